// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_axis.h"
#include "ui/views/preparation/stage_picture.h"

#include <QImage>

namespace fuzzylens::ui {

/// Variance against mean, a point a feature; where points lie over each other they are darker.
class MeanVariancePicture : public StagePicture
{
public:
    MeanVariancePicture(StagePtr stage, const QRectF& area, StageStyle style);

    void paint(QPainter& painter, const Theme& theme) const override;
    void paintMarks(QPainter& painter, const Theme& theme, const StageMarks& marks) const override;
    StageHit at(const QPointF& place) const override;
    StageHit of(const StageMarks& marks, QPointF& place) const override;
    StageMarks moved(StageMarks marks, int right, int down) const override;

    /// Where a feature is drawn; its mean and variance must be known.
    QPointF place(int feature) const;

private:
    bool isDrawn(int feature) const;
    StageHit hit(int feature) const;
    QImage cloud(const QColor& tone) const;

    PlotFrame m_frame;
};

}  // namespace fuzzylens::ui
