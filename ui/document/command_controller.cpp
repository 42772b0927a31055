// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/command_controller.h"

#include "core/common/issue.h"
#include "core/dataset/synthetic/synthetic.h"
#include "core/session/command_line/fit_line.h"
#include "ui/document/command_state.h"
#include "ui/document/document.h"
#include "ui/theme/core_text.h"

#include <QFileInfo>
#include <QStringList>

#include <stdexcept>

namespace fuzzylens::ui {

/// What a worker makes of a line; neither state nor refusal where it was stopped.
struct CommandController::Answer
{
    DatasetPtr open;  // when it was asked
    std::vector<std::string> ignored;
    std::optional<OpenState> wanted;
    QString refusal;
};

CommandController::CommandController(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(m_pool)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_job, &JobBase::failed, this,
            [this](quint64, const QString& message) { emit refused(refusalText(message.toStdString())); });
    m_job.onFinished(this, [this](quint64, const Answer& answer) { take(answer); });
}

QString CommandController::refusalText(const std::string& words)
{
    const QString text = QString::fromStdString(words);
    return tr("The command line is not taken: %1")
        .arg(text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.'));
}

void CommandController::paste(const QString& line)
{
    FitLine read;
    try {
        read = readFitLine(line.toStdString());
    } catch (const std::invalid_argument& error) {
        emit refused(refusalText(error.what()));
        return;
    }
    emit started(QString::fromStdString(read.fit.command.input.file));
    const OpenState open{m_document.dataset(), m_document.input(), m_document.state()};
    m_job.request([read, open](const Progress& progress) {
        Answer answer{open.data, read.ignored, {}, {}};
        try {
            answer.wanted = commandState(read.fit, open, progress);
        } catch (const DataError& error) {
            answer.refusal = refusalText(error.what());
        } catch (const std::logic_error& error) {
            answer.refusal = refusalText(error.what());
        }
        return answer;
    });
}

void CommandController::take(const Answer& answer)
{
    if (!answer.refusal.isEmpty())
        emit refused(answer.refusal);
    else if (answer.wanted && answer.wanted->data != answer.open)
        m_document.leave([this, answer] { show(*answer.wanted, answer.ignored); });
    else if (answer.wanted && answer.open != m_document.dataset())
        emit refused(refusalText(tr("something else has been opened meanwhile; paste it again").toStdString()));
    else if (answer.wanted)
        change(answer.wanted->state, answer.ignored);
}

void CommandController::change(const AnalysisState& state, const std::vector<std::string>& ignored)
{
    const bool isSo = state == m_document.state();
    m_document.change(state, tr("pasting a command line"));
    say(isSo ? tr("All is as the command line says already.")
             : tr("Taken from the command line: %1. Undo brings back what was set before.")
                   .arg(shownText(method(state.method).name)),
        ignored);
}

void CommandController::show(const OpenState& wanted, const std::vector<std::string>& ignored)
{
    QString name = QFileInfo(QString::fromStdString(wanted.input.file)).fileName();
    if (const auto made = syntheticSpec(wanted.input.file)) {
        for (const SyntheticDescription& set : syntheticSets())
            if (set.name == made->name)
                name = shownText(set.title);
    } else if (isMade(wanted.input)) {
        name = tr("Demonstration");
    }
    m_document.openDataset(wanted.data, name, wanted.input, wanted.state);
    say(tr("Taken from the command line: %1 on %2.").arg(shownText(method(wanted.state.method).name), name),
        ignored);
}

void CommandController::say(const QString& summary, const std::vector<std::string>& ignored)
{
    QStringList options;
    for (const std::string& option : ignored)
        options << QString::fromStdString(option);
    emit taken(
        options.isEmpty()
            ? summary
            : tr("%1 No part of the fit, and ignored: %2.").arg(summary, options.join(QStringLiteral(", "))));
}

}  // namespace fuzzylens::ui
