// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/preprocess/steps.h"
#include "core/session/new_samples.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestStepsSymbols : public QObject
{
    Q_OBJECT

private slots:
    void tables_data();
    void tables();
    void severalProbes_data();
    void severalProbes();
    void meansOfGaps();
    void tiesGoToTheFirst();
    void symbolsThatAreNone();
    void repeatedProbesAndContradictions();
    void versionsOfIdentifiers();
    void annotationsOfTheData();
    void annotationsStay();
    void saysWhatItDid();
    void newSamples_data();
    void newSamples();
    void newSamplesWithSymbols();
    void newSamplesWithoutTheProbes();
    void symbolsThatRepeatNeedAsManyFeatures();
    void arguments_data();
    void arguments();
    void faults_data();
    void faults();
    void warnsAfterStandardising();
    void stops();

private:
    DatasetPtr applied(const Dataset& data, const std::string& argument) const
    {
        const FittedStepPtr step = fitStep(StepSpec::parse("symbols=" + argument), data);
        return step->apply(data);
    }
    std::string table(std::string_view text) const { return m_files.write("map.txt", text).string(); }
    test::SmallFiles m_files;
};

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// Samples in rows, features in columns.
DatasetPtr dataOf(const Texts& features, const std::vector<std::vector<double>>& rows)
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(std::ssize(rows), std::ssize(features));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        parts.sampleNames.push_back("S" + std::to_string(i + 1));
        for (std::size_t l = 0; l < features.size(); ++l)
            (*values)(static_cast<Index>(i), static_cast<Index>(l)) = rows[i][l];
    }
    parts.values = std::move(values);
    parts.featureNames = features;
    return std::make_shared<const Dataset>(std::move(parts));
}

/// a_at and c_at measure TP53, c_at varies more; b_at measures MYC; x_at is in no table.
DatasetPtr probes()
{
    return dataOf({"a_at", "b_at", "c_at", "x_at"}, {{1, 5, 0, 7}, {2, 6, 4, 8}, {3, 7, 8, 9}});
}

std::vector<double> column(const Dataset& data, Index feature)
{
    const double* values = data.values().column(feature);
    return {values, values + data.samples()};
}

constexpr std::string_view plainTable = "ID\tTitle\tGene symbol\tGene ID\n"
                                        "a_at\ttumor protein p53\tTP53\t7157\n"
                                        "b_at\tmyc\tMYC\t4609\n"
                                        "c_at\ttumor protein p53\tTP53\t7157\n"
                                        "d_at\tother\tEGFR\t1956\n";

}  // namespace

void TestStepsSymbols::tables_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray plain(plainTable.data(), qsizetype(plainTable.size()));
    const auto add = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    add("a table with a header", plain);
    add("a GEO annotation", "^Annotation\n!Annotation_date = Mar 2018\n#ID = of the probe\n"
                            "!platform_table_begin\n" +
                                plain + "!platform_table_end\n");
    add("a full platform table",
        "#ID = Affymetrix Probe Set ID\n" + test::replaced(plain, "Gene symbol", "Gene Symbol"));
    add("CR LF", test::replaced(plain, "\n", "\r\n"));
    add("commas and quotes", "\"Probe Set ID\",\"Gene Title\",\"Gene Symbol\"\n\"a_at\",\"p53, tumor\",\"TP53\"\n"
                             "\"b_at\",\"myc\",\"MYC\"\n\"c_at\",\"p53, tumor\",\"TP53\"\n");
    add("semicolons", "probe;symbol\na_at;TP53\nb_at;MYC\nc_at;TP53\n");
    add("two columns without header", "a_at\tTP53\nb_at\tMYC\nc_at\tTP53\n");
    add("symbols first", "TP53,a_at\nMYC,b_at\nTP53,c_at\n");
    add("two columns with other names", "x\ty\na_at\tTP53\nb_at\tMYC\nc_at\tTP53\n");
    add("a symbol missing at the end of a row", "ID\tGene symbol\nx_at\na_at\tTP53\nb_at\tMYC\nc_at\tTP53\n");
    add("several symbols", "ID\tGene symbol\na_at\tTP53 /// WRAP53\nb_at\tMYC///PVT1\nc_at\tTP53\n");
}

