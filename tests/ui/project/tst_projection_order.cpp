// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/project/projection_fixture.h"
#include "tests/ui/support/event_loop.h"

#include <QAbstractButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Which fit places which file while the project moves on: always the one on screen.
class TestProjectionOrder : public QObject, private ProjectionFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareSets(); }
    void init() { showTrainingSet(); }
    void cleanup() { m_window.reset(); }
    void aFailedRefitLeavesTheFitOnScreenInForce();
    void anotherLabelWithoutAFitIsNotMixedIn();
    void placementsByAnotherModelAreNotShown();
    void theRowFollowsTheScene();
    void withoutAnyFitItIsRefused();
    void placingCanBeGivenUp();
    void aFitThatComesWhileItStopsDoesNotBringItBack();
    void theOpenFileDoesNotSpeakForTheNext();

private:
    void fail(const std::function<void(AnalysisState&)>& change);
    QString rowText() { return m_window->findChild<QAbstractButton*>(QStringLiteral("projectionFacts"))->text(); }
};

/// Moves to a state of more clusters than samples, which has no fit: the one on screen stays.
void TestProjectionOrder::fail(const std::function<void(AnalysisState&)>& change)
{
    AnalysisState next = project().state();
    next.chosen.insert_or_assign("clusters", std::int64_t(m_train->samples() + 1));
    change(next);
    project().change(next, QStringLiteral("test"));
    QTRY_VERIFY(!project().fitter().error().isEmpty());
    QVERIFY(project().scene().fit());
}

void TestProjectionOrder::aFailedRefitLeavesTheFitOnScreenInForce()
{
    const FitPtr fit = project().scene().fit();
    fail([](AnalysisState& next) { next.steps = {{StepSpec::parse("zscore=sample"), true}}; });
    QVERIFY(project().fitter().prepared()->problem.data != fit->data);
    project(write(*m_test, "test.csv"));
    QCOMPARE(placed()->fit, fit);
    QCOMPARE(projection().name(), QStringLiteral("test.csv"));
}

void TestProjectionOrder::anotherLabelWithoutAFitIsNotMixedIn()
{
    // No steps: the data are the same object under every label.
    DatasetParts parts = m_train->parts();
    std::vector<double> numbers;
    for (Index i = 0; i < m_train->samples(); ++i)
        numbers.push_back(double(i));
    parts.labelFields.push_back(LabelField::numeric("age", numbers));
    const auto aged = std::make_shared<const Dataset>(std::move(parts));
    settle([&] { project().open(aged, QStringLiteral("aged"), {"aged.csv", {}, {}}); });
    settle([this] {
        AnalysisState next = project().state();
        next.steps.clear();
        next.chosen.insert_or_assign("clusters", std::int64_t(3));
        project().change(next, QStringLiteral("test"));
    });
    const FitPtr fit = project().scene().fit();
    project(write(*m_test, "test.csv"));
    const ProjectionPtr before = placed();
    fail([](AnalysisState& next) { next.label = "age"; });
    QCOMPARE(project().scene().fit(), fit);
    QCOMPARE(project().fitter().prepared()->problem.target.kind, Target::Kind::Numbers);
    // All results belong to the classes of the displayed fit: projected again, predicted, compared with
    // labels.
    projection().remove();
    project(write(*m_test, "test.csv"));
    QVERIFY(placed() != before);
    QCOMPARE(placed()->target().kind, Target::Kind::Classes);
    QCOMPARE(placed()->prediction.predictedClass, before->prediction.predictedClass);
    QVERIFY(placed()->prediction.predictedNumber.empty());
    QCOMPARE(placed()->truth.field, before->truth.field);
    QCOMPARE(placed()->agreement.labelled, int(m_test->samples()));
    QCOMPARE(placed()->agreement.correct, before->agreement.correct);
}

void TestProjectionOrder::placementsByAnotherModelAreNotShown()
{
    project(write(*m_test, "test.csv"));
    settle([this] {
        AnalysisState next = project().state();
        next.leftOutFeatures.insert(m_train->featureNames()[0]);
        project().change(next, QStringLiteral("test"));
    });
    const FitPtr last = project().scene().fit();
    QTRY_COMPARE(placed()->fit, last);
    int strange = 0;
    connect(&project().scene(), &Scene::projectionChanged, this,
            [&] { strange += placed() && placed()->fit->prepared != project().scene().fit()->prepared; });
    // There and back before the first placement can answer.
    project().undoStack().undo();
    project().fitter().refit();
    QVERIFY(project().scene().fit() != last);
    const ProjectionPtr before = placed();
    project().undoStack().redo();
    project().fitter().refit();
    QCOMPARE(project().scene().fit(), last);
    QTRY_VERIFY(placed() != before);
    QTRY_COMPARE(placed()->fit, last);
    QCOMPARE(strange, 0);
}

