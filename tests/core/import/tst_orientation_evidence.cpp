// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/orientation_evidence.h"

#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;
using Eigen::Index;
using Eigen::MatrixXd;

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// The definitions, written down line by line: quadratic ranks, sums over known cells.
OrientationEvidence naiveEvidence(const MatrixXd& values)
{
    const auto known = [&values](Index r, Index c) { return !std::isnan(values(r, c)); };
    MatrixXd ranks = values;
    for (Index r = 0; r < values.rows(); ++r)
        for (Index c = 0; c < values.cols(); ++c) {
            double below = 0, equal = 0;
            for (Index i = 0; i < values.rows(); ++i)
                for (Index j = 0; j < values.cols(); ++j) {
                    below += values(i, j) < values(r, c);
                    equal += values(i, j) == values(r, c);
                }
            if (known(r, c))
                ranks(r, c) = below + (equal + 1) / 2;
        }
    double total = 0, cells = 0;
    std::vector<double> rowSum(static_cast<std::size_t>(values.rows())), rowCells(rowSum);
    std::vector<double> columnSum(static_cast<std::size_t>(values.cols())), columnCells(columnSum);
    for (Index r = 0; r < values.rows(); ++r)
        for (Index c = 0; c < values.cols(); ++c)
            if (known(r, c)) {
                total += ranks(r, c);
                ++cells;
                rowSum[std::size_t(r)] += ranks(r, c);
                ++rowCells[std::size_t(r)];
                columnSum[std::size_t(c)] += ranks(r, c);
                ++columnCells[std::size_t(c)];
            }
    double residual = 0;
    for (Index r = 0; r < values.rows(); ++r)
        for (Index c = 0; c < values.cols(); ++c)
            if (known(r, c))
                residual += std::pow(ranks(r, c) - rowSum[std::size_t(r)] / rowCells[std::size_t(r)] -
                                         columnSum[std::size_t(c)] / columnCells[std::size_t(c)] + total / cells,
                                     2);
    residual /= cells - double(values.rows()) - double(values.cols()) + 1;
    const auto component = [residual](const std::vector<double>& sums, const std::vector<double>& counts) {
        const auto lines = double(sums.size());
        double mean = 0, variance = 0, reciprocals = 0;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            mean += sums[i] / counts[i] / lines;
            reciprocals += 1 / counts[i];
        }
        for (std::size_t i = 0; i < sums.size(); ++i)
            variance += std::pow(sums[i] / counts[i] - mean, 2) / (lines - 1);
        return std::max(0.0, variance - residual * reciprocals / lines);
    };
    const double rows = component(rowSum, rowCells), columns = component(columnSum, columnCells);
    return {rows / (rows + columns + residual), columns / (rows + columns + residual)};
}

MatrixXd randomTable(Index rows, Index columns, double ofRows, double ofColumns, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> normal;
    MatrixXd values(rows, columns);
    Eigen::VectorXd row(rows), column(columns);
    for (double& effect : row)
        effect = ofRows * normal(random);
    for (double& effect : column)
        effect = ofColumns * normal(random);
    for (Index c = 0; c < columns; ++c)
        for (Index r = 0; r < rows; ++r)
            values(r, c) = row[r] + column[c] + normal(random);
    return values;
}

}  // namespace

class TestOrientationEvidence : public QObject
{
    Q_OBJECT

private slots:
    void additiveTableByHand();
    void tiesByHand();
    void agreesWithNaiveCode_data();
    void agreesWithNaiveCode();
    void monotoneTransformationChangesNothing();
    void transposingExchangesTheShares();
    void largeTablesAreSampledEvenly();
    void tablesWithoutVarianceGiveNoEvidence_data();
    void tablesWithoutVarianceGiveNoEvidence();
    void standardisedColumnsAreFound();
};

/// Ranks 1 to 6: variances of the means 4.5 and 1, no residual.
void TestOrientationEvidence::additiveTableByHand()
{
    MatrixXd values(2, 3);
    values << 10, 20, 30, 40, 500, 6000;
    const OrientationEvidence evidence = orientationEvidence(values);
    QVERIFY(std::abs(evidence.rows - 4.5 / 5.5) < tolerance::exactFormula);
    QVERIFY(std::abs(evidence.columns - 1 / 5.5) < tolerance::exactFormula);
}

/// Ranks 1.5, 1.5, 3, 4: residual variance 1/4, rows 2 - 1/8, columns 1/8 - 1/8.
void TestOrientationEvidence::tiesByHand()
{
    MatrixXd values(2, 2);
    values << 1, 1, 2, 3;
    const OrientationEvidence evidence = orientationEvidence(values);
    QVERIFY(std::abs(evidence.rows - 1.875 / 2.125) < tolerance::exactFormula);
    QCOMPARE(evidence.columns, 0.0);
}

