// SPDX-License-Identifier: GPL-3.0-or-later
// Flawed files: one clear sentence each, with file, row and column where there is one; nothing ends the program.
#include "core/dataset/synthetic/synthetic.h"
#include "core/export/writer.h"
#include "core/import/gene_sets.h"
#include "core/import/pair_file.h"
#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "core/io/gzip.h"
#include "core/numeric/random.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

using namespace fuzzylens;

class TestBadInput : public QObject
{
    Q_OBJECT

private slots:
    void texts_data();
    void texts();
    void noSuchFile();
    void folder();
    void packedFileCutShort_data();
    void packedFileCutShort();
    void packedFileDamaged();
    void largerThanMemory_data();
    void largerThanMemory();
    void textsLargerThanMemory();
    void synthesizedLargerThanMemory();
    void textsOfIssuesAreUtf8();
    void sentencesAreOneLine();
    void nearlyEmptyFilesAreRefused_data();
    void nearlyEmptyFilesAreRefused();
    void nothingButDelimiters_data();
    void nothingButDelimiters();
    void labelsOfTheWrongLength();
    void sampleTableWithoutMatch();
    void anotherMatrixIsNoSampleTable();
    void everyPrefixOfAFile();
    void damagedBytes_data();
    void damagedBytes();

private:
    test::SmallFiles m_files;
};

