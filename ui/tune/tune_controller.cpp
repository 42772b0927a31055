// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_controller.h"

#include "core/numeric/parallel.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/tune/saved_search.h"
#include "ui/tune/validation.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

constexpr int samplesForFolds = 100;

}  // namespace

TuneController::TuneController(Project& project, QObject* parent)
    : FitController(project, parent)
{}

std::vector<SearchAxis> TuneController::axes() const
{
    const Fitter& fitter = project().fitter();
    const MethodDescription& chosen = method(project().state().method);
    return fitter.isPrepared() && isSearchable(chosen)
               ? searchAxes(chosen, fitter.prepared()->problem, fitter.parameters())
               : std::vector<SearchAxis>();
}

Protocol TuneController::defaultProtocol() const
{
    int labelled = 0;
    if (project().fitter().isPrepared())
        for (const int size : classSizes(project().fitter().prepared()->problem.target))
            labelled += size;
    return labelled < samplesForFolds ? Protocol() : Protocol{Protocol::Kind::Folds, 5, 5};
}

bool TuneController::canCrossValidate() const
{
    const Fitter& fitter = project().fitter();
    if (!fitter.isPrepared() || !isSearchable(method(project().state().method)))
        return false;
    const Target& target = fitter.prepared()->problem.target;
    return target.kind == Target::Kind::Classes && target.classes() >= 2;
}

QString TuneController::obstacle(const Protocol& protocol) const
{
    const MethodDescription& chosen = method(project().state().method);
    if (project().dataset() && !isSearchable(chosen))
        return tr("%1 does not predict classes, so its settings cannot be compared by cross-validation. Compare "
                  "numbers of clusters instead, or choose another method, such as SFP.")
            .arg(shownText(chosen.name));
    return validationObstacle(project(), protocol);
}

void TuneController::start(const SearchPlan& plan)
{
    QString trouble = obstacle(plan.protocol);
    if (trouble.isEmpty() && plan.grid.size() > mostSettings)
        trouble =
            tr("The search would try %1 settings, but at most %2 are possible. Choose fewer parameters or values.")
                .arg(countText(qint64(plan.grid.size())), countText(qint64(mostSettings)));
    if (fail(trouble))
        return;
    try {
        auto next = std::make_shared<const StartedSearch>(project().dataset(), project().input(),
                                                          project().state(), project().fitter().prepared(), plan);
        forget();
        m_search = std::move(next);
    } catch (const std::invalid_argument& error) {
        fail(exceptionText(error));
        return;
    }
    m_trials = m_record = m_search->search().record();
    m_slice = m_search->firstSlice();
    run();
    choose();
}

/// The settings that have no trial yet.
void TuneController::run()
{
    std::vector<std::size_t> order = coarseToFine(m_search->plan().grid, m_slice.fixed());
    std::erase_if(order, [this](std::size_t candidate) { return findTrial(m_trials, candidate); });
    const auto sets = qint64(m_search->search().plan().sets.size());
    const qint64 before = sets * qint64(m_trials.trials.size());
    const qint64 total = before + sets * qint64(order.size());
    FitController::run(before, total, [this, search = m_search, order](const Progress& progress) {
        const RunControl control{std::max(1, hardwareThreads() - 1), progress};
        return search->search().runInBatches(order, control, [this, &search](std::vector<Trial> trials) {
            QMetaObject::invokeMethod(this, [this, search, trials = std::move(trials)] { take(search, trials); });
        });
    });
}

void TuneController::setSlice(const SearchSlice& slice)
{
    const bool isOther = slice.fixed() != m_slice.fixed();
    m_slice = slice;
    m_isSliceChosen = true;
    if (isOther && isBusy())
        run();
    emit changed();
}

bool TuneController::canResume() const
{
    return m_search && !isBusy() && !isStale() && m_trials.trials.size() < m_trials.candidates.size();
}

void TuneController::resume()
{
    if (!canResume())
        return;
    run();
    emit changed();
}

void TuneController::open(const TuneResult& saved, const QString& name)
{
    ReopenedSearch reopened;
    reopened.obstacle = project().fitter().isPrepared() ? QString() : preparationObstacle(project());
    if (reopened.obstacle.isEmpty())
        reopened = ReopenedSearch::of(saved, project(), axes());
    if (!reopened.search) {
        fail(tr("%1 cannot be opened here. %2").arg(name, reopened.obstacle));
        return;
    }
    forget();
    m_search = reopened.search;
    m_score = saved.record.score;
    m_trials = m_record = m_search->search().record();
    m_trials.trials = saved.record.trials;
    for (Trial& trial : m_trials.trials) {
        if (trial.scores.contains(m_trials.score))  // refused for the lack of the score of the file
            trial.refusal = {};
        m_finished.push_back(trial.index);
    }
    m_slice = m_search->firstSlice();
    emit searchOpened();
    if (canResume())
        run();
    choose();
    finish();
}

