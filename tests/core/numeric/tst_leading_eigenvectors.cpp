// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/leading_eigenvectors.h"
#include "core/numeric/random.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/SVD>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Eigen::Index;

class TestLeadingEigenvectors : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithSingularValues_data();
    void agreesWithSingularValues();
    void valuesBeyondTheVectorsAreExactToo_data();
    void valuesBeyondTheVectorsAreExactToo();
    void equalAndZeroEigenvalues();
};

static Eigen::MatrixXd normalMatrix(Index rows, Index columns)
{
    Random random(3);
    Eigen::MatrixXd matrix(rows, columns);
    for (double& value : matrix.reshaped())
        value = random.normal();
    return matrix;
}

void TestLeadingEigenvectors::agreesWithSingularValues_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("count");
    QTest::addRow("decomposed") << 40 << 12 << 5;
    QTest::addRow("all of them") << 40 << 12 << 12;
    QTest::addRow("more than there are") << 40 << 12 << 20;
    QTest::addRow("Lanczos") << 300 << 200 << 6;
    QTest::addRow("Lanczos, one") << 300 << 200 << 1;
    QTest::addRow("nearly all of many") << 150 << 140 << 100;
    QTest::addRow("in pieces") << 3001 << 301 << 3;
    QTest::addRow("more columns than rows") << 60 << 200 << 10;
}

void TestLeadingEigenvectors::agreesWithSingularValues()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, count);
    const Eigen::MatrixXd a = normalMatrix(rows, columns);
    const Eigen::VectorXd singular = Eigen::BDCSVD<Eigen::MatrixXd>(a).singularValues();
    const EigenPairs pairs = leadingOfScatter(a.transpose(), count, count);
    QCOMPARE(leadingOfScatter(a.transpose(), count, count, 3).vectors, pairs.vectors);
    const Index expected = std::min(count, columns);
    QCOMPARE(pairs.values.size(), expected);
    for (Index i = 0; i < expected; ++i) {
        const double square = i < singular.size() ? singular[i] * singular[i] : 0.0;
        QVERIFY(std::abs(pairs.values[i] - square) < tolerance::naive * singular[0] * singular[0]);
        const Eigen::VectorXd v = pairs.vectors.col(i);
        QVERIFY((a.transpose() * (a * v) - pairs.values[i] * v).norm() < 1e-8 * singular[0] * singular[0]);
        QVERIFY(std::abs(v.norm() - 1) < tolerance::naive);
    }
    const Eigen::MatrixXd gram = pairs.vectors.transpose() * pairs.vectors;
    QVERIFY((gram - Eigen::MatrixXd::Identity(expected, expected)).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY(std::abs(greatestEigenvalue(a.transpose() * a) - pairs.values[0]) <
            tolerance::naive * pairs.values[0]);
}

void TestLeadingEigenvectors::valuesBeyondTheVectorsAreExactToo_data()
{
    QTest::addColumn<double>("decay");
    QTest::addRow("flat") << 1.0;
    QTest::addRow("decaying") << 0.9;
    QTest::addRow("steep") << 0.3;
}

void TestLeadingEigenvectors::valuesBeyondTheVectorsAreExactToo()
{
    QFETCH(double, decay);
    Eigen::MatrixXd a = normalMatrix(500, 300);
    for (Index l = 0; l < a.cols(); ++l)
        a.col(l) *= std::pow(decay, double(l));
    const Eigen::VectorXd singular = Eigen::BDCSVD<Eigen::MatrixXd>(a).singularValues();
    for (const Index vectors : {0, 1, 2}) {
        const EigenPairs pairs = leadingOfScatter(a.transpose(), 12, vectors);
        const double greatest = singular[0] * singular[0];
        QVERIFY((pairs.values - singular.head(12).cwiseAbs2()).cwiseAbs().maxCoeff() <
                tolerance::naive * greatest);
        for (Index i = 0; i < vectors; ++i) {
            const Eigen::VectorXd v = pairs.vectors.col(i);
            QVERIFY((a.transpose() * (a * v) - pairs.values[i] * v).norm() < 1e-10 * pairs.values[i]);
        }
    }
}

/// Matrices with equal eigenvalues.
void TestLeadingEigenvectors::equalAndZeroEigenvalues()
{
    for (const Index size : {5, 300}) {
        const EigenPairs equal = leadingOfScatter(Eigen::MatrixXd::Identity(size, size), 3, 3);
        QVERIFY((equal.values.array() - 1).abs().maxCoeff() < tolerance::naive);
        QVERIFY((equal.vectors.transpose() * equal.vectors - Eigen::MatrixXd::Identity(3, 3)).norm() <
                tolerance::naive);
        const EigenPairs none = leadingOfScatter(Eigen::MatrixXd::Zero(size, size), 2);
        QCOMPARE(none.values.cwiseAbs().maxCoeff(), 0.0);
        const Eigen::MatrixXd ones = Eigen::MatrixXd::Ones(size, size);
        const double n = static_cast<double>(size);
        const EigenPairs one = leadingOfScatter(ones.transpose(), 2);
        QVERIFY(std::abs(one.values[0] - n * n) < tolerance::naive * n * n);
        QVERIFY(std::abs(one.values[1]) < tolerance::naive * n * n);
    }
}

QTEST_GUILESS_MAIN(TestLeadingEigenvectors)
#include "tst_leading_eigenvectors.moc"
