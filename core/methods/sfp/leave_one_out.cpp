// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/leave_one_out.h"

#include "core/common/issue.h"
#include "core/methods/left_out_samples.h"
#include "core/methods/sfp/crisp_classes.h"
#include "core/methods/sfp/sfp.h"
#include "core/numeric/exponential.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace fuzzylens {

namespace {

using Eigen::ArrayXd;
using Eigen::ArrayXXd;

constexpr Index featuresPerStrip = 256;
constexpr double infinity = std::numeric_limits<double>::infinity();

// Sums over the features of weights relative to the smallest scatter.
struct Sums
{
    ArrayXXd distances;       // n x k: to the classes as they are; shared weights: without the sample
    ArrayXd totals;           // k, of e of the classes as they are
    ArrayXd entropies;        // k, sum of e t, t the exponent
    ArrayXd ownDistances;     // n: to the own class without the sample
    ArrayXd ownTotals;        // n
    ArrayXd ownEntropies;     // n
    std::vector<char> alone;  // n: some feature differs in this sample only
};

class Crisp
{
public:
    Crisp(const Problem& problem, const SfpOptions& options, int threads);
    std::vector<int> predictions();

private:
    void findMinima();
    void findClassStatistics(Index feature);
    void sumStrip(Sums& sums, Index begin, Index end) const;
    void addFeature(Sums& sums, Index feature, ArrayXd& exponent, ArrayXd& e) const;
    ArrayXd scattersWithout(Index feature) const;
    Index strips() const { return (m_values.columns() + featuresPerStrip - 1) / featuresPerStrip; }
    Eigen::Map<const ArrayXd> column(Index feature) const { return {m_values.column(feature), m_samples}; }
    double lambdaFor(Index cls, bool isLeftOut) const;
    int decide(const Sums& sums, Index sample) const;

