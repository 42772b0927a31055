// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/teach_workspace.h"

#include "ui/panels/section.h"
#include "ui/project/project.h"
#include "ui/teach/formula_view.h"
#include "ui/teach/knock_out_view.h"
#include "ui/teach/lesson_panel.h"
#include "ui/teach/moved_weights.h"
#include "ui/teach/playback.h"
#include "ui/teach/updates_view.h"
#include "ui/teach/weight_change_view.h"
#include "ui/workspaces/view_card.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

TeachWorkspace::TeachWorkspace(Project& project, Playback& playback, LessonController& lessons, QWidget* parent)
    : QWidget(parent)
    , m_lessons(new LessonPanel(lessons, this))
    , m_updates(new ViewCard(this))
{
    setObjectName(QStringLiteral("teachWorkspace"));
    m_updates->add(new UpdatesView(project.scene(), playback, m_updates));
    m_updates->add(new FormulaView(project.scene(), playback, m_updates));
    auto* moved = new MovedWeights(project, playback, this);
    m_updates->add(new WeightChangeView(project.scene(), *moved, m_updates));
    m_updates->add(new KnockOutView(project.scene(), *moved, m_updates));
    connect(m_updates, &ViewCard::figureRequested, this, &TeachWorkspace::figureRequested);
    connect(m_updates, &ViewCard::dataRequested, this, &TeachWorkspace::dataRequested);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(makeHead());
    layout->addWidget(m_lessons);
    layout->addWidget(m_updates, 1);
}

QLayout* TeachWorkspace::makeHead()
{
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeTeach"));
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close Teach"));
    close->setToolTip(tr("Close Teach and show the whole fit again (Ctrl+H)"));
    close->setFocusPolicy(Qt::TabFocus);
    connect(close, &QToolButton::clicked, this, &TeachWorkspace::closed);
    auto* head = new QHBoxLayout;
    head->addWidget(sectionTitle(tr("Teach"), this));
    head->addStretch(1);
    head->addWidget(close);
    return head;
}

void TeachWorkspace::takeFocus()
{
    m_updates->current()->setFocus(Qt::ShortcutFocusReason);
}

View* TeachWorkspace::focusedView() const
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && m_updates->isAncestorOf(focus) ? m_updates->current() : nullptr;
}

}  // namespace fuzzylens::ui
