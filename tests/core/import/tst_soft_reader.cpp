// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <algorithm>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestSoftReader : public QObject
{
    Q_OBJECT

private slots:
    void plain();
    void subsets();
    void annotationsBehindTheSamples();
    void withoutSubsetsAndDescriptions();
    void titlesOfColumns();
    void lineEnds_data();
    void lineEnds();
    void oddButReadable_data();
    void oddButReadable();
    void choices();
    void broken_data();
    void broken();
    void cancelled();

private:
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("d.soft", text.toStdString()), options).data;
    }
    test::SmallFiles m_files;
};

static const QByteArray plainText = "^DATABASE = Geo\n"
                                    "!Database_name = Gene Expression Omnibus (GEO)\n"
                                    "^DATASET = GDS1\n"
                                    "!dataset_title = A = study\n"
                                    "!dataset_platform = GPL97\n"
                                    "^SUBSET = GDS1_1\n"
                                    "!subset_description = tumour\n"
                                    "!subset_sample_id = GSM3,GSM1\n"
                                    "!subset_type = disease state\n"
                                    "^SUBSET = GDS1_2\n"
                                    "!subset_description = normal\n"
                                    "!subset_sample_id = GSM2\n"
                                    "!subset_type = disease state\n"
                                    "^SUBSET = GDS1_3\n"
                                    "!subset_description = 035\n"
                                    "!subset_sample_id = GSM1,GSM2\n"
                                    "!subset_type = individual\n"
                                    "^DATASET = GDS1\n"
                                    "#ID_REF = Platform reference identifier\n"
                                    "#IDENTIFIER = identifier\n"
                                    "#GSM1 = Value for GSM1: C035 cancer; src: kidney, tumour\n"
                                    "#GSM2 = Value for GSM2: N035 kidney; src: kidney\n"
                                    "#GSM3 = Value for GSM3: C023 cancer\n"
                                    "#GSM4 = Value for GSM4: N023 kidney\n"
                                    "!dataset_table_begin\n"
                                    "ID_REF\tIDENTIFIER\tGSM1\tGSM2\tGSM3\tGSM4\n"
                                    "1007_s_at\tDDR1\t1.5\t2\t3\t4\n"
                                    "117_at\tHSPA6\t-5\tnull\t7\t8\n"
                                    "!dataset_table_end\n";

void TestSoftReader::plain()
{
    const DatasetPtr data = read(plainText);
    QCOMPARE(data->origin().format, std::string("soft"));
    QCOMPARE(data->sampleNames(), (Texts{"GSM1", "GSM2", "GSM3", "GSM4"}));
    QCOMPARE(data->featureNames(), (Texts{"1007_s_at", "117_at"}));
    QCOMPARE(data->annotations().at(0).name, std::string("IDENTIFIER"));
    QCOMPARE(data->annotations().at(0).texts, (Texts{"DDR1", "HSPA6"}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(3, 1), 8.0);
    QVERIFY(data->isMissing(1, 1));
    QVERIFY(data->issues().empty());
    const std::vector<Decision>& decisions = data->origin().decisions;
    const auto title = std::find_if(decisions.begin(), decisions.end(),
                                    [](const Decision& decision) { return decision.what == "title"; });
    QVERIFY(title != decisions.end());
    QCOMPARE(title->value.text(), std::string("A = study"));
}

void TestSoftReader::subsets()
{
    const DatasetPtr data = read(plainText);
    QCOMPARE(data->preferredLabel(), std::string("disease state"));
    QCOMPARE(data->labelField("disease state")->classes, (Texts{"tumour", "normal"}));
    QCOMPARE(data->labelField("disease state")->codes, (std::vector<int>{0, 1, 0, -1}));
    QCOMPARE(data->labelField("individual")->codes, (std::vector<int>{0, 0, -1, -1}));
}

void TestSoftReader::annotationsBehindTheSamples()
{
    const DatasetPtr data = read(test::replaced(plainText, "\tGSM4\n", "\tGSM4\tGene title\n")
                                     .replace("\t4\n", "\t4\tdiscoidin\n")
                                     .replace("\t8\n", "\t8\t12\n"));
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->annotations().at(1).name, std::string("Gene title"));
    QCOMPARE(data->annotations().at(1).texts, (Texts{"discoidin", "12"}));
}

void TestSoftReader::withoutSubsetsAndDescriptions()
{
    const DatasetPtr data = read("^DATASET = GDS2\n!dataset_table_begin\nID_REF\tGSM1\tGSM2\na_at\t1\t2\n"
                                 "!dataset_table_end\n");
    QCOMPARE(data->sampleNames(), (Texts{"GSM1", "GSM2"}));
    QVERIFY(data->labelFields().empty());
}

