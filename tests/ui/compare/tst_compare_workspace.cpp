// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_window.h"
#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_workspace.h"
#include "ui/tune/tune_text.h"
#include "ui/tune/tune_workspace.h"
#include "ui/views/view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 120000;

}  // namespace

/// The workspace Compare, used as by a hand.
class TestCompareWorkspace : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { closeWindow(); }
    void aComparisonTakesTwoClicks();
    void stoppedInBetween();
    void theTableIsSortedAndSelects();
    void tablesAndFileAreWritten();
    void useThisMethodReturnsToExplore();
    void outOfDateResultsAreCovered();
    void messagesInsteadOfDialogs();
    void figuresAreDrawn();
    void everyPartHasAName();
    void itTakesThePlaceOfTune();

private:
    template <typename T>
    T* part(const char* name)
    {
        return m_window->compareWorkspace().findChild<T*>(QString::fromLatin1(name));
    }
    CompareController& compare() { return m_window->compare(); }
    /// A comparison that takes little time.
    bool compareThree()
    {
        const std::set<QString> wanted{QStringLiteral("compare_sfp"), QStringLiteral("compare_nearest-centroid"),
                                       QStringLiteral("compare_knn")};
        for (QCheckBox* box : m_window->compareWorkspace().findChildren<QCheckBox*>())
            if (box->isChecked() != wanted.contains(box->objectName()))
                box->click();
        auto* protocol = part<QComboBox>("compareProtocol");
        protocol->setCurrentIndex(protocol->findData(QStringLiteral("kfold:5")));
        emit protocol->activated(protocol->currentIndex());
        QTest::mouseClick(part<QPushButton>("startComparison"), Qt::LeftButton);
        const bool isComplete =
            compare().isBusy() &&
            QTest::qWaitFor([this] { return !compare().isBusy() && compare().finished().size() == 3; }, patience);
        if (!isComplete)
            qWarning("%s", qPrintable(part<QLabel>("compareMessage")->text()));
        processDueEvents();
        return isComplete;
    }
};

void TestCompareWorkspace::init()
{
    openWindow();
    m_window->resize(1280, 800);
    openDemonstration();
    m_window->toggleCompare();
    QTRY_VERIFY(m_window->compareWorkspace().isVisible());
    processDueEvents();  // it is laid out
}

void TestCompareWorkspace::aComparisonTakesTwoClicks()
{
    m_window->toggleCompare();
    QVERIFY(!m_window->compareWorkspace().isVisible());
    QTest::mouseClick(find<QPushButton>(*m_window, "compareButton"), Qt::LeftButton);
    auto* start = part<QPushButton>("startComparison");
    QTRY_VERIFY(start->isVisible());
    QTRY_VERIFY(start->hasFocus());
    processDueEvents();
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(compare().isBusy());
    QCOMPARE(compare().size(), std::size_t(5));
    QCOMPARE(compare().comparison()->protocol(), (Protocol{Protocol::Kind::Folds, 5, 5}));
    auto* table = part<QTableView>("scoresViewTable");
    QTRY_VERIFY_WITH_TIMEOUT(table->isVisible() && table->model()->rowCount() == 5, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!compare().isBusy(), patience);
    QCOMPARE(part<QLabel>("comparisonStatus")->text(), QStringLiteral("Finished: 5 methods"));
    QCOMPARE(part<QTableView>("testsViewTable")->model()->rowCount(), 10);
}

void TestCompareWorkspace::stoppedInBetween()
{
    auto* protocol = part<QComboBox>("compareProtocol");
    protocol->setCurrentIndex(protocol->findData(QStringLiteral("kfold:3x10")));
    emit protocol->activated(protocol->currentIndex());
    auto* start = part<QPushButton>("startComparison");
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(compare().isBusy());
    QCOMPARE(start->text(), QStringLiteral("Stop"));
    QVERIFY(part<QLabel>("comparisonStatus")->text().contains(QStringLiteral("fits")));
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(!compare().isBusy());
    QCOMPARE(start->text(), QStringLiteral("Compare"));
}

