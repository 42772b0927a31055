// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/data/small_files.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/import/import_dialog.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The pane that says how a file was read, and reads it otherwise.
class TestImportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void goesWithTheWindow();
    void cleanup() { m_window.reset(); }
    void cellsHaveTheColourOfTheirRole();
    void decisionsStandWithTheirReasons();
    void everyOverrideChangesTheData_data();
    void everyOverrideChangesTheData();
    void anotherChoiceReadsAnewAndCanBeUndone();
    void theKeyboardAloneWillDo();
    void closingLeavesWhatIsOpen();
    void backAsDecided();
    void aLabelIsChosenWithOneClick();
    void missingTextsAreTyped();
    void aFileThatCannotBeReadIsSavedByAChoice();
    void aChoiceThatDoesNotFitIsSaid();
    void amongManyFieldsTheUsefulOnesStandFirst();
    void aQuotedNewlineStaysInItsCell();
    void whatAFolderHoldsIsOffered();
    void aSparseMatrixTooLargeIsReadInPart();
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
    QWidget* row(const char* what) { return part<QWidget>(("override " + std::string(what)).c_str()); }
    QToolButton* way(const char* what, const QString& value)
    {
        return row(what)->findChild<QToolButton*>(QStringLiteral("choice ") + value);
    }
    bool choose(const char* what, const QString& value);
    bool leaveToProgram(const char* what);
    bool type(const char* what, const QString& text);
    bool click(QWidget* button);

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

