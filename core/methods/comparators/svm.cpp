// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/svm.h"

#include "core/common/issue.h"
#include "core/methods/comparators/classifier.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/ties.h"
#include "core/numeric/weighted_products.h"

#include <libsvm/svm.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

struct ModelDeleter
{
    void operator()(svm_model* model) const { svm_free_and_destroy_model(&model); }
};
using ModelPtr = std::unique_ptr<svm_model, ModelDeleter>;

/// Decision functions of all pairs of classes.
struct PairDecisions
{
    Eigen::MatrixXd coefficients;  // N x pairs: y_i alpha_i of the training samples
    Eigen::RowVectorXd rho;        // pairs
    int iterations = 0;            // of the pair with the most; mostIterations: it has not converged
};

constexpr int mostIterations = 10'000'000;  // after which LIBSVM gives up, for up to 100 000 samples

/// Nothing is written to standard error while one exists, by any thread.
class SilentStandardError
{
public:
    SilentStandardError()
    {
        const std::lock_guard lock(s_guard);
        const int nowhere = s_count++ == 0 ? ::open("/dev/null", O_WRONLY | O_CLOEXEC) : -1;
        if (nowhere < 0)
            return;
        s_original = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
        if (s_original >= 0)
            ::dup2(nowhere, STDERR_FILENO);
        ::close(nowhere);
    }
    ~SilentStandardError()
    {
        const std::lock_guard lock(s_guard);
        if (--s_count > 0 || s_original < 0)
            return;
        ::dup2(s_original, STDERR_FILENO);
        ::close(s_original);
        s_original = -1;
    }
    SilentStandardError(const SilentStandardError&) = delete;
    SilentStandardError& operator=(const SilentStandardError&) = delete;

private:
    static inline std::mutex s_guard;
    static inline int s_count = 0, s_original = -1;
};

/// Follows what LIBSVM prints while this thread solves a problem: only that shows how it ended. It prints a dot
/// every @p step iterations, or sooner, and a warning to standard error, which nothing else can prevent, after the
/// last ones.
class SolverWatch
{
public:
    explicit SolverWatch(std::size_t samples)
        : m_step(static_cast<int>(std::min<std::size_t>(samples, 1000)))
    {
        s_current = this;
    }
    ~SolverWatch() { s_current = nullptr; }
    SolverWatch(const SolverWatch&) = delete;
    SolverWatch& operator=(const SolverWatch&) = delete;

    int iterations() const { return m_iterations; }

    static void read(const char* text)
    {
        if (s_current)
            s_current->follow(text);
    }

private:
    void follow(const char* text)
    {
        if (*text == '.') {
            m_iterations = std::min(m_iterations + m_step, mostIterations);
            if (m_iterations + m_step >= mostIterations)
                m_silence.emplace();
        } else if (std::sscanf(text, " optimization finished, #iter = %d", &m_iterations) == 1) {
            m_silence.reset();
        }
    }

    static thread_local inline SolverWatch* s_current = nullptr;
    int m_step;
    int m_iterations = 0;
    std::optional<SilentStandardError> m_silence;
};

/// The kernel of the training samples.
struct Kernel
{
    Eigen::MatrixXd values;  // N x N
    Index rank = 0;          // at most
};

