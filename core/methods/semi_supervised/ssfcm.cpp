// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/semi_supervised/ssfcm.h"

#include "core/common/issue.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fuzzylens {

namespace {

void requireFuzzifier(double fuzzifier)
{
    if (!(fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
}

/// The median squared distance of the samples from their mean.
double medianSpread(const Problem& problem)
{
    const auto values = problem.data->values().map();
    const Eigen::RowVectorXd mean = values.colwise().mean();
    std::vector<double> spread(static_cast<std::size_t>(values.rows()), 0.0);
    for (Index l = 0; l < values.cols(); ++l)
        for (Index i = 0; i < values.rows(); ++i)
            spread[static_cast<std::size_t>(i)] += (values(i, l) - mean[l]) * (values(i, l) - mean[l]);
    const auto middle = spread.begin() + static_cast<std::ptrdiff_t>(spread.size() / 2);
    std::nth_element(spread.begin(), middle, spread.end());
    if (spread.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(spread.begin(), middle)) / 2.0;
}

/// One width, a multiple of the median spread.
Outcome ofWidth(const Problem& problem, double width, double fuzzifier, const ConvergenceOptions& rest,
                const RunControl& control)
{
    const Eigen::MatrixXd given = classIndicators(problem.target, problem.data->samples());
    const Eigen::VectorXd isGiven = given.rowwise().sum();
    return alternateByClass(
        problem,
        [&, apart = Eigen::MatrixXd(), powers = Eigen::ArrayXXd()](const Eigen::MatrixXd& distances,
                                                                   GuidedStep& step) mutable {
            // 1 - kernel without cancelling where the kernel is near 1.
            apart = (-distances / width).unaryExpr([](double value) { return -std::expm1(value); });
            fuzzyMemberships(apart, fuzzifier, 1, step.labelFree);
            step.memberships = step.labelFree;
            for (Index i = 0; i < given.rows(); ++i)
                if (isGiven[i] > 0.0)
                    step.memberships.row(i) = given.row(i);
            powers = step.memberships.array().pow(fuzzifier);
            step.weights = powers * (-distances.array() / width).exp();
            step.weights = asMeans(std::move(step.weights));
            step.objective = 2.0 * (powers * apart.array()).sum();
        },
        rest, control);
}

int labelledErrors(const Outcome& outcome, const Target& target)
{
    int errors = 0;
    for (Index i = 0; i < outcome.embedding.rows(); ++i) {
        const int truth = target.classOf[static_cast<std::size_t>(i)];
        errors += truth >= 0 && truth != static_cast<int>(firstSmallest(outcome.embedding.row(i)));
    }
    return errors;
}

}  // namespace

Outcome ssfcmEndo(const Problem& problem, const SsfcmEndoOptions& options, const RunControl& control)
{
    requireFuzzifier(options.fuzzifier);
    if (!(options.given >= 0.0 && options.given < 1.0))
        throw ArgumentError(message("the given membership must be at least 0 and less than 1"));
    requireClasses(problem);
    const Eigen::MatrixXd given = options.given * classIndicators(problem.target, problem.data->samples());
    const Eigen::VectorXd rest = 1.0 - given.rowwise().sum().array();
    return alternateByClass(
        problem,
        [&, shared = Eigen::MatrixXd()](const Eigen::MatrixXd& distances, GuidedStep& step) mutable {
            fuzzyMemberships(distances, options.fuzzifier, 1, step.labelFree);
            shared = rest.asDiagonal() * step.labelFree;
            step.memberships = given + shared;
            step.weights = shared.array().pow(options.fuzzifier);
            step.objective = (step.weights.array() * distances.array()).sum();
            step.weights = asMeans(std::move(step.weights));
        },
        options.rest, control);
}

Outcome ssfcmPedrycz(const Problem& problem, const SsfcmPedryczOptions& options, const RunControl& control)
{
    constexpr double fuzzifier = 2.0;
    if (!(options.strength >= 0.0))
        throw ArgumentError(message("the label weight must not be negative"));
    requireClasses(problem);
    const Eigen::MatrixXd given = classIndicators(problem.target, problem.data->samples());
    const Eigen::ArrayXd strength = options.strength * given.rowwise().sum().array();
    const Eigen::ArrayXd whole = 1.0 + strength;
    return alternateByClass(
        problem,
        [&, counted = Eigen::ArrayXXd()](const Eigen::MatrixXd& distances, GuidedStep& step) mutable {
            fuzzyMemberships(distances, fuzzifier, 1, step.labelFree);
            step.memberships = (step.labelFree.array() + given.array().colwise() * strength).colwise() / whole;
            step.weights = step.memberships.array().square();
            counted = step.weights.array() + (step.memberships - given).array().square().colwise() * strength;
            if (!options.centersAsPublished)
                step.weights = counted;
            step.weights = asMeans(std::move(step.weights));
            step.objective = (counted * distances.array()).sum();
        },
        options.rest, control);
}

Outcome sskfcm(const Problem& problem, const SskfcmOptions& options, const RunControl& control)
{
    requireFuzzifier(options.fuzzifier);
    if (!(options.width >= 0.0))
        throw ArgumentError(message("the width must not be negative"));
    requireClasses(problem);
    const double spread = medianSpread(problem);
    if (!(spread > 0.0))
        throw ArgumentError(message("most samples are identical, so the kernel width would be 0"));
    if (options.width > 0.0)
        return ofWidth(problem, options.width * spread, options.fuzzifier, options.rest, control);
    Outcome best;
    int fewest = 0;
    for (const double width : {0.1, 0.3, 1.0, 3.0, 10.0}) {
        Outcome outcome = ofWidth(problem, width * spread, options.fuzzifier, options.rest, control);
        const bool isCancelled = outcome.stopped == Stopped::Cancelled;
        const int errors = labelledErrors(outcome, problem.target);
        if (best.iterations == 0 || (!isCancelled && errors < fewest)) {
            best = std::move(outcome);
            fewest = errors;
        }
        if (isCancelled) {
            best.stopped = Stopped::Cancelled;
            break;
        }
    }
    return best;
}

}  // namespace fuzzylens
