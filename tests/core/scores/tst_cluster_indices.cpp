// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/cluster_indices.h"

#include "core/numeric/random.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

namespace {

using Clusters = std::vector<int>;

bool near(double a, double b)
{
    return std::abs(a - b) < tolerance::exactFormula;
}

/// Samples, memberships and their largest ones, drawn at random.
struct Drawn
{
    Drawn(Eigen::Index n, Eigen::Index k, std::uint64_t seed)
        : values(n, 3)
        , memberships(n, k)
        , centers(k, 3)
    {
        Random random(seed);
        for (double& value : values.reshaped())
            value = random.normal();
        for (double& value : centers.reshaped())
            value = random.normal();
        for (double& membership : memberships.reshaped())
            membership = random.uniform();
        memberships.array().colwise() /= memberships.rowwise().sum().array().eval();
        for (Eigen::Index i = 0; i < n; ++i) {
            Eigen::Index largest = 0;
            memberships.row(i).maxCoeff(&largest);
            assigned.push_back(int(largest));
        }
    }

    Eigen::MatrixXd squaredBetween(const Eigen::MatrixXd& others) const
    {
        Eigen::MatrixXd squared(values.rows(), others.rows());
        for (Eigen::Index i = 0; i < values.rows(); ++i)
            for (Eigen::Index j = 0; j < others.rows(); ++j)
                squared(i, j) = (values.row(i) - others.row(j)).squaredNorm();
        return squared;
    }

    Eigen::MatrixXd values, memberships, centers;
    Clusters assigned;
};

/// The example of the recorded values: samples, centres, and memberships of fuzzy c-means with m = 1.5.
Drawn recordedExample()
{
    Drawn example(9, 3, 1);
    example.values = Eigen::MatrixXd{{0, 0}, {1, 0}, {0, 2}, {5, 5}, {6, 5}, {5, 7}, {10, 0}, {11, 1}, {3, 3}};
    example.centers = Eigen::MatrixXd{{0.5, 1}, {5, 6}, {10, 0.5}};
    example.memberships = example.squaredBetween(example.centers).array().pow(-2);
    example.memberships.array().colwise() /= example.memberships.rowwise().sum().array().eval();
    example.assigned = {0, 0, 0, 1, 1, 1, 2, 2, 0};
    return example;
}

/// By the definitions of Rousseeuw (1987) and Campello and Hruschka (2006), one loop at a time.
double naiveSilhouette(const Eigen::MatrixXd& distances, const Clusters& assigned, const Eigen::VectorXd& weights)
{
    const auto n = std::ssize(assigned);
    const auto meanTo = [&](Eigen::Index i, int cluster) {
        double sum = 0;
        int count = 0;
        for (Eigen::Index j = 0; j < n; ++j)
            if (j != i && assigned[std::size_t(j)] == cluster) {
                sum += distances(i, j);
                ++count;
            }
        return count == 0 ? -1 : sum / count;
    };
    double sum = 0;
    for (Eigen::Index i = 0; i < n; ++i) {
        const double a = meanTo(i, assigned[std::size_t(i)]);
        double b = -1;
        for (int cluster = 0; cluster < n; ++cluster)
            if (const double mean = meanTo(i, cluster);
                cluster != assigned[std::size_t(i)] && mean >= 0 && (b < 0 || mean < b))
                b = mean;
        sum += a < 0 ? 0 : weights[i] * (b - a) / std::max(a, b);
    }
    return sum / weights.sum();
}

}  // namespace

class TestClusterIndices : public QObject
{
    Q_OBJECT

private slots:
    void crispAndEqualMemberships();
    void membershipsByHand();
    void agreesWithRecordedValues();
    void agreesWithTheDefinitions();
    void silhouettesByHand();
    void orderAndNamesDoNotMatter();
    void crispMembershipsWeighEqually();
    void squaresAreThoseOfPairs();
    void misuse();
};

