// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/scores.h"

#include "core/numeric/random.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

namespace {

using Labels = std::vector<int>;

bool near(double a, double b)
{
    return std::abs(a - b) < tolerance::exactFormula;
}

Labels drawn(int count, int classes, std::uint64_t seed)
{
    Random random(seed);
    Labels result;
    for (int i = 0; i < count; ++i)
        result.push_back(int(random.below(std::uint64_t(classes))));
    return result;
}

Labels renamed(Labels labels, const std::vector<int>& names)
{
    for (int& label : labels)
        label = label < 0 ? label : names[std::size_t(label)];
    return labels;
}

}  // namespace

class TestScores : public QObject
{
    Q_OBJECT

private slots:
    void accuracyByHand();
    void confusionByHand();
    void outcomesByHand();
    void matchingByHand();
    void pairCountingByHand();
    void randCountsPairs();
    void informationByHand();
    void equalPartitionsScoreOne();
    void namesOfClustersDoNotMatter();
    void orderOfSamplesDoesNotMatter();
    void unrelatedPartitionsScoreNothing();
    void degeneratePartitions();
    void missingPredictions();
    void areaByHand();
    void areaIgnoresMonotoneChanges();
    void areaOfManyClasses();
    void misuse();
};

void TestScores::accuracyByHand()
{
    QCOMPARE(accuracy({0, 1, 1, -1, 2}, {0, 1, 0, 0, -1}), 0.5);
    QCOMPARE(accuracy({3}, {3}), 1.0);
}

void TestScores::confusionByHand()
{
    const Eigen::MatrixXi table = confusionMatrix({0, 0, 1, 1, 1, -1}, {0, 1, 1, 1, -1, 0}, 3);
    QVERIFY(table == (Eigen::MatrixXi{{1, 1, 0}, {0, 2, 0}, {0, 0, 0}}));
    QVERIFY(contingencyTable({0, 0, 1, -1}, {2, 0, 2, 5}).topLeftCorner(2, 3) ==
            (Eigen::MatrixXi{{1, 0, 1}, {0, 0, 1}}));
}

void TestScores::outcomesByHand()
{
    // The published 85.5 +- 35.5 is 53 of 62, and 97.6 +- 15.4 is 81 of 83.
    QCOMPARE(std::round(1000 * outcomeDeviation(53, 62)), 355.0);
    QCOMPARE(std::round(1000 * outcomeDeviation(81, 83)), 154.0);
    QCOMPARE(outcomeDeviation(72, 72), 0.0);
    QCOMPARE(outcomeDeviation(1, 1), 0.0);
    QVERIFY(near(outcomeDeviation(1, 2), std::sqrt(0.5)));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, outcomeDeviation(3, 2));
}

void TestScores::matchingByHand()
{
    // Clusters 0 and 1 both hold mostly class 0: one of them must go elsewhere.
    const Labels classes{0, 0, 0, 0, 0, 1, 1}, clusters{0, 0, 0, 1, 1, 1, 2};
    QVERIFY(near(matchedAccuracy(classes, clusters), 4.0 / 7));
    QVERIFY(near(majorityError(classes, clusters), 1.0 / 7));
    QVERIFY(near(matchedAccuracy({0, 1, 2, 3}, {0, 0, 0, 0}), 0.25));  // fewer clusters than classes
    QVERIFY(near(matchedAccuracy({0, 0, 0, 0}, {0, 1, 2, 3}), 0.25));
    QCOMPARE(majorityError({0, 0, 0, 0}, {0, 1, 2, 3}), 0.0);
}

void TestScores::pairCountingByHand()
{
    // {0 0 0 1 1 1} against {0 0 1 1 2 2}: 6 and 3 joined pairs, 2 by both, of 15.
    const Labels classes{0, 0, 0, 1, 1, 1}, clusters{0, 0, 1, 1, 2, 2};
    QVERIFY(near(randIndex(classes, clusters), 10.0 / 15));
    QVERIFY(near(adjustedRandIndex(classes, clusters), (2 - 6 * 3 / 15.0) / (4.5 - 6 * 3 / 15.0)));
}

void TestScores::randCountsPairs()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Labels a = drawn(30, 4, seed), b = drawn(30, 3, seed + 100);
        int agree = 0;
        for (std::size_t i = 0; i < 30; ++i)
            for (std::size_t j = 0; j < i; ++j)
                agree += (a[i] == a[j]) == (b[i] == b[j]);
        QVERIFY(near(randIndex(a, b), agree / 435.0));
    }
}

