// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

#include <cstdint>

namespace fuzzylens {

/// Tables of delimited text: commas, tabs, semicolons or bars, with samples or genes in rows.
class FUZZYLENS_EXPORT CsvReader : public Reader
{
public:
    /// Texts beyond @p mostInMemory bytes are read twice instead of being held in memory.
    explicit CsvReader(std::uint64_t mostInMemory = std::uint64_t{64} << 20)
        : m_mostInMemory(mostInMemory)
    {}

    std::string_view id() const override { return "csv"; }
    std::string_view name() const override { return "Table of text (CSV, TSV)"; }
    std::vector<std::string_view> suffixes() const override { return {"csv", "tsv", "txt", "tab", "data"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
    UnreadTable lookAt(const std::filesystem::path& path, const ImportOptions& options,
                       const Progress& progress) const override;

private:
    std::uint64_t m_mostInMemory;
};

}  // namespace fuzzylens
