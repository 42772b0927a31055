// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/neighbours.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/methods/comparators/classifier.h"
#include "core/numeric/parallel_while.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double farthest = std::numeric_limits<double>::infinity();

/// Shares of M classes among the nearest of @p distances, which are overwritten, and the class they predict.
struct NearestClasses
{
    Eigen::RowVectorXd shares;
    int predicted = -1;

    /// @param beyond a finite distance beyond all: next to infinite ones, none would be equal up to rounding.
    NearestClasses(Eigen::RowVectorXd& distances, double beyond, const std::vector<int>& classOf, Index classes,
                   int neighbours)
        : shares(Eigen::RowVectorXd::Zero(classes))
    {
        std::vector<int> order;  // of the classes, by their nearest sample
        for (int count = 0; count < neighbours; ++count) {
            const Index nearest = firstSmallest(distances);
            distances[nearest] = beyond;
            const int cls = classOf[static_cast<std::size_t>(nearest)];
            if (shares[cls]++ == 0)
                order.push_back(cls);
        }
        predicted = *std::max_element(order.begin(), order.end(),
                                      [this](int one, int other) { return shares[one] < shares[other]; });
        shares /= neighbours;
    }
};

/// Nothing when cancelled. @param own for each of @p values the index of itself among the reference values, which
/// does not count; -1 none. May be empty.
template <typename Values>
std::optional<Prediction> predictByNeighbours(const Values& values, const Outcome& outcome, Index classes,
                                              int neighbours, const std::vector<Index>& own,
                                              const RunControl& control)
{
    std::vector<int> classOf;
    for (const double cls : outcome.modelTable.reshaped())
        classOf.push_back(static_cast<int>(cls));
    Prediction prediction;
    prediction.classProbabilities.resize(values.rows(), classes);
    prediction.embedding.setConstant(values.rows(), classes, farthest);
    prediction.predictedClass.resize(static_cast<std::size_t>(values.rows()));
    const Eigen::MatrixXd points = outcome.referenceValues.transpose();
    constexpr Index samplesAtATime = 64;
    const Index blocks = (values.rows() + samplesAtATime - 1) / samplesAtATime;
    const ShouldContinue asked = [&control] { return shouldContinue(control.progress, {"fitting"}); };
    const bool isComplete = parallelWhile(blocks, control.threads, asked, [&](Index block) {
        const Index first = block * samplesAtATime, size = std::min(samplesAtATime, values.rows() - first);
        const Eigen::MatrixXd distances = distancesToPoints(values.middleRows(first, size), points);
        for (Index i = 0; i < size; ++i) {
            Eigen::RowVectorXd row = distances.col(i);
            const double largest = row.maxCoeff(), beyond = largest > 0 ? 2 * largest : 1.0;
            const Index sample = first + i, self = own.empty() ? -1 : own[static_cast<std::size_t>(sample)];
            auto nearest = prediction.embedding.row(sample);
            for (std::size_t j = 0; j < classOf.size(); ++j)
                if (static_cast<Index>(j) != self)
                    nearest[classOf[j]] = std::min(nearest[classOf[j]], row[static_cast<Index>(j)]);
            if (self >= 0) {
                row[self] = beyond;
                nearest = nearest.array().isFinite().select(nearest, 0.0);  // the only sample of its class
            }
            const NearestClasses found(row, beyond, classOf, classes, neighbours);
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
