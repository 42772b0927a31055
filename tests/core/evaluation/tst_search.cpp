// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/evaluation/fold_fits.h"
#include "core/evaluation/search/grid.h"
#include "core/evaluation/search/prediction_scores.h"
#include "core/evaluation/search/search.h"
#include "core/import/reader.h"
#include "core/session/tune_file.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Search among settings by cross-validation.
class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void readsGrids();
    void refusesWrongGrids_data();
    void refusesWrongGrids();
    void gridPositionsAndPointsAgree();
    void coarseToFineVisitsEveryPointOnce();
    void theSliceComesFirst();
    void samplesGrids();
    void refusesWrongSamples_data();
    void refusesWrongSamples();
    void readsProtocols();
    void holdsEverySampleOutOnce();
    void pairsServeBothOuterFolds();
    void innerFoldsLackTheOuterFold();
    void refusesTooManyFolds();
    void scoresByHand();
    void countsLikeLeaveOneOut();
    void fitsTogetherPredictLikeSingleFits();
    void shardsAndThreadsChangeNothing();
    void sameFoldsAreShared();
    void batchesGiveTheSameTrials();
    void cancelledBatchesKeepFinishedTrials();
    void anotherScoreChoosesAsIfSearchedByIt();
    void trainingAccuracyIsThatOfTheFits();
    void partOfTheTrialsCanBeChosenFrom();
    void nestedChoiceByHand();
    void aSingleSettingNeedsNoInnerFolds();
    void aHeldOutSampleChangesItsOwnPredictionAlone();
    void chanceForPermutedLabels();
    void onlyGlobalStandardisationLeaks();
    void refusedFitsAreSaid();
    void mergesShardsOfSamples();
    void mergesShardsOnly();
    void countsOfRealData_data();
    void countsOfRealData();
};

namespace {

/// Data, steps and candidates of SFP over lambda'.
struct Example
{
    explicit Example(const Problem& read, std::vector<std::string> lambdas = {"0.2", "0.5", "0.8"},
                     const std::string& step = "zscore")
        : original(read.data)
        , prepared(preprocess(read.data, {StepSpec::parse(step)}))
        , problem{prepared.data, read.target}
        , parameters(defaultParameters(method("sfp"), problem))
        , fit{method("sfp"), original, prepared.steps, problem, parameters}
    {
        for (const std::string& lambda : lambdas)
            candidates.push_back(resolveParameters(method("sfp"), problem,
                                                   {{"alpha_prime", "0.1"},
                                                    {"gamma_prime", "0.9"},
                                                    {"lambda_prime", lambda},
                                                    {"lambda_scale", "sum"}}));
    }

    Search search(const char* protocol, PreprocessIn preprocess = PreprocessIn::Fold) const
    {
        return Search({fit, candidates, parseProtocol(protocol), preprocess});
    }
    SearchRecord record(const char* protocol, PreprocessIn preprocess = PreprocessIn::Fold) const
    {
        const Search all = search(protocol, preprocess);
        SearchRecord record = all.record();
        std::vector<std::size_t> indices(candidates.size());
        std::iota(indices.begin(), indices.end(), std::size_t{0});
        record.trials = all.run(indices, {2, {}});
        return record;
    }

    DatasetPtr original;
    Preprocessed prepared;
    Problem problem;
    Parameters parameters;
    LeaveOneOutFit fit;
    std::vector<Parameters> candidates;
};

Problem noisyProblem(double shift = 0.5, Index samples = 24)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = 30;
    wanted.shift = shift;
    return randomProblem(wanted);
}

void compareTrials(const std::vector<Trial>& left, const std::vector<Trial>& right)
{
    QCOMPARE(left.size(), right.size());
    for (std::size_t i = 0; i < left.size(); ++i) {
        QCOMPARE(left[i].index, right[i].index);
        QCOMPARE(left[i].correct, right[i].correct);
        QCOMPARE(left[i].scores.size(), right[i].scores.size());
        for (const auto& [name, score] : left[i].scores)
            QVERIFY2(score.folds == right[i].scores.at(name).folds, name.c_str());
        QVERIFY(left[i].innerScores == right[i].innerScores);
        QVERIFY(left[i].predicted == right[i].predicted);
    }
}

