// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"
#include "core/numeric/random.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/sfp_options.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::test;

class SfpTest : public QObject
{
    Q_OBJECT

private slots:
    void objectiveNeverRises();
    void sameBitsForEveryThreadCount_data();
    void sameBitsForEveryThreadCount();
    void bestStartIsKept();
    void startsInEveryClass();
    void stopsWhenTheCentresRest();
    void cancels();
    void constantFeaturesGetNoWeight();
    void warns();
    void refuses_data();
    void refuses();
};

void SfpTest::objectiveNeverRises()
{
    Random random(20);
    for (int trial = 0; trial < 400; ++trial) {
        RandomProblem wanted;
        wanted.samples = 6 + static_cast<Index>(random.below(60));
        wanted.features = 1 + static_cast<Index>(random.below(120));
        wanted.classes = static_cast<int>(random.below(6)) - 1;
        wanted.shift = random.uniform(0, 3);
        wanted.unlabelled = random.below(2) ? 0 : random.uniform(0, 0.8);
        wanted.hasConstants = random.below(2) && wanted.features > 4;
        wanted.seed = random.bits();
        const Problem problem = randomProblem(wanted);
        SfpOptions options;
        options.clusters = 1 + static_cast<int>(random.below(6));
        options.alpha = std::exp(random.uniform(-5, 5));
        options.gamma = std::exp(random.uniform(-5, 3));
        options.lambda = std::exp(random.uniform(-4, 8));
        options.loss = wanted.classes < 0 ? SfpLoss::Squared : static_cast<SfpLoss>(random.below(5));
        options.smoothing = std::exp(random.uniform(-14, -2));
        options.init = static_cast<SfpInit>(random.below(2));
        options.lambdaScale = static_cast<SfpLambdaScale>(random.below(3));
        options.weights = static_cast<SfpWeights>(random.below(2));
        options.maxIterations = 40;
        options.tolerance = 0;
        options.seed = random.bits();
        const Outcome outcome = sfp(problem, options).outcome;
        for (std::size_t t = 1; t < outcome.objective.size(); ++t) {
            double size = 0;
            for (const NamedSeries& term : outcome.objectiveTerms)
                size += std::abs(term.values[t]);
            QVERIFY2(outcome.objective[t] <= outcome.objective[t - 1] + tolerance::objectiveRise * size,
                     qPrintable(QString("trial %1, iteration %2").arg(trial).arg(t)));
        }
        QVERIFY(spread(outcome.memberships) < tolerance::sumToOne);
        QVERIFY(spread(outcome.featureWeights) < tolerance::sumToOne);
        QVERIFY(outcome.memberships.minCoeff() >= 0 && outcome.featureWeights.minCoeff() >= 0);
        if (outcome.classProbabilities.size() > 0)
            QVERIFY(spread(outcome.classProbabilities) < tolerance::sumToOne);
    }
}

void SfpTest::sameBitsForEveryThreadCount_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<int>("classes");
    QTest::newRow("wide") << 40 << 3000 << 2 << 3;
    QTest::newRow("wide, many clusters") << 33 << 1500 << 7 << 3;
    QTest::newRow("tall") << 13000 << 37 << 5 << 3;
    QTest::newRow("tall, a number as label") << 13000 << 37 << 5 << -1;
}

void SfpTest::sameBitsForEveryThreadCount()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, clusters);
    QFETCH(int, classes);
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    wanted.classes = classes;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions(clusters);
    options.loss = classes < 0 ? SfpLoss::Squared : options.loss;
    options.alpha = 1;
    options.gamma = 0.3;
    options.lambdaScale = SfpLambdaScale::Mean;
    options.restarts = 2;
    const Outcome one = sfp(problem, options).outcome;
    for (const int threads : {1, 2, 3}) {
        const Outcome other = sfp(problem, options, {threads, {}}).outcome;
        QCOMPARE(other.objective, one.objective);
        QVERIFY(other.memberships == one.memberships);
        QVERIFY(other.featureWeights == one.featureWeights);
        QVERIFY(other.centers == one.centers);
        QVERIFY(other.embedding == one.embedding);
        QVERIFY(other.classProbabilities == one.classProbabilities);
    }
}

void SfpTest::bestStartIsKept()
{
    RandomProblem wanted;
    wanted.classes = 0;
    wanted.features = 3;
    wanted.samples = 80;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions(6);
    options.gamma = 0.05;
    options.lambda = 1e3;
    options.restarts = 8;
    const Outcome best = sfp(problem, options).outcome;
    for (int restarts = 1; restarts < 8; ++restarts) {
        options.restarts = restarts;
        const Outcome fewer = sfp(problem, options).outcome;
        QVERIFY(fewer.objective.back() >= best.objective.back());
        QVERIFY(fewer.restart < restarts);
    }
}

void SfpTest::startsInEveryClass()
{
    RandomProblem wanted;
    wanted.classes = 4;
    const Problem problem = randomProblem(wanted);
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        SfpOptions options = someOptions(6);
        options.seed = seed;
        std::vector<int> start = sfp(problem, options).startSamples;
        for (int cls = 0; cls < 4; ++cls)
            QCOMPARE(problem.target.classOf[static_cast<std::size_t>(start[static_cast<std::size_t>(cls)])], cls);
        std::sort(start.begin(), start.end());
        QVERIFY(std::adjacent_find(start.begin(), start.end()) == start.end());
    }
}

