// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_axis.h"
#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// Five numbers of a batch: quartiles by linear interpolation (R's type 7), whiskers at the outermost values
/// within 1.5 interquartile ranges of the quartiles (Tukey).
struct BoxSummary
{
    int count = 0;
    double lowWhisker = 0, lowQuartile = 0, median = 0, highQuartile = 0, highWhisker = 0;

    /// @p values without NaN, in any order.
    static BoxSummary of(std::vector<double> values);
};

/// The values of one feature by class: what a strip chart with boxes shows.
struct ValueGroups
{
    struct Group
    {
        QString name;
        int code = -1;             // class, for colour and marker; -1 unlabelled or all
        std::vector<int> samples;  // with a value
        BoxSummary box;
    };
    std::vector<Group> groups;
    std::vector<double> values;  // a sample each; NaN missing
    int missing = 0;

    /// @p fit needs data. By the classes of @p colouring when it has any, else by those of the fit's target, else
    /// all in one group; the unlabelled last. Classes without a sample are left away.
    static ValueGroups of(const Fit& fit, const Colouring& colouring, int feature);
    bool isEmpty() const { return groups.empty(); }
};

/// Where sample @p sample stands across its strip, in [-0.5, 0.5]: evenly spread and always the same.
double jitter(int sample);

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
    PlotAxis scale;
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
enum class StripRing { Selected, Misclassified };

/// A ring around every sample with true in @p ringed: a sample each.
void paintRings(QPainter& painter, const ValueGroups& groups, const StripLayout& layout,
                const std::vector<bool>& ringed, StripRing ring, const Theme& theme, const PointDetail& detail);

}  // namespace fuzzylens::ui
