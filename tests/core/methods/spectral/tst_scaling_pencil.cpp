// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/complex_eigen_pairs.h"
#include "core/methods/spectral/pencil_solvers.h"
#include "tests/core/methods/spectral/labelled_sets.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/Dense>
#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;
using Eigen::Index;

/// The pencil of spectral feature scaling and the published ways to its eigenvector.
class TestScalingPencil : public QObject
{
    Q_OBJECT

private slots:
    void targets();
    void sumsAreTheDefinition_data();
    void sumsAreTheDefinition();
    void leftNullVectorOfEveryEigenvalue();
    void leastSquaresAnchors();
    void leastSquaresSolvesAtOne();
    void leastNorm();
    void leastSquaresOfUnequalFeatures();
    void scaleFollowsTheWidth();
    void shiftsChangeNothing();
    void severalClasses();
    void tallIsLeastSquares();
    void linearSimilarityByHand();
    void linearSimilarityIsTheDefinition();
    void linearSimilarityOfManySamples();
    void contourFindsPlanted_data();
    void contourFindsPlanted();
    void contourOfFewRowsIsExact();
    void contourOfWideDependsOnTheSeed();
    void contourStops();
    void perturbationFindsPlanted();
    void perturbationOfNoise();
    void perturbationRefuses();
};

static Eigen::VectorXd squaredDifference(const LabelledRows& rows, Index i, Index j)
{
    return (rows.values.row(i) - rows.values.row(j)).cwiseAbs2().transpose();
}

/// Similarities of equation 4.
static Eigen::MatrixXd linearised(const LabelledRows& rows, const Eigen::VectorXd& s, double sigma)
{
    const Index n = rows.values.rows();
    Eigen::MatrixXd w = Eigen::MatrixXd::Zero(n, n);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < n; ++j)
            if (i != j)
                w(i, j) = 1 - s.dot(squaredDifference(rows, i, j)) / (2 * sigma * sigma);
    return w;
}

static Eigen::VectorXd factorsOf(const LabelledRows& rows, ClassValues values, double sigma = 1)
{
    const Eigen::MatrixXd targets = targetVectors(rows, values);
    std::vector<ScalingPencil> pencils;
    for (Index t = 0; t < targets.cols(); ++t)
        pencils.push_back(scalingPencil(rows, targets.col(t), sigma));
    return leastSquaresFactors(pencils);
}

void TestScalingPencil::targets()
{
    const LabelledRows two = labelledSet(Eigen::MatrixXd::Zero(4, 1), {0, 1, 1, 1}, 2);
    QCOMPARE(targetVectors(two, ClassValues::Published).col(0), (Eigen::Vector4d(1, -0.2, -0.2, -0.2)));
    QCOMPARE(targetVectors(two, ClassValues::Opposite).col(0), (Eigen::Vector4d(1, -1, -1, -1)));
    QVERIFY(std::abs(targetVectors(two, ClassValues::Balanced).sum()) < tolerance::exactFormula);
    const LabelledRows three = randomLabelledSet(10, 2, 3, 1);
    const Eigen::MatrixXd balanced = targetVectors(three, ClassValues::Balanced);
    QCOMPARE(balanced.cols(), Index(2));
    QVERIFY(balanced.colwise().sum().cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QVERIFY(std::abs(balanced.col(0).dot(balanced.col(1))) < tolerance::exactFormula);
    const LabelledRows one = labelledSet(Eigen::MatrixXd::Zero(2, 1), {0, 0}, 1);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, targetVectors(one, ClassValues::Opposite));
}

void TestScalingPencil::sumsAreTheDefinition_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("wide") << 7 << 30;
    QTest::addRow("tall") << 25 << 4;
}