TuneResult tuneResult(const Example& of, const char* protocol, const Shard& shard)
{
    const Search search = of.search(protocol);
    TuneResult result;
    result.command = "fuzzylens-cli tune";
    result.grid = Grid({{"lambda_prime", {"0.2", "0.5", "0.8"}}});
    result.cv = protocol;
    result.preprocess = "fold";
    result.shard = shard;
    result.samples = of.original->sampleNames();
    result.classes = of.problem.target.classNames;
    result.record = search.record();
    result.record.trials = search.run(candidatesOf(shard, of.candidates.size()), {});
    return result;
}

}  // namespace

void TestSearch::readsGrids()
{
    QCOMPARE(parseGridAxis("lambda_prime=0.1:0.8:0.1").values,
             (std::vector<std::string>{"0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8"}));
    QCOMPARE(parseGridAxis("clusters=4:2:-1").values, (std::vector<std::string>{"4", "3", "2"}));
    QCOMPARE(parseGridAxis("loss=logloss,hinge").values, (std::vector<std::string>{"logloss", "hinge"}));
    const Grid grid({{"a", {"1", "2"}}, {"b", {"x", "y", "z"}}});
    QCOMPARE(grid.size(), std::size_t(6));
    QCOMPARE(grid.point(1), (std::map<std::string, std::string>{{"a", "1"}, {"b", "y"}}));
    QCOMPARE(grid.point(5), (std::map<std::string, std::string>{{"a", "2"}, {"b", "z"}}));
    QCOMPARE(Grid().size(), std::size_t(1));
}

void TestSearch::refusesWrongGrids_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "=1", "a", "a=", "a=1,", "a=1,1", "a=1:2:0", "a=1:2:-1", "a=1:x:1", "a=0:1:1e-9"})
        QTest::newRow(text) << text;
}

void TestSearch::refusesWrongGrids()
{
    QFETCH(QString, text);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parseGridAxis(text.toStdString()));
}

void TestSearch::gridPositionsAndPointsAgree()
{
    const Grid grid({{"a", {"1", "2"}}, {"b", {"x", "y", "z"}}, {"c", {"0"}}});
    QCOMPARE(grid.positions(4), (std::vector<std::size_t>{1, 1, 0}));
    for (std::size_t i = 0; i < grid.size(); ++i)
        QCOMPARE(grid.index(grid.positions(i)), i);
    QCOMPARE(grid.point(5).at("b"), std::string("z"));
    const GridAxis axis = parseGridAxis("lambda_prime=0.1:0.4:0.1");
    QCOMPARE(toText(axis), std::string("lambda_prime=0.1,0.2,0.3,0.4"));
    QCOMPARE(parseGridAxis(toText(axis)), axis);
}

