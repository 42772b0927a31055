// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/sfp_options.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::test;

// The limiting cases of methods.md 1.4.
class SfpLimitsTest : public QObject
{
    Q_OBJECT

private slots:
    void limitIsTheNearestClassMean();
    void limitIsEntropyFuzzyMeans();
    void limitIsEntropyWeightedMeans();
    void startDoesNotMatterWhenLabelsRule();
    void labelsWithoutWeightDoNotMatter();
    void smallGammaIsCrisp();
    void largeLambdaWeighsEqually();
    void aClusterPerSampleIsKernelRegression();
};

// gamma -> 0, alpha and lambda -> infinity.
void SfpLimitsTest::limitIsTheNearestClassMean()
{
    RandomProblem wanted;
    wanted.classes = 3;
    wanted.samples = 45;
    wanted.shift = 0.7;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions(3);
    options.alpha = 1e9;
    options.gamma = 1e-6;
    options.lambda = 1e12;
    const Outcome outcome = sfp(problem, options).outcome;
    const auto x = problem.data->values().map();
    Eigen::MatrixXd means = Eigen::MatrixXd::Zero(3, x.cols());
    for (Index i = 0; i < x.rows(); ++i)
        means.row(problem.target.classOf[static_cast<std::size_t>(i)]) += x.row(i) / 15;
    QVERIFY((outcome.centers - means).cwiseAbs().maxCoeff() < tolerance::limitingCase);
    for (Index i = 0; i < x.rows(); ++i) {
        Index nearest = 0;
        (means.rowwise() - x.row(i)).rowwise().squaredNorm().minCoeff(&nearest);
        QCOMPARE(outcome.predictedClass[static_cast<std::size_t>(i)], static_cast<int>(nearest));
    }
}

// alpha = 0, lambda -> infinity: entropy-regularised fuzzy c-means on X / sqrt(p).
void SfpLimitsTest::limitIsEntropyFuzzyMeans()
{
    RandomProblem wanted;
    wanted.classes = 0;
    wanted.features = 9;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions(3);
    options.alpha = 0;
    options.gamma = 0.2;
    options.lambda = 1e12;
    options.tolerance = 0;
    options.maxIterations = 15;
    options.startSamples = {0, 5, 9};
    const Outcome outcome = sfp(problem, options).outcome;
    const Eigen::MatrixXd x = problem.data->values().map() / 3.0;
    Eigen::MatrixXd centers(3, 9), u(30, 3);
    for (Index j = 0; j < 3; ++j)
        centers.row(j) = x.row(options.startSamples[static_cast<std::size_t>(j)]);
    for (int iteration = 0; iteration < 15; ++iteration) {
        for (Index i = 0; i < 30; ++i)
            u.row(i) = (-(centers.rowwise() - x.row(i)).rowwise().squaredNorm().array() / 0.2).exp().transpose();
        u.array().colwise() /= u.rowwise().sum().array().eval();
        centers = (u.transpose() * x).array().colwise() / u.colwise().sum().transpose().array();
    }
    QVERIFY((outcome.memberships - u).cwiseAbs().maxCoeff() < tolerance::limitingCase);
    QVERIFY((outcome.centers / 3.0 - centers).cwiseAbs().maxCoeff() < tolerance::limitingCase);
}

