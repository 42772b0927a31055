// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_picture.h"

#include "ui/views/scatter/kept_range.h"
#include "ui/views/scatter/point_styles.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <QPainter>

#include <algorithm>

namespace fuzzylens::ui {

void paintRunPicture(QPainter& painter, const QRectF& area, const Fit& fit, const Theme& theme)
{
    AxisChoice choice;
    choice.data = fit.result->outcome.embedding.cols() == 0;
    choice.principal = !fit.result->outcome.probes.empty() && fit.result->outcome.embedding.cols() > 4;
    if (choice.data && !hasDataPlane(fit))
        return;
    const ScatterCoordinates at = ScatterCoordinates::of(fit, choice);
    const PointStyles styles = PointStyles::of(Scene::colouringByTarget(fit), fit.samples(), theme);
    const AxisRange x = rangeOf(at.x), y = rangeOf(at.y);
    const double diameter = std::clamp(area.height() / 14 * markerDiameter(fit.samples()) / 11, 1.5, 6.0);
    const QRectF inside = area.adjusted(diameter, diameter, -diameter, -diameter);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int sample = 0; sample < at.samples(); ++sample) {
        const std::size_t i = std::size_t(sample);
        const PointStyle& style = styles.styles[styles.styleOf[i]];
        const QPointF center(inside.left() + inside.width() * (at.x[i] - x.lower) / x.extent(),
                             inside.bottom() - inside.height() * (at.y[i] - y.lower) / y.extent());
        drawMarker(painter, style.marker, center, diameter, style.fill, Qt::transparent);
    }
    painter.restore();
}

}  // namespace fuzzylens::ui
