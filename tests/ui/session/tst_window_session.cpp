// SPDX-License-Identifier: GPL-3.0-or-later
// A session of the window: saved, opened, looked at by another window, changed.
#include "core/data/writer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/import/import_dialog.h"
#include "ui/runs/run_history.h"
#include "ui/session/arrangement.h"
#include "ui/session/session_controller.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/window/notice_bar.h"
#include "ui/workspaces/explore_workspace.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestWindowSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup();
    void opensAsItWasLeft();
    void looksTheSame();
    void computesNothing();
    void undoGoesOnWhereItWas();
    void runsAreThereAndCompleted();
    void aRunThatWasReadComputesNothing();
    void savesAgainWithoutWritingTwice();
    void whatWasDeletedIsGone();
    void tellsWhatIsModified();
    void aSecondWindowLooksOnly();
    void opensARunOfTheCommandLine();
    void missingDataAreAskedFor();
    void holdsItsDataOrNot();
    void aFailedSaveLeavesItModified();
    void undoBringsBackWholeRuns();
    void leavingWaitsForTheSave();
    void aDamagedSessionChangesNothing();
    void aHandMadeSessionEndsNothing();
    void whatIsDoneWhileReadingIsAskedAbout();
    void theImportDialogAsks();
    void savesWhereItWasDeleted();
    void doesNotReplaceAnother();
    void tablesTravelWithTheSession();
    void arrangementsAreReadInAnotherLanguage();
    void aFailedCopyChangesNoWish();
    void whatIsOpenedUnderTheDialogIsNotSaved();
    void formerReadingsTravelToo();

private:
    Document& document() { return m_window->document(); }
    SessionController& session() { return m_window->session(); }
    QString path() const { return m_folder->filePath(QStringLiteral("a.fuzzylens")); }
    bool change(double gamma);
    bool rest();
    bool save(bool holdsData = false);
    std::unique_ptr<MainWindow> openWindow(const QString& path);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

constexpr QSize windowSize(1280, 800);

template <typename Matrix>
bool sameBits(const Matrix& one, const Matrix& other)
{
    return one.rows() == other.rows() && one.cols() == other.cols() &&
           std::equal(one.data(), one.data() + one.size(), other.data());
}

bool sameOutcome(const Fit& one, const Fit& other)
{
    const Outcome &a = one.result->outcome, &b = other.result->outcome;
    return sameBits(a.memberships, b.memberships) && sameBits(a.featureWeights, b.featureWeights) &&
           sameBits(a.centers, b.centers) && sameBits(a.embedding, b.embedding) && a.seconds == b.seconds;
}

/// Without what is said of the moment, which takes room from the pictures.
void quiet(MainWindow& window)
{
    window.findChild<NoticeBar*>()->hide();
    QTest::qWait(600);  // the pictures close in
}

/// Presses the button of this text in the next question, and notes that it was asked.
void answer(const QString& button, bool* isAsked = nullptr)
{
    QTimer::singleShot(0, qApp, [button, isAsked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return answer(button, isAsked);
        if (isAsked)
            *isAsked = true;
        for (QAbstractButton* each : box->buttons())
            if (each->text().remove(QLatin1Char('&')) == button)
                return each->click();
        box->reject();
    });
}

}  // namespace

void TestWindowSession::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
    m_window->resize(windowSize);
    QTRY_COMPARE(m_window->size(), windowSize);
}

void TestWindowSession::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

bool TestWindowSession::change(double gamma)
{
    QSignalSpy settled(&document(), &Document::settled);
    document().setParameter("gamma", gamma, QStringLiteral("change of gamma"));
    return settled.wait(20000);
}

bool TestWindowSession::rest()
{
    const std::size_t before = m_window->runs().runs().size();
    return QTest::qWaitFor([&] { return m_window->runs().runs().size() > before; }, 20000);
}

bool TestWindowSession::save(bool holdsData)
{
    QSignalSpy saved(&session(), &SessionController::saved);
    if (session().path().isEmpty())
        session().saveAs(path(), holdsData);
    else
        session().save();
    return saved.wait(20000);
}

std::unique_ptr<MainWindow> TestWindowSession::openWindow(const QString& path)
{
    auto window = std::make_unique<MainWindow>();
    window->resize(windowSize);
    window->show();
    QSignalSpy settled(&window->document(), &Document::settled);
    window->session().open(path);
    if (!settled.wait(20000))
        window.reset();
    return window;
}

