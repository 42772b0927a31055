// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/trials_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/table_copy.h"
#include "ui/plot/table_sorting.h"
#include "ui/theme/counted.h"
#include "ui/tune/trial_model.h"
#include "ui/tune/tune_controller.h"
#include "ui/views/table_figure.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace fuzzylens::ui {

TrialsView::TrialsView(Scene& scene, TuneController& tune, QWidget* parent)
    : TuneView(scene, tune, parent)
    , m_model(new TrialModel(tune, this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("trialsView"));
    setAccessibleName(title());
    setFocusProxy(m_table);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(TrialModel::SortValue);
    m_table->setObjectName(QStringLiteral("trialsTable"));
    m_table->setAccessibleName(title());
    m_table->setToolTip(tr("Double-click a row to set its parameters; click a heading to sort"));
    m_table->setModel(m_sorted);
    sortByHeadings(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    addCopyActions(*m_table);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        this->tune().apply(std::size_t(index.data(TrialModel::Candidate).toULongLong()));
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_table->resizeColumnsToContents(); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
}

QString TrialsView::shown() const
{
    return counted(tune().finished().size(), tr("trial"), tr("trials")) + QLatin1Char('.');
}

void TrialsView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    paintTable(painter, area, *m_sorted, theme, figureFont(), [](const QModelIndex&) { return false; });
}

QString TrialsView::toCsv() const
{
    QString text = csvLine(m_model->csvHeading());
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        text += csvLine(m_model->csvFields(m_sorted->mapToSource(m_sorted->index(row, 0)).row()));
    return text;
}

}  // namespace fuzzylens::ui