void TestSearch::coarseToFineVisitsEveryPointOnce()
{
    const GridAxis nine = parseGridAxis("a=1:9:1");
    QCOMPARE(coarseToFine(Grid({nine})), (std::vector<std::size_t>{0, 4, 8, 2, 6, 1, 3, 5, 7}));
    for (const char* axis : {"b=1:1:1", "b=1:2:1", "b=1:6:1", "b=1:9:1"}) {
        const Grid grid({nine, parseGridAxis(axis)});
        std::vector<std::size_t> order = coarseToFine(grid);
        // After the first step, the corners of the grid are there.
        const auto corner = std::find(order.begin(), order.end(), grid.size() - 1);
        QVERIFY(corner - order.begin() < 9);
        std::sort(order.begin(), order.end());
        std::vector<std::size_t> all(grid.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        QCOMPARE(order, all);
    }
    QCOMPARE(coarseToFine(Grid()), std::vector<std::size_t>{0});
}

void TestSearch::theSliceComesFirst()
{
    // The slice b = 2 has the points 1, 5, 9, ... of a; its own steps are those of a alone.
    const Grid grid({parseGridAxis("a=1:9:1"), parseGridAxis("b=1:4:1")});
    std::vector<std::size_t> order = coarseToFine(grid, {std::nullopt, 1});
    QCOMPARE(std::vector<std::size_t>(order.begin(), order.begin() + 9),
             (std::vector<std::size_t>{1, 17, 33, 9, 25, 5, 13, 21, 29}));
    QCOMPARE(std::vector<std::size_t>(order.begin() + 9, order.begin() + 12),
             (std::vector<std::size_t>{0, 2, 3}));  // the others as without a slice
    std::sort(order.begin(), order.end());
    std::vector<std::size_t> all(grid.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    QCOMPARE(order, all);
    QCOMPARE(coarseToFine(grid, {std::nullopt, std::nullopt}), coarseToFine(grid));
}

void TestSearch::samplesGrids()
{
    const std::vector<GridAxis> axes{parseGridAxis("a=1:4:1"), parseGridAxis("b=1:4:1"), parseGridAxis("c=1:4:1")};
    const Grid all(axes);
    for (const char* sample :
         {"random:1", "random:16", "random:63", "random:64", "sobol:1", "sobol:16", "sobol:64"}) {
        const Grid grid(axes, sample, 3);
        const auto count = std::size_t(QByteArray(sample).split(':')[1].toInt());
        QCOMPARE(grid.size(), count);
        // Different points of the grid, in its order.
        std::size_t at = 0;
        for (std::size_t i = 0; i < all.size() && at < count; ++i)
            at += all.point(i) == grid.point(at) ? 1 : 0;
        QCOMPARE(at, count);
        for (std::size_t i = 0; i < count; ++i)
            QCOMPARE(grid.index(grid.positions(i)), i);
    }
    const auto points = [](const Grid& grid) {
        std::vector<std::map<std::string, std::string>> result;
        for (std::size_t i = 0; i < grid.size(); ++i)
            result.push_back(grid.point(i));
        return result;
    };
    QCOMPARE(points(Grid(axes, "random:16", 3)), points(Grid(axes, "random:16", 3)));
    QVERIFY(points(Grid(axes, "random:16", 3)) != points(Grid(axes, "random:16", 4)));
    // The first four points of the sequence have each value of an axis once.
    for (const std::string axis : {"a", "b", "c"}) {
        std::vector<std::string> values;
        for (const auto& point : points(Grid(axes, "sobol:4")))
            values.push_back(point.at(axis));
        std::sort(values.begin(), values.end());
        QCOMPARE(values, axes.front().values);
    }
    // A grid that is too large without a sample.
    std::vector<GridAxis> many;
    for (const char* name : {"a=", "b=", "c=", "d=", "e="})
        many.push_back(parseGridAxis(name + std::string("1:100:1")));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Grid{many});
    QCOMPARE(Grid(many, "sobol:50").size(), std::size_t(50));
    QCOMPARE(Grid(many, "random:50").size(), std::size_t(50));
}

void TestSearch::refusesWrongSamples_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* sample : {"random", "random:", "random:0", "random:x", "random:3:4", "sobol:-1", "halton:3",
                               "3", "random:65", "sobol:65", "random:1000000"})
        QTest::newRow(sample) << sample;
}

void TestSearch::refusesWrongSamples()
{
    QFETCH(QString, sample);
    const std::vector<GridAxis> axes{parseGridAxis("a=1:8:1"), parseGridAxis("b=1:8:1")};
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Grid(axes, sample.toStdString()));
}

void TestSearch::readsProtocols()
{
    for (const char* text : {"loo", "kfold:5", "kfold:5x10", "nested-loo", "nested:5", "none"})
        QCOMPARE(toText(parseProtocol(text)), std::string(text));
    QCOMPARE(parseProtocol("kfold:5x1"), parseProtocol("kfold:5"));
    for (const char* text :
         {"", "kfold", "kfold:1", "kfold:x2", "kfold:5x", "nested:5x2", "kfold:5 ", "loo:3", "none:2"})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parseProtocol(text));
}

void TestSearch::holdsEverySampleOutOnce()
{
    Problem problem = noisyProblem();
    problem.target.classOf[3] = -1;
    for (const char* protocol : {"loo", "kfold:4x3", "nested-loo", "nested:3"}) {
        const HeldOutPlan plan = heldOutPlan(parseProtocol(protocol), problem.target, 1);
        for (const auto& repeat : plan.repeats) {
            std::vector<int> all;
            for (const TestFold& fold : repeat) {
                QCOMPARE(plan.sets[fold.set], fold.samples);
                all.insert(all.end(), fold.samples.begin(), fold.samples.end());
            }
            std::sort(all.begin(), all.end());
            QCOMPARE(all.size(), std::size_t(23));
            QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
            QVERIFY(std::find(all.begin(), all.end(), 3) == all.end());
        }
    }
    QCOMPARE(heldOutPlan(parseProtocol("kfold:4x3"), problem.target, 1).repeats.size(), std::size_t(3));
}

