// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/methods/constraints/pair_set.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// What the samples are to agree with: classes, numbers, or nothing.
struct Target
{
    enum class Kind { None, Classes, Numbers };
    Kind kind = Kind::None;
    std::string name;                     // of the label field
    std::vector<std::string> classNames;  // M names, in class order
    std::vector<int> classOf;             // a sample each; -1 unlabelled
    std::vector<double> numbers;          // a sample each; NaN unlabelled

    int classes() const { return static_cast<int>(classNames.size()); }
    bool isLabelled(Index sample) const
    {
        const auto i = static_cast<std::size_t>(sample);
        return kind == Kind::Classes ? classOf[i] >= 0 : kind == Kind::Numbers && numbers[i] == numbers[i];
    }
};

/// What a method works on. The data are preprocessed already.
struct Problem
{
    DatasetPtr data;
    Target target;
    std::shared_ptr<const PairSet> pairs{};  // of the samples of the data; null for none
};

/// The target a label field makes; samples outside @p labelled (one entry a sample, when given) count as
/// unlabelled. Classes without a labelled sample are dropped, the order of the rest stays.
FUZZYLENS_EXPORT Target makeTarget(const LabelField& field, const std::vector<bool>* labelled = nullptr);

/// Data with the label field called @p label as target; no target when it is empty.
/// @throws std::invalid_argument if there is no such field.
FUZZYLENS_EXPORT Problem makeProblem(DatasetPtr data, const std::string& label);

}  // namespace fuzzylens
