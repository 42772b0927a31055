// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/score_lists.h"

#include <cmath>

namespace fuzzylens {

void ScoreLists::add(const std::string& name, const std::optional<double>& value)
{
    List& list = m_lists[name];
    list.isComplete = list.isComplete && value && std::isfinite(*value);
    if (list.isComplete)
        list.values.push_back(*value);
}

std::map<std::string, Score> ScoreLists::scores() const
{
    std::map<std::string, Score> scores;
    for (const auto& [name, list] : m_lists)
        if (list.isComplete)
            scores[name] = scoreOf(list.values);
    return scores;
}

}  // namespace fuzzylens
