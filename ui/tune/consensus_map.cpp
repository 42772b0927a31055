// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/consensus_map.h"

#include "ui/theme/core_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace fuzzylens::ui {

namespace {

struct ConsensusWords
{
    Q_DECLARE_TR_FUNCTIONS(Tune)
};

/// Of each sample the mean over the other samples of its cluster; 0 where there is none.
std::vector<double> consensusWithCluster(const Eigen::MatrixXd& consensus, const std::vector<int>& assigned)
{
    std::vector<double> means(assigned.size());
    for (std::size_t i = 0; i < assigned.size(); ++i) {
        double sum = 0, count = 0;
        for (std::size_t j = 0; j < assigned.size(); ++j) {
            const double entry = consensus(Eigen::Index(i), Eigen::Index(j));
            if (i != j && assigned[i] == assigned[j] && std::isfinite(entry)) {
                sum += entry;
                ++count;
            }
        }
        means[i] = count > 0 ? sum / count : 0;
    }
    return means;
}

}  // namespace

HeatmapModelPtr consensusMap(const Trial& trial, const Eigen::MatrixXd& consensus, const Problem& problem)
{
    const std::vector<int>& assigned = trial.assigned;
    const std::vector<double> certainty = consensusWithCluster(consensus, assigned);
    std::vector<int> order(assigned.size());
    std::iota(order.begin(), order.end(), 0);
    const auto key = [&](int sample) {
        return std::tuple(assigned[std::size_t(sample)], -certainty[std::size_t(sample)], sample);
    };
    std::sort(order.begin(), order.end(), [&](int left, int right) { return key(left) < key(right); });
    auto model = std::make_shared<HeatmapModel>();
    const auto n = int(order.size());
    std::vector<float> cells;
    cells.reserve(order.size() * order.size());
    for (const int row : order)
        for (const int column : order)
            cells.push_back(float(consensus(row, column)));
    model->cells = MaxPyramid(n, n, cells);
    model->rows.count = n;
    model->rows.name = [data = problem.data, order](int position) {
        return nameText(data->sampleNames()[std::size_t(order[std::size_t(position)])]);
    };
    for (int i = 0; i < n; ++i)
        if (i == 0 ||
            assigned[std::size_t(order[std::size_t(i)])] != assigned[std::size_t(order[std::size_t(i - 1)])])
            model->rows.groupStarts.push_back(i);
    model->columns = model->rows;
    model->valueName = ConsensusWords::tr("share of subsamples");
    if (problem.target.kind == Target::Kind::Classes) {
        HeatmapStrip strip;
        strip.name = nameText(problem.target.name);
        for (const std::string& name : problem.target.classNames)
            strip.classes << nameText(name);
        for (const int sample : order)
            strip.codes.push_back(problem.target.classOf[std::size_t(sample)]);
        model->strips.push_back(std::move(strip));
    }
    model->setSampleOrder(std::move(order));
    return model;
}

}  // namespace fuzzylens::ui