/// Equations 5, 6 and 8 from all n x n squared differences.
void TestScalingPencil::sumsAreTheDefinition()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    const LabelledRows rows = randomLabelledSet(samples, features, 2, 3);
    const Eigen::VectorXd v = targetVectors(rows, ClassValues::Published).col(0);
    constexpr double sigma = 1.7, c = 1 / (2 * sigma * sigma);
    const ScalingPencil pencil = scalingPencil(rows, v, sigma);
    Eigen::MatrixXd a = Eigen::MatrixXd::Zero(samples, features), sums = a;
    for (Index i = 0; i < samples; ++i)
        for (Index j = 0; j < samples; ++j) {
            a.row(i) += c * v[j] * squaredDifference(rows, i, j).transpose();
            sums.row(i) += c * squaredDifference(rows, i, j).transpose();
        }
    const Eigen::MatrixXd b = v.asDiagonal() * sums;
    QVERIFY((pencil.a - a).norm() <= tolerance::exactFormula * a.norm());
    QVERIFY((pencil.b - b).norm() <= tolerance::exactFormula * b.norm());
    QVERIFY((pencil.gamma - b.colwise().sum()).norm() <= tolerance::exactFormula * b.norm());
    for (Index i = 0; i < samples; ++i) {
        QVERIFY(std::abs(pencil.alpha[i] - (v.sum() - v[i])) < tolerance::exactFormula);
        QVERIFY(std::abs(pencil.beta[i] - (samples - 1) * v[i]) < tolerance::exactFormula * samples);
    }
    QVERIFY(std::abs(pencil.rho - pencil.beta.sum()) < tolerance::exactFormula * samples);
    // With the similarities themselves: W v = A' ..., both sides of W v = mu D v for any factors.
    const Eigen::VectorXd s = Eigen::VectorXd::LinSpaced(features, -0.1, 0.2);
    const Eigen::MatrixXd w = linearised(rows, s, sigma);
    QVERIFY((w * v - (pencil.alpha - pencil.a * s)).norm() < tolerance::exactFormula * w.norm() * v.norm());
    const Eigen::VectorXd degrees = w.rowwise().sum();
    QVERIFY((degrees.cwiseProduct(v) - (pencil.beta - pencil.b * s)).norm() <
            tolerance::exactFormula * w.norm() * v.norm() * samples);
}

/// methods.md 4.2: [e, -(1 - mu)] annihilates P - mu Q from the left for every mu.
void TestScalingPencil::leftNullVectorOfEveryEigenvalue()
{
    const LabelledRows rows = randomLabelledSet(9, 12, 2, 5);
    const ScalingPencil pencil = scalingPencil(rows, targetVectors(rows, ClassValues::Published).col(0), 1);
    for (const double mu : {-2.0, 0.3, 1.0, 1.7}) {
        Eigen::RowVectorXd left = Eigen::RowVectorXd::Ones(10);
        left[9] = -(1 - mu);
        const Eigen::MatrixXd whole = pencil.left() - mu * pencil.right();
        QVERIFY((left * whole).norm() < tolerance::exactFormula * whole.norm());
    }
}

void TestScalingPencil::leastSquaresAnchors()
{
    const Eigen::VectorXd s = factorsOf(anchorSet(), ClassValues::Opposite);
    QVERIFY(std::abs(s[0] - 0.034746477000) < 5e-12);
    QVERIFY(std::abs(s[1] - 0.002997195047) < 5e-12);
    QVERIFY(std::abs(s[2] - 0.023366502243) < 5e-12);
    QVERIFY(std::abs(s.norm() - 0.554203193931) < 5e-12);
}

/// Wide: the residual is rounding, every similarity across classes adds up to 0 for each sample, and W v = D v.
void TestScalingPencil::leastSquaresSolvesAtOne()
{
    for (const ClassValues values : {ClassValues::Opposite, ClassValues::Published, ClassValues::Balanced}) {
        const LabelledRows rows = anchorSet();
        const Eigen::VectorXd v = targetVectors(rows, values).col(0);
        const ScalingPencil pencil = scalingPencil(rows, v, 1);
        const Eigen::VectorXd s = leastSquaresFactors({pencil});
        QVERIFY(relativeResidual({pencil}, s) < tolerance::exactFormula);
        const Eigen::MatrixXd w = linearised(rows, s, 1);
        QVERIFY((w * v - (w.rowwise().sum()).cwiseProduct(v)).cwiseAbs().maxCoeff() <
                tolerance::exactFormula * 16);
        for (Index i = 0; i < 16; ++i) {
            double across = 0;
            for (Index j = 0; j < 16; ++j)
                if (rows.classOf[std::size_t(i)] != rows.classOf[std::size_t(j)])
                    across += w(i, j);
            QVERIFY(std::abs(across) < tolerance::exactFormula * 16);
        }
    }
}

