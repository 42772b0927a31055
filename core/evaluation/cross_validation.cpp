// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/cross_validation.h"

#include "core/common/issue.h"
#include "core/evaluation/fold_fits.h"
#include "core/evaluation/folds.h"
#include "core/evaluation/permutation_test.h"
#include "core/methods/left_out_samples.h"
#include "core/methods/memory_estimate.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr int usualFolds = 10;
constexpr const char* validationPhase = "cross-validating";
enum ValidationStream : std::uint64_t { validationFolds = 1, trialStream = 2 };

/// The same classes as often, in ascending order.
Target withSortedLabels(Target target)
{
    std::vector<int> classes;
    const std::vector<int> labelled = samplesWithClass(target);
    for (const int sample : labelled)
        classes.push_back(target.classOf[static_cast<std::size_t>(sample)]);
    std::sort(classes.begin(), classes.end());
    for (std::size_t i = 0; i < labelled.size(); ++i)
        target.classOf[static_cast<std::size_t>(labelled[i])] = classes[i];
    return target;
}

/// The most frequent class of the samples that are not left out; the first of several.
int largestClass(const Target& target, const std::vector<int>& leftOut)
{
    std::vector<int> sizes(target.classNames.size());
    for (std::size_t i = 0; i < target.classOf.size(); ++i)
        if (target.classOf[i] >= 0 && !std::binary_search(leftOut.begin(), leftOut.end(), static_cast<int>(i)))
            ++sizes[static_cast<std::size_t>(target.classOf[i])];
    return static_cast<int>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
}

/// Why the predictions of the labels as they are were refused, a place for each fold; empty: they were not.
using Refusals = std::vector<Message>;

/// The classes that @p predict returns. A fit may refuse the classes of a fold, such as fewer than the requested
/// dimensions need; then the largest class, by the same rule for the labels and for each permutation.
/// @param refusal gets the reason; may be null.
template <typename Predict>
std::vector<int> predictedOrLargest(const Target& target, const std::vector<int>& leftOut, Message* refusal,
                                    const Predict& predict)
{
    try {
        return predict();
    } catch (const std::invalid_argument& error) {
        if (refusal)
            *refusal = messageOf(error);
        return std::vector<int>(leftOut.size(), largestClass(target, leftOut));
    }
}

FoldPredictions unknown(const std::vector<Target>& labellings)
{
    FoldPredictions predictions;
    predictions.classes.assign(labellings.size(), std::vector<int>(labellings.front().classOf.size(), -1));
    return predictions;
}

/// Leave-one-out with MethodDescription::predictLabellings.
class LabellingsTogether final : public CrossValidation
{
public:
    explicit LabellingsTogether(const LeaveOneOutFit& fit)
        : m_fit(fit)
        , m_folds(fit)
    {}

    /// Whether at least half of some permutations of the labels are decided together in some folds. It depends on
    /// the sizes of the classes alone, so that it favours neither the labels nor a permutation of the test.
    bool decidesMost(std::uint64_t seed, const RunControl& control) const
    {
        constexpr int trials = 20, trialFolds = 5;
        std::vector<Target> labellings;
        const Target sorted = withSortedLabels(m_fit.problem.target);
        for (int trial = 1; trial <= trials; ++trial)
            labellings.push_back(permutedLabels(sorted, deriveSeed(seed, {trialStream}), trial));
        const std::vector<int> samples = samplesWithClass(sorted);
        std::ptrdiff_t undecided = 0;
        for (std::size_t fold = 0; fold < trialFolds; ++fold) {
            const int sample = samples[fold * (samples.size() - 1) / (trialFolds - 1)];
            const std::vector<int> predicted = predictFold(sample, labellings, 1, control.progress);
            if (predicted.empty())
                return false;
            undecided += std::count(predicted.begin(), predicted.end(), -1);
        }
        return 2 * undecided <= trials * trialFolds;
    }

