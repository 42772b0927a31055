// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/random.h"
#include "ui/scene/scene.h"

#include <Eigen/Core>

#include <memory>
#include <string>
#include <vector>

namespace fuzzylens::ui::test {

/// A fit as a method could return it: n samples in k clusters, the class of most samples that of their cluster,
/// p features of which the first few carry weight and differ between clusters.
inline FitPtr syntheticFit(int n, int k, int p = 0, std::uint64_t seed = 1)
{
    Random random(seed);
    auto samples = std::make_shared<std::vector<std::string>>();
    auto features = std::make_shared<std::vector<std::string>>();
    auto result = std::make_shared<Result>();
    result->method = "sfp";
    result->target.kind = Target::Kind::Classes;
    result->target.name = "class";
    for (int cluster = 0; cluster < k; ++cluster)
        result->target.classNames.push_back("class " + std::string(1, char('A' + cluster % 26)));
    result->outcome.memberships.resize(n, k);
    for (int i = 0; i < n; ++i) {
        samples->push_back("sample " + std::to_string(i + 1));
        const int home = i * k / n;
        result->target.classOf.push_back(random.uniform() < 0.1 ? (home + 1) % k : home);
        for (int cluster = 0; cluster < k; ++cluster)
            result->outcome.memberships(i, cluster) = 0.02 + random.uniform() * (cluster == home ? 4 : 0.8);
        result->outcome.memberships.row(i) /= result->outcome.memberships.row(i).sum();
    }
    for (int feature = 0; feature < p; ++feature)
        features->push_back("gene " + std::to_string(feature + 1));
    result->samples = samples;
    result->features = features;

    auto fit = std::make_shared<Fit>();
    if (p > 0) {
        result->outcome.featureWeights.resize(k, p);
        result->outcome.centers.setZero(k, p);
        auto values = std::make_shared<AlignedMatrix>(n, p);
        for (int feature = 0; feature < p; ++feature) {
            const bool isInformative = feature < 12;
            for (int cluster = 0; cluster < k; ++cluster) {
                result->outcome.featureWeights(cluster, feature) =
                    (isInformative ? 20.0 / (1 + feature) : 0.0) + 0.01 * random.uniform();
                result->outcome.centers(cluster, feature) = isInformative && feature % k == cluster ? 2 : 0;
            }
            for (int i = 0; i < n; ++i)
                (*values)(i, feature) = result->outcome.centers(i * k / n, feature) + 2 * random.uniform() - 1;
        }
        for (int cluster = 0; cluster < k; ++cluster)
            result->outcome.featureWeights.row(cluster) /= result->outcome.featureWeights.row(cluster).sum();
        DatasetParts parts;
        parts.values = values;
        parts.sampleNames = *samples;
        parts.featureNames = *features;
        fit->data = std::make_shared<Dataset>(std::move(parts));
    }
    fit->result = result;
    return fit;
}

}  // namespace fuzzylens::ui::test
