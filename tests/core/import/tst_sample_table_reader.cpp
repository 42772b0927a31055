// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/shared_data.h"

#include <QtTest>

#include <numeric>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestSampleTableReader : public QObject
{
    Q_OBJECT

private slots:
    void joinsByName();
    void saysWhatDoesNotMatch();
    void replacesAFieldOfTheSameName();
    void manyRepeatedRowsAreOneIssue();
    void saysWhatCame();
    void stopsWhenAsked();
    void raggedRow();
    void namesAlone();
    void leukaemia_data();
    void leukaemia();

private:
    DatasetPtr data() const
    {
        return readDataset(m_files.write("t.csv", "sample,class,g1\nA,x,1\nB,y,2\nC,y,3\nA,x,4\n")).data;
    }
    test::SmallFiles m_files;
};

void TestSampleTableReader::joinsByName()
{
    const auto path = m_files.write("s.tsv", "age\tname\ttissue\n34.5\tC\tbone\n70\tA\tblood\n12\tB\tNA\n");
    const DatasetPtr joined = withSampleTable(*data(), path).data;
    QCOMPARE(joined->labelFields().size(), std::size_t{3});
    QCOMPARE(joined->preferredLabel(), std::string("class"));
    const LabelField* age = joined->labelField("age");
    QVERIFY(age->kind == LabelField::Kind::Numeric);
    QCOMPARE(age->numbers, (std::vector<double>{70, 12, 34.5, 70}));
    const LabelField* tissue = joined->labelField("tissue");
    QCOMPARE(tissue->classes, (Texts{"blood", "bone"}));
    QCOMPARE(tissue->codes, (std::vector<int>{0, -1, 1, 0}));
    QVERIFY(joined->origin().decisions.back().reason.text().find("\"name\"") != std::string::npos);
}

void TestSampleTableReader::saysWhatDoesNotMatch()
{
    const auto path = m_files.write("s.csv", "name,group\nA,1\nB,2\nB,3\nZ,1\n");
    const DatasetPtr joined = withSampleTable(*data(), path).data;
    QCOMPARE(joined->labelField("group")->codes, (std::vector<int>{0, 1, -1, 0}));
    Texts said;
    for (std::size_t i = 1; i < joined->issues().size(); ++i)  // the first is about the names in the data
        said.push_back(sentence(joined->issues()[i]));
    const std::string file = path.string();
    QCOMPARE(said, (Texts{file + ", row 4: the sample already has an earlier row; this row is ignored (\"B\").",
                          file + ": 1 sample has no row in the sample annotations (\"C\").",
                          file + ": 1 row is shared by samples with the same name (\"A\").",
                          file + ": 2 rows of the sample annotations belong to no sample of the data set."}));
}

void TestSampleTableReader::manyRepeatedRowsAreOneIssue()
{
    const auto path = m_files.write("s.csv", "name,group\nA,1\nB,2\nB,3\nC,1\nC,2\nC,3\n");
    const DatasetPtr joined = withSampleTable(*data(), path).data;
    QCOMPARE(joined->issues()[1].row, std::int64_t{4});
    QVERIFY(joined->issues()[1].what.text().starts_with("3 rows repeat samples of earlier rows"));
}

void TestSampleTableReader::replacesAFieldOfTheSameName()
{
    const auto path = m_files.write("s.csv", "name,class\nA,new\nB,new\nC,old\n");
    const DatasetPtr joined = withSampleTable(*data(), path).data;
    QCOMPARE(joined->labelFields().size(), std::size_t{1});
    QCOMPARE(joined->labelField("class")->classes, (Texts{"new", "old"}));
}

void TestSampleTableReader::saysWhatCame()
{
    const auto path = m_files.write("s.csv", "age,name,\n34,A,u\n70,B,v\n1,Z,v\n");
    const JoinedTable joined = withSampleTable(*data(), path);
    QCOMPARE(joined.key, std::string("name"));
    QCOMPARE(joined.matched, Index{3});  // two samples are called A
    QCOMPARE(joined.fields, (Texts{"age", "column 3"}));
}

void TestSampleTableReader::stopsWhenAsked()
{
    const auto path = m_files.write("s.csv", "age,name\n34,A\n70,B\n");
    for (const char* phase : {"reading the sample annotations", "adding the sample annotations"}) {
        const auto progress = [phase](const Step& step) { return step.phase != phase; };
        QVERIFY(!withSampleTable(*data(), path, progress).data);
    }
}

void TestSampleTableReader::raggedRow()
{
    const auto path = m_files.write("s.csv", "name,class\nA,new\nB,new,x\nC,old\n");
    const Issue issue = test::issueOf([&] { withSampleTable(*data(), path); });
    QCOMPARE(issue.row, 3);
    QCOMPARE(issue.what.text(), std::string("the row has 3 fields where the header has 2"));
}

void TestSampleTableReader::namesAlone()
{
    const auto path = m_files.write("s.csv", "name\nA\nB\nC\n");
    const Issue issue = test::issueOf([&] { withSampleTable(*data(), path); });
    QCOMPARE(issue.file, path.string());
    QCOMPARE(
        issue.what.text(),
        std::string("the table of sample annotations has a single column, which can only contain sample names"));
}

void TestSampleTableReader::leukaemia_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("training");
    QTest::addRow("all arrays by sample number") << "leukemia72.csv.gz"
                                                 << "sample" << 38;
    QTest::addRow("training arrays by name") << "leukemia_train.gct"
                                             << "gct_name" << 38;
}

void TestSampleTableReader::leukaemia()
{
    QFETCH(QString, file);
    QFETCH(QString, key);
    QFETCH(int, training);
    const auto table = test::sharedData("leukemia72_samples.csv");
    const auto path = test::sharedData(file.toStdString());
    if (!table || !path)
        QSKIP(test::missingDataMessage);
    const DatasetPtr joined = withSampleTable(*readDataset(*path).data, *table).data;
    QVERIFY(joined->origin().decisions.back().reason.text().find("\"" + key.toStdString() + "\"") !=
            std::string::npos);
    const LabelField* set = joined->labelField("set");
    QVERIFY(set);
    const auto train = std::find(set->classes.begin(), set->classes.end(), "train");
    QVERIFY(train != set->classes.end());
    QCOMPARE(set->counts()[static_cast<std::size_t>(train - set->classes.begin())], training);
    const std::vector<int> three = joined->labelField("label3")->counts();
    QCOMPARE(std::accumulate(three.begin(), three.end(), 0), static_cast<int>(joined->samples()));
}

QTEST_APPLESS_MAIN(TestSampleTableReader)
#include "tst_sample_table_reader.moc"
