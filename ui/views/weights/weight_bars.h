// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/number_format.h"
#include "ui/theme/theme.h"
#include "ui/views/weights/weight_ranking.h"
#include "ui/views/weights/weight_spread.h"

#include <QFont>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace fuzzylens::ui {

/// What a bar chart of features says: on screen, on paper and as CSV.
struct WeightBars
{
    std::vector<RankedFeature> rows;
    QStringList names;     // a row each; may repeat
    QString heading;       // above the bars: "weight · 42 of 7,129 effective"
    QString otherHeading;  // above the right column; empty: no such column
    QString briefHeading;  // a shorter form, where there is little room; empty: there is none
    QString effective;     // "42 of 7,129 effective"
    WeightOrder order = WeightOrder::ByWeight;
    double longest = 1;        // the size of the value that a full bar stands for
    double low = 0, high = 1;  // the least and the greatest share of it that there is room for; low at most 0
    double even = 0;           // the value of every feature if all had the same; 0: not shown
    int focusRow = -1;
    std::vector<double> kept;  // per row: the value of the reference fit; empty: no reference
    QString referenceHeading;  // which that is: "▬ kept: scaling lsq · 3 of its first 12 are here"; empty also
    std::vector<bool> marked;  // a row each; empty: there are no marks
    QString marksHeading;      // explanation of the marks: "◆ 3 of 12 in CYCLE"; empty: there are none
    std::vector<bool> informative;  // a row each, known to be informative; empty: nothing is known
    QString informativeHeading;     // "● known informative: 3 of the first 3"; empty also
    WeightSpread spread;            // of all features, above all
    QString spreadHeading;          // "all 7,129 features · ┆ even share 0.00014"

    bool isMarked(int row) const { return !marked.empty() && marked[std::size_t(row)]; }
    bool isInformative(int row) const { return !informative.empty() && informative[std::size_t(row)]; }
    /// Makes room for the values of all rows, those below 0 too. @param longestValue what a full bar stands for;
    /// above 0.
    void setExtent(double longestValue);
    /// The size of the longest bar, those of the reference too.
    double longestValue() const;
    int size() const { return int(rows.size()); }
    /// What the bar shows, and the other of weight and contribution.
    double value(int row) const;
    double other(int row) const;
    NumberFormat valueFormat() const;
    NumberFormat otherFormat() const;
};

/// The least of 1, 2 and 5 times a power of ten that is not below @p value, which is above 0.
double roundedUp(double value);

/// A bar as it is painted. While bars move it may be between two rows, of a value between two, and half visible.
struct PaintedBar
{
    int feature = -1;
    QString name, valueText, otherText;
    bool isMarked = false, isInformative = false;
    double value = 0;
    double kept = 0;
    double row = 0;
    double opacity = 1;
};

/// The bars where they belong, in the order of their rows.
std::vector<PaintedBar> barsAtRest(const WeightBars& bars);

/// Where the parts of such a chart are. Rows never get closer than a line of text is high, if @p area allows.
struct BarLayout
{
    QRectF spreadHeading;       // above all; without height where there is no histogram
    QRectF spread;              // the histogram of all features, also
    QRectF referenceHeading;    // below it; without height where no fit is kept
    QRectF marksHeading;        // below it; without height where there are no marks
    QRectF informativeHeading;  // below it; without height also
    QRectF heading;             // of the bars
    QRectF otherHeading;        // of the right column
    QRectF marks;               // column of marks, all rows; without width where there are none
    QRectF informative;         // column of the features known to be informative, also
    QRectF names;               // column of names, all rows
    QRectF bars;                // the full bars, all rows
    QRectF others;              // column of the other numbers
    double valueWidth = 0;
    double pitch = 0;  // from row to row
    double zero = 0;   // where bars begin
    double unit = 0;   // the length of the longest bar
    double low = 0, high = 1;

    static BarLayout of(const QRectF& area, const WeightBars& bars, const QFont& font);
    /// The least height in which every name can be read.
    static double leastHeight(const WeightBars& bars, const QFont& font);

    /// @param row may be between two.
    QRectF row(const QRectF& column, double row) const;
    QRectF bar(double row, double share) const;           // at the left of zero where the share is below 0
    QRectF referenceBar(double row, double share) const;  // the same beneath it, thin
    int rowAt(const QPointF& point) const;                // -1: none
};

/// Of a bar in focus, and of the others.
QColor focusColor(const Theme& theme);
QColor barColor(const Theme& theme);

/// Histogram, headings and the bars @p painted, of which a full one stands for @p longest.
void paintBars(QPainter& painter, const WeightBars& bars, const std::vector<PaintedBar>& painted, double longest,
               const BarLayout& layout, const QFont& font, const Theme& theme);
/// All of it at rest, in fonts as large as @p area allows and @p font says at most.
void paintWeightBars(QPainter& painter, const WeightBars& bars, const QRectF& area, QFont font,
                     const Theme& theme);

}  // namespace fuzzylens::ui
