// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/class_filter_dialog.h"

#include "ui/panels/class_chips.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace fuzzylens::ui {

ClassFilterDialog::ClassFilterDialog(Project& project, QWidget* parent)
    : QDialog(parent)
    , m_project(project)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("classList"));
    setWindowTitle(tr("Classes of %1").arg(nameText(project.state().label)));
    resize(360, 460);
    m_search->setObjectName(QStringLiteral("classSearch"));
    m_search->setPlaceholderText(tr("Find a class"));
    m_search->setAccessibleName(tr("Find a class"));
    m_search->setToolTip(tr("Show only classes whose names contain this text"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("classes"));
    m_list->setAccessibleName(tr("Classes; unticked classes are excluded"));
    m_list->setToolTip(tr("Untick a class to exclude its samples"));
    auto* all = new QPushButton(tr("Restore all"), this);
    all->setObjectName(QStringLiteral("allClassesIn"));
    all->setToolTip(tr("Restore all classes"));
    auto* none = new QPushButton(tr("Exclude shown"), this);
    none->setObjectName(QStringLiteral("shownClassesOut"));
    none->setToolTip(tr("Exclude all classes that match the search"));
    all->setAutoDefault(false);
    none->setAutoDefault(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(all, QDialogButtonBox::ActionRole);
    buttons->addButton(none, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(all, &QPushButton::clicked, this, [this] { setAllIn(true); });
    connect(none, &QPushButton::clicked, this, [this] { setAllIn(false); });
    connect(m_search, &QLineEdit::textChanged, this, &ClassFilterDialog::filter);
    connect(m_list, &QListWidget::itemChanged, this, &ClassFilterDialog::readTick);
    connect(&m_project, &Project::stateChanged, this, &ClassFilterDialog::refresh);
    connect(&m_project.scene(), &Scene::fitChanged, this, &ClassFilterDialog::refresh);
    refresh();
}

void ClassFilterDialog::refresh()
{
    const QSignalBlocker quiet(m_list);
    const std::vector<ClassEntry> entries = classEntries(m_project, *this);
    while (m_list->count() > int(entries.size()))
        delete m_list->takeItem(m_list->count() - 1);
    for (int row = 0; row < int(entries.size()); ++row) {
        const ClassEntry& entry = entries[std::size_t(row)];
        if (row == m_list->count())
            m_list->addItem(new QListWidgetItem);
        QListWidgetItem* item = m_list->item(row);
        const QString name = QString::fromStdString(entry.name);
        item->setData(Qt::UserRole, name);
        item->setText(QStringLiteral("%1   %2").arg(nameText(name)).arg(entry.count));
        item->setIcon(entry.icon);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(entry.isIn ? Qt::Checked : Qt::Unchecked);
    }
    filter(m_search->text());
}

void ClassFilterDialog::filter(const QString& text)
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->setRowHidden(
            row, !m_list->item(row)->data(Qt::UserRole).toString().contains(text, Qt::CaseInsensitive));
}

void ClassFilterDialog::setAllIn(bool isIn)
{
    AnalysisState next = m_project.state();
    if (isIn)
        next.leftOutClasses.clear();
    for (int row = 0; row < m_list->count() && !isIn; ++row)
        if (!m_list->isRowHidden(row))
            next.leftOutClasses.insert(m_list->item(row)->data(Qt::UserRole).toString().toStdString());
    m_project.change(next, isIn ? tr("restoring all classes") : tr("excluding classes"));
}

void ClassFilterDialog::readTick(QListWidgetItem* item)
{
    setClassIn(m_project, item->data(Qt::UserRole).toString().toStdString(), item->checkState() == Qt::Checked);
}

}  // namespace fuzzylens::ui
