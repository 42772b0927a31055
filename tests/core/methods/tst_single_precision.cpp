// SPDX-License-Identifier: GPL-3.0-or-later
// Data in single precision: every method gives the result that the same numbers as doubles give, and those that
// read the table as it is never make all values.
#include "core/dataset/table_products.h"
#include "core/export/writer.h"
#include "core/import/reader.h"
#include "core/methods/fuzzy/mean_distances.h"
#include "core/preprocess/steps.h"
#include "tests/core/dataset/sparse_data.h"
#include "tests/core/support/compact_problem.h"
#include "tests/core/support/tolerances.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens;
using test::areClose, test::CompactProblem;

namespace {

/// Two classes that differ in a quarter of the features.
AlignedMatrix valuesOfClasses(Index samples, Index features)
{
    Random random(7);
    AlignedMatrix values(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i)
            values(i, l) = random.normal() + (l % 4 == 0 ? 2.0 * static_cast<double>(i % 2) : 0.0);
    return values;
}

CompactProblem inBothPrecisions(Index samples, Index features)
{
    return CompactProblem(
        inSinglePrecision(test::dataOf(std::make_shared<AlignedMatrix>(valuesOfClasses(samples, features)))));
}

}  // namespace

class TestSinglePrecision : public QObject
{
    Q_OBJECT

private slots:
    void everyMethod_data() { test::addEveryMethod(); }
    void everyMethod();
    void manySamples_data();
    void manySamples();
    void steps_data();
    void steps();
    void valuesBeyondTheRange();
    void exports();
    void products();
};

void TestSinglePrecision::everyMethod()
{
    QFETCH(QString, id);
    QFETCH(Index, features);
    const bool hasOtherSums = method(id.toStdString()).staysCompact && id != "sfp";
    compareFits(id.toStdString(), inBothPrecisions(50, features), hasOtherSums ? test::tolerance::naive : 0.0);
}

void TestSinglePrecision::manySamples_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("hasSameBits");
    QTest::addRow("sfp") << "sfp" << true;
    QTest::addRow("kmeans") << "kmeans" << false;
    QTest::addRow("fcm") << "fcm" << false;
    QTest::addRow("pca") << "pca" << false;
}

/// Blocks of samples, the last of which is not full, on one thread and on three.
void TestSinglePrecision::manySamples()
{
    QFETCH(QString, id);
    QFETCH(bool, hasSameBits);
    const CompactProblem pair = inBothPrecisions(5203, 67);
    const MethodDescription& description = method(id.toStdString());
    const Parameters parameters = resolveParameters(description, pair.dense, {});
    const Outcome expected = description.run(pair.dense, parameters, {2, {}});
    const Outcome one = description.run(pair.compact, parameters, {1, {}});
    const Outcome three = description.run(pair.compact, parameters, {3, {}});
    QVERIFY(one.memberships == three.memberships && one.embedding == three.embedding &&
            one.centers == three.centers);
    const double tolerance = hasSameBits ? 0.0 : test::tolerance::instructionSets;
    QVERIFY(areClose(one.memberships, expected.memberships, tolerance));
    QVERIFY(areClose(one.centers, expected.centers, tolerance));
    QVERIFY(areClose(one.embedding, expected.embedding, tolerance));
    QVERIFY(areClose(one.featureWeights, expected.featureWeights, tolerance));
    const Prediction ofDense = description.predict(expected, pair.dense.target, parameters, *pair.dense.data);
    const Prediction ofSingle = description.predict(expected, pair.dense.target, parameters, *pair.compact.data);
    QVERIFY(areClose(ofSingle.memberships, ofDense.memberships, test::tolerance::naive));
    QVERIFY(!pair.hasMadeDoubles());
}

void TestSinglePrecision::steps_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"log2", "zscore", "quantile", "impute=median", "impute=knn:3", "top-variance=10"})
        QTest::addRow("%s", step) << QString::fromLatin1(step);
}

/// A step computes with doubles, and its result is rounded once.
void TestSinglePrecision::steps()
{
    QFETCH(QString, step);
    auto all = std::make_shared<AlignedMatrix>(
        AlignedMatrix::copyOf(valuesOfClasses(21, 40).map().array().abs().matrix()));
    (*all)(3, 5) = step.startsWith("impute") ? std::numeric_limits<double>::quiet_NaN() : 0.5;
    const DatasetPtr single = inSinglePrecision(test::dataOf(all));
    DatasetParts parts = single->parts();
    parts.values = single->table().all();
    const auto exact = std::make_shared<const Dataset>(std::move(parts));
    const std::vector<StepSpec> specs{StepSpec::parse(step.toStdString())};
    const DatasetPtr found = preprocess(single, specs).data, expected = preprocess(exact, specs).data;
    QVERIFY(found->table().floats() && !expected->table().compact());
    QCOMPARE(found->features(), expected->features());
    for (Index l = 0; l < found->features(); ++l)
        for (Index i = 0; i < found->samples(); ++i)
            QCOMPARE(found->value(i, l), static_cast<double>(static_cast<float>(expected->value(i, l))));
}

