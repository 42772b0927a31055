// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/objective/objective_view.h"

#include "feature_fit.h"
#include "svg_figure.h"
#include "ui/views/objective/linear_scale.h"

#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::FitRecipe;
using test::makeFit;

class TestObjectiveView : public QObject
{
    Q_OBJECT

private slots:
    void ticksAreRoundAndFew_data();
    void ticksAreRoundAndFew();
    void aFlatCurveIsInTheMiddle();
    void scaleGoesBothWays();
    void panelsDoNotOverlap_data();
    void panelsDoNotOverlap();
    void saysHowItStopped();
    void pointerAndKeysReadOffAnIteration();
    void appliesOnlyWithAnObjective();
    void csvHasEveryTerm();
    void coursesFollowTheTerms();
    void figureKeepsTextAsText();
};

void TestObjectiveView::ticksAreRoundAndFew_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::newRow("unit") << 0.0 << 1.0 << 5;
    QTest::newRow("negative") << -3.7 << -1.2 << 4;
    QTest::newRow("large") << 1e9 << 1.3e9 << 6;
    QTest::newRow("tiny") << 1e-9 << 7e-9 << 3;
    QTest::newRow("one") << 0.4 << 12.0 << 1;
}

void TestObjectiveView::ticksAreRoundAndFew()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    const std::vector<double> ticks = LinearScale{low, high, 0, 1}.ticks(most);
    QVERIFY(!ticks.empty() && int(ticks.size()) <= most);
    for (const double tick : ticks)
        QVERIFY(tick >= low - 1e-9 * high && tick <= high + 1e-9 * high);
    if (most > 2)
        QVERIFY(ticks.size() >= 2);
}

void TestObjectiveView::aFlatCurveIsInTheMiddle()
{
    for (const double value : {0.0, 5.0, -3e8}) {
        const LinearScale scale = LinearScale::covering({value, value}, 100, 0);
        QVERIFY(std::abs(scale.place(value) - 50) < 1e-6);
    }
    const LinearScale none = LinearScale::covering({}, 0, 1);
    QVERIFY(none.high > none.low);
}

void TestObjectiveView::scaleGoesBothWays()
{
    const LinearScale scale = LinearScale::covering({2, 4}, 100, 0, 0);
    QCOMPARE(scale.place(2), 100.0);
    QCOMPARE(scale.place(4), 0.0);
    QCOMPARE(scale.value(50), 3.0);
}

void TestObjectiveView::panelsDoNotOverlap_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("card") << 390.0 << 300.0;
    QTest::newRow("small") << 260.0 << 180.0;
    QTest::newRow("large") << 1200.0 << 900.0;
}

void TestObjectiveView::panelsDoNotOverlap()
{
    QFETCH(double, width);
    QFETCH(double, height);
    const ObjectiveChart chart = ObjectiveChart::of(*makeFit());
    QCOMPARE(chart.curves.size(), std::size_t(5));
    const ObjectiveLayout layout = ObjectiveLayout::of({0, 0, width, height}, chart, QFont());
    for (std::size_t i = 0; i < layout.panels.size(); ++i) {
        QVERIFY(layout.panels[i].height() > 5);
        QVERIFY(layout.panels[i].left() > layout.names.right());
        QVERIFY(layout.panels[i].right() < layout.values.left());
        if (i > 0)
            QVERIFY(layout.panels[i].top() > layout.panels[i - 1].bottom());
    }
    QVERIFY(layout.panels.back().bottom() <= layout.axis.top());
    for (int i = 0; i < chart.iterations(); ++i)
        QCOMPARE(layout.iterationAt(layout.x(i)), i);
    QCOMPARE(layout.iterationAt(-50), -1);
}

