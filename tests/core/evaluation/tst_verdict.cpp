// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/folds.h"
#include "core/evaluation/verdict.h"
#include "core/import/reader.h"
#include "core/numeric/random.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestVerdict : public QObject
{
    Q_OBJECT

private slots:
    void countsAreThoseOfFits_data();
    void countsAreThoseOfFits();
    void countsOfFoldsAreThoseOfFits_data();
    void countsOfFoldsAreThoseOfFits();
    void hiddenLabelsAreNotUsed();
    void equalsForAnyNumberOfThreads_data();
    void equalsForAnyNumberOfThreads();
    void statesGrowToTheResult();
    void stopsEarlyWithoutInformation();
    void pValuesAreUniformWithoutInformation_data();
    void pValuesAreUniformWithoutInformation();
    void informationGivesTheSmallestPValue_data();
    void informationGivesTheSmallestPValue();
    void stableClustersHaveStabilityOne();
    void cancelKeepsTheLastState();
    void guidedSamplesAreNotScored();
    void needsTwoClasses();
    void foldsThatAFitRefusesPredictTheLargestClass();
    void noVerdictWhereMostFoldsAreRefused_data();
    void noVerdictWhereMostFoldsAreRefused();
    void tooFewSamplesForAnyVerdict_data();
    void tooFewSamplesForAnyVerdict();
    void startSamplesOfClustersAreNotScored();
    void agreementCanBeCancelled();
    void givenStartSamplesAreNotUsed();
    void textsNameTheResult();
    void chanceIsTheBinomialRange_data();
    void chanceIsTheBinomialRange();
    void shuffledCountsOfRealData();
};

namespace {

/// Data with steps and a fit.
struct Example
{
    DatasetPtr original;
    Preprocessed prepared;
    Problem problem;  // prepared
    const MethodDescription* description = nullptr;
    Parameters parameters;
    Outcome outcome;

    LeaveOneOutFit fit() const { return {*description, original, prepared.steps, problem, parameters}; }
    Verdict verdict(const VerdictOptions& options = {}, const RunControl& control = {},
                    const std::function<void(const Verdict&)>& onState = {}) const
    {
        return computeVerdict(fit(), outcome, options, control, onState);
    }
};

std::vector<StepSpec> stepsOf(const std::vector<const char*>& texts)
{
    std::vector<StepSpec> steps;
    for (const char* text : texts)
        steps.push_back(StepSpec::parse(text));
    return steps;
}

Example example(const Problem& read, const std::vector<const char*>& steps, const char* id,
                const std::map<std::string, std::string>& chosen = {}, bool isFitted = true)
{
    Example result;
    result.original = read.data;
    result.prepared = preprocess(read.data, stepsOf(steps));
    result.problem = {result.prepared.data, read.target};
    result.description = &method(id);
    result.parameters = resolveParameters(method(id), result.problem, chosen);
    if (isFitted)
        result.outcome = method(id).run(result.problem, result.parameters, {});
    return result;
}

Problem wideProblem(int classes, double shift, Index samples = 24, std::uint64_t seed = 1, Index features = 60)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    wanted.classes = classes;
    wanted.shift = shift;
    wanted.seed = seed;
    return randomProblem(wanted);
}

Problem withMissing(const Problem& problem)
{
    Eigen::MatrixXd values = problem.data->values().map();
    for (Index i = 0; i < values.rows(); i += 3)
        values(i, (7 * i) % values.cols()) = std::numeric_limits<double>::quiet_NaN();
    return problemOf(values, problem.target.classOf);
}

