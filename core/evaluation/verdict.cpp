// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/verdict.h"

#include "core/common/issue.h"
#include "core/evaluation/cross_validation.h"
#include "core/evaluation/scored_classes.h"
#include "core/methods/left_out_samples.h"
#include "core/methods/start_samples.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr int firstBlock = 20, firstTwoBlocks = 50, laterBlock = 50;
constexpr const char* verdictPhase = "permuting labels";
enum VerdictStream : std::uint64_t { permutationStream = 1, foldsStream = 2, restartStream = 3 };

/// Permutations after the next block.
int nextState(int done, int planned)
{
    if (done < firstBlock)
        return std::min(firstBlock, planned);
    return std::min(done < firstTwoBlocks ? firstTwoBlocks : done + laterBlock, planned);
}

int correctPredictions(const std::vector<int>& predicted, const Target& target)
{
    int correct = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        correct += target.classOf[i] >= 0 && predicted[i] == target.classOf[i];
    return correct;
}

/// ln n!; std::lgamma writes to a global variable.
double logFactorial(int n)
{
    double sum = 0;
    for (int factor = 2; factor <= n; ++factor)
        sum += std::log(factor);
    return sum;
}

/// Of each class, how many samples it has.
std::vector<int> sizesOf(const std::vector<int>& classOf)
{
    std::vector<int> sizes;
    for (const int cls : classOf)
        if (cls >= 0) {
            sizes.resize(std::max(sizes.size(), static_cast<std::size_t>(cls) + 1));
            ++sizes[static_cast<std::size_t>(cls)];
        }
    return sizes;
}

double largestShare(const std::vector<int>& classOf)
{
    const std::vector<int> sizes = sizesOf(classOf);
    return static_cast<double>(*std::max_element(sizes.begin(), sizes.end())) /
           std::accumulate(sizes.begin(), sizes.end(), 0);
}

/// The least count at which the distribution function of the binomial distribution reaches @p level.
/// @param probability in (0, 1).
int binomialQuantile(int outcomes, double probability, double level)
{
    double logMass = outcomes * std::log1p(-probability), sum = std::exp(logMass);
    int count = 0;
    for (; sum < level && count < outcomes; ++count) {
        logMass += std::log((outcomes - count) * probability / ((count + 1) * (1 - probability)));
        sum += std::exp(logMass);
    }
    return count;
}

void requireTwoClasses(const std::vector<int>& classOf)
{
    const auto isLabelled = [](int cls) { return cls >= 0; };
    const auto first = std::find_if(classOf.begin(), classOf.end(), isLabelled);
    if (std::none_of(classOf.begin(), classOf.end(), [&](int cls) { return isLabelled(cls) && cls != *first; }))
        throw ArgumentError(message(
            "the permutation test needs samples of at least two classes whose labels were not used in the fit"));
}

/// The control of a block of permutations: progress in permutations of all.
RunControl blockControl(const RunControl& control, int done, int blockEnd, int planned)
{
    RunControl result = control;
    result.frameBytes = 0;
    if (control.progress)
        result.progress = [&control, done, blockEnd, planned](const Step& step) {
            const double share =
                step.total > 0 ? static_cast<double>(step.done) / static_cast<double>(step.total) : 0.0;
            const auto now = done + static_cast<std::int64_t>(share * (blockEnd - done));
            return control.progress({verdictPhase, now, planned});
        };
    return result;
}

class ClassifierVerdict
{
public:
    ClassifierVerdict(const LeaveOneOutFit& fit, const VerdictOptions& options, const RunControl& control)
        : m_target(fit.problem.target)
        , m_options(options)
        , m_control(control)
        , m_validation(makeCrossValidation(fit, deriveSeed(options.seed, {foldsStream}), control))
    {
        m_verdict.protocol = m_validation->protocol();
        m_verdict.leastPValue = leastPValueOf(m_target.classOf);
    }

    Verdict run(const std::function<void(const Verdict&)>& onState)
    {
        PermutationTest& test = m_verdict.test;
        for (int done = 0; !m_verdict.isComplete;) {
            const int end = nextState(done, m_options.permutations);
            if (!addBlock(done, end))
                break;
            done = end;
            m_verdict.isComplete = test.isStoppedEarly || done >= m_options.permutations;
            if (onState)
                onState(m_verdict);
        }
        return m_verdict;
    }

private:
    /// Permutations (begin, end], and the labels themselves before the first one. @return false when cancelled.
    bool addBlock(int begin, int end)
    {
        const int first = begin == 0 ? 0 : begin + 1;
        std::vector<Target> labellings;
        for (int permutation = first; permutation <= end; ++permutation)
            labellings.push_back(
                permutedLabels(m_target, deriveSeed(m_options.seed, {permutationStream}), permutation));
        const auto predicted =
            m_validation->predict(labellings, first, blockControl(m_control, begin, end, m_options.permutations));
        if (predicted.classes.empty())
            return false;
        if (first == 0)
            noteRefusals(predicted);
        for (std::size_t q = 0; q < labellings.size(); ++q) {
            const int correct = correctPredictions(predicted.classes[q], labellings[q]);
            if (first + static_cast<int>(q) == 0)
                setAccuracy(correct, predicted.classes[q], predicted.refused);
            else
                m_verdict.test.add(correct, m_options.mayStopEarly);
        }
        return true;
    }

