// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/bipartite_graph.h"
#include "core/methods/membership/embedding.h"
#include "core/methods/membership/embedding_trials.h"
#include "core/methods/membership/sample_distances.h"
#include "tests/core/methods/membership/leukaemia_set.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/SVD>
#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Distances between samples, embedding by probes, and the trials of the paper's table.
class TestEmbedding : public QObject
{
    Q_OBJECT

private slots:
    void distancesBetweenSamples_data();
    void distancesBetweenSamples();
    void distancesOfManySamples();
    void distancesStopWhenAsked_data();
    void distancesStopWhenAsked();
    void medianOfDistances();
    void membershipsByHand();
    void membershipsOfAnyBeta();
    void bipartiteBlock();
    void spectralCoordinatesOfComponents();
    void table1_data();
    void table1();
    void trialsAreTheSameForAnyThreads();
};

void TestEmbedding::distancesBetweenSamples_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("few features") << 30 << 5;
    QTest::addRow("many features") << 12 << 700;
    QTest::addRow("one sample") << 1 << 4;
}

void TestEmbedding::distancesBetweenSamples()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    const DatasetPtr data = randomProblem(wanted).data;
    const Eigen::MatrixXd expected = squaredDistancesOf(data->values().map());
    const Eigen::MatrixXd squared = sampleDistances(data, 2)->squared;
    QVERIFY((squared - expected).cwiseAbs().maxCoeff() <=
            tolerance::exactFormula * std::max(1.0, expected.maxCoeff()));
    QCOMPARE(squared, Eigen::MatrixXd(squared.transpose()));
    QCOMPARE(squared.diagonal().cwiseAbs().maxCoeff(), 0.0);
}

static DatasetPtr randomData(int samples, int features)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    return randomProblem(wanted).data;
}

/// So many that the products are made tile by tile: the last tile is not whole, in either direction.
void TestEmbedding::distancesOfManySamples()
{
    const DatasetPtr data = randomData(2060, 2061);
    const Eigen::MatrixXd squared = sampleDistances(data, 2)->squared;
    const auto values = data->values().map();
    for (const auto& [i, j] : {std::pair(0, 1), {3, 2059}, {2059, 2058}, {255, 256}, {1024, 511}, {2048, 2047}}) {
        const double expected = (values.row(i) - values.row(j)).squaredNorm();
        QVERIFY(std::abs(squared(i, j) - expected) <= tolerance::exactFormula * expected);
        QCOMPARE(squared(i, j), squared(j, i));
    }
    QCOMPARE(squared.diagonal().cwiseAbs().maxCoeff(), 0.0);
}

void TestEmbedding::distancesStopWhenAsked_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("few features") << 1100 << 3;
    QTest::addRow("many features") << 20 << 3000;
    QTest::addRow("many samples and features") << 2060 << 2061;
}

/// Neither the first question nor one later leaves something half made behind.
void TestEmbedding::distancesStopWhenAsked()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    const DatasetPtr data = randomData(samples, features);
    for (const int answers : {0, 1}) {
        int asked = 0;
        QVERIFY(!sampleDistances(data, 1, [&] { return asked++ < answers; }));
        QCOMPARE(asked, answers + 1);
    }
}

void TestEmbedding::medianOfDistances()
{
    QCOMPARE(sampleDistances(makeData({{0}, {1}, {3}}), 1)->median, 4.0);        // 1, 4, 9
    QCOMPARE(sampleDistances(makeData({{0}, {1}, {3}, {6}}), 1)->median, 9.0);   // 1, 4, 9, 9, 25, 36
    QCOMPARE(sampleDistances(makeData({{0}, {2}, {3}, {7}}), 1)->median, 12.5);  // 1, 4, 9, 16, 25, 49
    QCOMPARE(sampleDistances(makeData({{5}}), 1)->median, 0.0);
}

void TestEmbedding::membershipsByHand()
{
    Eigen::MatrixXd squared(2, 2);
    squared << 0, 1, 4, 1;
    const Eigen::MatrixXd v = membershipEmbedding(squared, std::log(2.0));
    QVERIFY(std::abs(v(0, 0) - 2.0 / 3) < tolerance::exactFormula);
    QVERIFY(std::abs(v(1, 0) - 1.0 / 9) < tolerance::exactFormula);
    const Eigen::MatrixXd shares = shareOfProbes(squared, std::log(2.0));
    QVERIFY(std::abs(shares(0, 0) - 16.0 / 17) < tolerance::exactFormula);
    QCOMPARE(distanceEmbedding(squared)(1, 0), 2.0);
}

