// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weights_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTimerEvent>

namespace fuzzylens::ui {

namespace {

constexpr int frameMilliseconds = 16;

}  // namespace

WeightsChart::WeightsChart(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("weightsChart"));
    setAccessibleName(tr("Feature weights"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void WeightsChart::setBars(WeightBars bars, bool moves)
{
    m_bars = std::move(bars);
    arrange();
    if (!moves || !isVisible()) {
        stopMoving();
        return;
    }
    if (m_frames.isActive())
        m_motion.advance(secondsSinceFrame());
    m_motion.moveTo(m_bars);
    // Painted now, and next when a frame has passed: bars that follow a slider are painted once a fit.
    m_sinceFrame.start();
    m_frames.start(frameMilliseconds, Qt::PreciseTimer, this);
}

double WeightsChart::secondsSinceFrame() const
{
    return double(m_sinceFrame.nsecsElapsed()) * 1e-9;
}

void WeightsChart::stopMoving()
{
    m_frames.stop();
    m_motion.set(m_bars);
    update();
}

void WeightsChart::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_frames.timerId())
        return QWidget::timerEvent(event);
    if (!m_motion.advance(secondsSinceFrame()))
        m_frames.stop();
    m_sinceFrame.start();
    update();
}

void WeightsChart::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    stopMoving();
}

void WeightsChart::setFocused(int row, double share)
{
    m_bars.focusRow = row;
    m_bars.spread.focus = share;
    update();
}

void WeightsChart::arrange()
{
    m_layout = BarLayout::of(QRectF(rect()).adjusted(6, 0, -6, 0), m_bars, font());
    update();
}

void WeightsChart::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.card);
    if (m_bars.size() == 0) {
        painter.setPen(theme.muted);
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, m_bars.heading);
        return;
    }
    paintBars(painter, m_bars, m_motion.bars(), m_motion.longest(), m_layout, font(), theme);
    if (!hasFocus() || !m_showsFocus || m_bars.focusRow < 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(
        m_layout.row({0.5, m_layout.bars.top() + 0.5, width() - 1.0, 0}, m_bars.focusRow).adjusted(0, 0, 0, -1), 3,
        3);
}

void WeightsChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
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
    setCursor(m_layout.rowAt(event->position()) < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
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
    QWidget::focusInEvent(event);
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
}

void WeightsChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

}  // namespace fuzzylens::ui