/// The class of one sample left out, by a fit with the steps fitted to the other ones.
std::vector<int> naivePrediction(const Example& of, const Target& target, const std::vector<int>& leftOut,
                                 std::uint64_t seed)
{
    std::vector<Index> training, held(leftOut.begin(), leftOut.end());
    Target known = target;
    known.classOf.clear();
    for (Index i = 0; i < of.original->samples(); ++i)
        if (std::find(held.begin(), held.end(), i) == held.end()) {
            training.push_back(i);
            known.classOf.push_back(target.classOf[static_cast<std::size_t>(i)]);
        }
    std::vector<StepSpec> steps;
    for (const FittedStepPtr& step : of.prepared.steps)
        steps.push_back(step->spec());
    const Preprocessed fold = preprocess(of.original->subset(training, std::nullopt), steps);
    Parameters parameters = of.parameters;
    parameters.set("seed", static_cast<std::int64_t>(seed));
    const Outcome outcome = of.description->run({fold.data, known}, parameters, {});
    const DatasetPtr samples = applySteps(of.original->subset(held, std::nullopt), fold.steps);
    return of.description->predict(outcome, known, parameters, *samples).predictedClass;
}

// Streams of random numbers, as core/evaluation derives them.
std::uint64_t naiveSeed(const Example& of, std::uint64_t fold, std::uint64_t permutation)
{
    const auto seed = static_cast<std::uint64_t>(of.parameters.integer("seed"));
    return permutation == 0 ? deriveSeed(seed, {fold + 1}) : deriveSeed(seed, {fold + 1, permutation});
}

Target naiveLabels(const Example& of, const VerdictOptions& options, int permutation)
{
    return permutedLabels(of.problem.target, deriveSeed(options.seed, {1}), permutation);
}

int count(const Target& target, const std::vector<int>& samples, const std::vector<int>& predicted)
{
    int correct = 0;
    for (std::size_t i = 0; i < samples.size(); ++i)
        correct += predicted[i] == target.classOf[static_cast<std::size_t>(samples[i])];
    return correct;
}

int naiveLeaveOneOut(const Example& of, const VerdictOptions& options, int permutation)
{
    const Target target = naiveLabels(of, options, permutation);
    int correct = 0;
    for (int i = 0; i < static_cast<int>(of.original->samples()); ++i)
        correct += count(target, {i},
                         naivePrediction(of, target, {i},
                                         naiveSeed(of, static_cast<std::uint64_t>(i),
                                                   static_cast<std::uint64_t>(permutation))));
    return correct;
}

int naiveFolds(const Example& of, const VerdictOptions& options, int permutation)
{
    const Target target = naiveLabels(of, options, permutation);
    const std::vector<int> foldOf = stratifiedFolds(target, 10, deriveSeed(deriveSeed(options.seed, {2}), {1}));
    int correct = 0;
    for (int fold = 0; fold < 10; ++fold) {
        std::vector<int> leftOut;
        for (std::size_t i = 0; i < foldOf.size(); ++i)
            if (foldOf[i] == fold)
                leftOut.push_back(static_cast<int>(i));
        correct += count(target, leftOut,
                         naivePrediction(of, target, leftOut,
                                         naiveSeed(of, static_cast<std::uint64_t>(fold),
                                                   static_cast<std::uint64_t>(permutation))));
    }
    return correct;
}

/// Kolmogorov-Smirnov distance of numbers from the uniform distribution on [0, 1].
double distanceFromUniform(std::vector<double> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    double distance = 0;
    const auto n = static_cast<double>(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        distance = std::max(
            {distance, numbers[i] - static_cast<double>(i) / n, static_cast<double>(i + 1) / n - numbers[i]});
    return distance;
}

/// The p-value with ties broken at random, which is uniform under the null hypothesis also if the statistic has
/// few values.
double randomisedPValue(const PermutationTest& test, Random& random)
{
    int above = 0, equal = 1;
    for (const double statistic : test.permuted) {
        const bool isEqual = std::abs(statistic - test.observed) < 1e-9;
        equal += isEqual;
        above += !isEqual && statistic > test.observed;
    }
    return (above + random.uniform() * equal) / (1 + static_cast<double>(test.permuted.size()));
}

}  // namespace