void TestSearch::pairsServeBothOuterFolds()
{
    const Problem problem = noisyProblem(0.5, 10);
    const HeldOutPlan plan = heldOutPlan(parseProtocol("nested-loo"), problem.target, 1);
    QCOMPARE(plan.sets.size(), std::size_t(10 + 45));
    for (std::size_t i = 0; i < 10; ++i) {
        std::vector<int> tested;
        for (const TestFold& inner : plan.innerOf[i]) {
            const std::vector<int>& set = plan.sets[inner.set];
            QCOMPARE(set.size(), std::size_t(2));
            QVERIFY(std::find(set.begin(), set.end(), int(i)) != set.end());
            QVERIFY(std::find(set.begin(), set.end(), inner.samples.front()) != set.end());
            tested.push_back(inner.samples.front());
        }
        std::sort(tested.begin(), tested.end());
        QCOMPARE(tested.size(), std::size_t(9));
        QVERIFY(std::find(tested.begin(), tested.end(), int(i)) == tested.end());
    }
}

void TestSearch::innerFoldsLackTheOuterFold()
{
    const Problem problem = noisyProblem();
    const HeldOutPlan plan = heldOutPlan(parseProtocol("nested:3"), problem.target, 1);
    QCOMPARE(plan.sets.size(), std::size_t(3 + 9));
    for (std::size_t outer = 0; outer < 3; ++outer)
        for (const TestFold& inner : plan.innerOf[outer]) {
            const std::vector<int>&set = plan.sets[inner.set], &held = plan.sets[outer];
            QVERIFY(std::includes(set.begin(), set.end(), held.begin(), held.end()));
            QCOMPARE(set.size(), held.size() + inner.samples.size());
        }
}

void TestSearch::refusesTooManyFolds()
{
    const Problem problem = problemOf(Eigen::MatrixXd::Random(7, 2), {0, 0, 0, 0, 0, 1, 1});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, heldOutPlan(parseProtocol("kfold:3"), problem.target, 1));
    const Problem oneClass = problemOf(Eigen::MatrixXd::Random(3, 2), {0, 0, 0});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, heldOutPlan(parseProtocol("loo"), oneClass.target, 1));
}

void TestSearch::scoresByHand()
{
    PooledPredictions predictions{{0, 0, 0, 1}, {0, 0, 1, 1}, Eigen::MatrixXd(4, 2)};
    predictions.probabilities << 0.9, 0.1, 0.8, 0.2, 0.4, 0.6, 0.5, 0.5;
    QCOMPARE(*predictionScore("accuracy", predictions, 2), 0.75);
    QCOMPARE(*predictionScore("balanced_accuracy", predictions, 2), (2.0 / 3 + 1) / 2);
    const double loss = -(std::log(0.9) + std::log(0.8) + std::log(0.4) + std::log(0.5)) / 4;
    QVERIFY(std::abs(*predictionScore("log_loss", predictions, 2) - loss) < tolerance::exactFormula);
    QVERIFY(std::abs(*predictionScore("auc", predictions, 2) - 2.0 / 3) < tolerance::exactFormula);
    predictions.probabilities.resize(0, 0);
    QVERIFY(!predictionScore("auc", predictions, 2) && !predictionScore("log_loss", predictions, 2));
}

void TestSearch::countsLikeLeaveOneOut()
{
    const Example of(noisyProblem());
    const SearchRecord folds = of.record("loo"), global = of.record("loo", PreprocessIn::Global);
    for (std::size_t i = 0; i < of.candidates.size(); ++i) {
        const LeaveOneOutAccuracy accuracy = leaveOneOut(
            {of.fit.method, of.original, of.prepared.steps, of.problem, of.candidates[i]}, InFold::Always);
        QCOMPARE(folds.trials[i].correct, accuracy.inFold->correct);
        QCOMPARE(global.trials[i].correct, accuracy.global.correct);
        QCOMPARE(folds.trials[i].total, 24);
        QCOMPARE(folds.trials[i].scores.at("accuracy").folds.size(), std::size_t(24));
        QCOMPARE(folds.trials[i].scores.at("auc").folds.size(), std::size_t(1));
    }
}

