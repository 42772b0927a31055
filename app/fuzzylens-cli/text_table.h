// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::cli {

/// Rows of cells set in columns; the first column is aligned left, the others right.
class TextTable
{
public:
    void addRow(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

/// @p value with @p decimals digits after the point.
std::string fixed(double value, int decimals);
/// @p value with six digits at most, for people to read.
std::string shortText(double value);

}  // namespace fuzzylens::cli