/// The decision of one pair, on the rows @p samples of @p kernel. The first @p positive samples have the class
/// with positive values.
/// @param nodes work space.
void solvePair(const Kernel& kernel, const std::vector<Index>& samples, std::size_t positive, double cost,
               Index pair, std::vector<svm_node>& nodes, PairDecisions& decisions)
{
    const std::size_t count = samples.size();
    nodes.resize(count * (count + 1));
    std::vector<svm_node*> rows(count);
    std::vector<double> signs(count, -1.0);
    std::fill_n(signs.begin(), positive, 1.0);
    for (std::size_t i = 0; i < count; ++i) {
        rows[i] = &nodes[i * (count + 1)];
        rows[i][0] = {0, static_cast<double>(i + 1)};
        for (std::size_t j = 0; j < count; ++j)
            rows[i][j + 1] = {static_cast<int>(j + 1), kernel.values(samples[j], samples[i])};  // symmetric
    }
    constexpr double megabyte = 1 << 20;
    const auto entries = static_cast<double>(nodes.size());
    svm_parameter parameter{};
    parameter.svm_type = C_SVC;
    parameter.kernel_type = PRECOMPUTED;
    parameter.cache_size = 1 + sizeof(float) * entries / megabyte;  // all of the kernel
    // Far below LIBSVM's default of 0.001, so that decision values do not depend on the path of the solver; not
    // below the rounding of its gradients. With very many samples for the rank of the kernel that would take
    // millions of iterations.
    constexpr double usual = 1e-3;
    constexpr Index many = 12;  // samples for each dimension
    parameter.eps =
        static_cast<Index>(count) > many * kernel.rank ? usual : std::clamp(1e-11 * cost, 1e-11, usual);
    parameter.C = cost;
    parameter.shrinking = 1;  // multipliers at a bound are left out while they stay there
    const svm_problem problem{static_cast<int>(count), signs.data(), rows.data()};
    const SolverWatch watch(count);
    const ModelPtr model(svm_train(&problem, &parameter));
    decisions.iterations = std::max(decisions.iterations, watch.iterations());
    for (int i = 0; i < model->l; ++i)
        decisions.coefficients(samples[static_cast<std::size_t>(model->sv_indices[i] - 1)], pair) =
            model->sv_coef[0][i];
    decisions.rho[pair] = model->rho[0];
}

/// Nothing when cancelled. @param cost above 0.
std::optional<PairDecisions> solvePairs(const Kernel& kernel, const TrainingSamples& training, double cost,
                                        const RunControl& control)
{
    constexpr double mostCost = 1e15;  // LIBSVM subtracts costs
    cost = std::min(cost, mostCost);
    static const bool isWatched = [] {
        svm_set_print_string_function(&SolverWatch::read);
        return true;
    }();
    static_cast<void>(isWatched);
    const auto classes = static_cast<int>(training.sizes.size());
    const Index pairs = classes * (classes - 1) / 2;
    PairDecisions decisions{Eigen::MatrixXd::Zero(kernel.values.rows(), pairs), Eigen::RowVectorXd(pairs)};
    std::vector<svm_node> nodes;
    Index pair = 0;
    for (int a = 0; a < classes; ++a)
        for (int b = a + 1; b < classes; ++b, ++pair) {
            if (!shouldContinue(control.progress, {"fitting", pair, pairs}))
                return std::nullopt;
            std::vector<Index> samples;
            std::size_t positive = 0;
            for (const int cls : {a, b}) {
                for (std::size_t i = 0; i < training.classOf.size(); ++i)
                    if (training.classOf[i] == cls)
                        samples.push_back(static_cast<Index>(i));
                positive = cls == a ? samples.size() : positive;
            }
            solvePair(kernel, samples, positive, cost, pair, nodes, decisions);
        }
    return decisions;
}

/// @param decisions m x pairs.
Prediction predictionOfPairs(Eigen::MatrixXd decisions, int classes)
{
    Eigen::MatrixXd scores = Eigen::MatrixXd::Zero(decisions.rows(), classes), votes = scores;
    Index pair = 0;
    for (int a = 0; a < classes; ++a)
        for (int b = a + 1; b < classes; ++b, ++pair) {
            const Eigen::ArrayXd values = decisions.col(pair);
            scores.col(a).array() += values;
            scores.col(b).array() -= values;
            votes.col(a).array() += (values > 0).cast<double>();
            votes.col(b).array() += (values <= 0).cast<double>();
        }
    Prediction prediction = predictionOf(softmax(scores));
    prediction.predictedClass = nearestClusters(votes);
    prediction.embedding = std::move(decisions);
    return prediction;
}