void TestOrientationEvidence::agreesWithNaiveCode_data()
{
    QTest::addColumn<double>("ofRows");
    QTest::addColumn<double>("ofColumns");
    QTest::addColumn<int>("every");  // cell of which one is missing
    QTest::addRow("rows") << 2.0 << 0.5 << 0;
    QTest::addRow("columns") << 0.5 << 2.0 << 0;
    QTest::addRow("missing values") << 0.7 << 1.5 << 7;
    QTest::addRow("noise") << 0.0 << 0.0 << 5;
}

void TestOrientationEvidence::agreesWithNaiveCode()
{
    QFETCH(double, ofRows);
    QFETCH(double, ofColumns);
    QFETCH(int, every);
    MatrixXd values = randomTable(17, 11, ofRows, ofColumns, 3);
    values = (values * 4).array().round();  // ties
    for (Index i = 0; every > 0 && i < values.size(); i += every)
        values.data()[i] = missing;
    const OrientationEvidence evidence = orientationEvidence(values), naive = naiveEvidence(values);
    QVERIFY(std::abs(evidence.rows - naive.rows) < tolerance::exactFormula);
    QVERIFY(std::abs(evidence.columns - naive.columns) < tolerance::exactFormula);
}

void TestOrientationEvidence::monotoneTransformationChangesNothing()
{
    const MatrixXd values = randomTable(30, 20, 0.5, 1, 5);
    const OrientationEvidence raw = orientationEvidence(values), other = orientationEvidence(values.array().exp());
    QCOMPARE(other.rows, raw.rows);
    QCOMPARE(other.columns, raw.columns);
}

void TestOrientationEvidence::transposingExchangesTheShares()
{
    MatrixXd values = randomTable(30, 20, 0.5, 1, 6);
    values(3, 4) = values(8, 0) = missing;
    const OrientationEvidence evidence = orientationEvidence(values),
                              turned = orientationEvidence(values.transpose());
    QVERIFY(std::abs(evidence.rows - turned.columns) < tolerance::exactFormula);
    QVERIFY(std::abs(evidence.columns - turned.rows) < tolerance::exactFormula);
}

/// The 400 rows and columns taken from 800 x 1200 are every second and every third.
void TestOrientationEvidence::largeTablesAreSampledEvenly()
{
    const MatrixXd values = randomTable(800, 1200, 0.5, 1, 7);
    MatrixXd sampled(400, 400);
    for (Index r = 0; r < 400; ++r)
        for (Index c = 0; c < 400; ++c)
            sampled(r, c) = values(2 * r, 3 * c);
    const OrientationEvidence evidence = orientationEvidence(values), expected = orientationEvidence(sampled);
    QCOMPARE(evidence.rows, expected.rows);
    QCOMPARE(evidence.columns, expected.columns);
}

void TestOrientationEvidence::tablesWithoutVarianceGiveNoEvidence_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("value");
    QTest::addRow("constant") << 4 << 5 << 3.0;
    QTest::addRow("missing") << 4 << 5 << missing;
    QTest::addRow("one row") << 1 << 5 << 3.0;
    QTest::addRow("one column") << 4 << 1 << 3.0;
    QTest::addRow("empty") << 0 << 0 << 3.0;
    QTest::addRow("no columns") << 4 << 0 << 3.0;
}

void TestOrientationEvidence::tablesWithoutVarianceGiveNoEvidence()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, value);
    const OrientationEvidence evidence = orientationEvidence(MatrixXd::Constant(rows, columns, value));
    QCOMPARE(evidence.rows, 0.0);
    QCOMPARE(evidence.columns, 0.0);
}

void TestOrientationEvidence::standardisedColumnsAreFound()
{
    MatrixXd values = randomTable(40, 10, 1, 2, 8);
    QVERIFY(!areStandardised(values));
    for (Index c = 0; c < values.cols(); ++c) {
        values.col(c).array() -= values.col(c).mean();
        values.col(c) /= std::sqrt(values.col(c).squaredNorm() / double(values.rows() - c % 2));
    }
    QVERIFY(areStandardised(values));
    QVERIFY(!areStandardised(values.transpose()));
    QVERIFY(areStandardised((values * 1000).array().round() / 1000));  // as printed
    QVERIFY(!areStandardised(values * 1.05));
    QVERIFY(!areStandardised(values.array() + 0.05));
    QVERIFY(!areStandardised(MatrixXd::Zero(40, 10)));
    values.col(4).array() += 3;  // as codes of classes among standardised features
    QVERIFY(areStandardised(values));
    values.col(7).array() += 3;
    QVERIFY(!areStandardised(values));
}

QTEST_APPLESS_MAIN(TestOrientationEvidence)
#include "tst_orientation_evidence.moc"
