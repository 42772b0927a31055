// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/cluster_colors.h"

#include <algorithm>

namespace fuzzylens::ui {

std::vector<QColor> clusterColors(const Fit& fit, const Theme& theme)
{
    const int clusters = fit.clusters();
    const Eigen::MatrixXd& prototypes = fit.result->outcome.labelPrototypes;
    const int classes = fit.result->target.classes();
    std::vector<int> indices(static_cast<std::size_t>(clusters));
    std::vector<bool> isRuled(std::size_t(std::max(classes, 1)), false);
    bool everyClassRulesOne = clusters == classes && prototypes.rows() == clusters && prototypes.cols() == classes;
    for (int cluster = 0; cluster < clusters; ++cluster) {
        indices[std::size_t(cluster)] = cluster;
        if (!everyClassRulesOne)
            continue;
        Eigen::Index ruling = 0;
        prototypes.row(cluster).maxCoeff(&ruling);
        indices[std::size_t(cluster)] = int(ruling);
        everyClassRulesOne = !isRuled[std::size_t(ruling)];
        isRuled[std::size_t(ruling)] = true;
    }
    const std::vector<int> places = fit.classPlaces();
    std::vector<QColor> colors;
    for (int cluster = 0; cluster < clusters; ++cluster)
        colors.push_back(
            theme.classColor(everyClassRulesOne ? places[std::size_t(indices[std::size_t(cluster)])] : cluster));
    return colors;
}

std::vector<QColor> classColors(const Fit& fit, const Theme& theme)
{
    std::vector<QColor> colors;
    for (const int place : fit.classPlaces())
        colors.push_back(theme.classColor(place));
    return colors;
}

}  // namespace fuzzylens::ui
