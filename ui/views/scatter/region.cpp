// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/region.h"

#include <algorithm>

namespace fuzzylens::ui {

std::vector<int> samplesIn(const QRectF& area, std::span<const double> x, std::span<const double> y)
{
    const QRectF box = area.normalized();
    std::vector<int> inside;
    for (std::size_t i = 0; i < x.size(); ++i)
        if (x[i] >= box.left() && x[i] <= box.right() && y[i] >= box.top() && y[i] <= box.bottom())
            inside.push_back(int(i));
    return inside;
}

namespace {

/// Whether a ray from (@p x, @p y) to the right crosses the edge from @p a to @p b. An edge owns its lower end and
/// not its upper one, so a ray through a corner counts once.
bool crosses(const QPointF& a, const QPointF& b, double x, double y)
{
    return (a.y() > y) != (b.y() > y) && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x();
}

/// The edges of an outline by the bands of height they reach into, so that a place is compared with few of them.
class EdgeBands
{
public:
    explicit EdgeBands(const QPolygonF& outline)
        : m_outline(outline)
        , m_low(outline.boundingRect().top())
        , m_height(outline.boundingRect().height())
        , m_bands(std::size_t(std::clamp<qsizetype>(outline.size(), 1, 1024)))
    {
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const double one = outline[i].y(), other = outline[next(i)].y();
            for (std::size_t band = bandOf(std::min(one, other)); band <= bandOf(std::max(one, other)); ++band)
                m_bands[band].push_back(i);
        }
    }

    bool surround(double x, double y) const
    {
        bool inside = false;
        for (const qsizetype i : m_bands[bandOf(y)])
            inside ^= crosses(m_outline[i], m_outline[next(i)], x, y);
        return inside;
    }

private:
    qsizetype next(qsizetype i) const { return i + 1 < m_outline.size() ? i + 1 : 0; }
    std::size_t bandOf(double y) const
    {
        const double share = m_height > 0 ? (y - m_low) / m_height : 0.0;
        return std::min(std::size_t(std::max(0.0, share) * double(m_bands.size())), m_bands.size() - 1);
    }

    const QPolygonF& m_outline;
    double m_low, m_height;
    std::vector<std::vector<qsizetype>> m_bands;
};

}  // namespace

std::vector<int> samplesIn(const QPolygonF& outline, std::span<const double> x, std::span<const double> y)
{
    std::vector<int> inside;
    if (outline.size() < 3)
        return inside;
    const EdgeBands edges(outline);
    for (const int sample : samplesIn(outline.boundingRect(), x, y))
        if (edges.surround(x[std::size_t(sample)], y[std::size_t(sample)]))
            inside.push_back(sample);
    return inside;
}

}  // namespace fuzzylens::ui
