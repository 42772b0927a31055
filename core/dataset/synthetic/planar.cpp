// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic_kind.h"

#include <array>
#include <cmath>
#include <numbers>

namespace fuzzylens::synthetic {

namespace {

/// Points of the plane, collected one after the other.
class PlanarPoints
{
public:
    explicit PlanarPoints(int count) { m_points.coordinates.resize(count, 2); }

    void add(double x, double y, int label)
    {
        m_points.coordinates.row(static_cast<Index>(m_points.classes.size())) << x, y;
        m_points.classes.push_back(label);
    }
    void addNormal(int count, int label, const Eigen::Vector2d& mean, const Eigen::Vector2d& deviation,
                   Random& random)
    {
        for (int i = 0; i < count; ++i) {
            const double x = random.normal(), y = random.normal();
            add(mean[0] + deviation[0] * x, mean[1] + deviation[1] * y, label);
        }
    }
    const Points& points() const { return m_points; }

private:
    Points m_points;
};

/// The numbers of samples of the four components of the mixture: fractions 1/4, 1/4, 1/3 (rounded down) and the
/// rest, or sampled at random with probabilities 1/4, 1/4, 1/3 and 1/6.
std::array<int, 4> componentCounts(const Size& size, Random& random)
{
    const int n = size.samples;
    if (!size.randomCounts)
        return {n / 4, n / 4, n / 3, n - 2 * (n / 4) - n / 3};
    std::array<int, 4> counts{};
    for (int i = 0; i < n; ++i) {
        const std::uint64_t twelfth = random.below(12);
        ++counts[twelfth < 3 ? 0 : twelfth < 6 ? 1 : twelfth < 10 ? 2 : 3];
    }
    return counts;
}

DatasetParts mixture(const Size& size, Random& random)
{
    const std::array<int, 4> counts = componentCounts(size, random);
    PlanarPoints points(size.samples);
    points.addNormal(counts[0], 0, {0, 0}, {std::sqrt(15.0), std::sqrt(0.05)}, random);
    points.addNormal(counts[1], 1, {-12, 0}, {1, 1}, random);
    points.addNormal(counts[2], 2, {0, 8}, {2, 2}, random);
    points.addNormal(counts[3], 2, {0, -4}, {1, 1}, random);
    return assemble(points.points(), size.features, random);
}

/// Three arms, after the data set of Chang and Yeung (2008, Robust path-based spectral clustering, Pattern
/// Recognition 41): the same numbers of points in the arms, 106, 101 and 105 of 312.
DatasetParts spiral(const Size& size, Random& random)
{
    const std::vector<int> counts = apportion(size.samples, {106, 101, 105});
    PlanarPoints points(size.samples);
    for (int arm = 0; arm < 3; ++arm) {
        const int count = counts[static_cast<std::size_t>(arm)];
        for (int i = 0; i < count; ++i) {
            const double along = (i + 0.5) / count;
            const double radius = 0.12 + 0.88 * along,
                         angle = 2 * std::numbers::pi * arm / 3 + 2 * std::numbers::pi * along;
            const double dx = 0.015 * random.normal(), dy = 0.015 * random.normal();
            points.add(radius * std::cos(angle) + dx, radius * std::sin(angle) + dy, arm);
        }
    }
    return assemble(points.points(), size.features, random);
}

DatasetParts rings(const Size& size, Random& random)
{
    PlanarPoints points(size.samples);
    for (int i = 0; i < size.samples; ++i) {
        const int label = i < size.samples / 2 ? 0 : 1;
        const double radius = label == 0 ? 1.0 : 0.5, angle = random.uniform(0, 2 * std::numbers::pi);
        const double dx = 0.08 * random.normal(), dy = 0.08 * random.normal();
        points.add(radius * std::cos(angle) + dx, radius * std::sin(angle) + dy, label);
    }
    return assemble(points.points(), size.features, random);
}

/// Points uniform in the square (-1, 1)^2; @p label gives the class at (x, y).
template <typename Label>
DatasetParts square(const Size& size, Random& random, const Label& label)
{
    PlanarPoints points(size.samples);
    for (int i = 0; i < size.samples; ++i) {
        const double x = random.uniform(-1, 1), y = random.uniform(-1, 1);
        points.add(x, y, label(x, y));
    }
    return assemble(points.points(), size.features, random);
}

DatasetParts disc(const Size& size, Random& random)
{
    return square(size, random, [](double x, double y) { return x * x + y * y <= 2 / std::numbers::pi ? 0 : 1; });
}

DatasetParts exclusiveOr(const Size& size, Random& random)
{
    return square(size, random, [](double x, double y) { return (x < 0) == (y < 0) ? 0 : 1; });
}

}  // namespace

std::vector<SyntheticKind> planarKinds()
{
    return {
        {{"mixture", "Gaussian mixture",
          "Three classes from four normal distributions, one of them elongated; one class has two parts. From the "
          "supervised fuzzy partitioning paper."},
         {1500, 2},
         {12, 2, true},
         mixture},
        {{"spiral", "Three-arm spiral", "Three intertwined spiral arms, which only many clusters can follow."},
         {312, 2},
         {12, 2},
         spiral},
        {{"rings", "Two noisy rings", "One ring inside the other, with noise of 0.08 in both directions."},
         {1000, 2},
         {4, 2},
         rings},
        {{"disc", "Disc in a square", "A disc that covers half the area of the surrounding square."},
         {1000, 2},
         {4, 2},
         disc},
        {{"xor", "Exclusive or (XOR)", "A square whose opposite quadrants share a class."},
         {1000, 2},
         {4, 2},
         exclusiveOr},
    };
}

}  // namespace fuzzylens::synthetic
