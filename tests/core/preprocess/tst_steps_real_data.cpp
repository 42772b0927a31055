// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

namespace {

DatasetPtr real(const char* file)
{
    const auto path = sharedData(file);
    return path ? readDataset(*path).data : nullptr;
}

/// The definition of impute=knn:5, for one cell.
double fiveNearest(const Dataset& data, Index sample, Index feature)
{
    std::vector<std::pair<double, Index>> others;
    for (Index l = 0; l < data.features(); ++l) {
        if (l == feature || data.isMissing(sample, l))
            continue;
        double sum = 0;
        int common = 0;
        for (Index i = 0; i < data.samples(); ++i)
            if (!data.isMissing(i, l) && !data.isMissing(i, feature)) {
                sum += std::pow(data.value(i, l) - data.value(i, feature), 2);
                ++common;
            }
        if (common > 0)
            others.emplace_back(std::sqrt(sum / common), l);
    }
    std::partial_sort(others.begin(), others.begin() + 5, others.end());
    double sum = 0;
    for (int k = 0; k < 5; ++k)
        sum += data.value(sample, others[std::size_t(k)].second);
    return sum / 5;
}

}  // namespace

class TestStepsRealData : public QObject
{
    Q_OBJECT

private slots:
    void lymphomaIsFilled();
    void lymphomaFillsFollowTheDefinition();
    void logarithmOfLeukaemiaIsRefused();
    void leukaemiaIsPreprocessed();
};

void TestStepsRealData::lymphomaIsFilled()
{
    const DatasetPtr data = real("lymphoma66.csv.gz");
    if (!data)
        QSKIP(missingDataMessage);
    QCOMPARE(data->samples(), Index(66));
    QCOMPARE(data->features(), Index(4026));
    QCOMPARE(data->missingCount(), Index(12269));
    for (const char* step : {"impute=median", "impute=mean", "impute=knn:5"})
        QCOMPARE(preprocess(data, {StepSpec::parse(step)}).data->missingCount(), Index(0));
    QCOMPARE(preprocess(data, {StepSpec::parse("drop-missing=0")}).data->features(), Index(4026 - 2796));
    QBENCHMARK
    {
        preprocess(data, {StepSpec::parse("impute=knn:5")});
    }
}

void TestStepsRealData::lymphomaFillsFollowTheDefinition()
{
    const DatasetPtr data = real("lymphoma66.csv.gz");
    if (!data)
        QSKIP(missingDataMessage);
    const DatasetPtr filled = preprocess(data, {StepSpec::parse("impute=knn:5")}).data;
    int checked = 0;
    for (Index l = 0; l < data->features(); l += 7)  // values have two decimals: ties are common
        for (Index i = l % 5; i < data->samples(); i += 5)
            if (data->isMissing(i, l)) {
                QVERIFY(std::abs(filled->value(i, l) - fiveNearest(*data, i, l)) < tolerance::exactFormula);
                ++checked;
            }
    QVERIFY(checked > 200);
}

void TestStepsRealData::logarithmOfLeukaemiaIsRefused()
{
    const DatasetPtr data = real("leukemia72.csv.gz");
    if (!data)
        QSKIP(missingDataMessage);
    QVERIFY_THROWS_EXCEPTION(DataError, preprocess(data, {StepSpec::parse("log2")}));
    const DatasetPtr logs =
        preprocess(data, {StepSpec::parse("floor=20"), StepSpec::parse("ceil=16000"), StepSpec::parse("log2")})
            .data;
    QVERIFY(logs->values().map().minCoeff() == std::log2(20.0));
    QVERIFY(logs->values().map().maxCoeff() == std::log2(16000.0));
}

void TestStepsRealData::leukaemiaIsPreprocessed()
{
    const DatasetPtr data = real("leukemia72.csv.gz");
    if (!data)
        QSKIP(missingDataMessage);
    const Preprocessed result =
        preprocess(data, {StepSpec::parse("quantile"), StepSpec::parse("top-mad=500"), StepSpec::parse("zscore")});
    QCOMPARE(result.data->features(), Index(500));
    // Every sample is a new sample to its own fitted steps.
    const DatasetPtr last = data->subset(std::vector<Index>{71}, std::nullopt);
    const DatasetPtr again = applySteps(last, result.steps);
    for (Index l = 0; l < 500; ++l)
        QCOMPARE(again->value(0, l), result.data->value(71, l));
}

QTEST_GUILESS_MAIN(TestStepsRealData)
#include "tst_steps_real_data.moc"
