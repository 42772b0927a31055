// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_controller.h"

#include "ui/runs/run_history.h"
#include "ui/session/arrangement.h"
#include "ui/theme/core_text.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <utility>

namespace fuzzylens::ui {

/// The result of opening a session.
struct SessionController::Opening
{
    QString path;
    As as = As::Session;
    OpenedSession session;
    QString held;          // why it cannot be edited
    quint64 revision = 0;  // of the project when it was requested
};

namespace {

/// Null where it can be read but not edited; @p held says why.
std::shared_ptr<SessionFile> fileOf(const std::filesystem::path& file, SessionController::As as, QString& held)
{
    if (as == SessionController::As::Reading)
        return SessionFile::open(file, SessionFile::Access::Read);
    try {
        return SessionFile::open(file, SessionFile::Access::Edit);
    } catch (const DataError& error) {
        SessionFile::open(file, SessionFile::Access::Read);  // reports the error if it is damaged
        held = exceptionText(error);
        return nullptr;
    }
}

/// Those of the project change while they are being written.
void copyReadings(SessionContent& content)
{
    std::map<ImportedDataPtr, ImportedDataPtr> copies;
    const auto copy = [&copies](ImportedDataPtr& reading) {
        if (!reading)
            return;
        ImportedDataPtr& known = copies[reading];
        if (!known)
            known = std::make_shared<ImportedData>(*reading);
        reading = known;
    };
    copy(content.reading);
    copy(content.history.data);
    for (HistoryStep& step : content.history.steps)
        copy(step.data);
}

}  // namespace

SessionController::SessionController(Project& project, RunHistory& runs, ExploreWorkspace& workspace,
                                     QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_runs(runs)
    , m_workspace(workspace)
    , m_store(new SessionStore(m_pool, this))
    , m_opening(m_pool)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_opening, &JobBase::failed, this,
            [this](quint64, const QString& message) { emit openingFailed(message); });
    m_opening.onFinished(this, [this](quint64, const Opening& opening) { show(opening); });
    connect(m_store, &SessionStore::saved, this, &SessionController::takeSaved);
    connect(m_store, &SessionStore::failed, this, &SessionController::noteFailed);
    connect(m_store, &SessionStore::runRead, &m_runs, &RunHistory::complete);
    connect(m_store, &SessionStore::runFailed, this, [this](int id, const QString& message) {
        const RunPtr run = m_runs.run(id);
        emit runUnreadable(tr("The result of the run %1 could not be read; reopen the run to recompute it. %2")
                               .arg(run ? titleOf(*run) : QString::number(id), message));
    });
    connect(&m_project, &Project::opened, this, &SessionController::forget);
    connect(&m_project.fitter(), &Fitter::fitShown, this, &SessionController::arrange);
    connect(&m_project.undoStack(), &QUndoStack::indexChanged, this, &SessionController::changed);
    connect(&m_runs, &RunHistory::changed, this, &SessionController::changed);
    connect(&m_project.loader(), &Loader::openingStarted, &m_opening,
            &JobBase::cancel);  // the newest request wins
}

SessionController::~SessionController()
{
    m_opening.cancel();
    if (isRecovered())
        m_store->close(m_recoveryFile);
    delete m_store;  // it waits for the running save
}

void SessionController::open(const QString& path, As as, const QString& dataFile)
{
    m_project.loader().opening().cancel();  // the running import was requested before this
    emit openingStarted(path);
    m_opening.request([path, as, dataFile, at = m_project.revision()](const Progress& progress) {
        Opening opening{path, as, {}, {}, at};
        const std::filesystem::path file = path.toStdString();
        if (const std::shared_ptr<SessionFile> session = fileOf(file, as, opening.held))
            opening.session = readContent(session, dataFile.toStdString(), progress);
        return opening;
    });
}

void SessionController::takeSaved(const QString& path, int missing)
{
    if (path == m_recoveryFile)
        return emit keptAgain();
    if (isRecovered()) {
        if (m_project.input().file == m_recoveryFile.toStdString())
            m_project.moveInput(path.toStdString());
        QFile::remove(std::exchange(m_recoveryFile, {}));
    }
    m_path = path;
    m_keep = m_saving;
    m_isReadOnly = false;
    m_recoveredFrom.clear();
    emit saved(path, missing);
    emit changed();
}

void SessionController::show(const Opening& opening)
{
    const OpenedSession& session = opening.session;
    if (!opening.held.isEmpty())
        return emit isHeld(opening.path, opening.held, opening.as);
    if (session.problem)
        return emit dataMissing(opening.path, opening.as, session.stored, *session.problem);
    if (!session.data)
        return;
    // Changes made while it was being read have not been confirmed.
    if (m_project.revision() != opening.revision)
        m_project.leave([this, opening] { showNow(opening); });
    else
        showNow(opening);
}

