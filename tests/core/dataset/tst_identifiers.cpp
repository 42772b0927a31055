// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/identifier.h"
#include "core/dataset/identifiers/repeated_names.h"
#include "core/dataset/identifiers/spreadsheet_names.h"
#include "core/import/gene_sets.h"
#include "core/import/reader.h"
#include "core/preprocess/steps.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestIdentifiers : public QObject
{
    Q_OBJECT

private slots:
    void versions_data();
    void versions();
    void genesOfDates_data();
    void genesOfDates();
    void changedNamesAreListed();
    void symbolsOfMice();
    void datesThatAreDates();
    void numbersThatAreNumbers();
    void namesAreMended();
    void repeatedNamesAreListed();
    void repeatedSampleNamesAreReported();
    void oneOfSeveralIsChosen_data();
    void oneOfSeveralIsChosen();
    void oneOfSeveralIsFoundInNewSamples();
    void everyNumberedNameFindsItsFeature();

private:
    DatasetPtr read(const std::string& text) const { return readDataset(m_files.write("t.csv", text)).data; }
    test::SmallFiles m_files;
};

namespace {

DatasetPtr called(const Texts& features)
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(2, std::ssize(features));
    for (Index l = 0; l < std::ssize(features); ++l)
        (*values)(0, l) = (*values)(1, l) = static_cast<double>(l);
    parts.values = std::move(values);
    parts.sampleNames = {"S1", "S2"};
    parts.featureNames = features;
    return std::make_shared<const Dataset>(std::move(parts));
}

QString genesText(const std::vector<DateGene>& genes)
{
    QStringList texts;
    for (const DateGene& gene : genes)
        texts << QString::fromStdString(gene.symbol + '/' + gene.typed);
    return texts.join(QLatin1Char(' '));
}

}  // namespace

void TestIdentifiers::versions_data()
{
    QTest::addColumn<QString>("identifier");
    QTest::addColumn<QString>("stem");
    QTest::newRow("gene of Ensembl") << "ENSG00000141510.18"
                                     << "ENSG00000141510";
    QTest::newRow("mouse transcript") << "ENSMUST00000108658.9"
                                      << "ENSMUST00000108658";
    QTest::newRow("RefSeq") << "NM_000546.6"
                            << "NM_000546";
    QTest::newRow("no version") << "ENSG00000141510"
                                << "ENSG00000141510";
    QTest::newRow("a symbol with a point") << "AC004381.6"
                                           << "AC004381.6";
    QTest::newRow("a point at the end") << "NM_000546."
                                        << "NM_000546.";
    QTest::newRow("HLA") << "HLA-A.1"
                         << "HLA-A.1";
}

void TestIdentifiers::versions()
{
    QFETCH(QString, identifier);
    QFETCH(QString, stem);
    const std::string text = identifier.toStdString();
    QCOMPARE(QString::fromStdString(std::string(withoutVersion(text))), stem);
}

void TestIdentifiers::genesOfDates_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("genes");
    const auto add = [](const char* name, const char* genes) { QTest::newRow(name) << name << genes; };
    add("1-Sep", "SEPTIN1/SEPT1");
    add("01-Sep", "SEPTIN1/SEPT1");
    add("1-SEP", "SEPTIN1/SEPT1");
    add("1-Sept", "SEPTIN1/SEPT1");
    add("1 Sep", "SEPTIN1/SEPT1");
    add("Sep-01", "SEPTIN1/SEPT1");
    add("Sep-14", "SEPTIN14/SEPT14");
    add("12-Sep", "SEPTIN12/SEPT12");
    add("13-Sep", "SEPTIN7P2/SEPT13");
    add("15-Sep", "SELENOF/SEP15");
    add("6-Mar", "MARCHF6/MARCH6");
    add("1-Mar", "MARCHF1/MARCH1 MTARC1/MARC1");
    add("2-Mar", "MARCHF2/MARCH2 MTARC2/MARC2");
    add("11-Mar", "MARCHF11/MARCH11");
    add("1-Dec", "DELEC1/DEC1");
    add("2-Dec", "BHLHE41/DEC2");
    add("4-Oct", "POU5F1/OCT4");
    add("1-Oct", "POU2F1/OCT1 SLC22A1/OCT1");
    add("1-Sep-20", "SEPTIN1/SEPT1");
    add("1-Sep-2020", "SEPTIN1/SEPT1");
    add("2001/09/01", "SEPTIN1/SEPT1");
    add("2001-09-01", "SEPTIN1/SEPT1");
    add("2020-03-06 00:00:00", "MARCHF6/MARCH6");
    add("9/1/2001", "SEPTIN1/SEPT1");
    add("1.9.2001", "SEPTIN1/SEPT1");
    add("3/9/2001", "MARCHF9/MARCH9 SEPTIN3/SEPT3");
    add("43891", "MARCHF1/MARCH1 MTARC1/MARC1");
    add("44075", "SEPTIN1/SEPT1");
    add("30-Sep", "");
    add("0-Sep", "");
    add("12-Mar", "");
    add("1-Jan", "");
    add("1-Sep-x", "");
    add("SEPT1", "");
    add("43892-1", "");
    add("12345", "");
    add("", "");
}

