// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/h5ad/protocol.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens::h5ad {

/// Writes messages on standard output. Ends the process when the pipe is closed.
class Sender
{
public:
    void shape(const Shape& shape);
    void progress(Phase phase, std::uint64_t done, std::uint64_t total);
    void column(Role role, ColumnKind kind, std::string_view name);
    void numbers(const std::vector<double>& numbers);
    void codes(const std::vector<std::int32_t>& codes);
    /// @p values: @p count rows, one after the other, of float or double.
    template <typename Number>
    void rows(std::uint64_t first, std::uint64_t count, const std::vector<Number>& values)
    {
        const RowsHead head{first, count, sizeof(Number), 0};
        message(Message::Rows, &head, sizeof head, values.data(), values.size() * sizeof(Number));
    }
    void storedRows(const StoredRows& rows);
    void entries(const std::vector<Entry>& entries);
    void text(Message kind, std::string_view text);
    void done();

    /// Gathers texts of the current column; they go out when they are many, and with sendTexts().
    void addText(std::string_view text);
    void sendTexts();

private:
    void message(Message kind, const void* head, std::size_t headSize, const void* body = nullptr,
                 std::size_t bodySize = 0);

    std::string m_texts;
};

}  // namespace fuzzylens::h5ad
