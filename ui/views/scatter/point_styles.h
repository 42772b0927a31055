// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <cstdint>
#include <vector>

namespace fuzzylens::ui {

/// How a group of samples is marked.
struct PointStyle
{
    Marker marker = Marker::Disc;
    QColor fill;
    QColor outline{};  // invalid: the rim that all others have
};

/// The few styles of a picture and which of them each sample has. Values are put into 64 steps of the sequential
/// scale, so that a cloud needs no more than a handful of drawn markers.
struct PointStyles
{
    static constexpr int steps = 64;

    std::vector<PointStyle> styles;     // the first is that of samples without class or number
    std::vector<std::uint8_t> styleOf;  // a sample each; classes repeat styles after Theme::distinctClasses
    double lowest = 0, highest = 0;     // of the numbers, when coloured by numbers
    bool byClass = true;

    static PointStyles of(const Colouring& colouring, int samples, const Theme& theme);
};

/// Diameter in pixels that suits a cloud of so many samples: 11 for few, 3.5 for a hundred thousand and more.
double markerDiameter(int samples);

}  // namespace fuzzylens::ui
