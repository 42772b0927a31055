// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/session/json_document.h"
#include "core/session/result_text.h"
#include "tests/core/support/little_memory.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <cmath>
#include <limits>

using namespace fuzzylens;

class TestResultJson : public QObject
{
    Q_OBJECT

private slots:
    void holdsTheAgreedKeys();
    void leavesOutWhatDoesNotApply();
    void readsBackExactly();
    void readsBackEveryNamedResult();
    void readsBackVerdicts();
    void readsOlderKeys();
    void refusesImpossibleVerdicts_data();
    void refusesImpossibleVerdicts();
    void readsBackNumbersAsTarget();
    void readsParametersInTheirKind();
    void keepsTheClassesOfTheField();
    void refusesNumbersThatAreNotFinite();
    void textIsThatOfOneDocument();
    void longResultIsWrittenInLittleMemory();
    void refusesDamage_data();
    void refusesDamage();
    void namesThePlaceOfASyntaxError();
};

namespace {

NamesPtr names(std::vector<std::string> texts)
{
    return std::make_shared<const std::vector<std::string>>(std::move(texts));
}

/// Three samples, two features, two clusters, two classes, the last sample unlabelled.
Result example()
{
    Result result;
    result.command = "fuzzylens-cli fit sfp 'it''s.csv' --seed 7";
    result.inputPath = "data/it's.csv";
    result.inputSha256 = std::string(64, 'a');
    result.steps = {StepSpec::parse("log2"), StepSpec::parse("top-variance=2")};
    result.method = "sfp";
    result.parameters.set("alpha", 0.1);
    result.parameters.set("gamma", 1.0);
    result.parameters.set("clusters", std::int64_t{2});
    result.parameters.set("seed", std::int64_t{7});
    result.parameters.set("loss", std::string("logloss"));
    result.parameters.set("polish", true);
    result.samples = names({"s1", "s \"2\"", "größe"});
    result.features = names({"g", "g"});
    result.target = {Target::Kind::Classes, "kind", {"ALL", "AML"}, {0, 1, -1}, {}};
    Outcome& outcome = result.outcome;
    outcome.memberships.resize(3, 2);
    outcome.memberships << 1.0 / 3, 2.0 / 3, 0.1, 0.9, 1 - 1e-17, 5e-324;
    outcome.featureWeights.resize(2, 2);
    outcome.featureWeights << 0.25, 0.75, 1e-300, 1;
    outcome.centers.resize(2, 2);
    outcome.centers << -0.0, 1.5, 1e308, -2.2250738585072014e-308;
    outcome.labelPrototypes.resize(2, 2);
    outcome.labelPrototypes << 0.9, 0.1, 0.2, 0.8;
    outcome.embedding.resize(3, 2);
    outcome.embedding << 1, 2, 3, 4, 5, 0.1 + 0.2;
    outcome.embeddingTraining = outcome.embedding * 1.1;
    outcome.embeddingAxes = {"distance to 0", "distance to 1"};
    outcome.assigned = {1, 1, 0};
    outcome.predictedClass = {0, 1, 1};
    outcome.classProbabilities = outcome.memberships;
    outcome.objective = {3.5, 2.25};
    outcome.objectiveTerms = {{"distance", {3, 2}},
                              {"label", {1, 0.5}},
                              {"membership_entropy", {-0.25, -0.125}},
                              {"weight_entropy", {-0.25, -0.125}}};
    outcome.stopped = Stopped::Converged;
    outcome.iterations = 2;
    outcome.restart = 4;
    outcome.warnings = {{"empty-cluster", "a cluster was empty"},
                        {"in-parts", message("the graph of %2 %1", message("has %1 connected components", 3),
                                             std::string("%1 \xce\xb1"))}};
    outcome.instructionSet = "x86-64";
    result.metrics = {{"training_accuracy", 1.0}, {"effective_features_0", 1.7}};
    return result;
}

}  // namespace

