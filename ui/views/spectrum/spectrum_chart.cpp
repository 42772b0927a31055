// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/spectrum_chart.h"

#include "ui/plot/number_format.h"
#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double roomAbove = 0.16;  // of the values, for the names of the gaps

struct SpectrumChartWords
{
    Q_DECLARE_TR_FUNCTIONS(SpectrumChart)
};

/// A figure of the fit, which a result file has among its metrics.
std::optional<double> figureOf(const Result& result, const std::string& name)
{
    for (const NamedFigure& figure : result.outcome.figures)
        if (figure.name == name)
            return figure.value;
    const auto metric = result.metrics.find(name);
    return metric == result.metrics.end() ? std::nullopt : std::optional(metric->second);
}

void addSimilarity(const Result& result, const QString& name, const std::string& prefix, SpectrumChart& chart)
{
    const auto inside = figureOf(result, prefix + "_inside"), across = figureOf(result, prefix + "_across");
    if (inside && across)
        chart.similarities.push_back({name, {*inside, *across}});
}

/// Rows of the similarities from the top of @p area, as far as there is room.
void layOutSimilarities(const QRectF& area, const SpectrumChart& chart, const QFontMetricsF& metrics,
                        SpectrumLayout& layout)
{
    const double line = metrics.height(), pitch = 1.2 * line;
    layout.similarityHeading = {area.left(), area.top(), area.width(), line};
    double top = area.top() + pitch;
    for (std::size_t i = 0; i < chart.similarities.size() && top + 3 * pitch <= area.bottom(); ++i) {
        const auto row = [&](int number) {
            return QRectF(area.left(), top + number * pitch, area.width(), pitch);
        };
        layout.groups.push_back({row(0), {row(1), row(2)}});
        top += 3.3 * pitch;
    }
}

/// A strip for the sentence at the bottom of @p area: as high as it needs, at most a quarter of @p area, at least
/// a line.
QRectF stripForSentence(const QRectF& area, const QString& sentence, const QFontMetricsF& metrics)
{
    const double line = metrics.height(), mark = line, width = area.width() - mark;
    const double asked = metrics.boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap, sentence).height();
    const double height = std::clamp(std::ceil(asked), line, std::max(line, area.height() / 4));
    return {area.left() + mark, area.bottom() - height, width, height};
}

}  // namespace

SpectrumChart SpectrumChart::of(const Fit& fit)
{
    const Result& result = *fit.result;
    SpectrumChart chart;
    chart.areVariances = result.method == "pca";
    chart.values = result.outcome.eigenvalues;
    chart.trivial = !chart.areVariances && !chart.values.empty() && chart.values.front() == 0.0 ? 1 : 0;
    chart.dimensions = std::min(int(result.outcome.embedding.cols()), chart.size() - chart.trivial);
    chart.clusters = fit.clusters();
    const auto explained = figureOf(result, "explained_variance");
    for (int i = 0; explained && *explained > 0 && i < chart.dimensions; ++i)
        chart.total += chart.values[std::size_t(i)] / *explained;
    addSimilarity(result, SpectrumChartWords::tr("Gaussian"), "similarity", chart);
    addSimilarity(result, SpectrumChartWords::tr("linearised"), "linear", chart);
    for (const Warning& warning : result.outcome.warnings)
        if (warning.id == "vanishing-similarity")
            chart.vanishing =
                SpectrumChartWords::tr("The linearised similarity vanishes: all samples are about equally "
                                       "dissimilar, and this solves the equations regardless of the classes.");
    return chart;
}

SpectrumChart::Use SpectrumChart::use(int index) const
{
    if (index < trivial)
        return Use::Trivial;
    return index < trivial + dimensions ? Use::Dimension : Use::None;
}

int SpectrumChart::belowClusters() const
{
    const int below = clusters - 1 + trivial;  // k clusters have k - 1 vectors in addition to the trivial one
    return !areVariances && below > 0 && below < size() ? below : 0;
}

int SpectrumChart::belowWidest() const
{
    return belowWidestGap(values);
}

double SpectrumChart::gapAfter(int below) const
{
    return std::abs(values[std::size_t(below)] - values[std::size_t(below) - 1]);
}

QString SpectrumChart::heading() const
{
    if (areVariances)
        return SpectrumChartWords::tr("Variances of the principal components");
    return trivial > 0 ? SpectrumChartWords::tr("Eigenvalues of the graph Laplacian")
                       : SpectrumChartWords::tr("Eigenvalues of the Laplacian along projections");
}

