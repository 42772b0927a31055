// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/summary/looks_like.h"
#include "ui/document/analysis_state.h"

#include <QString>

#include <optional>

namespace fuzzylens::ui {

/// A fact about the values that bears on the steps, and what could be done about it.
struct ValueHint
{
    QString text;                         // "Values look like raw counts (whole numbers, 0 to 71,234)."
    QString offer;                        // "Add log1p"; empty: none
    QString tip;                          // what the offer does
    std::optional<StepItem> added;        // becomes the first step
    std::optional<std::size_t> silenced;  // the step that is switched off
};

/// The hint for values that look like @p values under these steps; nothing where there is nothing to say, or the
/// step it would offer is in the list, on or off.
std::optional<ValueHint> valueHint(const LooksLike& values, const std::vector<StepItem>& steps);

/// The steps after the offer has been taken.
std::vector<StepItem> taken(const ValueHint& hint, std::vector<StepItem> steps);

}  // namespace fuzzylens::ui
