// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestResReader : public QObject
{
    Q_OBJECT

private slots:
    void variants_data();
    void variants();
    void withoutSampleLine();
    void sampleLine();
    void wrongCount();
    void labelsBesideIt();
    void missingValues();
    void contentDecides();
    void broken_data();
    void broken();
    void cancelled();

private:
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("t.res", text.toStdString()), options).data;
    }
    test::SmallFiles m_files;
};

static const QByteArray plainText = "Description\tAccession\tA 1\t\tB 2\t\tC\t\n"
                                    "\tscan1/x=1\t\tscan2\t\tscan1/x=1\n"
                                    "2\n"
                                    "gene, \"the\" first\tg1_at\t1.5\tA\t2\tP\t3\tM\n"
                                    "second\tg2_at\t-4\tP\t5\tP\t6e2\tA\n";

void TestResReader::variants_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("plain") << plainText;
    QTest::addRow("CR LF") << test::replaced(plainText, "\n", "\r\n");
    QTest::addRow("CR") << test::replaced(plainText, "\n", "\r");
    QTest::addRow("header without the last tab") << test::replaced(plainText, "\tC\t\n", "\tC\n");
    QTest::addRow("sample line above the samples") << test::replaced(plainText, "\n\tscan1", "\n\t\tscan1");
    QTest::addRow("padded count") << test::replaced(plainText, "\n2\n", "\n2\t\t\t\n");
    QTest::addRow("padded rows") << test::replaced(plainText, "M\n", "M\t\t\n").replace("\tA\n", "\tA\t\n");
    QTest::addRow("small letters") << test::replaced(plainText, "Description\tAccession",
                                                     "description\taccession");
    QTest::addRow("byte-order mark") << "\xef\xbb\xbf" + plainText;
    QTest::addRow("empty lines at the end") << plainText + "\n\n";
}

void TestResReader::variants()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = read(text);
    QCOMPARE(data->origin().format, std::string("res"));
    QCOMPARE(data->sampleNames(), (Texts{"A 1", "B 2", "C"}));
    QCOMPARE(data->featureNames(), (Texts{"g1_at", "g2_at"}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(1, 1), 5.0);
    QCOMPARE(data->value(2, 1), 600.0);
    QCOMPARE(data->annotations().size(), std::size_t{1});
    QCOMPARE(data->annotations()[0].texts[0], std::string("gene, \"the\" first"));
    QCOMPARE(data->labelField("description")->codes, (std::vector<int>{0, 1, 0}));
    QVERIFY(data->preferredLabel().empty());
    QVERIFY(data->issues().empty());
}

void TestResReader::sampleLine()
{
    QCOMPARE(read(plainText)->labelField("description")->classes, (Texts{"scan1/x=1", "scan2"}));
}

void TestResReader::withoutSampleLine()
{
    const DatasetPtr data = read(test::replaced(plainText, "\tscan1/x=1\t\tscan2\t\tscan1/x=1\n", ""));
    QCOMPARE(data->value(2, 1), 600.0);
    QVERIFY(data->labelFields().empty());
}

void TestResReader::wrongCount()
{
    const DatasetPtr data = read(test::replaced(plainText, "\n2\n", "\n3\n"));
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].row, 3);
    QCOMPARE(data->issues()[0].what.text(), std::string("the line declares 3 genes, but the file contains 2"));
}

void TestResReader::labelsBesideIt()
{
    m_files.write("t.cls", "3 2 1\n# ALL AML\n1 0 1\n");
    const DatasetPtr data = read(plainText);
    std::filesystem::remove(m_files.at("t.cls"));
    QCOMPARE(data->preferredLabel(), std::string("class"));
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{1, 0, 1}));
}

void TestResReader::missingValues()
{
    const DatasetPtr data = read(test::replaced(plainText, "\t2\tP", "\t\t").replace("\t5\tP", "\tNA\t"));
    QCOMPARE(data->missingCount(), 2);
}

void TestResReader::contentDecides()
{
    const auto path = m_files.write("misnamed.csv", plainText.toStdString());
    QCOMPARE(readDataset(path).data->origin().format, std::string("res"));
    const auto table = m_files.write("table.tsv", "Description\tAccession\tA\tB\nd\tg1\t1\t2\ne\tg2\t3\t4\n");
    QCOMPARE(readDataset(table).data->origin().format, std::string("csv"));
}

void TestResReader::broken_data()
{
    test::addBrokenColumns();
    test::addCutRows("row", plainText, '\t', 4, 5);
    const auto add = [](const char* name, const QByteArray& text, int row, int column, const char* says) {
        QTest::addRow("%s", name) << text << row << column << says;
    };
    for (int column = 3; column <= 7; column += 2)
        for (const char* wrong : {"x", "1e999", "inf"}) {
            QList<QByteArray> lines = plainText.split('\n');
            QList<QByteArray> cells = lines[4].split('\t');
            cells[column - 1] = wrong;
            lines[4] = cells.join('\t');
            add(qPrintable(QString("%1 in column %2").arg(wrong).arg(column)), lines.join('\n'), 5, column, "");
        }
    add("another header", test::replaced(plainText, "Accession", "Identifier"), 1, 0,
        "begins with Description and Accession");
    add("a header without samples", "Description\tAccession\t\t\n\t\n1\nd\tg\n", 1, 0, "contains no sample names");
    add("a header alone", plainText.left(plainText.indexOf('\n') + 1), 2, 0, "are missing");
    add("no count", plainText.left(plainText.indexOf("\n2\n") + 1), 3, 0, "number of genes is missing");
    add("no row", plainText.left(plainText.indexOf("gene,")), 0, 0, "no rows of values");
    add("no count but a row", test::replaced(plainText, "\n2\n", "\n"), 3, 0, "must contain the number of genes");
    add("a count of words", test::replaced(plainText, "\n2\n", "\ntwo\n"), 3, 0,
        "must contain the number of genes");
    add("a count below zero", test::replaced(plainText, "\n2\n", "\n-2\n"), 3, 0,
        "must contain the number of genes");
    add("2^40 genes", test::replaced(plainText, "\n2\n", "\n1099511627776\n"), 3, 0, "more genes than any file");
    add("2^64 genes", test::replaced(plainText, "\n2\n", "\n18446744073709551616\n"), 3, 0,
        "more genes than any file");
    add("a name above calls", test::replaced(plainText, "A 1\t\t", "A 1\tA 2\t"), 1, 4,
        "a column of detection calls has a sample name");
    add("a name too few", test::replaced(plainText, "B 2", ""), 1, 5, "name of a sample is missing");
    add("a sample more in the header", test::replaced(plainText, "\tC\t\n", "\tC\t\tD\t\n"), 4, 0,
        "8 fields where 10");
    add("a sample less in the header", test::replaced(plainText, "\tC\t\n", "\n"), 4, 0, "fields where 6");
    add("no calls", test::replaced(plainText, "\tA\t2\tP\t3\tM\n", "\t2\t3\n"), 4, 0, "5 fields where 8");
}

void TestResReader::broken()
{
    test::checkBroken(m_files, "broken.res", "res");
}

void TestResReader::cancelled()
{
    test::checkCancelling(m_files.write("t.res", plainText.toStdString()));
}

QTEST_APPLESS_MAIN(TestResReader)
#include "tst_res_reader.moc"
