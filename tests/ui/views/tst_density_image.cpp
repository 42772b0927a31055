// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "ui/views/scatter/density_image.h"

#include <QTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestDensityImage : public QObject
{
    Q_OBJECT

private slots:
    void aSingleSampleIsSeen();
    void aClassKeepsItsColour();
    void mixturesAreMeansInLinearLight();
    void denserIsMoreOpaque();
    void onlyMarkedSamplesCount();
    void samplesOutsideAreNotDrawn();
    void fadedSamplesCountLess();
    void samplesWithoutClassAreApart();
    void manySamplesInAWidePicture();
};

namespace {

constexpr QRgb red = 0xffd02030, blue = 0xff2040c0, grey = 0xff808080;

/// Samples at these pixels in two classes, red and blue; -1: in none.
ScatterContent contentOf(const std::vector<QPointF>& places, const std::vector<int>& classes)
{
    ScatterContent content;
    for (const QPointF& place : places) {
        content.coordinates.x.push_back(place.x());
        content.coordinates.y.push_back(place.y());
    }
    content.styles.styles = {
        {Marker::Disc, QColor(grey)}, {Marker::Disc, QColor(red)}, {Marker::Disc, QColor(blue)}};
    for (const int one : classes)
        content.styles.styleOf.push_back(std::uint16_t(one + 1));
    return content;
}

QImage imageOf(const ScatterContent& content, const std::vector<bool>* only = nullptr, QSize size = {40, 30})
{
    return densityImage(content, only, PixelMap(0, 1), PixelMap(0, 1), size);
}

double linear(int channel)
{
    const double shown = channel / 255.0;
    return shown <= 0.04045 ? shown / 12.92 : std::pow((shown + 0.055) / 1.055, 2.4);
}

bool isAlike(QColor one, QColor other, int tolerance)
{
    return std::abs(one.red() - other.red()) <= tolerance && std::abs(one.green() - other.green()) <= tolerance &&
           std::abs(one.blue() - other.blue()) <= tolerance;
}

}  // namespace

void TestDensityImage::aSingleSampleIsSeen()
{
    const QImage image = imageOf(contentOf({{20.5, 10.5}}, {0}));
    QVERIFY(qAlpha(image.pixel(20, 10)) > 90);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            QCOMPARE(qAlpha(image.pixel(x, y)) > 0, std::abs(x - 20) <= 1 && std::abs(y - 10) <= 1);
    QCOMPARE(image.pixel(19, 10), image.pixel(21, 10));
    QCOMPARE(image.pixel(20, 9), image.pixel(20, 11));
}

void TestDensityImage::aClassKeepsItsColour()
{
    Random random(1);
    std::vector<QPointF> places;
    for (int i = 0; i < 5000; ++i)
        places.emplace_back(20 + 4 * random.normal(), 15 + 3 * random.normal());
    const QImage image = imageOf(contentOf(places, std::vector<int>(places.size(), 1)));
    QVERIFY(isAlike(image.pixelColor(20, 15), QColor(blue), 2));
    QVERIFY(isAlike(image.pixelColor(14, 15), QColor(blue), 4));  // rounding of the opacity
}

void TestDensityImage::mixturesAreMeansInLinearLight()
{
    std::vector<QPointF> places(4000, QPointF(10.2, 10.2));
    std::vector<int> classes(places.size(), 0);
    std::fill_n(classes.begin(), 1000, 1);
    const QColor shown = imageOf(contentOf(places, classes)).pixelColor(10, 10);
    const auto mean = [](int one, int other) { return 0.75 * linear(one) + 0.25 * linear(other); };
    QVERIFY(std::abs(linear(shown.red()) - mean(qRed(red), qRed(blue))) < 0.005);
    QVERIFY(std::abs(linear(shown.green()) - mean(qGreen(red), qGreen(blue))) < 0.005);
    QVERIFY(std::abs(linear(shown.blue()) - mean(qBlue(red), qBlue(blue))) < 0.005);
    QCOMPARE(shown.alpha(), 255);
}

