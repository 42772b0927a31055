// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/steps.h"

#include "core/numeric/random.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/tolerances.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <set>

using namespace fuzzylens;
using fuzzylens::test::makeData;
using fuzzylens::test::missing;
namespace tolerance = fuzzylens::test::tolerance;

namespace {

DatasetPtr run(const char* step, const DatasetPtr& data)
{
    return preprocess(data, {StepSpec::parse(step)}).data;
}

/// Values row by row, missing as "-", six digits.
QString table(const Dataset& data)
{
    QStringList rows;
    for (Index i = 0; i < data.samples(); ++i) {
        QStringList row;
        for (Index l = 0; l < data.features(); ++l)
            row << (data.isMissing(i, l) ? QStringLiteral("-") : QString::number(data.value(i, l), 'g', 6));
        rows << row.join(QLatin1Char(' '));
    }
    return rows.join(QLatin1String(" | "));
}

QString names(const Dataset& data)
{
    QStringList result;
    for (const std::string& name : data.featureNames())
        result << QString::fromStdString(name);
    return result.join(QLatin1Char(','));
}

bool sameBits(const Dataset& a, const Dataset& b)
{
    if (a.samples() != b.samples() || a.features() != b.features() || a.featureNames() != b.featureNames())
        return false;
    for (Index l = 0; l < a.features(); ++l)
        if (std::memcmp(a.values().column(l), b.values().column(l), sizeof(double) * std::size_t(a.samples())) !=
            0)
            return false;
    return true;
}

DatasetPtr renamed(const DatasetPtr& data, std::vector<std::string> featureNames)
{
    DatasetParts parts = data->parts();
    parts.featureNames = std::move(featureNames);
    return std::make_shared<const Dataset>(std::move(parts));
}

DatasetPtr randomData(Index n, Index p, double missingShare, std::uint64_t seed)
{
    Random random(seed);
    auto values = std::make_shared<AlignedMatrix>(n, p);
    DatasetParts parts;
    for (Index l = 0; l < p; ++l) {
        parts.featureNames.push_back("g" + std::to_string(l));
        for (Index i = 0; i < n; ++i)
            // Two decimals, so that equal distances occur; the first sample is always there.
            (*values)(i, l) =
                i > 0 && random.uniform() < missingShare ? missing : std::round(random.normal() * 100 + 500) / 100;
    }
    for (Index i = 0; i < n; ++i)
        parts.sampleNames.push_back("s" + std::to_string(i));
    parts.values = std::move(values);
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

class TestSteps : public QObject
{
    Q_OBJECT

private slots:
    void byHand_data();
    void byHand();
    void badArguments_data();
    void badArguments();
    void refusedData_data();
    void refusedData();
    void refusalNamesThePlace();
    void everyStepIsDescribed();
    void defaultsApplyWhenTheArgumentIsOmitted();
    void namedFeatures();
    void namesFromAFile();
    void keptSamples();
    void keptSamplesOnOtherData();
    void newSamplesTakeWhatWasLearnt();
    void featuresAreFoundByNameAndOccurrence();
    void absentFeatureIsNamed();
    void jsonGivesTheSameStep_data();
    void jsonGivesTheSameStep();
    void damagedJsonIsRefused_data();
    void damagedJsonIsRefused();
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

void TestSteps::byHand_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<DatasetPtr>("data");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* step, DatasetPtr data, const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(step) << std::move(data) << QString::fromLatin1(expected);
    };
    row("log2", "log2", makeData({{1, 8}, {0.5, missing}}), "0 3 | -1 -");
    row("log1p", "log1p", makeData({{0, std::exp(2.0) - 1}}), "0 2");
    row("ln", "ln", makeData({{1, std::exp(3.0)}}), "0 3");
    row("scale", "scale=0.01", makeData({{100, -50}, {missing, 0}}), "1 -0.5 | - 0");
    row("floor", "floor=20", makeData({{-5, 20}, {missing, 21}}), "20 20 | - 21");
    row("ceil", "ceil=1.6e4", makeData({{16001, 3}, {missing, 16000}}), "16000 3 | - 16000");
    row("zscore, n", "zscore", makeData({{1, 7}, {2, 7}, {3, 7}}), "-1.22474 0 | 0 0 | 1.22474 0");
    row("zscore, n - 1", "zscore=sample", makeData({{1, 7}, {2, 7}, {3, 7}}), "-1 0 | 0 0 | 1 0");
    row("zscore with a gap", "zscore", makeData({{1, 0.1}, {missing, 0.1}, {3, 0.1}}), "-1 0 | - 0 | 1 0");
    row("centre", "center", makeData({{1, 5}, {missing, 5}, {3, 8}}), "-1 -1 | - -1 | 1 2");
    row("minmax", "minmax", makeData({{2, 4}, {4, 4}, {3, missing}}), "0 0 | 1 0 | 0.5 -");
    // The published example (Bolstad et al.): genes A..D, three samples; sorted means 2, 3, 14/3, 17/3; the tied
    // 4s of the second sample share the mean rank of 3 and 4.
    row("quantile", "quantile", makeData({{5, 2, 3, 4}, {4, 1, 4, 2}, {3, 4, 6, 8}}),
        "5.66667 2 3 4.66667 | 5.16667 2 5.16667 3 | 2 3 4.66667 5.66667");
    // Sample 2 has 1 and 3 for places 0 and 2: at place 1 it counts as 2.
    row("quantile with a gap", "quantile", makeData({{3, 6, 9}, {1, missing, 3}}), "2 4 6 | 2 - 6");
    row("median fill", "impute=median", makeData({{1, 1}, {missing, 2}, {3, missing}, {8, 9}}),
        "1 1 | 3 2 | 3 2 | 8 9");
    row("mean fill", "impute=mean", makeData({{1, 1}, {missing, 2}, {3, missing}, {8, 9}}),
        "1 1 | 4 2 | 3 4 | 8 9");
    // A misses sample 3. Mean squared distances over samples 1 and 2: B 1, C 4, D 0 (but D misses sample 3 too).
    row("two nearest features", "impute=knn:2", makeData({{0, 1, 2, 0}, {0, 1, 2, 0}, {missing, 10, 20, missing}}),
        "0 1 2 0 | 0 1 2 0 | 15 10 20 15");
    row("a tie goes to the lower index", "impute=knn:1", makeData({{0, 1, -1}, {missing, 5, 7}}),
        "0 1 -1 | 5 5 7");
    row("fewer features than K", "impute=knn:9", makeData({{0, 1, -1}, {missing, 5, 7}}), "0 1 -1 | 6 5 7");
    // B and C share no sample with A: no distance, hence the mean of A itself.
    row("no common sample", "impute=knn:1", makeData({{2, missing}, {4, missing}, {missing, 9}}),
        "2 9 | 4 9 | 3 9");
    // Root mean square: B differs from A by 2.5 in the one common sample, C by 2 in each of two.
    row("distance is a mean", "impute=knn:1", makeData({{0, missing, 2}, {0, 2.5, 2}, {missing, 100, 200}}),
        "0 0 2 | 0 2.5 2 | 200 100 200");
    row("drop missing", "drop-missing=0.5", makeData({{1, missing, missing}, {2, missing, 4}}), "1 - | 2 4");
    row("drop missing, none allowed", "drop-missing=0", makeData({{1, missing, missing}, {2, missing, 4}}),
        "1 | 2");
    row("drop constant", "drop-constant", makeData({{1, 5, missing, missing}, {1, 6, 3, missing}}), "5 | 6");
    row("top variance", "top-variance=2", makeData({{1, 5, 0, 2}, {2, 5, 9, 4}}), "0 2 | 9 4");
    row("top variance, tie", "top-variance=1", makeData({{5, 1, 2}, {5, 2, 3}}), "1 | 2");
    row("top variance, all asked", "top-variance=9", makeData({{1, 5}, {2, 5}}), "1 5 | 2 5");
    // MAD of A (0 0 0 100): 0; of B (0 1 2 3): 1.
    row("top MAD", "top-mad=1", makeData({{0, 0}, {0, 1}, {0, 2}, {100, 3}}), "0 | 1 | 2 | 3");
    row("select", "select=C,A", makeData({{1, 2, 3}}), "3 1");
    row("exclude", "exclude=B", makeData({{1, 2, 3}}), "1 3");
}

void TestSteps::byHand()
{
    QFETCH(QString, step);
    QFETCH(DatasetPtr, data);
    QTEST(table(*run(qPrintable(step), data)), "expected");
}

void TestSteps::badArguments_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             "log3",
                             "log2=2",
                             "=",
                             "scale=",
                             "floor=x",
                             "ceil=nan",
                             "scale=inf",
                             "scale=1e999",
                             "scale=1,5",
                             "zscore=both",
                             "impute=knn",
                             "impute=knn:0",
                             "impute=knn:1.5",
                             "impute=knn:-1",
                             "impute=mode",
                             "drop-missing=1.1",
                             "drop-missing=-0.1",
                             "top-variance=0",
                             "top-mad=2.5",
                             "select",
                             "exclude",
                             "keep-samples",
                             "quantile=3"})
        QTest::newRow(text[0] ? text : "empty") << QString::fromLatin1(text);
}

