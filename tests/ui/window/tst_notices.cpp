// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_window.h"
#include "ui/panels/notice_bar.h"
#include "ui/session/session_controller.h"
#include "ui/theme/theme.h"
#include "ui/views/view.h"
#include "ui/window/open_actions.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Messages of the window about obstacles, and the offered actions.
class TestNotices : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }
    void aStateWithoutAFitSaysWhyInFull();
    void gapsAreFilledByOneClick();
    void theReasonForNoFitComesBack();
    void joiningKeepsTheFocusAndTheRecentFiles();
    void badFilesChangeNothing_data();
    void badFilesChangeNothing();
    void numbersThatCannotBeWrittenAreAnError();
    void aFitThatDidNotComeToRestIsNotCalledSettled();
    void nothingIsSettledWhileSomethingRuns();
    void picturesOfEarlierSettingsSaySo();
    void aTableOfSamplesIsOfferedToJoin();
    void aCollapsedPartitionIsFlagged();
    void notesAreCountedAndFound();
    void choosingASearchBringsItsPicture();
    void noticesMoveNothingAndAreWhole();
    void notesOfAFileAreToldOnceAndCounted();
    void aFitLargerThanMemoryIsOfferedAnyway();
    void noticesFollowTheTheme();

private:
    void openMixture();
    void openGaps();
    void joinLabels();
};

/// Also those that came before; a chosen theme is that of the next start.
void TestNotices::noticesFollowTheTheme()
{
    auto* notice = m_window->findChild<NoticeBar*>();
    notice->showError(QStringLiteral("no such file"));
    const auto asBefore = qScopeGuard([] { chooseTheme(std::nullopt); });
    for (const bool isDark : {true, false}) {
        chooseTheme(isDark);
        QTRY_COMPARE(Theme::of(QApplication::palette()).dark, isDark);
        const Theme theme = Theme::of(QApplication::palette());
        QTRY_COMPARE(notice->grab().toImage().pixelColor(notice->width() / 2, 4), theme.card);
        auto* text = notice->findChild<QLabel*>(QStringLiteral("noticeText"));
        QCOMPARE(text->palette().color(text->foregroundRole()), theme.text);
        QCOMPARE(chosenTheme(), std::optional(isDark));
        notice->showInformation(QStringLiteral("done"));
        QTRY_COMPARE(notice->grab().toImage().pixelColor(notice->width() / 2, 4), theme.card);
    }
}

void TestNotices::aStateWithoutAFitSaysWhyInFull()
{
    openDemonstration();
    Project& project = m_window->project();
    auto* notice = m_window->findChild<NoticeBar*>();
    AnalysisState next = project.state();
    next.chosen["clusters"] = std::int64_t(100000);
    project.change(next, QStringLiteral("test"));
    QTRY_VERIFY(!project.fitter().error().isEmpty());
    QVERIFY2(notice->text().startsWith(project.fitter().error(), Qt::CaseInsensitive), qPrintable(notice->text()));
    QVERIFY(notice->text().contains(QStringLiteral(". The views still show the previous fit")));
    const QList<QWidget*> veils = m_window->workspace().findChildren<QWidget*>(QStringLiteral("outdatedVeil"));
    QCOMPARE(veils.size(), qsizetype(m_window->workspace().cards().size()));
    for (const QWidget* veil : veils)
        QVERIFY(veil->isVisible() && !veil->accessibleName().isEmpty());
    project.undoStack().undo();
    QTRY_VERIFY(project.fitter().error().isEmpty());
    for (const QWidget* veil : veils)
        QVERIFY(!veil->isVisible());
    QTRY_VERIFY(notice->text().isEmpty());
}

