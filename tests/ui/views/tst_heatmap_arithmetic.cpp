// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "ui/views/heatmap/axis_layout.h"
#include "ui/views/heatmap/heatmap_raster.h"
#include "ui/views/heatmap/max_pyramid.h"
#include "ui/views/heatmap/sample_order.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

std::vector<float> randomCells(int count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<float> cells(std::size_t(count), 0.0F);
    for (float& cell : cells)
        cell = float(2 * random.uniform() - 1);
    return cells;
}

}  // namespace

class TestHeatmapArithmetic : public QObject
{
    Q_OBJECT

private slots:
    void runsOfRowsKeepTheLargestMagnitude();
    void missingCellsGiveWay();
    void everyCellHasAPixel_data();
    void everyCellHasAPixel();
    void oneHotRowIsSeenAtEveryHeight();
    void oneHotColumnIsSeenAtEveryWidth();
    void exactCellsAreExact();
    void gapsShrinkBeforeGroupsVanish();
    void ordersArePermutationsInGroups();
    void ordersFollowCertaintyAndClass();
    void stripsShowTheMostFrequentClass();
    void stripsOf24ClassesDiffer();
};

void TestHeatmapArithmetic::runsOfRowsKeepTheLargestMagnitude()
{
    constexpr int rows = 1000, columns = 3;
    const std::vector<float> cells = randomCells(rows * columns, 7);
    const MaxPyramid pyramid(rows, columns, cells);
    Random random(8);
    for (int trial = 0; trial < 500; ++trial) {
        const int first = int(random.below(rows)),
                  last = first + 1 + int(random.below(std::uint64_t(rows - first)));
        std::vector<float> found(columns);
        pyramid.largest(first, last, found.data());
        for (int column = 0; column < columns; ++column) {
            float expected = 0;
            for (int row = first; row < last; ++row)
                if (const float cell = cells[std::size_t(row * columns + column)];
                    std::abs(cell) > std::abs(expected))
                    expected = cell;
            QCOMPARE(found[std::size_t(column)], expected);
        }
    }
}

void TestHeatmapArithmetic::missingCellsGiveWay()
{
    const float missing = std::numeric_limits<float>::quiet_NaN();
    const MaxPyramid pyramid(3, 2, {missing, missing, -2.0F, missing, 1.0F, missing});
    QCOMPARE(MaxPyramid(1, 2, {0.0F, -0.0F}).at(0, 1), 0.0F);
    float out[2];
    pyramid.largest(0, 3, out);
    QCOMPARE(out[0], -2.0F);
    QVERIFY(std::isnan(out[1]));
    QCOMPARE(pyramid.at(2, 0), 1.0F);
    QVERIFY(std::isnan(pyramid.at(0, 0)));
    QCOMPARE(MaxPyramid::larger(-3.0F, 2.0F), -3.0F);
    QCOMPARE(MaxPyramid::larger(missing, 0.0F), 0.0F);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, MaxPyramid(2, 2, {1.0F}));
}

void TestHeatmapArithmetic::everyCellHasAPixel_data()
{
    QTest::addColumn<int>("cells");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<std::vector<int>>("groups");
    QTest::newRow("one cell") << 1 << 300 << std::vector<int>{};
    QTest::newRow("more pixels than cells") << 72 << 271 << std::vector<int>{0, 47};
    QTest::newRow("as many") << 100 << 100 << std::vector<int>{0};
    QTest::newRow("a little too many") << 101 << 100 << std::vector<int>{0, 1, 100};
    QTest::newRow("many more cells") << 20000 << 663 << std::vector<int>{0, 3, 4, 19000};
    QTest::newRow("more groups than pixels") << 50 << 20 << [] {
        std::vector<int> starts(50);
        std::iota(starts.begin(), starts.end(), 0);
        return starts;
    }();
}

