// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/views/weights/bar_motion.h"
#include "ui/views/weights/weight_ranking.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace fuzzylens::ui;

class TestWeightRanking : public QObject
{
    Q_OBJECT

private slots:
    void heaviestFirstTiesByIndex();
    void sharedWeightsServeEveryCluster();
    void contrastIsTheLargestDifference();
    void contributionRulesWhenAsked();
    void withoutContributionWeightRules();
    void sizeRulesWhateverTheSign();
    void nothingToRank();
    void numbers_data();
    void numbers();
    void plainNumbers_data();
    void plainNumbers();
    void columnsShowTheirSmallestNumber();
    void layoutNeverOverlaps_data();
    void layoutNeverOverlaps();
    void movingBarsArrive();
    void barsThatEnterAndLeave();
    void motionDoesNotDependOnTheFrames();
    void spreadCountsPowersOfTen();
    void scaleEnds_data();
    void scaleEnds();
    void barsBelowZeroGoToTheLeft_data();
    void barsBelowZeroGoToTheLeft();
};

namespace {

std::vector<int> features(const std::vector<RankedFeature>& rows)
{
    std::vector<int> result;
    for (const RankedFeature& row : rows)
        result.push_back(row.feature);
    return result;
}

/// Bars of these features, the first of value 1, the second of 1/2, the third of 1/3.
WeightBars barsOf(std::initializer_list<int> features, double longest = 1)
{
    WeightBars bars;
    for (const int feature : features) {
        bars.rows.push_back({feature, 1.0 / (1.0 + double(bars.rows.size())), 0});
        bars.names << QString::number(feature);
    }
    bars.setExtent(longest);
    return bars;
}

const PaintedBar& barOf(const BarMotion& motion, int feature)
{
    return *std::find_if(motion.bars().begin(), motion.bars().end(),
                         [&](const PaintedBar& bar) { return bar.feature == feature; });
}

const Eigen::MatrixXd twoClusters = (Eigen::MatrixXd(2, 4) << 0.1, 0.4, 0.4, 0.1, 0.3, 0.3, 0.1, 0.3).finished();

}  // namespace

void TestWeightRanking::heaviestFirstTiesByIndex()
{
    const auto top = topFeatures(twoClusters, {}, {0, 3, WeightOrder::ByWeight});
    QCOMPARE(features(top), (std::vector<int>{1, 2, 0}));
    QCOMPARE(top[0].weight, 0.4);
    QVERIFY(std::isnan(top[0].contribution));
    QCOMPARE(topFeatures(twoClusters, {}, {0, 50, WeightOrder::ByWeight}).size(), std::size_t(4));
}

void TestWeightRanking::sharedWeightsServeEveryCluster()
{
    const Eigen::MatrixXd shared = twoClusters.row(0);
    QCOMPARE(features(topFeatures(shared, {}, {3, 2, WeightOrder::ByWeight})), (std::vector<int>{1, 2}));
    QVERIFY(askedWeights(shared, WeightQuestion::contrast).isZero(0));
}

void TestWeightRanking::contrastIsTheLargestDifference()
{
    const Eigen::MatrixXd three = (Eigen::MatrixXd(3, 2) << 0.5, 0.5, 0.2, 0.8, 0.6, 0.4).finished();
    const Eigen::VectorXd contrast = askedWeights(three, WeightQuestion::contrast);
    QVERIFY(std::abs(contrast[0] - 0.4) < 1e-15);
    QVERIFY(std::abs(contrast[1] - 0.4) < 1e-15);
    QCOMPARE(askedWeights(three, WeightQuestion::largest),
             Eigen::VectorXd(three.colwise().maxCoeff().transpose()));
    QCOMPARE(topFeatures(twoClusters, {}, {WeightQuestion::contrast, 1, WeightOrder::ByWeight})[0].feature, 2);
}

void TestWeightRanking::contributionRulesWhenAsked()
{
    const Eigen::VectorXd contribution = (Eigen::VectorXd(4) << 1, 0, 3, 2).finished();
    const auto top = topFeatures(twoClusters, contribution, {1, 2, WeightOrder::ByContribution});
    QCOMPARE(features(top), (std::vector<int>{2, 3}));
    QCOMPARE(top[0].weight, 0.1);
    QCOMPARE(top[0].contribution, 3.0);
}

