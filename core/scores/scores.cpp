// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/scores.h"

#include "core/numeric/assignment.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

using Eigen::Index;

void check(const std::vector<int>& classes, const std::vector<int>& others)
{
    if (classes.size() != others.size())
        throw std::invalid_argument("a score needs as many predictions as classes");
    if (std::none_of(classes.begin(), classes.end(), [](int label) { return label >= 0; }))
        throw std::invalid_argument("a score needs at least one sample with a class");
}

/// The table of two partitions; samples without a cluster form one more column.
Eigen::MatrixXd partitions(const std::vector<int>& classes, const std::vector<int>& clusters)
{
    check(classes, clusters);
    const int rows = 1 + *std::max_element(classes.begin(), classes.end());
    const int columns = 1 + std::max(0, *std::max_element(clusters.begin(), clusters.end()));
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(rows, columns + 1);
    for (std::size_t i = 0; i < classes.size(); ++i)
        if (classes[i] >= 0)
            ++result(classes[i], clusters[i] >= 0 ? clusters[i] : columns);
    return result;
}

double pairs(double count)
{
    return count * (count - 1) / 2;
}

struct PairCounts
{
    double joint = 0;     // pairs joined by both
    double classes = 0;   // by the classes
    double clusters = 0;  // by the clusters
    double all = 0;
};

PairCounts countPairs(const Eigen::MatrixXd& table)
{
    return {table.unaryExpr(&pairs).sum(), table.rowwise().sum().unaryExpr(&pairs).sum(),
            table.colwise().sum().unaryExpr(&pairs).sum(), pairs(table.sum())};
}

double entropy(const Eigen::ArrayXd& counts)
{
    const double total = counts.sum();
    double result = 0;
    for (const double count : counts)
        if (count > 0)
            result -= count / total * std::log(count / total);
    return result;
}

double denominator(InformationScale scale, double ofClasses, double ofClusters)
{
    switch (scale) {
    case InformationScale::Geometric:
        return std::sqrt(ofClasses * ofClusters);
    case InformationScale::ClassEntropy:
        return ofClasses;
    case InformationScale::Maximum:
        return std::max(ofClasses, ofClusters);
    case InformationScale::Arithmetic:
        return 0.5 * (ofClasses + ofClusters);
    }
    throw std::invalid_argument("unknown scale of mutual information");
}

}  // namespace

Eigen::MatrixXi contingencyTable(const std::vector<int>& classes, const std::vector<int>& clusters)
{
    const Eigen::MatrixXd table = partitions(classes, clusters);
    return table.leftCols(table.cols() - 1).cast<int>();
}

Eigen::MatrixXi confusionMatrix(const std::vector<int>& classes, const std::vector<int>& predicted, int classCount)
{
    check(classes, predicted);
    Eigen::MatrixXi result = Eigen::MatrixXi::Zero(classCount, classCount);
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (classes[i] >= classCount || predicted[i] >= classCount)
            throw std::invalid_argument("a class index exceeds the number of classes");
        if (classes[i] >= 0 && predicted[i] >= 0)
            ++result(classes[i], predicted[i]);
    }
    return result;
}

double accuracy(const std::vector<int>& classes, const std::vector<int>& predicted)
{
    check(classes, predicted);
    double right = 0, labelled = 0;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        labelled += classes[i] >= 0;
        right += classes[i] >= 0 && classes[i] == predicted[i];
    }
    return right / labelled;
}

double outcomeDeviation(int correct, int n)
{
    if (n < 1 || correct < 0 || correct > n)
        throw std::invalid_argument("the number of correct outcomes must be between 0 and the number of outcomes");
    const double share = static_cast<double>(correct) / n;
    return n == 1 ? 0.0 : std::sqrt(share * (1 - share) * n / (n - 1));
}

Interval wilsonInterval(int correct, int n)
{
    if (n < 1 || correct < 0 || correct > n)
        throw std::invalid_argument(
            "the interval of a proportion needs at least one outcome and no more successes than outcomes");
    constexpr double z = 1.959963984540054;  // 97.5 % of the normal distribution are below
    const double count = n, share = correct / count, perCount = z * z / count;
    const double center = (share + perCount / 2) / (1 + perCount);
    const double half = z * std::sqrt(share * (1 - share) / count + perCount / (4 * count)) / (1 + perCount);
    return {correct == 0 ? 0.0 : std::max(0.0, center - half), correct == n ? 1.0 : std::min(1.0, center + half)};
}

double matchedAccuracy(const std::vector<int>& classes, const std::vector<int>& clusters)
{
    const Eigen::MatrixXd table = partitions(classes, clusters);
    const Eigen::MatrixXd gains = table.leftCols(table.cols() - 1);
    const std::vector<Index> match = leastCostAssignment(-gains);
    double right = 0;
    for (std::size_t row = 0; row < match.size(); ++row)
        right += match[row] >= 0 ? gains(static_cast<Index>(row), match[row]) : 0.0;
    return right / table.sum();
}

double majorityError(const std::vector<int>& classes, const std::vector<int>& clusters)
{
    const Eigen::MatrixXd table = partitions(classes, clusters);
    const double right = table.leftCols(table.cols() - 1).colwise().maxCoeff().sum();
    return (table.sum() - right) / table.sum();
}

double randIndex(const std::vector<int>& classes, const std::vector<int>& clusters)
{
    const PairCounts count = countPairs(partitions(classes, clusters));
    return count.all == 0 ? 1.0 : (count.all + 2 * count.joint - count.classes - count.clusters) / count.all;
}

double adjustedRandIndex(const std::vector<int>& classes, const std::vector<int>& clusters)
{
    const PairCounts count = countPairs(partitions(classes, clusters));
    if (count.all == 0)
        return 1.0;
    const double expected = count.classes * count.clusters / count.all;
    const double greatest = 0.5 * (count.classes + count.clusters);
    // Equal only where both have one part, or both only parts of one sample: the same partition.
    return greatest == expected ? 1.0 : (count.joint - expected) / (greatest - expected);
}

double mutualInformation(const std::vector<int>& classes, const std::vector<int>& clusters, InformationScale scale)
{
    const Eigen::MatrixXd table = partitions(classes, clusters);
    const Eigen::VectorXd rows = table.rowwise().sum(), columns = table.colwise().sum().transpose();
    const double ofClasses = entropy(rows), ofClusters = entropy(columns);
    const bool singleClass = (rows.array() > 0).count() == 1, singleCluster = (columns.array() > 0).count() == 1;
    if (singleClass || singleCluster)
        return singleClass && singleCluster ? 1.0 : 0.0;
    double information = 0;
    for (Index i = 0; i < table.rows(); ++i)
        for (Index j = 0; j < table.cols(); ++j)
            if (table(i, j) > 0)
                information +=
                    table(i, j) / table.sum() * std::log(table.sum() * table(i, j) / (rows[i] * columns[j]));
    return std::clamp(information / denominator(scale, ofClasses, ofClusters), 0.0, 1.0);
}

}  // namespace fuzzylens