    void noteRefusals(const FoldPredictions& predicted)
    {
        const auto total = static_cast<int>(samplesWithClass(m_target).size());
        constexpr int mostRefused = 5;  // one in so many
        if (mostRefused * predicted.refused > total)
            throw ArgumentError(message("samples cannot be held out: %1", predicted.refusal));
        if (predicted.refused > 0)
            m_verdict.protocol = message("%1; for %2 of %3 samples, the largest class counts as the prediction, "
                                         "because the method cannot be fitted without them: %4",
                                         m_verdict.protocol, predicted.refused, total, predicted.refusal);
    }

    void setAccuracy(int correct, const std::vector<int>& predicted, int refused)
    {
        const auto total = static_cast<int>(samplesWithClass(m_target).size());
        m_verdict.test.observed = correct;
        m_verdict.accuracy = ValidatedAccuracy{
            correct, total, wilsonInterval(correct, total), largestShare(m_target.classOf), predicted, refused};
    }

    const Target& m_target;
    const VerdictOptions& m_options;
    const RunControl& m_control;
    std::unique_ptr<CrossValidation> m_validation;
    Verdict m_verdict;
};

/// @return false when cancelled.
bool testAgreement(Verdict& verdict, const Target& scored, const std::vector<int>& assigned,
                   const VerdictOptions& options, const RunControl& control)
{
    verdict.leastPValue = leastPValueOf(scored.classOf);
    verdict.test.observed = adjustedRandIndex(scored.classOf, assigned);
    const std::uint64_t seed = deriveSeed(options.seed, {permutationStream});
    for (int permutation = 1; permutation <= options.permutations && !verdict.test.isStoppedEarly; ++permutation) {
        if (!shouldContinue(control.progress, {verdictPhase, permutation, options.permutations}))
            return false;
        verdict.test.add(adjustedRandIndex(permutedLabels(scored, seed, permutation).classOf, assigned),
                         options.mayStopEarly);
    }
    return true;
}

bool startsAtRandom(const Parameters& parameters)
{
    return parameters.has("seed") && (!parameters.has("init_samples") || parameters.text("init_samples").empty());
}

/// Nothing when cancelled.
std::optional<double> stability(const LeaveOneOutFit& fit, const VerdictOptions& options,
                                const RunControl& control)
{
    constexpr int restarts = 10;
    std::vector<std::vector<int>> partitions;
    for (int restart = 0; restart < restarts; ++restart) {
        if (!shouldContinue(control.progress, {"repeating the fit", restart, restarts}))
            return std::nullopt;
        Parameters parameters = fit.parameters;
        parameters.set("seed", static_cast<std::int64_t>(deriveSeed(
                                   options.seed, {restartStream, static_cast<std::uint64_t>(restart)})));
        RunControl inner = control;
        inner.frameBytes = 0;
        const Outcome outcome = fit.method.run(fit.problem, parameters, inner);
        if (outcome.stopped == Stopped::Cancelled)
            return std::nullopt;
        partitions.push_back(outcome.assigned);
    }
    double sum = 0;
    for (int i = 0; i < restarts; ++i)
        for (int j = 0; j < i; ++j)
            sum += adjustedRandIndex(partitions[static_cast<std::size_t>(i)],
                                     partitions[static_cast<std::size_t>(j)]);
    return sum / (restarts * (restarts - 1) / 2.0);
}

Verdict clusterVerdict(const LeaveOneOutFit& fit, const Outcome& outcome, const VerdictOptions& options,
                       const RunControl& control, const std::function<void(const Verdict&)>& onState)
{
    if (outcome.assigned.empty())
        throw ArgumentError(message("the method has no clusters to compare with the labels"));
    if (searchUsesLabels(fit.parameters, outcome, fit.problem.target))
        throw ArgumentError(
            message("the search for probes has used the labels, so agreement with them is not a test"));
    Target scored = fit.problem.target;
    scored.classOf = scoredClasses(fit.problem, &fit.method);
    if (fit.parameters.has("init_samples"))
        for (const int sample : parseStartSamples(fit.parameters.text("init_samples")))
            if (sample >= 0 && sample < std::ssize(scored.classOf))
                scored.classOf[static_cast<std::size_t>(sample)] = -1;
    requireTwoClasses(scored.classOf);
    Verdict verdict;
    verdict.protocol = message("adjusted Rand index of clusters and labels");
    if (!testAgreement(verdict, scored, outcome.assigned, options, control))
        return verdict;
    verdict.isComplete = !startsAtRandom(fit.parameters);
    if (onState)
        onState(verdict);
    if (verdict.isComplete)
        return verdict;
    verdict.stability = stability(fit, options, control);
    verdict.isComplete = verdict.stability.has_value();
    if (verdict.isComplete && onState)
        onState(verdict);
    return verdict;
}

/// 100 only of a whole.
std::string percent(double share)
{
    const long rounded = std::lround(100 * share);
    return std::to_string(rounded == 100 && share < 1 ? 99 : rounded);
}

