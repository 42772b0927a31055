// SPDX-License-Identifier: GPL-3.0-or-later
// k-means against plain loops: bounds, blocks, pieces and ties; single moves after them; starts.
#include "core/methods/fuzzy/k_means.h"

#include "core/import/reader.h"
#include "core/methods/fuzzy/fuzzy_start.h"
#include "core/methods/fuzzy/nearest_centres.h"
#include "core/numeric/random.h"
#include "core/numeric/ties.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/shared_data.h"
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

/// The sums of squared distances from the means, by the sums of the samples and of their squares.
class ClusterSums
{
public:
    ClusterSums(const Eigen::MatrixXd& x, const std::vector<int>& assigned, Index clusters)
        : m_squares(Eigen::VectorXd::Zero(clusters))
        , m_counts(Eigen::VectorXd::Zero(clusters))
        , m_sums(Eigen::MatrixXd::Zero(clusters, x.cols()))
    {
        for (Index i = 0; i < x.rows(); ++i)
            add(x.row(i), assigned[static_cast<std::size_t>(i)], 1);
    }

    void add(const Eigen::RowVectorXd& sample, Index cluster, double times)
    {
        m_squares[cluster] += times * sample.squaredNorm();
        m_counts[cluster] += times;
        m_sums.row(cluster) += times * sample;
    }

    double total() const
    {
        double result = m_squares.sum();
        for (Index j = 0; j < m_counts.size(); ++j)
            if (m_counts[j] > 0)
                result -= m_sums.row(j).squaredNorm() / m_counts[j];
        return result;
    }

private:
    Eigen::VectorXd m_squares, m_counts;
    Eigen::MatrixXd m_sums;  // k x p
};

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
    void noSingleMoveLowersTheObjective_data();
    void noSingleMoveLowersTheObjective();
    void singleMovesGoOnWhereLloydStops_data();
    void singleMovesGoOnWhereLloydStops();
    void anEmptyClusterTakesASample();
    void agreesWithR_data();
    void agreesWithR();
    void greedyStartsTakeTheBestCandidate();
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
    const AlignedMatrix& values = problem.data->values();
    const NaiveKMeans expected = naiveKMeans(values.map(), startOf(clusters), iterations);
    NearestCentres nearest(problem.data->table(), clusters, 2);
    Eigen::MatrixXd centres = values.map()(startOf(clusters), Eigen::all);
    nearest.update(centres);
    for (const double objective : expected.objective) {
        centres = nearest.means();
        nearest.update(centres);
        QVERIFY(std::abs(nearest.sumOfSquares(centres) / objective - 1) < tolerance::naive);
    }
    QVERIFY(nearest.assigned() == expected.assigned);
    QVERIFY((centres - expected.centres).cwiseAbs().maxCoeff() < tolerance::naive);
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
    NearestCentres nearest(std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(x)), 2, 1);
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
    NearestCentres nearest(std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(x)), 2, 1);
    Eigen::MatrixXd centres = Eigen::MatrixXd::Zero(2, 3);
    centres.row(1).setConstant(1e6);
    QCOMPARE(nearest.update(centres), Index{500});
    const Eigen::RowVectorXd mean = x.colwise().mean();
    QVERIFY((nearest.means().rowwise() - mean).cwiseAbs().maxCoeff() < tolerance::naive);
    QCOMPARE(nearest.update(centres), Index{0});
}

void KMeansTest::noSingleMoveLowersTheObjective_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<bool>("hasTies");
    QTest::addColumn<double>("spread");
    QTest::newRow("few samples") << 70 << 3 << 7 << false << 0.0;
    QTest::newRow("several pieces") << 4500 << 6 << 7 << false << 0.0;
    QTest::newRow("groups") << 600 << 8 << 6 << false << 3.0;
    QTest::newRow("ties") << 300 << 3 << 6 << true << 0.0;
    QTest::newRow("one cluster") << 40 << 3 << 1 << false << 0.0;
    QTest::newRow("more features than samples") << 60 << 90 << 6 << false << 0.0;
    QTest::newRow("more features, ties") << 60 << 90 << 6 << true << 0.0;
    QTest::newRow("more features, groups") << 120 << 130 << 5 << false << 9.0;
}

