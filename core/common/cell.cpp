// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/cell.h"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool equalsIgnoringCase(std::string_view text, std::string_view lower)
{
    const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + 32) : a) == b; };
    return std::equal(text.begin(), text.end(), lower.begin(), lower.end(), same);
}

std::string_view withoutSign(std::string_view text)
{
    if (!text.empty() && (text.front() == '+' || text.front() == '-'))
        text.remove_prefix(1);
    return text;
}

CellKind wordKind(std::string_view text)
{
    const std::string_view word = withoutSign(text);
    if (equalsIgnoringCase(word, "nan"))
        return CellKind::NotANumber;
    if (equalsIgnoringCase(word, "inf") || equalsIgnoringCase(word, "infinity"))
        return CellKind::Infinite;
    return CellKind::Text;
}

CellValue readNumber(std::string_view text, char decimalMark)
{
    std::string_view digits = text;
    if (digits.size() > 1 && digits.front() == '+' && digits[1] != '-')
        digits.remove_prefix(1);
    if (const std::string_view unsignedText = withoutSign(digits);
        unsignedText.empty() || isLetter(unsignedText[0]))
        return {wordKind(text), 0};
    double value = 0;
    const char* end = digits.data() + digits.size();
    const fast_float::parse_options options(fast_float::chars_format::general, decimalMark);
    const auto answer = fast_float::from_chars_advanced(digits.data(), end, value, options);
    const bool isPercentage = answer.ptr != end && trimmed({answer.ptr, end}) == "%";
    if ((answer.ptr != end && !isPercentage) || answer.ec == std::errc::invalid_argument)
        return {CellKind::Text, 0};
    if (!std::isfinite(value))
        return {CellKind::Overflow, 0};
    return {CellKind::Number, value};
}

}  // namespace

MissingTexts::MissingTexts(const std::optional<std::vector<std::string>>& chosen)
    : m_texts(chosen ? *chosen
                     : std::vector<std::string>{"NA", "N/A", "n/a", "#N/A", "?", "null", "NULL", "None", "none",
                                                "Filtered"})
    , m_areChosen(chosen.has_value())
{
    m_anyNumeric = std::any_of(m_texts.begin(), m_texts.end(), [](const std::string& text) {
        return readNumber(text, '.').kind != CellKind::Text || readNumber(text, ',').kind != CellKind::Text;
    });
}

bool MissingTexts::matches(std::string_view text) const
{
    return text.empty() || std::find(m_texts.begin(), m_texts.end(), text) != m_texts.end();
}

std::string_view trimmed(std::string_view text)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

CellValue readCell(std::string_view text, char decimalMark, const MissingTexts& missing)
{
    text = trimmed(text);
    if (text.empty() || (missing.anyNumeric() && missing.matches(text)))
        return {};
    const CellValue cell = readNumber(text, decimalMark);
    if (cell.kind == CellKind::Text && missing.matches(text))
        return {};
    return cell;
}

}  // namespace fuzzylens