void TestWindowSession::opensAsItWasLeft()
{
    AnalysisState state = document().state();
    state.leftOutSamples.insert(document().dataset()->sampleNames().front());
    state.leftOutFeatures.insert(document().dataset()->featureNames().back());
    state.steps.push_back({StepSpec::parse("zscore"), false});
    document().change(state, QStringLiteral("leaving out"));
    QVERIFY(change(0.4));
    document().scene().selection().set(
        std::vector<bool>(std::size_t(document().scene().selection().size()), true));
    document().scene().setFocusFeature(3);
    m_window->findChild<QSpinBox*>(QStringLiteral("weightsCount"))->setValue(7);
    m_window->workspace().bring(QStringLiteral("features"));
    quiet(*m_window);
    QVERIFY(save());
    const AnalysisState saved = document().state();
    const FitPtr fit = document().scene().fit();
    const std::vector<bool> rows = document().selectedRows();
    quiet(*m_window);
    const Json arrangement = arrangementOf(m_window->workspace(), document().scene());
    m_window.reset();

    const auto again = openWindow(path());
    QVERIFY(again);
    QVERIFY(again->document().state() == saved);
    QCOMPARE(again->document().name(), QStringLiteral("Demonstration"));
    QVERIFY(sameOutcome(*again->document().scene().fit(), *fit));
    QVERIFY(again->document().selectedRows() == rows);
    quiet(*again);
    QCOMPARE(again->findChild<QSpinBox*>(QStringLiteral("weightsCount"))->value(), 7);
    const Json arranged = arrangementOf(again->workspace(), again->document().scene());
    for (const auto& [key, value] : arrangement.items())
        QCOMPARE(QString::fromStdString(key + ' ' + arranged[key].dump()),
                 QString::fromStdString(key + ' ' + value.dump()));
    QCOMPARE(again->session().path(), path());
    QVERIFY(!again->session().isModified());
}

void TestWindowSession::looksTheSame()
{
    QVERIFY(change(0.4));
    m_window->workspace().findChild<ScatterView*>()->setAxisChoice({.x = 1, .y = 0});
    m_window->workspace().bring(QStringLiteral("objective"));
    QVERIFY(rest());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->runs().runs().back()->leftOut, 20000);
    quiet(*m_window);
    QVERIFY(save());
    quiet(*m_window);
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
    QTRY_VERIFY_WITH_TIMEOUT(m_window->runs().runs().back()->leftOut, 20000);
    QVERIFY(save());
    const double seconds = document().scene().fit()->result->outcome.seconds;
    m_window.reset();
    const auto again = openWindow(path());
    QVERIFY(again);
    // Another computation would have taken another time.
    QCOMPARE(again->document().scene().fit()->result->outcome.seconds, seconds);
    QVERIFY(again->runs().current());
    QVERIFY(again->runs().current()->leftOut);
    QTest::qWait(600);
    QCOMPARE(again->runs().current()->fit, again->document().scene().fit());
}

void TestWindowSession::undoGoesOnWhereItWas()
{
    const AnalysisState first = document().state();
    QVERIFY(change(0.4));
    const AnalysisState second = document().state();
    QVERIFY(change(0.6));
    document().undo();
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(document().state() == second);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("change of gamma"));
    QVERIFY(document().undoStack().canRedo());
    document().undo();
    QVERIFY(document().state() == first);
    document().redo();
    document().redo();
    QCOMPARE(document().state().chosen.at("gamma"), ParameterValue(0.6));
    QVERIFY(!document().undoStack().canRedo());
}

void TestWindowSession::runsAreThereAndCompleted()
{
    QVERIFY(rest() || !m_window->runs().runs().empty());
    QVERIFY(change(0.4));
    QVERIFY(rest());
    const RunPtr first = m_window->runs().runs().front();
    m_window->runs().rename(first->id, QStringLiteral("the good one"));
    m_window->runs().setPinned(first->id, true);
    QVERIFY(save());
    QStringList texts;
    for (const RunPtr& run : m_window->runs().runs())
        texts << titleOf(*run) << run->when.toString(Qt::ISODateWithMs);
    const FitPtr fit = m_window->runs().runs().front()->fit;
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QStringList again;
    for (const RunPtr& run : m_window->runs().runs())
        again << titleOf(*run) << run->when.toString(Qt::ISODateWithMs);
    QCOMPARE(again, texts);
    QVERIFY(m_window->runs().runs().front()->isPinned);
    QTRY_VERIFY(m_window->runs().runs().front()->isWhole);
    QVERIFY(sameOutcome(*m_window->runs().runs().front()->fit, *fit));
    QVERIFY(!session().isModified());
}

