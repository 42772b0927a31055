// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"

#include <vector>

namespace fuzzylens::ui {

class Project;

/// What should be known about the parameters that are set and about the fit on screen; without what the panel of
/// the pairs shows.
std::vector<Warning> methodNotes(const Project& project);

}  // namespace fuzzylens::ui
