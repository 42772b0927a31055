// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/numeric/random.h"
#include "ui/scene/scene.h"

#include <cmath>

namespace fuzzylens::ui::test {

/// A made-up fit for tests of the feature views: two classes, a few features that separate them, weights that fall
/// off, an objective that falls.
struct FitRecipe
{
    int samples = 38;
    int features = 40;
    int clusters = 2;
    int weightRows = 2;  // 1: shared; 0: no weights
    int iterations = 13;
    bool withData = true;
    double steepness = 0.15;  // how fast the weights fall
    int shift = 0;            // which feature is the heaviest
};

inline DatasetPtr makeData(const FitRecipe& recipe)
{
    Random random(7);
    AlignedMatrix values = AlignedMatrix::uninitialised(recipe.samples, recipe.features);
    DatasetParts parts;
    AnnotationField description{"description", {}};
    for (int l = 0; l < recipe.features; ++l) {
        for (int i = 0; i < recipe.samples; ++i)
            values(i, l) = random.normal() + (i % 3 == 0 ? 3.0 / (1 + l) : 0.0);
        // every tenth name repeats the one before: names are no identity
        parts.featureNames.push_back("G" + std::to_string(l % 10 == 9 ? l - 1 : l));
        description.texts.push_back(l % 2 ? "kinase " + std::to_string(l) : "");
    }
    for (int i = 0; i < recipe.samples; ++i)
        parts.sampleNames.push_back("S" + std::to_string(i + 1));
    parts.values = std::make_shared<const AlignedMatrix>(std::move(values));
    parts.annotations.push_back(description);
    return std::make_shared<const Dataset>(std::move(parts));
}

inline Eigen::MatrixXd makeWeights(const FitRecipe& recipe)
{
    Eigen::MatrixXd weights(recipe.weightRows, recipe.features);
    for (int j = 0; j < recipe.weightRows; ++j)
        for (int l = 0; l < recipe.features; ++l)
            weights(j, l) =
                std::exp(-recipe.steepness * ((l + recipe.features - recipe.shift + 3 * j) % recipe.features));
    for (int j = 0; j < recipe.weightRows; ++j)
        weights.row(j) /= weights.row(j).sum();
    return weights;
}

inline void addObjective(Outcome& outcome, int iterations)
{
    outcome.objectiveTerms = {{"distance", {}}, {"label", {}}, {"membership entropy", {}}, {"weight entropy", {}}};
    for (int t = 1; t <= iterations; ++t) {
        const double parts[4] = {400 + 100.0 / (t * t), 12 + 8.0 / t, -0.9 + 0.3 / t, -0.02 - 0.01 / t};
        double total = 0;
        for (int part = 0; part < 4; ++part) {
            outcome.objectiveTerms[std::size_t(part)].values.push_back(parts[part]);
            total += parts[part];
        }
        outcome.objective.push_back(total);
    }
    outcome.iterations = iterations;
    outcome.stopped = Stopped::Converged;
}

inline FitPtr makeFit(const FitRecipe& recipe = {}, DatasetPtr data = {})
{
    if (!data)
        data = makeData(recipe);
    auto result = std::make_shared<Result>();
    result->method = "sfp";
    result->samples = std::make_shared<const std::vector<std::string>>(data->sampleNames());
    result->features = std::make_shared<const std::vector<std::string>>(data->featureNames());
    result->target.kind = Target::Kind::Classes;
    result->target.name = "class";
    result->target.classNames = {"ALL", "AML"};
    for (int i = 0; i < recipe.samples; ++i)
        result->target.classOf.push_back(i % 3 == 0 ? 1 : 0);
    Outcome& outcome = result->outcome;
    outcome.memberships = Eigen::MatrixXd::Constant(recipe.samples, recipe.clusters, 1.0 / recipe.clusters);
    outcome.centers = Eigen::MatrixXd::Zero(recipe.clusters, recipe.features);
    for (int j = 0; j < recipe.clusters; ++j)
        for (int l = 0; l < recipe.features; ++l)
            outcome.centers(j, l) = j * 3.0 / (1 + l);
    if (recipe.weightRows > 0)
        outcome.featureWeights = makeWeights(recipe);
    if (recipe.clusters == 2)
        outcome.labelPrototypes = (Eigen::MatrixXd(2, 2) << 0.97, 0.03, 0.04, 0.96).finished();
    addObjective(outcome, recipe.iterations);
    auto fit = std::make_shared<Fit>();
    fit->result = result;
    if (recipe.withData)
        fit->data = data;
    return fit;
}

}  // namespace fuzzylens::ui::test