void KMeansTest::noSingleMoveLowersTheObjective()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, clusters);
    QFETCH(bool, hasTies);
    QFETCH(double, spread);
    const Problem problem = samplesOf(samples, features, hasTies, spread);
    const Eigen::MatrixXd x = problem.data->values().map();
    ClusteringOptions options;
    options.clusters = clusters;
    options.startSamples = startOf(clusters);
    options.maxIterations = 3000;
    const Outcome outcome = kMeans(problem, options, {2, {}});
    QCOMPARE(outcome.stopped, Stopped::Converged);
    double before = std::numeric_limits<double>::infinity();
    for (const double objective : outcome.objective) {
        QVERIFY(objective <= before * (1 + tolerance::objectiveRise));
        before = objective;
    }
    const ClusterSums sums(x, outcome.assigned, clusters);
    QVERIFY(std::abs(outcome.objective.back() / sums.total() - 1) < tolerance::naive);
    for (Index i = 0; i < x.rows(); ++i) {
        const Index own = outcome.assigned[static_cast<std::size_t>(i)];
        const Eigen::VectorXd squares = (outcome.centers.rowwise() - x.row(i)).rowwise().squaredNorm();
        QVERIFY((outcome.embedding.row(i).transpose() - squares).cwiseAbs().maxCoeff() <=
                tolerance::naive * (1 + squares.maxCoeff()));
        QVERIFY(squares[own] <= squares.minCoeff() * (1 + tolerance::naive));
        for (Index j = 0; j < clusters; ++j) {
            ClusterSums moved = sums;
            moved.add(x.row(i), own, -1);
            moved.add(x.row(i), j, 1);
            QVERIFY(moved.total() >= sums.total() * (1 - tolerance::objectiveRise));
        }
    }
}

/// Features of zeros change nothing but the way the distances are computed.
void KMeansTest::singleMovesGoOnWhereLloydStops_data()
{
    QTest::addColumn<int>("features");
    QTest::newRow("few features") << 1;
    QTest::newRow("more features than samples") << 5;
}

/// 0 and 2 with the mean 1, and 3.5 alone: 2 is nearer to 1, so Lloyd stops at J = 1 + 1. But 2 adds 2/1 * 1 to J
/// there, and 1/2 * 1.5^2 in the other cluster: J = 2 * 0.75^2 after its move.
void KMeansTest::singleMovesGoOnWhereLloydStops()
{
    QFETCH(int, features);
    Eigen::MatrixXd x = Eigen::MatrixXd::Zero(3, features);
    x.col(0) << 0, 2, 3.5;
    ClusteringOptions options;
    options.clusters = 2;
    options.startSamples = {1, 2};
    const Outcome outcome = kMeans(problemOf(x, {-1, -1, -1}), options);
    QCOMPARE(outcome.stopped, Stopped::Converged);
    QCOMPARE(outcome.assigned, (std::vector<int>{0, 1, 1}));
    QCOMPARE(outcome.objective.size(), std::size_t{2});
    for (const double objective : outcome.objective)
        QVERIFY(std::abs(objective - 1.125) < tolerance::exactFormula);
    QVERIFY((outcome.centers.col(0) - Eigen::Vector2d(0, 2.75)).norm() < tolerance::exactFormula);
    QVERIFY((outcome.embedding - Eigen::MatrixXd{{0, 7.5625}, {4, 0.5625}, {12.25, 0.5625}}).norm() <
            tolerance::exactFormula);
    options.maxIterations = 1;
    const Outcome limited = kMeans(problemOf(x, {-1, -1, -1}), options);
    QCOMPARE(limited.stopped, Stopped::IterationLimit);
    QVERIFY(limited.assigned == outcome.assigned);
    QVERIFY((limited.embedding - outcome.embedding).norm() < tolerance::exactFormula);
}

