// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/import_pane.h"
#include "ui/window/open_actions.h"

#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QTableWidget>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The pane that says how a file was read.
class TestImportDialog : public ImportPane
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void goesWithTheWindow();
    void cellsHaveTheColourOfTheirRole();
    void decisionsStandWithTheirReasons();
    void uncertainOrientationOffersTheOther();
    void aLabelIsChosenWithOneClick();
    void aFileThatCannotBeReadIsSavedByAChoice();
    void ofABrokenFileOfAnotherFormatNothingIsGuessed();
    void amongManyFieldsTheUsefulOnesStandFirst();
    void aQuotedNewlineStaysInItsCell();
};

/// The document went before the pane, which watches it.
void TestImportDialog::goesWithTheWindow()
{
    QVERIFY(open("t.csv", plain));
    const QPointer<ImportDialog> pane = show();
    QVERIFY(pane);
    m_window.reset();
    QVERIFY(!pane);
}

void TestImportDialog::cellsHaveTheColourOfTheirRole()
{
    QVERIFY(open("t.csv", plain));
    QVERIFY(show());
    auto* cells = part<QTableWidget>("importCells");
    QCOMPARE(cells->rowCount(), 5);
    QCOMPARE(cells->item(1, 3)->text(), QStringLiteral("1"));
    QCOMPARE(cells->item(1, 0)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("name: A"));
    QCOMPARE(cells->item(1, 1)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("label: x"));
    QSet<QRgb> colours;
    for (const auto& [row, column] : {std::pair(0, 0), std::pair(1, 0), std::pair(1, 1), std::pair(1, 3)})
        colours.insert(cells->item(row, column)->background().color().rgb());
    QCOMPARE(colours.size(), 4);
    for (const char* role : {"header", "name", "label", "value"})
        QVERIFY(part<QLabel>("importLegend")->text().contains(QLatin1String(role)));
    QVERIFY(part<QLabel>("importFacts")
                ->text()
                .startsWith(QStringLiteral("4 samples · 2 features · no missing values")));
    QVERIFY(part<QLabel>("importFacts")->text().contains(QStringLiteral("memory")));
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    QVERIFY(!part<QPushButton>("allAsDecided")->isEnabled());
}

void TestImportDialog::decisionsStandWithTheirReasons()
{
    QVERIFY(open("t.csv", plain));
    QVERIFY(show());
    for (const char* what :
         {"format", "delimiter", "decimal mark", "header rows", "name column", "orientation", "missing values"}) {
        QVERIFY2(row(what) && row(what)->isVisible(), what);
        QVERIFY2(!row(what)->toolTip().isEmpty(), what);
        bool isDescribed = false;
        for (QWidget* field : row(what)->findChildren<QWidget*>())
            if (field->isVisible() && field->focusPolicy() != Qt::NoFocus) {
                QVERIFY2(!field->accessibleName().isEmpty(), what);
                isDescribed = isDescribed || !field->accessibleDescription().isEmpty();
            }
        QVERIFY2(isDescribed, what);
    }
    QVERIFY(way("delimiter", QStringLiteral(","))->isChecked());
    QVERIFY(!way("delimiter", QStringLiteral(";"))->isChecked());
    QCOMPARE(way("delimiter", QStringLiteral(","))->accessibleName(), QStringLiteral("Delimiter: comma"));
    for (const char* what : {"sheet", "matrix", "features"})
        QVERIFY2(!row(what)->isVisible(), what);
}

void TestImportDialog::uncertainOrientationOffersTheOther()
{
    QVERIFY(open("t.csv", "name,first,second,third\nw,1,2,9\nx,3,4,1\ny,5,7,3\nz,8,6,2\n"));
    QCOMPARE(project().dataset()->samples(), Index{3});
    QVERIFY(show());
    auto* other = part<QPushButton>("mendNotice");
    QTRY_VERIFY(other->isVisible());
    QCOMPARE(other->text(), QStringLiteral("Treat the rows as samples"));
    QVERIFY(click(other));
    QCOMPARE(dialog()->trial().data->samples(), Index{4});
    QVERIFY(!other->isVisible());
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(project().dataset()->samples(), Index{4});
}

