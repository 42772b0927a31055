// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp_equations.h"

#include "core/methods/sfp/label_term.h"
#include "core/methods/sfp/membership_state.h"
#include "core/numeric/ties.h"

#include <cmath>

namespace fuzzylens {

using namespace sfp_detail;

namespace {

std::vector<char> emptyClusters(const Eigen::MatrixXd& memberships)
{
    std::vector<char> isEmpty;
    for (const double mass : memberships.colwise().sum())
        isEmpty.push_back(mass < emptyShare * static_cast<double>(memberships.rows()));
    return isEmpty;
}

/// What the label of a sample costs in each cluster; 0 without a label.
Eigen::RowVectorXd labelLosses(const Problem& problem, SfpLoss loss, const Eigen::MatrixXd& prototypes,
                               Index sample)
{
    Eigen::RowVectorXd costs = Eigen::RowVectorXd::Zero(prototypes.rows());
    const Target& target = problem.target;
    if (!target.isLabelled(sample))
        return costs;
    const auto i = static_cast<std::size_t>(sample);
    for (Index j = 0; j < prototypes.rows(); ++j)
        costs[j] = target.kind == Target::Kind::Numbers
                       ? std::pow(target.numbers[i] - prototypes(j, 0), 2)
                       : classLoss(loss, target.classes(), prototypes.row(j), target.classOf[i]);
    return costs;
}

UpdateExplanation explainMembership(const Problem& problem, const SfpOptions& options, const Outcome& before,
                                    const EquationIndices& at)
{
    const bool hasLabels = before.labelPrototypes.size() > 0, isLabelled = problem.target.isLabelled(at.sample);
    const std::vector<double> offsets = sfpMembershipRule(before, options).offsets;
    Eigen::RowVectorXd costs = before.embedding.row(at.sample);
    const Eigen::RowVectorXd labelCosts = labelLosses(problem, options.loss, before.labelPrototypes, at.sample);
    if (hasLabels)
        costs += options.alpha * labelCosts;
    for (std::size_t j = 0; j < offsets.size(); ++j)
        costs[static_cast<Index>(j)] += offsets[j];
    const double least = costs.minCoeff();
    const double shift = std::abs(least) / options.gamma > largestShownExponent ? least : 0.0;
    const double own = std::exp(-(costs[at.cluster] - shift) / options.gamma);
    const double sum = (-(costs.array() - shift) / options.gamma).exp().sum();

    const auto exponent = [&](const std::string& h) {
        std::string text = "d_{i" + h + '}';
        const bool isSum = isLabelled || !offsets.empty();
        if (isLabelled)
            text += " + α*ℓ_{i" + h + '}';
        if (!offsets.empty())
            text += " + λ*η_" + h;
        return "\\exp(-" + (isSum ? '(' + text + ')' : text) + "/γ)";
    };
    EquationTerms terms;
    std::string numbers = terms.add("d_{ij}", message("weighted squared distance to the centre"),
                                    before.embedding(at.sample, at.cluster));
    if (isLabelled) {
        numbers += " + " + terms.add("α", message("label weight"), options.alpha);
        numbers +=
            '*' + terms.add("ℓ_{ij}", message("loss of the prototype for the label"), labelCosts[at.cluster]);
    }
    if (!offsets.empty()) {
        numbers += " + " + terms.add("λ", message("feature selection"), options.lambda);
        numbers += '*' + terms.add("η_j", message("negative entropy of the feature weights"),
                                   offsets[static_cast<std::size_t>(at.cluster)] / options.lambda);
    }
    if (shift != 0)
        numbers +=
            " - " + terms.add("\\min_h", message("least over the clusters, subtracted above and below"), shift);
    if (isLabelled || !offsets.empty() || shift != 0)
        numbers = '(' + numbers + ')';
    const std::string gamma = terms.add("γ", message("fuzziness"), options.gamma);
    const std::string total = terms.add("\\sum_h \\exp", message("sum over the clusters"), sum);
    UpdateExplanation result;
    result.result = {"u_{ij}", message("membership"), own / sum};
    result.equations.push_back({"u_{ij} = \\frac{" + exponent("j") + "}{\\sum_h " + exponent("h") + '}',
                                "\\frac{\\exp(-" + numbers + '/' + gamma + ")}{" + total + '}',
                                result.result.value});
    result.terms = terms.take();
    if (hasLabels && !isLabelled)
        result.notes.push_back(message("The sample has no label, so only the distances count."));
    return result;
}

/// Of classes: by the membership masses P of the classes in the cluster (methods.md 1.3).
UpdateExplanation explainClassPrototype(const Problem& problem, const SfpOptions& options, const Outcome& before,
                                        EquationIndices at)
{
    const bool isSingle = before.labelPrototypes.cols() == 1;
    if (isSingle)
        at.label = 1;
    const std::string z = isSingle ? "z_j" : "z_{jm}";
    const std::vector<int>& classOf = problem.target.classOf;
    Eigen::RowVectorXd masses = Eigen::RowVectorXd::Zero(problem.target.classes());
    for (std::size_t i = 0; i < classOf.size(); ++i)
        if (classOf[i] >= 0)
            masses[classOf[i]] += before.memberships(static_cast<Index>(i), at.cluster);
    const double mass = masses[at.label], total = masses.sum(), smoothing = options.smoothing;
    const double membership = before.memberships(at.sample, at.cluster);
    const bool isOfClass = classOf[static_cast<std::size_t>(at.sample)] == at.label;

    EquationTerms terms;
    const std::string p = terms.add("P_{jm}", message("membership mass of the class in the cluster"), mass);
    const auto n = [&] {
        return terms.add("\\sum_q P_{jq}", message("membership mass of all labelled samples in the cluster"),
                         total);
    };
    const auto epsilon = [&] { return terms.add("ε", message("smoothing"), smoothing); };
    const auto rest = [&] {
        return terms.add("\\sum_{q≠m} P_{jq}", message("membership mass of the other classes"), total - mass);
    };
    UpdateExplanation result;
    UpdateEquation equation;
    switch (options.loss) {
    case SfpLoss::LogLoss: {
        const std::string all = n(), e = epsilon();
        const std::string classes = terms.add("M", message("number of classes"), problem.target.classes());
        equation = {z + " = \\frac{P_{jm} + ε}{\\sum_q P_{jq} + M*ε}",
                    "\\frac{" + p + " + " + e + "}{" + all + " + " + classes + '*' + e + '}',
                    (mass + smoothing) / (total + static_cast<double>(masses.size()) * smoothing)};
        break;
    }
    case SfpLoss::Logistic: {
        const std::string others = rest(), e = epsilon();
        equation = {z + " = \\ln\\frac{P_{jm} + ε}{\\sum_{q≠m} P_{jq} + ε}",
                    "\\ln\\frac{" + p + " + " + e + "}{" + others + " + " + e + '}',
                    std::log((mass + smoothing) / (total - mass + smoothing))};
        break;
    }
    case SfpLoss::Hinge: {
        const double others = total - mass;
        equation = {z + " = \\sgn(P_{jm} - \\sum_{q≠m} P_{jq})", "\\sgn(" + p + " - " + rest() + ')',
                    mass > others   ? 1.0
                    : mass < others ? -1.0
                                    : 0.0};
        break;
    }
    case SfpLoss::Squared:
        equation = {z + " = \\frac{P_{jm}}{\\sum_q P_{jq}}", "\\frac{" + p + "}{" + n() + '}', mass / total};
        break;
    case SfpLoss::ZeroOne: {
        const std::string most =
            terms.add("\\max_q P_{jq}", message("largest membership mass of a class"), masses.maxCoeff());
        equation = {z + " = [P_{jm} = \\max_q P_{jq}]", '[' + p + " = " + most + ']',
                    firstLargest(masses) == at.label ? 1.0 : 0.0};
        break;
    }
    }
    const std::string u = terms.add("u_{ij}", nameOfMembership(), membership);
    const std::string isEqual =
        terms.add("[y_i = m]", message("1 if the sample is in the class, else 0"), isOfClass ? 1.0 : 0.0);
    const std::string others = terms.add("\\sum_{h≠i}", nameOfOthers(), mass - (isOfClass ? membership : 0.0));
    result.result = {z, message("label prototype"), equation.value};
    result.equations = {equation, {"P_{jm} = \\sum_i u_{ij}*[y_i = m]", u + '*' + isEqual + " + " + others, mass}};
    result.terms = terms.take();
    const bool needsMass = options.loss == SfpLoss::Squared || options.loss == SfpLoss::ZeroOne;
    if (needsMass && !(total > 0)) {
        result.equations[0].numbers.clear();
        result.equations[0].value = result.result.value =
            before.labelPrototypes(at.cluster, isSingle ? 0 : at.label);
        result.notes.push_back(message("No labelled sample is in the cluster: it keeps its prototype."));
    }
    return result;
}

UpdateExplanation explainNumberPrototype(const Problem& problem, const Outcome& before, const EquationIndices& at)
{
    const std::vector<double>& numbers = problem.target.numbers;
    double mass = 0, sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (const double u = before.memberships(static_cast<Index>(i), at.cluster); numbers[i] == numbers[i]) {
            mass += u;
            sum += u * numbers[i];
        }
    UpdateExplanation result;
    result.result = {"z_j", message("label prototype"), before.labelPrototypes(at.cluster, 0)};
    result.equations.push_back({"z_j = \\frac{\\sum_i u_{ij}*y_i}{\\sum_i u_{ij}}", {}, result.result.value});
    if (!(mass > 0)) {
        result.notes.push_back(message("No labelled sample is in the cluster: it keeps its prototype."));
        return result;
    }
    const bool isLabelled = problem.target.isLabelled(at.sample);
    const double u = before.memberships(at.sample, at.cluster);
    const double y = isLabelled ? numbers[static_cast<std::size_t>(at.sample)] : 0.0;
    EquationTerms terms;
    std::string above, below;
    if (isLabelled) {
        below = terms.add("u_{ij}", nameOfMembership(), u);
        above = below + '*' + terms.add("y_i", message("label of the sample"), y) + " + ";
        below += " + ";
    }
    above += terms.add("\\sum_{h≠i} u_{hj}*y_h", nameOfOthers(), sum - (isLabelled ? u * y : 0.0));
    below += terms.add("\\sum_{h≠i} u_{hj}", nameOfOthers(), mass - (isLabelled ? u : 0.0));
    result.equations[0].numbers = "\\frac{" + above + "}{" + below + '}';
    result.equations[0].value = result.result.value = sum / mass;
    result.terms = terms.take();
    if (!isLabelled)
        result.notes.push_back(message("The sample has no label and does not count."));
    return result;
}

UpdateExplanation explainPrototype(const Problem& problem, const SfpOptions& options, const Outcome& before,
                                   const EquationIndices& at, bool isEmpty)
{
    UpdateExplanation result = problem.target.kind == Target::Kind::Numbers
                                   ? explainNumberPrototype(problem, before, at)
                                   : explainClassPrototype(problem, options, before, at);
    if (!isEmpty)
        return result;
    const Index column = before.labelPrototypes.cols() == 1 ? 0 : at.label;
    result.equations[0].numbers.clear();
    result.equations[0].value = result.result.value = before.labelPrototypes(at.cluster, column);
    result.notes = {message("The cluster is empty: it keeps its prototype.")};
    return result;
}

UpdateExplanation explainWeight(const Problem& problem, const SfpOptions& options, const Outcome& before,
                                const EquationIndices& at)
{
    const auto samples = static_cast<double>(before.memberships.rows());
    const auto clusters = static_cast<double>(options.clusters);
    EntropyWeights weights;
    weights.isEmpty = emptyClusters(before.memberships);
    weights.varies = [&problem](Index feature) {
        std::vector<double> scratch;
        const Eigen::Map<const Eigen::VectorXd> values(problem.data->column(feature, scratch),
                                                       problem.data->samples());
        return values.maxCoeff() > values.minCoeff();
    };
    weights.isShared = options.weights == SfpWeights::Shared;
    weights.lambda = options.lambda;
    weights.scaleName = message("feature selection");
    if (options.lambdaScale == SfpLambdaScale::Sum && weights.isShared) {
        weights.scale = "k*λ";
        weights.lambda *= clusters;
        weights.scaleName = message("feature selection, times the number of clusters");
    } else if (options.lambdaScale != SfpLambdaScale::Sum && weights.isShared) {
        weights.scale = "n*λ";
        weights.lambda *= samples;
        weights.scaleName = message("feature selection, times the number of samples");
    } else if (options.lambdaScale == SfpLambdaScale::Mean) {
        weights.scale = "λ*n/k";
        weights.lambda *= samples / clusters;
        weights.scaleName = message("feature selection, times the samples per cluster");
    } else if (options.lambdaScale == SfpLambdaScale::Cluster) {
        weights.scale = "λ*N_j";
        weights.lambda *= std::max(before.memberships.col(at.cluster).sum(), emptyShare * samples);
        weights.scaleName = message("feature selection, times the membership mass of the cluster");
    }
    return explainEntropyWeight(problem, before, weights, at);
}

}  // namespace

UpdateExplanation explainSfpUpdate(const Problem& problem, const SfpOptions& options, const Outcome& before,
                                   const std::string& block, const EquationIndices& at)
{
    if (block == "memberships")
        return explainMembership(problem, options, before, at);
    if (block == "weights")
        return explainWeight(problem, options, before, at);
    if (block != "centers" && block != "prototypes")
        return {};
    const bool isEmpty = emptyClusters(before.memberships)[static_cast<std::size_t>(at.cluster)];
    if (block == "prototypes")
        return explainPrototype(problem, options, before, at, isEmpty);
    UpdateExplanation result = explainCenter(problem, before.memberships, 1.0, at, !isEmpty,
                                             message("The cluster is empty: it keeps its centre."));
    if (isEmpty)
        result.equations[0].value = result.result.value = before.centers(at.cluster, at.feature);
    return result;
}

}  // namespace fuzzylens
