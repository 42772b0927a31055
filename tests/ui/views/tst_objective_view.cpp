// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/objective/objective_view.h"

#include "feature_fit.h"
#include "svg_figure.h"

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
    void panelsDoNotOverlap_data();
    void panelsDoNotOverlap();
    void saysHowItStopped();
    void pointerAndKeysReadOffAnIteration();
    void appliesOnlyWithAnObjective();
    void csvHasEveryTerm();
    void coursesFollowTheTerms();
    void figureKeepsTextAsText();
};

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
    TracePlot plot;
    plot.setTraces(chart.traces(-1));
    plot.setViewport(QRect(0, 0, int(width), int(height)));
    plot.replot();
    const int last = int(chart.curves.size()) - 1;
    for (int i = 0; i <= last; ++i) {
        QVERIFY(plot.panel(i).height() > 5);
        QVERIFY(plot.panel(i).left() > plot.nameArea(i).right());
        QVERIFY(plot.panel(i).right() < plot.valueArea(i).left());
        QVERIFY(plot.panel(i).top() > (i > 0 ? plot.panel(i - 1).bottom() : plot.headlineArea().bottom()));
    }
    QVERIFY(plot.panel(last).bottom() + QFontMetricsF(plot.font()).height() <= height);
    for (int i = 1; i <= chart.iterations(); ++i)
        QCOMPARE(plot.iterationAt(plot.pixelOf(i)), i);
    QCOMPARE(plot.iterationAt(-50), -1);
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
    QVERIFY(ObjectiveChart::of(*makeFit()).detail.startsWith("last decrease"));
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
    QTest::mouseMove(&view, {2, 100});  // over the names
    QTRY_COMPARE(view.hoveredIteration(), -1);
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
    QVERIFY2(view.description().contains("Final values: violated pairs 3"), qPrintable(view.description()));
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
