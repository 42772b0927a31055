// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/cluster_trials.h"

#include "core/common/issue.h"
#include "core/evaluation/fold_fits.h"
#include "core/evaluation/search/cluster_scores.h"
#include "core/methods/left_out_samples.h"
#include "core/methods/membership/sample_distances.h"
#include "core/methods/memory_estimate.h"
#include "core/methods/spectral/principal_components.h"
#include "core/numeric/random.h"
#include "core/scores/cluster_indices.h"
#include "core/scores/consensus.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

enum ResampleStream : std::uint64_t { referenceStream = 1, subsampleStream = 2, refitStream = 3 };

struct CandidateFit
{
    Outcome outcome;
    Message refusal;  // why there is no outcome
    double seconds = 0;

    bool isCancelled() const { return refusal.isEmpty() && outcome.stopped == Stopped::Cancelled; }
};

CandidateFit fitCandidate(const MethodDescription& method, const Problem& problem, const Parameters& parameters,
                          const RunControl& control)
{
    const auto start = std::chrono::steady_clock::now();
    CandidateFit fit;
    try {
        fit.outcome = method.run(problem, parameters, control);
        if (!fit.isCancelled() && fit.outcome.assigned.empty())
            fit.refusal = message("%1 finds no clusters with these settings", method.id);
    } catch (const std::invalid_argument& error) {
        fit.refusal = messageOf(error);
    }
    fit.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return fit;
}

/// Data sets of the size of given data, uniform over the range of each principal component.
class ReferenceData
{
public:
    ReferenceData(DatasetPtr data, PrincipalComponents space)
        : m_data(std::move(data))
        , m_space(std::move(space))
    {}

    DatasetPtr drawn(std::uint64_t seed) const
    {
        const Eigen::MatrixXd& coordinates = m_space.coordinates;
        Random random(seed);
        Eigen::MatrixXd points(coordinates.cols(), coordinates.rows());
        for (Index axis = 0; axis < coordinates.cols(); ++axis) {
            const double low = coordinates.col(axis).minCoeff(), high = coordinates.col(axis).maxCoeff();
            for (Index i = 0; i < coordinates.rows(); ++i)
                points(axis, i) = random.uniform(low, high);
        }
        DatasetParts parts = m_data->parts();
        parts.values = std::make_shared<const AlignedMatrix>(
            AlignedMatrix::copyOf(m_space.directions(points).transpose().rowwise() + m_space.mean));
        return std::make_shared<const Dataset>(std::move(parts));
    }

private:
    DatasetPtr m_data;
    PrincipalComponents m_space;
};

/// Fits of some candidates, and their scores.
class ClusterFits
{
public:
    ClusterFits(const SearchRequest& request, const std::vector<std::size_t>& indices, const RunControl& control)
        : m_request(request)
        , m_method(request.fit.method)
        , m_data(request.fit.problem.data)
        , m_control(control)
        , m_trials(indices.size())
        , m_logSquares(indices.size())
    {
        for (std::size_t k = 0; k < indices.size(); ++k)
            m_trials[k].index = indices[k];
    }

    std::vector<Trial> run()
    {
        if (!fitAllSamples() || (m_request.score == "gap" && !addGaps()) ||
            (m_request.score == "stability" && !addStabilities()))
            return {};
        for (Trial& trial : m_trials)
            if (trial.refusal.isEmpty() && !trial.scores.contains(m_request.score))
                trial.refusal = message("%1 is not defined for these clusters", m_request.score);
        return std::move(m_trials);
    }

private:
    const Parameters& candidate(std::size_t k) const { return m_request.candidates[m_trials[k].index]; }

    bool asked(const char* what, std::size_t done) const
    {
        return shouldContinue(m_control.progress, {what, static_cast<std::int64_t>(done), std::ssize(m_trials)});
    }

