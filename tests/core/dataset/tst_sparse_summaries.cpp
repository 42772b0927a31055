// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of sparse data visit the stored values only and agree with those of the same data with all values.
#include "core/dataset/column_statistics.h"
#include "core/dataset/summary/looks_like.h"
#include "core/dataset/summary/mean_variance.h"
#include "core/dataset/summary/standardised_difference.h"
#include "core/dataset/summary/value_histograms.h"
#include "core/methods/constant_features.h"
#include "core/methods/sfp/sfp.h"
#include "core/preprocess/steps.h"
#include "tests/core/dataset/sparse_data.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

struct Pair
{
    DatasetPtr dense, sparse;
};

constexpr Index samples = 6000;     // several blocks of rows
constexpr Index othersMissing = 4;  // the feature whose value of the others is missing

/// Counts, with values below 0 and missing ones; @p steps make the value of the others different from 0.
Pair pairOf(const QStringList& steps)
{
    auto all = std::make_shared<AlignedMatrix>(test::mostlyZeros(samples, 23, 8));
    (*all)(3, 1) = (*all)(5900, 1) = -2.5;
    (*all)(0, 2) = (*all)(17, 5) = (*all)(18, 5) = missing;
    all->map().col(9).setConstant(missing);
    all->map().col(10).setConstant(3);
    DatasetPtr data = test::dataOf(test::sparseOf(*all));
    for (const QString& step : steps)
        data = fitStep(StepSpec::parse(step.toStdString()), *data, {})->apply(*data, {});
    const SparseColumns& table = *data->table().sparse();
    std::vector<double> stored, others;
    for (Index l = 0; l < table.columns(); ++l) {
        const ColumnValues column = table.column(l);
        stored.insert(stored.end(), column.values, column.values + column.size);
        others.push_back(l == othersMissing ? missing : column.other);
    }
    data = test::dataOf(table.withValues(std::move(stored), std::move(others)));
    return {withAllValues(data), data};
}

bool agree(double one, double other)
{
    return std::isnan(one)
               ? std::isnan(other)
               : one == other || std::abs(one - other) <= tolerance::exactFormula * (1 + std::abs(other));
}

}  // namespace

class TestSparseSummaries : public QObject
{
    Q_OBJECT

private slots:
    void columns_data();
    void columns();
    void mediansByHand_data();
    void mediansByHand();
    void histograms_data() { columns_data(); }
    void histograms();
    void differences_data() { columns_data(); }
    void differences();
    void aFeatureWithoutOtherRows();
};

void TestSparseSummaries::columns_data()
{
    QTest::addColumn<QStringList>("steps");
    QTest::addRow("counts") << QStringList();
    QTest::addRow("others above 0") << QStringList{QStringLiteral("floor=1")};
    QTest::addRow("others below 0") << QStringList{QStringLiteral("zscore")};
    QTest::addRow("others everywhere") << QStringList{QStringLiteral("minmax"), QStringLiteral("scale=-3")};
}

void TestSparseSummaries::columns()
{
    QFETCH(QStringList, steps);
    const auto [dense, sparse] = pairOf(steps);
    QVERIFY(sparse->table().sparse() && !dense->table().sparse());
    std::vector<double> scratch;
    for (Index l = 0; l < dense->features(); ++l) {
        const ColumnValues one = sparse->valuesOf(l, scratch), other = dense->valuesOf(l, scratch);
        QCOMPARE(one.allRows(), other.allRows());
        const steps::Moments found = steps::moments(one), expected = steps::moments(other);
        QCOMPARE(found.count, expected.count);
        QVERIFY(test::areSame(found.low, expected.low) && test::areSame(found.high, expected.high));
        QVERIFY(agree(found.mean, expected.mean) && agree(found.deviation, expected.deviation));
        QVERIFY(steps::range(one) == steps::range(other));
        QVERIFY(agree(steps::median(one, scratch), steps::median(other, scratch)));
        QVERIFY(
            agree(steps::medianAbsoluteDeviation(one, scratch), steps::medianAbsoluteDeviation(other, scratch)));
        QCOMPARE(isConstant(*sparse, l), isConstant(*dense, l));
        QCOMPARE(sparse->missingInFeature(l), dense->missingInFeature(l));
    }
    const auto found = meanVariance(*sparse), expected = meanVariance(*dense);
    for (std::size_t l = 0; l < expected->mean.size(); ++l)
        QVERIFY(agree(found->mean[l], expected->mean[l]) && agree(found->variance[l], expected->variance[l]));
    const auto like = looksLike(*sparse), expectedLike = looksLike(*dense);
    QVERIFY(like->kind == expectedLike->kind && like->isInteger == expectedLike->isInteger);
    QVERIFY(like->low == expectedLike->low && like->high == expectedLike->high);
}