TrainingSamples trainingOfSvm(const Problem& problem)
{
    TrainingSamples training = trainingSamples(problem);
    if (std::ssize(training.samples) > mostInSvm)
        throw ArgumentError(message("this method computes the kernel matrix of the labelled samples and supports "
                                    "at most %1; there are %2 (keep fewer samples with the step keep-samples)",
                                    mostInSvm, training.samples.size()));
    return training;
}

void requirePositive(double value, const char* name)
{
    if (!(value > 0.0) || !std::isfinite(value))
        throw ArgumentError(message("%1 must be above 0", std::string(name)));
}

Index pairsOf(const Target& target)
{
    const Index classes = target.classes();
    return classes * (classes - 1) / 2;
}

void namePairs(const Target& target, Outcome& outcome)
{
    for (std::size_t a = 0; a < target.classNames.size(); ++a)
        for (std::size_t b = a + 1; b < target.classNames.size(); ++b)
            outcome.embeddingAxes.push_back("decision " + target.classNames[a] + " / " + target.classNames[b]);
}

void addSupportVectors(const PairDecisions& decisions, Outcome& outcome)
{
    const auto isUsed = (decisions.coefficients.array() != 0).rowwise().any();
    outcome.figures.push_back({"support_vectors", static_cast<double>(isUsed.count())});
}

void describeConvergence(const PairDecisions& decisions, Outcome& outcome)
{
    if (decisions.iterations < mostIterations)
        return;
    outcome.stopped = Stopped::IterationLimit;
    outcome.iterations = decisions.iterations;
    outcome.warnings.push_back(
        {"svm-not-converged", message("The search for the widest margin stopped at its limit of %1 iterations "
                                      "before it converged: reduce the cost C.",
                                      mostIterations)});
}

/// The labelled samples less their mean: p x N. Centring changes no decision value, but spares the kernel, which
/// LIBSVM keeps in single precision, a common part.
Eigen::MatrixXd centredSamples(const Dataset& data, const TrainingSamples& training, Eigen::VectorXd& mean)
{
    const auto values = data.values().map();
    Eigen::MatrixXd points(values.cols(), std::ssize(training.samples));
    for (Index i = 0; i < points.cols(); ++i)
        points.col(i) = values.row(training.samples[static_cast<std::size_t>(i)]).transpose();
    mean = points.rowwise().mean();
    points.colwise() -= mean;
    return points;
}

std::optional<Eigen::MatrixXd> innerProducts(const Eigen::MatrixXd& points, const RunControl& control)
{
    return symmetricProduct(points, points, control.threads,
                            [&control] { return shouldContinue(control.progress, {"fitting"}); });
}

/// exp(-gamma |x - y|^2) of the samples x and the rows y of @p references (s x p), times @p coefficients
/// (s x pairs). From inner products, of some samples at a time.
Eigen::MatrixXd kernelSums(const Dataset& samples, const Eigen::MatrixXd& references,
                           const Eigen::MatrixXd& coefficients, double gamma)
{
    constexpr Index together = 256;
    const Eigen::RowVectorXd mean = references.colwise().mean();
    const Eigen::MatrixXd others = (references.rowwise() - mean).transpose();
    const Eigen::RowVectorXd lengths = others.colwise().squaredNorm();
    Eigen::MatrixXd sums(samples.samples(), coefficients.cols()), kernel;
    for (Index first = 0; first < sums.rows(); first += together) {
        const Index size = std::min(together, sums.rows() - first);
        const Eigen::MatrixXd block = samples.values().map().middleRows(first, size).rowwise() - mean;
        kernel.noalias() = -2.0 * block * others;
        kernel.colwise() += block.rowwise().squaredNorm();
        kernel.rowwise() += lengths;
        kernel = (-gamma * kernel.array().max(0.0)).exp();
        sums.middleRows(first, size).noalias() = kernel * coefficients;
    }
    return sums;
}

}  // namespace

Prediction predictLinearSvm(const Outcome& outcome, const Target& target, const Dataset& samples)
{
    const Index pairs = pairsOf(target);
    if (outcome.projection.cols() != pairs || outcome.projectionOffset.cols() != pairs || pairs == 0)
        throw std::invalid_argument("the fit has no decision function for each pair of classes");
    requirePredictable(samples, outcome.projection.rows());
    return predictionOfPairs((samples.values().map() * outcome.projection).rowwise() - outcome.projectionOffset,
                             target.classes());
}

