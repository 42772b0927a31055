// SPDX-License-Identifier: GPL-3.0-or-later
// What must be true of every step, for any data.
#include "tests/core/preprocess/step_data.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestStepProperties : public QObject
{
    Q_OBJECT

private slots:
    void repeatingChangesNothing_data();
    void repeatingChangesNothing();
    void missingValuesPass_data();
    void missingValuesPass();
    void zscoreHasMeanZeroAndDeviationOne();
    void zscoreIgnoresShiftAndScale();
    void quantileGivesEverySampleTheSameValues();
    void extremeValuesStayFinite_data();
    void extremeValuesStayFinite();
    void oneSampleGoesThrough_data();
    void oneSampleGoesThrough();
    void cancelling();
};

void TestStepProperties::repeatingChangesNothing_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"zscore", "zscore=sample", "center", "quantile", "minmax", "floor=4.9", "ceil=5",
                             "impute=median", "impute=mean", "impute=knn:3", "drop-missing=0.1", "drop-constant",
                             "top-variance=7", "top-mad=7", "select=g3,g1", "keep-samples=s1,s3"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

void TestStepProperties::repeatingChangesNothing()
{
    QFETCH(QString, step);
    // Quantile normalisation repeats itself only where nothing is missing or tied.
    DatasetPtr data = randomData(12, 30, step == QLatin1String("quantile") ? 0.0 : 0.1, 5);
    if (step == QLatin1String("quantile")) {
        AlignedMatrix values = AlignedMatrix::copyOf(data->values().map());
        for (Index l = 0; l < values.columns(); ++l)
            values.map().col(l).array() += 1e-5 * double(l);
        DatasetParts parts = data->parts();
        parts.values = std::make_shared<AlignedMatrix>(std::move(values));
        data = std::make_shared<const Dataset>(std::move(parts));
    }
    const DatasetPtr once = run(qPrintable(step), data), twice = run(qPrintable(step), once);
    QCOMPARE(twice->features(), once->features());
    for (Index l = 0; l < once->features(); ++l)
        for (Index i = 0; i < once->samples(); ++i) {
            QCOMPARE(twice->isMissing(i, l), once->isMissing(i, l));
            if (!once->isMissing(i, l))
                QVERIFY(std::abs(twice->value(i, l) - once->value(i, l)) < tolerance::exactFormula * 10);
        }
}

void TestStepProperties::missingValuesPass_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"log2", "log1p", "ln", "zscore", "zscore=sample", "center", "quantile", "minmax",
                             "scale=2", "floor=4.9", "ceil=5"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

void TestStepProperties::missingValuesPass()
{
    QFETCH(QString, step);
    const DatasetPtr data = randomData(12, 30, 0.3, 8), result = run(qPrintable(step), data);
    for (Index l = 0; l < data->features(); ++l)
        for (Index i = 0; i < data->samples(); ++i)
            QCOMPARE(result->isMissing(i, l), data->isMissing(i, l));
}

void TestStepProperties::zscoreHasMeanZeroAndDeviationOne()
{
    const DatasetPtr result = run("zscore", randomData(40, 25, 0, 2));
    for (Index l = 0; l < result->features(); ++l) {
        const auto column = result->values().map().col(l);
        QVERIFY(std::abs(column.mean()) < tolerance::exactFormula);
        QVERIFY(std::abs(column.squaredNorm() / 40 - 1) < tolerance::exactFormula);
    }
}

void TestStepProperties::zscoreIgnoresShiftAndScale()
{
    const DatasetPtr data = randomData(20, 10, 0.1, 3);
    AlignedMatrix moved = AlignedMatrix::copyOf((data->values().map().array() * 4 + 17).matrix());
    DatasetParts parts = data->parts();
    parts.values = std::make_shared<AlignedMatrix>(std::move(moved));
    const DatasetPtr one = run("zscore", data),
                     two = run("zscore", std::make_shared<const Dataset>(std::move(parts)));
    for (Index l = 0; l < one->features(); ++l)
        for (Index i = 0; i < one->samples(); ++i)
            if (!one->isMissing(i, l))
                QVERIFY(std::abs(one->value(i, l) - two->value(i, l)) < tolerance::exactFormula * 100);
}

