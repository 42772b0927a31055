// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/features/value_groups.h"
#include "ui/views/objective/linear_scale.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace fuzzylens::ui {

/// The values of a feature in words.
struct ValueTitle
{
    QString name;
    QString detail;  // annotation, weights, contribution
};

/// Where the parts of a strip chart are: a row for each class, values from left to right.
struct StripLayout
{
    QRectF title;
    QRectF names;
    QRectF plot;
    QRectF axis;
    LinearScale scale;
    double pitch = 0;
    double marker = 0;  // diameter

    static StripLayout of(const QRectF& area, const ValueGroups& groups, const QFont& font);
    QRectF row(int group) const;
    QPointF place(const ValueGroups& groups, int group, int sample) const;
    /// The nearest sample within @p reach; -1 when there is none.
    int sampleAt(const ValueGroups& groups, const QPointF& point, double reach) const;
    /// Samples with values between two places along the axis.
    std::vector<int> samplesBetween(const ValueGroups& groups, double from, double to) const;
};

/// When points become one image, and how fine it is.
struct PointDetail
{
    int imageBeyond = 20000;  // this many samples
    double resolution = 4;    // its pixels in a unit of the painter
};

/// Title, axis, grid, boxes and points.
void paintStrips(QPainter& painter, const ValueGroups& groups, const ValueTitle& title, const StripLayout& layout,
                 const QFont& font, const Theme& theme, const PointDetail& detail);
/// A ring around every selected sample.
void paintRings(QPainter& painter, const ValueGroups& groups, const StripLayout& layout,
                const std::vector<bool>& selected, const Theme& theme, const PointDetail& detail);

}  // namespace fuzzylens::ui