void TestCompareWorkspace::theTableIsSortedAndSelects()
{
    QVERIFY(compareThree());
    auto* table = part<QTableView>("scoresViewTable");
    QCOMPARE(table->model()->rowCount(), 3);
    QCOMPARE(table->currentIndex().row(), 0);
    constexpr int correct = 1;
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        table->sortByColumn(correct, order);
        for (int row = 1; row < 3; ++row) {
            const int one = table->model()->index(row - 1, correct).data().toString().section(u' ', 0, 0).toInt(),
                      next = table->model()->index(row, correct).data().toString().section(u' ', 0, 0).toInt();
            QVERIFY(order == Qt::AscendingOrder ? one <= next : one >= next);
        }
    }
    table->setFocus();
    for (int row = 0; row < 3; ++row) {
        table->setCurrentIndex(table->model()->index(row, 0));
        const QString name = table->model()->index(row, 0).data().toString();
        QVERIFY(part<QLabel>("selectedMethod")->text().startsWith(name));
        QCOMPARE(part<QComboBox>("matrixMethod")->currentText(), name);
        auto* matrix = part<QTableView>("matrixTable");
        int all = 0, right = 0;
        for (int i = 0; i < matrix->model()->rowCount(); ++i)
            for (int j = 0; j < matrix->model()->columnCount(); ++j) {
                all += matrix->model()->index(i, j).data().toInt();
                right += i == j ? matrix->model()->index(i, j).data().toInt() : 0;
            }
        QCOMPARE(table->model()->index(row, correct).data().toString(),
                 QStringLiteral("%1 of %2").arg(right).arg(all));
    }
}

void TestCompareWorkspace::tablesAndFileAreWritten()
{
    QVERIFY(compareThree());
    ViewCard& scores = m_window->compareWorkspace().scores();
    ViewCard& details = m_window->compareWorkspace().details();
    int number = 0;
    for (ViewCard* card : {&scores, &details})
        for (View* view : card->views()) {
            card->show(view);
            m_window->activateWindow();  // after a dialog
            view->setFocus();
            QTRY_COMPARE(m_window->compareWorkspace().focusedView(), view);
            const QString csv = m_folder.filePath(QStringLiteral("%1.csv").arg(++number));
            answerFileDialog(csv);
            m_window->saveCurrentData();
            QFile written(csv);
            QVERIFY2(written.open(QIODevice::ReadOnly), qPrintable(view->identifier()));
            QCOMPARE(QString::fromUtf8(written.readAll()), view->toCsv());
        }
    QVERIFY(scores.current()->toCsv().startsWith(QStringLiteral("method,correct,total,accuracy,accuracy_sd,")));
    QCOMPARE(scores.current()->toCsv().count(QLatin1Char('\n')), 4);
    const QString json = m_folder.filePath(QStringLiteral("compare.json"));
    answerFileDialog(json);
    QTest::mouseClick(part<QPushButton>("saveComparison"), Qt::LeftButton);
    QFile saved(json);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(saved.readAll()).object()["format"].toString(),
             QStringLiteral("fuzzylens-compare"));
}

void TestCompareWorkspace::useThisMethodReturnsToExplore()
{
    QVERIFY(compareThree());
    const int steps = m_window->project().undoStack().count();
    auto* table = part<QTableView>("scoresViewTable");
    table->setCurrentIndex(table->model()->index(2, 0));
    QTest::mouseClick(part<QPushButton>("useMethod"), Qt::LeftButton);
    QVERIFY(!m_window->compareWorkspace().isVisible());
    QCOMPARE(m_window->project().state().method, std::string("knn"));
    QCOMPARE(m_window->project().undoStack().count(), steps + 1);
    m_window->toggleCompare();  // the results are still there
    QCOMPARE(compare().finished().size(), std::size_t(3));
    QVERIFY(!compare().isStale());
}

