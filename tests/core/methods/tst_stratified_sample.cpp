// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/stratified_sample.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace fuzzylens;
using Eigen::Index;

class TestStratifiedSample : public QObject
{
    Q_OBJECT

private slots:
    void everyClassHasItsShare();
    void aLargerSampleHoldsASmallerOne();
    void allAndNone();
};

namespace {

constexpr std::size_t many = 1000;

std::vector<Index> members()
{
    std::vector<Index> result(many);
    std::iota(result.begin(), result.end(), Index{5});
    return result;
}

/// Three classes of 699, 300 and 1 samples, mixed.
std::vector<int> classes()
{
    std::vector<int> result;
    for (std::size_t i = 0; i < many; ++i)
        result.push_back(i == 500 ? 2 : i % 10 < 3 && i != 200 ? 1 : i == 209 ? 1 : 0);
    return result;
}

}  // namespace

void TestStratifiedSample::everyClassHasItsShare()
{
    const std::vector<int> classOf = classes();
    const std::vector<Index> drawn = stratifiedSample(members(), classOf, 100, 7);
    QCOMPARE(std::ssize(drawn), 100);
    QVERIFY(std::is_sorted(drawn.begin(), drawn.end()));
    QCOMPARE(std::set<Index>(drawn.begin(), drawn.end()).size(), drawn.size());
    for (int group = 0; group < 3; ++group) {
        const auto all = std::count(classOf.begin(), classOf.end(), group);
        const auto kept = std::count_if(drawn.begin(), drawn.end(),
                                        [&](Index i) { return classOf[std::size_t(i - 5)] == group; });
        QVERIFY(kept >= 1 && std::abs(double(kept) - 0.1 * double(all)) <= 1);
    }
    QCOMPARE(stratifiedSample(members(), classOf, 100, 7), drawn);
    QVERIFY(stratifiedSample(members(), classOf, 100, 8) != drawn);
}

void TestStratifiedSample::aLargerSampleHoldsASmallerOne()
{
    const std::vector<Index> smaller = stratifiedSample(members(), classes(), 50, 3),
                             larger = stratifiedSample(members(), classes(), 400, 3);
    QVERIFY(std::includes(larger.begin(), larger.end(), smaller.begin(), smaller.end()));
}

void TestStratifiedSample::allAndNone()
{
    QCOMPARE(stratifiedSample(members(), {}, many, 1), members());
    QVERIFY(stratifiedSample(members(), classes(), 0, 1).empty());
    QVERIFY(stratifiedSample({}, {}, 0, 1).empty());
}

QTEST_APPLESS_MAIN(TestStratifiedSample)
#include "tst_stratified_sample.moc"
