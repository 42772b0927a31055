// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/annealing/annealing_view.h"

#include "annealing_course.h"
#include "svg_figure.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::annealedFit;
using test::searchOf;

namespace {

void show(TracePlot& plot, const AnnealingChart& chart, const QSize& size)
{
    plot.setTraces(chart.traces(false));
    plot.setViewport(QRect(QPoint(0, 0), size));
    plot.replot();
}

}  // namespace

class TestAnnealingView : public QObject
{
    Q_OBJECT

private slots:
    void partsDoNotOverlap_data();
    void partsDoNotOverlap();
    void placesAndPixelsAgree();
    void temperaturesAreLogarithmic();
    void saysWhereItStands();
    void constraintsAreDisplayed();
    void theWordBestStandsAlone();
    void theAxisHasRoomForWhatMayCome();
    void appliesWhereProbesAreAnnealed();
    void pointerAndKeysMoveThePlayhead();
    void buttonsAsk();
    void theBestSoFar();
    void aQuickStepMakesNoButtonFlicker();
    void narrowButtonsHaveNoWords();
    void invitesBeforeAnySearch();
    void csvHasEveryTemperature();
    void figureKeepsTextAsText();
    void drawsWhateverThereIs();
    void theBestSetIsOnViewAtTheEnd();
    void goingOnFromARecordIsSaid();
    void troubleStandsAboveTheCourse();
    void numbersHaveRoom();
    void theKeyboardStaysWhereItIs();
};

void TestAnnealingView::partsDoNotOverlap_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("card") << 430.0 << 205.0;
    QTest::newRow("narrow") << 280.0 << 180.0;
    QTest::newRow("large") << 1200.0 << 900.0;
}

void TestAnnealingView::partsDoNotOverlap()
{
    QFETCH(double, width);
    QFETCH(double, height);
    AnnealingStage stage;
    stage.show(searchOf(31), 31, true);
    const AnnealingChart chart = AnnealingChart::of(stage);
    QCOMPARE(chart.panels.size(), std::size_t(4));
    TracePlot plot;
    show(plot, chart, QSize(int(width), int(height)));
    for (int i = 0; i < 4; ++i) {
        QVERIFY(plot.panel(i).height() > 10);
        QVERIFY(plot.panel(i).width() > 40);
        QVERIFY(plot.panel(i).left() > plot.nameArea(i).right());
        QVERIFY(plot.panel(i).right() < plot.valueArea(i).left());
        QVERIFY(plot.panel(i).top() > (i > 0 ? plot.panel(i - 1).bottom() : plot.headlineArea().bottom()));
    }
    // two rows of numbers below
    QVERIFY(plot.panel(3).bottom() + 2 * QFontMetricsF(smaller(plot.font())).height() <= height);
}

void TestAnnealingView::placesAndPixelsAgree()
{
    AnnealingStage stage;
    stage.show(searchOf(31), 31, false);
    const AnnealingChart chart = AnnealingChart::of(stage);
    TracePlot plot;
    show(plot, chart, {430, 205});
    for (int place = 0; place <= 31; ++place)
        QCOMPARE(plot.iterationAt(plot.pixelOf(place)), place);
    QCOMPARE(plot.iterationAt(plot.pixelOf(50)), 31);  // nothing is there yet
    QCOMPARE(plot.iterationAt(-50), -1);
}

