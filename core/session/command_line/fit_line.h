// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/requested_fit.h"

#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A line that was pasted.
struct FitLine
{
    RequestedFit fit;
    std::vector<std::string> ignored;  // options on it that decide nothing about the fit: "--output"
};

/// Reads `fuzzylens-cli fit METHOD FILE ...` as the program itself does: the inverse of commandLine, for every
/// option that `fit` takes. A folder may stand before the name of the program. No file is looked at.
/// @throws std::invalid_argument saying what cannot be meant, and where; also as shellWords.
FitLine readFitLine(std::string_view line);

}  // namespace fuzzylens
