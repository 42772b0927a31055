// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of text as other programs write them.
#include "core/io/file_bytes.h"
#include "tests/core/import/csv_text.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestCsvQuirks : public test::CsvText
{
    Q_OBJECT

private slots:
    void detectionCalls_data();
    void detectionCalls();
    void callsOfOneKindAreLabels();
    void headerOfThreeRows();
    void marksInTheHeader();
    void numberSignsAreNoMarks();
    void utf16_data();
    void utf16();
    void lineEndsInQuotedFields_data();
    void lineEndsInQuotedFields();
    void lineEndsInTheLastField_data();
    void lineEndsInTheLastField();
    void lineEndsInQuotedFieldsBetweenTabs_data();
    void lineEndsInQuotedFieldsBetweenTabs();
    void strayQuotesBetweenTabs();
    void classAsRow_data();
    void classAsRow();
    void classColumnAnywhere_data();
    void classColumnAnywhere();
    void everyColumnIsASampleWhenGenesAreInRows();
    void quoteThatOpensEveryRow();
    void lineEndsAmongStrayQuotes();
    void strayQuotesBetweenChunks();
    void delimiterThatIsTheDecimalMark();
    void delimiterInTheFirstLine();
    void blanksBetweenNumbers_data();
    void blanksBetweenNumbers();
    void lastRowOfAnotherWidth();
};

void TestCsvQuirks::detectionCalls_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("described");
    QTest::addRow("named") << QByteArray("Gene Description\tGene Accession Number\t1\tcall\t2\tcall\n"
                                         "first (endogenous)\tg1\t-214\tA\t1.5\tP\n"
                                         "second\tg2\t-153\tP\t7\tM\n")
                           << true;
    QTest::addRow("numbered") << QByteArray("probe,1,call,2,call.1\ng1,-214,A,1.5,P\ng2,-153,P,7,NC\n") << false;
    QTest::addRow("by sample") << QByteArray("probe,1,1_Detection,2,2_Detection\ng1,-214,A,1.5,P\ng2,-153,P,7,M\n")
                               << false;
    QTest::addRow("without a name") << QByteArray("probe;1;;2;\ng1;-214;A;1.5;P\ng2;-153;;7;M\n") << false;
}