void TestAnnealingView::temperaturesAreLogarithmic()
{
    AnnealingStage stage;
    stage.show(searchOf(31), 31, false);
    const AnnealingChart chart = AnnealingChart::of(stage);
    const auto& temperatures = stage.course().temperatures;
    const auto placeOf = [](const AnnealingChart& drawn, double temperature) {
        const std::vector<double> places = drawn.placesOf(std::log10(temperature));
        return places.size() == 1 ? places.front() : -1;
    };
    for (const int place : {1, 7, 31})
        QVERIFY(std::abs(placeOf(chart, temperatures[std::size_t(place - 1)].temperature) - place) < 1e-6);
    QVERIFY(std::abs(placeOf(chart, std::sqrt(temperatures[3].temperature * temperatures[4].temperature)) - 4.5) <
            1e-6);
    QVERIFY(std::abs(placeOf(chart, 20 * std::pow(0.9, 49)) - 50) < 1e-6);  // as it will go on
    QVERIFY(chart.placesOf(std::log10(21)).empty());
    AnnealingCourse again = searchOf(10);  // a search that was over and went on, with other constraints
    for (std::size_t i = 5; i < 10; ++i)
        again.temperatures[i].temperature = temperatures[i - 3].temperature;
    stage.show(again, 10, false);
    const std::vector<double> twice = AnnealingChart::of(stage).placesOf(std::log10(temperatures[3].temperature));
    QCOMPARE(twice.size(), std::size_t(2));
    QVERIFY(std::abs(twice[0] - 4) < 1e-6 && std::abs(twice[1] - 7) < 1e-6);
    stage.show(searchOf(1), 1, false);
    QVERIFY(AnnealingChart::of(stage).placesOf(0).empty());
}

void TestAnnealingView::saysWhereItStands()
{
    AnnealingStage stage;
    QVERIFY(AnnealingChart::of(stage).isEmpty());
    stage.setOffer(true, true, true);
    stage.show(searchOf(31), 31, true);
    QCOMPARE(AnnealingChart::of(stage).headline, QStringLiteral("Iteration 31 of at most 60"));
    QCOMPARE(AnnealingChart::of(stage).detail, QStringLiteral("4 probes · representation error 2.09 %"));
    stage.rewindTo(0);
    QCOMPARE(AnnealingChart::of(stage).headline, QStringLiteral("Start"));
    QCOMPARE(AnnealingChart::of(stage).detail, QStringLiteral("19 probes · representation error 26.3 %"));
    stage.show(searchOf(31, true), 31, false);
    QCOMPARE(AnnealingChart::of(stage).headline, QStringLiteral("Best of 31 iterations"));
    QCOMPARE(AnnealingChart::of(stage).detail, QStringLiteral("3 probes · representation error 0 %"));
    stage.rewindTo(30);
    QCOMPARE(AnnealingChart::of(stage).headline, QStringLiteral("Iteration 30 of at most 60"));
    stage.setOffer(false, true, true);
    QCOMPARE(AnnealingChart::of(stage).headline, QStringLiteral("Not in use: Iteration 30 of at most 60"));
}

/// Of the set that the search will go on with nothing is known but its number.
void TestAnnealingView::constraintsAreDisplayed()
{
    AnnealingStage stage;
    stage.setOffer(true, true, true);
    AnnealingCourse course = searchOf(31);
    course.sampleNames = std::make_shared<const std::vector<std::string>>(38, "s");
    stage.show(course, 31, false);
    stage.setConstraints({{37}, {}});
    const AnnealingChart chart = AnnealingChart::of(stage);
    QCOMPARE(chart.detail, QStringLiteral("5 probes; pinned or excluded samples changed"));
    QCOMPARE(chart.shown(chart.panels[2]), 5.0);
    QCOMPARE(chart.panels[0].text(chart.shown(chart.panels[0])), QStringLiteral("–"));
}

/// In a row of its own, not over a course.
void TestAnnealingView::theWordBestStandsAlone()
{
    Scene scene;
    AnnealingView view(scene);
    scene.annealing().setOffer(true, true, true);
    scene.annealing().show(searchOf(31), 31, false);
    TracePlot plot;
    show(plot, AnnealingChart::of(scene.annealing()), {420, 300});
    const double word = QFontMetricsF(smaller(plot.font())).height();
    QVERIFY(plot.panel(0).top() - word >= plot.headlineArea().bottom() - 1);
}

