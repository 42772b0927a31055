// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/views/annealing/annealing_chart.h"
#include "ui/views/objective/curve_painting.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

struct AnnealingPaintingWords
{
    Q_DECLARE_TR_FUNCTIONS(AnnealingChart)
};

/// One picture in the making.
class AnnealingPainting
{
public:
    AnnealingPainting(QPainter& painter, const AnnealingChart& chart, const AnnealingLayout& layout,
                      const QFont& font, const Theme& theme)
        : m_painter(painter)
        , m_chart(chart)
        , m_layout(layout)
        , m_font(font)
        , m_small(smaller(font))
        , m_theme(theme)
    {}

    void headline()
    {
        const QFontMetricsF metrics(m_font), small(m_small);
        if (!m_chart.problem.isEmpty()) {
            const double width = m_layout.headline.width();
            text(m_layout.headline, metrics.elidedText(m_chart.problem, Qt::ElideRight, width), m_theme.bad,
                 m_font, Qt::AlignLeft);
            return;
        }
        text(m_layout.headline, m_chart.headline, m_theme.text, m_font, Qt::AlignLeft);
        const double used = metrics.horizontalAdvance(m_chart.headline) + metrics.averageCharWidth() * 2;
        const QRectF rest = m_layout.headline.adjusted(used, 0, 0, 0);
        const bool fits = small.horizontalAdvance(m_chart.detail) <= rest.width();
        text(rest, small.elidedText(fits ? m_chart.detail : m_chart.shortDetail, Qt::ElideRight, rest.width()),
             m_theme.muted, m_small, Qt::AlignLeft);
    }

    void panels()
    {
        for (std::size_t i = 0; i < m_chart.panels.size(); ++i)
            panel(m_chart.panels[i], m_layout.panels[i], i == 0);
    }

    void axis()
    {
        const auto beneath = [this](const QRectF& row, const QString& name) {
            text(
                {m_layout.names.left(), row.top(), m_layout.numbers.right() - m_layout.names.left(), row.height()},
                name, m_theme.muted, m_small, Qt::AlignRight);
        };
        beneath(m_layout.temperatures, AnnealingPaintingWords::tr("temperature"));
        beneath(m_layout.iterations, AnnealingPaintingWords::tr("iteration"));
        temperatures();
        iterations();
    }

    /// A line through all panels where the best set was found.
    void best()
    {
        if (m_chart.bestPlace < m_chart.first)
            return;
        const double x = m_layout.x(m_chart.bestPlace);
        m_painter.setPen(QPen(m_theme.good, hairline(m_font), Qt::DotLine));
        m_painter.drawLine(QPointF(x, m_layout.marks.bottom()), QPointF(x, m_layout.panels.back().bottom()));
        text(placeOfBest(x), AnnealingPaintingWords::tr("best"), m_theme.good, m_small, Qt::AlignHCenter);
    }

    void playhead()
    {
        const double x = m_layout.x(m_chart.playhead), width = hairline(m_font) * 1.5;
        const double top = m_layout.panels.front().top(), bottom = m_layout.temperatures.top();
        m_painter.setPen(QPen(m_theme.accent, width));
        m_painter.drawLine(QPointF(x, top), QPointF(x, bottom));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.accent);
        const double handle = width * 2.6;
        m_painter.drawPolygon(
            QPolygonF{{x - handle, top - handle}, {x + handle, top - handle}, {x, top + handle * 0.6}});
    }

