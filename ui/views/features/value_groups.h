// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <QString>

#include <vector>

namespace fuzzylens::ui {

/// Five numbers of a batch: quartiles by linear interpolation (R's type 7), whiskers at the outermost values
/// within 1.5 interquartile ranges of the quartiles (Tukey).
struct BoxSummary
{
    int count = 0;
    double lowWhisker = 0, lowQuartile = 0, median = 0, highQuartile = 0, highWhisker = 0;

    /// @p values without NaN, in any order.
    static BoxSummary of(std::vector<double> values);
};

/// The values of one feature by class: what a strip chart with boxes shows.
struct ValueGroups
{
    struct Group
    {
        QString name;
        int code = -1;             // class, for colour and marker; -1 unlabelled or all
        std::vector<int> samples;  // with a value
        BoxSummary box;
    };
    std::vector<Group> groups;
    std::vector<double> values;  // a sample each; NaN missing
    int missing = 0;

    /// @p fit needs data. By the classes of @p colouring when it has any, else by those of the fit's target, else
    /// all in one group; the unlabelled last. Classes without a sample are left away.
    static ValueGroups of(const Fit& fit, const Colouring& colouring, int feature);
    bool isEmpty() const { return groups.empty(); }
};

/// Where sample @p sample stands across its strip, in [-0.5, 0.5]: evenly spread and always the same.
double jitter(int sample);

}  // namespace fuzzylens::ui
