// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestArffReader : public QObject
{
    Q_OBJECT

private slots:
    void variants_data();
    void variants();
    void nominalAttributes();
    void sparse();
    void quotedNames();
    void valuesOverLines();
    void numericClass();
    void labels_data();
    void labels();
    void texts();
    void missingValues();
    void valuesThatLookMissing();
    void withoutDataLine();
    void withoutAttributes();
    void withoutAnyHeader();
    void manyRows();
    void choices();
    void broken_data();
    void broken();
    void cancelled();

private:
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("t.arff", text.toStdString()), options).data;
    }
    test::SmallFiles m_files;
};

static const QByteArray plainText = "% made by hand, @relation in a comment\n"
                                    "@relation 'a relation'\n"
                                    "\n"
                                    "@attribute width real\n"
                                    "@attribute 'height in mm' INTEGER [1,10]\n"
                                    "@attribute colour { red, 'dark green', blue}\n"
                                    "@attribute class {no,yes, never}\n"
                                    "@data\n"
                                    "1.5,2,red,yes\n"
                                    ".28, 4 ,'dark green', no\n"
                                    "-3e2,?,?,yes\n"
                                    "1,7,blue,?\n";

void TestArffReader::variants_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("plain") << plainText;
    QTest::addRow("CR LF") << test::replaced(plainText, "\n", "\r\n");
    QTest::addRow("CR") << test::replaced(plainText, "\n", "\r");
    QTest::addRow("byte-order mark") << "\xef\xbb\xbf" + plainText;
    QTest::addRow("capitals")
        << test::replaced(plainText, "@attribute", "@ATTRIBUTE").replace("@data", "@DATA").replace("real", "REAL");
    QTest::addRow("tabs in declarations")
        << test::replaced(plainText, "@attribute ", "@attribute\t").replace(" real", "\t\treal");
    QTest::addRow("blank lines and comments")
        << test::replaced(plainText, "@data\n", "@data\n\n% first\n \t \n").replace("\n1,7", "\n% last\n\n1,7") +
               "%\n%\n\n";
    QTest::addRow("tabs") << test::replaced(plainText, "1.5,2,red,yes", "1.5\t2\tred\tyes")
                                 .replace(".28, 4 ,'dark green', no", ".28\t4\t'dark green'\tno")
                                 .replace("-3e2,?,?,yes", "-3e2\t?\t?\tyes")
                                 .replace("1,7,blue,?", "1\t7\tblue\t?");
    QTest::addRow("blanks") << test::replaced(plainText, "1.5,2,red,yes", "1.5 2  red yes")
                                   .replace(".28, 4 ,'dark green', no", ".28 4 'dark green' no")
                                   .replace("-3e2,?,?,yes", "-3e2 ? ? yes")
                                   .replace("1,7,blue,?", "1 7 blue ? ");
    QTest::addRow("double quotes") << test::replaced(plainText, "'dark green'", "\"dark green\"");
    QTest::addRow("no blank before the values") << test::replaced(plainText, "colour {", "colour{");
    QTest::addRow("no relation") << test::replaced(plainText, "@relation 'a relation'\n", "");
    QTest::addRow("sparse") << test::replaced(plainText, "1.5,2,red,yes", "{0 1.5, 1 2, 3 yes}")
                                   .replace(".28, 4 ,'dark green', no", "{0 .28,1 4,2 'dark green'}")
                                   .replace("-3e2,?,?,yes", "{ 0 -3e2, 1 ?, 2 ?, 3 yes }")
                                   .replace("1,7,blue,?", "{3 ?, 2 blue, 1 7, 0 1}");
}

void TestArffReader::variants()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = read(text);
    QCOMPARE(data->origin().format, std::string("arff"));
    QCOMPARE(data->featureNames(), (Texts{"width", "height in mm", "colour"}));
    QCOMPARE(data->sampleNames(), (Texts{"1", "2", "3", "4"}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(1, 0), 0.28);
    QCOMPARE(data->value(2, 0), -300.0);
    QCOMPARE(data->value(1, 1), 4.0);
    QVERIFY(data->isMissing(2, 1));
    QCOMPARE(data->value(0, 2), 0.0);
    QCOMPARE(data->value(1, 2), 1.0);
    QCOMPARE(data->value(3, 2), 2.0);
    QCOMPARE(data->missingCount(), 2);
    QCOMPARE(data->preferredLabel(), std::string("class"));
    QCOMPARE(data->labelField("class")->classes, (Texts{"no", "yes", "never"}));
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{1, 0, 1, -1}));
    QVERIFY(data->issues().empty());
}

void TestArffReader::nominalAttributes()
{
    const DatasetPtr data = read(plainText);
    const LabelField* colour = data->labelField("colour");
    QVERIFY(colour);
    QCOMPARE(colour->classes, (Texts{"red", "dark green", "blue"}));
    QCOMPARE(colour->codes, (std::vector<int>{0, 1, -1, 2}));
}

