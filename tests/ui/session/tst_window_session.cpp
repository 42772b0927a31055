// SPDX-License-Identifier: GPL-3.0-or-later
// A session of the window: saved, opened, looked at by another window, changed.
#include "core/export/writer.h"
#include "tests/ui/session/session_window_test.h"
#include "tests/ui/support/event_loop.h"
#include "ui/import/import_dialog.h"
#include "ui/panels/notice_bar.h"
#include "ui/session/arrangement.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/weights/weights_chart.h"
#include "ui/workspaces/explore_workspace.h"

#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestWindowSession : public SessionWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openFirst(); }
    void cleanup() { closeAll(); }
    void opensAsItWasLeft();
    void looksTheSame();
    void computesNothing();
    void undoGoesOnWhereItWas();
    void savesAgainWithoutWritingTwice();
    void tellsWhatIsModified();
    void aSecondWindowLooksOnly();
    void aFailedSaveLeavesItModified();
    void leavingWaitsForTheSave();
    void aDamagedSessionChangesNothing();
    void theDemonstrationIsNotAskedAbout();
    void whatIsDoneWhileReadingIsAskedAbout();
    void theImportDialogAsks();
    void aFailedCopyKeepsTheDataSetting();
    void whatIsOpenedUnderTheDialogIsNotSaved();
};

namespace {

/// Without temporary messages, which take room from the views.
void quiet(MainWindow& window)
{
    window.findChild<NoticeBar*>()->hide();
    fireTimers(window.workspace());  // axes are fitted to the samples
    processDueEvents();
}

}  // namespace

void TestWindowSession::opensAsItWasLeft()
{
    AnalysisState state = project().state();
    state.leftOutSamples.insert(project().dataset()->sampleNames().front());
    state.leftOutFeatures.insert(project().dataset()->featureNames().back());
    state.steps.push_back({StepSpec::parse("zscore"), false});
    project().change(state, QStringLiteral("leaving out"));
    QVERIFY(change(0.4));
    project().scene().selection().set(std::vector<bool>(std::size_t(project().scene().selection().size()), true));
    project().scene().setFocusFeature(3);
    m_window->findChild<QSpinBox*>(QStringLiteral("weightsCount"))->setValue(7);
    auto* scatter = m_window->workspace().findChild<ScatterView*>();
    scatter->setSizing(project().scene().colouringByResult(Colouring::From::Certainty));
    scatter->setShaping(project().scene().colouringByResult(Colouring::From::Cluster));
    m_window->workspace().bring(QStringLiteral("features"));
    quiet(*m_window);
    QVERIFY(save());
    const AnalysisState saved = project().state();
    const FitPtr fit = project().scene().fit();
    const std::vector<bool> rows = project().selectedRows();
    quiet(*m_window);
    const Json arrangement = arrangementOf(m_window->workspace(), project().scene());
    m_window.reset();

    const auto again = openWindow(path());
    QVERIFY(again);
    QVERIFY(again->project().state() == saved);
    QCOMPARE(again->project().name(), QStringLiteral("Demonstration"));
    QVERIFY(sameOutcome(*again->project().scene().fit(), *fit));
    QCOMPARE(again->project().scene().fit()->milliseconds, fit->milliseconds);
    QVERIFY(again->project().selectedRows() == rows);
    quiet(*again);
    QCOMPARE(again->findChild<QSpinBox*>(QStringLiteral("weightsCount"))->value(), 7);
    const Json arranged = arrangementOf(again->workspace(), again->project().scene());
    for (const auto& [key, value] : arrangement.items())
        QCOMPARE(QString::fromStdString(key + ' ' + arranged[key].dump()),
                 QString::fromStdString(key + ' ' + value.dump()));
    QVERIFY(again->workspace().findChild<ScatterView*>()->sizing()->from == Colouring::From::Certainty);
    QVERIFY(again->workspace().findChild<ScatterView*>()->shaping()->from == Colouring::From::Cluster);
    QCOMPARE(again->session().path(), path());
    QVERIFY(!again->session().isModified());
}

void TestWindowSession::looksTheSame()
{
    QVERIFY(change(0.4));
    m_window->workspace().findChild<ScatterView*>()->setAxisChoice({.x = 1, .y = 0});
    m_window->workspace().bring(QStringLiteral("objective"));
    QVERIFY(rest());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->runs().runs().back()->verdict, 20000);
    quiet(*m_window);
    QVERIFY(save());
    quiet(*m_window);
    QTRY_VERIFY(!m_window->findChild<WeightsChart*>()->isMoving());
    const QImage before = m_window->workspace().grab().toImage();
    m_window.reset();
    const auto again = openWindow(path());
    QVERIFY(again);
    quiet(*again);
    const QImage after = again->workspace().grab().toImage();
    QVERIFY(after == before);
}

