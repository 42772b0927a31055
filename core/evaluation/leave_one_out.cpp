// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/leave_one_out.h"

#include "core/common/issue.h"
#include "core/common/memory_guard.h"
#include "core/methods/left_out_samples.h"
#include "core/methods/memory_estimate.h"
#include "core/methods/spectral/reduced_space.h"
#include "core/methods/start_samples.h"
#include "core/numeric/random.h"
#include "core/preprocess/cell_origins.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

/// Values that all folds together read, up to which they take about a second.
constexpr double cheapValues = 3e8;

std::string joined(const std::vector<int>& samples)
{
    std::string text;
    for (const int sample : samples)
        text += (text.empty() ? "" : ",") + std::to_string(sample);
    return text;
}

/// The same fit without one sample.
Parameters parametersWithout(Parameters parameters, int sample)
{
    if (parameters.has("seed"))
        parameters.set("seed",
                       static_cast<std::int64_t>(deriveSeed(static_cast<std::uint64_t>(parameters.integer("seed")),
                                                            {static_cast<std::uint64_t>(sample) + 1})));
    if (!parameters.has("init_samples"))
        return parameters;
    std::vector<int> start = parseStartSamples(parameters.text("init_samples"));
    if (std::find(start.begin(), start.end(), sample) != start.end())
        start.clear();
    for (int& one : start)
        one -= one > sample;
    parameters.set("init_samples", joined(start));
    return parameters;
}

/// The class of one new sample: as predicted, else that of the nearest sample in the reduced space.
int classOf(const Prediction& prediction, const Outcome& outcome, const Target& target)
{
    if (!prediction.predictedClass.empty())
        return prediction.predictedClass.front();
    Eigen::MatrixXd points(outcome.embedding.rows() + 1, outcome.embedding.cols());
    points << outcome.embedding, prediction.embedding;
    std::vector<int> classes = target.classOf;
    classes.push_back(-1);
    return nearestClasses(points, classes, OwnLabel::IsHidden).back();
}

class Folds
{
public:
    explicit Folds(const LeaveOneOutFit& fit)
        : m_fit(fit)
        , m_base(fit.original->subset(cellOrigins(*fit.original, fit.steps).samples, std::nullopt))
    {
        for (const FittedStepPtr& step : fit.steps)
            if (!selectsSamples(step->spec()))
                m_steps.push_back(step->spec());
        for (const int code : fit.problem.target.classOf)
            if (code >= 0)
                ++m_sizes[static_cast<std::size_t>(code)];
    }

    AccuracyReport run(const RunControl& control) const
    {
        const Target& target = m_fit.problem.target;
        requireMemoryFor(control.threads);
        std::vector<int> predicted(target.classOf.size(), -1);
        const bool isComplete = predictLeftOut(
            samplesWithClass(target), control,
            [this](int sample, const RunControl& inner) { return predict(sample, inner); }, predicted);
        return leftOutReport(target, predicted, isComplete, "leave-one-out, steps fitted in each fold");
    }

private:
    /// @return a number behind the classes where no other sample has the class: no prediction can be right.
    int predict(int sample, const RunControl& control) const
    {
        const Target& target = m_fit.problem.target;
        if (m_sizes[static_cast<std::size_t>(target.classOf[static_cast<std::size_t>(sample)])] < 2)
            return target.classes();
        std::vector<Index> others(static_cast<std::size_t>(m_base->samples()));
        std::iota(others.begin(), others.end(), Index{0});
        others.erase(others.begin() + sample);
        const Preprocessed prepared = preprocess(m_base->subset(others, std::nullopt), m_steps, control.progress);
        if (!prepared.data)
            return -1;
        const Problem fold = problemWithout(m_fit.problem, sample, prepared.data);
        const Parameters parameters = parametersWithout(m_fit.parameters, sample);
        const Outcome outcome = m_fit.method.run(fold, parameters, control);
        if (outcome.stopped == Stopped::Cancelled)
            return -1;
        const DatasetPtr leftOut =
            applySteps(m_base->subset(std::vector<Index>{sample}, std::nullopt), prepared.steps, control.progress);
        if (!leftOut)
            return -1;
        return classOf(m_fit.method.predict(outcome, fold.target, parameters, *leftOut), outcome, fold.target);
    }

    /// A fold holds the data twice, as read and prepared, and its fit.
    void requireMemoryFor(int threads) const
    {
        constexpr double copies = 3, worthAsking = 64e6;
        const double values = static_cast<double>(m_base->samples()) *
                              static_cast<double>(std::max(m_base->features(), m_fit.problem.data->features()));
        const double bytes = threads * (copies * sizeof(double) * values +
                                        fitMemory(m_fit.method, m_fit.problem, m_fit.parameters));
        if (bytes > worthAsking)
            requireMemory({}, bytes, "use fewer threads, or keep fewer samples or features");
    }

    const LeaveOneOutFit& m_fit;
    DatasetPtr m_base;
    std::vector<StepSpec> m_steps;
    std::vector<int> m_sizes = std::vector<int>(m_fit.problem.target.classNames.size());  // of the classes
};

}  // namespace

bool isCheapInFolds(const Dataset& original)
{
    const auto samples = static_cast<double>(original.samples());
    return samples * samples * static_cast<double>(original.features()) <= cheapValues;
}

LeaveOneOutAccuracy leaveOneOut(const LeaveOneOutFit& fit, InFold inFold, const RunControl& control)
{
    LeaveOneOutAccuracy result;
    result.global = fit.method.leaveOneOut(fit.problem, fit.parameters, control);
    if (result.global.isCancelled || !fit.method.predict ||
        (inFold == InFold::IfCheap && !isCheapInFolds(*fit.original)))
        return result;
    try {
        result.inFold = Folds(fit).run(control);
    } catch (const DataError& error) {
        result.error = error.what();
    } catch (const std::invalid_argument& error) {
        result.error = error.what();
    }
    return result;
}

}  // namespace fuzzylens
