// SPDX-License-Identifier: GPL-3.0-or-later
// Flawed files of labels and tables of samples: one clear sentence each, with its place, soon and in little
// memory.
#include "core/import/gene_sets.h"
#include "core/import/reader.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

#include <functional>

using namespace fuzzylens;

class TestSideFilesBroken : public QObject
{
    Q_OBJECT

private slots:
    void labels_data();
    void labels();
    void manyClasses();
    void sampleTables_data();
    void sampleTables();
    void nothingButDelimiters();

private:
    test::SmallFiles m_files;
};

void TestSideFilesBroken::labels_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("says");
    QTest::addRow("no CLS file") << QByteArray("sample,class\nA,x\n") << 1 << "begins with";
    QTest::addRow("too few labels") << QByteArray("3 2 1\n# x y\n0 1\n") << 3
                                    << "declares 3 samples, but the file contains 2";
    QTest::addRow("too many names") << QByteArray("2 2 1\n# x y z\n0 1\n") << 2
                                    << "declares 2 classes, but line 2 names 3";
    QTest::addRow("more labels than names") << QByteArray("3 2 1\n# x y\na b c\n") << 3 << "3 different";
    QTest::addRow("no names") << QByteArray("2 2 1\n0 1\n") << 2 << "begin with #";
    QTest::addRow("one line") << QByteArray("2 2 1\n") << 2 << "begin with #";
    QTest::addRow("blank") << QByteArray("\n\n") << 1 << "blank";
    const auto add = [](const char* name, const QByteArray& text, int row, const char* says) {
        QTest::addRow("%s", name) << text << row << says;
    };
    const QByteArray whole = "4 2 1\n# x y\n0 1 0 1\n", rest = "\n# x y\n0 1 0 1\n";
    // cut at every structural place
    add("empty", {}, 0, "is empty");
    for (const int length : {1, 2, 3, 4, 5})
        QTest::addRow("cut after %d bytes", length) << whole.left(length) << (length < 3 ? 1 : 2)
                                                    << (length < 3 ? "begins with the numbers" : "begin with #");
    add("cut after the sign", whole.left(7), 2, "begin with #");
    add("cut within the names", whole.left(9), 2, "begin with #");
    add("cut before the labels", whole.left(12), 2, "begin with #");
    for (const int labels : {1, 2, 3})
        QTest::addRow("cut after %d labels", labels)
            << whole.left(11 + 2 * labels) << 3
            << QString("declares 4 samples, but the file contains %1 labels").arg(labels);
    // wrong counts
    add("too many labels", "3 2 1" + rest, 3, "declares 3 samples, but the file contains 4");
    add("labels in further lines", whole + "1 1\n", 3, "declares 4 samples, but the file contains 6");
    add("no samples declared", "0 2 1" + rest, 3, "declares 0 samples");
    add("no classes declared", "4 0 1" + rest, 2, "declares 0 classes, but line 2 names 2");
    add("too few names", "4 3 1" + rest, 2, "declares 3 classes, but line 2 names 2");
    add("no name behind the sign", "4 2 1\n#\n0 1 0 1\n", 2, "declares 2 classes, but line 2 names 0");
    add("more classes among the labels", "4 2 1\n# x y\n0 1 2 3\n", 3, "4 different labels");
    // wrong types
    add("one number", "4" + rest, 1, "begins with the numbers");
    add("four numbers", "4 2 1 1" + rest, 1, "begins with the numbers");
    add("words for numbers", "four two one" + rest, 1, "begins with the numbers");
    add("numbers with a point", "4.0 2 1" + rest, 1, "begins with the numbers");
    add("numbers below zero", "-4 2 1" + rest, 1, "begins with the numbers");
    add("commas between the numbers", "4,2,1" + rest, 1, "begins with the numbers");
    add("a sign before the numbers", "#4 2 1" + rest, 1, "begins with the numbers");
    add("names without the sign", "4 2 1\nx y\n0 1 0 1\n", 2, "begin with #");
    add("labels before the names", "4 2 1\n0 1 0 1\n# x y\n", 2, "begin with #");
    add("a GCT file", "#1.2\n1\t2\nName\tDescription\tA\tB\ng\td\t1\t2\n", 1, "begins with the numbers");
    // hostile sizes
    add("2^40 samples", "1099511627776 2 1" + rest, 1, "begins with the numbers");
    add("2^64 classes", "4 18446744073709551616 1" + rest, 1, "begins with the numbers");
    add("999999999 samples", "999999999 2 1" + rest, 3, "declares 999999999 samples, but the file contains 4");
    add("999999999 classes", "4 999999999 1" + rest, 2, "declares 999999999 classes, but line 2 names 2");
    add("a million labels", "4 2 1\n# x y\n" + QByteArray("0 ").repeated(1'000'000), 3, "contains 1000000 labels");
    add("a million names", "4 2 1\n#" + QByteArray(" x").repeated(1'000'000) + "\n0 1 0 1\n", 2, "names 1000000");
    // Where one label was none of the names, the first to appear was used as the first name.
    add("a label that is no name", "4 2 1\n# x y\ny z y z\n", 3, "not one of the classes named in line 2");
    // encodings
    add("binary", QByteArray("4 2 1\n# x y\n0 \0 0 1\n", 20), 0, "binary");
    add("UTF-16 cut short",
        QByteArray("\xff\xfe"
                   "4\0 \0",
                   6),
        1, "begins with the numbers");
    add("a byte-order mark alone", QByteArray("\xef\xbb\xbf"), 0, "byte-order mark");
    add("packed and damaged", QByteArray("\x1f\x8b\x08 nothing"), 0, "damaged");
    add("line ends of old machines", "4 2 1\r# x y\r0 1 0\r", 3, "the file contains 3 labels");
    // the place is that in the file
    add("blank lines before", "\n\n4 2 1\n\n# x y\n0 1 0\n", 6, "the file contains 3 labels");
    add("blank lines between", "4 2 1\n\n\n# x y z\n0 1 0 1\n", 4, "line 2 names 3");
}