/// Two starts at equal samples: the second cluster is empty until a sample moves there.
void KMeansTest::anEmptyClusterTakesASample()
{
    const Eigen::MatrixXd x{{0}, {0}, {1}, {1}, {5}, {5}};
    ClusteringOptions options;
    options.clusters = 3;
    options.startSamples = {0, 1, 5};
    const Outcome outcome = kMeans(problemOf(x, {-1, -1, -1, -1, -1, -1}), options);
    QCOMPARE(outcome.stopped, Stopped::Converged);
    QVERIFY(outcome.objective.back() < tolerance::exactFormula);
    QVERIFY(outcome.warnings.empty());
}

/// k-means of R, as r_kmeans.R prints it. R moves single samples from the beginning; from other starts it may end
/// in another local minimum.
struct RFit
{
    std::string file;
    std::vector<int> start;
    double objective;
    double ofLloyd;  // of R too; larger where single moves matter
};
Q_DECLARE_METATYPE(RFit)

void KMeansTest::agreesWithR_data()
{
    QTest::addColumn<RFit>("fit");
    const std::vector<RFit> fits{{"uci/iris.arff", {0, 50, 100}, 78.9408414261461, 78.9408414261461},
                                 {"uci/iris.arff", {0, 1, 2, 3, 4}, 49.7132542126754, 49.7407903141079},
                                 {"uci/iris.arff", {0, 1, 2, 3, 4, 5, 6, 7}, 46.0329017857143, 67.2280467783582},
                                 {"uci/wine.arff", {0, 59, 130}, 2370689.68678297, 2370689.68678297},
                                 {"colon.csv.gz", {0, 1}, 16662529282.1233, 16662529282.1231}};
    for (std::size_t at = 0; at < fits.size(); ++at)
        QTest::addRow("%zu, %s", at, fits[at].file.c_str()) << fits[at];
}

void KMeansTest::agreesWithR()
{
    QFETCH(RFit, fit);
    const auto path = sharedData(fit.file);
    if (!path)
        QSKIP(missingDataMessage);
    const DatasetPtr data = readDataset(*path).data;
    ClusteringOptions options;
    options.clusters = static_cast<int>(fit.start.size());
    options.startSamples = fit.start;
    const Outcome outcome = kMeans({data, {}, {}}, options);
    QCOMPARE(outcome.stopped, Stopped::Converged);
    QVERIFY(std::abs(outcome.objective.back() / fit.objective - 1) < tolerance::publishedDigits);
    QVERIFY(outcome.objective.back() <= fit.ofLloyd * (1 + tolerance::publishedDigits));
}

/// Against plain loops with the same random numbers.
void KMeansTest::greedyStartsTakeTheBestCandidate()
{
    const Problem problem = samplesOf(200, 3, false, 2.0);
    const auto x = problem.data->values().map();
    const MeanDistances distances(problem.data, 1);
    constexpr int clusters = 6;
    for (const int candidates : {1, 3}) {
        Random random(5);
        std::vector<int> expected{static_cast<int>(random.below(200))};
        const auto squares = [&x](int sample) -> Eigen::VectorXd {
            return (x.rowwise() - x.row(sample)).rowwise().squaredNorm();
        };
        Eigen::VectorXd nearest = squares(expected[0]);
        while (std::ssize(expected) < clusters) {
            int best = -1;
            double least = std::numeric_limits<double>::infinity();
            for (int candidate = 0; candidate < candidates; ++candidate) {
                const int drawn = drawByChance(nearest, random.uniform());
                if (const double sum = nearest.cwiseMin(squares(drawn)).sum(); sum < least) {
                    least = sum;
                    best = drawn;
                }
            }
            expected.push_back(best);
            nearest = nearest.cwiseMin(squares(best)).eval();
        }
        QCOMPARE(kMeansPlusPlusInit(distances, clusters, 5, candidates), expected);
    }
}

QTEST_APPLESS_MAIN(KMeansTest)

#include "tst_k_means.moc"
