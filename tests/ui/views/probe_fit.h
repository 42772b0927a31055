// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/views/scatter_fit.h"

#include <cmath>
#include <utility>
#include <vector>

namespace fuzzylens::ui::test {

/// A made-up fit whose samples are described by @p probes of them: memberships, or the distances for method "des".
inline FitPtr probeFit(const std::vector<Eigen::Index>& probes, int samples = 72, const char* method = "mes")
{
    auto fit = std::make_shared<Fit>(*scatterFit({.samples = samples}));
    auto result = std::make_shared<Result>(*fit->result);
    result->method = method;
    Outcome& outcome = result->outcome;
    const Eigen::MatrixXd places = outcome.embedding;
    const bool areDistances = std::string(method) == "des";
    const auto count = Eigen::Index(probes.size());
    outcome.probes = probes;
    outcome.embedding.resize(samples, count);
    outcome.embeddingAxes.clear();
    for (Eigen::Index k = 0; k < count; ++k) {
        const Eigen::VectorXd squared =
            (places.rowwise() - places.row(probes[std::size_t(k)])).rowwise().squaredNorm();
        outcome.embedding.col(k) = areDistances ? squared.cwiseSqrt().eval() : (-squared).array().exp().matrix();
        outcome.embeddingAxes.push_back((areDistances ? "distance to " : "membership of ") +
                                        (*result->samples)[std::size_t(probes[std::size_t(k)])]);
    }
    if (!areDistances)
        outcome.embedding.array().colwise() /= outcome.embedding.rowwise().sum().array().eval();
    const Eigen::MatrixXd weights =
        outcome.memberships.array().rowwise() / outcome.memberships.colwise().sum().array();
    outcome.embeddingCenters = weights.transpose() * outcome.embedding;
    outcome.featureWeights.resize(0, 0);
    fit->result = std::move(result);
    return fit;
}

}  // namespace fuzzylens::ui::test
