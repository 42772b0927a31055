// SPDX-License-Identifier: GPL-3.0-or-later
// Which column or row of a table of text holds the label.
#include "tests/core/import/csv_text.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestCsvLabels : public test::CsvText
{
    Q_OBJECT

private slots:
    void labelRowAboveGenes();
    void labelColumnByLevels();
    void labelColumnOfWholeNumbers();
    void chosenLabelColumn();
    void aLabelColumnThatIsAFeature();
    void labelColumnsThatDoNotFit();
    void quotedNumbersAreLabels();
    void chosenLabel();
    void chosenLabelWithoutHeader();
    void chosenLabelRow();
    void targetOfRegression();
    void integerTableHasNoLabel();
};

void TestCsvLabels::labelRowAboveGenes()
{
    const DatasetPtr data = read("gene,A,B,C\nclass,x,y,x\ng1,1,2,3\ng2,4,5,6\n");
    QCOMPARE(data->samples(), 3);
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->preferredLabel(), std::string("class"));
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{0, 1, 0}));
    QCOMPARE(data->value(2, 1), 6.0);
}

void TestCsvLabels::labelColumnByLevels()
{
    const DatasetPtr data =
        read("name,stage,width,height\nA,early,1.5,2\nB,late,1,2\nC,early,3,4\nD,late,3.5,4\n");
    QCOMPARE(data->preferredLabel(), std::string("stage"));
    QCOMPARE(data->featureNames(), (Texts{"width", "height"}));
    QCOMPARE(data->sampleNames()[3], std::string("D"));
}

void TestCsvLabels::labelColumnOfWholeNumbers()
{
    const DatasetPtr data = read("1.5,2.5,1\n1.25,2.5,0\n3.5,0.5,1\n4.5,1.5,0\n");
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->labelField(data->preferredLabel())->classes, (Texts{"1", "0"}));
    QCOMPARE(decision(*data, "label column"), std::string("column 3"));
}

void TestCsvLabels::chosenLabelColumn()
{
    ImportOptions options;
    options.labelColumn = 2;
    const DatasetPtr data = read("sample,class,dose,g1\nA,x,0.5,1\nB,y,1.5,2\nC,x,2.5,4\nD,y,3.5,5\n", options);
    QCOMPARE(data->preferredLabel(), std::string("dose"));
    QCOMPARE(data->featureNames(), (Texts{"g1"}));
    QVERIFY(data->labelField("dose")->kind == LabelField::Kind::Numeric);
    QVERIFY(data->labelField("class"));
    QCOMPARE(decision(*data, "label column"), std::string("dose"));
    // A column of names elsewhere, a table that had its genes in rows.
    options.labelColumn = 0;
    const DatasetPtr first = read("name,A,B\nx,1,2\ny,3,4\nz,5,7\n", options);
    QCOMPARE(first->preferredLabel(), std::string("name"));
    QCOMPARE(first->samples(), 3);
    // A column with such a name is a label, also a numeric one: it was read as a feature.
    options.labelColumn = 2;
    const DatasetPtr coded = read("sample,class,dose,g1\nA,1,0.5,1\nB,2,1.5,2\nC,1,2.5,4\nD,2,3.5,5\n", options);
    QCOMPARE(coded->preferredLabel(), std::string("dose"));
    QCOMPARE(coded->featureNames(), (Texts{"g1"}));
    QVERIFY(coded->labelField("class"));
    QCOMPARE(decision(*coded, "further label column"), std::string("class"));
    // What only looks like a label was mistaken for one.
    const DatasetPtr grades = read("sample,g1,dose,g2\nA,1.5,0.5,1\nB,2.5,1.5,2\nC,1,2.5,1\nD,2,3.5,2\n", options);
    QCOMPARE(grades->featureNames(), (Texts{"g1", "g2"}));
}

void TestCsvLabels::aLabelColumnThatIsAFeature()
{
    ImportOptions options;
    options.labelColumn = -1;
    QCOMPARE(read("1.5,2.5,1\n1.25,2.5,0\n3.5,0.5,1\n4.5,1.5,0\n", options)->features(), 3);
    // By its name, with distinct row names: the annotation of its columns implies that samples are in rows.
    const DatasetPtr data = read("name,width,class\na,1.5,1\nb,2.5,2\nc,1,1\nd,4,2\n", options);
    QCOMPARE(data->featureNames(), (Texts{"width", "class"}));
    QCOMPARE(data->preferredLabel(), std::string());
    QCOMPARE(decision(*data, "label column"), std::string("none"));
    // Marked by the header.
    QCOMPARE(read("g1\tg2\tkind\nc\tc\tc\n\t\tclass\n1\t2\t1\n3\t4\t2\n5\t6\t1\n", options)->features(), 3);
}

void TestCsvLabels::labelColumnsThatDoNotFit()
{
    ImportOptions options;
    const auto says = [&options, this] {
        return test::issueOf([&] { read("id,a,b\nx,1,2\ny,3,4\nz,5,7\n", options); }).what.text();
    };
    options.labelColumn = 3;
    QCOMPARE(says(), std::string("column 4, chosen for the label, does not exist; the rows have 3 fields"));
    options.labelColumn = options.nameColumn = 1;
    QCOMPARE(says(), std::string("column 2 cannot contain both the names and the label"));
    options.nameColumn.reset();
    options.orientation = ImportOptions::Orientation::GenesInRows;
    QCOMPARE(says(), std::string("the columns are samples, so no column can contain the label"));
}

