// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestCdtReader : public QObject
{
    Q_OBJECT

private slots:
    void variants_data();
    void variants();
    void annotations();
    void arrays();
    void formats_data();
    void formats();
    void choices();
    void broken_data();
    void broken();
    void cancelled();

private:
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("t.cdt", text.toStdString()), options).data;
    }
    test::SmallFiles m_files;
};

static const QByteArray plainText = "GID\tYORF\tNAME\tGWEIGHT\tarray 1\tarray  2\tarray 3\n"
                                    "AID\t\t\t\tARRY2X\tARRY0X\tARRY1X\n"
                                    "EWEIGHT\t\t\t\t1\t0.5\t1\n"
                                    "GENE1X\tYKR091W\tSRL3  a \"gene\"\t1\t0.10\t-0.36\t\n"
                                    "GENE0X\tYKR012C\t \t2\t1e-3\t+5\t7\n";

void TestCdtReader::variants_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("plain") << plainText;
    QTest::addRow("CR LF") << test::replaced(plainText, "\n", "\r\n");
    QTest::addRow("CR") << test::replaced(plainText, "\n", "\r");
    QTest::addRow("byte-order mark") << "\xef\xbb\xbf" + plainText;
    QTest::addRow("small letters")
        << test::replaced(plainText, "GID", "gid").replace("GWEIGHT", "gweight").replace("EWEIGHT", "eweight");
    QTest::addRow("weights before identifiers")
        << test::replaced(plainText, "AID\t\t\t\tARRY2X\tARRY0X\tARRY1X\nEWEIGHT\t\t\t\t1\t0.5\t1\n",
                          "EWEIGHT\t\t\t\t1\t0.5\t1\nAID\t\t\t\tARRY2X\tARRY0X\tARRY1X\n");
    QTest::addRow("without weights") << test::replaced(plainText, "EWEIGHT\t\t\t\t1\t0.5\t1\n", "");
    QTest::addRow("without identifiers") << test::replaced(plainText, "AID\t\t\t\tARRY2X\tARRY0X\tARRY1X\n", "");
    QTest::addRow("neither") << test::replaced(
        plainText, "AID\t\t\t\tARRY2X\tARRY0X\tARRY1X\nEWEIGHT\t\t\t\t1\t0.5\t1\n", "");
    QTest::addRow("padded") << test::replaced(plainText, "3\nAID", "3\t\t\nAID").replace("\t7\n", "\t7\t\t\n");
    QTest::addRow("a short row of weights") << test::replaced(plainText, "\t1\t0.5\t1\n", "\t1\n");
}

void TestCdtReader::variants()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = read(text);
    QCOMPARE(data->origin().format, std::string("cdt"));
    QCOMPARE(data->sampleNames(), (Texts{"array 1", "array  2", "array 3"}));
    QCOMPARE(data->featureNames(), (Texts{"YKR091W", "YKR012C"}));
    QCOMPARE(data->value(0, 0), 0.1);
    QCOMPARE(data->value(1, 1), 5.0);
    QCOMPARE(data->value(0, 1), 1e-3);
    QVERIFY(data->isMissing(2, 0));
    QVERIFY(data->preferredLabel().empty());
    QVERIFY(data->issues().empty());
}

void TestCdtReader::annotations()
{
    const auto annotations = read(plainText)->annotations();
    QCOMPARE(annotations.size(), std::size_t{3});
    QCOMPARE(annotations[0].name, std::string("GID"));
    QCOMPARE(annotations[0].texts, (Texts{"GENE1X", "GENE0X"}));
    QCOMPARE(annotations[1].texts, (Texts{"SRL3  a \"gene\"", ""}));
    QCOMPARE(annotations[2].name, std::string("GWEIGHT"));
    QCOMPARE(annotations[2].texts, (Texts{"1", "2"}));
}

