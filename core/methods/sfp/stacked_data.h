// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/numeric/aligned_matrix.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens::sfp_detail {

/// The data of many fits that each lack some samples: less the means over all samples, which keeps digits, and
/// if every fit standardises them, over the deviations. Panels of features hold x and, behind, x^2.
class StackedData
{
public:
    StackedData(const AlignedMatrix& values, Standardisation standardisation);

    Index samples() const { return m_values.rows(); }
    Index features() const { return m_values.columns(); }
    Standardisation standardisation() const { return m_standardisation; }
    const AlignedMatrix& values() const { return m_values; }         // n x p, as given
    double scale(Index feature) const { return m_scales[feature]; }  // the deviation divided by, or 1
    bool isInRange() const { return m_isInRange; }  // false: a value is missing or too large for this

    static constexpr Index widestPanel = 64;
    Index panels() const { return (features() + widestPanel - 1) / widestPanel; }
    /// Features of a panel, a multiple of 8; those beyond the last are 0.
    Index width(Index panel) const;
    /// x in the first half of the columns, x^2 in the other; rows with padding.
    Eigen::Map<const Eigen::MatrixXd, Eigen::Aligned64> panel(Index index) const;

private:
    const AlignedMatrix& m_values;
    Standardisation m_standardisation;
    Eigen::ArrayXd m_scales;
    AlignedMatrix m_panels;
    bool m_isInRange = true;
};

/// What the fits without some samples have in common.
struct StackedFold
{
    static constexpr double noScatter = 1e300;  // added to scatters; no scatter is as large

    StackedFold(const StackedData& data, const Target& target, const std::vector<int>& heldOut);

    std::vector<int> heldOut;
    Target target;              // of all samples, those held out without a label
    Target trainingTarget;      // of the others alone
    std::vector<int> training;  // the others
    // Of squared differences of StackedData: 1 / variance, or 1; 0 for a constant feature.
    Eigen::ArrayXd factors;
    Eigen::ArrayXd blocked;    // 0, or noScatter for a constant feature
    double largestSquare = 0;  // of the training samples, times the factor
    Index varying = 0;         // features
    Eigen::MatrixXd products;  // inner products of the samples less the training means, under the factors
    bool isUsable = true;      // false: no labelled sample of some class, or values for a fit by itself

private:
    void findFactors(const StackedData& data);
};

}  // namespace fuzzylens::sfp_detail
