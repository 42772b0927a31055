// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sffd/sffd.h"

namespace fuzzylens {

struct PairTuning
{
    SffdOptions options;      // those given, with weights, K, partial distance and shrinkage chosen
    double kept = 0;          // of the held-out pairs, 0 .. 1: mean of must-links and cannot-links, of both halves
    bool isPossible = false;  // else there were no pairs to hold out, and nothing is chosen
};

/// Weights, K and shrinkage by pairs alone (methods.md 2.10, item 4): the samples with pairs fall into two halves,
/// drawn with the seed; a fit by the pairs inside one is asked how many of the pairs inside the other it keeps,
/// and the other way round; over shrinkages {0.02, 0.1, 0.3, 0.5} and no norm, each without weights and with K =
/// 0.3 and 1. The best is chosen; of equally good ones the one nearest to the recommended values, which stand
/// first. When cancelled, it chooses among the settings that were tried. @throws as sffd().
PairTuning tunedOnPairs(const Problem& problem, const SffdOptions& options, const RunControl& control);

/// The chosen settings as a sentence for users.
Warning toldOf(const PairTuning& tuning);

}  // namespace fuzzylens
