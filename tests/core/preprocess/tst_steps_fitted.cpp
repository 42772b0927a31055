// SPDX-License-Identifier: GPL-3.0-or-later
// Selections of steps by name, and fitted steps applied to other samples and written to files.
#include "core/preprocess/cell_origins.h"
#include "tests/core/preprocess/step_data.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Places = std::vector<std::vector<Index>>;

class TestFittedSteps : public QObject
{
    Q_OBJECT

private slots:
    void namedFeatures();
    void aLabelIsNoFeatureAlready();
    void namesFromAFile();
    void keptSamples();
    void keptSamplesOnOtherData();
    void shuffledLabelsAreAPermutation();
    void newSamplesTakeWhatWasLearnt();
    void featuresAreFoundByNameAndOccurrence();
    void absentFeatureIsNamed();
    void jsonGivesTheSameStep_data();
    void jsonGivesTheSameStep();
    void damagedJsonIsRefused_data();
    void damagedJsonIsRefused();
    void keptCellsAreFollowed();
    void filledCellsAreFollowed();
};

void TestFittedSteps::namedFeatures()
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

// A copied command leaves out the attribute it takes for the label, and warned that there is none.
void TestFittedSteps::aLabelIsNoFeatureAlready()
{
    DatasetParts parts = renamed(makeData({{1, 2}, {3, 4}}), {"ACTB", "TP53"})->parts();
    LabelField field;
    field.name = "Sex";
    field.classes = {"f", "m"};
    field.codes = {0, 1};
    parts.labelFields = {field};
    const auto data = std::make_shared<const Dataset>(std::move(parts));
    QCOMPARE(names(*run("exclude=Sex,TP53", data)), QStringLiteral("ACTB"));
    QVERIFY(run("exclude=Sex", data)->issues().empty());
    QCOMPARE(run("exclude=Sex,NONE", data)->issues().size(), std::size_t(1));
}

void TestFittedSteps::namesFromAFile()
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

void TestFittedSteps::keptSamples()
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
    QVERIFY(isForFittedSamples(StepSpec::parse("keep-samples=S1")));
    QCOMPARE(table(*run("drop-samples=S4,S1", data)), QStringLiteral("2 | 3"));
    QCOMPARE(table(*run("drop-samples=set:x:p,q", data)), QStringLiteral("2"));
    QVERIFY_THROWS_EXCEPTION(DataError, run("drop-samples=S1,S2,S3,S4", data));
    QVERIFY_THROWS_EXCEPTION(DataError, run("drop-samples=nobody", data));
    QVERIFY(isForFittedSamples(StepSpec::parse("drop-samples=S1")));
    QVERIFY(!isForFittedSamples(StepSpec::parse("select=A")));
}

void TestFittedSteps::keptSamplesOnOtherData()
{
    DatasetParts parts = makeData({{1}, {2}})->parts();
    parts.labelFields = {LabelField::categorical("set", {"train", "test"})};
    const auto step = fitStep(StepSpec::parse("keep-samples=set:train"), Dataset(std::move(parts)));
    const DatasetPtr other = step->apply(*makeData({{5}, {6}, {7}}));
    QCOMPARE(other->samples(), Index(3));
    QCOMPARE(other->issues().size(), std::size_t(1));
}

void TestFittedSteps::shuffledLabelsAreAPermutation()
{
    DatasetParts parts = makeData({{1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}})->parts();
    parts.labelFields = {LabelField::categorical("set", {"a", "b", "", "a", "b", "a", "c", "c"}),
                         LabelField::numeric("age", {1, 2, 3, missing, 5, 6, 7, 8})};
    const DatasetPtr data = std::make_shared<const Dataset>(std::move(parts));
    const DatasetPtr once = run("shuffle-labels", data), other = run("shuffle-labels=2", data);
    const auto codes = [](const DatasetPtr& each) { return each->labelFields()[0].codes; };
    const auto numbers = [](const DatasetPtr& each) { return each->labelFields()[1].numbers; };
    QVERIFY(codes(once) != codes(data) && codes(other) != codes(once));
    QCOMPARE(codes(run("shuffle-labels=1", data)), codes(once));
    QCOMPARE(once->labelFields()[0].counts(), data->labelFields()[0].counts());
    QCOMPARE(codes(once)[2], -1);
    QVERIFY(std::isnan(numbers(once)[3]));
    std::vector<double> sorted = numbers(once);
    sorted.erase(sorted.begin() + 3);
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(sorted, (std::vector<double>{1, 2, 3, 5, 6, 7, 8}));
    QCOMPARE(table(*once), table(*data));
    const StepSpec spec = StepSpec::parse("shuffle-labels=2");
    QVERIFY(isForFittedSamples(spec) && shufflesLabels(spec));
    QCOMPARE(codes(fittedStepFromJson(fitStep(spec, *data)->toJson())->apply(*data)), codes(other));
    QVERIFY_THROWS_EXCEPTION(DataError, run("shuffle-labels", makeData({{1}})));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, StepSpec::parse("shuffle-labels=0"));
}

