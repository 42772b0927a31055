// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>
#include <string_view>

namespace fuzzylens {

/// The kind of cross-validation (methods.md 5). In a nested protocol, settings are chosen by the inner folds,
/// made of the training samples of an outer fold alone, and tested on the outer fold. None scores the fit to all
/// samples: for methods without labels.
struct Protocol
{
    enum class Kind { LeaveOneOut, Folds, NestedLeaveOneOut, NestedFolds, None };
    Kind kind = Kind::LeaveOneOut;
    int folds = 0;    // of Folds and NestedFolds, at least 2
    int repeats = 1;  // of Folds, with folds drawn again

    bool isNested() const { return kind == Kind::NestedLeaveOneOut || kind == Kind::NestedFolds; }
    bool operator==(const Protocol&) const = default;
};

/// "loo", "kfold:5", "kfold:5x10", "nested-loo", "nested:5", "none". @throws std::invalid_argument if @p text is
/// another text.
FUZZYLENS_EXPORT Protocol parseProtocol(std::string_view text);
/// The text that parseProtocol reads back.
FUZZYLENS_EXPORT std::string toText(const Protocol& protocol);

}  // namespace fuzzylens