void TestWindowSession::aRunThatWasReadComputesNothing()
{
    QVERIFY(rest() || !m_window->runs().runs().empty());
    const double seconds = m_window->runs().runs().front()->fit->result->outcome.seconds;
    QVERIFY(change(0.4));
    QVERIFY(rest());
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QTRY_VERIFY(m_window->runs().runs().front()->isWhole);
    QSignalSpy settled(&document(), &Document::settled);
    m_window->runs().reopen(m_window->runs().runs().front()->id);
    QVERIFY(settled.wait(20000));
    QCOMPARE(document().scene().fit()->result->outcome.seconds, seconds);
    QCOMPARE(m_window->runs().current(), m_window->runs().runs().front());
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
    QCOMPARE(file->runs().size(), std::size_t(3));  // what is on screen is kept when it is saved
    QCOMPARE(file->dataSets().size(), std::size_t(1));
    std::size_t states = 0;
    for (const std::string& key : file->documents())
        states += key.starts_with("run/") ? 1 : 0;
    QCOMPARE(states, std::size_t(3));
}

void TestWindowSession::whatWasDeletedIsGone()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    QVERIFY(save());
    m_window->runs().remove({m_window->runs().runs().front()->id});
    QVERIFY(session().isModified());
    QVERIFY(save());
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(1));
    std::size_t states = 0;
    for (const std::string& key : file->documents())
        states += key.starts_with("run/") ? 1 : 0;
    QCOMPARE(states, std::size_t(1));
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
    document().undo();
    QVERIFY(session().isModified());
    document().redo();
    QVERIFY(!session().isModified());
    answer(QStringLiteral("Cancel"));
    document().undo();
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
    QVERIFY(!other.document().dataset());
    QSignalSpy settled(&other.document(), &Document::settled);
    other.session().open(path(), SessionController::As::Reading);
    QVERIFY(settled.wait(20000));
    QVERIFY(other.session().isReadOnly());
    other.document().setParameter("gamma", 0.7, QStringLiteral("change"));
    QVERIFY(settled.wait(20000));
    QSignalSpy saved(&other.session(), &SessionController::saved);
    other.session().saveAs(m_folder->filePath(QStringLiteral("b.fuzzylens")), false);
    QVERIFY(saved.wait(20000));
    QVERIFY(!other.session().isReadOnly());
    QVERIFY(save());
}

void TestWindowSession::opensARunOfTheCommandLine()
{
    QVERIFY(save());
    const FitPtr fit = document().scene().fit();
    m_window.reset();
    {
        const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Edit);
        const StoredRun run = file->run({});
        Result result = file->result(run.id);
        result.outcome.seconds = run.seconds;
        const std::vector<FittedStepPtr> steps = file->fittedSteps(run.id);
        FitCommand bare = run.fit;
        bare.input.import.labelField.reset();  // the label the data prefer
        SessionEdit edit(*file);
        edit.addRun(run.data, {bare, result, steps});
        edit.removeRun(run.id);
        edit.removeDocument("window");
        edit.removeDocument("run/" + std::to_string(run.id));
        edit.commit();
    }
    const auto again = openWindow(path());
    QVERIFY(again);
    QVERIFY(sameOutcome(*again->document().scene().fit(), *fit));
    QCOMPARE(again->document().state().label, fit->result->target.name);
    QCOMPARE(again->document().parameters(), fit->result->parameters);
    QTRY_VERIFY_WITH_TIMEOUT(again->runs().current() && again->runs().current()->leftOut, 20000);
    QVERIFY(!again->session().isModified());  // nobody did that
}