void TestSinglePrecision::valuesBeyondTheRange()
{
    auto all = std::make_shared<AlignedMatrix>(valuesOfClasses(9, 5));
    (*all)(7, 2) = -3.5e38;
    (*all)(1, 3) = 1e300;
    try {
        inSinglePrecision(test::dataOf(all));
        QFAIL("such a value cannot be kept");
    } catch (const DataError& error) {
        const QString text = QString::fromStdString(error.issue().what.text());
        QVERIFY2(text.contains("\"s8\"") && text.contains("\"g3\""), qPrintable(text));
    }
    (*all)(7, 2) = -3.4e38;
    (*all)(1, 3) = 1.0;
    const DatasetPtr data = inSinglePrecision(test::dataOf(all));
    try {
        preprocess(data, {StepSpec::parse("scale=1000")});
        QFAIL("such a value cannot be kept");
    } catch (const DataError& error) {
        const QString text = QString::fromStdString(error.issue().what.text());
        QVERIFY2(text.contains("single precision") && text.contains("\"s8\""), qPrintable(text));
        QVERIFY(!error.issue().remedy.isEmpty());
    }
}

/// A file has the numbers as they are kept.
void TestSinglePrecision::exports()
{
    const auto all = std::make_shared<AlignedMatrix>(valuesOfClasses(21, 5));
    const DatasetPtr data = inSinglePrecision(test::dataOf(all));
    const QTemporaryDir folder;
    for (const char* name : {"t.csv", "t.arff", "t.gct"}) {
        const std::filesystem::path path = folder.filePath(name).toStdString();
        writeDataset(*data, path, {});
        const DatasetPtr read = readDataset(path).data;
        QVERIFY2(test::haveSameValues(*read, *data), name);
    }
}

/// With few columns, with fewer rows than are computed together, and with more points.
void TestSinglePrecision::products()
{
    for (const auto& [rows, columns] : {std::pair<Index, Index>{4500, 7}, {100, 150}, {129, 90}, {40, 17000}}) {
        const auto all = std::make_shared<AlignedMatrix>(valuesOfClasses(rows, columns));
        const ValueTable table = inSinglePrecision(test::dataOf(all))->table();
        const Eigen::MatrixXd x = table.all()->map(), points = x.topRows(std::min<Index>(80, rows)).array() + 0.25;
        const Eigen::MatrixXd v = points.topRows(3).transpose(), w = x.leftCols(2).transpose();
        QVERIFY(areClose(times(table, v, 2), x * v, test::tolerance::exactFormula));
        QVERIFY(areClose(times(w, table, 2), w * x, test::tolerance::exactFormula));
        QVERIFY(times(w, table, 1) == times(w, table, 3) && times(table, v, 1) == times(table, v, 3));
        const Eigen::RowVectorXd mean = x.colwise().mean();
        const Eigen::MatrixXd centred = x.rowwise() - mean;
        const Eigen::VectorXd weights = w.row(0).cwiseAbs();
        const auto image = [&](int threads) { return scatterTimes(table, mean, weights, v.col(0), threads); };
        QVERIFY(areClose(image(2), centred.transpose() * (weights.asDiagonal() * (centred * v.col(0))),
                         test::tolerance::exactFormula));
        QVERIFY(image(1) == image(3));
        const double scatter = (x.rowwise() - x.colwise().mean()).squaredNorm();
        QVERIFY(std::abs(scatterOf(table, 2) - scatter) <= test::tolerance::exactFormula * scatter);
        Eigen::MatrixXd found, expected(rows, points.rows());
        distancesToPoints(table, points, 2, found);
        for (Index j = 0; j < points.rows(); ++j)
            expected.col(j) = (x.rowwise() - points.row(j)).rowwise().squaredNorm();
        QVERIFY(areClose(found, expected, test::tolerance::exactFormula));
        QCOMPARE(table.compact()->bytesOfDense(), 8.0 * static_cast<double>(rows * columns));
    }
}

QTEST_APPLESS_MAIN(TestSinglePrecision)
#include "tst_single_precision.moc"
