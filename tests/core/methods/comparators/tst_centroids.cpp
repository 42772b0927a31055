// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/centroids.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Nearest centroid and nearest shrunken centroids.
class TestCentroids : public QObject
{
    Q_OBJECT

private slots:
    void nearestByHand();
    void identicalSamplesOfAClassAreCrisp();
    void shrunkenByHand();
    void shrunkenEqualsTheDefinition_data();
    void shrunkenEqualsTheDefinition();
    void noThresholdUsesEveryFeature();
    void hugeThresholdPredictsThePriors();
    void constantFeaturesHaveNoPart();
    void aShiftChangesNothing();
    void oneSamplePerClassIsRefused();
};

namespace {

double figure(const Outcome& outcome, const std::string& name)
{
    for (const NamedFigure& one : outcome.figures)
        if (one.name == name)
            return one.value;
    return std::nan("");
}

/// Probabilities of all samples by the definition, one number at a time.
Eigen::MatrixXd naiveShrunken(const Problem& problem, double threshold)
{
    const auto values = problem.data->values().map();
    const std::vector<int>& classOf = problem.target.classOf;
    const int classes = problem.target.classes();
    const Index n = values.rows(), p = values.cols();
    std::vector<double> size(std::size_t(classes), 0.0);
    double labelled = 0;
    for (const int cls : classOf)
        if (cls >= 0) {
            ++size[std::size_t(cls)];
            ++labelled;
        }
    Eigen::MatrixXd mean = Eigen::MatrixXd::Zero(classes, p);
    Eigen::VectorXd all = Eigen::VectorXd::Zero(p), s = all;
    for (Index l = 0; l < p; ++l) {
        for (Index i = 0; i < n; ++i)
            if (const int cls = classOf[std::size_t(i)]; cls >= 0) {
                mean(cls, l) += values(i, l) / size[std::size_t(cls)];
                all[l] += values(i, l) / labelled;
            }
        for (Index i = 0; i < n; ++i)
            if (const int cls = classOf[std::size_t(i)]; cls >= 0)
                s[l] += std::pow(values(i, l) - mean(cls, l), 2) / (labelled - classes);
        s[l] = std::sqrt(s[l]);
    }
    std::vector<double> sorted(s.begin(), s.end());
    std::sort(sorted.begin(), sorted.end());
    const double s0 = 0.5 * (sorted[std::size_t((p - 1) / 2)] + sorted[std::size_t(p / 2)]);
    Eigen::MatrixXd probabilities(n, classes);
    for (Index i = 0; i < n; ++i) {
        for (int k = 0; k < classes; ++k) {
            const double m = std::sqrt(1 / size[std::size_t(k)] - 1 / labelled);
            double delta = -2 * std::log(size[std::size_t(k)] / labelled);
            for (Index l = 0; l < p; ++l) {
                const double d = (mean(k, l) - all[l]) / (m * (s[l] + s0));
                const double shrunken = d > threshold ? d - threshold : d < -threshold ? d + threshold : 0;
                const double center = all[l] + m * (s[l] + s0) * shrunken;
                delta += std::pow((values(i, l) - center) / (s[l] + s0), 2);
            }
            probabilities(i, k) = delta;
        }
        const double least = probabilities.row(i).minCoeff();
        probabilities.row(i) = (-0.5 * (probabilities.row(i).array() - least)).exp();
        probabilities.row(i) /= probabilities.row(i).sum();
    }
    return probabilities;
}

}  // namespace

/// Means (1, 0) and (5, 2), s^2 = (1 + 1 + 4 + 4) / ((4 - 2) 2) = 2.5.
void TestCentroids::nearestByHand()
{
    Eigen::MatrixXd values(5, 2);
    values << 0, 0, 2, 0, 5, 4, 5, 0, 3, 1;
    const Problem problem = problemOf(values, {0, 0, 1, 1, -1});
    const Outcome outcome = nearestCentroid(problem);
    QVERIFY(outcome.centers == (Eigen::MatrixXd(2, 2) << 1, 0, 5, 2).finished());
    QCOMPARE(outcome.modelTable(0, 0), 2.5);
    QVERIFY(outcome.embedding.row(0) == Eigen::RowVector2d(1, 29));
    QVERIFY(outcome.embedding.row(4) == Eigen::RowVector2d(5, 5));
    QVERIFY(std::abs(outcome.classProbabilities(0, 0) - 1 / (1 + std::exp(-28 / 5.0))) < tolerance::exactFormula);
    QCOMPARE(outcome.classProbabilities(4, 0), 0.5);
    QCOMPARE(outcome.predictedClass, (std::vector<int>{0, 0, 1, 1, 0}));  // the first of equal ones
    QVERIFY(outcome.memberships == outcome.classProbabilities);
}

void TestCentroids::identicalSamplesOfAClassAreCrisp()
{
    Eigen::MatrixXd values(4, 1);
    values << 1, 1, 3, 3;
    const Outcome outcome = nearestCentroid(problemOf(values, {0, 0, 1, 1}));
    QVERIFY(outcome.classProbabilities.col(0) == Eigen::Vector4d(1, 1, 0, 0));
}

