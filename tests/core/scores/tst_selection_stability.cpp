// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/selection_stability.h"

#include "core/numeric/random.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>
#include <stdexcept>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

class TestSelectionStability : public QObject
{
    Q_OBJECT

private slots:
    void pairByHand();
    void equalSetsAreOne();
    void orderDoesNotMatter();
    void randomSetsAreNearZero();
    void misuse();
};

void TestSelectionStability::pairByHand()
{
    // Two of three shared among ten: (2 - 0.9) / (3 - 0.9).
    QVERIFY(std::abs(selectionStability({{0, 1, 2}, {1, 2, 9}}, 10) - 1.1 / 2.1) < tolerance::exactFormula);
    // The mean over three pairs, which share 2, 0 and 1.
    QVERIFY(std::abs(selectionStability({{0, 1, 2}, {1, 2, 9}, {7, 8, 9}}, 10) - 0.1 / 2.1) <
            tolerance::exactFormula);
    QVERIFY(std::abs(selectionStability({{0, 1}, {2, 3}}, 4) + 1) < tolerance::exactFormula);
}

void TestSelectionStability::equalSetsAreOne()
{
    QCOMPARE(selectionStability({{4, 2}, {4, 2}, {4, 2}}, 5), 1.0);
}

void TestSelectionStability::orderDoesNotMatter()
{
    QCOMPARE(selectionStability({{4, 2, 0}, {0, 1, 4}}, 6), selectionStability({{1, 0, 4}, {0, 2, 4}}, 6));
}

void TestSelectionStability::randomSetsAreNearZero()
{
    Random random(5);
    std::vector<std::vector<int>> selections;
    for (int i = 0; i < 60; ++i)
        selections.push_back(random.sample(100, 10));
    constexpr double several = 0.02;  // standard errors
    QVERIFY(std::abs(selectionStability(selections, 100)) < several);
}

void TestSelectionStability::misuse()
{
    for (const auto& selections : std::vector<std::vector<std::vector<int>>>{
             {{0, 1}}, {{0, 1}, {0}}, {{}, {}}, {{0, 0}, {0, 1}}, {{0, 5}, {0, 1}}, {{-1, 2}, {0, 1}}})
        QVERIFY_EXCEPTION_THROWN(selectionStability(selections, 5), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(selectionStability({{0, 1}, {0, 1}}, 2), std::invalid_argument);
}

QTEST_APPLESS_MAIN(TestSelectionStability)
#include "tst_selection_stability.moc"
