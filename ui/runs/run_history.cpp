// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_history.h"

#include "core/session/requested_fit.h"
#include "ui/project/held_data.h"
#include "ui/project/project.h"
#include "ui/project/verdict_controller.h"
#include "ui/theme/counted.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

/// Some runs instead of others.
class RunHistory::ReplaceCommand : public QUndoCommand
{
public:
    ReplaceCommand(RunHistory& history, std::vector<RunPtr> before, std::vector<RunPtr> after, const QString& text)
        : QUndoCommand(text)
        , m_history(history)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    void undo() override { m_history.replace(m_after, m_before); }
    void redo() override { m_history.replace(m_before, m_after); }

private:
    RunHistory& m_history;
    std::vector<RunPtr> m_before;
    std::vector<RunPtr> m_after;
};

namespace {

bool isOfDataOf(const Run& run, const Fit& fit)
{
    return isOfData(run.data, run.fit->command.input, run.fit->result->inputSha256, fit.original,
                    fit.command.input);
}

/// Whether @p fit, of its state, is what the run was. The command line has labels and pairs that no state has.
bool isFitOf(const Run& run, const Fit& fit)
{
    return isOfDataOf(run, fit) && run.fit->command.labelled == fit.command.labelled &&
           hasPairs(run.fit->command) == hasPairs(fit.command);
}

}  // namespace

RunHistory::RunHistory(Project& project, VerdictController& verdict, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_verdict(verdict)
{
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &RunHistory::keep);
    connect(&m_project.fitter(), &Fitter::fitShown, this, &RunHistory::takeExpected);
    connect(&m_project.fitter(), &Fitter::fitted, this, &RunHistory::settled);
    connect(&m_project, &Project::stateChanged, &m_idleTimer, &QTimer::stop);
    connect(&m_project, &Project::opened, this, &RunHistory::clear);
    connect(&m_project.scene(), &Scene::fitChanged, this, &RunHistory::showCurrent);
    connect(&m_verdict, &VerdictController::changed, this, &RunHistory::takeVerdict);
}

RunPtr RunHistory::run(int id) const
{
    const auto known =
        std::find_if(m_runs.begin(), m_runs.end(), [id](const RunPtr& each) { return each->id == id; });
    return known == m_runs.end() ? nullptr : *known;
}

RunPtr RunHistory::current() const
{
    const FitPtr& fit = m_project.scene().fit();
    const auto known =
        std::find_if(m_runs.begin(), m_runs.end(), [&fit](const RunPtr& each) { return each->fit == fit; });
    return known == m_runs.end() ? nullptr : *known;
}

int RunHistory::shownId() const
{
    const RunPtr coming = run(m_expectedId), shown = current();
    if (coming && coming->state.sameFit(m_project.state()))
        return coming->id;
    return shown ? shown->id : m_expectedId;
}

void RunHistory::clear()
{
    m_idleTimer.stop();
    m_runs.clear();
    m_read.clear();
    emit changed();
}

void RunHistory::keep()
{
    const FitPtr fit = m_project.scene().fit();
    const std::optional<AnalysisState>& state = m_project.fitter().shownState();
    if (!fit || !state || fit != m_project.fitter().finalFit(*state) || current() || fit == m_deleted.lock())
        return;
    const auto known = std::find_if(m_runs.begin(), m_runs.end(), [&](const RunPtr& each) {
        return isFitOf(*each, *fit) && each->state.sameFit(*state);
    });
    if (known != m_runs.end())
        return attach(*known, fit);
    auto kept = std::make_shared<Run>();
    kept->id = ++m_lastId;
    kept->when = QDateTime::currentDateTime();
    kept->state = *state;
    m_runs.push_back(kept);
    dropOldest();
    attach(kept, fit);
}

/// The run has this fit now, with its data.
void RunHistory::attach(RunPtr run, const FitPtr& fit)
{
    auto other = std::make_shared<Run>(*run);
    other->fit = fit;
    other->isLoaded = true;
    other->steps = fit->prepared->steps;
    other->data = fit->original;
    std::replace(m_runs.begin(), m_runs.end(), run, RunPtr(std::move(other)));
    letDataGo();
    takeVerdict();
    emit changed();
    showCurrent();
}

/// One that comes back is known at once.
void RunHistory::takeExpected()
{
    const RunPtr expected = run(m_expectedId);
    const FitPtr fit = m_project.scene().fit();
    if (!expected || m_project.fitter().finalFit(expected->state) != fit)
        return;
    m_expectedId = 0;
    if (isFitOf(*expected, *fit))
        attach(expected, fit);
    else
        emit reopenedOnOtherData(titleOf(*expected));
}

/// Others are rested on first.
void RunHistory::settled()
{
    m_expectedId = 0;
    m_idleTimer.start();
}

void RunHistory::restore(std::vector<RunPtr> runs, int shown)
{
    m_idleTimer.stop();
    m_read.clear();
    m_runs = std::move(runs);
    m_lastId = m_runs.empty() ? 0 : m_runs.back()->id;
    m_expectedId = shown;
    emit changed();
    showCurrent();
}

void RunHistory::complete(int id, const RunDetails& details)
{
    m_read[id] = details;
    if (const RunPtr partial = run(id); partial && !partial->isLoaded)
        replace({partial}, {partial});
}

