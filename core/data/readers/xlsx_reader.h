// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// Excel workbooks (.xlsx): the sheet of the options, else the first visible one that is not empty. What the sheet
/// holds is decided as for a table of text. Other files of spreadsheet programs are recognised and refused with
/// advice.
class XlsxReader : public Reader
{
public:
    std::string_view id() const override { return "xlsx"; }
    std::string_view name() const override { return "Excel workbook (XLSX)"; }
    std::vector<std::string_view> suffixes() const override { return {"xlsx", "xlsm", "xltx"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
    UnreadTable lookAt(const std::filesystem::path& path, const ImportOptions& options,
                       const Progress& progress) const override;
};

}  // namespace fuzzylens