/// No other solution is shorter: the factors lie in the range of M'.
void TestScalingPencil::leastNorm()
{
    const LabelledRows rows = anchorSet();
    const ScalingPencil pencil = scalingPencil(rows, targetVectors(rows, ClassValues::Opposite).col(0), 1);
    const Eigen::VectorXd s = leastSquaresFactors({pencil});
    Eigen::MatrixXd m(17, 40);
    m << pencil.a - pencil.b, pencil.gamma;
    Eigen::FullPivLU<Eigen::MatrixXd> lu(m);
    lu.setThreshold(1e-10);
    const Eigen::MatrixXd kernel = lu.kernel();
    QVERIFY(kernel.cols() >= 40 - 17);
    QVERIFY((kernel.transpose() * s).norm() < tolerance::naive * kernel.norm() * s.norm());
}

/// One feature with values ten thousand times as large as those of the others, whose squares are as far apart as
/// double precision reaches: the equations are solved all the same, by the factors of least norm.
void TestScalingPencil::leastSquaresOfUnequalFeatures()
{
    LabelledRows rows = randomLabelledSet(20, 300, 2, 1);
    rows.values.col(7) *= 1e4;
    const ScalingPencil pencil = scalingPencil(rows, targetVectors(rows, ClassValues::Opposite).col(0), 1);
    const Eigen::VectorXd s = leastSquaresFactors({pencil});
    QVERIFY2(relativeResidual({pencil}, s) < tolerance::exactFormula,
             qPrintable(QString::number(relativeResidual({pencil}, s))));
    Eigen::MatrixXd m(21, 300);
    m << pencil.a - pencil.b, pencil.gamma;
    const Eigen::BDCSVD<Eigen::MatrixXd> svd(m, Eigen::ComputeThinU | Eigen::ComputeThinV);
    const Eigen::MatrixXd range = svd.matrixV().leftCols(20);  // one row depends on the others
    QVERIFY((s - range * (range.transpose() * s)).norm() < 1e-6 * s.norm());
}

void TestScalingPencil::scaleFollowsTheWidth()
{
    const LabelledRows wide = anchorSet(), tall = randomLabelledSet(30, 5, 2, 2);
    for (const LabelledRows& rows : {wide, tall}) {
        const Eigen::VectorXd one = factorsOf(rows, ClassValues::Opposite, 1),
                              two = factorsOf(rows, ClassValues::Opposite, 2);
        QVERIFY((two - 4 * one).norm() < tolerance::naive * two.norm());
    }
}

void TestScalingPencil::shiftsChangeNothing()
{
    LabelledRows rows = anchorSet();
    const Eigen::VectorXd before = factorsOf(rows, ClassValues::Opposite);
    rows.values.col(3).array() += 5.0;
    rows.values.col(20).array() -= 0.5;
    QVERIFY((factorsOf(rows, ClassValues::Opposite) - before).norm() < tolerance::naive * before.norm());
}

/// Of three classes every target vector has its equations solved by the same factors.
void TestScalingPencil::severalClasses()
{
    const LabelledRows rows = randomLabelledSet(12, 60, 3, 8);
    const Eigen::MatrixXd targets = targetVectors(rows, ClassValues::Balanced);
    const Eigen::VectorXd s = factorsOf(rows, ClassValues::Balanced);
    const Eigen::MatrixXd w = linearised(rows, s, 1);
    for (Index t = 0; t < 2; ++t)
        QVERIFY((w * targets.col(t) - w.rowwise().sum().cwiseProduct(targets.col(t))).norm() < tolerance::naive);
}

void TestScalingPencil::tallIsLeastSquares()
{
    const LabelledRows rows = randomLabelledSet(40, 6, 2, 4);
    const ScalingPencil pencil = scalingPencil(rows, targetVectors(rows, ClassValues::Published).col(0), 1);
    Eigen::MatrixXd m(41, 6);
    Eigen::VectorXd r(41);
    m << pencil.a - pencil.b, pencil.gamma / std::sqrt(40.0);
    r << pencil.alpha - pencil.beta, pencil.rho / std::sqrt(40.0);
    const Eigen::VectorXd s = leastSquaresFactors({pencil});
    QVERIFY((m.transpose() * (m * s - r)).norm() < tolerance::naive * m.norm() * r.norm());
    QVERIFY(relativeResidual({pencil}, s) > 0.01);
}

