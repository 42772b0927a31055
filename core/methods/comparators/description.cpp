// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/dataset_cache.h"
#include "core/dataset/summary/mean_variance.h"
#include "core/methods/comparators/centroids.h"
#include "core/methods/comparators/classifier.h"
#include "core/methods/comparators/comparators.h"
#include "core/methods/comparators/forest.h"
#include "core/methods/comparators/neighbours.h"
#include "core/methods/comparators/svm.h"
#include "core/methods/parameter_kinds.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fuzzylens {

namespace {

constexpr double largestReal = 1e300;  // costs and kernel widths have the inverse unit of squared values

/// Sum of the variances of the features, the mean squared distance from the mean: p for standardised features.
double totalVariance(const Problem& problem)
{
    if (!problem.data)
        return 1;
    static DatasetCache<double> totals(ofAllData);
    const auto total = totals.of(problem.data, [&problem] {
        const auto samples = static_cast<double>(problem.data->samples());
        const std::optional<MeanVariance> moments = meanVariance(*problem.data);
        double sum = 0;
        for (const double variance : moments->variance)
            if (std::isfinite(variance))
                sum += variance * (samples - 1) / samples;
        return std::make_shared<const double>(sum);
    });
    return *total > 0 ? std::clamp(*total, 1 / largestReal, largestReal) : 1.0;
}

ParameterDescription costParameter(std::function<double(const Problem&)> byDefault)
{
    ParameterDescription cost = realParameter("cost", "C", "cost",
                                              "Penalty for training samples inside the margin or on its wrong "
                                              "side. Larger values fit the training samples more closely.",
                                              0, largestReal, std::move(byDefault));
    cost.minimumIsOpen = true;
    cost.small = "wide margin";
    cost.large = "fits the data";
    cost.logarithmic = true;
    cost.slider = {1e-6, 1000, true, 6};
    return cost;
}

ParameterDescription inverseWidthParameter()
{
    ParameterDescription gamma =
        realParameter("gamma", "γ", "inverse kernel width",
                      "Larger values make the kernel narrower, so that only nearer samples affect the decision. "
                      "It is the factor of the squared distance in the kernel.",
                      0, largestReal, [](const Problem& problem) { return 1 / totalVariance(problem); });
    gamma.minimumIsOpen = true;
    gamma.small = "nearly linear";
    gamma.large = "fits the data";
    gamma.logarithmic = true;
    gamma.slider = {1e-6, 10, true, 6};
    return gamma;
}

std::int64_t labelledSamples(const Problem& problem)
{
    return std::count_if(problem.target.classOf.begin(), problem.target.classOf.end(),
                         [](int cls) { return cls >= 0; });
}

std::int64_t defaultNeighbours(const Problem& problem)
{
    constexpr std::int64_t usual = 5;
    return std::clamp<std::int64_t>(labelledSamples(problem) - 2, 1, usual);  // also when a sample is left out
}

/// The first of two settings is preferred where it has the lower value of @p name.
std::function<bool(const Parameters&, const Parameters&)> preferringLower(std::vector<const char*> names)
{
    return [names = std::move(names)](const Parameters& left, const Parameters& right) {
        for (const char* name : names)
            if (left.number(name) != right.number(name))
                return left.number(name) < right.number(name);
        return false;
    };
}

std::function<bool(const Parameters&, const Parameters&)> preferringHigher(const char* name)
{
    return
        [name](const Parameters& left, const Parameters& right) { return left.number(name) > right.number(name); };
}

std::optional<double> noSumOfFeatures(const Parameters&)
{
    return std::nullopt;
}

constexpr const char* svmSource = "Cortes and Vapnik, Support-Vector Networks, 1995; Chang and Lin, LIBSVM, 2011";
constexpr const char* symbolsOfSvm = "yᵢ is 1 or −1, depending on the class of sample i. Each pair of classes has "
                                     "its own decision function; the class that wins the most pairs is predicted.";

/// A grid axis of @p values over the total variance, the number of standardised features.
std::string overVariance(const std::string& name, const std::vector<double>& values, const Problem& problem)
{
    std::ostringstream text;
    text << std::setprecision(12) << name << '=';
    for (std::size_t i = 0; i < values.size(); ++i)
        text << (i == 0 ? "" : ",") << values[i] / totalVariance(problem);
    return text.str();
}

}  // namespace

