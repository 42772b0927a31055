// SPDX-License-Identifier: GPL-3.0-or-later
// Workbooks: every kind of cell, sheets, dates, and the same decisions as for a table of text.
#include "core/import/reader.h"
#include "core/import/table_preview.h"
#include "core/import/unread_table.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/support/containers/xlsx_file.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using test::numberCell;
using test::row;
using test::rowsOf;
using test::typedCell;
using test::XlsxFile;

class TestXlsxReader : public QObject
{
    Q_OBJECT

private slots:
    void equalsTheTextTable_data();
    void equalsTheTextTable();
    void kindsOfCells();
    void sharedStrings();
    void placesLeftOut();
    void tableAwayFromTheCorner();
    void numbersStoredAsText();
    void digitsThatSayNothingAreNotShown();
    void errorsHaveTheirCell();
    void textAmongNumbersHasItsCell();
    void dates_data();
    void dates();
    void datesAreFlagged();
    void firstSheetThatIsNotEmpty();
    void sheetByNameAndNumber();
    void sheetsAreListed();
    void sheetNamesAreUtf8();
    void hiddenSheetsComeLast();
    void otherPrefixesAndPlaces();
    void contentDecidesNotTheName();
    void optionsOfTheImport();
    void cancel();
    void largeSheet();

private:
    DatasetPtr read(XlsxFile& file, const ImportOptions& options = {})
    {
        const auto path = m_files.at("t.xlsx");
        file.write(path);
        return readDataset(path, options).data;
    }
    static const Issue* issueWith(const Dataset& data, const std::string& part)
    {
        for (const Issue& issue : data.issues())
            if (issue.what.text().find(part) != std::string::npos)
                return &issue;
        return nullptr;
    }

    test::SmallFiles m_files;
};

void TestXlsxReader::equalsTheTextTable_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addRow("samples in rows") << QStringList{"sample,class,g1,g2", "A,x,1,2", "B,y,3,-4e-3", "C,x,,6"};
    QTest::addRow("genes in rows") << QStringList{"gene,s1,s2,s3", "TP53,1,2,3", "BRCA1,4,5,6.5"};
    QTest::addRow("genes in rows, classes as a row")
        << QStringList{"gene,a,b,c,d", "class,x,x,y,y", "g1,1,2,3,4", "g2,5,6,7,8"};
    QTest::addRow("empty leading header cells")
        << QStringList{",,g1,g2", "A,x,1,2", "B,x,3,4", "C,y,5,6", "D,y,7,8"};
    QTest::addRow("no header") << QStringList{"1,2,3.5,0", "4,5,6.5,1", "7,8,9.5,0", "2,2,1.5,1"};
    QTest::addRow("gaps at the ends") << QStringList{"sample,g1,g2,g3", "A,,2,", "B,1,,3", "C,4,5,"};
    QTest::addRow("missing texts") << QStringList{"sample,class,g1", "A,x,NA", "B,NA,2", "C,x,3", "D,y,4"};
}

void TestXlsxReader::equalsTheTextTable()
{
    QFETCH(QStringList, lines);
    std::vector<std::string> rows;
    for (const QString& line : lines)
        rows.push_back(line.toStdString());
    XlsxFile file;
    const DatasetPtr sheet = read(file.sheet("S", rowsOf(rows)));
    const DatasetPtr text = readDataset(m_files.write("t.csv", lines.join('\n').toStdString())).data;
    QCOMPARE(sheet->samples(), text->samples());
    QCOMPARE(sheet->features(), text->features());
    QCOMPARE(sheet->sampleNames(), text->sampleNames());
    QCOMPARE(sheet->featureNames(), text->featureNames());
    QCOMPARE(sheet->preferredLabel(), text->preferredLabel());
    QCOMPARE(sheet->labelFields().size(), text->labelFields().size());
    for (std::size_t i = 0; i < text->labelFields().size(); ++i) {
        QCOMPARE(sheet->labelFields()[i].classes, text->labelFields()[i].classes);
        QCOMPARE(sheet->labelFields()[i].codes, text->labelFields()[i].codes);
    }
    for (Index i = 0; i < text->samples(); ++i)
        for (Index l = 0; l < text->features(); ++l)
            QVERIFY(sheet->value(i, l) == text->value(i, l) || (sheet->isMissing(i, l) && text->isMissing(i, l)));
}

