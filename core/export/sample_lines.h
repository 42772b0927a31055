// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/export/stoppable_file.h"

#include <functional>
#include <string>
#include <string_view>

namespace fuzzylens {

/// A line for every sample: what @p begin puts into it, then the values with the delimiter before each, @p missing
/// for a missing one. Ends early once the file is stopped.
void addSampleLines(StoppableFile& file, const Dataset& data, char delimiter, std::string_view missing,
                    const std::function<void(std::string& line, Index sample)>& begin);

}  // namespace fuzzylens