void TestSearch::fitsTogetherPredictLikeSingleFits()
{
    MethodDescription single = method("sfp");
    QVERIFY(single.predictHeldOut);
    single.predictHeldOut = nullptr;
    for (const char* steps : {"zscore", "zscore=sample", "center"})
        for (const PreprocessIn preprocess : {PreprocessIn::Fold, PreprocessIn::Global}) {
            const Example of(noisyProblem(), {"0.2", "0.5", "0.8"}, steps);
            const LeaveOneOutFit fit{single, of.original, of.prepared.steps, of.problem, of.parameters};
            for (const char* protocol : {"loo", "nested:3"}) {
                const std::vector<Trial> together = of.search(protocol, preprocess).run({0, 1, 2}, {}),
                                         apart = Search({fit, of.candidates, parseProtocol(protocol), preprocess})
                                                     .run({0, 1, 2}, {});
                for (std::size_t i = 0; i < 3; ++i) {
                    QCOMPARE(together[i].correct, apart[i].correct);
                    QVERIFY(together[i].predicted == apart[i].predicted);
                    for (const auto& [name, score] : apart[i].scores)
                        QVERIFY2(std::abs(together[i].scores.at(name).mean - score.mean) <=
                                     1e-9 * std::abs(score.mean),
                                 name.c_str());
                }
            }
        }
}

void TestSearch::shardsAndThreadsChangeNothing()
{
    const Example of(noisyProblem());
    const Search search = of.search("nested:3");
    const std::vector<Trial> whole = search.run({0, 1, 2}, {1, {}});
    compareTrials(search.run({0, 1, 2}, {4, {}}), whole);
    compareTrials(search.run({2}, {}), {whole[2]});
    QVERIFY(search.run({0, 1, 2}, {1, [](const Step&) { return false; }}).empty());
}

void TestSearch::sameFoldsAreShared()
{
    const Example of(noisyProblem());
    const Search first = of.search("loo");
    first.run({0}, {});
    const auto searched = [&](const Problem& problem, PreprocessIn preprocess, const Search* earlier,
                              int threads) {
        const LeaveOneOutFit fit{of.fit.method, of.original, of.prepared.steps, problem, of.parameters};
        return Search({fit, of.candidates, parseProtocol("loo"), preprocess, "accuracy", 1, earlier})
            .run({0, 1, 2}, {threads, {}});
    };
    for (const int threads : {1, 3})
        compareTrials(searched(of.problem, PreprocessIn::Fold, &first, threads), of.record("loo").trials);
    // Those that differ do not.
    Problem relabelled = of.problem;
    std::rotate(relabelled.target.classOf.begin(), relabelled.target.classOf.begin() + 5,
                relabelled.target.classOf.end());
    compareTrials(searched(relabelled, PreprocessIn::Fold, &first, 1),
                  searched(relabelled, PreprocessIn::Fold, nullptr, 1));
    compareTrials(searched(of.problem, PreprocessIn::Global, &first, 1),
                  of.record("loo", PreprocessIn::Global).trials);
}

void TestSearch::batchesGiveTheSameTrials()
{
    const Example of(noisyProblem(), {"0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"});
    const Search search = of.search("kfold:3x2");
    std::vector<Trial> trials;
    std::int64_t done = 0, total = 0;
    const RunControl control{2, [&](const Step& step) {
                                 done = std::max(done, step.done);
                                 total = step.total;
                                 return true;
                             }};
    const std::vector<std::size_t> order{6, 0, 3, 1, 2, 4, 5};
    QVERIFY(search.runInBatches(order, control, [&](std::vector<Trial> batch) {
        for (Trial& trial : batch) {
            QCOMPARE(trial.index, order[trials.size()]);
            trials.push_back(std::move(trial));
        }
    }));
    QCOMPARE(total, std::int64_t(7 * 6));
    QVERIFY(done <= total);
    std::sort(trials.begin(), trials.end(),
              [](const Trial& left, const Trial& right) { return left.index < right.index; });
    compareTrials(trials, of.record("kfold:3x2").trials);
}

