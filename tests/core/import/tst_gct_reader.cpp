// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestGctReader : public QObject
{
    Q_OBJECT

private slots:
    void plain();
    void paddedAndQuoted();
    void missingAndEmpty();
    void descriptionsOfNothing();
    void headerAndDescriptionsOfNothing();
    void labelsBesideIt();
    void labelsChosen();
    void contentDecides();
    void contradictingSizes_data();
    void contradictingSizes();
    void version13();
    void choicesOf13();
    void missingFirstLines_data();
    void missingFirstLines();
    void wrongCounts();
    void broken_data();
    void broken();
    void cancelled();
    void theSampleFieldsAreReportedAndStop();

private:
    test::SmallFiles m_files;
};

void TestGctReader::plain()
{
    const auto path = m_files.write("t.gct", "#1.2\n2\t3\nName\tDescription\tA\tB 2\tC+\n"
                                             "g1\tfirst gene\t1\t2\t3\ng2\tsecond\t-4\t5.5\t6e3\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->samples(), 3);
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->sampleNames(), (Texts{"A", "B 2", "C+"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(1, 1), 5.5);
    QCOMPARE(data->annotations().at(0).texts, (Texts{"first gene", "second"}));
    QCOMPARE(data->origin().format, std::string("gct"));
    QVERIFY(data->labelFields().empty());
}

void TestGctReader::paddedAndQuoted()
{
    const auto path =
        m_files.write("t.gct", "#1.2\t\t\t\r\n2\t2\t\t\t\r\nName\tDescription\tA\tB\t\t\r\n"
                               "g1\t\"GENE, \"\"the\"\" first\"\t1\t2\r\ng2\t3' \"end\t3\t4\r\n\r\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->annotations().at(0).texts, (Texts{"GENE, \"the\" first", "3' \"end"}));
    QCOMPARE(data->value(1, 1), 4.0);
}

/// With an empty second header cell as well the column is dropped; the reader once looked for it all the same.
void TestGctReader::headerAndDescriptionsOfNothing()
{
    const auto path = m_files.write("t.gct", "#1.2\n2\t3\nName\t\tA\tB\tC\ng1\t\t1\t2\t3\ng2\t\t4\t5\t7\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->samples(), 3);
    QVERIFY(data->annotations().empty());
    QCOMPARE(data->value(2, 1), 7.0);
}

void TestGctReader::missingAndEmpty()
{
    const auto path = m_files.write("t.gct", "#1.2\n2\t2\nName\tDescription\tA\tB\ng1\td\t\tNA\ng2\td\t3\t4\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->missingCount(), 2);
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].text, std::string("g1"));
}

void TestGctReader::descriptionsOfNothing()
{
    const auto path = m_files.write("t.gct", "#1.2\n2\t2\nName\tDescription\tA\tB\ng1\tna\t1\t2\ng2\t\t3\t4\n");
    QVERIFY(readDataset(path).data->annotations().empty());
}

void TestGctReader::labelsBesideIt()
{
    const auto path = m_files.write("beside.gct", "#1.2\n1\t3\nName\tDescription\tA\tB\tC\ng1\td\t1\t2\t3\n");
    m_files.write("beside.cls", "3 2 1\n# ALL AML\n1 0 1\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->preferredLabel(), std::string("class"));
    QCOMPARE(data->labelField("class")->classes, (Texts{"ALL", "AML"}));
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{1, 0, 1}));
    const Decision& last = data->origin().decisions.back();
    QCOMPARE(last.what, std::string("labels"));
    QCOMPARE(last.value.text(), m_files.at("beside.cls").string());

    m_files.write("beside.cls", "2 2 1\n# ALL AML\n1 0\n");
    const DatasetPtr without = readDataset(path).data;
    QVERIFY(without->labelFields().empty());
    QCOMPARE(without->issues().size(), std::size_t{1});
    QCOMPARE(without->issues()[0].file, m_files.at("beside.cls").string());
}

void TestGctReader::labelsChosen()
{
    const auto path = m_files.write("chosen.gct", "#1.2\n1\t3\nName\tDescription\tA\tB\tC\ng1\td\t1\t2\t3\n");
    ImportOptions options;
    options.labelsFile = m_files.write("other.cls", "3 2 1\n#tumour normal\nnormal tumour\nnormal\n\n");
    const DatasetPtr data = readDataset(path, options).data;
    QCOMPARE(data->labelField("class")->classes, (Texts{"tumour", "normal"}));
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{1, 0, 1}));
}

void TestGctReader::contentDecides()
{
    const auto path = m_files.write("misnamed.csv", "#1.2\n1\t2\nName\tDescription\tA\tB\ng1\td\t1\t2\n");
    QCOMPARE(readDataset(path).data->origin().format, std::string("gct"));
}

