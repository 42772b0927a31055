// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/label_candidates.h"

#include "core/data/label_choice.h"
#include "ui/panels/class_summary.h"

#include <QHeaderView>
#include <QSignalBlocker>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t mostClasses = 8;

}  // namespace

LabelCandidates::LabelCandidates(QWidget* parent)
    : QTableWidget(0, 2, parent)
{
    setObjectName(QStringLiteral("labelCandidates"));
    setAccessibleName(tr("Candidates for the label"));
    setToolTip(tr("Click the field that says what the samples are; the likeliest stands first"));
    setHorizontalHeaderLabels({tr("Label field"), tr("Classes and their samples")});
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    connect(this, &QTableWidget::itemSelectionChanged, this, &LabelCandidates::labelChosen);
}

void LabelCandidates::showFields(const DatasetPtr& dataset, const std::string& label)
{
    const QSignalBlocker quiet(this);
    setRowCount(0);
    const auto add = [this](const QString& name, const QString& value, const QString& classes) {
        const int row = rowCount();
        insertRow(row);
        auto* item = new QTableWidgetItem(name);
        item->setData(Qt::UserRole, value);
        setItem(row, 0, item);
        setItem(row, 1, new QTableWidgetItem(classes));
        return row;
    };
    if (!dataset)
        return;
    int current = -1;
    for (const LabelField* field : rankedLabels(*dataset)) {
        const QString name = QString::fromStdString(field->name);
        const int row = add(name, name, classSummary(*field, mostClasses));
        if (field->name == label)
            current = row;
    }
    const int none = add(tr("none"), {}, tr("without labels"));
    setCurrentCell(current >= 0 ? current : none, 0);
    resizeColumnToContents(0);
}

std::string LabelCandidates::chosen() const
{
    const QTableWidgetItem* item = currentRow() >= 0 ? this->item(currentRow(), 0) : nullptr;
    return item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
}

}  // namespace fuzzylens::ui
