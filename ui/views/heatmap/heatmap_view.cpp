// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/heatmap_view.h"

#include "ui/plot/number_format.h"
#include "ui/theme/text_size.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int screenFont = 11;  // px, at ordinary text
constexpr double padding = 12;  // px around the picture on screen

}  // namespace

HeatmapView::HeatmapView(Scene& scene, QWidget* parent)
    : View(scene, parent)
{
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&scene, &Scene::fitChanged, this, [this] {
        const FitPtr& fit = this->scene().fit();
        if (!fit || fit->result->method != m_ringedMethod || fit->result->target.kind != Target::Kind::Classes)
            m_ringedMethod.reset();
        invalidate();
    });
    connect(&scene, &Scene::membershipKindChanged, this, &HeatmapView::invalidate);
    connect(&scene, &Scene::colouringChanged, this, &HeatmapView::invalidate);
    connect(&scene, &Scene::leftOutClassesChanged, this, &HeatmapView::updateRings);
    connect(&scene.selection(), &SampleSelection::changed, this, [this] { update(); });
    connect(&scene.selection(), &SampleSelection::hoveredChanged, this, [this] { update(); });
}

void HeatmapView::setModel(HeatmapModelPtr model)
{
    m_model = std::move(model);
    m_isStale = false;
    if (!m_model || m_current.row >= m_model->rows.count || m_current.column >= m_model->columns.count)
        m_current = {};
    m_anchor = m_dragEnd = -1;
    setAccessibleDescription(description());
    dropPicture();
}

void HeatmapView::invalidate()
{
    m_isStale = true;
    if (isVisible())
        rebuild();
}

void HeatmapView::dropPicture()
{
    m_picture.reset();
    m_image = QImage();
    update();
}

const HeatmapPicture* HeatmapView::picture()
{
    if (m_isStale && !isVisible())
        rebuildNow();
    if (!m_model || m_model->cells.isEmpty())
        return nullptr;
    if (!m_picture)
        m_picture.emplace(m_model, QRectF(rect()).adjusted(padding, padding / 2, -padding, -padding),
                          HeatmapStyle{pictureFont(inText(screenFont)), devicePixelRatioF(), false, false,
                                       m_ringedMethod.has_value(), ringed()});
    return &*m_picture;
}

std::vector<int> HeatmapView::ringed() const
{
    const FitPtr& fit = scene().fit();
    return fit && int(m_model->positionOf.size()) == fit->samples() ? scene().misclassified() : std::vector<int>();
}

void HeatmapView::updateRings()
{
    m_ringedMethod.reset();
    if (!scene().misclassified().empty())
        m_ringedMethod.emplace(scene().fit()->result->method);
    dropPicture();
}

QString HeatmapView::ringsText() const
{
    const std::size_t count = scene().misclassified().size();
    return count == 0   ? QString()
           : count == 1 ? tr(" One sample is misclassified in cross-validation; it is marked with a ring.")
                        : tr(" %1 samples are misclassified in cross-validation; they are marked with rings.")
                              .arg(countText(qint64(count)));
}

QFont HeatmapView::pictureFont(double pixelSize) const
{
    QFont result = font();
    result.setPixelSize(int(std::lround(pixelSize)));
    return result;
}

void HeatmapView::drawStatic()
{
    const double ratio = devicePixelRatioF();
    m_image =
        QImage(QSize(int(std::ceil(width() * ratio)), int(std::ceil(height() * ratio))), QImage::Format_RGB32);
    m_image.fill(theme().card);
    QPainter painter(&m_image);
    painter.scale(ratio, ratio);
    m_picture->paint(painter, theme());
    painter.end();
    m_image.setDevicePixelRatio(ratio);
}

void HeatmapView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!picture()) {
        painter.fillRect(rect(), theme().card);
        painter.setPen(theme().muted);
        painter.setFont(pictureFont(inText(screenFont) + 1));
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, emptyText());
        return;
    }
    if (m_image.isNull() || m_image.devicePixelRatio() != devicePixelRatioF()) {
        m_picture.reset();
        picture();
        drawStatic();
    }
    painter.drawImage(QPointF(0, 0), m_image);
    m_picture->paintSelection(painter, theme(), scene().selection().selected());
    paintSetMarks(painter);
    paintMarks(painter);
    if (m_dragEnd < 0)
        paintReadOut(painter, currentReadOut(), m_pointer, QRectF(rect()).adjusted(2, 2, -2, -2),
                     pictureFont(inText(screenFont)), theme());
}

/// Left of the cells, as large as the row height and the free width allow.
void HeatmapView::paintSetMarks(QPainter& painter) const
{
    const Theme colours = theme();
    for (int row = 0; row < m_model->rows.count; ++row) {
        if (!isInMarkedSet(row))
            continue;
        const QRectF place = m_picture->rowRect({row, row + 1});
        const double size = std::clamp(place.height(), 2.0, 0.5 * inText(screenFont));
        drawMarker(painter, Marker::Diamond, {place.left() - 0.25 * inText(screenFont), place.center().y()}, size,
                   colours.text, colours.text);
    }
}