void TestScores::informationByHand()
{
    // Two equal classes; the clusters split one of them: I = ln 2, H = ln 2 and 1.5 ln 2.
    const Labels classes{0, 0, 1, 1}, clusters{0, 0, 1, 2};
    QVERIFY(near(mutualInformation(classes, clusters, InformationScale::Geometric), 1 / std::sqrt(1.5)));
    QVERIFY(near(mutualInformation(classes, clusters, InformationScale::ClassEntropy), 1));
    QVERIFY(near(mutualInformation(classes, clusters, InformationScale::Maximum), 1 / 1.5));
    QVERIFY(near(mutualInformation(classes, clusters, InformationScale::Arithmetic), 1 / 1.25));
    QVERIFY(near(mutualInformation(clusters, classes, InformationScale::ClassEntropy), 1 / 1.5));
}

void TestScores::equalPartitionsScoreOne()
{
    const Labels classes = drawn(50, 5, 1), clusters = renamed(classes, {7, 3, 0, 1, 2});
    QCOMPARE(matchedAccuracy(classes, clusters), 1.0);
    QCOMPARE(majorityError(classes, clusters), 0.0);
    QCOMPARE(randIndex(classes, clusters), 1.0);
    QVERIFY(near(adjustedRandIndex(classes, clusters), 1.0));
    for (const auto scale : {InformationScale::Geometric, InformationScale::ClassEntropy,
                             InformationScale::Maximum, InformationScale::Arithmetic})
        QVERIFY(near(mutualInformation(classes, clusters, scale), 1.0));
}

void TestScores::namesOfClustersDoNotMatter()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Labels classes = drawn(40, 3, seed), clusters = drawn(40, 4, seed + 50);
        const Labels other = renamed(clusters, {9, 2, 0, 5});
        QVERIFY(near(matchedAccuracy(classes, clusters), matchedAccuracy(classes, other)));
        QVERIFY(near(majorityError(classes, clusters), majorityError(classes, other)));
        QVERIFY(near(randIndex(classes, clusters), randIndex(classes, other)));
        QVERIFY(near(adjustedRandIndex(classes, clusters), adjustedRandIndex(classes, other)));
        QVERIFY(near(mutualInformation(classes, clusters), mutualInformation(classes, other)));
        // Symmetric where the definition is.
        QVERIFY(near(matchedAccuracy(classes, clusters), matchedAccuracy(clusters, classes)));
        QVERIFY(near(adjustedRandIndex(classes, clusters), adjustedRandIndex(clusters, classes)));
        QVERIFY(near(mutualInformation(classes, clusters), mutualInformation(clusters, classes)));
        // Matching is one way to assign clusters to classes, the majority the best one.
        QVERIFY(matchedAccuracy(classes, clusters) <= 1 - majorityError(classes, clusters) + 1e-15);
    }
}

void TestScores::orderOfSamplesDoesNotMatter()
{
    const Labels classes = drawn(40, 3, 3), clusters = drawn(40, 4, 4);
    const Labels backClasses(classes.rbegin(), classes.rend()), backClusters(clusters.rbegin(), clusters.rend());
    QCOMPARE(accuracy(classes, clusters), accuracy(backClasses, backClusters));
    QCOMPARE(matchedAccuracy(classes, clusters), matchedAccuracy(backClasses, backClusters));
    QCOMPARE(adjustedRandIndex(classes, clusters), adjustedRandIndex(backClasses, backClusters));
    QCOMPARE(mutualInformation(classes, clusters), mutualInformation(backClasses, backClusters));
}

void TestScores::unrelatedPartitionsScoreNothing()
{
    double sum = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        sum += adjustedRandIndex(drawn(100, 3, seed), drawn(100, 4, seed + 1000));
    QVERIFY(std::abs(sum / 200) < 0.005);
    QVERIFY(near(mutualInformation({0, 0, 1, 1}, {0, 1, 0, 1}), 0));
    QVERIFY(near(adjustedRandIndex({0, 0, 1, 1}, {0, 1, 0, 1}), -0.5));
}