void TestBadInput::texts_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("says");
    const QByteArray head = "sample,class,g1,g2\nA,x,1,2\n";
    QTest::addRow("empty") << "t.csv" << QByteArray() << 0 << 0 << "empty";
    QTest::addRow("blank lines") << "t.csv" << QByteArray("\n\n  \n") << 0 << 0 << "blank lines";
    QTest::addRow("binary junk") << "t.csv" << QByteArray("\x01\x02\x00\xff\xfe,\x07", 7) << 0 << 0 << "binary";
    QTest::addRow("binary without control characters in front")
        << "t.csv" << (QByteArray("abc,def\n") + QByteArray(100, '\0')) << 0 << 0 << "binary";
    QTest::addRow("UTF-16 without a text") << "t.csv" << QByteArray("\xff\xfe", 2) << 0 << 0 << "byte-order mark";
    QTest::addRow("UTF-16 without a table")
        << "t.csv" << QByteArray("\xff\xfes\0a\0", 6) << 0 << 0 << "no rows of numbers";
    QTest::addRow("prose") << "t.txt" << QByteArray("This is no table.\nNor is this.\n") << 0 << 0 << "numbers";
    QTest::addRow("another format") << "t.csv" << QByteArray("<?xml version=\"1.0\"?>\n<a>1,2</a>\n") << 0 << 0
                                    << "format";
    QTest::addRow("a document") << "t.csv" << QByteArray("%PDF-1.4\n1,2\n") << 0 << 0 << "format";
    QTest::addRow("a web page") << "t.csv"
                                << QByteArray("\n<!DOCTYPE HTML>\n<html><body>404, 1\n2, 3</body></html>\n") << 0
                                << 0 << "web page";
    QTest::addRow("a JSON document") << "t.json" << QByteArray("{\"a\": [1,2,3]}\n") << 0 << 0 << "JSON document";
    QTest::addRow("a saved model") << "t.json"
                                   << QByteArray("{\n\"format\": \"fuzzylens-model\",\n\"version\": 1\n}\n") << 0
                                   << 0 << "a FuzzyLens model";
    QTest::addRow("a saved result") << "t.json"
                                    << QByteArray("{\n\"format\": \"fuzzylens-result\",\n\"version\": 1\n}\n") << 0
                                    << 0 << "a FuzzyLens result";
    QTest::addRow("labels alone") << "t.cls" << QByteArray("3 2 1\r\n# x y\r\n0 1 0\r\n") << 0 << 0 << "CLS file";
    QTest::addRow("header alone") << "t.csv" << QByteArray("sample,class,g1,g2\n") << 0 << 0 << "no row";
    QTest::addRow("a field too few") << "t.csv" << head + "B,y,3\nC,x,1,1\n" << 3 << 0 << "3 fields where 4";
    QTest::addRow("a field too many") << "t.csv" << head + "B,y,3,4,5\nC,x,1,1\n" << 3 << 0 << "5 fields where 4";
    QTest::addRow("header too long") << "t.csv" << QByteArray("sample,class,g1,g2,g3,g4\nA,x,1,2\nB,x,1,2\n") << 1
                                     << 0 << "6 fields where";
    QTest::addRow("text in the numbers") << "t.csv" << head + "B,y,3,high\nC,x,1,1\n"
                                         << 3 << 4 << "text where a number";
    QTest::addRow("several texts") << "t.csv" << head + "B,y,3,high\nC,x,1,low\nD,x,1,1\nE,x,1,1\n"
                                   << 3 << 4 << "first of 2 cells";
    QTest::addRow("thousands separators")
        << "t.tsv" << QByteArray("sample\tg1\tg2\nA\t1\t2\nB\t1,234.5\t3\n") << 3 << 2 << "text where a number";
    QTest::addRow("infinite") << "t.csv" << head + "B,y,inf,4\nC,x,1,1\n" << 3 << 3 << "infinite";
    QTest::addRow("overflow") << "t.csv" << head + "B,y,3,4\nC,x,1e400,1\n" << 4 << 3 << "too large";
    QTest::addRow("negative overflow") << "t.csv" << head + "B,y,3,4\nC,x,1,-1e999\n" << 4 << 4 << "too large";
    QTest::addRow("GCT with a short row")
        << "t.gct" << QByteArray("#1.2\n1\t2\nName\tDescription\tA\tB\ng1\t\t1\n") << 4 << 0 << "3 fields where 4";
    QTest::addRow("GCT with text") << "t.gct" << QByteArray("#1.2\n1\t2\nName\tDescription\tA\tB\ng1\t\t1\tx\n")
                                   << 4 << 4 << "text where a number";
    QTest::addRow("GCT without counts") << "t.gct" << QByteArray("#1.2\n12 rows\nName\tDescription\tA\n") << 2 << 0
                                        << "numbers of genes and samples";
    QTest::addRow("GCT of a header") << "t.gct" << QByteArray("#1.2\n0\t1\nName\tDescription\tA\n") << 0 << 0
                                     << "no rows of values";
    QTest::addRow("GCT that ends after its first line") << "t.gct" << QByteArray("#1.2\n") << 2 << 0 << "missing";
    const auto counts = [](const char* line) {
        return QByteArray("#1.2\n") + line + "\nName\tDescription\tA\ng1\t\t1\n";
    };
    QTest::addRow("GCT counts beyond any file")
        << "t.gct" << counts("1000000000000000000\t1000000000000000000") << 2 << 0 << "more genes or samples";
    QTest::addRow("GCT counts at the end of the integers")
        << "t.gct" << counts("1\t9223372036854775807") << 2 << 0 << "more genes or samples";
    QTest::addRow("GCT counts beyond the integers")
        << "t.gct" << counts("99999999999999999999\t1") << 2 << 0 << "more genes or samples";
    QTest::addRow("GCT counts below zero")
        << "t.gct" << counts("-1\t1") << 2 << 0 << "numbers of genes and samples";
}

void TestBadInput::texts()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(QString, says);
    const auto path = m_files.write(name.toStdString(), text.toStdString());
    const Issue issue = test::issueOf([&] { readDataset(path); });
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.file, path.string());
    QCOMPARE(issue.row, row);
    QCOMPARE(issue.column, column);
    QCOMPARE(issue.severity, Issue::Severity::Error);
}

void TestBadInput::noSuchFile()
{
    const auto path = m_files.at("absent.csv");
    const Issue issue = test::issueOf([&] { readDataset(path); });
    QCOMPARE(sentence(issue), path.string() + ": the file was not found.");
    QCOMPARE(test::issueOf([&] { sha256OfFile(path); }).what.text(), issue.what.text());
    QCOMPARE(test::issueOf([&] { readCls(path); }).what.text(), issue.what.text());
}