void TestWeightRanking::withoutContributionWeightRules()
{
    QCOMPARE(features(topFeatures(twoClusters, {}, {0, 2, WeightOrder::ByContribution})),
             (std::vector<int>{1, 2}));
}

void TestWeightRanking::sizeRulesWhateverTheSign()
{
    const Eigen::MatrixXd factors = (Eigen::MatrixXd(1, 4) << 0.1, -0.4, 0.3, -0.3).finished();
    const auto top = topFeatures(factors, {}, {0, 4, WeightOrder::ByWeight});
    QCOMPARE(features(top), (std::vector<int>{1, 2, 3, 0}));
    QCOMPARE(top[0].weight, -0.4);
}

void TestWeightRanking::nothingToRank()
{
    QVERIFY(topFeatures({}, {}, {}).empty());
}

void TestWeightRanking::numbers_data()
{
    QTest::addColumn<double>("largest");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("weights") << 0.101 << 0.019 << "0.019";
    QTest::newRow("uniform over 7129") << 1.0 / 7129 << 1.0 / 7129 << "0.000140";
    QTest::newRow("tiny") << 3.2e-9 << 3.2e-9 << "3.20 × 10⁻⁹";
    QTest::newRow("hundreds") << 412.74 << 412.74 << "413";
    QTest::newRow("negative") << 20.0 << -0.94 << QString::fromUtf8("−0.9");
    QTest::newRow("small beside large") << 20.0 << -0.01 << QString::fromUtf8("−0.0100");
    QTest::newRow("tiny beside large") << 0.239 << 1.234e-7 << QString::fromUtf8("1.23 × 10⁻⁷");
    QTest::newRow("half of the last digit") << 412.0 << 0.5 << "0.500";
    QTest::newRow("zero") << 0.0 << 0.0 << "0";
    QTest::newRow("huge") << 2e8 << 2e8 << "2.00 × 10⁸";
    QTest::newRow("unknown") << 1.0 << std::numeric_limits<double>::quiet_NaN() << QString::fromUtf8("–");
}

void TestWeightRanking::numbers()
{
    QFETCH(double, largest);
    QFETCH(double, value);
    QTEST(NumberFormat::forLargest(largest).text(value), "text");
}

void TestWeightRanking::plainNumbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("significant");
    QTest::addColumn<QString>("text");
    const auto row = [](double value, int significant, const char* text) {
        QTest::addRow("%g with %d", value, significant) << value << significant << QString::fromUtf8(text);
    };
    row(0, 3, "0");
    row(-3, 3, "−3");
    row(0.5, 4, "0.5");
    row(10, 3, "10");
    row(100, 3, "100");
    row(1000, 3, "1000");  // 1e+03 once
    row(1234, 3, "1234");
    row(1234.56, 5, "1234.6");
    row(-25000, 3, "−25000");
    row(999999, 3, "999999");
    row(1e6, 3, "1 × 10⁶");
    row(-1.5e7, 3, "−1.5 × 10⁷");
    row(2.34e8, 3, "2.34 × 10⁸");
    row(12.3456, 3, "12.3");
    row(0.99999, 3, "1");
    row(0.1, 3, "0.1");
    row(0.001, 3, "0.001");
    row(0.00002, 3, "0.00002");  // 2e-05 once
    row(-0.0000234, 3, "−0.0000234");
    row(2e-6, 3, "2 × 10⁻⁶");
    row(-2.5e-7, 3, "−2.5 × 10⁻⁷");
    row(1e-238, 3, "< 10⁻⁹⁹");
    row(std::numeric_limits<double>::quiet_NaN(), 3, "–");
}

void TestWeightRanking::plainNumbers()
{
    QFETCH(double, value);
    QFETCH(int, significant);
    QTEST(plainNumber(value, significant), "text");
}

