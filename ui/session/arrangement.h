// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/json_document.h"

namespace fuzzylens::ui {

class ExploreWorkspace;
class Scene;

/// The layout of the window as the user has chosen it: the sizes of the cards, the view in front of each, the
/// settings in their title rows, the axes and the rotation of the samples, their colouring, the feature in focus
/// and the gene set that is marked.
Json arrangementOf(ExploreWorkspace& workspace, const Scene& scene);

/// Restores it. Views that no longer exist are ignored.
/// @throws Json::exception where @p arrangement is something else.
void arrange(const Json& arrangement, ExploreWorkspace& workspace, Scene& scene);

}  // namespace fuzzylens::ui
