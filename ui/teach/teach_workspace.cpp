// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/teach_workspace.h"

#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/playground/playground.h"
#include "ui/playground/playground_panel.h"
#include "ui/playground/second_method_view.h"
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
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

TeachWorkspace::TeachWorkspace(Project& project, Playback& playback, LessonController& lessons, QWidget* parent)
    : QWidget(parent)
    , m_lessons(new LessonPanel(lessons, this))
    , m_second(new SecondMethod(project, project.scene(), &project))
    , m_playground(new PlaygroundPanel(project, *new Playground(project, this), *m_second, this))
    , m_updates(new ViewCard(this))
    , m_pages(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("teachWorkspace"));
    m_updates->add(new UpdatesView(project.scene(), playback, m_updates));
    m_updates->add(new FormulaView(project.scene(), playback, m_updates));
    auto* moved = new MovedWeights(project, playback, this);
    m_updates->add(new WeightChangeView(project.scene(), *moved, m_updates));
    m_updates->add(new KnockOutView(project.scene(), *moved, m_updates));
    connect(m_updates, &ViewCard::figureRequested, this, &TeachWorkspace::figureRequested);
    connect(m_updates, &ViewCard::dataRequested, this, &TeachWorkspace::dataRequested);
    connect(m_second, &SecondMethod::changed, this, &TeachWorkspace::showSecond);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(makeHead(playback));
    layout->addWidget(m_lessons);
    layout->addWidget(m_playground);
    layout->addWidget(m_updates, 1);
}

QToolButton* TeachWorkspace::headButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QLayout* TeachWorkspace::makeHead(Playback& playback)
{
    m_present = headButton("presentTeach", tr("Present"),
                           tr("Full screen with large text, controlled by the keyboard or a clicker (F11)"));
    m_present->setCheckable(true);
    auto* save = headButton("exportTeach", tr("Export…"),
                            tr("Save the updates as an animation, as images or as a hand-out"));
    auto* close =
        headButton("closeTeach", QStringLiteral("✕"), tr("Close Teach and show the whole fit again (Ctrl+H)"));
    close->setAccessibleName(tr("Close Teach"));
    connect(m_present, &QToolButton::clicked, this, &TeachWorkspace::presentationRequested);
    connect(save, &QToolButton::clicked, this, &TeachWorkspace::exportRequested);
    connect(close, &QToolButton::clicked, this, &TeachWorkspace::closed);
    const auto offer = [save, &playback] { save->setEnabled(playback.last() > 0); };
    connect(&playback, &Playback::changed, save, offer);
    offer();
    QToolButton* lessons = addPage(m_lessons, "teachLessons", tr("Lessons"), tr("Lessons, and their editor"));
    QToolButton* playground =
        addPage(m_playground, "teachPlayground", tr("Playground"),
                tr("Generated data with two informative features; change them with sliders, or draw points"));
    lessons->setChecked(true);
    m_playground->hide();
    auto* flow = new FlowLayout(6);
    for (QWidget* part :
         std::initializer_list<QWidget*>{sectionTitle(tr("Teach"), this), lessons, playground, m_present, save})
        flow->addWidget(part);
    for (QToolButton* button : {m_present, save})
        button->setProperty("isChoice", true);  // with a border
    auto* head = new QHBoxLayout;
    head->addLayout(flow, 1);
    head->addWidget(close, 0, Qt::AlignTop);
    return head;
}

QToolButton* TeachWorkspace::addPage(QWidget* page, const char* name, const QString& text, const QString& tip)
{
    QToolButton* button = headButton(name, text, tip);
    button->setCheckable(true);
    m_pages->addButton(button);
    connect(button, &QToolButton::toggled, page, &QWidget::setVisible);
    return button;
}

void TeachWorkspace::showSecond()
{
    if (!m_secondView && !m_second->method().empty()) {
        m_secondView = new SecondMethodView(*m_second);
        emit secondViewMade(m_secondView);
    }
}

void TeachWorkspace::dropSecondMethod()
{
    m_second->setMethod({});
}

void TeachWorkspace::setPresenting(bool isPresenting)
{
    m_present->setChecked(isPresenting);
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
