// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_values_view.h"

#include "feature_fit.h"
#include "svg_figure.h"

#include <QTest>

#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::FitRecipe;
using test::makeFit;

class TestFeatureValues : public QObject
{
    Q_OBJECT

private slots:
    void quartilesByHand();
    void outliersAreBeyondTheWhiskers();
    void jitterIsBoundedAndSpread();
    void groupsFollowTheColouring();
    void missingValuesAreCounted();
    void emptyWithoutFocus();
    void clickAndDragSelect();
    void arrowKeysWalkTheValues();
    void csvHasEverySample();
    void figureKeepsTextAsText();
    void misclassifiedSamplesAreRinged();
    void manyPointsAreHoveredAndSelected();
};

void TestFeatureValues::quartilesByHand()
{
    const BoxSummary box = BoxSummary::of({4, 1, 3, 2});
    QCOMPARE(box.count, 4);
    QCOMPARE(box.lowQuartile, 1.75);
    QCOMPARE(box.median, 2.5);
    QCOMPARE(box.highQuartile, 3.25);
    QCOMPARE(box.lowWhisker, 1.0);
    QCOMPARE(box.highWhisker, 4.0);
    const BoxSummary one = BoxSummary::of({7});
    QCOMPARE(one.lowWhisker, 7.0);
    QCOMPARE(one.median, 7.0);
    QCOMPARE(BoxSummary::of({}).count, 0);
}

void TestFeatureValues::outliersAreBeyondTheWhiskers()
{
    const BoxSummary box = BoxSummary::of({1, 2, 3, 4, 5, 100});
    QCOMPARE(box.highWhisker, 5.0);
    QCOMPARE(box.lowWhisker, 1.0);
}

void TestFeatureValues::jitterIsBoundedAndSpread()
{
    std::vector<int> bins(10);
    for (int sample = 0; sample < 1000; ++sample) {
        const double place = jitter(sample);
        QVERIFY(place >= -0.5 && place < 0.5);
        ++bins[std::size_t((place + 0.5) * 10)];
    }
    for (const int count : bins)
        QVERIFY(std::abs(count - 100) <= 5);
}

void TestFeatureValues::groupsFollowTheColouring()
{
    const FitPtr fit = makeFit();
    const ValueGroups byTarget = ValueGroups::of(*fit, Colouring{}, 0);
    QCOMPARE(byTarget.groups.size(), std::size_t(2));
    QCOMPARE(byTarget.groups[1].name, "AML");
    QCOMPARE(byTarget.groups[0].box.count + byTarget.groups[1].box.count, 38);
    Colouring site{"site", {"a", "b", "c"}, std::vector<int>(38, 2), {}};
    site.codes[0] = -1;
    const ValueGroups bySite = ValueGroups::of(*fit, site, 0);
    QCOMPARE(bySite.groups.size(), std::size_t(2));
    QCOMPARE(bySite.groups[0].code, 2);
    QCOMPARE(bySite.groups[1].name, "unlabelled");
    QCOMPARE(bySite.groups[1].samples, std::vector<int>{0});
    auto bare = std::make_shared<Result>(*fit->result);
    bare->target = {};
    Fit unlabelled = *fit;
    unlabelled.result = bare;
    const ValueGroups all = ValueGroups::of(unlabelled, Colouring{}, 0);
    QCOMPARE(all.groups.size(), std::size_t(1));
    QCOMPARE(all.groups[0].name, "all samples");
}

void TestFeatureValues::missingValuesAreCounted()
{
    const DatasetPtr data = test::makeData({});
    AlignedMatrix values = AlignedMatrix::copyOf(data->values().map());
    values(3, 0) = std::numeric_limits<double>::quiet_NaN();
    DatasetParts parts = data->parts();
    parts.values = std::make_shared<const AlignedMatrix>(std::move(values));
    const FitPtr fit = makeFit({}, std::make_shared<const Dataset>(parts));
    const ValueGroups groups = ValueGroups::of(*fit, Colouring{}, 0);
    QCOMPARE(groups.missing, 1);
    Scene scene;
    FeatureValuesView view(scene);
    scene.setFit(fit);
    scene.setFocusFeature(0);
    QVERIFY(view.description().contains("1 value is missing"));
    scene.selection().setHovered(3);
    QVERIFY(!view.grab().isNull());
}

void TestFeatureValues::emptyWithoutFocus()
{
    Scene scene;
    FeatureValuesView view(scene);
    QVERIFY(!view.isApplicable());
    QVERIFY(!view.grab().isNull());
    FitRecipe bare;
    bare.withData = false;
    scene.setFit(makeFit(bare));
    QVERIFY(!view.isApplicable());
    scene.setFocusFeature(1);
    QVERIFY(!view.grab().isNull());
    scene.setFit(makeFit());
    QVERIFY(view.isApplicable());
    scene.setFocusFeature(-1);
    QVERIFY(!view.description().isEmpty());
    QCOMPARE(view.toCsv(), "sample,class,value\n");
}