void TestClusterIndices::crispAndEqualMemberships()
{
    for (const Eigen::Index k : {2, 3, 7}) {
        const Eigen::MatrixXd crisp = Eigen::MatrixXd::Identity(k, k).replicate(4, 1),
                              equal = Eigen::MatrixXd::Constant(5, k, 1.0 / double(k));
        QCOMPARE(partitionCoefficient(crisp), 1.0);
        QCOMPARE(partitionEntropy(crisp), 0.0);
        QCOMPARE(modifiedPartitionCoefficient(crisp), 1.0);
        QVERIFY(near(partitionCoefficient(equal), 1.0 / double(k)));
        QVERIFY(near(partitionEntropy(equal), std::log(k)));
        QVERIFY(near(modifiedPartitionCoefficient(equal), 0.0));
    }
    const Eigen::MatrixXd one = Eigen::MatrixXd::Ones(3, 1);
    QCOMPARE(partitionCoefficient(one), 1.0);
    QCOMPARE(partitionEntropy(one), 0.0);
}

void TestClusterIndices::membershipsByHand()
{
    const Eigen::MatrixXd memberships{{0.75, 0.25}, {0.5, 0.5}};
    QVERIFY(near(partitionCoefficient(memberships), (0.625 + 0.5) / 2));
    QVERIFY(near(modifiedPartitionCoefficient(memberships), 2 * 0.5625 - 1));
    const double entropy = -(0.75 * std::log(0.75) + 0.25 * std::log(0.25) + std::log(0.5)) / 2;
    QVERIFY(near(partitionEntropy(memberships), entropy));
    // Centres 2 apart; m = 2: (9/16 * 1 + 1/16 * 9 + 1/4 * 1 + 1/4 * 1) / (2 * 4).
    const Eigen::MatrixXd squared{{1, 9}, {1, 1}}, centers{{0, 0}, {0, 2}};
    QVERIFY(near(xieBeni(memberships, squared, centers, 2), 1.625 / 8));
    QVERIFY(near(xieBeni(memberships, squared, centers, 1), 4.0 / 8));
    QVERIFY(std::isinf(xieBeni(memberships, squared, Eigen::MatrixXd::Ones(2, 2), 2)));
}