void TestWindowSession::computesNothing()
{
    QVERIFY(rest());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->runs().runs().back()->verdict, 20000);
    QVERIFY(save());
    const double seconds = project().scene().fit()->result->outcome.seconds;
    m_window.reset();
    const auto again = openWindow(path());
    QVERIFY(again);
    // Another computation would have taken another time.
    QCOMPARE(again->project().scene().fit()->result->outcome.seconds, seconds);
    QVERIFY(again->runs().current());
    QVERIFY(again->runs().current()->verdict);
    fireTimers(*again);
    finishJobs();
    QCOMPARE(again->runs().current()->fit, again->project().scene().fit());
}

void TestWindowSession::undoGoesOnWhereItWas()
{
    const AnalysisState first = project().state();
    QVERIFY(change(0.4));
    const AnalysisState second = project().state();
    QVERIFY(change(0.6));
    project().undo();
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(project().state() == second);
    QCOMPARE(project().undoStack().undoText(), QStringLiteral("change of gamma"));
    QVERIFY(project().undoStack().canRedo());
    project().undo();
    QVERIFY(project().state() == first);
    project().redo();
    project().redo();
    QCOMPARE(project().state().chosen.at("gamma"), ParameterValue(0.6));
    QVERIFY(!project().undoStack().canRedo());
}

void TestWindowSession::savesAgainWithoutWritingTwice()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    QVERIFY(save());
    QVERIFY(change(0.6));
    QVERIFY(save());
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(3));  // the displayed fit becomes a run when it is saved
    QCOMPARE(file->dataSets().size(), std::size_t(1));
    std::size_t states = 0;
    for (const std::string& key : file->documents())
        states += key.starts_with("run/") ? 1 : 0;
    QCOMPARE(states, std::size_t(3));
}

void TestWindowSession::tellsWhatIsModified()
{
    QVERIFY(!session().isModified());
    QVERIFY(change(0.4));
    QVERIFY(session().isModified());
    QVERIFY(m_window->isWindowModified());
    QVERIFY(save());
    QVERIFY(!session().isModified());
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.fuzzylens")));
    project().undo();
    QVERIFY(session().isModified());
    project().redo();
    QVERIFY(!session().isModified());
    answer(QStringLiteral("Cancel"));
    project().undo();
    m_window->close();
    QVERIFY(m_window->isVisible());
    answer(QStringLiteral("Discard"));
    m_window->close();
    QTRY_VERIFY(!m_window->isVisible());
}

void TestWindowSession::aSecondWindowLooksOnly()
{
    QVERIFY(save());
    MainWindow other;
    QSignalSpy held(&other.session(), &SessionController::isHeld);
    other.session().open(path());
    QVERIFY(held.wait(20000));
    QVERIFY(!held.front()[1].toString().isEmpty());
    QVERIFY(!other.project().dataset());
    QSignalSpy settled(&other.project().fitter(), &Fitter::fitted);
    other.session().open(path(), SessionController::As::Reading);
    QVERIFY(settled.wait(20000));
    QVERIFY(other.session().isReadOnly());
    other.project().setParameter("gamma", 0.7, QStringLiteral("change"));
    QVERIFY(settled.wait(20000));
    QSignalSpy saved(&other.session(), &SessionController::saved);
    other.session().saveAs(m_folder->filePath(QStringLiteral("b.fuzzylens")), false);
    QVERIFY(saved.wait(20000));
    QVERIFY(!other.session().isReadOnly());
    QVERIFY(save());
}

void TestWindowSession::aFailedSaveLeavesItModified()
{
    QVERIFY(change(0.4));
    QSignalSpy failed(&session(), &SessionController::saveFailed);
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QVERIFY(failed.wait(20000));
    QVERIFY(!failed.front()[0].toString().isEmpty());
    QVERIFY(session().isModified());
    QVERIFY(session().path().isEmpty());
    QVERIFY(save());
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QVERIFY(failed.wait(20000));
    QVERIFY(!session().isModified());  // it is where it was
    // Two in a row, while neither is answered; and with the file gone.
    QVERIFY(change(0.6));
    for (int time = 0; time < 2; ++time)
        session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QTRY_COMPARE(failed.count(), 4);
    QVERIFY(session().isModified());
    QVERIFY(save());
    QVERIFY(QFile::remove(path()));
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QVERIFY(failed.wait(20000));
    QVERIFY(session().isModified());
}

