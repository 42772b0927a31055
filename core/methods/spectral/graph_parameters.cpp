// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/graph_parameters.h"

#include "core/methods/parameter_kinds.h"

namespace fuzzylens {

namespace {

constexpr Named<GraphOptions::Width> widths[] = {{"automatic", GraphOptions::Width::Automatic},
                                                 {"shared", GraphOptions::Width::Shared}};

}  // namespace

std::vector<ParameterDescription> graphParameters(std::vector<ParameterDescription> more)
{
    ParameterDescription neighbours = integerParameter(
        "neighbours", "neighbours", "Number of nearest neighbours that each sample is connected to.", 1, 10000,
        [](const Problem&) { return 7; });
    neighbours.small = "disconnected";
    neighbours.large = "connected";
    neighbours.slider = {1, 50, false, 0};
    ParameterDescription width =
        realParameter("width", "", "width",
                      "Larger values make more distant samples similar: a multiple of the squared distance to the "
                      "neighbours, or of the width in the paper's equations.",
                      0, 1e6, [](const Problem&) { return 1.0; });
    width.minimumIsOpen = true;
    width.small = "nearest only";
    width.large = "all neighbours equal";
    width.slider = {0.01, 100, true, 2};
    ParameterDescription self = switchParameter("self_similarity", "self-similarity",
                                                "Connects every sample to itself with weight 1, as in equation 9 "
                                                "of the SC-S paper; small widths then isolate single samples.",
                                                false);
    self.advanced = true;
    std::vector<ParameterDescription> all{neighbours, width};
    append(all, std::move(more));
    all.push_back(self);
    return all;
}

GraphOptions graphOptions(const Parameters& parameters)
{
    GraphOptions options;
    options.neighbours = static_cast<int>(parameters.integer("neighbours"));
    options.widthFactor = parameters.real("width");
    options.diagonal = parameters.flag("self_similarity") ? 1.0 : 0.0;
    if (parameters.has("width_rule"))
        options.width = meaningOf(widths, parameters.text("width_rule"));
    return options;
}

}  // namespace fuzzylens
