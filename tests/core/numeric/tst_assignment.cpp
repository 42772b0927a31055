// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/assignment.h"

#include "core/numeric/random.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

using namespace fuzzylens;
using Eigen::Index;

namespace {

double cost(const Eigen::MatrixXd& costs, const std::vector<Index>& columns)
{
    double sum = 0;
    for (std::size_t row = 0; row < columns.size(); ++row)
        sum += columns[row] >= 0 ? costs(Index(row), columns[row]) : 0.0;
    return sum;
}

/// The least cost over every way to pick different columns for the rows; rows <= columns.
double bruteForce(const Eigen::MatrixXd& costs)
{
    std::vector<Index> columns(std::size_t(costs.cols()));
    std::iota(columns.begin(), columns.end(), Index{0});
    double least = std::numeric_limits<double>::infinity();
    do {
        double sum = 0;
        for (Index row = 0; row < costs.rows(); ++row)
            sum += costs(row, columns[std::size_t(row)]);
        least = std::min(least, sum);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return least;
}

}  // namespace

class TestAssignment : public QObject
{
    Q_OBJECT

private slots:
    void byHand();
    void agreesWithEveryPermutation();
    void moreRowsThanColumns();
    void large();
    void limits();
};

void TestAssignment::byHand()
{
    // Greedy would take the 1 and pay 100.
    const Eigen::MatrixXd costs{{1, 2}, {2, 100}};
    QCOMPARE(leastCostAssignment(costs), (std::vector<Index>{1, 0}));
    QCOMPARE(leastCostAssignment(Eigen::MatrixXd{{4, 1, 3}, {2, 0, 5}, {3, 2, 2}}), (std::vector<Index>{1, 0, 2}));
}

void TestAssignment::agreesWithEveryPermutation()
{
    Random random(1);
    for (int repeat = 0; repeat < 300; ++repeat) {
        const auto columns = Index(1 + random.below(6)), rows = Index(1 + random.below(std::uint64_t(columns)));
        Eigen::MatrixXd costs(rows, columns);
        for (double& value : costs.reshaped())
            value = repeat % 2 ? random.normal() : double(random.below(4));  // with and without ties
        const auto found = leastCostAssignment(costs);
        QCOMPARE(std::set<Index>(found.begin(), found.end()).size(), std::size_t(rows));
        QVERIFY(std::abs(cost(costs, found) - bruteForce(costs)) < test::tolerance::exactFormula);
    }
}

void TestAssignment::moreRowsThanColumns()
{
    const Eigen::MatrixXd costs{{5, 9}, {1, 8}, {7, 1}};
    QCOMPARE(leastCostAssignment(costs), (std::vector<Index>{-1, 0, 1}));
}

void TestAssignment::large()
{
    // A hidden permutation of cost 0 among costs of at least 1.
    Random random(2);
    const std::vector<int> hidden = random.permutation(200);
    Eigen::MatrixXd costs(200, 200);
    for (double& value : costs.reshaped())
        value = 1 + random.uniform();
    for (Index row = 0; row < 200; ++row)
        costs(row, hidden[std::size_t(row)]) = 0;
    QCOMPARE(cost(costs, leastCostAssignment(costs)), 0.0);
}

void TestAssignment::limits()
{
    QVERIFY(leastCostAssignment(Eigen::MatrixXd(0, 0)).empty());
    QCOMPARE(leastCostAssignment(Eigen::MatrixXd(2, 0)), (std::vector<Index>{-1, -1}));
    Eigen::MatrixXd costs = Eigen::MatrixXd::Zero(2, 2);
    costs(1, 1) = std::numeric_limits<double>::infinity();
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, leastCostAssignment(costs));
}

QTEST_APPLESS_MAIN(TestAssignment)
#include "tst_assignment.moc"
