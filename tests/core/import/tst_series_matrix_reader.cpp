// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/import/readers/geo_fields.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestSeriesMatrixReader : public QObject
{
    Q_OBJECT

private slots:
    void plain();
    void characteristicsByKey();
    void charactersOfOneSampleInOtherLines();
    void samplesWithoutAColumn();
    void freeTextWithColons();
    void tagThatRepeatsForEver();
    void columnsWithOtherNames();
    void titlesWithoutNumbers();
    void rowsNamedByAnotherColumn();
    void titles_data();
    void titles();
    void preferredLabel_data();
    void preferredLabel();
    void administrationIsNoLabel();
    void bareIdsAndLineEnds_data();
    void bareIdsAndLineEnds();
    void lineEndsInText();
    void linesInAnotherOrder();
    void oneSample();
    void missingValues();
    void oddButReadable_data();
    void oddButReadable();
    void choices();
    void broken_data();
    void broken();
    void cancelled();

private:
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("s.txt", text.toStdString()), options).data;
    }
    test::SmallFiles m_files;
};

static const QByteArray plainText =
    "!Series_title\t\"A study\"\n"
    "!Series_geo_accession\t\"GSE1\"\n"
    "!Series_platform_id\t\"GPL570\"\n"
    "\n"
    "!Sample_title\t\"tumor 1\"\t\"tumor 2\"\t\"control 1\"\t\"control 2\"\n"
    "!Sample_geo_accession\t\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n"
    "!Sample_characteristics_ch1\t\"Gender:F\"\t\"Gender: F\"\t\"Gender:M\"\t\"\"\n"
    "!Sample_characteristics_ch1\t\"age: 31\"\t\"age: 45.5\"\t\"age: NA\"\t\"age: 6\"\n"
    "!Sample_contact_name\t\"A,,B\"\t\"A,,B\"\t\"A,,B\"\t\"A,,B\"\n"
    "!series_matrix_table_begin\n"
    "\"ID_REF\"\t\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n"
    "\"1007_s_at\"\t1.5\t2\t3\t4\n"
    "\"117_at\"\t-5\t6e2\t7\t8\n"
    "!series_matrix_table_end\n";