void TestXlsxReader::kindsOfCells()
{
    XlsxFile file;
    file.strings({"sample"})
        .sheet("S", row(1, typedCell("A1", "s", "0") + typedCell("B1", "inlineStr", "responder") +
                               typedCell("C1", "str", "a &amp; b") + typedCell("D1", "inlineStr", "two\nlines") +
                               typedCell("E1", "inlineStr", "say &quot;g&quot;")) +
                        row(2, typedCell("A2", "inlineStr", "A") + typedCell("B2", "b", "1") +
                                   numberCell("C2", "1.5E-3") + "<c r=\"D2\"><f>1+1</f><v>2</v></c>" +
                                   "<c r=\"E2\" s=\"3\"/>") +
                        row(3, typedCell("A3", "inlineStr", "_x0042__x000D_ b") + typedCell("B3", "b", "0") +
                                   numberCell("C3", "4") + numberCell("D3", "5") + numberCell("E3", "6")) +
                        row(4, typedCell("A4", "inlineStr", "C") + typedCell("B4", "b", "1") +
                                   numberCell("C4", "7") + numberCell("D4", "8") + numberCell("E4", "9")) +
                        row(5, typedCell("A5", "inlineStr", "D") + typedCell("B5", "b", "0") +
                                   numberCell("C5", "7") + numberCell("D5", "8") + numberCell("E5", "9")));
    const DatasetPtr data = read(file);
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->featureNames(), (std::vector<std::string>{"a & b", "two\nlines", "say \"g\""}));
    QCOMPARE(data->sampleNames()[1], std::string("B\r b"));
    QCOMPARE(data->value(0, 0), 1.5e-3);
    QCOMPARE(data->value(0, 1), 2.0);
    QVERIFY(data->isMissing(0, 2));
    const LabelField* field = data->labelField("responder");
    QVERIFY(field);
    QCOMPARE(field->classes, (std::vector<std::string>{"TRUE", "FALSE"}));
}

void TestXlsxReader::sharedStrings()
{
    XlsxFile file;
    file.strings({"sample", "<r><rPr><b/></rPr><t>TP</t></r><r><t>53</t></r>", "g2",
                  "<t>A</t><rPh sb=\"0\" eb=\"1\"><t>reading</t></rPh>", "B"})
        .sheet("S", row(1, typedCell("A1", "s", "0") + typedCell("B1", "s", "1") + typedCell("C1", "s", "2")) +
                        row(2, typedCell("A2", "s", "3") + numberCell("B2", "1") + numberCell("C2", "2")) +
                        row(3, typedCell("A3", "s", "4") + numberCell("B3", "3") + numberCell("C3", "4")));
    const DatasetPtr data = read(file);
    QCOMPARE(data->featureNames(), (std::vector<std::string>{"TP53", "g2"}));
    QCOMPARE(data->sampleNames(), (std::vector<std::string>{"A", "B"}));
}

/// Rows and cells without addresses, rows left out, cells in another order than their columns.
void TestXlsxReader::placesLeftOut()
{
    const auto text = [](const std::string& value) {
        return "<c t=\"inlineStr\"><is><t>" + value + "</t></is></c>";
    };
    const auto number = [](const std::string& value) { return "<c><v>" + value + "</v></c>"; };
    XlsxFile file;
    file.sheet("S", "<row>" + text("sample") + text("g1") + text("g2") + text("g3") + "</row><row>" + text("A") +
                        number("1") + number("2") + number("3") + "</row>" +
                        row(7, numberCell("D7", "6") + typedCell("A7", "inlineStr", "B") + numberCell("B7", "4")) +
                        "<row>" + text("C") + number("7") + "<c/>" + number("9") + "</row>");
    const DatasetPtr data = read(file);
    QCOMPARE(data->sampleNames(), (std::vector<std::string>{"A", "B", "C"}));
    QCOMPARE(data->value(1, 0), 4.0);
    QVERIFY(data->isMissing(1, 1));
    QCOMPARE(data->value(1, 2), 6.0);
    QVERIFY(data->isMissing(2, 1));
    QCOMPARE(data->value(2, 2), 9.0);
}