void TestVerdict::countsAreThoseOfFits_data()
{
    QTest::addColumn<int>("classes");
    QTest::addColumn<bool>("hasMissing");
    QTest::addColumn<QList<const char*>>("steps");
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QString>("weights");
    QTest::newRow("standardised") << 2 << false << QList<const char*>{"zscore"} << "sum"
                                  << "cluster";
    QTest::newRow("sample deviation") << 3 << false << QList<const char*>{"scale=3", "zscore=sample"} << "sum"
                                      << "cluster";
    QTest::newRow("mean scale") << 3 << false << QList<const char*>{"zscore"} << "mean"
                                << "cluster";
    QTest::newRow("cluster scale") << 2 << false << QList<const char*>{"zscore"} << "cluster"
                                   << "cluster";
    QTest::newRow("shared weights") << 3 << false << QList<const char*>{"zscore"} << "sum"
                                    << "shared";
    QTest::newRow("no steps") << 2 << false << QList<const char*>{} << "sum"
                              << "cluster";
    QTest::newRow("filled and chosen") << 2 << true
                                       << QList<const char*>{"impute=knn:3", "top-variance=40", "zscore"} << "sum"
                                       << "cluster";
}

void TestVerdict::countsAreThoseOfFits()
{
    QFETCH(int, classes);
    QFETCH(bool, hasMissing);
    QFETCH(QList<const char*>, steps);
    QFETCH(QString, scale);
    QFETCH(QString, weights);
    const Problem problem = wideProblem(classes, 0.8);
    const Example of = example(hasMissing ? withMissing(problem) : problem, {steps.begin(), steps.end()}, "sfp",
                               {{"lambda_scale", scale.toStdString()}, {"weights", weights.toStdString()}});
    VerdictOptions options;
    options.permutations = 4;
    options.seed = 3;
    const Verdict verdict = of.verdict(options);
    QVERIFY(verdict.isComplete);
    QVERIFY(QString::fromStdString(verdict.protocol.text()).startsWith("leave-one-out"));
    QCOMPARE(verdict.accuracy->total, 24);
    QCOMPARE(verdict.accuracy->correct, naiveLeaveOneOut(of, options, 0));
    QCOMPARE(verdict.accuracy->correct, count(
                                            problem.target,
                                            [] {
                                                std::vector<int> all(24);
                                                std::iota(all.begin(), all.end(), 0);
                                                return all;
                                            }(),
                                            verdict.accuracy->predictedClass));
    for (int permutation = 1; permutation <= options.permutations; ++permutation)
        QCOMPARE(static_cast<int>(verdict.test.permuted[static_cast<std::size_t>(permutation - 1)]),
                 naiveLeaveOneOut(of, options, permutation));
}

void TestVerdict::countsOfFoldsAreThoseOfFits_data()
{
    QTest::addColumn<Index>("features");
    QTest::addColumn<QString>("gammaPrime");
    QTest::newRow("fewer features than samples") << Index{5} << "0.9";
    QTest::newRow("labels weaker than fuzziness") << Index{60} << "0.05";
}

void TestVerdict::countsOfFoldsAreThoseOfFits()
{
    QFETCH(Index, features);
    QFETCH(QString, gammaPrime);
    const Example of = example(wideProblem(2, 0.8, 26, 1, features), {"zscore"}, "sfp",
                               {{"gamma_prime", gammaPrime.toStdString()}, {"clusters", "2"}});
    VerdictOptions options;
    options.permutations = 3;
    const Verdict verdict = of.verdict(options);
    QVERIFY(QString::fromStdString(verdict.protocol.text()).startsWith("stratified 10-fold"));
    QCOMPARE(verdict.accuracy->correct, naiveFolds(of, options, 0));
    for (int permutation = 1; permutation <= options.permutations; ++permutation)
        QCOMPARE(static_cast<int>(verdict.test.permuted[static_cast<std::size_t>(permutation - 1)]),
                 naiveFolds(of, options, permutation));
}

