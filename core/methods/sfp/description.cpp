// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/formula_symbols.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/sfp/effective_features.h"
#include "core/methods/sfp/labellings.h"
#include "core/methods/sfp/leave_one_out.h"
#include "core/methods/sfp/model_stack.h"
#include "core/methods/sfp/partition_layout.h"
#include "core/methods/sfp/sfp.h"
#include "core/methods/sfp/sfp_equations.h"
#include "core/methods/sfp/start.h"
#include "core/methods/sfp/warnings.h"
#include "core/methods/start_samples.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

using namespace sfp_detail;

namespace {

using Kind = ParameterDescription::Kind;

constexpr Named<SfpLoss> losses[] = {{"logloss", SfpLoss::LogLoss},
                                     {"logistic", SfpLoss::Logistic},
                                     {"hinge", SfpLoss::Hinge},
                                     {"squared", SfpLoss::Squared},
                                     {"zero-one", SfpLoss::ZeroOne}};
constexpr Named<SfpInit> inits[] = {{"stratified", SfpInit::Stratified}, {"random", SfpInit::Random}};
constexpr Named<SfpLambdaScale> lambdaScales[] = {
    {"sum", SfpLambdaScale::Sum}, {"mean", SfpLambdaScale::Mean}, {"cluster", SfpLambdaScale::Cluster}};
constexpr Named<SfpWeights> weightKinds[] = {{"cluster", SfpWeights::Cluster}, {"shared", SfpWeights::Shared}};

bool isWide(const Problem& problem)
{
    return !problem.data || problem.data->features() > problem.data->samples();
}

Message idleWithoutLabelWeight(const Problem& problem, const Parameters& others)
{
    const Message reason = idleWithoutLabels(problem, others);
    if (!reason.isEmpty())
        return reason;
    return others.real("alpha") == 0 ? message("The label weight is 0.") : idleWithOneCluster(problem, others);
}

bool hasTarget(const Target& target, const Parameters&)
{
    return target.kind != Target::Kind::None;
}

// Defaults by the table of methods.md 1.6 E: p larger than n, else the two-dimensional sets.
std::int64_t defaultClusters(const Problem& problem)
{
    const std::int64_t samples = problem.data ? problem.data->samples() : 0;
    if (problem.target.kind == Target::Kind::None)
        return std::min<std::int64_t>(3, std::max<std::int64_t>(samples, 1));
    const std::int64_t classes = problem.target.kind == Target::Kind::Classes
                                     ? std::max(2, problem.target.classes())
                                     : std::min<std::int64_t>(3, std::max<std::int64_t>(samples, 1));
    if (isWide(problem))
        return classes;
    return std::clamp<std::int64_t>(samples / 10, classes, std::max<std::int64_t>(classes, 12));
}

double fromPrime(double scaled)
{
    return (1 - scaled) / scaled;
}

ParameterScale primeScale(const std::string& name, const std::string& symbol, const std::string& label,
                          double maximum, const std::string& small, const std::string& large, bool isReversed)
{
    ParameterScale scale;
    scale.name = name + "_prime";
    scale.symbol = symbol + "′";
    scale.label = label;
    scale.minimum = [](const Problem&) { return 0.001; };
    scale.maximum = [maximum](const Problem&) { return maximum; };
    scale.decimals = 3;
    scale.small = small;
    scale.large = large;
    scale.isReversed = isReversed;
    scale.toValue = [](double scaled, const Problem&, const Parameters&) { return fromPrime(scaled); };
    scale.fromValue = [](double value, const Problem&, const Parameters&) { return 1 / (1 + value); };
    return scale;
}

WeightSetting weightSetting(const Parameters& parameters)
{
    return {meaningOf(lambdaScales, parameters.text("lambda_scale")),
            meaningOf(weightKinds, parameters.text("weights")), static_cast<int>(parameters.integer("clusters"))};
}

ParameterScale effectiveFeaturesScale()
{
    ParameterScale scale;
    scale.name = "effective_features";
    scale.label = "effective number of features";
    scale.minimum = [](const Problem&) { return 1.0; };
    scale.maximum = [](const Problem& problem) {
        return problem.data ? static_cast<double>(std::max<Index>(1, problem.data->features())) : 1.0;
    };
    scale.logarithmic = true;
    scale.decimals = 1;
    scale.small = "one feature";
    scale.large = "all features";
    scale.toValue = [](double scaled, const Problem& problem, const Parameters& others) {
        return lambdaForEffectiveFeatures(scaled, problem, weightSetting(others));
    };
    scale.fromValue = [](double value, const Problem& problem, const Parameters& others) {
        return effectiveFeatures(value, problem, weightSetting(others));
    };
    return scale;
}

ParameterDescription real(const char* name, const char* symbol, const char* label, const char* help,
                          double minimum, double maximum, double wide, double narrow)
{
    return realParameter(name, symbol, label, help, minimum, maximum,
                         [=](const Problem& problem) { return isWide(problem) ? wide : narrow; });
}

ParameterDescription prototypesParameter()
{
    ParameterDescription parameter =
        integerParameter("clusters", "clusters",
                         "Number of clusters. With many more features than samples, the number of classes is "
                         "usually best; curved classes need several clusters each.",
                         1, 1000, defaultClusters);
    parameter.symbol = "k";
    parameter.small = "one prototype per class";
    parameter.large = "classes of any shape";
    return parameter;
}

ParameterDescription alphaParameter()
{
    ParameterDescription parameter =
        real("alpha", "α", "label weight",
             "Weight of the labels compared with the distances when samples are shared among clusters. With many "
             "more features than samples it acts as a switch: if α′ is below γ′, the labels decide.",
             0, 1e12, fromPrime(0.1), fromPrime(0.9));
    parameter.small = "unsupervised";
    parameter.large = "supervised";
    parameter.scales = {primeScale("alpha", "α", "label weight", 1.0, "supervised", "unsupervised", true)};
    parameter.applies = hasTarget;
    parameter.whyIdle = [](const Problem& problem, const Parameters& others) {
        const Message reason = idleWithoutLabels(problem, others);
        return reason.isEmpty() ? idleWithOneCluster(problem, others) : reason;
    };
    return parameter;
}

ParameterDescription gammaParameter()
{
    ParameterDescription parameter = real(
        "gamma", "γ", "fuzziness",
        "Larger values share samples among more clusters. It is the weight of the entropy of the memberships.",
        1e-12, 1e15, fromPrime(0.9), fromPrime(0.97));
    parameter.small = "crisp";
    parameter.large = "fuzzy";
    parameter.scales = {primeScale("gamma", "γ", "fuzziness", 0.999, "fuzzy", "crisp", true)};
    parameter.whyIdle = idleWithOneCluster;
    return parameter;
}

ParameterDescription lambdaParameter()
{
    ParameterDescription parameter =
        real("lambda", "λ", "feature selection",
             "How many features share the weight: the parameter with the largest effect. It weights the entropy "
             "of the feature weights. The effective number of features of the fit, averaged over the clusters, is "
             "shown below the slider.",
             1e-12, 1e18, fromPrime(0.3), fromPrime(0.5));
    parameter.small = "few features";
    parameter.large = "all features";
    parameter.scales = {
        primeScale("lambda", "λ", "feature selection", 0.999, "all features", "few features", false),
        effectiveFeaturesScale()};
    parameter.whyIdle = idleWithOneFeature;
    parameter.effect = [](const Outcome& outcome) {
        const Eigen::MatrixXd& weights = outcome.featureWeights;
        double sum = 0;
        for (const auto& ofCluster : weights.rowwise())
            sum += effectiveNumber(ofCluster);
        const auto mean = weights.rows() > 0 ? std::llround(sum / static_cast<double>(weights.rows())) : 0;
        return message("%1 of %2", mean, weights.cols());
    };
    return parameter;
}

ParameterDescription lossParameter()
{
    ParameterDescription parameter = choiceParameter(
        "loss", "loss", "How the error of a label prototype is measured.",
        {{"logloss", "log loss", "Prototypes are class probabilities."},
         {"logistic", "logistic", "Log-odds; with more than two classes, each against the rest."},
         {"hinge", "hinge", "Signs; with more than two classes, each against the rest."},
         {"squared", "squared error", "For numeric labels; for classes, the squared error of indicator vectors."},
         {"zero-one", "classification error",
          "Predicts the majority class. Not convex, so it gives no bound on the risk."}},
        [](const Problem& problem) {
            return problem.target.kind == Target::Kind::Numbers ? "squared" : "logloss";
        });
    parameter.advanced = true;
    parameter.applies = hasTarget;
    parameter.whyIdle = idleWithoutLabelWeight;
    return parameter;
}

ParameterDescription smoothingParameter()
{
    ParameterDescription parameter = real("smoothing", "ε", "prototype smoothing",
                                          "Dirichlet smoothing of the label prototypes, included in the "
                                          "objective; keeps the logarithm finite for absent classes.",
                                          1e-12, 1.0, 1e-3, 1e-3);
    parameter.small = "unsmoothed";
    parameter.large = "uniform prototypes";
    parameter.logarithmic = true;
    parameter.advanced = true;
    parameter.applies = [](const Target& target, const Parameters& others) {
        const std::string& loss = others.text("loss");
        return target.kind == Target::Kind::Classes && (loss == "logloss" || loss == "logistic");
    };
    parameter.whyIdle = [applies = parameter.applies](const Problem& problem, const Parameters& others) {
        return applies(problem.target, others) ? idleWithoutLabelWeight(problem, others) : Message();
    };
    return parameter;
}

bool startIsDrawn(const Target&, const Parameters& others)
{
    return others.text("init_samples").empty();
}

std::vector<ParameterDescription> startParameters()
{
    ParameterDescription init =
        choiceParameter("init", "initialisation", "Samples at which the clusters start.",
                        {{"stratified", "one seed per class",
                          "The first clusters start at one sample of each class, the others at random samples."},
                         {"random", "random samples", "As published."}},
                        [](const Problem&) { return "stratified"; });
    ParameterDescription restarts = integerParameter(
        "restarts", "restarts", "Number of random initialisations; the result with the lowest objective is kept.",
        1, 1000, [](const Problem& problem) { return isWide(problem) ? 1 : 5; });
    ParameterDescription seed = seedParameter();
    init.applies = restarts.applies = seed.applies = startIsDrawn;
    init.advanced = restarts.advanced = true;
    return {init, restarts, seed, startSamplesParameter()};
}

std::vector<ParameterDescription> stopParameters()
{
    ParameterDescription limit =
        iterationLimitParameter([](const Problem& problem) { return isWide(problem) ? 30 : 100; });
    ParameterDescription tolerance =
        real("tolerance", "", "tolerance",
             "The fit stops when the centres move by less than this fraction of their distance from the mean of "
             "all samples, or when no membership changes by more than a hundredth of this value; with 0, it stops "
             "only at the iteration limit.",
             0, 1, 1e-6, 1e-6);
    tolerance.advanced = true;
    return {limit, tolerance};
}

std::vector<ParameterDescription> weightParameters()
{
    ParameterDescription scale = choiceParameter(
        "lambda_scale", "scale of λ", "Scatter that sets the scale of λ.",
        {{"sum", "sum (published)", "Scatter summed over the samples; suitable for fewer than about 100 samples."},
         {"mean", "mean",
          "λ is multiplied by the number of samples per cluster, so its effect does not depend on the number of "
          "samples."},
         {"cluster", "mean per cluster",
          "Large and small clusters select equally few features; the entropy then also affects memberships and "
          "predictions."}},
        [](const Problem& problem) { return isWide(problem) ? "sum" : "mean"; });
    ParameterDescription weights =
        choiceParameter("weights", "feature weights", "Whether each cluster has its own feature weights.",
                        {{"cluster", "per cluster", "As published; for z-scored raw values."},
                         {"shared", "shared by all",
                          "Extension (not in the paper); for logarithms, where values at a floor do not vary."}},
                        [](const Problem&) { return "cluster"; });
    scale.advanced = weights.advanced = true;
    return {scale, weights};
}

std::vector<ParameterDescription> parameterDescriptions()
{
    std::vector<ParameterDescription> result = {prototypesParameter(), alphaParameter(), gammaParameter(),
                                                lambdaParameter(), lossParameter()};
    for (auto group : {weightParameters(), startParameters(), stopParameters()})
        result.insert(result.end(), group.begin(), group.end());
    result.push_back(smoothingParameter());
    return result;
}

/// With more features than samples lambda alone decides (methods.md 1.6 D); else the values that suit data in the
/// plane (1.6 E).
std::vector<std::string> usualGrid(const Problem& problem)
{
    if (problem.data->features() > problem.data->samples())
        return {"alpha_prime=0.1", "gamma_prime=0.9", "lambda_prime=0.1:0.8:0.1"};
    const int classes = problem.target.classes();
    std::string clusters = "clusters=" + std::to_string(classes);
    for (const int times : {2, 4})
        if (times * classes * 4 <= problem.data->samples())
            clusters += ',' + std::to_string(times * classes);
    return {clusters, "alpha_prime=0.5,0.9", "gamma_prime=0.9,0.97", "lambda_prime=0.3,0.5,0.7"};
}

/// The tie rule of methods.md 1.6 D, which stays where results do not depend on the start.
bool isPreferred(const Parameters& left, const Parameters& right)
{
    for (const char* name : {"alpha", "lambda", "gamma"})  // smaller alpha' is greater alpha, so are the others
        if (left.real(name) != right.real(name))
            return left.real(name) > right.real(name);
    return left.integer("clusters") < right.integer("clusters");
}

}  // namespace