/// A single probe gives all samples the same embedding; the fit reports it, and the agreement of its clusters with
/// the classes.
void TestNotices::aCollapsedPartitionIsFlagged()
{
    openMixture();
    Project& project = m_window->project();
    const auto* advice = m_window->findChild<QLabel*>(QStringLiteral("advice"));
    const auto* badge = m_window->findChild<QLabel*>(QStringLiteral("statusBadge"));
    const auto* facts = m_window->findChild<QLabel*>(QStringLiteral("statusFacts"));
    QVERIFY(advice && badge && facts);
    project.setMethod("mes");
    QTRY_VERIFY2(facts->text().contains(QStringLiteral(" % match ")), qPrintable(facts->text()));
    QTRY_COMPARE(badge->text(), QStringLiteral("● converged"));
    QVERIFY(!advice->isVisible());
    QVERIFY(facts->toolTip().contains(QStringLiteral("Rand index")));
    QVERIFY(facts->toolTip().contains(QStringLiteral("two centres")));
    project.setParameter("probes", std::int64_t(1), QStringLiteral("test"));
    QTRY_COMPARE(badge->text(), QStringLiteral("● collapsed"));
    QVERIFY(advice->isVisible());
    QVERIFY(advice->text().contains(QStringLiteral("All clusters have collapsed into one")));
    QVERIFY(advice->text().contains(QStringLiteral("single probe")));
    project.undo();
    QTRY_VERIFY(!advice->isVisible());
}

void TestNotices::gapsAreFilledByOneClick()
{
    openGaps();
    Project& project = m_window->project();
    auto* repair = find<QAbstractButton>(*m_window, "mendNotice");
    QVERIFY(repair->isVisible());
    repair->click();
    QTRY_VERIFY(project.fitter().error().isEmpty() && !project.fitter().job().isBusy());
    QVERIFY(project.scene().fit());
    QVERIFY(!repair->isVisible());
    QCOMPARE(project.state().steps.front().spec.text(), std::string("impute=knn:5"));
}

/// The same reason is no change of the project: the window says it again once nothing else is to be said.
void TestNotices::theReasonForNoFitComesBack()
{
    openGaps();
    Project& project = m_window->project();
    auto* notice = m_window->findChild<NoticeBar*>();
    auto* repair = find<QAbstractButton>(*m_window, "mendNotice");
    const auto isBack = [&] {
        return notice->text().compare(project.fitter().error(), Qt::CaseInsensitive) == 0 && repair->isVisible();
    };
    QTRY_VERIFY(isBack());
    joinLabels();
    QVERIFY2(notice->text().startsWith(QStringLiteral("Added labels.cls")), qPrintable(notice->text()));
    QVERIFY(!repair->isVisible());
    notice->findChild<QTimer*>()->start(1);  // its time is over
    QTRY_VERIFY2(isBack(), qPrintable(notice->text()));
    project.undoStack().undo();
    QTRY_VERIFY(!project.fitter().job().isBusy());
    QVERIFY2(isBack(), qPrintable(notice->text()));
    project.undoStack().redo();
    QTRY_VERIFY(!project.fitter().job().isBusy());
    QVERIFY2(isBack(), qPrintable(notice->text()));

    countAsSaved(*m_window);
    m_window->opening().openPath(m_folder.filePath(QStringLiteral("labels.cls")));
    QVERIFY(!repair->isVisible());
    project.loader().joining().cancel();
    QTRY_VERIFY2(isBack(), qPrintable(notice->text()));

    QSignalSpy failed(&project.loader(), &Loader::readingFailed);
    project.loader().join(write("other.csv", "name,tissue\nnobody,bone\n"));
    QVERIFY(failed.wait(20000));
    QTRY_VERIFY(!project.loader().joining().isBusy());
    QVERIFY2(notice->text().contains(QStringLiteral("other.csv")), qPrintable(notice->text()));
    find<QAbstractButton>(*m_window, "dismissNotice")->click();
    QVERIFY2(isBack(), qPrintable(notice->text()));
    find<QAbstractButton>(*m_window, "dismissNotice")->click();
    QVERIFY(notice->text().isEmpty());  // of this one it has been seen
}