// Cells showed the 17 digits of the file, and samples that are numbers were called by them.
void TestXlsxReader::digitsThatSayNothingAreNotShown()
{
    XlsxFile file;
    const auto cells = [](int number, const std::string& name, const std::string& value) {
        const std::string at = std::to_string(number);
        return row(number, numberCell("A" + at, name) + numberCell("B" + at, value));
    };
    file.sheet("S", row(1, typedCell("A1", "inlineStr", "sample") + typedCell("B1", "inlineStr", "g")) +
                        cells(2, "0.10000000000000001", "65.739999999999995") +
                        cells(3, "0.29999999999999999", "1.2345678901234567") +
                        cells(4, "12345678901234567", "12345678901234567") + cells(5, "7", "1E-3"));
    const DatasetPtr data = read(file);
    QCOMPARE(data->sampleNames(), (std::vector<std::string>{"0.1", "0.3", "12345678901234567", "7"}));
    const double expected[] = {65.739999999999995, 1.2345678901234567, 12345678901234567.0, 1e-3};
    for (Index i = 0; i < 4; ++i)
        QVERIFY(data->value(i, 0) == expected[i]);
    const TablePreview seen = previewOf(*data);
    QCOMPARE(seen.rows.at(1).cells.at(1).text, std::string("65.74"));
    QCOMPARE(seen.rows.at(2).cells.at(1).text, std::string("1.2345678901234567"));
    QCOMPARE(seen.rows.at(4).cells.at(1).text, std::string("1E-3"));
}

void TestXlsxReader::tableAwayFromTheCorner()
{
    XlsxFile file;
    file.sheet("S", row(3, typedCell("C3", "inlineStr", "sample") + typedCell("D3", "inlineStr", "g1")) +
                        row(4, typedCell("C4", "inlineStr", "A") + numberCell("D4", "1")) +
                        row(6, typedCell("C6", "inlineStr", "B") + typedCell("D6", "inlineStr", "nan")) +
                        row(7, typedCell("C7", "inlineStr", "C") + numberCell("D7", "3")));
    const DatasetPtr data = read(file);
    QCOMPARE(data->samples(), 3);
    QCOMPARE(data->features(), 1);
    QCOMPARE(data->featureNames()[0], std::string("g1"));
    const Issue* issue = issueWith(*data, "nan");
    QVERIFY(issue);
    QCOMPARE(issue->cell, std::string("D6"));
    QCOMPARE(issue->row, 6);
    QCOMPARE(issue->column, 4);
    QVERIFY2(sentence(*issue).find("t.xlsx, cell D6: ") != std::string::npos, sentence(*issue).c_str());
}

/// Numbers stored as text are classes if other columns hold real numbers.
void TestXlsxReader::numbersStoredAsText()
{
    XlsxFile file;
    std::string rows = row(1, typedCell("A1", "inlineStr", "id") + typedCell("B1", "inlineStr", "group") +
                                  typedCell("C1", "inlineStr", "g1"));
    for (int i = 2; i < 8; ++i) {
        const std::string n = std::to_string(i);
        rows += row(i, typedCell("A" + n, "inlineStr", "100" + n) +
                           typedCell("B" + n, "inlineStr", n < "5" ? "1" : "2") + numberCell("C" + n, n + ".5"));
    }
    const DatasetPtr data = read(file.sheet("S", rows));
    QCOMPARE(data->features(), 1);
    QCOMPARE(data->sampleNames()[0], std::string("1002"));
    QCOMPARE(data->preferredLabel(), std::string("group"));
    QCOMPARE(data->labelField("group")->counts(), (std::vector<int>{3, 3}));
}

void TestXlsxReader::errorsHaveTheirCell()
{
    XlsxFile file;
    file.sheet(
        "S", row(1, typedCell("A1", "inlineStr", "sample") + typedCell("B1", "inlineStr", "g1") +
                        typedCell("C1", "inlineStr", "g2")) +
                 row(2, typedCell("A2", "inlineStr", "A") + numberCell("B2", "1") + numberCell("C2", "2")) +
                 row(3, typedCell("A3", "inlineStr", "B") + typedCell("B3", "e", "#N/A") + numberCell("C3", "2")) +
                 row(4, typedCell("A4", "inlineStr", "C") + typedCell("B4", "e", "#DIV/0!") +
                            typedCell("C4", "e", "#DIV/0!")));
    const DatasetPtr data = read(file);
    QCOMPARE(data->missingCount(), 3);
    std::map<std::string, std::string> cells;
    for (const Issue& issue : data->issues())
        cells[issue.text] = issue.cell + ": " + issue.what.text();
    QCOMPARE(cells["#N/A"], std::string("B3: 1 cell contains an error and is read as missing"));
    QCOMPARE(cells["#DIV/0!"], std::string("B4: 2 cells contain an error and are read as missing, the first"));
}

