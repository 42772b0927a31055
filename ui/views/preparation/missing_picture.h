// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/preparation/stage_picture.h"

#include <QImage>

namespace fuzzylens::ui {

/// Where values are missing (features down, samples across) and where they were and have been filled. A single
/// missing value is seen however many cells a pixel stands for.
class MissingPicture : public StagePicture
{
public:
    MissingPicture(StagePtr stage, const QRectF& area, StageStyle style);

    void paint(QPainter& painter, const Theme& theme) const override;
    void paintMarks(QPainter& painter, const Theme& theme, const StageMarks& marks) const override;
    StageHit at(const QPointF& place) const override;
    StageHit of(const StageMarks& marks, QPointF& place) const override;
    StageMarks moved(StageMarks marks, int right, int down) const override;

    const QRectF& map() const { return m_map; }
    /// Where the block of a feature and a sample is drawn; at least a device pixel.
    QRectF block(int feature, int sample) const;

private:
    QImage image(const Theme& theme, const QSize& pixels) const;
    int blockRow(int feature) const;
    int blockColumn(int sample) const;
    StageHit hit(int row, int column) const;

    QRectF m_map;
};

}  // namespace fuzzylens::ui