void TestImportDialog::aLabelIsChosenWithOneClick()
{
    QVERIFY(open("t.csv", plain));
    QVERIFY(show());
    auto* labels = part<QTableWidget>("labelCandidates");
    QCOMPARE(labels->rowCount(), 3);  // with none
    QCOMPARE(labels->item(0, 0)->text(), QStringLiteral("class"));
    QCOMPARE(labels->item(0, 1)->text(), QStringLiteral("x 2, y 2"));
    QTest::mouseClick(labels->viewport(), Qt::LeftButton, {}, labels->visualItemRect(labels->item(1, 0)).center());
    QVERIFY(part<QPushButton>("takeReading")->isEnabled());
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(project().state().label, std::string("sex"));
    project().undoStack().undo();
    QCOMPARE(project().state().label, std::string("class"));
}

void TestImportDialog::aFileThatCannotBeReadIsSavedByAChoice()
{
    QSignalSpy failed(&project().loader(), &Loader::openingFailed);
    countAsSaved(*m_window);
    m_window->opening().openPath(QString::fromStdString(m_files.write("t.csv", table).string()));
    QVERIFY(failed.wait(10000));
    QTest::mouseClick(m_window->findChild<QPushButton*>(QStringLiteral("mendNotice")), Qt::LeftButton);
    QTRY_VERIFY(dialog());
    QVERIFY(part<QLabel>("importFacts")->text().startsWith(QStringLiteral("Cannot be read with these settings")));
    auto* issues = part<QTableWidget>("importIssues");
    QCOMPARE(issues->rowCount(), 1);
    QCOMPARE(issues->item(0, 0)->text() + issues->item(0, 1)->text(), QStringLiteral("25"));
    QTest::mouseClick(issues->viewport(), Qt::LeftButton, {}, issues->visualItemRect(issues->item(0, 2)).center());
    QCOMPARE(part<QTableWidget>("importCells")->currentItem()->data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("not a number: -"));
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    // The words are whole, however narrow their column becomes.
    for (const int width : {400, 120}) {
        issues->horizontalHeader()->setStretchLastSection(false);
        issues->setColumnWidth(2, width);
        QTRY_VERIFY2(issues->rowHeight(0) >= issues->fontMetrics()
                                                 .boundingRect(QRect(0, 0, width - 6, 10000), Qt::TextWordWrap,
                                                               issues->item(0, 2)->text())
                                                 .height(),
                     qPrintable(issues->item(0, 2)->text()));
    }
    auto* repair = part<QPushButton>("mendNotice");
    QCOMPARE(repair->text(), QStringLiteral("Treat “-” as missing"));
    QVERIFY(click(repair));
    QVERIFY(dialog()->trial().data && dialog()->trial().data->missingCount() == 1);
    QVERIFY(!repair->isVisible());
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(project().dataset()->missingCount(), 1);
    QCOMPARE(project().name(), QStringLiteral("t.csv"));
}

