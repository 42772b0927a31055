// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// Matrix Market, coordinate and array, above all as 10x Genomics writes it: genes in rows, cells in columns,
/// their names in features.tsv (or genes.tsv) and barcodes.tsv beside it, with the same beginning of the name
/// where matrix.mtx has one ("S1_matrix.mtx.gz", "S1_barcodes.tsv.gz"). What else is said about genes annotates
/// them.
class MatrixMarketReader : public Reader
{
public:
    std::string_view id() const override { return "mtx"; }
    std::string_view name() const override { return "Matrix Market (10x)"; }
    std::vector<std::string_view> suffixes() const override { return {"mtx"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
    UnreadTable lookAt(const std::filesystem::path& path, const ImportOptions& options,
                       const Progress& progress) const override;
};

/// The matrix of a folder as 10x Genomics writes it: matrix.mtx or matrix.mtx.gz, else the only file *.mtx or
/// *.mtx.gz; @p path itself if it is no such folder.
std::filesystem::path matrixInFolder(const std::filesystem::path& path);

}  // namespace fuzzylens