/// With its outcome, if that was read after this version was made.
RunPtr RunHistory::completed(const RunPtr& run) const
{
    const auto read = m_read.find(run->id);
    if (run->isLoaded || read == m_read.end())
        return run;
    auto result = std::make_shared<Result>(*read->second.result);
    result->metrics.insert(run->fit->result->metrics.begin(), run->fit->result->metrics.end());
    result->outcome.seconds = run->fit->result->outcome.seconds;
    auto fit = std::make_shared<Fit>(*run->fit);
    fit->result = std::move(result);
    fit->pairs = read->second.pairs;
    auto whole = std::make_shared<Run>(*run);
    whole->fit = std::move(fit);
    whole->steps = read->second.steps;
    whole->isLoaded = true;
    return whole;
}

void RunHistory::showCurrent()
{
    const RunPtr shown = current();
    if (m_deleted.lock() != m_project.scene().fit())
        m_deleted.reset();
    if (const int id = shown ? shown->id : 0; std::exchange(m_currentId, id) != id)
        emit currentChanged();
}

/// Where data take too much memory, the oldest runs keep their results alone, and their data are prepared again
/// when they are reopened. The run on screen keeps its data.
void RunHistory::letDataGo()
{
    std::vector<std::vector<DatasetPtr>> groups;
    for (const RunPtr& run : m_runs)
        groups.push_back({run->fit->original, run->fit->data});
    const std::vector<bool> held = heldData(groups);
    for (std::size_t at = 0; at < m_runs.size(); ++at) {
        RunPtr& run = m_runs[at];
        if (held[at] || !run->fit->data || run->fit == m_project.scene().fit())
            continue;
        auto light = std::make_shared<Fit>(*run->fit);
        light->data = nullptr;
        light->original = nullptr;
        light->prepared = nullptr;
        light->steps = nullptr;
        auto slim = std::make_shared<Run>(*run);
        slim->fit = std::move(light);
        run = std::move(slim);
    }
}

/// It comes later than the fit, except for one that was kept with the run.
void RunHistory::takeVerdict()
{
    const RunPtr shown = current();
    if (!shown)
        return;
    const VerdictPtr computed = m_verdict.verdictOn(shown->fit);
    if (shown->verdict && !computed)
        m_verdict.remember(shown->fit, shown->verdict);
    if (shown->verdict || !computed)
        return;
    auto known = std::make_shared<Run>(*shown);
    known->verdict = computed;
    replace({shown}, {known});
}

void RunHistory::dropOldest()
{
    if (m_runs.size() <= mostRuns)
        return;
    const auto oldest = std::find_if(m_runs.begin(), m_runs.end(),
                                     [](const RunPtr& each) { return !each->isPinned && each->name.isEmpty(); });
    if (oldest != m_runs.end())
        m_runs.erase(oldest);
}

void RunHistory::replace(const std::vector<RunPtr>& out, const std::vector<RunPtr>& in)
{
    for (const RunPtr& gone : out)
        std::erase_if(m_runs, [&gone](const RunPtr& each) { return each->id == gone->id; });
    for (const RunPtr& come : in) {
        const auto later = std::find_if(m_runs.begin(), m_runs.end(),
                                        [&come](const RunPtr& each) { return each->id > come->id; });
        m_runs.insert(later, completed(come));
    }
    emit changed();
}

void RunHistory::change(const std::vector<RunPtr>& before, const std::vector<RunPtr>& after, const QString& text)
{
    m_project.undoStack().push(new ReplaceCommand(*this, before, after, text));
}

void RunHistory::reopen(int id)
{
    const RunPtr wanted = run(id);
    if (!wanted)
        return;
    std::optional<EarlierFit> earlier;
    if (wanted->isLoaded)
        earlier = EarlierFit{wanted->fit->result, wanted->steps, wanted->fit->command,
                             wanted->data,        wanted->state, wanted->fit->milliseconds};
    m_expectedId = id;
    m_project.fitter().reopen(wanted->state, wanted->fit, earlier, tr("reopening %1").arg(titleOf(*wanted)));
}

void RunHistory::rename(int id, const QString& name)
{
    const RunPtr wanted = run(id);
    if (!wanted || wanted->name == name.trimmed())
        return;
    auto renamed = std::make_shared<Run>(*wanted);
    renamed->name = name.trimmed();
    change({wanted}, {renamed}, tr("naming a run"));
}

void RunHistory::setPinned(int id, bool isPinned)
{
    const RunPtr wanted = run(id);
    if (!wanted || wanted->isPinned == isPinned)
        return;
    auto other = std::make_shared<Run>(*wanted);
    other->isPinned = isPinned;
    change({wanted}, {other}, isPinned ? tr("pinning a run") : tr("unpinning a run"));
}

void RunHistory::remove(const std::vector<int>& ids)
{
    std::vector<RunPtr> gone;
    for (const int id : ids)
        if (const RunPtr each = run(id))
            gone.push_back(each);
    if (const RunPtr shown = current(); shown && std::find(gone.begin(), gone.end(), shown) != gone.end())
        m_deleted = shown->fit;
    if (!gone.empty())
        change(gone, {}, tr("deleting %1").arg(counted(gone.size(), tr("run"), tr("runs"))));
}

}  // namespace fuzzylens::ui