void TestSeriesMatrixReader::plain()
{
    const DatasetPtr data = read(plainText);
    QCOMPARE(data->origin().format, std::string("series-matrix"));
    QCOMPARE(data->sampleNames(), (Texts{"GSM1", "GSM2", "GSM3", "GSM4"}));
    QCOMPARE(data->featureNames(), (Texts{"1007_s_at", "117_at"}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(1, 1), 600.0);
    QCOMPARE(data->value(3, 1), 8.0);
    QVERIFY(data->issues().empty());
    QVERIFY(data->labelField("contact_name"));
}

void TestSeriesMatrixReader::characteristicsByKey()
{
    const DatasetPtr data = read(plainText);
    const LabelField* gender = data->labelField("Gender");
    QVERIFY(gender);
    QCOMPARE(gender->classes, (Texts{"F", "M"}));
    QCOMPARE(gender->codes, (std::vector<int>{0, 0, 1, -1}));
    const LabelField* age = data->labelField("age");
    QVERIFY(age && age->kind == LabelField::Kind::Numeric);
    QCOMPARE(age->numbers[1], 45.5);
    QCOMPARE(age->text(2), std::string());
}

/// Submitters leave characteristics out, and those behind move up.
void TestSeriesMatrixReader::charactersOfOneSampleInOtherLines()
{
    const DatasetPtr data = read(test::replaced(plainText, "\"Gender:M\"\t\"\"", "\"Age: 70\"\t\"gender: M\"")
                                     .replace("\"age: NA\"\t\"age: 6\"", "\"\"\t\"http://x\""));
    QCOMPARE(data->labelField("Gender")->codes, (std::vector<int>{0, 0, -1, 1}));
    QCOMPARE(data->labelField("age") ? data->labelField("age")->numbers[2] : data->labelField("Age")->numbers[2],
             70.0);
    QCOMPARE(data->labelField("characteristics_ch1")->text(3), std::string("http://x"));
}

/// A column was removed from the table: the annotations of the others stay with them.
void TestSeriesMatrixReader::samplesWithoutAColumn()
{
    const DatasetPtr data = read(test::replaced(plainText, "\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n\"1007_s_at\"\t1.5\t2",
                                                "\t\"GSM3\"\t\"GSM4\"\n\"1007_s_at\"\t1.5")
                                     .replace("-5\t6e2", "-5"));
    QCOMPARE(data->sampleNames(), (Texts{"GSM1", "GSM3", "GSM4"}));
    const LabelField* titles = data->labelField("title");
    QCOMPARE(titles->text(0), std::string("tumor 1"));
    QCOMPARE(titles->text(1), std::string("control 1"));
    QCOMPARE(titles->text(2), std::string("control 2"));
    QCOMPARE(data->issues().size(), std::size_t{1});
    QVERIFY(data->issues()[0].what.text().starts_with("1 annotated sample has no column"));
    const DatasetPtr more = read(test::replaced(plainText, "\t\"GSM4\"\n!Sample_ch", "\t\"GSM5\"\n!Sample_ch"));
    QCOMPARE(more->labelField("title")->text(2), std::string("control 1"));
    QCOMPARE(more->labelField("title")->text(3), std::string());
    QCOMPARE(more->issues().size(), std::size_t{2});
}

/// "patient 17: treated" is no key for one sample each.
void TestSeriesMatrixReader::freeTextWithColons()
{
    constexpr int samples = 300;
    QByteArray title = "!Sample_title", said = "!Sample_characteristics_ch1",
               state = "!Sample_characteristics_ch1", header = "ID_REF", row = "g1";
    for (int i = 0; i < samples; ++i) {
        const QByteArray number = QByteArray::number(i);
        title += "\t\"t" + number + '"';
        said += "\t\"patient " + number + ": treated\"";
        state += i % 2 ? "\t\"state: ill\"" : "\t\"state: well\"";
        header += "\tG" + number;
        row += '\t' + number;
    }
    const DatasetPtr data = read(title + '\n' + said + '\n' + state + "\n!series_matrix_table_begin\n" + header +
                                 '\n' + row + "\n!series_matrix_table_end\n");
    QCOMPARE(data->labelFields().size(), std::size_t{3});
    QCOMPARE(data->labelField("characteristics_ch1")->text(17), std::string("patient 17: treated"));
    QCOMPARE(data->labelField("state")->classes, (Texts{"well", "ill"}));
}

/// Names for the repeats were once looked for among all of them, each from the first.
void TestSeriesMatrixReader::tagThatRepeatsForEver()
{
    QByteArray lines;
    for (int i = 0; i < 5000; ++i)
        lines += "!Sample_x\t\"a\"\t\"b\"\t\"c\"\t\"d\"\n";
    const DatasetPtr data = read(lines + plainText);
    QVERIFY(data->labelField("x") && data->labelField("x 2") && data->labelField("x 5000"));
}

/// Then the order is all there is, and it is said.
void TestSeriesMatrixReader::columnsWithOtherNames()
{
    const DatasetPtr data = read(test::replaced(plainText, "\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n\"1007",
                                                "\"a\"\t\"b\"\t\"c\"\t\"d\"\n\"1007"));
    QCOMPARE(data->labelField("title")->text(3), std::string("control 2"));
    QCOMPARE(data->issues().size(), std::size_t{1});
    QVERIFY(data->issues()[0].what.text().find("are not the sample accessions") != std::string::npos);
}

/// The samples are then other columns than those of the annotation lines.
void TestSeriesMatrixReader::rowsNamedByAnotherColumn()
{
    ImportOptions options;
    options.nameColumn = 2;
    const DatasetPtr data = read(plainText, options);
    QCOMPARE(data->sampleNames(), (Texts{"GSM1", "GSM3", "GSM4"}));
    QCOMPARE(data->featureNames(), (Texts{"2", "6e2"}));
    QCOMPARE(data->labelField("title")->text(0), std::string("tumor 1"));
    QCOMPARE(data->labelField("title")->text(1), std::string("control 1"));
    QCOMPARE(data->labelField("title")->text(2), std::string("control 2"));
}

void TestSeriesMatrixReader::titlesWithoutNumbers()
{
    const DatasetPtr data = read(plainText);
    QCOMPARE(data->preferredLabel(), std::string("title without numbers"));
    QCOMPARE(data->labelField(data->preferredLabel())->classes, (Texts{"tumor", "control"}));
    QCOMPARE(data->labelField("title")->classes.size(), std::size_t{4});
    const DatasetPtr curly =
        read(test::replaced(plainText, "\"tumor 1\"\t\"tumor 2\"\t\"control 1\"\t\"control 2\"",
                            "\"1M patient's\"\t\"2M patient\xe2\x80\x99s\"\t\"\xe2\x80\x9cNM\xe2\x80\x9d 3\"\t"
                            "\"4 \"\"NM\"\"\""));
    QCOMPARE(curly->labelField("title without numbers")->classes, (Texts{"patient's", "\"NM\""}));
    const DatasetPtr different = read(test::replaced(plainText, "control 2", "blank"));
    QVERIFY(!different->labelField("title without numbers"));
}

void TestSeriesMatrixReader::titles_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("rest");
    QTest::addRow("number at the end") << "normal brain 12"
                                       << "normal brain";
    QTest::addRow("number at the front") << "2965M patient's mucosa"
                                         << "patient's mucosa";
    QTest::addRow("underscores") << "Tumor_rep_3"
                                 << "Tumor rep";
    QTest::addRow("commas") << "liver, fed, 4"
                            << "liver, fed";
    QTest::addRow("nothing but numbers") << "S1 12"
                                         << "";
    QTest::addRow("no number") << "a  b"
                               << "a b";
    QTest::addRow("empty") << ""
                           << "";
}

