// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/label_candidates.h"

#include "core/import/label_choice.h"
#include "ui/panels/class_summary.h"
#include "ui/plot/table_copy.h"
#include "ui/theme/core_text.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t mostClasses = 8;
constexpr int mostNameWidth = 220;

/// The explanation for a field that is useless as a label.
QString uselessSummary(const LabelField& field, LabelUse use)
{
    if (use == LabelUse::Different)
        return QObject::tr("%1 distinct values: %2").arg(field.classes.size()).arg(classSummary(field, 3));
    return QObject::tr("same value for all samples: %1").arg(classSummary(field, 1));
}

}  // namespace

LabelCandidates::LabelCandidates(QWidget* parent)
    : QWidget(parent)
    , m_fields(new QTableWidget(0, 2, this))
    , m_more(new QPushButton(this))
{
    m_fields->setObjectName(QStringLiteral("labelCandidates"));
    m_fields->setAccessibleName(tr("Candidates for the label"));
    m_fields->setToolTip(
        tr("Click the field that contains the class labels; the most likely field is listed first"));
    m_fields->setHorizontalHeaderLabels({tr("Label field"), tr("Classes and sample counts")});
    m_fields->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_fields->horizontalHeader()->setStretchLastSection(true);
    m_fields->horizontalHeader()->setHighlightSections(false);
    m_fields->verticalHeader()->hide();
    m_fields->verticalHeader()->setDefaultSectionSize(m_fields->fontMetrics().height() + 6);
    m_fields->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_fields->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_fields->setSelectionMode(QAbstractItemView::SingleSelection);
    m_fields->setShowGrid(false);
    m_fields->setTabKeyNavigation(false);
    addCopyActions(*m_fields);
    m_more->setObjectName(QStringLiteral("moreLabels"));
    m_more->setCheckable(true);
    m_more->setToolTip(
        tr("Fields with the same value for all samples, or a different value for almost every sample"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_fields, 1);
    layout->addWidget(m_more, 0, Qt::AlignLeft);
    connect(m_fields, &QTableWidget::itemSelectionChanged, this, &LabelCandidates::labelChosen);
    connect(m_more, &QPushButton::toggled, this, &LabelCandidates::unfold);
}

int LabelCandidates::addRow(const QString& name, const QString& value, const QString& classes, bool isQuiet)
{
    const int row = m_fields->rowCount();
    m_fields->insertRow(row);
    auto* item = new QTableWidgetItem(name);
    item->setData(Qt::UserRole, value);
    auto* summary = new QTableWidgetItem(classes);
    for (QTableWidgetItem* cell : {item, summary}) {
        cell->setToolTip(cell->text());
        if (isQuiet)
            cell->setForeground(Theme::of(palette()).muted);
    }
    m_fields->setItem(row, 0, item);
    m_fields->setItem(row, 1, summary);
    return row;
}

void LabelCandidates::showFields(const DatasetPtr& dataset, const std::string& label)
{
    const QSignalBlocker quiet(m_fields);
    m_fields->setRowCount(0);
    m_folded = 0;
    int current = -1;
    const auto add = [&](const LabelCandidate& candidate, const QString& classes) {
        const QString name = QString::fromStdString(candidate.field->name);
        const int row = addRow(nameText(name), name, classes, candidate.use != LabelUse::Useful);
        if (candidate.field->name == label)
            current = row;
    };
    const std::vector<LabelCandidate> candidates =
        dataset ? rankedLabels(*dataset) : std::vector<LabelCandidate>();
    const auto isShown = [&](const LabelCandidate& candidate) {
        return candidate.use == LabelUse::Useful || candidate.field->name == label;
    };
    for (const LabelCandidate& candidate : candidates)
        if (isShown(candidate))
            add(candidate, classSummary(*candidate.field, mostClasses));
    if (dataset) {
        const int none = addRow(tr("none"), {}, tr("without labels"), false);
        if (current < 0)
            current = none;
    }
    for (const LabelCandidate& candidate : candidates)
        if (!isShown(candidate)) {
            add(candidate, uselessSummary(*candidate.field, candidate.use));
            ++m_folded;
        }
    m_fields->setCurrentCell(current, 0);
    m_fields->resizeColumnToContents(0);
    m_fields->setColumnWidth(0, std::min(m_fields->columnWidth(0), inText(mostNameWidth)));
    m_more->setVisible(m_folded > 0);
    unfold(m_more->isChecked());
}

void LabelCandidates::unfold(bool isUnfolded)
{
    for (int row = m_fields->rowCount() - m_folded; row < m_fields->rowCount(); ++row)
        m_fields->setRowHidden(row, !isUnfolded && row != m_fields->currentRow());
    m_more->setText(isUnfolded      ? tr("Fewer")
                    : m_folded == 1 ? tr("1 more field, constant or unique per sample")
                                    : tr("%1 more fields, constant or unique per sample").arg(m_folded));
}

std::string LabelCandidates::chosen() const
{
    const QTableWidgetItem* item =
        m_fields->currentRow() >= 0 ? m_fields->item(m_fields->currentRow(), 0) : nullptr;
    return item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
}

}  // namespace fuzzylens::ui