void TestResultJson::holdsTheAgreedKeys()
{
    const Json json = Json::parse(toJson(example()));
    QCOMPARE(json["format"].get<std::string>(), std::string("fuzzylens-result"));
    QCOMPARE(json["version"].get<int>(), 1);
    for (const char* key : {"command",
                            "input",
                            "steps",
                            "method",
                            "parameters",
                            "seed",
                            "stopped",
                            "iterations",
                            "objective",
                            "objective_terms",
                            "samples",
                            "features",
                            "classes",
                            "memberships",
                            "centers",
                            "feature_weights",
                            "label_prototypes",
                            "embedding",
                            "embedding_axes",
                            "embedding_training",
                            "assigned",
                            "predicted",
                            "metrics",
                            "warnings",
                            "instruction_set"})
        QVERIFY2(json.contains(key), key);
    QCOMPARE(json["input"]["path"].get<std::string>(), std::string("data/it's.csv"));
    QCOMPARE(json["input"]["sha256"].get<std::string>().size(), std::size_t{64});
    QCOMPARE(json["steps"], (Json{"log2", "top-variance=2"}));
    QCOMPARE(json["stopped"].get<std::string>(), std::string("converged"));
    QCOMPARE(json["seed"].get<int>(), 7);
    QCOMPARE(json["predicted"], (Json{"ALL", "AML", "AML"}));
    QCOMPARE(json["classes"], (Json{"ALL", "AML"}));
    QCOMPARE(json["memberships"].size(), std::size_t{3});
    QCOMPARE(json["centers"].size(), std::size_t{2});
    for (const char* term : {"distance", "label", "membership_entropy", "weight_entropy"})
        QCOMPARE(json["objective_terms"][term].size(), std::size_t{2});
}

void TestResultJson::leavesOutWhatDoesNotApply()
{
    Result result;
    result.method = "pca";
    result.samples = names({"a", "b"});
    result.features = names({"x"});
    result.outcome.embedding = Eigen::MatrixXd::Ones(2, 1);
    const Json json = Json::parse(toJson(result));
    for (const char* key :
         {"seed", "objective", "objective_terms", "classes", "labels", "memberships", "centers", "feature_weights",
          "label_prototypes", "embedding_training", "assigned", "predicted", "probes", "eigenvalues"})
        QVERIFY2(!json.contains(key), key);
    QVERIFY(!json["input"].contains("sha256"));
    QVERIFY(json.contains("embedding"));
    const Result again = resultFromJson(toJson(result), "r.json");
    QCOMPARE(again.target.kind, Target::Kind::None);
    QCOMPARE(again.outcome.memberships.size(), Index{0});
}

void TestResultJson::readsBackExactly()
{
    const Result result = example();
    const std::string text = toJson(result);
    const Result again = resultFromJson(text, "r.json");
    QCOMPARE(toJson(again), text);
    QVERIFY(again.parameters == result.parameters);
    QVERIFY(again.steps == result.steps);
    QVERIFY(*again.samples == *result.samples);
    QVERIFY(again.target.classOf == result.target.classOf);
    QCOMPARE(again.target.name, result.target.name);
    QVERIFY(again.outcome.memberships == result.outcome.memberships);
    QVERIFY(again.outcome.centers == result.outcome.centers);
    QVERIFY(std::signbit(again.outcome.centers(0, 0)));
    QVERIFY(again.outcome.embedding == result.outcome.embedding);
    QVERIFY(again.outcome.predictedClass == result.outcome.predictedClass);
    QCOMPARE(again.outcome.restart, 4);
    QCOMPARE(again.outcome.objectiveTerms.size(), std::size_t{4});
    QCOMPARE(again.outcome.objectiveTerms[1].name, std::string("label"));
    QCOMPARE(again.outcome.warnings[0].id, std::string("empty-cluster"));
    QCOMPARE(again.outcome.warnings.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i)
        QVERIFY(again.outcome.warnings[i].text == result.outcome.warnings[i].text);
    QCOMPARE(Json::parse(toJson(result))["warnings"][1]["text"].get<std::string>(),
             std::string("the graph of %1 \xce\xb1 has 3 connected components"));
    QVERIFY(again.metrics == result.metrics);
}

void TestResultJson::readsBackEveryNamedResult()
{
    Result result = example();
    Outcome& outcome = result.outcome;
    outcome.membershipsLabelFree = outcome.memberships;
    outcome.repaired = {0, 1, 0};
    outcome.embeddingCenters = Eigen::MatrixXd::Identity(2, 2);
    outcome.featureFactors = Eigen::Vector2d(1, -2);
    outcome.projection = Eigen::MatrixXd::Constant(2, 2, 0.1);
    outcome.projectionOffset = Eigen::RowVector2d(0.5, -0.5);
    outcome.probes = {2, 0};
    outcome.eigenvalues = {0, 0.5};
    outcome.graph = {{0, 2, 0.25}, {1, 2, 1}};
    outcome.annealing = {{2.5, 1, 0.5, 10, 4, {0, 2}}, {1.25, 1, 0.5, 10, 0, {1}}};
    const std::string text = toJson(result);
    const Json json = Json::parse(text);
    visitResults(outcome, [&json](const char* key, const auto&...) { QVERIFY2(json.contains(key), key); });
    QCOMPARE(toJson(resultFromJson(text, "r.json")), text);
}

