// SPDX-License-Identifier: GPL-3.0-or-later
// What all classifiers that the fuzzy methods are compared with have in common.
#include "core/evaluation/search/grid.h"
#include "core/evaluation/search/search.h"
#include "core/import/reader.h"
#include "core/session/fit_command.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tied_problems.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestClassifiers : public QObject
{
    Q_OBJECT

private slots:
    void threadsChangeNothing_data() { eachClassifier(); }
    void threadsChangeNothing();
    void modelsPredictLikeTheFit_data() { eachClassifier(); }
    void modelsPredictLikeTheFit();
    void storedResultsMakeModels_data() { eachClassifier(); }
    void storedResultsMakeModels();
    void wrongInputIsRefused_data() { eachClassifier(); }
    void wrongInputIsRefused();
    void leavesSamplesOut_data() { eachClassifier(); }
    void leavesSamplesOut();
    void defaultsFollowTheScale();
    void countsOfRealData_data();
    void countsOfRealData();
    void nestedCountsOfRealData_data();
    void nestedCountsOfRealData();

private:
    static void eachClassifier()
    {
        QTest::addColumn<QString>("id");
        for (const char* id :
             {"svm-linear", "svm-rbf", "random-forest", "nearest-centroid", "shrunken-centroids", "knn"})
            QTest::newRow(id) << id;
    }
};

namespace {

Problem threeClasses()
{
    return randomProblem({.samples = 45, .features = 12, .classes = 3, .shift = 2, .unlabelled = 0.2});
}

/// The defaults, with few trees.
Parameters quickParameters(const MethodDescription& method, const Problem& problem)
{
    Parameters parameters = defaultParameters(method, problem);
    if (parameters.has("trees"))
        parameters.set("trees", std::int64_t{40});
    return parameters;
}

Model modelOf(const MethodDescription& method, const Problem& problem, const Outcome& outcome)
{
    FitCommand command;
    command.method = method.id;
    command.parameters = quickParameters(method, problem);
    return makeModel(command, problem.data, problem, {}, outcome);
}

std::string refusal(const std::function<void()>& call)
{
    try {
        call();
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

/// Standardised once, as in methods.md 1.7.
std::optional<Problem> realProblem(const QString& file)
{
    const auto path = sharedData(file.toStdString());
    if (!path)
        return std::nullopt;
    const DatasetPtr data = readDataset(*path).data;
    std::vector<StepSpec> steps;
    if (data->missingCount() > 0)
        steps.push_back(StepSpec::parse("impute=knn:5"));
    steps.push_back(StepSpec::parse("zscore"));
    return makeProblem(preprocess(data, steps).data, data->preferredLabel());
}

}  // namespace

void TestClassifiers::threadsChangeNothing()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = randomProblem({.samples = 200, .features = 30, .classes = 3});
    const Parameters parameters = quickParameters(one, problem);
    const Outcome alone = one.run(problem, parameters, {1, {}}), two = one.run(problem, parameters, {2, {}});
    QVERIFY(alone.memberships == two.memberships);
    QVERIFY(alone.embedding == two.embedding);
    QVERIFY(alone.featureWeights == two.featureWeights);
    QVERIFY(alone.modelTable == two.modelTable);
}

void TestClassifiers::modelsPredictLikeTheFit()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = threeClasses();
    const Parameters parameters = quickParameters(one, problem);
    const Outcome outcome = one.run(problem, parameters, {});
    const std::string text = toJson(modelOf(one, problem, outcome));
    const Model model = modelFromJson(text, "model.json");
    QCOMPARE(toJson(model), text);
    const Problem fresh = randomProblem({.samples = 30, .features = 12, .classes = 3, .seed = 5});
    const Prediction read = predictWith(model, fresh.data);
    const Prediction direct = one.predict(outcome, problem.target, parameters, *fresh.data);
    QCOMPARE(read.predictedClass, direct.predictedClass);
    QVERIFY(read.classProbabilities == direct.classProbabilities);
    QVERIFY(read.embedding == direct.embedding);
    QCOMPARE(read.classProbabilities.cols(), Index(3));
}

/// Results keep neither data nor trees: a model of one is fitted again.
void TestClassifiers::storedResultsMakeModels()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = threeClasses();
    const Outcome outcome = one.run(problem, quickParameters(one, problem), {});
    Outcome stored = outcome;
    stored.referenceValues.resize(0, 0);
    stored.modelTable.resize(0, 0);
    QCOMPARE(toJson(modelOf(one, problem, stored)), toJson(modelOf(one, problem, outcome)));
}

void TestClassifiers::wrongInputIsRefused()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = threeClasses();
    const Parameters parameters = quickParameters(one, problem);
    const auto run = [&](const Problem& wrong) { return refusal([&] { one.run(wrong, parameters, {}); }); };
    Problem wrong = problem;
    wrong.target = {};
    QVERIFY(run(wrong).find("label") != std::string::npos);
    wrong.target = randomProblem({.samples = 45, .classes = -1}).target;
    QVERIFY(run(wrong).find("label") != std::string::npos);
    wrong.target = problem.target;
    for (int& cls : wrong.target.classOf)
        cls = cls == 1 ? 0 : cls;
    QVERIFY(run(wrong).find("\"B\"") != std::string::npos);
    const Outcome outcome = one.run(problem, parameters, {});
    const auto predict = [&](const Dataset& samples) {
        return refusal([&] { one.predict(outcome, problem.target, parameters, samples); });
    };
    QVERIFY(predict(*randomProblem({.features = 11}).data).find("12 features") != std::string::npos);
    DatasetParts parts = problem.data->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(problem.data->values().map()));
    (*values)(3, 4) = std::nan("");
    parts.values = values;
    parts.missing.reset();
    QVERIFY(predict(Dataset(std::move(parts))).find("missing") != std::string::npos);
}

