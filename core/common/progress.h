// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>

namespace fuzzylens {

/// Where a computation stands.
struct Step
{
    std::string_view phase;  // "reading", "fitting", ...
    std::int64_t done = 0;
    std::int64_t total = 0;                                       // 0 when it is not known
    double objective = std::numeric_limits<double>::quiet_NaN();  // of the current iterate, where there is one
};

/// Asked by every loop that may run longer than about 5 ms, from the thread that called the computation; the
/// answer false means stop. May be empty.
using Progress = std::function<bool(const Step&)>;

/// True when @p progress is empty or says go on.
inline bool shouldContinue(const Progress& progress, const Step& step)
{
    return !progress || progress(step);
}

/// How a computation ended.
enum class Stopped { Converged, IterationLimit, Cancelled };

}  // namespace fuzzylens