void TestSteps::badArguments()
{
    QFETCH(QString, text);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, StepSpec::parse(text.toStdString()));
}

void TestSteps::refusedData_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<DatasetPtr>("data");
    const auto row = [](const char* step, DatasetPtr data) {
        QTest::newRow(step) << QString::fromLatin1(step) << std::move(data);
    };
    row("log2", makeData({{1, 0}}));
    row("ln", makeData({{1, -2}}));
    row("log1p", makeData({{0, -1}}));
    row("scale=1e300", makeData({{1, 1e300}}));
    row("minmax", makeData({{-1.7e308}, {1.7e308}}));
    row("impute=mean", makeData({{1, missing}, {2, missing}}));
    row("impute=median", makeData({{1, missing}, {2, missing}}));
    row("impute=knn:1", makeData({{1, missing}, {2, missing}}));
    row("quantile", makeData({{missing, missing}}));
    row("drop-constant", makeData({{1, 2}, {1, 2}}));
    row("drop-missing=0", makeData({{missing}, {1}}));
    row("select=X,Y", makeData({{1, 2}}));
    row("exclude=A,B", makeData({{1, 2}}));
    row("keep-samples=S9", makeData({{1, 2}}));
    row("select=/", makeData({{1, 2}}));
}

void TestSteps::refusedData()
{
    QFETCH(QString, step);
    QFETCH(DatasetPtr, data);
    QVERIFY_THROWS_EXCEPTION(DataError, run(qPrintable(step), data));
}