MethodDescription describeLinearSvm()
{
    MethodDescription method;
    method.id = "svm-linear";
    method.name = "Linear SVM · support vector machine";
    method.summary = "Separates each pair of classes by the hyperplane with the widest margin";
    method.source = svmSource;
    method.useWhen =
        "Use it when you want to know how well a standard classifier predicts the classes, above all with "
        "many features.";
    method.parameters = {costParameter([](const Problem& problem) { return 1 / totalVariance(problem); })};
    method.formula = {
        {"J = ½ |w|² + C Σᵢ max(0, 1 − yᵢ (w·xᵢ − ρ))"},
        {"xᵢ contains the features of sample i, w their weights, and ρ is the offset.", symbolsOfSvm}};
    method.memory = {.memberships = 10, .matrices = 2.2, .squares = 4};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return linearSvm(problem, parameters.real("cost"), control);
    };
    method.predict = [](const Outcome& outcome, const Target& target, const Parameters&, const Dataset& samples) {
        return predictLinearSvm(outcome, target, samples);
    };
    method.isPreferred = preferringLower({"cost"});
    method.usualGrid = [](const Problem& problem) {
        return std::vector<std::string>{overVariance("cost", {1e-3, 1e-2, 0.1, 1, 10, 100}, problem)};
    };
    method.distanceExponent = noSumOfFeatures;
    return asClassifier(std::move(method));
}

MethodDescription describeRbfSvm()
{
    const auto options = [](const Parameters& parameters) {
        return RbfOptions{parameters.real("cost"), parameters.real("gamma")};
    };
    MethodDescription method;
    method.id = "svm-rbf";
    method.name = "RBF SVM · support vector machine with a Gaussian kernel";
    method.summary = "Separates each pair of classes by a curved boundary with the widest margin";
    method.source = svmSource;
    method.useWhen =
        "Use it when a straight boundary between the classes may not be enough, and you want to compare "
        "with a standard classifier.";
    method.parameters = {costParameter([](const Problem&) { return 10.0; }), inverseWidthParameter()};
    method.formula = {{"f(x) = Σᵢ yᵢ αᵢ exp(−γ |x − xᵢ|²) − ρ", "0 ≤ αᵢ ≤ C"},
                      {"αᵢ is above 0 only for the support vectors xᵢ; ρ is the offset.", symbolsOfSvm}};
    method.memory = {.memberships = 10, .matrices = 2.5, .squares = 4};
    method.refitsForModel = true;
    method.run = [options](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return rbfSvm(problem, options(parameters), control);
    };
    method.predict = [options](const Outcome& outcome, const Target& target, const Parameters& parameters,
                               const Dataset& samples) {
        return predictRbfSvm(outcome, target, options(parameters), samples);
    };
    method.isPreferred = preferringLower({"cost", "gamma"});
    method.usualGrid = [](const Problem& problem) {
        return std::vector<std::string>{"cost=1,10,100", overVariance("gamma", {0.1, 0.3, 1}, problem)};
    };
    method.distanceExponent = noSumOfFeatures;
    return asClassifier(std::move(method));
}

