// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// GEO series matrix: lines that begin with a tag (!Series_, !Sample_), then a table of values between
/// !series_matrix_table_begin and !series_matrix_table_end. Everything is found by its tag. Every line about the
/// samples becomes a label field, characteristics one for every key. A series on several platforms is several
/// files.
class SeriesMatrixReader : public Reader
{
public:
    std::string_view id() const override { return "series-matrix"; }
    std::string_view name() const override { return "GEO series matrix"; }
    std::vector<std::string_view> suffixes() const override { return {"txt"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
};

}  // namespace fuzzylens
