// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/cluster_numbers.h"

#include "core/evaluation/search/cluster_scores.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/tune/consensus_map.h"
#include "ui/tune/validation.h"

#include <algorithm>
#include <numeric>

namespace fuzzylens::ui {

namespace {

constexpr auto consensusArea = "consensus_area";
constexpr Protocol allSamples{Protocol::Kind::None, 0, 1};
constexpr qint64 fitsWithResamples = 21;  // all samples, and clusterResamples

}  // namespace

std::vector<SearchAxis> ClusterNumbers::axes() const
{
    constexpr double fewest = 2, most = 10;
    const Fitter& fitter = project().fitter();
    if (!fitter.isPrepared())
        return {};
    const Problem problem = problemOf(*fitter.prepared());
    std::vector<SearchAxis> axes;
    for (SearchAxis& axis : searchAxes(method(project().state().method), problem, fitter.parameters())) {
        if (axis.parameter == "clusters") {
            const double last = std::clamp(double(problem.data->samples()) - 1, fewest, most);
            axis.range = {fewest, last, int(last - fewest) + 1};
            axes.insert(axes.begin(), axis);
        } else if (axis.label == "fuzziness") {
            axes.push_back(axis);
        }
    }
    return axes;
}

QString ClusterNumbers::obstacle() const
{
    if (QString obstacle = preparationObstacle(project()); !obstacle.isEmpty())
        return obstacle;
    const MethodDescription& chosen = method(project().state().method);
    if (chosen.needsTarget)
        return tr("%1 needs labels, so its clusters cannot be compared without them. Choose another method, such "
                  "as "
                  "fuzzy c-means.")
            .arg(shownText(chosen.name));
    if (axes().empty())
        return tr("%1 has no number of clusters. Choose another method, such as fuzzy c-means.")
            .arg(shownText(chosen.name));
    return {};
}

Problem ClusterNumbers::problemOf(const Preparation& prepared) const
{
    Problem problem = SweepController::problemOf(prepared);
    if (method(project().state().method).purpose == Purpose::Labels)
        problem.target = {};
    return problem;
}

std::vector<std::size_t> ClusterNumbers::order(const Sweep& sweep) const
{
    std::vector<std::size_t> ascending(sweep.size());
    std::iota(ascending.begin(), ascending.end(), std::size_t{0});
    return ascending;
}

std::vector<SweepController::Phase> ClusterNumbers::phases(const SweepPtr& sweep)
{
    const bool hasPairs = sweep->method().usesPairs && sweep->problem().pairs;  // they have no resamples
    std::vector<Phase> phases;
    for (const char* score : {"silhouette", "gap", "stability"}) {
        const bool isOfOneFit = phases.empty();
        if (!isOfOneFit && hasPairs)
            break;
        const auto search = std::make_shared<const Search>(sweep->search(allSamples, score));
        phases.push_back({isOfOneFit ? 1 : fitsWithResamples,
                          [this, sweep, search](std::size_t candidate, const RunControl& control) {
                              const std::vector<Trial> trials = search->run({candidate}, control);
                              if (trials.empty())
                                  return false;
                              Consensus consensus;
                              if (const Trial& trial = trials.front();
                                  !trial.subsampled.empty() && std::ssize(trial.assigned) <= mostConsensusShown) {
                                  const Eigen::MatrixXd matrix = consensusMatrix(trial.subsampled);
                                  consensus = {consensusMap(trial, matrix, sweep->prepared().problem),
                                               consensusDistribution(matrix)};
                              }
                              report(sweep, [this, trial = trials.front(), consensus] { take(trial, consensus); });
                              return true;
                          }});
    }
    return phases;
}

void ClusterNumbers::clear(std::size_t size)
{
    m_trials.assign(size, {});
    m_consensus.assign(size, {});
    for (std::size_t i = 0; i < size; ++i)
        m_trials[i].index = i;
}

/// Each phase has the scores of the fit to all samples again.
void ClusterNumbers::take(const Trial& trial, const Consensus& consensus)
{
    Trial& known = m_trials[trial.index];
    for (const auto& [name, score] : trial.scores)
        known.scores.insert_or_assign(name, score);
    if (known.scores.empty())
        known.refusal = trial.refusal;
    known.assigned = trial.assigned;
    if (consensus.map)
        m_consensus[trial.index] = consensus;
}

std::vector<std::string> ClusterNumbers::scores() const
{
    std::vector<std::string> all(clusterScores().begin(), clusterScores().end());
    all.push_back(consensusArea);
    std::erase_if(all, [this](const std::string& score) {
        return std::none_of(m_trials.begin(), m_trials.end(),
                            [&](const Trial& trial) { return trial.scores.contains(score); });
    });
    return all;
}

std::optional<std::size_t> ClusterNumbers::best(const std::string& score) const
{
    if (score == consensusArea)
        return std::nullopt;
    SearchRecord record{sweep()->method().id, score, sweep()->candidates(), {}, {}, {}};
    for (const Trial& trial : m_trials)
        if (const auto known = trial.scores.find(score); known != trial.scores.end()) {
            Trial scored;
            scored.index = trial.index;
            scored.scores.insert(*known);
            record.trials.push_back(std::move(scored));
        }
    return record.trials.empty() ? std::nullopt : std::optional(bestCandidate(record));
}

HeatmapModelPtr ClusterNumbers::consensus(std::size_t candidate) const
{
    return candidate < m_consensus.size() ? m_consensus[candidate].map : nullptr;
}

const std::vector<DistributionStep>& ClusterNumbers::distribution(std::size_t candidate) const
{
    return m_consensus[candidate].distribution;
}

}  // namespace fuzzylens::ui
