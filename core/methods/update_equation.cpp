// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/update_equation.h"

#include "core/methods/outcome.h"
#include "core/methods/problem.h"

#include <cmath>
#include <limits>

namespace fuzzylens {

std::string EquationTerms::add(std::string symbol, Message name, double value)
{
    m_terms.push_back({std::move(symbol), std::move(name), value});
    return '%' + std::to_string(m_terms.size());
}

Message nameOfMembership()
{
    return message("membership of the sample in the cluster");
}

Message nameOfOthers()
{
    return message("sum over the other samples");
}

UpdateExplanation explainCenter(const Problem& problem, const Eigen::MatrixXd& memberships, double fuzzifier,
                                const EquationIndices& at, bool hasMembers, const Message& emptyNote)
{
    const bool isPower = fuzzifier != 1.0;
    const std::string u = isPower ? "u_{ij}^m" : "u_{ij}";
    UpdateExplanation result;
    result.equations.push_back({"c_{jl} = \\frac{\\sum_i " + u + "*x_{il}}{\\sum_i " + u + "}", {}, 0});
    result.result = {"c_{jl}", message("cluster centre"), 0};
    if (!hasMembers) {
        result.notes.push_back(emptyNote);
        return result;
    }
    std::vector<double> scratch;
    const Eigen::Map<const Eigen::VectorXd> x(problem.data->column(at.feature, scratch), problem.data->samples());
    const Eigen::ArrayXd powers = memberships.col(at.cluster).array().pow(fuzzifier);
    const double own = powers[at.sample], mass = powers.sum(), sum = powers.matrix().dot(x);
    EquationTerms terms;
    std::string power = terms.add("u_{ij}", nameOfMembership(), memberships(at.sample, at.cluster));
    if (isPower)
        power += "^{" + terms.add("m", message("fuzzifier"), fuzzifier) + '}';
    const std::string value = terms.add("x_{il}", message("value of the feature in the sample"), x[at.sample]);
    const std::string others = isPower ? "u_{hj}^m" : "u_{hj}";
    const std::string rest =
        terms.add("\\sum_{h≠i} " + others + "*x_{hl}", nameOfOthers(), sum - own * x[at.sample]);
    const std::string restOfMass = terms.add("\\sum_{h≠i} " + others, nameOfOthers(), mass - own);
    result.equations[0].numbers =
        "\\frac{" + power + '*' + value + " + " + rest + "}{" + power + " + " + restOfMass + '}';
    result.equations[0].value = result.result.value = sum / mass;
    result.terms = terms.take();
    return result;
}

namespace {

/// The scatter of each feature and the part of it that the sample contributes.
struct Scatters
{
    Eigen::ArrayXd all;  // p
    double center = 0, own = 0;
};

Scatters scattersOf(const Problem& problem, const Outcome& before, const EntropyWeights& weights,
                    const EquationIndices& at)
{
    const Dataset& data = *problem.data;
    Scatters scatters;
    scatters.all = Eigen::ArrayXd::Zero(data.features());
    std::vector<double> scratch;
    for (Eigen::Index j = 0; j < before.memberships.cols(); ++j) {
        if ((!weights.isShared && j != at.cluster) || weights.isEmpty[static_cast<std::size_t>(j)])
            continue;
        const auto u = before.memberships.col(j);
        const double mass = u.sum();
        for (Eigen::Index l = 0; l < data.features(); ++l) {
            const ColumnValues column = data.valuesOf(l, scratch);
            const auto membership = [&](std::size_t i) { return u[static_cast<Eigen::Index>(column.row(i))]; };
            double stored = 0, sum = 0, scatter = 0;
            for (std::size_t i = 0; i < column.size; ++i) {
                stored += membership(i);
                sum += membership(i) * column.values[i];
            }
            const double others = column.others == 0 ? 0.0 : std::max(0.0, mass - stored);
            const double center = (sum + others * column.other) / mass;
            for (std::size_t i = 0; i < column.size; ++i)
                scatter += membership(i) * std::pow(column.values[i] - center, 2);
            scatters.all[l] += scatter + others * std::pow(column.other - center, 2);
            if (j == at.cluster && l == at.feature) {
                scatters.center = center;
                scatters.own = u[at.sample] * std::pow(data.value(at.sample, l) - center, 2);
            }
        }
    }
    return scatters;
}

}  // namespace

UpdateExplanation explainEntropyWeight(const Problem& problem, const Outcome& before,
                                       const EntropyWeights& weights, const EquationIndices& at)
{
    const std::string j = weights.isShared ? "" : "j";
    const std::string w = weights.symbol + "_{" + j + "l}", s = "s_{" + j + "l}";
    const bool isProduct = weights.scale.find('*') != std::string::npos;
    const std::string scale = isProduct ? '(' + weights.scale + ')' : weights.scale;
    UpdateExplanation result;
    result.equations.push_back(
        {w + " = \\frac{\\exp(-" + s + '/' + scale + ")}{\\sum_q \\exp(-s_{" + j + "q}/" + scale + ")}", {}, 0});
    result.equations.push_back(
        {s + " = " + (weights.isShared ? "\\sum_j " : "") + "\\sum_i u_{ij}*(x_{il} - c_{jl})^2", {}, 0});
    result.result = {w, message("feature weight"), 0};
    if (!weights.varies(at.feature)) {
        result.notes.push_back(message("The feature is constant and has weight 0."));
        return result;
    }
    const Scatters scatters = scattersOf(problem, before, weights, at);
    const double scatter = scatters.all[at.feature];
    double least = std::numeric_limits<double>::infinity();
    for (Eigen::Index l = 0; l < scatters.all.size(); ++l)
        if (weights.varies(l))
            least = std::min(least, scatters.all[l]);
    const double shift = least / weights.lambda > largestShownExponent ? least : 0.0;
    double sum = 0;
    for (Eigen::Index l = 0; l < scatters.all.size(); ++l)
        if (weights.varies(l))
            sum += std::exp(-(scatters.all[l] - shift) / weights.lambda);

    EquationTerms terms;
    const std::string scatterTerm = terms.add(s,
                                              message(weights.isShared ? "scatter of the feature in all clusters"
                                                                       : "scatter of the feature in the cluster"),
                                              scatter);
    std::string exponent = scatterTerm;
    if (shift > 0)
        exponent =
            '(' + exponent + " - " +
            terms.add("\\min_q s_{" + j + "q}", message("least scatter, subtracted above and below"), shift) + ')';
    const std::string lambda = terms.add(weights.scale, weights.scaleName, weights.lambda);
    const std::string total = terms.add("\\sum_q \\exp", message("sum over the features"), sum);
    const std::string u = terms.add("u_{ij}", nameOfMembership(), before.memberships(at.sample, at.cluster));
    const std::string x = terms.add("x_{il}", message("value of the feature in the sample"),
                                    problem.data->value(at.sample, at.feature));
    const bool isEmpty = weights.isEmpty[static_cast<std::size_t>(at.cluster)];
    const std::string c = terms.add("c_{jl}", message("cluster centre"),
                                    isEmpty ? before.centers(at.cluster, at.feature) : scatters.center);
    const std::string rest = terms.add("\\sum_{h≠i}", nameOfOthers(), scatter - scatters.own);
    result.equations[0].numbers = "\\frac{\\exp(-" + exponent + '/' + lambda + ")}{" + total + '}';
    result.equations[0].value = result.result.value = std::exp(-(scatter - shift) / weights.lambda) / sum;
    result.equations[1].numbers = u + "*(" + x + " - " + c + ")^2 + " + rest;
    result.equations[1].value = scatter;
    if (isEmpty) {
        result.equations[1].numbers.clear();
        result.notes.push_back(message("The cluster is empty: its scatters count as 0."));
    }
    result.terms = terms.take();
    return result;
}

}  // namespace fuzzylens
