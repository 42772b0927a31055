// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// exp(-d_ij / (2 sigma^2)) with the squared distances d between the samples @p rows and the samples @p columns.
/// @param values n x p. @param sigma above 0. @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd>
gaussianKernel(const AlignedMatrix& values, const std::vector<Index>& rows, const std::vector<Index>& columns,
               double sigma, int threads, const ShouldContinue& shouldContinue = {});

/// The kernel of gaussianKernel() from c of its columns: K' = C W^(-1) C', C its columns of the landmarks and W
/// the rows of these (Nystroem method, Williams and Seeger 2001). With all members as landmarks it is the kernel
/// plus 1e-10 on its diagonal.
struct KernelPoints
{
    /// n x c: inner products and distances are those of the rows of K', the columns of the members alone. Thus
    /// what a method finds for the columns of the kernel, it finds for these, a ridge on its coefficients
    /// included.
    Eigen::MatrixXd points;
    /// |K - K'| / |K - M| (Frobenius) of all samples with at most checkedSamples members, M the means of the
    /// columns, because what all samples have in common does not distinguish them. 0 if they do not differ.
    double error = 0;
    double leftOut = 0;  // mean of the diagonal of K - K' over the members, 0 .. 1
};
inline constexpr Index checkedSamples = 64;

/// O(n c^2) time. @param columns n x c, gaussianKernel() of all samples and the landmarks. @param members
/// ascending. @param landmarks some of the members, one or more. @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<KernelPoints> landmarkKernel(Eigen::MatrixXd columns, const AlignedMatrix& values,
                                                            const std::vector<Index>& members,
                                                            const std::vector<Index>& landmarks, double sigma,
                                                            int threads,
                                                            const ShouldContinue& shouldContinue = {});

}  // namespace fuzzylens
