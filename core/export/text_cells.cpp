// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/text_cells.h"

#include "core/common/cell.h"
#include "core/common/issue.h"
#include "core/common/utf8.h"

#include <array>
#include <charconv>
#include <cmath>

namespace fuzzylens {

void appendNumber(std::string& to, double value)
{
    std::array<char, 32> buffer{};
    const auto answer = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    to.append(buffer.data(), answer.ptr);
}

void appendText(std::string& to, std::string_view text, char delimiter, const std::filesystem::path& path)
{
    if (text.find_first_of("\r\n") != std::string_view::npos && delimiter == '\t')
        throw DataError({Issue::Severity::Error,
                         message("a name contains a line break, which this format does not support"),
                         path.string(), 0, 0, shownText(text), message("write CSV or ARFF instead")});
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

void appendLabelText(std::string& to, const LabelField& field, Index sample, char delimiter,
                     const std::filesystem::path& path, std::string_view unlabelled)
{
    const auto i = static_cast<std::size_t>(sample);
    const bool isNumeric = field.kind == LabelField::Kind::Numeric;
    if (isNumeric ? std::isnan(field.numbers[i]) : field.codes[i] < 0)
        to += unlabelled;
    else if (isNumeric)
        appendNumber(to, field.numbers[i]);
    else
        appendText(to, field.classes[static_cast<std::size_t>(field.codes[i])], delimiter, path);
}

}  // namespace fuzzylens