// Every sample at a point of its own: predictions of hidden labels can only be guesses.
void TestVerdict::hiddenLabelsAreNotUsed()
{
    const Example of = example(wideProblem(2, 0, 40, 3, 6), {"zscore"}, "ssfcm-pedrycz");
    VerdictOptions options;
    options.permutations = 30;
    const Verdict verdict = of.verdict(options);
    QVERIFY(verdict.accuracy->correct < 32);
    QVERIFY(verdict.test.pValue() > 0.02);
    const Example informed = example(wideProblem(2, 4, 40, 3, 6), {"zscore"}, "ssfcm-pedrycz");
    QVERIFY(informed.verdict(options).accuracy->correct > 36);
}

void TestVerdict::equalsForAnyNumberOfThreads_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Index>("features");
    QTest::newRow("together") << "sfp" << Index{60};
    QTest::newRow("folds") << "sfp" << Index{5};
    QTest::newRow("lda") << "lda" << Index{5};
    QTest::newRow("hidden labels") << "ssfcm-endo" << Index{5};
    QTest::newRow("clusters") << "fcm" << Index{5};
}

void TestVerdict::equalsForAnyNumberOfThreads()
{
    QFETCH(QString, id);
    QFETCH(Index, features);
    const Example of = example(wideProblem(3, 0.5, 24, 1, features), {"zscore"}, id.toStdString().c_str());
    VerdictOptions options;
    options.permutations = 25;
    const Verdict one = of.verdict(options, {1, {}}), two = of.verdict(options, {2, {}});
    QCOMPARE(two.test.permuted, one.test.permuted);
    QCOMPARE(two.test.observed, one.test.observed);
    QCOMPARE(two.stability, one.stability);
    QCOMPARE(two.accuracy.has_value(), one.accuracy.has_value());
    if (one.accuracy)
        QCOMPARE(two.accuracy->predictedClass, one.accuracy->predictedClass);
}

void TestVerdict::statesGrowToTheResult()
{
    const Example of = example(wideProblem(2, 3), {"zscore"}, "sfp");
    VerdictOptions options;
    options.permutations = 120;
    std::vector<Verdict> states;
    const Verdict verdict = of.verdict(options, {}, [&](const Verdict& state) { states.push_back(state); });
    std::vector<std::size_t> sizes;
    for (const Verdict& state : states) {
        sizes.push_back(state.test.permuted.size());
        QCOMPARE(state.isComplete, state.test.permuted.size() == 120);
        QVERIFY(std::equal(state.test.permuted.begin(), state.test.permuted.end(), verdict.test.permuted.begin()));
    }
    QCOMPARE(sizes, (std::vector<std::size_t>{20, 50, 100, 120}));
    options.permutations = 30;
    const Verdict shorter = of.verdict(options);
    QVERIFY(std::equal(shorter.test.permuted.begin(), shorter.test.permuted.end(), verdict.test.permuted.begin()));
}

void TestVerdict::stopsEarlyWithoutInformation()
{
    const Example of = example(wideProblem(2, 0, 24, 4), {"zscore"}, "sfp");
    const Verdict verdict = of.verdict();
    QVERIFY(verdict.isComplete && verdict.test.isStoppedEarly);
    QVERIFY(verdict.test.permuted.size() < 200);
    QCOMPARE(verdict.test.pValue(), 20.0 / static_cast<double>(verdict.test.permuted.size()));
    QVERIFY(!verdict.isBetterThanChance());
    VerdictOptions all;
    all.mayStopEarly = false;
    all.permutations = 60;
    QCOMPARE(of.verdict(all).test.permuted.size(), std::size_t{60});
}

void TestVerdict::pValuesAreUniformWithoutInformation_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Index>("features");
    QTest::addColumn<int>("permutations");
    QTest::newRow("sfp, leave-one-out") << "sfp" << Index{30} << 39;
    QTest::newRow("sfp, folds") << "sfp" << Index{3} << 9;
    QTest::newRow("lda") << "lda" << Index{3} << 9;
    QTest::newRow("scs") << "scs" << Index{25} << 9;
    QTest::newRow("ssfcm-pedrycz") << "ssfcm-pedrycz" << Index{3} << 9;
    QTest::newRow("fcm") << "fcm" << Index{3} << 39;
    QTest::newRow("ewkm") << "ewkm" << Index{3} << 39;
    QTest::newRow("mes") << "mes" << Index{3} << 39;
    QTest::newRow("sffd") << "sffd" << Index{3} << 39;
}

