// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/sffd.h"

#include "core/methods/sffd/neighbourhood_start.h"
#include "core/numeric/random.h"
#include "tests/core/methods/fuzzy/naive_clustering.h"
#include "tests/core/methods/sffd/naive_sffd.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestSffd : public QObject
{
    Q_OBJECT

private slots:
    void naive_data();
    void naive();
    void equalWeightsArePlainShapes();
    void descendsWithEuclideanDistances_data();
    void descendsWithEuclideanDistances();
    void pairsAreKept();
    void adaptiveRuleCollapses();
    void insistsOnPairs();
    void closureAddsWhatFollows();
    void contradictionsAreTold();
    void oneComponentIsTold();
    void sameBitsForAnyThreads();
    void cancelled();
    void asksBetweenClusters();
    void refinesWhatWasFitted();
    void startsThatInsistedAreComparable();
    void tunesOnHeldOutPairs();
    void tuningNeedsPairs();
    void degenerate();
    void refusals_data();
    void refusals();
};

/// Classes of normal data and pairs made of their labels.
static Problem guided(Index features, std::int64_t pairs, int classes = 2, double shift = 1.0)
{
    RandomProblem wanted;
    wanted.features = features;
    wanted.classes = classes;
    wanted.shift = shift;
    Problem problem = randomProblem(wanted);
    problem.pairs = std::make_shared<const PairSet>(somePairsOfClasses(problem.target.classOf, pairs, 3));
    return problem;
}

static SffdOptions exactly(int clusters, int iterations)
{
    SffdOptions options;
    options.clusters = clusters;
    options.maxIterations = iterations;
    options.tolerance = 0;
    return options;
}

Q_DECLARE_METATYPE(fuzzylens::SffdOptions)

/// Below, near and above as many features as samples, where the norms come from inner products.
void TestSffd::naive_data()
{
    QTest::addColumn<int>("features");
    QTest::addColumn<SffdOptions>("options");
    for (const int features : {1, 5, 28, 30, 31, 60})
        for (const PartialDistance partial :
             {PartialDistance::Root, PartialDistance::Diagonal, PartialDistance::Euclid}) {
            SffdOptions options = exactly(3, 5);
            options.partial = partial;
            QTest::addRow("%d features, partial %d", features, int(partial)) << features << options;
        }
    SffdOptions options = exactly(2, 5);
    options.shrinkage = 0.01;
    options.weightBalance = 5;
    options.deltaRule = DeltaRule::Adaptive;
    options.strength.rule = AlphaRule::Published;
    QTest::addRow("as published") << 8 << options;
    QTest::addRow("as published, wide") << 50 << options;
    options = exactly(4, 5);
    options.weightBalance = 0.05;
    QTest::addRow("few features weigh") << 12 << options;
    options.learnsWeights = false;
    QTest::addRow("equal weights") << 12 << options;
    options.shrinkage = 1;
    QTest::addRow("balls") << 40 << options;
}