void TestSearch::cancelledBatchesKeepFinishedTrials()
{
    const Example of(noisyProblem(), {"0.1", "0.2", "0.3", "0.4", "0.5"});
    const Search search = of.search("kfold:3");
    std::vector<Trial> trials;
    const RunControl control{1, [&](const Step&) { return trials.empty(); }};
    QVERIFY(!search.runInBatches({4, 3, 2, 1, 0}, control, [&](std::vector<Trial> batch) {
        std::move(batch.begin(), batch.end(), std::back_inserter(trials));
    }));
    QCOMPARE(trials.size(), std::size_t(1));
    compareTrials(trials, {of.record("kfold:3").trials[4]});
}

void TestSearch::anotherScoreChoosesAsIfSearchedByIt()
{
    const Example of(noisyProblem(), {"0.1", "0.3", "0.5", "0.7"});
    const SearchRecord byAccuracy = of.record("kfold:3x3");
    for (const char* score : {"balanced_accuracy", "auc", "log_loss", "ari"}) {
        const Search search({of.fit, of.candidates, parseProtocol("kfold:3x3"), {}, score});
        SearchRecord record = search.record();
        record.trials = search.run({0, 1, 2, 3}, {2, {}});
        const SearchRecord chosen = chosenBy(byAccuracy, score);
        compareTrials(chosen.trials, record.trials);
        QCOMPARE(chosen.score, record.score);
        QCOMPARE(bestCandidate(chosen), bestCandidate(record));
        QCOMPARE(candidateWithinOneError(chosen), candidateWithinOneError(record));
    }
}

void TestSearch::trainingAccuracyIsThatOfTheFits()
{
    const Example of(noisyProblem());
    const Search search = of.search("kfold:3", PreprocessIn::Global);
    const Trial trial = search.run({1}, {}).front();
    const Score& training = trial.scores.at("training_accuracy");
    QCOMPARE(training.folds.size(), std::size_t(3));
    for (std::size_t fold = 0; fold < 3; ++fold) {
        const std::vector<int>& heldOut = search.plan().sets[fold];
        std::vector<Index> kept;
        Problem problem;
        for (int i = 0; i < int(of.problem.target.classOf.size()); ++i)
            if (!std::binary_search(heldOut.begin(), heldOut.end(), i))
                kept.push_back(i);
        problem.data = of.problem.data->subset(kept, std::nullopt);
        problem.target = of.problem.target;
        problem.target.classOf.clear();
        for (const Index i : kept)
            problem.target.classOf.push_back(of.problem.target.classOf[std::size_t(i)]);
        // In the label-crisp regime the start, and with it the seed, does not matter (methods.md 1.6 B).
        const Outcome outcome = of.fit.method.run(problem, of.candidates[1], {});
        int correct = 0;
        for (std::size_t i = 0; i < kept.size(); ++i)
            correct += outcome.predictedClass[i] == problem.target.classOf[i] ? 1 : 0;
        QCOMPARE(training.folds[fold], double(correct) / double(kept.size()));
    }
}

void TestSearch::partOfTheTrialsCanBeChosenFrom()
{
    const Example of(noisyProblem(), {"0.1", "0.3", "0.5", "0.7"});
    SearchRecord record = of.record("kfold:3");
    const std::size_t best = bestCandidate(record);
    for (std::size_t kept = 0; kept < 4; ++kept) {
        SearchRecord part = record;
        part.trials = {record.trials[kept]};
        QCOMPARE(bestCandidate(part), kept);
        QCOMPARE(candidateWithinOneError(part), kept);
        QCOMPARE(findTrial(part, kept)->index, kept);
        QVERIFY(!findTrial(part, kept + 1) && (kept == 0 || !findTrial(part, kept - 1)));
    }
    record.trials.erase(record.trials.begin() + (best == 0 ? 1 : 0));
    QCOMPARE(bestCandidate(record), best);
}