void TestSideFilesBroken::labels()
{
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(QString, says);
    const auto path = m_files.write("t.cls", text.toStdString());
    const Issue issue = test::issueOf([&] { readCls(path); });
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, issue.what.text().c_str());
    QCOMPARE(issue.row, row);
    QCOMPARE(issue.file, path.string());
}

// Every label was looked for among all names, one after the other.
void TestSideFilesBroken::manyClasses()
{
    constexpr int classes = 200'000;
    std::string names, labels;
    for (int i = 0; i < classes; ++i) {
        names += " name" + std::to_string(i);
        labels += "name" + std::to_string(classes - 1 - i) + ' ';
    }
    const std::string count = std::to_string(classes);
    const LabelField field =
        readCls(m_files.write("many.cls", count + ' ' + count + " 1\n#" + names + '\n' + labels));
    QCOMPARE(field.codes.front(), classes - 1);
    QCOMPARE(field.codes.back(), 0);
    QCOMPARE(readCls(m_files.write("two.cls", "3 3 1\n# x x y\ny x y\n")).codes, (std::vector<int>{2, 0, 2}));
}

void TestSideFilesBroken::sampleTables_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("says");
    const auto add = [](const char* name, const QByteArray& text, int row, const char* says) {
        QTest::addRow("%s", name) << text << row << says;
    };
    // cut at every structural place
    const QByteArray whole = "name,age,tissue\nA,3,bone\nB,4,blood\n";
    add("empty", {}, 0, "is empty");
    for (const int length : {1, 4, 5, 8, 9, 15, 16})
        QTest::addRow("cut after %d bytes", length) << whole.left(length) << 0 << "no rows below the header";
    for (const int length : {17, 18, 19})
        QTest::addRow("cut after %d bytes", length)
            << whole.left(length) << 2 << (length == 17 ? "1 field where the header has 3" : "2 fields where");
    for (const int length : {26, 27, 28})
        QTest::addRow("cut after %d bytes", length)
            << whole.left(length) << 3 << (length == 26 ? "1 field where the header has 3" : "2 fields where");
    // wrong counts
    add("a field too many", whole + "C,5,bone,x\n", 4, "4 fields where the header has 3");
    add("fields too few far down", whole + QByteArray("B,4,blood\n").repeated(500) + "C\n", 504, "1 field where");
    add("a title above the header", "My samples\n" + whole, 2, "3 fields where the header has 1");
    add("a quote that is never closed", "name,age\nA,\"3\nB,4,5\n", 3, "3 fields where the header has 2");
    add("tabs and commas mixed", "name\tage\nA\t3\nB,4\n", 3, "1 field where the header has 2");
    // wrong types
    add("names alone", "name\nA\nB\n", 0, "a single column");
    add("names of others", "name,age\nC,3\nD,4\n", 0, "contains names of samples in the data set");
    add("numbers for names", "name,age\n1,3\n2,4\n", 0, "contains names of samples in the data set");
    add("names in the header", "A,B\n1,2\n3,4\n", 0, "contains names of samples in the data set");
    add("names in other letters", "name,age\na,3\nb,4\n", 0, "contains names of samples in the data set");
    add("names within a text", "name,age\nsample A,3\nsample B,4\n", 0,
        "contains names of samples in the data set");
    add("missing names", "name,age\n,3\n,4\n", 0, "contains names of samples in the data set");
    add("prose", "This is no table.\nNor is this.\n", 0, "a single column");
    add("a CLS file", "2 2 1\n# x y\n0 1\n", 0, "a single column");
    add("the names of labels", "x,age\ny,3\nx,4\n", 0, "contains names of samples in the data set");
    // hostile sizes
    add("a header of a million fields", QByteArray("x,").repeated(1'000'000) + "\nA,1\n", 2,
        "2 fields where the header has 1000001");
    add("a row of a million fields", "name,age\nA,3\n" + QByteArray("x,").repeated(1'000'000) + "\n", 3,
        "1000001 fields where");
    add("a field of a million letters", "name,age\n" + QByteArray("x").repeated(1'000'000) + ",3\n", 0,
        "contains names of samples");
    // encodings
    add("binary", QByteArray("name,age\nA,\0\n", 13), 0, "binary");
    add("blank lines", "\n \n\n", 0, "no rows below the header");
    add("a byte-order mark alone", QByteArray("\xff\xfe", 2), 0, "byte-order mark");
    add("UTF-16 with a short row", QByteArray("\xff\xfen\0,\0a\0\n\0A\0\n\0", 14), 2,
        "1 field where the header has 2");
    add("packed and damaged", QByteArray("\x1f\x8b\x08 nothing"), 0, "damaged");
    add("line ends of old machines", "name,age\rA,3\rB\r", 3, "1 field where the header has 2");
}