void TestAnnealingView::theAxisHasRoomForWhatMayCome()
{
    AnnealingStage stage;
    stage.show(searchOf(31), 31, true);
    QCOMPARE(AnnealingChart::of(stage).end, 60);
    stage.show(searchOf(31, true), 31, false);
    QCOMPARE(AnnealingChart::of(stage).end, 60);  // the scale stays when the search is over
    AnnealingCourse longer = searchOf(31);
    longer.most = 5000;
    stage.show(longer, 31, false);
    QCOMPARE(AnnealingChart::of(stage).end, 60);
    stage.show(searchOf(0), 0, false);
    QCOMPARE(AnnealingChart::of(stage).end, 60);
    AnnealingCourse over = searchOf(0, true);
    over.most = 0;
    stage.show(over, 0, false);
    QCOMPARE(AnnealingChart::of(stage).end, 1);
}

void TestAnnealingView::appliesWhereProbesAreAnnealed()
{
    Scene scene;
    AnnealingView view(scene);
    QSignalSpy spy(&view, &View::applicabilityChanged);
    QVERIFY(!view.isApplicable() && !view.missing().isEmpty());
    scene.annealing().setOffer(true, true, true);
    QVERIFY(view.isApplicable() && !view.missing().isEmpty());
    scene.annealing().setOffer(false, true, true);
    QVERIFY(!view.isApplicable());
    scene.setFit(annealedFit());
    QVERIFY(view.isApplicable() && view.missing().isEmpty() && view.isOutdatedWithoutFit());
    scene.setFit(test::syntheticFit(38, 3));
    scene.annealing().show(searchOf(3), 3, false);
    QVERIFY(view.isApplicable() && !view.isOutdatedWithoutFit());
    QCOMPARE(spy.count(), 5);
}

void TestAnnealingView::pointerAndKeysMoveThePlayhead()
{
    Scene scene;
    AnnealingView view(scene);
    view.resize(430, 205);
    const AnnealingStage& stage = scene.annealing();
    scene.annealing().show(searchOf(31), 31, false);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTRY_VERIFY(view.plot().traces().traces.size() == 4 && view.plot().panel(1).width() > 100);
    const TracePlot& plot = view.plot();
    const auto at = [&](int place) {
        return plot.pos() + QPointF(plot.pixelOf(place), plot.panel(1).center().y()).toPoint();
    };
    QTest::mousePress(&view, Qt::LeftButton, {}, at(12));
    QCOMPARE(stage.playhead(), 12);
    QMouseEvent move(QEvent::MouseMove, at(7), view.mapToGlobal(at(7)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&view, &move);
    QCOMPARE(stage.playhead(), 7);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, at(7));
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(stage.playhead(), 6);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(stage.playhead(), 8);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(stage.playhead(), 0);
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(stage.playhead(), 31);
    QSignalSpy play(&stage, &AnnealingStage::playRequested), step(&stage, &AnnealingStage::stepRequested);
    QTest::keyClick(&view, Qt::Key_Space);
    QTest::keyClick(&view, Qt::Key_N);
    QCOMPARE(play.count(), 1);
    QCOMPARE(step.count(), 1);
    QVERIFY(!view.grab().isNull());
}

