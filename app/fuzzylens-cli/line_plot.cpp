// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_plot.h"

#include "text_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::cli {

namespace {

constexpr double width = 720, height = 450, left = 64, right = 570, top = 64, bottom = 388;
// In the colour of the text around the picture, on the ground it lies on, light or dark.
constexpr const char* gray = "fill-opacity=\"0.7\"";
constexpr const char* faint = "stroke=\"currentColor\" stroke-opacity=\"0.18\"";
// Okabe and Ito: told apart by everyone, and seen on both grounds.
constexpr const char* colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"};

std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text)
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return result;
}

class Picture
{
public:
    explicit Picture(const LinePlot& plot)
        : m_plot(plot)
    {
        for (const PlotLine& line : plot.lines)
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
        m_text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + fixed(width, 0) + "\" height=\"" +
                 fixed(height, 0) + "\" viewBox=\"0 0 " + fixed(width, 0) + ' ' + fixed(height, 0) +
                 "\" font-family=\"DejaVu Sans, sans-serif\" font-size=\"12\">\n"
                 "<style>@media (prefers-color-scheme: dark) { svg { color: #e6edf3; } }</style>\n";
        write(m_plot.title, left, 26, "start", "font-size=\"15\"");
        write(m_plot.remark, left, 46, "start", gray);
        drawAxes();
        for (std::size_t i = 0; i < m_plot.lines.size(); ++i)
            drawLine(m_plot.lines[i], colourOf(i));
        nameLines();
        return m_text + "</svg>\n";
    }

private:
    static constexpr double tenths = 10;

    static const char* colourOf(std::size_t line) { return colours[line % std::size(colours)]; }

    double across(double place) const
    {
        const double first = std::log(m_plot.places.front()), last = std::log(m_plot.places.back());
        return left + (right - left) * (std::log(place) - first) / std::max(last - first, 1e-9);
    }
    double up(double value) const
    {
        return bottom - (bottom - top) * (value - m_least) / std::max(m_most - m_least, 1e-9);
    }

    void write(const std::string& text, double x, double y, const char* anchor, const std::string& more = {})
    {
        m_text += "<text x=\"" + fixed(x, 1) + "\" y=\"" + fixed(y, 1) + "\" text-anchor=\"" + anchor +
                  "\" fill=\"currentColor\" " + more + '>' + escaped(text) + "</text>\n";
    }

    void rule(double x1, double y1, double x2, double y2, const std::string& look = faint)
    {
        m_text += "<line x1=\"" + fixed(x1, 1) + "\" y1=\"" + fixed(y1, 1) + "\" x2=\"" + fixed(x2, 1) +
                  "\" y2=\"" + fixed(y2, 1) + "\" " + look + "/>\n";
    }

    void drawAxes()
    {
        constexpr double half = 0.5, gap = 8, line = 18;
        for (double value = m_least; value < m_most + half / tenths; value += 1 / tenths) {
            rule(left, up(value), right, up(value));
            write(fixed(value, 1), left - gap, up(value) + gap / 2, "end", gray);
        }
        for (std::size_t i = 0; i < m_plot.places.size(); ++i) {
            rule(across(m_plot.places[i]), top, across(m_plot.places[i]), bottom);
            write(m_plot.placeNames[i], across(m_plot.places[i]), bottom + line, "middle", gray);
        }
        write(m_plot.across, (left + right) / 2, bottom + 2.3 * line, "middle");
        const double middle = (top + bottom) / 2;
        write(m_plot.up, line, middle, "middle",
              "transform=\"rotate(-90 " + fixed(line, 1) + ' ' + fixed(middle, 1) + ")\"");
    }

    std::string pointsOf(const std::vector<double>& values) const
    {
        std::string points;
        for (std::size_t i = 0; i < values.size(); ++i)
            points += (i == 0 ? "" : " ") + fixed(across(m_plot.places[i]), 1) + ',' + fixed(up(values[i]), 1);
        return points;
    }

    void drawLine(const PlotLine& line, const char* colour)
    {
        const auto draw = [&](const std::vector<double>& values, const char* more) {
            m_text += "<polyline points=\"" + pointsOf(values) + "\" fill=\"none\" stroke=\"" + colour + "\" " +
                      more + "/>\n";
        };
        if (!line.reference.empty())
            draw(line.reference, "stroke-width=\"1.2\" stroke-dasharray=\"4 4\" opacity=\"0.8\"");
        draw(line.values, "stroke-width=\"2.2\" stroke-linejoin=\"round\"");
        for (std::size_t i = 0; i < line.values.size(); ++i)
            m_text += "<circle cx=\"" + fixed(across(m_plot.places[i]), 1) + "\" cy=\"" +
                      fixed(up(line.values[i]), 1) + "\" r=\"3.2\" fill=\"" + colour + "\"/>\n";
    }

    /// At the ends of the lines, from the top, far enough from each other to be read.
    void nameLines()
    {
        constexpr double apart = 15, gap = 12, dash = 12, drop = 4;
        std::vector<std::size_t> order(m_plot.lines.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto end = [&](std::size_t i) { return up(m_plot.lines[i].values.back()); };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t one, std::size_t other) { return end(one) < end(other); });
        double last = -height;
        for (const std::size_t i : order) {
            last = std::max(end(i), last + apart);
            rule(right + gap, last, right + gap + dash, last,
                 std::string("stroke=\"") + colourOf(i) + "\" stroke-width=\"3\"");
            write(m_plot.lines[i].name, right + gap + dash + 6, last + drop, "start");
        }
    }

    const LinePlot& m_plot;
    double m_least = 1e300;
    double m_most = -1e300;
    std::string m_text;
};

}  // namespace

std::string svgOf(const LinePlot& plot)
{
    return Picture(plot).svg();
}

}  // namespace fuzzylens::cli
