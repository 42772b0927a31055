// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/row_selection.h"

#include <string_view>
#include <unordered_map>

namespace fuzzylens::ui {

namespace {

/// Where @p samples stand among @p names; the r-th of a name that repeats is the r-th again.
std::vector<int> placesOf(const std::vector<std::string>& samples, const std::vector<std::string>& names)
{
    std::unordered_map<std::string_view, int> first;
    std::vector<int> next(names.size(), -1);  // of the same name
    for (std::size_t place = names.size(); place-- > 0;) {
        const auto [known, isNew] = first.emplace(names[place], int(place));
        if (!isNew)
            next[place] = std::exchange(known->second, int(place));
    }
    std::vector<int> places;
    places.reserve(samples.size());
    for (const std::string& sample : samples) {
        const auto found = first.find(sample);
        const int place = found == first.end() ? -1 : found->second;
        places.push_back(place);
        if (place >= 0)
            found->second = next[std::size_t(place)];
    }
    return places;
}

}  // namespace

void RowSelection::reset(const DatasetPtr& data)
{
    m_data = data;
    m_shown.reset();
    m_rowOf.clear();
    m_selected.assign(std::size_t(data->samples()), false);
}

void RowSelection::show(const NamesPtr& samples)
{
    if (samples == m_shown)
        return;
    m_shown = samples;
    m_rowOf = m_data ? placesOf(*samples, m_data->sampleNames()) : std::vector<int>(samples->size(), -1);
}

std::vector<bool> RowSelection::onScreen() const
{
    std::vector<bool> selected;
    selected.reserve(m_rowOf.size());
    for (const int row : m_rowOf)
        selected.push_back(row >= 0 && m_selected[std::size_t(row)]);
    return selected;
}

void RowSelection::take(const std::vector<bool>& onScreen)
{
    m_selected.assign(m_selected.size(), false);
    for (std::size_t sample = 0; sample < onScreen.size(); ++sample)
        if (m_rowOf[sample] >= 0)
            m_selected[std::size_t(m_rowOf[sample])] = onScreen[sample];
}

}  // namespace fuzzylens::ui
