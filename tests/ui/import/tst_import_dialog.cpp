// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/data/small_files.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/import/import_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The pane that says how a file was read, and reads it otherwise.
class TestImportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void cellsHaveTheColourOfTheirRole();
    void decisionsStandWithTheirReasons();
    void anotherChoiceReadsAnewAndCanBeUndone();
    void closingLeavesWhatIsOpen();
    void backAsDecided();
    void aLabelIsChosenWithOneClick();
    void missingTextsAreTyped();
    void aFileThatCannotBeReadIsSavedByAChoice();
    void aChoiceThatDoesNotFitIsSaid();
    void whatIsCopiedRepeatsTheChoices();
    void otherSamplesStartWithoutPictures();

private:
    Document& document() { return m_window->document(); }
    bool open(const std::string& name, std::string_view text);
    ImportDialog* dialog() { return m_window->findChild<ImportDialog*>(); }
    ImportDialog* show();
    template <typename Part>
    Part* part(const char* name)
    {
        return dialog()->findChild<Part*>(QLatin1String(name));
    }
    bool choose(const char* box, const QString& value);

    test::SmallFiles m_files;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

constexpr std::string_view table = "sample,class,sex,g1,g2\n"
                                   "A,x,f,1,-\n"
                                   "B,y,m,2,3\n"
                                   "C,x,f,1.5,4\n"
                                   "D,y,m,2.5,1\n";
constexpr std::string_view plain = "sample,class,sex,g1,g2\n"
                                   "A,x,f,1,2\n"
                                   "B,y,m,2,3\n"
                                   "C,x,f,1.5,4\n"
                                   "D,y,m,2.5,1\n";

}  // namespace

void TestImportDialog::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

/// Opens a file of this text and waits for its fit.
bool TestImportDialog::open(const std::string& name, std::string_view text)
{
    QSignalSpy settled(&document(), &Document::settled);
    m_window->openPath(QString::fromStdString(m_files.write(name, text).string()));
    return settled.wait(20000);
}

ImportDialog* TestImportDialog::show()
{
    m_window->showImport();
    return dialog();
}

/// Chooses as a hand does and waits for the file to be read; an empty value is "as decided".
bool TestImportDialog::choose(const char* box, const QString& value)
{
    auto* combo = part<QComboBox>(box);
    const int index = value.isEmpty() ? 0 : combo->findData(value);
    if (index < 0)
        return false;
    QSignalSpy tried(&document(), &Document::importTried);
    combo->setCurrentIndex(index);
    emit combo->activated(index);
    return tried.wait(10000);
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
    QVERIFY(part<QLabel>("importFacts")->text().startsWith(QStringLiteral("4 samples · 2 features · no gaps")));
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
        auto* box = dialog()->findChild<QComboBox*>(QStringLiteral("override ") + QLatin1String(what));
        QVERIFY2(box && box->isVisible(), what);
        QVERIFY2(!box->accessibleDescription().isEmpty(), what);
        QVERIFY2(!box->toolTip().isEmpty() && !box->accessibleName().isEmpty(), what);
    }
    QCOMPARE(part<QComboBox>("override delimiter")->currentText(), QStringLiteral("comma (as decided)"));
    QVERIFY(!part<QComboBox>("override sheet")->isVisible());
    QVERIFY(!part<QComboBox>("override matrix")->isVisible());
}

void TestImportDialog::anotherChoiceReadsAnewAndCanBeUndone()
{
    QVERIFY(open("t.csv", "name,A,B,C\ng1,1,2,3\ng2,4,5,7\n"));
    const DatasetPtr before = document().dataset();
    QCOMPARE(before->samples(), 3);
    QVERIFY(show());
    QVERIFY(choose("override orientation", QStringLiteral("samples-in-rows")));
    QCOMPARE(document().dataset(), before);
    QVERIFY(part<QLabel>("importFacts")->text().startsWith(QStringLiteral("2 samples · 3 features")));
    QVERIFY(part<QPushButton>("takeReading")->isEnabled());
    part<QPushButton>("takeReading")->click();
    QCOMPARE(document().dataset()->samples(), 2);
    QVERIFY(document().input().import.orientation == ImportOptions::Orientation::SamplesInRows);
    document().undoStack().undo();
    QCOMPARE(document().dataset(), before);
    QVERIFY(!document().input().import.orientation);
    document().undoStack().redo();
    QCOMPARE(document().dataset()->samples(), 2);
}

void TestImportDialog::closingLeavesWhatIsOpen()
{
    QVERIFY(open("t.csv", plain));
    const DatasetPtr before = document().dataset();
    QVERIFY(show());
    QVERIFY(choose("override orientation", QStringLiteral("genes-in-rows")));
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    QCOMPARE(document().dataset(), before);
    QVERIFY(document().input().import == ImportOptions());
    QVERIFY(!document().undoStack().canUndo());
}

