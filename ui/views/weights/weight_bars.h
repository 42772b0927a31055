// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/number_format.h"
#include "ui/theme/theme.h"
#include "ui/views/weights/weight_ranking.h"

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
    int focusRow = -1;
    std::vector<double>
        kept;  // per row: the bar of the reference fit, relative to its longest; empty: no reference
    QString referenceHeading;  // which that is: "▬ kept: scaling lsq · 3 of its first 12 are here"; empty also
    std::vector<bool> marked;  // a row each; empty: there are no marks
    QString marksHeading;      // explanation of the marks: "◆ 3 of 12 in CYCLE"; empty: there are none
    std::vector<bool> informative;  // a row each, known to be informative; empty: nothing is known
    QString informativeHeading;     // "● known informative: 3 of the first 3"; empty also

    bool isMarked(int row) const { return !marked.empty() && marked[std::size_t(row)]; }
    bool isInformative(int row) const { return !informative.empty() && informative[std::size_t(row)]; }
    /// Makes room for the values of all rows, those below 0 too.
    void setExtent(double longestValue);
    /// Of the longest, with its sign.
    double share(int row) const;
    int size() const { return int(rows.size()); }
    /// What the bar shows, and the other of weight and contribution.
    double value(int row) const;
    double other(int row) const;
    NumberFormat valueFormat() const;
    NumberFormat otherFormat() const;
};

/// Where the parts of such a chart are. Rows never get closer than a line of text is high, if @p area allows.
struct BarLayout
{
    QRectF referenceHeading;    // above all; without height where no fit is kept
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

    QRectF row(const QRectF& column, int row) const;
    QRectF bar(int row, double share) const;           // at the left of zero where the share is below 0
    QRectF referenceBar(int row, double share) const;  // the same beneath it, thin
    int rowAt(const QPointF& point) const;             // -1: none
};

/// Of a bar in focus, and of the others.
QColor focusColor(const Theme& theme);
QColor barColor(const Theme& theme);

/// Headings, marks, names (elided in the middle), values at the ends of the bars, right column.
void paintBarTexts(QPainter& painter, const WeightBars& bars, const BarLayout& layout, const QFont& font,
                   const Theme& theme);
/// All of it, bars included, in fonts as large as @p area allows and @p font says at most.
void paintWeightBars(QPainter& painter, const WeightBars& bars, const QRectF& area, QFont font,
                     const Theme& theme);

}  // namespace fuzzylens::ui
