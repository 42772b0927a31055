// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace fuzzylens::ui {

/// How colours are seen: by most people, by those who lack one of the three kinds of cones, by those who see none.
enum class ColourVision { Ordinary, Protanopia, Deuteranopia, Tritanopia, Achromatopsia };

/// A channel of an sRGB colour in linear light, and back (IEC 61966-2-1); both from 0 to 1.
double linearLight(double encoded);
float encodedLight(double linear);

/// @p colour as it looks to somebody with this vision: for the dichromacies the matrices of Machado, Oliveira and
/// Fernandes (A physiologically-based model for simulation of color vision deficiency, IEEE TVCG 15, 2009) at
/// severity 1, applied to linear RGB; without any colours its luminance (ITU-R BT.709). Greys stay as they are.
/// Keeps the opacity.
QColor seenWith(ColourVision vision, const QColor& colour);

/// The vision that the window is shown in; Ordinary until another is set.
ColourVision colourVision();

/// Shows the window as somebody with this vision sees it: every colour of its palette and of its pictures.
/// Figures that are exported stay as they are.
void setColourVision(ColourVision vision);

}  // namespace fuzzylens::ui