void TestBadInput::folder()
{
    const Issue issue = test::issueOf([&] { readDataset(m_files.at("")); });
    QVERIFY2(issue.what.text().find("folder") != std::string::npos, issue.what.text().c_str());
}

void TestBadInput::packedFileCutShort_data()
{
    QTest::addColumn<double>("kept");
    QTest::addRow("in the middle") << 0.5;
    QTest::addRow("in the head") << 0.001;
    QTest::addRow("before the last byte") << 0.99999;
}

void TestBadInput::packedFileCutShort()
{
    QFETCH(double, kept);
    std::string text = "sample,class,g1\n";
    for (int i = 0; i < 5000; ++i)
        text += "S" + std::to_string(i) + ",x," + std::to_string(i * 7919 % 10007) + "\n";
    const auto whole = m_files.write("whole.csv", text);
    const auto packed = m_files.at("whole.csv.gz");
    writeDataset(*readDataset(whole).data, packed);
    const std::string bytes = test::SmallFiles::read(packed);
    const auto length =
        std::max<std::size_t>(4, static_cast<std::size_t>(kept * static_cast<double>(bytes.size())));
    const auto cut = m_files.write("cut.csv.gz", bytes.substr(0, std::min(length, bytes.size() - 1)));
    const Issue issue = test::issueOf([&] { readDataset(cut); });
    QVERIFY2(issue.what.text().find("truncated") != std::string::npos, issue.what.text().c_str());
    QCOMPARE(issue.file, cut.string());
}

void TestBadInput::packedFileDamaged()
{
    const auto path = m_files.write("damaged.csv.gz", "\x1f\x8b\x08 and then no deflate stream at all, but text");
    const Issue issue = test::issueOf([&] { readDataset(path); });
    QVERIFY2(issue.what.text().find("gzip file is damaged") != std::string::npos, issue.what.text().c_str());
}

void TestBadInput::largerThanMemory_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("CSV") << "huge.csv" << QByteArray("sample,class,g1,g2\nA,x,1,2\nB,y,3,4\n");
    QTest::addRow("GCT") << "huge.gct" << QByteArray("#1.2\n2\t1\nName\tDescription\tA\ng1\t\t1\n");
}

void TestBadInput::largerThanMemory()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    const auto path = m_files.write(name.toStdString(), text.toStdString());
    constexpr std::uintmax_t fourTerabytes = std::uintmax_t{1} << 42;
    std::error_code error;
    std::filesystem::resize_file(path, fourTerabytes, error);
    if (error)
        QSKIP("this file system does not make a file of four terabytes");
    const Issue issue = test::issueOf([&] { readDataset(path); });
    QVERIFY2(issue.what.text().find("of memory, but only") != std::string::npos, issue.what.text().c_str());
    QVERIFY2(issue.what.text().find("are available") != std::string::npos, issue.what.text().c_str());
}

// Columns of text were not counted.
void TestBadInput::textsLargerThanMemory()
{
    constexpr int rows = 100'000, columns = 40;
    std::string text = "sample,g1";
    for (int c = 0; c < columns; ++c)
        text += ",t" + std::to_string(c);
    std::string row = ",1.5";
    for (int c = 0; c < columns; ++c)
        row += ",ab";
    for (int r = 0; r < rows; ++r)
        text += "\ns" + std::to_string(r) + row;
    const auto path = m_files.write("texts.csv", text);
    Issue issue;
    {
        const test::LittleMemory little(90'000'000);
        issue = test::issueOf([&] { readDataset(path); });
    }
    QVERIFY2(issue.what.text().find("of memory, but only") != std::string::npos, issue.what.text().c_str());
    QCOMPARE(issue.file, path.string());
}