void TestSparseSummaries::mediansByHand_data()
{
    QTest::addColumn<QList<double>>("stored");
    QTest::addColumn<double>("other");
    QTest::addColumn<int>("others");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("mad");
    QTest::addRow("others in the middle") << QList<double>{5, -1, 7} << 0.0 << 4 << 0.0 << 0.0;
    QTest::addRow("others lowest") << QList<double>{5, 1, 7, 2} << 0.0 << 1 << 2.0 << 2.0;
    QTest::addRow("others highest") << QList<double>{5, 1, 7, 2} << 9.0 << 1 << 5.0 << 3.0;
    QTest::addRow("between others and a value") << QList<double>{4, 6} << 0.0 << 2 << 2.0 << 2.0;
    QTest::addRow("no others") << QList<double>{4, 6, 1} << 0.0 << 0 << 4.0 << 2.0;
    QTest::addRow("others missing") << QList<double>{4, 6, 1} << missing << 5 << 4.0 << 2.0;
    QTest::addRow("others alone") << QList<double>{} << 3.0 << 2 << 3.0 << 0.0;
    QTest::addRow("nothing") << QList<double>{missing} << missing << 2 << missing << missing;
}

void TestSparseSummaries::mediansByHand()
{
    QFETCH(QList<double>, stored);
    QFETCH(double, other);
    QFETCH(int, others);
    QFETCH(double, median);
    QFETCH(double, mad);
    const ColumnValues column{nullptr, stored.constData(), std::size_t(stored.size()), other, std::size_t(others)};
    std::vector<double> scratch;
    QVERIFY(test::areSame(steps::median(column, scratch), median));
    QVERIFY(test::areSame(steps::medianAbsoluteDeviation(column, scratch), mad));
}

void TestSparseSummaries::histograms()
{
    QFETCH(QStringList, steps);
    const auto [dense, sparse] = pairOf(steps);
    for (const int bins : {1, 7, 200}) {
        const auto found = valueHistograms(*sparse, bins), expected = valueHistograms(*dense, bins);
        QVERIFY(found->counts == expected->counts && found->present == expected->present);
        QVERIFY(found->low == expected->low && found->high == expected->high);
        QCOMPARE(found->below, expected->below);
        QCOMPARE(found->above, expected->above);
    }
}

void TestSparseSummaries::differences()
{
    QFETCH(QStringList, steps);
    const auto [dense, sparse] = pairOf(steps);
    std::vector<bool> selected(static_cast<std::size_t>(dense->samples()));
    for (std::size_t i = 0; i < selected.size(); ++i)
        selected[i] = i % 3 == 0;
    const Eigen::VectorXd found = standardisedDifferences(sparse->table(), selected),
                          expected = standardisedDifferences(dense->table(), selected);
    for (Index l = 0; l < expected.size(); ++l)
        QVERIFY2(agree(found[l], expected[l]), qPrintable(QString::number(l)));
}

/// The value of the others counts no longer once no row has it, even if it is missing.
void TestSparseSummaries::aFeatureWithoutOtherRows()
{
    const auto [dense, sparse] = pairOf({});
    std::vector<double> scratch;
    const ColumnValues column = sparse->valuesOf(othersMissing, scratch);
    QVERIFY(column.size > 100 && std::isnan(column.other));
    const std::vector<Index> rows(column.rows, column.rows + column.size), features{othersMissing, 0, 7};
    const Problem one{sparse->subset(rows, features), {}, {}}, other{dense->subset(rows, features), {}, {}};
    QVERIFY(one.data->table().sparse());
    QCOMPARE(one.data->missingCount(), Index(0));
    QCOMPARE(one.data->valuesOf(0, scratch).others, std::size_t(0));
    QCOMPARE(one.data->valuesOf(0, scratch).other, 0.0);
    SfpOptions options;
    options.clusters = 2;
    const Outcome found = sfp(one, options).outcome, expected = sfp(other, options).outcome;
    QVERIFY((found.centers - expected.centers).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((found.memberships - expected.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
}

QTEST_GUILESS_MAIN(TestSparseSummaries)
#include "tst_sparse_summaries.moc"