// alpha = 0, gamma -> 0: crisp clusters, weights softmax(-scatter / lambda).
void SfpLimitsTest::limitIsEntropyWeightedMeans()
{
    RandomProblem wanted;
    wanted.classes = 0;
    wanted.features = 12;
    wanted.samples = 60;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions(3);
    options.alpha = 0;
    options.gamma = 1e-9;
    options.lambda = 20;
    options.tolerance = 0;
    options.maxIterations = 12;
    options.startSamples = {0, 5, 9};
    const Outcome outcome = sfp(problem, options).outcome;
    const Eigen::MatrixXd x = problem.data->values().map();
    Eigen::MatrixXd centers(3, 12), weights = Eigen::MatrixXd::Constant(3, 12, 1.0 / 12);
    std::vector<int> assigned(60);
    for (Index j = 0; j < 3; ++j)
        centers.row(j) = x.row(options.startSamples[static_cast<std::size_t>(j)]);
    for (int iteration = 0; iteration < 12; ++iteration) {
        for (Index i = 0; i < 60; ++i) {
            Index nearest = 0;
            (weights.array() * (centers.rowwise() - x.row(i)).array().square()).rowwise().sum().minCoeff(&nearest);
            assigned[static_cast<std::size_t>(i)] = static_cast<int>(nearest);
        }
        for (int j = 0; j < 3; ++j) {
            Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(12), scatter = sum;
            double count = 0;
            for (Index i = 0; i < 60; ++i)
                if (assigned[static_cast<std::size_t>(i)] == j) {
                    sum += x.row(i);
                    ++count;
                }
            QVERIFY(count > 0);
            centers.row(j) = sum / count;
            for (Index i = 0; i < 60; ++i)
                if (assigned[static_cast<std::size_t>(i)] == j)
                    scatter += (x.row(i) - centers.row(j)).array().square().matrix();
            weights.row(j) = (-(scatter.array() - scatter.minCoeff()) / 20).exp().matrix();
            weights.row(j) /= weights.row(j).sum();
        }
    }
    QCOMPARE(outcome.assigned, assigned);
    QVERIFY((outcome.featureWeights - weights).cwiseAbs().maxCoeff() < tolerance::limitingCase);
}

// methods.md 1.6 B: with alpha' < gamma' memberships become the classes, and no prediction depends on the start.
void SfpLimitsTest::startDoesNotMatterWhenLabelsRule()
{
    RandomProblem wanted;
    wanted.samples = 50;
    wanted.features = 800;
    wanted.shift = 0.25;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions();
    const Outcome first = sfp(problem, options).outcome;
    QVERIFY(first.iterations <= 5);
    for (const double gammaPrime : {0.5, 0.7, 0.9})
        for (std::uint64_t seed = 2; seed < 12; ++seed) {
            options.seed = seed;
            options.gamma = (1 - gammaPrime) / gammaPrime;
            const Outcome other = sfp(problem, options).outcome;
            for (Index i = 0; i < 50; ++i)
                QCOMPARE(other.assigned[static_cast<std::size_t>(i)],
                         problem.target.classOf[static_cast<std::size_t>(i)]);
            QCOMPARE(other.predictedClass, first.predictedClass);
            QVERIFY((other.featureWeights - first.featureWeights).cwiseAbs().maxCoeff() < tolerance::limitingCase);
        }
    // alpha' > gamma': labels dissolve, the partition is the uniform one.
    options.alpha = (1 - 0.9) / 0.9;
    options.gamma = 1;
    options.maxIterations = 200;
    QVERIFY((sfp(problem, options).outcome.memberships.array() - 0.5).abs().maxCoeff() < 0.05);
}

// alpha = 0: the fit is that without labels, bit for bit.
void SfpLimitsTest::labelsWithoutWeightDoNotMatter()
{
    const Problem labelled = randomProblem({});
    Problem shuffled = labelled, unlabelled = labelled;
    std::reverse(shuffled.target.classOf.begin(), shuffled.target.classOf.begin() + 15);
    unlabelled.target = {};
    SfpOptions options = someOptions(3);
    options.gamma = 0.5;
    options.lambda = 20;
    options.startSamples = {0, 5, 9};
    QVERIFY(sfp(labelled, options).outcome.memberships != sfp(unlabelled, options).outcome.memberships);
    options.alpha = 0;
    const Outcome expected = sfp(unlabelled, options).outcome;
    for (const Problem& problem : {labelled, shuffled}) {
        const Outcome outcome = sfp(problem, options).outcome;
        QVERIFY(outcome.memberships == expected.memberships);
        QVERIFY(outcome.centers == expected.centers);
        QVERIFY(outcome.featureWeights == expected.featureWeights);
    }
}

