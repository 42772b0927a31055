// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader.h"
#include "tests/core/data/small_files.h"

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
    QCOMPARE(last.value, m_files.at("beside.cls").string());

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

QTEST_APPLESS_MAIN(TestGctReader)
#include "tst_gct_reader.moc"