void TestNotices::joiningKeepsTheFocusAndTheRecentFiles()
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    openGaps();
    QSignalSpy opened(m_window.get(), &MainWindow::opened);
    auto* label = find<QComboBox>(*m_window, "labelField");
    label->setFocus();
    joinLabels();
    QVERIFY(label->hasFocus());
    m_window->project().undoStack().undo();
    QVERIFY(label->hasFocus());
    QVERIFY(opened.isEmpty());
}

void TestNotices::badFilesChangeNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary junk") << QByteArray("\x00\x01\x02\xff\xfe\x00zz\x7f", 8).repeated(200);
    QTest::newRow("ragged rows") << QByteArray("s,label,a,b\nx,A,1,2\ny,B,1\n");
    QTest::newRow("text among numbers") << QByteArray("s,label,a,b\nx,A,1,2\ny,B,oops,4\nz,A,3,4\nw,B,5,6\n");
    QTest::newRow("broken gzip") << QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03zzz", 13);
}

void TestNotices::badFilesChangeNothing()
{
    QFETCH(QByteArray, content);
    openDemonstration();
    Project& project = m_window->project();
    const DatasetPtr before = project.dataset();
    const FitPtr fit = project.scene().fit();
    const QString path = m_folder.filePath(QStringLiteral("broken.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    QSignalSpy failed(&project.loader(), &Loader::readingFailed);
    countAsSaved(*m_window);
    m_window->opening().openPath(path);
    QTRY_COMPARE(failed.size(), 1);
    auto* notice = m_window->findChild<NoticeBar*>();
    QVERIFY(notice->text().contains(QStringLiteral("broken.csv")));
    QCOMPARE(project.dataset(), before);
    QCOMPARE(project.scene().fit(), fit);
}

void TestNotices::numbersThatCannotBeWrittenAreAnError()
{
    openDemonstration();
    auto fit = std::make_shared<Fit>(*m_window->project().scene().fit());
    auto result = std::make_shared<Result>(*fit->result);
    result->outcome.objective.front() = std::numeric_limits<double>::quiet_NaN();
    fit->result = result;
    m_window->project().scene().setFit(fit);
    const QString path = m_folder.filePath(QStringLiteral("result.json"));
    answerFileDialog(path);
    find<QAction>(*m_window, "saveResult")->trigger();
    const QString said = m_window->findChild<NoticeBar*>()->text();
    QVERIFY2(said.contains(QStringLiteral("exceeded the range of floating-point numbers")), qPrintable(said));
    QVERIFY(!QFile::exists(path));
}

void TestNotices::aFitThatDidNotComeToRestIsNotCalledSettled()
{
    openDemonstration();
    auto* badge = find<QLabel>(*m_window, "statusBadge");
    QVERIFY2(badge->text().contains(QStringLiteral("converged")), qPrintable(badge->text()));
    Project& project = m_window->project();
    AnalysisState next = project.state();
    next.chosen["tolerance"] = 0.0;
    next.chosen["max_iterations"] = std::int64_t(3);
    project.change(next, QStringLiteral("test"));
    QTRY_VERIFY(project.scene().fit()->result->outcome.stopped == Stopped::IterationLimit);
    QVERIFY2(badge->text().contains(QStringLiteral("stopped early")), qPrintable(badge->text()));
    QVERIFY(!badge->text().contains(QStringLiteral("converged")));
}

void TestNotices::nothingIsSettledWhileSomethingRuns()
{
    openDemonstration();
    auto* badge = find<QLabel>(*m_window, "statusBadge");
    auto* cancel = find<QAbstractButton>(*m_window, "cancelFit");
    QVERIFY(badge->text().contains(QStringLiteral("converged")));
    bool isWrong = false, wasBusy = false;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] {
        wasBusy = wasBusy || cancel->isVisible();
        isWrong = isWrong || (cancel->isVisible() && badge->text().contains(QStringLiteral("converged")));
    });
    watch.start(5);
    AnalysisState next = m_window->project().state();
    next.chosen["tolerance"] = 0.0;
    next.chosen["max_iterations"] = std::int64_t(100000);
    next.chosen["init"] = std::string("random");
    next.chosen["restarts"] = std::int64_t(1000);
    m_window->project().change(next, QStringLiteral("test"));
    QTRY_VERIFY(wasBusy);
    QTRY_VERIFY(badge->text().contains(QStringLiteral("computing")));
    cancel->click();
    QTRY_VERIFY(!cancel->isVisible());
    QVERIFY(!isWrong);
    QVERIFY2(!badge->text().contains(QStringLiteral("computing")), qPrintable(badge->text()));
}

