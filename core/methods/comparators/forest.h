// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <cstdint>

namespace fuzzylens {

struct ForestOptions
{
    int trees = 500;
    int featuresTried = 1;  // 1 .. p, at every split
    std::uint64_t seed = 1;
};

/// Random forest (Breiman, Machine Learning 45:5, 2001): each tree is grown by ALGLIB on as many samples as there
/// are labelled ones, drawn with replacement, without pruning; at every split some features drawn at random are
/// tried. Trees are grown one at a time, each with a stream of random numbers of its own, so that out-of-bag votes
/// are known and a fit can be cancelled. Values are rounded to 24 bits, as rounding errors must not decide about
/// splits. Probabilities are shares of votes. Those of a labelled sample of the fit are out of bag: of the trees
/// that have not seen it, if there are any. Fills embedding (n x M, these shares), featureWeights (1 x p, the mean
/// decrease of the Gini impurity; absent without a split), the figure "out_of_bag_error" (the share of wrong
/// out-of-bag predictions) and modelTable (nodes x 4): feature, threshold, row of the node for values from the
/// threshold on, tree, where the node for smaller values is the next row; of leaves -1, the class, 0, tree.
/// @throws std::invalid_argument as trainingSamples(), or if an option is out of range.
FUZZYLENS_EXPORT Outcome randomForest(const Problem& problem, const ForestOptions& options,
                                      const RunControl& control = {});
FUZZYLENS_EXPORT Prediction predictRandomForest(const Outcome& outcome, const Target& target,
                                                const Dataset& samples);

}  // namespace fuzzylens
