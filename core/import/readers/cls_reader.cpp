// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/text_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <new>
#include <sstream>
#include <unordered_map>

namespace fuzzylens {

namespace {

std::vector<std::string> words(std::string_view text)
{
    std::istringstream stream{std::string(text)};
    std::vector<std::string> result;
    for (std::string word; stream >> word;)
        result.push_back(word);
    return result;
}

/// Of a line that is not blank, without blanks at its ends.
struct FilledLine
{
    std::string_view text;
    std::int64_t number = 0;  // from 1
};

std::vector<FilledLine> filledLines(std::string_view text)
{
    std::vector<FilledLine> lines;
    RecordScanner scanner(text, {'\0', lineEndOf(text), false});
    Record record;
    while (scanner.next(record))
        if (const std::string_view line = trimmed(record.text); !line.empty())
            lines.push_back({line, record.line});
    return lines;
}

[[noreturn]] void fail(const std::filesystem::path& path, std::int64_t line, Message what, std::string text = {})
{
    throw DataError({Issue::Severity::Error, std::move(what), path.string(), line, 0, std::move(text), {}});
}

long integerValue(const std::string& word)
{
    constexpr std::size_t mostDigits = 9;
    const bool digits =
        !word.empty() && word.size() <= mostDigits && word.find_first_not_of("0123456789") == std::string::npos;
    return digits ? std::stol(word) : -1;
}

struct ClsHeader
{
    long samples = 0;
    long classes = 0;
};

[[noreturn]] void refuseHeader(const FilledLine& line, const std::filesystem::path& path)
{
    Issue issue{Issue::Severity::Error,
                message("a CLS file begins with the numbers of samples and classes and a 1"),
                path.string(),
                line.number,
                0,
                shownText(line.text),
                {}};
    if (line.text.find_first_of(",;\t") != std::string_view::npos)
        issue.remedy = message("add a table with label columns as sample annotations (--sample-table FILE)");
    throw DataError(std::move(issue));
}

ClsHeader readHeader(const FilledLine& line, const std::filesystem::path& path)
{
    const std::vector<std::string> numbers = words(line.text);
    const ClsHeader header{numbers.empty() ? -1 : integerValue(numbers[0]),
                           numbers.size() < 2 ? -1 : integerValue(numbers[1])};
    if (header.samples < 0 || header.classes < 0 || numbers.size() > 3)
        refuseHeader(line, path);
    return header;
}

/// The label of a sample as a class: by its name when every label is one, else by its number when every label is
/// the number of a class, else by the order in which labels appear, if none is a name.
/// @throws DataError naming @p line if only some labels are names.
LabelField fieldOf(const std::vector<std::string>& names, const std::vector<std::string>& labels,
                   const std::filesystem::path& path, std::int64_t line)
{
    std::unordered_map<std::string_view, int> codeOf;
    for (std::size_t i = 0; i < names.size(); ++i)
        codeOf.emplace(names[i], static_cast<int>(i));
    const auto isName = [&codeOf](const std::string& label) { return codeOf.contains(label); };
    const bool byName = std::all_of(labels.begin(), labels.end(), isName);
    const bool byNumber = std::all_of(labels.begin(), labels.end(), [&names](const std::string& label) {
        const long number = integerValue(label);
        return number >= 0 && number < static_cast<long>(names.size());
    });
    LabelField field;
    field.name = "class";
    field.classes = names;
    if (byName || byNumber) {
        for (const std::string& label : labels)
            field.codes.push_back(byName ? codeOf.at(label) : static_cast<int>(integerValue(label)));
        return field;
    }
    if (std::any_of(labels.begin(), labels.end(), isName))
        fail(path, line, message("the label is not one of the classes named in line 2, but other labels are"),
             shownText(*std::find_if_not(labels.begin(), labels.end(), isName)));
    field.codes = LabelField::categorical("class", labels).codes;
    return field;
}

std::size_t differentOnes(std::vector<std::string> labels)
{
    std::sort(labels.begin(), labels.end());
    return static_cast<std::size_t>(std::unique(labels.begin(), labels.end()) - labels.begin());
}

}  // namespace

LabelField readCls(const std::filesystem::path& path)
try {
    requireMemoryForFile(path);
    const auto file = FileBytes::open(path);
    const std::vector<FilledLine> lines = filledLines(requireText(file->bytes(), path));
    if (lines.empty())
        fail(path, 1, message("the file contains only blank lines"));
    const ClsHeader header = readHeader(lines[0], path);
    if (lines.size() < 3 || lines[1].text.front() != '#')
        fail(path, lines.size() > 1 ? lines[1].number : lines[0].number + 1,
             message("line 2 of a CLS file must begin with # and name the classes, and line 3 must contain the "
                     "labels"));
    std::vector<std::string> names = words(lines[1].text.substr(1));
    std::vector<std::string> labels;
    for (std::size_t line = 2; line < lines.size(); ++line)
        for (std::string& label : words(lines[line].text))
            labels.push_back(std::move(label));
    if (static_cast<long>(labels.size()) != header.samples)
        fail(
            path, lines[2].number,
            message("line 1 declares %1 samples, but the file contains %2 labels", header.samples, labels.size()));
    if (static_cast<long>(names.size()) != header.classes)
        fail(path, lines[1].number,
             message("line 1 declares %1 classes, but line 2 names %2", header.classes, names.size()));
    if (differentOnes(labels) > names.size())
        fail(path, lines[2].number,
             message("line 2 names %1 classes, but the file contains %2 different labels", names.size(),
                     differentOnes(labels)));
    bool changed = false;
    for (std::string& name : names)
        name = toUtf8(name, changed);
    for (std::string& label : labels)
        label = toUtf8(label, changed);
    return fieldOf(names, labels, path, lines[2].number);
} catch (const std::bad_alloc&) {
    failFile(path, message("the labels do not fit into memory"), message("check that this is the intended file"));
}

}  // namespace fuzzylens
