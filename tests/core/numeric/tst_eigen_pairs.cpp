// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/dense_pieces.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/random.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/Dense>
#include <QtTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::test;
using Eigen::Index;

/// Decompositions in pieces against those at once.
class TestEigenPairs : public QObject
{
    Q_OBJECT

private slots:
    void greatestAreThose_data();
    void greatestAreThose();
    void fewOfManyRows_data();
    void fewOfManyRows();
    void ofNumbersThatAreNone();
    void pencilIsSolved_data();
    void pencilIsSolved();
    void pencilNeedsAPositiveSide();
    void choleskyInPieces();
    void orthogonalInPieces_data();
    void orthogonalInPieces();
    void sameBitsForAnyThreads();
    void stopsAtAnyQuestion_data();
    void stopsAtAnyQuestion();
};

static constexpr Index many = 300;  // more than are decomposed at once

static Eigen::MatrixXd randomMatrix(Index rows, Index columns, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd matrix(rows, columns);
    for (double& entry : matrix.reshaped())
        entry = random.normal();
    return matrix;
}

static Eigen::MatrixXd randomSymmetric(Index rows, std::uint64_t seed)
{
    const Eigen::MatrixXd matrix = randomMatrix(rows, rows, seed);
    return matrix + matrix.transpose();
}

/// With these eigenvalues, of unknown vectors.
static Eigen::MatrixXd withValues(const Eigen::VectorXd& values)
{
    const Eigen::MatrixXd q = orthonormalBasis(randomMatrix(values.size(), values.size(), 7));
    const Eigen::MatrixXd matrix = q * values.asDiagonal() * q.transpose();
    return (matrix + matrix.transpose()) / 2;
}

void TestEigenPairs::greatestAreThose_data()
{
    QTest::addColumn<Eigen::MatrixXd>("matrix");
    Eigen::VectorXd several = Eigen::VectorXd::Zero(many), graded(many);
    several.head(5).setConstant(3.0);
    several.segment(5, 40).setConstant(-1.0);
    for (Index i = 0; i < many; ++i)
        graded[i] = std::pow(10.0, -0.05 * double(i));
    QTest::addRow("few rows") << randomSymmetric(20, 1);
    QTest::addRow("many rows") << randomSymmetric(many, 2);
    QTest::addRow("many rows, odd number") << randomSymmetric(many + 1, 2);
    QTest::addRow("equal values") << withValues(several);
    QTest::addRow("of many orders") << withValues(graded);
    QTest::addRow("of rank 1") << Eigen::MatrixXd(Eigen::MatrixXd::Ones(many, many));
    QTest::addRow("diagonal") << Eigen::MatrixXd(graded.asDiagonal());
    QTest::addRow("nothing") << Eigen::MatrixXd(Eigen::MatrixXd::Zero(many, many));
    QTest::addRow("small numbers") << Eigen::MatrixXd(1e-250 * randomSymmetric(many, 2));
    QTest::addRow("large numbers") << Eigen::MatrixXd(1e250 * randomSymmetric(many, 2));
}

void TestEigenPairs::greatestAreThose()
{
    QFETCH(Eigen::MatrixXd, matrix);
    const Index n = matrix.rows();
    const double size = std::max(matrix.cwiseAbs().maxCoeff() * double(n), 1e-300);
    const Eigen::VectorXd expected = symmetricEigenPairs(matrix).values.reverse();
    Eigen::MatrixXd lower = matrix;  // the upper half is not read
    lower.triangularView<Eigen::StrictlyUpper>().setConstant(0.0);
    for (const Index count : {Index(0), Index(1), Index(17), n}) {
        const EigenPairs found = *greatestEigenPairs(lower, count, 1);
        QCOMPARE(found.values.size(), count);
        QVERIFY(count == 0 ||
                (found.values - expected.head(count)).cwiseAbs().maxCoeff() < tolerance::spectrum * size);
        QVERIFY((matrix / size * found.vectors - found.vectors * (found.values / size).asDiagonal()).norm() <
                tolerance::spectrum * double(n));
        QVERIFY((found.vectors.transpose() * found.vectors - Eigen::MatrixXd::Identity(count, count)).norm() <
                tolerance::spectrum * double(n));
    }
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, greatestEigenPairs(matrix, n + 1, 1));
}

