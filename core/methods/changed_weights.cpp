// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/changed_weights.h"

#include "core/common/issue.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/sfp/label_term.h"
#include "core/numeric/parallel.h"
#include "core/scores/scores.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

constexpr double roundingOfSums = 1e-12;  // of weights that add up to 1
constexpr double leastFreeSum = 1e-290;   // smaller weights are the least exponentials, without ratios

const Eigen::MatrixXd& labelFreeMemberships(const Outcome& outcome)
{
    return outcome.membershipsLabelFree.size() > 0 ? outcome.membershipsLabelFree : outcome.memberships;
}

bool isCrisp(const Eigen::MatrixXd& memberships)
{
    return (memberships.array() == 0.0 || memberships.array() == 1.0).all();
}

std::optional<double> exponentOf(const MethodDescription& method, const Parameters& parameters)
{
    return method.distanceExponent ? method.distanceExponent(parameters) : 1.0;
}

/// The fuzzifier m of memberships that minimise Σ_ij u_ij^m d_ij; nothing if they follow another rule.
std::optional<double> fuzzifierOf(const MethodDescription& method, const Parameters& parameters,
                                  const Outcome& fitted)
{
    if (method.membershipRule) {
        const MembershipRule rule = method.membershipRule(fitted, parameters);
        return rule.form == MembershipRule::Form::Power ? std::optional(1.0 + rule.fuzziness) : std::nullopt;
    }
    if (isCrisp(labelFreeMemberships(fitted)))
        return 1.0;
    constexpr double ofSffd = 2.0;  // methods.md 2.2
    return parameters.has("fuzzifier") ? parameters.real("fuzzifier") : ofSffd;
}

/// softmax over the clusters of minus the exponents of the rule.
Eigen::MatrixXd exponentialMemberships(const MembershipRule& rule, const Eigen::MatrixXd& distances)
{
    Eigen::MatrixXd memberships(distances.rows(), distances.cols());
    for (Index j = 0; j < distances.cols(); ++j)
        memberships.col(j) = distances.col(j).unaryExpr([&](double d) { return rule.exponent(d, j); });
    memberships.colwise() -= memberships.rowwise().minCoeff().eval();
    memberships = (-memberships.array()).exp().matrix();
    memberships.array().colwise() /= memberships.rowwise().sum().array().eval();
    return memberships;
}

int correctOf(const std::vector<int>& classOf, int labelled, const Outcome& outcome)
{
    if (outcome.predictedClass.empty())
        return static_cast<int>(std::lround(matchedAccuracy(classOf, outcome.assigned) * labelled));
    int correct = 0;
    for (std::size_t i = 0; i < classOf.size(); ++i)
        correct += classOf[i] >= 0 && outcome.predictedClass[i] == classOf[i];
    return correct;
}

}  // namespace

Message whyWeightsCannotChange(const MethodDescription& method, const Problem& problem,
                               const Parameters& parameters, const Outcome& fitted)
{
    const Eigen::MatrixXd& weights = fitted.featureWeights;
    const Index clusters = fitted.centers.rows(), features = problem.data->features();
    const Message noCenters = message("the method has no cluster centres in the space of the features");
    if (clusters == 0 || fitted.centers.cols() != features || fitted.embeddingCenters.size() > 0 ||
        fitted.memberships.rows() != problem.data->samples() || fitted.memberships.cols() != clusters)
        return noCenters;
    const bool isWeighted = weights.size() > 0;
    if (isWeighted && (weights.cols() != features || (weights.rows() != 1 && weights.rows() != clusters)))
        return noCenters;
    if (!exponentOf(method, parameters))
        return message("the distances of the method are no weighted sums over the features");
    if (!method.membershipRule && !isWeighted && !isCrisp(labelFreeMemberships(fitted)))
        return message("the memberships of the method do not follow from its distances alone");
    if (problem.data->missingCount() > 0)
        return message("values are missing");
    return {};
}

