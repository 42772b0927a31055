// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/little_memory.h"
#include "tests/ui/support/import_pane.h"
#include "ui/window/open_actions.h"

#include <QLabel>
#include <QTableWidget>

#include <optional>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Reading a file otherwise, by a choice in the pane.
class TestImportChoices : public ImportPane
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void everyOverrideChangesTheData_data();
    void everyOverrideChangesTheData();
    void anotherChoiceReadsAnewAndCanBeUndone();
    void theKeyboardAloneWillDo();
    void choicesInQuickSuccessionAllCount();
    void aChoiceTakenBackAtOnceIsTakenBack();
    void closingLeavesWhatIsOpen();
    void backAsDecided();
    void missingTextsAreTyped();
    void aChoiceThatDoesNotFitIsSaid();
    void whatAFolderHoldsIsOffered();
    void aSparseMatrixTooLargeIsReadInPart();
    void whatIsCopiedRepeatsTheChoices();
    void aColumnOfNumbersIsTheLabelAndNoneIs();
    void theColumnOfTheLabelIsTyped();
    void otherSamplesStartWithoutPictures();
};

void TestImportChoices::everyOverrideChangesTheData_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::newRow("format") << "format"
                            << "csv"
                            << QByteArray("YORF\tNAME\tGWEIGHT\tA\tB\ng1\tx1\t1\t2\t3\ng2\tx2\t1\t4\t5\n"
                                          "g3\tx3\t1\t6\t8\n")
                            << 3 << 3;
    QTest::newRow("delimiter") << "delimiter"
                               << ";" << QByteArray("2,3\n4,5\n6,7\n") << 3 << 1;
    QTest::newRow("decimal mark") << "decimal mark"
                                  << "." << QByteArray("id;a;b\nx;1,5;2\ny;2,5;3\nz;3,5;4\n") << 3 << 1;
    QTest::newRow("header rows") << "header rows"
                                 << "1" << QByteArray("1,2\n3,4\n5,6\n") << 2 << 2;
    QTest::newRow("label") << "label column"
                           << "2" << QByteArray("sample,g1,g2\nA,1.5,2\nB,2.5,3\nC,4.5,1\n") << 3 << 1;
    QTest::newRow("names") << "name column"
                           << "-1" << QByteArray("id,a,b\n7,2,3\n8,4,5\n9,6,8\n") << 3 << 3;
    QTest::newRow("orientation") << "orientation"
                                 << "samples-in-rows" << QByteArray("name,A,B,C\ng1,1,2,3\ng2,4,5,7\n") << 2 << 3;
}

/// Each in the way that makes a difference, and back again with one click.
void TestImportChoices::everyOverrideChangesTheData()
{
    QFETCH(QString, what);
    QFETCH(QString, value);
    QFETCH(QByteArray, text);
    const std::string name = what.toStdString();
    QVERIFY(open("t.csv", text.toStdString()));
    QVERIFY(show());
    const std::string before = dialog()->trial().decisions.empty() ? "" : dialog()->trial().decisions.front().what;
    QVERIFY2(choose(name.c_str(), value), "no such choice");
    QVERIFY2(dialog()->trial().data, dialog()->trial().error ? sentence(*dialog()->trial().error).c_str() : "");
    QTEST(int(dialog()->trial().data->samples()), "samples");
    QTEST(int(dialog()->trial().data->features()), "features");
    QVERIFY(dialog()->trial().input.import != ImportOptions());
    QVERIFY(leaveToProgram(name.c_str()));
    QVERIFY(dialog()->trial().input.import == ImportOptions());
    QVERIFY(!row(name.c_str())->findChild<QPushButton*>(QStringLiteral("backAsDecided"))->isVisible());
    QVERIFY(!before.empty());
}

void TestImportChoices::anotherChoiceReadsAnewAndCanBeUndone()
{
    QVERIFY(open("t.csv", "name,A,B,C\ng1,1,2,3\ng2,4,5,7\n"));
    const DatasetPtr before = project().dataset();
    QCOMPARE(before->samples(), 3);
    QVERIFY(show());
    QVERIFY(choose("orientation", QStringLiteral("samples-in-rows")));
    QCOMPARE(project().dataset(), before);
    QVERIFY(part<QLabel>("importFacts")->text().startsWith(QStringLiteral("2 samples · 3 features")));
    QVERIFY(part<QPushButton>("takeReading")->isEnabled());
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(project().dataset()->samples(), 2);
    QVERIFY(project().input().import.orientation == ImportOptions::Orientation::SamplesInRows);
    project().undoStack().undo();
    QCOMPARE(project().dataset(), before);
    QVERIFY(!project().input().import.orientation);
    project().undoStack().redo();
    QCOMPARE(project().dataset()->samples(), 2);
}

