// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/point_tree.h"

#include "core/numeric/random.h"

#include <QtTest>

using namespace fuzzylens;

namespace {

/// By comparing all, the first of those equally near.
Index naive(const Eigen::MatrixXd& points, const Eigen::VectorXd& at, Index except, double relative)
{
    double least = std::numeric_limits<double>::infinity();
    for (Index i = 0; i < points.cols(); ++i)
        if (i != except)
            least = std::min(least, (points.col(i) - at).squaredNorm());
    for (Index i = 0; i < points.cols(); ++i)
        if (i != except && (points.col(i) - at).squaredNorm() <= least * (1 + relative))
            return i;
    return -1;
}

Eigen::MatrixXd randomPoints(Index dimensions, Index count, bool onGrid)
{
    Random random(3);
    Eigen::MatrixXd points(dimensions, count);
    for (double& value : points.reshaped())
        value = onGrid ? double(random.below(4)) : random.normal();
    return points;
}

}  // namespace

class PointTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithAllComparisons_data();
    void agreesWithAllComparisons();
    void equalWithinATolerance();
    void aloneThereIsNoOther();
};

void PointTreeTest::agreesWithAllComparisons_data()
{
    QTest::addColumn<int>("dimensions");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("onGrid");
    for (const int dimensions : {1, 2, 9, 30})
        for (const int count : {2, 16, 17, 400})
            for (const bool onGrid : {false, true})  // on a grid, many are equal or equally near
                QTest::addRow("%d points in %d dimensions%s", count, dimensions, onGrid ? ", on a grid" : "")
                    << dimensions << count << onGrid;
}

void PointTreeTest::agreesWithAllComparisons()
{
    QFETCH(int, dimensions);
    QFETCH(int, count);
    QFETCH(bool, onGrid);
    const Eigen::MatrixXd points = randomPoints(dimensions, count, onGrid);
    const PointTree tree(points);
    constexpr double relative = 1e-10;
    for (Index i = 0; i < points.cols(); ++i) {
        const Eigen::VectorXd at = points.col(i), moved = at.array() + 0.3;
        QCOMPARE(tree.nearest(at.data(), i, {relative, 0}), naive(points, at, i, relative));
        QCOMPARE(tree.nearest(at.data(), -1, {relative, 0}), naive(points, at, -1, relative));
        QCOMPARE(tree.nearest(moved.data(), -1, {relative, 0}), naive(points, moved, -1, relative));
    }
}

/// What counts as equal is measured from the least distance, in any order of the points.
void PointTreeTest::equalWithinATolerance()
{
    Eigen::MatrixXd points(1, 60);
    for (Index i = 0; i < points.cols(); ++i)
        points(0, i) = 10.0 - 0.01 * double((7 * i) % 60);  // squared distances from 0 differ by 0.2 and less
    const PointTree tree(points);
    const double origin = 0;
    const double least = points.row(0).array().square().minCoeff();
    for (const double absolute : {0.0, 0.3, 2.0, 1000.0})
        for (const double relative : {0.0, 1e-3}) {
            Index first = 0;
            while (points(0, first) * points(0, first) > least * (1 + relative) + absolute)
                ++first;
            QCOMPARE(tree.nearest(&origin, -1, {relative, absolute}), first);
        }
}

void PointTreeTest::aloneThereIsNoOther()
{
    const Eigen::MatrixXd point = Eigen::MatrixXd::Ones(3, 1);
    const PointTree tree(point);
    QCOMPARE(tree.nearest(point.data(), 0, {}), Index{-1});
    QCOMPARE(tree.nearest(point.data(), -1, {}), Index{0});
}

QTEST_APPLESS_MAIN(PointTreeTest)

#include "tst_point_tree.moc"
