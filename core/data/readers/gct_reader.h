// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// GCT 1.2 of GenePattern: "#1.2", the numbers of genes and samples, a header (Name, Description, samples), a gene
/// a line. Its descriptions become the annotation field "Description".
class GctReader : public Reader
{
public:
    std::string_view id() const override { return "gct"; }
    std::string_view name() const override { return "GCT 1.2"; }
    std::vector<std::string_view> suffixes() const override { return {"gct"}; }
    int confidence(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
};

/// Where the classes of the GCT file @p path lie: in the CLS file of its name beside it.
std::filesystem::path labelsBeside(std::filesystem::path path);

}  // namespace fuzzylens
