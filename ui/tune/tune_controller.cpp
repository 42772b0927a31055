// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_controller.h"

#include "core/numeric/parallel.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/tune/validation.h"

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

constexpr int samplesForFolds = 100;

}  // namespace

TuneController::TuneController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&m_project, &Project::opened, this, &TuneController::forget);
    connect(&m_project, &Project::datasetChanged, this, &TuneController::followState);
    connect(&m_project, &Project::stateChanged, this, &TuneController::followState);
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, &TuneController::followState);
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        m_error = message;
        emit changed();
    });
    connect(&m_job, &JobBase::progressed, this,
            [this](quint64, const QString&, qint64 done, qint64 total, double) {
                m_progress = FitProgress::after(m_clock.elapsed(), done, total);
                emit progressed();
            });
    connect(&m_job, &JobBase::idle, this, &TuneController::changed);
}

std::vector<SearchAxis> TuneController::axes() const
{
    const Fitter& fitter = m_project.fitter();
    const MethodDescription& chosen = method(m_project.state().method);
    return fitter.isPrepared() && isSearchable(chosen)
               ? searchAxes(chosen, fitter.prepared()->problem, fitter.parameters())
               : std::vector<SearchAxis>();
}

Protocol TuneController::defaultProtocol() const
{
    int labelled = 0;
    if (m_project.fitter().isPrepared())
        for (const int size : classSizes(m_project.fitter().prepared()->problem.target))
            labelled += size;
    return labelled < samplesForFolds ? Protocol() : Protocol{Protocol::Kind::Folds, 5, 5};
}

bool TuneController::canCrossValidate() const
{
    const Fitter& fitter = m_project.fitter();
    if (!fitter.isPrepared() || !isSearchable(method(m_project.state().method)))
        return false;
    const Target& target = fitter.prepared()->problem.target;
    return target.kind == Target::Kind::Classes && target.classes() >= 2;
}

QString TuneController::obstacle(const Protocol& protocol) const
{
    const MethodDescription& chosen = method(m_project.state().method);
    if (m_project.dataset() && !isSearchable(chosen))
        return tr("%1 does not predict classes, so its settings cannot be compared by cross-validation. Compare "
                  "numbers of clusters instead, or choose another method, such as SFP.")
            .arg(shownText(chosen.name));
    return validationObstacle(m_project, protocol);
}

void TuneController::start(const SearchPlan& plan)
{
    m_error = obstacle(plan.protocol);
    if (m_error.isEmpty() && plan.grid.size() > mostSettings)
        m_error =
            tr("The search would try %1 settings, but at most %2 are possible. Choose fewer parameters or values.")
                .arg(countText(qint64(plan.grid.size())), countText(qint64(mostSettings)));
    if (!m_error.isEmpty())
        return emit changed();
    try {
        auto next = std::make_shared<const StartedSearch>(m_project.dataset(), m_project.input(),
                                                          m_project.state(), m_project.fitter().prepared(), plan);
        forget();
        m_search = std::move(next);
    } catch (const std::invalid_argument& error) {
        m_error = exceptionText(error);
        return emit changed();
    }
    m_trials = m_record = m_search->search().record();
    m_progress = {0, qint64(plan.grid.size() * m_search->search().plan().sets.size()), 0, 0};
    m_clock.start();
    m_job.request([this, search = m_search](const fuzzylens::Progress& progress) {
        const RunControl control{std::max(1, hardwareThreads() - 1), progress};
        return search->search().runInBatches(
            coarseToFine(search->plan().grid), control, [this, &search](std::vector<Trial> trials) {
                QMetaObject::invokeMethod(this,
                                          [this, search, trials = std::move(trials)] { take(search, trials); });
            });
    });
    choose();
}

void TuneController::stop()
{
    m_job.cancel();
    emit changed();
}

void TuneController::forget()
{
    m_job.cancel();
    m_search.reset();
    m_trials = m_record = {};
    m_finished.clear();
    m_selected.reset();
    m_error.clear();
    m_progress = {};
    choose();
}

bool TuneController::isStale() const
{
    return m_search && (m_search->data() != m_project.dataset() || !m_search->state().sameData(m_project.state()));
}

/// Also of a search that was stopped in the meantime; those of one that was replaced count for nothing.
void TuneController::take(const StartedSearchPtr& search, const std::vector<Trial>& trials)
{
    if (search != m_search)
        return;
    for (const Trial& trial : trials) {
        m_finished.push_back(trial.index);
        m_trials.trials.push_back(trial);
    }
    std::sort(m_trials.trials.begin(), m_trials.trials.end(),
              [](const Trial& left, const Trial& right) { return left.index < right.index; });
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
    const bool hasScore = std::any_of(m_record.trials.begin(), m_record.trials.end(),
                                      [](const Trial& trial) { return trial.refusal.isEmpty(); });
    if (hasScore) {
        m_best = bestCandidate(m_record);
        m_simplest = candidateWithinOneError(m_record);
    }
    followState();
}

void TuneController::followState()
{
    m_inUse.reset();
    if (m_search && !isStale() && m_project.fitter().isPrepared()) {
        const Parameters parameters = m_project.fitter().parameters();
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
    AnalysisState next = m_project.state();
    next.chosen = stateOf(*m_search, m_record.candidates[candidate]).chosen;
    m_project.change(next, tr("choice of a trial"), m_isFilm ? QStringLiteral("film %1").arg(m_films) : QString());
    if (!m_project.fitter().isLive())
        m_project.fitter().refit();
    emit changed();
}

void TuneController::beginFilm()
{
    m_isFilm = true;
    ++m_films;
    m_project.beginDrag();
}

void TuneController::endFilm()
{
    if (!m_isFilm)
        return;
    m_isFilm = false;
    m_project.endDrag();
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
