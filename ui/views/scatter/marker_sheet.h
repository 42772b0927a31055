// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/point_styles.h"

#include <QPixmap>

#include <vector>

namespace fuzzylens::ui {

/// Antialiased markers drawn once each, in device pixels, for stamping a cloud of points. Drawn when first asked
/// for.
class MarkerSheet
{
public:
    /// Forgets the markers if anything differs from before. @p diameter in logical pixels.
    void prepare(const std::vector<PointStyle>& styles, const QColor& outline, double diameter, double ratio);

    /// The marker of style @p style at opacity level @p level of ScatterContent; its device pixel ratio is 1.
    const QPixmap& marker(int style, int level);
    /// Side of every marker's pixmap in device pixels.
    int side() const { return m_side; }

private:
    QPixmap draw(const PointStyle& style, int level) const;

    std::vector<PointStyle> m_styles;
    QColor m_outline;
    double m_diameter = 0, m_ratio = 0;
    int m_side = 0;
    std::vector<QPixmap> m_pixmaps;  // style by style, a level each; null until drawn
};

}  // namespace fuzzylens::ui
