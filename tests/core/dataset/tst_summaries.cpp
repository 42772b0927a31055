// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/mean_variance.h"
#include "core/dataset/summary/missing_map.h"
#include "core/dataset/summary/value_histograms.h"
#include "tests/core/preprocess/step_data.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>
#include <stdexcept>

using namespace fuzzylens;
using namespace fuzzylens::test;

namespace {

/// The counts of all samples: "2 0 1 | 0 1 0".
QString counts(const ValueHistograms& found)
{
    QStringList rows;
    for (Index i = 0; i < found.samples(); ++i) {
        QStringList row;
        for (int bin = 0; bin < found.bins; ++bin)
            row << QString::number(found.count(i, bin));
        rows << row.join(QLatin1Char(' '));
    }
    return rows.join(QLatin1String(" | "));
}

QString counts(const MissingMap& map)
{
    QStringList rows;
    for (int row = 0; row < map.rows; ++row) {
        QStringList cells;
        for (int column = 0; column < map.columns; ++column)
            cells << QString::number(map.count(row, column));
        rows << cells.join(QLatin1Char(' '));
    }
    return rows.join(QLatin1String(" | "));
}

/// A data set of this size with a value everywhere but in the cells named.
DatasetPtr withGaps(Index samples, Index features, const std::vector<std::pair<Index, Index>>& gaps)
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    for (const auto& [sample, feature] : gaps)
        (*values)(sample, feature) = missing;
    parts.values = std::move(values);
    parts.sampleNames.resize(std::size_t(samples), "s");
    parts.featureNames.resize(std::size_t(features), "g");
    return std::make_shared<const Dataset>(std::move(parts));
}

bool stop(const Step&)
{
    return false;
}

}  // namespace

class TestSummaries : public QObject
{
    Q_OBJECT

private slots:
    void histogramsByHand_data();
    void histogramsByHand();
    void longTailsAreCutOff();
    void histogramsCountEveryValue();
    void histogramsOfHugeValues();
    void meansAndVariancesByHand();
    void missingMapsByHand_data();
    void missingMapsByHand();
    void noMissingCellIsLost();
    void allStopWhenTold();
    void aLargeArrayIsQuick();
};

void TestSummaries::histogramsByHand_data()
{
    QTest::addColumn<DatasetPtr>("data");
    QTest::addColumn<int>("bins");
    QTest::addColumn<QString>("edges");
    QTest::addColumn<QString>("expected");
    // A bin holds its lower edge, the last its upper one too.
    QTest::newRow("whole edges") << makeData({{0, 1, 1, 2}, {3, 4, 4, 4}}) << 4 << QStringLiteral("0 4")
                                 << QStringLiteral("1 2 1 0 | 0 0 0 4");
    QTest::newRow("gaps") << makeData({{0, missing, 10}, {missing, missing, missing}}) << 2
                          << QStringLiteral("0 10") << QStringLiteral("1 1 | 0 0");
    QTest::newRow("one number") << makeData({{7, 7}}) << 3 << QStringLiteral("6.5 7.5") << QStringLiteral("0 2 0");
    QTest::newRow("nothing") << makeData({{missing}}) << 2 << QStringLiteral("0 1") << QStringLiteral("0 0");
    QTest::newRow("below zero") << makeData({{-2, -1, 0, 1, 2}}) << 2 << QStringLiteral("-2 2")
                                << QStringLiteral("2 3");
}

void TestSummaries::histogramsByHand()
{
    QFETCH(DatasetPtr, data);
    QFETCH(int, bins);
    const auto found = valueHistograms(*data, bins);
    QVERIFY(found);
    QTEST(QStringLiteral("%1 %2").arg(found->edge(0)).arg(found->edge(bins)), "edges");
    QTEST(counts(*found), "expected");
    QCOMPARE(found->below + found->above, Index(0));
}

void TestSummaries::longTailsAreCutOff()
{
    // 0 to 9999, and one value a hundred times as high.
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(1, 10001);
    for (Index l = 0; l < 10000; ++l)
        (*values)(0, l) = double(l);
    (*values)(0, 10000) = 1e6;
    parts.values = std::move(values);
    parts.sampleNames = {"s"};
    parts.featureNames.resize(10001, "g");
    const auto found = valueHistograms(Dataset(std::move(parts)), 100);
    // Elements 10 and 9990 of 10 001 in order.
    QCOMPARE(found->low, 10.0);
    QCOMPARE(found->high, 9990.0);
    QCOMPARE(found->below, Index(10));
    QCOMPARE(found->above, Index(10));
    QCOMPARE(found->present, std::vector<Index>{10001});
    QVERIFY(found->count(0, 99) >= 10);
}

