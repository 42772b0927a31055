// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/fit_command.h"
#include "tests/core/support/tolerances.h"
#include "tests/ui/project/projection_fixture.h"
#include "ui/panels/notice_bar.h"
#include "ui/views/scatter/projected_content.h"
#include "ui/views/view.h"
#include "ui/window/open_actions.h"
#include "ui/window/projection_dialog.h"
#include "ui/window/projection_table.h"
#include "ui/workspaces/explore_workspace.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QPainter>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// One half of a synthetic set fitted, the other half projected into that fit.
class TestProjection : public QObject, private ProjectionFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareSets(); }
    void init() { showTrainingSet(); }
    void cleanup() { m_window.reset(); }
    void newSamplesLieInTheCoordinatesOfTheFit();
    void theSamplesOfTheFitFallOnThemselves();
    void theOrderOfFeaturesDoesNotMatter();
    void absentFeaturesAreNamed();
    void stepsAreAppliedAsRecorded();
    void saysThatSamplesAreCalledBySymbols();
    void itFollowsEveryRefit();
    void aFitThatCannotPlaceItSaysWhy();
    void theTableSavesWhatTheCommandLineWrites();
    void unknownClassesAreNotRight();
    void outlinedMarkersAreDrawnAndNamed();
    void itIsTakenAwayAgain();
    void anotherDataSetTakesItAway();
};

void TestProjection::newSamplesLieInTheCoordinatesOfTheFit()
{
    project(write(*m_test, "test.csv"));
    const Outcome& outcome = project().scene().fit()->result->outcome;
    QCOMPARE(placed()->samples(), int(m_test->samples()));
    QCOMPARE(placed()->prediction.embedding.cols(), outcome.embedding.cols());
    QCOMPARE(placed()->agreement.labelled, int(m_test->samples()));
    QVERIFY(placed()->agreement.correct > int(m_test->samples()) / 2);
    QVERIFY(m_window->findChild<QWidget*>(QStringLiteral("projectionRow"))->isVisible());
}

void TestProjection::theSamplesOfTheFitFallOnThemselves()
{
    project(write(*m_train, "same.csv"));
    const Outcome& outcome = project().scene().fit()->result->outcome;
    QVERIFY((placed()->prediction.embedding - outcome.embedding).cwiseAbs().maxCoeff() <
            test::tolerance::exactFormula * outcome.embedding.cwiseAbs().maxCoeff());
}

void TestProjection::theOrderOfFeaturesDoesNotMatter()
{
    project(write(*m_test, "test.csv"));
    const Eigen::MatrixXd expected = placed()->prediction.embedding;
    std::vector<Index> backwards;
    for (Index j = m_test->features(); j-- > 0;)
        backwards.push_back(j);
    const ProjectionPtr before = placed();
    projection().open(write(*m_test->subset(std::nullopt, backwards), "backwards.csv"));
    QTRY_VERIFY(placed() != before);
    QCOMPARE(placed()->name, QStringLiteral("backwards.csv"));
    QCOMPARE(placed()->prediction.embedding, expected);
}

void TestProjection::absentFeaturesAreNamed()
{
    project(write(*m_test, "test.csv"));
    const ProjectionPtr before = placed();
    std::vector<Index> few;
    for (Index j = 2; j < m_test->features(); ++j)
        few.push_back(j);
    QSignalSpy failed(&projection(), &ProjectionController::failed);
    projection().open(write(*m_test->subset(std::nullopt, few), "few.csv"));
    QTRY_COMPARE(failed.size(), 1);
    const QString text = m_window->findChild<NoticeBar*>()->text();
    QVERIFY2(text.contains(QStringLiteral("few.csv")), qPrintable(text));
    QVERIFY2(text.contains(QString::fromStdString(m_test->featureNames()[0])), qPrintable(text));
    // The projection stays.
    QCOMPARE(projection().name(), QStringLiteral("test.csv"));
    QTRY_VERIFY(placed() && placed()->data == before->data);
}

