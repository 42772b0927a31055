// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/gene_symbols.h"

#include <string_view>
#include <unordered_map>

namespace fuzzylens::steps {

std::vector<Index> featuresNamedBySymbols(const Dataset& data, const std::vector<std::string>& symbols)
{
    std::unordered_map<std::string_view, std::vector<Index>> unused;  // indices in descending order
    for (Index l = data.features(); l-- > 0;)
        unused[data.featureNames()[static_cast<std::size_t>(l)]].push_back(l);
    std::vector<Index> features;
    for (const std::string& symbol : symbols) {
        const auto found = unused.find(symbol);
        if (found == unused.end() || found->second.empty())
            continue;
        features.push_back(found->second.back());
        found->second.pop_back();
    }
    if (2 * features.size() < symbols.size())
        features.clear();
    return features;
}

}  // namespace fuzzylens::steps
