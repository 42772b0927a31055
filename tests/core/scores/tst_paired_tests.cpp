// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "core/scores/paired_tests.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <stdexcept>

using namespace fuzzylens;

class TestPairedTests : public QObject
{
    Q_OBJECT

private slots:
    void mcNemarByHand();
    void resampledTestByHand();
    void resampledTestOfEqualDifferences();
    void resampledTestKeepsItsLevel();
    void holmByHand();
};

/// Of 9 samples one is the least that a coin gives in (1 + 9) of 512 ways; both sides double it.
void TestPairedTests::mcNemarByHand()
{
    QCOMPARE(exactMcNemar(1, 8), 20.0 / 512);
    QCOMPARE(exactMcNemar(8, 1), 20.0 / 512);
    QCOMPARE(exactMcNemar(0, 6), 2.0 / 64);
    QCOMPARE(exactMcNemar(5, 5), 1.0);
    QCOMPARE(exactMcNemar(0, 0), 1.0);
    QCOMPARE(exactMcNemar(1, 0), 1.0);
}

/// With two folds the distribution of the statistic is Cauchy's, whose tails are arcus tangents.
void TestPairedTests::resampledTestByHand()
{
    const DifferenceTest test = correctedResampledTest({0.0, 1.0}, 0.25);
    QCOMPARE(test.mean, 0.5);
    QCOMPARE(test.statistic, 0.5 / std::sqrt(0.75 * 0.5));
    QVERIFY(std::abs(test.pValue - (1 - 2 / std::numbers::pi * std::atan(test.statistic))) < 1e-12);
    const DifferenceTest mirrored = correctedResampledTest({0.0, -1.0}, 0.25);
    QCOMPARE(mirrored.statistic, -test.statistic);
    QCOMPARE(mirrored.pValue, test.pValue);
}

void TestPairedTests::resampledTestOfEqualDifferences()
{
    QCOMPARE(correctedResampledTest({0, 0, 0}, 0.25).pValue, 1.0);
    QCOMPARE(correctedResampledTest({0.1, 0.1, 0.1}, 0.25).pValue, 0.0);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, correctedResampledTest({0.1}, 0.25));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, correctedResampledTest({0.1, 0.2}, 0));
}

/// Differences that share a part, as folds share training samples: their covariance over their variance is the
/// ratio of test samples to all of them, for which the correction is made.
void TestPairedTests::resampledTestKeepsItsLevel()
{
    constexpr int tests = 4000, folds = 10;
    constexpr double shared = 0.2;
    Random random(11);
    int rejected = 0;
    for (int i = 0; i < tests; ++i) {
        const double common = std::sqrt(shared) * random.normal();
        std::vector<double> differences(folds);
        for (double& difference : differences)
            difference = common + std::sqrt(1 - shared) * random.normal();
        rejected += correctedResampledTest(differences, shared / (1 - shared)).pValue <= 0.05 ? 1 : 0;
    }
    const double share = static_cast<double>(rejected) / tests, error = std::sqrt(0.05 * 0.95 / tests);
    QVERIFY2(std::abs(share - 0.05) < 4 * error, qPrintable(QString::number(share)));
}

void TestPairedTests::holmByHand()
{
    const std::vector<double> adjusted = holmAdjusted({0.01, 0.04, 0.03, 0.005});
    const std::vector<double> expected{0.03, 0.06, 0.06, 0.02};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(adjusted[i], expected[i]);
    QVERIFY(holmAdjusted({}).empty());
    QCOMPARE(holmAdjusted({0.7, 0.6}), (std::vector<double>{1, 1}));
}

QTEST_GUILESS_MAIN(TestPairedTests)
#include "tst_paired_tests.moc"