void TestProjection::stepsAreAppliedAsRecorded()
{
    // Means and deviations of the training samples, not of the new ones: a single sample keeps its place.
    settle([this] {
        AnalysisState next = project().state();
        next.steps = {{StepSpec::parse("zscore=sample"), true}};
        project().change(next, QStringLiteral("test"));
    });
    project(write(*m_test, "test.csv"));
    const Eigen::RowVectorXd expected = placed()->prediction.embedding.row(3);
    const ProjectionPtr before = placed();
    projection().open(write(*m_test->subset(std::vector<Index>{3}, std::nullopt), "one.csv"));
    QTRY_VERIFY(placed() != before);
    QCOMPARE(placed()->samples(), 1);
    QCOMPARE(Eigen::RowVectorXd(placed()->prediction.embedding.row(0)), expected);
}

void TestProjection::saysThatSamplesAreCalledBySymbols()
{
    DatasetParts annotated = m_train->parts(), called = m_test->parts();
    std::vector<std::string> symbols;
    for (Index l = 0; l < m_train->features(); ++l)
        symbols.push_back("GENE" + std::to_string(l));
    annotated.annotations = {{"Symbol", symbols}};
    called.featureNames = symbols;
    settle([&] {
        project().open(std::make_shared<const Dataset>(annotated), QStringLiteral("train"),
                       {"annotated.csv", {}, {}});
    });
    settle([this] {
        AnalysisState next = project().state();
        next.steps = {{StepSpec::parse("symbols=@Symbol"), true}};
        project().change(next, QStringLiteral("test"));
    });
    project(write(*m_test, "probes.csv"));
    m_window->showProjection();
    auto* summary = m_window->findChild<QLabel*>(QStringLiteral("projectionSummary"));
    QVERIFY(!summary->text().contains(QStringLiteral("gene symbols")));
    const ProjectionPtr before = placed();
    projection().open(write(Dataset(std::move(called)), "symbols.csv"));
    QTRY_VERIFY(placed() != before);
    QVERIFY2(summary->text().contains(QStringLiteral("already have gene symbols as names")),
             qPrintable(summary->text()));
    auto* facts = m_window->findChild<QAbstractButton*>(QStringLiteral("projectionFacts"));
    QVERIFY2(facts->toolTip().contains(QStringLiteral("already have gene symbols as names")),
             qPrintable(facts->toolTip()));
    QCOMPARE(placed()->prediction.embedding, before->prediction.embedding);
}

void TestProjection::itFollowsEveryRefit()
{
    project(write(*m_test, "test.csv"));
    const Eigen::MatrixXd before = placed()->prediction.embedding;
    const FitPtr fit = project().scene().fit();
    settle([this] {
        project().setParameter("lambda", project().fitter().parameters().real("lambda") * 3,
                               QStringLiteral("test"));
    });
    QTRY_VERIFY(placed()->fit == project().scene().fit());
    QVERIFY(placed()->prediction.embedding != before);
    project().undoStack().undo();
    QTRY_VERIFY(placed()->fit == fit);
    QCOMPARE(placed()->prediction.embedding, before);
}

void TestProjection::aFitThatCannotPlaceItSaysWhy()
{
    settle([this] {
        AnalysisState next = project().state();
        next.leftOutFeatures.insert(m_train->featureNames()[0]);
        project().change(next, QStringLiteral("test"));
    });
    project(writeGap());
    project().undoStack().undo();  // the feature with the gap is back
    QTRY_VERIFY(!projection().error().isEmpty());
    QVERIFY(!placed());
    QVERIFY2(m_window->findChild<NoticeBar*>()->text().contains(QStringLiteral("missing")),
             qPrintable(m_window->findChild<NoticeBar*>()->text()));
    project().undoStack().redo();
    QTRY_VERIFY(placed());
    QVERIFY(projection().error().isEmpty());
}

