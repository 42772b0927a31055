// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/trace_plot.h"

#include "ui/plot/axis_ticks.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double between = 0.7;  // lines of text between two curves

double widestWord(const QString& text, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const QString& word : text.split(QLatin1Char(' ')))
        width = std::max(width, metrics.horizontalAdvance(word));
    return std::ceil(width + 1);
}

}  // namespace

/// Words, values and marks over the curves.
class TracePlot::Texts : public QCPLayerable
{
public:
    explicit Texts(TracePlot& plot)
        : QCPLayerable(&plot)
        , m_plot(plot)
    {
        setLayer(QStringLiteral("overlay"));
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }

    void draw(QCPPainter* painter) override
    {
        const TraceSet& set = m_plot.m_set;
        drawHeadline(*painter);
        if (set.traces.empty())
            return;
        drawAxisNames(*painter);
        drawUpperTicks(*painter);
        drawBestLine(*painter);
        for (int i = 0; i < int(set.traces.size()); ++i)
            drawTrace(*painter, i);
        drawCursor(*painter);
    }

private:
    void write(QPainter& painter, const QRectF& place, const QString& text, const QColor& colour,
               const QFont& font, int flags)
    {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(place, flags, text);
    }

    void drawHeadline(QPainter& painter)
    {
        const TraceSet& set = m_plot.m_set;
        const Theme& theme = m_plot.theme();
        const QFont small = smaller(m_plot.textFont());
        const QFontMetricsF metrics(m_plot.textFont()), smallMetrics(small);
        QRectF line = m_plot.headlineArea();
        constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter;
        write(painter, line, metrics.elidedText(set.headline, Qt::ElideRight, line.width()),
              set.isProblem ? theme.bad : theme.text, m_plot.textFont(), flags);
        line.setLeft(line.left() + metrics.horizontalAdvance(set.headline) + 2 * metrics.averageCharWidth());
        const bool isBrief =
            !set.briefDetail.isEmpty() && smallMetrics.horizontalAdvance(set.detail) > line.width();
        if (!set.isProblem && line.width() > 0)
            write(painter, line,
                  smallMetrics.elidedText(isBrief ? set.briefDetail : set.detail, Qt::ElideRight, line.width()),
                  theme.muted, small, flags);
    }

    /// Names of the horizontal scales, at the left of their numbers.
    void drawAxisNames(QPainter& painter)
    {
        const QFont small = smaller(m_plot.textFont());
        const double line = QFontMetricsF(small).height(), bottom = m_plot.viewport().bottom() + 1;
        const QRect plot = m_plot.panel(0);
        const auto name = [&](double top, const QString& text) {
            write(painter, QRectF(0, top, plot.left() - line, line), text, m_plot.theme().muted, small,
                  Qt::AlignRight | Qt::AlignVCenter);
        };
        name(bottom - 1.2 * line, TracePlot::tr("iteration"));
        if (!m_plot.m_set.upperName.isEmpty())
            name(upperRow().top(), m_plot.m_set.upperName);
    }

    QRectF upperRow() const
    {
        const double line = QFontMetricsF(smaller(m_plot.textFont())).height();
        const QRect plot = m_plot.panel(0);
        return {double(plot.left()), m_plot.viewport().bottom() + 1 - 2.4 * line, double(plot.width()), line};
    }

    void drawUpperTicks(QPainter& painter)
    {
        const QFont small = smaller(m_plot.textFont());
        const QFontMetricsF metrics(small);
        const QRectF row = upperRow();
        const double bottom = m_plot.panel(int(m_plot.m_set.traces.size()) - 1).bottom();
        const double air = 1.2 * metrics.averageCharWidth();
        std::vector<std::pair<double, double>> taken;
        for (const auto& [place, text] : m_plot.m_set.upperTicks) {
            const double x = m_plot.pixelOf(place), half = metrics.horizontalAdvance(text) / 2 + air;
            const bool isTaken = std::any_of(taken.begin(), taken.end(), [&](const auto& other) {
                return x + half > other.first && x - half < other.second;
            });
            if (isTaken || place > m_plot.m_set.end || x + half > m_plot.viewport().right())
                continue;
            taken.emplace_back(x - half + air / 2, x + half - air / 2);
            painter.setPen(QPen(m_plot.theme().grid, m_plot.hairline()));
            painter.drawLine(QPointF(x, bottom), QPointF(x, row.top()));
            write(painter, QRectF(x - half, row.top(), 2 * half, row.height()), text, m_plot.theme().muted, small,
                  Qt::AlignCenter);
        }
    }