void TestSteps::refusalNamesThePlace()
{
    DatasetParts parts = makeData({{1, 2}, {4, -0.25}})->parts();
    parts.origin.path = "chip.csv";
    try {
        run("log2", std::make_shared<const Dataset>(std::move(parts)));
        QFAIL("log2 of a negative value was not refused");
    } catch (const DataError& error) {
        QCOMPARE(
            QString::fromUtf8(error.what()),
            QStringLiteral("chip.csv: log2 of a value <= 0, sample \"S2\", feature \"B\" (\"-0.25\"); put a step "
                           "that makes values positive before it, such as floor=1."));
    }
}

void TestSteps::everyStepIsDescribed()
{
    QStringList order;
    for (const StepDescription& description : stepDescriptions()) {
        order << QString::fromStdString(description.name);
        QVERIFY(!description.title.empty() && !description.help.empty());
        QVERIFY(description.byDefault.empty() || !description.argument.empty());
    }
    QCOMPARE(order.join(QLatin1Char(' ')),
             QStringLiteral("log2 log1p ln zscore center quantile minmax scale floor ceil impute drop-missing "
                            "drop-constant top-variance top-mad select exclude keep-samples"));
}

void TestSteps::defaultsApplyWhenTheArgumentIsOmitted()
{
    const DatasetPtr data = makeData({{1, 2}, {3, missing}});
    for (const StepDescription& description : stepDescriptions()) {
        if (description.byDefault.empty())
            continue;
        const auto bare = fitStep({description.name, ""}, *data);
        const auto full = fitStep({description.name, description.byDefault}, *data);
        QVERIFY(bare->toJson() == full->toJson());
    }
}