void TestWeightRanking::columnsShowTheirSmallestNumber()
{
    QCOMPARE(NumberFormat::forRange(1.49, 0.0016).text(0.0016), "0.002");
    QCOMPARE(NumberFormat::forRange(1.49, 1e-9).decimals, 4);
    QCOMPARE(NumberFormat::forRange(0.095, 0.031).decimals, 4);
    QCOMPARE(NumberFormat::forRange(250, 180).decimals, 0);
    QCOMPARE(numberText(-0.0), QStringLiteral("0"));
    QCOMPARE(numberText(1e-238), QStringLiteral("< 10⁻⁹⁹"));
    QCOMPARE(numberText(-2.5e-7, 2), QStringLiteral("−2.5 × 10⁻⁷"));
}

void TestWeightRanking::layoutNeverOverlaps_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("name");
    QTest::newRow("twelve short") << 12 << "ZYX";
    QTest::newRow("fifty long") << 50 << QString(80, QLatin1Char('W'));
    QTest::newRow("one") << 1 << "";
}

void TestWeightRanking::layoutNeverOverlaps()
{
    QFETCH(int, rows);
    QFETCH(QString, name);
    WeightBars bars;
    for (int row = 0; row < rows; ++row) {
        bars.rows.push_back({row, 1.0 / (row + 1), 2.0});
        bars.names << name;
    }
    bars.otherHeading = "contribution";
    bars.marked.assign(std::size_t(rows), true);
    bars.marksHeading = "◆ all of them in CYCLE";
    const QFont font;
    const double height = std::max(300.0, BarLayout::leastHeight(bars, font));
    const BarLayout layout = BarLayout::of({0, 0, 390, height}, bars, font);
    QVERIFY(layout.marksHeading.bottom() <= layout.heading.top());
    QVERIFY(layout.heading.bottom() <= layout.bars.top());
    QVERIFY(layout.marks.right() <= layout.names.left());
    QVERIFY(layout.names.right() < layout.bars.left());
    QVERIFY(layout.bars.right() + layout.valueWidth <= layout.others.left());
    QVERIFY(layout.others.right() <= 390);
    QVERIFY(layout.bars.width() > 60);
    QVERIFY(layout.bars.bottom() <= height + 1e-9);
    QVERIFY(layout.pitch >= QFontMetricsF(font).height());
    for (int row = 0; row < rows; ++row)
        QCOMPARE(layout.rowAt(layout.bar(row, 1).center()), row);
    QCOMPARE(layout.rowAt({10, 1}), -1);
    QCOMPARE(layout.rowAt({10, layout.bars.bottom() + 1}), -1);
}

void TestWeightRanking::movingBarsArrive()
{
    BarMotion motion;
    motion.set(barsOf({7, 8, 9}));
    QVERIFY(!motion.advance(0.01));
    motion.moveTo(barsOf({9, 7, 8}, 2));
    QCOMPARE(barOf(motion, 9).row, 2.0);
    double before = 2;
    while (motion.advance(0.016)) {
        const PaintedBar& bar = barOf(motion, 9);
        QVERIFY(bar.row >= 0 && (bar.row < before || bar.row == 0));
        QVERIFY(bar.value > 1.0 / 3 && bar.value <= 1);
        before = bar.row;
    }
    for (int row = 0; row < 3; ++row)
        QCOMPARE(motion.bars()[std::size_t(row)].row, double(row));
    QCOMPARE(barOf(motion, 9).value, 1.0);
    QCOMPARE(motion.longest(), 2.0);
}

void TestWeightRanking::barsThatEnterAndLeave()
{
    BarMotion motion;
    motion.set(barsOf({7, 8}));
    motion.moveTo(barsOf({7, 9}));
    motion.advance(0);
    QCOMPARE(motion.bars().size(), std::size_t(3));
    QCOMPARE(barOf(motion, 9).opacity, 0.0);
    QVERIFY(barOf(motion, 9).row > 1);
    motion.advance(0.05);
    QCOMPARE(barOf(motion, 8).row, 1.0);  // where it was
    const double fading = barOf(motion, 8).opacity;
    QVERIFY(fading > 0 && fading < 1);
    QVERIFY(barOf(motion, 9).opacity > 0);
    motion.moveTo(barsOf({8, 7}));  // it returns before it is gone
    QCOMPARE(barOf(motion, 8).opacity, fading);
    while (motion.advance(0.016)) {
    }
    QCOMPARE(motion.bars().size(), std::size_t(2));
    QCOMPARE(barOf(motion, 8).opacity, 1.0);
}