    /// Euclidean, n x n; empty for too many samples. Nothing when cancelled.
    std::optional<Eigen::MatrixXd> distances() const
    {
        if (m_data->samples() > mostComparedSamples || m_data->missingCount() > 0)
            return Eigen::MatrixXd();
        const auto n = static_cast<double>(m_data->samples());
        requireMemoryForFits(sizeof(double) * n * n);
        const SampleDistancesPtr between =
            sampleDistances(m_data, m_control.threads, [this] { return asked("comparing samples", 0); });
        return between ? std::optional<Eigen::MatrixXd>(between->squared.cwiseSqrt()) : std::nullopt;
    }

    bool fitAllSamples()
    {
        const std::optional<Eigen::MatrixXd> between = distances();
        if (!between)
            return false;
        const Problem& problem = m_request.fit.problem;
        for (std::size_t k = 0; k < m_trials.size(); ++k) {
            const RunControl inner{m_control.threads, [&](const Step&) { return asked("fitting", k); }};
            CandidateFit fit = fitCandidate(m_method, problem, candidate(k), inner);
            if (fit.isCancelled())
                return false;
            Trial& trial = m_trials[k];
            trial.seconds = fit.seconds;
            trial.refusal = std::move(fit.refusal);
            if (!trial.refusal.isEmpty())
                continue;
            for (const auto& [name, value] :
                 clusterScoresOf(m_method, problem, candidate(k), fit.outcome, *between))
                trial.scores[name] = scoreOf({value});
            if (m_request.score == "gap")
                m_logSquares[k] = std::log(withinClusterSquares(m_data->values().map(), fit.outcome.assigned));
            trial.assigned = std::move(fit.outcome.assigned);
        }
        return true;
    }

    /// Fits the candidates to other data sets. @param dataOf a resample. @param use takes the clusters of a
    /// candidate in a resample. @return false when cancelled.
    bool fitResamples(const char* what, const std::function<DatasetPtr(std::size_t resample)>& dataOf,
                      const std::function<void(std::size_t k, std::size_t resample, const Dataset&,
                                               const std::vector<int>& assigned)>& use)
    {
        requireMemoryForFits(
            m_control.threads *
            (sizeof(double) * static_cast<double>(m_data->samples()) * static_cast<double>(m_data->features()) +
             fitMemory(m_method, m_request.fit.problem, m_request.fit.parameters)));
        std::vector<std::vector<Message>> refusals(m_trials.size(), std::vector<Message>(clusterResamples));
        std::vector<std::vector<double>> seconds(m_trials.size(), std::vector<double>(clusterResamples));
        std::atomic<bool> isComplete = true;
        const auto fitResample = [&](Index index, const RunControl& inner) {
            const auto resample = static_cast<std::size_t>(index);
            const Problem problem{dataOf(resample), {}};
            for (std::size_t k = 0; k < m_trials.size() && isComplete; ++k) {
                if (!m_trials[k].refusal.isEmpty())
                    continue;
                CandidateFit fit =
                    fitCandidate(m_method, problem, resampleParameters(candidate(k), resample), inner);
                seconds[k][resample] = fit.seconds;
                if (fit.isCancelled())
                    isComplete = false;
                else if (fit.refusal.isEmpty())
                    use(k, resample, *problem.data, fit.outcome.assigned);
                refusals[k][resample] = std::move(fit.refusal);
            }
        };
        if (!visitFolds(clusterResamples, m_control, what, fitResample) || !isComplete)
            return false;
        for (std::size_t k = 0; k < m_trials.size(); ++k) {
            m_trials[k].seconds = std::accumulate(seconds[k].begin(), seconds[k].end(), m_trials[k].seconds);
            for (const Message& refusal : refusals[k])
                if (m_trials[k].refusal.isEmpty())
                    m_trials[k].refusal = refusal;
        }
        return true;
    }