void TestAnnealingView::buttonsAsk()
{
    Scene scene;
    AnnealingView view(scene);
    AnnealingStage& stage = scene.annealing();
    const auto button = [&](const char* name) {
        return view.controls()->findChild<QToolButton*>(QStringLiteral("annealing.") + QLatin1String(name));
    };
    for (const char* name : {"rewind", "play", "step", "best", "use"}) {
        QVERIFY2(button(name) && !button(name)->isEnabled(), name);
        QVERIFY2(!button(name)->icon().isNull() && !button(name)->text().isEmpty(), name);
    }
    stage.setOffer(true, true, true);
    QVERIFY(button("play")->isEnabled() && button("step")->isEnabled() && !button("rewind")->isEnabled());
    stage.show(searchOf(5), 5, false);
    QSignalSpy play(&stage, &AnnealingStage::playRequested), pause(&stage, &AnnealingStage::pauseRequested),
        use(&stage, &AnnealingStage::useRequested);
    button("play")->click();
    QCOMPARE(play.count(), 1);
    stage.setRunning(true);
    QTRY_COMPARE(button("play")->text(), QStringLiteral("Pause"));
    button("play")->click();
    QCOMPARE(pause.count(), 1);
    stage.setRunning(false);
    QCOMPARE(button("play")->text(), QStringLiteral("Play"));
    QVERIFY2(button("use")->toolTip().contains(QStringLiteral("set of the current iteration (14 probes)")),
             qPrintable(button("use")->toolTip()));
    stage.show(searchOf(5, true), 5, false);
    QVERIFY2(button("use")->toolTip().contains(QStringLiteral("best set (3 probes)")),
             qPrintable(button("use")->toolTip()));
    QVERIFY(!button("best")->isEnabled());
    button("rewind")->click();
    QCOMPARE(stage.playhead(), 0);
    QVERIFY(button("use")->toolTip().contains(QStringLiteral("set of the current iteration (19 probes)")));
    button("use")->click();
    QCOMPARE(use.count(), 1);
    button("best")->click();
    QCOMPARE(stage.playhead(), 5);  // it is over: the best set is on view at its end
    QVERIFY(button("use")->toolTip().contains(QStringLiteral("best set (3 probes)")));
}

/// While there is more to search the best set so far stands where it was found.
void TestAnnealingView::theBestSoFar()
{
    Scene scene;
    AnnealingView view(scene);
    AnnealingStage& stage = scene.annealing();
    stage.setOffer(true, true, true);
    stage.show(searchOf(5), 5, false);
    QSignalSpy rewound(&stage, &AnnealingStage::rewound);
    QTest::keyClick(&view, Qt::Key_B);
    QCOMPARE(stage.playhead(), 2);
    QCOMPARE(rewound.count(), 1);
    QVERIFY(stage.isBestOnView() && !stage.canLookAtBest());
    QCOMPARE(stage.probesShown(), (std::vector<Eigen::Index>{1, 5, 7}));
    const AnnealingChart chart = AnnealingChart::of(stage);
    QVERIFY2(chart.headline.startsWith(QStringLiteral("Best of 5")), qPrintable(chart.headline));
    QCOMPARE(chart.panels[2].text(chart.shown(chart.panels[2])), QStringLiteral("3"));
    stage.rewindTo(2);  // of the same place, that which stood there
    QVERIFY(!stage.isBestOnView());
    QCOMPARE(stage.probesShown().size(), std::size_t(17));
    stage.lookAtBest();
    stage.show(searchOf(5), 2, false);  // after new constraints the displayed step stays
    QVERIFY(stage.isBestOnView());
    stage.show(searchOf(3), 3, true);  // it goes on
    QVERIFY(!stage.isBestOnView());
}

void TestAnnealingView::aQuickStepMakesNoButtonFlicker()
{
    Scene scene;
    AnnealingView view(scene);
    auto* play = view.controls()->findChild<QToolButton*>(QStringLiteral("annealing.play"));
    const int width = play->minimumWidth();
    scene.annealing().setOffer(true, true, true);
    scene.annealing().setRunning(true);
    QCOMPARE(play->text(), QStringLiteral("Play"));
    scene.annealing().show(searchOf(1), 1, false);
    QCOMPARE(play->text(), QStringLiteral("Play"));
    QVERIFY(play->sizeHint().width() <= width);
}