void TestScalingPencil::linearSimilarityByHand()
{
    Eigen::MatrixXd values(3, 1);
    values << 0, 1, 3;
    const LabelledRows rows = labelledSet(values, {0, 0, 1}, 2);
    const LinearSimilarity mean = linearSimilarity(rows, Eigen::VectorXd::Constant(1, 0.5), 1);
    QVERIFY(std::abs(mean.inside - 0.75) < tolerance::exactFormula);  // 1 - 1 / 4
    QVERIFY(std::abs(mean.across - (1 - (9 + 4) / 8.0)) < tolerance::exactFormula);
}

void TestScalingPencil::linearSimilarityIsTheDefinition()
{
    const LabelledRows rows = randomLabelledSet(17, 6, 3, 5);
    const Eigen::VectorXd s = Eigen::VectorXd::LinSpaced(6, -0.2, 0.5);
    const Eigen::MatrixXd w = linearised(rows, s, 1.3);
    double sums[2] = {}, pairs[2] = {};
    for (Index j = 0; j < 17; ++j)
        for (Index i = 0; i < j; ++i) {
            const bool isInside = rows.classOf[std::size_t(i)] == rows.classOf[std::size_t(j)];
            sums[isInside] += w(i, j);
            ++pairs[isInside];
        }
    const LinearSimilarity mean = linearSimilarity(rows, s, 1.3);
    QVERIFY(std::abs(mean.inside - sums[1] / pairs[1]) < tolerance::exactFormula);
    QVERIFY(std::abs(mean.across - sums[0] / pairs[0]) < tolerance::exactFormula);
}

/// Of so many samples no table of pairs has room.
void TestScalingPencil::linearSimilarityOfManySamples()
{
    constexpr Index samples = 200000;
    Eigen::MatrixXd values(samples, 1);
    std::vector<int> classOf;
    for (Index i = 0; i < samples; ++i) {
        classOf.push_back(int(i % 2));
        values(i, 0) = classOf.back();
    }
    const LinearSimilarity mean =
        linearSimilarity(labelledSet(values, classOf, 2), Eigen::VectorXd::Constant(1, 0.5), 1);
    QVERIFY(std::abs(mean.inside - 1) < tolerance::naive);
    QVERIFY(std::abs(mean.across - 0.75) < tolerance::naive);
}

/// d x e pencils with known eigenvalues: a diagonal regular part and singular blocks, mixed by random
/// matrices.
struct Planted
{
    Eigen::MatrixXd left, right;
};
static Planted planted(const std::vector<double>& values, Index moreRows, Index moreColumns, std::uint64_t seed)
{
    const auto count = Index(values.size());
    Random random(seed);
    const auto noise = [&](Index rows, Index columns) {
        Eigen::MatrixXd m(rows, columns);
        for (double& entry : m.reshaped())
            entry = random.normal();
        return m;
    };
    const Index rows = count + moreRows, columns = count + moreColumns;
    Eigen::MatrixXd p = Eigen::MatrixXd::Zero(rows, columns), q = p;
    for (Index i = 0; i < count; ++i) {
        p(i, i) = values[std::size_t(i)];
        q(i, i) = 1;
    }
    p.bottomRightCorner(moreRows, moreColumns) = noise(moreRows, moreColumns);
    q.bottomRightCorner(moreRows, moreColumns) = noise(moreRows, moreColumns);
    const Eigen::MatrixXd left = noise(rows, rows), right = noise(columns, columns);
    return {left * p * right, left * q * right};
}

void TestScalingPencil::contourFindsPlanted_data()
{
    QTest::addColumn<int>("moreRows");
    QTest::addColumn<int>("moreColumns");
    QTest::addRow("square") << 0 << 0;
    QTest::addRow("tall") << 9 << 4;
}