void TestSteps::namedFeatures()
{
    const DatasetPtr data = renamed(makeData({{1, 2, 3, 4}}), {"ACTB", "a,b", "ACTB", "TP53"});
    QCOMPARE(names(*run("select=TP53,ACTB", data)), QStringLiteral("TP53,ACTB,ACTB"));
    QCOMPARE(table(*run("select=\"a,b\",ACTB,ACTB", data)), QStringLiteral("2 1 3"));
    QCOMPARE(table(*run("exclude=ACTB", data)), QStringLiteral("2 4"));
    const DatasetPtr partly = run("select=TP53,NONE1,NONE2", data);
    QCOMPARE(table(*partly), QStringLiteral("4"));
    QCOMPARE(partly->issues().size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(sentence(partly->issues().front())),
             QStringLiteral("step select: 2 names are not among the features (\"NONE1, NONE2\")."));
}

void TestSteps::namesFromAFile()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("genes, mine.txt")).toStdString();
    std::ofstream(path) << "\xef\xbb\xbf"
                        << "C\tcytokine\r\n\r\nA\r\n";
    const DatasetPtr data = makeData({{1, 2, 3}});
    QCOMPARE(table(*run(("select=" + path).c_str(), data)), QStringLiteral("3 1"));
    QCOMPARE(table(*run(("exclude=" + path).c_str(), data)), QStringLiteral("2"));
    std::ofstream(path) << "\n";
    QVERIFY_THROWS_EXCEPTION(DataError, run(("select=" + path).c_str(), data));
    std::ofstream(path) << std::string("A\0B", 3);
    QVERIFY_THROWS_EXCEPTION(DataError, run(("select=" + path).c_str(), data));
}

void TestSteps::keptSamples()
{
    DatasetParts parts = makeData({{1}, {2}, {3}, {4}})->parts();
    parts.labelFields = {LabelField::categorical("set", {"train", "test", "train", ""}),
                         LabelField::categorical("set:x", {"p", "q,r", "q", "q"}),
                         LabelField::numeric("age", {40, 41.5, 40, 7})};
    const DatasetPtr data = std::make_shared<const Dataset>(std::move(parts));
    const DatasetPtr train = run("keep-samples=set:train", data);
    QCOMPARE(table(*train), QStringLiteral("1 | 3"));
    QCOMPARE(train->labelFields().front().counts(), (std::vector<int>{2, 0}));
    QCOMPARE(table(*run("keep-samples=age:41.5", data)), QStringLiteral("2"));
    QCOMPARE(table(*run("keep-samples=age:41.5,7", data)), QStringLiteral("2 | 4"));
    QCOMPARE(table(*run("keep-samples=S4,S1", data)), QStringLiteral("1 | 4"));
    QCOMPARE(table(*run("keep-samples=set:x:q,r", data)),
             QStringLiteral("2"));  // a class with a comma in its name
    QCOMPARE(table(*run("keep-samples=set:x:p,q", data)), QStringLiteral("1 | 3 | 4"));
    QVERIFY_THROWS_EXCEPTION(DataError, run("keep-samples=set:valid", data));
    QVERIFY(selectsSamples(StepSpec::parse("keep-samples=S1")));
    QVERIFY(!selectsSamples(StepSpec::parse("select=A")));
}

void TestSteps::keptSamplesOnOtherData()
{
    DatasetParts parts = makeData({{1}, {2}})->parts();
    parts.labelFields = {LabelField::categorical("set", {"train", "test"})};
    const auto step = fitStep(StepSpec::parse("keep-samples=set:train"), Dataset(std::move(parts)));
    const DatasetPtr other = step->apply(*makeData({{5}, {6}, {7}}));
    QCOMPARE(other->samples(), Index(3));
    QCOMPARE(other->issues().size(), std::size_t(1));
}