std::string twoDecimals(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", std::abs(value) < 0.005 ? 0.0 : value);
    return text;
}

/// With two digits; with three where two would look like the level of significance.
std::string pText(double p)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2g", p);
    if (p > Verdict::significance && std::string(text) == "0.05")
        std::snprintf(text, sizeof text, "%.3g", p);
    return text;
}

}  // namespace

double leastPValueOf(const std::vector<int>& classOf)
{
    std::vector<int> sizes = sizesOf(classOf);
    std::sort(sizes.begin(), sizes.end());
    double logarithm = logFactorial(std::accumulate(sizes.begin(), sizes.end(), 0));
    int alike = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        alike = i > 0 && sizes[i] == sizes[i - 1] ? alike + 1 : 1;
        logarithm -= logFactorial(sizes[i]) + (sizes[i] > 0 ? std::log(alike) : 0);
    }
    return std::exp(-logarithm);
}

ChanceRange chanceRange(const std::vector<int>& classOf)
{
    const std::vector<int> sizes = sizesOf(classOf);
    const int total = std::accumulate(sizes.begin(), sizes.end(), 0);
    const double share = largestShare(classOf);
    constexpr double tail = 0.025;
    if (share == 1)
        return {total, total, total};
    return {binomialQuantile(total, share, tail), binomialQuantile(total, share, 1 - tail), total};
}

Verdict computeVerdict(const LeaveOneOutFit& fit, const Outcome& outcome, const VerdictOptions& options,
                       const RunControl& control, const std::function<void(const Verdict&)>& onState)
{
    if (options.permutations < 1)
        throw std::invalid_argument("the permutation test needs at least one permutation");
    if (fit.problem.target.kind != Target::Kind::Classes)
        throw ArgumentError(message("the permutation test needs class labels"));
    if (!isClassifier(fit))
        return clusterVerdict(fit, outcome, options, control, onState);
    requireTwoClasses(fit.problem.target.classOf);
    // Chosen start samples may be one of each class: the permuted labels would start worse than the labels.
    Parameters parameters = fit.parameters;
    if (parameters.has("init_samples"))
        parameters.set("init_samples", std::string());
    const LeaveOneOutFit unguided{fit.method, fit.original, fit.steps, fit.problem, parameters};
    return ClassifierVerdict(unguided, options, control).run(onState);
}

Message verdictResult(const Verdict& verdict)
{
    const PermutationTest& test = verdict.test;
    if (test.permuted.empty())
        return message("no labels were permuted");
    const auto [low, high] = std::minmax_element(test.permuted.begin(), test.permuted.end());
    const std::string p = pText(test.pValue());
    if (!verdict.accuracy) {
        const Message agreement = message(
            verdict.hasTooFewSamples() ? "Too few samples to decide whether clusters and labels agree: adjusted "
                                         "Rand index %1, with shuffled "
                                         "labels %2 to %3; p = %4."
            : verdict.isBetterThanChance()
                ? "Clusters and labels agree better than by chance: adjusted Rand index %1, with shuffled labels "
                  "%2 to %3; p = %4."
                : "Clusters and labels agree no better than by chance: adjusted Rand index %1, with shuffled "
                  "labels %2 to %3; p = %4.",
            twoDecimals(test.observed), twoDecimals(*low), twoDecimals(*high), p);
        return verdict.stability ? message("%1 Fits with other random initialisations agree with an adjusted Rand "
                                           "index of %2 on average.",
                                           agreement, twoDecimals(*verdict.stability))
                                 : agreement;
    }
    const ValidatedAccuracy& accuracy = *verdict.accuracy;
    const double share = static_cast<double>(accuracy.correct) / accuracy.total;
    Message result = message("%1 of %2 samples are classified correctly in cross-validation (%3 %, interval %4 to "
                             "%5 %; largest class %6 %); with shuffled labels %7 to %8; p = %9.",
                             accuracy.correct, accuracy.total, percent(share), percent(accuracy.interval.low),
                             percent(accuracy.interval.high), percent(accuracy.largestClassShare),
                             static_cast<int>(*low), static_cast<int>(*high), p);
    if (accuracy.refused > 0)
        result =
            message(accuracy.refused == 1
                        ? "%1 %2 sample could not be held out; the largest class counts as its prediction."
                        : "%1 %2 samples could not be held out; the largest class counts as their prediction.",
                    result, accuracy.refused);
    const bool isNamedChance = verdict.isComplete && !verdict.isBetterThanChance();
    return share > accuracy.largestClassShare || isNamedChance || verdict.hasTooFewSamples()
               ? result
               : message("%1 Always predicting the largest class is at least as accurate.", result);
}

Message verdictText(const Verdict& verdict)
{
    const Message result = verdictResult(verdict);
    if (!verdict.accuracy || verdict.test.permuted.empty())
        return result;
    if (verdict.hasTooFewSamples())
        return message("Too few samples to test: %1", result);
    if (!verdict.isComplete)
        return result;
    return message(verdict.isBetterThanChance() ? "Better than chance: %1" : "No better than chance: %1", result);
}

}  // namespace fuzzylens
