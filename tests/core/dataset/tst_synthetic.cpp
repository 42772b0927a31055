// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"

#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <set>

using namespace fuzzylens;

namespace {

double x(const Dataset& data, Index sample)
{
    return data.value(sample, 0);
}

double y(const Dataset& data, Index sample)
{
    return data.value(sample, 1);
}

double z(const Dataset& data, Index sample)
{
    return data.value(sample, 2);
}

int classOf(const Dataset& data, Index sample)
{
    return data.labelFields().front().codes[std::size_t(sample)];
}

/// Share of the samples whose nearest other sample, in the first features, has their class.
double nearestNeighbourAccuracy(const Dataset& data, Index features)
{
    int right = 0;
    for (Index i = 0; i < data.samples(); ++i) {
        Index nearest = -1;
        double least = HUGE_VAL;
        for (Index other = 0; other < data.samples(); ++other) {
            if (other == i)
                continue;
            double distance = 0;
            for (Index l = 0; l < features; ++l)
                distance += std::pow(data.value(i, l) - data.value(other, l), 2);
            if (distance < least) {
                least = distance;
                nearest = other;
            }
        }
        right += classOf(data, i) == classOf(data, nearest);
    }
    return double(right) / double(data.samples());
}

}  // namespace

class TestSynthetic : public QObject
{
    Q_OBJECT

private slots:
    void setsAreNamedInOrder();
    void everySet_data();
    void everySet();
    void sizesThatDoNotFit();
    void mixtureHasItsMoments();
    void mixtureWithRandomCounts();
    void spiralHasItsArms();
    void ringsHaveTheirRadii();
    void discHoldsHalfOfTheSquare();
    void xorSharesOppositeCorners();
    void moonsAreHalfCircles();
    void groupsAreApart();
    void classesAndNoise();
    void drawnPoints();
    void optionsThatDoNotFit_data();
    void optionsThatDoNotFit();
    void horseshoesAreAsPrinted();
    void shapesSeparateInSpaceOnly_data();
    void shapesSeparateInSpaceOnly();
    void demonstrationIsQuick();
};

