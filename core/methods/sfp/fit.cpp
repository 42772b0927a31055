// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/fit.h"

#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/weighted/weighted_geometry.h"
#include "core/numeric/parallel.h"

#include <array>
#include <cmath>
#include <functional>

namespace fuzzylens::sfp_detail {

namespace {

PartitionPass::Options passOptions(const SfpOptions& options, const RunControl& control)
{
    PartitionPass::Options result;
    result.clusters = options.clusters;
    result.sharedWeights = options.weights == SfpWeights::Shared;
    result.threads = control.threads;
    if (control.progress)
        result.shouldContinue = [&control] { return control.progress(Step{"fitting", 0, 0}); };
    return result;
}

}  // namespace

Fit::Fit(const Problem& problem, const SfpOptions& options, const RunControl& control)
    : m_problem(problem)
    , m_options(options)
    , m_control(control)
    , m_state(problem.target, options, problem.data->samples(), {}, control.threads)
    , m_pass(*problem.data, passOptions(options, control))
    , m_frames(control)
{}

// V, Z and W of the memberships. False if stopped.
bool Fit::updateFromMemberships(int iteration)
{
    Eigen::MatrixXd weights;
    std::vector<double> entropies;
    if (m_frames.isOpen()) {
        weights = m_pass.weights();
        entropies = weightEntropies();
    }
    m_state.measure();
    if (!m_pass.update(m_state.memberships(), m_state.masses(), m_state.isEmpty(), m_state.lambdas()))
        return false;
    m_hasUpdated = true;
    if (m_frames.isOpen())
        keepMeans(iteration, weights, entropies);
    else
        m_state.updateLabels();
    return true;
}

// Those of the pass, which knows none of the even weights that it starts with.
std::vector<double> Fit::weightEntropies() const
{
    if (m_hasUpdated)
        return m_pass.weightEntropies();
    return std::vector<double>(static_cast<std::size_t>(m_options.clusters),
                               -std::log(static_cast<double>(m_pass.data().varying)));
}

void Fit::keepStart()
{
    Frame start;
    start.block = "start";
    start.memberships =
        Eigen::MatrixXd::Constant(m_problem.data->samples(), m_options.clusters, 1.0 / m_options.clusters);
    start.embedding = m_pass.distances().map();
    start.centers = m_pass.centers().map().transpose().cast<float>();
    start.featureWeights = m_pass.weights().cast<float>();
    start.labelPrototypes = m_state.labels().prototypes();
    m_frames.add(std::move(start));
}

// The updates after the memberships, which one pass over the data makes together: centres and prototypes still
// under the weights from before it.
void Fit::keepMeans(int iteration, const Eigen::MatrixXd& weights, const std::vector<double>& entropies)
{
    const Eigen::MatrixXd centers = m_pass.centers().map().transpose();
    const AlignedMatrix distances =
        AlignedMatrix::copyOf(WeightedDistances(*m_problem.data, m_control.threads)
                                  .distances(weights.replicate(centers.rows() / weights.rows(), 1), centers));
    const auto objective = [&] { return m_state.objective(distances, entropies).total(); };
    Frame moved(iteration, "centers", objective());
    moved.embedding = distances.map();
    moved.centers = centers.cast<float>();
    m_frames.add(std::move(moved));

    m_state.updateLabels();
    if (m_state.labels().isActive()) {
        Frame frame(iteration, "prototypes", objective());
        frame.labelPrototypes = m_state.labels().prototypes();
        m_frames.add(std::move(frame));
    }

    Frame weighed(iteration, "weights", this->objective().total());
    weighed.embedding = m_pass.distances().map();
    weighed.featureWeights = m_pass.weights().cast<float>();
    m_frames.add(std::move(weighed));
}

Fit::Trace Fit::run(const std::vector<int>& start, std::int64_t progressDone, std::int64_t progressTotal,
                    std::optional<Clock::time_point> deadline)
{
    Trace trace;
    m_state.labels().start(start);
    if (!m_pass.start(start)) {
        trace.stopped = Stopped::Cancelled;
        return trace;
    }
    m_frames = FrameRecorder(m_control);
    m_hasUpdated = false;
    if (m_frames.isOpen())
        keepStart();
    iterate(trace, progressDone, progressTotal, deadline, false);
    trace.frames = m_frames.take();
    return trace;
}

Fit::Trace Fit::refine(const Outcome& from, Clock::time_point deadline)
{
    Trace trace;
    // What a cluster that is empty in these memberships keeps.
    m_state.labels().startFromAll();
    if (!m_pass.setCenters(from.centers)) {
        trace.stopped = Stopped::Cancelled;
        return trace;
    }
    m_state.set(from.memberships);
    iterate(trace, 0, m_options.maxIterations, deadline, true);
    return trace;
}

void Fit::iterate(Trace& trace, std::int64_t done, std::int64_t total, std::optional<Clock::time_point> deadline,
                  bool membershipsAreGiven)
{
    for (int iteration = 0; iteration < m_options.maxIterations; ++iteration) {
        if (iteration > 0 || !membershipsAreGiven) {
            const bool mayRest = iteration > 0 && m_options.tolerance > 0;
            if (!m_state.move(m_pass.distances(), m_pass.weightEntropies(), mayRest)) {
                trace.stopped = Stopped::Converged;
                break;
            }
            if (m_frames.isOpen()) {
                m_state.measure();
                Frame frame(iteration + 1, "memberships",
                            m_state.objective(m_pass.distances(), weightEntropies()).total());
                frame.memberships = m_state.memberships().map();
                m_frames.add(std::move(frame));
            }
        }
        if (!updateFromMemberships(iteration + 1)) {
            trace.objective.clear();
            trace.stopped = Stopped::Cancelled;
            return;
        }
        trace.objective.push_back(objective());
        const double value = trace.objective.back().total();
        if (!shouldContinue(m_control.progress, {"fitting", done + iteration + 1, total, value})) {
            trace.stopped = Stopped::Cancelled;
            break;
        }
        // The centres of fixed memberships do not change.
        const bool hasMoved = iteration > 0 || !membershipsAreGiven;
        if (hasMoved && m_options.tolerance > 0 && m_pass.centerChange() < m_options.tolerance) {
            trace.stopped = Stopped::Converged;
            break;
        }
        if (deadline && Clock::now() >= *deadline)
            break;
    }
    for (const char isEmpty : m_state.isEmpty())
        trace.emptyClusters += isEmpty;
}

void Fit::putMemberships(Outcome& outcome) const
{
    outcome.memberships = m_state.memberships().map();
    outcome.assigned = nearestClusters(outcome.memberships);
}

void Fit::putDistances(Outcome& outcome) const
{
    outcome.embedding = m_pass.distances().map();
    const LabelTerm& labels = m_state.labels();
    if (!labels.isActive())
        return;
    outcome.embeddingTraining = outcome.embedding;
    for (Index j = 0; j < m_options.clusters; ++j)
        labels.addLosses(m_options.alpha, j, 0, outcome.embedding.rows(), outcome.embeddingTraining.col(j).data());
}

// Needs the prototypes of the outcome.
void Fit::putPredictions(const AlignedMatrix& labelFree, Outcome& outcome) const
{
    if (!m_state.labels().isActive())
        return;
    outcome.membershipsLabelFree = labelFree.map();
    if (m_problem.target.kind == Target::Kind::Classes) {
        ClassDecision decision = decideClasses(m_options.loss, m_problem.target.classes(),
                                               outcome.membershipsLabelFree, outcome.labelPrototypes);
        outcome.classProbabilities = std::move(decision.probabilities);
        outcome.predictedClass = std::move(decision.classes);
    } else {
        const Eigen::VectorXd numbers = outcome.membershipsLabelFree * outcome.labelPrototypes.col(0);
        outcome.predictedNumber.assign(numbers.begin(), numbers.end());
    }
}

Outcome Fit::outcome(const Trace& trace) const
{
    Outcome outcome;
    outcome.stopped = trace.stopped;
    outcome.iterations = static_cast<int>(trace.objective.size());
    outcome.frames = trace.frames;
    if (trace.objective.empty())
        return outcome;  // stopped before the first iteration ended: there is no iterate
    outcome.featureWeights = m_pass.weights();
    outcome.centers = m_pass.centers().map().transpose();
    for (int j = 1; j <= m_options.clusters; ++j)
        outcome.embeddingAxes.push_back("distance to cluster " + std::to_string(j));
    AlignedMatrix labelFree;
    if (m_state.labels().isActive()) {
        outcome.labelPrototypes = m_state.labels().prototypes();
        labelFree = m_state.labelFree(m_pass.distances(), m_pass.weightEntropies());
    }
    // Each task is the first to write to its own large arrays, so that page faults are taken by several threads.
    constexpr Index fewSamples = 4096;
    const std::array<std::function<void()>, 3> tasks{[&] { putMemberships(outcome); },
                                                     [&] { putDistances(outcome); },
                                                     [&] { putPredictions(labelFree, outcome); }};
    parallelFor(std::ssize(tasks), m_problem.data->samples() < fewSamples ? 1 : m_control.threads,
                [&tasks](Index task) { tasks[static_cast<std::size_t>(task)](); });
    outcome.objectiveTerms = {{"distance", {}}, {"label", {}}, {"membership_entropy", {}}, {"weight_entropy", {}}};
    for (const ObjectiveParts& parts : trace.objective) {
        outcome.objective.push_back(parts.total());
        const double terms[] = {parts.distance, parts.label, parts.membershipEntropy, parts.weightEntropy};
        for (std::size_t t = 0; t < 4; ++t)
            outcome.objectiveTerms[t].values.push_back(terms[t]);
    }
    return outcome;
}

}  // namespace fuzzylens::sfp_detail