    const AlignedMatrix& m_values;
    const SfpOptions& m_options;
    const std::vector<int>& m_classOf;
    int m_threads;
    Index m_samples, m_classes;
    bool m_isShared;
    ArrayXd m_sizes;          // of the classes
    ArrayXd m_downdate;       // n: N / (N - 1) of the own class
    ArrayXd m_ownLambda;      // n: of the own class without the sample, or of all when shared
    ArrayXXd m_means;         // k x p
    ArrayXXd m_scatters;      // k x p
    std::vector<int> m_lone;  // p: the sample that differs alone; -1 none; -2 constant
    ArrayXd m_minima;         // k
    ArrayXd m_ownMinima;      // n
};

Crisp::Crisp(const Problem& problem, const SfpOptions& options, int threads)
    : m_values(problem.data->values())
    , m_options(options)
    , m_classOf(problem.target.classOf)
    , m_threads(threads)
    , m_samples(problem.data->samples())
    , m_classes(problem.target.classes())
    , m_isShared(options.weights == SfpWeights::Shared)
    , m_sizes(ArrayXd::Zero(m_classes))
    , m_downdate(m_samples)
    , m_ownLambda(m_samples)
    , m_means(m_classes, m_values.columns())
    , m_scatters(m_classes, m_values.columns())
    , m_lone(static_cast<std::size_t>(m_values.columns()))
{
    for (const int cls : m_classOf)
        m_sizes[cls] += 1;
    for (Index i = 0; i < m_samples; ++i) {
        const int own = m_classOf[static_cast<std::size_t>(i)];
        m_downdate[i] = m_sizes[own] > 1 ? m_sizes[own] / (m_sizes[own] - 1) : 0;
        m_ownLambda[i] = lambdaFor(own, true);
        if (m_isShared)
            for (Index c = 0; c < m_classes; ++c)
                m_ownLambda[i] += c == own ? 0 : lambdaFor(c, false);
    }
}

// Of a class in a fit from which one sample is left out, of this class or of another.
double Crisp::lambdaFor(Index cls, bool isLeftOut) const
{
    return sfp_detail::crispLambda(m_options, static_cast<double>(m_samples - 1), m_classes,
                                   m_sizes[cls] - (isLeftOut ? 1 : 0));
}

void Crisp::findClassStatistics(Index feature)
{
    const auto x = column(feature);
    const auto size = static_cast<std::size_t>(feature);
    const Index differing = (x != x[0]).count();
    m_lone[size] = differing == 0 ? -2 : -1;
    if (differing == 1)
        (x != x[0]).maxCoeff(&m_lone[size]);
    else if (differing == m_samples - 1 && (x.tail(m_samples - 1) == x[1]).all())
        m_lone[size] = 0;
    auto means = m_means.col(feature);
    auto scatters = m_scatters.col(feature);
    means.setZero();
    scatters.setZero();
    const double origin = x[0];
    for (Index i = 0; i < m_samples; ++i)
        means[m_classOf[static_cast<std::size_t>(i)]] += x[i] - origin;
    means = origin + means / m_sizes;
    for (Index i = 0; i < m_samples; ++i) {
        const int cls = m_classOf[static_cast<std::size_t>(i)];
        scatters[cls] += (x[i] - means[cls]) * (x[i] - means[cls]);
    }
}

// The own class's scatter without the sample (all classes' when the weights are shared), for every sample.
ArrayXd Crisp::scattersWithout(Index feature) const
{
    ArrayXd result(m_samples);
    const auto x = column(feature);
    const double all = m_scatters.col(feature).sum();
    for (Index i = 0; i < m_samples; ++i) {
        const int own = m_classOf[static_cast<std::size_t>(i)];
        const double d = x[i] - m_means(own, feature);
        result[i] = std::max(0.0, (m_isShared ? all : m_scatters(own, feature)) - d * d * m_downdate[i]);
    }
    return result;
}

void Crisp::findMinima()
{
    std::vector<ArrayXd> minima(static_cast<std::size_t>(strips())), own(minima.size());
    parallelFor(strips(), m_threads, [&](Index strip) {
        const auto s = static_cast<std::size_t>(strip);
        minima[s] = ArrayXd::Constant(m_classes, infinity);
        own[s] = ArrayXd::Constant(m_samples, infinity);
        const Index end = std::min(m_values.columns(), (strip + 1) * featuresPerStrip);
        for (Index feature = strip * featuresPerStrip; feature < end; ++feature) {
            findClassStatistics(feature);
            if (m_lone[static_cast<std::size_t>(feature)] == -2)
                continue;
            minima[s] = minima[s].min(m_scatters.col(feature));
            own[s] = own[s].min(scattersWithout(feature));
        }
    });
    m_minima = minima[0];
    m_ownMinima = own[0];
    for (std::size_t s = 1; s < minima.size(); ++s) {
        m_minima = m_minima.min(minima[s]);
        m_ownMinima = m_ownMinima.min(own[s]);
    }
}

void Crisp::addFeature(Sums& sums, Index feature, ArrayXd& exponent, ArrayXd& e) const
{
    const auto x = column(feature);
    exponent = ((scattersWithout(feature) - m_ownMinima) / m_ownLambda).min(largestExponent);
    e = (-exponent).exp();
    sums.ownTotals += e;
    sums.ownEntropies += e * exponent;
    for (Index i = 0; i < m_samples; ++i) {
        const double d = (x[i] - m_means(m_classOf[static_cast<std::size_t>(i)], feature)) * m_downdate[i];
        sums.ownDistances[i] += e[i] * d * d;
    }
    for (Index c = 0; c < m_classes; ++c) {
        if (m_isShared) {
            sums.distances.col(c) += e * (x - m_means(c, feature)).square();
            continue;
        }
        const double t = std::min((m_scatters(c, feature) - m_minima[c]) / lambdaFor(c, false), largestExponent);
        const double weight = std::exp(-t);
        sums.totals[c] += weight;
        sums.entropies[c] += weight * t;
        sums.distances.col(c) += weight * (x - m_means(c, feature)).square();
    }
}

void Crisp::sumStrip(Sums& sums, Index begin, Index end) const
{
    sums.distances = ArrayXXd::Zero(m_samples, m_classes);
    sums.totals = sums.entropies = ArrayXd::Zero(m_classes);
    sums.ownDistances = sums.ownTotals = sums.ownEntropies = ArrayXd::Zero(m_samples);
    sums.alone.assign(static_cast<std::size_t>(m_samples), 0);
    ArrayXd exponent(m_samples), e(m_samples);
    for (Index feature = begin; feature < end; ++feature) {
        const int lone = m_lone[static_cast<std::size_t>(feature)];
        if (lone == -2)
            continue;
        if (lone >= 0)
            sums.alone[static_cast<std::size_t>(lone)] = 1;
        addFeature(sums, feature, exponent, e);
    }
}

int Crisp::decide(const Sums& sums, Index sample) const
{
    const int own = m_classOf[static_cast<std::size_t>(sample)];
    if (m_sizes[own] < 2 || sums.alone[static_cast<std::size_t>(sample)])
        return -1;
    ArrayXd a(m_classes), sizes = m_sizes;
    sizes[own] -= 1;
    const bool hasOffset = m_options.lambdaScale == SfpLambdaScale::Cluster && !m_isShared;
    for (Index c = 0; c < m_classes; ++c) {
        const bool isOwn = c == own;
        const double total = isOwn || m_isShared ? sums.ownTotals[sample] : sums.totals[c];
        const double entropySum = isOwn ? sums.ownEntropies[sample] : sums.entropies[c];
        a[c] = (isOwn ? sums.ownDistances[sample] : sums.distances(sample, c)) / total;
        if (hasOffset)
            a[c] -= m_options.lambda * (entropySum / total + std::log(total));
    }
    return sfp_detail::crispPrediction(m_options, a, sizes);
}

std::vector<int> Crisp::predictions()
{
    findMinima();
    std::vector<Sums> parts(static_cast<std::size_t>(strips()));
    parallelFor(strips(), m_threads, [&](Index strip) {
        sumStrip(parts[static_cast<std::size_t>(strip)], strip * featuresPerStrip,
                 std::min(m_values.columns(), (strip + 1) * featuresPerStrip));
    });
    Sums& sums = parts[0];
    for (std::size_t s = 1; s < parts.size(); ++s) {
        sums.distances += parts[s].distances;
        sums.totals += parts[s].totals;
        sums.entropies += parts[s].entropies;
        sums.ownDistances += parts[s].ownDistances;
        sums.ownTotals += parts[s].ownTotals;
        sums.ownEntropies += parts[s].ownEntropies;
        for (std::size_t i = 0; i < sums.alone.size(); ++i)
            sums.alone[i] = sums.alone[i] || parts[s].alone[i];
    }
    std::vector<int> result;
    for (Index i = 0; i < m_samples; ++i)
        result.push_back(decide(sums, i));
    return result;
}

/// The class that SFP predicts for every sample when it is left out, memberships being the classes themselves
/// (methods.md 1.6 B): class means m, scatters SS, weights softmax(-SS / lambda); leaving sample i out changes its
/// own class alone, m - (x_i - m) / (N - 1) and SS - (x_i - m)^2 N / (N - 1). -1 where that does not hold, and a
/// fit must decide: the only sample of its class, or the only one in which some feature differs. All samples are
/// labelled.
std::vector<int> crispLeaveOneOut(const Problem& problem, const SfpOptions& options, int threads)
{
    return Crisp(problem, options, threads).predictions();
}

constexpr double crisp = 1e-6;  // memberships closer to the classes than this are the classes

void requireClasses(const Problem& problem)
{
    if (problem.target.kind != Target::Kind::Classes || problem.target.classes() == 0)
        throw ArgumentError(message("leave-one-out accuracy needs samples with classes"));
    if (problem.data->samples() < 3)
        throw ArgumentError(message("leave-one-out accuracy needs at least 3 samples"));
}

Problem without(const Problem& problem, int sample)
{
    std::vector<Index> kept(static_cast<std::size_t>(problem.data->samples()));
    std::iota(kept.begin(), kept.end(), Index{0});
    kept.erase(kept.begin() + sample);
    return problemWithout(problem, sample, problem.data->subset(kept, std::nullopt));
}

SfpOptions optionsWithout(const SfpOptions& options, int sample)
{
    SfpOptions result = options;
    result.seed = deriveSeed(options.seed, {static_cast<std::uint64_t>(sample) + 1});
    if (std::find(result.startSamples.begin(), result.startSamples.end(), sample) != result.startSamples.end())
        result.startSamples.clear();
    for (int& start : result.startSamples)
        start -= start > sample;
    return result;
}

// Fits without each of these samples; classes into predicted.
bool refit(const Problem& problem, const SfpOptions& options, const RunControl& control,
           const std::vector<int>& samples, std::vector<int>& predicted)
{
    const auto predict = [&](int sample, const RunControl& inner) {
        const Problem fold = without(problem, sample);
        const SfpOptions foldOptions = optionsWithout(options, sample);
        const Outcome outcome = sfp(fold, foldOptions, inner).outcome;
        if (outcome.stopped == Stopped::Cancelled)
            return -1;
        const auto leftOut = problem.data->subset(std::vector<Index>{sample}, std::nullopt);
        return predictSfp(outcome, fold.target, foldOptions, *leftOut).predictedClass[0];
    };
    return predictLeftOut(samples, control, predict, predicted);
}

// Whether a fit's memberships are the classes: each class has a cluster of its own that holds all of it.
bool isCrisp(const Outcome& outcome, const Target& target)
{
    std::vector<int> clusterOf(target.classNames.size(), -1), classOf(target.classNames.size(), -1);
    for (std::size_t i = 0; i < target.classOf.size(); ++i) {
        const auto cls = static_cast<std::size_t>(target.classOf[i]);
        const int cluster = outcome.assigned[i];
        if (clusterOf[cls] < 0 && classOf[static_cast<std::size_t>(cluster)] < 0) {
            clusterOf[cls] = cluster;
            classOf[static_cast<std::size_t>(cluster)] = static_cast<int>(cls);
        }
        if (clusterOf[cls] != cluster || 1 - outcome.memberships(static_cast<Index>(i), cluster) > crisp)
            return false;
    }
    return true;
}

}  // namespace

