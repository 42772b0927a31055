// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/probes/probe_menu.h"

#include "ui/project/probe_controller.h"
#include "ui/project/project.h"
#include "ui/theme/menu_action.h"

namespace fuzzylens::ui {

ProbeMenu::ProbeMenu(Project& project, ProbeController& probes, QWidget* window)
    : QMenu(tr("P&robes"), window)
    , m_project(project)
    , m_probes(probes)
{
    setObjectName(QStringLiteral("probeMenu"));
    setToolTipsVisible(true);
    const auto add = [this](const auto&... what) { return addMenuAction(*this, what...); };
    m_pin = add("pinProbes", tr("&Pin the selected samples as probes"),
                tr("They are probes whatever the search finds. P in the picture"), QKeySequence(tr("Ctrl+P")));
    m_never = add("neverProbes", tr("&Never make the selected samples probes"),
                  tr("The search passes them over. N in the picture"), QKeySequence(tr("Ctrl+N")));
    m_leave = add("leaveProbes", tr("&Leave the selected samples to the search"),
                  tr("Neither pinned nor forbidden. L in the picture"), QKeySequence(tr("Ctrl+Shift+L")));
    addSeparator();
    m_select = add("selectProbes", tr("&Select the probes"), tr("Those that are shown now: to pin them all, say"));
    m_leaveAll = add("leaveAllProbes", tr("Leave &all samples to the search"), tr("Undo brings the wishes back"));

    ProbeMarks& marks = m_project.scene().probes();
    SampleSelection& selection = m_project.scene().selection();
    connect(m_pin, &QAction::triggered, &marks, [&marks] { marks.askForMeant(ProbeRole::Pinned); });
    connect(m_never, &QAction::triggered, &marks, [&marks] { marks.askForMeant(ProbeRole::Forbidden); });
    connect(m_leave, &QAction::triggered, &marks, [&marks] { marks.askForMeant(ProbeRole::Free); });
    connect(m_select, &QAction::triggered, &selection,
            [&selection, &marks] { selection.apply(SelectMode::Replace, marks.probes()); });
    connect(m_leaveAll, &QAction::triggered, &m_probes, &ProbeController::freeAll);
    connect(&m_probes, &ProbeController::changed, this, &ProbeMenu::offer);
    connect(&marks, &ProbeMarks::changed, this, &ProbeMenu::offer);
    connect(&selection, &SampleSelection::changed, this, &ProbeMenu::offer);
    offer();
}

void ProbeMenu::offer()
{
    const ProbeMarks& marks = m_project.scene().probes();
    const bool isSelected = m_project.scene().selection().count() > 0;
    menuAction()->setVisible(m_probes.isOffered());
    for (QAction* action : {m_pin, m_never, m_leave})
        action->setEnabled(marks.canBeConstrained() && isSelected);
    m_select->setEnabled(m_probes.isOffered() && !marks.probes().empty());
    m_leaveAll->setEnabled(m_probes.hasAnyConstraint());
}

}  // namespace fuzzylens::ui