void TestXlsxReader::textAmongNumbersHasItsCell()
{
    XlsxFile file;
    std::vector<std::string> lines{"sample,g1,g2"};
    for (int i = 0; i < 30; ++i)
        lines.push_back("S" + std::to_string(i) + ",1," + (i == 15 ? "high" : "2"));
    file.sheet("S", rowsOf(lines)).write(m_files.at("t.xlsx"));
    const Issue issue = test::issueOf([&] { readDataset(m_files.at("t.xlsx")); });
    QCOMPARE(issue.cell, std::string("C17"));
    QCOMPARE(issue.text, std::string("high"));
    QVERIFY(sentence(issue).starts_with(m_files.at("t.xlsx").string() + ", cell C17: text where a number"));
}

void TestXlsxReader::dates_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("stored");
    QTest::addColumn<bool>("from1904");
    QTest::addColumn<QString>("text");
    QTest::addRow("SEPT1 of 2019") << "16"
                                   << "43709" << false << "1-Sep";
    QTest::addRow("a format of its own") << "d\\-mmm"
                                         << "43709" << false << "1-Sep";
    QTest::addRow("month and year") << "17"
                                    << "42248" << false << "Sep-15";
    QTest::addRow("date of the system") << "14"
                                        << "43709" << false << "2019-09-01";
    QTest::addRow("with the time") << "yyyy\\-mm\\-dd hh:mm"
                                   << "43709.5625" << false << "2019-09-01 13:30";
    QTest::addRow("days from 1904") << "14"
                                    << "42247" << true << "2019-09-01";
    QTest::addRow("before the day that never was") << "14"
                                                   << "59" << false << "1900-02-28";
    QTest::addRow("behind the day that never was") << "14"
                                                   << "61" << false << "1900-03-01";
    QTest::addRow("colours, languages and text do not count") << "[Red][$-409]0.0&quot; days&quot;;@"
                                                              << "43709" << false << "43709";
    QTest::addRow("a time of day alone is a number") << "20"
                                                     << "43709" << false << "43709";
    QTest::addRow("a day no calendar has") << "14"
                                           << "99999999" << false << "99999999";
}

void TestXlsxReader::dates()
{
    QFETCH(QString, code);
    QFETCH(QString, stored);
    QFETCH(bool, from1904);
    QFETCH(QString, text);
    XlsxFile file;
    file.formats({code.toStdString()})
        .sheet("S", row(1, typedCell("A1", "inlineStr", "gene") + typedCell("B1", "inlineStr", "s1")) +
                        row(2, numberCell("A2", stored.toStdString(), 1) + numberCell("B2", "1")) +
                        row(3, typedCell("A3", "inlineStr", "TP53") + numberCell("B3", "2")));
    if (from1904)
        file.from1904();
    const DatasetPtr data = read(file);
    QCOMPARE(data->featureNames()[0], text.toStdString());
}

void TestXlsxReader::datesAreFlagged()
{
    XlsxFile file;
    file.formats({"16"}).sheet("S",
                               row(1, typedCell("A1", "inlineStr", "gene") + typedCell("B1", "inlineStr", "s1")) +
                                   row(2, numberCell("A2", "43709", 1) + numberCell("B2", "1")) +
                                   row(3, numberCell("A3", "43710", 1) + numberCell("B3", "2")) +
                                   row(4, typedCell("A4", "inlineStr", "TP53") + numberCell("B4", "2")));
    const DatasetPtr data = read(file);
    QCOMPARE(data->featureNames(), (std::vector<std::string>{"1-Sep", "2-Sep", "TP53"}));
    const Issue* issue = issueWith(*data, "dates");
    QVERIFY(issue);
    QCOMPARE(issue->what.text(), std::string("2 cells contain dates, the first stored as 43709"));
    QCOMPARE(issue->text, std::string("1-Sep"));
    QCOMPARE(issue->cell, std::string("A2"));
}