void TestVerdict::pValuesAreUniformWithoutInformation()
{
    QFETCH(QString, id);
    QFETCH(Index, features);
    QFETCH(int, permutations);
#ifdef FUZZYLENS_SANITIZED
    constexpr int shuffles = 10;  // for the memory checks alone
#else
    constexpr int shuffles = 100;
#endif
    const Problem problem = wideProblem(2, 0, 20, 9, features);
    std::map<std::string, std::string> chosen;
    if (!method(id.toStdString()).keepsLabels)
        chosen["clusters"] = "2";
    if (id == "sfp")
        chosen.insert({{"restarts", "1"}, {"max_iterations", "10"}});
    if (id == "scs")
        chosen.insert({{"neighbours", "5"}, {"restarts", "1"}});
    Random random(1);
    std::vector<double> randomised;
    int below = 0;
    for (int shuffle = 1; shuffle <= shuffles; ++shuffle) {
        Problem shuffled{problem.data, permutedLabels(problem.target, 77, shuffle)};
        Example of = example(shuffled, {"zscore"}, id.toStdString().c_str(), chosen);
        if (of.parameters.has("init_samples") && !of.description->leaveOneOut)
            of.parameters.set("init_samples", std::string("0,1"));  // no repeated fits
        VerdictOptions options;
        options.permutations = permutations;
        options.mayStopEarly = false;
        options.seed = static_cast<std::uint64_t>(shuffle);
        const Verdict verdict = of.verdict(options);
        randomised.push_back(randomisedPValue(verdict.test, random));
        below += verdict.test.pValue() <= 0.2;
    }
    const double distance = distanceFromUniform(randomised);
    qInfo("distance %.3f, %d of %d at most 0.2", distance, below, shuffles);
    QVERIFY(distance < 1.63 / std::sqrt(shuffles));  // 1 % of uniform samples are farther away
    QVERIFY(below <= 0.2 * shuffles + 3 * std::sqrt(0.16 * shuffles));
}

void TestVerdict::informationGivesTheSmallestPValue_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Index>("features");
    QTest::newRow("sfp, leave-one-out") << "sfp" << Index{60};
    QTest::newRow("sfp, folds") << "sfp" << Index{6};
    QTest::newRow("lda") << "lda" << Index{6};
    QTest::newRow("ssfcm-pedrycz") << "ssfcm-pedrycz" << Index{6};
    QTest::newRow("fcm") << "fcm" << Index{6};
}

void TestVerdict::informationGivesTheSmallestPValue()
{
    QFETCH(QString, id);
    QFETCH(Index, features);
    const Example of = example(wideProblem(2, 6, 24, 1, features), {"zscore"}, id.toStdString().c_str());
    VerdictOptions options;
    options.permutations = 50;
    const Verdict verdict = of.verdict(options);
    QVERIFY(!verdict.test.isStoppedEarly);
    QCOMPARE(verdict.test.pValue(), 1.0 / 51);
    if (verdict.accuracy) {
        QVERIFY(verdict.accuracy->correct >= 22);
        QCOMPARE(verdict.accuracy->largestClassShare, 0.5);
    }
}

void TestVerdict::stableClustersHaveStabilityOne()
{
    const Verdict clear = example(wideProblem(2, 8, 30, 1, 4), {}, "kmeans").verdict();
    QCOMPARE(clear.stability, std::optional<double>(1.0));
    const Verdict noise =
        example(wideProblem(2, 0, 40, 1, 4), {}, "kmeans", {{"clusters", "6"}, {"restarts", "1"}}).verdict();
    QVERIFY(noise.stability && *noise.stability < 0.9 && *noise.stability > 0);
    QVERIFY(!example(wideProblem(2, 8, 30, 1, 4), {"zscore"}, "kmeans", {{"init_samples", "0,1"}})
                 .verdict()
                 .stability);
}