void TestFittedSteps::newSamplesTakeWhatWasLearnt()
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

void TestFittedSteps::featuresAreFoundByNameAndOccurrence()
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

void TestFittedSteps::absentFeatureIsNamed()
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

void TestFittedSteps::jsonGivesTheSameStep_data()
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

void TestFittedSteps::jsonGivesTheSameStep()
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

void TestFittedSteps::damagedJsonIsRefused_data()
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

void TestFittedSteps::damagedJsonIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fittedStepFromJson(nlohmann::json::parse(text.toStdString())));
}

/// Features and samples of the same name are distinguished by their place.
void TestFittedSteps::keptCellsAreFollowed()
{
    DatasetParts parts = makeData({{1, 9, 5, 3, 4}, {2, 9, 5, missing, 8}, {4, 9, 6, 1, 0}})->parts();
    parts.sampleNames = {"a", "b", "a"};
    parts.featureNames = {"X", "X", "Y", "Z", "Y"};
    parts.labelFields = {LabelField::categorical("kind", {"one", "two", "two"})};
    const auto data = std::make_shared<const Dataset>(std::move(parts));
    const Preprocessed done = preprocess(data, {StepSpec::parse("drop-samples=kind:one"),
                                                StepSpec::parse("impute=mean"), StepSpec::parse("drop-constant"),
                                                StepSpec::parse("zscore"), StepSpec::parse("select=Y,X")});
    QCOMPARE(names(*done.data), QStringLiteral("Y,Y,X"));
    const CellOrigins kept = cellOrigins(*data, done.steps);
    QCOMPARE(kept.samples, (std::vector<Index>{1, 2}));
    QCOMPARE(kept.features, (Places{{2}, {4}, {0}}));
    const CellOrigins all = cellOrigins(*data, {});
    QCOMPARE(all.samples, (std::vector<Index>{0, 1, 2}));
    QCOMPARE(all.features, (Places{{0}, {1}, {2}, {3}, {4}}));
    // A feature made of several has no single index.
    DatasetParts probes = makeData({{1, 2, 3}, {4, 6, 5}})->parts();
    probes.annotations = {{"symbol", {"G1", "G2", "G1"}}};
    const auto arrays = std::make_shared<const Dataset>(std::move(probes));
    const auto genesOf = [&](const char* step) {
        return cellOrigins(*arrays, preprocess(arrays, {StepSpec::parse(step)}).steps);
    };
    const CellOrigins means = genesOf("symbols=@symbol,mean");
    QCOMPARE(means.features, (Places{{0, 2}, {1}}));
    QCOMPARE(means.place(0), Index{-1});
    QCOMPARE(means.place(1), Index{1});
    QCOMPARE(genesOf("symbols=@symbol").features, (Places{{0}, {1}}));
}

/// Which cells of the means of three probes hold a value that was filled: the order matters, because a
/// mean of the values that are there needs none.
void TestFittedSteps::filledCellsAreFollowed()
{
    DatasetParts parts = makeData({{1, missing, 3, 7}, {missing, missing, 4, 8}, {4, 6, 5, 9}})->parts();
    parts.annotations = {{"symbol", {"G1", "G1", "G1", "G2"}}};
    parts.featureNames = {"a", "b", "c", "d"};
    const auto data = std::make_shared<const Dataset>(std::move(parts));
    const auto filled = [&](const std::vector<const char*>& texts) {
        std::vector<StepSpec> steps;
        for (const char* text : texts)
            steps.push_back(StepSpec::parse(text));
        const Preprocessed done = preprocess(data, steps);
        const CellOrigins kept = cellOrigins(*data, done.steps);
        QString cells;
        for (Index l = 0; l < done.data->features(); ++l)
            for (Index i = 0; i < done.data->samples(); ++i) {
                const bool isFilled = kept.isFilled(*data, i, l);
                cells += isFilled ? QLatin1Char('x') : QLatin1Char('.');
                if (isFilled && !kept.mayBeFilled(*data, l))
                    cells += QLatin1Char('!');
            }
        return cells;
    };
    QCOMPARE(filled({}), QStringLiteral("............"));
    QCOMPARE(filled({"impute=mean"}), QStringLiteral(".x.xx......."));
    QCOMPARE(filled({"symbols=@symbol,mean"}), QStringLiteral("......"));
    QCOMPARE(filled({"impute=mean", "symbols=@symbol,mean"}), QStringLiteral("xx...."));
    QCOMPARE(filled({"symbols=@symbol,mean", "impute=mean"}), QStringLiteral("......"));
    QCOMPARE(filled({"exclude=c", "symbols=@symbol,mean", "impute=mean"}), QStringLiteral(".x...."));
    QCOMPARE(filled({"drop-samples=S1", "impute=mean", "select=b,d", "symbols=@symbol,mean"}),
             QStringLiteral("x..."));
}

QTEST_GUILESS_MAIN(TestFittedSteps)
#include "tst_steps_fitted.moc"
