// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/semi_supervised/afcc.h"
#include "core/methods/semi_supervised/pckmeans.h"

#include "core/methods/sffd/pair_repair.h"
#include "core/numeric/random.h"
#include "core/scores/scores.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestPairGuided : public QObject
{
    Q_OBJECT

private slots:
    void afccIsSffdWithEqualWeights();
    void clustersCompete();
    void agglomerationDescends();
    void pckmeansCost();
    void pckmeansWithoutPairs();
    void pckmeansKeepsPairs();
    void sameBitsForAnyThreads();
    void refusals();
};

static Problem guided(Index features, std::int64_t pairs, double shift = 1.0)
{
    RandomProblem wanted;
    wanted.samples = 60;
    wanted.features = features;
    wanted.classes = 3;
    wanted.shift = shift;
    Problem problem = randomProblem(wanted);
    problem.pairs = std::make_shared<const PairSet>(somePairsOfClasses(problem.target.classOf, pairs, 3));
    return problem;
}

/// methods.md 2.9: AFCC with Mahalanobis distances is SFFD with fixed weights 1 / p.
void TestPairGuided::afccIsSffdWithEqualWeights()
{
    for (const Index features : {6, 90}) {
        const Problem problem = guided(features, 200);
        for (const bool isPlain : {false, true}) {
            AfccOptions options;
            if (!isPlain)
                options.shrinkage = 0.1;
            SffdOptions equal;
            equal.learnsWeights = false;
            equal.shrinkage = 0.1;
            equal.partial = isPlain ? PartialDistance::Euclid : PartialDistance::Root;
            equal.strength.rule = AlphaRule::Published;
            const Outcome a = afcc(problem, options), b = sffd(problem, equal);
            QCOMPARE(a.iterations, b.iterations);
            QVERIFY((a.memberships - b.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
            QVERIFY(std::abs(a.objective.back() / b.objective.back() - 1) < tolerance::naive);
        }
    }
}

void TestPairGuided::clustersCompete()
{
    Problem problem = guided(8, 60, 9.0);
    for (const bool hasPairs : {false, true}) {
        if (!hasPairs)
            problem.pairs = nullptr;
        AfccOptions options;
        options.clusters = 10;
        options.agglomerates = true;
        options.eta = 3;
        const Outcome outcome = afcc(problem, options);
        const std::vector<double>& left = outcome.traces[2].values;
        QCOMPARE(outcome.traces[2].name, std::string("clusters"));
        QVERIFY(std::is_sorted(left.rbegin(), left.rend()));
        QCOMPARE(left.back(), 3.0);
        QCOMPARE(outcome.memberships.cols(), Index(3));
        QCOMPARE(outcome.centers.rows(), Index(3));
        QCOMPARE(outcome.embedding.cols(), Index(3));
        QVERIFY((outcome.memberships.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
        QCOMPARE(matchedAccuracy(problem.target.classOf, outcome.assigned), 1.0);
        problem = guided(8, 60, 9.0);
    }
}

/// Once beta has died away nothing but plain clustering is left, whose objective does not rise.
void TestPairGuided::agglomerationDescends()
{
    Problem problem = guided(8, 1, 2.0);
    problem.pairs = nullptr;
    AfccOptions options;
    options.clusters = 6;
    options.agglomerates = true;
    options.tolerance = 0;
    options.maxIterations = 400;
    const Outcome outcome = afcc(problem, options);
    const std::vector<double>& distance = outcome.objectiveTerms[0].values;
    QVERIFY(std::abs(outcome.objectiveTerms[2].values.back() / distance.back()) < tolerance::exactFormula);
    for (std::size_t i = 300; i < distance.size(); ++i)
        QVERIFY(distance[i] <= distance[i - 1] * (1 + tolerance::objectiveRise));
}

void TestPairGuided::pckmeansCost()
{
    const Problem problem = guided(5, 150, 0.5);
    PckmeansOptions options;
    options.weight = 2;
    const Outcome outcome = pckmeans(problem, options);
    double expected = 2.0 * double(violatedPairs(*problem.pairs, outcome.assigned).size());
    for (Index i = 0; i < outcome.embedding.rows(); ++i)
        expected += outcome.embedding(i, outcome.assigned[std::size_t(i)]) / 2;
    QVERIFY(std::abs(outcome.objective.back() / expected - 1) < tolerance::exactFormula);
    QVERIFY(((outcome.memberships.array() == 0) || (outcome.memberships.array() == 1)).all());
}

/// Every sample at its nearest mean, every mean that of its samples.
void TestPairGuided::pckmeansWithoutPairs()
{
    Problem problem = guided(5, 1);
    problem.pairs = nullptr;
    const Outcome outcome = pckmeans(problem, {});
    QCOMPARE(outcome.stopped, Stopped::Converged);
    const Eigen::MatrixXd x = problem.data->values().map();
    for (Index i = 0; i < x.rows(); ++i) {
        Index nearest = 0;
        (outcome.centers.rowwise() - x.row(i)).rowwise().squaredNorm().minCoeff(&nearest);
        QCOMPARE(outcome.assigned[std::size_t(i)], int(nearest));
    }
}

void TestPairGuided::pckmeansKeepsPairs()
{
    const Problem problem = guided(5, 100000, 0.2);
    PckmeansOptions options;
    options.weight = 1e6;
    const Outcome outcome = pckmeans(problem, options);
    QCOMPARE(outcome.traces.front().values.back(), 0.0);
    QCOMPARE(matchedAccuracy(problem.target.classOf, outcome.assigned), 1.0);
}

void TestPairGuided::sameBitsForAnyThreads()
{
    const Problem problem = guided(300, 200);
    RunControl several;
    several.threads = 5;
    AfccOptions norm;
    norm.shrinkage = 0.2;
    QVERIFY(afcc(problem, norm).memberships == afcc(problem, norm, several).memberships);
    QVERIFY(pckmeans(problem, {}).memberships == pckmeans(problem, {}, several).memberships);
}

void TestPairGuided::refusals()
{
    const Problem problem = guided(80, 10);
    AfccOptions options;
    options.clusters = 61;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, afcc(problem, options));
    options = {};
    options.shrinkage = 0;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, afcc(problem, options));
    PckmeansOptions kMeans;
    kMeans.weight = -1;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pckmeans(problem, kMeans));
    kMeans = {};
    kMeans.clusters = 0;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pckmeans(problem, kMeans));
}

QTEST_APPLESS_MAIN(TestPairGuided)
#include "tst_pair_guided.moc"
