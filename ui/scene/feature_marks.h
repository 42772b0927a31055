// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/gene_sets.h"
#include "ui/theme/core_text.h"

#include <QString>

#include <vector>

namespace fuzzylens::ui {

/// A gene set and the features it stands for, marked in every picture.
struct FeatureMarks
{
    GeneSet set;                // without genes: nothing is marked
    std::vector<int> features;  // ascending

    bool isAny() const { return !set.genes.empty(); }
    bool contains(int feature) const;
    QString name() const { return nameText(set.name); }
    /// Prefix of the name of a marked feature.
    static QString sign() { return QStringLiteral("◆"); }

    /// @p set among the features that @p finder knows.
    static FeatureMarks of(GeneSet set, const FeatureFinder& finder);
};

}  // namespace fuzzylens::ui