void TestResultJson::readsBackVerdicts()
{
    Result result = example();
    Verdict verdict;
    verdict.protocol = message("stratified %1-fold cross-validation", 10);
    verdict.accuracy = ValidatedAccuracy{1, 2, wilsonInterval(1, 2), 0.5, {0, 0, -1}};
    verdict.test.observed = 1;
    verdict.test.permuted = {2, 0, 1};
    verdict.isComplete = true;
    result.verdict = verdict;
    const Json json = Json::parse(toJson(result))["permutation"];
    QCOMPARE(json["p"].get<double>(), 0.75);
    QCOMPARE(json["largest_class"].get<int>(), 1);
    QCOMPARE(json["text"].get<std::string>(), verdictText(verdict).text());
    QVERIFY(json["predicted"] == Json::parse(R"(["ALL", "ALL", null])"));
    QVERIFY(json["permuted_correct"] == Json::parse("[2, 0, 1]"));
    Result again = resultFromJson(toJson(result), "r.json");
    QCOMPARE(toJson(again), toJson(result));
    QVERIFY(again.verdict->accuracy->predictedClass == verdict.accuracy->predictedClass);

    verdict.accuracy.reset();
    verdict.test = {0.25, std::vector<double>(20, 0.5), true};
    verdict.stability = 0.875;
    result.verdict = verdict;
    again = resultFromJson(toJson(result), "r.json");
    QCOMPARE(toJson(again), toJson(result));
    QCOMPARE(again.verdict->stability, verdict.stability);
    QVERIFY(again.verdict->test.isStoppedEarly && again.verdict->test.permuted == verdict.test.permuted);
    QVERIFY(!again.verdict->accuracy);
}

/// The names that keys had in development versions before 0.1.0.
void TestResultJson::readsOlderKeys()
{
    Result result = example();
    result.outcome.traces = {{"clusters", std::vector<double>(result.outcome.objective.size(), 2)}};
    Json json = Json::parse(toJson(result));
    json["courses"] = json["traces"];
    json.erase("traces");
    json["verdict"] =
        Json::parse(R"({"protocol": "leave-one-out", "statistic": "correct", "observed": 1, "samples": 2,
        "interval": [0.1, 0.9], "largest_class_share": 0.5, "predicted": ["ALL", "ALL", null], "permuted": [2, 0, 1],
        "p_value": 0.75, "stopped_early": false})");
    const Result read = resultFromJson(json.dump(), "r.json");
    QCOMPARE(read.outcome.traces.size(), std::size_t{1});
    QVERIFY(read.verdict && read.verdict->accuracy);
    QCOMPARE(read.verdict->accuracy->correct, 1);
    QCOMPARE(read.verdict->accuracy->total, 2);
    QCOMPARE(read.verdict->accuracy->largestClassShare, 0.5);
    QCOMPARE(read.verdict->test.pValue(), 0.75);

    json["verdict"] = Json::parse(R"({"protocol": "restarts", "statistic": "adjusted_rand_index", "observed": 0.25,
        "permuted": [0.5, 0, 0], "p_value": 0.5, "stopped_early": false, "stability": 0.875})");
    const Result clusters = resultFromJson(json.dump(), "r.json");
    QVERIFY(clusters.verdict && !clusters.verdict->accuracy);
    QCOMPARE(clusters.verdict->test.observed, 0.25);
    QCOMPARE(clusters.verdict->stability, std::optional<double>(0.875));
    json["verdict"]["statistic"] = "speed";
    QVERIFY_THROWS_EXCEPTION(DataError, resultFromJson(json.dump(), "r.json"));
}

void TestResultJson::refusesImpossibleVerdicts_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("fraction") << "correct"
                              << "0.5";
    QTest::newRow("more than all") << "correct"
                                   << "3";
    QTest::newRow("other samples") << "total"
                                   << "3";
    QTest::newRow("other predictions") << "predicted"
                                       << R"(["AML", "ALL", null])";
    QTest::newRow("impossible permutation") << "permuted_correct"
                                            << "[1e300]";
    QTest::newRow("no permutation") << "permuted_correct"
                                    << "[]";
    QTest::newRow("stopped without hits") << "stopped_early"
                                          << "true";
    QTest::newRow("no predictions") << "predicted"
                                    << "[]";
    QTest::newRow("impossible share") << "largest_class"
                                      << "17";
}

