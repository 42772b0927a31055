// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/stage_picture.h"

#include "ui/views/preparation/histogram_picture.h"
#include "ui/views/preparation/mean_variance_picture.h"
#include "ui/views/preparation/missing_picture.h"

namespace fuzzylens::ui {

std::unique_ptr<StagePicture> makeStagePicture(StageKind kind, StagePtr stage, const QRectF& area,
                                               StageStyle style)
{
    switch (kind) {
    case StageKind::Histograms:
        return std::make_unique<HistogramPicture>(std::move(stage), area, std::move(style));
    case StageKind::MeanVariance:
        return std::make_unique<MeanVariancePicture>(std::move(stage), area, std::move(style));
    case StageKind::Missing:
        break;
    }
    return std::make_unique<MissingPicture>(std::move(stage), area, std::move(style));
}

}  // namespace fuzzylens::ui
