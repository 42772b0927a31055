// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/core_text.h"
#include "ui/theme/theme.h"
#include "ui/views/heatmap/read_out.h"
#include "ui/views/preparation/stage.h"

#include <QFont>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// How the picture of a stage is drawn.
struct StageStyle
{
    QFont font;             // its size rules every distance
    double resolution = 1;  // device pixels a unit
    bool isVector = false;
    std::vector<QColor> colours;  // a sample of the stage each; empty: all equal
};

/// Highlighted samples and features of the stage.
struct StageMarks
{
    std::vector<bool> selected;  // a sample each; may be empty
    int sample = -1;             // under the pointer or the cursor
    int feature = -1;
};

/// The item at a position.
struct StageHit
{
    int sample = -1;
    int feature = -1;
    ReadOut readOut;
};

enum class StageKind { Histograms, MeanVariance, Missing };

/// One picture of the data at one stage, laid out in an area.
class StagePicture
{
public:
    StagePicture(StagePtr stage, const QRectF& area, StageStyle style)
        : m_stage(std::move(stage))
        , m_area(area)
        , m_style(std::move(style))
    {}
    virtual ~StagePicture() = default;

    const Stage& stage() const { return *m_stage; }
    /// Everything but what changes with the pointer and the selection.
    virtual void paint(QPainter& painter, const Theme& theme) const = 0;
    virtual void paintMarks(QPainter& painter, const Theme& theme, const StageMarks& marks) const = 0;
    virtual StageHit at(const QPointF& place) const = 0;
    /// The same for the marked item, and its position; for the keyboard cursor.
    virtual StageHit of(const StageMarks& marks, QPointF& place) const = 0;
    /// Where the cursor goes from @p marks by one step right and down (-1: left, up).
    virtual StageMarks moved(StageMarks marks, int right, int down) const = 0;

protected:
    const QRectF& area() const { return m_area; }
    const StageStyle& style() const { return m_style; }
    QString sampleName(int sample) const { return nameText(m_stage->data->sampleNames()[std::size_t(sample)]); }
    QString featureName(int feature) const
    {
        return nameText(m_stage->data->featureNames()[std::size_t(feature)]);
    }

private:
    StagePtr m_stage;
    QRectF m_area;
    StageStyle m_style;
};

std::unique_ptr<StagePicture> makeStagePicture(StageKind kind, StagePtr stage, const QRectF& area,
                                               StageStyle style);

}  // namespace fuzzylens::ui