void TestDensityImage::denserIsMoreOpaque()
{
    std::vector<QPointF> places;
    for (int count = 1, x = 2; count <= 1024; count *= 4, x += 5)
        places.insert(places.end(), std::size_t(count), QPointF(x + 0.5, 5.5));
    const QImage image = imageOf(contentOf(places, std::vector<int>(places.size(), 0)));
    int before = 0;
    for (int x = 2; x < 32; x += 5) {
        const int opacity = qAlpha(image.pixel(x, 5));
        QVERIFY(opacity > before + 10);
        before = opacity;
    }
    QCOMPARE(before, 255);
}

void TestDensityImage::onlyMarkedSamplesCount()
{
    const ScatterContent content = contentOf({{5, 5}, {20, 20}}, {0, 1});
    const std::vector<bool> only = {false, true};
    const QImage image = imageOf(content, &only);
    QCOMPARE(qAlpha(image.pixel(5, 5)), 0);
    QVERIFY(qAlpha(image.pixel(20, 20)) > 0);
    const PixelMap same(0, 1);
    QCOMPARE(samplesWithin(content, &only, same, same, {40, 30}).coloured, 1);
    QCOMPARE(samplesWithin(content, nullptr, same, same, {40, 30}).coloured, 2);
}

void TestDensityImage::samplesOutsideAreNotDrawn()
{
    const ScatterContent content = contentOf(
        {{-0.001, 5}, {40, 5}, {5, -1e9}, {5, 30}, {std::nan(""), 5}, {39.999, 29.999}}, {0, 0, 0, 0, 0, 0});
    const PixelMap same(0, 1);
    QCOMPARE(samplesWithin(content, nullptr, same, same, {40, 30}).coloured, 1);
    const QImage image = imageOf(content);
    QCOMPARE(qAlpha(image.pixel(0, 5)), 0);
    QVERIFY(qAlpha(image.pixel(39, 29)) > 0);
    QVERIFY(imageOf(content, nullptr, QSize()).isNull());
}

void TestDensityImage::fadedSamplesCountLess()
{
    ScatterContent content = contentOf({{5.5, 5.5}, {20.5, 20.5}}, {0, 0});
    content.opacity = {0, ScatterContent::opacityLevels - 1};
    const QImage image = imageOf(content);
    QVERIFY(qAlpha(image.pixel(5, 5)) < qAlpha(image.pixel(20, 20)));
    QVERIFY(qAlpha(image.pixel(5, 5)) > 0);
}

/// Few samples with a class would vanish among many without.
void TestDensityImage::samplesWithoutClassAreApart()
{
    std::vector<QPointF> places(1000, QPointF(10.2, 10.2));
    std::vector<int> classes(places.size(), -1);
    classes[17] = 0;
    const ScatterContent content = contentOf(places, classes);
    const PixelMap same(0, 1);
    const SampleCounts counts = samplesWithin(content, nullptr, same, same, {40, 30});
    QCOMPARE(counts.coloured, 1);
    QCOMPARE(counts.uncoloured, 999);
    QVERIFY(isAlike(imageOf(content).pixelColor(10, 10), QColor(red), 4));
    const QImage others = densityImage(content, nullptr, same, same, {40, 30}, true);
    QVERIFY(isAlike(others.pixelColor(10, 10), QColor(grey), 2));
}

/// The parts in which samples and columns are computed leave no trace.
void TestDensityImage::manySamplesInAWidePicture()
{
    const QSize size(150, 90);
    const QPointF place(63.5, 40.5);
    std::vector<int> classes(1'000'000, 0);
    std::fill_n(classes.begin(), 250'000, 1);
    const QImage many = imageOf(contentOf(std::vector<QPointF>(classes.size(), place), classes), nullptr, size);
    const QImage few = imageOf(contentOf(std::vector<QPointF>(4, place), {0, 1, 0, 0}), nullptr, size);
    QVERIFY(isAlike(many.pixelColor(63, 40), few.pixelColor(63, 40), 2));
    for (const QImage& image : {many, few}) {
        QCOMPARE(qAlpha(image.pixel(63, 40)), 255);
        QVERIFY(qAlpha(image.pixel(64, 41)) > 0);
        QCOMPARE(image.pixel(62, 40), image.pixel(64, 40));
        QCOMPARE(image.pixel(62, 39), image.pixel(64, 41));
        QCOMPARE(image.pixel(61, 40), 0U);
        QCOMPARE(image.pixel(65, 40), 0U);
    }
}

QTEST_MAIN(TestDensityImage)
#include "tst_density_image.moc"