SfpOptions sfpOptions(const Parameters& parameters)
{
    SfpOptions options;
    options.clusters = static_cast<int>(parameters.integer("clusters"));
    options.alpha = parameters.real("alpha");
    options.gamma = parameters.real("gamma");
    options.lambda = parameters.real("lambda");
    options.loss = meaningOf(losses, parameters.text("loss"));
    options.smoothing = parameters.real("smoothing");
    options.init = meaningOf(inits, parameters.text("init"));
    options.restarts = static_cast<int>(parameters.integer("restarts"));
    options.maxIterations = static_cast<int>(parameters.integer("max_iterations"));
    options.tolerance = parameters.real("tolerance");
    options.lambdaScale = meaningOf(lambdaScales, parameters.text("lambda_scale"));
    options.weights = meaningOf(weightKinds, parameters.text("weights"));
    options.seed = static_cast<std::uint64_t>(parameters.integer("seed"));
    options.startSamples = parseStartSamples(parameters.text("init_samples"));
    return options;
}

MethodDescription describeSfp()
{
    MethodDescription method;
    method.id = "sfp";
    method.name = "SFP · supervised fuzzy partitioning";
    method.summary =
        "Assigns fuzzy memberships in clusters that agree with the labels, and learns which features matter";
    method.source = "Ashtari and Nateghi, Supervised Fuzzy Partitioning, 2018 (Pattern Recognition, 2020)";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when samples have classes, and you want to know which features separate them and "
                     "which samples are ambiguous.";
    method.parameters = parameterDescriptions();
    method.formula = {
        {"J = Σᵢⱼ uᵢⱼ Σₗ wⱼₗ (xᵢₗ − cⱼₗ)² + α Σᵢⱼ uᵢⱼ ℓ(yᵢ, zⱼ) + γ Σᵢⱼ uᵢⱼ ln uᵢⱼ + λ Σⱼₗ wⱼₗ "
         "ln wⱼₗ",
         "α′ = 1 / (1 + α), γ′ = 1 / (1 + γ), λ′ = 1 / (1 + λ)"},
        {symbolsOfClusters,
         "J is minimised alternately over uᵢⱼ, the centres, the label prototypes zⱼ and the feature weights wⱼₗ, "
         "which add up to 1 in every cluster; ℓ is the loss of a prototype for the label yᵢ."}};
    method.memory = {.memberships = 14};
    method.furtherMemory = [](const Problem& problem, const Parameters& parameters) {
        const Index samples = std::max<Index>(problem.data->samples(), 1);
        const Index clusters = std::clamp<Index>(parameters.integer("clusters"), 1, samples);
        return sfp_detail::PartitionLayout(samples, problem.data->features(), clusters,
                                           problem.data->table().sparse())
                   .bytes +
               sizeof(double) * static_cast<double>(samples) * problem.target.classes();
    };
    method.keepsFrames = true;
    method.staysCompact = true;
    method.leaveOneOutIsParallel = true;
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return sfp(problem, sfpOptions(parameters), control).outcome;
    };
    method.refine = [](const Problem& problem, const Parameters& parameters, const Outcome& from,
                       std::chrono::milliseconds budget, const RunControl& control) {
        return refineSfp(problem, sfpOptions(parameters), from, budget, control).outcome;
    };
    method.predict = [](const Outcome& outcome, const Target& target, const Parameters& parameters,
                        const Dataset& samples) {
        return predictSfp(outcome, target, sfpOptions(parameters), samples);
    };
    method.membershipRule = [](const Outcome& outcome, const Parameters& parameters) {
        return sfpMembershipRule(outcome, sfpOptions(parameters));
    };
    method.advise = [](const Problem& problem, const Parameters& parameters) {
        return warningsBefore(problem, sfpOptions(parameters));
    };
    method.leaveOneOut = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return sfpLeaveOneOut(problem, sfpOptions(parameters), control);
    };
    method.leaveOneOutIsCheap = [](const Problem& problem, const Parameters& parameters) {
        return sfpLeaveOneOutIsCheap(problem, sfpOptions(parameters));
    };
    method.explainUpdate = [](const Problem& problem, const Parameters& parameters, const Outcome& before,
                              const std::string& block, const EquationIndices& at) {
        return explainSfpUpdate(problem, sfpOptions(parameters), before, block, at);
    };
    method.isPreferred = isPreferred;
    method.usualGrid = usualGrid;
    method.predictLabellings = [](const AlignedMatrix& values, Index leftOut, int classes,
                                  const std::vector<Labelling>& labellings, const Parameters& parameters) {
        return sfpPredictLabellings(values, leftOut, classes, labellings, sfpOptions(parameters));
    };
    method.predictHeldOut = sfpPredictHeldOut;
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    return method;
}

}  // namespace fuzzylens