static const char* version13Text = "#1.3\t\t\t\t\r\n2\t3\t2\t4\t\r\nid\tsymbol\tchip\tA\tB\tC\r\n"
                                   "dose\t\t\t0.5\t-666\t2\r\npert_iname\t\t\tDMSO\tdrug\tDMSO\r\n"
                                   "plate\t\t\tp1\tp1\tp2\r\nwell\tNA\tNA\tA1\tNA\tA3\r\n"
                                   "g1\tTP53\tU133\t1.5\tNA\t3\r\ng2\tMYC\tU95\t4\t5\t6\r\n";

void TestGctReader::contradictingSizes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("warnings");
    const QByteArray header = "Name\tDescription\tA\tB\tC\n", header13 = "id\tDescription\tA\tB\tC\n";
    const QByteArray rows = "g1\tone\t1\t2\t3\ng2\ttwo\t4\t5\t6\n";
    QTest::addRow("genes and samples exchanged") << QByteArray("#1.2\n3\t2\n") + header + rows << 2;
    QTest::addRow("too many") << QByteArray("#1.2\n50\t9\n") + header + rows << 2;
    QTest::addRow("too few samples") << QByteArray("#1.2\n2\t1\n") + header + rows << 1;
    QTest::addRow("no descriptions") << QByteArray("#1.2\n2\t3\nName\tA\tB\tC\ng1\t1\t2\t3\ng2\t4\t5\t6\n") << 1;
    QTest::addRow("no rows about the samples") << QByteArray("#1.3\n2\t3\t1\t1\n") + header13 + rows << 1;
}

/// The content decides, and each contradiction is a warning about line 2 or 3.
void TestGctReader::contradictingSizes()
{
    QFETCH(QByteArray, text);
    QFETCH(int, warnings);
    const DatasetPtr data = readDataset(m_files.write("sizes.gct", text.toStdString())).data;
    QCOMPARE(data->samples(), Index{3});
    QCOMPARE(data->features(), Index{2});
    QCOMPARE(data->value(0, 0), 1.0);
    QCOMPARE(data->value(2, 1), 6.0);
    QCOMPARE(static_cast<int>(data->issues().size()), warnings);
    for (const Issue& issue : data->issues())
        QVERIFY(issue.row == 2 || issue.row == 3);
}

void TestGctReader::version13()
{
    const DatasetPtr data = readDataset(m_files.write("t.gct", version13Text)).data;
    QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(0, 0), 1.5);
    QCOMPARE(data->value(2, 1), 6.0);
    QVERIFY(data->isMissing(1, 0));
    QCOMPARE(data->annotations().size(), std::size_t{2});
    QCOMPARE(data->annotations()[0].name, std::string("symbol"));
    QCOMPARE(data->annotations()[0].texts, (Texts{"TP53", "MYC"}));
    QCOMPARE(data->labelFields().size(), std::size_t{4});
    QVERIFY(data->labelField("dose")->kind == LabelField::Kind::Numeric);
    QCOMPARE(data->labelField("dose")->text(1), std::string());
    QCOMPARE(data->labelField("pert_iname")->codes, (std::vector<int>{0, 1, 0}));
    QCOMPARE(data->labelField("well")->codes, (std::vector<int>{0, -1, 1}));
    QVERIFY(data->issues().empty());
}

void TestGctReader::choicesOf13()
{
    ImportOptions options;
    options.nameColumn = 1;
    options.labelField = "plate";
    const auto path = m_files.write("t.gct", version13Text);
    const DatasetPtr data = readDataset(path, options).data;
    QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC"}));
    QCOMPARE(data->preferredLabel(), std::string("plate"));
    options = {};
    options.orientation = ImportOptions::Orientation::SamplesInRows;
    const DatasetPtr turned = readDataset(path, options).data;
    QCOMPARE(turned->sampleNames(), (Texts{"g1", "g2"}));
    QCOMPARE(turned->labelField("chip")->classes, (Texts{"U133", "U95"}));
    QCOMPARE(turned->annotations().at(1).texts, (Texts{"DMSO", "drug", "DMSO"}));
    QCOMPARE(turned->value(1, 2), 6.0);
}

void TestGctReader::missingFirstLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("issues");
    const QByteArray body = "Name\tDescription\tA\tB\ng1\td\t1\t2\ng2\te\t3\t4\n";
    QTest::addRow("none") << "#1.2\n2\t2\n" + body << 0;
    QTest::addRow("padded") << "#1.2\t\t\t\n2\t2\t\t\n" + body << 0;
    QTest::addRow("byte-order mark") << "\xef\xbb\xbf#1.2\n2\t2\n" + body << 0;
    QTest::addRow("padded rows") << QByteArray("#1.2\n2\t2\nName\tDescription\tA\tB\t\t\ng1\td\t1\t2\t\t\n"
                                               "g2\te\t3\t4\t\n")
                                 << 0;
    QTest::addRow("version") << "2\t2\n" + body << 1;
    QTest::addRow("counts") << "#1.2\n" + body << 1;
    QTest::addRow("both") << body << 2;
    QTest::addRow("CR LF") << QByteArray("#1.2\n2\t2\n" + body).replace("\n", "\r\n") << 0;
    QTest::addRow("CR") << QByteArray("#1.2\n2\t2\n" + body).replace("\n", "\r") << 0;
}

