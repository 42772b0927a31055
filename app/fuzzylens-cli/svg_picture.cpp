// SPDX-License-Identifier: GPL-3.0-or-later
#include "svg_picture.h"

#include "text_table.h"

#include <iterator>

namespace fuzzylens::cli {

namespace {

std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text)
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return result;
}

std::string attribute(const char* name, double value)
{
    return std::string(name) + "=\"" + fixed(value, 1) + "\" ";
}

/// Around 0, some 8 wide.
constexpr const char* shapes[] = {
    "m-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z",  // disc
    "m-3.2 -3.2h6.4v6.4h-6.4z",                           // square
    "m0 -4.4l4.2 7.2h-8.4z",                              // triangle
    "m0 -4.6l4.2 4.6l-4.2 4.6l-4.2 -4.6z",                // diamond
    "m0 4.4l4.2 -7.2h-8.4z",                              // triangle on its point
    "m-3.2 -3.2l6.4 6.4m0 -6.4l-6.4 6.4",                 // cross
};

}  // namespace

SeriesLook seriesLook(std::size_t series)
{
    static constexpr const char* colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                              "#e69f00", "#56b4e9", "#8c8c8c"};
    static constexpr const char* dashes[] = {"", "7 4", "", "2 3", "", "9 3 2 3", "5 2"};
    return {colours[series % std::size(colours)], dashes[series % std::size(dashes)],
            static_cast<int>(series % std::size(shapes))};
}

SvgPicture::SvgPicture(double width, double height)
{
    const std::string w = fixed(width, 0), h = fixed(height, 0);
    m_text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + w + "\" height=\"" + h + "\" viewBox=\"0 0 " +
             w + ' ' + h +
             "\" font-family=\"DejaVu Sans, sans-serif\" font-size=\"12\">\n"
             "<style>@media (prefers-color-scheme: dark) { svg { color: #e6edf3; } }</style>\n";
}

void SvgPicture::write(const std::string& text, double x, double y, const char* anchor, const std::string& look)
{
    m_text += "<text " + attribute("x", x) + attribute("y", y) + "text-anchor=\"" + anchor +
              "\" fill=\"currentColor\" " + look + '>' + escaped(text) + "</text>\n";
}

void SvgPicture::writeUpwards(const std::string& text, double x, double y)
{
    write(text, x, y, "middle", "transform=\"rotate(-90 " + fixed(x, 1) + ' ' + fixed(y, 1) + ")\"");
}

void SvgPicture::title(const std::string& title, const std::string& remark)
{
    constexpr double left = 18, first = 26, second = 46;
    write(title, left, first, "start", "font-size=\"15\"");
    write(remark, left, second, "start", grayText);
}

void SvgPicture::rule(double x1, double y1, double x2, double y2, const std::string& look)
{
    m_text += "<line " + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) + attribute("y2", y2) +
              look + "/>\n";
}

void SvgPicture::polyline(const std::vector<std::pair<double, double>>& points, const std::string& look)
{
    m_text += "<polyline points=\"";
    for (const auto& [x, y] : points)
        m_text += (m_text.back() == '"' ? "" : " ") + fixed(x, 1) + ',' + fixed(y, 1);
    m_text += "\" fill=\"none\" " + look + "/>\n";
}

void SvgPicture::path(const std::string& description, const std::string& look)
{
    m_text += "<path d=\"" + description + "\" " + look + "/>\n";
}

void SvgPicture::mark(double x, double y, const SeriesLook& look)
{
    path("M" + fixed(x, 1) + ' ' + fixed(y, 1) + shapes[look.mark],
         "class=\"mark\" stroke-width=\"1.6\" fill=\"" + look.colour + "\" stroke=\"" + look.colour + '"');
}

}  // namespace fuzzylens::cli