void TestIdentifiers::genesOfDates()
{
    QFETCH(QString, name);
    QFETCH(QString, genes);
    QCOMPARE(genesText(genesOfDate(name.toStdString(), true)), genes);
}

void TestIdentifiers::changedNamesAreListed()
{
    const DatasetPtr data =
        read("gene,A,B\nTP53,1,2\n1-Sep,3,4\n1-Mar,5,6\nMYC,7,8\n43896,9,1\nEGFR,1,1\n2.31E+13,0,1\n"
             "GAPDH,3,3\nACTB,5,4\nKRAS,1,4\n");
    const Texts names{"TP53", "1-Sep", "1-Mar", "MYC", "43896", "EGFR", "2.31E+13", "GAPDH", "ACTB", "KRAS"};
    QCOMPARE(data->featureNames(), names);  // nothing is changed
    QCOMPARE(data->issues().size(), std::size_t{3});
    QCOMPARE(
        data->issues()[0].what.text(),
        std::string(
            "2 features have names that a spreadsheet converted from a gene symbol: feature 2, 1-Sep: SEPTIN1 "
            "(SEPT1); feature 5, 43896: MARCHF6 (MARCH6)"));
    QVERIFY(data->issues()[0].severity == Issue::Severity::Warning);
    QVERIFY2(data->issues()[1].what.text().find("feature 3, 1-Mar: MARCHF1 (MARCH1) or MTARC1 (MARC1)") !=
                 std::string::npos,
             data->issues()[1].what.text().c_str());
    QVERIFY2(data->issues()[2].what.text().find("feature 7, 2.31E+13: a RIKEN clone") != std::string::npos,
             data->issues()[2].what.text().c_str());
}

void TestIdentifiers::symbolsOfMice()
{
    const std::vector<ChangedName> names = changedNames(*called({"Trp53", "Actb", "7-Sep", "Gapdh", "Myc"}));
    QCOMPARE(names.size(), std::size_t{1});
    QCOMPARE(genesText(names.front().genes), QString("Septin7/Sept7"));
}

void TestIdentifiers::datesThatAreDates()
{
    QVERIFY(changedNames(*called({"1-Sep", "2-Sep", "3-Sep", "4-Sep"})).empty());
    QVERIFY(changedNames(*called({"1-Sep", "2-Sep", "3-Sep", "temperature"})).empty());
}

void TestIdentifiers::numbersThatAreNumbers()
{
    QVERIFY(changedNames(*called({"43891", "43892", "43893", "1", "2", "3", "4"})).empty());
    QVERIFY(changedNames(*called({"1", "2", "2.31E+13"})).empty());
}

void TestIdentifiers::namesAreMended()
{
    const DatasetPtr data = called({"TP53", "1-Sep", "1-Mar", "MYC", "44075", "6-Mar", "EGFR", "KRAS", "JUN"});
    const FittedStepPtr step = fitStep(StepSpec::parse("mend-names"), *data);
    for (const FittedStepPtr& one : {step, fittedStepFromJson(step->toJson())}) {
        QCOMPARE(one->apply(*data)->featureNames(),
                 (Texts{"TP53", "SEPTIN1", "1-Mar", "MYC", "SEPTIN1", "MARCHF6", "EGFR", "KRAS", "JUN"}));
        QCOMPARE(one->apply(*called({"6-Mar", "x"}))->featureNames(), (Texts{"MARCHF6", "x"}));
        QVERIFY(one->apply(*data)->issues().back().what.text().starts_with("step mend-names: 3 features"));
    }
}