MethodDescription describeRandomForest()
{
    ParameterDescription trees =
        integerParameter("trees", "trees", "Number of trees. More trees make the votes more stable.", 1, 100000,
                         [](const Problem&) { return 500; });
    trees.small = "fast";
    trees.large = "stable";
    trees.slider = {10, 1000, true, 0};
    ParameterDescription tried =
        integerParameter("features_tried", "features per split",
                         "Number of features, sampled at random, from which each split chooses one. Smaller "
                         "values make the trees less similar.",
                         1, 1e9, [](const Problem& problem) {
                             const double features =
                                 problem.data ? static_cast<double>(problem.data->features()) : 1.0;
                             return std::max<std::int64_t>(1, std::llround(std::floor(std::sqrt(features))));
                         });
    tried.small = "different trees";
    tried.large = "similar trees";
    tried.slider = {1, 200, true, 0};
    ParameterDescription seed = seedParameter();
    seed.help = "Seed of the random choice of samples and features.";
    const auto options = [](const Parameters& parameters) {
        return ForestOptions{static_cast<int>(parameters.integer("trees")),
                             static_cast<int>(parameters.integer("features_tried")),
                             static_cast<std::uint64_t>(parameters.integer("seed"))};
    };
    MethodDescription method;
    method.id = "random-forest";
    method.name = "Random forest · votes of decision trees";
    method.summary = "Predicts the class that gets the most votes from many randomised decision trees";
    method.source = "Breiman, Random Forests, 2001";
    method.useWhen =
        "Use it when the classes may depend on thresholds and combinations of features, and you want to "
        "compare with a standard classifier.";
    method.parameters = {trees, tried, seed};
    method.formula = {{"p(k | x) = (1 / T) Σₜ [hₜ(x) = k]"},
                      {"hₜ(x) is the class of sample x in tree t of T. Each tree is grown on a bootstrap sample: "
                       "as many labelled samples as there are, sampled with replacement.",
                       "For a sample of the fit, only the trees that were grown without it vote."}};
    method.memory = {.memberships = 10, .matrices = 4};
    method.furtherMemory = [](const Problem& problem, const Parameters& parameters) {
        // A tree has at most a leaf for each of the samples that its bag contains, 63 % on average. It is about
        // half as large if the classes do not differ, and much smaller if they are apart.
        constexpr double leavesPerSample = 2.0 / 3, nodesPerLeaf = 2, bytesPerNode = 48;
        return bytesPerNode * nodesPerLeaf * leavesPerSample * static_cast<double>(labelledSamples(problem)) *
               static_cast<double>(parameters.integer("trees"));
    };
    method.hidesOwnLabel = true;
    method.refitsForModel = true;
    method.run = [options](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return randomForest(problem, options(parameters), control);
    };
    method.predict = [](const Outcome& outcome, const Target& target, const Parameters&, const Dataset& samples) {
        return predictRandomForest(outcome, target, samples);
    };
    method.isPreferred = preferringLower({"trees", "features_tried"});
    method.distanceExponent = noSumOfFeatures;
    return asClassifier(std::move(method));
}

MethodDescription describeNearestCentroid()
{
    MethodDescription method;
    method.id = "nearest-centroid";
    method.name = "Nearest centroid · class means";
    method.summary = "Predicts the class whose mean is nearest";
    method.source =
        "Tibshirani, Hastie, Narasimhan and Chu, Diagnosis of multiple cancer types by shrunken centroids "
        "of gene expression, 2002";
    method.useWhen = "Use it when you want the simplest classifier as a baseline: it has no parameters.";
    method.formula = {{"dᵢₖ = Σₗ (xᵢₗ − cₖₗ)²", "p(k | xᵢ) ∝ exp(−dᵢₖ / (2s²))"},
                      {"cₖ is the mean of the labelled samples of class k, and s² the mean variance of a feature "
                       "within the classes."}};
    method.memory = {.memberships = 10};
    method.refitsForModel = true;
    method.run = [](const Problem& problem, const Parameters&, const RunControl& control) {
        return nearestCentroid(problem, control);
    };
    method.predict = [](const Outcome& outcome, const Target& target, const Parameters&, const Dataset& samples) {
        return predictNearestCentroid(outcome, target, samples);
    };
    return asClassifier(std::move(method));
}