void TestSynthetic::setsAreNamedInOrder()
{
    QStringList names;
    for (const SyntheticDescription& set : syntheticSets()) {
        names << QString::fromStdString(set.name);
        QVERIFY(!set.title.empty() && !set.help.empty());
    }
    QCOMPARE(
        names.join(QLatin1Char(' ')),
        QStringLiteral(
            "mixture spiral rings disc xor moons groups expression horseshoes belt half-moons interlocked-rings "
            "tori shell cylinders sheets helices rolls blobs"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize("cubes"));
}

void TestSynthetic::everySet_data()
{
    QTest::addColumn<QString>("name");
    for (const SyntheticDescription& set : syntheticSets())
        QTest::newRow(set.name.c_str()) << QString::fromStdString(set.name);
}

void TestSynthetic::everySet()
{
    QFETCH(QString, name);
    const std::string id = name.toStdString();
    const DatasetPtr one = synthesize(id), again = synthesize(id), other = synthesize(id, {{}, {}, 2});
    QVERIFY(one->values().map() == again->values().map());
    QVERIFY(one->values().map() != other->values().map());
    QCOMPARE(one->missingCount(), Index(0));
    QCOMPARE(QString::fromStdString(one->preferredLabel()), QStringLiteral("class"));
    QCOMPARE(QString::fromStdString(one->origin().format), QStringLiteral("synthetic"));
    QCOMPARE(QString::fromStdString(one->annotations().front().name), QStringLiteral("role"));
    QCOMPARE(std::set<std::string>(one->featureNames().begin(), one->featureNames().end()).size(),
             std::size_t(one->features()));
    const DatasetPtr sized = synthesize(id, {101, 30, 1});
    QCOMPARE(sized->samples(), Index(101));
    QCOMPARE(sized->features(), Index(30));
    for (const int count : sized->labelField("class")->counts())
        QVERIFY(count > 0);
    const auto& roles = sized->annotations().front().texts;
    QVERIFY(std::count(roles.begin(), roles.end(), "informative") >= 2);
    QVERIFY(std::count(roles.begin(), roles.end(), "noise") >= 20);
}

void TestSynthetic::sizesThatDoNotFit()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize("xor", {100, 1, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize("tori", {100, 2, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize("tori", {0, {}, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize("expression", {-5, {}, 1}));
}

void TestSynthetic::mixtureHasItsMoments()
{
    const DatasetPtr data = synthesize("mixture");
    QCOMPARE(data->labelFields().front().counts(), (std::vector<int>{375, 375, 750}));
    struct Part
    {
        Index first, count;
        double meanX, meanY, varianceX, varianceY;
    };
    for (const Part& part : {Part{0, 375, 0, 0, 15, 0.05}, Part{375, 375, -12, 0, 1, 1},
                             Part{750, 500, 0, 8, 4, 4}, Part{1250, 250, 0, -4, 1, 1}}) {
        const auto check = [&](Index feature, double mean, double variance) {
            const auto column = data->values().map().col(feature).segment(part.first, part.count);
            const double root = std::sqrt(double(part.count));
            const double found = (column.array() - column.mean()).square().mean();
            QVERIFY(std::abs(column.mean() - mean) < 4 * std::sqrt(variance) / root);
            QVERIFY(std::abs(found - variance) < 4 * variance * std::sqrt(2.0) / root);
        };
        check(0, part.meanX, part.varianceX);
        check(1, part.meanY, part.varianceY);
    }
}

void TestSynthetic::mixtureWithRandomCounts()
{
    SyntheticOptions options{6000, {}, 3, true};
    const auto counts = synthesize("mixture", options)->labelFields().front().counts();
    // Expected 1500, 1500, 3000; five standard deviations.
    QVERIFY(std::abs(counts[0] - 1500) < 5 * std::sqrt(6000 * 3 / 16.0));
    QVERIFY(std::abs(counts[2] - 3000) < 5 * std::sqrt(6000 / 4.0));
    options.seed = 4;
    QVERIFY(synthesize("mixture", options)->labelFields().front().counts() != counts);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize("xor", options));
}

void TestSynthetic::spiralHasItsArms()
{
    const DatasetPtr data = synthesize("spiral");
    QCOMPARE(data->labelFields().front().counts(), (std::vector<int>{106, 101, 105}));
    QVERIFY(nearestNeighbourAccuracy(*data, 2) > 0.98);
}

void TestSynthetic::ringsHaveTheirRadii()
{
    const DatasetPtr data = synthesize("rings");
    QCOMPARE(data->labelFields().front().counts(), (std::vector<int>{500, 500}));
    double sums[2] = {};
    for (Index i = 0; i < 1000; ++i)
        sums[classOf(*data, i)] += std::hypot(x(*data, i), y(*data, i));
    // The mean distance of a point of a noisy ring exceeds its radius by sd^2 / (2 radius).
    QVERIFY(std::abs(sums[0] / 500 - 1 - 0.0032) < 0.016);
    QVERIFY(std::abs(sums[1] / 500 - 0.5 - 0.0064) < 0.016);
}

void TestSynthetic::discHoldsHalfOfTheSquare()
{
    const DatasetPtr data = synthesize("disc", {20000, {}, 1});
    for (Index i = 0; i < data->samples(); ++i) {
        QVERIFY(std::abs(x(*data, i)) <= 1 && std::abs(y(*data, i)) <= 1);
        const bool inside = std::hypot(x(*data, i), y(*data, i)) <= std::sqrt(2 / std::numbers::pi);
        QCOMPARE(classOf(*data, i), inside ? 0 : 1);
    }
    QVERIFY(std::abs(data->labelFields().front().counts()[0] - 10000) < 5 * std::sqrt(5000.0));
}

void TestSynthetic::xorSharesOppositeCorners()
{
    const DatasetPtr data = synthesize("xor");
    for (Index i = 0; i < data->samples(); ++i)
        QCOMPARE(classOf(*data, i), x(*data, i) * y(*data, i) >= 0 ? 0 : 1);
}

void TestSynthetic::moonsAreHalfCircles()
{
    SyntheticOptions options;
    options.noise = 0;
    const DatasetPtr data = synthesize("moons", options);
    for (Index i = 0; i < data->samples(); ++i) {
        const bool isFirst = classOf(*data, i) == 0;
        const double dx = x(*data, i) - (isFirst ? 0 : 1), dy = y(*data, i) - (isFirst ? 0 : 0.5);
        QVERIFY(std::abs(std::hypot(dx, dy) - 1) < test::tolerance::exactFormula);
        QVERIFY(isFirst ? dy >= -test::tolerance::exactFormula : dy <= test::tolerance::exactFormula);
    }
}

void TestSynthetic::groupsAreApart()
{
    SyntheticOptions options;
    options.noise = 0;
    for (const int classes : {2, 3, 8}) {
        options.classes = classes;
        const DatasetPtr data = synthesize("groups", options);
        std::vector<std::pair<double, double>> centres(std::size_t(classes), {0, 0});
        for (Index i = 0; i < data->samples(); ++i)
            centres[std::size_t(classOf(*data, i))] = {x(*data, i), y(*data, i)};
        double least = HUGE_VAL;
        for (std::size_t one = 0; one < centres.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                least = std::min(least, std::hypot(centres[one].first - centres[other].first,
                                                   centres[one].second - centres[other].second));
        QVERIFY2(std::abs(least - 6) < test::tolerance::exactFormula, qPrintable(QString::number(least)));
    }
}

void TestSynthetic::classesAndNoise()
{
    // What the published sets are made with changes nothing when it is asked for.
    for (const SyntheticDescription& set : syntheticSets()) {
        if (!set.isPlanar)
            continue;
        SyntheticOptions options;
        options.noise = set.noise;
        if (set.classes > 0)
            options.classes = set.classes;
        QVERIFY2(synthesize(set.name)->values().map() == synthesize(set.name, options)->values().map(),
                 set.name.c_str());
        options.noise = 0.5;
        QVERIFY2(synthesize(set.name)->values().map() != synthesize(set.name, options)->values().map(),
                 set.name.c_str());
        for (int classes = set.fewestClasses; classes <= set.mostClasses && classes > 0; ++classes) {
            options.classes = classes;
            const DatasetPtr data = synthesize(set.name, options);
            QCOMPARE(int(data->labelField("class")->classes.size()), classes);
            for (const int count : data->labelField("class")->counts())
                QVERIFY(std::abs(count - double(data->samples()) / classes) < 8);
        }
    }
}

void TestSynthetic::drawnPoints()
{
    SyntheticOptions options;
    options.points = {{-0.5, 0.25, 1}, {0.5, 0.75, 3}, {0, 0, 1}};
    options.features = 4;
    const DatasetPtr data = synthesize(drawnSet, options);
    QCOMPARE(data->samples(), Index(3));
    QCOMPARE(data->features(), Index(4));
    QCOMPARE(x(*data, 1), 0.5);
    QCOMPARE(y(*data, 1), 0.75);
    QCOMPARE(data->labelField("class")->text(1), std::string("3"));
    options.points.resize(1);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize(drawnSet, options));
    options.points = {{0, 0, 1}, {HUGE_VAL, 0, 1}};
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize(drawnSet, options));
    options.points = {{0, 0, 1}, {0, 0, 9}};
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize(drawnSet, options));
}

void TestSynthetic::optionsThatDoNotFit_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<int>("classes");
    QTest::addColumn<double>("noise");
    QTest::addRow("mixture with classes") << "mixture" << 4 << 0.0;
    QTest::addRow("too many arms") << "spiral" << 9 << 0.0;
    QTest::addRow("one ring") << "rings" << 1 << 0.0;
    QTest::addRow("noise below 0") << "moons" << 0 << -0.1;
    QTest::addRow("noise without end") << "moons" << 0 << HUGE_VAL;
    QTest::addRow("noise in space") << "rolls" << 0 << 0.1;
}

void TestSynthetic::optionsThatDoNotFit()
{
    QFETCH(QString, set);
    QFETCH(int, classes);
    QFETCH(double, noise);
    SyntheticOptions options;
    if (classes > 0)
        options.classes = classes;
    options.noise = noise;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthesize(set.toStdString(), options));
}

