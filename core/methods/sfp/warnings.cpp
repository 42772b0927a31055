// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/warnings.h"

#include "core/methods/constant_features.h"
#include "core/methods/data_checks.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::sfp_detail {

namespace {

constexpr double zeroScatterShare = 1e-12;  // of a feature's whole scatter: rounding and foreign members leave it
constexpr double weightWorthWarning = 0.01;

void warnOfClassesWithoutStart(const Target& target, const std::vector<int>& start, std::vector<Warning>& warnings)
{
    std::string names;
    int count = 0;
    for (int cls = 0; cls < target.classes(); ++cls) {
        const bool isStarted = std::any_of(start.begin(), start.end(), [&](int sample) {
            return target.classOf[static_cast<std::size_t>(sample)] == cls;
        });
        if (isStarted)
            continue;
        if (++count <= 3)
            names += (count > 1 ? ", " : "") + target.classNames[static_cast<std::size_t>(cls)];
    }
    if (count > 0)
        warnings.push_back(
            {"classes-without-start", message("no cluster is initialised in %1 of %2 classes (%3); use as many "
                                              "clusters as classes and one seed per class",
                                              count, target.classes(), names + (count > 3 ? ", …" : ""))});
}

// Whether there are samples in the cluster, @p size of them, and all have one value. A small scatter does not
// imply this: compared with an outlier of another cluster every scatter is small.
bool isConstantWithin(const ColumnValues& column, const std::vector<int>& assigned, int cluster, Index size)
{
    const double* first = nullptr;
    Index stored = 0;
    for (std::size_t i = 0; i < column.size; ++i) {
        if (assigned[column.row(i)] != cluster)
            continue;
        if (!first)
            first = column.values + i;
        else if (column.values[i] != *first)
            return false;
        ++stored;
    }
    return size > 0 && (stored == 0 || stored == size || *first == column.other);
}

/// @p clusters the numbers, from 1, of those with one sample, in which no feature scatters.
void warnOfSingleSamples(const std::vector<Message>& clusters, bool mayBeFewer, std::vector<Warning>& warnings)
{
    if (clusters.empty())
        return;
    const Message names =
        listed(clusters, [](const Message& a, const Message& b) { return message("%1, %2", a, b); });
    const Message text =
        clusters.size() == 1
            ? message("cluster %1 contains a single sample, so its feature weights mean little", names)
            : message("the clusters %1 contain a single sample each, so their feature weights mean little", names);
    warnings.push_back({"single-sample", mayBeFewer ? message("%1; use fewer clusters", text) : text});
}

void warnOfZeroScatter(const SfpResult& result, const PreparedData& data, const AlignedMatrix& scatters,
                       int classes, std::vector<Warning>& warnings)
{
    const Eigen::MatrixXd& weights = result.outcome.featureWeights;
    double largest = 0;
    Index worst = 0, features = 0;
    std::vector<Message> ofSingleSamples;
    std::vector<double> scratch;
    const std::vector<int>& assigned = result.outcome.assigned;
    for (Index j = 0; j < scatters.columns(); ++j) {
        const auto cluster = static_cast<int>(j);
        const Index size = std::count(assigned.begin(), assigned.end(), cluster);
        double share = 0;
        Index count = 0;
        for (Index l = 0; l < scatters.rows(); ++l) {
            if (data.varies[l] == 0 || scatters(l, j) > zeroScatterShare * data.scatters[l] ||
                !isConstantWithin(data.table.valuesOf(l, scratch), assigned, cluster, size))
                continue;
            share += weights(weights.rows() == 1 ? 0 : j, l);
            ++count;
        }
        if (size == 1) {
            constexpr double all = 1 - 1e-6;
            if (weights.rows() > 1 && share > all)
                ofSingleSamples.push_back(Message::number(std::to_string(j + 1)));
        } else if (share > largest) {
            largest = share;
            worst = j;
            features = count;
        }
    }
    warnOfSingleSamples(ofSingleSamples, scatters.columns() > std::max(classes, 1), warnings);
    if (largest <= weightWorthWarning)
        return;
    const auto percent = static_cast<int>(std::lround(100 * largest));
    warnings.push_back(
        {"weight-on-zero-scatter",
         message(
             features == 1
                 ? "%1 % of the weight of cluster %2 is on 1 feature that is constant within the cluster, for "
                   "example at a floor value; use z-scored raw values or share the weights among all clusters"
                 : "%1 % of the weight of cluster %2 is on %3 features that are constant within the cluster, for "
                   "example at a floor value; use z-scored raw values or share the weights among all clusters",
             percent, worst + 1, features)});
}

/// Distances that differ little compared with gamma give equal memberships, and classes predicted from rounding.
void warnOfSmallDistances(const Eigen::MatrixXd& distances, double gamma, std::vector<Warning>& warnings)
{
    constexpr double little = 1e-6;
    const double most = (distances.rowwise().maxCoeff() - distances.rowwise().minCoeff()).maxCoeff();
    if (distances.cols() > 1 && most < little * gamma)
        warnings.push_back(
            {"memberships-equal",
             message("Apart from the effect of its label, every sample belongs almost equally to all clusters, "
                     "because its distances from them differ too little compared with γ; the assigned cluster or "
                     "class means little. Standardise the features (step zscore) or choose a smaller γ.")});
}

}  // namespace

std::vector<Warning> warningsBefore(const Problem& problem, const SfpOptions& options)
{
    std::vector<Warning> warnings;
    const bool isWide = problem.data->features() > problem.data->samples();
    const bool hasClasses = problem.target.kind == Target::Kind::Classes;
    if (hasClasses && isWide && options.alpha <= options.gamma)
        warnings.push_back(
            {"labels-weaker-than-fuzziness", message("labels have less influence than fuzziness (α′ is not below "
                                                     "γ′); the result depends on the initialisation")});
    if (hasClasses && options.clusters < problem.target.classes())
        warnings.push_back({"fewer-clusters-than-classes",
                            message(options.clusters == 1 ? "there are %1 classes but only 1 cluster"
                                                          : "there are %1 classes but only %2 clusters",
                                    problem.target.classes(), options.clusters)});
    if (auto warning = oneClassWarning(problem.target))
        warnings.push_back(std::move(*warning));
    return warnings;
}

std::vector<Warning> warningsAfter(const Problem& problem, const SfpOptions& options, const SfpResult& result,
                                   const PreparedData& data, const AlignedMatrix& scatters)
{
    std::vector<Warning> warnings = warningsBefore(problem, options);
    if (result.outcome.memberships.size() == 0)
        return warnings;
    if (problem.target.kind == Target::Kind::Classes && !result.startSamples.empty())
        warnOfClassesWithoutStart(problem.target, result.startSamples, warnings);
    if (result.emptyClusters > 0)
        warnings.push_back(
            {"empty-clusters",
             message(result.emptyClusters == 1
                         ? "%1 of %2 clusters has no members; use fewer clusters or a larger gamma"
                         : "%1 of %2 clusters have no members; use fewer clusters or a larger gamma",
                     result.emptyClusters, options.clusters)});
    warnOfSmallDistances(result.outcome.embedding, options.gamma, warnings);
    warnOfZeroScatter(result, data, scatters, problem.target.classes(), warnings);
    std::vector<Index> constant;
    for (Index feature = 0; data.varying < data.features() && feature < data.features(); ++feature)
        if (data.varies[feature] == 0)
            constant.push_back(feature);
    if (auto warning = constantFeatureWarning(*problem.data, constant))
        warnings.push_back(std::move(*warning));
    return warnings;
}

}  // namespace fuzzylens::sfp_detail