void TestImportDialog::backAsDecided()
{
    QVERIFY(open("t.csv", plain));
    QVERIFY(show());
    QVERIFY(choose("override orientation", QStringLiteral("genes-in-rows")));
    QVERIFY(part<QPushButton>("allAsDecided")->isEnabled());
    QVERIFY(choose("override orientation", {}));
    QCOMPARE(dialog()->trial().data->samples(), 4);
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    QVERIFY(choose("override header rows", QStringLiteral("2")));
    QSignalSpy tried(&document(), &Document::importTried);
    part<QPushButton>("allAsDecided")->click();
    QVERIFY(tried.wait(10000));
    QVERIFY(dialog()->trial().input.import == ImportOptions());
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
    part<QPushButton>("takeReading")->click();
    QCOMPARE(document().state().label, std::string("sex"));
    document().undoStack().undo();
    QCOMPARE(document().state().label, std::string("class"));
}

void TestImportDialog::missingTextsAreTyped()
{
    QVERIFY(open("t.csv", plain));
    m_files.write("t.csv", table);  // "-" stands where a number should be
    QVERIFY(show());
    auto* box = part<QComboBox>("override missing values");
    box->setFocus();
    box->lineEdit()->selectAll();
    QSignalSpy tried(&document(), &Document::importTried);
    QTest::keyClicks(box->lineEdit(), QStringLiteral("-, no value"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QVERIFY(tried.wait(10000));
    QVERIFY(dialog());  // Return ends the typing only
    QVERIFY(dialog()->trial().input.import.missingTexts == (std::vector<std::string>{"-", "no value"}));
    QCOMPARE(dialog()->trial().data->missingCount(), 1);
}

void TestImportDialog::aFileThatCannotBeReadIsSavedByAChoice()
{
    QSignalSpy failed(&document(), &Document::readingFailed);
    m_window->openPath(QString::fromStdString(m_files.write("t.csv", table).string()));
    QVERIFY(failed.wait(10000));
    auto* look = m_window->findChild<QPushButton*>(QStringLiteral("mendNotice"));
    QVERIFY(look->isVisible());
    QSignalSpy tried(&document(), &Document::importTried);
    look->click();
    QVERIFY(tried.wait(10000));
    QVERIFY(part<QLabel>("importFacts")->text().startsWith(QStringLiteral("It cannot be read like this")));
    auto* issues = part<QTableWidget>("importIssues");
    QCOMPARE(issues->rowCount(), 1);
    QCOMPARE(issues->item(0, 0)->text() + issues->item(0, 1)->text(), QStringLiteral("25"));
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    auto* box = part<QComboBox>("override missing values");
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), QStringLiteral("-"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QVERIFY(tried.wait(10000));
    part<QPushButton>("takeReading")->click();
    QCOMPARE(document().dataset()->missingCount(), 1);
    QCOMPARE(document().name(), QStringLiteral("t.csv"));
}

void TestImportDialog::aChoiceThatDoesNotFitIsSaid()
{
    QVERIFY(open("t.csv", plain));
    QVERIFY(show());
    QVERIFY(choose("override delimiter", QStringLiteral("\t")));
    QVERIFY(!dialog()->trial().data);
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    QCOMPARE(part<QTableWidget>("importCells")->columnCount(), 1);
    QCOMPARE(part<QTableWidget>("importIssues")->rowCount(), 1);
    QVERIFY(choose("override delimiter", {}));
    QVERIFY(dialog()->trial().data);
}

void TestImportDialog::whatIsCopiedRepeatsTheChoices()
{
    QVERIFY(open("t.csv", "name,A,B,C,D\nclass,x,y,x,y\ng1,1,2,3,2\ng2,4,5,7,1\n"));
    QVERIFY(show());
    QVERIFY(choose("override header rows", QStringLiteral("2")));
    QVERIFY(choose("override decimal mark", QStringLiteral(".")));
    QSignalSpy settled(&document(), &Document::settled);
    part<QPushButton>("takeReading")->click();
    QVERIFY(settled.wait(20000));
    const std::string& command = document().scene().fit()->result->command;
    QVERIFY(command.find("--header-rows 2") != std::string::npos);
    QVERIFY(command.find("--decimal .") != std::string::npos);
}

/// The fit of the samples that were columns says nothing about those that are rows.
void TestImportDialog::otherSamplesStartWithoutPictures()
{
    QVERIFY(open("t.csv", plain));
    document().scene().selection().set({true, false, false, false});
    QVERIFY(show());
    QVERIFY(choose("override orientation", QStringLiteral("genes-in-rows")));
    part<QPushButton>("takeReading")->click();
    QVERIFY(!document().scene().fit() || document().scene().fit()->original == document().dataset());
    document().undoStack().undo();
    QTRY_VERIFY(document().scene().fit() && document().scene().fit()->original == document().dataset());
    QCOMPARE(int(document().scene().fit()->result->samples->size()), 4);
}

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
