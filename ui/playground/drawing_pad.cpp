// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playground/drawing_pad.h"

#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr double diameter = 7;  // of a marker
constexpr double apart = 9;     // pixels between the points of a stroke
constexpr double decimals = 1000;

}  // namespace

DrawingPad::DrawingPad(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("drawingPad"));
    setAccessibleName(tr("Points"));
    setToolTip(
        tr("Draw points, or change or erase them, with the mouse, or with the arrow keys and the space bar"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setCursor(Qt::CrossCursor);
}

QSize DrawingPad::sizeHint() const
{
    return {inText(260), inText(220)};
}

QSize DrawingPad::minimumSizeHint() const
{
    return {inText(160), inText(150)};
}

double DrawingPad::reach() const
{
    return inText(12);
}

void DrawingPad::setPoints(std::vector<PlacedSample> points)
{
    if (m_isDrawing || points == m_points)
        return;
    m_points = std::move(points);
    showArea();
    setAccessibleDescription(counted(qsizetype(m_points.size()), tr("point"), tr("points")));
    update();
}

void DrawingPad::setTool(Tool tool)
{
    m_tool = tool;
    update();
}

/// At least the square from -1 to 1, and all points with a margin.
void DrawingPad::showArea()
{
    constexpr double margin = 0.05;
    double low = -1, high = 1;
    for (const PlacedSample& point : m_points) {
        low = std::min({low, point.x, point.y});
        high = std::max({high, point.x, point.y});
    }
    const double around = margin * (high - low);
    m_area = QRectF(low - around, low - around, high - low + 2 * around, high - low + 2 * around);
}

QRectF DrawingPad::plotArea() const
{
    const double side = std::min(width(), height()) - 2.0;
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

QPointF DrawingPad::pixelOf(const QPointF& place) const
{
    const QRectF plot = plotArea();
    return {plot.left() + (place.x() - m_area.left()) / m_area.width() * plot.width(),
            plot.bottom() - (place.y() - m_area.top()) / m_area.height() * plot.height()};
}

QPointF DrawingPad::placeOf(const QPointF& pixel) const
{
    const QRectF plot = plotArea();
    const auto rounded = [](double value) { return std::round(value * decimals) / decimals; };
    return {rounded(m_area.left() + (pixel.x() - plot.left()) / plot.width() * m_area.width()),
            rounded(m_area.top() + (plot.bottom() - pixel.y()) / plot.height() * m_area.height())};
}

/// The tool at one place; no point is moved.
void DrawingPad::applyAt(const QPointF& pixel)
{
    if (!plotArea().contains(pixel))
        return;
    const auto isNear = [&](const PlacedSample& point) {
        return QLineF(pixelOf({point.x, point.y}), pixel).length() <= reach();
    };
    const QPointF place = placeOf(pixel);
    switch (m_tool) {
    case Tool::Draw:
        if (m_points.size() < mostPoints)
            m_points.push_back({place.x(), place.y(), m_class});
        break;
    case Tool::Paint:
        for (PlacedSample& point : m_points)
            if (isNear(point))
                point.classNumber = m_class;
        break;
    case Tool::Erase:
        std::erase_if(m_points, isNear);
    }
}

/// The tool at places the same distance apart on the way to @p pixel, however fast the pointer goes.
void DrawingPad::extendStroke(const QPointF& pixel)
{
    const std::vector<PlacedSample> before = m_points;
    while (QLineF(m_last, pixel).length() >= apart) {
        QLineF way(m_last, pixel);
        way.setLength(apart);
        m_last = way.p2();
        applyAt(m_last);
    }
    announce(before);
}

void DrawingPad::beginStroke(const QPointF& pixel)
{
    const std::vector<PlacedSample> before = m_points;
    m_last = pixel;
    emit strokeBegun();
    applyAt(pixel);
    announce(before);
}

void DrawingPad::announce(const std::vector<PlacedSample>& before)
{
    if (m_points == before)
        return;
    setAccessibleDescription(counted(m_points.size(), tr("point"), tr("points")));
    update();
    emit pointsChanged();
}

void DrawingPad::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_isDrawing = true;
    beginStroke(event->position());
}

void DrawingPad::mouseMoveEvent(QMouseEvent* event)
{
    m_cursor = event->position();
    m_showsCursor = true;
    if (m_isDrawing)
        extendStroke(m_cursor);
    update();
}

void DrawingPad::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    endStroke();
}

void DrawingPad::endStroke()
{
    if (std::exchange(m_isDrawing, false))
        emit strokeEnded();
}

/// The release of the button would not come any more.
void DrawingPad::hideEvent(QHideEvent* event)
{
    endStroke();
    QWidget::hideEvent(event);
}

void DrawingPad::leaveEvent(QEvent* event)
{
    m_showsCursor = hasFocus();
    update();
    QWidget::leaveEvent(event);
}

void DrawingPad::focusInEvent(QFocusEvent* event)
{
    if (!plotArea().contains(m_cursor))
        m_cursor = plotArea().center();
    m_showsCursor = true;
    update();
    QWidget::focusInEvent(event);
}

void DrawingPad::focusOutEvent(QFocusEvent* event)
{
    m_showsCursor = false;
    update();
    QWidget::focusOutEvent(event);
}

/// The keys that move and apply the tool are no shortcuts of the window meanwhile.
bool DrawingPad::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.modifiers() == Qt::NoModifier &&
            (key.key() == Qt::Key_Space || (key.key() >= Qt::Key_Left && key.key() <= Qt::Key_Down)))
            event->accept();
    }
    return QWidget::event(event);
}

void DrawingPad::keyPressEvent(QKeyEvent* event)
{
    QPointF step;
    switch (event->key()) {
    case Qt::Key_Left:
        step = {-apart, 0};
        break;
    case Qt::Key_Right:
        step = {apart, 0};
        break;
    case Qt::Key_Up:
        step = {0, -apart};
        break;
    case Qt::Key_Down:
        step = {0, apart};
        break;
    case Qt::Key_Space:
        beginStroke(m_cursor);
        emit strokeEnded();
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
    const QRectF plot = plotArea();
    m_cursor = {std::clamp(m_cursor.x() + step.x(), plot.left() + 1, plot.right() - 1),
                std::clamp(m_cursor.y() + step.y(), plot.top() + 1, plot.bottom() - 1)};
    update();
}

void DrawingPad::paintEvent(QPaintEvent* /*event*/)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plot = plotArea();
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.border, hasFocus() ? 2 : 1));
    painter.setBrush(theme.card);
    painter.drawRect(plot);
    painter.setClipRect(plot);
    for (const PlacedSample& point : m_points)
        drawMarker(painter, Theme::classMarker(point.classNumber - 1), pixelOf({point.x, point.y}), diameter,
                   theme.classColor(point.classNumber - 1), theme.card);
    if (!m_showsCursor)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, 1));
    if (m_tool == Tool::Draw) {
        drawMarker(painter, Theme::classMarker(m_class - 1), m_cursor, diameter, Qt::transparent,
                   theme.classColor(m_class - 1));
        painter.drawLine(m_cursor - QPointF(apart, 0), m_cursor + QPointF(apart, 0));
        painter.drawLine(m_cursor - QPointF(0, apart), m_cursor + QPointF(0, apart));
    } else {
        painter.setPen(QPen(m_tool == Tool::Paint ? theme.classColor(m_class - 1) : theme.text, 1.5));
        painter.drawEllipse(m_cursor, reach(), reach());
    }
}

}  // namespace fuzzylens::ui
