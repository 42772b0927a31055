// SPDX-License-Identifier: GPL-3.0-or-later
// The way along the history, where it may lead to data that have to be read again.
#include "ui/document/document.h"

#include "ui/document/document_commands.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

History Document::history() const
{
    History history{m_state, m_open, {}, 0};
    bool isFirstState = true, isFirstReading = true;
    const int first = std::max(0, m_undoStack.index() - mostKeptSteps);
    const int end = std::min(m_undoStack.count(), m_undoStack.index() + mostKeptSteps);
    for (int i = first; i < end; ++i) {
        HistoryStep step;
        const QUndoCommand* command = m_undoStack.command(i);
        step.text = command->text();
        const AnalysisState* before = nullptr;
        if (const auto* state = dynamic_cast<const StateCommand*>(command)) {
            before = &state->before();
            step.state = state->after();
        } else if (const auto* selection = dynamic_cast<const SelectionCommand*>(command)) {
            step.kind = HistoryStep::Kind::Selection;
            step.rowsBefore = selection->before();
            step.rowsAfter = selection->after();
        } else if (const auto* data = dynamic_cast<const DataCommand*>(command)) {
            step.kind = HistoryStep::Kind::Data;
            before = &data->before().state;
            step.state = data->after().state;
            step.reading = data->after().reading;
            if (std::exchange(isFirstReading, false))
                history.reading = data->before().reading;
        } else {
            continue;  // of state outside the document
        }
        if (before && std::exchange(isFirstState, false))
            history.state = *before;
        history.steps.push_back(std::move(step));
        if (i < m_undoStack.index())
            history.done = int(history.steps.size());
    }
    return history;
}

void Document::restoreHistory(const History& history, const ImportedDataPtr& open)
{
    m_isReplaying = true;
    m_open = open;
    m_kept.use(open);
    m_undoStack.clear();
    Opened at{history.reading, history.state};
    for (const HistoryStep& step : history.steps) {
        switch (step.kind) {
        case HistoryStep::Kind::State:
            m_undoStack.push(new StateCommand(*this, at.state, step.state, step.text, {}));
            at.state = step.state;
            break;
        case HistoryStep::Kind::Selection:
            m_undoStack.push(new SelectionCommand(*this, step.rowsBefore, step.rowsAfter));
            break;
        case HistoryStep::Kind::Data:
            m_undoStack.push(new DataCommand(*this, at, {step.reading, step.state}, step.text));
            at = {step.reading, step.state};
            break;
        }
    }
    m_undoStack.setIndex(history.done);
    m_undoStack.setClean();
    m_isReplaying = false;
}

void Document::moveInput(const std::string& file)
{
    const std::string before = std::exchange(m_input.file, file);
    const auto move = [&](const ImportedDataPtr& reading) {
        if (reading && reading->input.file == before)
            reading->input.file = file;
    };
    move(m_open);
    for (int i = 0; i < m_undoStack.count(); ++i)
        if (const auto* command = dynamic_cast<const DataCommand*>(m_undoStack.command(i))) {
            move(command->before().reading);
            move(command->after().reading);
        }
}

void Document::undo()
{
    go(Way::Back);
}

void Document::redo()
{
    go(Way::Forth);
}

/// The data that the next step leads to; null where it changes no data.
ImportedDataPtr Document::readingAhead(Way way) const
{
    const int at = way == Way::Back ? m_undoStack.index() - 1 : m_undoStack.index();
    const auto* command = dynamic_cast<const DataCommand*>(m_undoStack.command(at));
    if (!command)
        return nullptr;
    return way == Way::Back ? command->before().reading : command->after().reading;
}

void Document::go(Way way)
{
    const ImportedDataPtr reading = readingAhead(way);
    if (!reading || reading->data)
        return step(way);
    m_wanted = reading;
    m_way = way;
    emit returningStarted(QString::fromStdString(reading->input.file));
    m_returning.request([input = reading->input](const Progress& progress) { return tryInput(input, progress); });
}

void Document::step(Way way)
{
    m_returning.cancel();
    if (way == Way::Back)
        m_undoStack.undo();
    else
        m_undoStack.redo();
}

void Document::onReloaded(const ImportTrial& trial)
{
    const ImportedDataPtr reading = std::exchange(m_wanted, nullptr);
    if (!reading || readingAhead(m_way) != reading)
        return;  // another step was done in the meantime
    if (trial.error) {
        emit readingFailed(shownText(issueMessage(*trial.error)));
    } else if (trial.data && !reading->isSameAs(*trial.data)) {
        const bool isSameFile = reading->sha256 == trial.data->origin().sha256;
        emit readingFailed((isSameFile
                                ? tr("What was joined to %1 has changed since it was read, this step cannot "
                                     "be taken. Open the files anew to see what they hold now.")
                                : tr("%1 has changed since it was read, this step cannot be taken. "
                                     "Open the file anew to see what it holds now."))
                               .arg(QFileInfo(QString::fromStdString(trial.input.file)).fileName()));
    } else if (trial.data) {
        reading->data = trial.data;
        step(m_way);
    }
}

}  // namespace fuzzylens::ui
