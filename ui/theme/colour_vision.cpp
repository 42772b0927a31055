// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colour_vision.h"

#include "ui/theme/theme.h"

#include <QApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace fuzzylens::ui {

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;  // of linear red, green and blue; rows sum to 1

constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr std::array<double, 3> luminance{0.2126, 0.7152, 0.0722};
constexpr Matrix achromatopsia{{luminance, luminance, luminance}};

ColourVision visionInForce = ColourVision::Ordinary;

const Matrix& matrixOf(ColourVision vision)
{
    switch (vision) {
    case ColourVision::Protanopia:
        return protanopia;
    case ColourVision::Deuteranopia:
        return deuteranopia;
    case ColourVision::Tritanopia:
        return tritanopia;
    default:
        return achromatopsia;
    }
}

}  // namespace

double linearLight(double encoded)
{
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

float encodedLight(double linear)
{
    const double inside = std::clamp(linear, 0.0, 1.0);
    const double result = inside <= 0.0031308 ? 12.92 * inside : 1.055 * std::pow(inside, 1 / 2.4) - 0.055;
    return float(std::clamp(result, 0.0, 1.0));
}

QColor seenWith(ColourVision vision, const QColor& colour)
{
    if (vision == ColourVision::Ordinary)
        return colour;
    const std::array<double, 3> seen{linearLight(double(colour.redF())), linearLight(double(colour.greenF())),
                                     linearLight(double(colour.blueF()))};
    std::array<float, 3> result{};
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const std::array<double, 3>& row = matrixOf(vision)[channel];
        result[channel] = encodedLight(row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2]);
    }
    return QColor::fromRgbF(result[0], result[1], result[2], colour.alphaF());
}

ColourVision colourVision()
{
    return visionInForce;
}

void setColourVision(ColourVision vision)
{
    if (vision == visionInForce)
        return;
    visionInForce = vision;
    QApplication::setPalette(Theme::of(QApplication::palette()).dark ? darkPalette() : lightPalette());
    applyTheme();
}

}  // namespace fuzzylens::ui
