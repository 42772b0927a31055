// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/looks_like.h"
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"
#include "tests/core/preprocess/step_data.h"
#include "tests/core/support/shared_data.h"

#include <QTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;
using Kind = LooksLike::Kind;
using Divisor = LooksLike::Divisor;
Q_DECLARE_METATYPE(fuzzylens::LooksLike::Kind)

namespace {

/// @p make of 12 samples and @p features features, a standard normal number each.
DatasetPtr made(double (*make)(double), Index features = 200)
{
    Random random(5);
    auto values = std::make_shared<AlignedMatrix>(12, features);
    DatasetParts parts;
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < 12; ++i)
            (*values)(i, l) = make(random.normal());
    parts.values = std::move(values);
    parts.sampleNames.resize(12, "s");
    for (Index l = 0; l < features; ++l)
        parts.featureNames.push_back("g" + std::to_string(l));
    return std::make_shared<const Dataset>(std::move(parts));
}

double count(double normal)
{
    return std::floor(std::exp(2 * normal + 2));
}
double intensity(double normal)
{
    return std::exp(1.5 * normal + 6);
}
double logarithm(double normal)
{
    return 8 + 2 * normal;
}
double share(double normal)
{
    return 1 / (1 + std::exp(-normal));
}

}  // namespace

class TestLooksLike : public QObject
{
    Q_OBJECT

private slots:
    void madeData_data();
    void madeData();
    void zScoresTellTheirDivisor();
    void nothingIsKnownOfNothing();
    void realData_data();
    void realData();
};

void TestLooksLike::madeData_data()
{
    QTest::addColumn<DatasetPtr>("data");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("counts") << made(count) << Kind::Counts;
    QTest::newRow("intensities") << made(intensity) << Kind::Intensities;
    QTest::newRow("whole intensities above a floor")
        << run("floor=20", made([](double normal) { return std::round(intensity(normal)); })) << Kind::Intensities;
    QTest::newRow("logarithms") << made(logarithm) << Kind::Logarithms;
    QTest::newRow("logarithms of intensities") << run("log2", made(intensity)) << Kind::Logarithms;
    QTest::newRow("counts after log1p") << run("log1p", made(count)) << Kind::Logarithms;
    QTest::newRow("shares") << made(share) << Kind::Unknown;
    QTest::newRow("few features") << made(intensity, 99) << Kind::Unknown;
    QTest::newRow("enough features") << made(intensity, 100) << Kind::Intensities;
    QTest::newRow("z-scores") << run("zscore", made(intensity)) << Kind::ZScores;
    QTest::newRow("z-scores of few features") << run("zscore", made(logarithm, 4)) << Kind::ZScores;
    QTest::newRow("centred") << run("center", made(logarithm)) << Kind::Logarithms;
    QTest::newRow("on the way to 1") << run("minmax", made(intensity)) << Kind::Unknown;
    QTest::newRow("the demonstration") << demonstration() << Kind::Logarithms;
}

void TestLooksLike::madeData()
{
    QFETCH(DatasetPtr, data);
    QTEST(looksLike(*data)->kind, "kind");
}

void TestLooksLike::zScoresTellTheirDivisor()
{
    QCOMPARE(looksLike(*run("zscore", made(intensity)))->divisor, Divisor::Population);
    QCOMPARE(looksLike(*run("zscore=sample", made(intensity)))->divisor, Divisor::Sample);
    // Written with two digits, and with gaps.
    DatasetPtr rounded = run("zscore=sample", randomData(60, 300, 0.1, 4));
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(rounded->values().map()));
    values->map() = (values->map().array() * 100).round() / 100;
    DatasetParts parts = rounded->parts();
    parts.values = std::move(values);
    const auto found = looksLike(Dataset(std::move(parts)));
    QCOMPARE(found->kind, Kind::ZScores);
    QCOMPARE(found->divisor, Divisor::Sample);
}

void TestLooksLike::nothingIsKnownOfNothing()
{
    const auto found = looksLike(*makeData({{missing, missing}}));
    QCOMPARE(found->kind, Kind::Unknown);
    QVERIFY(std::isnan(found->low) && std::isnan(found->high));
    QCOMPARE(looksLike(*makeData({{4, 4}, {4, 4}, {4, 4}}))->kind, Kind::Unknown);
    QVERIFY(!looksLike(*makeData({{1}}), [](const Step&) { return false; }));
}

void TestLooksLike::realData_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<Kind>("kind");
    const auto row = [](const char* file, Kind kind) { QTest::newRow(file) << QString::fromLatin1(file) << kind; };
    row("leukemia_train.gct", Kind::Intensities);
    row("leukemia_train.res", Kind::Intensities);
    row("leukemia72.csv.gz", Kind::Intensities);
    row("colon.csv.gz", Kind::Intensities);
    row("GSE4107_series_matrix.txt.gz", Kind::Intensities);
    row("GSE103227_series_matrix.txt.gz", Kind::Logarithms);
    row("leukemia38_3051.csv.gz", Kind::Logarithms);  // standardised by array, not by gene
    row("lymphoma66.csv.gz", Kind::Logarithms);
    row("lymphoma62.csv.gz", Kind::Logarithms);  // standardised by array
    row("formats/GDS507.soft.gz", Kind::Intensities);
    row("formats/leukemia_3class.arff.gz", Kind::Intensities);
    row("formats/brain_tumour.xlsx", Kind::Intensities);
    row("formats/mouse_liver_genes_in_rows.txt", Kind::Intensities);
    row("formats/mice_protein_semicolon.csv", Kind::Unknown);
    row("formats/p100_v1.3.gct", Kind::Unknown);
    row("formats/spellman_yeast.cdt", Kind::Unknown);
    row("uci/iris.arff", Kind::Unknown);
    row("uci/wine.arff", Kind::Unknown);
    row("uci/ionosphere.arff", Kind::Unknown);
    row("uci/vowel.arff", Kind::Unknown);
    row("uci/heart-statlog.arff", Kind::Unknown);
    row("uci/soybean.arff", Kind::Unknown);
    row("uci/waveform.data", Kind::Unknown);
}

void TestLooksLike::realData()
{
    QFETCH(QString, file);
    const auto path = sharedData(file.toStdString());
    if (!path)
        QSKIP(missingDataMessage);
    const DatasetPtr data = readDataset(*path).data;
    QVERIFY(data);
    const auto found = looksLike(*data);
    QTEST(found->kind, "kind");
}

QTEST_GUILESS_MAIN(TestLooksLike)
#include "tst_looks_like.moc"
