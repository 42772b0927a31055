// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/scaling_pencil.h"
#include "core/numeric/random.h"

#include <cmath>
#include <vector>

namespace fuzzylens::test {

/// Samples less their mean; class codes from 0.
inline LabelledRows labelledSet(Eigen::MatrixXd values, std::vector<int> classOf, int classes)
{
    values.rowwise() -= values.colwise().mean().eval();
    return {std::move(values), std::move(classOf), classes};
}

/// Normal values, the classes in turn, the first feature shifted by the class.
inline LabelledRows randomLabelledSet(Eigen::Index samples, Eigen::Index features, int classes, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd values(samples, features);
    for (double& value : values.reshaped())
        value = random.normal();
    std::vector<int> classOf;
    for (Eigen::Index i = 0; i < samples; ++i) {
        classOf.push_back(static_cast<int>(i) % classes);
        values(i, 0) += 3.0 * classOf.back();
    }
    return labelledSet(values, classOf, classes);
}

/// The samples of methods.md 4.7 G: 16 x 40, the first class being that with v = 1.
inline LabelledRows anchorSet()
{
    constexpr int samples = 16, features = 40;
    Eigen::MatrixXd values(samples, features);
    std::vector<int> classOf;
    for (int i = 0; i < samples; ++i) {
        const bool isFirst = i % 3 == 0;
        classOf.push_back(isFirst ? 0 : 1);
        for (int k = 0; k < features; ++k)
            values(i, k) = std::sin(1 + 1.7 * i + 0.9 * k + 0.37 * i * k) + (isFirst && k < 5 ? 1.5 : 0.0);
    }
    return labelledSet(values, classOf, 2);
}

}  // namespace fuzzylens::test
