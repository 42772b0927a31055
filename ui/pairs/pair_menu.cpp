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
    return QObject::tr("Pairs (*.txt *.tsv *.pairs);;All files (*)");
}

}  // namespace

PairMenu::PairMenu(Project& project, PairController& pairs, QWidget* window)
    : QMenu(tr("&Pairs"), window)
    , m_project(project)
    , m_pairs(pairs)
    , m_window(window)
{
    setObjectName(QStringLiteral("pairMenu"));
    setToolTipsVisible(true);
    const auto add = [this](const auto&... what) { return addMenuAction(*this, what...); };
    m_must = add("mustLink", tr("&Must-link the selected samples"),
                 tr("They belong together: with the group that waits, or with each other. M in the picture"),
                 QKeySequence(tr("Ctrl+M")));
    m_cannot = add("cannotLink", tr("&Cannot-link the selected samples"),
                   tr("They are to be apart from the group that waits. C in the picture"),
                   QKeySequence(tr("Ctrl+Shift+M")));
    m_group =
        add("pairGroup", tr("Let the selected samples &wait as a group"),
            tr("Then select those they are to be paired with. G in the picture"), QKeySequence(tr("Ctrl+T")));
    addSeparator();
    m_labels = add("pairsFromLabels", tr("From &labels…"), tr("All pairs that the labels make, or some of them"));
    m_import = add("importPairs", tr("&Import…"), tr("A file with a line for every pair: must A B, cannot A B"));
    m_export = add("exportPairs", tr("&Export…"), tr("The same kind of file, of all pairs that are there"));
    addSeparator();
    m_remove = add("removePairs", tr("&Remove the selected pairs"),
                   tr("Those whose lines or rows are selected. Delete in the picture and in the table"));
    m_removeAll = add("removeAllPairs", tr("Remove &all pairs"), tr("Undo brings them back"));

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
    const QString path = openFileName(m_window, "pairs", tr("Import pairs"), pairsFilter());
    if (!path.isEmpty())
        m_pairs.importFrom(path);
}

void PairMenu::exportByDialog()
{
    QString path =
        saveFileName(m_window, "pairs", tr("Export the pairs"), QString::fromLatin1(unsavedPairs), pairsFilter());
    if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty() && !QFileInfo::exists(path))
        path += QStringLiteral(".txt");
    if (!path.isEmpty())
        m_pairs.exportTo(path);
}

}  // namespace fuzzylens::ui