void TestScores::degeneratePartitions()
{
    const Labels one{0, 0, 0}, two{0, 0, 1}, each{0, 1, 2};
    QCOMPARE(mutualInformation(one, one), 1.0);
    QCOMPARE(mutualInformation(one, two), 0.0);
    QCOMPARE(mutualInformation(two, one), 0.0);
    QCOMPARE(mutualInformation(one, two, InformationScale::ClassEntropy), 0.0);
    QCOMPARE(adjustedRandIndex(one, one), 1.0);
    QCOMPARE(adjustedRandIndex(each, each), 1.0);
    QCOMPARE(adjustedRandIndex(one, each), 0.0);
    QCOMPARE(randIndex(one, each), 0.0);
    QCOMPARE(randIndex({0}, {0}), 1.0);
    QCOMPARE(adjustedRandIndex({0}, {4}), 1.0);
}

void TestScores::missingPredictions()
{
    QCOMPARE(matchedAccuracy({0, 0, 1, -1}, {1, -1, 0, 0}), 2.0 / 3);
    QVERIFY(near(majorityError({0, 0, 1, -1}, {1, -1, 0, 0}), 1.0 / 3));
    QCOMPARE(matchedAccuracy({0, 1}, {-1, -1}), 0.0);
    QVERIFY(near(randIndex({0, 0, 1}, {0, 0, -1}), 1.0));
}

void TestScores::areaByHand()
{
    QCOMPARE(areaUnderCurve({0.1, 0.4, 0.35, 0.8}, {false, false, true, true}), 0.75);
    QCOMPARE(areaUnderCurve({1, 2}, {false, true}), 1.0);
    QCOMPARE(areaUnderCurve({1, 2}, {true, false}), 0.0);
    QCOMPARE(areaUnderCurve({5, 5, 5}, {true, false, false}), 0.5);
    QCOMPARE(areaUnderCurve({1, 2, 2, 3}, {false, true, false, true}), 0.875);
}

void TestScores::areaIgnoresMonotoneChanges()
{
    Random random(1);
    std::vector<double> scores, changed, turned;
    std::vector<bool> positive;
    for (int i = 0; i < 60; ++i) {
        scores.push_back(std::round(10 * random.normal()) / 10);
        changed.push_back(std::exp(scores.back()));
        turned.push_back(-scores.back());
        positive.push_back(random.uniform() < 0.3);
    }
    QCOMPARE(areaUnderCurve(changed, positive), areaUnderCurve(scores, positive));
    QVERIFY(near(areaUnderCurve(turned, positive), 1 - areaUnderCurve(scores, positive)));
    double won = 0, pairs = 0;
    for (std::size_t i = 0; i < 60; ++i)
        for (std::size_t j = 0; j < 60; ++j)
            if (positive[i] && !positive[j]) {
                won += scores[i] > scores[j] ? 1.0 : scores[i] == scores[j] ? 0.5 : 0.0;
                pairs += 1;
            }
    QVERIFY(near(areaUnderCurve(scores, positive), won / pairs));
}

void TestScores::areaOfManyClasses()
{
    // Two classes with complementary scores: the ordinary area.
    Eigen::MatrixXd two(4, 2);
    two.col(1) << 0.1, 0.4, 0.35, 0.8;
    two.col(0) = 1 - two.col(1).array();
    QVERIFY(near(handTillArea(two, Labels{0, 0, 1, 1}), 0.75));
    // Three classes; only class 2 against class 1 is confused: A(1|2) = 1, A(2|1) = 0, all other areas 1.
    const Eigen::MatrixXd three{{0.9, 0.1, 0.0}, {0.2, 0.6, 0.2}, {0.1, 0.4, 0.1}};
    QVERIFY(near(handTillArea(three, Labels{0, 1, 2}), (6 - 1) / 6.0));
    // A class without samples and samples without a class take no part.
    const Eigen::MatrixXd more{{0.9, 0, 0.1}, {0.2, 0, 0.8}, {0.5, 0, 0.5}};
    QVERIFY(near(handTillArea(more, Labels{0, 2, -1}), 1.0));
}

void TestScores::misuse()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, accuracy({0, 1}, {0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, accuracy({}, {}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, randIndex({-1, -1}, {0, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, confusionMatrix({0, 3}, {0, 1}, 3));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, areaUnderCurve({1, 2}, {true, true}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, areaUnderCurve({1, std::nan("")}, {true, false}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, handTillArea(Eigen::MatrixXd::Zero(2, 2), Labels{0, 0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, handTillArea(Eigen::MatrixXd::Zero(2, 2), Labels{0, 2}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, handTillArea(Eigen::MatrixXd::Zero(3, 2), Labels{0, 1}));
}

QTEST_APPLESS_MAIN(TestScores)
#include "tst_scores.moc"