void TestScalingPencil::contourFindsPlanted()
{
    QFETCH(int, moreRows);
    QFETCH(int, moreColumns);
    const Planted pencil = planted({1.05, 2.0, -1.0, 0.2, 3.5}, moreRows, moreColumns, 11);
    ContourOptions options;
    options.radius = 0.2;
    const auto found = byContour(pencil.left, pencil.right, options);
    QVERIFY(found && !found->empty());
    const ComplexEigenPair& pair = found->front();
    QVERIFY(std::abs(pair.value - 1.05) < tolerance::naive);
    QVERIFY(std::abs(pair.vector.norm() - 1) < tolerance::exactFormula);
    QVERIFY(((pencil.left - pair.value * pencil.right) * pair.vector).norm() <
            tolerance::naive * pencil.left.norm());
}

/// With more random vectors than rows every vector that is found solves the equations, as any eigenvalue does.
void TestScalingPencil::contourOfFewRowsIsExact()
{
    const LabelledRows rows = anchorSet();
    const ScalingPencil pencil = scalingPencil(rows, targetVectors(rows, ClassValues::Opposite).col(0), 1);
    const auto found = byContour(pencil.left(), pencil.right(), {});
    QVERIFY(found && !found->empty());
    for (const ComplexEigenPair& pair : *found)
        QVERIFY(((pencil.left() - pair.value * pencil.right()) * pair.vector).norm() <
                1e-8 * pencil.left().norm());
}

void TestScalingPencil::contourOfWideDependsOnTheSeed()
{
    const LabelledRows rows = randomLabelledSet(40, 600, 2, 1);
    const ScalingPencil pencil = scalingPencil(rows, targetVectors(rows, ClassValues::Opposite).col(0), 1);
    std::vector<Eigen::VectorXcd> vectors;
    for (const std::uint64_t seed : {1, 2}) {
        ContourOptions options;
        options.seed = seed;
        const auto found = byContour(pencil.left(), pencil.right(), options);
        QVERIFY(found && !found->empty());
        const ComplexEigenPair& pair = found->front();
        QVERIFY(std::abs(pair.value - 1.0) <= options.radius);
        vectors.push_back(pair.vector);
    }
    QVERIFY2(std::abs(vectors[0].dot(vectors[1])) < 0.9,
             qPrintable(QString::number(std::abs(vectors[0].dot(vectors[1])))));
}

void TestScalingPencil::contourStops()
{
    const Planted pencil = planted({1.05, 2.0}, 0, 0, 1);
    int asked = 0;
    QVERIFY(!byContour(pencil.left, pencil.right, {}, [&] { return ++asked < 3; }));
    QCOMPARE(asked, 3);
}

/// Where there is an eigenvector, nothing needs to be perturbed.
void TestScalingPencil::perturbationFindsPlanted()
{
    const Planted pencil = planted({1.05, 2.0, -1.0, 0.2}, 6, 0, 4);
    const auto pair = byMinimalPerturbation(pencil.left, pencil.right, 1.0);
    QVERIFY(pair);
    QVERIFY(std::abs(pair->value - 1.05) < tolerance::naive);
    QVERIFY(((pencil.left - pair->value * pencil.right) * pair->vector).norm() <
            tolerance::naive * pencil.left.norm());
}

/// A known perturbation: the eigenvalue moves no further than that, the residual is no larger.
void TestScalingPencil::perturbationOfNoise()
{
    Planted pencil = planted({1.05, 2.0, -1.0, 0.2}, 6, 0, 4);
    Random random(9);
    constexpr double size = 1e-6;
    for (Eigen::MatrixXd* side : {&pencil.left, &pencil.right})
        for (double& entry : side->reshaped())
            entry += size * random.normal();
    const auto pair = byMinimalPerturbation(pencil.left, pencil.right, 1.0);
    QVERIFY(pair);
    QVERIFY(std::abs(pair->value - 1.05) < 1e3 * size);
    const double residual = ((pencil.left - pair->value * pencil.right) * pair->vector).norm();
    QVERIFY(residual > 0.0 && residual < 1e2 * size);
}

void TestScalingPencil::perturbationRefuses()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             byMinimalPerturbation(Eigen::MatrixXd::Ones(3, 4), Eigen::MatrixXd::Ones(3, 4), 1));
    const Eigen::MatrixXd large = Eigen::MatrixXd::Ones(600, mostPerturbedColumns + 1);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, byMinimalPerturbation(large, large, 1));
}

QTEST_GUILESS_MAIN(TestScalingPencil)
#include "tst_scaling_pencil.moc"
