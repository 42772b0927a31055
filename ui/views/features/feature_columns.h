// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <Eigen/Core>

#include <QString>

#include <vector>

namespace fuzzylens::ui {

/// One column of the feature table: texts (shared with the data) or numbers, a feature each.
struct FeatureColumn
{
    QString header;
    QString tip;
    const std::vector<std::string>* texts = nullptr;  // lives as long as the fit
    std::vector<double> numbers;
    bool isRank = false;
    NamesPtr names{};  // the texts are names of features, and shown so that they can be distinguished

    bool isText() const { return texts != nullptr; }
    QString text(int feature) const;
    /// The same, exact: for CSV.
    QString exactText(int feature) const;
};

/// Name, contribution and its rank, weights by cluster and the rank of the largest, class means, annotations: as
/// far as the fit has them.
std::vector<FeatureColumn> featureColumns(const Fit& fit, const Eigen::VectorXd& contribution);

/// 1 for the largest; ties by index.
std::vector<double> ranksOf(const Eigen::VectorXd& values);

/// The features in the order of a column: texts by letters without regard to case, numbers with NaN always last,
/// ties by index.
std::vector<int> sortedFeatures(const FeatureColumn& column, std::vector<int> features, bool descending);

}  // namespace fuzzylens::ui