    /// A line through all curves at the marked iteration, its name above them, next to the handle of the cursor.
    void drawBestLine(QPainter& painter)
    {
        const TraceSet& set = m_plot.m_set;
        if (set.best < set.first)
            return;
        const QFont small = smaller(m_plot.textFont());
        const QFontMetricsF metrics(small);
        const double x = m_plot.pixelOf(set.best), cursor = m_plot.pixelOf(set.cursor);
        const QRect top = m_plot.panel(0);
        painter.setPen(QPen(m_plot.theme().good, m_plot.hairline(), Qt::DotLine));
        painter.drawLine(QPointF(x, top.top()), QPointF(x, m_plot.panel(int(set.traces.size()) - 1).bottom()));
        const QString name = TracePlot::tr("best");
        const double width = metrics.horizontalAdvance(name) + 1, reach = width / 2 + metrics.averageCharWidth();
        double centre = x;
        if (set.cursorLine == TraceSet::CursorLine::Handle && std::abs(cursor - x) < reach)
            centre = cursor + (cursor <= x && cursor + reach + width / 2 < top.right() ? reach : -reach);
        centre = std::max(top.left() + width / 2, std::min(centre, top.right() - width / 2));
        write(painter, QRectF(centre - width / 2, top.top() - metrics.height(), width, metrics.height()), name,
              m_plot.theme().good, small, Qt::AlignCenter);
    }

    void drawTrace(QPainter& painter, int which)
    {
        const TraceSet& set = m_plot.m_set;
        const Trace& trace = set.traces[std::size_t(which)];
        const Theme& theme = m_plot.theme();
        const QColor& ink = which == 0 ? theme.text : theme.muted;
        write(painter, m_plot.nameArea(which), trace.name, ink, smaller(m_plot.textFont()),
              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextDontClip);
        write(painter, m_plot.valueArea(which), trace.value, theme.text, m_plot.textFont(),
              Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip);
        QCPAxis* upwards = m_plot.axisRect(which)->axis(QCPAxis::atLeft);
        const auto index = std::size_t(set.cursor - set.first);
        const bool isAtCursor = !set.showsBest || !std::isfinite(trace.best);
        if (isAtCursor && index < trace.values.size() && std::isfinite(trace.values[index])) {
            const double radius = m_plot.hairline() * 2.6;
            painter.setPen(Qt::NoPen);
            painter.setBrush(which == 0 ? theme.accent : theme.text);
            painter.drawEllipse(QPointF(m_plot.pixelOf(set.cursor), upwards->coordToPixel(trace.values[index])),
                                radius, radius);
        }
        if (set.best < set.first || !std::isfinite(trace.best))
            return;
        const QPointF centre(m_plot.pixelOf(set.best), upwards->coordToPixel(trace.best));
        const double radius = m_plot.hairline() * 3.6;
        painter.setPen(QPen(theme.card, m_plot.hairline()));
        painter.setBrush(theme.good);
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -radius), centre + QPointF(radius, 0),
                                      centre + QPointF(0, radius), centre + QPointF(-radius, 0)});
    }

    void drawCursor(QPainter& painter)
    {
        const TraceSet& set = m_plot.m_set;
        if (set.cursorLine == TraceSet::CursorLine::None)
            return;
        const double x = m_plot.pixelOf(set.cursor), top = m_plot.panel(0).top(), width = m_plot.hairline() * 1.5;
        const QPointF bottom(x, m_plot.panel(int(set.traces.size()) - 1).bottom() + 1);
        if (set.cursorLine == TraceSet::CursorLine::Thin) {
            painter.setPen(QPen(m_plot.theme().muted, m_plot.hairline(), Qt::DotLine));
            return painter.drawLine(QPointF(x, top), bottom);
        }
        painter.setPen(QPen(m_plot.theme().accent, width));
        painter.drawLine(QPointF(x, top), bottom);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_plot.theme().accent);
        const double handle = width * 2.6;
        painter.drawPolygon(
            QPolygonF{{x - handle, top - handle}, {x + handle, top - handle}, {x, top + handle * 0.6}});
    }

    TracePlot& m_plot;
};

TracePlot::TracePlot(QWidget* parent)
    : PlotCanvas(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setMostTicks(7, 5, (1 - between) / 2);
    plotLayout()->clear();
    plotLayout()->setAutoMargins(QCP::msNone);
    new Texts(*this);  // owned by the plot
    PlotCanvas::setLook(Theme::of(palette()), font());
}

void TracePlot::setSource(std::function<TraceSet()> source)
{
    m_source = std::move(source);
    connect(this, &QCustomPlot::beforeReplot, this, [this] {
        if (std::exchange(m_isOutdated, false))
            setTraces(m_source());
    });
}

void TracePlot::refresh()
{
    m_isOutdated = true;
    replotSoon();
}

void TracePlot::setLook(const Theme& theme, const QFont& font)
{
    PlotCanvas::setLook(theme, font);
    setTraces(m_set);
}

QCPAxis* TracePlot::iterations() const
{
    return axisRects().back()->axis(QCPAxis::atBottom);
}

