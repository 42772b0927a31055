// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/plot/view_table.h"
#include "ui/runs/comparison_dialog.h"
#include "ui/runs/comparison_picture.h"
#include "ui/runs/run_history.h"
#include "ui/runs/run_model.h"
#include "ui/runs/run_picture.h"
#include "ui/runs/runs_panel.h"
#include "ui/theme/core_text.h"

#include <QAccessible>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestRunHistory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void whatIsRestedOnIsKept();
    void whatIsPassedOverIsNot();
    void theSameFitIsTheSameRun();
    void reopeningComputesNothing();
    void namingPinningAndDeletingAreUndone();
    void theListIsSearchedAndOrdered();
    void otherDataHaveOtherRuns();
    void aRunOfAnotherReadingStaysWhatItWas();
    void twoRunsAreCompared();
    void comparedScoresSayWhereLabelsWentInto();
    void theComparisonIsWalkedByKeys();
    void thePartsOfAComparison();
    void thePanelByKeys();
    void namingByKeysReopensNothing();
    void whatWasDeletedIsNotKeptAtOnceAgain();
    void timesInWords();

private:
    Project& project() { return m_window->project(); }
    RunHistory& history() { return m_window->runs(); }
    /// Fits with another fuzziness and rests on it.
    bool rest(double gamma)
    {
        const std::size_t before = history().runs().size();
        QSignalSpy fitted(&project().fitter(), &Fitter::fitted);
        project().setParameter("gamma", gamma, QStringLiteral("test"));
        if (!fitted.wait(20000))
            return false;
        fireTimers(history());
        return history().runs().size() > before;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestRunHistory::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
    fireTimers(history());
    QCOMPARE(history().runs().size(), std::size_t(1));
}

void TestRunHistory::whatIsRestedOnIsKept()
{
    const RunPtr run = history().runs().front();
    QCOMPARE(run->fit, project().scene().fit());
    QCOMPARE(history().current(), run);
    QVERIFY(run->state == project().state());
    QVERIFY(titleOf(*run).startsWith(QStringLiteral("SFP")));
    QTRY_VERIFY_WITH_TIMEOUT(history().runs().front()->verdict, 20000);
    QVERIFY(scoreOf(*history().runs().front()).startsWith(QStringLiteral("cross-validation")));
    QImage picture(152, 112, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintRunPicture(painter, picture.rect(), *run->fit, Theme::paper());
    painter.end();
    QImage empty(picture.size(), picture.format());
    empty.fill(Qt::transparent);
    QVERIFY(picture != empty);
}

void TestRunHistory::whatIsPassedOverIsNot()
{
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    for (const double gamma : {0.2, 0.3, 0.4}) {
        project().setParameter("gamma", gamma, QStringLiteral("test"));
        QVERIFY(settled.wait(20000));
    }
    fireTimers(history());
    QVERIFY(!hasActiveTimer(history()));
    QCOMPARE(history().runs().size(), std::size_t(2));
    QCOMPARE(history().runs().back()->fit, project().scene().fit());
}

void TestRunHistory::theSameFitIsTheSameRun()
{
    QVERIFY(rest(0.5));
    project().undo();
    QTRY_COMPARE(history().current(), history().runs().front());
    fireTimers(history());
    QVERIFY(!hasActiveTimer(history()));
    QCOMPARE(history().runs().size(), std::size_t(2));
}

void TestRunHistory::reopeningComputesNothing()
{
    QVERIFY(rest(0.5));
    const RunPtr first = history().runs().front();
    QSignalSpy started(&project().fitter().job(), &JobBase::started);
    history().reopen(first->id);
    QTRY_COMPARE(project().scene().fit(), first->fit);
    QVERIFY(project().state() == first->state);
    QCOMPARE(started.count(), 0);
    project().undo();
    QTRY_COMPARE(project().scene().fit(), history().runs().back()->fit);
}

/// The same file read otherwise: the same names, SHA-256 and settings, other values.
void TestRunHistory::aRunOfAnotherReadingStaysWhatItWas()
{
    const RunPtr first = history().runs().front();
    DatasetParts parts = project().dataset()->parts();
    Eigen::MatrixXd values = parts.values.dense()->map();
    for (Index sample = 0; sample < values.rows(); sample += 2)
        values.row(sample).reverseInPlace();
    parts.values = std::make_shared<const AlignedMatrix>(AlignedMatrix::copyOf(values));
    ImportTrial trial;
    trial.input = project().input();
    trial.input.import.missingTexts = {"-"};
    trial.data = std::make_shared<const Dataset>(std::move(parts));
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().adopt(trial, project().state().label);
    QVERIFY(settled.wait(20000));
    QVERIFY(rest(0.5));

    QSignalSpy told(&history(), &RunHistory::reopenedOnOtherData);
    history().reopen(first->id);
    QTRY_COMPARE_WITH_TIMEOUT(told.count(), 1, 20000);
    QVERIFY(project().state().sameFit(first->state));
    const FitPtr fit = project().scene().fit();
    QCOMPARE(fit->original, trial.data);
    QVERIFY(fit->result->outcome.memberships != first->fit->result->outcome.memberships);
    QCOMPARE(history().run(first->id)->fit, first->fit);
}

void TestRunHistory::namingPinningAndDeletingAreUndone()
{
    const int id = history().runs().front()->id;
    history().rename(id, QStringLiteral("  the good one "));
    QCOMPARE(titleOf(*history().run(id)), QStringLiteral("the good one"));
    history().setPinned(id, true);
    QVERIFY(history().run(id)->isPinned);
    history().remove({id});
    QVERIFY(!history().run(id));
    project().undo();
    QVERIFY(history().run(id)->isPinned);
    project().undo();
    QVERIFY(!history().run(id)->isPinned);
    project().undo();
    QVERIFY(history().run(id)->name.isEmpty());
    project().redo();
    QCOMPARE(history().run(id)->name, QStringLiteral("the good one"));
}

void TestRunHistory::theListIsSearchedAndOrdered()
{
    QVERIFY(rest(0.5));
    QVERIFY(rest(0.7));
    RunModel model(history());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.runAt(0), history().runs().back());
    const int first = history().runs().front()->id;
    history().setPinned(first, true);
    QCOMPARE(model.runAt(0)->id, first);
    history().rename(first, QStringLiteral("where it began"));
    model.search(QStringLiteral("BEGAN where"));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.runAt(0)->id, first);
    model.search(QStringLiteral("no such run"));
    QCOMPARE(model.rowCount(), 0);
}

