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

    /// Every colour with every shape: colour c with shape s at c * shapes + s. The first colour is that of samples
    /// without class or number.
    std::vector<PointStyle> styles;
    std::vector<std::uint16_t> styleOf;  // a sample each; classes repeat styles after Theme::distinctClasses
    int shapes = 1;                      // 1: each colour has one shape
    double lowest = 0, highest = 0;      // of the numbers, when coloured by numbers
    bool byClass = true;

    /// @param shaping the classes that determine the shapes; null: those of the colours do.
    static PointStyles of(const Colouring& colouring, int samples, const Theme& theme,
                          const Colouring* shaping = nullptr);
    /// Whether samples of this style have no class or number that colours them.
    bool isUncoloured(int style) const { return style < shapes; }
};

/// The sizes of the markers by a number: their areas grow linearly with it.
struct PointSizes
{
    static constexpr int levels = 8;

    std::vector<std::uint8_t> levelOf;  // a sample each, 0 where the number is missing; empty: all have one size
    double lowest = 0, highest = 0;     // of the numbers

    static PointSizes of(const Colouring& sizing, int samples);
    /// The diameter of a level, relative to markers of one size: 0.5 to 1.5.
    static double factor(int level);
};

/// The marker of a class where shapes stand for another property than colours; -1: samples without class.
Marker shapeMarker(int classIndex);

/// Diameter in pixels that suits a cloud of so many samples: 11 for few, 3.5 for a hundred thousand and more.
double markerDiameter(int samples);

}  // namespace fuzzylens::ui