/// Tab to the ways, an arrow to another, Tab to the button, Space.
void TestImportChoices::theKeyboardAloneWillDo()
{
    QVERIFY(open("t.csv", "name,A,B,C\ng1,1,2,3\ng2,4,5,7\n"));
    QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY(dialog() && dialog()->isVisible());
    QTRY_VERIFY(QApplication::focusWidget() && dialog()->isAncestorOf(QApplication::focusWidget()));
    const auto tabTo = [this](QWidget* wanted) {
        for (int press = 0; press < 60 && QApplication::focusWidget() != wanted; ++press)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        return QApplication::focusWidget() == wanted;
    };
    QVERIFY(tabTo(way("orientation", QStringLiteral("genes-in-rows"))));
    QSignalSpy tried(&project().loader(), &Loader::importTried);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(tried.wait(10000));
    QCOMPARE(dialog()->trial().data->samples(), 2);
    QCOMPARE(QApplication::focusWidget(), way("orientation", QStringLiteral("samples-in-rows")));
    QVERIFY(tabTo(part<QPushButton>("takeReading")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(project().dataset()->samples(), 2);
    QTRY_VERIFY(!dialog());
}

/// The second was made from what had been read, and dropped the first.
void TestImportChoices::choicesInQuickSuccessionAllCount()
{
    QVERIFY(open("t.csv", "name,A,B,C\ng1,1,2,3\ng2,4,5,7\n"));
    QVERIFY(show());
    QTest::mouseClick(way("orientation", QStringLiteral("samples-in-rows")), Qt::LeftButton);
    QTest::mouseClick(way("header rows", QStringLiteral("0")), Qt::LeftButton);
    QVERIFY(project().loader().trying().isBusy());
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());  // the preview does not show the requested options
    QVERIFY(click(way("header rows", QStringLiteral("1"))));
    QTRY_VERIFY(!project().loader().trying().isBusy());
    const ImportOptions& import = dialog()->trial().input.import;
    QVERIFY(import.orientation == ImportOptions::Orientation::SamplesInRows);
    QCOMPARE(import.headerRows.value_or(-1), 1);
    QVERIFY(way("orientation", QStringLiteral("samples-in-rows"))->isChecked());
    QVERIFY(part<QPushButton>("takeReading")->isEnabled());
    QCOMPARE(dialog()->trial().data->samples(), 2);
}

void TestImportChoices::aChoiceTakenBackAtOnceIsTakenBack()
{
    QVERIFY(open("t.csv", "name,A,B,C\ng1,1,2,3\ng2,4,5,7\n"));
    QVERIFY(show());
    QTest::mouseClick(way("orientation", QStringLiteral("samples-in-rows")), Qt::LeftButton);
    QVERIFY(click(way("orientation", QStringLiteral("genes-in-rows"))));
    QTRY_VERIFY(!project().loader().trying().isBusy());
    QVERIFY(dialog()->trial().input.import.orientation == ImportOptions::Orientation::GenesInRows);
    QVERIFY(way("orientation", QStringLiteral("genes-in-rows"))->isChecked());
}

void TestImportChoices::closingLeavesWhatIsOpen()
{
    QVERIFY(open("t.csv", plain));
    const DatasetPtr before = project().dataset();
    QVERIFY(show());
    QVERIFY(choose("orientation", QStringLiteral("genes-in-rows")));
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    QCOMPARE(project().dataset(), before);
    QVERIFY(project().input().import == ImportOptions());
    QVERIFY(!project().undoStack().canUndo());
}

void TestImportChoices::backAsDecided()
{
    QVERIFY(open("t.csv", plain));
    QVERIFY(show());
    QVERIFY(choose("orientation", QStringLiteral("genes-in-rows")));
    QVERIFY(part<QPushButton>("allAsDecided")->isEnabled());
    QVERIFY(leaveToProgram("orientation"));
    QCOMPARE(dialog()->trial().data->samples(), 4);
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    QVERIFY(choose("header rows", QStringLiteral("2")));
    QSignalSpy tried(&project().loader(), &Loader::importTried);
    QTest::mouseClick(part<QPushButton>("allAsDecided"), Qt::LeftButton);
    QVERIFY(tried.wait(10000));
    QVERIFY(dialog()->trial().input.import == ImportOptions());
}

void TestImportChoices::missingTextsAreTyped()
{
    QVERIFY(open("t.csv", plain));
    m_files.write("t.csv", table);  // "-" stands where a number should be
    QVERIFY(show());
    QVERIFY(type("missing values", QStringLiteral("-, no value")));
    QVERIFY(dialog());  // Return ends the typing only
    QVERIFY(dialog()->trial().input.import.missingTexts == (std::vector<std::string>{"-", "no value"}));
    QCOMPARE(dialog()->trial().data->missingCount(), 1);
}

void TestImportChoices::aChoiceThatDoesNotFitIsSaid()
{
    QVERIFY(open("t.csv", plain));
    const DatasetPtr before = project().dataset();
    QVERIFY(show());
    QVERIFY(choose("delimiter", QStringLiteral("\t")));
    QVERIFY(!dialog()->trial().data);
    QCOMPARE(project().dataset(), before);
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    QCOMPARE(part<QTableWidget>("importCells")->columnCount(), 1);
    QCOMPARE(part<QTableWidget>("importIssues")->rowCount(), 1);
    QVERIFY(part<QLabel>("noticeText")->isVisible() && part<QLabel>("noticeText")->text().contains("t.csv"));
    QVERIFY(click(part<QPushButton>("mendNotice")));  // back
    QVERIFY(dialog()->trial().data);
    QVERIFY(!part<QLabel>("noticeText")->isVisible());
    QVERIFY(way("delimiter", QStringLiteral(","))->isChecked());
    // Without a preview only the format can be chosen.
    InputSpec workbook = dialog()->trial().input;
    workbook.import.format = "xlsx";
    project().loader().tryImport(workbook);
    QTRY_VERIFY(!dialog()->trial().data);
    QVERIFY(row("format")->isVisible());
    for (const char* what : {"sheet", "delimiter", "header rows", "missing values"})
        QVERIFY2(!row(what)->isVisible(), what);
}

/// The columns of the names file of a matrix that can name the genes, and the choice of fewer of these.
void TestImportChoices::whatAFolderHoldsIsOffered()
{
    m_files.write("genes.tsv", "ENSG1\tTP53\nENSG2\tMYC\nENSG3\tEGFR\n");
    m_files.write("barcodes.tsv", "AAA\nAAC\nAAG\nAAT\n");
    QVERIFY(open("matrix.mtx", "%%MatrixMarket matrix coordinate integer general\n3 4 5\n1 1 5\n2 2 7\n3 3 1\n"
                               "1 4 2\n3 1 4\n"));
    QCOMPARE(project().dataset()->featureNames()[0], std::string("TP53"));
    QVERIFY(show());
    QVERIFY(way("name column", QStringLiteral("1"))->isChecked());
    QCOMPARE(way("name column", QStringLiteral("0"))->text(), QStringLiteral("1: gene id"));
    QVERIFY(choose("name column", QStringLiteral("0")));
    QCOMPARE(dialog()->trial().data->featureNames()[0], std::string("ENSG1"));
    QVERIFY(type("features", QStringLiteral("2")));
    QCOMPARE(int(dialog()->trial().data->features()), 2);
    QVERIFY(dialog()->isVisible());  // Return ended the typing, and took nothing
    QVERIFY(choose("features", QStringLiteral("all")));
    QCOMPARE(int(dialog()->trial().data->features()), 3);
}

/// 320 GB of zeros: the refusal offers the features that vary most, in the window as in the pane.
void TestImportChoices::aSparseMatrixTooLargeIsReadInPart()
{
    for (const char* name : {"genes.tsv", "barcodes.tsv"})  // of another matrix
        std::filesystem::remove(m_files.at(name));
    constexpr int entries = 14'000'000;  // less than 18 % of all values, at 32 bytes each
    std::string text = "%%MatrixMarket matrix coordinate real general\n5000 20000 " + std::to_string(entries) +
                       "\n1 1 5\n2 2 7\n2 20000 9\n5000 4 2\n";
    for (int i = 4; i < entries; ++i)
        text += "3 3 1\n";  // entries of one place are summed
    const std::string file = m_files.write("big.mtx", text).string();
    auto little = std::make_optional<test::LittleMemory>(400'000'000);
    QSignalSpy failed(&project().loader(), &Loader::openingFailed);
    countAsSaved(*m_window);
    m_window->opening().openPath(QString::fromStdString(file));
    QVERIFY(failed.wait(30000));
    little.reset();
    auto* notice = m_window->findChild<QLabel*>(QStringLiteral("noticeText"));
    auto* repair = m_window->findChild<QPushButton*>(QStringLiteral("mendNotice"));
    QVERIFY2(!notice->text().contains(QStringLiteral("--top-variance")), qPrintable(notice->text()));
    QVERIFY2(repair->isVisible() && repair->text().startsWith(QStringLiteral("Read the ")),
             qPrintable(repair->text()));
    QSignalSpy opened(&project(), &Project::opened);
    QTest::mouseClick(repair, Qt::LeftButton);
    QVERIFY(opened.wait(120000));
    const int kept = project().input().import.topVariance.value_or(0);
    QVERIFY(kept >= 50 && kept <= 2000);
    QCOMPARE(int(project().dataset()->features()), kept);
    QCOMPARE(project().dataset()->value(19999, 1), 9.0);
    QVERIFY(show());
    QVERIFY(row("features")->isVisible());
    QVERIFY(type("features", QStringLiteral("2")));
    QCOMPARE(int(dialog()->trial().data->features()), 2);
}

void TestImportChoices::whatIsCopiedRepeatsTheChoices()
{
    QVERIFY(open("t.csv", "name,A,B,C,D\nclass,x,y,x,y\ng1,1,2,3,2\ng2,4,5,7,1\n"));
    QVERIFY(show());
    QVERIFY(choose("header rows", QStringLiteral("1")));
    QVERIFY(choose("header rows", QStringLiteral("2")));
    QVERIFY(choose("orientation", QStringLiteral("samples-in-rows")));
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QVERIFY(settled.wait(20000));
    const std::string& command = project().scene().fit()->result->command;
    QVERIFY(command.find("--header-rows 2") != std::string::npos);
    QVERIFY(command.find("--orientation samples-in-rows") != std::string::npos);
}

/// Numbers that are the label, with one click, and whole numbers that are none.
void TestImportChoices::aColumnOfNumbersIsTheLabelAndNoneIs()
{
    QVERIFY(open("t.csv", "sample,g1,g2,grade\nA,1.5,2,1\nB,2.5,3,2\nC,4.5,1.5,1\nD,3.5,1,2\n"));
    QCOMPARE(project().state().label, std::string("grade"));
    QVERIFY(show());
    QVERIFY(way("label column", QStringLiteral("4"))->isChecked());
    QCOMPARE(way("label column", QStringLiteral("3"))->accessibleName(), QStringLiteral("Label: g2"));
    QVERIFY(!way("label column", QStringLiteral("1")));  // the names
    QVERIFY(choose("label column", QStringLiteral("none")));
    QCOMPARE(dialog()->trial().data->featureNames(), (std::vector<std::string>{"g1", "g2", "grade"}));
    QVERIFY(choose("label column", QStringLiteral("3")));
    QCOMPARE(dialog()->trial().data->featureNames(), (std::vector<std::string>{"g1", "grade"}));
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(project().state().label, std::string("g2"));
    QVERIFY(project().dataset()->labelField("g2")->kind == LabelField::Kind::Numeric);
    QCOMPARE(project().input().import.labelColumn.value_or(-2), 2);
    project().undoStack().undo();
    QCOMPARE(project().state().label, std::string("grade"));
}

/// Also where it is far to the right of the columns that are shown.
void TestImportChoices::theColumnOfTheLabelIsTyped()
{
    std::string text = "sample,class";
    for (int column = 1; column <= 30; ++column)
        text += ",g" + std::to_string(column);
    for (int sample = 1; sample <= 4; ++sample) {
        text += "\ns" + std::to_string(sample) + (sample % 2 ? ",x" : ",y");
        for (int column = 1; column <= 30; ++column)
            text += "," + std::to_string(sample * column) + ".5";
    }
    QVERIFY(open("t.csv", text + "\n"));
    QVERIFY(show());
    QVERIFY(type("label column", QStringLiteral("30")));
    QCOMPARE(dialog()->trial().input.import.labelColumn.value_or(-2), 29);
    QCOMPARE(dialog()->trial().data->preferredLabel(), std::string("g28"));
    QVERIFY(type("label column", QStringLiteral("g2")));
    QCOMPARE(dialog()->trial().data->preferredLabel(), std::string("g2"));
    QVERIFY(type("label column", QStringLiteral("99")));
    QVERIFY(dialog()->trial().error);
    QVERIFY(dialog()->trial().error->what.text().find("column 99, chosen") != std::string::npos);
}

/// The fit of samples in columns is not valid for samples in rows.
void TestImportChoices::otherSamplesStartWithoutPictures()
{
    QVERIFY(open("t.csv", plain));
    project().scene().selection().set({true, false, false, false});
    QVERIFY(show());
    QVERIFY(choose("orientation", QStringLiteral("genes-in-rows")));
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QVERIFY(!project().scene().fit() || project().scene().fit()->original == project().dataset());
    project().undoStack().undo();
    QTRY_VERIFY(project().scene().fit() && project().scene().fit()->original == project().dataset());
    QCOMPARE(int(project().scene().fit()->result->samples->size()), 4);
}

QTEST_MAIN(TestImportChoices)
#include "tst_import_choices.moc"
