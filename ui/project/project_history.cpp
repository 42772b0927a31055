// SPDX-License-Identifier: GPL-3.0-or-later
// The undo history: saved, restored, and moved along, where it may lead to data that have to be read again.
#include "ui/project/project.h"

#include "ui/project/project_commands.h"

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

History Project::history() const
{
    History history{m_state, m_imported, {}, 0};
    bool isFirstState = true, isFirstData = true;
    const int first = std::max(0, m_undoStack.index() - maximumSavedSteps);
    const int end = std::min(m_undoStack.count(), m_undoStack.index() + maximumSavedSteps);
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
            step.data = data->after().data;
            if (std::exchange(isFirstData, false))
                history.data = data->before().data;
        } else {
            continue;  // of state outside the project
        }
        if (before && std::exchange(isFirstState, false))
            history.state = *before;
        history.steps.push_back(std::move(step));
        if (i < m_undoStack.index())
            history.done = int(history.steps.size());
    }
    return history;
}

void Project::restoreHistory(const History& history, const ImportedDataPtr& open)
{
    m_isRestoringHistory = true;
    m_imported = open;
    m_dataSets.use(open);
    m_undoStack.clear();
    DataState at{history.data, history.state};
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
            m_undoStack.push(new DataCommand(*this, at, {step.data, step.state}, step.text));
            at = {step.data, step.state};
            break;
        }
    }
    m_undoStack.setIndex(history.done);
    m_undoStack.setClean();
    m_isRestoringHistory = false;
}

void Project::moveInput(const std::string& file)
{
    const std::string before = std::exchange(m_input.file, file);
    const auto move = [&](const ImportedDataPtr& data) {
        if (data && data->input.file == before)
            data->input.file = file;
    };
    move(m_imported);
    for (int i = 0; i < m_undoStack.count(); ++i)
        if (const auto* command = dynamic_cast<const DataCommand*>(m_undoStack.command(i))) {
            move(command->before().data);
            move(command->after().data);
        }
}

ImportedDataPtr Project::dataAfter(Direction direction) const
{
    const bool isBack = direction == Direction::Back;
    const int index = m_undoStack.index() - (isBack ? 1 : 0);
    const auto* command = dynamic_cast<const DataCommand*>(m_undoStack.command(index));
    if (!command)
        return nullptr;
    return isBack ? command->before().data : command->after().data;
}

void Project::move(Direction direction)
{
    const ImportedDataPtr data = dataAfter(direction);
    if (data && !data->data) {
        // Another step may be done in the meantime.
        m_loader.readAgain(
            data, [this, data, direction] { return dataAfter(direction) == data; },
            [this, direction] { move(direction); });
        return;
    }
    m_loader.readingAgain().cancel();
    if (direction == Direction::Back)
        m_undoStack.undo();
    else
        m_undoStack.redo();
}

}  // namespace fuzzylens::ui