void TestVerdict::cancelKeepsTheLastState()
{
    const Example of = example(wideProblem(2, 3), {"zscore"}, "sfp");
    RunControl control;
    std::atomic<bool> goesOn = true;
    control.progress = [&](const Step& step) {
        return goesOn && !(step.phase == "permuting labels" && step.done >= 60);
    };
    const Verdict verdict = of.verdict({}, control);
    QVERIFY(!verdict.isComplete);
    QCOMPARE(verdict.test.permuted.size(), std::size_t{50});
    goesOn = false;
    const Verdict none = of.verdict({}, control);
    QVERIFY(!none.isComplete && !none.accuracy && none.test.permuted.empty());
}

void TestVerdict::guidedSamplesAreNotScored()
{
    Example of = example(wideProblem(2, 6, 20, 1, 4), {"zscore"}, "pckmeans");
    PairSet pairs;
    for (int i = 0; i < 6; i += 2)
        pairs.must.push_back({i, i + 2});
    of.problem.pairs = std::make_shared<const PairSet>(pairs);
    const Verdict verdict = of.verdict();
    QVERIFY(!verdict.accuracy);
    std::vector<int> scored = of.problem.target.classOf;
    for (int i = 0; i <= 6; i += 2)
        scored[static_cast<std::size_t>(i)] = -1;
    QCOMPARE(verdict.test.observed, adjustedRandIndex(scored, of.outcome.assigned));
    pairs.must.clear();
    for (int i = 0; i + 2 < 20; i += 1)
        pairs.must.push_back({i, i + 2});
    of.problem.pairs = std::make_shared<const PairSet>(pairs);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, of.verdict());
}

void TestVerdict::needsTwoClasses()
{
    const Problem two = wideProblem(2, 1);
    const Example one = example(problemOf(two.data->values().map(), std::vector<int>(24, 0)), {"zscore"}, "sfp",
                                {{"clusters", "2"}}, false);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, one.verdict());
    const Example none = example({two.data, {}}, {"zscore"}, "sfp", {}, false);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, none.verdict());
}

/// Without the single sample of the third class there are too few classes for two dimensions.
void TestVerdict::foldsThatAFitRefusesPredictTheLargestClass()
{
    const Problem two = wideProblem(2, 6, 24, 1, 6);
    std::vector<int> classOf = two.target.classOf;
    classOf[0] = 2;
    const Example of = example(problemOf(two.data->values().map(), classOf), {"zscore"}, "lda");
    VerdictOptions options;
    options.permutations = 19;
    const Verdict verdict = of.verdict(options);
    QVERIFY(verdict.isComplete);
    QVERIFY(verdict.accuracy->predictedClass[0] == 0 || verdict.accuracy->predictedClass[0] == 1);
    QVERIFY(verdict.accuracy->correct > 12);
    const int refused = verdict.accuracy->refused;  // all of the fold without which a class is not there
    QVERIFY(refused >= 1 && refused <= 3);
    const QString text = QString::fromStdString(verdictText(verdict).text());
    QVERIFY2(
        text.endsWith((refused == 1 ? QStringLiteral(" %1 sample could not be held out; the largest class counts "
                                                     "as its prediction.")
                                    : QStringLiteral(" %1 samples could not be held out; the largest class "
                                                     "counts as their prediction."))
                          .arg(refused)),
        qPrintable(text));
    QVERIFY2(QString::fromStdString(verdict.protocol.text())
                 .contains(QStringLiteral("because the method cannot be fitted without them: ")),
             verdict.protocol.text().c_str());
}

void TestVerdict::noVerdictWhereMostFoldsAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("sfp, all at a time") << "sfp";
    QTest::newRow("lda, by folds") << "lda";
}

