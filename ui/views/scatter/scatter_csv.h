// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_content.h"

namespace fuzzylens::ui {

/// What a scatter plot shows, a line a sample: name, class or number, the two coordinates, the cluster with the
/// largest membership and that membership, and whether it is selected.
QString scatterCsv(const Fit& fit, const Colouring& colouring, const ScatterContent& content,
                   const std::vector<bool>& selected);

}  // namespace fuzzylens::ui
