// SPDX-License-Identifier: GPL-3.0-or-later
// The way along the history, where it may lead to data that have to be read again.
#include "ui/document/document.h"

#include "ui/document/document_commands.h"

#include <QFileInfo>

#include <utility>

namespace fuzzylens::ui {

void Document::undo()
{
    go(Way::Back);
}

void Document::redo()
{
    go(Way::Forth);
}

/// The data that the next step leads to; null where it changes no data.
KeptReadingPtr Document::readingAhead(Way way) const
{
    const int at = way == Way::Back ? m_undoStack.index() - 1 : m_undoStack.index();
    const auto* command = dynamic_cast<const DataCommand*>(m_undoStack.command(at));
    if (!command)
        return nullptr;
    return way == Way::Back ? command->before() : command->after();
}

void Document::go(Way way)
{
    const KeptReadingPtr reading = readingAhead(way);
    if (!reading || reading->data)
        return step(way);
    m_wanted = reading;
    m_way = way;
    emit returningStarted(QString::fromStdString(reading->input.file));
    m_returning.request(
        [input = reading->input](const Progress& progress) -> std::any { return tryInput(input, progress); });
}

void Document::step(Way way)
{
    m_returning.cancel();
    if (way == Way::Back)
        m_undoStack.undo();
    else
        m_undoStack.redo();
}

void Document::comeBack(const ImportTrial& trial)
{
    const KeptReadingPtr reading = std::exchange(m_wanted, nullptr);
    if (!reading || readingAhead(m_way) != reading)
        return;  // another step was done in the meantime
    if (trial.error) {
        emit readingFailed(QString::fromStdString(sentence(*trial.error)));
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
