// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pairs/pair_table_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/table_copy.h"
#include "ui/theme/text_size.h"
#include "ui/views/pairs/pair_table_model.h"
#include "ui/views/table_figure.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {
constexpr int idleMilliseconds = 300;  // without a new fit, before rows are sorted again
constexpr int controlHeight = 24;
}  // namespace

PairTableView::PairTableView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_model(new PairTableModel(this))
    , m_proxy(new PairTableProxy(m_model, this))
    , m_table(new QTableView(this))
    , m_controls(new QWidget(this))
    , m_onlyViolated(new QToolButton(m_controls))
    , m_remove(new QToolButton(m_controls))
    , m_empty(new QLabel(this))
{
    setObjectName(QStringLiteral("pairs"));
    setAccessibleName(title());
    setFocusProxy(m_table);
    m_table->setObjectName(QStringLiteral("pairTable"));
    m_table->setAccessibleName(title());
    m_table->setToolTip(tr("Select rows to show their lines in the scatter plot; Delete removes them"));
    m_table->setModel(m_proxy);
    addCopyActions(*m_table, {PairTableModel::First, PairTableModel::Second});
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 7);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PairTableModel::Cost, Qt::DescendingOrder);
    m_empty->setObjectName(QStringLiteral("pairs.empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    buildControls();
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, m_proxy, &QSortFilterProxyModel::invalidate);
    connect(&scene.pairs(), &PairMarks::changed, this, &PairTableView::refresh);
    connect(&scene.pairs(), &PairMarks::selectionChanged, this, &PairTableView::showSelected);
    connect(&scene, &Scene::fitChanged, this, &PairTableView::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PairTableView::takeRows);
    m_wasApplicable = isApplicable();
    refresh();
}

void PairTableView::buildControls()
{
    m_controls->setObjectName(QStringLiteral("pairs.controls"));
    m_controls->hide();  // until a card shows them
    auto* layout = new QHBoxLayout(m_controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_onlyViolated->setObjectName(QStringLiteral("pairs.onlyViolated"));
    m_onlyViolated->setAccessibleName(tr("Only violated constraints"));
    m_onlyViolated->setToolTip(tr("Show only constraints that the fit violates"));
    m_onlyViolated->setCheckable(true);
    m_remove->setObjectName(QStringLiteral("pairs.remove"));
    m_remove->setText(tr("remove"));
    m_remove->setAccessibleName(tr("Remove selected constraints"));
    m_remove->setToolTip(tr("Remove the selected constraints (Delete)"));
    for (QToolButton* button : {m_onlyViolated, m_remove}) {
        button->setAutoRaise(true);
        button->setFixedHeight(inText(controlHeight));
        layout->addWidget(button);
    }
    connect(m_onlyViolated, &QToolButton::toggled, this, [this](bool on) {
        m_proxy->setOnlyViolated(on);
        showState();
    });
    connect(m_remove, &QToolButton::clicked, this, [this] { scene().pairs().removeSelected(); });
}

bool PairTableView::isApplicable() const
{
    const PairMarks& pairs = scene().pairs();
    return scene().fit() && (pairs.areGuiding() || !pairs.pairs().empty() || pairs.elsewhere() > 0);
}

void PairTableView::refresh()
{
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    m_isStale = true;
    if (isVisible())
        rebuild();
}

void PairTableView::rebuild()
{
    m_isStale = false;
    m_isOwn = true;
    m_model->setPairs(scene().fit(), scene().pairs().pairs());
    m_isOwn = false;
    showSelected();
    showState();
    m_idleTimer.start();
}

void PairTableView::rebuildIfStale() const
{
    if (m_isStale)
        const_cast<PairTableView*>(this)->rebuild();  // the table is a cache of the scene
}

/// A selection by the user in the table selects the samples in the plot.
void PairTableView::takeRows()
{
    if (m_isOwn)
        return;
    std::vector<int> rows;
    for (const int row : shownRows())
        rows.push_back(m_proxy->mapToSource(m_proxy->index(row, 0)).row());
    m_isOwn = true;
    scene().pairs().select(SelectMode::Replace, rows);
    m_isOwn = false;
    showState();
}

std::vector<int> PairTableView::shownRows() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    return rows;
}