void TestObjectiveView::saysHowItStopped()
{
    const auto headline = [](Stopped stopped, int iterations, bool preview) {
        FitRecipe recipe;
        recipe.iterations = iterations;
        const FitPtr made = makeFit(recipe);
        auto result = std::make_shared<Result>(*made->result);
        result->outcome.stopped = stopped;
        Fit fit = *made;
        fit.result = result;
        fit.preview = preview;
        return ObjectiveChart::of(fit).headline;
    };
    QCOMPARE(headline(Stopped::Converged, 13, false), "Converged after 13 iterations");
    QCOMPARE(headline(Stopped::IterationLimit, 30, false), "Stopped at the limit of 30 iterations");
    QCOMPARE(headline(Stopped::Cancelled, 1, false), "Cancelled after 1 iteration");
    QCOMPARE(headline(Stopped::IterationLimit, 3, true), "Preview, 3 iterations");
    FitRecipe one;
    one.iterations = 1;
    QVERIFY(ObjectiveChart::of(*makeFit(one)).detail.isEmpty());
    QVERIFY(ObjectiveChart::of(*makeFit()).detail.startsWith("last drop"));
}

void TestObjectiveView::pointerAndKeysReadOffAnIteration()
{
    Scene scene;
    ObjectiveView view(scene);
    view.resize(390, 300);
    scene.setFit(makeFit());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTest::mouseMove(&view, {200, 100});
    QTRY_VERIFY(view.hoveredIteration() > 0);
    QVERIFY(!view.grab().isNull());
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(view.hoveredIteration(), 12);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.hoveredIteration(), 11);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.hoveredIteration(), 0);
    QTest::keyClick(&view, Qt::Key_End);
    FitRecipe shorter;
    shorter.iterations = 3;
    scene.setFit(makeFit(shorter));
    QCOMPARE(view.hoveredIteration(), -1);
    FitRecipe one;
    one.iterations = 1;
    scene.setFit(makeFit(one));
    QVERIFY(!view.grab().isNull());
}

void TestObjectiveView::appliesOnlyWithAnObjective()
{
    Scene scene;
    ObjectiveView view(scene);
    QSignalSpy spy(&view, &View::applicabilityChanged);
    QVERIFY(!view.isApplicable());
    QVERIFY(!view.grab().isNull());
    scene.setFit(makeFit());
    QVERIFY(view.isApplicable());
    QVERIFY(view.description().contains("Converged"));
    FitRecipe none;
    none.iterations = 0;
    scene.setFit(makeFit(none));
    QVERIFY(!view.isApplicable());
    QCOMPARE(spy.count(), 2);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.hoveredIteration(), -1);
}

void TestObjectiveView::csvHasEveryTerm()
{
    Scene scene;
    ObjectiveView view(scene);
    scene.setFit(makeFit());
    const QStringList lines = view.toCsv().split('\n');
    QCOMPARE(lines[0], "iteration,objective,distance,label,membership entropy,weight entropy");
    QCOMPARE(lines.size(), 15);
    const QStringList fields = lines[3].split(',');
    double sum = 0;
    for (int i = 2; i < 6; ++i)
        sum += fields[i].toDouble();
    QVERIFY(std::abs(sum - fields[1].toDouble()) < 1e-9);
}

/// Counts other than the objective are listed below its terms; those of pairs only if there are any.
void TestObjectiveView::coursesFollowTheTerms()
{
    Scene scene;
    ObjectiveView view(scene);
    const auto fitWith = [](bool hasPairs) {
        auto fit = std::make_shared<Fit>(*makeFit());
        auto result = std::make_shared<Result>(*fit->result);
        const std::size_t iterations = result->outcome.objective.size();
        result->outcome.traces = {{"violated pairs", std::vector<double>(iterations, 3.0)},
                                  {"clusters", std::vector<double>(iterations, 5.0)}};
        if (hasPairs)
            result->metrics["must_links"] = 4;
        fit->result = result;
        return fit;
    };
    scene.setFit(fitWith(false));
    QVERIFY(view.toCsv().section('\n', 0, 0).endsWith("weight entropy,clusters"));
    scene.setFit(fitWith(true));
    QVERIFY(view.toCsv().section('\n', 0, 0).endsWith("weight entropy,violated pairs,clusters"));
    QVERIFY2(view.description().contains("At the end: violated pairs 3"), qPrintable(view.description()));
}

void TestObjectiveView::figureKeepsTextAsText()
{
    Scene scene;
    ObjectiveView view(scene);
    scene.setFit(makeFit());
    const QString text = test::svgFigure(view);
    QVERIFY(text.contains("Converged after 13 iterations"));
    QVERIFY(text.contains("distance"));
}

QTEST_MAIN(TestObjectiveView)
#include "tst_objective_view.moc"
