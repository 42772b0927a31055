// SPDX-License-Identifier: GPL-3.0-or-later
// Section 3.1 of the paper of spectral feature scaling: artificial shapes, 800 samples, for shares of labelled
// ones.
#pragma once

#include "reduced_runs.h"

namespace fuzzylens::cli {

inline constexpr int shapeSamples = 800;
inline constexpr int informativeFeatures = 3;  // the first ones; the others are uniform

/// The shares of every class that are labelled.
const std::vector<double>& shapeShares();
/// "5 %", a share each.
std::vector<std::string> shapeShareNames();

/// The set of this name (core/dataset/synthetic/synthetic.h), standardised.
Problem shapeProblem(const std::string& name);

/// The first of the settings of a reducer on @p draws of every share: a share each. What needs no labels is
/// reduced once. @throws Cancelled when interrupted.
std::vector<std::vector<ReducedScores>> scoresByShare(const Reducer& reducer, const Problem& problem, int draws);

}  // namespace fuzzylens::cli
