// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/cell.h"
#include "core/export/format_writers.h"
#include "core/export/sample_lines.h"
#include "core/export/text_cells.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

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

/// Fields with at least one label: an empty column would be read as a feature.
std::vector<const LabelField*> fieldsWithLabels(const Dataset& data)
{
    std::vector<const LabelField*> fields = preferredFirst(data);
    std::erase_if(fields, [](const LabelField* field) {
        return std::all_of(field->codes.begin(), field->codes.end(), [](int code) { return code < 0; }) &&
               std::all_of(field->numbers.begin(), field->numbers.end(),
                           [](double number) { return std::isnan(number); });
    });
    return fields;
}

std::string delimitedHeader(const Dataset& data, const std::vector<const LabelField*>& fields, char delimiter,
                            const std::filesystem::path& path)
{
    std::string header = "sample";
    for (const LabelField* field : fields) {
        header += delimiter;
        appendText(header, field->name, delimiter, path);
    }
    for (const std::string& name : data.featureNames()) {
        header += delimiter;
        appendText(header, name, delimiter, path);
    }
    return header + '\n';
}

}  // namespace

std::vector<const LabelField*> preferredFirst(const Dataset& data)
{
    std::vector<const LabelField*> fields;
    for (const LabelField& field : data.labelFields())
        fields.insert(field.name == data.preferredLabel() ? fields.begin() : fields.end(), &field);
    return fields;
}

void addDelimited(StoppableFile& file, const Dataset& data, char delimiter)
{
    const std::filesystem::path& path = file.path();
    const std::vector<const LabelField*> fields = fieldsWithLabels(data);
    file.add(delimitedHeader(data, fields, delimiter, path));
    addSampleLines(file, data, delimiter, {}, [&](std::string& line, Index sample) {
        const std::string& name = data.sampleNames()[static_cast<std::size_t>(sample)];
        if (name.empty())
            line = "\"\"";  // a line of delimiters alone is no sample
        else
            appendText(line, name, delimiter, path);
        for (const LabelField* field : fields) {
            line += delimiter;
            appendLabel(line, *field, sample, delimiter, path);
        }
    });
}

}  // namespace fuzzylens