// gamma -> 0, with labels too.
void SfpLimitsTest::smallGammaIsCrisp()
{
    const Problem problem = randomProblem({});
    SfpOptions options = someOptions(3);
    options.alpha = 0.2;
    options.lambda = 20;
    for (const double gamma : {1.0, 1e-9}) {
        options.gamma = gamma;
        const Outcome outcome = sfp(problem, options).outcome;
        const double uncertainty = (1 - outcome.memberships.rowwise().maxCoeff().array()).maxCoeff();
        if (gamma < 1)
            QVERIFY(uncertainty < tolerance::limitingCase);
        else
            QVERIFY(uncertainty > 0.1);
    }
}

// lambda -> infinity.
void SfpLimitsTest::largeLambdaWeighsEqually()
{
    const Problem problem = randomProblem({});
    SfpOptions options = someOptions(3);
    options.lambda = 1e12;
    const Eigen::MatrixXd weights = sfp(problem, options).outcome.featureWeights;
    QVERIFY((weights.array() * static_cast<double>(weights.cols()) - 1).abs().maxCoeff() <
            tolerance::limitingCase);
}

// Section 3.3 of the paper: a cluster at each sample, with its label as prototype, predicts by the
// Nadaraya-Watson estimate with the kernel exp(-|x - x_i|^2 / (p gamma)).
void SfpLimitsTest::aClusterPerSampleIsKernelRegression()
{
    const Index side = 6, n = side * side;
    Eigen::MatrixXd grid(n, 2);
    std::vector<int> classOf;
    for (Index i = 0; i < n; ++i) {
        grid.row(i) << static_cast<double>(i % side), static_cast<double>(i / side);
        classOf.push_back(static_cast<int>((i * i + i / side) % 3));
    }
    const Problem problem = problemOf(grid, classOf);
    SfpOptions options = someOptions(static_cast<int>(n));
    options.alpha = 0.1;
    options.gamma = 0.01;  // small against the distances of the samples, 1/2 and more
    for (int i = 0; i < n; ++i)
        options.startSamples.push_back(i);
    const Outcome outcome = sfp(problem, options).outcome;
    QVERIFY((outcome.memberships - Eigen::MatrixXd::Identity(n, n)).cwiseAbs().maxCoeff() <
            tolerance::limitingCase);

    Eigen::MatrixXd between(40, 2);  // around the middle of neighbours
    for (Index i = 0; i < between.rows(); ++i)
        between.row(i) << 0.5 + 0.012 * static_cast<double>(i % 7) + static_cast<double>(i % 5),
            0.47 + static_cast<double>(i % 4);
    const Prediction prediction =
        predictSfp(outcome, problem.target, options, *problemOf(between, std::vector<int>(40, 0)).data);
    double least = 1;
    for (Index i = 0; i < between.rows(); ++i) {
        const Eigen::VectorXd kernels =
            (-(grid.rowwise() - between.row(i)).rowwise().squaredNorm().array() / (2 * options.gamma)).exp();
        Eigen::RowVectorXd estimate = Eigen::RowVectorXd::Zero(3);
        for (Index j = 0; j < n; ++j)
            estimate[classOf[static_cast<std::size_t>(j)]] += kernels[j] / kernels.sum();
        // The prototypes are the labels, smoothed.
        estimate = (estimate.array() + options.smoothing) / (1 + 3 * options.smoothing);
        QVERIFY((prediction.classProbabilities.row(i) - estimate).cwiseAbs().maxCoeff() < tolerance::limitingCase);
        least = std::min(least, estimate.maxCoeff());
    }
    QVERIFY(least < 0.9);  // not only the label of the nearest sample
}

QTEST_APPLESS_MAIN(SfpLimitsTest)
#include "tst_sfp_limits.moc"