private:
    /// Above the panels, next to the handle of the playhead.
    QRectF placeOfBest(double x) const
    {
        const QFontMetricsF metrics(m_small);
        const QRectF& row = m_layout.marks;
        const double width = metrics.horizontalAdvance(AnnealingPaintingWords::tr("best")),
                     reach = width / 2 + metrics.averageCharWidth();
        const double playhead = m_layout.x(m_chart.playhead);
        double centre = x;
        if (std::abs(playhead - x) < reach)
            centre = playhead + (playhead <= x && playhead + reach + width / 2 < row.right() ? reach : -reach);
        centre = std::max(row.left() + width / 2, std::min(centre, row.right() - width / 2));
        return {centre - width / 2, row.top(), width, row.height()};
    }

    void text(const QRectF& place, const QString& words, const QColor& colour, const QFont& font,
              Qt::Alignment side)
    {
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, int(side | Qt::AlignVCenter), words);
    }

    void panel(const AnnealingChart::Panel& panel, const QRectF& place, bool isFirst)
    {
        constexpr double margin = 0.06;
        const LinearScale scale{-margin * panel.top, (1 + margin) * panel.top, place.bottom(), place.top()};
        scaleOf(place, scale);
        const double name = std::max(place.height(), 2 * QFontMetricsF(m_small).height());
        m_painter.setFont(m_small);
        m_painter.setPen(isFirst ? m_theme.text : m_theme.muted);
        m_painter.drawText(
            QRectF(m_layout.names.left(), place.center().y() - name / 2, m_layout.names.width(), name),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextDontClip, panel.name);
        text({m_layout.values.left(), place.top(), m_layout.values.width(), place.height()},
             panel.text(m_chart.shown(panel)), m_theme.text, m_font, Qt::AlignRight);
        const QColor colour = isFirst ? m_theme.accent : m_theme.text;
        curve(panel, scale, m_chart.playhead, m_chart.last, m_theme.border, isFirst);
        curve(panel, scale, m_chart.first, m_chart.playhead, colour, isFirst);
        if (!m_chart.showsBest || !std::isfinite(panel.best))
            dot(panel, scale, colour);
        const int best =
            m_chart.bestPlace < m_chart.first && m_chart.showsBest ? m_chart.playhead : m_chart.bestPlace;
        if (best >= m_chart.first && std::isfinite(panel.best))
            diamond({m_layout.x(best), scale.place(panel.best)});
    }

    /// Where there is no room for many numbers nought, at the bottom, goes without saying.
    void scaleOf(const QRectF& place, const LinearScale& scale)
    {
        constexpr double apart = 1.3;
        const int most = int(place.height() / (QFontMetricsF(m_small).height() * apart));
        std::vector<double> ticks = scale.ticks(std::clamp(most, 2, 5));
        if (most <= 2)
            std::erase(ticks, 0.0);
        paintTicks(m_painter, place, m_layout.numbers, scale, ticks, m_small, m_theme);
        m_painter.setPen(QPen(m_theme.grid, hairline(m_font)));
        m_painter.drawLine(QPointF(place.left(), scale.place(0)), QPointF(place.right(), scale.place(0)));
    }

    /// Between two places; those after the playhead are what going on would drop.
    void curve(const AnnealingChart::Panel& panel, const LinearScale& scale, int from, int to,
               const QColor& colour, bool isFirst)
    {
        QPolygonF line;
        for (int place = from; place <= to; ++place)
            if (const double value = m_chart.value(panel, place); std::isfinite(value))
                line << QPointF(m_layout.x(place), scale.place(value));
        m_painter.setPen(
            QPen(colour, (isFirst ? 2 : 1.4) * hairline(m_font), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(line);
    }

    void dot(const AnnealingChart::Panel& panel, const LinearScale& scale, const QColor& colour)
    {
        const double value = m_chart.value(panel, m_chart.playhead), radius = hairline(m_font) * 2.6;
        if (!std::isfinite(value))
            return;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawEllipse(QPointF(m_layout.x(m_chart.playhead), scale.place(value)), radius, radius);
    }

    void diamond(const QPointF& centre)
    {
        const double radius = hairline(m_font) * 3.6;
        m_painter.setPen(QPen(m_theme.card, hairline(m_font)));
        m_painter.setBrush(m_theme.good);
        m_painter.drawPolygon(QPolygonF{centre + QPointF(0, -radius), centre + QPointF(radius, 0),
                                        centre + QPointF(0, radius), centre + QPointF(-radius, 0)});
    }

    /// Powers of ten first, then what fits between them.
    void temperatures()
    {
        const std::vector<double>& logarithms = m_chart.logarithms;
        if (std::any_of(logarithms.begin(), logarithms.end(), [](double one) { return !std::isfinite(one); }) ||
            logarithms.empty())
            return;                   // a record may say anything
        constexpr double beyond = 2;  // powers of ten that may come
        const auto [low, high] = std::minmax_element(logarithms.begin(), logarithms.end());
        m_taken.clear();
        for (const double factor : {1.0, 2.0, 5.0})
            for (double power = std::floor(*low) - beyond; power <= *high; ++power)
                for (const double place : m_chart.placesOf(power + std::log10(factor)))
                    temperature(place, factor * std::pow(10.0, power));
    }

    void temperature(double place, double value)
    {
        const QFontMetricsF metrics(m_small);
        const QString number = plainNumber(value, 1);
        const double x = m_layout.x(place), air = metrics.averageCharWidth() * 1.2;
        const double half = metrics.horizontalAdvance(number) / 2;
        const bool isTaken = std::any_of(m_taken.begin(), m_taken.end(), [&](const auto& other) {
            return x + half + air > other.first && x - half - air < other.second;
        });
        if (isTaken || place > m_chart.end || x + half > m_layout.values.right())
            return;
        m_taken.emplace_back(x - half, x + half);
        const QRectF& row = m_layout.temperatures;
        text({x - half - air, row.top(), 2 * (half + air), row.height()}, number, m_theme.muted, m_small,
             Qt::AlignHCenter);
        m_painter.setPen(QPen(m_theme.grid, hairline(m_font)));
        m_painter.drawLine(QPointF(x, m_layout.panels.back().bottom()), QPointF(x, row.top()));
    }

    void iterations()
    {
        const QFontMetricsF metrics(m_small);
        const double width = metrics.horizontalAdvance(QStringLiteral("00000"));
        const int most = std::clamp(int(m_layout.iterations.width() / width), 1, 7);
        for (const double tick : LinearScale{double(m_chart.first), double(m_chart.end), 0, 1}.ticks(most)) {
            if (tick != std::floor(tick))
                continue;
            const QRectF& row = m_layout.iterations;
            text({m_layout.x(tick) - width, row.top(), 2 * width, row.height()}, QString::number(int(tick)),
                 m_theme.muted, m_small, Qt::AlignHCenter);
        }
    }

    QPainter& m_painter;
    const AnnealingChart& m_chart;
    const AnnealingLayout& m_layout;
    const QFont m_font, m_small;
    const Theme& m_theme;
    std::vector<std::pair<double, double>> m_taken;  // by numbers of temperatures, from and to
};

}  // namespace

void paintAnnealing(QPainter& painter, const AnnealingChart& chart, const AnnealingLayout& layout,
                    const QFont& font, const Theme& theme, bool isFigure)
{
    AnnealingPainting painting(painter, chart, layout, font, theme);
    painting.headline();
    painting.axis();
    painting.panels();
    painting.best();
    if (!isFigure)
        painting.playhead();
}

}  // namespace fuzzylens::ui