void TestRunHistory::otherDataHaveOtherRuns()
{
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().open(synthesize("rings"), QStringLiteral("rings"), {"synth:rings", {}, {}});
    QCOMPARE(history().runs().size(), std::size_t(0));
    QVERIFY(settled.wait(20000));
    fireTimers(history());
    QCOMPARE(history().runs().size(), std::size_t(1));
}

void TestRunHistory::twoRunsAreCompared()
{
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().setMethod("kmeans");
    QTRY_COMPARE_WITH_TIMEOUT(history().runs().size(), std::size_t(2), 20000);
    const RunPtr one = history().runs()[0], other = history().runs()[1];
    ComparisonDialog dialog(one, other);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto* picture = dialog.findChild<ComparisonPicture*>();
    QVERIFY(picture->description().contains(QStringLiteral("90 samples")));
    QVERIFY(picture->description().contains(titleOf(*one)));
    const QImage drawn = dialog.grab().toImage();
    QVERIFY(!drawn.isNull());
}

/// A run whose fit uses the labels, compared with one that does not.
void TestRunHistory::comparedScoresSayWhereLabelsWentInto()
{
    project().setMethod("kmeans");
    QTRY_COMPARE_WITH_TIMEOUT(history().runs().size(), std::size_t(2), 20000);
    const RunPtr blind = history().runs().back();
    QCOMPARE(blind->fit->result->method, std::string("kmeans"));
    auto result = std::make_shared<Result>(*blind->fit->result);
    result->method = "lda";
    auto fit = std::make_shared<Fit>(*blind->fit);
    fit->result = std::move(result);
    auto guided = std::make_shared<Run>(*blind);
    guided->fit = std::move(fit);
    guided->verdict = nullptr;
    ComparisonDialog dialog(blind, guided);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    const auto* figures = dialog.findChild<QTableWidget*>(QStringLiteral("comparisonFigures"));
    QStringList marked;
    for (int row = 0; row < figures->rowCount(); ++row) {
        QVERIFY(!figures->item(row, 1)->text().contains(QStringLiteral("uses")));
        if (figures->item(row, 2)->text().endsWith(QStringLiteral(" (uses the labels)")))
            marked << figures->item(row, 0)->text();
    }
    QCOMPARE(marked.size(), qsizetype(6));  // all that compares clusters with classes
    QVERIFY(marked.contains(shownName("matched_accuracy")));
    QVERIFY(scoreOf(*guided).endsWith(QStringLiteral(" (uses the labels)")));
    QVERIFY(!scoreOf(*blind).contains(QStringLiteral("uses")));
}

void TestRunHistory::theComparisonIsWalkedByKeys()
{
    QVERIFY(rest(0.5));
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().setMethod("fcm");
    QTRY_COMPARE_WITH_TIMEOUT(history().runs().size(), std::size_t(3), 20000);
    ComparisonDialog dialog(history().runs()[1], history().runs()[2]);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* picture = dialog.findChild<ComparisonPicture*>();
    picture->setFocus();
    const QImage before = picture->grab().toImage();
    const int parts = int(picture->parts().size());
    QVERIFY(parts >= 3);
    const ViewTable table(picture->toCsv());
    QCOMPARE(table.rowCount(), parts);
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(picture);
    QVERIFY(access->tableInterface());
    QCOMPARE(access->tableInterface()->rowCount(), parts);
    QCOMPARE(access->text(QAccessible::Description), picture->description());
    for (int part = 0; part < parts; ++part) {
        QTest::keyClick(picture, Qt::Key_Down);
        QCOMPARE(picture->cursor(), part);
        QCOMPARE(access->text(QAccessible::Description), table.rowText(part));
        QCOMPARE(access->tableInterface()->cellAt(part, 0)->text(QAccessible::Name),
                 picture->parts()[std::size_t(part)].what);
        if (part == 0)
            QVERIFY(picture->grab().toImage() != before);
    }
    QTest::keyClick(picture, Qt::Key_Down);
    QCOMPARE(picture->cursor(), parts - 1);
    QTest::keyClick(picture, Qt::Key_Home);
    QCOMPARE(picture->cursor(), 0);
    QTest::keyClick(picture, Qt::Key_Escape);
    QCOMPARE(access->text(QAccessible::Description), picture->description());
    const auto* tabs = dialog.findChild<QTabWidget*>(QStringLiteral("comparisonTabs"));
    QCOMPARE(qobject_cast<QTableView*>(tabs->widget(1))->model()->rowCount(), parts);
}

