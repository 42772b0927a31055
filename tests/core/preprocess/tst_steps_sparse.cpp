// SPDX-License-Identifier: GPL-3.0-or-later
// Steps give the same numbers for sparse data as for the same data with all values: the same bits, unless they
// compute with sums of squares, whose order differs.
#include "core/common/issue.h"
#include "core/preprocess/steps.h"
#include "tests/core/dataset/sparse_data.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <set>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

namespace {

struct TestedStep
{
    const char* step;
    bool staysSparse;
    bool sumsSquares = false;
};

constexpr TestedStep testedSteps[] = {
    {"log1p", true},
    {"scale=0.25", true},
    {"scale=-1", true},
    {"floor=-1", true},
    {"ceil=2", true},
    {"drop-missing=0.05", true},
    {"drop-constant", true},
    {"top-variance=7", true},
    {"top-mad=7", true},
    {"select=g3,g1", true},
    {"exclude=g2", true},
    {"keep-samples=s1,s3", true},
    {"drop-samples=s2", true},
    {"mend-names", true},
    {"shuffle-labels=3", true},
    {"zscore", true, true},
    {"zscore=sample", true, true},
    {"center", true},
    {"minmax", true},
    {"quantile", false},
    {"floor=1", true},
    {"ceil=-1", true},
    {"impute=median", true},
    {"impute=mean", true},
    {"impute=knn:3", false},
    {"symbols=@symbol", false},
    {"symbols=@symbol,mean", false},
};

}  // namespace

class TestStepsSparse : public QObject
{
    Q_OBJECT

private slots:
    void sameNumbers_data();
    void sameNumbers();
    void everyStepIsTested();
    void refusals_data();
    void refusals();
    void openDataStaySparse();
    void absentValuesMayBeMissing();

private:
    static bool haveSame(const Dataset& one, const Dataset& other, bool upToRounding)
    {
        return upToRounding ? test::largestDifference(one, other) <= tolerance::exactFormula
                            : test::haveSameValues(one, other);
    }
    static AlignedMatrix values(bool missing)
    {
        AlignedMatrix result = test::mostlyZeros(24, 35, 4);
        if (missing)
            result(3, 2) = result(7, 2) = result(20, 11) = std::numeric_limits<double>::quiet_NaN();
        return result;
    }
};

void TestStepsSparse::sameNumbers_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<bool>("staysSparse");
    QTest::addColumn<bool>("sumsSquares");
    for (const TestedStep& one : testedSteps)
        QTest::addRow("%s", one.step) << QString::fromLatin1(one.step) << one.staysSparse << one.sumsSquares;
}

void TestStepsSparse::sameNumbers()
{
    QFETCH(QString, step);
    QFETCH(bool, staysSparse);
    QFETCH(bool, sumsSquares);
    const StepSpec spec = StepSpec::parse(step.toStdString());
    for (const bool missing : {false, true}) {
        const auto all = std::make_shared<AlignedMatrix>(values(missing));
        const DatasetPtr dense = test::dataOf(all), sparse = test::dataOf(test::sparseOf(*all));
        const FittedStepPtr ofDense = fitStep(spec, *dense, {}), ofSparse = fitStep(spec, *sparse, {});
        QVERIFY(sumsSquares || ofDense->toJson() == ofSparse->toJson());
        const DatasetPtr expected = ofDense->apply(*dense, {}), found = ofSparse->apply(*sparse, {});
        QVERIFY(haveSame(*found, *expected, sumsSquares));
        QCOMPARE(found->missingCount(), expected->missingCount());
        QCOMPARE(found->table().sparse() != nullptr, staysSparse);
    }
}

void TestStepsSparse::everyStepIsTested()
{
    std::set<std::string> tested{"log2", "ln"};  // which refuse 0
    for (const TestedStep& one : testedSteps)
        tested.insert(StepSpec::parse(one.step).name);
    for (const StepDescription& step : stepDescriptions())
        QVERIFY2(tested.contains(step.name), step.name.c_str());
}

void TestStepsSparse::refusals_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"log2", "log1p", "scale=1e300"})
        QTest::addRow("%s", step) << QString::fromLatin1(step);
}

void TestStepsSparse::refusals()
{
    QFETCH(QString, step);
    const StepSpec spec = StepSpec::parse(step.toStdString());
    const auto all = std::make_shared<AlignedMatrix>(values(false));
    (*all)(5, 8) = -2.0;
    (*all)(9, 20) = 1e300;
    const auto refusalOf = [&](const DatasetPtr& data) {
        try {
            fitStep(spec, *data, {})->apply(*data, {});
        } catch (const DataError& error) {
            return sentence(error.issue());
        }
        return std::string();
    };
    const std::string expected = refusalOf(test::dataOf(all));
    QVERIFY(!expected.empty());
    QCOMPARE(refusalOf(test::dataOf(test::sparseOf(*all))), expected);
}

/// Values that all samples but a few share are missing once their feature has learnt nothing.
void TestStepsSparse::absentValuesMayBeMissing()
{
    AlignedMatrix learnt(3, 2);
    learnt.map().setConstant(std::numeric_limits<double>::quiet_NaN());
    learnt.map().col(1) = Eigen::Vector3d(0, 1, 5);
    const auto others = std::make_shared<AlignedMatrix>(test::mostlyZeros(9, 2, 1));
    const FittedStepPtr step = fitStep(StepSpec::parse("center"), *test::dataOf(test::sparseOf(learnt)), {});
    const DatasetPtr expected = step->apply(*test::dataOf(others), {});
    const DatasetPtr found = step->apply(*test::dataOf(test::sparseOf(*others)), {});
    QCOMPARE(expected->missingInFeature(0), Index(9));
    QCOMPARE(found->missingInFeature(0), Index(9));
    QCOMPARE(found->missingCount(), Index(9));
    QVERIFY(test::haveSameValues(*found, *expected));
}

/// Prepared data keep all values once they are asked for, the data that are open do not.
void TestStepsSparse::openDataStaySparse()
{
    const auto all = std::make_shared<AlignedMatrix>(values(false));
    const DatasetPtr dense = test::dataOf(all), sparse = test::dataOf(test::sparseOf(*all));
    for (const char* steps : {"", "log1p", "log1p zscore"}) {
        std::vector<StepSpec> specs;
        for (const QString& step : QString::fromLatin1(steps).split(' ', Qt::SkipEmptyParts))
            specs.push_back(StepSpec::parse(step.toStdString()));
        const Preprocessed expected = preprocess(dense, specs), found = preprocess(sparse, specs);
        const bool sumsSquares = QByteArray(steps).contains("zscore");
        QVERIFY(haveSame(*found.data, *expected.data, sumsSquares));
        QVERIFY(haveSame(*applySteps(sparse, found.steps), *expected.data, sumsSquares));
        for (const DatasetPtr& prepared : {found.data, applySteps(sparse, found.steps)}) {
            const auto difference = prepared->values().map() - expected.data->values().map();
            QVERIFY(difference.cwiseAbs().maxCoeff() <= (sumsSquares ? tolerance::exactFormula : 0.0));
            QCOMPARE(prepared->table().sparse()->bytesOfDense(), 0.0);
        }
        QVERIFY(sparse->table().sparse()->bytesOfDense() > 0);
    }
}

QTEST_APPLESS_MAIN(TestStepsSparse)
#include "tst_steps_sparse.moc"
