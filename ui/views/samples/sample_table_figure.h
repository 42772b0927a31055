// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace fuzzylens::ui {

class SampleTableProxy;

/// A sample table on paper, in units of 1/72 inch: as many rows and columns as @p area takes, and a last line that
/// says how many rows follow.
void paintSampleTable(QPainter& painter, const QRectF& area, const SampleTableProxy& table, const Theme& theme,
                      const QFont& font);

}  // namespace fuzzylens::ui