void TestAnnealingView::narrowButtonsHaveNoWords()
{
    Scene scene;
    AnnealingView view(scene);
    view.resize(600, 205);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto* use = view.controls()->findChild<QToolButton*>(QStringLiteral("annealing.use"));
    QCOMPARE(use->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    view.resize(260, 205);
    QTRY_COMPARE(use->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QVERIFY(view.controls()->sizeHint().width() <= 260);
}

void TestAnnealingView::invitesBeforeAnySearch()
{
    Scene scene;
    AnnealingView view(scene);
    view.resize(430, 205);
    scene.annealing().setOffer(true, true, true);
    QVERIFY(view.description().contains(QStringLiteral("Play")));
    QVERIFY(!view.grab().isNull());
    scene.annealing().setFitSearching(true);
    QVERIFY2(view.description().contains(QStringLiteral("search is running")), qPrintable(view.description()));
    scene.annealing().setFitSearching(false);
    scene.annealing().setProblem(QStringLiteral("Values are missing."));
    QCOMPARE(view.description(), QStringLiteral("Values are missing."));
    QVERIFY(!view.grab().isNull());
}

void TestAnnealingView::csvHasEveryTemperature()
{
    Scene scene;
    AnnealingView view(scene);
    scene.setFit(annealedFit());
    const QStringList lines = view.toCsv().split(QLatin1Char('\n'));
    QCOMPARE(lines[0],
             QStringLiteral("iteration,temperature,energy,representation error,probes,trials,accepted,set"));
    QCOMPARE(lines.size(), 42);
    QVERIFY2(lines[31].startsWith(QStringLiteral("31,")), qPrintable(lines[31]));
    QVERIFY2(lines[31].endsWith(QStringLiteral("\"sample 1,sample 2,sample 3\"")), qPrintable(lines[31]));
}

void TestAnnealingView::figureKeepsTextAsText()
{
    Scene scene;
    AnnealingView view(scene);
    scene.setFit(annealedFit());
    const QString text = test::svgFigure(view);
    for (const char* words :
         {"Best of 40 iterations", "energy", "representation", "probes", "accepted", "temperature", "best"})
        QVERIFY2(text.contains(QLatin1String(words)), words);
}

void TestAnnealingView::drawsWhateverThereIs()
{
    Scene scene;
    AnnealingView view(scene);
    for (const QSize& size : {QSize(430, 205), QSize(60, 20), QSize(1, 1)}) {
        view.resize(size);
        for (const int done : {0, 1, 2, 60})
            for (const bool isOver : {false, true}) {
                scene.annealing().show(searchOf(done, isOver), done, false);
                QVERIFY(!view.grab().isNull());
                QVERIFY(!view.description().isEmpty());
            }
    }
    AnnealingCourse frozen = searchOf(1, true);
    frozen.temperatures.clear();
    frozen.best.reset();
    frozen.start->energy = frozen.start->quality = 0;
    scene.annealing().show(frozen, 0, false);
    QVERIFY(!view.grab().isNull());
    AnnealingCourse odd = searchOf(3, true);
    odd.temperatures[0].temperature = 0;
    odd.temperatures[1].temperature = -1;
    odd.temperatures[2].energy = -5;
    scene.annealing().show(odd, 3, false);
    QVERIFY(!view.grab().isNull());
}

/// Headline, numbers and marks are of one set.
void TestAnnealingView::theBestSetIsOnViewAtTheEnd()
{
    AnnealingStage stage;
    stage.show(searchOf(31, true), 31, false);
    AnnealingChart chart = AnnealingChart::of(stage);
    QCOMPARE(chart.panels[2].text(chart.shown(chart.panels[2])), QStringLiteral("3"));
    QCOMPARE(chart.panels[1].text(chart.shown(chart.panels[1])), QStringLiteral("0 %"));
    QCOMPARE(chart.shown(chart.panels[3]), chart.value(chart.panels[3], 31));  // a set accepts nothing
    TracePlot plot;
    plot.setTraces(chart.traces(true));
    const QImage drawn = plot.toPixmap(430, 205).toImage();
    const double value = chart.value(chart.panels[3], 31);
    const QPointF dot(plot.pixelOf(31), plot.axisRect(3)->axis(QCPAxis::atLeft)->coordToPixel(value));
    QCOMPARE(drawn.pixelColor(dot.toPoint()), Theme::of(plot.palette()).text);
    stage.rewindTo(30);
    chart = AnnealingChart::of(stage);
    for (const AnnealingChart::Panel& panel : chart.panels)
        QCOMPARE(chart.shown(panel), chart.value(panel, 30));
    stage.show(searchOf(31), 31, true);
    chart = AnnealingChart::of(stage);
    QCOMPARE(chart.shown(chart.panels[2]), chart.value(chart.panels[2], 31));
}

/// What leads there is done once more, which may take its time.
void TestAnnealingView::goingOnFromARecordIsSaid()
{
    AnnealingStage stage;
    stage.setOffer(true, true, true);
    stage.show(searchOf(31, true), 20, true);
    QCOMPARE(AnnealingChart::of(stage).headline, QStringLiteral("Continuing from iteration 20"));
    stage.setRunning(false);
    QCOMPARE(AnnealingChart::of(stage).headline, QStringLiteral("Iteration 20 of at most 60"));
}

void TestAnnealingView::troubleStandsAboveTheCourse()
{
    Scene scene;
    AnnealingView view(scene);
    view.resize(430, 205);
    scene.annealing().show(searchOf(5), 5, false);
    const QString before = view.description();
    const QImage untroubled = view.grab().toImage();
    scene.annealing().setProblem(QStringLiteral("Nobody is called so."));
    QCOMPARE(view.description(), QStringLiteral("Nobody is called so. ") + before);
    QVERIFY(view.toolTip().contains(QStringLiteral("Nobody")));
    const QImage troubled = view.grab().toImage();
    QVERIFY(troubled != untroubled);
    const QRect curves(QPoint(0, troubled.height() / 2), troubled.rect().bottomRight());
    QCOMPARE(troubled.copy(curves), untroubled.copy(curves));
}

/// As many numbers as a search has temperatures need no measuring: the least and the greatest are the longest.
void TestAnnealingView::numbersHaveRoom()
{
    AnnealingStage stage;
    AnnealingCourse course = searchOf(31);
    course.temperatures[12].energy = 1234567;
    stage.show(course, 31, false);
    const AnnealingChart chart = AnnealingChart::of(stage);
    for (const int playhead : {0, 13, 31}) {
        stage.rewindTo(playhead);
        TracePlot plot;
        show(plot, AnnealingChart::of(stage), {600, 205});
        for (int i = 0; i < 4; ++i)
            QVERIFY(QFontMetricsF(plot.font()).horizontalAdvance(plot.traces().traces[std::size_t(i)].value) <=
                    plot.valueArea(i).width());
    }
}

void TestAnnealingView::theKeyboardStaysWhereItIs()
{
    Scene scene;
    QWidget window;
    AnnealingView view(scene, &window);
    view.controls()->setParent(&window);
    view.setGeometry(0, 30, 500, 200);
    view.controls()->setGeometry(0, 0, 500, 30);
    view.controls()->show();
    AnnealingStage& stage = scene.annealing();
    stage.setOffer(true, true, true);
    stage.show(searchOf(5), 5, false);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto button = [&](const char* name) {
        return view.controls()->findChild<QToolButton*>(QStringLiteral("annealing.") + QLatin1String(name));
    };
    button("rewind")->setFocus();
    for (const char* next : {"play", "step", "best", "use"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY2(button(next)->hasFocus(), next);
    }
    QSignalSpy steps(&stage, &AnnealingStage::stepRequested), used(&stage, &AnnealingStage::useRequested);
    button("step")->setFocus();
    stage.setRunning(true);
    QTRY_COMPARE(button("play")->text(), QStringLiteral("Pause"));
    QVERIFY(button("step")->hasFocus());  // however long the temperature takes
    stage.show(searchOf(6, true), 6, false);
    QVERIFY(!button("step")->isEnabled() && view.hasFocus());
    button("rewind")->setFocus();
    QTest::keyClick(button("rewind"), Qt::Key_Space);
    QCOMPARE(stage.playhead(), 0);
    QVERIFY(view.hasFocus());
    QCOMPARE(used.count(), 0);
}

QTEST_MAIN(TestAnnealingView)
#include "tst_annealing_view.moc"