void TestGctReader::missingFirstLines()
{
    QFETCH(QByteArray, text);
    QFETCH(int, issues);
    const DatasetPtr data = readDataset(m_files.write("t.gct", text.toStdString())).data;
    QCOMPARE(data->origin().format, std::string("gct"));
    QCOMPARE(data->sampleNames(), (Texts{"A", "B"}));
    QCOMPARE(data->value(1, 1), 4.0);
    QCOMPARE(data->annotations().at(0).texts, (Texts{"d", "e"}));
    QCOMPARE(static_cast<int>(data->issues().size()), issues);
}

void TestGctReader::wrongCounts()
{
    const auto path = m_files.write("t.gct", "#1.2\n3\t1\nName\tDescription\tA\tB\ng1\t\t1\t2\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->features(), 1);
    QCOMPARE(data->samples(), 2);
    QCOMPARE(data->issues().size(), std::size_t{2});
    QCOMPARE(data->issues()[0].what.text(), std::string("the line declares 1 samples, but the header names 2"));
    QCOMPARE(data->issues()[1].what.text(), std::string("the line declares 3 genes, but the file contains 1"));
    for (const Issue& issue : data->issues()) {
        QCOMPARE(issue.row, 2);
        QCOMPARE(issue.file, path.string());
    }
}

void TestGctReader::broken_data()
{
    test::addBrokenColumns();
    const QByteArray text = version13Text;
    test::addCutRows("1.3", text, '\t', 4, 9);
    test::addWrongCells("1.3", text, '\t', 8, 9, 3);
    const auto replaced = [&](const char* from, const char* to) { return QByteArray(text).replace(from, to); };
    const auto add = [](const char* name, const QByteArray& file, int row, const char* says, int column = 0) {
        QTest::addRow("%s", name) << file << row << column << says;
    };
    add("no counts at all", "#1.3\n", 2, "missing");
    add("no header at all", "#1.3\n2\t3\t2\t4\n", 3, "missing");
    add("three counts", replaced("\n2\t3\t2\t4", "\n2\t3\t2"), 2, "must contain the numbers");
    add("counts of words", replaced("\n2\t3\t2\t4", "\ntwo\t3\t2\t4"), 2, "must contain the numbers");
    add("counts below zero", replaced("\n2\t3\t2\t4", "\n2\t3\t2\t-4"), 2, "must contain the numbers");
    add("too many gene fields", replaced("\n2\t3\t2\t4", "\n2\t3\t20\t4"), 3,
        "but 21 fields with gene annotations");
    add("2^40 gene fields", replaced("\n2\t3\t2\t4", "\n2\t3\t1099511627776\t4"), 2, "more genes or samples");
    add("1e12 gene fields", replaced("\n2\t3\t2\t4", "\n2\t3\t1000000000000\t4"), 3, "but 1000000000001 fields");
    add("1e12 sample fields", replaced("\n2\t3\t2\t4", "\n2\t3\t2\t1000000000000"), 0, "of memory, but only");
    add("2^64 sample fields", replaced("\n2\t3\t2\t4", "\n2\t3\t2\t18446744073709551616"), 2, "more genes");
    add("too many sample fields", replaced("\n2\t3\t2\t4", "\n2\t3\t2\t40"), 10, "declares 40 rows");
    add("too few sample fields", replaced("\n2\t3\t2\t4", "\n2\t3\t2\t3"), 7, "text where a number", 4);
    add("too few gene fields", replaced("\n2\t3\t2\t4", "\n2\t3\t1\t4"), 8, "text where a number", 3);
    add("another version", replaced("#1.3", "#1.4"), 1, "begins with #1.2 or #1.3");
}

void TestGctReader::broken()
{
    test::checkBroken(m_files, "broken.gct", "gct");
}

void TestGctReader::cancelled()
{
    test::checkCancelling(m_files.write("t.gct", version13Text));
}

void TestGctReader::theSampleFieldsAreReportedAndStop()
{
    const auto path = m_files.write("t.gct", version13Text);
    std::int64_t asked = 0, total = 0;
    const ReadResult read = readDataset(path, {}, [&](const Step& step) {
        if (step.phase != "reading the sample metadata")
            return true;
        total = step.total;
        return ++asked < 3;
    });
    QVERIFY(read.cancelled && !read.data);
    QCOMPARE(asked, 3);
    QCOMPARE(total, 4);
}

QTEST_APPLESS_MAIN(TestGctReader)
#include "tst_gct_reader.moc"