/// A slow machine shows fewer of the same pictures.
void TestWeightRanking::motionDoesNotDependOnTheFrames()
{
    BarMotion fast, slow;
    for (BarMotion* motion : {&fast, &slow}) {
        motion->set(barsOf({7, 8, 9}));
        motion->moveTo(barsOf({9, 6, 7}));
    }
    for (int frame = 0; frame < 8; ++frame)
        fast.advance(0.01);
    slow.advance(0.08);
    for (const int feature : {6, 7, 8, 9}) {
        QVERIFY(std::abs(barOf(fast, feature).row - barOf(slow, feature).row) < 1e-12);
        QVERIFY(std::abs(barOf(fast, feature).opacity - barOf(slow, feature).opacity) < 1e-12);
    }
}

void TestWeightRanking::spreadCountsPowersOfTen()
{
    const WeightSpread spread =
        WeightSpread::of((Eigen::VectorXd(5) << 1, 0.1, 0.1, 1e-9, 0).finished());  // the axis is 10^-4 to 1
    QCOMPARE(spread.lowest, -4);
    QCOMPARE(spread.place(1), 1.0);
    QVERIFY(std::abs(spread.place(0.1) - 0.75) < 1e-12);
    QCOMPARE(spread.place(1e-9), 0.0);
    QCOMPARE(spread.counts.front(), 2);
    QCOMPARE(spread.counts.back(), 1);
    QCOMPARE(*std::max_element(spread.counts.begin() + 1, spread.counts.end() - 1), 2);
}

void TestWeightRanking::scaleEnds_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("end");
    QTest::newRow("itself") << 0.5 << 0.5;
    QTest::newRow("two") << 0.0013 << 0.002;
    QTest::newRow("five") << 2.1 << 5.0;
    QTest::newRow("ten") << 0.51 << 1.0;
}

void TestWeightRanking::scaleEnds()
{
    QFETCH(double, value);
    QFETCH(double, end);
    QVERIFY(std::abs(roundedUp(value) - end) < 1e-12);
}

void TestWeightRanking::barsBelowZeroGoToTheLeft_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("of both signs") << QList<double>{0.5, -0.3, 0.2, -0.1};
    QTest::newRow("the longest below zero") << QList<double>{-2, 1, 0.5, -0.1};
    QTest::newRow("all below zero") << QList<double>{-4, -3, -2, -1};
    QTest::newRow("none below zero") << QList<double>{4, 3, 2, 0};
}

void TestWeightRanking::barsBelowZeroGoToTheLeft()
{
    QFETCH(QList<double>, values);
    WeightBars bars;
    for (int row = 0; row < values.size(); ++row) {
        bars.rows.push_back({row, values[row], 0});
        bars.names << QStringLiteral("feature %1").arg(row);
    }
    bars.setExtent(std::abs(values[0]));
    const BarLayout layout = BarLayout::of({0, 0, 390, 300}, bars, QFont());
    const double scale = layout.bar(0, bars.value(0) / bars.longest).width() / std::abs(values[0]);
    double left = layout.bars.right(), right = layout.bars.left();
    for (int row = 0; row < bars.size(); ++row) {
        const QRectF bar = layout.bar(row, bars.value(row) / bars.longest);
        QVERIFY(std::abs(bar.width() - scale * std::abs(values[row])) < 1e-9);
        QVERIFY(std::abs((values[row] < 0 ? bar.right() : bar.left()) - layout.zero) < 1e-9);
        left = std::min(left, bar.left());
        right = std::max(right, bar.right());
    }
    QVERIFY(std::abs(left - layout.bars.left()) < 1e-9);
    QVERIFY(std::abs(right - layout.bars.right()) < 1e-9);
}

QTEST_MAIN(TestWeightRanking)
#include "tst_weight_ranking.moc"