/// After reading, and for a workbook that could not be read: with the cells of the requested sheet.
void TestXlsxReader::sheetsAreListed()
{
    const std::vector<std::string> names{"Notes", "Data"};
    XlsxFile file;
    file.sheet("Notes", rowsOf({"written,by", "hand,alone"})).sheet("Data", rowsOf({"sample,g1", "A,1"}));
    ImportOptions options;
    options.sheet = "Data";
    const DatasetPtr data = read(file, options);
    QCOMPARE(data->origin().preview->choices.at(0).what, std::string("sheet"));
    QCOMPARE(data->origin().preview->choices.at(0).values, names);
    const UnreadTable unread = lookAtUnread(m_files.at("t.xlsx"), {});
    QCOMPARE(unread.preview.choices.at(0).values, names);
    QCOMPARE(unread.decisions.at(1).value.text(), std::string("Notes"));
    QCOMPARE(unread.preview.rows.at(1).cells.at(0).text, std::string("hand"));
    options.sheet = "Results";
    const UnreadTable none = lookAtUnread(m_files.at("t.xlsx"), options);
    QCOMPARE(none.preview.choices.at(0).values, names);
    QVERIFY(none.preview.rows.empty());
    QVERIFY(lookAtUnread(m_files.write("no.xlsx", "PK\x03\x04 and no more"), {}).preview.choices.empty());
}

void TestXlsxReader::sheetNamesAreUtf8()
{
    XlsxFile file;
    file.sheet("Cach\xe9", "").sheet("Data", rowsOf({"sample,g1", "A,1", "B,2"}));
    const DatasetPtr data = read(file);
    const std::vector<std::string> names{"Cach\u00e9", "Data"};
    QCOMPARE(data->origin().preview->choices.at(0).values, names);
}

void TestXlsxReader::firstSheetThatIsNotEmpty()
{
    XlsxFile file;
    file.sheet("Notes", "")
        .sheet("Blank", row(1, "<c r=\"A1\" s=\"0\"/>"))
        .sheet("Data", rowsOf({"sample,g1", "A,1"}));
    const DatasetPtr data = read(file);
    QCOMPARE(data->samples(), 1);
    const Decision& decision = data->origin().decisions[1];  // the format is the first
    QCOMPARE(decision.what, std::string("sheet"));
    QCOMPARE(decision.value.text(), std::string("Data"));
    QCOMPARE(decision.reason.text(), std::string("the first sheet with content, of: Notes, Blank, Data"));
    for (const Decision& one : data->origin().decisions)
        QVERIFY(one.what != "delimiter");
}

void TestXlsxReader::sheetByNameAndNumber()
{
    XlsxFile file;
    file.sheet("One", rowsOf({"sample,g1", "A,1"})).sheet("Two & more", rowsOf({"sample,g1,g2", "A,1,2"}));
    file.parts()["xl/workbook.xml"].replace(file.parts()["xl/workbook.xml"].find("Two & more"), 10,
                                            "Two &amp; more");
    ImportOptions options;
    QCOMPARE(read(file)->features(), 1);
    options.sheet = "Two & more";
    QCOMPARE(read(file, options)->features(), 2);
    options.sheet = "2";
    QCOMPARE(read(file, options)->features(), 2);
    options.sheet = "Three";
    const Issue issue = test::issueOf([&] { read(file, options); });
    QCOMPARE(issue.what.text(), std::string("unknown sheet \"Three\""));
    QCOMPARE(issue.remedy.text(), std::string("available: One, Two & more"));
}

void TestXlsxReader::hiddenSheetsComeLast()
{
    XlsxFile file;
    file.sheet("Cache", rowsOf({"a,b", "1,2"}), "veryHidden")
        .sheet("Data", rowsOf({"sample,g1,g2,g3", "A,1,2,3"}));
    const DatasetPtr data = read(file);
    QCOMPARE(data->features(), 3);
    QCOMPARE(data->origin().decisions[1].reason.pattern(),
             std::string("the first visible sheet with content, of: %1"));
    XlsxFile onlyHidden;
    onlyHidden.sheet("Empty", "").sheet("Cache", rowsOf({"sample,g1", "A,1"}), "hidden");
    QCOMPARE(read(onlyHidden)->origin().decisions[1].reason.pattern(),
             std::string("the visible sheets are empty; the first hidden sheet with content, of: %1"));
}