void TestSummaries::histogramsCountEveryValue()
{
    const DatasetPtr data = randomData(37, 900, 0.1, 3);
    const auto found = valueHistograms(*data, 50);
    Index all = 0;
    for (Index i = 0; i < data->samples(); ++i) {
        Index present = 0;
        std::vector<std::uint32_t> naive(50, 0);
        for (Index l = 0; l < data->features(); ++l) {
            if (data->isMissing(i, l))
                continue;
            ++present;
            int bin = 0;
            while (bin < 49 && data->value(i, l) >= found->edge(bin + 1))
                ++bin;
            ++naive[std::size_t(bin)];
        }
        QCOMPARE(found->present[std::size_t(i)], present);
        all += present;
        // A value on an edge may fall to either side by rounding: sums up to an edge agree except for those.
        std::int64_t difference = 0;
        for (int bin = 0; bin < 50; ++bin) {
            difference += std::int64_t(found->count(i, bin)) - std::int64_t(naive[std::size_t(bin)]);
            QVERIFY(std::abs(difference) <= 25);
        }
        QCOMPARE(difference, std::int64_t(0));
    }
    QCOMPARE(all, data->samples() * data->features() - data->missingCount());
}

void TestSummaries::histogramsOfHugeValues()
{
    const auto found = valueHistograms(*makeData({{-1.5e308, 0, 1.5e308}}), 3);
    QCOMPARE(counts(*found), QStringLiteral("1 1 1"));
    QCOMPARE(found->edge(0), -1.5e308);
    QCOMPARE(found->edge(3), 1.5e308);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, valueHistograms(*makeData({{1}}), 0));
}

void TestSummaries::meansAndVariancesByHand()
{
    const auto found = meanVariance(*makeData({{1, 5, missing, missing}, {3, 5, 4, missing}, {8, 5, 6, missing}}));
    QCOMPARE(found->mean[0], 4.0);
    QCOMPARE(found->variance[0], 13.0);  // (9 + 1 + 16) / 2
    QCOMPARE(found->mean[1], 5.0);
    QCOMPARE(found->variance[1], 0.0);
    QCOMPARE(found->mean[2], 5.0);
    QCOMPARE(found->variance[2], 2.0);
    QVERIFY(std::isnan(found->mean[3]) && std::isnan(found->variance[3]));
    const auto single = meanVariance(*makeData({{2}}));
    QCOMPARE(single->mean[0], 2.0);
    QVERIFY(std::isnan(single->variance[0]));
}

void TestSummaries::missingMapsByHand_data()
{
    QTest::addColumn<DatasetPtr>("data");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("expected");
    const DatasetPtr data = withGaps(3, 4, {{0, 0}, {2, 1}, {2, 3}});
    QTest::newRow("a pixel a cell") << data << 9 << 9 << QStringLiteral("1 0 0 | 0 0 1 | 0 0 0 | 0 0 1");
    QTest::newRow("two features a row") << data << 2 << 9 << QStringLiteral("1 0 1 | 0 0 1");
    // Columns of samples 0 and of 1 and 2.
    QTest::newRow("two columns") << data << 4 << 2 << QStringLiteral("1 0 | 0 1 | 0 0 | 0 1");
    QTest::newRow("one pixel") << data << 1 << 1 << QStringLiteral("3");
    // Rows of features 0, of 1 and of 2 and 3.
    QTest::newRow("uneven rows") << data << 3 << 1 << QStringLiteral("1 | 1 | 1");
}

void TestSummaries::missingMapsByHand()
{
    QFETCH(DatasetPtr, data);
    QFETCH(int, height);
    QFETCH(int, width);
    QTEST(counts(*missingMap(*data, height, width)), "expected");
}

// One missing cell among 20 000 features is seen in the map of 100 rows, wherever it is.
void TestSummaries::noMissingCellIsLost()
{
    for (const Index feature : {Index(0), Index(7), Index(199), Index(200), Index(10007), Index(19999)}) {
        const DatasetPtr data = withGaps(50, 20000, {{feature % 50, feature}});
        const auto map = missingMap(*data, 100, 13);
        int seen = 0;
        for (int row = 0; row < map->rows; ++row)
            for (int column = 0; column < map->columns; ++column)
                if (map->share(row, column) > 0) {
                    ++seen;
                    QVERIFY(map->firstFeature(row) <= feature && feature < map->firstFeature(row + 1));
                    QVERIFY(map->firstSample(column) <= feature % 50 &&
                            feature % 50 < map->firstSample(column + 1));
                }
        QCOMPARE(seen, 1);
    }
    const DatasetPtr many = randomData(33, 1777, 0.3, 9);
    const auto map = missingMap(*many, 101, 7);
    Index all = 0;
    for (const std::uint32_t count : map->counts)
        all += count;
    QCOMPARE(all, many->missingCount());
}

void TestSummaries::allStopWhenTold()
{
    const DatasetPtr data = randomData(5, 20, 0.2, 1);
    QVERIFY(!valueHistograms(*data, 10, stop));
    QVERIFY(!meanVariance(*data, stop));
    QVERIFY(!missingMap(*data, 10, 10, stop));
}

void TestSummaries::aLargeArrayIsQuick()
{
    const DatasetPtr data = withGaps(200, 54675, {{3, 5}});
    QBENCHMARK_ONCE
    {
        QVERIFY(valueHistograms(*data, 100));
        QVERIFY(meanVariance(*data));
        QVERIFY(missingMap(*data, 400, 200));
    }
}

QTEST_GUILESS_MAIN(TestSummaries)
#include "tst_summaries.moc"
