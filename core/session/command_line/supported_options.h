// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"

namespace fuzzylens {

/// Looks whether the reader of @p input heeds every option that is given: one that says nothing to it would be a
/// decision the user believes in and nobody took.
/// @throws std::invalid_argument naming the option that is not heeded, and why; DataError as fixedChoices.
void requireSupported(const InputSpec& input);

}  // namespace fuzzylens
