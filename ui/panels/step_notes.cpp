// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_notes.h"

#include "ui/document/document.h"
#include "ui/document/preparation.h"
#include "ui/theme/core_text.h"

#include <QStringList>

namespace fuzzylens::ui {

StepNotes::StepNotes(Document& document, QWidget* parent)
    : QLabel(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("stepNotes"));
    setAccessibleName(tr("Notes of the steps"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setContentsMargins(0, 0, 0, 6);  // apart from what follows
    connect(&m_document, &Document::preparedChanged, this, &StepNotes::refresh);
    connect(&m_document, &Document::datasetChanged, this, &StepNotes::refresh);
    refresh();
}

void StepNotes::refresh()
{
    QStringList notes;
    if (const PreparationPtr& prepared = m_document.prepared(); prepared && m_document.dataset()) {
        const std::vector<Issue>& issues = prepared->problem.data->issues();
        for (std::size_t i = m_document.dataset()->issues().size(); i < issues.size(); ++i)
            notes << shownText(issueMessage(issues[i]));
    }
    setText(notes.join(QLatin1Char('\n')));
    setVisible(!notes.isEmpty());
}

}  // namespace fuzzylens::ui
