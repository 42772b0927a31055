// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_layout.h"

#include <algorithm>

namespace fuzzylens::h5ad {

namespace {

constexpr const char* mainMatrix = "X";
constexpr const char* rawMatrix = "raw";

/// The part "X" or "var" of raw: in old files a name with a point.
std::optional<Node> rawPart(const Node& root, const std::string& part)
{
    if (auto old = child(root, "raw." + part))
        return old;
    const auto raw = child(root, rawMatrix);
    return raw ? child(*raw, part) : std::nullopt;
}

bool isMatrix(const std::optional<Node>& node)
{
    return node && (node->isDataset() || (child(*node, "indptr") && child(*node, "data")));
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace

void requireAnnData(const Node& root)
{
    if (child(root, "obs") && child(root, "var"))
        return;
    if (const auto matrix = child(root, "matrix"); matrix && matrix->isGroup() && child(*matrix, "barcodes"))
        fail({},
             "this is a 10x Genomics HDF5 file, not an AnnData one (.h5ad); open the folder with its matrix.mtx");
    fail({}, "this HDF5 file is not an AnnData file (.h5ad): it has no tables obs and var");
}

std::vector<std::string> matricesOf(const Node& root)
{
    std::vector<std::string> names;
    if (isMatrix(child(root, mainMatrix)))
        names.emplace_back(mainMatrix);
    if (isMatrix(rawPart(root, mainMatrix)))
        names.emplace_back(rawMatrix);
    if (const auto layers = child(root, "layers"); layers && layers->isGroup())
        for (const std::string& name : childNames(*layers))
            if (isMatrix(child(*layers, name)))
                names.push_back(name);
    return names;
}

FileLayout layoutOf(const Node& root, const std::string& layer, const std::vector<std::string>& names)
{
    const std::string wanted = layer.empty() ? mainMatrix : layer;
    if (std::find(names.begin(), names.end(), wanted) == names.end())
        throw FileError("there is no matrix named " + wanted + "; " +
                        (names.empty() ? "the file has none" : "available: " + joined(names)));
    FileLayout layout;
    layout.obs = requireChild(root, "obs");
    const bool fromRaw = wanted == rawMatrix;
    layout.matrix = fromRaw                ? std::move(*rawPart(root, mainMatrix))
                    : wanted == mainMatrix ? requireChild(root, mainMatrix)
                                           : requireChild(requireChild(root, "layers"), wanted);
    auto rawVar = fromRaw ? rawPart(root, "var") : std::nullopt;
    if (fromRaw && !rawVar)
        fail("raw", "it has no table var");
    layout.var = rawVar ? std::move(*rawVar) : requireChild(root, "var");
    return layout;
}

}  // namespace fuzzylens::h5ad
