// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/import/csv_text.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace fuzzylens;
using Orientation = ImportOptions::Orientation;
using Texts = std::vector<std::string>;

class TestCsvReader : public test::CsvText
{
    Q_OBJECT

private slots:
    void layouts_data();
    void layouts();
    void lineEnds_data();
    void lineEnds();
    void quotedFields();
    void quoteThatEnclosesNothing();
    void numbers_data();
    void numbers();
    void missingValues();
    void nanIsMissingWithItsPlace();
    void chosenMissingTexts();
    void chosenLayout();
    void headerOfR();
    void duplicateNamesStay();
    void remarksBeforeTheHeader();
    void delimitersAtTheEnd();
    void numbersAsFeatureNames();
    void countedColumns();
    void unitsBelowTheHeader();
    void progressIsAsked();
    void oneOfEach_data();
    void oneOfEach();
    void latin1Names();
    void annotationsOfGenes();
    void largeTableInChunks_data();
    void largeTableInChunks();
    void cancelled();
    void singlePrecision();
};

void TestCsvReader::layouts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("delimiter");
    QTest::addColumn<QString>("orientation");
    QTest::addRow("commas, samples in rows")
        << QByteArray("sample,class,g1,g2\nA,x,1.5,2\nB,y,3,-4e2\n") << "comma"
        << "samples in rows";
    QTest::addRow("tabs, genes in rows") << QByteArray("gene\tA\tB\ng1\t1.5\t3\ng2\t2\t-400\n") << "tab"
                                         << "genes in rows";
    QTest::addRow("semicolons, decimal commas")
        << QByteArray("sample;class;g1;g2\nA;x;1,5;2\nB;y;3;-4e2\n") << "semicolon"
        << "samples in rows";
    QTest::addRow("bars") << QByteArray("sample|class|g1|g2\nA|x|1.5|2\nB|y|3|-4e2\n") << "vertical bar"
                          << "samples in rows";
    QTest::addRow("genes in rows by unique names") << QByteArray(",A,B\ng1,1.5,3\ng2,2,-400\n") << "comma"
                                                   << "genes in rows";
    QTest::addRow("byte-order mark") << QByteArray("\xef\xbb\xbfsample,class,g1,g2\nA,x,1.5,2\nB,y,3,-400\n")
                                     << "comma"
                                     << "samples in rows";
    QTest::addRow("no last line end, blank lines")
        << QByteArray("\nsample,class,g1,g2\n\nA,x,1.5,2\nB,y,3,-400") << "comma"
        << "samples in rows";
}

void TestCsvReader::layouts()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, delimiter);
    QFETCH(QString, orientation);
    const DatasetPtr data = read(text.toStdString());
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(0, 1), 2.0);
    QCOMPARE(data->value(1, 0), 3.0);
    QCOMPARE(data->value(1, 1), -400.0);
    QCOMPARE(QString::fromStdString(decision(*data, "delimiter")), delimiter);
    QCOMPARE(QString::fromStdString(decision(*data, "orientation")), orientation);
    for (const Decision& one : data->origin().decisions)
        QVERIFY(!one.reason.text().empty());
}

void TestCsvReader::lineEnds_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addRow("LF") << QByteArray("\n");
    QTest::addRow("CR LF") << QByteArray("\r\n");
    QTest::addRow("CR") << QByteArray("\r");
}

void TestCsvReader::lineEnds()
{
    QFETCH(QByteArray, end);
    const QByteArray text = "sample,class,g1" + end + "A,x,1" + end + "B,y,2" + end;
    const DatasetPtr data = read(text.toStdString());
    QCOMPARE(data->samples(), 2);
    QCOMPARE(data->value(1, 0), 2.0);
    QCOMPARE(data->featureNames(), (Texts{"g1"}));
    QCOMPARE(data->labelField("class")->classes, (Texts{"x", "y"}));
}

