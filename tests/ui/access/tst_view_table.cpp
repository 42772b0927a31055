// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/access/table_dialog.h"
#include "ui/plot/view_table.h"
#include "ui/views/view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QLabel>
#include <QTableView>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The table twins of pictures, for eyes and for assistive programs.
class TestViewTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void fieldsAreThoseOfTheCsv();
    void numbersSortAsNumbers();
    void rowsInWords();
    void everyPictureHasATable();
    void cellsAreFoundByAssistivePrograms();
    void theDialogFollowsThePicture();
    void theDialogFollowsPairs();
};

void TestViewTable::fieldsAreThoseOfTheCsv()
{
    ViewTable table(QStringLiteral("name,value\n\"a, \"\"b\"\"\",1.5\nc\n"));
    const QAbstractItemModelTester tester(&table);
    QCOMPARE(table.columnCount(), 2);
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(table.field(0, 0), QStringLiteral("a, \"b\""));
    QCOMPARE(table.field(1, 1), QString());
    QCOMPARE(table.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("value"));
    table.setCsv({});
    QCOMPARE(table.rowCount(), 0);
}

void TestViewTable::numbersSortAsNumbers()
{
    const ViewTable table(QStringLiteral("v\n10\n9\nx\n0.12345678901\n"));
    QVERIFY(table.index(1, 0).data(ViewTable::SortValue).toDouble() <
            table.index(0, 0).data(ViewTable::SortValue).toDouble());
    QCOMPARE(table.index(2, 0).data(ViewTable::SortValue).toString(), QStringLiteral("x"));
    QCOMPARE(table.index(3, 0).data(Qt::DisplayRole).toString(), QStringLiteral("0.123457"));
    QCOMPARE(table.index(3, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("0.12345678901"));
}

void TestViewTable::rowsInWords()
{
    const ViewTable table(QStringLiteral("feature,weight,note\nCD33,0.5,\n"));
    QCOMPARE(table.rowText(0), QStringLiteral("CD33, weight 0.5"));
}

void TestViewTable::everyPictureHasATable()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    window->project().scene().setFocusFeature(0);
    QTRY_VERIFY_WITH_TIMEOUT(!window->project().scene().leftOutClasses().empty(), 60000);
    for (ViewCard* card : window->workspace().cards())
        for (View* view : card->views()) {
            if (!view->isApplicable())
                continue;
            TableDialog dialog(*view);
            dialog.setAttribute(Qt::WA_DeleteOnClose, false);
            const auto* table = dialog.findChild<QTableView*>(QStringLiteral("tableTwin"));
            QVERIFY2(table->model()->rowCount() > 0 && table->model()->columnCount() > 1,
                     qPrintable(view->identifier()));
            for (int column = 0; column < table->model()->columnCount(); ++column)
                QVERIFY2(!table->model()->headerData(column, Qt::Horizontal).toString().isEmpty(),
                         qPrintable(view->identifier()));
            QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("tableDescription"))->text(), view->description());
        }
}

void TestViewTable::cellsAreFoundByAssistivePrograms()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    View* view = window->workspace().bring(QStringLiteral("weights"));
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(view);
    QVERIFY(access);
    QCOMPARE(access->role(), QAccessible::Chart);
    QVERIFY(!access->text(QAccessible::Name).isEmpty());
    QAccessibleTableInterface* table = access->tableInterface();
    QVERIFY(table);
    const ViewTable twin(view->toCsv());
    QCOMPARE(table->rowCount(), twin.rowCount());
    QCOMPARE(table->columnCount(), twin.columnCount());
    QAccessibleInterface* cell = table->cellAt(0, 1);
    QVERIFY(cell && cell->tableCellInterface());
    QCOMPARE(cell->text(QAccessible::Value), twin.field(0, 1));
    QVERIFY(cell->text(QAccessible::Name).startsWith(twin.heading()[1]));
    QCOMPARE(cell->text(QAccessible::Description), twin.rowText(0));
    QCOMPARE(cell->parent(), access);
    const int place = access->indexOfChild(cell);
    QCOMPARE(access->child(place), cell);
    QVERIFY(!table->cellAt(twin.rowCount(), 0));
    // The cell is asked again when the picture shows something else.
    QSignalSpy settled(&window->project().fitter(), &Fitter::fitted);
    window->project().setMethod("kmeans");
    QVERIFY(settled.wait(20000));
    QTRY_COMPARE(access->tableInterface()->rowCount(), ViewTable(view->toCsv()).rowCount());
    static_cast<void>(cell->text(QAccessible::Value));
}

void TestViewTable::theDialogFollowsThePicture()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    View* view = window->workspace().bring(QStringLiteral("memberships"));
    auto* dialog = new TableDialog(*view, window.get());
    dialog->show();
    auto* said = dialog->findChild<QLabel*>(QStringLiteral("tableDescription"));
    const QString before = said->text();
    window->project().setParameter("clusters", std::int64_t(4), QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(said->text() != before && said->text() == view->description(), 20000);
}

/// Another picture is in front.
void TestViewTable::theDialogFollowsPairs()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    const auto state = [&window](int other) {
        AnalysisState next = window->project().state();
        next.pairs = requestedPairs(PairSet{{{0, other}, {1, other}}, {}});
        window->project().change(next, QStringLiteral("pairs"));
    };
    window->project().setMethod("pckmeans");
    state(2);
    View* view = window->workspace().bring(QStringLiteral("pairs"));
    QTRY_VERIFY(view->isApplicable());
    auto* dialog = new TableDialog(*view, window.get());
    dialog->show();
    window->workspace().bring(QStringLiteral("memberships"));
    finishJobs();
    fireTimers(*dialog);
    const auto* table = dialog->findChild<QTableView*>(QStringLiteral("tableTwin"));
    const auto* said = dialog->findChild<QLabel*>(QStringLiteral("tableDescription"));
    QCOMPARE(table->model()->rowCount(), 2);
    AnalysisState next = window->project().state();
    next.pairs = requestedPairs(PairSet{{{0, 2}, {1, 2}, {3, 4}}, {}});
    window->project().change(next, QStringLiteral("pairs"));
    QTRY_COMPARE(table->model()->rowCount(), 3);
    QCOMPARE(said->text(), view->description());
}

QTEST_MAIN(TestViewTable)
#include "tst_view_table.moc"
