// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/project/projection_controller.h"
#include "ui/window/open_actions.h"

#include <QAbstractButton>
#include <QLabel>
#include <QProgressBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QThread>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// A slow import is displayed and can be cancelled; the open data stay.
namespace {

/// Reports half of the work as done until it is cancelled.
template <typename T>
T runUntilCancelled(const Progress& progress)
{
    while (shouldContinue(progress, {"reading numbers", 5, 10}))
        QThread::msleep(2);
    return {};
}

}  // namespace

class TestJobOverlay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void aLongReadShowsHowFarItIs();
    void theFirstRowsAreShownMeanwhile();
    void cancelGivesItUp_data();
    void cancelGivesItUp();
    void escapeWorksBeforeTheOverlayIsThere();
    void ofTwoJobsEscapeGivesUpOneAtATime();
    void placingIsSeenAndCanBeGivenUp();
    void aQuickReadShowsNothing();
    void aRealReadStopsWhenAsked();

private:
    Project& project() { return m_window->project(); }
    QWidget* overlay() { return m_window->findChild<QWidget*>(QStringLiteral("readingOverlay")); }
    void readForever();

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestJobOverlay::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
}

/// Stands for a file that takes long.
void TestJobOverlay::readForever()
{
    emit project().loader().openingStarted(QStringLiteral("/data/long.csv"));
    project().loader().opening().request(runUntilCancelled<ImportTrial>);
}

void TestJobOverlay::aLongReadShowsHowFarItIs()
{
    readForever();
    QVERIFY(!overlay()->isVisible());
    QTRY_VERIFY(overlay()->isVisible());
    QCOMPARE(overlay()->findChild<QLabel*>(QStringLiteral("readingTitle"))->text(),
             QStringLiteral("Reading long.csv"));
    auto* bar = overlay()->findChild<QProgressBar*>();
    QTRY_COMPARE(bar->value() * 2, bar->maximum());
    QVERIFY(overlay()->findChild<QLabel*>(QStringLiteral("muted"))->text().contains(QStringLiteral("50 %")));
    project().loader().opening().cancel();
    QTRY_VERIFY(!overlay()->isVisible());
}

void TestJobOverlay::theFirstRowsAreShownMeanwhile()
{
    QWidget* before = QApplication::focusWidget();
    readForever();
    QTRY_VERIFY(overlay()->isVisible());
    auto* cells = overlay()->findChild<QTableWidget*>(QStringLiteral("firstRowsCells"));
    QVERIFY(!cells->isVisible());
    TablePreview rows;
    rows.columns = {0, 1};
    rows.columnsInAll = 2;
    rows.rows = {{1, {{"sample", PreviewCell::Role::Header}, {"TP53", PreviewCell::Role::Header}}},
                 {2, {{"s1", PreviewCell::Role::Name}, {"2.5", PreviewCell::Role::Value}}}};
    emit project().loader().firstRowsSeen(rows);
    QVERIFY(cells->isVisible());
    readForever();  // of which nothing is known yet, while the first one still ends
    QVERIFY(!cells->isVisible());
    emit project().loader().firstRowsSeen(rows);
    QSignalSpy started(&project().loader().opening(), &JobBase::started);
    QTRY_COMPARE(started.size(), 1);
    QVERIFY(cells->isVisible());
    QCOMPARE(cells->item(1, 1)->text(), QStringLiteral("2.5"));
    auto* cancel = overlay()->findChild<QAbstractButton*>(QStringLiteral("readingCancel"));
    QTRY_VERIFY(cells->mapTo(overlay(), cells->rect().bottomLeft()).y() < cancel->mapTo(overlay(), QPoint()).y());
    cells->setFocus();
    project().loader().opening().cancel();
    QTRY_VERIFY(!overlay()->isVisible());
    QCOMPARE(QApplication::focusWidget(), before);
    readForever();
    QTRY_VERIFY(overlay()->isVisible());
    QVERIFY(!cells->isVisible());
    emit project().loader().firstRowsSeen(rows);
    m_window->resize(m_window->minimumSize());  // without room for rows
    QTRY_VERIFY(!cells->isVisible());
    QTRY_VERIFY(overlay()->rect().contains(cancel->mapTo(overlay(), cancel->rect().bottomRight())));
    project().loader().opening().cancel();
    QTRY_VERIFY(!overlay()->isVisible());
}

