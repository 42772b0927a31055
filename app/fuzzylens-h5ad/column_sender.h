// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "array.h"
#include "sender.h"

#include <optional>
#include <vector>

namespace fuzzylens::h5ad {

/// Sends columns of a table: those about samples each in its kind, those about features as text.
class ColumnSender
{
public:
    /// @p rows: how many a column has to have. @p kept: the rows that are sent, ascending; all if nothing.
    ColumnSender(Sender& sender, bool aboutSamples, hsize_t rows,
                 const std::optional<std::vector<std::size_t>>& kept);

    /// The names of the rows.
    void sendNames(const Array& values);
    /// Text, numbers or truth values; where @p mask is true there is no value.
    void sendPlain(const std::string& name, const Array& values, const Array* mask = nullptr);
    /// Codes into the classes; those below zero have none.
    void sendCategories(const std::string& name, const Array& codes, const Array& classes);

private:
    void begin(Role role, ColumnKind kind, const std::string& name);
    void sendTexts(const Array& values, const Array* mask);
    void sendNumbers(const Array& values, const Array* mask);
    void sendNumbersAsText(const Array& values, const Array* mask);
    bool keeps(hsize_t row);
    void requireRows(const Array& values) const;
    std::vector<bool> maskOf(const Array* mask) const;

    Sender& m_sender;
    bool m_aboutSamples;
    hsize_t m_rows;
    const std::optional<std::vector<std::size_t>>& m_kept;
    std::size_t m_nextKept = 0;
};

}  // namespace fuzzylens::h5ad
