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
    m_pin = add("pinProbes", tr("&Pin selected samples as probes"),
                tr("They are always probes. In the scatter plot: P"), QKeySequence(tr("Ctrl+P")));
    m_never = add("neverProbes", tr("E&xclude selected samples from probes"),
                  tr("The search never chooses them. In the scatter plot: N"), QKeySequence(tr("Ctrl+N")));
    m_leave = add("leaveProbes", tr("&Reset probe choice of selected samples"),
                  tr("The search decides whether they are probes. In the scatter plot: L"),
                  QKeySequence(tr("Ctrl+Shift+L")));
    addSeparator();
    m_select =
        add("selectProbes", tr("&Select probes"), tr("Select the probes shown now, for example to pin them all"));
    m_leaveAll = add("leaveAllProbes", tr("Reset probe choice of &all samples"),
                     tr("Undo restores the pinned and excluded samples"));

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
