// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/model_stack.h"

#include "core/methods/best_restart.h"
#include "core/methods/sfp/membership_state.h"
#include "core/methods/sfp/stacked_pass.h"
#include "core/methods/sfp/start.h"
#include "core/numeric/parallel.h"
#include "core/scores/scores.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace fuzzylens {

using namespace sfp_detail;

namespace {

constexpr Index mostSamples = 512;
constexpr Index mostClusters = 64;  // of a fit
constexpr Index mostColumns = 256;  // of a pass: its sums and distances fit the second-level cache

using FoldPtr = std::shared_ptr<const StackedFold>;

/// The data of a problem and its folds: those that some fit uses, or all from their first use on if they are
/// small.
class StackedFolds
{
public:
    StackedFolds(const Problem& problem, const HeldOutFits& fits)
        : m_problem{problem.data, problem.target}
        , m_sets(fits.sets)
        , m_data(problem.data->values(), fits.standardisation)
        , m_folds(fits.sets.size())
        , m_kept(fits.sets.size())
        , m_guards(fits.sets.size())
    {}

    const StackedData& data() const { return m_data; }

    bool areSmall() const
    {
        constexpr double small = 64e6;
        const auto n = static_cast<double>(m_data.samples()), p = static_cast<double>(m_data.features());
        return sizeof(double) * (static_cast<double>(m_sets.size()) * (n * n + 2 * p) + 2 * n * p) < small;
    }

    /// Another thread that asks for the same fold waits for it.
    FoldPtr fold(std::size_t set)
    {
        const std::lock_guard lock(m_guards[set]);
        FoldPtr fold = m_folds[set].lock();
        if (!fold) {
            fold = std::make_shared<const StackedFold>(m_data, m_problem.target, m_sets[set]);
            m_folds[set] = fold;
            if (areSmall())
                m_kept[set] = fold;
        }
        return fold;
    }

private:
    Problem m_problem;
    std::vector<std::vector<int>> m_sets;
    StackedData m_data;
    std::vector<std::weak_ptr<const StackedFold>> m_folds;
    std::vector<FoldPtr> m_kept;
    std::vector<std::mutex> m_guards;
};

std::shared_ptr<StackedFolds> foldsOf(const Problem& problem, const HeldOutFits& fits)
{
    if (!fits.cache)
        return std::make_shared<StackedFolds>(problem, fits);
    const std::lock_guard lock(fits.cache->mutex);
    if (fits.cache->kept)
        return std::static_pointer_cast<StackedFolds>(fits.cache->kept);
    auto folds = std::make_shared<StackedFolds>(problem, fits);
    if (folds->areSmall())
        fits.cache->kept = folds;
    return folds;
}

/// One fit, restart by restart: what happens between passes over the data.
class StackedFit
{
public:
    StackedFit(std::size_t index, FoldPtr fold, const SfpOptions& options);

    std::size_t index() const { return m_index; }
    Index clusters() const { return m_options.clusters; }
    StackedModel& model() { return m_model; }
    /// Its clusters are the columns from @p column in the next pass.
    void place(Index column, AlignedMatrix& coefficients);
    /// Takes the distances of a pass. @return whether another one is needed.
    bool update(const AlignedMatrix& distances);
    void addSeconds(double seconds) { m_seconds += seconds; }
    /// Once no pass is needed.
    LeftOutPrediction prediction();

private:
    void start();
    void moveCenters();
    double centerChange() const;
    void addResult();

