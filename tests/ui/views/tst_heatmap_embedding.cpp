// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "tests/ui/views/probe_fit.h"
#include "tests/ui/views/svg_figure.h"
#include "ui/views/heatmap/embedding_view.h"
#include "ui/views/heatmap/membership_view.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QtTest>

#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// What the probes say of the samples, as a heat map.
class TestHeatmapEmbedding : public QObject
{
    Q_OBJECT

private slots:
    void appliesToEmbeddingsByProbes();
    void ordersProbesAsTheSamplesTheyAre();
    void ordersByClass();
    void theScaleIsOfWhatIsShown();
    void readsOut();
    void probesAreThoseOfTheFit();
    void saysAndWrites();
    void figuresKeepTheNamesOfTheProbes();
    void noProbeIsLostWhereThereAreMoreThanPixels();
    void longNumbersBesideTheColourBarAreWhole();
    void powersBesideTheColourBarAreWhole();
    void theOriginNamesWhatPlayedAPart();
};

namespace {

struct Shown
{
    Scene scene;
    EmbeddingView view{scene};

    explicit Shown(const FitPtr& fit)
    {
        scene.setFit(fit);
        view.resize(420, 340);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view does not show");
    }

    const HeatmapModel& model() const { return *view.model(); }
    const Outcome& outcome() const { return scene.fit()->result->outcome; }
};

const std::vector<Eigen::Index> someProbes{2, 3, 10, 21, 40, 41, 63};

}  // namespace

void TestHeatmapEmbedding::appliesToEmbeddingsByProbes()
{
    Scene scene;
    EmbeddingView view(scene);
    QSignalSpy changed(&view, &View::applicabilityChanged);
    scene.setFit(test::scatterFit());
    QVERIFY(!view.isApplicable());
    QVERIFY(view.toCsv().isEmpty());
    QVERIFY(!view.description().isEmpty());
    scene.setFit(test::probeFit(someProbes));
    QVERIFY(view.isApplicable());
    scene.setFit(test::probeFit({4}));  // a single probe is one as well
    QVERIFY(view.isApplicable());
    scene.setFit(nullptr);
    QCOMPARE(changed.count(), 2);
}

void TestHeatmapEmbedding::ordersProbesAsTheSamplesTheyAre()
{
    const Shown shown(test::probeFit(someProbes));
    const HeatmapModel& model = shown.model();
    QCOMPARE(model.cells.rows(), 72);
    QCOMPARE(model.columns.count, 7);
    Scene scene;
    MembershipView memberships(scene);
    scene.setFit(shown.scene.fit());
    memberships.picture();
    QCOMPARE(model.sampleAt, memberships.model()->sampleAt);
    int before = -1;
    for (int column = 0; column < 7; ++column) {
        const auto& names = *shown.scene.fit()->result->samples;
        const auto sample = std::find(names.begin(), names.end(), model.columns.name(column).toStdString());
        const int probe = int(sample - names.begin());
        QVERIFY(model.positionOf[std::size_t(probe)] > before);
        before = model.positionOf[std::size_t(probe)];
        const auto k = std::find(someProbes.begin(), someProbes.end(), probe) - someProbes.begin();
        for (const int row : {0, 17, 71})
            QCOMPARE(model.cells.at(row, column),
                     float(shown.outcome().embedding(model.sampleAt[std::size_t(row)], k)));
    }
    // Samples of both clusters are probes, and are separated.
    QCOMPARE(model.columns.groupStarts.size(), std::size_t(2));
    QCOMPARE(model.columns.groupNames.size(), 2);
    QVERIFY(model.columns.groupNames[0].startsWith("cluster 1"));
}

void TestHeatmapEmbedding::ordersByClass()
{
    Shown shown(test::probeFit(someProbes));
    auto* chooser = qobject_cast<QComboBox*>(shown.view.controls());
    QVERIFY(chooser && chooser->isEnabled());
    chooser->setCurrentIndex(1);
    const std::vector<int>& classOf = shown.scene.fit()->result->target.classOf;
    for (std::size_t i = 1; i < shown.model().sampleAt.size(); ++i)
        QVERIFY(classOf[std::size_t(shown.model().sampleAt[i - 1])] <=
                classOf[std::size_t(shown.model().sampleAt[i])]);
    QCOMPARE(shown.model().columns.groupNames, (QStringList{"ALL", "BLL"}));
    QVERIFY(shown.view.description().contains("by class"));
}