void TestWindowSession::missingDataAreAskedFor()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    QSignalSpy settled(&document(), &Document::settled);
    document().openFile(data);
    QVERIFY(settled.wait(20000));
    QVERIFY(save());
    m_window.reset();
    QDir(m_folder->path()).mkdir(QStringLiteral("elsewhere"));
    const QString moved = m_folder->filePath(QStringLiteral("elsewhere/moved.csv"));
    QVERIFY(QFile::rename(data, moved));

    MainWindow window;
    QSignalSpy missing(&window.session(), &SessionController::dataMissing);
    answer(QStringLiteral("Cancel"));
    window.session().open(path());
    QVERIFY(missing.wait(20000));
    QCOMPARE(missing.front()[3].value<FileState>(), FileState::Absent);
    QVERIFY(!window.document().dataset());
    QSignalSpy shown(&window.document(), &Document::settled);
    window.session().open(path(), SessionController::As::Session, moved);
    QVERIFY(shown.wait(20000));
    QCOMPARE(QString::fromStdString(window.document().input().file), moved);
    QSignalSpy saved(&window.session(), &SessionController::saved);
    window.session().save();
    QVERIFY(saved.wait(20000));
    const auto noted = SessionFile::open(path().toStdString(), SessionFile::Access::Read)->openData();
    QCOMPARE(QString::fromStdString(noted.input.file), moved);  // it is not asked for again
    QVERIFY(fileState(noted) == FileState::Same);

    QFile changed(data);
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write("name,a,b\nx,1,2\ny,3,4\n");
    changed.close();
    MainWindow other;
    QSignalSpy other_missing(&other.session(), &SessionController::dataMissing);
    answer(QStringLiteral("Cancel"));
    other.session().open(path(), SessionController::As::Reading, data);
    QVERIFY(other_missing.wait(20000));
    QCOMPARE(other_missing.front()[3].value<FileState>(), FileState::Changed);
}

void TestWindowSession::holdsItsDataOrNot()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    QSignalSpy settled(&document(), &Document::settled);
    document().openFile(data);
    QVERIFY(settled.wait(20000));
    QVERIFY(save(true));
    QVERIFY(QFile::remove(data));
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(session().holdsData());
    QCOMPARE(QString::fromStdString(document().input().file), path());
    session().setHoldsData(false);
    QVERIFY(session().isModified());
    QVERIFY(save());
    m_window.reset();
    // Their file is not there any more: the values stay where they alone are.
    m_window = openWindow(path());
    QVERIFY(m_window);
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
}

void TestWindowSession::undoBringsBackWholeRuns()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    // Before what came of it has been read, perhaps.
    const int first = m_window->runs().runs().front()->id;
    m_window->runs().rename(first, QStringLiteral("renamed"));
    m_window->runs().remove({first});
    QVERIFY(save());
    document().undo();
    QVERIFY(m_window->runs().run(first)->isWhole);
    QVERIFY(save());
    document().undo();
    QVERIFY(m_window->runs().run(first)->isWhole);
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(2));
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
    const FitPtr fit = document().scene().fit();
    QSignalSpy failed(&session(), &SessionController::openingFailed);
    session().open(cut.fileName());
    QVERIFY(failed.wait(20000));
    QVERIFY(failed.front()[0].toString().contains(QStringLiteral("cut.fuzzylens")));
    QCOMPARE(document().scene().fit(), fit);
    QCOMPARE(session().path(), path());
}

void TestWindowSession::aHandMadeSessionEndsNothing()
{
    std::vector<bool> few(document().selectedRows().size(), false);
    few[2] = true;
    document().scene().selection().set(few);
    m_window->workspace().bring(QStringLiteral("features"));
    document().scene().setFocusFeature(3);
    QVERIFY(change(0.4));
    QVERIFY(save());
    const std::string made =
        SessionFile::open(path().toStdString(), SessionFile::Access::Read)->document("window").value();
    session().saveAs(m_folder->filePath(QStringLiteral("b.fuzzylens")), false);  // goes on there
    QTRY_VERIFY(!session().isSaving());

    const Json flat = Json::parse(made).flatten();
    const Json odd = Json::array({-1, 2147483647, 1e300, "x", nullptr, true, Json::array(), 0});
    std::size_t turn = 0;
    int shown = 0, refused = 0;
    for (const auto& [pointer, value] : flat.items()) {
        Json changed = Json::parse(made);
        Json& leaf = changed[Json::json_pointer(pointer)];
        leaf = leaf.is_number() ? odd[turn++ % 3] : odd[turn++ % odd.size()];
        {
            const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Edit);
            SessionEdit edit(*file);
            edit.setDocument("window", changed.dump());
            edit.commit();
        }
        countAsSaved(*m_window);
        QSignalSpy opened(&session(), &SessionController::opened);
        QSignalSpy failed(&session(), &SessionController::openingFailed);
        session().open(path());
        QTRY_VERIFY_WITH_TIMEOUT(opened.count() + failed.count() > 0, 20000);
        refused += int(failed.count());
        if (opened.isEmpty())
            continue;
        ++shown;
        while (document().undoStack().canUndo())
            document().undo();
        while (document().undoStack().canRedo())
            document().redo();
        QCoreApplication::processEvents();
        session().open(m_folder->filePath(QStringLiteral("b.fuzzylens")));  // gives the other back
        countAsSaved(*m_window);
        QTRY_COMPARE(session().path(), m_folder->filePath(QStringLiteral("b.fuzzylens")));
    }
    QVERIFY(shown > 10);
    QVERIFY(refused > 10);
}