void TestCsvQuirks::detectionCalls()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, described);
    const DatasetPtr data = read(text.toStdString());
    QCOMPARE(data->sampleNames(), (Texts{"1", "2"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(0, 0), -214.0);
    QCOMPARE(data->value(1, 1), 7.0);
    QCOMPARE(decision(*data, "detection calls"), std::string("ignored"));
    QCOMPARE(data->annotations().size(), std::size_t{described});
}

void TestCsvQuirks::callsOfOneKindAreLabels()
{
    const DatasetPtr data = read("sample,g1,type\ns1,1,A\ns2,2,P\ns3,3,A\ns4,5,P\n");
    QCOMPARE(data->preferredLabel(), std::string("type"));
    QCOMPARE(decision(*data, "detection calls"), std::string("not recorded"));
}

void TestCsvQuirks::headerOfThreeRows()
{
    const DatasetPtr data = read("a 1\ta 2\tkind\tnote\tfunction\tgene\tw\n"
                                 "continuous\tc\td\tstring\tx y z\tstring\tc\n"
                                 "\t\t\tmeta\tclass\tmeta\tignore\n"
                                 "1\t?\t0\tp\tx\tYA\t9\n3\t4\t1\tp\ty\tYB\t9\n5\t6\t1\tq\tx\tYC\t9\n");
    QCOMPARE(data->featureNames(), (Texts{"a 1", "a 2"}));
    QCOMPARE(data->sampleNames(), (Texts{"YA", "YB", "YC"}));
    QCOMPARE(data->value(2, 1), 6.0);
    QVERIFY(data->isMissing(0, 1));
    QCOMPARE(data->preferredLabel(), std::string("function"));
    QCOMPARE(data->labelField("function")->codes, (std::vector<int>{0, 1, 0}));
    QCOMPARE(data->labelField("kind")->codes, (std::vector<int>{0, 1, 1}));
    QVERIFY(data->labelField("note"));
    QVERIFY(!data->labelField("w"));
    QCOMPARE(decision(*data, "header rows"), std::string("3"));
    const Issue issue = test::issueOf([&] { read("a\tk\nc\td\n\tclass\n1\tx\nx\ty\n2\tx\n"); });
    QCOMPARE(issue.row, 5);
}

void TestCsvQuirks::marksInTheHeader()
{
    const DatasetPtr data =
        read("C#width,D#kind,cD#species,mS#id,i#day\n1.5,0,x,s1,4\n2.5,1,y,s2,5\n3.5,1,x,s3,6\n");
    QCOMPARE(data->featureNames(), (Texts{"width"}));
    QCOMPARE(data->preferredLabel(), std::string("species"));
    QCOMPARE(data->sampleNames(), (Texts{"s1", "s2", "s3"}));
    QVERIFY(data->labelField("kind"));
}

void TestCsvQuirks::numberSignsAreNoMarks()
{
    const DatasetPtr data = read("gene,S#1,S#2\ng1,1,2\ng2,3,4\n");
    QCOMPARE(data->sampleNames(), (Texts{"S#1", "S#2"}));
}

void TestCsvQuirks::utf16_data()
{
    QTest::addColumn<bool>("little");
    QTest::addColumn<bool>("marked");
    QTest::addRow("little-endian, marked") << true << true;
    QTest::addRow("big-endian, marked") << false << true;
    QTest::addRow("little-endian") << true << false;
    QTest::addRow("big-endian") << false << false;
}

void TestCsvQuirks::utf16()
{
    QFETCH(bool, little);
    QFETCH(bool, marked);
    const QString text = QStringLiteral("sample;class;g1;g2\r\nA;x;1,5;2\r\nB;\u00e9t\u00e9 \U0001F9EC;3;-4\r\n");
    std::string bytes;
    const auto add = [&](char16_t unit) {
        bytes += static_cast<char>(little ? unit & 0xff : unit >> 8);
        bytes += static_cast<char>(little ? unit >> 8 : unit & 0xff);
    };
    if (marked)
        add(0xfeff);
    for (const QChar c : text)
        add(c.unicode());
    const DatasetPtr data = read(bytes);
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(1, 1), -4.0);
    QCOMPARE(data->labelField("class")->classes[1], std::string("\xc3\xa9t\xc3\xa9 \xf0\x9f\xa7\xac"));
    QCOMPARE(data->origin().sha256, sha256OfFile(m_files.at("table.csv")));
    bytes.insert(bytes.size() - 6, 1, '?');  // shifts what follows by half a character
    QCOMPARE(test::issueOf([&] { read(bytes); }).row, 3);
}

void TestCsvQuirks::lineEndsInQuotedFields_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addRow("LF") << QByteArray("\n");
    QTest::addRow("CR LF") << QByteArray("\r\n");
    QTest::addRow("CR") << QByteArray("\r");
}

void TestCsvQuirks::lineEndsInQuotedFields()
{
    QFETCH(QByteArray, end);
    const QByteArray text = "sample,class,\"g" + end + "1\",g2" + end + "\"A;,B\",\"x, " + end + "y\",\"1\",2" +
                            end + "C,z,3,\"oops\"" + end + "D,z,3,4" + end + "E,z,3,4" + end;
    const Issue issue = test::issueOf([&] { read(text.toStdString()); });
    QCOMPARE(issue.row, 5);
    QCOMPARE(issue.column, 4);
    const DatasetPtr data = read(QByteArray(text).replace("oops", "4").toStdString());
    QCOMPARE(data->sampleNames()[0], std::string("A;,B"));
    QCOMPARE(data->featureNames()[0], "g" + end.toStdString() + "1");
    QCOMPARE(data->labelField("class")->classes[0], "x, " + end.toStdString() + "y");
}