QString SpectrumChart::axis() const
{
    return areVariances ? SpectrumChartWords::tr("component, ordered by variance")
                        : SpectrumChartWords::tr("eigenvalue index");
}

QString SpectrumChart::gapName(int below) const
{
    const QString gap = plainNumber(gapAfter(below));
    if (areVariances)
        return SpectrumChartWords::tr("largest drop %1, after %2").arg(gap).arg(below);
    return below == belowClusters() ? SpectrumChartWords::tr("gap after %1 clusters: %2").arg(clusters).arg(gap)
                                    : SpectrumChartWords::tr("widest gap %1, after %2").arg(gap).arg(below);
}

QString SpectrumChart::text(int index) const
{
    constexpr int digits = 4;
    if (index < 0 || index >= size()) {
        const int ofClusters = belowClusters(), widest = belowWidest();
        if (ofClusters > 0 && widest == ofClusters)
            return gapName(widest) + SpectrumChartWords::tr(", the widest");
        QStringList gaps;
        for (const int below : {ofClusters, widest})
            if (below > 0)
                gaps << gapName(below);
        return gaps.join(QStringLiteral("; "));
    }
    const double value = values[std::size_t(index)];
    QStringList parts{areVariances ? SpectrumChartWords::tr("component %1: %2")
                                   : SpectrumChartWords::tr("eigenvalue %1: %2")};
    parts.first() = parts.first().arg(index + 1).arg(plainNumber(value, digits));
    if (areVariances && total > 0)
        parts << SpectrumChartWords::tr("%1 % of the variance").arg(plainNumber(100 * value / total));
    switch (use(index)) {
    case Use::Trivial:
        parts << SpectrumChartWords::tr("the same for all samples");
        break;
    case Use::Dimension:
        parts << SpectrumChartWords::tr("dimension %1").arg(index + 1 - trivial);
        break;
    case Use::None:
        parts << SpectrumChartWords::tr("not used");
    }
    return parts.join(QStringLiteral(" · "));
}

QString SpectrumChart::meanName(std::size_t mean)
{
    return mean == 0 ? SpectrumChartWords::tr("within") : SpectrumChartWords::tr("between");
}

SpectrumLayout SpectrumLayout::of(QRectF area, const SpectrumChart& chart, const QFont& font, bool hasHeading)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const bool isWide = area.width() > 24 * line, isHigh = area.height() > 16 * line;
    SpectrumLayout layout;
    if (!chart.vanishing.isEmpty()) {
        layout.vanishing = stripForSentence(area, chart.vanishing, metrics);
        area.setBottom(layout.vanishing.top() - 0.4 * line);
    }
    QRectF picture = area, side = area;
    if (!chart.similarities.empty() && (isWide || isHigh)) {
        if (isWide) {
            picture.setRight(area.right() - std::clamp(area.width() * 0.36, 11.5 * line, 20 * line));
            side.setLeft(picture.right() + 1.5 * line);
        } else {
            picture.setBottom(area.bottom() - std::min(9 * line, area.height() * 0.45));
            side.setTop(picture.bottom() + 0.5 * line);
        }
        layOutSimilarities(side, chart, metrics, layout);
    }
    layout.readOut = {picture.left(), picture.top(), picture.width(), line};
    if (hasHeading) {
        layout.heading = layout.readOut;
        layout.readOut.translate(0, 1.1 * line);
    }
    if (picture.height() > 9 * line) {
        const QRectF room(0, 0, layout.readOut.width(), 3 * line);
        const double asked = metrics.boundingRect(room, Qt::TextWordWrap, chart.text(-1)).height();
        layout.readOut.setHeight(std::clamp(asked, line, 3 * line));
    }
    double top = layout.readOut.bottom() + 0.2 * line;
    const double keys = paintSpectrumLegend(nullptr, chart, {}, font, {});
    const double room = picture.width() - metrics.horizontalAdvance(chart.heading()) - 2 * line;
    if (hasHeading && keys <= room) {
        layout.legend = {picture.right() - keys, picture.top(), keys, line};
    } else if (picture.height() > 9 * line) {
        layout.legend = {picture.left(), top, picture.width(), line};
        top = layout.legend.bottom() + 0.2 * line;
    }
    const double greatest = chart.isEmpty() ? 0 : *std::max_element(chart.values.begin(), chart.values.end());
    const QString name = picture.height() > 10 * line ? chart.axis() : QString();
    picture.setTop(top);
    layout.frame =
        EigenvalueFrame::of(picture, chart.size(), greatest > 0 ? greatest * (1 + roomAbove) : 1, name, font);
    return layout;
}

}  // namespace fuzzylens::ui
