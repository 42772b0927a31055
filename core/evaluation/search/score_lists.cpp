// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/score_lists.h"

#include <cmath>
#include <numeric>

namespace fuzzylens {

namespace {

Score scoreOf(std::vector<double> folds)
{
    const auto n = static_cast<double>(folds.size());
    Score score;
    score.mean = std::accumulate(folds.begin(), folds.end(), 0.0) / n;
    double squares = 0;
    for (const double value : folds)
        squares += (value - score.mean) * (value - score.mean);
    score.sd = folds.size() > 1 ? std::sqrt(squares / (n - 1)) : 0.0;
    score.folds = std::move(folds);
    return score;
}

}  // namespace

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
