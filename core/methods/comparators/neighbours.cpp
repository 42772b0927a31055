// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/neighbours.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/methods/comparators/classifier.h"
#include "core/numeric/parallel_while.h"
#include "core/numeric/ties.h"
#include "core/numeric/weighted_products.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double farthest = std::numeric_limits<double>::infinity();

/// Shares of M classes among the nearest of some samples, and the class they predict.
struct NearestClasses
{
    Eigen::RowVectorXd shares;
    int predicted = -1;

    /// @param distances of samples in the order of their indices, and one finite number beyond all; overwritten.
    NearestClasses(std::vector<double>& distances, const std::vector<int>& classOf, Index classes, int neighbours)
        : shares(Eigen::RowVectorXd::Zero(classes))
    {
        const Eigen::Map<Eigen::VectorXd> left(distances.data(), std::ssize(distances));
        const double beyond = distances.back();
        std::vector<int> order;  // of the classes, by their nearest sample
        for (int count = 0; count < neighbours; ++count) {
            const auto nearest = static_cast<std::size_t>(firstSmallest(left));
            distances[nearest] = beyond;
            const int cls = classOf[nearest];
            if (shares[cls]++ == 0)
                order.push_back(cls);
        }
        predicted = *std::max_element(order.begin(), order.end(),
                                      [this](int one, int other) { return shares[one] < shares[other]; });
        shares /= neighbours;
    }
};

/// Labelled samples, among which the nearest are looked for.
struct ReferenceSamples
{
    Eigen::MatrixXd points;      // p x r
    Eigen::RowVectorXd lengths;  // r, squared
    std::vector<int> classOf;    // r
    double greatestLength;
    double rounding;  // of a product, relative to the lengths

    explicit ReferenceSamples(const Outcome& outcome)
        : points(outcome.referenceValues.transpose())
        , lengths(points.colwise().squaredNorm())
        , greatestLength(lengths.maxCoeff())
        , rounding(1e-11 + 4 * std::numeric_limits<double>::epsilon() * static_cast<double>(points.rows()))
    {
        for (const double cls : outcome.modelTable.reshaped())
            classOf.push_back(static_cast<int>(cls));
    }
};

/// The reference samples other than @p own that can be among the @p neighbours nearest, or the nearest of their
/// class; in the order of their indices. @param slack twice the largest error of @p approximate, and the tolerance
/// of ties.
std::vector<Index> candidatesOf(const Eigen::Ref<const Eigen::VectorXd>& approximate, double slack, Index own,
                                const std::vector<int>& classOf, Index classes, int neighbours)
{
    std::vector<double> least(static_cast<std::size_t>(neighbours), farthest);  // ascending
    Eigen::VectorXd leastOfClass = Eigen::VectorXd::Constant(classes, farthest);
    for (Index j = 0; j < approximate.size(); ++j) {
        if (j == own)
            continue;
        const double distance = approximate[j];
        double& ofClass = leastOfClass[classOf[static_cast<std::size_t>(j)]];
        ofClass = std::min(ofClass, distance);
        if (distance < least.back()) {
            least.pop_back();
            least.insert(std::upper_bound(least.begin(), least.end(), distance), distance);
        }
    }
    const double bound = least.back() + slack;
    leastOfClass.array() += slack;
    std::vector<Index> candidates;
    for (Index j = 0; j < approximate.size(); ++j)
        if (j != own &&
            (!(approximate[j] > bound) || !(approximate[j] > leastOfClass[classOf[static_cast<std::size_t>(j)]])))
            candidates.push_back(j);
    return candidates;
}

