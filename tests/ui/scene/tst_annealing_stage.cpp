// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/annealing_course.h"

#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::annealedFit;
using test::searchOf;

class TestAnnealingStage : public QObject
{
    Q_OBJECT

private slots:
    void theSceneShowsWhatAFitRecorded();
    void aBestSetFromTheMiddleOfATemperature();
    void aRecordOfAnotherMethod();
    void aSearchGoesBeforeTheRecord();
    void thePlayheadStaysInside();
    void whatIsShown();
    void constraintsChangeTheShownSet();
    void asksOnlyForWhatCanBe();
    void saysNothingTwice();
};

void TestAnnealingStage::theSceneShowsWhatAFitRecorded()
{
    Scene scene;
    AnnealingStage& stage = scene.annealing();
    QVERIFY(stage.course().isEmpty() && stage.probesShown().empty());
    scene.setFit(annealedFit());
    QCOMPARE(stage.course().last(), 40);
    QCOMPARE(stage.course().first(), 1);
    QCOMPARE(stage.course().best->place, 31);
    QCOMPARE(stage.course().most, 60);
    QCOMPARE(stage.course().qualityName, QStringLiteral("representation error"));
    QVERIFY(stage.course().isOver && stage.isAtEnd() && !stage.isSearch());
    scene.setFit(test::syntheticFit(38, 3));
    QVERIFY(stage.course().isEmpty());
    QCOMPARE(stage.playhead(), 0);
}

/// A set that was better than any a temperature ended with has no place among them.
void TestAnnealingStage::aBestSetFromTheMiddleOfATemperature()
{
    auto fit = std::make_shared<Fit>(*annealedFit());
    auto result = std::make_shared<Result>(*fit->result);
    result->metrics["annealing_energy"] = 0.5;
    fit->result = result;
    QCOMPARE(AnnealingCourse::recordedIn(*result).best->place, -1);
}

/// Parameters of a method of tomorrow may be of any kind.
void TestAnnealingStage::aRecordOfAnotherMethod()
{
    Result result = *annealedFit()->result;
    result.method = "method of tomorrow";
    result.parameters.set("energy", 3.5);
    result.parameters.set("temperatures", std::string("many"));
    const AnnealingCourse course = AnnealingCourse::recordedIn(result);
    QCOMPARE(course.most, 40);
    QCOMPARE(course.qualityName, QStringLiteral("quality"));
}

void TestAnnealingStage::aSearchGoesBeforeTheRecord()
{
    Scene scene;
    AnnealingStage& stage = scene.annealing();
    scene.setFit(annealedFit());
    stage.show(searchOf(5), 5, true);
    QVERIFY(stage.isSearch() && stage.isRunning());
    QCOMPARE(stage.course().last(), 5);
    scene.setFit(annealedFit(20));
    QCOMPARE(stage.course().last(), 5);
    QCOMPARE(stage.playhead(), 5);
    stage.end();
    QVERIFY(!stage.isSearch() && !stage.isRunning());
    QCOMPARE(stage.course().last(), 20);
    QCOMPARE(stage.playhead(), 20);
}

void TestAnnealingStage::thePlayheadStaysInside()
{
    AnnealingStage stage;
    QSignalSpy rewound(&stage, &AnnealingStage::rewound);
    stage.rewindTo(3);
    QCOMPARE(rewound.count(), 0);
    stage.show(searchOf(5), 5, false);
    stage.rewindTo(-4);
    QCOMPARE(stage.playhead(), 0);
    stage.rewindTo(99);
    QCOMPARE(stage.playhead(), 5);
    QCOMPARE(rewound.count(), 2);
    stage.setRecorded(AnnealingCourse::recordedIn(*annealedFit()->result));
    stage.end();
    stage.rewindTo(0);
    QCOMPARE(stage.playhead(), 1);  // nothing is known of its start
}

void TestAnnealingStage::whatIsShown()
{
    using Probes = std::vector<Eigen::Index>;
    AnnealingStage stage;
    stage.show(searchOf(5), 5, false);
    QVERIFY(!stage.isBestOnView());
    QCOMPARE(stage.probesShown(), stage.course().temperatures.back().probes);
    stage.rewindTo(4);
    QCOMPARE(stage.probesShown(), stage.course().temperatures[3].probes);
    stage.rewindTo(0);
    QCOMPARE(stage.probesShown().size(), std::size_t(19));
    stage.show(searchOf(5, true), 5, false);
    QVERIFY(stage.isBestOnView());
    QCOMPARE(stage.probesShown(), (Probes{1, 5, 7}));
}

/// As the search will have it when it goes on.
void TestAnnealingStage::constraintsChangeTheShownSet()
{
    using Probes = std::vector<Eigen::Index>;
    AnnealingStage stage;
    AnnealingCourse course = searchOf(5, true);
    course.sampleNames = std::make_shared<const std::vector<std::string>>(38, "s");
    stage.show(course, 5, false);
    QSignalSpy changed(&stage, &AnnealingStage::changed);
    stage.setConstraints({{30}, {5}});
    stage.setConstraints({{30}, {5}});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(stage.probesShown(), (Probes{1, 7, 30}));
    QVERIFY(stage.isChangedByConstraints());
    stage.setConstraints({{}, {1, 5, 7}});
    QCOMPARE(stage.probesShown(), (Probes{0}));  // one there must be
    stage.setConstraints({{1}, {2}});
    QVERIFY(!stage.isChangedByConstraints());
}

void TestAnnealingStage::asksOnlyForWhatCanBe()
{
    AnnealingStage stage;
    QSignalSpy used(&stage, &AnnealingStage::useRequested);
    stage.useProbes();
    stage.setOffer(true, true, true);
    QVERIFY(stage.canGoOn());
    stage.useProbes();
    QCOMPARE(used.count(), 0);  // there are none
    stage.show(searchOf(2, true), 2, false);
    stage.useProbes();
    QCOMPARE(used.count(), 1);
    QVERIFY(!stage.canGoOn());
    stage.rewindTo(1);
    QVERIFY(stage.canGoOn());
    stage.setOffer(true, false, false);
    QVERIFY(!stage.canGoOn() && !stage.canUse());
}

void TestAnnealingStage::saysNothingTwice()
{
    AnnealingStage stage;
    QSignalSpy changed(&stage, &AnnealingStage::changed);
    stage.setOffer(false, false, false);
    stage.setRunning(false);
    stage.setProblem({});
    stage.setRecorded({});
    stage.end();
    QCOMPARE(changed.count(), 0);
    stage.setOffer(true, true, true);
    stage.setProblem(QStringLiteral("No."));
    stage.setProblem(QStringLiteral("No."));
    QCOMPARE(changed.count(), 2);
}

QTEST_GUILESS_MAIN(TestAnnealingStage)
#include "tst_annealing_stage.moc"
