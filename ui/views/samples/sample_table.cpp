// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/samples/sample_table.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/table_copy.h"
#include "ui/scene/sample_selection.h"
#include "ui/theme/theme.h"
#include "ui/views/samples/sample_table_model.h"
#include "ui/views/samples/sample_table_proxy.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <algorithm>

namespace fuzzylens::ui {

/// Paints a cell of the sample table: tint of a selected or pointed-at row, marker of a class, bar of a
/// membership, and a prediction that differs from its label in the warning colour with a sign.
class SampleTableDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SampleTableDelegate(const SampleTableProxy* proxy, const SampleSelection& selection, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                  const Theme& theme) const;

    const SampleTableProxy* m_proxy;
    const SampleSelection& m_selection;
};

namespace {

using Kind = SampleTableModel::Kind;
constexpr int padding = 6, markerWidth = 14;

QColor tint(QColor color, double alpha)
{
    color.setAlphaF(float(alpha));
    return color;
}

/// A thin bar at the foot of the cell, as long as the membership is large.
void paintBar(QPainter& painter, const QRect& cell, double membership, const QColor& color)
{
    const QRectF track = QRectF(cell).adjusted(padding, 0, -padding, 0);
    painter.fillRect(QRectF(track.left(), cell.bottom() - 3, track.width() * membership, 2), color);
}

}  // namespace

SampleTableDelegate::SampleTableDelegate(const SampleTableProxy* proxy, const SampleSelection& selection,
                                         QObject* parent)
    : QStyledItemDelegate(parent)
    , m_proxy(proxy)
    , m_selection(selection)
{}

void SampleTableDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                                   const Theme& theme) const
{
    const int sample = m_proxy->mapToSource(index).row();
    if (sample < m_selection.size() && m_selection.contains(sample)) {
        painter.fillRect(option.rect, tint(theme.accent, theme.dark ? 0.26 : 0.16));
        if (index.column() == 0)
            painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
    }
    if (sample == m_selection.hovered())
        painter.fillRect(option.rect, tint(theme.text, 0.06));
}

void SampleTableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const Theme theme = Theme::of(option.widget ? option.widget->window()->palette() : option.palette);
    const Kind kind = Kind(index.data(SampleTableModel::KindRole).toInt());
    const int classIndex = index.data(SampleTableModel::ClassRole).toInt();
    const bool isWrong = kind == Kind::Predicted && index.data(SampleTableModel::WrongRole).toBool();
    QString text = index.data().toString();
    painter->save();
    paintRow(*painter, option, index, theme);
    QRect area = option.rect.adjusted(padding, 0, -padding, 0);
    if ((kind == Kind::Label || kind == Kind::Predicted) && classIndex >= 0) {
        painter->setRenderHint(QPainter::Antialiasing);
        drawMarker(*painter, Theme::classMarker(classIndex), QPointF(area.left() + 5, area.center().y() + 0.5), 8,
                   theme.classColor(classIndex), Qt::transparent);
        area.adjust(markerWidth, 0, 0, 0);
    }
    if (kind == Kind::Membership)
        paintBar(*painter, option.rect, index.data(SampleTableModel::NumberRole).toDouble(),
                 tint(theme.accent, 0.7));
    if (isWrong)
        text.prepend(QStringLiteral("≠ "));
    painter->setFont(option.font);
    painter->setPen(isWrong                                             ? theme.bad
                    : kind == Kind::Entropy || kind == Kind::Membership ? theme.muted
                                                                        : theme.text);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    painter->drawText(area, int(alignment), option.fontMetrics.elidedText(text, Qt::ElideMiddle, area.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

SampleTable::SampleTable(SampleTableProxy* proxy, SampleSelection& selection, QWidget* parent)
    : QTableView(parent)
    , m_proxy(proxy)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("samples.table"));
    setAccessibleName(tr("Samples"));
    setToolTip(tr("Select rows to select their samples in all views; click a heading to sort"));
    setModel(proxy);
    setItemDelegate(new SampleTableDelegate(proxy, selection, this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(&selection, &SampleSelection::changed, this, &SampleTable::follow);
    connect(&selection, &SampleSelection::hoveredChanged, viewport(), qOverload<>(&QWidget::update));
    connect(proxy, &QAbstractItemModel::layoutChanged, this, [this] { m_anchor = -1; });
}

void SampleTable::follow()
{
    viewport()->update();
    const bool isOfThese = m_proxy->sourceModel()->rowCount() == m_selection.size();
    if (m_isOwn || !isVisible() || m_selection.count() == 0 || !isOfThese)
        return;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        if (m_selection.contains(m_proxy->sampleAt(row))) {
            scrollTo(m_proxy->index(row, 0));
            return;
        }
}

std::vector<int> SampleTable::samplesBetween(int first, int last) const
{
    std::vector<int> samples;
    for (int row = std::min(first, last); row <= std::max(first, last); ++row)
        samples.push_back(m_proxy->sampleAt(row));
    return samples;
}

void SampleTable::toggle(int row)
{
    const int sample = m_proxy->sampleAt(row);
    m_selection.apply(m_selection.contains(sample) ? SelectMode::Subtract : SelectMode::Add, {sample});
}

void SampleTable::pick(int row, Qt::KeyboardModifiers modifiers)
{
    const QScopedValueRollback own(m_isOwn, true);
    const bool hasControl = modifiers.testFlag(Qt::ControlModifier);
    if (modifiers.testFlag(Qt::ShiftModifier) && m_anchor >= 0) {
        m_selection.apply(hasControl ? SelectMode::Add : SelectMode::Replace, samplesBetween(m_anchor, row));
        return;
    }
    m_anchor = row;
    if (hasControl)
        toggle(row);
    else
        m_selection.apply(modifiers.testFlag(Qt::AltModifier) ? SelectMode::Subtract : SelectMode::Replace,
                          {m_proxy->sampleAt(row)});
}

void SampleTable::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid()) {
        QTableView::mousePressEvent(event);
        return;
    }
    setCurrentIndex(index);
    pick(index.row(), event->modifiers());
    m_isDragging = event->modifiers() == Qt::NoModifier;
}

