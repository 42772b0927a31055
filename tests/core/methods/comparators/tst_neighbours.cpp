// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/neighbours.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// k nearest neighbours.
class TestNeighbours : public QObject
{
    Q_OBJECT

private slots:
    void votesByHand();
    void equalsTheDefinition_data();
    void equalsTheDefinition();
    void oneNeighbourOfItselfIsAlwaysRight();
    void nothingIsLeftOfTheProducts();
    void tooFewSamplesAreRefused();
};

/// On a line: A at 0, 1 and 10, B at 2 and 3, an unlabelled sample at 1.4.
void TestNeighbours::votesByHand()
{
    Eigen::MatrixXd values(6, 1);
    values << 0, 1, 10, 2, 3, 1.4;
    const Problem problem = problemOf(values, {0, 0, 0, 1, 1, -1});
    const Outcome outcome = nearestNeighbours(problem, 2);
    // Neighbours of 0: 1 and 2, a tie that the nearer one decides. Of 1: 0 and 2, equally near, the first decides.
    QVERIFY(outcome.classProbabilities.row(0) == Eigen::RowVector2d(0.5, 0.5));
    QCOMPARE(outcome.predictedClass, (std::vector<int>{0, 0, 1, 0, 1, 0}));
    QVERIFY(outcome.classProbabilities.row(2) == Eigen::RowVector2d(0, 1));  // 3 and 2
    QVERIFY(outcome.embedding.row(3) == Eigen::RowVector2d(1, 1));           // squared distances to 1 and 3
    const Outcome three = nearestNeighbours(problem, 3);
    QVERIFY(three.classProbabilities.row(5) == Eigen::RowVector2d(2, 1) / 3);  // 1, 2, 0
    QCOMPARE(three.predictedClass[4], 0);                                      // 2, 1 and 0
}

void TestNeighbours::equalsTheDefinition_data()
{
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("neighbours");
    QTest::addColumn<int>("samples");
    QTest::addColumn<double>("offset");
    for (const int classes : {2, 3})
        for (const int neighbours : {1, 4, 7, 100})
            QTest::addRow("%d classes, %d neighbours", classes, neighbours) << classes << neighbours << 150 << 0.0;
    QTest::newRow("several tiles") << 3 << 5 << 2300 << 0.0;
    // Products of such values have hardly any digits of the distances.
    QTest::newRow("far from zero") << 3 << 5 << 300 << 1e7;
    QTest::newRow("hardly in the range of numbers") << 3 << 5 << 150 << 1e139;
}

void TestNeighbours::equalsTheDefinition()
{
    QFETCH(int, classes);
    QFETCH(int, neighbours);
    QFETCH(int, samples);
    QFETCH(double, offset);
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = 4;
    wanted.classes = classes;
    wanted.unlabelled = 0.2;
    const Problem made = randomProblem(wanted);
    const double scale = std::max(1.0, 1e-10 * offset);
    const Problem problem =
        problemOf((scale * made.data->values().map().array() + offset).matrix(), made.target.classOf);
    const Outcome outcome = nearestNeighbours(problem, neighbours);
    const auto values = problem.data->values().map();
    for (Index i = 0; i < values.rows(); ++i) {
        std::vector<std::pair<double, int>> others;
        for (Index j = 0; j < values.rows(); ++j)
            if (const int cls = problem.target.classOf[std::size_t(j)]; cls >= 0 && j != i) {
                double distance = 0;
                for (Index l = 0; l < values.cols(); ++l)
                    distance += std::pow(values(i, l) - values(j, l), 2);
                others.emplace_back(distance, cls);
            }
        std::sort(others.begin(), others.end());
        for (int cls = 0; cls < classes; ++cls) {
            const auto nearest = std::find_if(others.begin(), others.end(),
                                              [cls](const auto& other) { return other.second == cls; });
            QVERIFY(std::abs(outcome.embedding(i, cls) - nearest->first) <=
                    tolerance::exactFormula * nearest->first);
        }
        Eigen::RowVectorXd shares = Eigen::RowVectorXd::Zero(classes);
        for (int k = 0; k < neighbours; ++k)
            shares[others[std::size_t(k)].second] += 1.0 / neighbours;
        QVERIFY((outcome.classProbabilities.row(i) - shares).cwiseAbs().maxCoeff() < tolerance::exactFormula);
        QVERIFY(shares[outcome.predictedClass[std::size_t(i)]] > shares.maxCoeff() - tolerance::exactFormula);
        if (neighbours == 1)
            QCOMPARE(outcome.predictedClass[std::size_t(i)], others.front().second);
    }
}

void TestNeighbours::oneNeighbourOfItselfIsAlwaysRight()
{
    const Problem problem = randomProblem({.samples = 20, .shift = 0});
    const Outcome outcome = nearestNeighbours(problem, 1);
    QVERIFY(outcome.predictedClass != problem.target.classOf);
    QCOMPARE(predictNearestNeighbours(outcome, problem.target, 1, *problem.data).predictedClass,
             problem.target.classOf);
}

/// The distances from products are 0 or below where those of the values are not.
void TestNeighbours::nothingIsLeftOfTheProducts()
{
    for (const double far : {1e10, -1e12}) {
        Eigen::MatrixXd two(2, 1), three(3, 1);
        two << far, far + 10;
        const Problem pair = problemOf(two, {0, 1});
        QCOMPARE(nearestNeighbours(pair, 1).predictedClass, (std::vector<int>{1, 0}));
        QCOMPARE(nearestNeighbours(pair, 1).embedding(0, 1), 100.0);
        three << far, far + 10, far + 30;
        const Outcome outcome = nearestNeighbours(problemOf(three, {0, 1, 1}), 2);
        QCOMPARE(outcome.predictedClass, (std::vector<int>{1, 0, 1}));
        QVERIFY(outcome.classProbabilities.row(2) == Eigen::RowVector2d(0.5, 0.5));
    }
}

void TestNeighbours::tooFewSamplesAreRefused()
{
    const Problem problem = randomProblem({.samples = 10});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nearestNeighbours(problem, 10));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nearestNeighbours(problem, 0));
    const Outcome outcome = nearestNeighbours(problem, 9);
    Outcome damaged = outcome;
    damaged.modelTable(4, 0) = 2;  // of the classes 0 and 1
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             predictNearestNeighbours(damaged, problem.target, 9, *problem.data));
    damaged = outcome;
    damaged.modelTable.conservativeResize(9, 1);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             predictNearestNeighbours(damaged, problem.target, 9, *problem.data));
}

QTEST_APPLESS_MAIN(TestNeighbours)
#include "tst_neighbours.moc"
