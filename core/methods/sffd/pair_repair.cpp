// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/pair_repair.h"

#include "core/methods/constraints/pair_chains.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace fuzzylens {

namespace {

/// Must-link components, their clusters, and the cannot-links between them.
struct Components
{
    std::vector<int> of;          // of every sample
    Eigen::MatrixXd memberships;  // summed over the members, components x k
    Eigen::VectorXd sizes;
    std::vector<std::vector<std::pair<int, int>>> apart;  // other component, number of cannot-links
};

Components componentsOf(const Eigen::MatrixXd& memberships, const PairSet& pairs)
{
    Components components;
    components.of = mustLinkComponents(pairs, memberships.rows());
    const auto count = static_cast<Index>(*std::max_element(components.of.begin(), components.of.end()) + 1);
    components.memberships = Eigen::MatrixXd::Zero(count, memberships.cols());
    components.sizes = Eigen::VectorXd::Zero(count);
    for (Index i = 0; i < memberships.rows(); ++i) {
        const int component = components.of[static_cast<std::size_t>(i)];
        components.memberships.row(component) += memberships.row(i);
        components.sizes[component] += 1.0;
    }
    std::unordered_map<std::int64_t, int> links;  // by the lower component x count + the higher one
    for (const SamplePair& pair : pairs.cannot) {
        const auto [one, other] = std::minmax(components.of[static_cast<std::size_t>(pair.first)],
                                              components.of[static_cast<std::size_t>(pair.second)]);
        if (one != other)
            ++links[one * std::int64_t{count} + other];
    }
    components.apart.resize(static_cast<std::size_t>(count));
    for (const auto& [key, number] : links) {
        const auto one = static_cast<int>(key / count), other = static_cast<int>(key % count);
        components.apart[static_cast<std::size_t>(one)].emplace_back(other, number);
        components.apart[static_cast<std::size_t>(other)].emplace_back(one, number);
    }
    return components;
}

/// Best less second best mean membership.
double margin(const Components& components, int component)
{
    double best = -1.0, second = -1.0;
    for (const double value : components.memberships.row(component))
        if (value > best) {
            second = best;
            best = value;
        } else if (value > second) {
            second = value;
        }
    return (best - std::max(second, 0.0)) / components.sizes[component];
}

int chosenCluster(const Components& components, int component, const std::vector<int>& clusterOf)
{
    const auto clusters = static_cast<std::size_t>(components.memberships.cols());
    std::vector<int> broken(clusters, 0);
    for (const auto& [other, links] : components.apart[static_cast<std::size_t>(component)])
        if (const int cluster = clusterOf[static_cast<std::size_t>(other)]; cluster >= 0)
            broken[static_cast<std::size_t>(cluster)] += links;
    int chosen = 0;
    for (int j = 1; j < static_cast<int>(clusters); ++j) {
        const int more = broken[static_cast<std::size_t>(j)] - broken[static_cast<std::size_t>(chosen)];
        if (more < 0 ||
            (more == 0 && components.memberships(component, j) > components.memberships(component, chosen)))
            chosen = j;
    }
    return chosen;
}

}  // namespace

PairSet violatedPairs(const PairSet& pairs, const std::vector<int>& assigned)
{
    const auto isTogether = [&](const SamplePair& pair) {
        return assigned[static_cast<std::size_t>(pair.first)] == assigned[static_cast<std::size_t>(pair.second)];
    };
    PairSet violated;
    for (const SamplePair& pair : pairs.must)
        if (!isTogether(pair))
            violated.must.push_back(pair);
    for (const SamplePair& pair : pairs.cannot)
        if (isTogether(pair))
            violated.cannot.push_back(pair);
    return violated;
}

std::vector<double> pairTerms(const PairSet& pairs, const Eigen::MatrixXd& memberships)
{
    const Eigen::MatrixXd ofSamples = memberships.transpose();
    const auto together = [&](const SamplePair& pair) {
        return ofSamples.col(pair.first).dot(ofSamples.col(pair.second));
    };
    std::vector<double> terms;
    terms.reserve(pairs.size());
    for (const SamplePair& pair : pairs.must)
        terms.push_back(ofSamples.col(pair.first).sum() - together(pair));
    for (const SamplePair& pair : pairs.cannot)
        terms.push_back(together(pair));
    return terms;
}

std::vector<int> repairedAssignment(const Eigen::MatrixXd& memberships, const PairSet& pairs)
{
    const Components components = componentsOf(memberships, pairs);
    const std::size_t count = components.apart.size();
    std::vector<double> margins(count);
    for (std::size_t c = 0; c < count; ++c)
        margins[c] = margin(components, static_cast<int>(c));
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int one, int other) {
        return margins[static_cast<std::size_t>(one)] > margins[static_cast<std::size_t>(other)];
    });
    std::vector<int> clusterOf(count, -1);
    for (const int component : order)
        clusterOf[static_cast<std::size_t>(component)] = chosenCluster(components, component, clusterOf);
    std::vector<int> assigned;
    assigned.reserve(components.of.size());
    for (const int component : components.of)
        assigned.push_back(clusterOf[static_cast<std::size_t>(component)]);
    return assigned;
}

}  // namespace fuzzylens