void TracePlot::setTraces(TraceSet set)
{
    clearPlottables();
    m_set = std::move(set);
    if (axisRectCount() != int(m_set.traces.size())) {
        plotLayout()->clear();
        for (std::size_t i = 0; i < m_set.traces.size(); ++i) {
            auto* panel = new QCPAxisRect(this, false);
            panel->setMinimumMargins({});
            panel->setMinimumSize(1, 1);
            panel->setAutoMargins(QCP::msLeft);
            panel->setMarginGroup(QCP::msLeft, m_margins);
            for (const QCPAxis::AxisType side : {QCPAxis::atLeft, QCPAxis::atBottom}) {
                setUpAxis(*panel->addAxis(side));
                panel->axis(side)->grid()->setVisible(side == QCPAxis::atLeft);
                panel->axis(side)->setTickLabels(side == QCPAxis::atLeft || i + 1 == m_set.traces.size());
                panel->axis(side)->setTickLabelPadding(4);
            }
            plotLayout()->addElement(int(i), 0, panel);
        }
    }
    for (std::size_t i = 0; i < m_set.traces.size(); ++i) {
        const Trace& trace = m_set.traces[i];
        QCPAxisRect* panel = axisRect(int(i));
        QCPAxis *across = panel->axis(QCPAxis::atBottom), *upwards = panel->axis(QCPAxis::atLeft);
        across->ticker().staticCast<AxisTicker>()->setNumbers(TickNumbers::Whole);
        const double widened = m_set.end > m_set.first ? 0 : 0.5;
        across->setRange(m_set.first - widened, m_set.end + widened);
        upwards->setRange(trace.low, trace.high);
        const auto addCurve = [&](std::size_t from, std::size_t to, const QColor& colour) {
            QVector<double> places, values;
            for (std::size_t at = from; at < to; ++at) {
                places << m_set.first + double(at);
                values << trace.values[at];
            }
            QCPGraph* graph = addGraph(across, upwards);
            graph->setPen(
                QPen(colour, (i == 0 ? 2 : 1.4) * hairline(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            graph->setData(places, values, true);
        };
        const std::size_t cursor =
            std::min(trace.values.size(), std::size_t(std::max(0, m_set.cursor - m_set.first)));
        if (cursor + 1 < trace.values.size())
            addCurve(cursor, trace.values.size(), theme().border);
        addCurve(0, std::min(trace.values.size(), cursor + 1), i == 0 ? theme().accent : theme().text);
    }
    layOut();
}

/// The columns at both sides of the curves, and the rows above and below, have as much room as their text needs.
void TracePlot::layOut()
{
    const QFontMetricsF metrics(textFont()), small(smaller(textFont()));
    double names = 0, values = metrics.horizontalAdvance(QStringLiteral("26.3 %"));
    for (const Trace& trace : m_set.traces) {
        names = std::max(names, widestWord(trace.name, small));
        values = std::max(values, metrics.horizontalAdvance(trace.value));
    }
    names = std::max(names, small.horizontalAdvance(m_set.upperName) / 2);
    const double top = 1.5 * metrics.height() + (m_set.best >= m_set.first ? 0.8 * small.height() : 0);
    const double bottom = (m_set.upperName.isEmpty() ? 1.4 : 2.6) * small.height();
    plotLayout()->setMargins({int(std::ceil(names)), int(std::ceil(top)),
                              int(std::ceil(values + metrics.averageCharWidth())), int(std::ceil(bottom))});
    if (m_set.traces.empty())
        return;
    QList<double> heights;
    for (const Trace& trace : m_set.traces)
        heights << trace.height;
    plotLayout()->setRowStretchFactors(heights);
    plotLayout()->setRowSpacing(int(std::ceil(between * metrics.height())));
    iterations()->setTickLabelPadding(
        int(m_set.upperName.isEmpty() ? 0.2 * small.height() : 1.4 * small.height()));
}

double TracePlot::leastHeight(const QStringList& names, const QFont& font)
{
    const QFontMetricsF metrics(font), small(smaller(font));
    qsizetype words = 1;
    for (const QString& name : names)
        words = std::max(words, name.count(QLatin1Char(' ')) + 1);
    const double terms = std::max(0.0, double(names.size()) - 1);
    return 1.5 * metrics.height() + 1.4 * small.height() + 4 * small.height() +
           terms * (double(words) * small.height() + between * metrics.height());
}

int TracePlot::iterationAt(double x) const
{
    constexpr double reach = 8;
    if (m_set.traces.empty() || x < panel(0).left() - reach || x > panel(0).right() + reach)
        return -1;
    return std::clamp(int(std::lround(iterations()->pixelToCoord(x))), m_set.first, m_set.last());
}

double TracePlot::pixelOf(double iteration) const
{
    return iterations()->coordToPixel(iteration);
}

QRect TracePlot::panel(int trace) const
{
    return axisRect(trace)->rect();
}

QRectF TracePlot::nameArea(int trace) const
{
    const QRect curve = panel(trace);
    const double height = std::max<double>(curve.height(), 2 * QFontMetricsF(smaller(textFont())).height());
    return {0, curve.center().y() - height / 2, double(plotLayout()->margins().left()), height};
}

QRectF TracePlot::valueArea(int trace) const
{
    const QRect curve = panel(trace);
    return QRectF(curve.right() + 1, curve.top(), viewport().right() - curve.right(), curve.height());
}

QRectF TracePlot::headlineArea() const
{
    return {0, 0, double(viewport().width()), 1.4 * QFontMetricsF(textFont()).height()};
}

}  // namespace fuzzylens::ui