/// The document went before the pane, which watches it.
void TestImportDialog::goesWithTheWindow()
{
    QVERIFY(open("t.csv", plain));
    const QPointer<ImportDialog> pane = show();
    QVERIFY(pane);
    m_window.reset();
    QVERIFY(!pane);
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

/// Clicks in the middle of a button and waits for the file to be read.
bool TestImportDialog::click(QWidget* button)
{
    if (!button || !button->isVisible() || !button->isEnabled())
        return false;
    QSignalSpy tried(&document(), &Document::importTried);
    QTest::mouseClick(button, Qt::LeftButton);
    return !tried.isEmpty() || tried.wait(10000);
}

/// Chooses as a hand does: a click on a button, or in the list.
bool TestImportDialog::choose(const char* what, const QString& value)
{
    if (QToolButton* button = way(what, value); button && button->isVisible())
        return click(button);
    auto* list = row(what)->findChild<QComboBox*>(QStringLiteral("list"));
    const int index = list->findData(value);
    if (index < 0 || !list->isVisible())
        return false;
    QTest::mouseClick(list, Qt::LeftButton);
    if (!QTest::qWaitForWindowExposed(list->view()->window()))
        return false;
    QSignalSpy tried(&document(), &Document::importTried);
    list->view()->scrollTo(list->model()->index(index, 0));
    QTest::qWait(
        QApplication::doubleClickInterval());  // a list that just opened takes a release for the opening one
    QTest::mouseClick(list->view()->viewport(), Qt::LeftButton, {},
                      list->view()->visualRect(list->model()->index(index, 0)).center());
    return !tried.isEmpty() || tried.wait(10000);
}

bool TestImportDialog::leaveToProgram(const char* what)
{
    return click(row(what)->findChild<QPushButton*>(QStringLiteral("backAsDecided")));
}

bool TestImportDialog::type(const char* what, const QString& text)
{
    auto* field = row(what)->findChild<QLineEdit*>(QStringLiteral("text"));
    if (!field || !field->isVisible())
        return false;
    QTest::mouseClick(field, Qt::LeftButton);
    field->selectAll();
    QSignalSpy tried(&document(), &Document::importTried);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    return !tried.isEmpty() || tried.wait(10000);
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

void TestImportDialog::everyOverrideChangesTheData_data()
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
                                  << "." << QByteArray("id;a;b\nx;1,5;2\ny;2,5;3\nz;3,5;4\n") << 1 << 3;
    QTest::newRow("header rows") << "header rows"
                                 << "1" << QByteArray("1,2\n3,4\n5,6\n") << 2 << 2;
    QTest::newRow("names") << "name column"
                           << "-1" << QByteArray("id,a,b\n7,2,3\n8,4,5\n9,6,8\n") << 3 << 3;
    QTest::newRow("orientation") << "orientation"
                                 << "samples-in-rows" << QByteArray("name,A,B,C\ng1,1,2,3\ng2,4,5,7\n") << 2 << 3;
}

/// Each in the way that makes a difference, and back again with one click.
void TestImportDialog::everyOverrideChangesTheData()
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

void TestImportDialog::anotherChoiceReadsAnewAndCanBeUndone()
{
    QVERIFY(open("t.csv", "name,A,B,C\ng1,1,2,3\ng2,4,5,7\n"));
    const DatasetPtr before = document().dataset();
    QCOMPARE(before->samples(), 3);
    QVERIFY(show());
    QVERIFY(choose("orientation", QStringLiteral("samples-in-rows")));
    QCOMPARE(document().dataset(), before);
    QVERIFY(part<QLabel>("importFacts")->text().startsWith(QStringLiteral("2 samples · 3 features")));
    QVERIFY(part<QPushButton>("takeReading")->isEnabled());
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(document().dataset()->samples(), 2);
    QVERIFY(document().input().import.orientation == ImportOptions::Orientation::SamplesInRows);
    document().undoStack().undo();
    QCOMPARE(document().dataset(), before);
    QVERIFY(!document().input().import.orientation);
    document().undoStack().redo();
    QCOMPARE(document().dataset()->samples(), 2);
}

/// Tab to the ways, an arrow to another, Tab to the button, Space.
void TestImportDialog::theKeyboardAloneWillDo()
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
    QSignalSpy tried(&document(), &Document::importTried);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(tried.wait(10000));
    QCOMPARE(dialog()->trial().data->samples(), 2);
    QCOMPARE(QApplication::focusWidget(), way("orientation", QStringLiteral("samples-in-rows")));
    QVERIFY(tabTo(part<QPushButton>("takeReading")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(document().dataset()->samples(), 2);
    QTRY_VERIFY(!dialog());
}

void TestImportDialog::closingLeavesWhatIsOpen()
{
    QVERIFY(open("t.csv", plain));
    const DatasetPtr before = document().dataset();
    QVERIFY(show());
    QVERIFY(choose("orientation", QStringLiteral("genes-in-rows")));
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
    QVERIFY(choose("orientation", QStringLiteral("genes-in-rows")));
    QVERIFY(part<QPushButton>("allAsDecided")->isEnabled());
    QVERIFY(leaveToProgram("orientation"));
    QCOMPARE(dialog()->trial().data->samples(), 4);
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    QVERIFY(choose("header rows", QStringLiteral("2")));
    QSignalSpy tried(&document(), &Document::importTried);
    QTest::mouseClick(part<QPushButton>("allAsDecided"), Qt::LeftButton);
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
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(document().state().label, std::string("sex"));
    document().undoStack().undo();
    QCOMPARE(document().state().label, std::string("class"));
}

void TestImportDialog::missingTextsAreTyped()
{
    QVERIFY(open("t.csv", plain));
    m_files.write("t.csv", table);  // "-" stands where a number should be
    QVERIFY(show());
    QVERIFY(type("missing values", QStringLiteral("-, no value")));
    QVERIFY(dialog());  // Return ends the typing only
    QVERIFY(dialog()->trial().input.import.missingTexts == (std::vector<std::string>{"-", "no value"}));
    QCOMPARE(dialog()->trial().data->missingCount(), 1);
}

void TestImportDialog::aFileThatCannotBeReadIsSavedByAChoice()
{
    QSignalSpy failed(&document(), &Document::openingFailed);
    m_window->openPath(QString::fromStdString(m_files.write("t.csv", table).string()));
    QVERIFY(failed.wait(10000));
    QTest::mouseClick(m_window->findChild<QPushButton*>(QStringLiteral("mendNotice")), Qt::LeftButton);
    QTRY_VERIFY(dialog());
    QVERIFY(part<QLabel>("importFacts")->text().startsWith(QStringLiteral("It cannot be read like this")));
    auto* issues = part<QTableWidget>("importIssues");
    QCOMPARE(issues->rowCount(), 1);
    QCOMPARE(issues->item(0, 0)->text() + issues->item(0, 1)->text(), QStringLiteral("25"));
    QTest::mouseClick(issues->viewport(), Qt::LeftButton, {}, issues->visualItemRect(issues->item(0, 2)).center());
    QCOMPARE(part<QTableWidget>("importCells")->currentItem()->data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("no number: -"));
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    auto* mend = part<QPushButton>("mendNotice");
    QCOMPARE(mend->text(), QStringLiteral("Take “-” for missing"));
    QVERIFY(click(mend));
    QVERIFY(dialog()->trial().data && dialog()->trial().data->missingCount() == 1);
    QVERIFY(!mend->isVisible());
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QCOMPARE(document().dataset()->missingCount(), 1);
    QCOMPARE(document().name(), QStringLiteral("t.csv"));
}

void TestImportDialog::aChoiceThatDoesNotFitIsSaid()
{
    QVERIFY(open("t.csv", plain));
    const DatasetPtr before = document().dataset();
    QVERIFY(show());
    QVERIFY(choose("delimiter", QStringLiteral("\t")));
    QVERIFY(!dialog()->trial().data);
    QCOMPARE(document().dataset(), before);
    QVERIFY(!part<QPushButton>("takeReading")->isEnabled());
    QCOMPARE(part<QTableWidget>("importCells")->columnCount(), 1);
    QCOMPARE(part<QTableWidget>("importIssues")->rowCount(), 1);
    QVERIFY(part<QLabel>("noticeText")->isVisible() && part<QLabel>("noticeText")->text().contains("t.csv"));
    QVERIFY(click(part<QPushButton>("mendNotice")));  // back
    QVERIFY(dialog()->trial().data);
    QVERIFY(!part<QLabel>("noticeText")->isVisible());
    QVERIFY(way("delimiter", QStringLiteral(","))->isChecked());
    // Of what cannot be shown nothing can be decided but what it is.
    InputSpec workbook = dialog()->trial().input;
    workbook.import.format = "xlsx";
    document().tryImport(workbook);
    QTRY_VERIFY(!dialog()->trial().data);
    QVERIFY(row("format")->isVisible());
    for (const char* what : {"sheet", "delimiter", "header rows", "missing values"})
        QVERIFY2(!row(what)->isVisible(), what);
}

/// A series matrix has so many: what tells samples apart is seen, the rest is a click away.
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
    QCOMPARE(document().dataset()->labelFields().size(), std::size_t(34));
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

/// The columns of the file beside the matrix that can name the genes, and the choice of fewer of these.
void TestImportDialog::whatAFolderHoldsIsOffered()
{
    m_files.write("genes.tsv", "ENSG1\tTP53\nENSG2\tMYC\nENSG3\tEGFR\n");
    m_files.write("barcodes.tsv", "AAA\nAAC\nAAG\nAAT\n");
    QVERIFY(open("matrix.mtx", "%%MatrixMarket matrix coordinate integer general\n3 4 5\n1 1 5\n2 2 7\n3 3 1\n"
                               "1 4 2\n3 1 4\n"));
    QCOMPARE(document().dataset()->featureNames()[0], std::string("TP53"));
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
void TestImportDialog::aSparseMatrixTooLargeIsReadInPart()
{
    for (const char* name : {"genes.tsv", "barcodes.tsv"})  // of another matrix
        std::filesystem::remove(m_files.at(name));
    const std::string file =
        m_files
            .write("big.mtx", "%%MatrixMarket matrix coordinate real general\n8000000 5000 5\n"
                              "1 1 5\n2 2 7\n2 5000 9\n3 3 1\n8000000 4 2\n")
            .string();
    QSignalSpy failed(&document(), &Document::openingFailed);
    m_window->openPath(QString::fromStdString(file));
    QVERIFY(failed.wait(30000));
    auto* notice = m_window->findChild<QLabel*>(QStringLiteral("noticeText"));
    auto* mend = m_window->findChild<QPushButton*>(QStringLiteral("mendNotice"));
    QVERIFY2(!notice->text().contains(QStringLiteral("--top-variance")), qPrintable(notice->text()));
    QVERIFY2(mend->isVisible() && mend->text().startsWith(QStringLiteral("Read the ")), qPrintable(mend->text()));
    QSignalSpy opened(&document(), &Document::opened);
    QTest::mouseClick(mend, Qt::LeftButton);
    QVERIFY(opened.wait(120000));
    const int kept = document().input().import.topVariance.value_or(0);
    QVERIFY(kept >= 50 && kept <= 2000);
    QCOMPARE(int(document().dataset()->features()), kept);
    QCOMPARE(document().dataset()->value(4999, 1), 9.0);
    QVERIFY(show());
    QVERIFY(row("features")->isVisible());
    QVERIFY(type("features", QStringLiteral("2")));
    QCOMPARE(int(dialog()->trial().data->features()), 2);
}

void TestImportDialog::whatIsCopiedRepeatsTheChoices()
{
    QVERIFY(open("t.csv", "name,A,B,C,D\nclass,x,y,x,y\ng1,1,2,3,2\ng2,4,5,7,1\n"));
    QVERIFY(show());
    QVERIFY(choose("header rows", QStringLiteral("1")));
    QVERIFY(choose("header rows", QStringLiteral("2")));
    QVERIFY(choose("orientation", QStringLiteral("samples-in-rows")));
    QSignalSpy settled(&document(), &Document::settled);
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QVERIFY(settled.wait(20000));
    const std::string& command = document().scene().fit()->result->command;
    QVERIFY(command.find("--header-rows 2") != std::string::npos);
    QVERIFY(command.find("--orientation samples-in-rows") != std::string::npos);
}

/// The fit of the samples that were columns says nothing about those that are rows.
void TestImportDialog::otherSamplesStartWithoutPictures()
{
    QVERIFY(open("t.csv", plain));
    document().scene().selection().set({true, false, false, false});
    QVERIFY(show());
    QVERIFY(choose("orientation", QStringLiteral("genes-in-rows")));
    QTest::mouseClick(part<QPushButton>("takeReading"), Qt::LeftButton);
    QVERIFY(!document().scene().fit() || document().scene().fit()->original == document().dataset());
    document().undoStack().undo();
    QTRY_VERIFY(document().scene().fit() && document().scene().fit()->original == document().dataset());
    QCOMPARE(int(document().scene().fit()->result->samples->size()), 4);
}

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