void TestEigenPairs::fewOfManyRows_data()
{
    QTest::addColumn<Eigen::MatrixXd>("matrix");
    constexpr Index rows = 2 * many;
    Eigen::VectorXd several = Eigen::VectorXd::LinSpaced(rows, -2.0, 1.0), graded(rows);
    several.tail(4).setConstant(1.5);
    for (Index i = 0; i < rows; ++i)
        graded[i] = std::pow(0.9, double(i));
    QTest::addRow("dense spectrum") << randomSymmetric(rows, 2);
    QTest::addRow("four equal values") << withValues(several);
    QTest::addRow("falling values") << withValues(graded);
    QTest::addRow("one value") << Eigen::MatrixXd(Eigen::MatrixXd::Identity(rows, rows));
}

/// Found by iteration: the values, the residuals, and the angle between the subspaces.
void TestEigenPairs::fewOfManyRows()
{
    QFETCH(Eigen::MatrixXd, matrix);
    constexpr Index count = 4;
    const double size = matrix.norm();
    const EigenPairs expected = symmetricEigenPairs(matrix), found = *greatestEigenPairs(matrix, count, 1);
    const Eigen::MatrixXd& v = found.vectors;
    QVERIFY((found.values - expected.values.tail(count).reverse()).cwiseAbs().maxCoeff() <
            tolerance::exactFormula * size);
    QVERIFY((matrix * v - v * found.values.asDiagonal()).norm() < tolerance::exactFormula * size);
    QVERIFY((v.transpose() * v - Eigen::MatrixXd::Identity(count, count)).norm() < tolerance::exactFormula);
    if (matrix.isIdentity())
        return;  // any vectors are right
    const Eigen::MatrixXd exact = expected.vectors.rightCols(count);
    const double sineOfAngle = (v - exact * (exact.transpose() * v)).norm();
    QVERIFY2(sineOfAngle < tolerance::naive, qPrintable(QString::number(sineOfAngle)));
}

void TestEigenPairs::ofNumbersThatAreNone()
{
    for (const double none : {std::nan(""), std::numeric_limits<double>::infinity()}) {
        Eigen::MatrixXd matrix = randomSymmetric(many, 1);
        matrix(many - 1, 3) = none;
        QVERIFY(!greatestEigenPairs(matrix, 3, 1)->vectors.allFinite());
    }
}

void TestEigenPairs::pencilIsSolved_data()
{
    QTest::addColumn<int>("rows");
    QTest::addRow("few rows") << 20;
    QTest::addRow("many rows") << int(many);
}

void TestEigenPairs::pencilIsSolved()
{
    QFETCH(int, rows);
    const Eigen::MatrixXd a = randomSymmetric(rows, 3), half = randomMatrix(rows, rows + 30, 4);
    const Eigen::MatrixXd b = half * half.transpose();
    constexpr Index count = 9;
    const PencilPairs found = greatestOfPencil(a, b, count, 1);
    QVERIFY(found.end == PencilPairs::End::Found);
    const Eigen::MatrixXd& v = found.pairs.vectors;
    const Eigen::VectorXd expected = generalizedEigenPairs(a, b)->values.tail(count).reverse();
    QVERIFY((found.pairs.values - expected).cwiseAbs().maxCoeff() < tolerance::naive * expected[0]);
    QVERIFY((a * v - b * v * found.pairs.values.asDiagonal()).norm() < tolerance::naive * (a * v).norm());
    QVERIFY((v.transpose() * b * v - Eigen::MatrixXd::Identity(count, count)).norm() < tolerance::naive);
}

void TestEigenPairs::pencilNeedsAPositiveSide()
{
    for (const Index rows : {Index(20), many}) {
        Eigen::MatrixXd b = Eigen::MatrixXd::Identity(rows, rows);
        b(rows / 2, rows / 2) = -1.0;
        QVERIFY(greatestOfPencil(randomSymmetric(rows, 1), b, 2, 1).end == PencilPairs::End::NotPositive);
    }
}

void TestEigenPairs::choleskyInPieces()
{
    const Eigen::MatrixXd half = randomMatrix(many, many + 10, 5), whole = half * half.transpose();
    Eigen::MatrixXd m = whole, a = randomSymmetric(many, 6);
    QVERIFY(cholesky(m, 1) == CholeskyEnd::Decomposed);
    const Eigen::MatrixXd l = m.triangularView<Eigen::Lower>();
    QVERIFY((l * l.transpose() - whole).norm() < tolerance::exactFormula * whole.norm());
    const Eigen::MatrixXd before = a;
    QVERIFY(reduceByCholesky(m, a, 1));
    const Eigen::MatrixXd reduced = a.selfadjointView<Eigen::Lower>();
    QVERIFY((l * reduced * l.transpose() - before).norm() < tolerance::naive * before.norm());
}