void TestWindowSession::leavingWaitsForTheSave()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    session().save();
    QVERIFY(session().isSaving());
    m_window->close();
    QVERIFY(m_window->isVisible());  // how the save goes is not known yet
    QTRY_VERIFY(!m_window->isVisible());
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(2));
}

void TestWindowSession::aDamagedSessionChangesNothing()
{
    QVERIFY(save());
    QVERIFY(QFile::copy(path(), m_folder->filePath(QStringLiteral("cut.fuzzylens"))));
    QFile cut(m_folder->filePath(QStringLiteral("cut.fuzzylens")));
    QVERIFY(cut.resize(cut.size() / 2));
    const FitPtr fit = project().scene().fit();
    QSignalSpy failed(&session(), &SessionController::openingFailed);
    session().open(cut.fileName());
    QVERIFY(failed.wait(20000));
    QVERIFY(failed.front()[0].toString().contains(QStringLiteral("cut.fuzzylens")));
    QCOMPARE(project().scene().fit(), fit);
    QCOMPARE(session().path(), path());
}

void TestWindowSession::theDemonstrationIsNotAskedAbout()
{
    QVERIFY(change(0.4));
    QVERIFY(session().isModified());
    m_window->close();  // a question would keep it open
    QTRY_VERIFY(!m_window->isVisible());
}

void TestWindowSession::whatIsDoneWhileReadingIsAskedAbout()
{
    QVERIFY(openSynthetic());
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    const DatasetPtr before = project().dataset();
    for (const QString& said : {QStringLiteral("Cancel"), QStringLiteral("Discard")}) {
        project().loader().open(data);
        AnalysisState state = project().state();
        state.leftOutSamples.insert(before->sampleNames()[said.size()]);
        project().change(state, QStringLiteral("leaving out"));
        bool isAsked = false;
        answer(said, &isAsked);
        QTRY_VERIFY_WITH_TIMEOUT(isAsked, 20000);
        QTRY_COMPARE(project().dataset() == before, said == QStringLiteral("Cancel"));
    }
    // Nothing is done while this one is read.
    countAsSaved(*m_window);
    QSignalSpy opened(&project(), &Project::opened);
    project().loader().open(data);
    QVERIFY(opened.wait(20000));
}

void TestWindowSession::theImportDialogAsks()
{
    QVERIFY(openSynthetic());
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    QVERIFY(change(0.4));
    const DatasetPtr before = project().dataset();
    QSignalSpy tried(&project().loader(), &Loader::importTried);
    project().loader().tryImport({data.toStdString(), {}, {}});
    QVERIFY(tried.wait(20000));
    auto dialog = std::make_unique<ImportDialog>(project(), tried.front()[0].value<ImportTrial>(), m_window.get());
    dialog->open();
    auto* take = dialog->findChild<QPushButton*>(QStringLiteral("takeReading"));
    QVERIFY(take);
    for (const QString& said : {QStringLiteral("Cancel"), QStringLiteral("Discard")}) {
        bool isAsked = false;
        QTRY_VERIFY(take->isEnabled());
        answer(said, &isAsked);
        take->click();
        QVERIFY(isAsked);
        QCOMPARE(project().dataset() == before, said == QStringLiteral("Cancel"));
        QCOMPARE(dialog->isVisible(), said == QStringLiteral("Cancel"));
    }
}

void TestWindowSession::aFailedCopyKeepsTheDataSetting()
{
    QVERIFY(save());
    QVERIFY(!session().holdsData());
    QSignalSpy failed(&session(), &SessionController::saveFailed);
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), true);
    QVERIFY(failed.wait(20000));
    QVERIFY(!session().holdsData());
    QVERIFY(save());
    QVERIFY(!SessionFile::open(path().toStdString(), SessionFile::Access::Read)->openData().isEmbedded);
}

void TestWindowSession::whatIsOpenedUnderTheDialogIsNotSaved()
{
    QTimer::singleShot(0, qApp, [this] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        project().open(synthesize("rings", {}), QStringLiteral("Rings"), {"synth:rings", {}, {}});
        dialog->selectFile(path());
        QMetaObject::invokeMethod(dialog, "accept");
    });
    m_window->findChild<QAction*>(QStringLiteral("saveSession"))->trigger();
    QVERIFY(!session().isSaving());
    QVERIFY(!QFile::exists(path()));
    QVERIFY(m_window->findChild<NoticeBar*>()->isVisible());
}

QTEST_MAIN(TestWindowSession)
#include "tst_window_session.moc"