// The sizes of a made set had no bound.
void TestBadInput::synthesizedLargerThanMemory()
{
    SyntheticOptions options;
    options.samples = options.features = std::numeric_limits<int>::max();
    for (const SyntheticDescription& set : syntheticSets()) {
        const Issue issue = test::issueOf([&] { synthesize(set.name, options); });
        QCOMPARE(issue.file, "synth:" + set.name);
        QVERIFY2(issue.what.text().find("of memory, but only") != std::string::npos, issue.what.text().c_str());
        QVERIFY2(issue.remedy.text().find("choose fewer") != std::string::npos, issue.remedy.text().c_str());
    }
}

void TestBadInput::textsOfIssuesAreUtf8()
{
    std::string longName;
    for (int i = 0; i < 50; ++i)
        longName += "x\xc3\xa9";
    const auto path = m_files.write("t.csv", "sample,class,g1\nA,x,1\nB,y," + longName + "\nC,y,3\nD,y,4\n");
    const Issue issue = test::issueOf([&] { readDataset(path); });
    QCOMPARE(issue.text, longName.substr(0, 60));
    m_files.write("t.csv", "sample,class,g1\nA,x,1\nB,y,\xe9t\xe9\nC,y,3\nD,y,4\n");
    QCOMPARE(test::issueOf([&] { readDataset(path); }).text, std::string("\xc3\xa9t\xc3\xa9"));
    m_files.write("t.csv", "sample,\xe9tat,g1\nA,x,1\nB,y,2\nC,y,3\nD,x,4\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->preferredLabel(), std::string("\xc3\xa9tat"));
    QVERIFY(data->labelField(data->preferredLabel()));
}

void TestBadInput::sentencesAreOneLine()
{
    const auto path = m_files.write("t.csv", "gene;A;B\r\ng1;1,5;2\r\ng2;3;4,25\ri\x01\x7f\xff");
    const std::string said = sentence(test::issueOf([&] { readDataset(path); }));
    QVERIFY2(said.find_first_of(std::string("\r\n\x01\x7f\xff", 5)) == std::string::npos, said.c_str());
    Issue issue;
    issue.what = "two\nlines of \xff";
    QCOMPARE(sentence(issue), std::string("two lines of \xc3\xbf."));
}

/// A small packed file may hold a line of millions of fields.
void TestBadInput::nearlyEmptyFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const QByteArray text :
         {"",
          "\n",
          "\r",
          "\t",
          " ",
          "\"",
          "\"\"",
          ",",
          "#",
          "%",
          "!",
          "^",
          "@",
          "{",
          "sep=",
          "sep=;",
          "sep=;\n",
          "sep=;\n\n",
          "\n\n \n \n  \n \n \n",
          ",,,\n,,,\n;\n",
          "# a\n# b\n",
          "#1.2",
          "#1.2\n",
          "#1.2\n1\t1",
          "#1.2\n0\t0\nName\tDescription\n",
          "#1.3\n1\t1\t0\t0\n",
          "1 1 1\n# \n",

          "@relation x",
          "@relation x\n@data\n",
          "@relation x\n@attribute a real\n@data\n",
          "@relation x\n@attribute",
          "!series_matrix_table_begin",
          "!series_matrix_table_begin\n!series_matrix_table_end",
          "!Sample_title\n!series_matrix_table_begin\n\"ID_REF\"\n!series_matrix_table_end",
          "^DATASET",
          "^SUBSET\n!dataset_table_begin",
          "!dataset_table_begin\n\n!dataset_table_end",
          "!dataset_table_begin\nID_REF\n!dataset_table_end",
          "GID",
          "GID\tUID\tNAME\tGWEIGHT",
          "Description\tAccession",
          "Description\tAccession\n\n0\n",
          "%%MatrixMarket matrix coordinate real general",
          "%%MatrixMarket matrix coordinate real general\n%\n",
          "%%MatrixMarket matrix coordinate real general\n0 0 0\n",

          "PK",
          "\x89HDF",
          "SQLite format 3"})
        QTest::addRow("%s", text.toPercentEncoding().constData()) << text;
}