void TestNotices::picturesOfEarlierSettingsSaySo()
{
    openDemonstration();
    Project& project = m_window->project();
    const auto* badge = find<QLabel>(*m_window, "statusBadge");
    const auto* facts = find<QLabel>(*m_window, "statusFacts");
    const QString settled = QStringLiteral("● converged"), earlier = QStringLiteral("● out of date");
    QStringList badges;  // with a fit on its way nothing else is said
    const QMetaObject::Connection watch = connect(&project, &Project::stateChanged, this, [&] {
        QTimer::singleShot(0, badge, [&] { badges << badge->text(); });
    });
    project.setParameter("gamma", 0.4, QStringLiteral("test"));
    QTRY_VERIFY(project.fitter().finalFit());
    QTRY_COMPARE(badge->text(), settled);
    QVERIFY(!badges.isEmpty() && !badges.contains(earlier));
    disconnect(watch);
    project.fitter().setLive(false);
    QCOMPARE(badge->text(), settled);
    project.setParameter("gamma", 0.6, QStringLiteral("test"));
    QCOMPARE(badge->text(), earlier);
    QVERIFY2(facts->text().contains(QStringLiteral("F5")), qPrintable(facts->text()));
    project.undo();
    QCOMPARE(badge->text(), settled);
    project.redo();
    QCOMPARE(badge->text(), earlier);
    find<QAction>(*m_window, "refit")->trigger();
    QTRY_COMPARE(badge->text(), settled);
    QVERIFY(!facts->text().contains(QStringLiteral("F5")));
}

void TestNotices::aTableOfSamplesIsOfferedToJoin()
{
    QByteArray data = "sample,class,a,b\n", about = "array,site,kind\n";
    for (int i = 0; i < 20; ++i) {
        const QByteArray name = 's' + QByteArray::number(i);
        data +=
            name + (i % 2 ? ",x," : ",y,") + QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + '\n';
        about += name + (i % 3 ? ",north," : ",south,") + (i % 4 ? "new\n" : "old\n");
    }
    QSignalSpy settled(&m_window->project().fitter(), &Fitter::fitted);
    countAsSaved(*m_window);
    m_window->opening().openPath(write("values.csv", data));
    QVERIFY(settled.wait(20000));
    countAsSaved(*m_window);
    m_window->opening().openPath(write("about.csv", about));
    auto* repair = find<QAbstractButton>(*m_window, "mendNotice");
    QTRY_VERIFY(repair->isVisible());
    QCOMPARE(repair->text(), QStringLiteral("Add annotations"));
    repair->click();
    QTRY_VERIFY(m_window->project().dataset()->labelField("site"));
    QCOMPARE(m_window->project().name(), QStringLiteral("values.csv"));
    // One about others is none.
    countAsSaved(*m_window);
    m_window->opening().openPath(write("others.csv", about.replace("s", "t")));
    QTRY_COMPARE(repair->text(), QStringLiteral("Import settings…"));
}

