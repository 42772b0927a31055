// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/gk.h"

#include "core/methods/fuzzy/fcm.h"
#include "tests/core/methods/fuzzy/fisher_iris.h"
#include "tests/core/methods/fuzzy/naive_clustering.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestGk : public QObject
{
    Q_OBJECT

private slots:
    void asksBetweenClusters();
    void iris_data();
    void iris();
    void naive_data();
    void naive();
    void fullShrinkageIsFcm();
    void stretchingAFeatureChangesNothing();
    void conditionIsLimited();
    void sameBitsForAnyThreads();
    void refusals_data();
    void refusals();
};

static ClusteringOptions exactly(int iterations, std::vector<int> start)
{
    ClusteringOptions options;
    options.clusters = static_cast<int>(start.size());
    options.startSamples = std::move(start);
    options.maxIterations = iterations;
    options.tolerance = 0;
    return options;
}

// Anchors of methods.md 2.9 and 2.10, item 13, from the start of FCM.
void TestGk::iris_data()
{
    QTest::addColumn<bool>("asFisher");
    QTest::addColumn<double>("objective");
    QTest::addRow("Fisher") << true << 31.526681046;
    QTest::addRow("UCI") << false << 31.5920054668;
}

void TestGk::iris()
{
    QFETCH(bool, asFisher);
    QFETCH(double, objective);
    const auto problem = test::iris(asFisher);
    if (!problem)
        QSKIP(missingDataMessage);
    ClusteringOptions options;
    options.tolerance = 1e-12;
    options.maxIterations = 2000;
    options.restarts = 10;
    const Outcome outcome = gustafsonKessel(*problem, options, {});
    QVERIFY2(std::abs(outcome.objective.back() / objective - 1) < tolerance::publishedDigits,
             qPrintable(QString::number(outcome.objective.back(), 'g', 15)));
    QCOMPARE(majorityErrors(outcome.assigned, problem->target.classOf), 15);
}

/// Below and above as many features as samples: decomposed covariances and inner products.
void TestGk::naive_data()
{
    QTest::addColumn<int>("features");
    QTest::addColumn<double>("shrinkage");
    QTest::addColumn<int>("samples");
    const int few = int(RandomProblem().samples);
    QTest::addRow("no shrinkage") << 5 << 0.0 << few;
    for (const double shrinkage : {0.0, 0.3})
        QTest::addRow("9000 samples, %g", shrinkage) << 4 << shrinkage << 9000;
    for (const int features : {1, 5, 28, 30, 31, 60})
        for (const double shrinkage : {0.01, 0.3, 1.0})
            QTest::addRow("%d features, %g", features, shrinkage) << features << shrinkage << few;
}

void TestGk::naive()
{
    QFETCH(int, features);
    QFETCH(double, shrinkage);
    QFETCH(int, samples);
    RandomProblem wanted;
    wanted.features = features;
    wanted.samples = samples;
    const Problem problem = randomProblem(wanted);
    const std::vector<int> start{3, 11, 20};
    const Outcome outcome = gustafsonKessel(problem, exactly(6, start), {shrinkage});
    const NaiveClustering expected = naiveClustering(problem.data->values().map(), start, 2, 6, true, shrinkage);
    QVERIFY((outcome.memberships - expected.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    for (std::size_t i = 0; i < expected.objective.size(); ++i)
        QVERIFY(std::abs(outcome.objective[i] / expected.objective[i] - 1) < tolerance::naive);
}

void TestGk::fullShrinkageIsFcm()
{
    for (const int features : {4, 90}) {
        RandomProblem wanted;
        wanted.features = features;
        const Problem problem = randomProblem(wanted);
        const Outcome round = gustafsonKessel(problem, exactly(9, {0, 4, 8}), {1.0});
        const Outcome plain = fcm(problem, exactly(9, {0, 4, 8}));
        QVERIFY((round.memberships - plain.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    }
}

/// Without shrinkage the distances know no units but a common factor.
void TestGk::stretchingAFeatureChangesNothing()
{
    RandomProblem wanted;
    wanted.features = 4;
    const Problem problem = randomProblem(wanted);
    Eigen::MatrixXd stretched = problem.data->values().map();
    stretched.col(2) *= 50;
    // The start goes by plain distances: one that both share, and then only the norms matter.
    const auto after = [](const Problem& one) {
        ClusteringOptions options = exactly(4000, {0, 4});
        options.tolerance = 1e-13;
        return gustafsonKessel(one, options, {});
    };
    const Outcome a = after(problem), b = after(problemOf(stretched, problem.target.classOf));
    const double same = std::abs(b.objective.back() / a.objective.back() / std::pow(50, 2.0 / 4) - 1);
    QVERIFY2(same < tolerance::limitingCase, qPrintable(QString::number(same)));
}

/// A constant feature makes the covariance singular; the limit keeps the distances finite.
void TestGk::conditionIsLimited()
{
    RandomProblem wanted;
    wanted.features = 14;
    wanted.hasConstants = true;
    const Outcome outcome = gustafsonKessel(randomProblem(wanted), exactly(5, {0, 4}), {0.0, 1e6});
    QVERIFY(outcome.memberships.allFinite());
    QVERIFY(outcome.objective.back() > 0);
}

void TestGk::sameBitsForAnyThreads()
{
    for (const auto& [features, samples] : {std::pair(7, 30), std::pair(500, 30), std::pair(6, 9000)}) {
        RandomProblem wanted;
        wanted.features = features;
        wanted.samples = samples;
        const Problem problem = randomProblem(wanted);
        RunControl several;
        several.threads = 5;
        const Outcome a = gustafsonKessel(problem, {}, {0.2}), b = gustafsonKessel(problem, {}, {0.2}, several);
        QVERIFY(a.memberships == b.memberships);
        QVERIFY(a.objective == b.objective);
    }
}

void TestGk::refusals_data()
{
    QTest::addColumn<int>("features");
    QTest::addColumn<double>("shrinkage");
    QTest::addColumn<QString>("says");
    QTest::addRow("singular") << 29 << 0.0 << "shrinkage must exceed 0 for 29 features of 30 samples";
    QTest::addRow("singular, many features") << 100 << 0.0 << "shrinkage must exceed 0";
    QTest::addRow("negative") << 5 << -0.1 << "between 0 and 1";
    QTest::addRow("no number") << 5 << std::numeric_limits<double>::quiet_NaN() << "between 0 and 1";
}

void TestGk::refusals()
{
    QFETCH(int, features);
    QFETCH(double, shrinkage);
    QFETCH(QString, says);
    RandomProblem wanted;
    wanted.features = features;
    try {
        gustafsonKessel(randomProblem(wanted), {}, {shrinkage});
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

/// One cluster of many samples or features may take minutes.
void TestGk::asksBetweenClusters()
{
    int asked = 0;
    RunControl control;
    // Before every iteration, its 3 covariances, their 3 roots and its one block of samples.
    control.progress = [&asked](const Step&) { return ++asked < 12; };
    ClusteringOptions options;
    options.tolerance = 0;
    const Outcome outcome = gustafsonKessel(randomProblem({}), options, {0.3}, control);
    QCOMPARE(asked, 12);
    QCOMPARE(outcome.stopped, Stopped::Cancelled);
    QCOMPARE(outcome.iterations, 1);
    QVERIFY(outcome.memberships.allFinite());
}

QTEST_APPLESS_MAIN(TestGk)
#include "tst_gk.moc"
