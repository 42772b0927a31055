// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_workspace.h"

#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_settings.h"
#include "ui/compare/compare_text.h"
#include "ui/compare/matrix_view.h"
#include "ui/compare/scores_view.h"
#include "ui/compare/tests_view.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/project/project.h"
#include "ui/workspaces/view_card.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

CompareWorkspace::CompareWorkspace(Project& project, CompareController& compare, QWidget* parent)
    : QWidget(parent)
    , m_compare(compare)
    , m_settings(new CompareSettings(project, compare, this))
    , m_scores(new ViewCard(this))
    , m_details(new ViewCard(this))
    , m_selected(new QLabel(this))
{
    setObjectName(QStringLiteral("compareWorkspace"));
    auto* scores = new ScoresView(project.scene(), compare, m_scores);
    connect(scores, &ScoresView::opened, this, &CompareWorkspace::useSelected);
    m_scores->add(scores);
    m_details->add(new MatrixView(project.scene(), compare, m_details));
    m_details->add(new TestsView(project.scene(), compare, m_details));
    for (ViewCard* card : {m_scores, m_details}) {
        connect(card, &ViewCard::figureRequested, this, &CompareWorkspace::figureRequested);
        connect(card, &ViewCard::dataRequested, this, &CompareWorkspace::dataRequested);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(makeHead());
    layout->addWidget(m_settings);
    layout->addWidget(m_scores, 1);
    layout->addWidget(m_details, 1);
    layout->addWidget(makeChoice());
    connect(&m_compare, &CompareController::changed, this, &CompareWorkspace::offer);
    offer();
}

QLayout* CompareWorkspace::makeHead()
{
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeCompare"));
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close Compare"));
    close->setToolTip(tr("Close Compare (Ctrl+K); a comparison goes on in the background"));
    close->setFocusPolicy(Qt::TabFocus);
    connect(close, &QToolButton::clicked, this, &CompareWorkspace::closed);
    auto* head = new QHBoxLayout;
    head->addWidget(sectionTitle(tr("Compare"), this));
    head->addStretch(1);
    head->addWidget(close);
    return head;
}

QWidget* CompareWorkspace::makeChoice()
{
    auto* choice = new QFrame(this);
    choice->setObjectName(QStringLiteral("card"));
    m_selected->setObjectName(QStringLiteral("selectedMethod"));
    m_selected->setTextFormat(Qt::PlainText);
    m_selected->setWordWrap(true);
    m_selected->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_use = new QPushButton(tr("Use this method"), choice);
    m_use->setObjectName(QStringLiteral("useMethod"));
    m_use->setToolTip(tr("Open the selected method with its parameters and close Compare"));
    connect(m_use, &QPushButton::clicked, this, &CompareWorkspace::useSelected);
    m_save = new QPushButton(tr("Save comparison…"), choice);
    m_save->setObjectName(QStringLiteral("saveComparison"));
    m_save->setToolTip(tr("Save all predictions and tests as a comparison file of the command line (JSON)"));
    connect(m_save, &QPushButton::clicked, this, &CompareWorkspace::saveRequested);
    auto* buttons = new FlowLayout(6);
    buttons->addWidget(m_use);
    buttons->addWidget(m_save);
    auto* layout = new QVBoxLayout(choice);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(4);
    layout->addWidget(m_selected);
    layout->addLayout(buttons);
    return choice;
}

void CompareWorkspace::useSelected()
{
    if (m_compare.isStale())
        return;
    m_compare.useSelected();
    emit closed();
}

void CompareWorkspace::offer()
{
    const bool isStale = m_compare.isStale();
    const bool hasMethods = !m_compare.finished().empty();
    m_selected->parentWidget()->setVisible(hasMethods);
    m_details->setVisible(hasMethods);
    if (hasMethods) {
        const ValidatedMethod& selected = m_compare.finished()[m_compare.selected()];
        QStringList parts{methodTitle(selected.method), outcomeText(selected, m_compare.comparison()->protocol())};
        if (isStale)
            parts << tr("out of date");
        m_selected->setText(parts.join(QStringLiteral(" · ")));
    }
    m_use->setEnabled(!isStale);
    m_save->setEnabled(!m_compare.isBusy());
    const QString outdated = isStale ? tr("Out of date: data, steps or label have changed since this comparison. "
                                          "Undo the change, or compare again.")
                                     : QString();
    m_scores->setOutdated(outdated);
    m_details->setOutdated(outdated);
}

void CompareWorkspace::takeFocus()
{
    QWidget* first = m_settings->startButton();
    (first->isEnabled() ? first : m_settings->findChild<QWidget*>(QStringLiteral("compareProtocol")))
        ->setFocus(Qt::ShortcutFocusReason);
}

View* CompareWorkspace::focusedView() const
{
    const QWidget* focus = QApplication::focusWidget();
    for (ViewCard* card : {m_scores, m_details})
        if (focus && card->isAncestorOf(focus))
            return card->current();
    return nullptr;
}

}  // namespace fuzzylens::ui