void TestCsvQuirks::lineEndsInTheLastField_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<char>("delimiter");
    for (const auto& [name, end] : {std::pair{"LF", "\n"}, {"CR LF", "\r\n"}, {"CR", "\r"}})
        for (const char delimiter : {',', ';', '\t'})
            QTest::addRow("%s, %d", name, delimiter) << QByteArray(end) << delimiter;
}

// The carriage return of CR LF stood behind the quote that closes, which then closed nothing.
void TestCsvQuirks::lineEndsInTheLastField()
{
    QFETCH(QByteArray, end);
    QFETCH(char, delimiter);
    QByteArray text = "sample,g1,g2,note" + end + "A,1,2,\"x* " + end + "y\"" + end + "B,3,4,\"z*\"" + end +
                      "C,5,6,\"" + end + "w\" " + end + "D,7,8,v" + end;
    const char within = delimiter == '\t' ? ',' : delimiter;
    text.replace(',', delimiter).replace('*', within);
    const DatasetPtr data = read(text.toStdString());
    QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C", "D"}));
    QCOMPARE(data->value(3, 1), 8.0);
    const LabelField* notes = data->labelField("note");
    QVERIFY(notes);
    QCOMPARE(notes->text(0), std::string("x") + within + ' ' + end.toStdString() + 'y');
    QCOMPARE(notes->text(1), std::string("z") + within);
    QCOMPARE(notes->text(2), end.toStdString() + 'w');
}

void TestCsvQuirks::lineEndsInQuotedFieldsBetweenTabs_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("every");  // rows of which one holds a line end
    QTest::addRow("every row") << 30 << 1;
    QTest::addRow("one of three") << 30 << 3;
    QTest::addRow("far down") << 60'000 << 50'000;
}

// A quoted line end ended the row of a table of tabs.
void TestCsvQuirks::lineEndsInQuotedFieldsBetweenTabs()
{
    QFETCH(int, rows);
    QFETCH(int, every);
    std::string text = "gene\tabout\tA\tB\n";
    for (int r = 0; r < rows; ++r)
        text += "g" + std::to_string(r) + "\t\"said \"\"so\"\"," +
                (r % every == every - 1 ? "\nand more" : " once") + "\"\t" + std::to_string(r) + "\t0.5\n";
    const DatasetPtr data = read(text);
    QCOMPARE(data->features(), rows);
    QCOMPARE(data->samples(), 2);
    const auto last = static_cast<std::size_t>((rows / every) * every - 1);
    QCOMPARE(data->annotations()[0].texts[last], std::string("said \"so\",\nand more"));
    QCOMPARE(data->value(0, rows - 1), double(rows - 1));
}

/// A quote that opens a field and another one that closes one are characters where the rows are whole without.
void TestCsvQuirks::strayQuotesBetweenTabs()
{
    std::string text = "gene\tabout\tA\tB\n";
    for (int r = 0; r < 50; ++r)
        text += "g" + std::to_string(r) +
                (r % 5 == 0   ? "\t\"5 inch"
                 : r % 5 == 2 ? "\tof 5\""
                              : "\tplain") +
                "\t1\t2\n";
    const DatasetPtr data = read(text);
    QCOMPARE(data->features(), 50);
    QCOMPARE(data->annotations()[0].texts[0], std::string("\"5 inch"));
    QCOMPARE(data->annotations()[0].texts[2], std::string("of 5\""));
}

void TestCsvQuirks::classAsRow_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("below the header") << QByteArray("gene,A,B,C\nclass,x,NA,y\ng1,1,2,3\ng2,4,5,6\n");
    QTest::addRow("quoted") << QByteArray(
        "\"\",\"A\",\"B\",\"C\"\n\"Label\",\"x\",\"\",\"y\"\n\"g1\",1,2,3\n\"g2\",4,5,6\n");
    QTest::addRow("tabs, CR LF") << QByteArray("\tA\tB\tC\r\nclass\tx\t\ty\r\ng1\t1\t2\t3\r\ng2\t4\t5\t6\r\n");
}

