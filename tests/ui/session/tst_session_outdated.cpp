// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions whose pictures were not of the settings when they were saved.
#include "core/export/writer.h"
#include "tests/ui/session/session_window_test.h"
#include "tests/ui/support/event_loop.h"
#include "ui/panels/notice_bar.h"
#include "ui/session/arrangement.h"
#include "ui/workspaces/explore_workspace.h"

#include <QFile>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestSessionOutdated : public SessionWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openFirst(); }
    void cleanup() { closeAll(); }
    void whatIsOutdatedStaysSo();
    void whatWasNotRestedOnStaysToo();
    void savedBeforeItIsShownItIsStillKnown();
    void noFitIsTakenForThatOfOtherPairs();
    void ofOtherDataTheSettingsAreFitted_data();
    void ofOtherDataTheSettingsAreFitted();

private:
    bool openTable();
    bool join();
    bool settle(const std::function<void()>& act);
};

bool TestSessionOutdated::settle(const std::function<void()>& act)
{
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    act();
    return settled.wait(20000);
}

bool TestSessionOutdated::openTable()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    return settle([&] { project().loader().open(data); });
}

/// A table with another field of labels.
bool TestSessionOutdated::join()
{
    QFile table(m_folder->filePath(QStringLiteral("table.csv")));
    if (!table.open(QIODevice::WriteOnly))
        return false;
    table.write("sample,ward\n");
    const std::vector<std::string> names = project().dataset()->sampleNames();
    for (std::size_t sample = 0; sample < names.size(); ++sample)
        table.write(QByteArray::fromStdString(names[sample] + (sample % 2 ? ",east\n" : ",west\n")));
    table.close();
    QSignalSpy changed(&project(), &Project::datasetChanged);
    project().loader().join(table.fileName());
    return changed.wait(20000);
}

// Without live updates the views show the previous settings, until a fit is requested.
void TestSessionOutdated::whatIsOutdatedStaysSo()
{
    QVERIFY(rest() || !m_window->runs().runs().empty());
    project().fitter().setLive(false);
    project().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
    m_window->workspace().bring(QStringLiteral("features"));
    const FitPtr fit = project().scene().fit();
    fireTimers(*m_window);  // the verdict changes the size of the cards
    finishJobs();
    QVERIFY(save());
    const Json arrangement = arrangementOf(m_window->workspace(), project().scene());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(!project().fitter().isLive());
    QCOMPARE(project().state().chosen.at("gamma"), ParameterValue(0.4));
    const FitPtr again = project().scene().fit();
    QVERIFY(sameOutcome(*again, *fit));
    QVERIFY(again->result->parameters == fit->result->parameters);
    QVERIFY(!project().fitter().finalFit());
    QVERIFY(m_window->runs().current() && m_window->runs().current()->isLoaded);
    fireTimers(*m_window);
    finishJobs();
    QVERIFY(arrangementOf(m_window->workspace(), project().scene()) == arrangement);
    fireTimers(*m_window);
    finishJobs();
    QCOMPARE(project().scene().fit(), again);
    QVERIFY(!session().isModified());
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().fitter().refit();
    QVERIFY(settled.wait(20000));
    QVERIFY(!sameOutcome(*project().scene().fit(), *fit));
}

// It is on screen, if for a moment only.
void TestSessionOutdated::whatWasNotRestedOnStaysToo()
{
    QVERIFY(change(0.3));
    const FitPtr fit = project().scene().fit();
    project().fitter().setLive(false);
    project().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
    QVERIFY(!m_window->runs().current());
    QVERIFY(save());
    QVERIFY(m_window->runs().current());
    QCOMPARE(m_window->runs().current()->state.chosen.at("gamma"), ParameterValue(0.3));
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(sameOutcome(*project().scene().fit(), *fit));
    QVERIFY(project().fitter().isOutdated());
}

void TestSessionOutdated::savedBeforeItIsShownItIsStillKnown()
{
    QVERIFY(change(0.3));
    const FitPtr fit = project().scene().fit();
    project().fitter().setLive(false);
    project().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
    QVERIFY(save());
    m_window.reset();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QSignalSpy saved(&session(), &SessionController::saved);
    connect(&session(), &SessionController::opened, m_window.get(), [this] { session().save(); });
    session().open(path());
    QVERIFY(saved.wait(20000));
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(sameOutcome(*project().scene().fit(), *fit));
}

// The pairs have changed, and the session was kept before their fit came.
void TestSessionOutdated::noFitIsTakenForThatOfOtherPairs()
{
    const auto link = [this](int other) {
        AnalysisState next = project().state();
        next.method = "sffd";
        next.chosen.clear();
        next.pairs = requestedPairs(PairSet{{{0, other}}, {{1, other}}});
        project().change(next, QStringLiteral("pairs"));
    };
    QVERIFY(settle([&] { link(50); }));
    QVERIFY(save());
    const FitPtr first = project().scene().fit();
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    link(80);
    QVERIFY(save());
    QTRY_VERIFY(!settled.isEmpty());
    const FitPtr second = project().scene().fit();
    QVERIFY(!sameNumbers(*first, *second));
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QTRY_VERIFY(project().fitter().finalFit());
    QVERIFY(sameNumbers(*project().scene().fit(), *second));
}

void TestSessionOutdated::ofOtherDataTheSettingsAreFitted_data()
{
    QTest::addColumn<bool>("isTableGone");
    QTest::newRow("the table it was of is gone") << true;
    QTest::newRow("a table has come since") << false;
}

void TestSessionOutdated::ofOtherDataTheSettingsAreFitted()
{
    QFETCH(bool, isTableGone);
    QVERIFY(openTable());
    if (isTableGone) {
        QVERIFY(join());
        AnalysisState next = project().state();
        next.label = "ward";
        QVERIFY(settle([&] { project().change(next, QStringLiteral("label")); }));
        m_window->runs().keep();
        project().fitter().setLive(false);
        project().undo();
        project().undo();
        QVERIFY(!project().dataset()->labelField("ward"));
    } else {
        m_window->runs().keep();
        project().fitter().setLive(false);
        QVERIFY(join());
        project().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
    }
    QVERIFY(save());
    const AnalysisState state = project().state();
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(project().state() == state);
    QVERIFY2(project().fitter().error().isEmpty(), qPrintable(project().fitter().error()));
    QVERIFY(project().fitter().finalFit() && project().fitter().finalFit() == project().scene().fit());
    const QString said = m_window->findChild<NoticeBar*>()->text();
    QVERIFY2(!said.contains(QStringLiteral("other data")), qPrintable(said));
}

QTEST_MAIN(TestSessionOutdated)
#include "tst_session_outdated.moc"