    FoldPredictions predict(const std::vector<Target>& labellings, int first,
                            const RunControl& control) const override
    {
        m_folds.requireMemoryFor(control.threads);
        FoldPredictions predicted = unknown(labellings);
        const std::vector<int> samples = samplesWithClass(m_fit.problem.target);
        Refusals refusals(samples.size());
        std::atomic<bool> isComplete = true;
        const auto predictSample = [&](Index index, const RunControl& inner) {
            const int sample = samples[static_cast<std::size_t>(index)];
            std::vector<int> classes = predictFold(sample, labellings, first, inner.progress);
            Message& refusal = refusals[static_cast<std::size_t>(index)];
            if (classes.empty() || !decideByFits(classes, sample, labellings, first, refusal, inner)) {
                isComplete = false;
                return;
            }
            for (std::size_t q = 0; q < classes.size(); ++q)
                predicted.classes[q][static_cast<std::size_t>(sample)] = classes[q];
        };
        const bool isDone = visitFolds(std::ssize(samples), control, validationPhase, predictSample);
        for (const Message& refusal : refusals)
            if (!refusal.isEmpty() && predicted.refused++ == 0)
                predicted.refusal = refusal;
        return isDone && isComplete ? predicted : FoldPredictions();
    }

    Message protocol() const override
    {
        return message("leave-one-out cross-validation, preprocessing fitted in each fold");
    }

private:
    /// -1 where a fit has to decide; empty when cancelled.
    std::vector<int> predictFold(int sample, const std::vector<Target>& labellings, int first,
                                 const Progress& progress) const
    {
        const std::optional<AlignedMatrix> values = m_folds.preparedWithout(sample, progress);
        if (!values)
            return {};
        std::vector<Labelling> all;
        for (std::size_t q = 0; q < labellings.size(); ++q)
            all.push_back({labellings[q].classOf, m_folds.foldSeed(sample, first + static_cast<int>(q))});
        return m_fit.method.predictLabellings(*values, sample, m_fit.problem.target.classes(), all,
                                              m_fit.parameters);
    }

    bool decideByFits(std::vector<int>& classes, int sample, const std::vector<Target>& labellings, int first,
                      Message& refusal, const RunControl& control) const
    {
        std::optional<Fold> fold;
        for (std::size_t q = 0; q < classes.size(); ++q) {
            if (classes[q] >= 0)
                continue;
            if (!fold && !(fold = m_folds.prepare({sample}, control.progress)))
                return false;
            const std::uint64_t seed = m_folds.foldSeed(sample, first + static_cast<int>(q));
            const bool isAsTheyAre = first + static_cast<int>(q) == 0;
            const std::vector<int> predicted =
                predictedOrLargest(labellings[q], {sample}, isAsTheyAre ? &refusal : nullptr,
                                   [&] { return m_folds.predict(*fold, labellings[q], seed, control); });
            if (predicted.empty())
                return false;
            classes[q] = predicted.front();
        }
        return true;
    }

    const LeaveOneOutFit& m_fit;
    FoldFits m_folds;
};

/// Stratified folds of each labelling; a derived class predicts the samples of one.
class StratifiedFolds : public CrossValidation
{
public:
    StratifiedFolds(const LeaveOneOutFit& fit, std::uint64_t seed)
        : m_fit(fit)
        , m_seed(deriveSeed(seed, {validationFolds}))
        , m_folds(std::min(usualFolds, static_cast<int>(samplesWithClass(fit.problem.target).size())))
    {}

    FoldPredictions predict(const std::vector<Target>& labellings, int first,
                            const RunControl& control) const final
    {
        prepare(control);
        FoldPredictions predicted = unknown(labellings);
        Refusals refusals(static_cast<std::size_t>(m_folds));
        std::vector<int> refusedIn(refusals.size());
        std::vector<std::vector<int>> foldOf;
        for (const Target& target : labellings)
            foldOf.push_back(stratifiedFolds(target, m_folds, m_seed));
        std::atomic<bool> isComplete = true;
        const auto predictOne = [&](Index index, const RunControl& inner) {
            const auto q = static_cast<std::size_t>(index / m_folds);
            const int number = static_cast<int>(index % m_folds);
            std::vector<int> leftOut;
            for (std::size_t i = 0; i < foldOf[q].size(); ++i)
                if (foldOf[q][i] == number)
                    leftOut.push_back(static_cast<int>(i));
            const int permutation = first + static_cast<int>(q);
            Message* refusal = permutation == 0 ? &refusals[static_cast<std::size_t>(number)] : nullptr;
            const std::vector<int> classes =
                predictFold(leftOut, labellings[q], number, permutation, refusal, inner);
            if (refusal && !refusal->isEmpty())
                refusedIn[static_cast<std::size_t>(number)] = static_cast<int>(leftOut.size());
            if (classes.empty())
                isComplete = false;
            else
                for (std::size_t i = 0; i < leftOut.size(); ++i)
                    predicted.classes[q][static_cast<std::size_t>(leftOut[i])] = classes[i];
        };
        const bool isDone = visitFolds(std::ssize(labellings) * m_folds, control, validationPhase, predictOne);
        for (std::size_t fold = 0; fold < refusals.size(); ++fold) {
            if (predicted.refusal.isEmpty())
                predicted.refusal = refusals[fold];
            predicted.refused += refusedIn[fold];
        }
        return isDone && isComplete ? predicted : FoldPredictions();
    }

protected:
    virtual void prepare(const RunControl&) const {}
    /// Classes of the left-out samples; empty when cancelled.
    virtual std::vector<int> predictFold(const std::vector<int>& leftOut, const Target& target, int number,
                                         int permutation, Message* refusal, const RunControl& control) const = 0;