void TestArffReader::sparse()
{
    const DatasetPtr data = read("@relation s\n@attribute a numeric\n@attribute b {x,y}\n@attribute class {-1,1}\n"
                                 "@data\n{}\n{1 y, 2 1}\n{ 0 5 }\n4,x,1\n");
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->value(0, 0), 0.0);
    QCOMPARE(data->value(1, 1), 1.0);
    QCOMPARE(data->value(2, 0), 5.0);
    QCOMPARE(data->value(2, 1), 0.0);
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{0, 1, 0, 1}));
    QCOMPARE(data->missingCount(), 0);
}

void TestArffReader::quotedNames()
{
    const DatasetPtr data =
        read("@relation q\n@attribute 'it\\'s {a}, 100%' real\n@attribute \"b \\\"c\\\"\" {'a,b','it\\'s'}\n"
             "@data\n1,'a,b'\n2,\"it's\"\n");
    QCOMPARE(data->featureNames(), (Texts{"it's {a}, 100%"}));
    QCOMPARE(data->preferredLabel(), std::string("b \"c\""));
    QCOMPARE(data->labelField("b \"c\"")->classes, (Texts{"a,b", "it's"}));
    QCOMPARE(data->labelField("b \"c\"")->codes, (std::vector<int>{0, 1}));
}

void TestArffReader::valuesOverLines()
{
    const DatasetPtr data = read("@relation q\n@attribute a real\n@attribute c {x,\n  y,\n z}\n@data\n1,y\n2,z\n");
    QCOMPARE(data->labelField("c")->classes, (Texts{"x", "y", "z"}));
}

void TestArffReader::numericClass()
{
    const DatasetPtr few =
        read("@relation q\n@attribute a real\n@attribute class numeric\n@data\n0.5,2\n1,1\n3,?\n");
    QCOMPARE(few->labelField("class")->classes, (Texts{"2", "1"}));
    QCOMPARE(few->labelField("class")->codes, (std::vector<int>{0, 1, -1}));
    const DatasetPtr real =
        read("@relation q\n@attribute class real\n@attribute a real\n@data\n0.5,2\n1e3,1\n?,4\n");
    QVERIFY(real->labelField("class")->kind == LabelField::Kind::Numeric);
    QCOMPARE(real->labelField("class")->numbers[1], 1000.0);
    QVERIFY(std::isnan(real->labelField("class")->numbers[2]));
    QCOMPARE(real->features(), 1);
}

void TestArffReader::labels_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QString>("label");
    QTest::addRow("by name, in front") << QByteArray("Class {x,y};a real;b {x,y}") << "Class";
    QTest::addRow("last nominal") << QByteArray("a {x,y};b real;c {x,y}") << "c";
    QTest::addRow("first nominal") << QByteArray("a {x,y};b {x,y};c real") << "a";
    QTest::addRow("none") << QByteArray("a real;b {x,y};c real") << "";
}

void TestArffReader::labels()
{
    QFETCH(QByteArray, attributes);
    QFETCH(QString, label);
    QByteArray text = "@relation l\n", first, second;
    for (const QByteArray& attribute : attributes.split(';')) {
        text += "@attribute " + attribute + "\n";
        first += attribute.contains('{') ? ",x" : ",1";
        second += attribute.contains('{') ? ",y" : ",2";
    }
    const DatasetPtr data = read(text + "@data\n" + first.mid(1) + "\n" + second.mid(1) + "\n");
    QCOMPARE(QString::fromStdString(data->preferredLabel()), label);
    QCOMPARE(data->features(), label.isEmpty() ? 3 : 2);
}

void TestArffReader::texts()
{
    const QByteArray head = "@relation t\n@attribute id string\n@attribute when date 'yyyy'\n@attribute a real\n"
                            "@attribute group string\n@data\n";
    const DatasetPtr data = read(head + "'s 1',2001,1,'x'\ns2,2001,2,y\ns3,2002,3,?\ns4,2001,4,x\n");
    QCOMPARE(data->sampleNames(), (Texts{"s 1", "s2", "s3", "s4"}));
    QCOMPARE(data->features(), 1);
    QCOMPARE(data->labelField("group")->codes, (std::vector<int>{0, 1, -1, 0}));
    QCOMPARE(data->preferredLabel(), std::string("group"));
    QVERIFY(data->labelField("when"));
    QVERIFY(!data->labelField("id"));
}

void TestArffReader::missingValues()
{
    const DatasetPtr data = read(test::replaced(plainText, "1.5,2", "NA,NaN"));
    QCOMPARE(data->missingCount(), 4);
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].row, 9);
    QCOMPARE(data->issues()[0].column, 2);
    QCOMPARE(data->issues()[0].text, std::string("NaN"));
}

