// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_plot.h"

#include "svg_picture.h"
#include "text_table.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::cli {

namespace {

constexpr double height = 380, margin = 64, top = 84, bottom = 314, bar = 25, gap = 52;
constexpr double fifths = 5;

class Drawing
{
public:
    explicit Drawing(const BarPlot& plot)
        : m_plot(plot)
        , m_panel(bar * static_cast<double>(plot.names.size()))
        , m_picture(margin + static_cast<double>(plot.panels.size()) * (m_panel + gap), height)
    {
        for (const BarPanel& panel : plot.panels)
            for (const double value : panel.values) {
                m_least = std::min(m_least, value);
                m_most = std::max(m_most, value);
            }
        m_least = std::floor(m_least * fifths + nothing) / fifths;
        m_most = std::ceil(m_most * fifths - nothing) / fifths;
    }

    std::string svg()
    {
        m_picture.title(m_plot.title, m_plot.remark);
        m_picture.writeUpwards(m_plot.up, 18, (top + bottom) / 2);
        for (std::size_t p = 0; p < m_plot.panels.size(); ++p) {
            m_left = margin + static_cast<double>(p) * (m_panel + gap);
            drawAxis(m_plot.panels[p].title);
            std::size_t first = 0;
            for (std::size_t g = 0; g < m_plot.groups.size(); ++g) {
                drawGroup(m_plot.groups[g].name, seriesLook(g).colour, first, m_plot.groups[g].bars);
                for (std::size_t i = first; i < first + m_plot.groups[g].bars; ++i)
                    drawBar(m_plot.panels[p], i, seriesLook(g).colour);
                first += m_plot.groups[g].bars;
            }
        }
        return m_picture.text();
    }

private:
    double up(double value) const
    {
        return bottom - (bottom - top) * (value - m_least) / std::max(m_most - m_least, nothing);
    }
    double middle(std::size_t i) const { return m_left + bar * (static_cast<double>(i) + 0.5); }

    void drawAxis(const std::string& title)
    {
        constexpr double half = 0.5, apart = 8;
        for (double value = m_least; value < m_most + half / fifths; value += 1 / fifths) {
            m_picture.rule(m_left, up(value), m_left + m_panel, up(value));
            m_picture.write(fixed(value, 1), m_left - apart, up(value) + apart / 2, "end", grayText);
        }
        m_picture.rule(m_left, up(0), m_left + m_panel, up(0), "stroke=\"currentColor\"");
        m_picture.write(title, m_left + m_panel / 2, top - apart, "middle");
    }

    void drawGroup(const std::string& name, const std::string& colour, std::size_t first, std::size_t bars)
    {
        constexpr double names = 18, line = 26, caption = 44, inset = 5;
        for (std::size_t i = first; i < first + bars; ++i)
            m_picture.write(m_plot.names[i], middle(i), bottom + names, "middle", grayText);
        const double begin = m_left + bar * static_cast<double>(first), size = bar * static_cast<double>(bars);
        m_picture.rule(begin + inset, bottom + line, begin + size - inset, bottom + line,
                       "stroke=\"" + colour + "\" stroke-width=\"2.2\"");
        m_picture.write(name, begin + size / 2, bottom + caption, "middle");
    }

    void drawBar(const BarPanel& panel, std::size_t i, const std::string& colour)
    {
        constexpr double width = 16, whisker = 1.4;
        const auto rule = [&](double from, double to, const std::string& look) {
            m_picture.rule(middle(i), up(from), middle(i), up(to), look);
        };
        rule(0, panel.values[i],
             "class=\"bar\" stroke=\"" + colour + "\" stroke-width=\"" + fixed(width, 0) + '"');
        rule(std::max(panel.values[i] - panel.spread[i], m_least),
             std::min(panel.values[i] + panel.spread[i], m_most),
             "stroke=\"currentColor\" stroke-width=\"" + fixed(whisker, 1) + '"');
    }

    const BarPlot& m_plot;
    double m_panel;
    double m_left = margin;
    double m_least = 0;
    double m_most = 0;
    SvgPicture m_picture;
};

}  // namespace

std::string svgOf(const BarPlot& plot)
{
    return Drawing(plot).svg();
}

}  // namespace fuzzylens::cli