void TestWindowSession::whatIsDoneWhileReadingIsAskedAbout()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    const DatasetPtr before = document().dataset();
    for (const QString& said : {QStringLiteral("Cancel"), QStringLiteral("Discard")}) {
        document().openFile(data);
        AnalysisState state = document().state();
        state.leftOutSamples.insert(before->sampleNames()[said.size()]);
        document().change(state, QStringLiteral("leaving out"));
        bool isAsked = false;
        answer(said, &isAsked);
        QTRY_VERIFY_WITH_TIMEOUT(isAsked, 20000);
        QTRY_COMPARE(document().dataset() == before, said == QStringLiteral("Cancel"));
    }
    // Nothing is done while this one is read.
    countAsSaved(*m_window);
    QSignalSpy opened(&document(), &Document::opened);
    document().openFile(data);
    QVERIFY(opened.wait(20000));
}

void TestWindowSession::theImportDialogAsks()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    QVERIFY(change(0.4));
    const DatasetPtr before = document().dataset();
    QSignalSpy tried(&document(), &Document::importTried);
    document().tryImport({data.toStdString(), {}, {}});
    QVERIFY(tried.wait(20000));
    auto dialog =
        std::make_unique<ImportDialog>(document(), tried.front()[0].value<ImportTrial>(), m_window.get());
    dialog->open();
    auto* take = dialog->findChild<QPushButton*>(QStringLiteral("takeReading"));
    QVERIFY(take);
    for (const QString& said : {QStringLiteral("Cancel"), QStringLiteral("Discard")}) {
        bool isAsked = false;
        QTRY_VERIFY(take->isEnabled());
        answer(said, &isAsked);
        take->click();
        QVERIFY(isAsked);
        QCOMPARE(document().dataset() == before, said == QStringLiteral("Cancel"));
        QCOMPARE(dialog->isVisible(), said == QStringLiteral("Cancel"));
    }
}

void TestWindowSession::savesWhereItWasDeleted()
{
    QVERIFY(save());
    QVERIFY(QFile::remove(path()));
    QVERIFY(change(0.4));
    QVERIFY(save());
    QVERIFY(change(0.5));
    QVERIFY(save());  // and goes on there
    QVERIFY(!session().isModified());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QCOMPARE(document().state().chosen.at("gamma"), ParameterValue(0.5));
    QCOMPARE(m_window->runs().runs().size(), std::size_t(3));
}

void TestWindowSession::doesNotReplaceAnother()
{
    const QString other = m_folder->filePath(QStringLiteral("b.fuzzylens"));
    QVERIFY(save());
    QVERIFY(QFile::rename(path(), other));
    QVERIFY(QFile::copy(other, path()));
    QVERIFY(change(0.4));
    QSignalSpy failed(&session(), &SessionController::saveFailed);
    session().save();
    QVERIFY(failed.wait(20000));
    QVERIFY2(failed.front()[0].toString().contains(QStringLiteral("replaced")),
             qPrintable(failed.front()[0].toString()));
    QVERIFY(session().isModified());
    const QString third = m_folder->filePath(QStringLiteral("c.fuzzylens"));
    QSignalSpy saved(&session(), &SessionController::saved);
    session().saveAs(third, false);
    QVERIFY(saved.wait(20000));
    QCOMPARE(session().path(), third);
    QVERIFY(!session().isModified());
}

