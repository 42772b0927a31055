// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/sobol.h"

#include <QTest>

#include <set>
#include <stdexcept>

using namespace fuzzylens;

class TestSobol : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithScipy();
    void intervalsHaveOnePointEach();
    void misuse();
};

void TestSobol::agreesWithScipy()
{
    // scipy 1.10.1: (scipy.stats.qmc.Sobol(8, scramble=False).random(8) * 8).tolist()
    const int recorded[8][8] = {{0, 0, 0, 0, 0, 0, 0, 0}, {4, 4, 4, 4, 4, 4, 4, 4}, {6, 2, 2, 2, 6, 6, 2, 6},
                                {2, 6, 6, 6, 2, 2, 6, 2}, {3, 3, 5, 7, 3, 1, 3, 7}, {7, 7, 1, 3, 7, 5, 7, 3},
                                {5, 1, 7, 5, 5, 7, 1, 1}, {1, 5, 3, 1, 1, 3, 5, 5}};
    SobolSequence sequence(8);
    for (const auto& point : recorded) {
        const std::vector<std::uint32_t> next = sequence.next();
        for (std::size_t dimension = 0; dimension < 8; ++dimension)
            QCOMPARE(next[dimension], std::uint32_t(point[dimension]) << 29);
    }
    // (Sobol(8, scramble=False).random(54322)[54321] * 2**30).astype(int)
    const std::uint32_t later[8] = {622804992, 634044416, 786710528, 207372288,
                                    435798016, 613531648, 735756288, 482426880};
    for (int i = 8; i < 54321; ++i)
        sequence.next();
    const std::vector<std::uint32_t> next = sequence.next();
    for (std::size_t dimension = 0; dimension < 8; ++dimension)
        QCOMPARE(next[dimension], later[dimension] << 2);
}

void TestSobol::intervalsHaveOnePointEach()
{
    // Of 2^k points from the origin on, each of 2^k intervals of an axis has one.
    constexpr int k = 10;
    SobolSequence sequence(SobolSequence::mostDimensions);
    std::vector<std::set<std::uint32_t>> intervals(SobolSequence::mostDimensions);
    for (int i = 0; i < 1 << k; ++i) {
        const std::vector<std::uint32_t> point = sequence.next();
        for (std::size_t dimension = 0; dimension < point.size(); ++dimension)
            intervals[dimension].insert(point[dimension] >> (32 - k));
    }
    for (const auto& axis : intervals)
        QCOMPARE(axis.size(), std::size_t(1 << k));
}

void TestSobol::misuse()
{
    for (const int dimensions : {-1, 0, 9})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, SobolSequence{dimensions});
}

QTEST_APPLESS_MAIN(TestSobol)
#include "tst_sobol.moc"
