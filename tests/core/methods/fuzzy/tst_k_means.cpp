// SPDX-License-Identifier: GPL-3.0-or-later
// k-means of more samples than features, against plain loops: bounds, blocks, pieces and ties.
#include "core/methods/fuzzy/k_means.h"

#include "core/methods/fuzzy/nearest_centres.h"
#include "core/numeric/random.h"
#include "core/numeric/ties.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

namespace {

struct NaiveKMeans
{
    std::vector<int> assigned;
    Eigen::MatrixXd centres;
    std::vector<double> objective;
};

/// Lloyd's iterations; ties up to rounding go to the first cluster.
NaiveKMeans naiveKMeans(const Eigen::MatrixXd& x, const std::vector<int>& start, int iterations)
{
    NaiveKMeans result;
    const auto k = static_cast<Index>(start.size());
    result.centres.resize(k, x.cols());
    for (Index j = 0; j < k; ++j)
        result.centres.row(j) = x.row(start[static_cast<std::size_t>(j)]);
    result.assigned.resize(static_cast<std::size_t>(x.rows()));
    const auto assign = [&] {
        double sum = 0;
        for (Index i = 0; i < x.rows(); ++i) {
            const Eigen::VectorXd squares = (result.centres.rowwise() - x.row(i)).rowwise().squaredNorm();
            const Index nearest = firstSmallest(squares);
            result.assigned[static_cast<std::size_t>(i)] = static_cast<int>(nearest);
            sum += squares[nearest];
        }
        return sum;
    };
    assign();
    for (int iteration = 0; iteration < iterations; ++iteration) {
        Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(k, x.cols());
        Eigen::VectorXd counts = Eigen::VectorXd::Zero(k);
        for (Index i = 0; i < x.rows(); ++i) {
            sums.row(result.assigned[static_cast<std::size_t>(i)]) += x.row(i);
            ++counts[result.assigned[static_cast<std::size_t>(i)]];
        }
        for (Index j = 0; j < k; ++j)
            result.centres.row(j) = counts[j] > 0 ? (sums.row(j) / counts[j]).eval() : x.colwise().mean().eval();
        result.objective.push_back(assign());
    }
    return result;
}

/// Values of few digits have many ties; @p spread moves groups of samples apart.
Problem samplesOf(Index samples, Index features, bool hasTies, double spread)
{
    Random random(7);
    Eigen::MatrixXd x(samples, features);
    for (double& value : x.reshaped())
        value = hasTies ? double(random.below(3)) : random.normal();
    for (Index i = 0; i < samples; ++i)
        x(i, 0) += spread * double(i % 5);
    return problemOf(x, std::vector<int>(static_cast<std::size_t>(samples), -1));
}

std::vector<int> startOf(int clusters)
{
    std::vector<int> start;
    for (int j = 0; j < clusters; ++j)
        start.push_back(3 * j);
    return start;
}

}  // namespace

class KMeansTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPlainLoops_data();
    void agreesWithPlainLoops();
    void sameBitsForAnyThreads();
    void smallObjectivesKeepTheirDigits();
    void sumsForgetNothing();
    void anEmptyClusterHasTheMeanOfAll();
};

void KMeansTest::agreesWithPlainLoops_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<bool>("hasTies");
    QTest::addColumn<double>("spread");
    QTest::newRow("several pieces") << 9001 << 3 << 7 << false << 0.0;
    QTest::newRow("groups far apart, most blocks are left out") << 9001 << 4 << 5 << false << 30.0;
    QTest::newRow("more features than a block holds") << 700 << 130 << 9 << false << 2.0;
    QTest::newRow("features of exactly a block") << 600 << 64 << 3 << false << 2.0;
    QTest::newRow("many clusters") << 3000 << 5 << 20 << false << 1.0;
    QTest::newRow("one cluster") << 5000 << 3 << 1 << false << 1.0;
    QTest::newRow("fewer samples than lanes") << 11 << 3 << 4 << false << 1.0;
    QTest::newRow("ties") << 6000 << 2 << 6 << true << 0.0;
    QTest::newRow("ties, more features") << 2500 << 70 << 6 << true << 1.0;
}

