// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"
#include "ui/views/spectrum/eigenvalue_frame.h"
#include <QFont>
#include <QRectF>
#include <QString>

#include <array>
#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// The eigenvalues that a reduction of the samples goes by, and how similar the samples are after it.
struct SpectrumChart
{
    enum class Use { Trivial, Dimension, None };
    /// Mean similarity of labelled samples, under one of its formulas.
    struct Similarity
    {
        QString name;                 // "Gaussian"
        std::array<double, 2> means;  // of pairs inside a class, of pairs across classes
    };

    bool areVariances = false;   // of principal components, descending; else of a graph's Laplacian, ascending
    std::vector<double> values;  // in order, the first ones
    int trivial = 0;             // of them at the start, that are the same for all samples
    int dimensions = 0;          // that follow, and are the coordinates of the samples
    int clusters = 0;
    double total = 0;  // variance of the data; 0: not known
    std::vector<Similarity> similarities;
    QString vanishing;  // that the linearised one vanishes, in a sentence; empty: it does not

    static SpectrumChart of(const Fit& fit);
    bool isEmpty() const { return values.empty(); }
    int size() const { return int(values.size()); }
    Use use(int index) const;
    /// How many values stand before the gap that speaks for as many clusters as there are, and before the widest
    /// one; 0: there is none.
    int belowClusters() const;
    int belowWidest() const;
    double gapAfter(int below) const;

    QString heading() const;  // what the values are
    QString axis() const;     // the quantity they are ordered by
    /// "eigenvalue 3: 0.21 · dimension 2"; of -1 what the gaps are.
    QString text(int index) const;
    /// Of a gap that is marked: "gap after 2 clusters 0.21".
    QString gapName(int below) const;
    static QString meanName(std::size_t mean);  // "inside", "across"
};

/// Where its parts are: the similarities at the right, or below where it is narrow and high.
struct SpectrumLayout
{
    QRectF heading;  // empty: it is above the plot
    QRectF readOut;
    QRectF legend;
    EigenvalueFrame frame;     // its axis across has a name where there is room
    QRectF similarityHeading;  // empty: there are none, or no room
    struct Group
    {
        QRectF name;
        std::array<QRectF, 2> rows;
    };
    std::vector<Group> groups;  // those there is room for
    QRectF vanishing;           // at the bottom, of any size of the area; empty: there is no such sentence

    static SpectrumLayout of(QRectF area, const SpectrumChart& chart, const QFont& font, bool hasHeading = true);
};

/// Draws it; @p hovered value or -1.
void paintSpectrum(QPainter& painter, const SpectrumChart& chart, const SpectrumLayout& layout, const QFont& font,
                   const Theme& theme, int hovered);

/// What the colours of the values mean, in one line as wide as it must be. @return its width; without a painter
/// nothing is drawn.
double paintSpectrumLegend(QPainter* painter, const SpectrumChart& chart, const QRectF& place, const QFont& font,
                           const Theme& theme);

}  // namespace fuzzylens::ui