/// The landscape shows the best setting.
void TuneController::finish()
{
    if (m_best && !m_isSliceChosen && !isBusy())
        m_slice.at = m_search->plan().grid.positions(*m_best);
    emit changed();
}

void TuneController::forget()
{
    reset();
    m_search.reset();
    m_trials = m_record = {};
    m_finished.clear();
    m_selected.reset();
    m_slice = {};
    m_isSliceChosen = false;
    choose();
}

bool TuneController::isStale() const
{
    return m_search && (m_search->data() != project().dataset() || !m_search->state().sameData(project().state()));
}

/// Also of a search that was stopped in the meantime; those of one that was replaced count for nothing.
void TuneController::take(const StartedSearchPtr& search, const std::vector<Trial>& trials)
{
    if (search != m_search)
        return;
    for (const Trial& trial : trials) {
        if (findTrial(m_trials, trial.index))  // also found by a request that was replaced
            continue;
        m_finished.push_back(trial.index);
        const auto place =
            std::lower_bound(m_trials.trials.begin(), m_trials.trials.end(), trial,
                             [](const Trial& left, const Trial& right) { return left.index < right.index; });
        m_trials.trials.insert(place, trial);
    }
    choose();
}

void TuneController::setScore(const std::string& score)
{
    m_score = score;
    choose();
}

void TuneController::choose()
{
    m_record = chosenBy(m_trials, m_score);
    m_best.reset();
    m_simplest.reset();
    m_withinOneError = 0;
    const bool hasScore = std::any_of(m_record.trials.begin(), m_record.trials.end(),
                                      [](const Trial& trial) { return trial.refusal.isEmpty(); });
    if (hasScore) {
        m_best = bestCandidate(m_record);
        m_simplest = candidateWithinOneError(m_record);
        const Score& best = findTrial(m_record, *m_best)->scores.at(m_score);
        constexpr double rounding = 1e-9;
        m_withinOneError =
            int(std::count_if(m_record.trials.begin(), m_record.trials.end(), [&](const Trial& trial) {
                return trial.refusal.isEmpty() &&
                       std::abs(trial.scores.at(m_score).mean - best.mean) <= standardError(best) + rounding;
            }));
    }
    follow();
}

void TuneController::follow()
{
    m_inUse.reset();
    if (m_search && !isStale() && project().fitter().isPrepared()) {
        const Parameters parameters = project().fitter().parameters();
        const auto& candidates = m_record.candidates;
        const auto found = std::find(candidates.begin(), candidates.end(), parameters);
        if (found != candidates.end())
            m_inUse = std::size_t(found - candidates.begin());
    }
    emit changed();
}

void TuneController::apply(std::size_t candidate)
{
    if (!m_search || isStale() || candidate >= m_record.candidates.size())
        return;
    m_selected = candidate;
    m_slice.at = m_search->plan().grid.positions(candidate);
    AnalysisState next = project().state();
    next.chosen = stateOf(*m_search, m_record.candidates[candidate]).chosen;
    project().change(next, tr("choice of a trial"), m_isFilm ? QStringLiteral("film %1").arg(m_films) : QString());
    if (!project().fitter().isLive())
        project().fitter().refit();
    emit changed();
}

void TuneController::beginFilm()
{
    m_isFilm = true;
    ++m_films;
    project().beginDrag();
}

void TuneController::endFilm()
{
    if (!m_isFilm)
        return;
    m_isFilm = false;
    project().endDrag();
}

TuneResult TuneController::result() const
{
    const StartedSearch& search = *m_search;
    const Problem& problem = search.prepared().problem;
    TuneResult result;
    result.grid = search.plan().grid;
    result.cv = toText(search.plan().protocol);
    result.preprocess = "fold";
    result.seed = std::int64_t(search.seed());
    result.record = m_record;
    result.inputPath = search.input().file;
    result.inputSha256 = search.data()->origin().sha256;
    result.samples = problem.data->sampleNames();
    result.label = problem.target.name;
    result.classes = problem.target.classNames;
    FitCommand command;
    command.input = search.input();
    command.input.import.labelField = search.state().label;
    if (!isMade(command.input))
        command.input.sha256 = result.inputSha256;
    command.steps = search.prepared().specs;
    command.method = search.state().method;
    AnalysisState fixed = search.state();
    for (const SearchAxis& axis : search.plan().axes)
        fixed.chosen.erase(axis.parameter);
    command.parameters = parametersOf(fixed, search.prepared());
    for (const auto& [name, value] : fixed.chosen)
        command.chosen.insert(name);
    std::vector<std::string> grids;
    for (const GridAxis& axis : result.grid.axes())
        grids.push_back(toText(axis));
    result.command = tuneCommandLine(command, problem, grids, result);
    return result;
}

}  // namespace fuzzylens::ui