    std::size_t m_index;
    FoldPtr m_fold;
    SfpOptions m_options;
    StackedModel m_model;
    MembershipState m_state;
    AlignedMatrix m_distances;     // n x k
    AlignedMatrix m_coefficients;  // n x k: a centre is the sum of the samples times these
    Eigen::MatrixXd m_coefficientsBefore;
    int m_restart = 0;
    int m_iterations = 0;
    bool m_isDoubtful = false;
    double m_seconds = 0;
    BestRestart<LeftOutPrediction> m_results;
};

StackedFit::StackedFit(std::size_t index, FoldPtr fold, const SfpOptions& options)
    : m_index(index)
    , m_fold(std::move(fold))
    , m_options(options)
    , m_state(m_fold->target, m_options, m_fold->products.rows(), m_fold->heldOut)
    , m_distances(m_fold->products.rows(), options.clusters)
    , m_coefficients(m_fold->products.rows(), options.clusters)
{
    m_model.fold = m_fold.get();
    m_model.clusters = options.clusters;
    m_model.sharesWeights = options.weights == SfpWeights::Shared;
    m_model.gamma = options.gamma;
    start();
}

// Centres at samples and equal weights: the distances follow from the products of the samples.
void StackedFit::start()
{
    std::vector<int> samples =
        chooseStart(m_fold->trainingTarget, std::ssize(m_fold->training), m_options, m_restart);
    m_coefficients.map().setZero();
    const auto norms = m_fold->products.diagonal();
    for (std::size_t j = 0; j < samples.size(); ++j) {
        samples[j] = m_fold->training[static_cast<std::size_t>(samples[j])];
        const Index sample = samples[j], column = static_cast<Index>(j);
        m_coefficients(sample, column) = 1;
        m_distances.map().col(column) =
            ((norms.array() - 2 * m_fold->products.col(sample).array() + norms[sample]).max(0.0) /
             static_cast<double>(m_fold->varying))
                .matrix();
    }
    m_model.weightEntropies.assign(samples.size(), -std::log(static_cast<double>(m_fold->varying)));
    m_state.labels().start(samples);
    m_iterations = 0;
    m_state.move(m_distances, m_model.weightEntropies, false);
    moveCenters();
}

void StackedFit::moveCenters()
{
    m_state.measure();
    m_coefficientsBefore = m_coefficients.map();
    m_model.masses = m_state.masses();
    m_model.lambdas = m_state.lambdas();
    for (Index j = 0; j < clusters(); ++j) {
        double& mass = m_model.masses[static_cast<std::size_t>(j)];
        if (m_state.isEmpty()[static_cast<std::size_t>(j)])
            mass = 0;
        else
            m_coefficients.map().col(j) = m_state.memberships().map().col(j) / mass;
    }
}

void StackedFit::place(Index column, AlignedMatrix& coefficients)
{
    m_model.column = column;
    coefficients.map().middleCols(column, clusters()) = m_coefficients.map();
}

bool StackedFit::update(const AlignedMatrix& distances)
{
    m_distances.map() = distances.map().middleCols(m_model.column, clusters());
    m_isDoubtful = m_isDoubtful || m_model.isDoubtful || !m_distances.map().allFinite();
    if (m_isDoubtful)
        return false;
    m_state.updateLabels();
    ++m_iterations;
    const bool mayRest = m_options.tolerance > 0;
    if (m_iterations < m_options.maxIterations && !(mayRest && centerChange() < m_options.tolerance) &&
        m_state.move(m_distances, m_model.weightEntropies, mayRest)) {
        moveCenters();
        return true;
    }
    addResult();
    if (++m_restart == m_options.restarts)
        return false;
    start();
    return true;
}

// As PartitionPass::centerChange(): norms of sums of samples follow from their products.
double StackedFit::centerChange() const
{
    const Eigen::MatrixXd after = m_coefficients.map(), moves = after - m_coefficientsBefore;
    const auto squaredNorm = [&](const Eigen::MatrixXd& coefficients) {
        return std::max(0.0, (m_fold->products * coefficients).cwiseProduct(coefficients).sum());
    };
    return std::sqrt(squaredNorm(moves)) / (std::sqrt(squaredNorm(after)) + 1e-12);
}

void StackedFit::addResult()
{
    const ObjectiveParts objective = m_state.objective(m_distances, m_model.weightEntropies);
    if (!m_results.accepts(objective.total()))
        return;
    const ClassDecision decision = decideClasses(m_options.loss, m_fold->target.classes(),
                                                 m_state.labelFree(m_distances, m_model.weightEntropies).map(),
                                                 m_state.labels().prototypes());
    LeftOutPrediction result;
    for (const int sample : m_fold->heldOut)
        result.classes.push_back(decision.classes[static_cast<std::size_t>(sample)]);
    if (decision.probabilities.size() > 0)
        result.probabilities = decision.probabilities(m_fold->heldOut, Eigen::all);
    result.trainingAccuracy = accuracy(m_fold->target.classOf, decision.classes);
    result.objective = objective.total();
    double effective = 0;
    for (const double entropy : m_model.weightEntropies)
        effective += std::exp(-entropy);
    result.effectiveFeatures = effective / static_cast<double>(clusters());
    m_results.add(objective.total(), objective.scale(), std::move(result));
}

LeftOutPrediction StackedFit::prediction()
{
    LeftOutPrediction result;
    if (!m_isDoubtful)
        result = std::move(m_results.best());
    result.seconds = m_seconds;
    return result;
}

/// Runs fits on several threads, with a stack for each thread.
class ModelStack
{
public:
    ModelStack(const Problem& problem, const HeldOutFits& fits);