/// Data on which MES finds clusters by its default settings.
void TestNotices::openMixture()
{
    QSignalSpy settled(&m_window->project().fitter(), &Fitter::fitted);
    m_window->project().open(synthesize("mixture"), QStringLiteral("mixture"), {"synth:mixture", {}, {}});
    QVERIFY(settled.wait(20000));
}

/// Twenty samples, of which one lacks a value.
void TestNotices::openGaps()
{
    QString text = QStringLiteral("sample,class,a,b,c\n");
    for (int i = 0; i < 20; ++i)
        text += QStringLiteral("s%1,%2,%3,%4,%5\n")
                    .arg(i)
                    .arg(i % 2 ? "x" : "y")
                    .arg(i % 7)
                    .arg(i == 4 ? QString() : QString::number(i % 5))
                    .arg(i % 3);
    countAsSaved(*m_window);
    m_window->opening().openPath(write("gaps.csv", text.toUtf8()));
    Project& project = m_window->project();
    QTRY_VERIFY(!project.state().steps.empty() && project.state().steps.front().spec.name == "impute");
    AnalysisState next = project.state();
    next.steps.erase(next.steps.begin());  // which fills them
    project.open(project.dataset(), QStringLiteral("gaps.csv"), project.input(), next);
    QTRY_VERIFY(!project.fitter().error().isEmpty());
}

void TestNotices::joinLabels()
{
    QSignalSpy joined(&m_window->project().loader(), &Loader::joined);
    countAsSaved(*m_window);
    m_window->opening().openPath(write("labels.cls", "20 2 1\n# u v\n" + QByteArray("0 1 ").repeated(10) + '\n'));
    QVERIFY(joined.wait(20000));
    QTRY_VERIFY(!m_window->project().fitter().job().isBusy());
}

