// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weights_chart.h"

#include <QBarSet>
#include <QChart>
#include <QHorizontalBarSeries>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QValueAxis>

#include <algorithm>

namespace fuzzylens::ui {

WeightsChart::WeightsChart(QWidget* parent)
    : QChartView(parent)
    , m_series(new QHorizontalBarSeries)
    , m_values(new QValueAxis(this))
    , m_rows(new QValueAxis(this))
{
    setObjectName(QStringLiteral("weightsChart"));
    setAccessibleName(tr("Feature weights"));
    viewport()->setAccessibleName(accessibleName());
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QChart* picture = chart();
    picture->setAnimationOptions(QChart::NoAnimation);
    picture->setBackgroundVisible(false);
    picture->setMargins({});
    picture->legend()->hide();
    picture->addSeries(m_series);
    m_series->setBarWidth(0.64);
    m_rows->setReverse(true);
    for (QValueAxis* axis : {m_values, m_rows})
        axis->setVisible(false);
    picture->addAxis(m_values, Qt::AlignBottom);
    picture->addAxis(m_rows, Qt::AlignLeft);
    m_series->attachAxis(m_values);
    m_series->attachAxis(m_rows);
    colour();
}

void WeightsChart::setBars(WeightBars bars)
{
    m_bars = std::move(bars);
    auto* set = new QBarSet(QString());
    for (int row = 0; row < m_bars.size(); ++row)
        set->append(m_bars.share(row));
    m_series->clear();
    m_series->append(set);
    m_values->setRange(m_bars.low, m_bars.high);
    m_rows->setRange(-0.5, std::max(1, m_bars.size()) - 0.5);
    colour();
    arrange();
}

void WeightsChart::setFocusRow(int row)
{
    if (row == m_bars.focusRow)
        return;
    m_bars.focusRow = row;
    colour();
    viewport()->update();
}

void WeightsChart::colour()
{
    const Theme theme = Theme::of(palette());
    setBackgroundBrush(theme.card);
    const QList<QBarSet*> sets = m_series->barSets();
    if (sets.isEmpty())
        return;
    QBarSet* set = sets.first();
    set->setPen(Qt::NoPen);
    set->setColor(barColor(theme));
    set->setSelectedColor(focusColor(theme));
    set->deselectAllBars();
    if (m_bars.focusRow >= 0)
        set->selectBar(m_bars.focusRow);
}

void WeightsChart::arrange()
{
    m_layout = BarLayout::of(QRectF(viewport()->rect()).adjusted(6, 0, -6, 0), m_bars, font());
    chart()->setPlotArea(m_layout.bars);
    viewport()->update();
}

void WeightsChart::drawForeground(QPainter* painter, const QRectF&)
{
    const Theme theme = Theme::of(palette());
    painter->save();
    painter->resetTransform();
    if (m_bars.size() == 0) {
        painter->setPen(theme.muted);
        painter->drawText(viewport()->rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                          m_bars.heading);
        painter->restore();
        return;
    }
    paintBarTexts(*painter, m_bars, m_layout, font(), theme);
    if (hasFocus() && m_showsFocus && m_bars.focusRow >= 0) {
        painter->setPen(QPen(theme.accent, 1));
        painter->setBrush(Qt::NoBrush);
        const QRectF row = m_layout.row(viewport()->rect(), m_bars.focusRow);
        painter->drawRoundedRect(QRectF(0.5, m_layout.bars.top() + m_bars.focusRow * m_layout.pitch + 0.5,
                                        row.width() - 1, m_layout.pitch - 1),
                                 3, 3);
    }
    painter->restore();
}

void WeightsChart::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    arrange();
}

void WeightsChart::mousePressEvent(QMouseEvent* event)
{
    const int row = m_layout.rowAt(event->position());
    if (event->button() != Qt::LeftButton || row < 0)
        return event->ignore();
    setFocus(Qt::MouseFocusReason);
    m_showsFocus = false;
    emit rowClicked(row);
}

void WeightsChart::mouseMoveEvent(QMouseEvent* event)
{
    viewport()->setCursor(m_layout.rowAt(event->position()) < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void WeightsChart::keyPressEvent(QKeyEvent* event)
{
    m_showsFocus = true;
    switch (event->key()) {
    case Qt::Key_Up:
        return emit stepped(-1);
    case Qt::Key_Down:
        return emit stepped(1);
    case Qt::Key_Home:
        return emit stepped(-m_bars.size());
    case Qt::Key_End:
        return emit stepped(m_bars.size());
    default:
        event->ignore();  // it has nothing to scroll
    }
}

void WeightsChart::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    viewport()->update();
}

void WeightsChart::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void WeightsChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
    if (event->type() == QEvent::FontChange)
        arrange();
}

}  // namespace fuzzylens::ui
