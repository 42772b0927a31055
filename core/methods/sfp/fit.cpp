// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/fit.h"

#include "core/methods/fuzzy/membership_update.h"
#include <cmath>

namespace fuzzylens::sfp_detail {

namespace {

constexpr double emptyShare = 1e-12;  // a cluster with less membership mass than this share of n is empty

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
    , m_labels(problem.target, options.loss, options.smoothing, options.clusters)
    , m_pass(*problem.data, passOptions(options, control))
    , m_memberships(problem.data->samples(), options.clusters)
    , m_previous(problem.data->samples(), options.clusters)
    , m_masses(static_cast<std::size_t>(options.clusters))
    , m_isEmpty(m_masses.size())
    , m_lambdas(m_masses.size())
{}

MembershipStep Fit::membershipStep(bool withLabels) const
{
    MembershipStep step;
    step.alpha = m_options.alpha;
    step.gamma = m_options.gamma;
    step.labels = withLabels && m_labels.isActive() ? &m_labels : nullptr;
    step.offsets.assign(m_masses.size(), 0.0);
    step.threads = m_control.threads;
    if (m_options.lambdaScale == SfpLambdaScale::Cluster)
        for (std::size_t j = 0; j < step.offsets.size(); ++j)
            step.offsets[j] = m_options.lambda * m_pass.weightEntropies()[j];
    return step;
}

double Fit::lambdaOf(std::size_t cluster) const
{
    const auto samples = static_cast<double>(m_memberships.rows());
    switch (m_options.lambdaScale) {
    case SfpLambdaScale::Sum:
        break;
    case SfpLambdaScale::Mean:
        return m_options.lambda * samples / m_options.clusters;
    case SfpLambdaScale::Cluster:
        return m_options.lambda * std::max(m_masses[cluster], emptyShare * samples);
    }
    return m_options.lambda;
}

bool Fit::membershipsRest() const
{
    double change = 0;
    for (Index j = 0; j < m_memberships.columns(); ++j)
        change = std::max(change, (m_memberships.map().col(j) - m_previous.map().col(j)).cwiseAbs().maxCoeff());
    return change < m_options.tolerance / 100;
}

void Fit::measureClusters()
{
    for (std::size_t j = 0; j < m_masses.size(); ++j) {
        m_masses[j] = m_memberships.map().col(static_cast<Index>(j)).sum();
        m_isEmpty[j] = m_masses[j] < emptyShare * static_cast<double>(m_memberships.rows());
    }
    for (std::size_t j = 0; j < m_masses.size(); ++j)
        m_lambdas[j] = lambdaOf(j);
}

// V, Z and W of the memberships. False if stopped.
bool Fit::updateFromMemberships()
{
    measureClusters();
    if (!m_pass.update(m_memberships, m_masses, m_isEmpty, m_lambdas))
        return false;
    m_labels.update(m_memberships, m_isEmpty);
    return true;
}

ObjectiveParts Fit::objective() const
{
    ObjectiveParts parts;
    for (Index j = 0; j < m_memberships.columns(); ++j)
        parts.distance += m_memberships.map().col(j).dot(m_pass.distances().map().col(j));
    parts.label = m_options.alpha > 0 ? m_options.alpha * m_labels.value(m_memberships) : 0;
    parts.membershipEntropy = m_options.gamma * m_membershipEntropy;
    for (std::size_t j = 0; j < m_lambdas.size(); ++j)
        parts.weightEntropy += m_lambdas[j] * m_pass.weightEntropies()[j];
    return parts;
}

void Fit::addFrame(Trace& trace, int iteration, const char* block)
{
    measureClusters();
    Frame frame;
    frame.iteration = iteration;
    frame.block = block;
    frame.objective = objective().total();
    frame.memberships = m_memberships.map();
    frame.embedding = m_pass.distances().map();
    frame.featureWeights = m_pass.weights().cast<float>();
    trace.frames.push_back(std::move(frame));
}

Fit::Trace Fit::run(const std::vector<int>& start, std::int64_t progressDone, std::int64_t progressTotal,
                    std::optional<Clock::time_point> deadline)
{
    Trace trace;
    m_labels.start(start);
    if (!m_pass.start(start)) {
        trace.stopped = Stopped::Cancelled;
        return trace;
    }
    if (m_control.keepFrames) {
        m_memberships.map().setConstant(1.0 / m_options.clusters);
        m_membershipEntropy = -static_cast<double>(m_memberships.rows()) * std::log(m_options.clusters);
        addFrame(trace, 0, "start");
    }
    iterate(trace, progressDone, progressTotal, deadline, false);
    return trace;
}

Fit::Trace Fit::refine(const Outcome& from, Clock::time_point deadline)
{
    Trace trace;
    // What a cluster that is empty in these memberships keeps.
    m_labels.startFromAll();
    if (!m_pass.setCenters(from.centers)) {
        trace.stopped = Stopped::Cancelled;
        return trace;
    }
    m_memberships.map() = from.memberships;
    const auto logs = from.memberships.array().max(std::numeric_limits<double>::min()).log();
    m_membershipEntropy = (from.memberships.array() * logs).sum();
    iterate(trace, 0, m_options.maxIterations, deadline, true);
    return trace;
}

void Fit::iterate(Trace& trace, std::int64_t done, std::int64_t total, std::optional<Clock::time_point> deadline,
                  bool membershipsAreGiven)
{
    for (int iteration = 0; iteration < m_options.maxIterations; ++iteration) {
        if (iteration > 0 || !membershipsAreGiven) {
            std::swap(m_memberships, m_previous);
            const double entropyBefore = m_membershipEntropy;
            m_membershipEntropy = membershipStep(true)(m_pass.distances(), m_memberships);
            if (iteration > 0 && m_options.tolerance > 0 && membershipsRest()) {
                std::swap(m_memberships, m_previous);
                m_membershipEntropy = entropyBefore;
                trace.stopped = Stopped::Converged;
                break;
            }
            if (m_control.keepFrames)
                addFrame(trace, iteration + 1, "memberships");
        }
        if (!updateFromMemberships()) {
            trace.objective.clear();
            trace.stopped = Stopped::Cancelled;
            return;
        }
        trace.objective.push_back(objective());
        const double value = trace.objective.back().total();
        if (m_control.keepFrames)
            addFrame(trace, iteration + 1, "weights");
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
    for (const char isEmpty : m_isEmpty)
        trace.emptyClusters += isEmpty;
}

Outcome Fit::outcome(const Trace& trace) const
{
    Outcome outcome;
    outcome.stopped = trace.stopped;
    outcome.iterations = static_cast<int>(trace.objective.size());
    outcome.frames = trace.frames;
    if (trace.objective.empty())
        return outcome;  // stopped before the first iteration ended: there is no iterate
    outcome.memberships = m_memberships.map();
    outcome.featureWeights = m_pass.weights();
    outcome.centers = m_pass.centers().map().transpose();
    outcome.embedding = m_pass.distances().map();
    for (int j = 1; j <= m_options.clusters; ++j)
        outcome.embeddingAxes.push_back("distance to cluster " + std::to_string(j));
    outcome.assigned = nearestClusters(outcome.memberships);
    if (m_labels.isActive()) {
        outcome.labelPrototypes = m_labels.prototypes();
        outcome.embeddingTraining = outcome.embedding;
        for (Index j = 0; j < m_options.clusters; ++j)
            m_labels.addLosses(m_options.alpha, j, 0, outcome.embedding.rows(),
                               outcome.embeddingTraining.col(j).data());
        AlignedMatrix withoutLabels(m_memberships.rows(), m_memberships.columns());
        membershipStep(false)(m_pass.distances(), withoutLabels);
        outcome.membershipsLabelFree = withoutLabels.map();
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
