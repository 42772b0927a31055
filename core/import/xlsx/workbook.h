// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/import/xlsx/date_format.h"
#include "core/import/xlsx/zip_archive.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// A sheet of cells of a workbook.
struct WorkbookSheet
{
    std::string name;
    std::string part;  // of the archive
    bool hidden = false;
};

/// What the sheets of a workbook share.
struct Workbook
{
    std::vector<WorkbookSheet> sheets;  // in the order of the workbook; charts are none
    bool from1904 = false;              // days count from the end of 1903
    std::vector<std::string> strings;   // that cells name by number
    std::vector<DateFormat> formats;    // a style of cells each
};

/// Nothing if @p progress requests cancellation.
/// @throws DataError if the archive holds no workbook of this kind, or a damaged one.
std::optional<Workbook> readWorkbook(const ZipArchive& archive, const std::filesystem::path& path,
                                     const Progress& progress);

}  // namespace fuzzylens
