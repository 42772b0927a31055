// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/protocol.h"
#include "core/methods/problem.h"

#include <QString>

#include <vector>

namespace fuzzylens::ui {

class Project;

/// The number of labelled samples of each class.
std::vector<int> classSizes(const Target& target);

/// Why the data of @p project cannot be fitted and what to do; empty if they can.
QString preparationObstacle(const Project& project);

/// Why the data of @p project cannot be cross-validated by @p protocol and what to do; empty if they can.
QString validationObstacle(const Project& project, const Protocol& protocol);

}  // namespace fuzzylens::ui
