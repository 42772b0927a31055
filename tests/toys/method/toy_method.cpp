// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toys/method/toy_method.h"

#include <algorithm>

namespace fuzzylens::test {

Outcome splitByMean(const Problem& problem, double quantile)
{
    const Eigen::VectorXd means = problem.data->values().map().rowwise().mean();
    std::vector<double> sorted(means.begin(), means.end());
    std::sort(sorted.begin(), sorted.end());
    const double limit = sorted[std::size_t(quantile * double(sorted.size() - 1))];
    Outcome outcome;
    outcome.memberships.setZero(means.size(), 2);
    outcome.centers.setZero(2, problem.data->features());
    Eigen::Vector2d sizes = Eigen::Vector2d::Zero();
    for (Eigen::Index i = 0; i < means.size(); ++i) {
        const int cluster = means[i] < limit ? 0 : 1;
        outcome.memberships(i, cluster) = 1;
        outcome.assigned.push_back(cluster);
        outcome.centers.row(cluster) += problem.data->values().map().row(i);
        sizes[cluster] += 1;
    }
    for (int cluster = 0; cluster < 2; ++cluster)
        outcome.centers.row(cluster) /= std::max(1.0, sizes[cluster]);
    outcome.embedding = means;
    outcome.embeddingAxes = {"mean of the features"};
    outcome.stopped = Stopped::Converged;
    outcome.iterations = 1;
    return outcome;
}

MethodDescription describeToy()
{
    ParameterDescription quantile;
    quantile.name = "toy_quantile";
    quantile.symbol = "q";
    quantile.label = "toy quantile";
    quantile.help = "The share of the samples that go to the first cluster.";
    quantile.minimum = 0.1;
    quantile.maximum = 0.9;
    quantile.slider = SliderRange{0.1, 0.9, false, 2};
    quantile.byDefault = [](const Problem&) { return ParameterValue(0.5); };
    MethodDescription method;
    method.id = "toy";
    method.name = "TOY · two halves";
    method.summary = "Puts samples of small means into one cluster and the others into another";
    method.source = "nowhere";
    method.parameters = {quantile};
    method.formula = {{"uᵢ₁ = 1 if x̄ᵢ < t, else 0"}, {"t is the quantile q of the means x̄ᵢ."}};
    method.memory = {.memberships = 1, .samples = 4};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl&) {
        return splitByMean(problem, parameters.real("toy_quantile"));
    };
    return method;
}

}  // namespace fuzzylens::test