void TestClusterIndices::agreesWithRecordedValues()
{
    // The definitions of the functions PC, PE, MPC, XB, SIL and SIL.F (alpha = 1) of the R package fclust 2.1.1,
    // whose SIL takes squared distances unless it is given others, evaluated by R 4.2.2:
    //   x <- matrix(c(0,0,1,0,0,2,5,5,6,5,5,7,10,0,11,1,3,3), ncol = 2, byrow = TRUE)
    //   h <- matrix(c(0.5,1,5,6,10,0.5), ncol = 2, byrow = TRUE); m <- 1.5
    //   d <- outer(1:9, 1:3, Vectorize(function(i, j) sum((x[i,] - h[j,])^2)))
    //   u <- d^(-1/(m-1)); u <- u / rowSums(u); a <- max.col(u); D <- as.matrix(dist(x))^2
    //   s <- sapply(1:9, function(i) { b <- tapply(D[i,], a, sum) / (table(a) - (1:3 == a[i]))
    //                                  w <- b[a[i]]; o <- min(b[-a[i]]); (o - w) / max(o, w) })
    //   w <- apply(u, 1, function(r) -diff(sort(r, decreasing = TRUE)[1:2]))
    //   print(c(sum(u^2)/9, -sum(u*log(u))/9, 1 - 3/2*(1 - sum(u^2)/9), sum(u^m*d)/9/min(dist(h)^2),
    //           mean(s), sum(w*s)/sum(w)), digits = 15)
    const Drawn example = recordedExample();
    const Eigen::MatrixXd squared = example.squaredBetween(example.values);
    QVERIFY(near(partitionCoefficient(example.memberships), 0.9429527899011497));
    QVERIFY(near(partitionEntropy(example.memberships), 0.0920953633776650));
    QVERIFY(near(modifiedPartitionCoefficient(example.memberships), 0.9144291848517245));
    QVERIFY(near(xieBeni(example.memberships, example.squaredBetween(example.centers), example.centers, 1.5),
                 0.0422523118486829));
    const Eigen::VectorXd ofSquares = silhouetteWidths(squared, example.assigned);
    QVERIFY(near(ofSquares.mean(), 0.8110426228780111));
    QVERIFY(near(fuzzySilhouette(ofSquares, example.memberships), 0.8870428591400397));
    // scikit-learn 1.2.1: silhouette_samples(x, [0,0,0,1,1,1,2,2,0]); silhouette_score is their mean.
    const Eigen::VectorXd recorded{{0.6915878527561762, 0.6823237201459641, 0.6227301751482648, 0.7289185743536255,
                                    0.7431189807166124, 0.6996525810261763, 0.8078211057330633, 0.8080210357667863,
                                    -0.009477821665867674}};
    const Eigen::VectorXd widths = silhouetteWidths(squared.cwiseSqrt(), example.assigned);
    QVERIFY((widths - recorded).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QVERIFY(near(widths.mean(), 0.6416329115534224));
}

void TestClusterIndices::agreesWithTheDefinitions()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Drawn drawn(25, 4, seed);
        const Eigen::MatrixXd distances = drawn.squaredBetween(drawn.values).cwiseSqrt(),
                              squared = drawn.squaredBetween(drawn.centers);
        double coefficient = 0, entropy = 0, scatter = 0, separation = INFINITY;
        Eigen::VectorXd weights(25);
        for (Eigen::Index i = 0; i < 25; ++i) {
            std::vector<double> row;
            for (Eigen::Index j = 0; j < 4; ++j) {
                const double u = drawn.memberships(i, j);
                coefficient += u * u / 25;
                entropy -= u * std::log(u) / 25;
                scatter += std::pow(u, 1.7) * squared(i, j);
                row.push_back(u);
            }
            std::sort(row.begin(), row.end());
            weights[i] = row[3] - row[2];
        }
        for (Eigen::Index j = 1; j < 4; ++j)
            for (Eigen::Index h = 0; h < j; ++h)
                separation = std::min(separation, (drawn.centers.row(j) - drawn.centers.row(h)).squaredNorm());
        QVERIFY(near(partitionCoefficient(drawn.memberships), coefficient));
        QVERIFY(near(partitionEntropy(drawn.memberships), entropy));
        QVERIFY(near(modifiedPartitionCoefficient(drawn.memberships), 1 - 4.0 / 3 * (1 - coefficient)));
        const double index = xieBeni(drawn.memberships, squared, drawn.centers, 1.7);
        QVERIFY(std::abs(index / (scatter / (25 * separation)) - 1) < tolerance::exactFormula);
        const Eigen::VectorXd widths = silhouetteWidths(distances, drawn.assigned);
        QVERIFY(widths.cwiseAbs().maxCoeff() <= 1);
        QVERIFY(near(widths.mean(), naiveSilhouette(distances, drawn.assigned, Eigen::VectorXd::Ones(25))));
        QVERIFY(
            near(fuzzySilhouette(widths, drawn.memberships), naiveSilhouette(distances, drawn.assigned, weights)));
    }
}

void TestClusterIndices::silhouettesByHand()
{
    // Points 0, 1, 4 and 10 of a line. Cluster 1 is empty, 10 is alone.
    const Eigen::MatrixXd distances{{0, 1, 4, 10}, {1, 0, 3, 9}, {4, 3, 0, 6}, {10, 9, 6, 0}};
    const Eigen::VectorXd widths = silhouetteWidths(distances, {0, 0, 0, 2});
    QVERIFY(near(widths[0], (10 - 2.5) / 10));
    QVERIFY(near(widths[1], (9 - 2) / 9.0));
    QVERIFY(near(widths[2], (6 - 3.5) / 6));
    QCOMPARE(widths[3], 0.0);
    QVERIFY(silhouetteWidths(Eigen::MatrixXd::Zero(4, 4), {0, 0, 1, 1}).isZero(0));
}

