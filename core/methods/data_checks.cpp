// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/data_checks.h"

#include "core/methods/constant_features.h"
#include "core/methods/parameter.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

std::string scalingStep(double size)
{
    constexpr double most = 300;
    return "scale=1e" + std::to_string(static_cast<int>(std::clamp(-std::floor(std::log10(size)), -most, most)));
}

void refuseLarge(const Dataset& data, Index feature, double size)
{
    throw std::invalid_argument("feature " + data.featureNames()[static_cast<std::size_t>(feature)] +
                                " holds a value of size " + toText(size) +
                                ", which is too large to compute with; scale the data (step " + scalingStep(size) +
                                "), or leave the feature out (step exclude)");
}

std::optional<Warning> oneClassWarning(const Target& target)
{
    if (target.kind != Target::Kind::Classes || target.classes() != 1)
        return std::nullopt;
    return Warning{"one-class", message("every labelled sample is of class %1; there is nothing to tell apart",
                                        target.classNames[0])};
}

void requireVariation(const Dataset& data, const std::string& verb)
{
    Index feature = 0;
    while (feature < data.features() && isConstant(data, feature))
        ++feature;
    if (feature == data.features())
        throw std::invalid_argument("every feature is constant; there is nothing to " + verb + " the samples by");
}

}  // namespace fuzzylens
