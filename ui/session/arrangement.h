// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/json_document.h"

namespace fuzzylens::ui {

class ExploreWorkspace;
class Scene;

/// How the window shows what is open, as far as the user can choose it: the sizes of the cards, the picture in
/// front of each, what is set in their title rows, the axes and the turning of the samples, what colours them, the
/// feature in focus and the gene set that is marked.
Json arrangementOf(ExploreWorkspace& workspace, const Scene& scene);

/// Arranges it so again. What is not there any more is left as it is.
/// @throws Json::exception where @p arrangement is something else.
void arrange(const Json& arrangement, ExploreWorkspace& workspace, Scene& scene);

}  // namespace fuzzylens::ui