// Each reader is asked for the file, also those that would not choose it themselves.
void TestBadInput::nearlyEmptyFilesAreRefused()
{
    QFETCH(QByteArray, text);
    const auto path = m_files.write("few", text.toStdString());
    std::vector<std::optional<std::string>> formats{std::nullopt};
    for (const Reader* reader : readers())
        formats.emplace_back(std::string(reader->id()));
    for (const auto& format : formats) {
        ImportOptions options;
        options.format = format;
        const Issue issue = test::issueOf([&] { readDataset(path, options); });
        QVERIFY2(issue.file == path.string() && !issue.what.text().empty(), format.value_or("any").c_str());
    }
    for (const auto& read : std::vector<std::function<void()>>{[&] { readCls(path); }, [&] { readGmt(path); },
                                                               [&] {
                                                                   readPairs(path, {"a", "b"});
                                                               }})
        try {
            read();
        } catch (const DataError&) {
            // Only some of these files are refused by each of them.
        }
}

void TestBadInput::nothingButDelimiters_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<char>("delimiter");
    QTest::addRow("CSV") << QByteArray("a") << ',';
    QTest::addRow("GCT") << QByteArray("#1.2\n2\t3\n") << '\t';
    QTest::addRow("series matrix") << QByteArray("!series_matrix_table_begin\n") << '\t';
}

void TestBadInput::nothingButDelimiters()
{
    QFETCH(QByteArray, begin);
    QFETCH(char, delimiter);
    constexpr std::size_t fields = std::size_t{3} << 19;
    GzipPacker packer;
    const auto path =
        m_files.write("t.gz", packer.add(begin.toStdString() + std::string(fields, delimiter) + "\n", true));
    const test::LittleMemory little(std::size_t{128} << 20);
    const Issue issue = test::issueOf([&] { readDataset(path); });
    QVERIFY2(issue.what.text().find("memory") != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.file, path.string());
}

void TestBadInput::labelsOfTheWrongLength()
{
    ImportOptions options;
    options.labelsFile = m_files.write("t.cls", "3 2 1\n# x y\n0 1 0\n");
    const auto path = m_files.write("t.csv", "sample,class,g1\nA,x,1\nB,y,2\n");
    const Issue issue = test::issueOf([&] { readDataset(path, options); });
    QCOMPARE(issue.file, options.labelsFile.string());
    QVERIFY2(issue.what.text().find("3 labels") != std::string::npos, issue.what.text().c_str());
    QVERIFY2(issue.what.text().find("2 samples") != std::string::npos, issue.what.text().c_str());
}

/// Its numbers match one or two samples by chance; its content must not replace the labels.
void TestBadInput::anotherMatrixIsNoSampleTable()
{
    std::string first = "sample,label,g1\n", other = "sample,label,g1,g2\n";
    for (int i = 1; i <= 12; ++i) {
        first += std::to_string(i) + (i % 2 ? ",a," : ",b,") + std::to_string(i) + ".5\n";
        other += "x" + std::to_string(i) + ",c," + std::to_string(i == 3 ? 2 : 100 + i) + ",0.5\n";
    }
    const DatasetPtr data = readDataset(m_files.write("first.csv", first.c_str())).data;
    try {
        withSampleTable(*data, m_files.write("other.csv", other.c_str()));
        QFAIL("was joined");
    } catch (const DataError& error) {
        QVERIFY2(std::string(error.what()).find("names only 1 of 12 samples") != std::string::npos, error.what());
    }
}

void TestBadInput::sampleTableWithoutMatch()
{
    const DatasetPtr data = readDataset(m_files.write("t.csv", "sample,class,g1\nA,x,1\nB,y,2\n")).data;
    const auto path = m_files.write("samples.csv", "name,age\nC,3\nD,4\n");
    const Issue issue = test::issueOf([&] { withSampleTable(*data, path); });
    QVERIFY2(issue.what.text().find("contains names of samples") != std::string::npos, issue.what.text().c_str());
}

