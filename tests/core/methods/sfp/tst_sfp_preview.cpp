// SPDX-License-Identifier: GPL-3.0-or-later
// Empty clusters, and previews that go on from an earlier outcome.
#include "core/methods/sfp/sfp.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/sfp_options.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class SfpPreviewTest : public QObject
{
    Q_OBJECT

private slots:
    void emptyClusterKeepsItsCentre();
    void previewKeepsAnEmptyCluster_data();
    void previewKeepsAnEmptyCluster();
    void previewDoesNotRestAtOnce();
    void previewFollowsAChange();
};

/// Two clusters share class B after the first iteration; one of them then wins all of it and the other stays
/// empty.
static Problem emptyingProblem()
{
    Eigen::MatrixXd values(8, 2);
    values << 0, 0, 0.1, 0, 0, 0.1, 0.1, 0.1, 10, 10, 10.1, 10, 10, 10.1, 10.05, 10.02;
    return problemOf(values, {0, 0, 0, 0, 1, 1, 1, 1});
}

static SfpOptions emptyingOptions()
{
    SfpOptions options = someOptions(3);
    options.alpha = 1e6;
    options.gamma = 1e-3;
    options.startSamples = {0, 4, 7};
    options.tolerance = 0;
    return options;
}

void SfpPreviewTest::emptyClusterKeepsItsCentre()
{
    const Problem problem = emptyingProblem();
    SfpOptions options = emptyingOptions();
    const SfpResult result = sfp(problem, options);
    QCOMPARE(result.emptyClusters, 1);
    QVERIFY(hasWarning(result.outcome, "empty-clusters"));
    Index empty = 0;
    QVERIFY(result.outcome.memberships.colwise().sum().minCoeff(&empty) < 1e-11);
    options.maxIterations = 1;
    const SfpResult first = sfp(problem, options);
    QCOMPARE(first.emptyClusters, 0);
    QVERIFY(first.outcome.memberships.col(empty).sum() > 1);
    QVERIFY(result.outcome.centers.row(empty) == first.outcome.centers.row(empty));
    QVERIFY(result.outcome.labelPrototypes.row(empty) == first.outcome.labelPrototypes.row(empty));
    QVERIFY(result.outcome.featureWeights.row(empty) == Eigen::RowVector2d(0.5, 0.5));
    // The others go on to the means of their classes.
    for (Index cluster = 0; cluster < 3; ++cluster) {
        if (cluster == empty)
            continue;
        const Index begin = cluster == 0 ? 0 : 4;
        const Eigen::RowVectorXd mean = problem.data->values().map().middleRows(begin, 4).colwise().mean();
        QVERIFY((result.outcome.centers.row(cluster) - mean).norm() < tolerance::limitingCase);
        QVERIFY((first.outcome.centers.row(cluster) - mean).norm() > tolerance::limitingCase || cluster == 0);
    }
}

void SfpPreviewTest::previewKeepsAnEmptyCluster_data()
{
    QTest::addColumn<int>("loss");
    const char* names[] = {"log loss", "logistic", "hinge", "squared", "zero-one"};
    for (int loss = 0; loss < 5; ++loss)
        QTest::newRow(names[loss]) << loss;
}

// The preview threw: log loss met a prototype of zeros where the empty cluster had none to keep.
void SfpPreviewTest::previewKeepsAnEmptyCluster()
{
    QFETCH(int, loss);
    const Problem problem = emptyingProblem();
    SfpOptions options = emptyingOptions();
    const Outcome before = sfp(problem, options).outcome;
    Index empty = 0;
    QVERIFY(before.memberships.colwise().sum().minCoeff(&empty) < 1e-11);
    options.loss = static_cast<SfpLoss>(loss);
    options.lambda = 9;
    const SfpResult preview = refineSfp(problem, options, before, std::chrono::milliseconds(0));
    QCOMPARE(preview.outcome.iterations, 1);
    QCOMPARE(preview.emptyClusters, 1);
    QVERIFY(preview.outcome.centers.row(empty) == before.centers.row(empty));
}

// Changed weights move no centre before the memberships have answered.
void SfpPreviewTest::previewDoesNotRestAtOnce()
{
    RandomProblem wanted;
    wanted.shift = 0.4;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions();
    options.alpha = 0.2;
    options.gamma = 0.5;
    const Outcome before = sfp(problem, options).outcome;
    options.lambda = 50;
    const Outcome settled = sfp(problem, options).outcome;
    const Outcome preview = refineSfp(problem, options, before, std::chrono::minutes(1)).outcome;
    QVERIFY(preview.iterations > 1);
    QVERIFY(preview.objective.back() <= preview.objective.front());
    QVERIFY((before.memberships - settled.memberships).cwiseAbs().maxCoeff() > 0.01);
    QVERIFY((preview.memberships - settled.memberships).cwiseAbs().maxCoeff() < 0.01);
}

void SfpPreviewTest::previewFollowsAChange()
{
    RandomProblem wanted;
    wanted.features = 500;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions();
    const Outcome before = sfp(problem, options).outcome;
    options.lambda = 9;
    const Outcome settled = sfp(problem, options).outcome;
    const Outcome preview = refineSfp(problem, options, before, std::chrono::milliseconds(0)).outcome;
    QCOMPARE(preview.iterations, 1);
    QVERIFY((preview.featureWeights - settled.featureWeights).cwiseAbs().maxCoeff() < tolerance::limitingCase);
    // Memberships that do not sum to one, or of another shape, are no start.
    Outcome halved = before;
    halved.memberships *= 0.5;
    QCOMPARE(refineSfp(problem, options, halved, std::chrono::milliseconds(0)).startSamples.size(),
             std::size_t{2});
    options.clusters = 3;
    const Outcome other = refineSfp(problem, options, before, std::chrono::milliseconds(5)).outcome;
    QCOMPARE(other.memberships.cols(), Index{3});
}

QTEST_APPLESS_MAIN(SfpPreviewTest)
#include "tst_sfp_preview.moc"
