// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/choice.h"
#include "core/methods/problem.h"
#include "ui/views/heatmap/heatmap_model.h"

namespace fuzzylens::ui {

/// Samples whose consensus matrix is shown as a heat map.
inline constexpr int mostConsensusShown = 1500;

/// The matrix @p consensus of @p trial, which has the score "stability", as a heat map, the samples by their
/// clusters in the fit to all samples, in a cluster those first that are together with its other samples most
/// often. Classes of
/// @p problem are a strip.
HeatmapModelPtr consensusMap(const Trial& trial, const Eigen::MatrixXd& consensus, const Problem& problem);

}  // namespace fuzzylens::ui
