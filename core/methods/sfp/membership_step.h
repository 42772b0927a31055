// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/label_term.h"
#include "core/numeric/aligned_matrix.h"

#include <vector>

namespace fuzzylens::sfp_detail {

/// U <- softmax over the clusters of -(d + alpha l + offset) / gamma (eq. 5), row minima subtracted.
struct MembershipStep
{
    double alpha = 0;
    double gamma = 1;
    const LabelTerm* labels = nullptr;  // null: distances alone, as for new samples
    std::vector<double> offsets;        // of each cluster
    int threads = 1;

    /// Fills @p memberships; returns sum_ij u_ij ln u_ij. Sums run over fixed blocks of samples, in order.
    double operator()(const AlignedMatrix& distances, AlignedMatrix& memberships) const;
};

}  // namespace fuzzylens::sfp_detail