ChangedWeights::ChangedWeights(const MethodDescription& method, const Problem& problem,
                               const Parameters& parameters, const Outcome& fitted)
    : m_method(&method)
    , m_problem(problem)
    , m_parameters(parameters)
    , m_unchanged(fitted)
{
    if (const Message reason = whyWeightsCannotChange(method, problem, parameters, fitted); !reason.isEmpty())
        throw ArgumentError(reason);
    m_exponent = *exponentOf(method, parameters);
    const Index p = problem.data->features();
    m_fitted = fitted.featureWeights.size() > 0 ? fitted.featureWeights
                                                : Eigen::MatrixXd::Constant(1, p, 1.0 / static_cast<double>(p));
    m_freeScales = Eigen::VectorXd::Ones(rows());
    m_panelSize = static_cast<Index>(std::ceil(std::sqrt(static_cast<double>(p))));
    m_panels.resize(static_cast<std::size_t>((p + m_panelSize - 1) / m_panelSize));
    parallelFor(std::ssize(m_panels), hardwareThreads(), [this](Index panel) { sumPanel(panel); });
    sumFree();
    m_unchanged.frames.clear();
    m_unchanged.embeddingTraining.resize(0, 0);
    m_unchanged.repaired.clear();
    const double sum = m_free.sum();
    if (fuzzifierOf(method, parameters, fitted) && fitted.embedding.size() == m_free.size() && sum > 0)
        m_scale = fitted.embedding.sum() / sum;  // these memberships do not depend on it
    evaluate(distances(), m_unchanged);
}

double ChangedWeights::power(double weight) const
{
    return m_exponent == 1.0 ? weight : std::pow(weight, m_exponent);
}

/// Adds w_jl^q (x_il − c_jl)² of one feature.
void ChangedWeights::addFeature(Index feature, const Eigen::VectorXd& weights, Eigen::MatrixXd& sums) const
{
    std::vector<double> scratch;
    const Eigen::Map<const Eigen::ArrayXd> values(m_problem.data->column(feature, scratch), sums.rows());
    for (Index j = 0; j < sums.cols(); ++j)
        if (const double factor = power(weights[weights.size() == 1 ? 0 : j]); factor > 0)
            sums.col(j).array() += factor * (values - m_unchanged.centers(j, feature)).square();
}

void ChangedWeights::sumPanel(Index panel)
{
    const FlushToZero flush;
    Eigen::MatrixXd& sums = m_panels[static_cast<std::size_t>(panel)];
    sums.setZero(m_problem.data->samples(), m_unchanged.centers.rows());
    for (Index l = panel * m_panelSize; l < std::min(features(), (panel + 1) * m_panelSize); ++l)
        if (!isFixed(l))
            addFeature(l, m_fitted.col(l), sums);
}

void ChangedWeights::sumFree()
{
    m_free = m_panels.front();
    for (std::size_t panel = 1; panel < m_panels.size(); ++panel)
        m_free += m_panels[panel];
}

/// @throws ArgumentError if the free features cannot fill the rows up to 1.
Eigen::VectorXd ChangedWeights::freeScales(const FixedWeights& fixed) const
{
    if (fixed.empty())
        return Eigen::VectorXd::Ones(rows());
    Eigen::VectorXd fixedSums = Eigen::VectorXd::Zero(rows()), freeSums = fixedSums, scales = fixedSums;
    auto next = fixed.begin();
    for (Index l = 0; l < features(); ++l)
        if (next != fixed.end() && next->first == l)
            fixedSums += next++->second;
        else
            freeSums += m_fitted.col(l);
    for (Index row = 0; row < rows(); ++row) {
        const double rest = 1.0 - fixedSums[row];
        if (rest < -roundingOfSums)
            throw ArgumentError(message("the fixed weights of a cluster exceed 1"));
        if (rest <= roundingOfSums)
            continue;
        if (freeSums[row] < leastFreeSum)
            throw ArgumentError(message("no other feature has a weight that could change"));
        scales[row] = rest / freeSums[row];
    }
    return scales;
}

void ChangedWeights::setFixed(FixedWeights fixed, Index changedFeature)
{
    m_freeScales = freeScales(fixed);
    const bool wasFixed = isFixed(changedFeature);
    m_fixed = std::move(fixed);
    if (wasFixed == isFixed(changedFeature))
        return;
    sumPanel(changedFeature / m_panelSize);
    sumFree();
}

void ChangedWeights::fix(Index feature, const Eigen::VectorXd& weights)
{
    if (feature < 0 || feature >= features() || weights.size() != rows())
        throw std::invalid_argument("weights of an unknown feature");
    if (!(weights.minCoeff() >= 0) || !weights.allFinite())
        throw std::invalid_argument("a weight is negative or not finite");
    FixedWeights fixed = m_fixed;
    fixed.insert_or_assign(feature, weights);
    setFixed(std::move(fixed), feature);
}

void ChangedWeights::release(Index feature)
{
    FixedWeights fixed = m_fixed;
    fixed.erase(feature);
    setFixed(std::move(fixed), feature);
}

Eigen::VectorXd ChangedWeights::weights(Index feature) const
{
    const auto found = m_fixed.find(feature);
    return found == m_fixed.end() ? m_freeScales.cwiseProduct(m_fitted.col(feature)) : found->second;
}