void TestHeatmapEmbedding::theScaleIsOfWhatIsShown()
{
    const Shown memberships(test::probeFit(someProbes)), distances(test::probeFit(someProbes, 72, "des"));
    for (const Shown* shown : {&memberships, &distances}) {
        const Outcome& outcome = shown->outcome();
        double least = outcome.embedding.maxCoeff();
        for (std::size_t k = 0; k < outcome.probes.size(); ++k)
            for (Eigen::Index i = 0; i < outcome.embedding.rows(); ++i)
                if (i != outcome.probes[k])  // a probe is at no distance from itself
                    least = std::min(least, outcome.embedding(i, Eigen::Index(k)));
        QCOMPARE(shown->model().low, least);
        QCOMPARE(shown->model().high, outcome.embedding.maxCoeff());
    }
    QVERIFY(memberships.model().valueName.contains("membership"));
    QVERIFY(distances.model().valueName.contains("distance"));
    // Samples that are all equal are at no distance from any probe.
    auto fit = std::make_shared<Fit>(*test::probeFit({0, 1}, 12, "des"));
    auto result = std::make_shared<Result>(*fit->result);
    result->outcome.embedding.setZero();
    fit->result = result;
    QVERIFY(Shown(fit).model().high > 0);
}

void TestHeatmapEmbedding::readsOut()
{
    Shown shown(test::probeFit(someProbes));
    const QRectF row = shown.view.picture()->rowRect({7, 8}), column = shown.view.picture()->columnRect({2, 3});
    QTest::mouseMove(&shown.view, row.intersected(column).center().toPoint());
    QTRY_VERIFY(!shown.view.currentReadOut().isEmpty());
    const ReadOut readOut = shown.view.currentReadOut();
    QVERIFY(readOut.title.startsWith(shown.scene.fit()->sampleName(shown.model().sampleAt[7])));
    const double value = double(shown.model().cells.at(7, 2));
    QCOMPARE(
        readOut.lines.first(),
        QStringLiteral("membership of %1: %2").arg(shown.model().columns.name(2), QString::number(value, 'f', 3)));
    QVERIFY(readOut.lines.size() <= 8);
    QVERIFY(readOut.shares.empty());
}

/// At any step of a search the columns are those of the fit.
void TestHeatmapEmbedding::probesAreThoseOfTheFit()
{
    Shown shown(test::probeFit(someProbes));
    const auto isCalledProbe = [&shown](int sample) {
        const auto& order = shown.model().sampleAt;
        const int row = int(std::find(order.begin(), order.end(), sample) - order.begin());
        QTest::mouseMove(&shown.view, shown.view.picture()
                                          ->rowRect({row, row + 1})
                                          .intersected(shown.view.picture()->columnRect({0, 1}))
                                          .center()
                                          .toPoint());
        const QString title = shown.scene.fit()->sampleName(sample);
        return QTest::qWaitFor([&] { return shown.view.currentReadOut().title.startsWith(title); }) &&
               shown.view.currentReadOut().lines.contains(QStringLiteral("is a probe itself"));
    };
    QVERIFY(isCalledProbe(21));
    shown.scene.probes().showSearch({50});
    QVERIFY(!isCalledProbe(50));
    QVERIFY(isCalledProbe(21));
}

void TestHeatmapEmbedding::saysAndWrites()
{
    Shown shown(test::probeFit(someProbes));
    QVERIFY(shown.view.description().contains("72 samples in 7 probes"));
    QVERIFY(shown.view.accessibleDescription().contains("7 probes"));
    const QStringList lines = shown.view.toCsv().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 74);
    const QStringList header = lines[0].split(QLatin1Char(','));
    QCOMPARE(header.size(), 9);
    QCOMPARE(header[2], "membership of " + shown.model().columns.name(0));
    QCOMPARE(float(lines[1].section(QLatin1Char(','), 2, 2).toDouble()), shown.model().cells.at(0, 0));
    QVERIFY(test::svgFigure(shown.view).contains("membership in the probe"));
    shown.scene.setFit(test::probeFit(someProbes, 72, "des"));
    QVERIFY(shown.view.description().startsWith("Distances of 72 samples from 7 probes"));
    QVERIFY(shown.view.toCsv().contains("distance to sample_3"));
    QVERIFY(test::svgFigure(shown.view).contains("distance from the probe"));
}

