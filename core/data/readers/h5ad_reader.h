// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// AnnData files (.h5ad) of every layout. HDF5 crashes and hangs on damaged files, so they are read by the program
/// fuzzylens-h5ad, with limits on what it may take.
class H5adReader : public Reader
{
public:
    std::string_view id() const override { return "h5ad"; }
    std::string_view name() const override { return "AnnData (h5ad)"; }
    std::vector<std::string_view> suffixes() const override { return {"h5ad", "h5", "hdf5"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
    UnreadTable lookAt(const std::filesystem::path& path, const ImportOptions& options,
                       const Progress& progress) const override;
};

}  // namespace fuzzylens
