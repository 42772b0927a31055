// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/cluster_order.h"

#include <cstddef>

namespace fuzzylens {

std::vector<int> orderByFirstSample(const std::vector<int>& assigned, int clusters)
{
    std::vector<int> order;
    std::vector<bool> isPlaced(static_cast<std::size_t>(clusters), false);
    const auto place = [&](int cluster) {
        if (isPlaced[static_cast<std::size_t>(cluster)])
            return;
        isPlaced[static_cast<std::size_t>(cluster)] = true;
        order.push_back(cluster);
    };
    for (const int cluster : assigned)
        place(cluster);
    for (int cluster = 0; cluster < clusters; ++cluster)
        place(cluster);
    return order;
}

Outcome inOrderOfSamples(Outcome outcome)
{
    const auto clusters = static_cast<int>(outcome.memberships.cols());
    if (clusters == 0 || outcome.assigned.empty())
        return outcome;
    const std::vector<int> order = orderByFirstSample(outcome.assigned, clusters);
    const auto orderColumns = [&](auto& matrix) {
        if (matrix.cols() == clusters)
            matrix = matrix(Eigen::all, order).eval();
    };
    const auto orderRows = [&](auto& matrix) {
        if (matrix.rows() == clusters)
            matrix = matrix(order, Eigen::all).eval();
    };
    orderColumns(outcome.memberships);
    orderColumns(outcome.membershipsLabelFree);
    orderColumns(outcome.embedding);
    orderColumns(outcome.embeddingTraining);
    orderRows(outcome.featureWeights);
    orderRows(outcome.centers);
    orderRows(outcome.labelPrototypes);
    for (Frame& frame : outcome.frames) {
        orderColumns(frame.memberships);
        orderColumns(frame.embedding);
        orderRows(frame.featureWeights);
        orderRows(frame.centers);
        orderRows(frame.labelPrototypes);
    }
    std::vector<int> place(order.size());
    for (std::size_t j = 0; j < order.size(); ++j)
        place[static_cast<std::size_t>(order[j])] = static_cast<int>(j);
    for (std::vector<int>* assigned : {&outcome.assigned, &outcome.repaired})
        for (int& cluster : *assigned)
            cluster = place[static_cast<std::size_t>(cluster)];
    return outcome;
}

}  // namespace fuzzylens
