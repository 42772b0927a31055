// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// A curated data set of GEO (GDS) in SOFT format: lines that begin with ^, ! and #, then a table of values
/// between !dataset_table_begin and !dataset_table_end. The subsets of one type are the classes of a label field.
class SoftReader : public Reader
{
public:
    std::string_view id() const override { return "soft"; }
    std::string_view name() const override { return "GEO data set (GDS, SOFT)"; }
    std::vector<std::string_view> suffixes() const override { return {"soft"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
};

}  // namespace fuzzylens
