// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/fold_fits.h"

#include "core/common/memory_guard.h"
#include "core/evaluation/standardised_values.h"
#include "core/methods/memory_estimate.h"
#include "core/methods/spectral/reduced_space.h"
#include "core/methods/start_samples.h"
#include "core/numeric/random.h"
#include "core/preprocess/cell_origins.h"

#include <algorithm>

namespace fuzzylens {

namespace {

std::string joined(const std::vector<int>& samples)
{
    std::string text;
    for (const int sample : samples)
        text += (text.empty() ? "" : ",") + std::to_string(sample);
    return text;
}

/// The same fit without some samples.
Parameters parametersWithout(Parameters parameters, const std::vector<int>& leftOut, std::uint64_t seed)
{
    if (parameters.has("seed"))
        parameters.set("seed", static_cast<std::int64_t>(seed));
    if (!parameters.has("init_samples"))
        return parameters;
    std::vector<int> start = parseStartSamples(parameters.text("init_samples"));
    const bool isLeftOut = std::any_of(start.begin(), start.end(), [&](int sample) {
        return std::binary_search(leftOut.begin(), leftOut.end(), sample);
    });
    if (isLeftOut)
        start.clear();
    for (int& sample : start)
        sample -= static_cast<int>(std::lower_bound(leftOut.begin(), leftOut.end(), sample) - leftOut.begin());
    parameters.set("init_samples", joined(start));
    return parameters;
}

/// The classes of new samples: as predicted, else those of the nearest samples in the reduced space.
std::vector<int> classesOf(const Prediction& prediction, const Outcome& outcome, const Target& target)
{
    if (!prediction.predictedClass.empty())
        return prediction.predictedClass;
    const Index training = outcome.embedding.rows(), added = prediction.embedding.rows();
    Eigen::MatrixXd points(training + added, outcome.embedding.cols());
    points << outcome.embedding, prediction.embedding;
    std::vector<int> classes = target.classOf;
    classes.resize(static_cast<std::size_t>(training + added), -1);
    const std::vector<int> nearest = nearestClasses(points, classes, OwnLabel::IsHidden, 1);
    return {nearest.end() - added, nearest.end()};
}

/// Nothing where the method predicts no classes of the samples it was fitted to.
std::optional<double> trainingAccuracy(const Outcome& outcome, const Target& target)
{
    int labelled = 0, correct = 0;
    for (std::size_t i = 0; i < outcome.predictedClass.size(); ++i)
        if (target.classOf[i] >= 0) {
            ++labelled;
            correct += outcome.predictedClass[i] == target.classOf[i] ? 1 : 0;
        }
    return labelled > 0 ? std::optional(static_cast<double>(correct) / labelled) : std::nullopt;
}

std::vector<Index> others(Index samples, const std::vector<int>& leftOut)
{
    std::vector<Index> result;
    for (Index i = 0; i < samples; ++i)
        if (!std::binary_search(leftOut.begin(), leftOut.end(), static_cast<int>(i)))
            result.push_back(i);
    return result;
}

}  // namespace

std::optional<double> meanEffectiveNumber(const Eigen::MatrixXd& featureWeights)
{
    if (featureWeights.size() == 0)
        return std::nullopt;
    double sum = 0;
    for (Index row = 0; row < featureWeights.rows(); ++row)
        sum += effectiveNumber(featureWeights.row(row));
    return sum / static_cast<double>(featureWeights.rows());
}

void requireMemoryForFits(double bytes)
{
    constexpr double worthAsking = 64e6;
    if (bytes > worthAsking)
        requireMemory({}, bytes, message("use fewer threads, or keep fewer samples or features"));
}

PresentClasses presentClasses(Target target)
{
    PresentClasses result;
    std::vector<int> present(target.classNames.size(), -1);
    for (const int cls : target.classOf)
        if (cls >= 0)
            present[static_cast<std::size_t>(cls)] = 0;
    std::vector<std::string> names;
    for (std::size_t cls = 0; cls < present.size(); ++cls)
        if (present[cls] == 0) {
            present[cls] = static_cast<int>(names.size());
            names.push_back(target.classNames[cls]);
            result.original.push_back(static_cast<int>(cls));
        }
    for (int& cls : target.classOf)
        cls = cls < 0 ? -1 : present[static_cast<std::size_t>(cls)];
    target.classNames = std::move(names);
    result.target = std::move(target);
    return result;
}

FoldData foldData(const LeaveOneOutFit& fit)
{
    const std::vector<Index> samples = cellOrigins(*fit.original, fit.steps).samples;
    const bool hasAll = samples == others(fit.original->samples(), {});
    FoldData data{hasAll ? apartFrom(fit.original) : fit.original->subset(samples, std::nullopt), {}};
    for (const FittedStepPtr& step : fit.steps) {
        const StepSpec spec = step->spec();
        if (isForFittedSamples(spec))
            continue;
        if (data.steps.empty() && isSamplewise(spec))
            data.base = step->apply(*data.base);
        else
            data.steps.push_back(spec);
    }
    return data;
}

FoldFits::FoldFits(const LeaveOneOutFit& fit, const FoldData& data)
    : m_fit(fit)
    , m_base(data.base)
    , m_steps(data.steps)
{}

std::optional<Standardisation> FoldFits::standardisation() const
{
    if (m_steps.empty())
        return Standardisation::None;
    if (m_steps.size() > 1 || m_steps.front().name != "zscore")
        return std::nullopt;
    return m_steps.front().argument == "sample" ? Standardisation::Sample : Standardisation::Population;
}

void FoldFits::requireMemoryFor(int threads) const
{
    // A fold holds the data twice, as read and prepared, and its fit; all values where this needs them.
    constexpr double copies = 3;
    const MethodDescription& method = m_fit.method;
    const bool isCheap = method.leaveOneOutIsCheap && method.leaveOneOutIsCheap(m_fit.problem, m_fit.parameters);
    const auto bytesOf = [&](const Dataset& data) {
        return method.staysCompact && !isCheap
                   ? data.table().bytes()
                   : sizeof(double) * static_cast<double>(data.samples()) * static_cast<double>(data.features());
    };
    const double values = std::max(bytesOf(*m_base), bytesOf(*m_fit.problem.data));
    requireMemoryForFits(threads * (copies * values + fitMemory(m_fit.method, m_fit.problem, m_fit.parameters)));
}

std::optional<Fold> FoldFits::prepare(const std::vector<int>& leftOut, const Progress& progress) const
{
    const Preprocessed prepared =
        preprocess(m_base->subset(others(m_base->samples(), leftOut), std::nullopt), m_steps, progress);
    if (!prepared.data)
        return std::nullopt;
    const std::vector<Index> samples(leftOut.begin(), leftOut.end());
    const DatasetPtr leftOutData = applySteps(m_base->subset(samples, std::nullopt), prepared.steps, progress);
    if (!leftOutData)
        return std::nullopt;
    return Fold{leftOut, prepared.data, leftOutData};
}

std::optional<AlignedMatrix> FoldFits::preparedWithout(int sample, const Progress& progress) const
{
    const auto step = standardisation();
    if (step == Standardisation::None)
        return AlignedMatrix::copyOf(m_base->values().map());
    if (step)
        if (auto standardised = standardisedWithout(m_base->values(), sample, step == Standardisation::Sample))
            return standardised;
    const std::optional<Fold> fold = prepare({sample}, progress);
    if (!fold)
        return std::nullopt;
    const auto training = fold->training->values().map();
    AlignedMatrix result = AlignedMatrix::uninitialised(training.rows() + 1, training.cols());
    const Index after = training.rows() - sample;
    result.map().topRows(sample) = training.topRows(sample);
    result.map().row(sample) = fold->leftOutData->values().map().row(0);
    result.map().bottomRows(after) = training.bottomRows(after);
    return result;
}

std::vector<int> FoldFits::predict(const Fold& fold, const Target& target, std::uint64_t seed,
                                   const RunControl& control) const
{
    return predictWith(m_fit.parameters, fold, target, seed, control).classes;
}

LeftOutPrediction FoldFits::predictWith(const Parameters& settings, const Fold& fold, const Target& target,
                                        std::uint64_t seed, const RunControl& control) const
{
    Target training = target;
    for (auto sample = fold.leftOut.rbegin(); sample != fold.leftOut.rend(); ++sample)
        training.classOf.erase(training.classOf.begin() + *sample);
    const PresentClasses present = presentClasses(std::move(training));
    LeftOutPrediction predicted;
    if (present.target.classes() == 1) {
        predicted.classes.assign(fold.leftOut.size(), present.original.front());
        return predicted;
    }
    const Problem problem{fold.training, present.target};
    const Parameters parameters = parametersWithout(settings, fold.leftOut, seed);
    const Outcome outcome = m_fit.method.run(problem, parameters, control);
    if (outcome.stopped == Stopped::Cancelled)
        return {};
    const Prediction prediction = m_fit.method.predict(outcome, problem.target, parameters, *fold.leftOutData);
    predicted.classes = classesOf(prediction, outcome, problem.target);
    for (int& cls : predicted.classes)
        cls = cls < 0 ? cls : present.original[static_cast<std::size_t>(cls)];
    if (prediction.classProbabilities.cols() == present.target.classes()) {
        predicted.probabilities.setZero(prediction.classProbabilities.rows(), target.classes());
        predicted.probabilities(Eigen::all, present.original) = prediction.classProbabilities;
    }
    predicted.trainingAccuracy = trainingAccuracy(outcome, problem.target);
    if (!outcome.objective.empty())
        predicted.objective = outcome.objective.back();
    predicted.effectiveFeatures = meanEffectiveNumber(outcome.featureWeights);
    return predicted;
}

std::uint64_t FoldFits::foldSeed(int fold, int permutation) const
{
    const auto seed = m_fit.parameters.has("seed") ? static_cast<std::uint64_t>(m_fit.parameters.integer("seed"))
                                                   : std::uint64_t{1};
    const auto part = static_cast<std::uint64_t>(fold) + 1;
    return permutation == 0 ? deriveSeed(seed, {part})
                            : deriveSeed(seed, {part, static_cast<std::uint64_t>(permutation)});
}

}  // namespace fuzzylens