void TestEmbedding::membershipsOfAnyBeta()
{
    const Eigen::MatrixXd squared = squaredDistancesOf(groupedPoints(15, 3, 4.0, 1)).leftCols(5);
    for (const double beta : {0.0, 1e-8, 1.0, 1e4, 1e300}) {
        const Eigen::MatrixXd v = membershipEmbedding(squared, beta);
        QVERIFY(v.allFinite());
        QVERIFY(v.minCoeff() >= 0);
        QVERIFY((v.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    }
    QVERIFY((membershipEmbedding(squared, 0.0).array() - 0.2).abs().maxCoeff() < tolerance::exactFormula);
    const Eigen::MatrixXd nearest = membershipEmbedding(squared, 1e300);
    for (Index i = 0; i < squared.rows(); ++i) {
        Index expected = 0, found = 0;
        squared.row(i).minCoeff(&expected);
        QCOMPARE(nearest.row(i).maxCoeff(&found), 1.0);
        QCOMPARE(found, expected);
    }
}

void TestEmbedding::bipartiteBlock()
{
    const Eigen::MatrixXd squared = squaredDistancesOf(groupedPoints(12, 3, 2.0, 1)).leftCols(4);
    constexpr double beta = 0.3;
    const Eigen::MatrixXd h = (-beta * squared.array()).exp();
    const Eigen::VectorXd rows = h.rowwise().sum();
    const Eigen::RowVectorXd columns = h.colwise().sum();
    const Eigen::MatrixXd expected =
        rows.cwiseSqrt().cwiseInverse().asDiagonal() * h * columns.cwiseSqrt().cwiseInverse().asDiagonal();
    const Eigen::MatrixXd block = normalizedBipartiteBlock(squared, beta);
    QVERIFY((block - expected).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QVERIFY(normalizedBipartiteBlock(squared, 1e9).allFinite());
    const Eigen::VectorXd singular = expected.jacobiSvd().singularValues();
    const std::vector<double> eigenvalues = bipartiteEigenvalues(squared, beta);
    QCOMPARE(eigenvalues.size(), std::size_t(4));
    QVERIFY(std::abs(eigenvalues[0]) < tolerance::exactFormula);
    for (Index k = 0; k < 4; ++k)
        QVERIFY(std::abs(eigenvalues[static_cast<std::size_t>(k)] - (1 - singular[k])) < tolerance::naive);
    QCOMPARE(bipartiteEigenvalues(squared.topRows(3), beta).size(), std::size_t(3));
}

/// Samples that no path joins lie in different corners, those that one does in the same.
void TestEmbedding::spectralCoordinatesOfComponents()
{
    const Eigen::MatrixXd squared = squaredDistancesOf(groupedPoints(18, 3, 1e4, 2)).leftCols(6);
    const Eigen::MatrixXd z = spectralCoordinates(squared, 0.5, 3);
    for (Index i = 0; i < 18; ++i)
        for (Index j = 0; j < i; ++j) {
            const double expected = i % 3 == j % 3 ? 1.0 : 0.0;
            QVERIFY(std::abs(z.row(i).dot(z.row(j)) - expected) < tolerance::limitingCase);
        }
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, spectralCoordinates(squared.leftCols(2), 0.5, 3));
}

/// methods.md 3.3, mean representation errors of 300 trials.
void TestEmbedding::table1_data()
{
    constexpr auto memberships = Representation::Memberships;
    QTest::addColumn<TrialSpace>("space");
    QTest::addColumn<double>("reference");
    QTest::addRow("RD") << TrialSpace{} << 15.5;
    QTest::addRow("DES") << TrialSpace{Representation::Distances, 0, 0.1} << 24.3;
    QTest::addRow("MES 1e-6") << TrialSpace{memberships, 1e-6, 0.4} << 10.3;
    QTest::addRow("MES 5e-7") << TrialSpace{memberships, 5e-7, 0.5} << 9.7;
    QTest::addRow("MES 1e-7") << TrialSpace{memberships, 1e-7, 0.7} << 8.8;
    QTest::addRow("MES 1e-8") << TrialSpace{memberships, 1e-8, 0.8} << 8.7;
}

void TestEmbedding::table1()
{
    QFETCH(TrialSpace, space);
    QFETCH(double, reference);
    const auto problem = leukaemiaProblem();
    if (!problem)
        QSKIP(missingDataMessage);
    const auto trials =
        embeddingTrials(sampleDistances(problem->data, 2)->squared, problem->target.classOf, space, 3, 400, 1, 2);
    double mean = 0.0;
    int collapsed = 0;
    for (const EmbeddingTrial& trial : trials) {
        mean += trial.error / static_cast<double>(trials.size());
        collapsed += trial.hasCollapsed;
    }
    QVERIFY2(std::abs(mean - reference) < 2.0, qPrintable(QString::number(mean)));
    QCOMPARE(collapsed == 400, !space.representation);  // the raw data alone
}

void TestEmbedding::trialsAreTheSameForAnyThreads()
{
    RandomProblem wanted;
    wanted.samples = 20;
    wanted.features = 9;
    wanted.shift = 3;
    const Problem problem = randomProblem(wanted);
    const Eigen::MatrixXd squared = sampleDistances(problem.data, 1)->squared;
    const TrialSpace space{Representation::Memberships, 0.02, 0.3};
    const auto one = embeddingTrials(squared, problem.target.classOf, space, 3, 40, 1, 1);
    const auto four = embeddingTrials(squared, problem.target.classOf, space, 3, 40, 1, 4);
    for (std::size_t i = 0; i < one.size(); ++i)
        QVERIFY(one[i].error == four[i].error && one[i].hasCollapsed == four[i].hasCollapsed);
}

QTEST_GUILESS_MAIN(TestEmbedding)
#include "tst_embedding.moc"
