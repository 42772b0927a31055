// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_plot.h"

#include "svg_picture.h"
#include "text_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::cli {

namespace {

constexpr double width = 680, left = 64, right = 496, first = 64, space = 38, below = 58;
constexpr double tenths = 10;

double panelHeight(std::size_t panels)
{
    constexpr double alone = 324, ofSeveral = 200;
    return panels == 1 ? alone : ofSeveral;
}

class Drawing
{
public:
    explicit Drawing(const LinePlot& plot)
        : m_plot(plot)
        , m_panel(panelHeight(plot.panels.size()))
        , m_picture(width, topOf(plot.panels.size()) - space + below)
    {
        for (const LinePanel& panel : plot.panels)
            for (const PlotLine& line : panel.lines)
                for (const auto* values : {&line.values, &line.reference})
                    for (const double value : *values) {
                        m_least = std::min(m_least, value);
                        m_most = std::max(m_most, value);
                    }
        m_least = std::floor(m_least * tenths) / tenths;
        m_most = std::ceil(m_most * tenths) / tenths;
    }

    std::string svg()
    {
        m_picture.title(m_plot.title, m_plot.remark);
        for (std::size_t p = 0; p < m_plot.panels.size(); ++p) {
            m_top = topOf(p);
            const auto& lines = m_plot.panels[p].lines;
            drawAxes(m_plot.panels[p].title);
            for (std::size_t i = 0; i < lines.size(); ++i)
                drawLine(lines[i], look(i), static_cast<double>(i) - static_cast<double>(lines.size() - 1) / 2);
            nameLines(lines);
        }
        namePlaces();
        return m_picture.text();
    }

private:
    double topOf(std::size_t panel) const
    {
        const double titles = m_plot.panels[0].title.empty() ? 0 : 18;
        return first + titles + static_cast<double>(panel) * (m_panel + space);
    }
    double bottom() const { return m_top + m_panel; }

    double across(double place) const
    {
        const auto on = [this](double x) { return m_plot.isLogarithmic ? std::log(x) : x; };
        const double begin = on(m_plot.places.front()), end = on(m_plot.places.back());
        return left + (right - left) * (on(place) - begin) / std::max(end - begin, nothing);
    }
    double up(double value) const
    {
        return bottom() - m_panel * (value - m_least) / std::max(m_most - m_least, nothing);
    }

    /// Dashes mark references, if there are any.
    SeriesLook look(std::size_t line) const
    {
        SeriesLook look = seriesLook(line);
        for (const PlotLine& one : m_plot.panels[0].lines)
            if (!one.reference.empty())
                look.dash.clear();
        return look;
    }

    void drawAxes(const std::string& title)
    {
        constexpr double half = 0.5, apart = 8;
        for (double value = m_least; value < m_most + half / tenths; value += 1 / tenths) {
            m_picture.rule(left, up(value), right, up(value));
            m_picture.write(fixed(value, 1), left - apart, up(value) + apart / 2, "end", grayText);
        }
        for (const double place : m_plot.places)
            m_picture.rule(across(place), m_top, across(place), bottom());
        m_picture.writeUpwards(m_plot.up, 18, (m_top + bottom()) / 2);
        if (!title.empty())
            m_picture.write(title, (left + right) / 2, m_top - apart, "middle");
    }

    void namePlaces()
    {
        constexpr double line = 18;
        for (std::size_t i = 0; i < m_plot.places.size(); ++i)
            m_picture.write(m_plot.placeNames[i], across(m_plot.places[i]), bottom() + line, "middle", grayText);
        m_picture.write(m_plot.across, (left + right) / 2, bottom() + 2.3 * line, "middle");
    }

    /// @param order of the line among the others, 0 in the middle: whiskers are drawn side by side.
    void drawLine(const PlotLine& line, const SeriesLook& look, double order)
    {
        constexpr double apart = 1.2;
        const std::string stroke = "stroke=\"" + look.colour + "\" ";
        const auto dashed = [](const std::string& dash) { return "stroke-dasharray=\"" + dash + "\" "; };
        const auto draw = [&](const std::vector<double>& values, const std::string& more) {
            std::vector<std::pair<double, double>> points;
            for (std::size_t i = 0; i < values.size(); ++i)
                points.emplace_back(across(m_plot.places[i]), up(values[i]));
            m_picture.polyline(points, stroke + more);
        };
        if (!line.reference.empty())
            draw(line.reference, dashed("4 4") + "stroke-width=\"1.2\" opacity=\"0.8\"");
        draw(line.values,
             (look.dash.empty() ? "" : dashed(look.dash)) + "stroke-width=\"2.2\" stroke-linejoin=\"round\"");
        for (std::size_t i = 0; i < line.spread.size(); ++i) {
            const double x = across(m_plot.places[i]) + apart * order;
            m_picture.rule(x, up(std::max(line.values[i] - line.spread[i], m_least)), x,
                           up(std::min(line.values[i] + line.spread[i], m_most)),
                           stroke + "stroke-width=\"1.2\" stroke-opacity=\"0.6\"");
        }
        for (std::size_t i = 0; i < line.values.size(); ++i)
            m_picture.mark(across(m_plot.places[i]), up(line.values[i]), look);
    }

    /// At the ends of the lines, from the top, far enough from each other to be read.
    void nameLines(const std::vector<PlotLine>& lines)
    {
        constexpr double apart = 16, before = 10, sample = 26, drop = 4;
        std::vector<std::size_t> order(lines.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto end = [&](std::size_t i) { return up(lines[i].values.back()); };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t one, std::size_t other) { return end(one) < end(other); });
        std::vector<double> places;
        for (const std::size_t i : order)
            places.push_back(std::max(end(i), places.empty() ? m_top : places.back() + apart));
        double lowest = bottom();
        for (auto place = places.rbegin(); place != places.rend(); ++place, lowest -= apart)
            *place = lowest = std::min(*place, lowest);
        for (std::size_t at = 0; at < order.size(); ++at) {
            const SeriesLook own = look(order[at]);
            const double y = places[at];
            m_picture.rule(right + before, y, right + before + sample, y,
                           "stroke=\"" + own.colour + "\" stroke-width=\"2.2\" stroke-dasharray=\"" +
                               (own.dash.empty() ? "none" : own.dash) + '"');
            m_picture.mark(right + before + sample / 2, y, own);
            m_picture.write(lines[order[at]].name, right + before + sample + 6, y + drop, "start");
        }
    }

    const LinePlot& m_plot;
    double m_panel;
    double m_top = first;
    double m_least = 1e300;
    double m_most = -1e300;
    SvgPicture m_picture;
};

}  // namespace

std::string svgOf(const LinePlot& plot)
{
    return Drawing(plot).svg();
}

}  // namespace fuzzylens::cli
