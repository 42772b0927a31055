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
    /// @p values: @p count rows, one after the other.
    void rows(std::uint64_t first, std::uint64_t count, const std::vector<double>& values);
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
