// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

#include <functional>
#include <string_view>

namespace fuzzylens {

/// Gives the text of toJson(result) to @p sink piece by piece; takes no memory that grows with the samples.
/// @throws std::logic_error before the first piece if a number in it is not finite.
FUZZYLENS_EXPORT void writeJson(const Result& result, const std::function<void(std::string_view)>& sink);

}  // namespace fuzzylens
