// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace fuzzylens::cli {

/// A look for @p SvgPicture: in the colour of the text around the picture, on the ground it lies on, light or
/// dark.
inline constexpr const char* grayText = "fill-opacity=\"0.7\"";
inline constexpr const char* faintLine = "stroke=\"currentColor\" stroke-opacity=\"0.18\"";
/// Values beyond the axis of a plot by less than this are rounding.
inline constexpr double nothing = 1e-9;

/// How one of several series is drawn: distinguished by colour (Okabe and Ito), by mark, and by dashes.
struct SeriesLook
{
    std::string colour;
    std::string dash;  // of SVG; empty: none
    int mark = 0;
};
SeriesLook seriesLook(std::size_t series);

/// What the pictures of tables are drawn with. Lengths are pixels, y goes down.
class SvgPicture
{
public:
    SvgPicture(double width, double height);

    /// @param anchor "start", "middle" or "end". @param look attributes of SVG.
    void write(const std::string& text, double x, double y, const char* anchor, const std::string& look = {});
    /// Upwards along the left edge.
    void writeUpwards(const std::string& text, double x, double y);
    void title(const std::string& title, const std::string& remark);
    void rule(double x1, double y1, double x2, double y2, const std::string& look = faintLine);
    void polyline(const std::vector<std::pair<double, double>>& points, const std::string& look);
    void path(const std::string& description, const std::string& look);
    /// One of six shapes around a point.
    void mark(double x, double y, const SeriesLook& look);

    /// The whole picture.
    std::string text() const { return m_text + "</svg>\n"; }

private:
    std::string m_text;
};

}  // namespace fuzzylens::cli
