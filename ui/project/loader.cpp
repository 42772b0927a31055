// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/loader.h"

#include "core/session/session_file.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"

#include <QFileInfo>

#include <utility>

namespace fuzzylens::ui {

namespace {

QString fileName(const InputSpec& input)
{
    return QFileInfo(QString::fromStdString(input.file)).fileName();
}

quint64 requestImport(Job<ImportTrial>& job, const InputSpec& input)
{
    return job.request([input](const Progress& progress) { return tryInput(input, progress); });
}

}  // namespace

Loader::Loader(Project& project)
    : m_project(project)
    , m_joins([&project] {
        return JoinQueue::Target{project.dataset(), project.input()};
    })
{
    for (Job<ImportTrial>* job : {&m_opening, &m_trying, &m_readingAgain})
        connect(job, &JobBase::failed, this,
                [this](quint64, const QString& message) { emit readingFailed(message); });
    m_opening.onFinished(
        this, [this](quint64 generation, const ImportTrial& trial) { finishOpening(generation, trial); });
    m_looking.onFinished(this, [this](quint64, const TablePreview& rows) {
        if (m_opening.isBusy() && !rows.rows.empty())
            emit firstRowsSeen(rows);
    });
    connect(&m_opening, &JobBase::idle, &m_looking, &JobBase::cancel);
    m_trying.onFinished(this, [this](quint64, const ImportTrial& trial) {
        if (trial.data || trial.error)
            emit importTried(trial);
    });
    m_readingAgain.onFinished(
        this, [this](quint64 generation, const ImportTrial& trial) { finishReadingAgain(generation, trial); });
    const auto dropReload = [this](quint64 generation) {
        if (m_reload && m_reload->generation == generation)
            m_reload.reset();
    };
    connect(&m_readingAgain, &JobBase::failed, this, dropReload);
    connect(&m_readingAgain, &JobBase::cancelled, this, dropReload);
    connect(&m_joins, &JoinQueue::started, this, &Loader::joiningStarted);
    connect(&m_joins, &JoinQueue::joined, this, [this](const Joined& joined) { m_project.adopt(joined); });
    connect(&m_joins, &JoinQueue::ended, this, [this](const QString& summary, bool hasFailed) {
        if (hasFailed)
            emit readingFailed(summary);
        else
            emit joined(summary);
    });
}

void Loader::open(const QString& path, const ImportOptions& options, const QString& sampleTable)
{
    InputSpec input{path.toStdString(), options, {}};
    if (!sampleTable.isEmpty())
        input.sampleTables.push_back(sampleTable.toStdString());
    open(input);
}

void Loader::open(const InputSpec& input)
{
    emit openingStarted(QString::fromStdString(input.file));
    const quint64 revision = m_project.revision();
    const quint64 generation =
        m_opening.request([input](const Progress& progress) { return tryFile(input, progress); });
    m_opened = Opening{generation, revision};
    look(input);
}

void Loader::look(const InputSpec& input)
{
    m_looking.cancel();
    if (!isMade(input))
        m_looking.request([file = input.file, options = input.import](const Progress& progress) {
            return isSession(file) ? TablePreview() : firstRows(file, options, progress);
        });
}

void Loader::finishOpening(quint64 generation, const ImportTrial& trial)
{
    if (!m_opened || m_opened->generation != generation)
        return;  // a newer request has replaced this one
    if (trial.isSession)
        return emit sessionFound(QString::fromStdString(trial.input.file));
    if (!trial.data) {
        if (!trial.error)
            return;
        emit readingFailed(shownText(issueMessage(*trial.error)));
        emit openingFailed(trial);
        return;
    }
    const auto show = [this, trial] { m_project.show(trial.data, fileName(trial.input), trial.input); };
    if (m_project.revision() == m_opened->revision)
        show();
    else
        m_project.leave(show);
}

void Loader::tryImport(const InputSpec& input)
{
    requestImport(m_trying, input);
}

void Loader::join(const QString& path)
{
    if (m_project.dataset())
        m_joins.add(path);
}

void Loader::readAgain(const ImportedDataPtr& released, std::function<bool()> isWanted, std::function<void()> then)
{
    emit readingAgainStarted(QString::fromStdString(released->input.file));
    const quint64 generation = requestImport(m_readingAgain, released->input);
    m_reload = {generation, released, std::move(isWanted), std::move(then)};
}

void Loader::finishReadingAgain(quint64 generation, const ImportTrial& trial)
{
    if (!m_reload || m_reload->generation != generation)
        return;  // a newer request has replaced this one
    const Reload reload = *std::exchange(m_reload, std::nullopt);
    const ImportedDataPtr& released = reload.released;
    if (!reload.isWanted())
        return;
    if (trial.error) {
        emit readingFailed(shownText(issueMessage(*trial.error)));
    } else if (trial.data && !released->isSameAs(*trial.data)) {
        const bool isSameFile = released->sha256 == trial.data->origin().sha256;
        emit readingFailed(
            (isSameFile ? tr("The files added to %1 have changed since they were imported, so this change cannot "
                             "be undone or redone. Reopen the files to load their current contents.")
                        : tr("%1 has changed since it was imported, so this change cannot be undone or redone. "
                             "Reopen the file to load its current contents."))
                .arg(fileName(trial.input)));
    } else if (trial.data) {
        released->data = trial.data;
        reload.then();
    }
}

}  // namespace fuzzylens::ui