void TestStepProperties::quantileGivesEverySampleTheSameValues()
{
    Random random(4);
    auto values = std::make_shared<AlignedMatrix>(5, 200);
    for (Index l = 0; l < 200; ++l)
        for (Index i = 0; i < 5; ++i)
            (*values)(i, l) = std::exp(random.normal() * double(i + 1));
    DatasetParts parts = randomData(5, 200, 0, 1)->parts();
    parts.values = values;
    const DatasetPtr result = run("quantile", std::make_shared<const Dataset>(std::move(parts)));
    std::set<std::vector<double>> distributions;
    for (Index i = 0; i < 5; ++i) {
        std::vector<double> sample;
        for (Index l = 0; l < 200; ++l) {
            sample.push_back(result->value(i, l));
            for (Index other = 0; other < 200; ++other)  // the order of the genes stays
                QCOMPARE((*values)(i, l) < (*values)(i, other), sample.back() < result->value(i, other));
        }
        std::sort(sample.begin(), sample.end());
        distributions.insert(sample);
    }
    QCOMPARE(distributions.size(), std::size_t(1));
}

void TestStepProperties::extremeValuesStayFinite_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"zscore", "zscore=sample", "center", "quantile", "impute=median", "impute=mean",
                             "impute=knn:2", "drop-constant", "top-variance=3", "top-mad=3", "floor=0"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

void TestStepProperties::extremeValuesStayFinite()
{
    QFETCH(QString, step);
    const DatasetPtr data = makeData({{8e307, 5e-324, 1, -8e307},
                                      {-8e307, 1e-310, missing, -8e307},
                                      {8e307, 0, 2, -8e307},
                                      {8e307, 0, 2, missing}});
    const DatasetPtr result = run(qPrintable(step), data);  // Dataset itself refuses infinite values
    if (step == QLatin1String("zscore")) {
        QVERIFY(std::abs(result->value(1, 0) + std::sqrt(3.0)) < tolerance::exactFormula);
        QCOMPARE(result->value(0, 3), 0.0);
        for (Index l = 0; l < 2; ++l)
            QVERIFY(std::abs(result->values().map().col(l).squaredNorm() - 4) < 0.01);
    }
    if (step == QLatin1String("impute=knn:2"))
        QCOMPARE(result->missingCount(), Index(0));
}

void TestStepProperties::oneSampleGoesThrough_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("expected");
    QTest::newRow("zscore") << QStringLiteral("zscore") << QStringLiteral("0 0");
    QTest::newRow("zscore=sample") << QStringLiteral("zscore=sample") << QStringLiteral("0 0");
    QTest::newRow("center") << QStringLiteral("center") << QStringLiteral("0 0");
    QTest::newRow("minmax") << QStringLiteral("minmax") << QStringLiteral("0 0");
    QTest::newRow("quantile") << QStringLiteral("quantile") << QStringLiteral("3 1");
    QTest::newRow("top-mad") << QStringLiteral("top-mad=1") << QStringLiteral("3");
    QTest::newRow("impute") << QStringLiteral("impute=knn:5") << QStringLiteral("3 1");
}

void TestStepProperties::oneSampleGoesThrough()
{
    QFETCH(QString, step);
    QTEST(table(*run(qPrintable(step), makeData({{3, 1}}))), "expected");
}

void TestStepProperties::cancelling()
{
    const DatasetPtr data = randomData(12, 30, 0.1, 5);
    const Progress stop = [](const Step&) { return false; };
    QVERIFY(!preprocess(data, {StepSpec::parse("zscore")}, stop).data);
    QVERIFY(!fitStep({"quantile", ""}, *data, stop));
    QVERIFY(!fitStep({"quantile", ""}, *data)->apply(*data, stop));
    QVERIFY(!fitStep({"impute", "knn:2"}, *data)->apply(*data, stop));
    const auto steps = preprocess(data, {StepSpec::parse("log2"), StepSpec::parse("impute=knn:2")}).steps;
    QVERIFY(!applySteps(data, steps, stop));
}

QTEST_GUILESS_MAIN(TestStepProperties)
#include "tst_steps_properties.moc"