/// They may lie below what is in sight of the parameters, and a green "settled" says nothing of them.
void TestNotices::notesAreCountedAndFound()
{
    openMixture();
    Project& project = m_window->project();
    auto* notes = m_window->findChild<QToolButton*>(QStringLiteral("statusNotes"));
    const auto* advice = m_window->findChild<QLabel*>(QStringLiteral("advice"));
    auto* scroll = m_window->findChild<QScrollArea*>(QStringLiteral("sidePanelScroll"));
    QVERIFY(notes && advice && scroll);
    project.setMethod("mes");
    project.setParameter("beta", 1e6, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(notes->isVisible(), 20000);
    QTRY_COMPARE(notes->text(), QStringLiteral("2 notes"));
    m_window->resize(m_window->width(), m_window->minimumSizeHint().height());
    scroll->verticalScrollBar()->setValue(0);
    notes->click();
    const QRect sight(QPoint(0, 0), scroll->viewport()->size());
    QTRY_VERIFY(sight.contains(QRect(advice->mapTo(scroll->viewport(), QPoint(0, 0)), advice->size())));
    project.undoStack().undo();
    QTRY_VERIFY_WITH_TIMEOUT(!notes->isVisible(), 20000);
}

void TestNotices::choosingASearchBringsItsPicture()
{
    openDemonstration();
    Project& project = m_window->project();
    project.setMethod("mes");
    QTRY_VERIFY_WITH_TIMEOUT(project.fitter().isPrepared(), 20000);
    const auto isInFront = [this] {
        const auto* view = m_window->findChild<View*>(QStringLiteral("annealingView"));
        return view && view->isVisible();
    };
    QVERIFY(!isInFront());
    project.setParameter("selection", std::string("annealing"), QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(isInFront(), 20000);
}

/// They lie over the lower edge of the pictures, which have no controls there.
void TestNotices::noticesMoveNothingAndAreWhole()
{
    openDemonstration();
    auto* notice = m_window->findChild<NoticeBar*>();
    const auto* text = find<QLabel>(*m_window, "noticeText");
    processDueEvents();  // the layout of the cards after the fit
    std::vector<QRect> before;
    for (const QWidget* card : m_window->workspace().cards())
        before.emplace_back(card->mapTo(m_window.get(), QPoint(0, 0)), card->size());
    for (const QString& said : {QStringLiteral("Saved."), QStringLiteral("A long sentence. ").repeated(30)}) {
        notice->showError(said);
        notice->offer(QStringLiteral("Mend"), [] {});
        QTest::qWait(0);
        QVERIFY(notice->isVisible());
        const QRect workspace(m_window->workspace().mapTo(m_window.get(), QPoint(0, 0)),
                              m_window->workspace().size());
        QVERIFY(workspace.contains(QRect(notice->mapTo(m_window.get(), QPoint(0, 0)), notice->size())));
        QVERIFY2(text->height() >= text->heightForWidth(text->width()), qPrintable(said));
        std::vector<QRect> now;
        for (const QWidget* card : m_window->workspace().cards())
            now.emplace_back(card->mapTo(m_window.get(), QPoint(0, 0)), card->size());
        QVERIFY(now == before);
    }
    notice->showError(QStringLiteral("Saved."));
    QTest::qWait(0);
    QVERIFY(text->height() < 2 * text->fontMetrics().height());
    m_window->resize(m_window->width() - 60, m_window->height() - 40);
    QTRY_VERIFY(notice->mapTo(m_window.get(), QPoint(0, notice->height())).y() <
                m_window->workspace().mapTo(m_window.get(), QPoint(0, m_window->workspace().height())).y());
}

/// Opening the session again repeats no message.
void TestNotices::notesOfAFileAreToldOnceAndCounted()
{
    QByteArray text = "sample,class,a,a\n";
    for (int i = 0; i < 20; ++i)
        text += 's' + QByteArray::number(i) + (i % 2 ? ",x," : ",y,") + QByteArray::number(i % 7) + ',' +
                QByteArray::number(i % 5) + '\n';
    QSignalSpy settled(&m_window->project().fitter(), &Fitter::fitted);
    countAsSaved(*m_window);
    m_window->opening().openPath(write("twice.csv", text));
    QVERIFY(settled.wait(20000));
    auto* notice = m_window->findChild<NoticeBar*>();
    QVERIFY2(notice->text().contains(QStringLiteral("was opened with 1 import warning")),
             qPrintable(notice->text()));
    QCOMPARE(find<QAbstractButton>(*m_window, "mendNotice")->text(), QStringLiteral("Show…"));
    QSignalSpy saved(&m_window->session(), &SessionController::saved);
    const QString path = m_folder.filePath(QStringLiteral("twice.fuzzylens"));
    m_window->session().saveAs(path, true);
    QVERIFY(saved.wait(20000));
    MainWindow other;
    QSignalSpy opened(&other.session(), &SessionController::opened);
    m_window.reset();
    other.opening().openPath(path);
    QVERIFY(opened.wait(20000));
    QCOMPARE(other.findChild<NoticeBar*>()->text(), QString());
}

void TestNotices::aFitLargerThanMemoryIsOfferedAnyway()
{
    openDemonstration();
    Project& project = m_window->project();
    auto* notice = m_window->findChild<NoticeBar*>();
    auto* repair = find<QAbstractButton>(*m_window, "mendNotice");
    FitAnswer answer;
    answer.state = project.state();
    answer.error = QStringLiteral("this requires about 9.0 GB of memory, but only 1.0 GB are available");
    answer.lacksMemory = true;
    project.fitter().job().request([answer](const Progress&) { return answer; });
    QTRY_VERIFY(notice->text().startsWith(answer.error, Qt::CaseInsensitive));
    QCOMPARE(repair->text(), QStringLiteral("Fit anyway"));
    QVERIFY(repair->isVisible() && !QApplication::activeModalWidget());
    repair->click();
    QVERIFY(notice->text().isEmpty());
    QTRY_VERIFY(project.fitter().finalFit() && project.fitter().error().isEmpty());
}

QTEST_MAIN(TestNotices)
#include "tst_notices.moc"