/// A GCT file was shown with the delimiter and the header rows that a table of text would have.
void TestImportDialog::ofABrokenFileOfAnotherFormatNothingIsGuessed()
{
    QSignalSpy failed(&project().loader(), &Loader::openingFailed);
    countAsSaved(*m_window);
    m_window->opening().openPath(QString::fromStdString(
        m_files.write("t.gct", "#1.2\n2\t2\nName\tDescription\tA\tB\ng1\td,e\t1\toops\ng2\td\t2\t3\n").string()));
    QVERIFY(failed.wait(10000));
    QTest::mouseClick(m_window->findChild<QPushButton*>(QStringLiteral("mendNotice")), Qt::LeftButton);
    QTRY_VERIFY(dialog());
    QVERIFY(row("format")->isVisible());
    QVERIFY(row("missing values")->isVisible());
    for (const char* what : {"sheet", "matrix", "features", "delimiter", "header rows", "label column"})
        QVERIFY2(!row(what)->isVisible(), what);  // the format leaves no choice
    QVERIFY(part<QLabel>("otherDecisions")->text().contains(QStringLiteral("GCT files always use tabs")));
    for (const char* what : {"decimal mark", "name column", "orientation"}) {
        QVERIFY2(row(what)->isVisible(), what);
        for (const QToolButton* button : row(what)->findChildren<QToolButton*>())
            QVERIFY2(!button->isChecked(), what);
    }
    auto* cells = part<QTableWidget>("importCells");
    QCOMPARE(cells->columnCount(), 4);
    QCOMPARE(cells->item(3, 1)->text(), QStringLiteral("d,e"));
    QVERIFY(click(part<QPushButton>("mendNotice")));  // oops means missing
    QVERIFY(dialog()->trial().data && dialog()->trial().data->missingCount() == 1);
}

/// A series matrix has so many: what separates samples is seen, the rest is a click away.
void TestImportDialog::amongManyFieldsTheUsefulOnesStandFirst()
{
    std::string text = "sample,protocol,title,status,age,disease state,sex";
    for (int field = 0; field < 28; ++field)
        text += ",contact " + std::to_string(field);
    text += ",g1,g2\n";
    for (int sample = 0; sample < 8; ++sample) {
        text += "s" + std::to_string(sample) + ",as told,title " + std::to_string(sample) + ",public," +
                std::to_string(40.5 + sample) + "y," + (sample < 3 ? "ill" : "well") + "," +
                (sample % 2 ? "f" : "m");
        for (int field = 0; field < 28; ++field)
            text += ",the same";
        text += "," + std::to_string(sample * 1.25) + ",2\n";
    }
    QVERIFY(open("many.csv", text));
    QCOMPARE(project().dataset()->labelFields().size(), std::size_t(34));
    QVERIFY(show());
    auto* fields = part<QTableWidget>("labelCandidates");
    QStringList shown;
    for (int at = 0; at < fields->rowCount(); ++at)
        if (!fields->isRowHidden(at))
            shown << fields->item(at, 0)->text();
    QCOMPARE(shown, (QStringList{"disease state", "sex", "none"}));
    QCOMPARE(fields->item(0, 1)->text(), QStringLiteral("ill 3, well 5"));
    auto* more = part<QPushButton>("moreLabels");
    QVERIFY(more->isVisible() && more->text().startsWith(QStringLiteral("32 more")));
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(!fields->isRowHidden(fields->rowCount() - 1));

    auto* chooser = m_window->findChild<QComboBox*>(QStringLiteral("labelField"));
    QCOMPARE(chooser->itemText(1), QStringLiteral("disease state"));
    QCOMPARE(chooser->itemText(2), QStringLiteral("sex"));
    QCOMPARE(chooser->itemData(3, Qt::AccessibleDescriptionRole).toString(), QStringLiteral("separator"));
    QCOMPARE(chooser->count(), 1 + 34 + 1);
}

void TestImportDialog::aQuotedNewlineStaysInItsCell()
{
    QVERIFY(open("t.csv", "sample,about,g1\nA,\"one\ntwo\",1\nB,\"say \"\"x\"\", or not\",2\nC,one,4\nD,x,7\n"));
    QVERIFY(show());
    auto* cells = part<QTableWidget>("importCells");
    QCOMPARE(cells->rowCount(), 5);
    QCOMPARE(cells->item(1, 1)->text(), QStringLiteral("one↵two"));
    QVERIFY(cells->item(1, 1)->toolTip().contains(QStringLiteral("one↵two")));
    QCOMPARE(cells->item(2, 1)->text(), QStringLiteral("say \"x\", or not"));
    QCOMPARE(cells->verticalHeaderItem(2)->text(), QStringLiteral("4"));
    QCOMPARE(cells->verticalHeader()->sectionSize(1), cells->verticalHeader()->sectionSize(2));
}

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
