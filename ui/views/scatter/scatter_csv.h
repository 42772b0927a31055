// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_content.h"

namespace fuzzylens::ui {

/// What a scatter plot shows, a line a sample: name, class or number, the two coordinates, the cluster with the
/// largest membership and that membership, whether it is selected, what its size and its shape stand for, and its
/// part as a probe, where there are such.
QString scatterCsv(const Fit& fit, const Eigen::MatrixXd& memberships, const Colouring& colouring,
                   const ScatterContent& content, const std::vector<bool>& selected);

/// Lines of the same form for the samples of a second file as @p projected shows them, named "FILE: sample"; none
/// when it is empty. @p shown: what the other lines are of.
QString projectedCsv(const ProjectionPtr& projection, const Colouring& colouring, const ScatterContent& projected,
                     const ScatterContent& shown);

}  // namespace fuzzylens::ui