void TestHeatmapArithmetic::everyCellHasAPixel()
{
    QFETCH(int, cells);
    QFETCH(int, pixels);
    QFETCH(std::vector<int>, groups);
    const AxisLayout layout(cells, groups, pixels, 3);
    std::vector<int> shown(std::size_t(cells), 0);
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const Span span = layout.cellsAt(pixel);
        for (int cell = span.first; cell < span.last; ++cell) {
            ++shown[std::size_t(cell)];
            const Span back = layout.pixelsOf(cell);
            QVERIFY(pixel >= back.first && pixel < back.last);
        }
        const int nearest = layout.nearestCell(pixel);
        QVERIFY(nearest >= 0 && nearest < cells);
        QVERIFY(span.isEmpty() || nearest == span.first);
    }
    QVERIFY(std::all_of(shown.begin(), shown.end(), [](int times) { return times >= 1; }));
    if (!layout.isExact() && layout.groups() == 1)
        QVERIFY(std::all_of(shown.begin(), shown.end(), [](int times) { return times == 1; }));
    if (layout.isExact())
        for (int cell = 0; cell < cells; ++cell)
            QCOMPARE(layout.pixelsOf(cell).length(), shown[std::size_t(cell)]);
    QCOMPARE(AxisLayout().nearestCell(3), -1);
}

void TestHeatmapArithmetic::oneHotRowIsSeenAtEveryHeight()
{
    constexpr int rows = 20000, columns = 4;
    const ColourTable colours(Theme::paper(), 0, 1, false);
    const AxisLayout across(columns, {}, columns, 0);
    for (const int hot : {0, 1, 777, 12345, rows - 1}) {
        std::vector<float> cells(std::size_t(rows * columns), 0.01F);
        std::fill_n(cells.begin() + hot * columns, columns, 1.0F);
        const MaxPyramid pyramid(rows, columns, cells);
        for (int height = 5; height < 1400; height += height < 40 ? 1 : 37) {
            const AxisLayout down(rows, {0, 400, 12000}, height, 2);
            const QImage image = heatmapImage(pyramid, down, across, colours);
            int hotPixels = 0;
            for (int y = 0; y < height; ++y)
                hotPixels += image.pixel(1, y) == colours(1.0F);
            QCOMPARE(hotPixels, 1);
            QCOMPARE(image.pixel(2, down.pixelsOf(hot).first), colours(1.0F));
        }
    }
}

void TestHeatmapArithmetic::oneHotColumnIsSeenAtEveryWidth()
{
    constexpr int rows = 3, columns = 5000, hot = 3217;
    std::vector<float> cells(std::size_t(rows * columns), 0.1F);
    cells[columns + hot] = -1.0F;
    const MaxPyramid pyramid(rows, columns, cells);
    const ColourTable colours(Theme::paper(), -1, 1, true);
    for (int width = 3; width < 900; width += 31) {
        const AxisLayout across(columns, {}, width, 0);
        const QImage image = heatmapImage(pyramid, AxisLayout(rows, {}, rows, 0), across, colours);
        QCOMPARE(image.pixel(across.pixelsOf(hot).first, 1), colours(-1.0F));
        QVERIFY(image.pixel(across.pixelsOf(hot).first, 0) == colours(0.1F));
    }
}

void TestHeatmapArithmetic::exactCellsAreExact()
{
    constexpr int rows = 7, columns = 5;
    const MaxPyramid pyramid(rows, columns, randomCells(rows * columns, 3));
    const ColourTable colours(Theme::paper(), -1, 1, true);
    const QImage exact = exactImage(pyramid, colours);
    QCOMPARE(exact.size(), QSize(columns, rows));
    const AxisLayout down(rows, {}, 40, 0), across(columns, {}, 33, 0);
    const QImage image = heatmapImage(pyramid, down, across, colours);
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 33; ++x) {
            const int row = down.cellsAt(y).first, column = across.cellsAt(x).first;
            QCOMPARE(image.pixel(x, y), colours(pyramid.at(row, column)));
            QCOMPARE(image.pixel(x, y), exact.pixel(column, row));
        }
}

void TestHeatmapArithmetic::gapsShrinkBeforeGroupsVanish()
{
    const AxisLayout roomy(10, {0, 5}, 103, 3);
    QVERIFY(roomy.cellsAt(51).isEmpty());
    QCOMPARE(roomy.groupPixels(0).length(), 50);
    QCOMPARE(roomy.groupPixels(1), (Span{53, 103}));
    std::vector<int> starts(20);
    std::iota(starts.begin(), starts.end(), 0);
    const AxisLayout tight(20, starts, 48, 8);
    QCOMPARE(tight.groups(), 20);
    for (int group = 0; group < 20; ++group)
        QVERIFY(tight.groupPixels(group).length() >= 1);
}

