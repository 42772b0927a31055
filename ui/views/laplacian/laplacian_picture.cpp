// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/laplacian/laplacian_picture.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int textFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct LaplacianPictureWords
{
    Q_DECLARE_TR_FUNCTIONS(LaplacianPicture)
};

LaplacianPicture::Verdict verdictOf(const LaplacianFinding& finding)
{
    using Verdict = LaplacianPicture::Verdict;
    if (!finding.mustHold)
        return Verdict::Differs;
    return finding.holds ? Verdict::Holds : Verdict::Fails;
}

double heightOf(const QString& text, double width, const QFontMetricsF& metrics)
{
    return std::ceil(metrics.boundingRect(QRectF(0, 0, width, 1e5), textFlags, text).height());
}

double markWidth(const QFontMetricsF& metrics)
{
    return metrics.height() * 0.9;
}

/// Rows of these heights below @p top, as many as there is room for.
std::vector<QRectF> stacked(const QRectF& area, double top, const std::vector<double>& heights)
{
    std::vector<QRectF> rows;
    for (const double height : heights) {
        if (top + height > area.bottom())
            break;
        rows.emplace_back(area.left(), top, area.width(), height);
        top += height;
    }
    return rows;
}

void layOutFindings(const QRectF& area, const LaplacianPicture& picture, const QFontMetricsF& metrics,
                    LaplacianLayout& layout)
{
    const double gap = metrics.height() * 0.4;
    layout.summary = {area.left(), area.top(), area.width(), heightOf(picture.summary, area.width(), metrics)};
    std::vector<double> sentences, names;
    double sum = 0;
    for (const LaplacianPicture::Row& row : picture.rows) {
        sentences.push_back(heightOf(row.sentence, area.width() - markWidth(metrics), metrics) + gap);
        names.push_back(metrics.height() * 1.25);
        sum += sentences.back();
    }
    const double top = layout.summary.bottom() + gap;
    layout.hasSentences = top + sum <= area.bottom();
    if (!layout.hasSentences)
        layout.header = {area.left(), top, area.width(), metrics.height()};
    layout.rows =
        layout.hasSentences ? stacked(area, top, sentences) : stacked(area, layout.header.bottom(), names);
    if (!layout.rows.empty() && layout.rows.size() < picture.rows.size()) {
        layout.more = layout.rows.back();
        layout.rows.pop_back();
    }
}

/// Filled where an identity holds, open where two matrices differ, crossed where an identity fails.
void paintMark(QPainter& painter, LaplacianPicture::Verdict verdict, const QPointF& center, double diameter,
               const Theme& theme)
{
    using Verdict = LaplacianPicture::Verdict;
    if (verdict == Verdict::Fails)
        return drawMarker(painter, Marker::Cross, center, diameter * 1.3, theme.bad, theme.bad);
    const QColor color = verdict == Verdict::Holds ? theme.good : theme.muted;
    painter.setPen(QPen(color, diameter / 6));
    painter.setBrush(verdict == Verdict::Holds ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawEllipse(center, diameter / 2, diameter / 2);
}

void paintFindings(QPainter& painter, const LaplacianPicture& picture, const LaplacianLayout& layout,
                   const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double mark = markWidth(metrics);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(layout.summary, textFlags, picture.summary);
    painter.setPen(theme.muted);
    if (!layout.more.isEmpty())
        painter.drawText(layout.more.adjusted(mark, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         LaplacianPictureWords::tr("and %1 more")
                             .arg(countText(qint64(picture.rows.size() - layout.rows.size()))));
    if (!layout.rows.empty() && !layout.hasSentences)
        painter.drawText(layout.header, Qt::AlignRight | Qt::AlignVCenter,
                         LaplacianPictureWords::tr("largest error"));
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const LaplacianPicture::Row& row = picture.rows[i];
        const QRectF& place = layout.rows[i];
        const QRectF text = place.adjusted(mark, 0, 0, 0);
        const double middle = layout.hasSentences ? place.top() + metrics.height() / 2 : place.center().y();
        paintMark(painter, row.verdict, {place.left() + mark * 0.35, middle}, metrics.height() * 0.45, theme);
        painter.setPen(theme.text);
        if (layout.hasSentences) {
            painter.drawText(text, textFlags, row.sentence);
            continue;
        }
        const double errorWidth = metrics.horizontalAdvance(QStringLiteral("0.0 × 10⁻¹⁶ "));
        painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, row.error);
        painter.setPen(theme.muted);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideRight, text.width() - errorWidth));
    }
}

