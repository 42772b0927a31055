// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/methods/problem.h"

#include <optional>
#include <string>

namespace fuzzylens {

/// The step that brings values of size @p size near 1, as far as its factor is a number: "scale=1e-152".
std::string scalingStep(double size);

/// @throws std::invalid_argument that feature @p feature, from 0, holds a value of this size, with the remedy.
[[noreturn]] void refuseLarge(const Dataset& data, Index feature, double size);

/// @param verb what the method does with the samples: "reduce".
/// @throws std::invalid_argument if every feature of @p data is constant.
void requireVariation(const Dataset& data);

/// The warning that all labelled samples are of one class; nothing if they are not.
std::optional<Warning> oneClassWarning(const Target& target);

/// @throws std::invalid_argument with the text of oneClassWarning() if all labelled samples are of one class.
void requireSeveralClasses(const Target& target);

}  // namespace fuzzylens