void TestStepsSymbols::tables()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = applied(*probes(), table(text.toStdString()));
    QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC", "x_at"}));
    QCOMPARE(column(*data, 0), (std::vector<double>{0, 4, 8}));
    QCOMPARE(column(*data, 1), (std::vector<double>{5, 6, 7}));
    QCOMPARE(column(*data, 2), (std::vector<double>{7, 8, 9}));
}

void TestStepsSymbols::severalProbes_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<Texts>("names");
    QTest::addColumn<std::vector<double>>("first");
    using Values = std::vector<double>;
    QTest::newRow("the most variable") << ",highest-variance" << Texts{"TP53", "MYC", "x_at"} << Values{0, 4, 8};
    QTest::newRow("the mean") << ",mean" << Texts{"TP53", "MYC", "x_at"} << Values{0.5, 3, 5.5};
    QTest::newRow("all") << ",keep-all" << Texts{"TP53", "MYC", "TP53", "x_at"} << Values{1, 2, 3};
    QTest::newRow("without unmapped ones") << ",drop-unmapped" << Texts{"TP53", "MYC"} << Values{0, 4, 8};
    QTest::newRow("the mean, without unmapped ones")
        << ",mean,drop-unmapped" << Texts{"TP53", "MYC"} << Values{0.5, 3, 5.5};
    QTest::newRow("in the other order") << ",drop-unmapped,mean" << Texts{"TP53", "MYC"} << Values{0.5, 3, 5.5};
}

void TestStepsSymbols::severalProbes()
{
    QFETCH(QString, choice);
    QFETCH(Texts, names);
    QFETCH(std::vector<double>, first);
    const DatasetPtr data = applied(*probes(), table(plainTable) + choice.toStdString());
    QCOMPARE(data->featureNames(), names);
    QCOMPARE(column(*data, 0), first);
}

void TestStepsSymbols::meansOfGaps()
{
    const double huge = std::numeric_limits<double>::max();
    const DatasetPtr data = applied(*dataOf({"a_at", "c_at"}, {{1, 4}, {none, 4}, {none, none}, {huge, huge}}),
                                    table(plainTable) + ",mean");
    QCOMPARE(column(*data, 0)[0], 2.5);
    QCOMPARE(column(*data, 0)[1], 4.0);
    QVERIFY(std::isnan(column(*data, 0)[2]));
    QCOMPARE(column(*data, 0)[3], huge);
}

void TestStepsSymbols::tiesGoToTheFirst()
{
    QCOMPARE(column(*applied(*dataOf({"a_at", "c_at"}, {{1, 11}, {2, 12}}), table(plainTable)), 0)[0], 1.0);
    QCOMPARE(column(*applied(*dataOf({"a_at", "c_at"}, {{none, 11}, {none, 11}}), table(plainTable)), 0)[0], 11.0);
}

void TestStepsSymbols::symbolsThatAreNone()
{
    const DatasetPtr data = applied(
        *dataOf({"a", "b", "c", "d", "e", "f"}, {{1, 2, 3, 4, 5, 6}}),
        table("ID\tGene symbol\na\t---\nb\t\nc\tNA\nd\t -- \ne\t--- /// MYC\nf\tMYC /// ---\n") + ",keep-all");
    QCOMPARE(data->featureNames(), (Texts{"a", "b", "c", "d", "MYC", "MYC"}));
}

void TestStepsSymbols::repeatedProbesAndContradictions()
{
    const DatasetPtr data =
        applied(*dataOf({"a", "a", "b"}, {{1, 2, 3}}),
                table("ID\tGene symbol\na\t\na\tTP53\na\tMYC\nb\tMYC\nb\tMYC\n") + ",keep-all");
    QCOMPARE(data->featureNames(), (Texts{"TP53", "TP53", "MYC"}));
    QCOMPARE(data->issues().size(), std::size_t{2});
    QVERIFY2(data->issues()[1].what.text().find("2 features listed several times") != std::string::npos,
             data->issues()[1].what.text().c_str());
}

