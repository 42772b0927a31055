// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table_writer.h"

#include "core/data/cell.h"
#include "core/data/file_bytes.h"
#include "core/data/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr std::size_t flushFrom = std::size_t{1} << 20;

std::vector<const LabelField*> preferredFirst(const Dataset& data)
{
    std::vector<const LabelField*> fields;
    for (const LabelField& field : data.labelFields())
        fields.insert(field.name == data.preferredLabel() ? fields.begin() : fields.end(), &field);
    return fields;
}

void appendLabel(std::string& to, const LabelField& field, Index sample, char delimiter,
                 const std::filesystem::path& path)
{
    if (field.kind == LabelField::Kind::Categorical) {
        const std::string text = field.text(sample);
        // A number in quotes is a label, not a value.
        if (readCell(text, '.', MissingTexts()).kind == CellKind::Number)
            to += '"' + text + '"';
        else if (!text.empty())
            appendText(to, text, delimiter, path);
    } else if (const double number = field.numbers[static_cast<std::size_t>(sample)]; !std::isnan(number)) {
        to += '"';
        appendNumber(to, number);
        to += '"';
    }
}

/// The values of a few samples, a line each; column by column, as they lie in memory.
void appendValues(std::vector<std::string>& lines, const Dataset& data, Index firstSample, char delimiter)
{
    for (Index l = 0; l < data.features(); ++l) {
        const double* column = data.values().column(l) + firstSample;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            lines[i] += delimiter;
            if (!std::isnan(column[i]))
                appendNumber(lines[i], column[i]);
        }
    }
}

std::string delimitedHeader(const Dataset& data, char delimiter, const std::filesystem::path& path)
{
    std::string header = "sample";
    for (const LabelField* field : preferredFirst(data)) {
        header += delimiter;
        appendText(header, field->name, delimiter, path);
    }
    for (const std::string& name : data.featureNames()) {
        header += delimiter;
        appendText(header, name, delimiter, path);
    }
    return header + '\n';
}

const std::vector<std::string>* descriptionsOf(const Dataset& data)
{
    for (const AnnotationField& field : data.annotations())
        if (field.name == "Description")
            return &field.texts;
    return data.annotations().empty() ? nullptr : &data.annotations().front().texts;
}

std::string gctHeader(const Dataset& data, const std::filesystem::path& path)
{
    std::string header =
        "#1.2\n" + std::to_string(data.features()) + '\t' + std::to_string(data.samples()) + "\nName\tDescription";
    for (const std::string& name : data.sampleNames()) {
        header += '\t';
        appendText(header, name, '\t', path);
    }
    return header + '\n';
}

}  // namespace

void appendNumber(std::string& to, double value)
{
    std::array<char, 32> buffer{};
    const auto answer = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    to.append(buffer.data(), answer.ptr);
}

void appendText(std::string& to, std::string_view text, char delimiter, const std::filesystem::path& path)
{
    if (text.find_first_of("\r\n") != std::string_view::npos && delimiter == '\t')
        throw DataError({Issue::Severity::Error, "a name holds a line break, which this format cannot carry",
                         path.string(), 0, 0, shownText(text), "write CSV instead"});
    const bool looksElse = !text.empty() && MissingTexts().matches(text);
    if (!looksElse && text == trimmed(text) && text.find_first_of("\"\r\n") == std::string_view::npos &&
        text.find(delimiter) == std::string_view::npos) {
        to += text;
        return;
    }
    to += '"';
    for (const char c : text)
        to.append(c == '"' ? 2 : 1, c);
    to += '"';
}

void addDelimited(WholeFile& file, const Dataset& data, char delimiter)
{
    const std::filesystem::path& path = file.path();
    file.add(delimitedHeader(data, delimiter, path));
    const std::vector<const LabelField*> fields = preferredFirst(data);
    for (Index first = 0; first < data.samples(); first += AlignedMatrix::lane) {
        std::vector<std::string> lines(
            static_cast<std::size_t>(std::min(AlignedMatrix::lane, data.samples() - first)));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Index sample = first + static_cast<Index>(i);
            const std::string& name = data.sampleNames()[static_cast<std::size_t>(sample)];
            if (name.empty())
                lines[i] = "\"\"";  // a line of delimiters alone is no sample
            else
                appendText(lines[i], name, delimiter, path);
            for (const LabelField* field : fields) {
                lines[i] += delimiter;
                appendLabel(lines[i], *field, sample, delimiter, path);
            }
        }
        appendValues(lines, data, first, delimiter);
        for (std::string& line : lines)
            file.add(line += '\n');
    }
}

void addGct(WholeFile& file, const Dataset& data)
{
    const std::filesystem::path& path = file.path();
    std::string text = gctHeader(data, path);
    const std::vector<std::string>* descriptions = descriptionsOf(data);
    for (Index l = 0; l < data.features(); ++l) {
        appendText(text, data.featureNames()[static_cast<std::size_t>(l)], '\t', path);
        text += '\t';
        appendText(text, descriptions ? (*descriptions)[static_cast<std::size_t>(l)] : "na", '\t', path);
        for (Index i = 0; i < data.samples(); ++i) {
            text += '\t';
            if (data.isMissing(i, l))
                text += "NA";
            else
                appendNumber(text, data.value(i, l));
        }
        text += '\n';
        if (text.size() >= flushFrom) {
            file.add(text);
            text.clear();
        }
    }
    file.add(text);
}

void addCls(WholeFile& file, const LabelField& field)
{
    const auto refuse = [&file](std::string what, const std::string& text) {
        throw DataError(
            {Issue::Severity::Error, std::move(what), file.path().string(), 0, 0, text, "write CSV instead"});
    };
    std::string text = std::to_string(field.codes.size()) + ' ' + std::to_string(field.classes.size()) + " 1\n#";
    for (const std::string& name : field.classes) {
        if (name.find_first_of(" \t\r\n") != std::string::npos)
            refuse("a class name holds a blank, which a CLS file cannot carry", name);
        text += ' ' + name;
    }
    text += '\n';
    for (std::size_t i = 0; i < field.codes.size(); ++i) {
        if (field.codes[i] < 0)
            refuse("sample " + std::to_string(i + 1) + " has no label, which a CLS file cannot carry", {});
        text += (i == 0 ? "" : " ") + field.classes[static_cast<std::size_t>(field.codes[i])];
    }
    file.add(text + '\n');
}

}  // namespace fuzzylens