/// A declared value is a value, with any name.
void TestArffReader::valuesThatLookMissing()
{
    const DatasetPtr data =
        read("@relation v\n@attribute a {none,some,'?'}\n@attribute c {NA,x}\n@data\nnone,NA\nsome,x\n'?',?\n");
    QCOMPARE(data->missingCount(), 0);
    QCOMPARE(data->value(2, 0), 2.0);
    QCOMPARE(data->labelField("c")->codes, (std::vector<int>{0, 1, -1}));
}

void TestArffReader::withoutDataLine()
{
    const DatasetPtr data = read(test::replaced(plainText, "@data\n", ""));
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].row, 8);
}

void TestArffReader::withoutAttributes()
{
    const DatasetPtr data = read("@relation r\n@data\n1.5,2,x\n3,4,y\n5,6,x\n7,8,y\n");
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->labelField(data->preferredLabel())->classes, (Texts{"x", "y"}));
    QCOMPARE(data->issues().size(), std::size_t{1});
    const Issue issue = test::issueOf([&] { read("@relation r\n@data\n1.5,2\n3,4\n5,x\n7,8\n"); });
    QCOMPARE(issue.row, 5);
}

void TestArffReader::withoutAnyHeader()
{
    const DatasetPtr data = read("% only remarks\n% and numbers\n1.5,2,x\n3,4,y\n5,6,x\n7,8,y\n");
    QCOMPARE(data->origin().format, std::string("csv"));
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->samples(), 4);
}

/// More than one chunk, and a number of rows that fills no cache line.
void TestArffReader::manyRows()
{
    QByteArray text = "@relation m\n@attribute id string\n@attribute a real\n@attribute b {x,y,z}\n@attribute "
                      "class {p,q}\n@data\n";
    constexpr int rows = 30'003;
    const char* const b[] = {"x", "y", "z"};
    for (int r = 0; r < rows; ++r)
        text += "sample" + QByteArray::number(r) + ',' + QByteArray::number(r) + ".25," + b[r % 3] +
                (r % 2 ? ",q" : ",p") + (r % 7 ? "\n" : "\n% a comment\n");
    const DatasetPtr data = read(text);
    QCOMPARE(data->samples(), rows);
    int wrong = 0;
    for (int r = 0; r < rows; ++r)
        wrong += data->value(r, 0) != r + 0.25 || data->value(r, 1) != r % 3 ||
                 data->labelField("class")->codes[static_cast<std::size_t>(r)] != r % 2 ||
                 data->sampleNames()[static_cast<std::size_t>(r)] != "sample" + std::to_string(r);
    QCOMPARE(wrong, 0);
}

void TestArffReader::choices()
{
    ImportOptions options;
    options.labelField = "colour";
    const DatasetPtr colours = read(plainText, options);
    QCOMPARE(colours->preferredLabel(), std::string("colour"));
    QCOMPARE(colours->featureNames(), (Texts{"width", "height in mm"}));
    QVERIFY(colours->labelField("class"));  // still a label, no feature to learn the colour from
    options = {};
    options.orientation = ImportOptions::Orientation::GenesInRows;
    const DatasetPtr turned = read(plainText, options);
    QCOMPARE(turned->sampleNames(), (Texts{"width", "height in mm", "colour"}));
    QCOMPARE(turned->value(1, 3), 7.0);
    QCOMPARE(turned->annotations().at(0).texts, (Texts{"yes", "no", "yes", ""}));
    options = {};
    options.nameColumn = 1;
    QCOMPARE(read(plainText, options)->sampleNames(), (Texts{"2", "4", "", "7"}));
    options.nameColumn = 9;
    QVERIFY(test::issueOf([&] { read(plainText, options); }).what.text().find("attribute 10,") !=
            std::string::npos);
    options = {};
    options.labelColumn = 0;  // of numbers
    const DatasetPtr widths = read(plainText, options);
    QCOMPARE(widths->preferredLabel(), std::string("width"));
    QCOMPARE(widths->featureNames(), (Texts{"height in mm", "colour"}));
    QVERIFY(widths->labelField("class"));  // by its name
    options.labelColumn = -1;
    const DatasetPtr none = read(plainText, options);
    QCOMPARE(none->preferredLabel(), std::string());
    QCOMPARE(none->featureNames(), (Texts{"width", "height in mm", "colour", "class"}));
    options.labelColumn = options.nameColumn = 2;  // was no label then, without a word
    QVERIFY(test::issueOf([&] { read(plainText, options); }).what.text().find("attribute 3 cannot") !=
            std::string::npos);
    options.nameColumn.reset();
    options.labelColumn = 9;
    QVERIFY(test::issueOf([&] { read(plainText, options); }).what.text().find("attribute 10,") !=
            std::string::npos);
}