    const LeaveOneOutFit& m_fit;
    std::uint64_t m_seed;
    int m_folds;
};

class FoldsOfSamples final : public StratifiedFolds
{
public:
    FoldsOfSamples(const LeaveOneOutFit& fit, std::uint64_t seed)
        : StratifiedFolds(fit, seed)
        , m_fits(fit)
    {}

    Message protocol() const override
    {
        return message("stratified %1-fold cross-validation, preprocessing fitted in each fold", m_folds);
    }

private:
    void prepare(const RunControl& control) const override { m_fits.requireMemoryFor(control.threads); }

    std::vector<int> predictFold(const std::vector<int>& leftOut, const Target& target, int number,
                                 int permutation, Message* refusal, const RunControl& control) const override
    {
        const std::optional<Fold> fold = m_fits.prepare(leftOut, control.progress);
        if (!fold)
            return {};
        return predictedOrLargest(target, leftOut, refusal, [&] {
            return m_fits.predict(*fold, target, m_fits.foldSeed(number, permutation), control);
        });
    }

    FoldFits m_fits;
};

/// Of methods that do not predict new samples.
class FoldsOfLabels final : public StratifiedFolds
{
public:
    using StratifiedFolds::StratifiedFolds;

    Message protocol() const override
    {
        return message(
            "stratified %1-fold cross-validation of the labels, with the values of all samples in each fit",
            m_folds);
    }

private:
    /// Fits that run at the same time do not see each other's need.
    void prepare(const RunControl& control) const override
    {
        requireMemoryForFits(control.threads * fitMemory(m_fit.method, m_fit.problem, m_fit.parameters));
    }

    std::vector<int> predictFold(const std::vector<int>& leftOut, const Target& target, int, int, Message* refusal,
                                 const RunControl& control) const override
    {
        Target hidden = target;
        for (const int sample : leftOut)
            hidden.classOf[static_cast<std::size_t>(sample)] = -1;
        const PresentClasses present = presentClasses(std::move(hidden));
        if (present.target.classes() == 1)
            return std::vector<int>(leftOut.size(), present.original.front());
        return predictedOrLargest(target, leftOut, refusal,
                                  [&] { return predictHidden(leftOut, present, control); });
    }

    std::vector<int> predictHidden(const std::vector<int>& leftOut, const PresentClasses& present,
                                   const RunControl& control) const
    {
        const Outcome outcome = m_fit.method.run({m_fit.problem.data, present.target}, m_fit.parameters, control);
        if (outcome.stopped == Stopped::Cancelled)
            return {};
        if (outcome.predictedClass.empty())
            throw std::logic_error("a method that learns from labels has predicted no classes");
        std::vector<int> classes;
        for (const int sample : leftOut) {
            const int cls = outcome.predictedClass[static_cast<std::size_t>(sample)];
            classes.push_back(cls < 0 ? cls : present.original[static_cast<std::size_t>(cls)]);
        }
        return classes;
    }
};

}  // namespace

bool isClassifier(const LeaveOneOutFit& fit)
{
    return fit.problem.target.kind == Target::Kind::Classes && (fit.method.leaveOneOut || fit.method.keepsLabels);
}

std::unique_ptr<CrossValidation> makeCrossValidation(const LeaveOneOutFit& fit, std::uint64_t seed,
                                                     const RunControl& control)
{
    if (!fit.method.predict)
        return std::make_unique<FoldsOfLabels>(fit, seed);
    if (fit.method.predictLabellings && fit.method.leaveOneOutIsCheap(fit.problem, fit.parameters)) {
        auto together = std::make_unique<LabellingsTogether>(fit);
        if (together->decidesMost(seed, control))
            return together;
    }
    return std::make_unique<FoldsOfSamples>(fit, seed);
}

}  // namespace fuzzylens