void TestCsvReader::quotedFields()
{
    const DatasetPtr data = read("\"sample\",\"class\",\"g,1\",\"say \"\"g2\"\"\"\n"
                                 "\"A, first\",\"x\",\"1.5\",2\n"
                                 "\"B\nsecond\",\"y\" ,3, 4 \n");
    QCOMPARE(data->sampleNames(), (Texts{"A, first", "B\nsecond"}));
    QCOMPARE(data->featureNames(), (Texts{"g,1", "say \"g2\""}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(1, 1), 4.0);
    QCOMPARE(data->labelField("class")->classes, (Texts{"x", "y"}));
}

void TestCsvReader::quoteThatEnclosesNothing()
{
    const DatasetPtr data = read("gene\tnote\tA\tB\ng1\t5\" end\t1\t2\ng2\t\"open\t3\t4\n");
    QCOMPARE(data->annotations().at(0).texts, (Texts{"5\" end", "\"open"}));
    QCOMPARE(data->value(1, 1), 4.0);
}

void TestCsvReader::numbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::addRow("plus") << QByteArray("+1.5") << 1.5;
    QTest::addRow("minus zero") << QByteArray("-0") << -0.0;
    QTest::addRow("no leading zero") << QByteArray(".28") << 0.28;
    QTest::addRow("exponent") << QByteArray("1E+05") << 1e5;
    QTest::addRow("blanks around") << QByteArray("  7 ") << 7.0;
    QTest::addRow("largest") << QByteArray("1.7976931348623157e308") << std::numeric_limits<double>::max();
    QTest::addRow("denormal") << QByteArray("5e-324") << std::numeric_limits<double>::denorm_min();
    QTest::addRow("below the denormals") << QByteArray("1e-400") << 0.0;
    QTest::addRow("many digits") << QByteArray("0.1000000000000000055511151231257827021181583404541015625") << 0.1;
}

void TestCsvReader::numbers()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const DatasetPtr data = read("sample,class,g1\nA,x," + text.toStdString() + "\nB,y,2\n");
    const double got = data->value(0, 0);
    QVERIFY(std::memcmp(&got, &value, sizeof value) == 0);
}

void TestCsvReader::missingValues()
{
    const DatasetPtr data = read("sample,class,g1,g2\nA,x,,7\nB,,?,NA\nC,NA,5,\nD,x,N/A,4\n");
    QCOMPARE(data->missingCount(), 5);
    QVERIFY(data->isMissing(1, 0));
    QCOMPARE(data->value(3, 1), 4.0);
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{0, -1, -1, 0}));
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].what.text(), std::string("sample has no values"));
    QCOMPARE(data->issues()[0].text, std::string("B"));
}

void TestCsvReader::nanIsMissingWithItsPlace()
{
    const DatasetPtr data = read("sample,class,g1,g2\nA,x,1,2\nB,y,3,NaN\nC,y,nan,1\n");
    QCOMPARE(data->missingCount(), 2);
    QCOMPARE(data->issues().size(), std::size_t{1});
    const Issue& issue = data->issues().front();
    QCOMPARE(issue.row, 3);
    QCOMPARE(issue.column, 4);
    QCOMPARE(issue.text, std::string("NaN"));
}

void TestCsvReader::chosenMissingTexts()
{
    ImportOptions options;
    options.missingTexts = Texts{"-999", "gone"};
    const DatasetPtr data = read("sample,class,g1,g2\nA,x,-999,2\nB,y,3,gone\n", options);
    QCOMPARE(data->missingCount(), 2);
    QVERIFY(data->isMissing(0, 0) && data->isMissing(1, 1));
}

void TestCsvReader::chosenLayout()
{
    ImportOptions options;
    options.delimiter = ' ';
    options.headerRows = 0;
    options.nameColumn = -1;
    options.orientation = Orientation::GenesInRows;
    const DatasetPtr data = read("1 2 3\n4 5 6\n", options);
    QCOMPARE(data->samples(), 3);
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->value(2, 0), 3.0);
    QCOMPARE(decision(*data, "orientation"), std::string("genes in rows"));
}

void TestCsvReader::headerOfR()
{
    const DatasetPtr data = read("\"A\"\t\"B\"\n\"g1\"\t1\t2\n\"g2\"\t3\t4\n\"g3\"\t5\t6\n");
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2", "g3"}));
    QCOMPARE(data->value(1, 2), 6.0);
}