void TestProjection::theTableSavesWhatTheCommandLineWrites()
{
    project(write(*m_test, "test.csv"));
    ProjectionTable table;
    const QAbstractItemModelTester tester(&table);
    table.setProjection(placed());
    QCOMPARE(table.rowCount(), int(m_test->samples()));
    QCOMPARE(table.data(table.index(0, 0)).toString(), placed()->sampleName(0));
    const double share = table.data(table.index(0, 3), Qt::UserRole).toDouble();
    QCOMPARE(share, placed()->prediction.classProbabilities(0, 0));
    table.setProjection(nullptr);
    QCOMPARE(table.rowCount(), 0);
    m_window->showProjection();
    auto* dialog = m_window->findChild<ProjectionDialog*>();
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("projectionSummary"))->text().contains(placed()->summary()));
    const QString path = m_folder.filePath(QStringLiteral("predictions.csv"));
    QCOMPARE(dialog->save(path), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray saved = file.readAll();
    QVERIFY(saved.startsWith("sample,predicted,probability "));
    // `fit --model` and `predict`: the model goes through its file, the samples are read again.
    const Fit& fit = *project().scene().fit();
    FitCommand command;
    command.method = fit.result->method;
    command.parameters = fit.result->parameters;
    const Model written = makeModel(command, m_train, project().fitter().prepared()->problem,
                                    project().fitter().prepared()->steps, fit.result->outcome);
    const Model model = modelFromJson(toJson(written), "model.json");
    const DatasetPtr samples = loadInput({m_folder.filePath(QStringLiteral("test.csv")).toStdString(), {}, {}});
    const std::string expected = predictionsCsv(model.target, predictWith(model, samples), samples->sampleNames());
    QCOMPARE(saved, QByteArray::fromStdString(expected));
}

void TestProjection::unknownClassesAreNotRight()
{
    DatasetParts parts = m_test->parts();
    LabelField& field = parts.labelFields.front();
    field.classes.front() = "something else";
    project(write(Dataset(std::move(parts)), "renamed.csv"));
    QVERIFY(placed()->agreement.labelled == int(m_test->samples()));
    QVERIFY(placed()->agreement.correct < int(m_test->samples()));
    // A file without a class of the model is no evidence about it.
    const Target target = placed()->target();
    DatasetParts strange = m_test->parts();
    for (LabelField& each : strange.labelFields)
        for (std::string& name : each.classes)
            name = "not " + name;
    QVERIFY(!fieldSpeakingOf(target, Dataset(std::move(strange))));
}

void TestProjection::outlinedMarkersAreDrawnAndNamed()
{
    View* scatter = m_window->workspace().bring(QStringLiteral("scatter"));
    const QString before = scatter->toCsv();
    const QImage bare = scatter->grab().toImage();
    project(write(*m_test, "test.csv"));
    QVERIFY(scatter->description().contains(QStringLiteral("test.csv")));
    QVERIFY(scatter->toCsv().count(QStringLiteral("test.csv: ")) == m_test->samples());
    QVERIFY(!before.contains(QStringLiteral("test.csv")));
    auto* legend = scatter->findChild<QLabel*>(QStringLiteral("scatter.legend.projection"));
    QVERIFY(legend->isVisible());
    QCOMPARE(legend->accessibleName(), QStringLiteral("projected: test.csv"));
    QTRY_VERIFY(scatter->grab().toImage() != bare);
    QImage paper(600, 400, QImage::Format_RGB32);
    QCPPainter painter(&paper);
    scatter->paintFigure(painter, QRectF(paper.rect()), Theme::paper());
    QVERIFY2(projectedSentence(*placed(), 0).contains(QStringLiteral("predicted")),
             qPrintable(projectedSentence(*placed(), 0)));
}

void TestProjection::itIsTakenAwayAgain()
{
    project(write(*m_test, "test.csv"));
    m_window->findChild<QAbstractButton*>(QStringLiteral("removeProjection"))->click();
    QVERIFY(!placed());
    QVERIFY(!projection().isOpen());
    QVERIFY(!m_window->findChild<QWidget*>(QStringLiteral("projectionRow"))->isVisible());
    project(write(*m_test, "test.csv"));
    m_window->findChild<QAction*>(QStringLiteral("removeProjected"))->trigger();
    QVERIFY(!placed());
    QVERIFY(!m_window->findChild<QAction*>(QStringLiteral("projectedSamples"))->isEnabled());
}

void TestProjection::anotherDataSetTakesItAway()
{
    project(write(*m_test, "test.csv"));
    countAsSaved(*m_window);
    settle([this] { m_window->opening().openDemonstration(); });
    QVERIFY(!placed());
    QVERIFY(!projection().isOpen());
}

QTEST_MAIN(TestProjection)
#include "tst_projection.moc"