void SessionController::showNow(const Opening& opening)
{
    const OpenedSession& session = opening.session;
    const SessionContent& content = session.content;
    const bool isNowRecovered = opening.as == As::Recovered;
    if (isRecovered())
        m_store->close(m_recoveryFile);  // given up
    if (!content.isLive)
        m_project.fitter().setLive(false);  // before: restores the previous display
    m_isShowing = true;
    m_project.open(session.data, content.name, content.input, content.state, session.earlier);
    m_isShowing = false;
    m_project.restoreHistory(content.history, content.reading);
    m_project.restoreSelection(content.selected);
    m_project.fitter().setLive(content.isLive);
    m_runs.restore(content.runs, content.shown);
    m_store->adopt(session.file, session.marks);
    m_path = isNowRecovered ? QString() : opening.path;
    m_recoveredFrom = isNowRecovered ? QString::fromStdString(content.of) : QString();
    m_recoveryFile = isNowRecovered ? opening.path : QString();
    m_isReadOnly = opening.as == As::Reading;
    m_keep = content.keep;
    m_arrangement = content.arrangement;
    m_savedRuns = runMarks();
    readOtherRuns();
    emit opened(opening.path);
    emit changed();
}

void SessionController::readOtherRuns()
{
    std::deque<int> ids;
    for (const RunPtr& run : m_runs.runs())
        if (!run->isLoaded)
            ids.push_front(run->id);  // the newest are looked at first
    m_store->readRuns(std::move(ids));
}

/// Once there is a fit to be arranged.
void SessionController::arrange()
{
    const Json arrangement = std::exchange(m_arrangement, {});
    try {
        if (!arrangement.is_null())
            ui::arrange(arrangement, m_workspace, m_project.scene());
    } catch (const Json::exception&) {
        // of another version of the program: it is shown as it is usual
    }
}

/// Something else is open now.
void SessionController::forget()
{
    if (m_isShowing)
        return;
    m_opening.cancel();
    m_store->close(m_recoveryFile);
    m_path.clear();
    m_recoveredFrom.clear();
    m_arrangement = {};
    m_savedRuns.clear();
    m_recoveryFile.clear();
    m_isReadOnly = false;
    m_keep = SessionEdit::Keep::Reference;
    emit changed();
}

std::vector<SessionController::RunMark> SessionController::runMarks() const
{
    std::vector<RunMark> marks;
    for (const RunPtr& run : m_runs.runs())
        marks.emplace_back(run->id, run->name, run->isPinned);
    return marks;
}

bool SessionController::isModified() const
{
    if (!m_project.dataset())
        return false;
    if (isRecovered() || !m_project.undoStack().isClean())
        return true;
    if (!m_path.isEmpty())
        return runMarks() != m_savedRuns;
    const std::vector<RunPtr>& runs = m_runs.runs();
    return std::any_of(runs.begin(), runs.end(),
                       [](const RunPtr& run) { return run->isPinned || !run->name.isEmpty(); });
}

SessionContent SessionController::content()
{
    m_runs.keep();
    SessionContent content;
    content.data = m_project.dataset();
    content.name = m_project.name();
    content.input = m_project.input();
    content.keep = m_keep;
    content.state = m_project.state();
    if (const FitPtr settled = m_project.fitter().finalFit())
        content.open = settled->command;
    content.runs = m_runs.runs();
    content.shown = m_runs.shownId();
    content.selected = m_project.selectedRows();
    content.history = m_project.history();
    content.reading = m_project.importedData();
    copyReadings(content);
    content.isLive = m_project.fitter().isLive();
    content.arrangement = m_arrangement.is_null() ? arrangementOf(m_workspace, m_project.scene()) : m_arrangement;
    return content;
}

/// The content written now is the saved state; unless the save fails.
void SessionController::noteSaved()
{
    m_project.undoStack().setClean();
    m_savedRuns = runMarks();
}

void SessionController::noteFailed(const QString& message, bool isInPlace)
{
    if (!m_mayStayClean || !isInPlace) {
        m_project.undoStack().resetClean();
        m_savedRuns.clear();
    }
    emit saveFailed(message);
    emit changed();
}

void SessionController::save()
{
    if (m_path.isEmpty() || m_isReadOnly)
        return;
    m_saving = m_keep;
    m_mayStayClean = false;
    m_store->save(content());
    noteSaved();
}

void SessionController::saveAs(const QString& path, bool holdsData)
{
    m_saving = holdsData ? SessionEdit::Keep::Values : SessionEdit::Keep::Reference;
    m_mayStayClean = !isModified() && m_store->pending() == 0;
    SessionContent withConstraints = content();
    withConstraints.keep = m_saving;
    m_store->saveAs(path, withConstraints);
    noteSaved();
}

void SessionController::setHoldsData(bool holds)
{
    if (holds == holdsData())
        return;
    m_keep = m_saving = holds ? SessionEdit::Keep::Values : SessionEdit::Keep::Reference;
    m_project.undoStack().resetClean();
    emit changed();
}

}  // namespace fuzzylens::ui
