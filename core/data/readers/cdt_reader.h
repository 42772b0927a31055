// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// PCL and CDT of Cluster and TreeView: genes in rows behind columns with their identifier (GID, an ORF or another
/// id, NAME, GWEIGHT); below the header rows with identifiers (AID) and weights (EWEIGHT) of the arrays, which
/// become label fields.
class CdtReader : public Reader
{
public:
    std::string_view id() const override { return "cdt"; }
    std::string_view name() const override { return "CDT, PCL"; }
    std::vector<std::string_view> suffixes() const override { return {"cdt", "pcl"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
};

}  // namespace fuzzylens
