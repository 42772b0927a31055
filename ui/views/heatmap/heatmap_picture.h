// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/heatmap/axis_layout.h"
#include "ui/views/heatmap/heatmap_model.h"

#include <QFont>
#include <QRectF>

#include <vector>

namespace fuzzylens::ui {

/// How a heat map is drawn.
struct HeatmapStyle
{
    QFont font;                 // its pixel size rules every distance
    double resolution = 1;      // device pixels a unit
    bool isVector = false;      // one pixel a cell, scaled; else one pixel a device pixel
    bool hasLegend = false;     // names of classes and values, for exported figures
    bool hasRings = false;      // room for rings, and their legend
    std::vector<int> ringed{};  // samples: misclassified when left out
};

/// A heat map laid out in an area: where cells, strips, names and colour bar lie, and how they are drawn. On the
/// screen it is kept as long as model, size and font stay.
class HeatmapPicture
{
public:
    HeatmapPicture(HeatmapModelPtr model, const QRectF& area, HeatmapStyle style);

    const HeatmapModel& model() const { return *m_model; }
    const QRectF& cells() const { return m_cells; }
    const QRectF& rowNames() const { return m_rowNames; }  // empty when they do not fit
    const QRectF& columnNames() const { return m_columnNames; }
    const std::vector<QRectF>& strips() const { return m_strips; }
    const AxisLayout& rows() const { return m_rows; }
    const AxisLayout& columns() const { return m_columns; }

    /// Where the ring of the sample at @p position is drawn.
    QRectF ringRect(int position) const;
    /// Places of whole runs of cells, across the cells in the other direction.
    QRectF rowRect(Span rows) const;
    QRectF columnRect(Span columns) const;
    QRectF sampleRect(Span positions) const;
    /// The nearest row or column; -1 when there is none.
    int rowAt(double y) const;
    int columnAt(double x) const;
    int positionAt(const QPointF& place) const;

    /// Everything but what changes with the pointer and the selection.
    void paint(QPainter& painter, const Theme& theme) const;
    /// Marks the selected samples in their own thin lane. @p selected: a sample each.
    void paintSelection(QPainter& painter, const Theme& theme, const std::vector<bool>& selected) const;

private:
    /// A name with its colour, above the cells.
    struct LegendEntry
    {
        enum Kind { Title, Class, Marks, Ring };
        Kind kind = Title;
        int code = -1;  // of a class; -1 unlabelled
        QString text;
        QRectF place;
    };

    void place(QRectF area);
    std::vector<LegendEntry> legendEntries() const;
    void placeLegend(QRectF& area);
    void placeBottom(QRectF& area);
    void shrinkColumnFont(double share);
    void placeSamples(QRectF& area);
    QStringList barNumbers() const;  // at the colour bar, from the top
    double widthOfBarNumbers() const;
    double leastRow() const;  // height of a row that has its name
    QFont rowFont() const;
    void paintCells(QPainter& painter, const Theme& theme) const;
    void paintMarks(QPainter& painter, const Theme& theme) const;
    void paintStrips(QPainter& painter, const Theme& theme) const;
    void paintRings(QPainter& painter, const Theme& theme) const;
    void paintGaps(QPainter& painter, const Theme& theme) const;
    void paintRowNames(QPainter& painter, const Theme& theme) const;
    void paintColumnNames(QPainter& painter, const Theme& theme) const;
    void paintGroupNames(QPainter& painter, const Theme& theme) const;
    void paintColourBar(QPainter& painter, const Theme& theme) const;
    void paintLegend(QPainter& painter, const Theme& theme) const;

    HeatmapModelPtr m_model;
    HeatmapStyle m_style;
    double m_em;   // line height of the font
    double m_gap;  // between groups
    QFont m_columnFont;
    QRectF m_cells, m_rowNames, m_columnNames, m_groupNames, m_lane, m_rings, m_colourBar;
    std::vector<LegendEntry> m_legend;
    bool m_columnNamesAreUpright = false;
    std::vector<QRectF> m_strips;
    AxisLayout m_rows, m_columns;
};

}  // namespace fuzzylens::ui
