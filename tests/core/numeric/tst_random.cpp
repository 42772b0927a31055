// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using fuzzylens::Random;

class TestRandom : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSameNumbers();
    void knownFirstNumbers();
    void momentsOfTheDistributions();
    void belowIsUniformAndInRange();
    void sampleHoldsDifferentItems();
    void derivedSeedsDependOnPartsAndOrder();
};

void TestRandom::sameSeedSameNumbers()
{
    Random one(7), two(7), other(8);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const auto drawn = one.bits();
        QCOMPARE(two.bits(), drawn);
        differs |= other.bits() != drawn;
    }
    QVERIFY(differs);
}

void TestRandom::knownFirstNumbers()
{
    // splitmix64 from 0 is published: its first three outputs seed the state; the first output of xoshiro256++ is
    // rotl(s0 + s3, 23) + s0.
    const std::uint64_t s0 = 0xe220a8397b1dcdafu, s3 = 0xf88bb8a8724c81ecu;
    const std::uint64_t sum = s0 + s3;
    QCOMPARE(Random(0).bits(), ((sum << 23) | (sum >> 41)) + s0);
}

void TestRandom::momentsOfTheDistributions()
{
    Random random(1);
    constexpr int count = 200000;
    double sum = 0, squares = 0, fourth = 0, uniformSum = 0;
    for (int i = 0; i < count; ++i) {
        const double z = random.normal();
        sum += z;
        squares += z * z;
        fourth += z * z * z * z;
        const double u = random.uniform();
        QVERIFY(u >= 0 && u < 1);
        uniformSum += u;
    }
    // Five standard errors of each mean.
    const double root = std::sqrt(double(count));
    QVERIFY(std::abs(sum / count) < 5 / root);
    QVERIFY(std::abs(squares / count - 1) < 5 * std::sqrt(2.0) / root);
    QVERIFY(std::abs(fourth / count - 3) < 5 * std::sqrt(96.0) / root);
    QVERIFY(std::abs(uniformSum / count - 0.5) < 5 * std::sqrt(1.0 / 12) / root);
}

void TestRandom::belowIsUniformAndInRange()
{
    Random random(3);
    std::vector<int> counts(7, 0);
    for (int i = 0; i < 70000; ++i)
        ++counts[random.below(7)];
    double chiSquare = 0;
    for (const int count : counts)
        chiSquare += (count - 10000.0) * (count - 10000.0) / 10000.0;
    QVERIFY(chiSquare < 27.9);  // 6 degrees of freedom, probability 1e-4
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, random.below(0));
}

void TestRandom::sampleHoldsDifferentItems()
{
    Random random(5);
    for (int size = 0; size <= 20; ++size) {
        const auto drawn = random.sample(20, size);
        QCOMPARE(int(std::set<int>(drawn.begin(), drawn.end()).size()), size);
        QVERIFY(std::all_of(drawn.begin(), drawn.end(), [](int item) { return item >= 0 && item < 20; }));
    }
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, random.sample(3, 4));
}

void TestRandom::derivedSeedsDependOnPartsAndOrder()
{
    using fuzzylens::deriveSeed;
    QCOMPARE(deriveSeed(1, {2, 3}), deriveSeed(1, {2, 3}));
    QVERIFY(deriveSeed(1, {2, 3}) != deriveSeed(1, {3, 2}));
    QVERIFY(deriveSeed(1, {2}) != deriveSeed(2, {2}));
    QVERIFY(deriveSeed(1, {}) != deriveSeed(1, {0}));
}

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
