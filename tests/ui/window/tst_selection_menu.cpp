// SPDX-License-Identifier: GPL-3.0-or-later
// Selections that have names.
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/window/selection_menu.h"

#include <QMenu>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestSelectionMenu : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        m_window = windowOnTheDemonstration();
        QVERIFY(m_window);
    }
    void cleanup() { m_window.reset(); }
    void aNameSelectsAgain();
    void namingAndForgettingAreUndone();
    void nothingHasNoName();
    void samplesLeftOutAreNotSelected();
    void noFitFollows();

private:
    Project& project() { return m_window->project(); }
    SelectionMenu& menu() { return *m_window->findChild<SelectionMenu*>(); }
    void select(int first, int last)
    {
        std::vector<bool> selected(std::size_t(project().scene().selection().size()), false);
        std::fill(selected.begin() + first, selected.begin() + last, true);
        project().scene().selection().set(selected);
    }
    QStringList entries()
    {
        auto* named = m_window->findChild<QAction*>(QStringLiteral("namedSelections"))->menu();
        emit named->aboutToShow();
        QStringList texts;
        for (const QAction* action : named->actions())
            texts << action->text();
        return texts;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestSelectionMenu::aNameSelectsAgain()
{
    QVERIFY(!m_window->findChild<QAction*>(QStringLiteral("nameSelection"))->isEnabled());
    select(2, 9);
    QVERIFY(m_window->findChild<QAction*>(QStringLiteral("nameSelection"))->isEnabled());
    menu().name(QStringLiteral("early & odd"));
    QCOMPARE(entries().front(), QStringLiteral("early && odd (7 samples)"));
    const std::vector<bool> rows = project().selectedRows();
    project().scene().selection().clear();
    menu().select(QStringLiteral("early & odd"));
    QVERIFY(project().selectedRows() == rows);
}

void TestSelectionMenu::namingAndForgettingAreUndone()
{
    select(0, 3);
    menu().name(QStringLiteral("three"));
    menu().forget(QStringLiteral("three"));
    QCOMPARE(entries(), QStringList{QStringLiteral("none yet")});
    project().undo();
    QCOMPARE(entries().front(), QStringLiteral("three (3 samples)"));
    project().undo();
    QCOMPARE(entries(), QStringList{QStringLiteral("none yet")});
}

void TestSelectionMenu::nothingHasNoName()
{
    menu().name(QStringLiteral("nobody"));
    select(0, 3);
    menu().name({});
    QVERIFY(project().state().namedSelections.empty());
}

void TestSelectionMenu::samplesLeftOutAreNotSelected()
{
    select(0, 3);
    menu().name(QStringLiteral("three"));
    AnalysisState next = project().state();
    next.leftOutSamples.insert(project().dataset()->sampleNames()[1]);
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().change(next, QStringLiteral("leaving out"));
    QVERIFY(settled.wait(20000));
    project().scene().selection().clear();
    menu().select(QStringLiteral("three"));
    QCOMPARE(project().scene().selection().count(), 2);
}

void TestSelectionMenu::noFitFollows()
{
    const FitPtr fit = project().scene().fit();
    select(0, 3);
    menu().name(QStringLiteral("three"));
    finishJobs();
    QCOMPARE(project().scene().fit(), fit);
}

QTEST_MAIN(TestSelectionMenu)
#include "tst_selection_menu.moc"