void HeatmapView::paintMarks(QPainter& painter) const
{
    const Theme colours = theme();
    const auto outline = [&](const QRectF& place) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.card, 3));
        painter.drawRect(place);
        painter.setPen(QPen(colours.text, 1));
        painter.drawRect(place);
    };
    if (const int row = markedRow(); row >= 0 && row < m_model->rows.count)
        outline(m_picture->rowRect({row, row + 1}).adjusted(-1.5, -1.5, 1.5, 1.5));
    if (m_dragEnd >= 0) {
        const auto [first, last] = std::minmax(m_anchor, m_dragEnd);
        outline(m_picture->sampleRect({first, last + 1}).adjusted(-1.5, -1.5, 1.5, 1.5));
        return;
    }
    const int hovered = scene().selection().hovered();
    if (hovered >= 0 && hovered < int(m_model->positionOf.size())) {
        const int position = m_model->positionOf[std::size_t(hovered)];
        outline(m_picture->sampleRect({position, position + 1}).adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

ReadOut HeatmapView::currentReadOut() const
{
    if (!m_model || m_isStale || m_current.row < 0 || m_current.column < 0)
        return {};
    return readOut(m_current.row, m_current.column);
}

bool HeatmapView::isOnMap(const QPointF& place) const
{
    if (!m_picture)
        return false;
    QRectF map = m_picture->cells();
    for (const QRectF& strip : m_picture->strips())
        map = map.united(strip);
    return map.united(m_picture->rowNames()).adjusted(-2, -2, 2, 2).contains(place);
}

HeatmapView::Cell HeatmapView::cellAt(const QPointF& place) const
{
    return isOnMap(place) ? Cell{m_picture->rowAt(place.y()), m_picture->columnAt(place.x())} : Cell{};
}

int HeatmapView::positionOf(Cell cell) const
{
    return m_model->samplesAlong == Qt::Vertical ? cell.row : cell.column;
}

void HeatmapView::setCurrent(Cell cell)
{
    if (cell != m_current) {
        m_current = cell;
        const int position = m_model && cell.row >= 0 ? positionOf(cell) : -1;
        scene().selection().setHovered(position < 0 ? -1 : m_model->sampleAt[std::size_t(position)]);
        if (m_cursorIsKeyboard) {
            setAccessibleDescription(currentReadOut().text());
            QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
            QAccessible::updateAccessibility(&changed);
        }
    }
    update();
}

std::vector<int> HeatmapView::samplesBetween(int a, int b) const
{
    const auto [first, last] = std::minmax(a, b);
    return {m_model->sampleAt.begin() + first, m_model->sampleAt.begin() + last + 1};
}

void HeatmapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !picture())
        return View::mousePressEvent(event);
    m_cursorIsKeyboard = false;
    m_pressed = event->position();
    const Cell cell = cellAt(m_pressed);
    m_anchor = cell.row >= 0 ? positionOf(cell) : -1;
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event)
{
    if (!picture())
        return;
    m_cursorIsKeyboard = false;
    m_pointer = event->position();
    if ((event->buttons() & Qt::LeftButton) && m_anchor >= 0) {
        const int position = m_picture->positionAt(m_pointer);
        if (m_dragEnd >= 0 || (m_pointer - m_pressed).manhattanLength() > 4)
            m_dragEnd = position;
    }
    setCurrent(cellAt(m_pointer));
}

void HeatmapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !picture())
        return View::mouseReleaseEvent(event);
    const SelectMode mode = selectMode(event->modifiers());
    const int anchor = std::exchange(m_anchor, -1), dragEnd = std::exchange(m_dragEnd, -1);
    if (dragEnd >= 0 && anchor >= 0) {
        scene().selection().apply(mode, samplesBetween(anchor, dragEnd));
    } else if (anchor < 0) {
        if (mode == SelectMode::Replace && !isOnMap(event->position()))
            scene().selection().clear();
    } else {
        const Cell cell = cellAt(m_pressed);
        if (!m_picture->rowNames().adjusted(-2, 0, 2, 0).contains(m_pressed) ||
            m_model->samplesAlong == Qt::Vertical)
            scene().selection().apply(mode, {m_model->sampleAt[std::size_t(positionOf(cell))]});
        cellClicked(cell.row, cell.column);
    }
    update();
}

void HeatmapView::leaveEvent(QEvent*)
{
    if (!m_cursorIsKeyboard)
        setCurrent({});
}

void HeatmapView::focusOutEvent(QFocusEvent* event)
{
    if (std::exchange(m_cursorIsKeyboard, false))
        setCurrent({});
    View::focusOutEvent(event);
}

