// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"

#include <cstdint>
#include <memory>

namespace fuzzylens {

/// The reader of each format; its source file describes the format.
const Reader& arffReader();
const Reader& cdtReader();
const Reader& csvReader();
const Reader& gctReader();
const Reader& h5adReader();
const Reader& libsvmReader();
const Reader& matrixMarketReader();
const Reader& resReader();
const Reader& seriesMatrixReader();
const Reader& softReader();
const Reader& xlsxReader();

/// csvReader() that reads texts of more than @p mostInMemory bytes twice instead of holding them in memory.
FUZZYLENS_EXPORT std::unique_ptr<const Reader> makeCsvReader(std::uint64_t mostInMemory);

/// The CLS file in the folder and of the name of the GCT or RES file @p path.
std::filesystem::path labelFilePath(std::filesystem::path path);

/// The matrix of a folder as 10x Genomics writes it: matrix.mtx or matrix.mtx.gz, else the only file *.mtx or
/// *.mtx.gz; @p path itself if it is no such folder.
std::filesystem::path matrixInFolder(const std::filesystem::path& path);

}  // namespace fuzzylens