void TestCsvQuirks::classAsRow()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = read(text.toStdString());
    QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(2, 0), 3.0);
    QCOMPARE(data->labelField(data->preferredLabel())->codes, (std::vector<int>{0, -1, 1}));
}

void TestCsvQuirks::classColumnAnywhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("first") << QByteArray("class,id,g1,g2\nx,A,1,2\ny,B,3,4\n");
    QTest::addRow("second") << QByteArray("id,class,g1,g2\nA,x,1,2\nB,y,3,4\n");
    QTest::addRow("in the middle") << QByteArray("id,g1,class,g2\nA,1,x,2\nB,3,y,4\n");
    QTest::addRow("last") << QByteArray("id,g1,g2,class\nA,1,2,x\nB,3,4,y\n");
}

void TestCsvQuirks::classColumnAnywhere()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = read(text.toStdString());
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(1, 1), 4.0);
    QCOMPARE(data->labelField("class")->classes, (Texts{"x", "y"}));
}

/// A sample that looks like a label, by its name or by its values, stays a sample.
void TestCsvQuirks::everyColumnIsASampleWhenGenesAreInRows()
{
    ImportOptions options;
    options.orientation = ImportOptions::Orientation::GenesInRows;
    const DatasetPtr data = read(",S1,y,S3\na,1.5,2.5,0\nb,3.5,4.5,1\nc,5.5,6.5,0\nd,7.5,8.5,1\n", options);
    QCOMPARE(data->sampleNames(), (std::vector<std::string>{"S1", "y", "S3"}));
    QCOMPARE(data->value(2, 1), 1.0);
    QVERIFY(data->annotations().empty());
    QCOMPARE(decision(*data, "label column"), std::string("not recorded"));
}

/// Searching its end from every row took quadratic time in the number of sampled rows.
void TestCsvQuirks::quoteThatOpensEveryRow()
{
    std::string text = "name,a,b\n";
    for (int row = 0; row < 20000; ++row)
        text += "\"r" + std::to_string(row) + ",1,2\n";
    ImportOptions options;
    options.orientation = ImportOptions::Orientation::GenesInRows;
    const DatasetPtr data = read(text, options);
    QCOMPARE(data->features(), Index{20000});
    QCOMPARE(data->samples(), Index{2});
}

/// A quote that encloses nothing hides no field with line ends behind it.
void TestCsvQuirks::lineEndsAmongStrayQuotes()
{
    std::string text = "name,note,a,b\n";
    for (int row = 0; row < 300; ++row) {
        const std::string number = std::to_string(row);
        text += "r" + number + (row % 50 == 7 ? ",\"lines\nof " + number + '"' : ",\"5 prime of " + number) +
                ",1.5,2\n";
    }
    ImportOptions options;
    options.orientation = ImportOptions::Orientation::GenesInRows;
    const DatasetPtr data = read(text, options);
    QCOMPARE(data->features(), Index{300});
    QCOMPARE(data->annotations().at(0).texts[57], std::string("lines\nof 57"));
    QCOMPARE(data->annotations().at(0).texts[58], std::string("\"5 prime of 58"));
    QCOMPARE(data->value(1, 299), 2.0);
}