/// Names of columns narrower than a line of text were dropped from a figure of one column.
void TestHeatmapEmbedding::figuresKeepTheNamesOfTheProbes()
{
    std::vector<Eigen::Index> probes;
    for (Eigen::Index sample = 0; sample < 72; sample += 3)
        probes.push_back(sample);
    Shown shown(test::probeFit(probes));
    const QString figure = test::svgFigure(shown.view);
    for (int column = 0; column < int(probes.size()); ++column)
        QVERIFY2(figure.contains('>' + shown.model().columns.name(column) + '<'),
                 qPrintable(shown.model().columns.name(column)));
}

/// One value among those of many more probes than there are pixels.
void TestHeatmapEmbedding::noProbeIsLostWhereThereAreMoreThanPixels()
{
    constexpr int samples = 1500;
    std::vector<Eigen::Index> all(samples);
    std::iota(all.begin(), all.end(), 0);
    for (const Eigen::Index single : {3, 700, 1499}) {
        auto fit = std::make_shared<Fit>(*test::probeFit(all, samples));
        auto result = std::make_shared<Result>(*fit->result);
        result->outcome.embedding.setZero();
        result->outcome.embedding(single, (single * 7) % samples) = 1;
        fit->result = result;
        Shown shown(fit);
        const QImage picture = shown.view.grab().toImage();
        const QRectF cells = shown.view.picture()->cells();
        const double ratio = picture.devicePixelRatio();
        const QRgb found = Theme().sequential(1).rgb();
        int seen = 0;
        for (int y = int(cells.top() * ratio); y < int(cells.bottom() * ratio); ++y)
            for (int x = int(cells.left() * ratio); x < int(cells.right() * ratio); ++x)
                seen += picture.pixel(x, y) == found ? 1 : 0;
        QVERIFY(seen > 0);
    }
}

/// Distances may have many digits: the numbers used to be cut at the edge.
void TestHeatmapEmbedding::longNumbersBesideTheColourBarAreWhole()
{
    const auto barOf = [](double unit) {
        auto fit = std::make_shared<Fit>(*test::probeFit({0, 1, 2}, 24, "des"));
        auto result = std::make_shared<Result>(*fit->result);
        result->outcome.embedding *= unit / result->outcome.embedding.maxCoeff();
        fit->result = result;
        Shown shown(fit);
        return shown.view.picture()->cells().right();
    };
    QVERIFY(barOf(123456) < barOf(1));
}

/// Those with a power of ten lost it: two pictures were the same that differ in it alone.
void TestHeatmapEmbedding::powersBesideTheColourBarAreWhole()
{
    const auto pictureOf = [](double most) {
        auto fit = std::make_shared<Fit>(*test::probeFit({0, 1, 2}, 24, "des"));
        auto result = std::make_shared<Result>(*fit->result);
        result->outcome.embedding *= most / result->outcome.embedding.maxCoeff();
        fit->result = result;
        Shown shown(fit);
        return shown.view.grab().toImage();
    };
    QCOMPARE(pictureOf(2.35e8), pictureOf(2.35e8));
    QVERIFY(pictureOf(2.35e8) != pictureOf(2.35e9));
}

/// A figure named a number of probes that a search had not been asked for.
void TestHeatmapEmbedding::theOriginNamesWhatPlayedAPart()
{
    auto fit = std::make_shared<Fit>(*test::probeFit({0, 1, 2}));
    auto result = std::make_shared<Result>(*fit->result);
    const MethodDescription& method = fuzzylens::method("mes");
    for (const char* selection : {"annealing", "random"}) {
        result->parameters =
            resolveParameters(method, {}, {{"selection", selection}, {"beta", "1"}, {"probes", "16"}});
        fit->result = result;
        Scene scene;
        EmbeddingView view(scene);
        scene.setFit(std::make_shared<Fit>(*fit));
        const bool isAnnealing = std::string(selection) == "annealing";
        QCOMPARE(view.origin().contains(QStringLiteral("λ 0.5")), isAnnealing);
        QCOMPARE(view.origin().contains(QStringLiteral("c 16")), !isAnnealing);
        QVERIFY(!view.origin().contains(QStringLiteral("q 0.5")));
    }
}

QTEST_MAIN(TestHeatmapEmbedding)
#include "tst_heatmap_embedding.moc"