void TestSearch::nestedChoiceByHand()
{
    // Two outer folds of two samples of classes 0 and 1; candidates 0 and 1 tie in the first, 2 is best in the
    // second.
    SearchRecord record{"pca", "accuracy", std::vector<Parameters>(3), {0, 1, 0, 1}, {{0, 1}, {2, 3}}, {}};
    for (std::size_t i = 0; i < 3; ++i)
        record.trials.push_back({i, {}, 0, 0, 0, {}, {}, {}});
    record.trials[0].innerScores = {0.8, 0.1};
    record.trials[1].innerScores = {0.8, 0.2};
    record.trials[2].innerScores = {0.5, 0.9};
    record.trials[0].predicted = {{0, 1}, {1, 0}};
    record.trials[1].predicted = {{1, 1}, {1, 0}};
    record.trials[2].predicted = {{1, 0}, {0, 0}};
    const NestedAccuracy nested = nestedAccuracy(record);
    QCOMPARE(nested.outer[0].chosen, std::size_t(0));
    QCOMPARE(nested.outer[0].tied, (std::vector<std::size_t>{0, 1}));
    QCOMPARE(nested.outer[1].chosen, std::size_t(2));
    QCOMPARE(nested.correct, 3);
    QCOMPARE(nested.total, 4);
    QCOMPARE(nested.expected, 2.5);
    QCOMPARE(nested.lowest, 2);
    QCOMPARE(nested.highest, 3);
}

void TestSearch::aSingleSettingNeedsNoInnerFolds()
{
    const Example of(noisyProblem(), {"0.5"});
    const SearchRecord nested = of.record("nested-loo");
    QCOMPARE(of.search("nested-loo").plan().sets.size(), std::size_t(24));
    QCOMPARE(nestedAccuracy(nested).correct, of.record("loo").trials.front().correct);
}

void TestSearch::aHeldOutSampleChangesItsOwnPredictionAlone()
{
    const Problem problem = noisyProblem();
    Eigen::MatrixXd values = problem.data->values().map();
    values.row(5) *= -50;
    const SearchRecord before = Example(problem).record("nested-loo"),
                       after = Example(problemOf(values, problem.target.classOf)).record("nested-loo");
    // The fit without sample 5 is the same, so its choice by the inner folds is too.
    for (std::size_t i = 0; i < before.trials.size(); ++i)
        QCOMPARE(after.trials[i].innerScores[5], before.trials[i].innerScores[5]);
}

void TestSearch::chanceForPermutedLabels()
{
    const Example of(noisyProblem(0, 60), {"0.3"});
    const Trial trial = of.record("kfold:5").trials.front();
    const double chance = 0.5 * trial.total, deviation = 0.5 * std::sqrt(trial.total);
    QVERIFY(std::abs(trial.correct - chance) < 3 * deviation);
}

/// Four samples have two features each in which the others show their classes. One of the two leans to the
/// first class by its value; the other is 10 in the second class, 1000 in the first, and cut off at the same value
/// in both: the size reaches the predictions only through the deviation over all samples, which hides the feature
/// where it is 1000. Without the sample in the deviation all are predicted to be of the second class.
void TestSearch::onlyGlobalStandardisationLeaks()
{
    constexpr int others = 40, audited = 4;
    Eigen::MatrixXd values = Eigen::MatrixXd::Zero(others + audited, 2 * audited);
    std::vector<int> classOf;
    for (int i = 0; i < others + audited; ++i) {
        const int cls = i % 2;
        classOf.push_back(cls);
        if (i < others)
            values.row(i).setConstant(cls == 0 ? -1 : 1);
        else {
            values(i, 2 * (i - others)) = -0.5;
            values(i, 2 * (i - others) + 1) = cls == 0 ? 1000 : 10;
        }
    }
    const Problem read = problemOf(values, classOf);
    const Preprocessed prepared = preprocess(read.data, {StepSpec::parse("zscore"), StepSpec::parse("ceil=1")});
    const Problem problem{prepared.data, read.target};
    const Parameters parameters =
        resolveParameters(method("sfp"), problem,
                          {{"clusters", "2"}, {"alpha_prime", "0.1"}, {"gamma_prime", "0.9"}, {"lambda", "1e6"}});
    const LeaveOneOutFit fit{method("sfp"), read.data, prepared.steps, problem, parameters};
    for (const PreprocessIn preprocess : {PreprocessIn::Fold, PreprocessIn::Global}) {
        const Search search({fit, {parameters}, parseProtocol("loo"), preprocess});
        const Trial trial = search.run({0}, {}).front();
        int correct = 0;
        for (const TestFold& fold : search.plan().repeats.front())
            if (const int sample = fold.samples.front(); sample >= others)
                correct += trial.predicted[std::size_t(sample)].front() == classOf[std::size_t(sample)] ? 1 : 0;
        QCOMPARE(correct, preprocess == PreprocessIn::Global ? audited : audited / 2);
    }
}

