// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/constant_features.h"

#include "core/common/issue.h"
#include "core/dataset/dataset_cache.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens {

namespace {

struct Split
{
    std::vector<Index> kept, constant;
    DatasetPtr varying;  // the data with the features kept; null if they are all or none
};

/// A problem without its constant features.
struct Varying
{
    Problem problem;
    std::shared_ptr<const Split> split;
    DatasetPtr data;  // with all features

    /// Adds the columns of the constant features to a matrix with a column for each feature that is kept.
    template <typename Matrix>
    void addColumns(Matrix& matrix, bool areValues) const
    {
        if (matrix.size() == 0)
            return;
        Matrix all = Matrix::Zero(matrix.rows(), data->features());
        for (std::size_t i = 0; i < split->kept.size(); ++i)
            all.col(split->kept[i]) = matrix.col(static_cast<Index>(i));
        for (const Index feature : split->constant)
            if (areValues)
                all.col(feature).setConstant(static_cast<typename Matrix::Scalar>(data->value(0, feature)));
        matrix = std::move(all);
    }

    Outcome expanded(Outcome outcome) const
    {
        addColumns(outcome.featureWeights, false);
        addColumns(outcome.centers, true);
        for (Frame& frame : outcome.frames) {
            addColumns(frame.featureWeights, false);
            addColumns(frame.centers, true);
        }
        outcome.warnings.push_back(*constantFeatureWarning(*data, split->constant));
        return outcome;
    }

    Outcome reduced(Outcome outcome) const
    {
        for (Eigen::MatrixXd* matrix : {&outcome.featureWeights, &outcome.centers})
            if (matrix->cols() == data->features())
                *matrix = (*matrix)(Eigen::all, split->kept).eval();
        return outcome;
    }
};

std::shared_ptr<const Split> splitOf(const Dataset& data)
{
    auto split = std::make_shared<Split>();
    for (Index feature = 0; feature < data.features(); ++feature)
        (isConstant(data, feature) ? split->constant : split->kept).push_back(feature);
    if (!split->constant.empty() && !split->kept.empty())
        split->varying = data.subset(std::nullopt, split->kept);
    return split;
}

/// Nothing if all features vary. The copy is kept for the next fit to the same data.
/// @throws std::invalid_argument if none does.
std::optional<Varying> varyingPart(const Problem& problem)
{
    static DatasetCache<Split> splits;
    if (problem.data->samples() == 0)
        return std::nullopt;
    const auto split = splits.of(problem.data, [&] { return splitOf(*problem.data); });
    if (split->constant.empty())
        return std::nullopt;
    if (split->kept.empty())
        throw ArgumentError(message("every feature is constant; the samples cannot be partitioned"));
    Varying result{problem, split, problem.data};
    result.problem.data = split->varying;
    return result;
}

}  // namespace

bool isConstant(const Dataset& data, Index feature)
{
    if (const FloatColumns* floats = data.table().floats()) {
        const float* const values = floats->values(feature);
        return std::all_of(values, values + data.samples(), [values](float value) {
            return differByRounding(static_cast<double>(value), static_cast<double>(*values));
        });
    }
    std::vector<double> scratch;
    const ColumnValues column = data.valuesOf(feature, scratch);
    const double first = column.size > 0 ? *column.values : column.other;
    // False for missing values.
    const auto isFirst = [first](double value) { return differByRounding(value, first); };
    return std::all_of(column.values, column.values + column.size, isFirst) &&
           (column.others == 0 || isFirst(column.other));
}

std::optional<Warning> constantFeatureWarning(const Dataset& data, const std::vector<Index>& constant)
{
    if (constant.empty())
        return std::nullopt;
    constexpr std::size_t shown = 3;
    std::string names;
    for (std::size_t i = 0; i < std::min(constant.size(), shown); ++i)
        names += (i > 0 ? ", " : "") + data.featureNames()[static_cast<std::size_t>(constant[i])];
    if (constant.size() > shown)
        names += ", …";
    return Warning{"constant-features",
                   message(constant.size() == 1
                               ? "1 feature has the same value in all samples and gets weight 0: %2"
                               : "%1 features have the same value in all samples and get weight 0: %2",
                           constant.size(), names)};
}

MethodDescription withoutConstantFeatures(MethodDescription method)
{
    method.run = [run = std::move(method.run)](const Problem& problem, const Parameters& parameters,
                                               const RunControl& control) {
        const auto varying = varyingPart(problem);
        return varying ? varying->expanded(run(varying->problem, parameters, control))
                       : run(problem, parameters, control);
    };
    if (method.refine)
        method.refine = [refine = std::move(method.refine)](const Problem& problem, const Parameters& parameters,
                                                            const Outcome& from, std::chrono::milliseconds budget,
                                                            const RunControl& control) {
            const auto varying = varyingPart(problem);
            return varying ? varying->expanded(
                                 refine(varying->problem, parameters, varying->reduced(from), budget, control))
                           : refine(problem, parameters, from, budget, control);
        };
    return method;
}

}  // namespace fuzzylens
