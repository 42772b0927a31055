// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/consensus.h"

#include "core/scores/scores.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>
#include <stdexcept>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

class TestConsensus : public QObject
{
    Q_OBJECT

private slots:
    void agreementByHand();
    void matrixByHand();
    void perfectPartition();
    void namesOfClustersDoNotMatter();
    void misuse();

private:
    /// Of six samples, the last of which is missing twice.
    const std::vector<std::vector<int>> m_assignments{
        {0, 0, 0, 1, 1, -1}, {1, 1, 0, 0, 0, 1}, {0, 0, 0, 1, 1, -1}};
};

void TestConsensus::agreementByHand()
{
    const std::vector<double> agreements = meanAgreements(m_assignments);
    const double other = adjustedRandIndex({0, 0, 0, 1, 1}, {1, 1, 0, 0, 0});
    QCOMPARE(agreements, (std::vector<double>{(other + 1) / 2, other, (other + 1) / 2}));
}

void TestConsensus::matrixByHand()
{
    const Eigen::MatrixXd consensus = consensusMatrix(m_assignments);
    QVERIFY(consensus.block(0, 0, 2, 3).isApprox(Eigen::MatrixXd{{1, 1, 2.0 / 3}, {1, 1, 2.0 / 3}}));
    QCOMPARE(consensus(2, 3), 1.0 / 3);
    QCOMPARE(consensus(0, 5), 1.0);  // one subsample has both
    QCOMPARE(consensus(5, 4), 0.0);
    QVERIFY(std::isnan(consensusMatrix({{0, -1}, {-1, 0}})(0, 1)));
    // The distribution function is 1/3 from 0, 2/3 from 0.5 and 1 from 1 on.
    const Eigen::MatrixXd entries{{1, 0, 0.5}, {0, 1, 1}, {0.5, 1, 1}};
    QCOMPARE(consensusArea(entries), 0.5 * 1.0 / 3 + 0.5 * 2.0 / 3);
    QVERIFY(consensusDistribution(entries) ==
            (std::vector<DistributionStep>{{0, 1.0 / 3}, {0.5, 2.0 / 3}, {1, 1}}));
    Eigen::MatrixXd missing = entries;
    missing(0, 1) = missing(1, 0) = NAN;
    QCOMPARE(consensusArea(missing), 0.25);
    QVERIFY(consensusDistribution(missing) == (std::vector<DistributionStep>{{0.5, 0.5}, {1, 1}}));
    // The area is that below the steps.
    double area = 0, before = 0, share = 0;
    for (const DistributionStep& step : consensusDistribution(consensus)) {
        area += share * (step.value - before);
        before = step.value;
        share = step.share;
    }
    QCOMPARE(share, 1.0);
    QVERIFY(std::abs(area + share * (1 - before) - consensusArea(consensus)) < tolerance::exactFormula);
}

void TestConsensus::perfectPartition()
{
    // 3, 2 and 1 samples: 4 of 15 pairs are together.
    const std::vector<int> partition{0, 0, 0, 1, 1, 2};
    const std::vector<std::vector<int>> subsamples{
        partition, {0, 0, 0, -1, 1, 2}, {0, 0, 0, 1, 1, -1}, {-1, 0, 0, 1, 1, 2}};
    QCOMPARE(meanAgreements(subsamples), std::vector<double>(4, 1.0));
    const Eigen::MatrixXd consensus = consensusMatrix(subsamples);
    for (Eigen::Index i = 0; i < 6; ++i)
        for (Eigen::Index j = 0; j < 6; ++j)
            QCOMPARE(consensus(i, j), double(partition[std::size_t(i)] == partition[std::size_t(j)]));
    QVERIFY(std::abs(consensusArea(consensus) - 11.0 / 15) < tolerance::exactFormula);
}

void TestConsensus::namesOfClustersDoNotMatter()
{
    auto renamed = m_assignments;
    for (int& cluster : renamed[1])
        cluster = cluster < 0 ? cluster : 7 - cluster;
    QCOMPARE(meanAgreements(renamed), meanAgreements(m_assignments));
    QVERIFY(consensusMatrix(renamed) == consensusMatrix(m_assignments));
}

void TestConsensus::misuse()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, meanAgreements({{0, 1}}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, meanAgreements({{0, 1}, {0}}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, meanAgreements({{0, -1}, {-1, 0}}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, consensusMatrix({}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, consensusDistribution(Eigen::MatrixXd::Ones(1, 1)));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, consensusArea(Eigen::MatrixXd::Ones(1, 1)));
}

QTEST_APPLESS_MAIN(TestConsensus)
#include "tst_consensus.moc"