void TestResultJson::refusesImpossibleVerdicts()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    Result result = example();
    Verdict verdict;
    verdict.protocol = message("stratified %1-fold cross-validation", 10);
    verdict.accuracy = ValidatedAccuracy{1, 2, wilsonInterval(1, 2), 0.5, {0, 0, -1}};
    verdict.test.observed = 1;
    verdict.test.permuted = {0, 0, 0};
    verdict.isComplete = true;
    result.verdict = verdict;
    Json json = Json::parse(toJson(result));
    json["permutation"][key.toStdString()] = Json::parse(value.toStdString());
    QVERIFY_THROWS_EXCEPTION(DataError, resultFromJson(json.dump(), "r.json"));
}

void TestResultJson::readsBackNumbersAsTarget()
{
    Result result = example();
    result.target = {Target::Kind::Numbers, "age", {}, {}, {1.5, std::numeric_limits<double>::quiet_NaN(), 3}};
    result.outcome.predictedClass.clear();
    result.outcome.predictedNumber = {1.25, 2, 3};
    result.outcome.classProbabilities.resize(0, 0);
    const Result again = resultFromJson(toJson(result), "r.json");
    QCOMPARE(again.target.kind, Target::Kind::Numbers);
    QCOMPARE(again.target.numbers[0], 1.5);
    QVERIFY(std::isnan(again.target.numbers[1]));
    QVERIFY(again.outcome.predictedNumber == result.outcome.predictedNumber);
    QVERIFY(!Json::parse(toJson(result)).contains("classes"));
}

/// Other programs write 9 for 9.0 and 2.0 for 2.
void TestResultJson::readsParametersInTheirKind()
{
    Json json = Json::parse(toJson(example()));
    json["parameters"] = Json::parse(R"({"alpha":9,"clusters":2.0,"loss":"logloss","unknown":3})");
    const Parameters read = resultFromJson(json.dump(), "r.json").parameters;
    QCOMPARE(read.real("alpha"), 9.0);
    QCOMPARE(read.integer("clusters"), std::int64_t{2});
    QCOMPARE(read.text("loss"), std::string("logloss"));
    QCOMPARE(read.integer("unknown"), std::int64_t{3});
    json["method"] = "method of tomorrow";
    QCOMPARE(resultFromJson(json.dump(), "r.json").parameters.integer("alpha"), std::int64_t{9});
}

void TestResultJson::keepsTheClassesOfTheField()
{
    Result result = example();
    result.fieldClasses = {"CLL", "ALL", "AML"};
    const std::string text = toJson(result);
    QCOMPARE(Json::parse(text)["label_classes"], (Json{"CLL", "ALL", "AML"}));
    QVERIFY(resultFromJson(text, "r.json").fieldClasses == result.fieldClasses);
    result.fieldClasses = result.target.classNames;
    QVERIFY(!Json::parse(toJson(result)).contains("label_classes"));
    QVERIFY(resultFromJson(toJson(result), "r.json").fieldClasses == result.target.classNames);
}

void TestResultJson::refusesNumbersThatAreNotFinite()
{
    Result result = example();
    result.outcome.centers(0, 0) = std::numeric_limits<double>::infinity();
    QVERIFY_THROWS_EXCEPTION(std::logic_error, toJson(result));
}

void TestResultJson::textIsThatOfOneDocument()
{
    Result result = example();
    result.outcome.traces = {{"violated_pairs", {3, 1}}};
    result.outcome.graph = {{0, 2, 0.25}, {1, 2, 1}};
    result.outcome.annealing = {{2.5, 1, 0.5, 10, 4, {0, 2}}, {1.25, 1, 0.5, 10, 0, {1}}};
    result.outcome.featureFactors = Eigen::Vector2d(1, -2);
    result.outcome.eigenvalues = {0, 0.5};
    const std::string text = toJson(result);
    QCOMPARE(documentText(Json::parse(text)), text);
    result.steps.clear();
    result.metrics.clear();
    result.outcome.warnings.clear();
    result.parameters = {};
    const std::string bare = toJson(result);
    QCOMPARE(documentText(Json::parse(bare)), bare);
    QVERIFY(bare.find("\"steps\": [],\n") != std::string::npos &&
            bare.find("\"metrics\": {},\n") != std::string::npos);
}