Eigen::MatrixXd ChangedWeights::weights() const
{
    Eigen::MatrixXd result = m_freeScales.asDiagonal() * m_fitted;
    for (const auto& [feature, weights] : m_fixed)
        result.col(feature) = weights;
    return result;
}

Eigen::VectorXd ChangedWeights::largestWeights(Index feature) const
{
    Eigen::VectorXd rest = Eigen::VectorXd::Ones(rows());
    for (const auto& [other, weights] : m_fixed)
        if (other != feature)
            rest -= weights;
    return rest.cwiseMax(0.0);
}

Eigen::MatrixXd ChangedWeights::distances() const
{
    const FlushToZero flush;
    Eigen::MatrixXd sums = m_free;
    for (Index j = 0; j < sums.cols(); ++j)
        sums.col(j) *= power(m_freeScales[rows() == 1 ? 0 : j]);
    for (const auto& [feature, weights] : m_fixed)
        addFeature(feature, weights, sums);
    return m_scale * sums;
}

Eigen::MatrixXd ChangedWeights::memberships(const Outcome& outcome) const
{
    if (const std::optional<double> fuzzifier = fuzzifierOf(*m_method, m_parameters, m_unchanged))
        return fuzzyMemberships(outcome.embedding, *fuzzifier);
    return exponentialMemberships(m_method->membershipRule(outcome, m_parameters), outcome.embedding);
}

void ChangedWeights::evaluate(Eigen::MatrixXd distances, Outcome& outcome) const
{
    if (!distances.allFinite())
        throw ArgumentError(message("the distances with these weights are too large to compute with"));
    outcome.embedding = std::move(distances);
    outcome.memberships = memberships(outcome);
    outcome.assigned = nearestClusters(outcome.memberships);
    if (outcome.membershipsLabelFree.size() > 0)
        outcome.membershipsLabelFree = outcome.memberships;
    if (!outcome.predictedClass.empty() && outcome.labelPrototypes.size() > 0) {
        sfp_detail::ClassDecision decision =
            sfp_detail::decideClasses(sfpOptions(m_parameters).loss, m_problem.target.classes(),
                                      outcome.memberships, outcome.labelPrototypes);
        outcome.classProbabilities = std::move(decision.probabilities);
        outcome.predictedClass = std::move(decision.classes);
    } else if (!outcome.predictedClass.empty()) {
        outcome.predictedClass = outcome.assigned;  // each cluster is that of a class
    } else if (!outcome.predictedNumber.empty()) {
        const Eigen::VectorXd numbers = outcome.memberships * outcome.labelPrototypes.col(0);
        outcome.predictedNumber.assign(numbers.begin(), numbers.end());
    }
}

Outcome ChangedWeights::outcome() const
{
    Outcome outcome = m_unchanged;
    outcome.featureWeights = weights();
    evaluate(distances(), outcome);
    return outcome;
}

WeightEffect weightEffect(const Target& target, const Outcome& before, const Outcome& after)
{
    WeightEffect effect;
    const bool predicts = !after.predictedClass.empty();
    const std::vector<int>& earlier = predicts ? before.predictedClass : before.assigned;
    const std::vector<int>& later = predicts ? after.predictedClass : after.assigned;
    for (std::size_t i = 0; i < later.size(); ++i)
        if (later[i] != earlier[i])
            effect.changed.push_back(static_cast<int>(i));
    if (target.kind != Target::Kind::Classes)
        return effect;
    effect.labelled = static_cast<int>(
        std::count_if(target.classOf.begin(), target.classOf.end(), [](int cls) { return cls >= 0; }));
    if (effect.labelled > 0) {
        effect.correct = correctOf(target.classOf, effect.labelled, after);
        effect.correctBefore = correctOf(target.classOf, effect.labelled, before);
    }
    return effect;
}

std::optional<std::vector<KnockOut>> knockOuts(const MethodDescription& method, const Problem& problem,
                                               const Parameters& parameters, const Outcome& fitted,
                                               const std::vector<int>& features, const Progress& progress)
{
    ChangedWeights weights(method, problem, parameters, fitted);
    const Eigen::VectorXd none = Eigen::VectorXd::Zero(weights.rows());
    std::vector<KnockOut> result;
    for (const int feature : features) {
        if (!shouldContinue(progress, {"knock-out", std::ssize(result), std::ssize(features)}))
            return std::nullopt;
        KnockOut one{feature, {}, {}};
        try {
            weights.fix(feature, none);
            one.effect = weightEffect(problem.target, weights.unchanged(), weights.outcome());
        } catch (const ArgumentError& error) {
            one.problem = error.reason();
        }
        weights.release(feature);
        result.push_back(std::move(one));
    }
    return result;
}

}  // namespace fuzzylens
