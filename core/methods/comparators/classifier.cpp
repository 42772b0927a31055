// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/classifier.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/methods/data_checks.h"
#include "core/methods/left_out_samples.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fuzzylens {

namespace {

/// The class predicted for @p sample by a fit to the others; -1 when cancelled.
int predictWithout(const MethodDescription& method, const Problem& problem, int sample, Parameters parameters,
                   const RunControl& control)
{
    std::vector<Index> kept(static_cast<std::size_t>(problem.data->samples()));
    std::iota(kept.begin(), kept.end(), Index{0});
    kept.erase(kept.begin() + sample);
    const Problem fold = problemWithout(problem, sample, problem.data->subset(kept, std::nullopt));
    if (parameters.has("seed")) {
        constexpr std::uint64_t seeds = std::uint64_t{1} << 53;
        const auto seed = static_cast<std::uint64_t>(parameters.integer("seed"));
        const std::uint64_t own = deriveSeed(seed, {static_cast<std::uint64_t>(sample) + 1}) % seeds;
        parameters.set("seed", static_cast<std::int64_t>(own));
    }
    const Outcome outcome = method.run(fold, parameters, control);
    if (outcome.stopped == Stopped::Cancelled)
        return -1;
    const auto leftOut = problem.data->subset(std::vector<Index>{sample}, std::nullopt);
    return method.predict(outcome, fold.target, parameters, *leftOut).predictedClass.front();
}

}  // namespace

TrainingSamples trainingSamples(const Problem& problem)
{
    requireComplete(problem);
    requireSeveralClasses(problem.target);
    const Target& target = problem.target;
    if (target.kind != Target::Kind::Classes || target.classes() == 0)
        throw ArgumentError(message("a classifier needs samples with classes; choose a label with classes"));
    TrainingSamples training;
    training.sizes.setZero(target.classes());
    for (const int sample : samplesWithClass(target)) {
        const int cls = target.classOf[static_cast<std::size_t>(sample)];
        training.samples.push_back(sample);
        training.classOf.push_back(cls);
        ++training.sizes[cls];
    }
    for (Index cls = 0; cls < training.sizes.size(); ++cls)
        if (training.sizes[cls] == 0)
            throw ArgumentError(
                message("no sample has the class \"%1\"", target.classNames[static_cast<std::size_t>(cls)]));
    requireVariation(*problem.data);
    return training;
}

Eigen::MatrixXd classMeans(const Dataset& data, const TrainingSamples& training)
{
    const auto values = data.values().map();
    Eigen::MatrixXd means = Eigen::MatrixXd::Zero(training.sizes.size(), values.cols());
    for (Index l = 0; l < values.cols(); ++l)
        for (std::size_t i = 0; i < training.samples.size(); ++i)
            means(training.classOf[i], l) += values(training.samples[i], l);
    return training.sizes.cwiseInverse().asDiagonal() * means;
}

Eigen::MatrixXd softmax(const Eigen::MatrixXd& scores)
{
    const Eigen::VectorXd largest = scores.rowwise().maxCoeff();
    Eigen::MatrixXd shares = (scores.colwise() - largest).array().exp();
    const Eigen::VectorXd sums = shares.rowwise().sum();
    return sums.cwiseInverse().asDiagonal() * shares;
}

void requirePredictable(const Dataset& samples, Index features)
{
    if (samples.features() != features)
        throw ArgumentError(message(features == 1 ? "the fit has %1 feature, the samples %2"
                                                  : "the fit has %1 features, the samples %2",
                                    features, samples.features()));
    if (samples.missingCount() > 0)
        throw ArgumentError(message("the samples to predict have missing values"));
}

Prediction predictionOf(Eigen::MatrixXd probabilities)
{
    if (!probabilities.allFinite())
        throw ArgumentError(message("the samples contain values that are too large to compute with"));
    Prediction prediction;
    for (const auto& row : probabilities.rowwise())
        prediction.predictedClass.push_back(static_cast<int>(firstLargest(row)));
    prediction.memberships = probabilities;
    prediction.classProbabilities = std::move(probabilities);
    return prediction;
}

void describeSamples(Outcome& outcome, Prediction prediction, const Problem& problem,
                     const TrainingSamples& training, std::chrono::steady_clock::time_point begin)
{
    outcome.centers = classMeans(*problem.data, training);
    outcome.memberships = std::move(prediction.memberships);
    outcome.embedding = std::move(prediction.embedding);
    outcome.assigned = outcome.predictedClass = std::move(prediction.predictedClass);
    outcome.classProbabilities = std::move(prediction.classProbabilities);
    outcome.stopped = Stopped::Converged;
    outcome.instructionSet = instructionSet();
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
}

Outcome cancelledClassifier(const Problem& problem)
{
    const int classes = problem.target.classes();
    Outcome outcome;
    outcome.memberships.setConstant(problem.data->samples(), classes, 1.0 / classes);
    outcome.assigned.assign(static_cast<std::size_t>(problem.data->samples()), 0);
    outcome.stopped = Stopped::Cancelled;
    outcome.instructionSet = instructionSet();
    return outcome;
}

MethodDescription asClassifier(MethodDescription method)
{
    method.purpose = Purpose::Labels;
    method.needsTarget = true;
    method.leaveOneOutIsParallel = true;
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    MethodDescription fold;
    fold.run = method.run;
    fold.predict = method.predict;
    method.leaveOneOut = [fold = std::move(fold)](const Problem& problem, const Parameters& parameters,
                                                  const RunControl& control) {
        const TrainingSamples training = trainingSamples(problem);
        const Target& target = problem.target;
        const auto predict = [&](int sample, const RunControl& inner) {
            // No prediction can be right where no other sample has the class.
            if (training.sizes[target.classOf[static_cast<std::size_t>(sample)]] < 2)
                return target.classes();
            return predictWithout(fold, problem, sample, parameters, inner);
        };
        std::vector<int> predicted(target.classOf.size(), -1);
        const bool isComplete = predictLeftOut(samplesWithClass(target), control, predict, predicted);
        return leftOutReport(target, predicted, isComplete, "leave-one-out, one fit per sample");
    };
    return method;
}

}  // namespace fuzzylens