void TestClusterIndices::orderAndNamesDoNotMatter()
{
    const Drawn drawn(20, 3, 5);
    Drawn other = drawn;
    for (Eigen::Index i = 0; i < 20; ++i) {
        other.values.row(i) = drawn.values.row(19 - i);
        for (Eigen::Index j = 0; j < 3; ++j)
            other.memberships(i, j) = drawn.memberships(19 - i, (j + 1) % 3);
        other.assigned[std::size_t(i)] = (drawn.assigned[std::size_t(19 - i)] + 2) % 3;
    }
    other.centers = drawn.centers({1, 2, 0}, Eigen::all);
    const auto indices = [](const Drawn& of) {
        const Eigen::VectorXd widths = silhouetteWidths(of.squaredBetween(of.values).cwiseSqrt(), of.assigned);
        return Eigen::VectorXd{{partitionCoefficient(of.memberships), partitionEntropy(of.memberships),
                                modifiedPartitionCoefficient(of.memberships),
                                xieBeni(of.memberships, of.squaredBetween(of.centers), of.centers, 2),
                                widths.mean(), fuzzySilhouette(widths, of.memberships),
                                withinClusterSquares(of.values, of.assigned)}};
    };
    QVERIFY(indices(drawn).isApprox(indices(other), tolerance::exactFormula));
}

void TestClusterIndices::crispMembershipsWeighEqually()
{
    const Eigen::VectorXd widths{{0.5, -0.25, 1, 0}};
    const Eigen::MatrixXd crisp{{1, 0}, {0, 1}, {0, 1}, {1, 0}}, equal = Eigen::MatrixXd::Constant(4, 2, 0.5);
    QVERIFY(near(fuzzySilhouette(widths, crisp), widths.mean()));
    QVERIFY(std::isnan(fuzzySilhouette(widths, equal)));
    // The weights are 0.6, 0, 0.2 and 0.
    const Eigen::MatrixXd fuzzy{{0.8, 0.2}, {0.5, 0.5}, {0.4, 0.6}, {0.5, 0.5}};
    QVERIFY(near(fuzzySilhouette(widths, fuzzy), (0.6 * 0.5 + 0.2) / 0.8));
}

void TestClusterIndices::squaresAreThoseOfPairs()
{
    // W = sum over clusters of D / (2 n), D the squared distances over ordered pairs (Tibshirani and others 2001).
    const Drawn drawn(30, 4, 9);
    const Eigen::MatrixXd squared = drawn.squaredBetween(drawn.values);
    double expected = 0;
    for (int cluster = 0; cluster < 4; ++cluster) {
        double sum = 0, count = 0;
        for (Eigen::Index i = 0; i < 30; ++i) {
            count += drawn.assigned[std::size_t(i)] == cluster;
            for (Eigen::Index j = 0; j < 30; ++j)
                if (drawn.assigned[std::size_t(i)] == cluster && drawn.assigned[std::size_t(j)] == cluster)
                    sum += squared(i, j);
        }
        expected += sum / (2 * count);
    }
    const double squares = withinClusterSquares(drawn.values, drawn.assigned);
    QVERIFY(std::abs(squares / expected - 1) < tolerance::exactFormula);
    QCOMPARE(withinClusterSquares(Eigen::MatrixXd{{1}, {3}, {7}}, {0, 0, 2}), 2.0);
}

void TestClusterIndices::misuse()
{
    const Eigen::MatrixXd one = Eigen::MatrixXd::Ones(3, 1), two = Eigen::MatrixXd::Constant(3, 2, 0.5),
                          none(0, 2), distances = Eigen::MatrixXd::Zero(3, 3);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, partitionCoefficient(none));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, partitionEntropy(none));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, modifiedPartitionCoefficient(one));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, xieBeni(one, one, one.topRows(1), 2));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, xieBeni(two, one, two.topRows(2), 2));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, silhouetteWidths(distances, {0, 0, 0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, silhouetteWidths(distances, {0, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, silhouetteWidths(distances, {0, 1, -1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, silhouetteWidths(distances.leftCols(2), {0, 1, 0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fuzzySilhouette(Eigen::VectorXd::Ones(2), two));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withinClusterSquares(one, {0, 1}));
}

QTEST_APPLESS_MAIN(TestClusterIndices)
#include "tst_cluster_indices.moc"
