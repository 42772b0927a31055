// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/consensus.h"

#include "core/scores/scores.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace fuzzylens {

namespace {

using Eigen::Index;

void requireAssignments(const std::vector<std::vector<int>>& assignments)
{
    if (assignments.size() < 2)
        throw std::invalid_argument("the agreement of clusters needs two assignments or more");
    for (const std::vector<int>& assigned : assignments)
        if (assigned.size() != assignments.front().size())
            throw std::invalid_argument("the assignments must be of the same samples");
}

/// Of the samples that both have.
double commonRandIndex(std::vector<int> first, const std::vector<int>& second)
{
    for (std::size_t i = 0; i < first.size(); ++i)
        if (second[i] < 0)
            first[i] = -1;
    return adjustedRandIndex(first, second);
}

/// Passes the entries with i < j that are numbers to @p visit. @throws std::invalid_argument if there is none.
template <typename Visit>
void visitPairs(const Eigen::MatrixXd& consensus, const Visit& visit)
{
    bool isAny = false;
    for (Index j = 0; j < consensus.cols(); ++j)
        for (Index i = 0; i < std::min(j, consensus.rows()); ++i)
            if (const double entry = consensus(i, j); entry == entry) {
                visit(entry);
                isAny = true;
            }
    if (!isAny)
        throw std::invalid_argument("the distribution of consensus needs a pair of samples");
}

}  // namespace

std::vector<double> meanAgreements(const std::vector<std::vector<int>>& assignments)
{
    requireAssignments(assignments);
    std::vector<double> sums(assignments.size());
    for (std::size_t a = 0; a < assignments.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const double agreement = commonRandIndex(assignments[a], assignments[b]);
            sums[a] += agreement;
            sums[b] += agreement;
        }
    for (double& sum : sums)
        sum /= static_cast<double>(assignments.size() - 1);
    return sums;
}

Eigen::MatrixXd consensusMatrix(const std::vector<std::vector<int>>& assignments)
{
    requireAssignments(assignments);
    const Index n = std::ssize(assignments.front());
    Eigen::MatrixXd consensus = Eigen::MatrixXd::Identity(n, n);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < i; ++j) {
            double together = 0, both = 0;
            for (const std::vector<int>& assigned : assignments) {
                const int one = assigned[static_cast<std::size_t>(i)],
                          other = assigned[static_cast<std::size_t>(j)];
                both += one >= 0 && other >= 0;
                together += one >= 0 && one == other;
            }
            consensus(i, j) = consensus(j, i) = together / both;  // 0 / 0: not a number
        }
    return consensus;
}

double consensusArea(const Eigen::MatrixXd& consensus)
{
    double sum = 0, pairs = 0;
    visitPairs(consensus, [&](double entry) {
        sum += entry;
        ++pairs;
    });
    return 1 - sum / pairs;
}

std::vector<DistributionStep> consensusDistribution(const Eigen::MatrixXd& consensus)
{
    std::map<double, double> counts;  // a few: they are fractions of the number of subsamples
    double pairs = 0;
    visitPairs(consensus, [&](double entry) {
        ++counts[entry];
        ++pairs;
    });
    std::vector<DistributionStep> steps;
    double sum = 0;
    for (const auto& [value, count] : counts)
        steps.push_back({value, (sum += count) / pairs});
    return steps;
}

}  // namespace fuzzylens
