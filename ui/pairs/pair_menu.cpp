// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pairs/pair_menu.h"

#include "ui/files/file_dialogs.h"
#include "ui/pairs/pairs_from_labels_dialog.h"
#include "ui/project/pair_controller.h"
#include "ui/project/project.h"
#include "ui/theme/menu_action.h"

#include <QFileDialog>
#include <QFileInfo>

namespace fuzzylens::ui {

namespace {

QString pairsFilter()
{
    return QObject::tr("Constraints (*.txt *.tsv *.pairs);;All files (*)");
}

}  // namespace

PairMenu::PairMenu(Project& project, PairController& pairs, QWidget* window)
    : QMenu(tr("&Constraints"), window)
    , m_project(project)
    , m_pairs(pairs)
    , m_window(window)
{
    setObjectName(QStringLiteral("pairMenu"));
    setToolTipsVisible(true);
    const auto add = [this](const auto&... what) { return addMenuAction(*this, what...); };
    m_must = add("mustLink", tr("&Must-link selected samples"),
                 tr("They should share a cluster with the first group or, if there is none, with each other. In "
                    "the scatter plot: M"),
                 QKeySequence(tr("Ctrl+M")));
    m_cannot = add("cannotLink", tr("&Cannot-link selected samples"),
                   tr("They should not share a cluster with the first group. In the scatter plot: C"),
                   QKeySequence(tr("Ctrl+Shift+M")));
    m_group =
        add("pairGroup", tr("Use selected samples as &first group"),
            tr("Then select the samples to link them with. In the scatter plot: G"), QKeySequence(tr("Ctrl+T")));
    addSeparator();
    m_labels = add("pairsFromLabels", tr("From &labels…"),
                   tr("All constraints implied by the labels, or a random subset"));
    m_import = add("importPairs", tr("&Import…"), tr("A file with one constraint per line: must A B, cannot A B"));
    m_export = add("exportPairs", tr("&Export…"), tr("Save all constraints to a file that can be imported again"));
    addSeparator();
    m_remove = add("removePairs", tr("&Remove selected constraints"),
                   tr("Constraints whose lines or rows are selected. In the scatter plot and the table: Delete"));
    m_removeAll = add("removeAllPairs", tr("Remove &all constraints"), tr("Undo restores them"));

    PairMarks& marks = m_project.scene().pairs();
    connect(m_must, &QAction::triggered, &marks, [&marks] { marks.linkMeant(PairKind::Must); });
    connect(m_cannot, &QAction::triggered, &marks, [&marks] { marks.linkMeant(PairKind::Cannot); });
    connect(m_group, &QAction::triggered, &marks, &PairMarks::takeGroup);
    connect(m_remove, &QAction::triggered, &marks, &PairMarks::removeSelected);
    connect(m_removeAll, &QAction::triggered, &m_pairs, &PairController::removeAll);
    connect(m_labels, &QAction::triggered, this, &PairMenu::takeFromLabels);
    connect(m_import, &QAction::triggered, this, &PairMenu::importByDialog);
    connect(m_export, &QAction::triggered, this, &PairMenu::exportByDialog);
    connect(&m_pairs, &PairController::changed, this, &PairMenu::offer);
    connect(&marks, &PairMarks::selectionChanged, this, &PairMenu::offer);
    connect(&m_project.scene().selection(), &SampleSelection::changed, this, &PairMenu::offer);
    connect(&m_project, &Project::datasetChanged, this, &PairMenu::offer);
    offer();
}

void PairMenu::offer()
{
    const Scene& scene = m_project.scene();
    const bool isSelected = m_project.scene().selection().count() > 0;
    for (QAction* action : {m_must, m_cannot, m_group})
        action->setEnabled(scene.fit() && isSelected);
    m_remove->setEnabled(!scene.pairs().selectedPairs().empty());
    m_labels->setEnabled(scene.fit() != nullptr);
    m_import->setEnabled(m_project.dataset() != nullptr);
    m_export->setEnabled(m_pairs.requested() != nullptr);
    m_removeAll->setEnabled(m_pairs.requested() != nullptr);
}

void PairMenu::takeFromLabels()
{
    if (!m_project.scene().fit())
        return;
    auto* dialog = new PairsFromLabelsDialog(m_pairs, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PairMenu::importByDialog()
{
    const QString path = openFileName(m_window, "pairs", tr("Import constraints"), pairsFilter());
    if (!path.isEmpty())
        m_pairs.importFrom(path);
}

void PairMenu::exportByDialog()
{
    QString path = saveFileName(m_window, "pairs", tr("Export constraints"), QString::fromLatin1(unsavedPairs),
                                pairsFilter());
    if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty() && !QFileInfo::exists(path))
        path += QStringLiteral(".txt");
    if (!path.isEmpty())
        m_pairs.exportTo(path);
}

}  // namespace fuzzylens::ui