void TestFeatureValues::clickAndDragSelect()
{
    Scene scene;
    FeatureValuesView view(scene);
    view.resize(390, 300);
    scene.setFit(makeFit());
    scene.setFocusFeature(0);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const StripLayout layout = view.stripLayout();
    const int sample = view.groups().groups[0].samples[4];
    const QPoint place = layout.place(view.groups(), 0, sample).toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    QCOMPARE(scene.selection().count(), 1);
    const QPoint left(int(layout.plot.left()), int(layout.plot.top()) + 4);
    const QPoint middle(int(layout.scale.place(1)), left.y());
    QTest::mousePress(&view, Qt::LeftButton, {}, left);
    QTest::mouseMove(&view, (left + middle) / 2);
    QVERIFY(!view.grab().isNull());
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle);
    const double limit = layout.scale.value(middle.x());
    for (int i = 0; i < scene.selection().size(); ++i)
        QCOMPARE(scene.selection().contains(i), view.groups().values[std::size_t(i)] <= limit);
    const int before = scene.selection().count();
    QTest::mousePress(&view, Qt::LeftButton, Qt::ShiftModifier, middle);
    QTest::mouseRelease(&view, Qt::LeftButton, Qt::ShiftModifier, {int(layout.plot.right()), middle.y()});
    QVERIFY(scene.selection().count() > before);
    QCOMPARE(scene.selection().count(), 38);
}

void TestFeatureValues::arrowKeysWalkTheValues()
{
    Scene scene;
    FeatureValuesView view(scene);
    scene.setFit(makeFit());
    scene.setFocusFeature(0);
    QTest::keyClick(&view, Qt::Key_Right);
    const int first = scene.selection().hovered();
    QTest::keyClick(&view, Qt::Key_Right);
    const int second = scene.selection().hovered();
    QVERIFY(view.groups().values[std::size_t(first)] <= view.groups().values[std::size_t(second)]);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(scene.selection().hovered(), first);
    QTest::keyClick(&view, Qt::Key_Space);
    QVERIFY(scene.selection().contains(first));
}

void TestFeatureValues::csvHasEverySample()
{
    Scene scene;
    FeatureValuesView view(scene);
    scene.setFit(makeFit());
    scene.setFocusFeature(2);
    const QStringList lines = view.toCsv().split('\n');
    QCOMPARE(lines.size(), 40);
    QCOMPARE(lines[0], "sample,class,G2");
    QVERIFY(lines[1].contains(",ALL,"));
}

void TestFeatureValues::figureKeepsTextAsText()
{
    Scene scene;
    FeatureValuesView view(scene);
    scene.setFit(makeFit());
    scene.setFocusFeature(2);
    const QString text = test::svgFigure(view);
    QVERIFY(text.contains(">G2<"));
    QVERIFY(text.contains(">AML<"));
}

void TestFeatureValues::misclassifiedSamplesAreRinged()
{
    Scene scene;
    FeatureValuesView view(scene);
    view.resize(500, 300);
    scene.setFit(makeFit());
    scene.setFocusFeature(2);
    const auto pixelsOfRings = [&view] {
        const QImage image = view.grab().toImage();
        const QColor ring = Theme::of(view.palette()).bad;
        int pixels = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                pixels += image.pixelColor(x, y) == ring ? 1 : 0;
        return pixels;
    };
    QCOMPARE(pixelsOfRings(), 0);
    std::vector<int> predicted = scene.fit()->result->target.classOf;
    predicted[0] = 1 - predicted[0];
    scene.setLeftOutClasses(predicted);
    const int one = pixelsOfRings();
    QVERIFY(one > 0);
    QVERIFY(test::svgFigure(view).contains(QStringLiteral("○ misclassified")));
    predicted[1] = 1 - predicted[1];
    scene.setLeftOutClasses(predicted);
    QVERIFY(pixelsOfRings() > one);
}

void TestFeatureValues::manyPointsAreHoveredAndSelected()
{
    FitRecipe recipe;
    recipe.samples = 100000;
    recipe.features = 2;
    Scene scene;
    FeatureValuesView view(scene);
    view.resize(390, 300);
    scene.setFit(makeFit(recipe));
    scene.setFocusFeature(0);
    const QImage before = view.grab().toImage();
    scene.selection().setHovered(0);
    const QImage hovered = view.grab().toImage();
    QVERIFY(hovered != before);
    scene.selection().invert();
    QVERIFY(view.grab().toImage() != hovered);
}

QTEST_MAIN(TestFeatureValues)
#include "tst_feature_values.moc"