/// Namespace prefixes, comments, CDATA, absolute targets and the strict variant of the format.
void TestXlsxReader::otherPrefixesAndPlaces()
{
    XlsxFile file;
    file.sheetXml("S", "<?xml version=\"1.0\"?><!-- <row> --><x:worksheet xmlns:x=\"m\"><x:sheetData>"
                       "<x:row r='1'><x:c r='A1' t='inlineStr'><x:is><x:t><![CDATA[sam<ple]]></x:t></x:is></x:c>"
                       "<x:c r='B1' t='inlineStr'><x:is><x:t>g1</x:t></x:is></x:c></x:row><!-- a > b -->"
                       "<x:row r='2' note='a>b'><x:c r='A2' t='inlineStr'><x:is><x:t>A</x:t></x:is></x:c>"
                       "<x:c r='B2'><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>");
    std::string& rels = file.parts()["xl/_rels/workbook.xml.rels"];
    rels.replace(rels.find("worksheets/sheet1.xml"), 21, "/xl/Worksheets/Sheet1.xml");
    const std::string open = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet";
    rels.replace(rels.find(open), open.size(),
                 "http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet");
    const DatasetPtr data = read(file);
    QCOMPARE(data->value(0, 0), 5.0);
    QCOMPARE(data->sampleNames()[0], std::string("A"));
}

void TestXlsxReader::contentDecidesNotTheName()
{
    XlsxFile file;
    file.sheet("S", rowsOf({"sample,g1,g2", "A,1,2"})).write(m_files.at("table.csv"));
    QCOMPARE(readDataset(m_files.at("table.csv")).data->origin().format, std::string("xlsx"));
    const auto text = m_files.write("text.xlsx", "sample,g1,g2\nA,1,2\n");
    QCOMPARE(readDataset(text).data->origin().format, std::string("csv"));
}

void TestXlsxReader::optionsOfTheImport()
{
    XlsxFile file;
    file.sheet("S", rowsOf({"name,g1,g2,kind", "A,1,2,9", "B,3,4,8", "C,5,6,9", "D,5,6,8"}));
    ImportOptions options;
    options.labelField = "kind";
    options.orientation = ImportOptions::Orientation::SamplesInRows;
    options.missingTexts = std::vector<std::string>{"4"};
    const DatasetPtr data = read(file, options);
    QCOMPARE(data->preferredLabel(), std::string("kind"));
    QCOMPARE(data->features(), 2);
    QVERIFY(data->isMissing(1, 1));
    options = {};
    options.headerRows = 0;
    const Issue issue = test::issueOf([&] { read(file, options); });
    QVERIFY2(!issue.cell.empty(), sentence(issue).c_str());
}

void TestXlsxReader::cancel()
{
    XlsxFile file;
    file.sheet("S", rowsOf({"sample,g1,g2", "A,1,2", "B,1,2"})).write(m_files.at("t.xlsx"));
    test::checkCancelling(m_files.at("t.xlsx"));
}

/// Many pieces: runs of rows end within pieces, elements and attributes.
void TestXlsxReader::largeSheet()
{
    constexpr int samples = 300, features = 400;
    std::vector<std::string> lines{"sample"};
    for (int l = 0; l < features; ++l)
        lines[0] += ",g" + std::to_string(l);
    for (int i = 0; i < samples; ++i) {
        lines.push_back("S" + std::to_string(i));
        for (int l = 0; l < features; ++l)
            lines.back() += "," + std::to_string((i * features + l) * 7919 % 100003) + ".25";
    }
    XlsxFile file;
    const DatasetPtr data = read(file.sheet("S", rowsOf(lines)));
    QCOMPARE(data->samples(), samples);
    QCOMPARE(data->features(), features);
    for (int i = 0; i < samples; ++i)
        for (int l = 0; l < features; ++l)
            QCOMPARE(data->value(i, l), (i * features + l) * 7919 % 100003 + 0.25);
}

QTEST_APPLESS_MAIN(TestXlsxReader)
#include "tst_xlsx_reader.moc"
