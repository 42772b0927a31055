// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/left_out_dialog.h"

#include "ui/plot/table_copy.h"
#include "ui/project/project.h"
#include "ui/theme/counted.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

enum Group { Samples, Features, Classes };

std::set<std::string>& namesOf(AnalysisState& state, int group)
{
    if (group == Samples)
        return state.leftOutSamples;
    return group == Features ? state.leftOutFeatures : state.leftOutClasses;
}

}  // namespace

QString leftOutSummary(const AnalysisState& state)
{
    QStringList parts;
    if (!state.leftOutSamples.empty())
        parts << counted(state.leftOutSamples.size(), QObject::tr("sample"), QObject::tr("samples"));
    if (!state.leftOutFeatures.empty())
        parts << counted(state.leftOutFeatures.size(), QObject::tr("feature"), QObject::tr("features"));
    if (!state.leftOutClasses.empty())
        parts << counted(state.leftOutClasses.size(), QObject::tr("class"), QObject::tr("classes"));
    return parts.join(QStringLiteral(", "));
}

void bringEverythingBack(Project& project)
{
    AnalysisState next = project.state();
    next.leftOutSamples.clear();
    next.leftOutFeatures.clear();
    next.leftOutClasses.clear();
    project.change(next, QObject::tr("restoring excluded items"));
}

LeftOutDialog::LeftOutDialog(Project& project, QWidget* parent)
    : QDialog(parent)
    , m_project(project)
    , m_tree(new QTreeWidget(this))
    , m_chosen(new QPushButton(tr("Restore selected"), this))
    , m_all(new QPushButton(tr("Restore all"), this))
{
    setObjectName(QStringLiteral("leftOutDialog"));
    setWindowTitle(tr("Excluded"));
    resize(440, 440);
    m_tree->setObjectName(QStringLiteral("leftOutNames"));
    m_tree->setAccessibleName(tr("Excluded samples, features and classes"));
    m_tree->setToolTip(tr("Select names or a whole group to restore them"));
    m_tree->setHeaderHidden(true);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    addCopyNames(*m_tree);
    m_chosen->setObjectName(QStringLiteral("bringChosenBack"));
    m_chosen->setAutoDefault(false);  // nothing is brought back by Return alone
    m_all->setAutoDefault(false);
    m_chosen->setToolTip(tr("Restore the names selected above"));
    m_all->setObjectName(QStringLiteral("bringAllBack"));
    m_all->setToolTip(tr("Restore all samples, features and classes"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_chosen, QDialogButtonBox::ActionRole);
    buttons->addButton(m_all, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_chosen, &QPushButton::clicked, this, &LeftOutDialog::bringChosenBack);
    connect(m_all, &QPushButton::clicked, this, [this] { bringEverythingBack(m_project); });
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &LeftOutDialog::showButtons);
    connect(&m_project, &Project::stateChanged, this, &LeftOutDialog::refresh);
    refresh();
}

void LeftOutDialog::refresh()
{
    m_tree->clear();
    const AnalysisState& state = m_project.state();
    addGroup(tr("Samples"), state.leftOutSamples);
    addGroup(tr("Features"), state.leftOutFeatures);
    addGroup(tr("Classes"), state.leftOutClasses);
    if (leftOutSummary(state).isEmpty())
        new QTreeWidgetItem(m_tree, {tr("Nothing is excluded.")});
    m_tree->expandAll();
    m_all->setEnabled(!leftOutSummary(state).isEmpty());
    showButtons();
}

void LeftOutDialog::addGroup(const QString& title, const std::set<std::string>& names)
{
    // Every group has its place, so that a group is known by it; an empty one is not shown.
    auto* group = new QTreeWidgetItem(m_tree, {QStringLiteral("%1 (%2)").arg(title).arg(names.size())});
    for (const std::string& name : names)
        new QTreeWidgetItem(group, {QString::fromStdString(name)});
    group->setHidden(names.empty());
}

void LeftOutDialog::bringChosenBack()
{
    AnalysisState next = m_project.state();
    for (QTreeWidgetItem* item : m_tree->selectedItems()) {
        if (QTreeWidgetItem* group = item->parent())
            namesOf(next, m_tree->indexOfTopLevelItem(group)).erase(item->text(0).toStdString());
        else
            namesOf(next, m_tree->indexOfTopLevelItem(item)).clear();
    }
    m_project.change(next, tr("restoring excluded items"));
}

void LeftOutDialog::showButtons()
{
    m_chosen->setEnabled(m_all->isEnabled() && !m_tree->selectedItems().isEmpty());
}

}  // namespace fuzzylens::ui