void SampleTable::mouseMoveEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    m_selection.setHovered(index.isValid() ? m_proxy->sampleAt(index.row()) : -1);
    if (!m_isDragging || !event->buttons().testFlag(Qt::LeftButton)) {
        QTableView::mouseMoveEvent(event);
        return;
    }
    if (index.isValid() && m_anchor >= 0) {
        const QScopedValueRollback own(m_isOwn, true);
        m_selection.apply(SelectMode::Replace, samplesBetween(m_anchor, index.row()));
        scrollTo(index);
    }
}

void SampleTable::mouseReleaseEvent(QMouseEvent* event)
{
    m_isDragging = false;
    QTableView::mouseReleaseEvent(event);
}

void SampleTable::leaveEvent(QEvent* event)
{
    m_selection.setHovered(-1);
    QTableView::leaveEvent(event);
}

bool SampleTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::SelectAll) || key.matches(QKeySequence::Copy) ||
            (key.modifiers() == Qt::ControlModifier && key.key() == Qt::Key_I))
            event->accept();
    }
    return QTableView::event(event);
}

void SampleTable::keyPressEvent(QKeyEvent* event)
{
    if (handleKey(*event))
        return;
    const QModelIndex before = currentIndex();
    QTableView::keyPressEvent(event);
    if (currentIndex() != before && currentIndex().isValid())
        m_selection.setHovered(m_proxy->sampleAt(currentIndex().row()));
}

bool SampleTable::handleKey(const QKeyEvent& event)
{
    const QScopedValueRollback own(m_isOwn, true);
    if (event.matches(QKeySequence::SelectAll)) {
        if (m_proxy->rowCount() > 0)
            m_selection.apply(SelectMode::Replace, samplesBetween(0, m_proxy->rowCount() - 1));
    } else if (event.matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(copiedText());
    } else if (event.modifiers() == Qt::ControlModifier && event.key() == Qt::Key_I) {
        m_selection.invert();
    } else if (event.key() == Qt::Key_Escape && m_selection.count() > 0) {
        m_selection.clear();
    } else if ((event.key() == Qt::Key_Space || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
               currentIndex().isValid()) {
        m_anchor = currentIndex().row();
        toggle(m_anchor);
    } else {
        return false;
    }
    return true;
}

/// Those of the selected samples, else the current one.
std::vector<int> SampleTable::copiedRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        if (m_selection.contains(m_proxy->sampleAt(row)))
            rows.push_back(row);
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(currentIndex().row());
    return rows;
}

void SampleTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu;
    if (const QModelIndex at = indexAt(event->pos()); at.isValid())
        menu.addAction(tr("&Explain this sample"), this,
                       [this, sample = m_proxy->sampleAt(at.row())] {
                           m_selection.apply(SelectMode::Replace, {sample});
                           emit explanationRequested();
                       })
            ->setObjectName(QStringLiteral("explainThisSample"));
    menu.addAction(tr("&Copy rows"), QKeySequence::Copy, this,
                   [this] { QGuiApplication::clipboard()->setText(copiedText()); })
        ->setObjectName(QStringLiteral("copyRows"));
    QStringList names;
    for (const int row : copiedRows())
        names << m_proxy->index(row, 0).data().toString();
    addCopyNames(menu, tr("Copy &names"), names);
    menu.exec(event->globalPos());
}

QString SampleTable::copiedText() const
{
    const std::vector<int> rows = copiedRows();
    const auto* source = static_cast<const SampleTableModel*>(m_proxy->sourceModel());
    QStringList titles;
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        titles << m_proxy->headerData(column, Qt::Horizontal).toString();
    QString text = titles.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < m_proxy->columnCount(); ++column)
            cells << source->csvText(m_proxy->sampleAt(row), column);
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

QString SampleTable::csv() const
{
    const auto* source = static_cast<const SampleTableModel*>(m_proxy->sourceModel());
    QStringList cells;
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        cells << csvField(m_proxy->headerData(column, Qt::Horizontal).toString());
    QString text = csvLine(cells);
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < m_proxy->columnCount(); ++column)
            cells << csvField(source->csvText(m_proxy->sampleAt(row), column));
        text += csvLine(cells);
    }
    return text;
}

}  // namespace fuzzylens::ui

#include "sample_table.moc"