void TestSeriesMatrixReader::titles()
{
    QFETCH(QString, title);
    QFETCH(QString, rest);
    QCOMPARE(QString::fromStdString(withoutNumbers(title.toStdString())), rest);
}

void TestSeriesMatrixReader::preferredLabel_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("label");
    QTest::addRow("what was compared") << QByteArray("disease state") << "disease state";
    QTest::addRow("a class by name") << QByteArray("Class") << "Class";
    QTest::addRow("about the person") << QByteArray("sex") << "title without numbers";
    QTest::addRow("about the person, though compared") << QByteArray("age group") << "title without numbers";
}

void TestSeriesMatrixReader::preferredLabel()
{
    QFETCH(QByteArray, key);
    QFETCH(QString, label);
    const DatasetPtr data = read(test::replaced(plainText, "Gender", key.constData()));
    QCOMPARE(QString::fromStdString(data->preferredLabel()), label);
}

void TestSeriesMatrixReader::administrationIsNoLabel()
{
    QByteArray text = test::replaced(plainText, "\"tumor 1\"\t\"tumor 2\"\t\"control 1\"\t\"control 2\"",
                                     "\"a\"\t\"b\"\t\"c\"\t\"d\"");
    text.replace("Gender", "http").replace("http:F", "x").replace("http: F", "y").replace("http:M", "z");
    text.replace("\"A,,B\"\t\"A,,B\"\t\"A,,B\"", "\"A,,B\"\t\"A,,B\"\t\"C,,D\"");
    const DatasetPtr data = read(text);
    QVERIFY2(data->preferredLabel().empty(), data->preferredLabel().c_str());
    ImportOptions options;
    options.labelField = "contact_name";
    QCOMPARE(read(text, options)->preferredLabel(), std::string("contact_name"));
}

void TestSeriesMatrixReader::bareIdsAndLineEnds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("bare")
        << QByteArray(plainText).replace("\"1007_s_at\"", "1007_s_at").replace("\"ID_REF\"", "ID_REF");
    QTest::addRow("all bare") << QByteArray(plainText).replace("\"", "");
    QTest::addRow("CR LF") << QByteArray(plainText).replace("\n", "\r\n");
    QTest::addRow("CR") << QByteArray(plainText).replace("\n", "\r");
    QTest::addRow("byte-order mark") << "\xef\xbb\xbf" + plainText;
    QTest::addRow("blank line first") << "\n" + plainText;
    QTest::addRow("padded")
        << QByteArray(plainText).replace("\"GSM4\"\n", "\"GSM4\"\t\n").replace("\t8\n", "\t8\t\n");
}

void TestSeriesMatrixReader::bareIdsAndLineEnds()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = read(text);
    QCOMPARE(data->origin().format, std::string("series-matrix"));
    QCOMPARE(data->featureNames(), (Texts{"1007_s_at", "117_at"}));
    QCOMPARE(data->sampleNames().back(), std::string("GSM4"));
    QCOMPARE(data->value(3, 1), 8.0);
    QCOMPARE(data->labelField("Gender")->codes, (std::vector<int>{0, 0, 1, -1}));
    QVERIFY(data->issues().empty());
}

/// A line about the samples that holds line ends does not cost the lines behind it.
void TestSeriesMatrixReader::lineEndsInText()
{
    const DatasetPtr data =
        read(test::replaced(plainText, "!Sample_contact_name\t\"A,,B\"", "!Sample_contact_name\t\"A,\r\n\r\n,B\"")
                 .replace("A study", "A\nstudy"));
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->labelField("contact_name")->codes, (std::vector<int>{0, 1, 1, 1}));
    QCOMPARE(data->labelField("Gender")->codes, (std::vector<int>{0, 0, 1, -1}));
}

void TestSeriesMatrixReader::linesInAnotherOrder()
{
    const DatasetPtr data = read(test::replaced(plainText, "\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n!Sample_char",
                                                "\"GSM4\"\t\"GSM3\"\t\"GSM2\"\t\"GSM1\"\n!Sample_char"));
    QCOMPARE(data->sampleNames().front(), std::string("GSM1"));
    QCOMPARE(data->labelField("title")->text(0), std::string("control 2"));
    QCOMPARE(data->labelField("Gender")->text(1), std::string("M"));
}

