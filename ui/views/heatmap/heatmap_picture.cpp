// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/heatmap_picture.h"

#include "ui/plot/number_format.h"
#include "ui/theme/cluster_text.h"
#include "ui/theme/text_line.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <set>

namespace fuzzylens::ui {

namespace {

constexpr double widestName = 0.3;  // share of the area for names
constexpr double leastPitch = 0.6;  // line heights from one row name to the next
constexpr int leastOnPaper = 5;     // points of a row name in a figure: smaller ones are not read

constexpr double ringDiameter = 0.55;  // line heights

/// Largest width of the names at @p positions of an axis, for @p font.
double widthOfNames(const HeatmapAxis& axis, const QFont& font)
{
    double width = 0;
    for (int position = 0; position < axis.count; ++position)
        width = std::max(width, textWidth(axis.name(position), font));
    return width;
}

/// Elided to @p room, most names of an axis are the same text and thus useless.
bool lookAlike(const HeatmapAxis& axis, double room, const QFont& font)
{
    QSet<QString> texts;
    for (int position = 0; position < axis.count; ++position)
        texts.insert(fittingClusterText(axis.name(position), room, font));
    return 2 * texts.size() < axis.count;
}

}  // namespace

HeatmapPicture::HeatmapPicture(HeatmapModelPtr model, const QRectF& area, HeatmapStyle style)
    : m_model(std::move(model))
    , m_style(std::move(style))
    , m_em(QFontMetricsF(m_style.font).height())
    , m_gap(0.2 * m_em)
    , m_columnFont(m_style.font)
{
    place(area);
    const auto snapped = [this](double length) {
        return std::round(length * m_style.resolution) / m_style.resolution;
    };
    m_cells = QRectF(QPointF(snapped(m_cells.left()), snapped(m_cells.top())),
                     QPointF(snapped(m_cells.right()), snapped(m_cells.bottom())));
    const int gap = m_style.isVector ? 0 : std::max(1, int(std::lround(m_gap * m_style.resolution)));
    const auto pixels = [this](double length) { return int(std::lround(length * m_style.resolution)); };
    m_rows = AxisLayout(m_model->rows.count, m_model->rows.groupStarts, pixels(m_cells.height()), gap);
    m_columns = AxisLayout(m_model->columns.count, m_model->columns.groupStarts, pixels(m_cells.width()), gap);
}

void HeatmapPicture::place(QRectF area)
{
    placeLegend(area);
    const double numbers = widthOfBarNumbers() + 0.5 * m_em;
    const double names = m_style.hasLegend ? 1.2 * m_em : 0;
    m_colourBar = QRectF(area.right() - names - numbers - 0.9 * m_em, area.top(), 0.9 * m_em, area.height());
    area.setRight(m_colourBar.left() - 1.4 * m_em);

    const double height = area.height() - 3 * m_em;  // what the cells will get, about
    if (const int count = m_model->rows.count; count > 0 && height / count >= leastRow()) {
        const double width = std::min(widthOfNames(m_model->rows, rowFont()) + 1, widestName * area.width());
        m_rowNames = QRectF(area.left(), area.top(), width, area.height());
        area.setLeft(m_rowNames.right() + 0.5 * m_em);
    }
    if (m_model->samplesAlong == Qt::Vertical) {
        placeSamples(area);
        placeBottom(area);
    } else {
        placeBottom(area);
        placeSamples(area);
    }
    m_cells = area;
    for (QRectF* beside : {&m_rowNames, &m_colourBar}) {
        beside->setTop(m_cells.top());
        beside->setBottom(m_cells.bottom());
    }
    m_colourBar.setHeight(std::min(m_colourBar.height(), 18 * m_em));
    for (QRectF& strip : m_strips)
        if (m_model->samplesAlong == Qt::Vertical)
            strip.setBottom(m_cells.bottom());
    if (m_model->samplesAlong == Qt::Vertical)
        m_lane.setBottom(m_cells.bottom());
}

std::vector<HeatmapPicture::LegendEntry> HeatmapPicture::legendEntries() const
{
    std::vector<LegendEntry> entries;
    if (m_style.hasLegend && !m_model->strips.empty()) {
        const HeatmapStrip& strip = m_model->strips.front();
        entries.push_back({LegendEntry::Title, -1, strip.name, {}});
        const std::set<int> present(strip.codes.begin(), strip.codes.end());
        for (int code = 0; code < strip.classes.size(); ++code)
            if (present.contains(code))
                entries.push_back({LegendEntry::Class, code, strip.classes[code], {}});
        if (present.contains(-1))
            entries.push_back({LegendEntry::Class, -1, QCoreApplication::translate("Heatmap", "unlabelled"), {}});
    }
    if (!m_model->marks.empty())
        entries.push_back({LegendEntry::Marks, -1, m_model->markName, {}});
    if (m_style.hasRings)
        entries.push_back({LegendEntry::Ring,
                           -1,
                           QCoreApplication::translate("Heatmap", "misclassified in cross-validation"),
                           {}});
    return entries;
}

/// In as many lines as they need, at most a third of the area.
void HeatmapPicture::placeLegend(QRectF& area)
{
    const double line = 1.2 * m_em, lowest = area.top() + area.height() / 3;
    QPointF at = area.topLeft();
    for (LegendEntry& entry : legendEntries()) {
        const double square = entry.kind == LegendEntry::Title ? 0 : m_em;
        entry.text = elidedText(entry.text, m_style.font, Qt::ElideMiddle, area.width() - square);
        entry.place = QRectF(at, QSizeF(square + textWidth(entry.text, m_style.font), line));
        if (entry.place.right() > area.right() && at.x() > area.left())
            entry.place.moveTopLeft(QPointF(area.left(), at.y() + line));
        if (entry.place.bottom() > lowest && !m_legend.empty())
            break;
        at = QPointF(entry.place.right() + m_em, entry.place.top());
        m_legend.push_back(entry);
    }
    if (!m_legend.empty())
        area.setTop(m_legend.back().place.bottom() + 0.5 * m_em);
}

QStringList HeatmapPicture::barNumbers() const
{
    return {plainNumber(m_model->high), plainNumber((m_model->low + m_model->high) / 2),
            plainNumber(m_model->low)};
}

double HeatmapPicture::widthOfBarNumbers() const
{
    double width = textWidth(QStringLiteral("−0.5"), m_style.font);
    for (const QString& number : barNumbers())
        width = std::max(width, textWidth(number, m_style.font));
    return width;
}

void HeatmapPicture::placeSamples(QRectF& area)
{
    const double lane = 0.3 * m_em, strip = 0.6 * m_em, space = 0.25 * m_em;
    const double ring = m_style.hasRings ? ringDiameter * m_em : 0;
    if (m_model->samplesAlong == Qt::Vertical) {
        m_rings = QRectF(area.left(), area.top(), ring, area.height());
        area.setLeft(m_rings.right() + (ring > 0 ? space : 0));
        m_lane = QRectF(area.left(), area.top(), lane, area.height());
        area.setLeft(m_lane.right() + space);
        for (std::size_t i = 0; i < m_model->strips.size(); ++i) {
            m_strips.emplace_back(area.left(), area.top(), strip, area.height());
            area.setLeft(area.left() + strip + 1.6 * space);
        }
    } else {
        m_rings = QRectF(area.left(), area.top(), area.width(), ring);
        area.setTop(m_rings.bottom() + (ring > 0 ? space : 0));
        m_lane = QRectF(area.left(), area.top(), area.width(), lane);
        area.setTop(m_lane.bottom() + space);
        for (std::size_t i = 0; i < m_model->strips.size(); ++i) {
            m_strips.emplace_back(area.left(), area.top(), area.width(), strip);
            area.setTop(area.top() + strip + 1.6 * space);
        }
    }
}

/// By the factor @p share, on paper, as long as the names can be read.
void HeatmapPicture::shrinkColumnFont(double share)
{
    const int size = m_columnFont.pixelSize();
    if (m_style.hasLegend && share < 1)
        m_columnFont.setPixelSize(std::max(std::min(leastOnPaper, size), int(size * share)));
}

void HeatmapPicture::placeBottom(QRectF& area)
{
    const HeatmapAxis& columns = m_model->columns;
    if (!columns.groupNames.isEmpty()) {
        m_groupNames = QRectF(area.left(), area.bottom() - 1.1 * m_em, area.width(), 1.1 * m_em);
        area.setBottom(m_groupNames.top() - 0.3 * m_em);
    }
    const double width = columns.count > 0 ? area.width() / columns.count : 0;
    m_columnNamesAreUpright = width < 4 * m_em;
    shrinkColumnFont(width / (0.9 * m_em));
    if (width < 0.9 * QFontMetricsF(m_columnFont).height())
        return;
    double height = 1.1 * m_em;
    if (m_columnNamesAreUpright) {
        shrinkColumnFont(widestName * area.height() / (widthOfNames(columns, m_columnFont) + 2));
        const double whole = widthOfNames(columns, m_columnFont) + 2;
        height = std::min(whole, widestName * area.height());
        if (height < whole && lookAlike(columns, height, m_columnFont))
            return;
    }
    if (m_model->samplesAlong == Qt::Horizontal && !m_rowNames.isEmpty() &&
        area.height() - height - 1.5 * m_em < leastRow() * m_model->rows.count)
        return;  // names of features come first
    m_columnNames = QRectF(area.left(), area.bottom() - height, area.width(), height);
    area.setBottom(m_columnNames.top() - 0.35 * m_em);
}

QRectF HeatmapPicture::rowRect(Span rows) const
{
    const Span pixels = m_rows.pixelsOf(rows);
    return QRectF(m_cells.left(), m_cells.top() + pixels.first / m_style.resolution, m_cells.width(),
                  pixels.length() / m_style.resolution);
}

QRectF HeatmapPicture::columnRect(Span columns) const
{
    const Span pixels = m_columns.pixelsOf(columns);
    return QRectF(m_cells.left() + pixels.first / m_style.resolution, m_cells.top(),
                  pixels.length() / m_style.resolution, m_cells.height());
}

QRectF HeatmapPicture::sampleRect(Span positions) const
{
    return m_model->samplesAlong == Qt::Vertical ? rowRect(positions) : columnRect(positions);
}

QRectF HeatmapPicture::ringRect(int position) const
{
    const QPointF middle = sampleRect({position, position + 1}).center();
    const double side = ringDiameter * m_em;
    QRectF place(0, 0, side, side);
    place.moveCenter(m_model->samplesAlong == Qt::Vertical ? QPointF(m_rings.center().x(), middle.y())
                                                           : QPointF(middle.x(), m_rings.center().y()));
    return place;
}

int HeatmapPicture::rowAt(double y) const
{
    return m_rows.nearestCell(int(std::floor((y - m_cells.top()) * m_style.resolution)));
}

int HeatmapPicture::columnAt(double x) const
{
    return m_columns.nearestCell(int(std::floor((x - m_cells.left()) * m_style.resolution)));
}

int HeatmapPicture::positionAt(const QPointF& place) const
{
    return m_model->samplesAlong == Qt::Vertical ? rowAt(place.y()) : columnAt(place.x());
}

double HeatmapPicture::leastRow() const
{
    return m_style.hasLegend ? std::min(leastOnPaper, m_style.font.pixelSize()) : leastPitch * m_em;
}

QFont HeatmapPicture::rowFont() const
{
    QFont font = m_style.font;
    const double pitch = m_cells.height() / std::max(1, m_model->rows.count);
    const int full = font.pixelSize();
    const int least = m_style.hasLegend ? std::min(leastOnPaper, full) : int(std::floor(0.7 * full));
    if (m_cells.height() > 0 && pitch < m_em)
        font.setPixelSize(std::max({1, least, int(std::floor(full * pitch / m_em))}));
    return font;
}

}  // namespace fuzzylens::ui