void TestSideFilesBroken::sampleTables()
{
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(QString, says);
    const DatasetPtr data = readDataset(m_files.write("t.csv", "sample,class,g1\nA,x,1\nB,y,2\n")).data;
    const auto path = m_files.write("samples.csv", text.toStdString());
    const Issue issue = test::issueOf([&] { withSampleTable(*data, path); });
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.file, path.string());
    QCOMPARE(issue.row, row);
    QCOMPARE(issue.severity, Issue::Severity::Error);
}

// Where the fields did not fit into memory, the exception went through to whoever had asked.
void TestSideFilesBroken::nothingButDelimiters()
{
    const DatasetPtr data = readDataset(m_files.write("t.csv", "sample,class,g1\nA,x,1\nB,y,2\n")).data;
    constexpr std::size_t fields = std::size_t{3} << 19;
    const auto path = m_files.write("side.gmt", "ONE\tna\tA" + std::string(fields, '\t') + "B\n");
    const test::LittleMemory little(std::size_t{64} << 20);
    for (const auto& action :
         std::vector<std::function<void()>>{[&] { readGmt(path); }, [&] { withSampleTable(*data, path); }}) {
        const Issue issue = test::issueOf(action);
        QVERIFY2(issue.what.text().find("memory") != std::string::npos, sentence(issue).c_str());
        QCOMPARE(issue.file, path.string());
    }
}

QTEST_APPLESS_MAIN(TestSideFilesBroken)
#include "tst_side_files_broken.moc"
