// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"
#include "core/numeric/random.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace fuzzylens::synthetic {

struct Size
{
    int samples;
    int features;
    bool randomCounts = false;
    int classes = 0;   // of a generator that can have more or fewer
    double noise = 0;  // standard deviation of a coordinate
};

/// One generator, as the table of generators holds it.
struct SyntheticKind
{
    SyntheticDescription description;
    Size published;  // when nothing else is asked for
    Size least;      // randomCounts: whether the generator has them
    DatasetParts (*make)(const Size& size, Random& random);
};

std::vector<SyntheticKind> planarKinds();      // mixture, spiral, rings, disc, xor, moons, groups
std::vector<SyntheticKind> expressionKinds();  // expression
std::vector<SyntheticKind> shapeKinds();       // horseshoes, belt, ... , blobs

/// Points of a shape with their classes, counted from 0.
struct Points
{
    Eigen::MatrixXd coordinates;  // points x dimensions
    std::vector<int> classes;
};

/// Points as a data set: informative features x1, x2, ..., then noise features noise1, ... uniform on (-1, 1) up
/// to
/// @p features; samples s1, s2, ...; label field "class" with the classes 1, 2, ...; annotation field "role".
DatasetParts assemble(const Points& points, int features, Random& random);

/// The samples of the set "drawn" at their places.
DatasetParts placed(const std::vector<PlacedSample>& samples, const Size& size, Random& random);

/// A total split in proportion to the shares, by the largest remainders; ties to the lower index.
std::vector<int> apportion(int total, const std::vector<double>& shares);

}  // namespace fuzzylens::synthetic