/// Means 1 and 5 of two samples each, all 3: s = sqrt(10 / 2), s_0 the same, m = 1/2, d = -2 / sqrt(5).
void TestCentroids::shrunkenByHand()
{
    Eigen::MatrixXd values(4, 1);
    values << 0, 2, 3, 7;
    const double root = std::sqrt(5.0), threshold = 0.25 * 2 / root;
    const Outcome outcome = shrunkenCentroids(problemOf(values, {0, 0, 1, 1}), threshold);
    // Shrunken means 3 -+ 1.5 in units of 2 sqrt(5): the score of x for A is (x - 3) (-1.5) / 20 - 1.5^2 / 40 -
    // ln 2.
    QVERIFY(std::abs(outcome.projection(0, 0) + 1.5 / 20) < tolerance::exactFormula);
    QVERIFY(std::abs(outcome.embedding(0, 0) - (4.5 / 20 - 2.25 / 40 - std::log(2.0))) < tolerance::exactFormula);
    QVERIFY(std::abs(outcome.classProbabilities(0, 0) - 1 / (1 + std::exp(-9.0 / 20))) < tolerance::exactFormula);
    QVERIFY(outcome.featureWeights == Eigen::MatrixXd::Ones(1, 1));
}

void TestCentroids::shrunkenEqualsTheDefinition_data()
{
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("features");
    QTest::addColumn<double>("threshold");
    for (const int classes : {2, 3, 5})
        for (const int features : {1, 8, 60, 61})
            for (const double threshold : {0.0, 0.4, 1.3, 50.0})
                QTest::addRow("%d classes, %d features, %g", classes, features, threshold)
                    << classes << features << threshold;
}

void TestCentroids::shrunkenEqualsTheDefinition()
{
    QFETCH(int, classes);
    QFETCH(int, features);
    QFETCH(double, threshold);
    RandomProblem wanted;
    wanted.classes = classes;
    wanted.features = features;
    wanted.unlabelled = 0.2;
    const Problem problem = randomProblem(wanted);
    const Outcome outcome = shrunkenCentroids(problem, threshold);
    const Eigen::MatrixXd naive = naiveShrunken(problem, threshold);
    QVERIFY((outcome.classProbabilities - naive).cwiseAbs().maxCoeff() < tolerance::naive);
    const Index used = (outcome.projection.rowwise().squaredNorm().array() > 0).count();
    QCOMPARE(figure(outcome, "features_used"), double(used));
    QCOMPARE(predictShrunkenCentroids(outcome, problem.target, *problem.data).predictedClass,
             outcome.predictedClass);
}

/// The class of the nearest mean by (x - c)^2 / (s + s_0)^2, with priors.
void TestCentroids::noThresholdUsesEveryFeature()
{
    const Problem problem = randomProblem({.samples = 31, .features = 12, .classes = 3});
    const Outcome outcome = shrunkenCentroids(problem, 0);
    QCOMPARE(figure(outcome, "features_used"), 12.0);
    QVERIFY((outcome.featureWeights.array() > 0).all());
    QVERIFY(std::abs(outcome.featureWeights.sum() - 1) < tolerance::sumToOne);
}

void TestCentroids::hugeThresholdPredictsThePriors()
{
    Problem problem = randomProblem({.samples = 30, .features = 10, .classes = 3});
    problem.target.classOf[0] = problem.target.classOf[3] = 1;  // 8, 12, 10 samples
    const Outcome outcome = shrunkenCentroids(problem, 500);
    for (const auto& row : outcome.classProbabilities.rowwise())
        QVERIFY((row - Eigen::RowVector3d(8, 12, 10) / 30).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QCOMPARE(outcome.predictedClass, std::vector<int>(30, 1));
    QCOMPARE(figure(outcome, "features_used"), 0.0);
    QCOMPARE(outcome.featureWeights.size(), Index(0));
    QCOMPARE(outcome.warnings.front().id, std::string("no-feature-used"));
}

/// Neither in the scores nor in the median s_0.
void TestCentroids::constantFeaturesHaveNoPart()
{
    const Problem problem = randomProblem({.samples = 24, .features = 9});
    Eigen::MatrixXd values(24, 30);
    values.leftCols(9) = problem.data->values().map();
    for (Index l = 9; l < 30; ++l)
        values.col(l).setConstant(0.1 * double(l));
    const Problem more = problemOf(values, problem.target.classOf);
    const Outcome outcome = shrunkenCentroids(more, 0.3), expected = shrunkenCentroids(problem, 0.3);
    QVERIFY((outcome.classProbabilities - expected.classProbabilities).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY(outcome.featureWeights.rightCols(21).isZero(0));
}

void TestCentroids::aShiftChangesNothing()
{
    const Problem problem = randomProblem({.samples = 24, .features = 9, .classes = 3});
    const Problem shifted = problemOf(problem.data->values().map().array() + 1000.0, problem.target.classOf);
    QVERIFY(
        (shrunkenCentroids(problem, 0.2).classProbabilities - shrunkenCentroids(shifted, 0.2).classProbabilities)
            .cwiseAbs()
            .maxCoeff() < tolerance::limitingCase);
    QCOMPARE(nearestCentroid(problem).predictedClass, nearestCentroid(shifted).predictedClass);
}

void TestCentroids::oneSamplePerClassIsRefused()
{
    const Problem problem = problemOf(Eigen::Matrix2d::Identity(), {0, 1});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, shrunkenCentroids(problem, 0));
    QCOMPARE(nearestCentroid(problem).predictedClass, (std::vector<int>{0, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, shrunkenCentroids(randomProblem({}), -1));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, shrunkenCentroids(randomProblem({}), std::nan("")));
}

QTEST_APPLESS_MAIN(TestCentroids)
#include "tst_centroids.moc"
