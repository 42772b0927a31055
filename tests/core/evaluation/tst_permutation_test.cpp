// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/permutation_test.h"
#include "core/numeric/random.h"
#include "core/scores/scores.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestPermutationTest : public QObject
{
    Q_OBJECT

private slots:
    void wilsonIntervalByHand_data();
    void wilsonIntervalByHand();
    void wilsonIntervalNeedsOutcomes();
    void pValueCountsTheLabelsThemselves();
    void equalStatisticsAreHits();
    void stopsAtTheTwentiethHit();
    void stopsOnlyIfAllowed();
    void pValuesAreValidForAnyThreshold_data();
    void pValuesAreValidForAnyThreshold();
    void permutationsKeepUnlabelledSamplesAndSizes();
};

namespace {

PermutationTest testOf(double observed, const std::vector<double>& permuted, bool mayStop)
{
    PermutationTest test;
    test.observed = observed;
    for (const double statistic : permuted)
        test.add(statistic, mayStop);
    return test;
}

}  // namespace

void TestPermutationTest::wilsonIntervalByHand_data()
{
    QTest::addColumn<int>("correct");
    QTest::addColumn<int>("n");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    // (p + z^2 / 2n +- z sqrt(p (1 - p) / n + z^2 / 4n^2)) / (1 + z^2 / n), z = 1.959964
    QTest::newRow("53 of 62") << 53 << 62 << 0.746567 << 0.921706;
    QTest::newRow("8 of 10") << 8 << 10 << 0.490162 << 0.943318;
    QTest::newRow("none of 10") << 0 << 10 << 0.0 << 0.277533;
    QTest::newRow("all of 10") << 10 << 10 << 0.722467 << 1.0;
    QTest::newRow("half of 2") << 1 << 2 << 0.094531 << 0.905469;
}

void TestPermutationTest::wilsonIntervalByHand()
{
    QFETCH(int, correct);
    QFETCH(int, n);
    QFETCH(double, low);
    QFETCH(double, high);
    const Interval interval = wilsonInterval(correct, n);
    QVERIFY2(std::abs(interval.low - low) < tolerance::sixDecimals,
             qPrintable(QString::number(interval.low, 'g', 9)));
    QVERIFY2(std::abs(interval.high - high) < tolerance::sixDecimals,
             qPrintable(QString::number(interval.high, 'g', 9)));
}

void TestPermutationTest::wilsonIntervalNeedsOutcomes()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilsonInterval(0, 0));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilsonInterval(3, 2));
}

void TestPermutationTest::pValueCountsTheLabelsThemselves()
{
    QCOMPARE(testOf(10, {1, 2, 3, 4}, true).pValue(), 1.0 / 5);
    QCOMPARE(testOf(3, {1, 2, 3, 4}, true).pValue(), 3.0 / 5);
    QCOMPARE(testOf(0, {1, 2, 3, 4}, true).pValue(), 1.0);
    QCOMPARE(testOf(60, std::vector<double>(199, 40), true).pValue(), 1.0 / 200);
}

void TestPermutationTest::equalStatisticsAreHits()
{
    QCOMPARE(testOf(0.3, {0.1 + 0.2, 0.3 - 1e-9}, true).hits(), 1);
}

// Besag and Clifford 1991: with the 20th hit at permutation l, p = 20 / l.
void TestPermutationTest::stopsAtTheTwentiethHit()
{
    std::vector<double> permuted;
    for (int i = 0; i < 60; ++i)
        permuted.push_back(i % 3 == 0 ? 5 : 4);  // hits are 1, 4, 7, ...
    const PermutationTest test = testOf(5, permuted, true);
    QVERIFY(test.isStoppedEarly);
    QCOMPARE(test.permuted.size(), std::size_t{58});
    QCOMPARE(test.hits(), 20);
    QCOMPARE(test.pValue(), 20.0 / 58);
    const PermutationTest always = testOf(5, std::vector<double>(40, 6), true);
    QCOMPARE(always.permuted.size(), std::size_t{20});
    QCOMPARE(always.pValue(), 1.0);
}

void TestPermutationTest::stopsOnlyIfAllowed()
{
    const PermutationTest test = testOf(5, std::vector<double>(40, 6), false);
    QVERIFY(!test.isStoppedEarly);
    QCOMPARE(test.permuted.size(), std::size_t{40});
    QCOMPARE(test.pValue(), 1.0);
    QVERIFY(!testOf(5, std::vector<double>(19, 6), true).isStoppedEarly);
}

void TestPermutationTest::pValuesAreValidForAnyThreshold_data()
{
    QTest::addColumn<bool>("mayStop");
    QTest::newRow("all permutations") << false;
    QTest::newRow("early stop") << true;
}

// The observed statistic has every rank among the permuted ones equally often: P(p <= u) = u at attainable u.
void TestPermutationTest::pValuesAreValidForAnyThreshold()
{
    QFETCH(bool, mayStop);
    constexpr int permutations = 99, draws = 20000;
    Random random(7);
    std::vector<double> pValues;
    for (int draw = 0; draw < draws; ++draw) {
        PermutationTest test;
        test.observed = random.uniform();
        for (int i = 0; i < permutations && !test.isStoppedEarly; ++i)
            test.add(random.uniform(), mayStop);
        pValues.push_back(test.pValue());
    }
    for (const double u : {0.01, 0.05, 0.1, 0.2, 20.0 / 60, 0.5, 0.8, 1.0}) {
        const double share =
            static_cast<double>(std::count_if(pValues.begin(), pValues.end(), [u](double p) { return p <= u; })) /
            draws;
        QVERIFY2(std::abs(share - u) < 4 * std::sqrt(u * (1 - u) / draws) + 1e-9,
                 qPrintable(QString("p <= %1: %2").arg(u).arg(share)));
    }
}

void TestPermutationTest::permutationsKeepUnlabelledSamplesAndSizes()
{
    const Problem problem = randomProblem({.samples = 30, .features = 2, .classes = 3, .unlabelled = 0.3});
    const std::vector<int>& before = problem.target.classOf;
    QCOMPARE(permutedLabels(problem.target, 1, 0).classOf, before);
    const std::vector<int> after = permutedLabels(problem.target, 1, 1).classOf;
    QVERIFY(after != before);
    QCOMPARE(permutedLabels(problem.target, 1, 1).classOf, after);
    QVERIFY(permutedLabels(problem.target, 1, 2).classOf != after);
    QVERIFY(permutedLabels(problem.target, 2, 1).classOf != after);
    for (int cls = -1; cls < 3; ++cls)
        QCOMPARE(std::count(after.begin(), after.end(), cls), std::count(before.begin(), before.end(), cls));
    for (std::size_t i = 0; i < before.size(); ++i)
        QCOMPARE(after[i] < 0, before[i] < 0);
}

QTEST_GUILESS_MAIN(TestPermutationTest)
#include "tst_permutation_test.moc"