void TestHeatmapArithmetic::ordersArePermutationsInGroups()
{
    Random random(5);
    Eigen::MatrixXd memberships(200, 4);
    std::vector<int> classOf;
    for (Eigen::Index i = 0; i < memberships.size(); ++i)
        memberships.data()[i] = random.uniform();
    for (int i = 0; i < 200; ++i)
        classOf.push_back(int(random.below(4)) - 1);
    for (const SampleOrder& order : {orderByCluster(memberships), orderByClass(memberships, classOf),
                                     orderByClusterAndClass(memberships, classOf)}) {
        std::vector<int> sorted = order.sampleAt;
        std::sort(sorted.begin(), sorted.end());
        for (int i = 0; i < 200; ++i)
            QCOMPARE(sorted[std::size_t(i)], i);
        QCOMPARE(order.groupStarts.front(), 0);
        QVERIFY(std::is_sorted(order.groupStarts.begin(), order.groupStarts.end()));
        QCOMPARE(order.groupStarts.size(), order.groupKeys.size());
    }
}

void TestHeatmapArithmetic::ordersFollowCertaintyAndClass()
{
    Eigen::MatrixXd memberships(5, 2);
    memberships << 0.6, 0.4, 0.1, 0.9, 0.8, 0.2, 0.5, 0.5, 0.3, 0.7;
    QCOMPARE(orderByCluster(memberships).sampleAt, (std::vector<int>{2, 0, 3, 1, 4}));
    QCOMPARE(orderByCluster(memberships).groupStarts, (std::vector<int>{0, 3}));
    const SampleOrder byClass = orderByClass(memberships, {1, 0, -1, 0, 1});
    QCOMPARE(byClass.sampleAt, (std::vector<int>{3, 1, 0, 4, 2}));
    QCOMPARE(byClass.groupKeys, (std::vector<int>{0, 1, -1}));
    QCOMPARE(orderByClusterAndClass(memberships, {1, 0, -1, 0, 1}).sampleAt, (std::vector<int>{3, 0, 2, 1, 4}));
}

void TestHeatmapArithmetic::stripsShowTheMostFrequentClass()
{
    const Theme theme = Theme::paper();
    const HeatmapStrip strip{
        QStringLiteral("class"), {QStringLiteral("a"), QStringLiteral("b")}, {0, 1, 1, 1, 0, -1}, {}};
    const QImage exact = stripImage(strip, AxisLayout(6, {}, 6, 0), theme);
    QCOMPARE(exact.pixelColor(0, 0), theme.classColor(0));
    QCOMPARE(exact.pixelColor(5, 0), theme.classColor(-1));
    const QImage narrow = stripImage(strip, AxisLayout(6, {}, 2, 0), theme);
    QCOMPARE(narrow.pixelColor(0, 0), theme.classColor(1));
}

/// Beyond eight classes two had one colour, here without any marker.
void TestHeatmapArithmetic::stripsOf24ClassesDiffer()
{
    HeatmapStrip strip{QStringLiteral("class"), QStringList(24, QStringLiteral("a")), {}, {}};
    for (int code = 0; code < 24; ++code)
        strip.codes.push_back(code);
    for (const Theme& theme : {Theme::paper(), Theme::of(darkPalette())}) {
        const QImage image = stripImage(strip, AxisLayout(24, {}, 24, 0), theme);
        std::set<std::vector<QRgb>> looks;
        for (int code = 0; code < 24; ++code) {
            std::vector<QRgb> look;
            for (int line = 0; line < image.height(); ++line)
                look.push_back(image.pixel(code, line));
            QCOMPARE(look.front(), theme.classColor(code).rgb());
            looks.insert(look);
        }
        QCOMPARE(looks.size(), std::size_t(24));
    }
}

QTEST_MAIN(TestHeatmapArithmetic)
#include "tst_heatmap_arithmetic.moc"
