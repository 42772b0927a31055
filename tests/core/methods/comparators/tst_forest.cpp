// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/forest.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// The random forest.
class TestForest : public QObject
{
    Q_OBJECT

private slots:
    void oneFeatureDecides();
    void treesKnowTheirSamples();
    void seedsDecide();
    void outOfBagVotesBeatChance();
    void noiseIsNotPredicted();
    void unlabelledSamplesGetEveryVote();
    void votesByHand();
    void damagedForestsAreRefused_data();
    void damagedForestsAreRefused();
    void optionsOutOfRangeAreRefused();
};

namespace {

double outOfBagError(const Outcome& outcome)
{
    for (const NamedFigure& figure : outcome.figures)
        if (figure.name == "out_of_bag_error")
            return figure.value;
    return std::nan("");
}

/// A stump: class 0 below 1.5 in feature 1, else class 1; and a tree that always says class 1.
Outcome madeForest()
{
    Outcome outcome;
    outcome.centers.setZero(2, 2);
    outcome.modelTable.resize(4, 4);
    outcome.modelTable << 1, 1.5, 2, 0,  //
        -1, 0, 0, 0,                     //
        -1, 1, 0, 0,                     //
        -1, 1, 0, 1;
    return outcome;
}

}  // namespace

void TestForest::oneFeatureDecides()
{
    Eigen::MatrixXd values(20, 3);
    std::vector<int> classOf;
    for (int i = 0; i < 20; ++i) {
        classOf.push_back(i % 2);
        values.row(i) << (i * 7) % 5, 10 * (i % 2), (i * 3) % 4;
    }
    const Problem problem = problemOf(values, classOf);
    const Outcome outcome = randomForest(problem, {50, 3, 1});
    QCOMPARE(outcome.predictedClass, classOf);
    QCOMPARE(outOfBagError(outcome), 0.0);
    QVERIFY(outcome.featureWeights(0, 1) > 0.9);  // by chance, another one separates the classes of a bag
    const Problem fresh = problemOf((Eigen::MatrixXd(2, 3) << 9, 1, 9, -9, 8, -9).finished(), {0, 1});
    QCOMPARE(predictRandomForest(outcome, problem.target, *fresh.data).predictedClass, (std::vector<int>{0, 1}));
}

/// Trees are not pruned, so each classifies its own training samples correctly if the nodes are read correctly.
void TestForest::treesKnowTheirSamples()
{
    for (const int classes : {2, 4}) {
        const Problem problem = randomProblem({.samples = 60, .features = 5, .classes = classes, .shift = 0});
        const Outcome outcome = randomForest(problem, {200, 2, 3});
        const Prediction again = predictRandomForest(outcome, problem.target, *problem.data);
        QCOMPARE(again.predictedClass, problem.target.classOf);
        // A sample is in 63 % of the bags.
        for (std::size_t i = 0; i < 60; ++i)
            QVERIFY(again.classProbabilities(Index(i), problem.target.classOf[i]) > 0.5);
    }
}

void TestForest::seedsDecide()
{
    const Problem problem = randomProblem({.samples = 40, .features = 8, .classes = 3});
    const Outcome one = randomForest(problem, {30, 2, 7}), same = randomForest(problem, {30, 2, 7});
    QVERIFY(one.modelTable == same.modelTable && one.classProbabilities == same.classProbabilities);
    QVERIFY(one.featureWeights == same.featureWeights);
    const Outcome other = randomForest(problem, {30, 2, 8});
    QVERIFY(one.classProbabilities != other.classProbabilities);
    // The first trees of a larger forest are those of a smaller one.
    const Outcome more = randomForest(problem, {40, 2, 7});
    QVERIFY(more.modelTable.topRows(one.modelTable.rows()) == one.modelTable);
}

void TestForest::outOfBagVotesBeatChance()
{
    const Problem problem = randomProblem({.samples = 90, .features = 20, .classes = 3, .shift = 1.5});
    const Outcome outcome = randomForest(problem, {200, 4, 1});
    QVERIFY2(outOfBagError(outcome) < 0.25, qPrintable(QString::number(outOfBagError(outcome))));
    // New samples of the same kind are predicted as well.
    const Problem fresh = randomProblem({.samples = 300, .features = 20, .classes = 3, .shift = 1.5, .seed = 2});
    const std::vector<int> predicted = predictRandomForest(outcome, problem.target, *fresh.data).predictedClass;
    int wrong = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        wrong += predicted[i] != fresh.target.classOf[i];
    QVERIFY(std::abs(wrong / 300.0 - outOfBagError(outcome)) < 0.12);
    const double informative = outcome.featureWeights.leftCols(5).sum();
    QVERIFY(informative > 0.5);
}

void TestForest::noiseIsNotPredicted()
{
    const Problem problem = randomProblem({.samples = 100, .features = 20, .shift = 0});
    QVERIFY(outOfBagError(randomForest(problem, {200, 4, 1})) > 0.3);
}

void TestForest::unlabelledSamplesGetEveryVote()
{
    RandomProblem wanted;
    wanted.samples = 40;
    wanted.unlabelled = 0.5;
    const Problem problem = randomProblem(wanted);
    const Outcome outcome = randomForest(problem, {60, 4, 1});
    const Prediction all = predictRandomForest(outcome, problem.target, *problem.data);
    for (Index i = 0; i < 40; ++i)
        if (problem.target.classOf[std::size_t(i)] < 0)
            QVERIFY(outcome.classProbabilities.row(i) == all.classProbabilities.row(i));
}

void TestForest::votesByHand()
{
    const Problem problem = problemOf((Eigen::MatrixXd(3, 2) << 0, 1, 0, 1.5, 0, 9).finished(), {0, 1, 1});
    const Prediction prediction = predictRandomForest(madeForest(), problem.target, *problem.data);
    QVERIFY(prediction.classProbabilities == (Eigen::MatrixXd(3, 2) << 0.5, 0.5, 0, 1, 0, 1).finished());
    QCOMPARE(prediction.predictedClass, (std::vector<int>{0, 1, 1}));
}

void TestForest::damagedForestsAreRefused_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<double>("value");
    QTest::newRow("no such feature") << 0 << 0 << 2.0;
    QTest::newRow("half a feature") << 0 << 0 << 0.5;
    QTest::newRow("no such class") << 1 << 1 << 2.0;
    QTest::newRow("half a class") << 1 << 1 << 0.5;
    QTest::newRow("negative class") << 1 << 1 << -1.0;
    QTest::newRow("no such node") << 0 << 2 << 4.0;
    QTest::newRow("circle") << 0 << 2 << 0.0;
    QTest::newRow("last node splits") << 3 << 0 << 1.0;
}

void TestForest::damagedForestsAreRefused()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(double, value);
    const Problem problem = problemOf(Eigen::Matrix2d::Identity(), {0, 1});
    Outcome outcome = madeForest();
    predictRandomForest(outcome, problem.target, *problem.data);
    outcome.modelTable(row, column) = value;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, predictRandomForest(outcome, problem.target, *problem.data));
}

void TestForest::optionsOutOfRangeAreRefused()
{
    const Problem problem = randomProblem({.features = 4});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, randomForest(problem, {0, 2, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, randomForest(problem, {10, 0, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, randomForest(problem, {10, 5, 1}));
}

QTEST_APPLESS_MAIN(TestForest)
#include "tst_forest.moc"
