// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/folds.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;

class TestFolds : public QObject
{
    Q_OBJECT

private slots:
    void spreadsClassesEvenly();
    void leavesUnlabelledOut();
    void dependsOnTheSeedOnly();
    void refusesImpossibleNumbers();
    void leavesOneOut();
};

namespace {

Target target(std::initializer_list<int> sizes)
{
    Target result;
    result.kind = Target::Kind::Classes;
    for (const int size : sizes) {
        result.classOf.insert(result.classOf.end(), static_cast<std::size_t>(size), result.classes());
        result.classNames.push_back("class " + std::to_string(result.classes()));
    }
    return result;
}

}  // namespace

void TestFolds::spreadsClassesEvenly()
{
    const Target given = target({7, 12, 3});
    const std::vector<int> folds = stratifiedFolds(given, 5, 3);
    const auto count = [&](int fold, int cls) {
        int result = 0;
        for (std::size_t i = 0; i < folds.size(); ++i)
            result += folds[i] == fold && (cls < 0 || given.classOf[i] == cls);
        return result;
    };
    for (int cls = -1; cls < 3; ++cls) {
        std::vector<int> sizes;
        for (int fold = 0; fold < 5; ++fold)
            sizes.push_back(count(fold, cls));
        const auto [low, high] = std::minmax_element(sizes.begin(), sizes.end());
        QVERIFY(*high - *low <= 1);
    }
}

void TestFolds::leavesUnlabelledOut()
{
    Target given = target({4, 4});
    given.classOf[2] = -1;
    const std::vector<int> folds = stratifiedFolds(given, 2, 1);
    QCOMPARE(folds[2], -1);
    QCOMPARE(std::count(folds.begin(), folds.end(), -1), 1);
}

void TestFolds::dependsOnTheSeedOnly()
{
    const Target given = target({20, 20});
    QCOMPARE(stratifiedFolds(given, 5, 1), stratifiedFolds(given, 5, 1));
    QVERIFY(stratifiedFolds(given, 5, 1) != stratifiedFolds(given, 5, 2));
}

void TestFolds::refusesImpossibleNumbers()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, stratifiedFolds(target({3}), 1, 1));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, stratifiedFolds(target({3}), 4, 1));
}

void TestFolds::leavesOneOut()
{
    Target given = target({2, 3});
    given.classOf[1] = -1;
    QCOMPARE(leaveOneOutFolds(given), (std::vector<int>{0, -1, 1, 2, 3}));
    given.classOf = {0, -1, -1, -1, -1};
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, leaveOneOutFolds(given));
    Target numbers;
    numbers.kind = Target::Kind::Numbers;
    numbers.numbers = {1.5, std::nan(""), 2};
    QCOMPARE(leaveOneOutFolds(numbers), (std::vector<int>{0, -1, 1}));
}

QTEST_APPLESS_MAIN(TestFolds)
#include "tst_folds.moc"
