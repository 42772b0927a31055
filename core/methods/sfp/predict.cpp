// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/methods/sfp/kernels.h"
#include "core/methods/sfp/label_term.h"
#include "core/methods/sfp/membership_step.h"
#include "core/methods/sfp/sfp.h"
#include "core/methods/sfp/sparse_kernels.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

using namespace sfp_detail;

namespace {

constexpr Index samplesInBlock = 1024;

/// Parts of a fit that was read from a file need not belong together.
void checkShapes(const Outcome& outcome, const Target& target, SfpLoss loss)
{
    const Index clusters = outcome.centers.rows();
    const Eigen::MatrixXd& weights = outcome.featureWeights;
    const Eigen::MatrixXd& prototypes = outcome.labelPrototypes;
    const bool weightsFit =
        (weights.rows() == 1 || weights.rows() == clusters) && weights.cols() == outcome.centers.cols();
    const bool prototypesFit =
        target.kind == Target::Kind::None ||
        (prototypes.rows() == clusters && prototypes.cols() == prototypeColumns(loss, target));
    if (clusters == 0 || !weightsFit || !prototypesFit)
        throw std::invalid_argument("centres, weights and prototypes are not from the same fit");
}

void check(const Outcome& outcome, const Dataset& samples)
{
    if (samples.features() != outcome.centers.cols())
        throw ArgumentError(
            message("the samples have %1 features, the fit has %2", samples.features(), outcome.centers.cols()));
    if (samples.missingCount() > 0)
        throw ArgumentError(
            message(samples.missingCount() == 1
                        ? "%1 value of the samples is missing; impute it with the step impute=knn:5"
                        : "%1 values of the samples are missing; impute them with the step impute=knn:5",
                    samples.missingCount()));
}

AlignedMatrix distancesTo(const Outcome& outcome, const Dataset& samples)
{
    const Index clusters = outcome.centers.rows();
    const AlignedMatrix centers = AlignedMatrix::copyOf(outcome.centers.transpose());
    const AlignedMatrix roots = AlignedMatrix::copyOf(outcome.featureWeights.transpose().cwiseSqrt());
    AlignedMatrix offsets(centers.rows(), clusters);
    for (Index j = 0; j < clusters; ++j)
        offsets.map().col(j) = -roots.map().col(roots.columns() == 1 ? 0 : j).cwiseProduct(centers.map().col(j));
    const Factors factors{roots.column(0), roots.columns() == 1 ? 0 : roots.stride(), offsets.column(0),
                          offsets.stride()};
    if (const SparseColumns* sparse = samples.table().sparse()) {
        AlignedMatrix ofSamples(clusters, samples.samples());
        std::vector<double> bases(static_cast<std::size_t>(clusters));
        addDistances(*sparse, 0, sparse->columns(), factors, ofSamples, bases);
        const Eigen::Map<const Eigen::ArrayXd> base(bases.data(), clusters);
        return AlignedMatrix::copyOf((ofSamples.map().array().colwise() + base).max(0.0).matrix().transpose());
    }
    AlignedMatrix distances(samples.samples(), clusters);
    const Index end = distances.stride();
    for (Index sample = 0; sample < end; sample += samplesInBlock)
        addDistancesByPanels(samples.table(),
                             {sample, std::min(samplesInBlock, end - sample), 0, samples.features()}, clusters,
                             factors, distances.column(0) + sample, distances.stride());
    return distances;
}

double entropySum(const Eigen::Ref<const Eigen::RowVectorXd>& weights)
{
    double sum = 0;
    for (const double weight : weights)
        if (weight > 0)
            sum += weight * std::log(weight);
    return sum;
}

}  // namespace

MembershipRule sfpMembershipRule(const Outcome& outcome, const SfpOptions& options)
{
    MembershipRule rule;
    rule.fuzziness = options.gamma;
    if (options.lambdaScale == SfpLambdaScale::Cluster && outcome.featureWeights.rows() > 1)
        for (const auto& weights : outcome.featureWeights.rowwise())
            rule.offsets.push_back(options.lambda * entropySum(weights));
    return rule;
}

Prediction predictSfp(const Outcome& outcome, const Target& target, const SfpOptions& options,
                      const Dataset& samples)
{
    checkShapes(outcome, target, options.loss);
    check(outcome, samples);
    const FlushToZero flush;
    const AlignedMatrix distances = distancesTo(outcome, samples);
    MembershipStep step;
    step.gamma = options.gamma;
    step.offsets = sfpMembershipRule(outcome, options).offsets;
    step.offsets.resize(static_cast<std::size_t>(distances.columns()), 0.0);
    AlignedMatrix memberships(distances.rows(), distances.columns());
    step(distances, memberships);

    Prediction prediction;
    prediction.memberships = memberships.map();
    prediction.embedding = distances.map();
    if (!prediction.embedding.allFinite() || !prediction.memberships.allFinite())
        throw ArgumentError(message("the samples contain values that are too large to compute with"));
    if (outcome.labelPrototypes.size() == 0)
        return prediction;
    if (target.kind == Target::Kind::Numbers) {
        const Eigen::VectorXd numbers = prediction.memberships * outcome.labelPrototypes.col(0);
        prediction.predictedNumber.assign(numbers.begin(), numbers.end());
    } else if (target.kind == Target::Kind::Classes) {
        ClassDecision decision =
            decideClasses(options.loss, target.classes(), prediction.memberships, outcome.labelPrototypes);
        prediction.classProbabilities = std::move(decision.probabilities);
        prediction.predictedClass = std::move(decision.classes);
    }
    return prediction;
}

}  // namespace fuzzylens