/// Two clusters that have each other's samples for the most part, one that has none.
void TestRunHistory::thePartsOfAComparison()
{
    ResultComparison comparison;
    comparison.table = (Eigen::MatrixXi(2, 3) << 1, 9, 0, 8, 0, 2).finished();
    comparison.matchedTo = {1, 0};
    comparison.samples = 20;
    comparison.moved = 3;
    comparison.weights = {{"grown", 0.1, 0.4}, {"same", 0.2, 0.2}, {"shrunk, and how", 0.7, 0.4}};
    const QString expected =
        QStringLiteral("part,first,second,both\n"
                       "\"Cluster 1 of the first run, matched to cluster 2 of the second run\",10,9,9\n"
                       "\"Cluster 2 of the first run, matched to cluster 1 of the second run\",10,9,8\n"
                       "\"Cluster 3 of the second run, without a match\",,2,\n"
                       "Samples that moved from cluster 1 to cluster 1 of the second run,,,1\n"
                       "Samples that moved from cluster 2 to cluster 3 of the second run,,,2\n"
                       "grown gained weight,0.1,0.4,\n"
                       "\"shrunk, and how lost weight\",0.7,0.4,\n");
    QCOMPARE(csvOf(partsOf(comparison, 10)), expected);
    QCOMPARE(partsOf(comparison, 0).size(), std::size_t(5));
    comparison.samples = 0;
    QCOMPARE(partsOf(comparison, 10).size(), std::size_t(2));
}

void TestRunHistory::namingByKeysReopensNothing()
{
    QVERIFY(rest(0.5));
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
    auto* list = m_window->findChild<QListView*>(QStringLiteral("runList"));
    QTRY_VERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Down);
    const RunPtr first = history().runs().front();
    const FitPtr shown = project().scene().fit();
    QVERIFY(first->fit != shown);
    QTest::keyClick(list, Qt::Key_F2);
    QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    QWidget* editor = QApplication::focusWidget();
    QTest::keyClicks(editor, QStringLiteral("the first"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(history().run(first->id)->name, QStringLiteral("the first"));
    finishJobs();
    QCOMPARE(project().scene().fit(), shown);
    QTRY_VERIFY(list->hasFocus());
}

void TestRunHistory::whatWasDeletedIsNotKeptAtOnceAgain()
{
    QVERIFY(rest(0.5));
    const std::size_t before = history().runs().size();
    const FitPtr fit = project().scene().fit();
    history().remove({history().current()->id});
    history().keep();
    QCOMPARE(history().runs().size(), before - 1);
    project().undo();
    QCOMPARE(history().runs().size(), before);
    project().redo();
    history().keep();
    QCOMPARE(history().runs().size(), before - 1);
    // It comes again.
    QVERIFY(rest(0.6));
    project().setParameter("gamma", 0.5, QStringLiteral("test"));
    QTRY_COMPARE(project().scene().fit(), fit);
    history().keep();
    QVERIFY(history().current());
}

void TestRunHistory::thePanelByKeys()
{
    QVERIFY(rest(0.5));
    auto* panel = m_window->findChild<RunsPanel*>();
    QVERIFY(panel->isHidden());
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(!panel->isHidden());
    auto* list = panel->findChild<QListView*>(QStringLiteral("runList"));
    QTRY_VERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Down);
    const RunPtr first = history().runs().front();
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(project().scene().fit(), first->fit);
    QTest::keyClick(list, Qt::Key_P);
    QVERIFY(history().run(first->id)->isPinned);
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(!history().run(first->id));
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(panel->isHidden());
}

void TestRunHistory::timesInWords()
{
    const QDateTime now(QDate(2026, 3, 4), QTime(12, 0));
    QCOMPARE(whenText(now.addSecs(-5), now), QStringLiteral("just now"));
    QCOMPARE(whenText(now.addSecs(-125), now), QStringLiteral("2 min ago"));
    QCOMPARE(whenText(now.addSecs(-3 * 3600), now), QStringLiteral("09:00"));
    QVERIFY(whenText(now.addDays(-1), now).startsWith(QStringLiteral("3 ")));
}

QTEST_MAIN(TestRunHistory)
#include "tst_run_history.moc"