void TestIdentifiers::repeatedNamesAreListed()
{
    const DatasetPtr data = read("gene,A,B\nTP53,1,2\nMYC,3,4\nTP53,5,6\nTP53,7,8\nMYC,1,1\nEGFR,1,2\n");
    QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC", "TP53", "TP53", "MYC", "EGFR"}));
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].what.text(),
             std::string("2 names occur more than once; all features are kept: TP53 (3 times), MYC (2 times)"));
    QVERIFY(data->issues()[0].severity == Issue::Severity::Note);
}

void TestIdentifiers::repeatedSampleNamesAreReported()
{
    QVERIFY(read("sample,class,g1,g2\nA,x,1,2\nB,y,3,4\nC,x,5,7\n")->issues().empty());
    const DatasetPtr one = read("sample,class,g1,g2\nA,x,1,2\nB,y,3,4\nA,x,5,7\nA,y,4,1\n");
    QCOMPARE(one->samples(), Index{4});
    QCOMPARE(one->issues().size(), std::size_t{1});
    QCOMPARE(one->issues()[0].what.text(),
             std::string("1 sample name occurs more than once: \"A\" (samples 1, 3, 4); all samples are kept"));
    const DatasetPtr two = read("sample,class,g1,g2\nA,x,1,2\nB,y,3,4\nC,x,5,7\nC,y,2,2\nB,x,4,1\n");
    QCOMPARE(two->issues().size(), std::size_t{1});
    QCOMPARE(two->issues()[0].what.text(),
             std::string("2 sample names occur more than once, the first is \"B\" (samples 2, 5); all samples are "
                         "kept"));
}

void TestIdentifiers::oneOfSeveralIsChosen_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<std::vector<double>>("kept");
    using Values = std::vector<double>;
    QTest::newRow("leaves out the second") << "exclude=A#2" << Values{0, 1, 3, 4, 5};
    QTest::newRow("leaves out the first") << "exclude=A#1" << Values{1, 2, 3, 4, 5};
    QTest::newRow("in quotes") << "exclude=\"A#3\",\"B\"" << Values{0, 2, 4, 5};
    QTest::newRow("all of the name") << "exclude=A" << Values{1, 4, 5};
    QTest::newRow("keeps the third and the first") << "select=A#3,A#1" << Values{3, 0};
    QTest::newRow("a feature that is called so") << "select=C#1" << Values{5};
    QTest::newRow("a name that does not repeat has no number") << "select=B#1,A#1" << Values{0};
    QTest::newRow("there are no four") << "select=A#4,B" << Values{1};
}

void TestIdentifiers::oneOfSeveralIsChosen()
{
    QFETCH(QString, step);
    QFETCH(std::vector<double>, kept);
    const DatasetPtr data = called({"A", "B", "A", "A", "C", "C#1"});
    const DatasetPtr result = fitStep(StepSpec::parse(step.toStdString()), *data)->apply(*data);
    const std::vector<double> values = [&result] {
        std::vector<double> first;
        for (Index l = 0; l < result->features(); ++l)
            first.push_back(result->value(0, l));
        return first;
    }();
    QCOMPARE(values, kept);
}

void TestIdentifiers::oneOfSeveralIsFoundInNewSamples()
{
    const FittedStepPtr step = fitStep(StepSpec::parse("select=A#2"), *called({"A", "B", "A"}));
    const DatasetPtr fresh = fittedStepFromJson(step->toJson())->apply(*called({"B", "x", "A", "A"}));
    QCOMPARE(fresh->features(), 1);
    QCOMPARE(fresh->value(0, 0), 3.0);
}

void TestIdentifiers::everyNumberedNameFindsItsFeature()
{
    const DatasetPtr data = called({"A", "B", "A", "a,b", "a,b", " c", "A"});
    for (Index l = 0; l < data->features(); ++l) {
        const FeatureSelection found = selectFeatures(*data, {"", "", {numberedName(data->featureNames(), l)}});
        QCOMPARE(found.features, std::vector<Index>{l});
    }
    const std::string listed = "A#2\nB A#3\n\"a,b#1\"";
    QCOMPARE(geneListOf(listed, data->featureNames()).genes, (Texts{"A#2", "B", "A#3", "a,b#1"}));
}

QTEST_APPLESS_MAIN(TestIdentifiers)
#include "tst_identifiers.moc"
