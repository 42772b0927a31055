// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// ARFF of Weka, dense and sparse. One attribute is the label: the one chosen, else one called class, label,
/// target or y, else the last or the first if it is nominal. The other nominal attributes become features coded in
/// the order declared, from 0, and are offered as label fields too; texts become label fields, or, if they differ
/// in all rows, the names of the samples. Without any @attribute the data are read as a table of text.
class ArffReader : public Reader
{
public:
    std::string_view id() const override { return "arff"; }
    std::string_view name() const override { return "ARFF"; }
    std::vector<std::string_view> suffixes() const override { return {"arff"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
    UnreadTable lookAt(const std::filesystem::path& path, const ImportOptions& options,
                       const Progress& progress) const override;
};

}  // namespace fuzzylens