void TestSearch::refusedFitsAreSaid()
{
    Example of(noisyProblem(0.5, 10));
    of.candidates[1].set("clusters", std::int64_t(10));  // as many as samples, more than a fold leaves
    const SearchRecord record = of.record("loo");
    QVERIFY(!record.trials[1].refusal.isEmpty());
    QVERIFY(bestCandidate(record) != 1);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Search({of.fit, {}, {}}));
}

void TestSearch::mergesShardsOfSamples()
{
    const Example of(noisyProblem());
    std::vector<TuneResult> parts{tuneResult(of, "kfold:3", {2, 2}), tuneResult(of, "kfold:3", {1, 2})};
    for (TuneResult& part : parts)
        part.grid = Grid({parseGridAxis("lambda_prime=0.1:0.9:0.1")}, "random:3", std::uint64_t(part.seed));
    const std::string text = toJson(mergedShards(parts, {"b", "a"}));
    const TuneResult read = tuneResultFromJson(text, "m");
    QCOMPARE(read.grid.sample(), std::string("random:3"));
    QCOMPARE(read.grid.point(2), parts[0].grid.point(2));
    QCOMPARE(toJson(read), text);
}

void TestSearch::mergesShardsOnly()
{
    const Example of(noisyProblem());
    const TuneResult whole = tuneResult(of, "nested:3", {});
    const TuneResult first = tuneResult(of, "nested:3", {1, 2}), second = tuneResult(of, "nested:3", {2, 2});
    const TuneResult merged = mergedShards({second, first}, {"b", "a"});
    compareTrials(merged.record.trials, whole.record.trials);
    QCOMPARE(tuneResultFromJson(toJson(merged), "m").record.outer, whole.record.outer);
    QCOMPARE(toJson(tuneResultFromJson(toJson(merged), "m")), toJson(merged));
    QVERIFY_THROWS_EXCEPTION(DataError, mergedShards({first, first}, {"a", "a"}));
    QVERIFY_THROWS_EXCEPTION(DataError, mergedShards({first}, {"a"}));
    TuneResult other = second;
    other.inputSha256 = "0";
    QVERIFY_THROWS_EXCEPTION(DataError, mergedShards({first, other}, {"a", "b"}));
    const std::string text = toJson(first);
    QVERIFY_THROWS_EXCEPTION(DataError, tuneResultFromJson(text.substr(0, text.size() / 2), "a"));
}

void TestSearch::countsOfRealData_data()
{
    QTest::addColumn<bool>("inFold");
    QTest::addColumn<QList<int>>("counts");
    // methods.md 1.6 B, colon: lambda' = .1 .. .8
    QTest::newRow("in fold") << true << QList<int>{46, 52, 52, 51, 51, 51, 49, 48};
    QTest::newRow("global") << false << QList<int>{43, 51, 53, 53, 51, 51, 50, 49};
}

void TestSearch::countsOfRealData()
{
    QFETCH(bool, inFold);
    QFETCH(QList<int>, counts);
    const auto path = sharedData("colon.csv.gz");
    if (!path)
        QSKIP(missingDataMessage);
    const DatasetPtr data = readDataset(*path).data;
    const Example of(makeProblem(data, data->preferredLabel()), parseGridAxis("l=0.1:0.8:0.1").values);
    const SearchRecord record = of.record("loo", inFold ? PreprocessIn::Fold : PreprocessIn::Global);
    for (int i = 0; i < 8; ++i)
        QCOMPARE(record.trials[std::size_t(i)].correct, counts[i]);
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