void TestJobOverlay::cancelGivesItUp_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("button") << false;
    QTest::newRow("Escape") << true;
}

void TestJobOverlay::cancelGivesItUp()
{
    QFETCH(bool, byKey);
    const DatasetPtr data = project().dataset();
    const FitPtr fit = project().scene().fit();
    QWidget* before = QApplication::focusWidget();  // a picture, which has an Escape of its own
    QVERIFY(before);
    readForever();
    QTRY_VERIFY(overlay()->isVisible());
    QSignalSpy cancelled(&project().loader().opening(), &JobBase::cancelled);
    if (byKey)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    else
        QTest::mouseClick(overlay()->findChild<QAbstractButton*>(QStringLiteral("readingCancel")), Qt::LeftButton);
    QVERIFY(!overlay()->isVisible());
    QCOMPARE(QApplication::focusWidget(), before);
    QTRY_COMPARE(cancelled.size(), 1);
    QCOMPARE(project().dataset(), data);
    QCOMPARE(project().scene().fit(), fit);
}

void TestJobOverlay::escapeWorksBeforeTheOverlayIsThere()
{
    readForever();
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!project().loader().opening().isBusy());
}

void TestJobOverlay::ofTwoJobsEscapeGivesUpOneAtATime()
{
    auto& projecting = m_window->projection().reading();
    readForever();
    projecting.request(runUntilCancelled<ProjectionController::Loaded>);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(project().loader().opening().isBusy() != projecting.isBusy());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!project().loader().opening().isBusy() && !projecting.isBusy());
}

void TestJobOverlay::placingIsSeenAndCanBeGivenUp()
{
    auto& placing = m_window->projection().placing();
    placing.request(runUntilCancelled<ProjectionPtr>);
    emit m_window->projection().placingStarted(QStringLiteral("long.csv"));
    auto* cover = m_window->findChild<QWidget*>(QStringLiteral("placingOverlay"));
    QVERIFY(cover);
    QTRY_VERIFY(cover->isVisible());
    QCOMPARE(cover->findChild<QLabel*>(QStringLiteral("placingTitle"))->text(),
             QStringLiteral("Projecting the samples of long.csv"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!placing.isBusy());
    QVERIFY(!cover->isVisible());
}

void TestJobOverlay::aQuickReadShowsNothing()
{
    int shown = 0;
    QFile file(m_folder.filePath(QStringLiteral("small.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("s,label,a,b\nx,A,1,2\ny,B,4,2\nz,A,1,3\nw,B,5,1\n");
    file.close();
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] { shown += overlay()->isVisible(); });
    watch.start(1);
    countAsSaved(*m_window);
    m_window->opening().openPath(file.fileName());
    QTRY_COMPARE(project().name(), QStringLiteral("small.csv"));
    QCOMPARE(shown, 0);
}

void TestJobOverlay::aRealReadStopsWhenAsked()
{
    QFile file(m_folder.filePath(QStringLiteral("large.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray header("sample"), row;
    for (int j = 0; j < 2000; ++j) {
        header += ",g" + QByteArray::number(j);
        row += "," + QByteArray::number(1.25 + j);
    }
    file.write(header + '\n');
    for (int i = 0; i < 3000; ++i)
        file.write("s" + QByteArray::number(i) + row + '\n');
    file.close();
    const DatasetPtr data = project().dataset();
    QSignalSpy cancelled(&project().loader().opening(), &JobBase::cancelled);
    QSignalSpy failed(&project().loader(), &Loader::readingFailed);
    countAsSaved(*m_window);
    m_window->opening().openPath(file.fileName());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QTRY_COMPARE(cancelled.size(), 1);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(project().dataset(), data);
}

QTEST_MAIN(TestJobOverlay)
#include "tst_job_overlay.moc"