/// As many clusters as samples cannot be fitted to fewer samples, independently of the labels.
void TestVerdict::noVerdictWhereMostFoldsAreRefused()
{
    QFETCH(QString, id);
    const Problem problem = wideProblem(2, 6, 20, 1, 30);
    const Example of = example(problem, {"zscore"}, id.toLatin1(), {{"clusters", "20"}});
    VerdictOptions options;
    options.permutations = 19;
    try {
        of.verdict(options);
        QFAIL("a verdict of fits that were refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).startsWith("samples cannot be held out: "), error.what());
    }
}

void TestVerdict::tooFewSamplesForAnyVerdict_data()
{
    QTest::addColumn<QList<int>>("sizes");
    QTest::addColumn<double>("least");
    QTest::newRow("3 and 3") << QList<int>{3, 3} << 0.1;  // 20 labellings, 10 pairs of them renamed
    QTest::newRow("3 and 4") << QList<int>{3, 4} << 1.0 / 35;
    QTest::newRow("2, 2 and 2") << QList<int>{2, 2, 2} << 1.0 / 15;  // 90 labellings, 6 names
    QTest::newRow("1 and 1") << QList<int>{1, 1} << 1.0;
    QTest::newRow("5 and 5") << QList<int>{5, 5} << 1.0 / 126;
}

void TestVerdict::tooFewSamplesForAnyVerdict()
{
    QFETCH(QList<int>, sizes);
    QFETCH(double, least);
    std::vector<int> classOf{-1};
    for (int cls = 0; cls < sizes.size(); ++cls)
        classOf.insert(classOf.end(), std::size_t(sizes[cls]), cls);
    QVERIFY(std::abs(leastPValueOf(classOf) - least) < test::tolerance::exactFormula);
    Verdict verdict;
    verdict.leastPValue = leastPValueOf(classOf);
    verdict.accuracy = ValidatedAccuracy{6, 6, wilsonInterval(6, 6), 0.5, {}};
    verdict.test.observed = 6;
    verdict.test.permuted = std::vector<double>(99, 1);
    verdict.isComplete = true;
    QCOMPARE(verdict.hasTooFewSamples(), least > 0.05);
    QCOMPARE(verdict.isBetterThanChance(), least <= 0.05);
    QCOMPARE(QString::fromStdString(verdictText(verdict).text()).startsWith("Too few samples to test: 6 of 6"),
             least > 0.05);
}

/// They may be one of each class: then the clusters know their labels.
void TestVerdict::startSamplesOfClustersAreNotScored()
{
    const Problem problem = wideProblem(2, 1, 24, 1, 5);
    const Verdict given = example(problem, {"zscore"}, "kmeans", {{"init_samples", "0,1"}}).verdict();
    QCOMPARE(given.leastPValue, leastPValueOf([&] {
                 std::vector<int> classOf = problem.target.classOf;
                 classOf[0] = classOf[1] = -1;
                 return classOf;
             }()));
}

void TestVerdict::agreementCanBeCancelled()
{
    const Example of = example(wideProblem(2, 1, 24, 1, 5), {"zscore"}, "kmeans", {{"clusters", "2"}});
    int asked = 0;
    const Verdict verdict = of.verdict({}, {1, [&asked](const Step&) { return ++asked < 5; }});
    QVERIFY(!verdict.isComplete);
    QVERIFY(verdict.test.permuted.size() < 5);
}

/// They may be one of each class, which no permutation has.
void TestVerdict::givenStartSamplesAreNotUsed()
{
    const Problem problem = wideProblem(2, 1, 24, 1, 5);
    VerdictOptions options;
    options.permutations = 19;
    const Verdict free = example(problem, {"zscore"}, "sfp").verdict(options);
    const Verdict given = example(problem, {"zscore"}, "sfp", {{"init_samples", "0,1"}}).verdict(options);
    QCOMPARE(given.test.permuted, free.test.permuted);
    QCOMPARE(given.accuracy->predictedClass, free.accuracy->predictedClass);
}

void TestVerdict::textsNameTheResult()
{
    Verdict verdict;
    verdict.accuracy = ValidatedAccuracy{53, 62, wilsonInterval(53, 62), 40.0 / 62, {}};
    verdict.test.observed = 53;
    verdict.isComplete = true;
    for (int i = 0; i < 200; ++i)
        verdict.test.add(26 + i % 23, false);
    QCOMPARE(verdictText(verdict).text(),
             "Better than chance: 53 of 62 samples are classified correctly in cross-validation (85 %, "
             "interval 75 to 92 %; largest class 65 %); with shuffled labels 26 to 48; p = 0.005.");
    verdict.isComplete = false;
    QVERIFY(verdictText(verdict) == verdictResult(verdict));
    verdict.isComplete = true;
    verdict.accuracy->largestClassShare = 53.0 / 62;
    QVERIFY(QString::fromStdString(verdictText(verdict).text())
                .endsWith("p = 0.005. Always predicting the largest class is at least as accurate."));
    verdict.test.permuted = std::vector<double>(9, 60);
    QVERIFY(QString::fromStdString(verdictText(verdict).text()).startsWith("No better than chance: 53 of 62"));
}

void TestVerdict::shuffledCountsOfRealData()
{
    const auto path = sharedData("colon.csv.gz");
    if (!path)
        QSKIP(missingDataMessage);
    const DatasetPtr data = readDataset(*path).data;
    const Example of = example(makeProblem(data, data->preferredLabel()), {"zscore"}, "sfp", {}, false);
    const Verdict verdict = of.verdict({}, {2, {}});
    QCOMPARE(verdict.accuracy->correct, 52);  // methods.md 1.6 B, in fold, lambda' = .3
    QCOMPARE(verdict.accuracy->total, 62);
    QCOMPARE(verdict.test.permuted.size(), std::size_t{200});
    const auto [low, high] = std::minmax_element(verdict.test.permuted.begin(), verdict.test.permuted.end());
    qInfo("%g to %g", *low, *high);
    QVERIFY(*low >= 15 && *low <= 32 && *high >= 42 && *high <= 52);
    QCOMPARE(verdict.test.pValue(), 1.0 / 201);
}

void TestVerdict::chanceIsTheBinomialRange_data()
{
    QTest::addColumn<std::vector<int>>("sizes");
    QTest::newRow("leukaemia") << std::vector<int>{47, 25};
    QTest::newRow("three equal classes") << std::vector<int>{30, 30, 30};
    QTest::newRow("two samples") << std::vector<int>{1, 1};
    QTest::newRow("one rare class") << std::vector<int>{200, 1};
}

/// Probabilities of the counts by adding one sample after the other.
void TestVerdict::chanceIsTheBinomialRange()
{
    QFETCH(std::vector<int>, sizes);
    std::vector<int> classOf{-1, -1};  // unlabelled samples count for nothing
    for (std::size_t cls = 0; cls < sizes.size(); ++cls)
        classOf.insert(classOf.end(), std::size_t(sizes[cls]), int(cls));
    const int total = int(classOf.size()) - 2;
    const double share = double(*std::max_element(sizes.begin(), sizes.end())) / total;
    std::vector<double> masses{1};
    for (int sample = 0; sample < total; ++sample) {
        masses.push_back(0);
        for (std::size_t count = masses.size() - 1; count > 0; --count)
            masses[count] = masses[count] * (1 - share) + masses[count - 1] * share;
        masses[0] *= 1 - share;
    }
    const ChanceRange range = chanceRange(classOf);
    QCOMPARE(range.total, total);
    const auto upTo = [&](int count) { return std::accumulate(masses.begin(), masses.begin() + count + 1, 0.0); };
    for (const auto& [count, level] : {std::pair(range.low, 0.025), std::pair(range.high, 0.975)}) {
        QVERIFY(upTo(count) >= level);
        QVERIFY(count == 0 || upTo(count - 1) < level);
    }
    QVERIFY(range.low <= share * total && range.high >= share * total);
    QCOMPARE(chanceRange({0, 0, 0}).low, 3);  // a single class is always right
}

QTEST_GUILESS_MAIN(TestVerdict)
#include "tst_verdict.moc"