void TestStepsSymbols::versionsOfIdentifiers()
{
    const DatasetPtr data =
        applied(*dataOf({"ENSG00000141510.18", "ENSG00000136997", "ENSG00000146648.2"}, {{1, 2, 3}}),
                table("gene\tsymbol\nENSG00000141510\tTP53\nENSG00000136997.5\tMYC\n"
                      "ENSG00000146648.1\twrong\nENSG00000146648.2\tEGFR\n"));
    QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC", "EGFR"}));
    QVERIFY2(data->issues().back().what.text().find("2 features found in the table only by") != std::string::npos,
             data->issues().back().what.text().c_str());
}

void TestStepsSymbols::annotationsOfTheData()
{
    DatasetParts parts = probes()->parts();
    parts.annotations = {{"Description", {"TP53", "MYC", "TP53", "---"}}, {"Other", {"w", "x", "y", "z"}}};
    const DatasetPtr data = applied(Dataset(parts), "@description,drop-unmapped");
    QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC"}));
    const Issue issue = test::issueOf([&] { applied(Dataset(parts), "@Symbol"); });
    QVERIFY2(issue.remedy.text().find("Description, Other") != std::string::npos, issue.remedy.text().c_str());
}

void TestStepsSymbols::annotationsStay()
{
    DatasetParts parts = probes()->parts();
    parts.annotations = {{"Other", {"w", "x", "y", ""}}};
    const DatasetPtr data = applied(Dataset(parts), table(plainTable) + ",mean");
    QCOMPARE(data->annotations()[0].name, std::string("probe"));
    QCOMPARE(data->annotations()[0].texts, (Texts{"a_at /// c_at", "b_at", "x_at"}));
    QCOMPARE(data->annotations()[1].texts, (Texts{"w /// y", "x", ""}));
}

void TestStepsSymbols::saysWhatItDid()
{
    const DatasetPtr data = applied(*probes(), table(plainTable));
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].what.text(),
             std::string("step symbols: 3 of 4 features have a symbol in \"Gene symbol\", 2 symbols in all; for 1 "
                         "symbol with several features, the feature with the highest variance is kept; 1 feature "
                         "without a symbol keeps its name"));
    QVERIFY(data->issues()[0].severity == Issue::Severity::Note);
}

void TestStepsSymbols::newSamples_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<std::vector<double>>("expected");
    using Values = std::vector<double>;
    QTest::newRow("the most variable when it learnt") << "" << Values{1, 20, 40};
    QTest::newRow("the mean") << ",mean" << Values{5.5, 20, 40};
    QTest::newRow("all") << ",keep-all" << Values{10, 20, 1, 40};
}

// The probe that varied most when the step learnt is chosen, even if another varies most in the new samples.
void TestStepsSymbols::newSamples()
{
    QFETCH(QString, choice);
    QFETCH(std::vector<double>, expected);
    const FittedStepPtr step =
        fitStep(StepSpec::parse("symbols=" + table(plainTable) + choice.toStdString()), *probes());
    const DatasetPtr fresh =
        dataOf({"x_at", "new_at", "c_at", "b_at", "a_at"}, {{40, 0, 1, 20, 10}, {40, 0, 1, 20, 99}});
    QFile::remove(m_files.at("map.txt").c_str());  // the model is complete
    for (const FittedStepPtr& one : {step, fittedStepFromJson(step->toJson())}) {
        const DatasetPtr data = one->apply(*fresh);
        QCOMPARE(data->features(), std::ssize(expected));
        for (Index l = 0; l < data->features(); ++l)
            QCOMPARE(data->value(0, l), expected[static_cast<std::size_t>(l)]);
        QCOMPARE(data->featureNames(), step->apply(*probes())->featureNames());
    }
}

void TestStepsSymbols::newSamplesWithSymbols()
{
    const FittedStepPtr step =
        fitStep(StepSpec::parse("symbols=" + table(plainTable) + ",drop-unmapped"), *probes());
    const DatasetPtr data = step->apply(*dataOf({"EGFR", "MYC", "TP53"}, {{1, 2, 3}}));
    QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC"}));
    QCOMPARE(data->value(0, 0), 3.0);
    QVERIFY2(data->issues().back().what.text().find("are already gene symbols") != std::string::npos,
             data->issues().back().what.text().c_str());
}

void TestStepsSymbols::newSamplesWithoutTheProbes()
{
    const FittedStepPtr step = fitStep(StepSpec::parse("symbols=" + table(plainTable)), *probes());
    const Issue issue = test::issueOf([&] { step->apply(*dataOf({"MYC", "a_at"}, {{1, 2}})); });
    QVERIFY2(issue.what.text().find("was not found") != std::string::npos, issue.what.text().c_str());
}