void TestCsvReader::duplicateNamesStay()
{
    const DatasetPtr data = read("sample,class,g1,g1\nA,x,1,2\nA,y,3,4\n");
    QCOMPARE(data->sampleNames(), (Texts{"A", "A"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g1"}));
    QCOMPARE(data->value(1, 1), 4.0);
}

void TestCsvReader::remarksBeforeTheHeader()
{
    const DatasetPtr data = read("# made by hand\n# twice\nsample,class,g1\nA,x,1\nB,y,2\n");
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(decision(*data, "comment lines"), std::string("2 rows"));
    const Issue issue = test::issueOf([&] { read("# made by hand\nsample,class,g1\nA,x,1\nB,y,oops\nC,y,3\n"); });
    QCOMPARE(issue.row, 4);
}

void TestCsvReader::delimitersAtTheEnd()
{
    const DatasetPtr data = read("sample,class,g1,\nA,x,1,\nB,y,2,\n,,,\n,,,\n");
    QCOMPARE(data->featureNames(), (Texts{"g1"}));
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->labelFields().size(), std::size_t{1});
    QVERIFY(data->issues().empty());
}

void TestCsvReader::numbersAsFeatureNames()
{
    const DatasetPtr data = read("sample,7157,672,4609\nA,1,2,3\nB,4,5,6\n");
    QCOMPARE(data->featureNames(), (Texts{"7157", "672", "4609"}));
    QCOMPARE(data->samples(), 2);
}

void TestCsvReader::countedColumns()
{
    const DatasetPtr data = read("0,1,2\n0.5,7,3\n0.25,5,4\n0.125,6,9\n");
    QCOMPARE(data->featureNames(), (Texts{"0", "1", "2"}));
    QCOMPARE(data->samples(), 3);
}

void TestCsvReader::unitsBelowTheHeader()
{
    const DatasetPtr data = read("sample,width,height\nunit,cm,mm\nA,1,2\nB,3,4\nC,5,6\n");
    QCOMPARE(data->samples(), 3);
    QCOMPARE(data->annotations().at(0).name, std::string("unit"));
    QCOMPARE(data->annotations().at(0).texts, (Texts{"cm", "mm"}));
}

void TestCsvReader::progressIsAsked()
{
    std::string text = "sample";
    for (int c = 0; c < 1000; ++c)
        text += ",g" + std::to_string(c);
    for (int r = 0; r < 1500; ++r) {
        text += "\nS" + std::to_string(r);
        for (int c = 0; c < 1000; ++c)
            text += ",1.5";
    }
    const auto path = m_files.write("long.csv", text);
    int asked = 0;
    bool ordered = true;
    readDataset(path, {}, [&](const Step& step) {
        ++asked;
        ordered = ordered && step.done <= step.total;
        return true;
    });
    QVERIFY(ordered);
    QVERIFY(asked > 3);
    for (int stopAt = 1; stopAt <= asked; ++stopAt) {
        int count = 0;
        const ReadResult result = readDataset(path, {}, [&](const Step&) { return ++count < stopAt; });
        QVERIFY(result.cancelled && !result.data);
        QCOMPARE(count, stopAt);
    }
}

void TestCsvReader::oneOfEach_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("one sample") << QByteArray("sample,class,g1,g2\nA,x,1,2\n") << 1 << 2;
    QTest::addRow("one feature") << QByteArray("sample,class,g1\nA,x,1\nB,y,2\n") << 2 << 1;
    QTest::addRow("one class") << QByteArray("sample,class,g1,g2\nA,x,1,2\nB,x,1,3\n") << 2 << 2;
    QTest::addRow("one value") << QByteArray("42\n") << 1 << 1;
    QTest::addRow("one column") << QByteArray("g1\n1\n2\n3\n") << 3 << 1;
    QTest::addRow("one row of numbers") << QByteArray("1,2,3\n") << 1 << 3;
    QTest::addRow("a feature without values") << QByteArray("sample,class,g1,g2\nA,x,,1\nB,y,,2\n") << 2 << 2;
    QTest::addRow("a last feature without values") << QByteArray("sample,class,g1,g2\nA,x,1,\nB,y,2,\n") << 2 << 1;
    QTest::addRow("last features without values")
        << QByteArray("sample,class,g1,g2,g3\nA,x,1,NA,\nB,y,2,,NA\n") << 2 << 1;
}

void TestCsvReader::oneOfEach()
{
    QFETCH(QByteArray, text);
    QFETCH(int, samples);
    QFETCH(int, features);
    const DatasetPtr data = read(text.toStdString());
    QCOMPARE(data->samples(), samples);
    QCOMPARE(data->features(), features);
}

void TestCsvReader::latin1Names()
{
    const DatasetPtr data = read("sample,class,g1\nM\xfcller,x,1\nB,y,2\n");
    QCOMPARE(data->sampleNames()[0], std::string("M\xc3\xbcller"));
    QCOMPARE(data->issues().size(), std::size_t{1});
}

void TestCsvReader::annotationsOfGenes()
{
    const DatasetPtr data = read("gene,chromosome,A,B\ng1,X,1,2\ng2,X,3,4\ng3,Y,3,4\ng4,Y,3,4\n");
    QCOMPARE(data->samples(), 2);
    QCOMPARE(data->annotations().at(0).name, std::string("chromosome"));
    QCOMPARE(data->annotations().at(0).texts, (Texts{"X", "X", "Y", "Y"}));
}

void TestCsvReader::largeTableInChunks_data()
{
    QTest::addColumn<bool>("samplesInRows");
    QTest::addRow("samples in rows") << true;
    QTest::addRow("genes in rows") << false;
}

void TestCsvReader::largeTableInChunks()
{
    QFETCH(bool, samplesInRows);
    constexpr int rows = 2003, columns = 301;
    const auto expected = [](int row, int column) { return row * 1000 + column + 0.25; };
    std::string text = samplesInRows ? "sample" : "gene";
    for (int c = 0; c < columns; ++c)
        text += ",c" + std::to_string(c);
    for (int r = 0; r < rows; ++r) {
        text += "\nr" + std::to_string(r);
        for (int c = 0; c < columns; ++c)
            text += "," + std::to_string(r * 1000 + c) + ".25";
    }
    const DatasetPtr data = read(text);
    QCOMPARE(data->samples(), samplesInRows ? rows : columns);
    QCOMPARE(data->features(), samplesInRows ? columns : rows);
    int wrong = 0;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            wrong += (samplesInRows ? data->value(r, c) : data->value(c, r)) != expected(r, c);
    QCOMPARE(wrong, 0);
}

void TestCsvReader::cancelled()
{
    const auto path = m_files.write("table.csv", "sample,class,g1\nA,x,1\nB,y,2\n");
    const ReadResult result = readDataset(path, {}, [](const Step&) { return false; });
    QVERIFY(result.cancelled);
    QVERIFY(!result.data);
}

void TestCsvReader::singlePrecision()
{
    ImportOptions options;
    options.singlePrecision = true;
    const auto path = m_files.write("table.csv", "sample,class,g1,g2\nA,x,0.1,NA\nB,y,2,-1e38\n");
    const DatasetPtr data = readDataset(path, options).data;
    QVERIFY(data->table().floats());
    QCOMPARE(data->value(0, 0), static_cast<double>(0.1f));
    QCOMPARE(data->value(1, 1), static_cast<double>(-1e38f));
    QCOMPARE(data->missingCount(), Index(1));
    QVERIFY(data->isMissing(0, 1));
    const Decision decision = data->origin().decisions.back();
    QCOMPARE(decision.what, std::string("precision"));
    QCOMPARE(decision.value.text(), std::string("single"));
    const auto large = m_files.write("large.csv", "sample,class,g1,g2\nA,x,0.1,3\nB,y,2,-1e39\n");
    const Issue issue = test::issueOf([&] { readDataset(large, options); });
    const QString text = QString::fromStdString(issue.what.text());
    QVERIFY2(text.contains("\"B\"") && text.contains("\"g2\""), qPrintable(text));
    QCOMPARE(issue.file, large.string());
}

QTEST_APPLESS_MAIN(TestCsvReader)
#include "tst_csv_reader.moc"
