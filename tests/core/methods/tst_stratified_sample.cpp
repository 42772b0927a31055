// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/stratified_sample.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace fuzzylens;

class TestStratifiedSample : public QObject
{
    Q_OBJECT

private slots:
    void everyClassHasItsShare();
    void aLargerSampleHoldsASmallerOne();
    void numbersAreOneGroup();
    void noMoreThanThereAre();
};

namespace {

/// Three classes of 700, 290 and 1 samples, and 9 without a label, mixed.
Target mixed()
{
    Target target;
    target.kind = Target::Kind::Classes;
    target.classNames = {"many", "some", "one"};
    for (int i = 0; i < 1000; ++i)
        target.classOf.push_back(i == 500 ? 2 : i % 100 == 99 && i < 900 ? -1 : i % 10 < 3 && i != 200 ? 1 : 0);
    return target;
}

}  // namespace

void TestStratifiedSample::everyClassHasItsShare()
{
    const Target target = mixed();
    const std::vector<Index> drawn = stratifiedSample(target, 1000, 100, 7);
    QVERIFY(std::is_sorted(drawn.begin(), drawn.end()));
    QCOMPARE(std::set<Index>(drawn.begin(), drawn.end()).size(), drawn.size());
    for (int group = -1; group < 3; ++group) {
        const auto all = std::count(target.classOf.begin(), target.classOf.end(), group);
        const auto kept = std::count_if(drawn.begin(), drawn.end(),
                                        [&](Index i) { return target.classOf[std::size_t(i)] == group; });
        QCOMPARE(double(kept), std::ceil(0.1 * double(all)));
    }
    QCOMPARE(stratifiedSample(target, 1000, 100, 7), drawn);
    QVERIFY(stratifiedSample(target, 1000, 100, 8) != drawn);
}

void TestStratifiedSample::aLargerSampleHoldsASmallerOne()
{
    const std::vector<Index> smaller = stratifiedSample(mixed(), 1000, 50, 3),
                             larger = stratifiedSample(mixed(), 1000, 400, 3);
    QVERIFY(smaller.size() < larger.size());
    QVERIFY(std::includes(larger.begin(), larger.end(), smaller.begin(), smaller.end()));
}

void TestStratifiedSample::numbersAreOneGroup()
{
    Target target;
    target.kind = Target::Kind::Numbers;
    target.numbers.assign(300, 1.5);
    std::fill_n(target.numbers.begin(), 100, std::nan(""));
    const std::vector<Index> drawn = stratifiedSample(target, 300, 30, 1);
    QCOMPARE(std::count_if(drawn.begin(), drawn.end(), [](Index i) { return i < 100; }), 10);
    QCOMPARE(std::ssize(drawn), 30);
    QCOMPARE(std::ssize(stratifiedSample({}, 300, 30, 1)), 30);  // without labels
}

void TestStratifiedSample::noMoreThanThereAre()
{
    QCOMPARE(std::ssize(stratifiedSample(mixed(), 1000, 5000, 1)), 1000);
    QVERIFY(stratifiedSample({}, 0, 10, 1).empty());
}

QTEST_APPLESS_MAIN(TestStratifiedSample)
#include "tst_stratified_sample.moc"
