// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_notes.h"

#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"

#include <QStringList>

namespace fuzzylens::ui {

StepNotes::StepNotes(Project& project, QWidget* parent)
    : QLabel(parent)
    , m_project(project)
{
    setObjectName(QStringLiteral("stepNotes"));
    setAccessibleName(tr("Notes on the steps"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setContentsMargins(0, 0, 0, 6);  // apart from what follows
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, &StepNotes::refresh);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &StepNotes::refresh);
    connect(&m_project, &Project::datasetChanged, this, &StepNotes::refresh);
    refresh();
}

void StepNotes::refresh()
{
    QStringList notes;
    if (m_project.dataset() && m_project.fitter().isPrepared()) {
        const std::vector<Issue>& issues = m_project.fitter().prepared()->problem.data->issues();
        for (std::size_t i = m_project.dataset()->issues().size(); i < issues.size(); ++i)
            notes << shownText(issueMessage(issues[i]));
    }
    setText(notes.join(QLatin1Char('\n')));
    setVisible(!notes.isEmpty());
}

}  // namespace fuzzylens::ui