void TestEigenPairs::orthogonalInPieces_data()
{
    QTest::addColumn<Eigen::MatrixXd>("x");
    Eigen::MatrixXd copies = randomMatrix(many, 130, 1);
    copies.rightCols(65) = copies.leftCols(65);
    QTest::addRow("long") << randomMatrix(many, 150, 1);
    QTest::addRow("square") << randomMatrix(70, 70, 2);
    QTest::addRow("one column") << randomMatrix(5, 1, 2);
    QTest::addRow("columns twice") << copies;
}

void TestEigenPairs::orthogonalInPieces()
{
    QFETCH(Eigen::MatrixXd, x);
    const auto pieces = OrthogonalPieces::of(x, 1);
    const Eigen::MatrixXd q = pieces->timesQ(Eigen::MatrixXd::Identity(x.cols(), x.cols()));
    QVERIFY((q.transpose() * q - Eigen::MatrixXd::Identity(x.cols(), x.cols())).norm() < tolerance::exactFormula);
    QVERIFY((pieces->timesQ(pieces->upper()) - x).norm() < tolerance::exactFormula * x.norm());
    QVERIFY(pieces->upper().isUpperTriangular(0.0));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, OrthogonalPieces::of(Eigen::MatrixXd::Ones(2, 3), 1));
}

void TestEigenPairs::sameBitsForAnyThreads()
{
    const Eigen::MatrixXd a = randomSymmetric(many, 3), x = randomMatrix(many, 120, 1);
    const Eigen::MatrixXd b = a * a + Eigen::MatrixXd::Identity(many, many);
    QCOMPARE(greatestOfPencil(a, b, 20, 4).pairs.vectors, greatestOfPencil(a, b, 20, 1).pairs.vectors);
    const Eigen::MatrixXd larger = randomSymmetric(2 * many, 3);
    QCOMPARE(greatestEigenPairs(larger, 4, 4)->vectors, greatestEigenPairs(larger, 4, 1)->vectors);
    QCOMPARE(OrthogonalPieces::of(x, 4)->upper(), OrthogonalPieces::of(x, 1)->upper());
    QCOMPARE(*symmetricProduct(x, x, 4), *symmetricProduct(x, x, 1));
}

void TestEigenPairs::stopsAtAnyQuestion_data()
{
    using Run = std::function<bool(const ShouldContinue&)>;  // whether it came to its end
    QTest::addColumn<Run>("run");
    const Eigen::MatrixXd a = randomSymmetric(many, 3), x = randomMatrix(many, 120, 1);
    const Eigen::MatrixXd b = a * a + Eigen::MatrixXd::Identity(many, many);
    QTest::addRow("pairs") << Run([=](const ShouldContinue& shouldContinue) {
        return greatestEigenPairs(a, 20, 1, shouldContinue).has_value();
    });
    QTest::addRow("few pairs") << Run(
        [larger = randomSymmetric(2 * many, 3)](const ShouldContinue& shouldContinue) {
            return greatestEigenPairs(larger, 4, 1, shouldContinue).has_value();
        });
    QTest::addRow("pencil") << Run([=](const ShouldContinue& shouldContinue) {
        return greatestOfPencil(a, b, 20, 1, shouldContinue).end == PencilPairs::End::Found;
    });
    QTest::addRow("orthogonal") << Run([=](const ShouldContinue& shouldContinue) {
        return OrthogonalPieces::of(x, 1, shouldContinue).has_value();
    });
    QTest::addRow("product") << Run([=](const ShouldContinue& shouldContinue) {
        return symmetricProduct(x, x, 1, shouldContinue).has_value();
    });
}

void TestEigenPairs::stopsAtAnyQuestion()
{
    using Run = std::function<bool(const ShouldContinue&)>;
    QFETCH(Run, run);
    int questions = 0;
    QVERIFY(run([&] { return ++questions > 0; }));
    for (const int last : {1, 2, questions / 3, questions / 2, questions - 1, questions}) {
        int asked = 0;
        if (last < 1 || last > questions)
            continue;
        QVERIFY(!run([&] { return ++asked < last; }));
        QCOMPARE(asked, last);  // nothing is asked after the answer
    }
}

QTEST_GUILESS_MAIN(TestEigenPairs)
#include "tst_eigen_pairs.moc"
