// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_columns.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fuzzylens::ui {

namespace {

struct FeatureColumnsWords
{
    Q_DECLARE_TR_FUNCTIONS(FeatureColumns)
};

FeatureColumn numberColumn(const QString& header, const QString& tip, std::vector<double> numbers)
{
    return {header, tip, nullptr, std::move(numbers), false, {}};
}

FeatureColumn rankColumn(const QString& header, const QString& tip, const Eigen::VectorXd& values)
{
    FeatureColumn column{header, tip, nullptr, ranksOf(values), true, {}};
    return column;
}

/// A list of means for each class, in one pass over the values.
std::vector<std::vector<double>> classMeans(const Dataset& values, const Target& target)
{
    const auto classes = std::size_t(target.classes());
    std::vector<std::vector<double>> means(classes, std::vector<double>(std::size_t(values.features())));
    std::vector<double> sizes(classes), sums(classes), counts(classes), others(classes);
    for (const int code : target.classOf)
        if (code >= 0)
            ++sizes[std::size_t(code)];
    std::vector<double> scratch;
    for (Index feature = 0; feature < values.features(); ++feature) {
        std::fill(sums.begin(), sums.end(), 0.0);
        std::fill(counts.begin(), counts.end(), 0.0);
        others = sizes;  // samples that have the value of all others
        const ColumnValues column = values.valuesOf(feature, scratch);
        for (std::size_t i = 0; i < column.size; ++i)
            if (const int code = target.classOf[column.row(i)]; code >= 0) {
                --others[std::size_t(code)];
                if (std::isnan(column.values[i]))
                    continue;
                sums[std::size_t(code)] += column.values[i];
                ++counts[std::size_t(code)];
            }
        for (std::size_t code = 0; code < classes && !std::isnan(column.other); ++code) {
            sums[code] += others[code] * column.other;
            counts[code] += others[code];
        }
        for (std::size_t code = 0; code < classes; ++code)
            means[code][std::size_t(feature)] =
                counts[code] > 0 ? sums[code] / counts[code] : std::numeric_limits<double>::quiet_NaN();
    }
    return means;
}

std::vector<double> toVector(const Eigen::VectorXd& values)
{
    return {values.data(), values.data() + values.size()};
}

void addWeights(std::vector<FeatureColumn>& columns, const Fit& fit)
{
    const Eigen::MatrixXd& weights = fit.result->outcome.featureWeights;
    for (int cluster = 0; cluster < int(weights.rows()); ++cluster) {
        const bool isShared = weights.rows() == 1;
        columns.push_back(numberColumn(
            isShared ? FeatureColumnsWords::tr("Weight")
                     : FeatureColumnsWords::tr("Weight %1").arg(fit.shownCluster(cluster)),
            isShared ? FeatureColumnsWords::tr("Weight of the feature, shared by all clusters")
                     : FeatureColumnsWords::tr(
                           "Weight of the feature in %1: larger if its values vary less within that cluster")
                           .arg(fit.shownCluster(cluster)),
            toVector(weights.row(cluster).transpose())));
    }
    if (weights.rows() > 0)
        columns.push_back(rankColumn(FeatureColumnsWords::tr("Weight rank"),
                                     FeatureColumnsWords::tr("Rank by the largest weight in any cluster"),
                                     weights.colwise().maxCoeff().transpose()));
}

void addMeans(std::vector<FeatureColumn>& columns, const Fit& fit)
{
    const Target& target = fit.result->target;
    if (!fit.data || target.kind != Target::Kind::Classes)
        return;
    std::vector<std::vector<double>> means = classMeans(*fit.data, target);
    for (int code = 0; code < target.classes(); ++code) {
        const QString name = nameText(target.classNames[std::size_t(code)]);
        columns.push_back(
            numberColumn(FeatureColumnsWords::tr("Mean %1").arg(name),
                         FeatureColumnsWords::tr("Mean of the values of %1 after preprocessing").arg(name),
                         std::move(means[std::size_t(code)])));
    }
}

}  // namespace

QString FeatureColumn::text(int feature) const
{
    if (names)
        return distinctName(names, feature);
    if (isText())
        return nameText((*texts)[std::size_t(feature)]);
    const double number = numbers[std::size_t(feature)];
    return isRank ? countText(qint64(number)) : numberText(number);
}

QString FeatureColumn::exactText(int feature) const
{
    return isText() ? text(feature) : csvNumber(numbers[std::size_t(feature)]);
}

std::vector<FeatureColumn> featureColumns(const Fit& fit, const Eigen::VectorXd& contribution)
{
    std::vector<FeatureColumn> columns;
    columns.push_back({FeatureColumnsWords::tr("Feature"),
                       FeatureColumnsWords::tr("Name of the feature"),
                       fit.result->features.get(),
                       {},
                       false,
                       fit.result->features});
    if (contribution.size() > 0) {
        columns.push_back(numberColumn(FeatureColumnsWords::tr("Contribution"),
                                       FeatureColumnsWords::tr("Contribution to the separation of the centres"),
                                       toVector(contribution)));
        columns.push_back(rankColumn(FeatureColumnsWords::tr("Rank"),
                                     FeatureColumnsWords::tr("Rank by contribution"), contribution));
    }
    addWeights(columns, fit);
    addMeans(columns, fit);
    if (fit.data)
        for (const AnnotationField& field : fit.data->annotations())
            columns.push_back({nameText(field.name), {}, &field.texts, {}, false, {}});
    return columns;
}

std::vector<double> ranksOf(const Eigen::VectorXd& values)
{
    std::vector<int> order(std::size_t(values.size()));
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return values[a] != values[b] ? values[a] > values[b] : a < b; });
    std::vector<double> ranks(order.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        ranks[std::size_t(order[place])] = double(place + 1);
    return ranks;
}

std::vector<int> sortedFeatures(const FeatureColumn& column, std::vector<int> features, bool descending)
{
    std::sort(features.begin(), features.end());
    if (column.isText()) {
        std::vector<QString> keys(column.texts->size());
        for (const int feature : features)
            keys[std::size_t(feature)] = column.text(feature).toCaseFolded();
        std::stable_sort(features.begin(), features.end(), [&](int a, int b) {
            const int order = keys[std::size_t(a)].compare(keys[std::size_t(b)]);
            return descending ? order > 0 : order < 0;
        });
        return features;
    }
    const auto& numbers = column.numbers;
    const auto missing = std::stable_partition(features.begin(), features.end(), [&](int feature) {
        return numbers[std::size_t(feature)] == numbers[std::size_t(feature)];
    });
    std::stable_sort(features.begin(), missing, [&](int a, int b) {
        const double x = numbers[std::size_t(a)], y = numbers[std::size_t(b)];
        return descending ? x > y : x < y;
    });
    return features;
}

}  // namespace fuzzylens::ui
