// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/feature_list.h"

#include "core/preprocess/step_support.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <unordered_map>

namespace fuzzylens::steps {

std::vector<int> occurrences(const std::vector<std::string>& names)
{
    std::unordered_map<std::string_view, int> seen;
    std::vector<int> result;
    result.reserve(names.size());
    for (const std::string& name : names)
        result.push_back(seen[name]++);
    return result;
}

FeatureList::FeatureList(const Dataset& data)
    : m_names(data.featureNames())
    , m_occurrences(occurrences(m_names))
{}

FeatureList::FeatureList(const Dataset& data, const std::vector<Index>& features)
{
    const std::vector<int> all = occurrences(data.featureNames());
    for (const Index feature : features) {
        m_names.push_back(data.featureNames()[static_cast<std::size_t>(feature)]);
        m_occurrences.push_back(all[static_cast<std::size_t>(feature)]);
    }
    setWhole();
}

FeatureList::FeatureList(const nlohmann::json& json)
    : m_names(textsFromJson(json, "features"))
    , m_occurrences(m_names.size(), 0)
{
    if (json.contains("occurrences")) {
        const std::vector<double> numbers = numbersFromJson(json, "occurrences");
        const auto fits = [](double number) { return number >= 0 && number < 1e9; };
        if (numbers.size() != m_names.size() || !std::all_of(numbers.begin(), numbers.end(), fits))
            throw std::invalid_argument("the list \"occurrences\" of a fitted step does not match its features");
        std::transform(numbers.begin(), numbers.end(), m_occurrences.begin(),
                       [](double number) { return static_cast<int>(number); });
    }
    setWhole();
}

void FeatureList::addTo(nlohmann::json& json) const
{
    json["features"] = m_names;
    if (std::any_of(m_occurrences.begin(), m_occurrences.end(), [](int number) { return number > 0; }))
        json["occurrences"] = m_occurrences;
}

void FeatureList::setWhole()
{
    m_whole = m_occurrences == occurrences(m_names);
}

std::optional<std::vector<Index>> FeatureList::find(const Dataset& data) const
{
    if (m_whole && data.featureNames() == m_names)
        return std::nullopt;
    std::unordered_map<std::string_view, std::vector<Index>> places;
    for (Index l = 0; l < data.features(); ++l)
        places[data.featureNames()[static_cast<std::size_t>(l)]].push_back(l);
    std::vector<Index> result;
    result.reserve(m_names.size());
    for (std::size_t l = 0; l < m_names.size(); ++l) {
        const auto place = places.find(m_names[l]);
        const auto number = static_cast<std::size_t>(m_occurrences[l]);
        if (place == places.end())
            throw errorInData(data, message("a feature that the preprocessing was fitted on was not found"),
                              m_names[l], message("use data with the same features"));
        if (number >= place->second.size())
            throw errorInData(data,
                              message("a feature that the preprocessing was fitted on does not occur often "
                                      "enough: found %1, expected at least %2",
                                      place->second.size(), number + 1),
                              m_names[l], message("use data with the same features"));
        result.push_back(place->second[number]);
    }
    return result;
}

}  // namespace fuzzylens::steps
