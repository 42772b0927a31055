// SPDX-License-Identifier: GPL-3.0-or-later
// The real data sets open as their description says.
#include "core/data/reader.h"
#include "tests/core/support/shared_data.h"

#include <QtTest>

#include <map>

using namespace fuzzylens;

using Counts = std::map<std::string, int>;

class TestImportShared : public QObject
{
    Q_OBJECT

private slots:
    void tables_data();
    void tables();
    void gct_data();
    void gct();
    void namesAndValues();

private:
    static Counts countsOf(const Dataset& data)
    {
        Counts result;
        if (const LabelField* field = data.labelField(data.preferredLabel())) {
            const std::vector<int> counts = field->counts();
            for (std::size_t c = 0; c < counts.size(); ++c)
                result[field->classes[c]] = counts[c];
        }
        return result;
    }
};

Q_DECLARE_METATYPE(Counts)

void TestImportShared::tables_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("missing");
    QTest::addColumn<Counts>("classes");
    QTest::addRow("colon") << "colon.csv.gz" << 62 << 2000 << 0 << Counts{{"tumour", 40}, {"normal", 22}};
    QTest::addRow("leukaemia 72") << "leukemia72.csv.gz" << 72 << 7129 << 0 << Counts{{"ALL", 47}, {"AML", 25}};
    QTest::addRow("leukaemia 38, 3051 genes")
        << "leukemia38_3051.csv.gz" << 38 << 3051 << 0 << Counts{{"ALL", 27}, {"AML", 11}};
    QTest::addRow("lymphoma 66") << "lymphoma66.csv.gz" << 66 << 4026 << 12269
                                 << Counts{{"DLBCL", 46}, {"CLL", 11}, {"FL", 9}};
    QTest::addRow("lymphoma 62") << "lymphoma62.csv.gz" << 62 << 4026 << 0
                                 << Counts{{"DLBCL", 42}, {"CLL", 11}, {"FL", 9}};
    QTest::addRow("waveform without header")
        << "uci/waveform.data" << 5000 << 21 << 0 << Counts{{"2", 1696}, {"0", 1657}, {"1", 1647}};
    QTest::addRow("semicolons and decimal commas")
        << "formats/mice_protein_semicolon.csv" << 1080 << 77 << 1396
        << Counts{{"c-CS-m", 150}, {"c-SC-m", 150}, {"c-CS-s", 135}, {"c-SC-s", 135},
                  {"t-CS-m", 135}, {"t-SC-m", 135}, {"t-SC-s", 135}, {"t-CS-s", 105}};
    QTest::addRow("genes in rows, samples named by numbers")
        << "formats/mouse_liver_genes_in_rows.txt" << 48 << 250 << 0 << Counts{};
}

void TestImportShared::tables()
{
    QFETCH(QString, file);
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, missing);
    QFETCH(Counts, classes);
    const auto path = test::sharedData(file.toStdString());
    if (!path)
        QSKIP(test::missingDataMessage);
    const DatasetPtr data = readDataset(*path).data;
    QVERIFY(data);
    QCOMPARE(data->samples(), samples);
    QCOMPARE(data->features(), features);
    QCOMPARE(data->missingCount(), missing);
    QCOMPARE(countsOf(*data), classes);
    QCOMPARE(data->origin().sha256, sha256OfFile(*path));
    QCOMPARE(data->origin().format, std::string("csv"));
    QVERIFY(!data->origin().decisions.empty());
}

void TestImportShared::gct_data()
{
    QTest::addColumn<QString>("stem");
    QTest::addColumn<int>("samples");
    QTest::addColumn<Counts>("classes");
    QTest::addRow("training") << "leukemia_train" << 38 << Counts{{"ALL", 27}, {"AML", 11}};
    QTest::addRow("test") << "leukemia_test" << 35 << Counts{{"ALL", 21}, {"AML", 14}};
}

void TestImportShared::gct()
{
    QFETCH(QString, stem);
    QFETCH(int, samples);
    QFETCH(Counts, classes);
    const auto path = test::sharedData(stem.toStdString() + ".gct");
    const auto labels = test::sharedData(stem.toStdString() + ".cls");
    if (!path || !labels)
        QSKIP(test::missingDataMessage);
    ImportOptions options;
    options.labelsFile = *labels;
    const DatasetPtr data = readDataset(*path, options).data;
    QVERIFY(data);
    QCOMPARE(data->samples(), samples);
    QCOMPARE(data->features(), 7129);
    QCOMPARE(data->missingCount(), 0);
    QCOMPARE(countsOf(*data), classes);
    QCOMPARE(data->annotations().size(), std::size_t{1});
    QCOMPARE(data->annotations()[0].name, std::string("Description"));
    QCOMPARE(data->annotations()[0].texts[0], std::string("AFFX-BioB-5_at (endogenous control)"));
}

void TestImportShared::namesAndValues()
{
    const auto path = test::sharedData("leukemia_test.gct");
    const auto table = test::sharedData("leukemia72.csv.gz");
    if (!path || !table)
        QSKIP(test::missingDataMessage);
    const DatasetPtr gct = readDataset(*path).data;
    QCOMPARE(gct->sampleNames()[1], std::string("ALL 406 TA+ (ML) Norel"));
    QCOMPARE(gct->value(0, 0), -214.0);
    const DatasetPtr csv = readDataset(*table).data;
    QCOMPARE(csv->sampleNames()[71], std::string("72"));
    QCOMPARE(csv->featureNames()[0], std::string("AFFX-BioB-5_at"));
    QCOMPARE(csv->value(1, 2), -1.0);
    QCOMPARE(csv->value(0, 18), 15091.0);
}

QTEST_APPLESS_MAIN(TestImportShared)
#include "tst_import_shared.moc"