void TestSynthetic::horseshoesAreAsPrinted()
{
    const DatasetPtr data = synthesize("horseshoes");
    QCOMPARE(data->samples(), Index(800));
    QCOMPARE(data->features(), Index(10));
    QCOMPARE(data->labelFields().front().counts(), (std::vector<int>{400, 400}));
    double noise = 0;
    for (Index i = 0; i < 800; ++i) {
        const bool first = classOf(*data, i) == 0;
        const double a = first ? x(*data, i) : y(*data, i), b = z(*data, i),
                     zero = first ? y(*data, i) : x(*data, i);
        QVERIFY(std::abs(std::hypot(a, b) - 1) < 0.06);
        QVERIFY(std::abs(zero) < 0.06);
        // Three quarters of a circle: open towards the bottom in the first class, towards the top in the second.
        QVERIFY((first ? b : -b) > -std::numbers::sqrt2 / 2 - 0.06);
        noise += zero * zero;
    }
    QVERIFY(noise > 0);
    for (Index l = 3; l < 10; ++l) {
        const auto column = data->values().map().col(l);
        QVERIFY(column.minCoeff() >= -1 && column.maxCoeff() < 1);
        QVERIFY(std::abs(column.mean()) < 0.1 && std::abs(column.squaredNorm() / 800 - 1.0 / 3) < 0.06);
    }
}

void TestSynthetic::shapesSeparateInSpaceOnly_data()
{
    QTest::addColumn<QString>("name");
    for (const SyntheticDescription& set : syntheticSets())
        if (!set.isPlanar && set.name != "expression")
            QTest::newRow(set.name.c_str()) << QString::fromStdString(set.name);
}

void TestSynthetic::shapesSeparateInSpaceOnly()
{
    QFETCH(QString, name);
    const DatasetPtr data = synthesize(name.toStdString());
    QVERIFY(nearestNeighbourAccuracy(*data, 3) > 0.99);
    QVERIFY(nearestNeighbourAccuracy(*data, 10) < nearestNeighbourAccuracy(*data, 3) || name == "blobs");
    // Every informative feature varies.
    for (Index l = 0; l < 3; ++l) {
        const auto column = data->values().map().col(l);
        QVERIFY((column.array() - column.mean()).square().mean() > 0.02);
    }
}

void TestSynthetic::demonstrationIsQuick()
{
    QBENCHMARK
    {
        QCOMPARE(demonstration()->samples(), Index(90));
    }
}

QTEST_APPLESS_MAIN(TestSynthetic)
#include "tst_synthetic.moc"