void TestCompareWorkspace::outOfDateResultsAreCovered()
{
    QVERIFY(compareThree());
    auto* veil = m_window->compareWorkspace().scores().findChild<QWidget*>(QStringLiteral("outdatedVeil"));
    QVERIFY(!veil->isVisible());
    AnalysisState next = m_window->project().state();
    next.steps.clear();
    m_window->project().change(next, QStringLiteral("test"));
    QVERIFY(veil->isVisible());
    QVERIFY(veil->accessibleName().startsWith(QStringLiteral("Out of date")));
    QVERIFY(!part<QPushButton>("useMethod")->isEnabled());
    m_window->project().undo();
    QVERIFY(!veil->isVisible());
    QVERIFY(part<QPushButton>("useMethod")->isEnabled());
}

void TestCompareWorkspace::messagesInsteadOfDialogs()
{
    auto* message = part<QLabel>("compareMessage");
    auto* start = part<QPushButton>("startComparison");
    QVERIFY(message->isHidden() && start->isEnabled());
    for (QCheckBox* box : m_window->compareWorkspace().findChildren<QCheckBox*>())
        if (box->isChecked())
            box->click();
    QVERIFY(message->text().contains(QStringLiteral("at least one method")));
    QVERIFY(!start->isEnabled());
    part<QCheckBox>("compare_knn")->click();
    QVERIFY(message->isHidden() && start->isEnabled());
    AnalysisState next = m_window->project().state();
    next.label.clear();
    m_window->project().change(next, QStringLiteral("test"));
    QTRY_VERIFY(message->text().contains(QStringLiteral("label field")));
    QVERIFY(!start->isEnabled());
    QVERIFY(m_window->findChildren<QMessageBox*>().isEmpty());
    QVERIFY(!QApplication::activeModalWidget());
}

void TestCompareWorkspace::figuresAreDrawn()
{
    QVERIFY(compareThree());
    for (ViewCard* card : {&m_window->compareWorkspace().scores(), &m_window->compareWorkspace().details()})
        for (View* view : card->views()) {
            QVERIFY(view->missing().isEmpty());
            QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            const QImage empty = image;
            QCPPainter painter(&image);
            view->paintFigure(painter, image.rect(), Theme::paper());
            QVERIFY2(view->origin().startsWith(protocolName(compare().comparison()->protocol())),
                     qPrintable(view->origin()));
            painter.end();
            QVERIFY2(image != empty, qPrintable(view->identifier()));
        }
}

void TestCompareWorkspace::everyPartHasAName()
{
    QVERIFY(compareThree());
    for (ViewCard* card : {&m_window->compareWorkspace().scores(), &m_window->compareWorkspace().details()})
        for (View* view : card->views()) {
            card->show(view);
            QAccessibleInterface* access = QAccessible::queryAccessibleInterface(view);
            QVERIFY(access && access->tableInterface());
            QVERIFY(!access->text(QAccessible::Name).isEmpty());
            QVERIFY(view->description().contains(QStringLiteral("Highest accuracy:")));
        }
    for (QWidget* widget : m_window->compareWorkspace().findChildren<QWidget*>())
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus)) {
            const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!access->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
        }
}

void TestCompareWorkspace::itTakesThePlaceOfTune()
{
    m_window->toggleTune();
    QVERIFY(m_window->tuneWorkspace().isVisible());
    QVERIFY(!m_window->compareWorkspace().isVisible());
    m_window->toggleCompare();
    QVERIFY(m_window->compareWorkspace().isVisible());
    QVERIFY(!m_window->tuneWorkspace().isVisible());
    m_window->toggleCompare();
    QVERIFY(!m_window->compareWorkspace().isVisible());
    QVERIFY(m_window->workspace().isVisible());
}

QTEST_MAIN(TestCompareWorkspace)
#include "tst_compare_workspace.moc"
