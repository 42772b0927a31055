// SPDX-License-Identifier: GPL-3.0-or-later
#include "column_sender.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace fuzzylens::h5ad {

namespace {

/// The shortest text that reads back as the number in the precision it is stored in.
std::string numberText(double number, bool single)
{
    if (std::isnan(number))
        return {};
    std::array<char, 40> buffer{};
    char* end = buffer.data() + buffer.size();
    const auto answer = single ? std::to_chars(buffer.data(), end, static_cast<float>(number))
                               : std::to_chars(buffer.data(), end, number);
    return {buffer.data(), answer.ptr};
}

/// Calls @p take(row, number) for every number.
template <typename Take>
void forEachNumber(const Array& values, const Take& take)
{
    std::vector<double> numbers;
    for (hsize_t first = 0; first < values.size(); first += Array::block) {
        values.read(first, std::min(Array::block, values.size() - first), numbers);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            take(first + i, numbers[i]);
    }
}

}  // namespace

ColumnSender::ColumnSender(Sender& sender, bool aboutSamples, hsize_t rows,
                           const std::optional<std::vector<std::size_t>>& kept)
    : m_sender(sender)
    , m_aboutSamples(aboutSamples)
    , m_rows(rows)
    , m_kept(kept)
{}

void ColumnSender::requireRows(const Array& values) const
{
    if (values.size() != m_rows)
        fail(values.name(), "it has " + std::to_string(values.size()) + " values where there are " +
                                std::to_string(m_rows) + (m_aboutSamples ? " samples" : " features"));
}

/// Asked once for every row, in order.
bool ColumnSender::keeps(hsize_t row)
{
    if (!m_kept)
        return true;
    if (m_nextKept == m_kept->size() || (*m_kept)[m_nextKept] != row)
        return false;
    ++m_nextKept;
    return true;
}

void ColumnSender::begin(Role role, ColumnKind kind, const std::string& name)
{
    m_nextKept = 0;
    m_sender.column(role, kind, name);
}

std::vector<bool> ColumnSender::maskOf(const Array* mask) const
{
    std::vector<bool> result;
    if (!mask)
        return result;
    requireRows(*mask);
    result.resize(m_rows);
    forEachNumber(*mask, [&result](hsize_t row, double value) { result[row] = value != 0; });
    return result;
}

void ColumnSender::sendTexts(const Array& values, const Array* mask)
{
    const std::vector<bool> masked = maskOf(mask);
    hsize_t row = 0;
    values.forEachText([&](std::string_view text) {
        if (keeps(row))
            m_sender.addText(!masked.empty() && masked[row] ? std::string_view() : text);
        ++row;
    });
    m_sender.sendTexts();
}

void ColumnSender::sendNumbersAsText(const Array& values, const Array* mask)
{
    const std::vector<bool> masked = maskOf(mask);
    const bool truth = values.kind() == ElementKind::Boolean;
    const bool single = values.kind() == ElementKind::Real && values.width() <= sizeof(float);
    forEachNumber(values, [&](hsize_t row, double number) {
        if (!keeps(row))
            return;
        if (!masked.empty() && masked[row])
            m_sender.addText({});
        else if (truth)
            m_sender.addText(number != 0 ? "True" : "False");
        else
            m_sender.addText(numberText(number, single));
    });
    m_sender.sendTexts();
}

void ColumnSender::sendNumbers(const Array& values, const Array* mask)
{
    const std::vector<bool> masked = maskOf(mask);
    std::vector<double> block;
    forEachNumber(values, [&](hsize_t row, double number) {
        const bool none = (!masked.empty() && masked[row]) || !std::isfinite(number);
        if (keeps(row))
            block.push_back(none ? std::numeric_limits<double>::quiet_NaN() : number);
        if (block.size() == Array::block) {
            m_sender.numbers(block);
            block.clear();
        }
    });
    m_sender.numbers(block);
}

void ColumnSender::sendNames(const Array& values)
{
    requireRows(values);
    begin(m_aboutSamples ? Role::SampleNames : Role::FeatureNames, ColumnKind::Text, {});
    if (values.kind() == ElementKind::Text)
        sendTexts(values, nullptr);
    else
        sendNumbersAsText(values, nullptr);
}

void ColumnSender::sendPlain(const std::string& name, const Array& values, const Array* mask)
{
    if (values.kind() == ElementKind::Other) {
        m_sender.text(Message::LeftOut, values.name());
        return;
    }
    requireRows(values);
    const bool asNumbers =
        m_aboutSamples && (values.kind() == ElementKind::Real || values.kind() == ElementKind::Integer);
    begin(m_aboutSamples ? Role::Obs : Role::Var, asNumbers ? ColumnKind::Number : ColumnKind::Text, name);
    if (values.kind() == ElementKind::Text)
        sendTexts(values, mask);
    else if (asNumbers)
        sendNumbers(values, mask);
    else
        sendNumbersAsText(values, mask);
}

void ColumnSender::sendCategories(const std::string& name, const Array& codes, const Array& classes)
{
    requireRows(codes);
    begin(m_aboutSamples ? Role::Obs : Role::Var, ColumnKind::Categories, name);
    if (classes.kind() == ElementKind::Text) {
        classes.forEachText([this](std::string_view text) { m_sender.addText(text); });
    } else {
        const bool truth = classes.kind() == ElementKind::Boolean;
        const bool single = classes.kind() == ElementKind::Real && classes.width() <= sizeof(float);
        forEachNumber(classes, [&](hsize_t, double number) {
            m_sender.addText(truth ? (number != 0 ? "True" : "False") : numberText(number, single));
        });
    }
    m_sender.sendTexts();
    std::vector<long long> block;
    std::vector<std::int32_t> sent;
    for (hsize_t first = 0; first < codes.size(); first += Array::block) {
        codes.read(first, std::min(Array::block, codes.size() - first), block);
        sent.clear();
        for (std::size_t i = 0; i < block.size(); ++i) {
            if (block[i] >= static_cast<long long>(classes.size()))
                fail(codes.name(), "code " + std::to_string(block[i]) + " is out of range, there are " +
                                       std::to_string(classes.size()) + " categories");
            if (keeps(first + i))
                sent.push_back(block[i] < 0 ? -1 : static_cast<std::int32_t>(block[i]));
        }
        m_sender.codes(sent);
    }
}

}  // namespace fuzzylens::h5ad