// A piece of a large table that was read alone saw a field with line ends where the whole table has none: the rows
// behind it moved up by a hundred, and the last of the piece held whatever was in memory.
void TestCsvQuirks::strayQuotesBetweenChunks()
{
    constexpr int rows = 33'000, last = 16'383;  // of the first piece of 256 KiB
    std::string text = "id,a,b,note\n";
    const auto name = [](int row) { return std::to_string(100'000 + row); };
    for (int row = 0; row < rows; ++row)
        text += row == last         ? name(row) + ",1,2.5,\"x\n"
                : row == last + 1   ? name(row) + "\",1,2,\"z\n"
                : row == last + 101 ? name(row) + ",1,2.5,v\"\n"
                                    : name(row) + ",1,2.5,ww\n";
    ImportOptions options;
    options.nameColumn = 0;
    options.orientation = ImportOptions::Orientation::SamplesInRows;
    const DatasetPtr data = read(text, options);
    QCOMPARE(data->samples(), Index{rows});
    for (int row = 0; row < rows; ++row) {
        QVERIFY2(data->sampleNames()[static_cast<std::size_t>(row)].starts_with(name(row)), name(row).c_str());
        QVERIFY(data->value(row, 0) == 1.0);
    }
}

void TestCsvQuirks::delimiterThatIsTheDecimalMark()
{
    ImportOptions options;
    options.decimalMark = ',';
    options.delimiter = ',';
    const Issue issue = test::issueOf([&] { read("s,a,b\nA,1,2\nB,3,4\n", options); });
    QVERIFY2(issue.what.text().find("cannot both be") != std::string::npos, sentence(issue).c_str());
}

/// The first line with the delimiter for spreadsheet programs.
void TestCsvQuirks::delimiterInTheFirstLine()
{
    const DatasetPtr data = read("sep=;\r\nsample;class;g1\r\nA;x;1,5\r\nB;y;2,25\r\nC;y;3\r\n");
    QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C"}));
    QCOMPARE(data->featureNames(), (Texts{"g1"}));
    QCOMPARE(data->value(1, 0), 2.25);
    QCOMPARE(decision(*data, "delimiter"), std::string("semicolon"));
    QCOMPARE(decision(*data, "comment lines"), std::string("1 row"));
    const DatasetPtr bars = read("sep=|\nsample|a, b; c\nA|1\nB|2\nC|4\n");
    QCOMPARE(bars->featureNames(), (Texts{"a, b; c"}));
    QCOMPARE(test::issueOf([&] { read("sep=,\nsample,class,g1\nA,x,1\nB,y,oops\nC,x,2\n"); }).row, 4);
}

void TestCsvQuirks::blanksBetweenNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isNamed");
    QTest::addRow("as R writes them") << QByteArray("\"g 1\" \"g2\"\n\"A\" 1.5 -2e-05\n\"B\" NA 4\n\"C\" 5 6\n")
                                      << true;
    QTest::addRow("numbers alone") << QByteArray("1.5e+00 -2e-05\nnan 4e+00\n5 6\n") << false;
}

// A table with blanks between its cells held no numbers.
void TestCsvQuirks::blanksBetweenNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isNamed);
    ImportOptions options;
    options.orientation = ImportOptions::Orientation::SamplesInRows;
    const DatasetPtr data = read(text.toStdString(), options);
    QCOMPARE(decision(*data, "delimiter"), std::string("space"));
    QCOMPARE(data->samples(), Index{3});
    QCOMPARE(data->value(0, 1), -2e-5);
    QVERIFY(data->isMissing(1, 0));
    QCOMPARE(data->value(2, 1), 6.0);
    if (isNamed) {
        QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C"}));
        QCOMPARE(data->featureNames(), (Texts{"g 1", "g2"}));
    }
    // Blanks in the texts of a single column are none.
    const Issue issue = test::issueOf([&] { read("one\ntwo words\nthree little words\nfour\n"); });
    QVERIFY2(issue.what.text().find("no column contains numbers") != std::string::npos, sentence(issue).c_str());
}

// Three rows of five fields and two of seven: without the last row most rows have seven, and the row of labels had
// none for the last two columns.
void TestCsvQuirks::lastRowOfAnotherWidth()
{
    const Issue issue = test::issueOf([&] {
        read("\"sample\",class,g1,g2,x,1.5,-2e-3\nB,y,NA,+A,+3\n"
             "C,class,g1,g2,x,1.5,-2e-3\nD,y,NA,+A,+3\nE,,na,,nan\n");
    });
    QVERIFY2(issue.severity == Issue::Severity::Error && !issue.what.text().empty(), sentence(issue).c_str());
}

QTEST_APPLESS_MAIN(TestCsvQuirks)
#include "tst_csv_quirks.moc"
