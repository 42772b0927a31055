// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::steps {

/// Features a step has learnt from or keeps, so that they are found again in other data: by name, and where a name
/// repeats, by which of its occurrences it was.
class FeatureList
{
public:
    /// All features of the data.
    explicit FeatureList(const Dataset& data);
    /// Some features of the data.
    FeatureList(const Dataset& data, const std::vector<Index>& features);
    /// @throws std::invalid_argument if the JSON holds no list of features.
    explicit FeatureList(const nlohmann::json& json);
    /// Adds the members "features" and, where an occurrence is not the first, "occurrences".
    void addTo(nlohmann::json& json) const;

    Index size() const { return static_cast<Index>(m_names.size()); }
    /// Indices of the features in the data; nothing when the data have exactly these, in this order.
    /// @throws DataError naming the first feature that is absent.
    std::optional<std::vector<Index>> find(const Dataset& data) const;

private:
    void setWhole();

    std::vector<std::string> m_names;
    std::vector<int> m_occurrences;  // from 0
    bool m_whole = true;             // every name comes with its occurrences 0, 1, ... in order
};

/// For each feature, how many before it have its name.
std::vector<int> occurrences(const std::vector<std::string>& names);

}  // namespace fuzzylens::steps