    std::optional<std::vector<LeftOutPrediction>> run(const RunControl& control);

private:
    void work(Index columns, const std::function<bool()>& mayContinue);
    std::unique_ptr<StackedFit> nextFit(FoldPtr& fold);

    const HeldOutFits& m_fits;
    std::shared_ptr<StackedFolds> m_folds;
    const StackedData& m_data;
    std::vector<SfpOptions> m_options;  // of each candidate
    std::vector<LeftOutPrediction> m_predictions;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<std::int64_t> m_done = 0;
};

ModelStack::ModelStack(const Problem& problem, const HeldOutFits& fits)
    : m_fits(fits)
    , m_folds(foldsOf(problem, fits))
    , m_data(m_folds->data())
    , m_predictions(fits.fits.size())
{
    for (const Parameters& candidate : fits.candidates)
        m_options.push_back(sfpOptions(candidate));
}

/// @param fold of the fit; that of the one before is used again.
std::unique_ptr<StackedFit> ModelStack::nextFit(FoldPtr& fold)
{
    while (m_data.isInRange()) {
        const std::size_t index = m_next++;
        if (index >= m_fits.fits.size())
            break;
        const HeldOutFits::Fit& fit = m_fits.fits[index];
        SfpOptions options = m_options[fit.candidate];
        options.seed = fit.seed;
        if (options.clusters <= mostClusters && options.startSamples.empty()) {
            fold = m_folds->fold(fit.set);
            if (fold->isUsable && options.clusters <= std::ssize(fold->training))
                return std::make_unique<StackedFit>(index, fold, options);
        }
        ++m_done;
    }
    return nullptr;
}

void ModelStack::work(Index columns, const std::function<bool()>& mayContinue)
{
    using Clock = std::chrono::steady_clock;
    StackedPass pass(m_data, columns);
    FoldPtr fold;
    std::vector<std::unique_ptr<StackedFit>> fits;
    std::unique_ptr<StackedFit> next = nextFit(fold);
    auto begin = Clock::now();
    while ((next || !fits.empty()) && mayContinue()) {
        Index used = 0;
        std::vector<StackedModel*> models;
        const auto place = [&](StackedFit& fit) {
            fit.place(used, pass.coefficients());
            models.push_back(&fit.model());
            used += fit.clusters();
        };
        for (const auto& fit : fits)
            place(*fit);
        while (next && used + next->clusters() <= columns) {
            place(*next);
            fits.push_back(std::move(next));
            next = nextFit(fold);
        }
        pass.coefficients().map().middleCols(used, StackedPass::padded(used) - used).setZero();
        pass.run(models, used);
        const auto end = Clock::now();
        const double seconds = std::chrono::duration<double>(end - begin).count();
        begin = end;
        std::erase_if(fits, [&](const std::unique_ptr<StackedFit>& fit) {
            fit->addSeconds(seconds * static_cast<double>(fit->clusters()) / static_cast<double>(used));
            if (fit->update(pass.distances()))
                return false;
            m_predictions[fit->index()] = fit->prediction();
            ++m_done;
            return true;
        });
    }
}

std::optional<std::vector<LeftOutPrediction>> ModelStack::run(const RunControl& control)
{
    const auto caller = std::this_thread::get_id();
    std::atomic<bool> isCancelled = false;
    const auto mayContinue = [&] {
        if (!isCancelled && std::this_thread::get_id() == caller &&
            !shouldContinue(control.progress,
                            {"cross-validating", m_done, static_cast<std::int64_t>(m_predictions.size())}))
            isCancelled = true;
        return !isCancelled;
    };
    Index all = 0, largest = 1;
    for (const HeldOutFits::Fit& fit : m_fits.fits) {
        const Index clusters = std::min<Index>(m_options[fit.candidate].clusters, mostClusters);
        all += clusters;
        largest = std::max(largest, clusters);
    }
    const Index columns = std::max(largest, std::min(mostColumns, (all + control.threads - 1) / control.threads));
    parallelFor(control.threads, control.threads, [&](Index) { work(columns, mayContinue); });
    if (isCancelled)
        return std::nullopt;
    return std::move(m_predictions);
}

}  // namespace

std::optional<std::vector<LeftOutPrediction>> sfpPredictHeldOut(const Problem& problem, const HeldOutFits& fits,
                                                                const RunControl& control)
{
    if (problem.target.kind != Target::Kind::Classes || problem.data->samples() > mostSamples)
        return std::vector<LeftOutPrediction>(fits.fits.size());
    return ModelStack(problem, fits).run(control);
}

}  // namespace fuzzylens