void TestSeriesMatrixReader::oneSample()
{
    const DatasetPtr data = read("!Sample_title\t\"only\"\n!series_matrix_table_begin\n\"ID_REF\"\t\"GSM1\"\n"
                                 "\"a_at\"\t1\n!series_matrix_table_end\n");
    QCOMPARE(data->samples(), 1);
    QCOMPARE(data->value(0, 0), 1.0);
    QVERIFY(data->preferredLabel().empty());
}

void TestSeriesMatrixReader::missingValues()
{
    const DatasetPtr data = read(test::replaced(plainText, "\t-5\t6e2\t7\t8", "\tnull\t\tNA\t8"));
    QCOMPARE(data->missingCount(), 3);
    QCOMPARE(data->value(3, 1), 8.0);
}

void TestSeriesMatrixReader::oddButReadable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("says");
    QTest::addRow("no end") << test::replaced(plainText, "!series_matrix_table_end\n", "") << 0 << "is missing";
    QTest::addRow("two tables") << plainText + plainText << 14 << "second table";
    QTest::addRow("a sample too few") << test::replaced(plainText, "\t\"tumor 2\"", "") << 5
                                      << "3 samples, but there are 4; it is ignored";
    QTest::addRow("a sample too many") << test::replaced(plainText, "\t\"control 2\"",
                                                         "\t\"control 2\"\t\"control 3\"")
                                       << 5 << "5 samples, but there are 4; it is ignored";
}

void TestSeriesMatrixReader::oddButReadable()
{
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(QString, says);
    const DatasetPtr data = read(text);
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].row, row);
    QCOMPARE(data->labelField("title") == nullptr, row == 5);
    QVERIFY2(data->issues()[0].what.text().find(says.toStdString()) != std::string::npos,
             data->issues()[0].what.text().c_str());
}

void TestSeriesMatrixReader::choices()
{
    ImportOptions options;
    options.decimalMark = ',';
    options.missingTexts = Texts{"4"};
    const DatasetPtr data = read(test::replaced(plainText, "1.5", "1,5"), options);
    QCOMPARE(data->value(0, 0), 1.5);
    QVERIFY(data->isMissing(3, 0));
    options = {};
    options.orientation = ImportOptions::Orientation::SamplesInRows;
    QCOMPARE(read(plainText, options)->sampleNames(), (Texts{"1007_s_at", "117_at"}));
}

void TestSeriesMatrixReader::broken_data()
{
    test::addBrokenColumns();
    test::addCutRows("row", plainText, '\t', 12, 13);
    test::addWrongCells("row", plainText, '\t', 12, 13, 1);
    const auto add = [](const char* name, const QByteArray& text, int row, const char* says) {
        QTest::addRow("%s", name) << text << row << 0 << says;
    };
    add("one line", "!Series_title\t\"A\"\n", 0, "no table of values");
    add("cut before the table", plainText.left(plainText.indexOf("!series_matrix")), 0, "no table of values");
    add("cut in the mark of the table", plainText.left(plainText.indexOf("table_begin")), 0, "no table of values");
    add("cut behind the mark", plainText.left(plainText.indexOf("\"ID_REF")), 11,
        "header of the table is missing");
    add("cut behind the header", plainText.left(plainText.indexOf("\"1007")), 10, "values is empty");
    add("no values", test::replaced(plainText, "\"1007_s_at\"\t1.5\t2\t3\t4\n\"117_at\"\t-5\t6e2\t7\t8\n", ""), 10,
        "values is empty");
    add("no header", test::replaced(plainText, "\"ID_REF\"\t\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n", ""), 11,
        "header of the table is missing");
    add("nothing between the marks",
        "!Series_title\t\"A\"\n!series_matrix_table_begin\n!series_matrix_table_end\n", 2, "values is empty");
    add("a header without samples",
        test::replaced(plainText, "\"ID_REF\"\t\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"", "\"ID_REF\""), 11,
        "contains no sample names");
    add("a sample more in the header", test::replaced(plainText, "\"GSM4\"\n\"1007", "\"GSM4\"\t\"GSM5\"\n\"1007"),
        12, "5 fields where 6");
    add("a sample less in the header", test::replaced(plainText, "\t\"GSM4\"\n\"1007", "\n\"1007"), 12,
        "fields where 4");
    add("two rows in one", test::replaced(plainText, "\t4\n", "\t4\t"), 12, "fields where 5");
}

void TestSeriesMatrixReader::broken()
{
    test::checkBroken(m_files, "broken.txt", "series-matrix");
}

void TestSeriesMatrixReader::cancelled()
{
    test::checkCancelling(m_files.write("s.txt", plainText.toStdString()));
}

QTEST_APPLESS_MAIN(TestSeriesMatrixReader)
#include "tst_series_matrix_reader.moc"