void TestSoftReader::titlesOfColumns()
{
    const DatasetPtr data = read(test::replaced(plainText, "disease state", "individual"));
    QCOMPARE(data->labelField("title")->text(0), std::string("C035 cancer"));
    QCOMPARE(data->labelField("source_name")->text(0), std::string("kidney, tumour"));
    QCOMPARE(data->preferredLabel(), std::string("title without numbers"));
    QCOMPARE(data->labelField("title without numbers")->classes, (Texts{"cancer", "kidney"}));
}

void TestSoftReader::lineEnds_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addRow("CR LF") << QByteArray("\r\n");
    QTest::addRow("CR") << QByteArray("\r");
}

void TestSoftReader::lineEnds()
{
    QFETCH(QByteArray, end);
    const DatasetPtr data = read(test::replaced(plainText, "\n", end.constData()));
    QCOMPARE(data->labelField("disease state")->codes, (std::vector<int>{0, 1, 0, -1}));
    QCOMPARE(data->value(3, 1), 8.0);
}

void TestSoftReader::oddButReadable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("says");
    QTest::addRow("no end") << test::replaced(plainText, "!dataset_table_end\n", "") << 0 << "is missing";
    QTest::addRow("an unknown sample") << test::replaced(plainText, "GSM3,GSM1", "GSM3,GSM9,GSM1") << 6
                                       << "is not in the table";
}

void TestSoftReader::oddButReadable()
{
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(QString, says);
    const DatasetPtr data = read(text);
    QCOMPARE(data->labelField("disease state")->codes, (std::vector<int>{0, 1, 0, -1}));
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].row, row);
    QVERIFY2(data->issues()[0].what.text().find(says.toStdString()) != std::string::npos,
             data->issues()[0].what.text().c_str());
}

void TestSoftReader::choices()
{
    ImportOptions options;
    options.nameColumn = 1;
    options.labelField = "individual";
    const DatasetPtr data = read(plainText, options);
    QCOMPARE(data->featureNames(), (Texts{"DDR1", "HSPA6"}));
    QCOMPARE(data->preferredLabel(), std::string("individual"));
    options.nameColumn = 7;
    QVERIFY(test::issueOf([&] { read(plainText, options); }).what.text().find("column 8,") != std::string::npos);
}

void TestSoftReader::broken_data()
{
    test::addBrokenColumns();
    test::addCutRows("row", plainText, '\t', 27, 28);
    test::addWrongCells("row", plainText, '\t', 27, 28, 2);
    const auto add = [](const char* name, const QByteArray& text, int row, const char* says) {
        QTest::addRow("%s", name) << text << row << 0 << says;
    };
    const auto upTo = [](const char* mark) { return plainText.left(plainText.indexOf(mark)); };
    add("one line", "^DATABASE = Geo\n", 0, "no table of values");
    add("cut before the subsets", upTo("^SUBSET"), 0, "no table of values");
    add("cut in a subset", upTo("!subset_sample_id"), 0, "no table of values");
    add("cut before the columns", upTo("#ID_REF"), 0, "no table of values");
    add("cut before the table", upTo("!dataset_table"), 0, "no table of values");
    add("cut in the mark of the table", upTo("table_begin"), 0, "no table of values");
    add("cut behind the mark", upTo("ID_REF\t"), 25, "header of the table is missing");
    add("cut behind the header", upTo("1007"), 0, "no rows of values");
    add("no header", test::replaced(plainText, "ID_REF\tIDENTIFIER\tGSM1\tGSM2\tGSM3\tGSM4\n", ""), 26,
        "begin with ID_REF");
    add("nothing between the marks", "^DATASET = GDS1\n!dataset_table_begin\n!dataset_table_end\n", 2,
        "header of the table is missing");
    add("no sample", "^DATASET = GDS1\n!dataset_table_begin\nID_REF\tIDENTIFIER\na\tb\n!dataset_table_end\n", 4,
        "no column of numbers");
    add("a sample more in the header", test::replaced(plainText, "\tGSM4\n1007", "\tGSM4\tGSM5\n1007"), 27,
        "6 fields where 7");
    add("a sample less in the header", test::replaced(plainText, "\tGSM4\n1007", "\n1007"), 27, "fields where 5");
    add("a file of a series", "^SERIES = GSE1\n^SAMPLE = GSM1\n!sample_table_begin\nID_REF\tVALUE\n", 0,
        "not a curated data set");
    add("a file of a platform", "^PLATFORM = GPL1\n!platform_table_begin\nID\n", 0, "not a curated data set");
}

void TestSoftReader::broken()
{
    test::checkBroken(m_files, "broken.soft", "soft");
}

void TestSoftReader::cancelled()
{
    test::checkCancelling(m_files.write("d.soft", plainText.toStdString()));
}

QTEST_APPLESS_MAIN(TestSoftReader)
#include "tst_soft_reader.moc"