void TestSteps::newSamplesTakeWhatWasLearnt()
{
    const DatasetPtr data = makeData({{1, 10}, {3, 20}}), fresh = makeData({{5, missing}});
    const auto apply = [&](const char* step) {
        return table(*applySteps(fresh, preprocess(data, {StepSpec::parse(step)}).steps));
    };
    QCOMPARE(apply("zscore"), QStringLiteral("3 -"));
    QCOMPARE(apply("center"), QStringLiteral("3 -"));
    QCOMPARE(apply("minmax"), QStringLiteral("2 -"));
    QCOMPARE(apply("impute=mean"), QStringLiteral("5 15"));
    QCOMPARE(apply("impute=knn:1"), QStringLiteral("5 5"));  // the nearest feature that has a value in this sample
    QCOMPARE(apply("top-variance=1"), QStringLiteral("-"));
    QCOMPARE(apply("quantile"), QStringLiteral("8.5 -"));  // the middle of the target 2, 15
}

void TestSteps::featuresAreFoundByNameAndOccurrence()
{
    const DatasetPtr data = renamed(makeData({{1, 10, 100}, {3, 30, 301}}), {"X", "Y", "X"});
    const DatasetPtr other = renamed(makeData({{0, 3, 30, 301}}), {"Z", "X", "Y", "X"});
    const DatasetPtr swapped = renamed(makeData({{30, 3, 301}}), {"Y", "X", "X"});
    const auto zscore = fitStep({"zscore", ""}, *data);
    QCOMPARE(table(*zscore->apply(*other)), QStringLiteral("1 1 1"));
    QCOMPARE(names(*zscore->apply(*other)), QStringLiteral("X,Y,X"));
    QCOMPARE(table(*zscore->apply(*swapped)), QStringLiteral("1 1 1"));
    // The second X is the one with the largest variance.
    const auto top = fitStep({"top-variance", "1"}, *data);
    QCOMPARE(table(*top->apply(*swapped)), QStringLiteral("301"));
    QCOMPARE(table(*fittedStepFromJson(top->toJson())->apply(*swapped)), QStringLiteral("301"));
    const auto both = fitStep({"impute", "median"}, *data);
    QCOMPARE(names(*both->apply(*other)), QStringLiteral("X,Y,X"));
}

void TestSteps::absentFeatureIsNamed()
{
    const DatasetPtr data = makeData({{1, 2}, {3, 5}});
    for (const char* step : {"zscore", "quantile", "impute=mean", "impute=knn:1", "top-variance=2", "select=B"}) {
        const auto fitted = fitStep(StepSpec::parse(step), *data);
        try {
            fitted->apply(*renamed(data, {"A", "other"}));
            QFAIL(step);
        } catch (const DataError& error) {
            QCOMPARE(QString::fromStdString(error.issue().text), QStringLiteral("B"));
        }
    }
    const auto twice = fitStep({"zscore", ""}, *renamed(data, {"A", "A"}));
    QVERIFY_THROWS_EXCEPTION(DataError, twice->apply(*data));
}

void TestSteps::jsonGivesTheSameStep_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"log2",          "log1p",           "ln",
                             "zscore",        "zscore=sample",   "center",
                             "quantile",      "minmax",          "scale=0.3",
                             "floor=4",       "ceil=5",          "impute=median",
                             "impute=mean",   "impute=knn:3",    "drop-missing=0.1",
                             "drop-constant", "top-variance=7",  "top-mad=7",
                             "select=g3,g1",  "exclude=g3,none", "keep-samples=s1,s3"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

void TestSteps::jsonGivesTheSameStep()
{
    QFETCH(QString, step);
    const DatasetPtr data = randomData(12, 30, 0.1, 5), fresh = randomData(4, 30, 0.1, 6);
    const auto fitted = fitStep(StepSpec::parse(step.toStdString()), *data);
    const auto again = fittedStepFromJson(nlohmann::json::parse(fitted->toJson().dump()));
    QVERIFY(again->spec() == fitted->spec());
    QVERIFY(sameBits(*again->apply(*data), *fitted->apply(*data)));
    QVERIFY(sameBits(*again->apply(*fresh), *fitted->apply(*fresh)));
    QVERIFY(again->toJson() == fitted->toJson());
}

