// SPDX-License-Identifier: GPL-3.0-or-later
#include "strip_plot.h"

#include "svg_picture.h"
#include "text_table.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fuzzylens::cli {

namespace {

constexpr double width = 680, left = 156, right = 566, top = 84, strip = 56, space = 14, below = 40;

class Drawing
{
public:
    explicit Drawing(const StripPlot& plot)
        : m_plot(plot)
        , m_picture(width, top + static_cast<double>(plot.strips.size()) * (strip + space) + below)
    {}

    std::string svg()
    {
        m_picture.title(m_plot.title, m_plot.remark);
        nameClasses();
        double y = top;
        for (const Strip& one : m_plot.strips) {
            draw(one, y);
            y += strip + space;
        }
        m_picture.write(m_plot.across, (left + right) / 2, y + space, "middle");
        return m_picture.text();
    }

private:
    double lane() const { return strip / static_cast<double>(m_plot.classNames.size()); }

    void nameClasses()
    {
        constexpr double line = 66, apart = 150, drop = 4, beside = 10;
        double x = left;
        for (std::size_t c = 0; c < m_plot.classNames.size(); ++c, x += apart) {
            SeriesLook look = seriesLook(c);
            look.mark = 0;
            m_picture.mark(x, line, look);
            m_picture.write(m_plot.classNames[c], x + beside, line + drop, "start");
        }
    }

    /// Samples of a class in a lane of their own, spread over it in turn.
    void draw(const Strip& one, double y)
    {
        constexpr double apart = 12, line = 8, drop = 4, golden = 0.6180339887498949;
        m_picture.write(one.name, left - apart, y + strip / 2 + drop, "end");
        m_picture.write(one.remark, right + apart, y + strip / 2 + drop, "start", grayText);
        m_picture.rule(left - line, y - space / 2, right + line, y - space / 2);
        const double least = one.values.minCoeff(), most = one.values.maxCoeff();
        for (std::size_t c = 0; c < m_plot.classNames.size(); ++c) {
            std::set<std::string> places;
            double turn = 0;
            for (std::size_t i = 0; i < m_plot.classOf.size(); ++i) {
                if (m_plot.classOf[i] != static_cast<int>(c))
                    continue;
                turn += golden;
                const double share =
                    (one.values[static_cast<Eigen::Index>(i)] - least) / std::max(most - least, nothing);
                const double inLane = 0.15 + 0.7 * (turn - std::floor(turn));
                places.insert("M" + fixed(left + (right - left) * share, 0) + ' ' +
                              fixed(y + lane() * (static_cast<double>(c) + inLane), 0) + "h.1");
            }
            std::string path;
            for (const std::string& place : places)
                path += place;
            m_picture.path(path, "class=\"samples\" fill=\"none\" stroke=\"" + seriesLook(c).colour +
                                     "\" stroke-width=\"3.4\" stroke-linecap=\"round\" stroke-opacity=\"0.8\"");
        }
    }

    const StripPlot& m_plot;
    SvgPicture m_picture;
};

}  // namespace

std::string svgOf(const StripPlot& plot)
{
    return Drawing(plot).svg();
}

}  // namespace fuzzylens::cli
