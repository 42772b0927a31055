// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/pixel_map.h"
#include "ui/views/scatter/scatter_content.h"

#include <Eigen/Core>
#include <Eigen/StdVector>

#include <QImage>
#include <QSize>

#include <vector>

namespace fuzzylens::ui {

/// More samples within the axes than this are shown by their density, fewer one by one.
inline constexpr int mostMarkers = 50'000;

/// Samples with a class or number that colours them, and without.
struct SampleCounts
{
    int coloured = 0, uncoloured = 0;
};

/// The samples of @p content that are drawn in an area of @p size pixels; with @p only those marked in it.
SampleCounts samplesWithin(const ScatterContent& content, const std::vector<bool>* only, const PixelMap& toX,
                           const PixelMap& toY, const QSize& size);

using LightCell = Eigen::Array4f;  // red, green, blue in linear light, each times the weight, and the weight
using LightCells = std::vector<LightCell, Eigen::aligned_allocator<LightCell>>;

/// The density of the coloured or of the uncoloured samples: each is spread over 3 x 3 pixels. The colour of a
/// pixel is the mean colour of the samples there, in linear light, so that a mixture of classes is neither darker
/// nor paler than they are; its opacity grows with the logarithm of the density, from a single sample, which can
/// be seen, to the densest pixel. Fading samples count less. The same image for any number of threads.
/// @param memory to be used again for the next image; may be null.
QImage densityImage(const ScatterContent& content, const std::vector<bool>* only, const PixelMap& toX,
                    const PixelMap& toY, const QSize& size, bool uncoloured = false,
                    std::vector<LightCells>* memory = nullptr);

}  // namespace fuzzylens::ui