// A JSON document of the whole result took 4 kB a sample.
void TestResultJson::longResultIsWrittenInLittleMemory()
{
    constexpr Index samples = 100'000, clusters = 8;
    Result result = example();
    result.samples = names(std::vector<std::string>(samples, "s"));
    result.target = {Target::Kind::Classes, "kind", {"ALL", "AML"}, std::vector<int>(samples, 1), {}};
    result.outcome.memberships.setConstant(samples, clusters, 1.0 / clusters / 3);
    result.outcome.embedding = result.outcome.embeddingTraining = result.outcome.memberships;
    result.outcome.classProbabilities = result.outcome.memberships;
    result.outcome.assigned.assign(samples, 1);
    result.outcome.predictedClass.assign(samples, 1);
    std::size_t bytes = 0;
    {
        const test::LittleMemory little(std::uint64_t{16} << 20);
        writeJson(result, [&bytes](std::string_view piece) { bytes += piece.size(); });
    }
    QVERIFY2(bytes > std::size_t{64} << 20, std::to_string(bytes).c_str());
}

void TestResultJson::refusesDamage_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("another format") << "format"
                                    << R"("something")";
    QTest::newRow("no format") << "format"
                               << "3";
    QTest::newRow("from the future") << "version"
                                     << "99";
    QTest::newRow("samples are no names") << "samples"
                                          << "[1,2,3]";
    QTest::newRow("too few samples") << "samples"
                                     << R"(["a"])";
    QTest::newRow("unknown step") << "steps"
                                  << R"(["unknown"])";
    QTest::newRow("ragged matrix") << "memberships"
                                   << "[[1],[1,2],[1]]";
    QTest::newRow("text in a matrix") << "memberships"
                                      << R"([["a"],[1],[1]])";
    QTest::newRow("null in a matrix") << "memberships"
                                      << "[[null],[1],[1]]";
    QTest::newRow("too many features") << "centers"
                                       << "[[1,2,3]]";
    QTest::newRow("no such cluster") << "assigned"
                                     << "[0,1,2]";
    QTest::newRow("no such sample") << "probes"
                                    << "[3]";
    QTest::newRow("no such class") << "predicted"
                                   << R"(["ALL","AML","CLL"])";
    QTest::newRow("labels too short") << "labels"
                                      << R"(["ALL"])";
    QTest::newRow("axes do not fit") << "embedding_axes"
                                     << R"(["only one"])";
    QTest::newRow("terms do not fit") << "objective_terms"
                                      << R"({"label":[1]})";
    QTest::newRow("parameters are a list") << "parameters"
                                           << "[1]";
    QTest::newRow("a parameter is a list") << "parameters"
                                           << R"({"alpha":[1]})";
    QTest::newRow("a number is a text") << "parameters"
                                        << R"({"alpha":"nine"})";
    QTest::newRow("half a cluster") << "parameters"
                                    << R"({"clusters":2.5})";
    QTest::newRow("a class is not of its field") << "label_classes"
                                                 << R"(["ALL"])";
    QTest::newRow("input is a text") << "input"
                                     << R"("file")";
    QTest::newRow("method is absent") << "method"
                                      << "null";
}

void TestResultJson::refusesDamage()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    Json json = Json::parse(toJson(example()));
    json[key.toStdString()] = Json::parse(value.toStdString());
    try {
        resultFromJson(json.dump(), "r.json");
        QFAIL("damage went unnoticed");
    } catch (const DataError& error) {
        QCOMPARE(error.issue().file, std::string("r.json"));
    }
}

void TestResultJson::namesThePlaceOfASyntaxError()
{
    try {
        resultFromJson("{\n\"format\": \"fuzzylens-result\",\n  oops\n}", "r.json");
        QFAIL("a syntax error went unnoticed");
    } catch (const DataError& error) {
        QCOMPARE(error.issue().row, std::int64_t{3});
        QCOMPARE(error.issue().column, std::int64_t{3});
    }
    for (const char* text : {"", "[]", "3", "{", "\x01\x02", "{\"format\":1e999}"})
        QVERIFY_THROWS_EXCEPTION(DataError, resultFromJson(text, "r.json"));
}

QTEST_APPLESS_MAIN(TestResultJson)
#include "tst_result_json.moc"