void TestStepsSymbols::symbolsThatRepeatNeedAsManyFeatures()
{
    const DatasetPtr fitted = probes();
    const FittedStepPtr step = fitStep(StepSpec::parse("symbols=" + table(plainTable) + ",keep-all"), *fitted);
    Model model;  // symbols: TP53, MYC, TP53, x_at
    model.steps = {step};
    model.inputFeatures = fitted->featureNames();
    const DatasetPtr once = dataOf({"TP53"}, {{1}}), twice = dataOf({"TP53", "TP53"}, {{1, 2}});
    QVERIFY(!featuresAreGeneSymbols(model, *once));
    QVERIFY_THROWS_EXCEPTION(DataError, step->apply(*once));
    QVERIFY(featuresAreGeneSymbols(model, *twice));
    QCOMPARE(step->apply(*twice)->featureNames(), (Texts{"TP53", "TP53"}));
}

void TestStepsSymbols::arguments_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("a column by name") << "map.txt:Symbol"
                                      << "";
    QTest::newRow("a column by name in other letters") << "map.txt:SYMBOL,mean"
                                                       << "";
    QTest::newRow("a column by number") << "map.txt:3"
                                        << "";
    QTest::newRow("no such column") << "map.txt:4"
                                    << "column \"4\" was not found";
    QTest::newRow("a column to be chosen") << "map.txt"
                                           << "could not determine which column contains the gene symbols";
    QTest::newRow("no file") << "absent.txt"
                             << "the file was not found";
}

void TestStepsSymbols::arguments()
{
    QFETCH(QString, argument);
    QFETCH(QString, refusal);
    m_files.write("map.txt", "ID\tA\tsymbol \na_at\tx\tTP53\n");
    if (refusal.contains("could not determine"))
        m_files.write("map.txt", "ID\tA\tB\na_at\tx\tTP53\n");
    const std::string full = m_files.at("").string() + argument.toStdString();
    if (refusal.isEmpty()) {
        QCOMPARE(applied(*dataOf({"a_at"}, {{1}}), full)->featureNames(), (Texts{"TP53"}));
        return;
    }
    const Issue issue = test::issueOf([&] { applied(*dataOf({"a_at"}, {{1}}), full); });
    QVERIFY2(sentence(issue).find(refusal.toStdString()) != std::string::npos, sentence(issue).c_str());
}

void TestStepsSymbols::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("one column") << QByteArray("a_at\nb_at\n") << "not a table of identifiers";
    QTest::newRow("another platform") << QByteArray("ID\tGene symbol\nz_at\tTP53\n")
                                      << "none of the feature names";
    QTest::newRow("symbols already") << QByteArray("ID\tGene symbol\nz_at\ta_at\n") << "already";
    QTest::newRow("no symbol") << QByteArray("ID\tGene symbol\na_at\t---\n") << "no gene symbol for any feature";
    QTest::newRow("nothing but remarks") << QByteArray("#a\tb\n!c\td\n") << "not a table";
    QTest::newRow("binary data") << QByteArray("\x01\x02\x03\t\x04\n") << "binary";
}

void TestStepsSymbols::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const std::string file = table(text.toStdString());
    const Issue issue = test::issueOf([&] { applied(*probes(), file); });
    QVERIFY2(sentence(issue).find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, StepSpec::parse("symbols"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, StepSpec::parse("symbols=,mean"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, StepSpec::parse("symbols=@"));
}

void TestStepsSymbols::warnsAfterStandardising()
{
    const auto warnings = [](const char* argument) {
        return stepWarnings({{"zscore", ""}, {"symbols", argument}, {"top-variance", "2"}}).size();
    };
    QCOMPARE(warnings("t.txt"), std::size_t{2});
    QCOMPARE(warnings("t.txt,mean"), std::size_t{0});
}

void TestStepsSymbols::stops()
{
    const Progress no = [](const Step&) { return false; };
    QVERIFY(!fitStep(StepSpec::parse("symbols=" + table(plainTable)), *probes(), no));
}

QTEST_APPLESS_MAIN(TestStepsSymbols)
#include "tst_steps_symbols.moc"
