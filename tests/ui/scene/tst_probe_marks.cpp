// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/probe_fit.h"

#include <QSignalSpy>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The probes of the scene: of the fit, of a search, and their constraints.
class TestProbeMarks : public QObject
{
    Q_OBJECT

private slots:
    void ofTheFit();
    void aSearchStandsInTheirPlace();
    void otherSamplesEndTheSearch();
    void theAnnealingOnViewIsShown();
    void constraints();
    void constraintsOfAFitAreRead();
    void constraintsOfAnotherKind();
    void theSearchIsOfTheFitThatCame();
    void asksForTheSamplesMeant();
};

void TestProbeMarks::ofTheFit()
{
    Scene scene;
    QSignalSpy changed(&scene.probes(), &ProbeMarks::changed);
    scene.setFit(test::probeFit({3, 7}));
    QCOMPARE(scene.probes().probes(), (std::vector<int>{3, 7}));
    QVERIFY(scene.probes().isProbe(7) && !scene.probes().isProbe(4));
    QCOMPARE(changed.count(), 1);
    scene.setFit(test::probeFit({3, 7}));
    QCOMPARE(changed.count(), 1);
    scene.setFit(test::scatterFit());
    QVERIFY(scene.probes().isEmpty());
    QCOMPARE(changed.count(), 2);
}

void TestProbeMarks::aSearchStandsInTheirPlace()
{
    Scene scene;
    scene.setFit(test::probeFit({3, 7}));
    QSignalSpy changed(&scene.probes(), &ProbeMarks::changed);
    scene.probes().showSearch({9, 1, 9});
    QCOMPARE(scene.probes().probes(), (std::vector<int>{1, 9}));
    QVERIFY(scene.probes().isSearching());
    scene.probes().showSearch({1, 9});
    QCOMPARE(changed.count(), 1);
    scene.setFit(test::probeFit({2}));  // of the same samples: the search goes on
    QCOMPARE(scene.probes().probes(), (std::vector<int>{1, 9}));
    scene.probes().endSearch();
    QCOMPARE(scene.probes().probes(), std::vector<int>{2});
    QVERIFY(!scene.probes().isSearching());
    const auto said = changed.count();
    scene.probes().endSearch();
    QCOMPARE(changed.count(), said);
}

void TestProbeMarks::otherSamplesEndTheSearch()
{
    Scene scene;
    scene.setFit(test::probeFit({3, 7}));
    scene.probes().showSearch({70});
    scene.setFit(test::probeFit({5}, 40));
    QVERIFY(!scene.probes().isSearching());
    QCOMPARE(scene.probes().probes(), std::vector<int>{5});
}

/// Where one looks in the annealing; of other samples nothing.
void TestProbeMarks::theAnnealingOnViewIsShown()
{
    Scene scene;
    scene.setFit(test::probeFit({3, 7}));
    AnnealingCourse course;
    course.sampleNames = scene.fit()->result->samples;
    course.temperatures.resize(2);
    course.temperatures[0].probes = {1, 9, 30};
    course.temperatures[1].probes = {9};
    scene.annealing().setOffer(true, true, true);
    scene.annealing().show(course, 2, true);
    QCOMPARE(scene.probes().probes(), std::vector<int>{9});
    scene.annealing().rewindTo(1);
    QCOMPARE(scene.probes().probes(), (std::vector<int>{1, 9, 30}));
    scene.annealing().setOffer(false, true, true);  // it is not in use: the fit has other probes
    QCOMPARE(scene.probes().probes(), (std::vector<int>{3, 7}));
    scene.annealing().setOffer(true, true, true);
    scene.annealing().end();
    QCOMPARE(scene.probes().probes(), (std::vector<int>{3, 7}));
    course.sampleNames = std::make_shared<const std::vector<std::string>>(72, "other");
    scene.annealing().show(course, 2, true);
    QVERIFY(!scene.probes().isSearching());
}