void TestWindowSession::tablesTravelWithTheSession()
{
    QDir(m_folder->path()).mkdir(QStringLiteral("there"));
    const QString there = m_folder->filePath(QStringLiteral("there"));
    const QString data = there + QStringLiteral("/data.csv"), table = there + QStringLiteral("/table.csv");
    writeDataset(*demonstration(), data.toStdString(), {});
    QFile file(table);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sample,ward\n");
    const std::vector<std::string> names = demonstration()->sampleNames();
    for (std::size_t sample = 0; sample < names.size(); ++sample)
        file.write(QByteArray::fromStdString(names[sample] + (sample % 2 ? ",east\n" : ",west\n")));
    file.close();
    QSignalSpy settled(&document(), &Document::settled);
    document().openFile(data, {}, table);
    QVERIFY(settled.wait(20000));
    QSignalSpy saved(&session(), &SessionController::saved);
    session().saveAs(there + QStringLiteral("/a.fuzzylens"), false);
    QVERIFY(saved.wait(20000));
    m_window.reset();
    const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere"));
    QVERIFY(QDir().rename(there, elsewhere));
    m_window = openWindow(elsewhere + QStringLiteral("/a.fuzzylens"));
    QVERIFY(m_window);
    QVERIFY(document().dataset()->labelField("ward"));
    QCOMPARE(QString::fromStdString(document().input().sampleTables.at(0)),
             elsewhere + QStringLiteral("/table.csv"));
}

void TestWindowSession::arrangementsAreReadInAnotherLanguage()
{
    auto* order = m_window->findChild<QComboBox*>(QStringLiteral("weightsOrder"));
    QVERIFY(order);
    QVERIFY(order->count() > 1);
    Json arrangement = arrangementOf(m_window->workspace(), document().scene());
    Json* choice = nullptr;
    for (auto& [view, controls] : arrangement["views"].items())
        if (controls.contains("weightsOrder"))
            choice = &controls["weightsOrder"];
    QVERIFY(choice);
    const int other = order->currentIndex() == 0 ? 1 : 0;
    (*choice)["text"] = "Beitrag";
    (*choice)["index"] = other;
    arrange(arrangement, m_window->workspace(), document().scene());
    QCOMPARE(order->currentIndex(), other);
    (*choice)["of"] = order->count() + 1;  // of another list
    (*choice)["index"] = 1 - other;
    arrange(arrangement, m_window->workspace(), document().scene());
    QCOMPARE(order->currentIndex(), other);
}

void TestWindowSession::aFailedCopyChangesNoWish()
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
        document().openDataset(synthesize("rings", {}), QStringLiteral("Rings"), {"synth:rings", {}, {}});
        dialog->selectFile(path());
        QMetaObject::invokeMethod(dialog, "accept");
    });
    m_window->findChild<QAction*>(QStringLiteral("saveSession"))->trigger();
    QVERIFY(!session().isSaving());
    QVERIFY(!QFile::exists(path()));
    QVERIFY(m_window->findChild<NoticeBar*>()->isVisible());
}

void TestWindowSession::formerReadingsTravelToo()
{
    QDir(m_folder->path()).mkdir(QStringLiteral("there"));
    const QString there = m_folder->filePath(QStringLiteral("there"));
    writeDataset(*demonstration(), (there + QStringLiteral("/data.csv")).toStdString(), {});
    QSignalSpy settled(&document(), &Document::settled);
    document().openFile(there + QStringLiteral("/data.csv"));
    QVERIFY(settled.wait(20000));
    QSignalSpy tried(&document(), &Document::importTried);
    InputSpec otherwise = document().input();
    otherwise.import.missingTexts = {"-"};
    document().tryImport(otherwise);
    QVERIFY(tried.wait(20000));
    document().adopt(tried.front()[0].value<ImportTrial>(), document().state().label);
    QVERIFY(settled.wait(20000));
    QSignalSpy saved(&session(), &SessionController::saved);
    session().saveAs(there + QStringLiteral("/a.fuzzylens"), false);
    QVERIFY(saved.wait(20000));
    m_window.reset();
    const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere"));
    QVERIFY(QDir().rename(there, elsewhere));
    m_window = openWindow(elsewhere + QStringLiteral("/a.fuzzylens"));
    QVERIFY(m_window);
    const DatasetPtr open = document().dataset();
    QSignalSpy failed(&document(), &Document::readingFailed);
    document().undo();
    QTRY_VERIFY_WITH_TIMEOUT(document().dataset() != open || !failed.isEmpty(), 20000);
    QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : qPrintable(failed[0][0].toString()));
    QVERIFY(document().input().import.missingTexts != otherwise.import.missingTexts);
}

QTEST_MAIN(TestWindowSession)
#include "tst_window_session.moc"
