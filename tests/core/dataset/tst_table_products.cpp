// SPDX-License-Identifier: GPL-3.0-or-later
// Products with a sparse table are those with the matrix of all its values.
#include "core/dataset/table_products.h"
#include "core/preprocess/steps.h"
#include "tests/core/dataset/sparse_data.h"
#include "tests/core/support/compact_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;

namespace {

using test::areClose, test::tolerance::exactFormula;

Eigen::MatrixXd randomMatrix(Index rows, Index columns, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd result(rows, columns);
    for (double& value : result.reshaped())
        value = random.normal();
    return result;
}

}  // namespace

class TestTableProducts : public QObject
{
    Q_OBJECT

private slots:
    void products_data();
    void products();
    void distances_data() { products_data(); }
    void distances();
    void nearPoints();

private:
    /// More samples than a block of rows holds, for the first of two shapes.
    static DatasetPtr made(Index samples, Index features, const QString& step)
    {
        const DatasetPtr data = test::dataOf(test::sparseOf(test::mostlyZeros(samples, features, 8)));
        return step.isEmpty() ? data : preprocess(data, {StepSpec::parse(step.toStdString())}).data;
    }
};

void TestTableProducts::products_data()
{
    QTest::addColumn<Index>("samples");
    QTest::addColumn<Index>("features");
    QTest::addColumn<QString>("step");
    for (const char* step : {"", "zscore"}) {
        QTest::addRow("tall %s", step) << Index(5000) << Index(11) << QString::fromLatin1(step);
        QTest::addRow("wide %s", step) << Index(13) << Index(700) << QString::fromLatin1(step);
    }
}

void TestTableProducts::products()
{
    QFETCH(Index, samples);
    QFETCH(Index, features);
    QFETCH(QString, step);
    const DatasetPtr data = made(samples, features, step);
    const Eigen::MatrixXd all = data->table().all()->map();
    const Eigen::MatrixXd v = randomMatrix(features, 3, 1), w = randomMatrix(2, samples, 2);
    QVERIFY(areClose(times(data->table(), v, 1), all * v, exactFormula));
    QVERIFY(areClose(times(w, data->table(), 1), w * all, exactFormula));
    QVERIFY(times(data->table(), v, 1) == times(data->table(), v, 3));
    QVERIFY(times(w, data->table(), 1) == times(w, data->table(), 3));
    const Eigen::RowVectorXd mean = all.colwise().mean();
    const Eigen::MatrixXd centred = all.rowwise() - mean;
    const Eigen::VectorXd weights = w.row(0).cwiseAbs();
    QVERIFY(areClose(scatterTimes(data->table(), mean, weights, v.col(0), 2),
                     centred.transpose() * (weights.asDiagonal() * (centred * v.col(0))), exactFormula));
    const ValueTable dense = data->table().all();
    QVERIFY(areClose(times(dense, v, 1), all * v, exactFormula));
    QVERIFY(areClose(times(w, dense, 1), w * all, exactFormula));
}

void TestTableProducts::distances()
{
    QFETCH(Index, samples);
    QFETCH(Index, features);
    QFETCH(QString, step);
    const DatasetPtr data = made(samples, features, step);
    const Eigen::MatrixXd all = data->table().all()->map(), points = randomMatrix(4, features, 3);
    const SparseDistances sparse(*data->table().sparse(), 2);
    Eigen::MatrixXd found, again, expected(samples, 4);
    sparse.toPoints(points, found);
    for (Index j = 0; j < 4; ++j)
        expected.col(j) = (all.rowwise() - points.row(j)).rowwise().squaredNorm();
    QVERIFY(areClose(found, expected, exactFormula));
    SparseDistances(*data->table().sparse(), 1).toPoints(points, again);
    QVERIFY(found == again);
    const double scatter = (all.rowwise() - all.colwise().mean()).squaredNorm();
    QVERIFY(std::abs(scatterOf(data->table(), 2) - scatter) <= exactFormula * scatter);
}

/// Where a difference of lengths would be rounding alone.
void TestTableProducts::nearPoints()
{
    const DatasetPtr data = made(40, 60, QStringLiteral("scale=1e6"));
    const Eigen::MatrixXd all = data->table().all()->map();
    Eigen::MatrixXd points = all.topRows(2), found;
    points(1, 3) += 1e-3;
    SparseDistances(*data->table().sparse(), 1).toPoints(points, found);
    QCOMPARE(found(0, 0), 0.0);
    QVERIFY(std::abs(found(1, 1) - (all.row(1) - points.row(1)).squaredNorm()) <= exactFormula * found(1, 1));
}

QTEST_APPLESS_MAIN(TestTableProducts)
#include "tst_table_products.moc"
