// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/pointed_view.h"

#include "ui/tune/sweep.h"
#include "ui/tune/tune_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <utility>

namespace fuzzylens::ui {

PointedView::PointedView(Scene& scene, QWidget* parent)
    : View(scene, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

QString PointedView::originOf(const Sweep& sweep)
{
    const Dataset& prepared = *sweep.problem().data;
    return originText(settingsText(sweep.state().method, sweep.candidates().front(), sweep.problem().target,
                                   {sweep.axis().parameter}),
                      sweep.data()->origin().path, prepared.samples(), prepared.features(),
                      sweep.prepared().specs);
}

void PointedView::setCursor(int point)
{
    if (std::exchange(m_cursor, point) != point)
        update();
}

QString PointedView::cursorText() const
{
    return m_cursor < 0 ? QString()
                        : QLatin1Char(' ') + tip(m_cursor).replace(QLatin1Char('\n'), QLatin1String("; "));
}

void PointedView::contentChanged()
{
    follow();
    if (!isApplicable() || m_cursor >= points())
        m_cursor = -1;
    setAccessibleDescription(description());
    update();
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    emit shownChanged();
}

bool PointedView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int point = isApplicable() ? pointAt(help->pos()) : -1;
    if (point >= 0)
        QToolTip::showText(help->globalPos(), tip(point), this);
    else
        QToolTip::hideText();
    return true;
}

void PointedView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (isApplicable())
        return paint(painter, content(), font(), theme(), m_cursor);
    painter.setPen(theme().muted);
    painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, description());
}

void PointedView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (isApplicable())
        paint(painter, area, figureFont(), theme, -1);
}

void PointedView::mousePressEvent(QMouseEvent* event)
{
    if (!isApplicable() || event->button() != Qt::LeftButton)
        return View::mousePressEvent(event);
    if (const int point = pointAt(event->position()); point >= 0)
        choose(point);
}

void PointedView::mouseMoveEvent(QMouseEvent* event)
{
    if (isApplicable())
        setCursor(pointAt(event->position()));
}

void PointedView::leaveEvent(QEvent* event)
{
    View::leaveEvent(event);
    setCursor(-1);
}

void PointedView::keyPressEvent(QKeyEvent* event)
{
    const int from = m_cursor >= 0 ? m_cursor : firstPoint();
    if (!isApplicable() || from >= points())
        return View::keyPressEvent(event);
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        return choose(from);
    const std::optional<int> next = pointAfter(key, from);
    if (!next)
        return View::keyPressEvent(event);
    setCursor(*next);
    setAccessibleDescription(description());  // announced to screen readers
}

}  // namespace fuzzylens::ui
