// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// RES of GenePattern: a header that names every second column, a line with what is said about the samples, the
/// number of genes, then a gene a line with a detection call behind every value. The calls are left out.
class ResReader : public Reader
{
public:
    std::string_view id() const override { return "res"; }
    std::string_view name() const override { return "RES"; }
    std::vector<std::string_view> suffixes() const override { return {"res"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
};

}  // namespace fuzzylens
