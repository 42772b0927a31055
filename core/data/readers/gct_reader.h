// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// GCT of GenePattern (1.2) and of the Connectivity Map (1.3): the version, the numbers of genes and samples (and,
/// in 1.3, of columns and rows of annotations), a header, a gene a line. What describes genes becomes annotations,
/// the rows of 1.3 that describe samples become label fields. Missing first lines and wrong counts are issues.
class GctReader : public Reader
{
public:
    std::string_view id() const override { return "gct"; }
    std::string_view name() const override { return "GCT (1.2, 1.3)"; }
    std::vector<std::string_view> suffixes() const override { return {"gct"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
};

/// Where the classes of the GCT or RES file @p path lie: in the CLS file of its name beside it.
std::filesystem::path labelsBeside(std::filesystem::path path);

}  // namespace fuzzylens
