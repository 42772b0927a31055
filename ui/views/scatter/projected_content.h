// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/projection.h"
#include "ui/views/scatter/scatter_content.h"

namespace fuzzylens::ui {

/// The samples of a second file as a scatter plot draws them: outlined markers at the coordinates of @p shown, the
/// picture of the fit. Empty without a projection, where its coordinates are not those of the fit, and where the
/// label term is part of the coordinates, since new samples have none. Coloured by the class the file states
/// for them under @p colouring, by the predicted one where it states none.
ScatterContent projectedContent(const ProjectionPtr& projection, const ScatterContent& shown,
                                const AxisChoice& choice, const Colouring& colouring, const Theme& theme);

/// The class the file states for a sample under @p colouring; empty when it states none.
QString statedColour(const Projection& projection, const Colouring& colouring, int sample);

/// The tool tip of @p projected in the legend of @p shown, the plot of the fit.
QString projectionHelp(const Projection& projection, const ScatterContent& shown, const ScatterContent& projected,
                       const Colouring& colouring);

/// "T-12 of test.gct: predicted AML (0.93), is ALL".
QString projectedSentence(const Projection& projection, int sample);

}  // namespace fuzzylens::ui
