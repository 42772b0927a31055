// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/random.h"
#include "ui/scene/scene.h"

#include <cmath>
#include <memory>

namespace fuzzylens::ui::test {

struct ScatterFitShape
{
    int samples = 72;
    int features = 20;
    int clusters = 2;
    int axes = 0;  // of the embedding; 0: as many as clusters
    bool training = false;
    std::uint64_t seed = 1;
};

/// A fit of made-up samples around one centre a cluster, every cluster with a class of its own: the picture of a
/// settled fit without any method having run.
inline FitPtr scatterFit(const ScatterFitShape& shape = {})
{

    const int n = shape.samples, k = shape.clusters, p = shape.features;
    const int d = shape.axes > 0 ? shape.axes : k;
    Random random(shape.seed);
    auto result = std::make_shared<Result>();
    auto names = std::make_shared<std::vector<std::string>>();
    auto features = std::make_shared<std::vector<std::string>>();
    for (int i = 0; i < n; ++i)
        names->push_back("sample_" + std::to_string(i + 1));
    for (int l = 0; l < p; ++l)
        features->push_back("GENE" + std::to_string(l + 1));
    Target& target = result->target;
    target.kind = Target::Kind::Classes;
    target.name = "class";
    for (int j = 0; j < k; ++j)
        target.classNames.push_back(std::string(1, char('A' + j % 26)) + "LL");
    Outcome& outcome = result->outcome;
    outcome.memberships.resize(n, k);
    outcome.embedding.resize(n, d);
    outcome.centers = Eigen::MatrixXd::Zero(k, p);
    outcome.featureWeights = Eigen::MatrixXd::Constant(k, p, 1.0 / p);
    outcome.labelPrototypes = Eigen::MatrixXd::Constant(k, k, k > 1 ? 0.1 / (k - 1) : 1.0);
    auto values = std::make_shared<AlignedMatrix>(n, p);
    for (int j = 0; j < k; ++j) {
        outcome.labelPrototypes(j, j) = k > 1 ? 0.9 : 1.0;
        for (int l = 0; l < p; ++l)
            outcome.centers(j, l) = l % k == j ? 2.0 : 0.0;
    }
    for (int i = 0; i < n; ++i) {
        const int own = i % k;
        target.classOf.push_back(own);
        for (int l = 0; l < p; ++l)
            (*values)(i, l) = outcome.centers(own, l) + random.normal();
        for (int a = 0; a < d; ++a)
            outcome.embedding(i, a) = (a == own ? 0.4 : 1.5) + 0.18 * random.normal();
        const double blur = 0.05 + 0.6 * std::pow(random.uniform(), 3);
        for (int j = 0; j < k; ++j)
            outcome.memberships(i, j) = j == own ? 1 - blur * (k - 1) / k : blur / k;
        outcome.assigned.push_back(own);
        outcome.predictedClass.push_back(i % 17 == 16 ? (own + 1) % k : own);
    }
    for (int a = 0; a < d; ++a)
        outcome.embeddingAxes.push_back("distance to cluster " + std::to_string(a + 1));
    if (shape.training)
        outcome.embeddingTraining = 2 * outcome.embedding;
    result->samples = names;
    result->features = features;
    DatasetParts parts;
    parts.values = values;
    parts.sampleNames = *names;
    parts.featureNames = *features;
    auto fit = std::make_shared<Fit>();
    fit->result = result;
    fit->data = std::make_shared<const Dataset>(std::move(parts));
    return fit;
}

}  // namespace fuzzylens::ui::test
