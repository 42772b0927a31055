// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fuzzy_equations.h"

#include "core/dataset/table_products.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/fuzzy/single_moves.h"
#include "core/numeric/ties.h"

#include <cmath>
#include <vector>

namespace fuzzylens {

namespace {

UpdateExplanation explainCrispMembership(const Eigen::RowVectorXd& distances, Eigen::Index cluster)
{
    UpdateExplanation result;
    const Eigen::Index nearest = firstSmallest(distances);
    EquationTerms terms;
    const std::string own = terms.add("d_{ij}", message("squared distance to the centre"), distances[cluster]);
    const std::string least = terms.add("\\min_h d_{ih}", message("least over the clusters"), distances[nearest]);
    result.result = {"u_{ij}", message("membership"), cluster == nearest ? 1.0 : 0.0};
    result.equations.push_back(
        {"u_{ij} = [d_{ij} = \\min_h d_{ih}]", '[' + own + " = " + least + ']', result.result.value});
    result.terms = terms.take();
    result.notes.push_back(message("[…] is 1 if the statement is true, else 0."));
    if (cluster != nearest && distances[cluster] <= (1 + equalUpToRounding) * distances[nearest])
        result.notes.push_back(message("Several clusters are equally near; the sample is in the first of them."));
    return result;
}

UpdateExplanation explainFuzzyMembership(const Eigen::RowVectorXd& distances, double fuzzifier,
                                         Eigen::Index cluster)
{
    UpdateExplanation result;
    result.equations.push_back({"u_{ij} = \\frac{d_{ij}^{-1/(m - 1)}}{\\sum_h d_{ih}^{-1/(m - 1)}}", {}, 0});
    result.result = {"u_{ij}", message("membership"), 0};
    const auto zeros = (distances.array() == 0.0).count();
    if (zeros > 0) {
        result.equations[0].value = result.result.value =
            distances[cluster] == 0.0 ? 1.0 / static_cast<double>(zeros) : 0.0;
        result.notes.push_back(message("The sample is at the centre of a cluster, which receives it."));
        return result;
    }
    const double power = -1 / (fuzzifier - 1), least = distances.minCoeff();
    const bool isScaled = distances.array().log().abs().maxCoeff() * -power > largestShownExponent;
    const double unit = isScaled ? least : 1.0;
    const double own = std::pow(distances[cluster] / unit, power);
    const double sum = (distances.array() / unit).pow(power).sum();
    EquationTerms terms;
    std::string base = terms.add("d_{ij}", message("squared distance to the centre"), distances[cluster]);
    if (isScaled)
        base = '(' + base + '/' +
               terms.add("\\min_h d_{ih}", message("least distance, divided by above and below"), least) + ')';
    const std::string m = terms.add("m", message("fuzzifier"), fuzzifier);
    const std::string total = terms.add("\\sum_h d_{ih}^{-1/(m - 1)}", message("sum over the clusters"), sum);
    result.equations[0].numbers = "\\frac{" + base + "^{-1/(" + m + " - 1)}}{" + total + '}';
    result.equations[0].value = result.result.value = own / sum;
    result.terms = terms.take();
    return result;
}

/// Whether kMeans() moves single samples from here: few are nearer to another mean, or none if there are more
/// features than samples.
bool movesSingly(const Problem& problem, const Outcome& before)
{
    Eigen::Index changed = 0;
    for (Eigen::Index i = 0; i < before.memberships.rows(); ++i)
        changed += before.memberships(i, firstSmallest(before.embedding.row(i))) == 0.0;
    const Dataset& data = *problem.data;
    return data.features() > data.samples() || data.table().sparse()
               ? changed == 0
               : changed * samplesPerSingleMove <= data.samples();
}

UpdateExplanation explainSingleMove(const Problem& problem, const Outcome& before, const EquationIndices& at)
{
    const ValueTable& table = problem.data->table();
    const std::vector<int> assigned = nearestClusters(before.memberships);
    Eigen::ArrayXd counts = before.memberships.colwise().sum(), distances;
    Eigen::MatrixXd means = times(meanWeights(before.memberships, 1.0).transpose(), table, 1);
    Index own = 0, best = 0;
    for (Index i = 0;; ++i) {
        const Eigen::RowVectorXd x = rowOf(table, i);
        distances = (means.rowwise() - x).rowwise().squaredNorm();
        own = assigned[static_cast<std::size_t>(i)];
        best = betterCluster(distances, counts, own);
        if (i == at.sample)
            break;
        if (best != own)
            moveBetweenMeans(x, own, best, counts, means);
    }
    const Eigen::ArrayXd added = addedSquares(distances, counts, own);
    UpdateExplanation result;
    EquationTerms terms;
    const std::string here = terms.add("a_{ij}", message("what the sample adds to J"), added[at.cluster]);
    const std::string least = terms.add("\\min_h a_{ih}", message("least over the clusters"), added[best]);
    result.result = {"u_{ij}", message("membership"), at.cluster == best ? 1.0 : 0.0};
    result.equations.push_back(
        {"u_{ij} = [a_{ij} = \\min_h a_{ih}]", '[' + here + " = " + least + ']', result.result.value});
    const bool isOwn = at.cluster == own;
    if (isOwn && counts[own] == 1) {
        result.notes.push_back(message("The sample is the only one in its cluster and adds nothing."));
    } else {
        const std::string sign = isOwn ? " - 1" : " + 1";
        const std::string count = terms.add("n_j", message("samples in the cluster"), counts[at.cluster]);
        const std::string distance =
            terms.add("d_{ij}", message("squared distance to the centre"), distances[at.cluster]);
        result.equations.push_back({"a_{ij} = \\frac{n_j}{n_j" + sign + "}*d_{ij}",
                                    "\\frac{" + count + "}{" + count + sign + "}*" + distance, added[at.cluster]});
    }
    result.terms = terms.take();
    result.notes.push_back(message("[…] is 1 if the statement is true, else 0."));
    result.notes.push_back(message(
        "Samples move one after the other, and the centres follow each of them; the numbers are those when "
        "it is the turn of this one."));
    return result;
}

}  // namespace

UpdateExplanation explainAlternation(const Problem& problem, const Outcome& before, double fuzzifier,
                                     const std::string& block, const EquationIndices& at)
{
    if (block == "memberships") {
        const Eigen::RowVectorXd distances = before.embedding.row(at.sample);
        return fuzzifier == 1.0 ? explainCrispMembership(distances, at.cluster)
                                : explainFuzzyMembership(distances, fuzzifier, at.cluster);
    }
    if (block == "centers")
        return explainCenter(problem, before.memberships, fuzzifier, at,
                             before.memberships.col(at.cluster).array().pow(fuzzifier).sum() > 0,
                             message("The cluster has no members; its centre is the mean of all samples."));
    return {};
}

UpdateExplanation explainKMeans(const Problem& problem, const Outcome& before, const std::string& block,
                                const EquationIndices& at)
{
    return block == "memberships" && movesSingly(problem, before)
               ? explainSingleMove(problem, before, at)
               : explainAlternation(problem, before, 1.0, block, at);
}

}  // namespace fuzzylens