void TestSteps::damagedJsonIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("list") << QByteArray("[1]");
    QTest::newRow("empty") << QByteArray("{}");
    QTest::newRow("no step") << QByteArray(R"({"step": 5})");
    QTest::newRow("unknown step") << QByteArray(R"({"step": "log3"})");
    QTest::newRow("bad argument") << QByteArray(R"({"step": "scale", "argument": "x"})");
    QTest::newRow("argument is a number") << QByteArray(R"({"step": "scale", "argument": 3})");
    QTest::newRow("nothing learnt") << QByteArray(R"({"step": "zscore"})");
    QTest::newRow("lengths differ") << QByteArray(
        R"({"step": "zscore", "features": ["A"], "offsets": [1, 2], "divisors": [1]})");
    QTest::newRow("text for a number") << QByteArray(
        R"({"step": "zscore", "features": ["A"], "offsets": ["x"], "divisors": [1]})");
    QTest::newRow("no divisor") << QByteArray(
        R"({"step": "zscore", "features": ["A"], "offsets": [1], "divisors": [null]})");
    QTest::newRow("number for a name") << QByteArray(
        R"({"step": "zscore", "features": [1], "offsets": [1], "divisors": [1]})");
    QTest::newRow("bad occurrences") << QByteArray(
        R"({"step": "drop-constant", "features": ["A"], "occurrences": [-1]})");
    QTest::newRow("no fill") << QByteArray(
        R"({"step": "impute", "argument": "mean", "features": ["A"], "fills": [null]})");
    QTest::newRow("ragged") << QByteArray(
        R"({"step": "impute", "argument": "knn:1", "features": ["A","B"], "learnt": [[1,2],[3]]})");
    QTest::newRow("unordered target") << QByteArray(
        R"({"step": "quantile", "features": ["A","B"], "target": [2, 1]})");
    QTest::newRow("missing in target") << QByteArray(
        R"({"step": "quantile", "features": ["A","B"], "target": [null, 1]})");
    QTest::newRow("field is a number") << QByteArray(
        R"({"step": "keep-samples", "argument": "a", "texts": [], "field": 1})");
}

void TestSteps::damagedJsonIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fittedStepFromJson(nlohmann::json::parse(text.toStdString())));
}

void TestSteps::repeatingChangesNothing_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"zscore", "zscore=sample", "center", "quantile", "minmax", "floor=4.9", "ceil=5",
                             "impute=median", "impute=mean", "impute=knn:3", "drop-missing=0.1", "drop-constant",
                             "top-variance=7", "top-mad=7", "select=g3,g1", "keep-samples=s1,s3"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

void TestSteps::repeatingChangesNothing()
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

void TestSteps::missingValuesPass_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"log2", "log1p", "ln", "zscore", "zscore=sample", "center", "quantile", "minmax",
                             "scale=2", "floor=4.9", "ceil=5"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

void TestSteps::missingValuesPass()
{
    QFETCH(QString, step);
    const DatasetPtr data = randomData(12, 30, 0.3, 8), result = run(qPrintable(step), data);
    for (Index l = 0; l < data->features(); ++l)
        for (Index i = 0; i < data->samples(); ++i)
            QCOMPARE(result->isMissing(i, l), data->isMissing(i, l));
}

void TestSteps::zscoreHasMeanZeroAndDeviationOne()
{
    const DatasetPtr result = run("zscore", randomData(40, 25, 0, 2));
    for (Index l = 0; l < result->features(); ++l) {
        const auto column = result->values().map().col(l);
        QVERIFY(std::abs(column.mean()) < tolerance::exactFormula);
        QVERIFY(std::abs(column.squaredNorm() / 40 - 1) < tolerance::exactFormula);
    }
}

void TestSteps::zscoreIgnoresShiftAndScale()
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

void TestSteps::quantileGivesEverySampleTheSameValues()
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

void TestSteps::extremeValuesStayFinite_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"zscore", "zscore=sample", "center", "quantile", "impute=median", "impute=mean",
                             "impute=knn:2", "drop-constant", "top-variance=3", "top-mad=3", "floor=0"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

void TestSteps::extremeValuesStayFinite()
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

void TestSteps::oneSampleGoesThrough_data()
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

void TestSteps::oneSampleGoesThrough()
{
    QFETCH(QString, step);
    QTEST(table(*run(qPrintable(step), makeData({{3, 1}}))), "expected");
}

void TestSteps::cancelling()
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

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_steps.moc"