void TestCsvLabels::quotedNumbersAreLabels()
{
    const DatasetPtr data = read("sample,group,g1\nA,\"1\",1\nB,\"2\",2\nC,\"1\",3\nD,\"2\",5\n");
    QCOMPARE(data->features(), 1);
    QCOMPARE(data->labelField("group")->classes, (Texts{"1", "2"}));
    QCOMPARE(decision(*data, "quoted numbers"), std::string("labels: group"));
    const DatasetPtr many = read("sample,a,b,c,d,g1\nA,\"1\",\"2\",\"3\",\"4\",1\nB,\"5\",\"6\",\"7\",\"8\",2\n");
    QCOMPARE(decision(*many, "quoted numbers"), std::string("labels: a, b, c and 1 more"));
    // If all cells are quoted, quotes are no evidence; nor are they for names.
    const DatasetPtr all = read("sample,g1,g2\n\"A\",\"1\",\"2\"\n\"B\",\"3\",\"4\"\n");
    QCOMPARE(all->features(), 2);
    QCOMPARE(decision(*all, "quoted numbers"), std::string("not recorded"));
    const DatasetPtr names = read("sample,g1,g2\n\"1\",1,2\n\"2\",3,4\n");
    QCOMPARE(decision(*names, "quoted numbers"), std::string("not recorded"));
}

void TestCsvLabels::chosenLabel()
{
    ImportOptions options;
    options.labelField = "grade";
    const DatasetPtr data = read("sample,class,grade,g1\nA,x,2,1\nB,y,1,2\n", options);
    QCOMPARE(data->preferredLabel(), std::string("grade"));
    QCOMPARE(data->labelField("grade")->classes, (Texts{"2", "1"}));
    QCOMPARE(data->features(), 1);
    // What would be the label stays one, be it of numbers: no feature to learn another from.
    options.labelField = "tissue";
    const DatasetPtr coded = read("sample,tissue,class,g1\nA,x,2,1\nB,y,1,2\n", options);
    QCOMPARE(coded->preferredLabel(), std::string("tissue"));
    QCOMPARE(coded->featureNames(), (Texts{"g1"}));
    QVERIFY(coded->labelField("class"));
    options.labelField = "nothing";
    const Issue issue = test::issueOf([&] { read("sample,class,g1\nA,x,2\nB,y,1\n", options); });
    QVERIFY2(issue.what.text().find("nothing") != std::string::npos, issue.what.text().c_str());
}

// A column named by its number, where no header names it.
void TestCsvLabels::chosenLabelWithoutHeader()
{
    const char* text = "a,1,0.5,2\nb,2,0.25,3\nc,1,1.5,4\nd,2,2.5,9\n";
    ImportOptions options;
    options.labelField = "2";
    const DatasetPtr second = read(text, options);
    QCOMPARE(second->preferredLabel(), std::string("column 2"));
    QCOMPARE(second->labelField("column 2")->codes, (std::vector<int>{0, 1, 0, 1}));
    QCOMPARE(second->featureNames(), (Texts{"1", "2"}));
    QCOMPARE(second->value(3, 1), 9.0);
    options.labelField = "4";
    const DatasetPtr fourth = read(text, options);
    QCOMPARE(fourth->labelField("column 4")->classes, (Texts{"2", "3", "4", "9"}));
    QCOMPARE(fourth->value(3, 1), 2.5);
    for (const char* absent : {"0", "5", "-1", "02", "2x"}) {
        options.labelField = absent;
        const Issue issue = test::issueOf([&] { read(text, options); });
        QVERIFY2(issue.what.text().find(std::string("unknown label field \"") + absent) != std::string::npos,
                 issue.what.text().c_str());
    }
}

void TestCsvLabels::chosenLabelRow()
{
    ImportOptions options;
    options.labelField = "batch";
    const DatasetPtr data = read("gene,A,B,C\nbatch,1,2,1\ng1,1.5,2,3\ng2,4,5,6\n", options);
    QCOMPARE(data->preferredLabel(), std::string("batch"));
    QCOMPARE(data->labelField("batch")->classes, (Texts{"1", "2"}));
    QCOMPARE(data->features(), 2);
}

void TestCsvLabels::targetOfRegression()
{
    const DatasetPtr data = read("sample,g1,y\nA,1,0.5\nB,2,-1.25\nC,3,\n");
    QCOMPARE(data->preferredLabel(), std::string("y"));
    QVERIFY(data->labelField("y")->kind == LabelField::Kind::Numeric);
    QCOMPARE(data->labelField("y")->numbers[1], -1.25);
    QVERIFY(std::isnan(data->labelField("y")->numbers[2]));
}

void TestCsvLabels::integerTableHasNoLabel()
{
    const DatasetPtr data = read("1,0,2\n0,0,1\n2,1,0\n1,1,1\n0,2,2\n2,0,1\n");
    QCOMPARE(data->features(), 3);
    QVERIFY(data->preferredLabel().empty());
}

QTEST_APPLESS_MAIN(TestCsvLabels)
#include "tst_csv_labels.moc"