void KMeansTest::agreesWithPlainLoops()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, clusters);
    QFETCH(bool, hasTies);
    QFETCH(double, spread);
    constexpr int iterations = 12;
    const Problem problem = samplesOf(samples, features, hasTies, spread);
    ClusteringOptions options;
    options.clusters = clusters;
    options.startSamples = startOf(clusters);
    options.maxIterations = iterations;
    options.tolerance = 0;
    const Outcome outcome = kMeans(problem, options, {2, {}});
    const NaiveKMeans expected = naiveKMeans(problem.data->values().map(), options.startSamples, iterations);
    QVERIFY(outcome.assigned == expected.assigned);
    QCOMPARE(outcome.objective.size(), expected.objective.size());
    for (std::size_t i = 0; i < expected.objective.size(); ++i)
        QVERIFY(std::abs(outcome.objective[i] / expected.objective[i] - 1) < tolerance::naive);
    // The distances are those from the centres of the last update.
    for (Index i = 0; i < outcome.embedding.rows(); i += 97)
        for (Index j = 0; j < clusters; ++j) {
            const double squared = (problem.data->values().map().row(i) - expected.centres.row(j)).squaredNorm();
            QVERIFY(std::abs(outcome.embedding(i, j) - squared) <= tolerance::naive * (1 + squared));
        }
}

void KMeansTest::sameBitsForAnyThreads()
{
    const Problem problem = samplesOf(20000, 6, false, 1.0);
    ClusteringOptions options;
    options.clusters = 8;
    const Outcome one = kMeans(problem, options, {1, {}});
    for (const int threads : {2, 3, 16}) {
        const Outcome more = kMeans(problem, options, {threads, {}});
        QVERIFY(more.embedding == one.embedding);
        QVERIFY(more.centers == one.centers);
        QCOMPARE(more.objective, one.objective);
    }
}

/// Groups that are tight against their distances: the objective is no difference of large numbers.
void KMeansTest::smallObjectivesKeepTheirDigits()
{
    const Problem problem = samplesOf(5000, 3, false, 1e7);
    ClusteringOptions options;
    options.clusters = 5;
    options.startSamples = {0, 1, 2, 3, 4};
    const Outcome outcome = kMeans(problem, options);
    double sum = 0;
    for (Index i = 0; i < outcome.embedding.rows(); ++i)
        sum += outcome.embedding(i, outcome.assigned[static_cast<std::size_t>(i)]);
    QVERIFY(sum > 0);
    QVERIFY(std::abs(outcome.objective.back() / sum - 1) < tolerance::exactFormula);
}

/// A huge value that a cluster has had for a while leaves nothing behind.
void KMeansTest::sumsForgetNothing()
{
    Eigen::MatrixXd x = samplesOf(300, 2, false, 0).data->values().map();
    x(0, 0) = 1e14;
    AlignedMatrix values = AlignedMatrix::copyOf(x);
    NearestCentres nearest(values, 2, 1);
    Eigen::MatrixXd centres(2, 2);
    centres << 0, 0, -1e15, 0;  // all in the first cluster
    nearest.update(centres);
    centres << 0, 0, 1e14, 0;  // the huge value alone in the second
    QCOMPARE(nearest.update(centres), Index{1});
    nearest.sumAgain();
    const Eigen::RowVectorXd expected = x.bottomRows(299).colwise().mean();
    QVERIFY((nearest.means().row(0) - expected).cwiseAbs().maxCoeff() < 1.0);  // the mean of all is 3e11
    QVERIFY(std::abs(nearest.means()(1, 0) / 1e14 - 1) < tolerance::exactFormula);
}

void KMeansTest::anEmptyClusterHasTheMeanOfAll()
{
    const Eigen::MatrixXd x = samplesOf(500, 3, false, 0).data->values().map();
    const AlignedMatrix values = AlignedMatrix::copyOf(x);
    NearestCentres nearest(values, 2, 1);
    Eigen::MatrixXd centres = Eigen::MatrixXd::Zero(2, 3);
    centres.row(1).setConstant(1e6);
    QCOMPARE(nearest.update(centres), Index{500});
    const Eigen::RowVectorXd mean = x.colwise().mean();
    QVERIFY((nearest.means().rowwise() - mean).cwiseAbs().maxCoeff() < tolerance::naive);
    QCOMPARE(nearest.update(centres), Index{0});
}

QTEST_APPLESS_MAIN(KMeansTest)

#include "tst_k_means.moc"
