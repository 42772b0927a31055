// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic_kind.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::synthetic {

DatasetParts assemble(const Points& points, int features, Random& random)
{
    const Index n = points.coordinates.rows(), informative = points.coordinates.cols();
    auto values = std::make_shared<AlignedMatrix>(n, features);
    values->map().leftCols(informative) = points.coordinates;
    for (Index l = informative; l < features; ++l)
        for (Index i = 0; i < n; ++i)
            (*values)(i, l) = random.uniform(-1, 1);
    DatasetParts parts;
    AnnotationField role{"role", {}};
    for (Index l = 0; l < features; ++l) {
        const bool tells = l < informative;
        parts.featureNames.push_back(tells ? "x" + std::to_string(l + 1)
                                           : "noise" + std::to_string(l - informative + 1));
        role.texts.emplace_back(tells ? "informative" : "noise");
    }
    LabelField label;
    label.name = "class";
    label.codes = points.classes;
    const int classes = 1 + *std::max_element(points.classes.begin(), points.classes.end());
    for (int c = 1; c <= classes; ++c)
        label.classes.push_back(std::to_string(c));
    for (Index i = 1; i <= n; ++i)
        parts.sampleNames.push_back("s" + std::to_string(i));
    parts.values = std::move(values);
    parts.labelFields.push_back(std::move(label));
    parts.annotations.push_back(std::move(role));
    return parts;
}

std::vector<int> apportion(int total, const std::vector<double>& shares)
{
    const double whole = std::accumulate(shares.begin(), shares.end(), 0.0);
    std::vector<int> result;
    std::vector<double> remainders;
    for (const double share : shares) {
        const double exact = total * share / whole;
        result.push_back(static_cast<int>(std::floor(exact)));
        remainders.push_back(exact - std::floor(exact));
    }
    int rest = total - std::accumulate(result.begin(), result.end(), 0);
    for (; rest > 0; --rest) {
        const auto largest = std::max_element(remainders.begin(), remainders.end());
        ++result[static_cast<std::size_t>(largest - remainders.begin())];
        *largest = -1;
    }
    return result;
}

}  // namespace fuzzylens::synthetic
