// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/fcm_on_points.h"
#include "core/methods/fuzzy/membership_update.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestFcmOnPoints : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithFcm_data();
    void agreesWithFcm();
    void objectiveNeverRises();
    void centresAreWeightedMeans();
    void pointsOnACentre();
    void spreadStartFindsTheGroups();
    void keepsItsCourse();
    void stopsWhenAsked();
    void refusesAFuzzifierOfOne();
    void randomMembershipsSumToOne();
    void coordinatesKeepTheDistances();
};

static Eigen::MatrixXd pointsOf(Index samples, Index features)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    return randomProblem(wanted).data->values().map();
}

void TestFcmOnPoints::agreesWithFcm_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<double>("fuzzifier");
    for (const int samples : {5, 8, 16, 38})  // whole vectors of eight and others
        for (const int clusters : {1, 2, 3, 4, 5})
            for (const double fuzzifier : {2.0, 1.3})
                QTest::addRow("%d samples, %d clusters, m %.1f", samples, clusters, fuzzifier)
                    << samples << 4 << clusters << fuzzifier;
    for (const double fuzzifier : {2.0, 1.3})
        for (const int samples : {128, 129, 307})  // one tile and more
            QTest::addRow("%d samples in tiles, m %.1f", samples, fuzzifier) << samples << 7 << 5 << fuzzifier;
    QTest::addRow("more features than samples") << 20 << 60 << 3 << 2.0;
}

