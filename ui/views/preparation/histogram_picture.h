// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_axis.h"
#include "ui/views/preparation/stage_picture.h"

#include <QPolygonF>

namespace fuzzylens::ui {

/// The values of every sample: a small histogram each when there are few samples, else lines over each other; of
/// very many samples the range, the middle 90 % and the middle half of the lines, and those marked.
class HistogramPicture : public StagePicture
{
public:
    static constexpr int mostMultiples = 12;

    HistogramPicture(StagePtr stage, const QRectF& area, StageStyle style);

    void paint(QPainter& painter, const Theme& theme) const override;
    void paintMarks(QPainter& painter, const Theme& theme, const StageMarks& marks) const override;
    StageHit at(const QPointF& place) const override;
    StageHit of(const StageMarks& marks, QPointF& place) const override;
    StageMarks moved(StageMarks marks, int right, int down) const override;

    bool isMultiples() const { return samples() <= mostMultiples; }
    /// The line of a sample through the middles of the bins.
    QPolygonF line(int sample) const;

private:
    int samples() const { return int(stage().histograms.samples()); }
    StageHit hit(int sample) const;
    QRectF multiple(int sample) const;  // its plot, names left out
    QColor colour(int sample, const Theme& theme) const;
    void placeMultiples();
    void paintMultiples(QPainter& painter, const Theme& theme) const;
    void paintMultiple(QPainter& painter, const Theme& theme, int sample, const QColor& colour) const;
    void paintBands(QPainter& painter, const Theme& theme) const;

    PlotFrame m_frame;
    double m_highest = 0;  // relative frequency of a bin
    int m_across = 1;      // small histograms side by side
    int m_down = 1;
};

}  // namespace fuzzylens::ui