void TestProbeMarks::constraints()
{
    Scene scene;
    scene.setFit(test::probeFit({3, 7}));
    ProbeMarks& marks = scene.probes();
    QSignalSpy changed(&marks, &ProbeMarks::changed);
    marks.setConstraints({{7, 2}, {5, 7}}, true);
    QCOMPARE(changed.count(), 1);
    QVERIFY(marks.roleOf(2) == ProbeRole::Pinned && marks.roleOf(7) == ProbeRole::Pinned);
    QVERIFY(marks.roleOf(5) == ProbeRole::Forbidden && marks.roleOf(3) == ProbeRole::Free);
    QCOMPARE(marks.pinned(), (std::vector<int>{2, 7}));
    QCOMPARE(marks.forbidden(), std::vector<int>{5});
    marks.setConstraints({{2, 7}, {5}}, true);
    QCOMPARE(changed.count(), 1);
    marks.setConstraints({}, false);
    QCOMPARE(changed.count(), 2);
    QVERIFY(!marks.canBeConstrained());
}

/// A displayed result without its document has its constraints in its parameters; absent names are ignored.
void TestProbeMarks::constraintsOfAFitAreRead()
{
    auto fit = std::make_shared<Fit>(*test::probeFit({3, 7}));
    auto result = std::make_shared<Result>(*fit->result);
    result->parameters.set("pinned", std::string("sample_8, gone"));
    result->parameters.set("forbidden", std::string("#0"));
    fit->result = std::move(result);
    Scene scene;
    scene.setFit(fit);
    QCOMPARE(scene.probes().pinned(), std::vector<int>{7});
    QCOMPARE(scene.probes().forbidden(), std::vector<int>{0});
}

/// A parameter of a method of tomorrow may be of any kind.
void TestProbeMarks::constraintsOfAnotherKind()
{
    auto fit = std::make_shared<Fit>(*test::probeFit({3, 7}));
    auto result = std::make_shared<Result>(*fit->result);
    result->parameters.set("pinned", std::int64_t(7));
    result->parameters.set("forbidden", 0.5);
    fit->result = std::move(result);
    Scene scene;
    scene.setFit(fit);
    QVERIFY(scene.probes().pinned().empty() && scene.probes().forbidden().empty());
    QCOMPARE(scene.probes().probes(), (std::vector<int>{3, 7}));
}

/// A search may be of samples whose fit comes later.
void TestProbeMarks::theSearchIsOfTheFitThatCame()
{
    Scene scene;
    scene.setFit(test::probeFit({3, 7}, 40));
    const FitPtr coming = test::probeFit({5});
    AnnealingCourse course;
    course.sampleNames = coming->result->samples;
    course.temperatures.resize(1);
    course.temperatures[0].probes = {1, 9, 30};
    scene.annealing().setOffer(true, true, true);
    scene.annealing().show(course, 1, false);
    QVERIFY(!scene.probes().isSearching());
    scene.setFit(coming);
    QCOMPARE(scene.probes().probes(), (std::vector<int>{1, 9, 30}));
}

void TestProbeMarks::asksForTheSamplesMeant()
{
    Scene scene;
    scene.setFit(test::probeFit({3, 7}));
    std::vector<std::pair<std::vector<int>, ProbeRole>> asked;
    connect(&scene.probes(), &ProbeMarks::roleRequested, this,
            [&asked](const std::vector<int>& samples, ProbeRole role) { asked.emplace_back(samples, role); });
    scene.selection().setHovered(4);
    scene.probes().askForMeant(ProbeRole::Pinned);
    QVERIFY(asked.empty());  // the method has no constraints on probes
    scene.probes().setConstraints({}, true);
    scene.probes().askForMeant(ProbeRole::Pinned);
    scene.selection().apply(SelectMode::Replace, {5, 6});
    scene.probes().askForMeant(ProbeRole::Forbidden);
    scene.selection().clear();
    scene.selection().setHovered(-1);
    scene.probes().askForMeant(ProbeRole::Free);
    QCOMPARE(asked.size(), std::size_t(2));
    QVERIFY(asked[0] == std::pair(std::vector<int>{4}, ProbeRole::Pinned));
    QVERIFY(asked[1] == std::pair(std::vector<int>{5, 6}, ProbeRole::Forbidden));
}

QTEST_GUILESS_MAIN(TestProbeMarks)
#include "tst_probe_marks.moc"