/// Neighbouring rows as one range: Qt takes long over many.
QItemSelection PairTableView::rangesOf(const std::vector<int>& rows) const
{
    QItemSelection ranges;
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        ranges.append(QItemSelectionRange(m_proxy->index(rows[first], 0),
                                          m_proxy->index(rows[last], PairTableModel::columns - 1)));
        first = last + 1;
    }
    return ranges;
}

void PairTableView::showSelected()
{
    if (m_isOwn || m_isStale)
        return;
    const std::vector<int> selected = scene().pairs().selectedPairs();
    std::vector<int> rows;
    for (const int pair : selected)
        if (const QModelIndex index = m_proxy->mapFromSource(m_model->index(pair, 0)); index.isValid())
            rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    if (rows != shownRows()) {
        m_isOwn = true;
        m_table->selectionModel()->select(rangesOf(rows), QItemSelectionModel::ClearAndSelect);
        m_isOwn = false;
    }
    if (rows.size() == 1)
        m_table->scrollTo(m_proxy->index(rows.front(), 0));
    showState();
}

void PairTableView::showState()
{
    const PairMarks& pairs = scene().pairs();
    m_onlyViolated->setEnabled(pairs.violated() > 0 || m_onlyViolated->isChecked());
    m_onlyViolated->setText(pairs.violated() > 0 ? tr("only violated (%1)").arg(pairs.violated())
                                                 : tr("only violated"));
    m_remove->setEnabled(!pairs.selectedPairs().empty());
    const bool isEmpty = m_proxy->rowCount() == 0;
    m_table->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    if (!pairs.pairs().empty())
        m_empty->setText(tr("No constraint is violated."));
    else if (pairs.elsewhere() > 0)
        m_empty->setText(tr("All constraints involve excluded samples."));
    else
        m_empty->setText(tr("No constraints yet. Draw them in the scatter plot, or add them from labels or a "
                            "file: menu Constraints."));
}

bool PairTableView::event(QEvent* event)
{
    // Keys that mean something here are no shortcuts of the window while the table has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if ((key.key() == Qt::Key_Delete && key.modifiers() == Qt::NoModifier) ||
            (key.key() == Qt::Key_A && key.modifiers() == Qt::ControlModifier))
            event->accept();
    }
    return View::event(event);
}

void PairTableView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier)
        scene().pairs().removeSelected();
    else
        View::keyPressEvent(event);
}

void PairTableView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (m_isStale)
        rebuild();
}

QString PairTableView::description() const
{
    const PairMarks& pairs = scene().pairs();
    if (pairs.pairs().empty())
        return tr("No constraints to show.");
    return tr("Table of %n constraint(s), %1 of them violated.", nullptr, int(pairs.pairs().size()))
        .arg(pairs.violated());
}

void PairTableView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    rebuildIfStale();
    paintTable(painter, area, *m_proxy, theme, font(), [this](const QModelIndex& cell) {
        return cell.column() >= PairTableModel::State &&
               m_model->pair(m_proxy->mapToSource(cell).row()).isViolated;
    });
}

QString PairTableView::toCsv() const
{
    rebuildIfStale();
    QString text = csvLine({QStringLiteral("pair"), QStringLiteral("first"), QStringLiteral("second"),
                            QStringLiteral("state"), QStringLiteral("cost")});
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const int pair = m_proxy->mapToSource(m_proxy->index(row, 0)).row();
        text += csvLine({m_model->text(pair, PairTableModel::Kind), m_model->text(pair, PairTableModel::First),
                         m_model->text(pair, PairTableModel::Second), m_model->text(pair, PairTableModel::State),
                         csvNumber(m_model->pair(pair).cost)});
    }
    return text;
}

}  // namespace fuzzylens::ui