/// Nothing when cancelled. @param own for each of @p values the index of itself among the reference values, which
/// does not count; -1 none. May be empty.
template <typename Values>
std::optional<Prediction> predictByNeighbours(const Values& values, const Outcome& outcome, Index classes,
                                              int neighbours, const std::vector<Index>& own,
                                              const RunControl& control)
{
    const ReferenceSamples reference(outcome);
    Prediction prediction;
    prediction.classProbabilities.resize(values.rows(), classes);
    prediction.embedding.setConstant(values.rows(), classes, farthest);
    prediction.predictedClass.resize(static_cast<std::size_t>(values.rows()));
    constexpr Index samplesAtATime = 64;
    const Index blocks = (values.rows() + samplesAtATime - 1) / samplesAtATime;
    const ShouldContinue asked = [&control] { return shouldContinue(control.progress, {"fitting"}); };
    const bool isComplete = parallelWhile(blocks, control.threads, asked, [&](Index block) {
        const Index first = block * samplesAtATime, size = std::min(samplesAtATime, values.rows() - first);
        const Eigen::MatrixXd samples = values.middleRows(first, size).transpose();
        const Eigen::RowVectorXd ownLengths = samples.colwise().squaredNorm();
        const Eigen::MatrixXd approximate =
            distancesByLengths(reference.points, reference.lengths, samples, ownLengths);
        std::vector<int> classOf;
        std::vector<double> distances;
        for (Index i = 0; i < size; ++i) {
            const double lengths = ownLengths[i] + reference.greatestLength;
            // Beyond the range of numbers nothing can be said before the distances themselves.
            const double slack = std::isfinite(4 * lengths)
                                     ? reference.rounding * lengths + std::numeric_limits<double>::min()
                                     : farthest;
            const Index sample = first + i, self = own.empty() ? -1 : own[static_cast<std::size_t>(sample)];
            auto nearest = prediction.embedding.row(sample);
            classOf.clear();
            distances.clear();
            for (const Index j :
                 candidatesOf(approximate.col(i), slack, self, reference.classOf, classes, neighbours)) {
                classOf.push_back(reference.classOf[static_cast<std::size_t>(j)]);
                distances.push_back((reference.points.col(j) - samples.col(i)).squaredNorm());
                nearest[classOf.back()] = std::min(nearest[classOf.back()], distances.back());
            }
            if (self >= 0)
                nearest = nearest.array().isFinite().select(nearest, 0.0);  // the only sample of its class
            double largest = *std::max_element(distances.begin(), distances.end());
            if (std::isfinite(4 * lengths))
                largest = std::max(largest, approximate.col(i).maxCoeff());
            distances.push_back(largest > 0 ? 2 * largest : 1.0);
            const NearestClasses found(distances, classOf, classes, neighbours);
            prediction.classProbabilities.row(sample) = found.shares;
            prediction.predictedClass[static_cast<std::size_t>(sample)] = found.predicted;
        }
    });
    prediction.memberships = prediction.classProbabilities;
    return isComplete ? std::optional(std::move(prediction)) : std::nullopt;
}

void requireNeighbours(int neighbours, Index labelled)
{
    if (neighbours < 1)
        throw ArgumentError(message("neighbours must be 1 or more"));
    if (neighbours >= labelled)
        throw ArgumentError(
            message("there are only %1, so that a sample cannot have %2; reduce the number of neighbours",
                    message(labelled == 1 ? "%1 labelled sample" : "%1 labelled samples", labelled),
                    message(neighbours == 1 ? "%1 neighbour" : "%1 neighbours", neighbours)));
}

}  // namespace

Outcome nearestNeighbours(const Problem& problem, int neighbours, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    const TrainingSamples training = trainingSamples(problem);
    requireNeighbours(neighbours, std::ssize(training.samples));
    Outcome outcome;
    outcome.referenceValues = problem.data->values().map()(training.samples, Eigen::all);
    outcome.modelTable.resize(std::ssize(training.samples), 1);
    std::vector<Index> own(static_cast<std::size_t>(problem.data->samples()), -1);
    for (std::size_t i = 0; i < training.samples.size(); ++i) {
        own[static_cast<std::size_t>(training.samples[i])] = static_cast<Index>(i);
        outcome.modelTable(static_cast<Index>(i), 0) = training.classOf[i];
    }
    auto prediction = predictByNeighbours(problem.data->values().map(), outcome, training.sizes.size(), neighbours,
                                          own, control);
    if (!prediction)
        return cancelledClassifier(problem);
    for (const std::string& name : problem.target.classNames)
        outcome.embeddingAxes.push_back("distance to " + name);
    describeSamples(outcome, *std::move(prediction), problem, training, begin);
    return outcome;
}

Prediction predictNearestNeighbours(const Outcome& outcome, const Target& target, int neighbours,
                                    const Dataset& samples)
{
    const Eigen::MatrixXd& classes = outcome.modelTable;
    const bool areClasses = classes.cols() == 1 && classes.rows() == outcome.referenceValues.rows() &&
                            (classes.array() >= 0).all() && (classes.array() < target.classes()).all() &&
                            classes == classes.array().floor().matrix();
    if (!areClasses || classes.rows() == 0)
        throw std::invalid_argument("the fit has no labelled samples with classes");
    requireNeighbours(neighbours, classes.rows());
    requirePredictable(samples, outcome.referenceValues.cols());
    Prediction prediction =
        *predictByNeighbours(samples.values().map(), outcome, target.classes(), neighbours, {}, {});
    if (!prediction.embedding.allFinite())
        throw ArgumentError(message("the samples contain values that are too large to compute with"));
    return prediction;
}

}  // namespace fuzzylens
