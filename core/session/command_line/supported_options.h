// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"

namespace fuzzylens {

/// Checks that the reader of @p input supports every given option: the user would believe that an ignored one had
/// an effect.
/// @throws std::invalid_argument naming the option that is not heeded, and why; DataError as fixedChoices.
void requireSupported(const InputSpec& input);

}  // namespace fuzzylens
