// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace fuzzylens::ui {

/// What the read-out says about one sample.
struct HoverFacts
{
    QString name;
    QString group;    // class or number by which it is coloured; empty when it has none
    QString role;     // "probe"; empty for most
    QString verdict;  // "predicted AML, is ALL"; empty without a prediction
    bool isWrong = false;
    std::vector<double> memberships;  // a cluster each
    QString nearest;                  // name of the nearest prototype; empty when unknown
    QStringList drivers;  // the features that add most to the distance from the assigned cluster, five at most

    /// @p sample within the fit.
    static HoverFacts of(const Fit& fit, const Eigen::MatrixXd& memberships, const Colouring& colouring,
                         int sample);
    /// All of it as one sentence a line, for screen readers.
    QString spoken() const;
};

/// The cluster with the smallest weighted distance sum_l w_jl (x_il - v_jl)^2; by what probes say the one with the
/// nearest centre among that; without data, centres or weights the one with the largest membership; -1 when there
/// is neither.
int nearestPrototype(const Fit& fit, int sample);

/// Up to @p count features with the largest w_jl (x_il - v_jl)^2 towards @p cluster, largest first; features that
/// add nothing are left out. Empty without data or centres.
std::vector<int> drivingFeatures(const Fit& fit, int sample, int cluster, int count);

}  // namespace fuzzylens::ui