/// As the folds of a search do, where no step is fitted.
void TestClassifiers::leavesSamplesOut()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = threeClasses();
    const Parameters parameters = quickParameters(one, problem);
    const AccuracyReport report = one.leaveOneOut(problem, parameters, {2, {}});
    QCOMPARE(report.total, 45 - int(std::count(problem.target.classOf.begin(), problem.target.classOf.end(), -1)));
    QVERIFY(report.correct > report.total / 2);
    const LeaveOneOutFit fit{one, problem.data, {}, problem, parameters};
    const Search search({fit, {parameters}, parseProtocol("loo"), PreprocessIn::Global});
    const std::vector<Trial> trials = search.run({0}, {1, {}});
    if (!parameters.has("seed"))
        QCOMPARE(trials.front().correct, report.correct);
    QVERIFY(trials.front().scores.contains("auc"));
    QVERIFY(trials.front().scores.at("auc").mean > 0.7);
}

/// The sum of the variances is p after standardisation.
void TestClassifiers::defaultsFollowTheScale()
{
    const Problem raw = threeClasses();
    const Problem standard{preprocess(raw.data, {StepSpec::parse("zscore")}).data, raw.target};
    const double cost = defaultParameters(method("svm-linear"), standard).real("cost");
    QVERIFY(std::abs(cost - 1.0 / 12) < tolerance::exactFormula);
    QVERIFY(std::abs(defaultParameters(method("svm-rbf"), standard).real("gamma") - 1.0 / 12) <
            tolerance::exactFormula);
    QCOMPARE(defaultParameters(method("random-forest"), standard).integer("features_tried"), 3);
    QCOMPARE(defaultParameters(method("knn"), standard).integer("neighbours"), 5);
    QCOMPARE(defaultParameters(method("knn"), randomProblem({.samples = 5})).integer("neighbours"), 3);
    const Problem scaled = problemOf(4 * raw.data->values().map(), raw.target.classOf);
    QVERIFY(std::abs(16 * defaultParameters(method("svm-linear"), scaled).real("cost") -
                     defaultParameters(method("svm-linear"), raw).real("cost")) < tolerance::exactFormula);
}

void TestClassifiers::countsOfRealData_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("correct");
    QTest::newRow("colon, nearest centroid") << "colon.csv.gz"
                                             << "nearest-centroid" << 39;
    QTest::newRow("leukaemia, nearest centroid") << "leukemia72.csv.gz"
                                                 << "nearest-centroid" << 61;
}

/// The counts of methods.md 1.7: samples left out, steps fitted once.
void TestClassifiers::countsOfRealData()
{
    QFETCH(QString, file);
    QFETCH(QString, id);
    QFETCH(int, correct);
    const auto problem = realProblem(file);
    if (!problem)
        QSKIP(missingDataMessage);
    const MethodDescription& one = method(id.toStdString());
    QCOMPARE(one.leaveOneOut(*problem, defaultParameters(one, *problem), {2, {}}).correct, correct);
}

void TestClassifiers::nestedCountsOfRealData_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("grid");
    QTest::addColumn<int>("correct");
    QTest::newRow("colon, linear SVM") << "colon.csv.gz"
                                       << "svm-linear"
                                       << "cost=5e-7,5e-6,5e-5,5e-4,5e-3,5e-2" << 52;
}

void TestClassifiers::nestedCountsOfRealData()
{
    QFETCH(QString, file);
    QFETCH(QString, id);
    QFETCH(QString, grid);
    QFETCH(int, correct);
    const auto problem = realProblem(file);
    if (!problem)
        QSKIP(missingDataMessage);
#ifdef FUZZYLENS_SANITIZED
    QSKIP("thousands of fits take too long under a sanitizer");
#endif
    const MethodDescription& one = method(id.toStdString());
    const Grid settings({parseGridAxis(grid.toStdString())});
    std::vector<Parameters> candidates;
    for (std::size_t i = 0; i < settings.size(); ++i)
        candidates.push_back(resolveParameters(one, *problem, settings.point(i)));
    const LeaveOneOutFit fit{one, problem->data, {}, *problem, candidates.front()};
    const Search search({fit, candidates, parseProtocol("nested-loo"), PreprocessIn::Global});
    SearchRecord record = search.record();
    std::vector<std::size_t> indices(candidates.size());
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    record.trials = search.run(indices, {2, {}});
    const NestedAccuracy accuracy = nestedAccuracy(record);
    QVERIFY2(accuracy.lowest <= correct && correct <= accuracy.highest,
             qPrintable(
                 QStringLiteral("%1, %2 to %3").arg(accuracy.correct).arg(accuracy.lowest).arg(accuracy.highest)));
}

QTEST_GUILESS_MAIN(TestClassifiers)
#include "tst_classifiers.moc"
