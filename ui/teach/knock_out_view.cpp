// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/knock_out_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/plot/table_copy.h"
#include "ui/plot/table_sorting.h"
#include "ui/teach/playback.h"
#include "ui/theme/core_text.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/table_figure.h"

#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int sortRole = Qt::UserRole, rowRole = Qt::UserRole + 1;

QStandardItem* cell(const QString& text, const QVariant& sortValue, Qt::Alignment alignment)
{
    auto* item = new QStandardItem(text);
    item->setData(sortValue, sortRole);
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    return item;
}

}  // namespace

KnockOutView::KnockOutView(Scene& scene, MovedWeights& moved, QWidget* parent)
    : View(scene, parent)
    , m_moved(moved)
    , m_start(new QToolButton)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_empty(new QLabel(this))
{
    setObjectName(QStringLiteral("knockOutView"));
    setAccessibleName(title());
    setFocusProxy(m_table);
    m_start->setObjectName(QStringLiteral("knockOutStart"));
    m_start->setText(tr("Knock out"));
    m_start->setToolTip(wrappedTip(tr("Set the weight of each leading feature to zero by itself, and list the "
                                      "samples that change")));
    m_start->setFixedHeight(inText(26));
    m_start->setProperty("isChoice", true);  // with a border
    m_start->setFocusPolicy(Qt::TabFocus);
    connect(m_start, &QToolButton::clicked, this, &KnockOutView::start);
    m_sorted->setSourceModel(&m_cells);
    m_sorted->setSortRole(sortRole);
    m_table->setObjectName(QStringLiteral("knockOutTable"));
    m_table->setAccessibleName(title());
    m_table->setToolTip(tr("Select a row to select the samples that change; click a heading to sort"));
    m_table->setModel(m_sorted);
    sortByHeadings(*m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    addCopyActions(*m_table);
    m_empty->setObjectName(QStringLiteral("knockOutEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &KnockOutView::selectSamples);
    connect(&m_moved, &MovedWeights::fitReplaced, this, &KnockOutView::followFit);
    m_job.onFinished(this, [this](quint64, const Found& found) {
        if (found)
            m_knockOuts = *found;
        fill();
    });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        m_error = message;
        showMissing();
    });
    fill();
    followFit();
}

KnockOutView::~KnockOutView()
{
    delete m_start;  // wherever the card has put it
}

/// The rows are those of another fit.
void KnockOutView::followFit()
{
    m_job.cancel();
    m_fit = m_moved.fit();
    m_error.clear();
    if (std::exchange(m_knockOuts, {}).empty())
        showMissing();
    else
        fill();
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
}

void KnockOutView::start()
{
    if (!isApplicable())
        return;
    m_error.clear();
    const std::vector<int> features = m_moved.leadingFeatures(MovedWeights::allClusters, mostFeatures);
    static_cast<void>(m_job.request([fit = m_fit, features](const Progress& progress) {
        const Result& result = *fit->result;
        return fuzzylens::knockOuts(method(result.method), problemOf(*fit), result.parameters, result.outcome,
                                    features, progress);
    }));
    showMissing();
}

void KnockOutView::fill()
{
    m_cells.clear();
    m_cells.setHorizontalHeaderLabels({tr("Feature"), tr("Weight"), tr("Correct"), tr("Changed"), tr("Samples")});
    const QString tips[] = {
        tr("Feature whose weight is set to zero"), tr("Weight in the fit, mean of the clusters"),
        tr("Samples that are classified correctly, or whose cluster matches the class"),
        tr("Number of samples whose predicted class or cluster changes"), tr("Names of the samples that change")};
    for (int column = 0; column < m_cells.columnCount(); ++column) {
        const bool isNumber = column > 0 && column < 4;
        m_cells.setHeaderData(column, Qt::Horizontal, wrappedTip(tips[column]), Qt::ToolTipRole);
        m_cells.setHeaderData(column, Qt::Horizontal,
                              int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                              Qt::TextAlignmentRole);
    }
    for (std::size_t row = 0; row < m_knockOuts.size(); ++row) {
        const KnockOut& one = m_knockOuts[row];
        const double weight = m_moved.fittedWeight(int(one.feature), MovedWeights::allClusters);
        const bool isKnown = one.problem.isEmpty();
        const QString correct = !isKnown || one.effect.labelled == 0
                                    ? QStringLiteral("–")
                                    : tr("%1 of %2").arg(one.effect.correct).arg(one.effect.labelled);
        const int changes = int(one.effect.changed.size());
        const QString names = isKnown ? sampleNames(*m_fit, one.effect.changed) : shownSentence(one.problem);
        auto* feature =
            cell(m_fit->featureLabel(int(one.feature)), m_fit->featureLabel(int(one.feature)), Qt::AlignLeft);
        feature->setData(int(row), rowRole);
        m_cells.appendRow({feature, cell(numberText(weight), weight, Qt::AlignRight),
                           cell(correct, isKnown ? one.effect.correct : -1, Qt::AlignRight),
                           cell(isKnown ? QString::number(changes) : QStringLiteral("–"), isKnown ? changes : -1,
                                Qt::AlignRight),
                           cell(names, names, Qt::AlignLeft)});
        m_cells.item(int(row), 4)->setToolTip(wrappedTip(names));
    }
    m_table->resizeColumnsToContents();
    showMissing();
}

void KnockOutView::showMissing()
{
    const QString text = missing();
    m_table->setVisible(text.isEmpty());
    m_empty->setVisible(!text.isEmpty());
    m_empty->setText(text);
    setAccessibleDescription(description());
    emit shownChanged();
}

QString KnockOutView::missing() const
{
    if (!isApplicable())
        return m_moved.problem();
    if (!m_error.isEmpty())
        return m_error;
    if (m_job.isBusy())
        return tr("Computing…");
    return m_knockOuts.empty()
               ? tr("Click “Knock out” to set the weight of each leading feature to zero by itself.")
               : QString();
}

QString KnockOutView::description() const
{
    if (const QString text = missing(); !text.isEmpty())
        return text;
    int changing = 0;
    for (const KnockOut& one : m_knockOuts)
        changing += !one.effect.changed.empty();
    return tr("%1 knocked out, each by itself; samples change for %2 of them.")
        .arg(counted(m_knockOuts.size(), tr("feature"), tr("features")), QString::number(changing));
}

const KnockOut& KnockOutView::shownAt(int row) const
{
    return m_knockOuts[std::size_t(m_sorted->index(row, 0).data(rowRole).toInt())];
}

void KnockOutView::selectSamples()
{
    std::vector<bool> selected(std::size_t(scene().selection().size()));
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return;
    for (const QModelIndex& index : rows)
        for (const int sample : shownAt(index.row()).effect.changed)
            selected[std::size_t(sample)] = true;
    scene().selection().set(std::move(selected));
}

void KnockOutView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    paintTable(painter, area, *m_sorted, theme, figureFont(), [](const QModelIndex&) { return false; });
}

QString KnockOutView::toCsv() const
{
    QString text = csvLine({QStringLiteral("feature"), QStringLiteral("weight"), QStringLiteral("correct"),
                            QStringLiteral("labelled"), QStringLiteral("changed"), QStringLiteral("samples")});
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const KnockOut& one = shownAt(row);
        QStringList names;
        for (const int sample : one.effect.changed)
            names << m_fit->sampleName(sample);
        const bool isKnown = one.problem.isEmpty();
        text += csvLine({m_fit->featureLabel(int(one.feature)),
                         csvNumber(m_moved.fittedWeight(int(one.feature), MovedWeights::allClusters)),
                         isKnown ? QString::number(one.effect.correct) : QString(),
                         isKnown ? QString::number(one.effect.labelled) : QString(),
                         isKnown ? QString::number(one.effect.changed.size()) : QString(),
                         names.join(QLatin1String("; "))});
    }
    return text;
}

}  // namespace fuzzylens::ui
