// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions whose pictures were not of the settings when they were saved.
#include "core/export/writer.h"
#include "tests/ui/session/session_window_test.h"
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
    QSignalSpy settled(&document(), &Document::settled);
    act();
    return settled.wait(20000);
}

bool TestSessionOutdated::openTable()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    return settle([&] { document().openFile(data); });
}

/// A table with another field of labels.
bool TestSessionOutdated::join()
{
    QFile table(m_folder->filePath(QStringLiteral("table.csv")));
    if (!table.open(QIODevice::WriteOnly))
        return false;
    table.write("sample,ward\n");
    const std::vector<std::string> names = document().dataset()->sampleNames();
    for (std::size_t sample = 0; sample < names.size(); ++sample)
        table.write(QByteArray::fromStdString(names[sample] + (sample % 2 ? ",east\n" : ",west\n")));
    table.close();
    QSignalSpy changed(&document(), &Document::datasetChanged);
    document().join(table.fileName());
    return changed.wait(20000);
}

// Without live updates the views show the previous settings, until a fit is requested.
void TestSessionOutdated::whatIsOutdatedStaysSo()
{
    QVERIFY(rest() || !m_window->runs().runs().empty());
    document().setLive(false);
    document().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
    m_window->workspace().bring(QStringLiteral("features"));
    const FitPtr fit = document().scene().fit();
    QVERIFY(save());
    const Json arrangement = arrangementOf(m_window->workspace(), document().scene());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(!document().isLive());
    QCOMPARE(document().state().chosen.at("gamma"), ParameterValue(0.4));
    const FitPtr again = document().scene().fit();
    QVERIFY(sameOutcome(*again, *fit));
    QVERIFY(again->result->parameters == fit->result->parameters);
    QVERIFY(!document().settledFit());
    QVERIFY(m_window->runs().current() && m_window->runs().current()->isWhole);
    QVERIFY(arrangementOf(m_window->workspace(), document().scene()) == arrangement);
    QTest::qWait(600);
    QCOMPARE(document().scene().fit(), again);
    QVERIFY(!session().isModified());
    QSignalSpy settled(&document(), &Document::settled);
    document().refit();
    QVERIFY(settled.wait(20000));
    QVERIFY(!sameOutcome(*document().scene().fit(), *fit));
}

// It is on screen, if for a moment only.
void TestSessionOutdated::whatWasNotRestedOnStaysToo()
{
    QVERIFY(change(0.3));
    const FitPtr fit = document().scene().fit();
    document().setLive(false);
    document().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
    QVERIFY(!m_window->runs().current());
    QVERIFY(save());
    QVERIFY(m_window->runs().current());
    QCOMPARE(m_window->runs().current()->state.chosen.at("gamma"), ParameterValue(0.3));
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(sameOutcome(*document().scene().fit(), *fit));
    QVERIFY(document().isOutdated());
}

void TestSessionOutdated::savedBeforeItIsShownItIsStillKnown()
{
    QVERIFY(change(0.3));
    const FitPtr fit = document().scene().fit();
    document().setLive(false);
    document().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
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
    QVERIFY(sameOutcome(*document().scene().fit(), *fit));
}

// The pairs have changed, and the session was kept before their fit came.
void TestSessionOutdated::noFitIsTakenForThatOfOtherPairs()
{
    const auto link = [this](int other) {
        AnalysisState next = document().state();
        next.method = "sffd";
        next.chosen.clear();
        next.pairs = requestedPairs(PairSet{{{0, other}}, {{1, other}}});
        document().change(next, QStringLiteral("pairs"));
    };
    QVERIFY(settle([&] { link(50); }));
    QVERIFY(save());
    const FitPtr first = document().scene().fit();
    QSignalSpy settled(&document(), &Document::settled);
    link(80);
    QVERIFY(save());
    QTRY_VERIFY(!settled.isEmpty());
    const FitPtr second = document().scene().fit();
    QVERIFY(!sameNumbers(*first, *second));
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QTRY_VERIFY(document().settledFit());
    QVERIFY(sameNumbers(*document().scene().fit(), *second));
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
        AnalysisState next = document().state();
        next.label = "ward";
        QVERIFY(settle([&] { document().change(next, QStringLiteral("label")); }));
        m_window->runs().keep();
        document().setLive(false);
        document().undo();
        document().undo();
        QVERIFY(!document().dataset()->labelField("ward"));
    } else {
        m_window->runs().keep();
        document().setLive(false);
        QVERIFY(join());
        document().setParameter("gamma", 0.4, QStringLiteral("change of gamma"));
    }
    QVERIFY(save());
    const AnalysisState state = document().state();
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(document().state() == state);
    QVERIFY2(document().error().isEmpty(), qPrintable(document().error()));
    QVERIFY(document().settledFit() && document().settledFit() == document().scene().fit());
    const QString said = m_window->findChild<NoticeBar*>()->text();
    QVERIFY2(!said.contains(QStringLiteral("other data")), qPrintable(said));
}

QTEST_MAIN(TestSessionOutdated)
#include "tst_session_outdated.moc"