void TestBadInput::everyPrefixOfAFile()
{
    const std::string whole =
        "\xef\xbb\xbf\"sample\",class,\"g\"\"1\",g2\r\nA,x,1.5,-2e-3\r\n\"B\r\nb\",y,NA,+4\r\nC,,nan,\r\n";
    int read = 0;
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        const auto path = m_files.write("prefix.csv", std::string_view(whole).substr(0, length));
        try {
            read += readDataset(path).data != nullptr;
        } catch (const DataError& error) {
            QVERIFY(std::string(error.what()).find(path.string()) == 0);
        }
    }
    QVERIFY(read > 0);
}

void TestBadInput::damagedBytes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("CSV") << "t.csv"
                         << QByteArray("sample,class,g1,g2\nA,x,1.5,-2e3\n\"B\",y,3,\nC,x,NA,+7\nD,y,\"8\",0\n");
    QTest::addRow("semicolons") << "t.csv" << QByteArray("gene;A;B\r\nclass;x;y\r\ng1;1,5;2\r\ng2;3;4,25\r\n");
    QTest::addRow("ARFF") << "t.arff"
                          << QByteArray("@relation r\n@attribute 'a b' real\n@attribute c {x, 'y z'}\n"
                                        "@attribute s string\n@data\n1,x,p\n{0 2, 2 \"q\"}\n?,'y z',r\n");
    QTest::addRow("RES") << "t.res"
                         << QByteArray("Description\tAccession\tA\t\tB\t\n\ts\t\tt\n2\nd\tg\t1\tA\t2\tP\n");
    QTest::addRow("series matrix")
        << "t.txt"
        << QByteArray(
               "!Series_title\t\"t\"\n!Sample_title\t\"a\"\t\"b\"\n!Sample_characteristics_ch1\t\"k: v\"\t\"\"\n"
               "!series_matrix_table_begin\n\"ID_REF\"\t\"A\"\t\"B\"\n\"g\"\t1\t2\n!series_matrix_table_end\n");
    QTest::addRow("GDS") << "t.soft"
                         << QByteArray(
                                "^DATASET = G\n^SUBSET = 1\n!subset_description = d\n!subset_sample_id = A,B\n"
                                "#A = Value for A: t; src: s\n!dataset_table_begin\nID_REF\tIDENTIFIER\tA\tB\n"
                                "g\ti\t1\t2\n!dataset_table_end\n");
    QTest::addRow("GCT 1.3") << "t.gct"
                             << QByteArray("#1.3\n1\t2\t1\t1\nid\tsym\tA\tB\ndose\t\t1\tx\ng1\tS\t1\t2\n");
    QTest::addRow("GCT") << "t.gct"
                         << QByteArray("#1.2\n2\t2\nName\tDescription\tA\tB\ng1\t\"d\"\t1\t2\ng2\te\t3\t4\n");
}

void TestBadInput::damagedBytes()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    Random random(3);
    const std::string common = ",\t;\"\n\r #+-.0159eENaNinfA@\xff\x01";
    const DatasetPtr data = readDataset(m_files.write("whole.csv", "sample,class,g1\nA,x,1\nB,y,2\n")).data;
    for (int round = 0; round < 250; ++round) {
        std::string damaged = text.toStdString();
        for (std::uint64_t changes = 1 + random.below(4); changes > 0; --changes) {
            const auto at = static_cast<std::size_t>(random.below(damaged.size()));
            const char byte = common[random.below(common.size())];
            switch (random.below(3)) {
            case 0:
                damaged[at] = byte;
                break;
            case 1:
                damaged.insert(at, 1, byte);
                break;
            default:
                damaged.erase(at, 1);
            }
        }
        const auto path = m_files.write(name.toStdString(), damaged);
        for (const auto& action : std::vector<std::function<void()>>{
                 [&] { readDataset(path); }, [&] { readCls(path); }, [&] { withSampleTable(*data, path); }}) {
            try {
                action();
            } catch (const DataError& error) {
                QVERIFY2(std::string(error.what()).find(path.string()) == 0, error.what());
            } catch (const std::exception& error) {
                QFAIL((damaged + "\n: " + error.what()).c_str());
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestBadInput)
#include "tst_bad_input.moc"
