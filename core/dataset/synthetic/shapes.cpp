// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic_kind.h"

#include <cmath>
#include <numbers>

namespace fuzzylens::synthetic {

namespace {

constexpr double noise = 0.02;  // of the overall standard deviation of the shape

using Point = Eigen::RowVector3d;
/// A random point of one of the two classes, 0 or 1.
using Shape = Point (*)(int label, Random& random);

/// Turns a shape so that no coordinate is without meaning.
Point turned(double x, double y, double z)
{
    return Point((2 * x - y + 2 * z) / 3, (2 * x + 2 * y - z) / 3, (-x + 2 * y + 2 * z) / 3);
}

Point onSphere(double height, Random& random)
{
    const double radius = std::sqrt(std::max(0.0, 1 - height * height)),
                 angle = random.uniform(0, 2 * std::numbers::pi);
    return Point(radius * std::cos(angle), radius * std::sin(angle), height);
}

Point horseshoes(int label, Random& random)
{
    const double t = random.uniform(-0.75 * std::numbers::pi, 0.75 * std::numbers::pi);
    return label == 0 ? Point(std::cos(t + std::numbers::pi / 2), 0, std::sin(t + std::numbers::pi / 2))
                      : Point(0, std::cos(t - std::numbers::pi / 2), std::sin(t - std::numbers::pi / 2));
}

Point belt(int label, Random& random)
{
    if (label == 0)
        return onSphere(random.uniform(-0.3, 0.3), random);
    const double height = random.uniform(-0.4, 0.4);  // cut in two and moved to the poles
    return onSphere(height < 0 ? height - 0.6 : height + 0.6, random);
}

Point halfMoons(int label, Random& random)
{
    const double t = random.uniform(0, std::numbers::pi);
    const double x = label == 0 ? std::cos(t) : 1 - std::cos(t);
    const double y = label == 0 ? std::sin(t) : 0.5 - std::sin(t);
    return turned(x, y, 0);
}

Point interlockedRings(int label, Random& random)
{
    const double t = random.uniform(0, 2 * std::numbers::pi);
    return label == 0 ? Point(std::cos(t), std::sin(t), 0) : Point(1 + std::cos(t), 0, std::sin(t));
}

Point tori(int label, Random& random)
{
    const double t = random.uniform(0, 2 * std::numbers::pi), around = random.uniform(0, 2 * std::numbers::pi);
    const double radius = 1 + 0.25 * std::cos(around), height = 0.25 * std::sin(around);
    return label == 0 ? Point(radius * std::cos(t), radius * std::sin(t), height)
                      : Point(1 + radius * std::cos(t), height, radius * std::sin(t));
}

Point shell(int label, Random& random)
{
    const Point direction = onSphere(random.uniform(-1, 1), random);
    const double radius = label == 0 ? 0.5 * std::cbrt(random.uniform()) : random.uniform(1, 1.1);
    return radius * direction;
}

Point cylinders(int label, Random& random)
{
    const double t = random.uniform(0, 2 * std::numbers::pi), radius = label == 0 ? 0.5 : 1;
    return turned(radius * std::cos(t), radius * std::sin(t), random.uniform(-1, 1));
}

Point sheets(int label, Random& random)
{
    const double x = random.uniform(-1, 1), y = random.uniform(-1, 1);
    return Point(x, y, std::sin(std::numbers::pi / 2 * x) * std::cos(std::numbers::pi / 2 * y) + 0.6 * label);
}

Point helices(int label, Random& random)
{
    const double t = random.uniform(0, 4 * std::numbers::pi);
    return Point(std::cos(t + std::numbers::pi * label), std::sin(t + std::numbers::pi * label),
                 t / (2 * std::numbers::pi) - 1);
}

Point rolls(int label, Random& random)
{
    const double t = random.uniform(1.5 * std::numbers::pi, 3.5 * std::numbers::pi),
                 radius = t / (3.5 * std::numbers::pi);
    return turned(radius * std::cos(t + std::numbers::pi * label), radius * std::sin(t + std::numbers::pi * label),
                  random.uniform(-0.5, 0.5));
}

Point blobs(int label, Random& random)
{
    const Point place(random.normal(), random.normal(), random.normal());
    return label == 0 ? place : Point(place + Point::Constant(3));
}

template <Shape shape>
DatasetParts make(const Size& size, Random& random)
{
    Points points{Eigen::MatrixXd(size.samples, 3), {}};
    for (int i = 0; i < size.samples; ++i) {
        points.classes.push_back(i < size.samples / 2 ? 0 : 1);
        points.coordinates.row(i) = shape(points.classes.back(), random);
    }
    const Eigen::RowVector3d means = points.coordinates.colwise().mean();
    const double deviation = (points.coordinates.rowwise() - means).norm() / std::sqrt(3.0 * size.samples);
    for (int i = 0; i < size.samples; ++i)
        for (int l = 0; l < 3; ++l)
            points.coordinates(i, l) += noise * deviation * random.normal();
    return assemble(points, size.features, random);
}

template <Shape shape>
SyntheticKind kind(const char* name, const char* title, const char* help)
{
    return {{name, title, std::string(help) + " Three informative features and uniform noise."},
            {800, 10},
            {4, 3},
            make<shape>};
}

}  // namespace

std::vector<SyntheticKind> shapeKinds()
{
    return {
        kind<horseshoes>(
            "horseshoes", "Interlocked horseshoes",
            "Two interlocked open rings, the shape for which spectral feature scaling was published."),
        kind<belt>("belt", "Belt and caps", "The belt and the two polar caps of a sphere."),
        kind<halfMoons>("half-moons", "Half-moons", "Two interlocked half circles in a tilted plane."),
        kind<interlockedRings>("interlocked-rings", "Interlocked rings", "Two interlocked rings, as in a chain."),
        kind<tori>("tori", "Interlocked tori", "Two interlocked tubes, each bent into a ring."),
        kind<shell>("shell", "Shell around a ball", "A ball inside a hollow sphere."),
        kind<cylinders>("cylinders", "Coaxial cylinders", "A tube inside a wider tube, tilted."),
        kind<sheets>("sheets", "Parallel curved sheets", "Two equal curved sheets, one above the other."),
        kind<helices>("helices", "Double helix", "Two strands wound around a common axis."),
        kind<rolls>("rolls", "Swiss rolls", "Two sheets rolled up together, tilted."),
        kind<blobs>("blobs", "Gaussian blobs", "Two round clouds next to each other."),
    };
}

}  // namespace fuzzylens::synthetic
