// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/density_image.h"
#include "ui/views/scatter/point_styles.h"
#include "ui/views/scatter/scatter_content.h"

#include <QPixmap>

#include <qcustomplot.h>

#include <array>
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

/// A cloud of samples stamped with ready-made markers, in sample order (samples without class first), so that no
/// class hides another. Only points inside the axes are drawn; where they are too many, their density
/// (densityImage).
class PointCloud : public QCPAbstractPlottable
{
    Q_OBJECT

public:
    PointCloud(QCPAxis* keyAxis, QCPAxis* valueAxis);

    /// What to draw; it must outlive the drawing. With @p only, just the samples marked in it, over a veil that
    /// dims everything beneath; nothing at all when none is marked.
    void setContent(const ScatterContent* content, const std::vector<bool>* only = nullptr);
    /// @p strongRim goes round marked samples unless they are tiny, @p rim round all others.
    void setColors(const QColor& rim, const QColor& strongRim, const QColor& veil);

    double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details = nullptr) const override;
    QCPRange getKeyRange(bool& foundRange, QCP::SignDomain inSignDomain = QCP::sdBoth) const override;
    QCPRange getValueRange(bool& foundRange, QCP::SignDomain inSignDomain = QCP::sdBoth,
                           const QCPRange& inKeyRange = QCPRange()) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;

private:
    void stamp(QCPPainter& painter, bool uncoloured, double ratio);
    bool drawDensity(QCPPainter& painter);
    void drawOnPaper(QCPPainter& painter) const;
    void drawMarkers(QPainter& painter) const;

    const ScatterContent* m_content = nullptr;
    const std::vector<bool>* m_only = nullptr;
    QColor m_rim, m_strongRim, m_veil;
    std::vector<LightCells> m_cells;                       // of the last density, to be used again
    std::array<MarkerSheet, PointSizes::levels> m_sheets;  // a size each; markers of one size are in the first
};

}  // namespace fuzzylens::ui
