// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_canvas.h"

#include <QStringList>

#include <limits>
#include <utility>
#include <vector>

namespace fuzzylens::ui {

/// A quantity over the iterations of a computation.
struct Trace
{
    QString name;
    std::vector<double> values;  // one per iteration, from TraceSet::first on; not finite: no value there
    double low = 0, high = 1;    // of its axis
    QString value;               // shown at its right
    double height = 1;           // relative to the others
    double best = std::numeric_limits<double>::quiet_NaN();  // of the marked iteration; not finite: none
};

/// What a TracePlot shows. Iterations are whole numbers from first to last.
struct TraceSet
{
    QString headline;
    bool isProblem = false;  // the headline is an error
    QString detail;          // after the headline
    QString briefDetail;     // the same where there is little room; empty: detail is elided
    int first = 1;
    int end = 1;             // of the horizontal axis: there may be room for iterations to come
    int cursor = 1;          // the iteration whose values are shown; what follows it is faint
    bool showsBest = false;  // values at the right are those of the best, where a trace has one
    enum class CursorLine { None, Thin, Handle } cursorLine = CursorLine::None;
    int best = -1;  // marked iteration; -1: none
    /// A second scale above the iterations, as text at places of the horizontal axis, the more important first:
    /// those without room are omitted. No name: there is no such scale.
    QString upperName;
    std::vector<std::pair<double, QString>> upperTicks;
    std::vector<Trace> traces;  // the first is the most important

    int last() const { return traces.empty() ? first - 1 : first + int(traces.front().values.size()) - 1; }
};

/// Curves below each other over one horizontal axis of iterations, each with a scale of its own, since they differ
/// by orders of magnitude and in sign. Input is left to the widget around it.
class TracePlot : public PlotCanvas
{
    Q_OBJECT

public:
    explicit TracePlot(QWidget* parent = nullptr);

    /// Shows what @p source returns; it is called before a painting after refresh(), so that a hidden plot costs
    /// nothing.
    void setSource(std::function<TraceSet()> source);
    /// The source returns something else now: repaints soon.
    void refresh();
    void setLook(const Theme& theme, const QFont& font) override;
    /// Shows @p set; nothing is drawn before replotSoon().
    void setTraces(TraceSet set);
    const TraceSet& traces() const { return m_set; }

    /// The iteration nearest to a pixel from the left; -1 outside the curves.
    int iterationAt(double x) const;
    double pixelOf(double iteration) const;
    /// The area of a curve, of the words and numbers at its left, and of the value at its right, in pixels.
    QRect panel(int trace) const;
    QRectF nameArea(int trace) const;
    QRectF valueArea(int trace) const;
    QRectF headlineArea() const;

    /// The least height in which no text of curves of these names lies over another.
    static double leastHeight(const QStringList& names, const QFont& font);

private:
    class Texts;

    void layOut();
    QCPAxis* iterations() const;

    TraceSet m_set;
    QCPMarginGroup* m_margins = new QCPMarginGroup(this);  // of the panels
    std::function<TraceSet()> m_source;
    bool m_isOutdated = false;
};

}  // namespace fuzzylens::ui