Outcome linearSvm(const Problem& problem, double cost, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requirePositive(cost, "cost");
    const TrainingSamples training = trainingOfSvm(problem);
    Eigen::VectorXd mean;
    const Eigen::MatrixXd points = centredSamples(*problem.data, training, mean);
    std::optional<Eigen::MatrixXd> kernel = innerProducts(points, control);
    if (!kernel)
        return cancelledClassifier(problem);
    // With K / s and C s the multipliers are s times those of K and C. A power of two leaves all digits as they
    // are.
    const double scale = std::exp2(std::ceil(std::log2(kernel->diagonal().mean())));
    *kernel /= scale;
    const auto decisions = solvePairs({std::move(*kernel), points.rows()}, training, cost * scale, control);
    if (!decisions)
        return cancelledClassifier(problem);
    Outcome outcome;
    outcome.projection = points * (decisions->coefficients / scale);
    outcome.projectionOffset = decisions->rho + mean.transpose() * outcome.projection;
    const Eigen::RowVectorXd squares = outcome.projection.rowwise().squaredNorm().transpose();
    if (const double sum = squares.sum(); sum > 0)
        outcome.featureWeights = squares / sum;
    addSupportVectors(*decisions, outcome);
    namePairs(problem.target, outcome);
    describeSamples(outcome, predictLinearSvm(outcome, problem.target, *problem.data), problem, training, begin);
    describeConvergence(*decisions, outcome);
    return outcome;
}

Prediction predictRbfSvm(const Outcome& outcome, const Target& target, const RbfOptions& options,
                         const Dataset& samples)
{
    const Index pairs = pairsOf(target), count = outcome.referenceValues.rows();
    if (outcome.modelTable.cols() != pairs || outcome.modelTable.rows() != count + 1 || pairs == 0)
        throw std::invalid_argument("the fit has no decision function for each pair of classes");
    requirePositive(options.gamma, "gamma");
    requirePredictable(samples, outcome.referenceValues.cols());
    return predictionOfPairs(
        kernelSums(samples, outcome.referenceValues, outcome.modelTable.topRows(count), options.gamma).rowwise() -
            outcome.modelTable.row(count),
        target.classes());
}

Outcome rbfSvm(const Problem& problem, const RbfOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requirePositive(options.cost, "cost");
    requirePositive(options.gamma, "gamma");
    const TrainingSamples training = trainingOfSvm(problem);
    Eigen::VectorXd mean;
    std::optional<Eigen::MatrixXd> kernel = innerProducts(centredSamples(*problem.data, training, mean), control);
    if (!kernel)
        return cancelledClassifier(problem);
    *kernel = (-options.gamma * distancesFromProducts(*kernel)).array().exp();
    const auto decisions =
        solvePairs({std::move(*kernel), std::ssize(training.samples)}, training, options.cost, control);
    if (!decisions)
        return cancelledClassifier(problem);
    Outcome outcome;
    std::vector<Index> used, rows;  // among the labelled samples and in the data
    for (Index i = 0; i < decisions->coefficients.rows(); ++i)
        if ((decisions->coefficients.row(i).array() != 0).any()) {
            used.push_back(i);
            rows.push_back(training.samples[static_cast<std::size_t>(i)]);
        }
    outcome.referenceValues = problem.data->values().map()(rows, Eigen::all);
    outcome.modelTable.resize(std::ssize(used) + 1, decisions->rho.size());
    outcome.modelTable << decisions->coefficients(used, Eigen::all), decisions->rho;
    addSupportVectors(*decisions, outcome);
    namePairs(problem.target, outcome);
    describeSamples(outcome, predictRbfSvm(outcome, problem.target, options, *problem.data), problem, training,
                    begin);
    describeConvergence(*decisions, outcome);
    return outcome;
}

}  // namespace fuzzylens