void TestFcmOnPoints::agreesWithFcm()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, clusters);
    QFETCH(double, fuzzifier);
    const Eigen::MatrixXd points = pointsOf(samples, features);
    ClusteringOptions options;
    options.clusters = clusters;
    options.fuzzifier = fuzzifier;
    options.maxIterations = 12;
    options.tolerance = 0;
    for (int j = 0; j < clusters; ++j)
        options.startSamples.push_back(j);
    const Problem problem = problemOf(points, std::vector<int>(static_cast<std::size_t>(samples), -1));
    const Outcome expected = fcm(problem, options);
    const Eigen::MatrixXd start = fuzzyMemberships(squaredDistancesOf(points).leftCols(clusters), fuzzifier);
    const FcmOnPoints::Fit fit = FcmOnPoints(points).fit(start, {fuzzifier, 12, 0});
    QVERIFY((fit.memberships - expected.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((fit.centers - expected.centers).cwiseAbs().maxCoeff() < tolerance::naive);
    QCOMPARE(fit.objective.size(), expected.objective.size());
    for (std::size_t i = 0; i < fit.objective.size(); ++i)
        QVERIFY(std::abs(fit.objective[i] - expected.objective[i]) <=
                tolerance::naive * std::max(1.0, expected.objective[i]));
    QCOMPARE(fit.stopped, Stopped::IterationLimit);
}

void TestFcmOnPoints::objectiveNeverRises()
{
    const FcmOnPoints points(pointsOf(40, 6));
    for (const double fuzzifier : {1.1, 2.0, 3.0}) {
        const auto fit = points.fit(randomMemberships(40, 3, 1), {fuzzifier, 100, 1e-9});
        for (std::size_t i = 1; i < fit.objective.size(); ++i)
            QVERIFY(fit.objective[i] <= fit.objective[i - 1] * (1 + tolerance::objectiveRise));
    }
}

void TestFcmOnPoints::centresAreWeightedMeans()
{
    const Eigen::MatrixXd points = pointsOf(23, 5).array() + 100.0;
    const auto fit = FcmOnPoints(points).fit(randomMemberships(23, 3, 4), {2, 50, 1e-8});
    const Eigen::MatrixXd expected = meanWeights(fit.memberships, 2).transpose() * points;
    QVERIFY((fit.centers - expected).cwiseAbs().maxCoeff() < 100 * tolerance::exactFormula);
}

/// Two heaps of equal points: the centres come to lie on them, where the distances are 0.
void TestFcmOnPoints::pointsOnACentre()
{
    Eigen::MatrixXd points(6, 2);
    points << 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1;
    const auto fit = FcmOnPoints(points).fit(randomMemberships(6, 2, 2), {2, 200, 1e-12});
    QVERIFY(fit.memberships.allFinite());
    QVERIFY(fit.centers.allFinite());
    const Index first = fit.memberships(0, 0) > 0.5 ? 0 : 1;
    QVERIFY(fit.memberships.col(first).head(3).minCoeff() > 1 - tolerance::limitingCase);
    QVERIFY(fit.memberships.col(first).tail(3).maxCoeff() < tolerance::limitingCase);
    const auto equal = FcmOnPoints(Eigen::MatrixXd::Ones(9, 2)).fit(randomMemberships(9, 3, 2), {2, 20, 1e-9});
    QVERIFY(equal.memberships.allFinite());
    QVERIFY((equal.memberships.array() - 1.0 / 3).abs().maxCoeff() < tolerance::exactFormula);
    QCOMPARE(FcmOnPoints(Eigen::MatrixXd::Constant(7, 6, 1.0 / 6)).variance(), 0.0);  // regardless of rounding
    QVERIFY(FcmOnPoints(1e-9 * pointsOf(9, 2)).variance() > 0);
}

void TestFcmOnPoints::spreadStartFindsTheGroups()
{
    const FcmOnPoints points(groupedPoints(40, 4, 50.0, 3));
    const Eigen::MatrixXd start = points.spreadMemberships(4, 2.0, 1);
    QVERIFY((start.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    const std::vector<int> groups = nearestClusters(start);
    for (std::size_t i = 4; i < 40; ++i)
        QCOMPARE(groups[i], groups[i % 4]);
    QCOMPARE(points.spreadMemberships(4, 2.0, 1), start);
    const Eigen::MatrixXd more = FcmOnPoints(Eigen::MatrixXd::Ones(3, 2)).spreadMemberships(3, 2.0, 1);
    QVERIFY((more.array() - 1.0 / 3).abs().maxCoeff() < tolerance::exactFormula);
}

void TestFcmOnPoints::keepsItsCourse()
{
    const FcmOnPoints points(pointsOf(12, 3));
    const Eigen::MatrixXd start = randomMemberships(12, 2, 1);
    const auto fit = points.fit(start, {2, 7, 0}, {}, true);
    QCOMPARE(fit.course.size(), std::size_t(8));
    QCOMPARE(fit.course.front(), start);
    QCOMPARE(fit.course.back(), fit.memberships);
    QCOMPARE(fit.course[3], points.fit(start, {2, 3, 0}).memberships);
}

void TestFcmOnPoints::stopsWhenAsked()
{
    const FcmOnPoints points(pointsOf(12, 3));
    const Eigen::MatrixXd start = randomMemberships(12, 2, 1);
    const auto none = points.fit(start, {}, [] { return false; });
    QCOMPARE(none.stopped, Stopped::Cancelled);
    QCOMPARE(none.memberships, start);
    int asked = 0;
    const auto some = points.fit(start, {2, 100, 0}, [&asked] { return ++asked <= 3; });
    QCOMPARE(some.stopped, Stopped::Cancelled);
    QCOMPARE(some.objective.size(), std::size_t(3));
}

void TestFcmOnPoints::refusesAFuzzifierOfOne()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             FcmOnPoints(pointsOf(12, 3)).fit(randomMemberships(12, 2, 1), {1.0, 10, 0}));
}

void TestFcmOnPoints::randomMembershipsSumToOne()
{
    const Eigen::MatrixXd u = randomMemberships(50, 4, 9);
    QVERIFY((u.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    QVERIFY(u.minCoeff() > 0);
    QCOMPARE(u, randomMemberships(50, 4, 9));
    QVERIFY(u != randomMemberships(50, 4, 10));
}

void TestFcmOnPoints::coordinatesKeepTheDistances()
{
    for (const auto& [samples, features] : {std::pair(12, 200), std::pair(30, 4), std::pair(1, 3)}) {
        const Eigen::MatrixXd squared = squaredDistancesOf(pointsOf(samples, features));
        const Eigen::MatrixXd coordinates = coordinatesOf(squared);
        QVERIFY(coordinates.cols() <= std::max(1, std::min(samples - 1, features)));
        const double scale = std::max(squared.maxCoeff(), 1.0);
        QVERIFY((squaredDistancesOf(coordinates) - squared).cwiseAbs().maxCoeff() <
                tolerance::exactFormula * scale);
    }
}

QTEST_GUILESS_MAIN(TestFcmOnPoints)
#include "tst_fcm_on_points.moc"
