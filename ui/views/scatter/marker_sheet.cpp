// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/marker_sheet.h"

#include "ui/views/scatter/scatter_content.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

void MarkerSheet::prepare(const std::vector<PointStyle>& styles, const QColor& outline, double diameter,
                          double ratio)
{
    const auto same = [](const PointStyle& a, const PointStyle& b) {
        return a.marker == b.marker && a.fill == b.fill && a.outline == b.outline;
    };
    if (outline == m_outline && diameter == m_diameter && ratio == m_ratio &&
        std::equal(styles.begin(), styles.end(), m_styles.begin(), m_styles.end(), same))
        return;
    m_styles = styles;
    m_outline = outline;
    m_diameter = diameter;
    m_ratio = ratio;
    // Room for the widest marker, a star, and its outline; odd, so that the centre is a pixel.
    m_side = 2 * int(std::ceil((diameter * 0.64 + 1) * ratio)) + 1;
    m_pixmaps.assign(styles.size() * ScatterContent::opacityLevels, {});
}

const QPixmap& MarkerSheet::marker(int style, int level)
{
    QPixmap& pixmap = m_pixmaps[std::size_t(style * ScatterContent::opacityLevels + level)];
    if (pixmap.isNull())
        pixmap = draw(m_styles[std::size_t(style)], level);
    return pixmap;
}

QPixmap MarkerSheet::draw(const PointStyle& style, int level) const
{
    QPixmap pixmap(m_side, m_side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(ScatterContent::opacityOf(level));
    drawMarker(painter, style.marker, QPointF(m_side, m_side) / 2.0, m_diameter * m_ratio, style.fill,
               style.outline.isValid() ? style.outline : m_outline);
    return pixmap;
}

}  // namespace fuzzylens::ui