bool sfpLeaveOneOutIsCheap(const Problem& problem, const SfpOptions& options)
{
    const Target& target = problem.target;
    // Where the closed form leaves samples undecided, each of them needs a fit to all others.
    constexpr double mostValuesOfFits = 1e11;
    const auto n = static_cast<double>(problem.data->samples()), p = static_cast<double>(problem.data->features());
    if (n * n * p > mostValuesOfFits)
        return false;
    // Only with more features than samples do the labels make the partition crisp for any data; elsewhere the
    // closed form may turn out not to hold, and as many fits as samples are no cheap thing.
    return problem.data->features() > problem.data->samples() && problem.data->samples() >= 3 &&
           options.clusters < problem.data->samples() && target.kind == Target::Kind::Classes &&
           target.classes() >= 2 && options.clusters == target.classes() && options.loss == SfpLoss::LogLoss &&
           options.alpha > options.gamma && options.init == SfpInit::Stratified &&
           std::all_of(target.classOf.begin(), target.classOf.end(), [](int cls) { return cls >= 0; });
}

AccuracyReport sfpLeaveOneOutByRefits(const Problem& problem, const SfpOptions& options, const RunControl& control,
                                      std::vector<int>* predicted)
{
    requireClasses(problem);
    requireComplete(problem);
    std::vector<int> classes(problem.target.classOf.size(), -1);
    const bool isComplete = refit(problem, options, control, samplesWithClass(problem.target), classes);
    const AccuracyReport result =
        leftOutReport(problem.target, classes, isComplete, "leave-one-out, one fit per sample");
    if (predicted)
        *predicted = std::move(classes);
    return result;
}

AccuracyReport sfpLeaveOneOut(const Problem& problem, const SfpOptions& options, const RunControl& control)
{
    requireClasses(problem);
    if (!sfpLeaveOneOutIsCheap(problem, options))
        return sfpLeaveOneOutByRefits(problem, options, control);
    const Outcome whole = sfp(problem, options, control).outcome;
    if (whole.stopped == Stopped::Cancelled)
        return {0, 0, true, "leave-one-out, closed form"};
    if (!isCrisp(whole, problem.target))
        return sfpLeaveOneOutByRefits(problem, options, control);
    std::vector<int> predicted = crispLeaveOneOut(problem, options, control.threads);
    std::vector<int> undecided;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        if (predicted[i] < 0)
            undecided.push_back(static_cast<int>(i));
    const bool isComplete = undecided.empty() || refit(problem, options, control, undecided, predicted);
    return leftOutReport(problem.target, predicted, isComplete, "leave-one-out, closed form");
}

}  // namespace fuzzylens