/// The widest gap as a bracket between its two, whose heights are led across the plot: it may be narrow.
void paintGap(QPainter& painter, const LaplacianPicture& picture, const LaplacianLayout& layout, double line,
              const Theme& theme)
{
    const int below = picture.belowGap();
    const QRectF& plot = layout.frame.plot();
    painter.setPen(QPen(theme.accent, line / 18, Qt::DotLine));
    for (const int neighbour : {below - 1, below}) {
        const double y = layout.frame.place(0, picture.eigenvalues[std::size_t(neighbour)]).y();
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    layout.frame.paintGap(painter, picture.eigenvalues, below, theme.accent, line * 0.4);
}

/// A dot each, those below the widest gap in the accent colour.
void paintEigenvalues(QPainter& painter, const LaplacianPicture& picture, const LaplacianLayout& layout,
                      const QFont& font, const Theme& theme, int hovered)
{
    const double line = QFontMetricsF(font).height();
    const int below = picture.belowGap();
    const double radius = std::clamp(layout.frame.pitch() * 0.35, line * 0.06, line * 0.2);
    if (below > 0)
        paintGap(painter, picture, layout, line, theme);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < layout.frame.count; ++i) {
        painter.setBrush(i < below || below == 0 ? theme.accent : theme.muted);
        const QPointF place = layout.frame.place(i, picture.eigenvalues[std::size_t(i)]);
        painter.drawEllipse(place, radius, radius);
    }
    if (hovered >= 0 && hovered < layout.frame.count) {
        painter.setPen(QPen(theme.text, line / 12));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(layout.frame.place(hovered, picture.eigenvalues[std::size_t(hovered)]),
                            radius + line * 0.15, radius + line * 0.15);
    }
}

}  // namespace

LaplacianPicture LaplacianPicture::of(const LaplacianCheck& check, const std::vector<double>& eigenvalues)
{
    LaplacianPicture picture;
    picture.summary = shownText(laplacianSummary(check));
    for (const char16_t* sign : {u"=", u"×"})  // words that belong together stay on one line
        picture.summary.replace(QStringLiteral(" %1 ").arg(QStringView(sign)),
                                QStringLiteral("\u00a0%1\u00a0").arg(QStringView(sign)));
    for (const LaplacianFinding& finding : laplacianFindings(check))
        picture.rows.push_back({shownText(finding.name), shownText(finding.sentence),
                                QString::fromStdString(errorText(finding.error)), verdictOf(finding)});
    std::stable_partition(picture.rows.begin(), picture.rows.end(),
                          [](const Row& row) { return row.verdict == Verdict::Fails; });
    picture.allEigenvalues = int(check.probes);
    picture.eigenvalues = check.eigenvalues.empty() ? eigenvalues : check.eigenvalues;
    return picture;
}

int LaplacianPicture::belowGap() const
{
    return belowWidestGap(eigenvalues);
}

QString LaplacianPicture::eigenvalueText(int index) const
{
    constexpr int digits = 4;
    if (index >= 0 && index < int(eigenvalues.size()))
        return LaplacianPictureWords::tr("%1 of %2: %3")
            .arg(index + 1)
            .arg(allEigenvalues)
            .arg(plainNumber(eigenvalues[std::size_t(index)], digits));
    const int below = belowGap();
    if (below == 0)
        return {};
    const auto at = std::size_t(below);
    return LaplacianPictureWords::tr("widest gap %1, after %2")
        .arg(plainNumber(eigenvalues[at] - eigenvalues[at - 1]))
        .arg(below);
}

LaplacianLayout LaplacianLayout::of(const QRectF& area, const LaplacianPicture& picture, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    LaplacianLayout layout;
    const bool isWide = area.width() > 30 * line;
    QRectF chart = area, findings = area;
    if (isWide) {
        chart.setLeft(area.right() - std::max(11.5 * line, area.width() * 0.3));
        findings.setRight(chart.left() - 1.2 * line);
    } else {
        chart.setTop(area.bottom() - std::max(6 * line, area.height() * 0.35));
        findings.setBottom(chart.top() - 0.5 * line);
    }
    layOutFindings(findings, picture, metrics, layout);
    const double gapHeight = std::max(line, heightOf(picture.eigenvalueText(-1), chart.width(), metrics));
    layout.caption = {chart.left(), chart.top(), chart.width(), 1.1 * line + gapHeight};
    chart.setTop(layout.caption.bottom() + 0.3 * line);
    layout.frame = EigenvalueFrame::of(chart, int(picture.eigenvalues.size()), 1, {}, font);
    return layout;
}

int LaplacianLayout::rowAt(const QPointF& point) const
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].contains(point))
            return int(i);
    return -1;
}

void paintLaplacian(QPainter& painter, const LaplacianPicture& picture, const LaplacianLayout& layout,
                    const QFont& font, const Theme& theme, int hovered)
{
    paintFindings(painter, picture, layout, font, theme);
    if (layout.frame.count == 0)
        return;
    const QFontMetricsF metrics(font);
    const QRectF first(layout.caption.topLeft(), QSizeF(layout.caption.width(), metrics.height()));
    painter.setPen(theme.text);
    painter.drawText(
        first, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(LaplacianPictureWords::tr("Eigenvalues of the graph"), Qt::ElideRight, first.width()));
    painter.setPen(theme.muted);
    painter.drawText(layout.caption.adjusted(0, 1.1 * metrics.height(), 0, 0), textFlags,
                     picture.eigenvalueText(hovered));
    layout.frame.axes.paint(painter, font, theme);
    paintEigenvalues(painter, picture, layout, font, theme, hovered);
}

}  // namespace fuzzylens::ui