void TestArffReader::broken_data()
{
    test::addBrokenColumns();
    test::addCutRows("row", plainText, ',', 9, 12);
    const auto add = [](const char* name, const QByteArray& text, int row, int column, const char* says) {
        QTest::addRow("%s", name) << text << row << column << says;
    };
    const auto upTo = [](const char* mark) { return plainText.left(plainText.indexOf(mark)); };
    const auto sparse = [](const char* row) {
        return "@relation s\n@attribute a real\n@attribute class {x,y}\n@data\n{0 1}\n" + QByteArray(row) + "\n";
    };
    add("a relation alone", upTo("\n@attribute width"), 0, 0, "contains no data: the line @data");
    add("cut behind an attribute", upTo("@attribute colour"), 0, 0, "contains no data: the line @data");
    add("cut in a keyword", upTo("ribute colour"), 0, 0, "contains no data: the line @data");
    add("cut in the name of an attribute", upTo(" in mm'"), 5, 0, "are not closed");
    add("cut before a type", upTo(" real"), 4, 0, "no type");
    add("cut in the values", upTo("'dark green', blue"), 6, 0, "not closed with }");
    add("cut in a quoted value", upTo(" green', blue"), 6, 0, "quotes around a value");
    add("cut before the data", upTo("@data"), 0, 0, "contains no data: the line @data");
    add("cut behind @data", upTo("1.5,2"), 8, 0, "no rows of data");
    add("no attribute and no data", "1,2,3\n", 1, 0, "begins with @relation");
    add("an unknown type", test::replaced(plainText, "width real", "width complex"), 4, 0,
        "unknown attribute type");
    add("relational attributes", test::replaced(plainText, "width real", "width relational"), 4, 0, "relational");
    add("no value", test::replaced(plainText, "{ red, 'dark green', blue}", "{ }"), 6, 0, "declares no value");
    add("values that never end", test::replaced(plainText, "blue}", "blue"), 6, 0, "not closed with }");
    add("only a label", "@relation r\n@attribute class {x,y}\n@data\nx\n", 0, 0, "no attribute remains");
    add("text for a number", test::replaced(plainText, "1.5,2", "wide,2"), 9, 1, "text where a number");
    add("a date for a number", test::replaced(plainText, "1.5,2", "1.5,2001-01-01"), 9, 2, "text where a number");
    add("an infinite number", test::replaced(plainText, "1.5,2", "inf,2"), 9, 1, "infinite");
    add("a number too large", test::replaced(plainText, "1.5,2", "1.5,-1e999"), 9, 2, "too large");
    add("an undeclared value", test::replaced(plainText, "2,red", "2,pink"), 9, 3, "does not declare");
    add("an undeclared class", test::replaced(plainText, "red,yes", "red,maybe"), 9, 4, "does not declare");
    add("a class in other letters", test::replaced(plainText, "red,yes", "red,Yes"), 9, 4, "does not declare");
    add("a quote that is not closed", test::replaced(plainText, "'dark green', no", "'dark green, no"), 10, 3,
        "not closed");
    add("a field too many", test::replaced(plainText, "red,yes", "red,yes,1"), 9, 0, "5 fields where 4");
    add("the delimiter at the end", test::replaced(plainText, "red,yes", "red,yes,"), 9, 0, "5 fields where 4");
    add("two faults, the first counts", test::replaced(plainText, "2,red", "2,pink").replace("1,7", "x,7"), 9, 3,
        "does not declare");
    add("sparse, not closed", sparse("{0 1, 1 y"), 6, 0, "not closed");
    add("sparse, an index too large", sparse("{0 1, 2 y}"), 6, 0, "not a valid column index");
    add("sparse, index 2^40", sparse("{1099511627776 1}"), 6, 0, "not a valid column index");
    add("sparse, index 2^64", sparse("{18446744073709551616 1}"), 6, 0, "not a valid column index");
    add("sparse, an index below zero", sparse("{-1 1}"), 6, 0, "not a valid column index");
    add("sparse, a word for an index", sparse("{a 1}"), 6, 0, "not a valid column index");
    add("sparse, no index", sparse("{0 1,, 1 y}"), 6, 0, "not a valid column index");
    add("sparse, text for a number", sparse("{0 x}"), 6, 1, "text where a number");
    add("sparse, an undeclared value", sparse("{1 z}"), 6, 2, "does not declare");
}

void TestArffReader::broken()
{
    test::checkBroken(m_files, "broken.arff", "arff");
}

void TestArffReader::cancelled()
{
    test::checkCancelling(m_files.write("t.arff", plainText.toStdString()));
}

QTEST_APPLESS_MAIN(TestArffReader)
#include "tst_arff_reader.moc"