void TestCdtReader::arrays()
{
    const DatasetPtr data = read(plainText);
    QCOMPARE(data->labelField("AID")->classes, (Texts{"ARRY2X", "ARRY0X", "ARRY1X"}));
    QCOMPARE(data->labelField("EWEIGHT")->numbers[1], 0.5);
}

void TestCdtReader::formats_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("PCL") << QByteArray(
        "YORF\tNAME\tGWEIGHT\tA\tB\nEWEIGHT\t\t\t1\t1\ng1\tn1\t1\t1\t2\ng2\tn2\t1\t3\t4\n");
    QTest::addRow("PCL without weights of arrays")
        << QByteArray("ID\tNAME\tGWEIGHT\tA\tB\ng1\tn1\t1\t1\t2\ng2\tn2\t1\t3\t4\n");
    QTest::addRow("PCL without weights of genes")
        << QByteArray("ID\tNAME\tA\tB\nEWEIGHT\t\t1\t1\ng1\tn1\t1\t2\ng2\tn2\t3\t4\n");
    QTest::addRow("CDT without weights")
        << QByteArray("GID\tUNIQID\tNAME\tA\tB\nGENE1X\tg1\tn1\t1\t2\nGENE2X\tg2\tn2\t3\t4\n");
}

void TestCdtReader::formats()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = readDataset(m_files.write("t.txt", text.toStdString())).data;
    QCOMPARE(data->origin().format, std::string("cdt"));
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(1, 1), 4.0);
    const auto name = std::find_if(data->annotations().begin(), data->annotations().end(),
                                   [](const AnnotationField& field) { return field.name == "NAME"; });
    QCOMPARE(name->texts, (Texts{"n1", "n2"}));
}

void TestCdtReader::choices()
{
    ImportOptions options;
    options.nameColumn = 2;
    options.labelField = "AID";
    const DatasetPtr data = read(plainText, options);
    QCOMPARE(data->featureNames()[0], std::string("SRL3  a \"gene\""));
    QCOMPARE(data->preferredLabel(), std::string("AID"));
}

void TestCdtReader::broken_data()
{
    test::addBrokenColumns();
    test::addCutRows("row", plainText, '\t', 4, 5);
    test::addWrongCells("row", plainText, '\t', 4, 5, 4);
    const auto add = [](const char* name, const QByteArray& text, int row, const char* says) {
        QTest::addRow("%s", name) << text << row << 0 << says;
    };
    const auto upTo = [](const char* mark) { return plainText.left(plainText.indexOf(mark)); };
    add("blank lines", "\n\n", 0, "blank lines");
    add("the header alone", upTo("AID"), 0, "no rows of values");
    add("cut behind the identifiers", upTo("EWEIGHT"), 0, "no rows of values");
    add("cut behind the weights", upTo("GENE1X"), 0, "no rows of values");
    add("cut in the header", upTo("\tarray 1"), 1, "contains no array names");
    add("another header", "gene\tA\tB\ng1\t1\t2\n", 1, "neither GID nor GWEIGHT");
    add("an array more in the header", test::replaced(plainText, "array 3\n", "array 3\tarray 4\n"), 4,
        "7 fields where 8");
    add("an array less in the header", test::replaced(plainText, "\tarray 3\n", "\n"), 2,
        "7 fields where the header has 6");
    add("a weight too many", test::replaced(plainText, "0.5\t1\n", "0.5\t1\t1\n"), 3,
        "8 fields where the header has 7");
    add("two rows in one", test::replaced(plainText, "\t\nGENE0X", "\tGENE0X"), 4, "fields where 7");
}

void TestCdtReader::broken()
{
    test::checkBroken(m_files, "broken.cdt", "cdt");
}

void TestCdtReader::cancelled()
{
    test::checkCancelling(m_files.write("t.cdt", plainText.toStdString()));
}

QTEST_APPLESS_MAIN(TestCdtReader)
#include "tst_cdt_reader.moc"