void TestProjectionOrder::theRowFollowsTheScene()
{
    project(write(*m_test, "test.csv"));
    QVERIFY2(rowText().contains(placed()->summary()), qPrintable(rowText()));
    project().scene().setFit(nullptr);
    QVERIFY2(rowText().contains(QStringLiteral("not projected")), qPrintable(rowText()));
    QVERIFY(projection().isOpen());
}

void TestProjectionOrder::withoutAnyFitItIsRefused()
{
    fail([](AnalysisState&) {});
    project().scene().setFit(nullptr);
    QSignalSpy failed(&projection(), &ProjectionController::failed);
    projection().open(write(*m_test, "test.csv"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed.front().front().toString().contains(project().fitter().error()),
             qPrintable(failed.front().front().toString()));
    QVERIFY(!projection().isOpen());
}

void TestProjectionOrder::placingCanBeGivenUp()
{
    project(write(*m_train, "same.csv"));
    const ProjectionPtr before = placed();
    QSignalSpy started(&projection(), &ProjectionController::placingStarted);
    QSignalSpy cancelled(&projection().placing(), &JobBase::cancelled);
    const auto giveUp = connect(&projection(), &ProjectionController::placingStarted, this,
                                [this] { projection().placing().cancel(); });
    projection().open(write(*m_test, "test.csv"));
    QTRY_COMPARE(cancelled.size(), 1);
    QCOMPARE(started.front().front().toString(), QStringLiteral("test.csv"));
    QCOMPARE(placed(), before);
    QCOMPARE(projection().name(), QStringLiteral("same.csv"));
    // It does not come back with the next fit.
    disconnect(giveUp);
    settle([this] {
        project().setParameter("lambda", project().fitter().parameters().real("lambda") * 3,
                               QStringLiteral("test"));
    });
    QTRY_COMPARE(placed()->fit, project().scene().fit());
    QCOMPARE(started.size(), 1);
    QCOMPARE(projection().name(), QStringLiteral("same.csv"));
}

void TestProjectionOrder::aFitThatComesWhileItStopsDoesNotBringItBack()
{
    QSignalSpy started(&projection(), &ProjectionController::placingStarted);
    QSignalSpy cancelled(&projection().placing(), &JobBase::cancelled);
    connect(&projection(), &ProjectionController::placingStarted, this, [this, &cancelled] {
        if (cancelled.size() > 0)
            return;
        projection().placing().cancel();
        // Before the worker has noticed.
        project().scene().setFit(std::make_shared<Fit>(*project().scene().fit()));
    });
    projection().open(write(*m_test, "test.csv"));
    QTRY_COMPARE(cancelled.size(), 1);
    finishJobs();
    QCOMPARE(started.size(), 1);
    QVERIFY(!projection().isOpen());
    QVERIFY(!placed());
}

void TestProjectionOrder::theOpenFileDoesNotSpeakForTheNext()
{
    settle([this] {
        AnalysisState next = project().state();
        next.leftOutFeatures.insert(m_train->featureNames()[0]);
        project().change(next, QStringLiteral("test"));
    });
    project(writeGap());
    QSignalSpy failed(&projection(), &ProjectionController::failed);
    // The fit before is known: it is back, and gap.csv on its way to fail, before test.csv is read.
    projection().open(write(*m_test, "test.csv"));
    project().undoStack().undo();
    project().fitter().refit();
    QVERIFY(project().fitter().error().isEmpty());
    QTRY_COMPARE(projection().name(), QStringLiteral("test.csv"));
    QTRY_VERIFY(placed());
    QCOMPARE(placed()->name, QStringLiteral("test.csv"));
    QCOMPARE(failed.size(), 0);
    QVERIFY(projection().error().isEmpty());
}

QTEST_MAIN(TestProjectionOrder)
#include "tst_projection_order.moc"
