// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/command_controller.h"

#include "core/data/issue.h"
#include "ui/document/document.h"
#include "ui/theme/as_sentence.h"

#include <QFileInfo>
#include <QStringList>

#include <any>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

/// What a worker makes of a line; no state and no sentence where it was stopped.
struct CommandAnswer
{
    std::optional<OpenState> state;
    QString refusal;
};

QString refusalOf(const std::string& words)
{
    const QString text = QString::fromStdString(words);
    return CommandController::tr("The command line is not taken: %1")
        .arg(text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.'));
}

CommandAnswer answerTo(const StatedFit& fit, const OpenState& open, const Progress& progress)
{
    try {
        return {commandState(fit, open, progress), {}};
    } catch (const DataError& error) {
        return {{}, refusalOf(error.what())};
    } catch (const std::logic_error& error) {
        return {{}, refusalOf(error.what())};
    }
}

QString ignoredText(const std::vector<std::string>& options)
{
    QStringList names;
    for (const std::string& option : options)
        names << QString::fromStdString(option);
    return options.empty() ? QString()
                           : QLatin1Char(' ') + CommandController::tr("Left aside, as it decides nothing here: %1.")
                                                    .arg(names.join(QStringLiteral(", ")));
}

}  // namespace

CommandController::CommandController(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(m_pool)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_job, &LatestJob::failed, this, [this](quint64, const QString& message) { emit refused(message); });
}

void CommandController::paste(const QString& line)
{
    FitLine read;
    try {
        read = readFitLine(line.toStdString());
    } catch (const std::invalid_argument& error) {
        emit refused(refusalOf(error.what()));
        return;
    }
    emit started(QString::fromStdString(read.fit.command.input.file));
    const OpenState open{m_document.dataset(), m_document.input(), m_document.state()};
    m_taking = [this, read, data = open.data](const std::any& answer) {
        const auto made = std::any_cast<CommandAnswer>(answer);
        if (made.state)
            take(read, data, *made.state);
        else if (!made.refusal.isEmpty())
            emit refused(made.refusal);
    };
    m_job.request([fit = read.fit, open](const Progress& progress) -> std::any { return answerTo(fit, open, progress); });
}

void CommandController::take(const FitLine& line, const DatasetPtr& open, const OpenState& wanted)
{
    const bool isOfOpen = wanted.data == open;
    if (isOfOpen && m_document.dataset() != open) {
        emit refused(tr("The command line is not taken: something else has been opened meanwhile. Paste it again."));
        return;
    }
    const QString name = QFileInfo(QString::fromStdString(wanted.input.file)).fileName();
    const QString shown = QString::fromStdString(method(wanted.state.method).name);
    QString said;
    if (isOfOpen && wanted.state == m_document.state())
        said = tr("All is as the command line says already.");
    else
        said = isOfOpen ? tr("Taken from the command line: %1. Undo brings back what was set before.").arg(shown)
                        : tr("Taken from the command line: %1 on %2.").arg(shown, name);
    if (isOfOpen)
        m_document.change(wanted.state, tr("pasting a command line"));
    else
        m_document.openDataset(wanted.data, name, wanted.input, wanted.state);
    emit taken(said + ignoredText(line.ignored));
}

}  // namespace fuzzylens::ui
