// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace fuzzylens::ui {

/// The facts about one sample that the hover card shows.
struct HoverFacts
{
    QString name;
    QString group;    // class or number by which it is coloured; empty when it has none
    QString role;     // "probe"; empty for most
    QString verdict;  // "predicted AML, is ALL"; empty without a prediction
    bool isWrong = false;
    std::vector<double> memberships;  // one for each cluster
    QString nearest;                  // name of the nearest prototype; empty if unknown
    QStringList drivers;  // the features that add most to the distance to the assigned cluster, at most five

    /// @param sample an index of the fit of @p scene.
    static HoverFacts of(const Scene& scene, int sample);
    /// @param leftOutClasses as Scene::leftOutClasses().
    static HoverFacts of(const Fit& fit, const Eigen::MatrixXd& memberships, const Colouring& colouring,
                         int sample, const std::vector<int>& leftOutClasses = {});
    /// All facts in one line, for screen readers; of the memberships at most the first 12.
    QString spoken() const;
};

/// The cluster with the least distance by the fit itself: in the space of the probes, or among the distances to
/// the clusters that the embedding holds; -1 if the fit has neither.
int nearestPrototype(const Fit& fit, int sample);

/// Up to @p count features that add most to the distance to @p cluster, w_jl^q (x_il - c_jl)^2, largest first; w
/// is 1 without feature weights. Features that add nothing are left out. Empty if the distance is no sum over the
/// features (MethodDescription::distanceExponent), or without data or centres.
std::vector<int> drivingFeatures(const Fit& fit, int sample, int cluster, int count);

}  // namespace fuzzylens::ui