MethodDescription describeShrunkenCentroids()
{
    ParameterDescription threshold = realParameter(
        "threshold", "Δ", "threshold",
        "Larger values use fewer features. The class means are moved towards the mean of all samples by at most "
        "this many standard errors; a feature is not used if all its class means reach that mean.",
        0, 1000, [](const Problem&) { return 1.0; });
    threshold.small = "all features";
    threshold.large = "few features";
    threshold.slider = {0, 5, false, 2};
    threshold.effect = [](const Outcome& outcome) {
        for (const NamedFigure& figure : outcome.figures)
            if (figure.name == "features_used")
                return message("%1 of %2", std::llround(figure.value), outcome.centers.cols());
        return Message();
    };
    MethodDescription method;
    method.id = "shrunken-centroids";
    method.name = "Shrunken centroids · class means with feature selection";
    method.summary =
        "Predicts the class whose mean is nearest, after shrinking the means so that few features remain";
    method.source =
        "Tibshirani, Hastie, Narasimhan and Chu, Diagnosis of multiple cancer types by shrunken centroids "
        "of gene expression, 2002";
    method.useWhen =
        "Use it when few of many features separate the classes, and you want a standard classifier that "
        "selects them.";
    method.parameters = {threshold};
    method.formula = {{"dₖₗ = (cₖₗ − cₗ) / (mₖ (sₗ + s₀))", "d′ₖₗ = sign(dₖₗ) max(0, |dₖₗ| − Δ)",
                       "c′ₖₗ = cₗ + mₖ (sₗ + s₀) d′ₖₗ", "δₖ(x) = Σₗ (xₗ − c′ₖₗ)² / (sₗ + s₀)² − 2 ln πₖ"},
                      {"cₖₗ is the mean of feature l in class k, cₗ its mean in all labelled samples, and sₗ its "
                       "standard deviation within the classes; s₀ is the median of the sₗ.",
                       "mₖ² = 1/nₖ − 1/n, where nₖ of n labelled samples are in class k; πₖ = nₖ/n. The class "
                       "with the smallest δₖ is "
                       "predicted."}};
    method.memory = {.memberships = 10};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return shrunkenCentroids(problem, parameters.real("threshold"), control);
    };
    method.predict = [](const Outcome& outcome, const Target& target, const Parameters&, const Dataset& samples) {
        return predictShrunkenCentroids(outcome, target, samples);
    };
    method.isPreferred = preferringHigher("threshold");
    method.usualGrid = [](const Problem&) { return std::vector<std::string>{"threshold=0:5:0.625"}; };
    method.distanceExponent = noSumOfFeatures;
    return asClassifier(std::move(method));
}

MethodDescription describeNearestNeighbours()
{
    ParameterDescription neighbours = integerParameter(
        "neighbours", "neighbours", "Number of nearest labelled samples that vote.", 1, 1e6, defaultNeighbours);
    neighbours.symbol = "k";
    neighbours.small = "follows single samples";
    neighbours.large = "smooth";
    neighbours.slider = {1, 30, false, 0};
    const auto neighboursOf = [](const Parameters& parameters) {
        return static_cast<int>(parameters.integer("neighbours"));
    };
    MethodDescription method;
    method.id = "knn";
    method.name = "k-NN · k nearest neighbours";
    method.summary = "Predicts the most frequent class among the nearest labelled samples";
    method.source = "Cover and Hart, Nearest Neighbor Pattern Classification, 1967";
    method.useWhen = "Use it when similar samples should have the same class, and you want a classifier that "
                     "makes few assumptions.";
    method.parameters = {neighbours};
    method.formula = {
        {"p(c | x) = (1 / k) Σ_{i ∈ N(x)} [yᵢ = c]"},
        {"N(x) contains the k labelled samples nearest to x, and yᵢ is the class of sample i. A sample of "
         "the fit is not its own neighbour."}};
    method.hidesOwnLabel = true;
    method.memory = {.memberships = 10, .samples = 250, .matrices = 2.3};
    method.refitsForModel = true;
    method.run = [neighboursOf](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return nearestNeighbours(problem, neighboursOf(parameters), control);
    };
    method.predict = [neighboursOf](const Outcome& outcome, const Target& target, const Parameters& parameters,
                                    const Dataset& samples) {
        return predictNearestNeighbours(outcome, target, neighboursOf(parameters), samples);
    };
    method.isPreferred = preferringHigher("neighbours");
    method.usualGrid = [](const Problem&) { return std::vector<std::string>{"neighbours=1,3,5,7,9"}; };
    method.distanceExponent = noSumOfFeatures;
    return asClassifier(std::move(method));
}

}  // namespace fuzzylens
