// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// The property of the samples that @p key names by its source, name and occurrence, in the fit of @p scene;
/// nothing if there is no fit or the fit lacks it.
std::optional<Colouring> sampleAttribute(const Scene& scene, const Colouring& key);

/// Whether both keys name the same property.
bool isSameAttribute(const Colouring& one, const Colouring& other);

/// The index of the feature of this name that comes after @p occurrence others of it; -1 if there is none.
int featureCalled(const std::vector<std::string>& names, const std::string& name, int occurrence);

}  // namespace fuzzylens::ui
