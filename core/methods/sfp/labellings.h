// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

#include <vector>

namespace fuzzylens {

/// The class of sample @p leftOut as predicted by SFP fits of the other samples of @p values (n x p) to each of
/// @p labellings, at about the cost of matrix products with an indicator matrix of the labellings instead of a fit
/// each. All samples have a class from 0 to @p classes - 1; the class of the left-out sample is not used.
///
/// A prediction is that of the fit, up to rounding. It is -1, and a fit has to decide, unless the memberships of
/// the fit are the classes to 16 digits (methods.md 1.6 B), which is checked for every labelling: after the first
/// iteration by the distances of all samples from the start samples, later by their distances from the class
/// means. With memberships u = 0 or 1 the fit is class means m_c, scatters s_cl = sum_i (x_il - m_cl)^2 and
/// weights w_cl = softmax(-s_cl / lambda). Also -1 are ties, and all predictions for other options than log loss,
/// as many clusters as classes, labels stronger than fuzziness and a stratified start at random.
FUZZYLENS_EXPORT std::vector<int> sfpPredictLabellings(const AlignedMatrix& values, Index leftOut, int classes,
                                                       const std::vector<Labelling>& labellings,
                                                       const SfpOptions& options);

}  // namespace fuzzylens