    bool addGaps()
    {
        std::optional<PrincipalComponents> space = principalComponents(
            m_data->values().map(), m_control.threads, [this] { return asked("drawing reference data", 0); });
        if (!space)
            return false;
        const ReferenceData reference(m_data, std::move(*space));
        std::vector<std::vector<double>> gaps(m_trials.size(), std::vector<double>(clusterResamples));
        const bool isDone = fitResamples(
            "fitting reference data",
            [&](std::size_t resample) {
                return reference.drawn(deriveSeed(m_request.seed, {referenceStream, resample}));
            },
            [&](std::size_t k, std::size_t resample, const Dataset& data, const std::vector<int>& assigned) {
                gaps[k][resample] =
                    std::log(withinClusterSquares(data.values().map(), assigned)) - m_logSquares[k];
            });
        for (std::size_t k = 0; k < m_trials.size() && isDone; ++k)
            if (m_trials[k].refusal.isEmpty() &&
                std::all_of(gaps[k].begin(), gaps[k].end(), [](double gap) { return std::isfinite(gap); }))
                m_trials[k].scores["gap"] = scoreOf(gaps[k]);
        return isDone;
    }

    bool addStabilities()
    {
        const auto n = static_cast<int>(m_data->samples());
        const int size = static_cast<int>(std::lround(subsampleShare * n));
        std::vector<std::vector<Index>> subsamples;
        for (std::uint64_t resample = 0; resample < clusterResamples; ++resample) {
            const std::vector<int> drawn =
                Random(deriveSeed(m_request.seed, {subsampleStream, resample})).sample(n, size);
            subsamples.emplace_back(drawn.begin(), drawn.end());
            std::sort(subsamples.back().begin(), subsamples.back().end());
        }
        using Assignments = std::vector<std::vector<int>>;
        std::vector<Assignments> assignments(
            m_trials.size(), Assignments(clusterResamples, std::vector<int>(static_cast<std::size_t>(n), -1)));
        if (!fitResamples(
                "fitting subsamples",
                [&](std::size_t resample) { return m_data->subset(subsamples[resample], std::nullopt); },
                [&](std::size_t k, std::size_t resample, const Dataset&, const std::vector<int>& assigned) {
                    for (std::size_t i = 0; i < assigned.size(); ++i)
                        assignments[k][resample][static_cast<std::size_t>(subsamples[resample][i])] = assigned[i];
                }))
            return false;
        for (std::size_t k = 0; k < m_trials.size(); ++k) {
            if (!asked("comparing clusters", k))
                return false;
            if (!m_trials[k].refusal.isEmpty())
                continue;
            m_trials[k].scores["stability"] = scoreOf(meanAgreements(assignments[k]));
            if (n <= mostConsensusSamples)
                m_trials[k].scores["consensus_area"] = scoreOf({consensusArea(consensusMatrix(assignments[k]))});
            m_trials[k].subsampled = std::move(assignments[k]);
        }
        return true;
    }

    const SearchRequest& m_request;
    const MethodDescription& m_method;
    const DatasetPtr& m_data;
    const RunControl& m_control;
    std::vector<Trial> m_trials;
    std::vector<double> m_logSquares;  // ln of the squares within the clusters of each candidate
};

}  // namespace

Parameters resampleParameters(Parameters parameters, std::uint64_t resample)
{
    if (parameters.has("seed"))
        parameters.set("seed",
                       static_cast<std::int64_t>(deriveSeed(static_cast<std::uint64_t>(parameters.integer("seed")),
                                                            {refitStream, resample})));
    if (parameters.has("init_samples"))
        parameters.set("init_samples", std::string());
    return parameters;
}

void requireScorable(const SearchRequest& request)
{
    const MethodDescription& method = request.fit.method;
    const Problem& problem = request.fit.problem;
    if (method.needsTarget || (method.purpose == Purpose::Labels && problem.target.kind != Target::Kind::None))
        throw ArgumentError(message("%1 learns from labels, and scores on the samples of the fit say nothing of "
                                    "new samples; choose a cross-validation, such as loo or kfold:10",
                                    method.id));
    if (method.usesPairs && problem.pairs && (request.score == "gap" || request.score == "stability"))
        throw ArgumentError(message("the score %1 needs fits to other samples, where the constraints do not "
                                    "apply; choose another score or remove the constraints",
                                    request.score));
}

std::vector<Trial> clusterTrials(const SearchRequest& request, const std::vector<std::size_t>& indices,
                                 const RunControl& control)
{
    return ClusterFits(request, indices, control).run();
}

}  // namespace fuzzylens