void HeatmapView::moveCursor(Cell cell, bool extends)
{
    const int from = m_current.row >= 0 ? positionOf(m_current) : -1;
    cell.row = std::clamp(cell.row, 0, m_model->rows.count - 1);
    cell.column = std::clamp(cell.column, 0, m_model->columns.count - 1);
    m_cursorIsKeyboard = true;
    const QRectF place = m_picture->rowRect({cell.row, cell.row + 1})
                             .intersected(m_picture->columnRect({cell.column, cell.column + 1}));
    m_pointer = place.center();
    setCurrent(cell);
    if (!extends) {
        m_anchor = -1;
        return;
    }
    if (m_anchor < 0)
        m_anchor = from < 0 ? positionOf(cell) : from;
    scene().selection().apply(SelectMode::Replace, samplesBetween(m_anchor, positionOf(cell)));
}

void HeatmapView::keyPressEvent(QKeyEvent* event)
{
    if (!picture())
        return View::keyPressEvent(event);
    Cell cell = m_current.row < 0 ? Cell{0, 0} : m_current;
    const bool isFirst = m_current.row < 0, extends = event->modifiers().testFlag(Qt::ShiftModifier);
    const int rowPage = std::max(1, m_model->rows.count / 10);
    switch (event->key()) {
    case Qt::Key_Left:
        cell.column -= isFirst ? 0 : 1;
        break;
    case Qt::Key_Right:
        cell.column += isFirst ? 0 : 1;
        break;
    case Qt::Key_Up:
        cell.row -= isFirst ? 0 : 1;
        break;
    case Qt::Key_Down:
        cell.row += isFirst ? 0 : 1;
        break;
    case Qt::Key_PageUp:
        cell.row -= rowPage;
        break;
    case Qt::Key_PageDown:
        cell.row += rowPage;
        break;
    case Qt::Key_Home:
        (m_model->samplesAlong == Qt::Vertical ? cell.row : cell.column) = 0;
        break;
    case Qt::Key_End:
        (m_model->samplesAlong == Qt::Vertical ? cell.row : cell.column) = m_model->samples().count - 1;
        break;
    case Qt::Key_Escape:
        if (scene().selection().count() == 0)
            return View::keyPressEvent(event);
        scene().selection().clear();
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        if (m_current.row < 0)
            return;
        const int sample = m_model->sampleAt[std::size_t(positionOf(m_current))];
        const bool takesAway = event->key() == Qt::Key_Space && scene().selection().contains(sample);
        scene().selection().apply(takesAway ? SelectMode::Subtract : SelectMode::Add, {sample});
        cellClicked(m_current.row, m_current.column);
        return;
    }
    default:
        return View::keyPressEvent(event);
    }
    moveCursor(cell, extends);
}

void HeatmapView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    dropPicture();
}

void HeatmapView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (m_isStale)
        rebuild();
}

void HeatmapView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dropPicture();
    View::changeEvent(event);
}

std::optional<HeatmapStrip> HeatmapView::colouringStrip(const std::vector<int>& sampleAt) const
{
    const Colouring& colouring = scene().colouring();
    HeatmapStrip strip{colouring.name, colouring.classes, {}, {}};
    if (colouring.byClass()) {
        if (colouring.classes.isEmpty() || colouring.codes.size() != sampleAt.size())
            return {};
        for (const int sample : sampleAt)
            strip.codes.push_back(colouring.codes[std::size_t(sample)]);
        return strip;
    }
    if (colouring.numbers.size() != sampleAt.size())
        return {};
    double low = INFINITY, high = -INFINITY;
    for (const double number : colouring.numbers)
        if (std::isfinite(number)) {
            low = std::min(low, number);
            high = std::max(high, number);
        }
    for (const int sample : sampleAt)
        strip.numbers.push_back(
            float(high > low ? (colouring.numbers[std::size_t(sample)] - low) / (high - low) : 0.5));
    return strip;
}

QString HeatmapView::classText(int sample) const
{
    const Colouring& colouring = scene().colouring();
    const auto i = std::size_t(sample);
    if (colouring.byClass()) {
        const int code = i < colouring.codes.size() ? colouring.codes[i] : -1;
        return code >= 0 && code < colouring.classes.size() ? colouring.classes[code] : QString();
    }
    return i < colouring.numbers.size() && std::isfinite(colouring.numbers[i])
               ? QStringLiteral("%1 %2").arg(colouring.name, plainNumber(colouring.numbers[i], 4))
               : QString();
}

void HeatmapView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (m_isStale)
        rebuildNow();
    const QFont font = figureFont(7);
    if (!m_model || m_model->cells.isEmpty()) {
        painter.setFont(font);
        painter.setPen(theme.muted);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, emptyText());
        return;
    }
    const bool isVector = painter.paintEngine()->type() != QPaintEngine::Raster;
    constexpr double vectorResolution = 20;  // places are rounded to this part of a point
    const bool hasRings = !scene().misclassified().empty();
    const double resolution = isVector ? vectorResolution : painter.deviceTransform().m11();
    const HeatmapPicture picture(m_model, area,
                                 HeatmapStyle{font, resolution, isVector, true, hasRings, ringed()});
    picture.paint(painter, theme);
    m_figureHasNames = !picture.rowNames().isEmpty();
}

}  // namespace fuzzylens::ui