void TestSffd::naive()
{
    QFETCH(int, features);
    QFETCH(SffdOptions, options);
    const Problem problem = guided(features, 60, 3);
    const Eigen::MatrixXd start =
        neighbourhoodStart(MeanDistances(problem.data, 1), *problem.pairs, options.clusters);
    const Outcome outcome = sffd(problem, options);
    const NaiveSffd expected =
        naiveSffd(problem.data->values().map(), *problem.pairs, options, start, options.maxIterations);
    QVERIFY((outcome.memberships - expected.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((outcome.featureWeights - expected.weights).cwiseAbs().maxCoeff() < tolerance::naive);
    for (std::size_t i = 0; i < expected.objective.size(); ++i) {
        QVERIFY(std::abs(outcome.objective[i] / expected.objective[i] - 1) < tolerance::naive);
        double terms = 0;
        for (const NamedSeries& series : outcome.objectiveTerms)
            terms += series.values[i];
        QVERIFY(std::abs(terms / outcome.objective[i] - 1) < tolerance::exactFormula);
    }
    QVERIFY((outcome.memberships.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    QVERIFY((outcome.featureWeights.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
}

/// Without pairs, weights all equal: the result is a fixed point of Gustafson-Kessel at this shrinkage; in FCM
/// without a norm, or with one that is a ball.
void TestSffd::equalWeightsArePlainShapes()
{
    for (const Index features : {4, 60}) {
        Problem problem = guided(features, 1);
        problem.pairs = nullptr;
        const Eigen::MatrixXd x = problem.data->values().map();
        const auto moved = [&](PartialDistance partial, double shrinkage, bool isGk) {
            SffdOptions options;
            options.clusters = 2;
            options.learnsWeights = false;
            options.partial = partial;
            options.shrinkage = shrinkage;
            options.maxIterations = 5000;
            options.tolerance = 1e-12;
            const Outcome outcome = sffd(problem, options);
            const Eigen::MatrixXd distances =
                naiveDistances(x, outcome.centers, outcome.memberships, 2, isGk, shrinkage);
            return (naiveMemberships(distances, 2) - outcome.memberships).cwiseAbs().maxCoeff();
        };
        QVERIFY(moved(PartialDistance::Root, 0.3, true) < tolerance::naive);
        QVERIFY(moved(PartialDistance::Euclid, 0.3, false) < tolerance::naive);
        QVERIFY(moved(PartialDistance::Root, 1, false) < tolerance::naive);
    }
}

/// methods.md 2.10, item 10: with alpha and delta held and no norm the objective never rises. With delta of equal
/// weights the weights are those of a fixed penalty in every iteration once the dispersions rest, so the rise is
/// looked for with equal weights and a fixed alpha, with pairs and without.
void TestSffd::descendsWithEuclideanDistances_data()
{
    QTest::addColumn<double>("alpha");
    QTest::addRow("no pairs") << 0.0;
    QTest::addRow("weak pairs") << 0.5;
    QTest::addRow("strong pairs") << 50.0;
}

void TestSffd::descendsWithEuclideanDistances()
{
    QFETCH(double, alpha);
    for (const Index features : {3, 50}) {
        const Problem problem = guided(features, 40, 3, 0.3);
        SffdOptions options = exactly(3, 100);
        options.partial = PartialDistance::Euclid;
        options.learnsWeights = false;
        options.strength.rule = AlphaRule::Fixed;
        options.strength.fixed = alpha;
        options.start = PairStart::Random;
        for (int seed = 1; seed <= 10; ++seed) {
            options.seed = std::uint64_t(seed);
            const Outcome outcome = sffd(problem, options);
            for (std::size_t i = 1; i < outcome.objective.size(); ++i)
                QVERIFY(outcome.objective[i] <= outcome.objective[i - 1] * (1 + tolerance::objectiveRise));
        }
    }
}

void TestSffd::pairsAreKept()
{
    const Problem problem = guided(6, 10000, 3, 0.2);
    SffdOptions options;
    const Outcome outcome = sffd(problem, options);
    QCOMPARE(outcome.traces.front().name, std::string("violated pairs"));
    QCOMPARE(outcome.traces.front().values.back(), 0.0);
    QCOMPARE(outcome.repaired, outcome.assigned);
    // Without them the clusters are others.
    options.strength.factor = 0;
    QVERIFY(sffd(problem, options).traces.front().values.back() > 0);
}

/// methods.md 2.10, item 2, on data like the signs of skin diseases: six classes, each with signs that the others
/// never show. Under the printed rule features without dispersion inside a cluster take its weight, distances and
/// with them the strength of the pairs go to nothing; the reference rule holds them.
void TestSffd::adaptiveRuleCollapses()
{
    constexpr Index features = 18, own = 12;
    constexpr int classes = 6;
    Random random(8);
    Eigen::MatrixXd values(180, features);
    std::vector<int> classOf, labelled;
    for (Index i = 0; i < values.rows(); ++i) {
        const int c = int(i % classes);
        classOf.push_back(c);
        labelled.push_back(i < 72 ? c : -1);
        for (Index l = 0; l < features; ++l)
            values(i, l) = l >= own ? double(random.below(4)) : l % classes == c ? 1 + double(random.below(3)) : 0;
    }
    values.rowwise() -= values.colwise().mean().eval();
    values.array().rowwise() /= values.array().square().colwise().mean().sqrt().eval();
    Problem problem = problemOf(values, classOf);
    problem.pairs = std::make_shared<const PairSet>(pairsOfClasses(labelled));
    SffdOptions options;
    options.clusters = classes;
    const Outcome held = sffd(problem, options);
    options.deltaRule = DeltaRule::Adaptive;
    const Outcome collapsed = sffd(problem, options);
    const auto alphaLeft = [](const Outcome& outcome) {
        return outcome.traces[1].values.back() / outcome.traces[1].values.front();
    };
    QVERIFY2(alphaLeft(collapsed) < 1e-6, qPrintable(QString::number(alphaLeft(collapsed))));
    QVERIFY2(alphaLeft(held) > 0.2, qPrintable(QString::number(alphaLeft(held))));
    QVERIFY(held.featureWeights.maxCoeff() <= (1 + 1 / 2.0) / features + tolerance::exactFormula);
    QVERIFY(collapsed.featureWeights.maxCoeff() > (1 + 1 / 2.0) / features + tolerance::exactFormula);
}

void TestSffd::insistsOnPairs()
{
    const Problem problem = guided(6, 60, 3, 0.2);
    SffdOptions options;
    options.strength.factor = 0.05;
    const double weak = sffd(problem, options).traces.front().values.back();
    options.insists = true;
    const Outcome insisting = sffd(problem, options);
    QVERIFY(weak > 0);
    QVERIFY(insisting.traces.front().values.back() < weak);
    const std::vector<double>& alpha = insisting.traces[1].values;
    QVERIFY(alpha.back() > 2 * alpha.front());
}

void TestSffd::closureAddsWhatFollows()
{
    Problem problem = guided(5, 1);
    const auto given = [&](PairSet pairs, bool closes) {
        problem.pairs = std::make_shared<const PairSet>(std::move(pairs));
        SffdOptions options;
        options.closesPairs = closes;
        options.strength.rule = AlphaRule::Fixed;
        options.strength.fixed = 0.1;
        return sffd(problem, options);
    };
    const PairSet chain{{{0, 1}, {1, 2}}, {{0, 3}}};
    const PairSet closed{{{0, 1}, {0, 2}, {1, 2}}, {{0, 3}, {1, 3}, {2, 3}}};
    QVERIFY(given(chain, true).memberships == given(closed, false).memberships);
    QVERIFY(given(chain, false).memberships != given(closed, false).memberships);
}

void TestSffd::contradictionsAreTold()
{
    Problem problem = guided(5, 1);
    problem.pairs = std::make_shared<const PairSet>(PairSet{{{0, 1}, {1, 2}}, {{0, 2}}});
    const Outcome outcome = sffd(problem, {});
    const std::vector<std::string>& names = problem.data->sampleNames();
    const auto warning = std::find_if(outcome.warnings.begin(), outcome.warnings.end(),
                                      [](const Warning& one) { return one.id == "contradictory-pairs"; });
    QVERIFY(warning != outcome.warnings.end());
    const QString chain = QString::fromStdString(names[0] + " – " + names[1] + " – " + names[2]);
    QVERIFY2(QString::fromStdString(warning->text.text()).contains(chain), warning->text.text().c_str());
}

/// Must-links that join all samples leave one group; all but one of them do not.
void TestSffd::oneComponentIsTold()
{
    Problem problem = guided(5, 1);
    const auto isTold = [&](Index joined) {
        PairSet pairs;
        for (int i = 1; i < static_cast<int>(joined); ++i)
            pairs.must.push_back({0, i});
        problem.pairs = std::make_shared<const PairSet>(std::move(pairs));
        const Outcome outcome = sffd(problem, {});
        return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                           [](const Warning& one) { return one.id == "one-component"; });
    };
    QVERIFY(isTold(problem.data->samples()));
    QVERIFY(!isTold(problem.data->samples() - 1));
}

void TestSffd::sameBitsForAnyThreads()
{
    for (const Index features : {7, 600}) {
        const Problem problem = guided(features, 100, 3);
        RunControl several;
        several.threads = 5;
        const Outcome a = sffd(problem, {}), b = sffd(problem, {}, several);
        QVERIFY(a.memberships == b.memberships);
        QVERIFY(a.featureWeights == b.featureWeights);
        QVERIFY(a.objective == b.objective);
    }
}

void TestSffd::cancelled()
{
    const Problem problem = guided(10, 50);
    RunControl control;
    control.progress = [](const Step& step) { return step.done < 2; };
    const Outcome outcome = sffd(problem, exactly(2, 50), control);
    QCOMPARE(outcome.stopped, Stopped::Cancelled);
    QCOMPARE(outcome.iterations, 2);
}

/// One cluster of many samples or features may take minutes.
void TestSffd::asksBetweenClusters()
{
    for (const Index features : {10, 60}) {
        const Problem problem = guided(features, 50);
        int asked = 0;
        RunControl control;
        control.progress = [&asked](const Step&) { return ++asked < 3; };  // once, then before every cluster
        const Outcome outcome = sffd(problem, exactly(3, 50), control);
        QCOMPARE(asked, 3);
        QCOMPARE(outcome.stopped, Stopped::Cancelled);
        QCOMPARE(outcome.iterations, 0);
        QVERIFY(outcome.memberships.allFinite());
    }
}

/// A pair more: from the fit without it to the one with it, in fewer iterations than from the beginning; as far
/// as the time goes.
void TestSffd::refinesWhatWasFitted()
{
    using std::chrono::milliseconds;
    for (const Index features : {8, 60}) {
        Problem problem = guided(features, 200, 3);
        SffdOptions options;
        options.tolerance = 1e-9;
        options.maxIterations = 2000;
        const Outcome before = sffd(problem, options);
        PairSet more = *problem.pairs;
        more.cannot.pop_back();
        problem.pairs = std::make_shared<const PairSet>(more);
        const Outcome cold = sffd(problem, options);
        const Outcome warm = refineSffd(problem, options, before, milliseconds(60000));
        QCOMPARE(warm.stopped, Stopped::Converged);
        QVERIFY(warm.iterations < cold.iterations);
        QVERIFY((warm.memberships - cold.memberships).cwiseAbs().maxCoeff() < tolerance::limitingCase);
        const Outcome brief = refineSffd(problem, options, before, milliseconds(0));
        QCOMPARE(brief.iterations, 1);
        options.clusters = 4;  // nothing to go on from
        QVERIFY(refineSffd(problem, options, before, milliseconds(60000)).memberships ==
                sffd(problem, options).memberships);
    }
}

/// The start that is kept has the least objective with the pairs counted alike; insistence once made a start look
/// worse for the pairs it fought for.
void TestSffd::startsThatInsistedAreComparable()
{
    const Problem problem = guided(6, 60, 3, 0.2);
    SffdOptions options;
    options.start = PairStart::Random;
    options.insists = true;
    options.strength.factor = 0.05;
    const auto comparable = [](const Outcome& outcome) {
        const std::vector<double>& alpha = outcome.traces[1].values;
        double insistence = 1;
        for (std::size_t i = 1; i < alpha.size(); ++i)
            if (alpha[i] > 2 * alpha[i - 1])
                insistence *= 3;
        return outcome.objectiveTerms[0].values.back() + outcome.objectiveTerms[1].values.back() +
               outcome.objectiveTerms[2].values.back() / insistence;
    };
    options.restarts = 8;
    const double kept = comparable(sffd(problem, options));
    for (int restarts = 1; restarts < 8; ++restarts) {
        options.restarts = restarts;
        QVERIFY(kept <= comparable(sffd(problem, options)) * (1 + tolerance::exactFormula));
    }
}

/// The chosen setting is one of the candidates, and the fit uses it.
void TestSffd::tunesOnHeldOutPairs()
{
    RandomProblem wanted;
    wanted.samples = 120;
    wanted.features = 4;
    wanted.shift = 3;
    const Problem told = randomProblem(wanted);
    Random random(2);
    Eigen::MatrixXd values(120, 16);
    for (double& value : values.reshaped())
        value = random.normal();
    values.leftCols(4) = told.data->values().map();
    values.rowwise() -= values.colwise().mean().eval();
    values.array().rowwise() /= values.array().square().colwise().mean().sqrt().eval();
    Problem problem = problemOf(values, told.target.classOf);
    problem.pairs = std::make_shared<const PairSet>(somePairsOfClasses(told.target.classOf, 60, 3));
    SffdOptions options;
    options.clusters = 2;
    options.tunes = true;
    int asked = 0;
    RunControl control;
    control.progress = [&asked](const Step& step) {
        asked += step.phase == "tuning parameters";
        return true;
    };
    const Outcome tuned = sffd(problem, options, control);
    QVERIFY(asked > 30);
    QCOMPARE(tuned.warnings.back().id, std::string("tuned"));
    int same = 0;
    for (const double shrinkage : {0.02, 0.1, 0.3, 0.5, 1.0})
        for (const double balance : {0.0, 0.3, 1.0}) {
            SffdOptions tried;
            tried.clusters = 2;
            tried.partial = shrinkage < 1 ? PartialDistance::Root : PartialDistance::Euclid;
            tried.shrinkage = shrinkage;
            tried.learnsWeights = balance > 0;
            tried.weightBalance = balance > 0 ? balance : 1;
            same += sffd(problem, tried).memberships == tuned.memberships;
        }
    QVERIFY(same >= 1);
    // Stopped while it chooses, it stops.
    control.progress = [](const Step& step) { return step.phase != "tuning parameters" || step.done < 3; };
    QCOMPARE(sffd(problem, options, control).warnings.back().id, std::string("tuned"));
    control.progress = [](const Step&) { return false; };
    QCOMPARE(sffd(problem, options, control).stopped, Stopped::Cancelled);
}

void TestSffd::tuningNeedsPairs()
{
    Problem problem = guided(5, 1);
    SffdOptions options;
    options.tunes = true;
    const Outcome outcome = sffd(problem, options);
    QCOMPARE(outcome.warnings.back().id, std::string("not-tuned"));
    options.tunes = false;
    QVERIFY(outcome.memberships == sffd(problem, options).memberships);
}

/// As many clusters as samples, one cluster, all samples in one component.
void TestSffd::degenerate()
{
    Problem problem = guided(40, 20);
    SffdOptions options;
    for (const int clusters : {1, 2, 30}) {
        options.clusters = clusters;
        const Outcome outcome = sffd(problem, options);
        QVERIFY(outcome.memberships.allFinite());
        QCOMPARE(outcome.memberships.cols(), Index(clusters));
    }
    problem.pairs = std::make_shared<const PairSet>(pairsOfClasses(std::vector<int>(30, 0)));
    options.clusters = 3;
    const Outcome outcome = sffd(problem, options);
    QVERIFY(outcome.memberships.allFinite());
    QCOMPARE(outcome.traces.front().values.back(), 0.0);
}

void TestSffd::refusals_data()
{
    QTest::addColumn<SffdOptions>("options");
    QTest::addColumn<QString>("says");
    SffdOptions options;
    options.clusters = 31;
    QTest::addRow("more clusters than samples") << options << "clusters must not exceed the 30 samples";
    options = {};
    options.weightBalance = 0;
    QTest::addRow("K") << options << "K must exceed 0";
    options = {};
    options.strength.factor = -1;
    QTest::addRow("strength") << options << "must not be negative";
    options = {};
    options.shrinkage = 0;
    QTest::addRow("no shrinkage") << options << "shrinkage must exceed 0 for 40 features of 30 samples";
}

void TestSffd::refusals()
{
    QFETCH(SffdOptions, options);
    QFETCH(QString, says);
    try {
        sffd(guided(40, 10), options);
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

QTEST_APPLESS_MAIN(TestSffd)
#include "tst_sffd.moc"