void SfpTest::stopsWhenTheCentresRest()
{
    const Problem problem = randomProblem({});
    SfpOptions options = someOptions();
    options.maxIterations = 1000;
    options.gamma = 2;
    const Outcome outcome = sfp(problem, options).outcome;
    QCOMPARE(outcome.stopped, Stopped::Converged);
    QVERIFY(outcome.iterations < 1000);
    options.tolerance = 0;
    options.maxIterations = outcome.iterations + 20;
    const Outcome further = sfp(problem, options).outcome;
    QCOMPARE(further.iterations, options.maxIterations);
    QVERIFY((further.centers - outcome.centers).norm() < 1e-4 * outcome.centers.norm());
}

void SfpTest::cancels()
{
    const Problem problem = randomProblem({});
    SfpOptions options = someOptions();
    options.tolerance = 0;
    options.maxIterations = 100000;
    int asked = 0;
    std::int64_t done = 0;
    const Outcome outcome = sfp(problem, options,
                                {1,
                                 [&](const Step& step) {
                                     done = step.done;
                                     return ++asked < 7;
                                 }})
                                .outcome;
    QCOMPARE(outcome.stopped, Stopped::Cancelled);
    QCOMPARE(outcome.iterations, 7);
    QCOMPARE(done, std::int64_t{7});
    QVERIFY(spread(outcome.memberships) < tolerance::sumToOne);
}

void SfpTest::constantFeaturesGetNoWeight()
{
    RandomProblem wanted;
    wanted.hasConstants = true;
    const Outcome outcome = sfp(randomProblem(wanted), someOptions()).outcome;
    for (Index l = 0; l < 20; ++l)
        QCOMPARE(outcome.featureWeights.col(l).maxCoeff() == 0, l % 7 == 3);
}

void SfpTest::warns()
{
    RandomProblem wanted;
    wanted.features = 100;
    wanted.classes = 3;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions(3);
    QVERIFY(sfp(problem, options).outcome.warnings.empty());
    options.gamma = 10;
    QVERIFY(hasWarning(sfp(problem, options).outcome, "labels-weaker-than-fuzziness"));
    options = someOptions(2);
    QVERIFY(hasWarning(sfp(problem, options).outcome, "classes-without-start"));
    // A gene at the floor throughout a class has no scatter there and takes the weight.
    Eigen::MatrixXd values = problem.data->values().map();
    for (Index i = 0; i < 30; i += 3)
        values.row(i).head(20).setConstant(-2);
    const Problem floored = problemOf(values, problem.target.classOf);
    QVERIFY(hasWarning(sfp(floored, someOptions(3)).outcome, "weight-on-zero-scatter"));
    // Compared with the outliers of a class the scatters of the others look like zero.
    values = problem.data->values().map();
    values(0, 30) = 1e8;
    values(3, 30) = 9e7;
    const Problem outlying = problemOf(values, problem.target.classOf);
    QVERIFY(!hasWarning(sfp(outlying, someOptions(3)).outcome, "weight-on-zero-scatter"));
    // A cluster of one sample far from all others has no scatter at all, for another reason.
    values = problem.data->values().map();
    values.row(4).setConstant(100);
    const Problem alone = problemOf(values, problem.target.classOf);
    options = someOptions(4);
    options.alpha = 0.1;
    options.gamma = 1e-3;
    const Outcome outcome = sfp(alone, options).outcome;
    QCOMPARE(std::count(outcome.assigned.begin(), outcome.assigned.end(), outcome.assigned[4]), 1);
    QVERIFY(hasWarning(outcome, "single-sample") && !hasWarning(outcome, "weight-on-zero-scatter"));
    options.weights = SfpWeights::Shared;
    QVERIFY(!hasWarning(sfp(alone, options).outcome, "single-sample"));
}

void SfpTest::refuses_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("says");
    QTest::newRow("missing values") << "missing"
                                    << "1 value is missing, in 1 sample (";
    QTest::newRow("remedy of missing values") << "missing"
                                              << " and 1 feature (f2); impute it with the step impute=knn:5 or "
                                                 "exclude that feature with drop-missing=0";
    QTest::newRow("a huge value") << "huge"
                                  << "f2 contains a value of magnitude 1e+308";
    QTest::newRow("nothing varies") << "constant"
                                    << "every feature is constant";
    QTest::newRow("too many clusters") << "clusters"
                                       << "more clusters (31) than samples (30)";
    QTest::newRow("gamma 0") << "gamma"
                             << "gamma";
    QTest::newRow("log loss for numbers") << "numbers"
                                          << "must be squared";
    QTest::newRow("start out of range") << "start"
                                        << "between 0 and 29";
    QTest::newRow("start twice") << "twice"
                                 << "different";
    QTest::newRow("start too short") << "short"
                                     << "one for each";
}

void SfpTest::refuses()
{
    QFETCH(QString, what);
    QFETCH(QString, says);
    RandomProblem wanted;
    if (what == "numbers")
        wanted.classes = -1;
    Problem problem = randomProblem(wanted);
    Eigen::MatrixXd values = problem.data->values().map();
    SfpOptions options = someOptions();
    if (what == "missing")
        values(3, 2) = std::numeric_limits<double>::quiet_NaN();
    else if (what == "huge")
        values(3, 2) = 1e308;
    else if (what == "constant")
        values.setConstant(4);
    else if (what == "clusters")
        options.clusters = 31;
    else if (what == "gamma")
        options.gamma = 0;
    else if (what == "start")
        options.startSamples = {0, 30};
    else if (what == "twice")
        options.startSamples = {4, 4};
    else if (what == "short")
        options.startSamples = {4};
    if (what != "numbers")
        problem = problemOf(values, problem.target.classOf);
    try {
        sfp(problem, options);
        QFAIL("nothing was refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

QTEST_APPLESS_MAIN(SfpTest)
#include "tst_sfp.moc"
