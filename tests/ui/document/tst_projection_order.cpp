// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/document/projection_fixture.h"
#include "ui/document/accuracy_controller.h"

#include <QAbstractButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Which fit places which file while the document moves on: always the one on screen.
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
    AnalysisState next = document().state();
    next.chosen.insert_or_assign("clusters", std::int64_t(m_train->samples() + 1));
    change(next);
    document().change(next, QStringLiteral("test"));
    QTRY_VERIFY(!document().error().isEmpty());
    QVERIFY(document().scene().fit());
}

void TestProjectionOrder::aFailedRefitLeavesTheFitOnScreenInForce()
{
    const FitPtr fit = document().scene().fit();
    fail([](AnalysisState& next) { next.steps = {{StepSpec::parse("zscore=sample"), true}}; });
    QVERIFY(document().prepared()->problem.data != fit->data);
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
    settle([&] { document().openDataset(aged, QStringLiteral("aged"), {"aged.csv", {}, {}}); });
    settle([this] {
        AnalysisState next = document().state();
        next.steps.clear();
        next.chosen.insert_or_assign("clusters", std::int64_t(3));
        document().change(next, QStringLiteral("test"));
    });
    const FitPtr fit = document().scene().fit();
    project(write(*m_test, "test.csv"));
    const ProjectionPtr before = placed();
    AccuracyController accuracy(document());
    const auto leftOut = [&accuracy] {
        accuracy.compute();
        [&] { QTRY_VERIFY(!accuracy.isBusy()); }();
        return accuracy.accuracy() ? accuracy.accuracy()->labels.preferred() : AccuracyReport();
    };
    const AccuracyReport accuracyBefore = leftOut();
    QVERIFY(accuracyBefore.total > 0);
    fail([](AnalysisState& next) { next.label = "age"; });
    QCOMPARE(document().scene().fit(), fit);
    QCOMPARE(document().prepared()->problem.target.kind, Target::Kind::Numbers);
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
    QCOMPARE(leftOut().correct, accuracyBefore.correct);
    QCOMPARE(leftOut().total, accuracyBefore.total);
}

void TestProjectionOrder::placementsByAnotherModelAreNotShown()
{
    project(write(*m_test, "test.csv"));
    settle([this] {
        AnalysisState next = document().state();
        next.leftOutFeatures.insert(m_train->featureNames()[0]);
        document().change(next, QStringLiteral("test"));
    });
    const FitPtr last = document().scene().fit();
    QTRY_COMPARE(placed()->fit, last);
    int strange = 0;
    connect(&document().scene(), &Scene::projectionChanged, this,
            [&] { strange += placed() && placed()->fit->prepared != document().scene().fit()->prepared; });
    // There and back before the first placement can answer.
    document().undoStack().undo();
    document().refit();
    QVERIFY(document().scene().fit() != last);
    const ProjectionPtr before = placed();
    document().undoStack().redo();
    document().refit();
    QCOMPARE(document().scene().fit(), last);
    QTRY_VERIFY(placed() != before);
    QTRY_COMPARE(placed()->fit, last);
    QCOMPARE(strange, 0);
}

void TestProjectionOrder::theRowFollowsTheScene()
{
    project(write(*m_test, "test.csv"));
    QVERIFY2(rowText().contains(placed()->summary()), qPrintable(rowText()));
    document().scene().setFit(nullptr);
    QVERIFY2(rowText().contains(QStringLiteral("not placed")), qPrintable(rowText()));
    QVERIFY(projection().isOpen());
}

void TestProjectionOrder::withoutAnyFitItIsRefused()
{
    fail([](AnalysisState&) {});
    document().scene().setFit(nullptr);
    QSignalSpy failed(&projection(), &ProjectionController::failed);
    projection().open(write(*m_test, "test.csv"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed.front().front().toString().contains(document().error()),
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
        document().setParameter("lambda", document().parameters().real("lambda") * 3, QStringLiteral("test"));
    });
    QTRY_COMPARE(placed()->fit, document().scene().fit());
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
        document().scene().setFit(std::make_shared<Fit>(*document().scene().fit()));
    });
    projection().open(write(*m_test, "test.csv"));
    QTRY_COMPARE(cancelled.size(), 1);
    QTest::qWait(50);
    QCOMPARE(started.size(), 1);
    QVERIFY(!projection().isOpen());
    QVERIFY(!placed());
}

void TestProjectionOrder::theOpenFileDoesNotSpeakForTheNext()
{
    settle([this] {
        AnalysisState next = document().state();
        next.leftOutFeatures.insert(m_train->featureNames()[0]);
        document().change(next, QStringLiteral("test"));
    });
    project(writeGap());
    QSignalSpy failed(&projection(), &ProjectionController::failed);
    // The fit before is known: it is back, and gap.csv on its way to fail, before test.csv is read.
    projection().open(write(*m_test, "test.csv"));
    document().undoStack().undo();
    document().refit();
    QVERIFY(document().error().isEmpty());
    QTRY_COMPARE(projection().name(), QStringLiteral("test.csv"));
    QTRY_VERIFY(placed());
    QCOMPARE(placed()->name, QStringLiteral("test.csv"));
    QCOMPARE(failed.size(), 0);
    QVERIFY(projection().error().isEmpty());
}

QTEST_MAIN(TestProjectionOrder)
#include "tst_projection_order.moc"
