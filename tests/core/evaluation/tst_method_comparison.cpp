// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/comparison.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Methods on the same held-out samples.
class TestMethodComparison : public QObject
{
    Q_OBJECT

private slots:
    void countsAsTheSearch();
    void nestedChoosesAsTheSearch();
    void pairsByHand();
    void aMethodEqualsItself();
    void refusesSettingsWithoutInnerFolds();
    void cancelled();
};

namespace {

/// Two settings of SFP on three classes.
struct Compared
{
    Compared()
        : problem(randomProblem({.samples = 36, .features = 12, .classes = 3, .seed = 5}))
        , parameters(defaultParameters(method("sfp"), problem))
        , fit{method("sfp"), problem.data, {}, problem, parameters}
    {}

    Parameters settings(const char* lambda) const
    {
        return resolveParameters(method("sfp"), problem, {{"lambda_prime", lambda}});
    }
    SearchRequest request(const char* protocol, const std::vector<const char*>& lambdas) const
    {
        SearchRequest request{fit, {}, parseProtocol(protocol)};
        for (const char* lambda : lambdas)
            request.candidates.push_back(settings(lambda));
        return request;
    }
    SearchRecord searched(const char* protocol, const std::vector<const char*>& lambdas) const
    {
        const Search search(request(protocol, lambdas));
        SearchRecord record = search.record();
        std::vector<std::size_t> all(lambdas.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        record.trials = search.run(all, {});
        return record;
    }

    Problem problem;
    Parameters parameters;
    LeaveOneOutFit fit;
};

}  // namespace

void TestMethodComparison::countsAsTheSearch()
{
    const Compared of;
    const Trial trial = of.searched("kfold:3x4", {"0.4"}).trials.front();
    const ValidatedMethod method = *validatedMethod(of.request("kfold:3x4", {"0.4"}), {});
    QCOMPARE(method.correct, trial.correct);
    QCOMPARE(method.total, 4 * 36);
    QCOMPARE(method.foldAccuracies, trial.scores.at("accuracy").folds);
    QCOMPARE(method.scores.at("auc").folds, trial.scores.at("auc").folds);
    QCOMPARE(method.scores.at("balanced_accuracy").mean, trial.scores.at("balanced_accuracy").mean);
    QCOMPARE(method.predicted.size(), std::size_t(4));
    QCOMPARE(method.confusion.sum(), 4 * 36);
    QCOMPARE(method.confusion.trace(), method.correct);
    int correct = 0;
    for (const std::vector<int>& repeat : method.predicted)
        for (std::size_t i = 0; i < repeat.size(); ++i)
            correct += repeat[i] == of.problem.target.classOf[i] ? 1 : 0;
    QCOMPARE(correct, method.correct);
    double balanced = 0;
    for (const std::optional<double>& recall : method.recall)
        balanced += *recall / 3;
    // Classes have as many samples in every repeat.
    QVERIFY(std::abs(balanced - method.scores.at("balanced_accuracy").mean) < 1e-12);
}

void TestMethodComparison::nestedChoosesAsTheSearch()
{
    const Compared of;
    const NestedAccuracy nested = nestedAccuracy(of.searched("nested:3", {"0.1", "0.5", "0.8"}));
    const ValidatedMethod method = *validatedMethod(of.request("nested:3", {"0.1", "0.5", "0.8"}), {});
    QCOMPARE(method.correct, nested.correct);
    QCOMPARE(method.chosen.size(), std::size_t(3));
    for (std::size_t fold = 0; fold < 3; ++fold) {
        const OuterChoice& choice = nested.outer[fold];
        QCOMPARE(method.chosen[fold], of.request("nested:3", {"0.1", "0.5", "0.8"}).candidates[choice.chosen]);
        for (std::size_t i = 0; i < choice.heldOut.size(); ++i)
            QCOMPARE(method.predicted.front()[std::size_t(choice.heldOut[i])], choice.predicted[i]);
    }
}

/// Six samples, one of them unlabelled; of the others the first method is right about 4, the second about 2.
void TestMethodComparison::pairsByHand()
{
    const std::vector<int> classOf{0, 0, 1, 1, -1, 1};
    ValidatedMethod first, second;
    first.predicted = {{0, 0, 1, 0, 1, 1}};
    second.predicted = {{0, 1, 0, 1, 0, -1}};
    first.foldAccuracies = {1.0, 0.5};
    second.foldAccuracies = {0.5, 0.5};
    const ComparedPair pair = comparedPairs({first, second}, classOf, parseProtocol("kfold:2")).front();
    QCOMPARE(pair.onlyFirst, 3);
    QCOMPARE(pair.onlySecond, 1);
    QCOMPARE(pair.mcNemar, 10.0 / 16);
    QCOMPARE(pair.mcNemarAdjusted, pair.mcNemar);
    QCOMPARE(pair.accuracy->mean, 0.25);
    // Two folds of half of the samples: as many test as training samples, and a deviation of 1/8.
    QCOMPARE(pair.accuracy->statistic, 0.25 / std::sqrt(1.5 * 0.125));
    QVERIFY(!comparedPairs({first, second}, classOf, parseProtocol("loo")).front().accuracy);
    // Three pairs: the smallest p-value counts three times.
    const std::vector<ComparedPair> three =
        comparedPairs({first, second, first}, classOf, parseProtocol("kfold:2"));
    QCOMPARE(three.size(), std::size_t(3));
    QCOMPARE(three[0].mcNemarAdjusted, 1.0);
}

void TestMethodComparison::aMethodEqualsItself()
{
    const Compared of;
    const ValidatedMethod method = *validatedMethod(of.request("kfold:3", {"0.4"}), {2, {}});
    const ComparedPair pair =
        comparedPairs({method, method}, of.problem.target.classOf, parseProtocol("kfold:3")).front();
    QCOMPARE(pair.onlyFirst + pair.onlySecond, 0);
    QCOMPARE(pair.mcNemar, 1.0);
    QCOMPARE(pair.accuracy->pValue, 1.0);
}

void TestMethodComparison::refusesSettingsWithoutInnerFolds()
{
    const Compared of;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, validatedMethod(of.request("loo", {"0.1", "0.5"}), {}));
}

void TestMethodComparison::cancelled()
{
    const Compared of;
    const RunControl control{1, [](const Step&) { return false; }};
    QVERIFY(!validatedMethod(of.request("loo", {"0.5"}), control));
}

QTEST_APPLESS_MAIN(TestMethodComparison)
#include "tst_method_comparison.moc"
