// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic_kind.h"

#include <array>
#include <cmath>
#include <cstdint>
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
    /// Moves every point by normal noise of standard deviation @p noise in both directions.
    void blur(double noise, Random& random)
    {
        if (noise == 0)
            return;
        for (double& coordinate : m_points.coordinates.reshaped())
            coordinate += noise * random.normal();
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
    points.blur(size.noise, random);
    return assemble(points.points(), size.features, random);
}

/// Arms, three of them after the data set of Chang and Yeung (2008, Robust path-based spectral clustering, Pattern
/// Recognition 41): the same numbers of points in the arms, 106, 101 and 105 of 312.
DatasetParts spiral(const Size& size, Random& random)
{
    std::vector<double> shares(static_cast<std::size_t>(size.classes), 1.0);
    if (size.classes == 3)
        shares = {106, 101, 105};
    const std::vector<int> counts = apportion(size.samples, shares);
    PlanarPoints points(size.samples);
    for (int arm = 0; arm < size.classes; ++arm) {
        const int count = counts[static_cast<std::size_t>(arm)];
        for (int i = 0; i < count; ++i) {
            const double along = (i + 0.5) / count;
            const double radius = 0.12 + 0.88 * along,
                         angle = 2 * std::numbers::pi * arm / size.classes + 2 * std::numbers::pi * along;
            const double dx = size.noise * random.normal(), dy = size.noise * random.normal();
            points.add(radius * std::cos(angle) + dx, radius * std::sin(angle) + dy, arm);
        }
    }
    return assemble(points.points(), size.features, random);
}

/// Which of @p parts, as equal as possible, holds element @p i of @p count.
int partOf(int i, int count, int parts)
{
    int part = 0;
    while (i >= static_cast<std::int64_t>(part + 1) * count / parts)
        ++part;
    return part;
}

DatasetParts rings(const Size& size, Random& random)
{
    PlanarPoints points(size.samples);
    for (int i = 0; i < size.samples; ++i) {
        const int label = partOf(i, size.samples, size.classes);
        const double radius = 1 - static_cast<double>(label) / size.classes,
                     angle = random.uniform(0, 2 * std::numbers::pi);
        const double dx = size.noise * random.normal(), dy = size.noise * random.normal();
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
    points.blur(size.noise, random);
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

DatasetParts moons(const Size& size, Random& random)
{
    PlanarPoints points(size.samples);
    for (int i = 0; i < size.samples; ++i) {
        const int label = partOf(i, size.samples, 2);
        const double angle = random.uniform(0, std::numbers::pi);
        points.add(label == 0 ? std::cos(angle) : 1 - std::cos(angle),
                   label == 0 ? std::sin(angle) : 0.5 - std::sin(angle), label);
    }
    points.blur(size.noise, random);
    return assemble(points.points(), size.features, random);
}

/// Round normal clouds whose centres are on a circle, neighbours 6 apart.
DatasetParts groups(const Size& size, Random& random)
{
    const double radius = 3 / std::sin(std::numbers::pi / size.classes);
    PlanarPoints points(size.samples);
    for (int group = 0; group < size.classes; ++group) {
        const double angle = std::numbers::pi / 2 + 2 * std::numbers::pi * group / size.classes;
        int count = 0;
        for (int i = 0; i < size.samples; ++i)
            count += partOf(i, size.samples, size.classes) == group;
        points.addNormal(count, group, {radius * std::cos(angle), radius * std::sin(angle)},
                         {size.noise, size.noise}, random);
    }
    return assemble(points.points(), size.features, random);
}

/// @p fewest and @p most: numbers of classes that can be asked for; 0: it is fixed.
SyntheticKind planarKind(SyntheticDescription description, const Size& published, const Size& least,
                         DatasetParts (*make)(const Size&, Random&), int fewest = 0, int most = 0)
{
    description.isPlanar = true;
    description.fewestClasses = fewest;
    description.mostClasses = most;
    return {std::move(description), published, least, make};
}

}  // namespace

DatasetParts placed(const std::vector<PlacedSample>& samples, const Size& size, Random& random)
{
    PlanarPoints points(size.samples);
    for (const PlacedSample& sample : samples)
        points.add(sample.x, sample.y, sample.classNumber - 1);
    points.blur(size.noise, random);
    return assemble(points.points(), size.features, random);
}

std::vector<SyntheticKind> planarKinds()
{
    constexpr int mostClasses = PlacedSample::mostClasses;
    return {
        planarKind({"mixture", "Gaussian mixture",
                    "Three classes from four normal distributions, one of them elongated; one class has two "
                    "parts. From the supervised fuzzy partitioning paper."},
                   {1500, 2}, {12, 2, true}, mixture),
        planarKind({"spiral", "Spiral arms", "Intertwined spiral arms, which only many clusters can follow."},
                   {312, 2, false, 3, 0.015}, {12, 2}, spiral, 2, mostClasses),
        planarKind({"rings", "Noisy rings", "Rings inside each other, with noise in both directions."},
                   {1000, 2, false, 2, 0.08}, {4, 2}, rings, 2, mostClasses),
        planarKind({"disc", "Disc in a square", "A disc that covers half the area of the surrounding square."},
                   {1000, 2}, {4, 2}, disc),
        planarKind({"xor", "Exclusive or (XOR)", "A square whose opposite quadrants share a class."}, {1000, 2},
                   {4, 2}, exclusiveOr),
        planarKind({"moons", "Two moons", "Two half circles that reach into each other."}, {400, 2, false, 0, 0.1},
                   {4, 2}, moons),
        planarKind({"groups", "Gaussian groups", "Round clouds around a circle, one for each class."},
                   {400, 2, false, 3, 1}, {8, 2}, groups, 2, mostClasses),
    };
}

}  // namespace fuzzylens::synthetic
