// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/leave_one_out.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// A fold: the steps fitted to the training samples and applied to those and to the left-out ones.
struct Fold
{
    std::vector<int> leftOut;  // ascending
    DatasetPtr training;
    DatasetPtr leftOutData;
};

/// The samples that folds leave some out of, and the steps to be fitted in each fold.
struct FoldData
{
    DatasetPtr base;
    std::vector<StepSpec> steps;
};
FoldData foldData(const LeaveOneOutFit& fit);

/// Fits without some samples, preprocessing included, and their predictions for these samples. Steps that choose
/// samples or compute each sample from itself are applied before samples are left out.
class FoldFits
{
public:
    /// The parts of @p fit must outlive this.
    explicit FoldFits(const LeaveOneOutFit& fit)
        : FoldFits(fit, foldData(fit))
    {}
    /// @param data of such a fit.
    FoldFits(const LeaveOneOutFit& fit, const FoldData& data);

    /// The samples that folds leave some out of.
    const DatasetPtr& data() const { return m_base; }
    /// What the steps in a fold do, if they standardise or there are none; else nothing.
    std::optional<Standardisation> standardisation() const;

    /// @throws DataError if there is not enough memory for as many folds as threads at a time.
    void requireMemoryFor(int threads) const;

    /// Nothing when cancelled. @throws DataError, std::invalid_argument if a step cannot be fitted or applied.
    std::optional<Fold> prepare(const std::vector<int>& leftOut, const Progress& progress) const;
    /// Values of all samples with the steps fitted without @p sample; nothing when cancelled.
    std::optional<AlignedMatrix> preparedWithout(int sample, const Progress& progress) const;

    /// The classes of the left-out samples as predicted by a fit to the others and the labels of @p target; empty
    /// when cancelled. Classes without a training sample are never predicted.
    /// @param target of all samples. @param seed of the fit.
    std::vector<int> predict(const Fold& fold, const Target& target, std::uint64_t seed,
                             const RunControl& control) const;

    /// The same with more of the fit, for other parameters than those of the fit.
    LeftOutPrediction predictWith(const Parameters& parameters, const Fold& fold, const Target& target,
                                  std::uint64_t seed, const RunControl& control) const;

    /// The seed of a fit without the samples of fold @p fold; permutation 0 is that of the labels as they are.
    std::uint64_t foldSeed(int fold, int permutation) const;

private:
    const LeaveOneOutFit& m_fit;
    DatasetPtr m_base;
    std::vector<StepSpec> m_steps;
};

/// The mean over the clusters of their effective numbers of features; nothing without weights.
std::optional<double> meanEffectiveNumber(const Eigen::MatrixXd& featureWeights);

/// @throws DataError if @p bytes that fits need do not fit into memory. Up to 64 MB pass unchecked.
void requireMemoryForFits(double bytes);

/// @p target without the classes that none of its samples has, and the class in @p target of each class that is
/// left.
struct PresentClasses
{
    Target target;
    std::vector<int> original;
};
PresentClasses presentClasses(Target target);

}  // namespace fuzzylens
