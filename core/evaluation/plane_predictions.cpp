// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/plane_predictions.h"

namespace fuzzylens {

namespace {

DatasetPtr gridPoints(const Dataset& data, const PlaneGrid& grid)
{
    const Index places = Index{grid.columns} * grid.rows;
    auto values = std::make_shared<AlignedMatrix>(places, data.features());
    values->map().rowwise() = data.values().map().colwise().mean();
    DatasetParts parts;
    for (Index place = 0; place < places; ++place) {
        (*values)(place, grid.features[0]) = grid.x(static_cast<int>(place % grid.columns));
        (*values)(place, grid.features[1]) = grid.y(static_cast<int>(place / grid.columns));
        parts.sampleNames.push_back(std::to_string(place));
    }
    parts.values = std::move(values);
    parts.featureNames = data.featureNames();
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

std::optional<PlanePredictions> planePredictions(const MethodDescription& method, const Problem& problem,
                                                 const Parameters& parameters, const Outcome& outcome,
                                                 const PlaneGrid& grid)
{
    if (!method.predict)
        return std::nullopt;
    const Prediction predicted =
        method.predict(outcome, problem.target, parameters, *gridPoints(*problem.data, grid));
    PlanePredictions result;
    if (predicted.classProbabilities.cols() > 1) {
        result.shares = predicted.classProbabilities.cast<float>();
        result.areClasses = true;
    } else if (!predicted.predictedClass.empty()) {
        result.shares.setZero(std::ssize(predicted.predictedClass), problem.target.classes());
        for (std::size_t i = 0; i < predicted.predictedClass.size(); ++i)
            result.shares(static_cast<Index>(i), predicted.predictedClass[i]) = 1;
        result.areClasses = true;
    } else if (predicted.memberships.cols() > 1) {
        result.shares = predicted.memberships.cast<float>();
    } else {
        return std::nullopt;
    }
    return result;
}

}  // namespace fuzzylens
