// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "core/preprocess/neighbour_fill.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

namespace {

DatasetPtr dataOf(const Eigen::MatrixXd& values)
{
    DatasetParts parts;
    for (Index i = 0; i < values.rows(); ++i)
        parts.sampleNames.push_back("s" + std::to_string(i));
    for (Index l = 0; l < values.cols(); ++l)
        parts.featureNames.push_back("g" + std::to_string(l));
    parts.values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(values));
    return std::make_shared<const Dataset>(std::move(parts));
}

/// Normal values around @p level in blocks of genes that resemble each other; a share is missing, never in sample
/// 0.
Eigen::MatrixXd blocks(Index n, Index p, double missingShare, double level, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd values(n, p);
    Eigen::VectorXd shared(n);
    for (Index l = 0; l < p; ++l) {
        for (Index i = 0; i < n; ++i) {
            shared[i] = l % 10 == 0 ? random.normal() : shared[i];
            const bool gone = i > 0 && random.uniform() < missingShare;
            values(i, l) = gone ? test::missing : level + shared[i] + 0.5 * random.normal();
        }
    }
    return values;
}

/// The definition, a cell at a time.
double filled(const Eigen::MatrixXd& learnt, const Eigen::MatrixXd& values, Index sample, Index feature,
              Index count)
{
    std::vector<std::pair<double, Index>> others;
    for (Index l = 0; l < learnt.cols(); ++l) {
        double sum = 0, common = 0;
        for (Index i = 0; i < learnt.rows(); ++i) {
            const double difference = learnt(i, l) - learnt(i, feature);
            if (!std::isnan(difference)) {
                sum += difference * difference;
                common += 1;
            }
        }
        if (l != feature && common > 0 && !std::isnan(values(sample, l)))
            others.emplace_back(std::sqrt(sum / common), l);
    }
    std::sort(others.begin(), others.end());
    others.resize(std::min(others.size(), static_cast<std::size_t>(count)));
    double sum = 0;
    for (const auto& other : others)
        sum += values(sample, other.second);
    return sum / static_cast<double>(others.size());
}

}  // namespace

class TestStepsNeighbours : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheDefinition_data();
    void agreesWithTheDefinition();
    void copiesAreTakenInOrder();
    void sameBitsForAnyThreadCount();
    void shiftAndScaleCarryThrough();
    void lymphomaSizeIsQuick();
};

void TestStepsNeighbours::agreesWithTheDefinition_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<double>("missingShare");
    QTest::addColumn<double>("level");
    QTest::addColumn<int>("neighbours");
    QTest::newRow("few gaps") << 30 << 300 << 0.05 << 0.0 << 5;
    QTest::newRow("mostly gaps") << 30 << 200 << 0.8 << 0.0 << 5;
    QTest::newRow("one neighbour") << 20 << 150 << 0.2 << 0.0 << 1;
    QTest::newRow("every other feature") << 10 << 40 << 0.2 << 0.0 << 39;
    QTest::newRow("far from zero") << 20 << 150 << 0.2 << 1e7 << 3;
    QTest::newRow("two samples") << 2 << 100 << 0.5 << 0.0 << 3;
    QTest::newRow("large values") << 20 << 100 << 0.2 << 1e200 << 3;
}

void TestStepsNeighbours::agreesWithTheDefinition()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(double, missingShare);
    QFETCH(double, level);
    QFETCH(int, neighbours);
    Eigen::MatrixXd learnt = blocks(samples, features, missingShare, level, 1);
    Eigen::MatrixXd fresh = blocks(7, features, missingShare, level, 2);
    double unit = 1;  // the definition's squares would overflow
    if (level > 1e100) {
        learnt = blocks(samples, features, missingShare, 0, 1);
        fresh = blocks(7, features, missingShare, 0, 2);
        unit = 0x1p700;
    }
    const auto step = fitStep({"impute", "knn:" + std::to_string(neighbours)}, *dataOf(learnt * unit));
    for (const Eigen::MatrixXd& values : {learnt, fresh}) {
        const DatasetPtr result = step->apply(*dataOf(values * unit));
        QCOMPARE(result->missingCount(), Index(0));
        for (Index l = 0; l < features; ++l)
            for (Index i = 0; i < values.rows(); ++i) {
                if (!std::isnan(values(i, l))) {
                    QCOMPARE(result->value(i, l), values(i, l) * unit);
                    continue;
                }
                const double expected = filled(learnt, values, i, l, neighbours);
                QVERIFY(std::abs(result->value(i, l) / unit - expected) <
                        tolerance::exactFormula * (1 + std::abs(expected)));
            }
    }
}

void TestStepsNeighbours::copiesAreTakenInOrder()
{
    // Forty copies of feature 0 that differ in the last sample alone, where feature 0 has nothing.
    Eigen::MatrixXd values = blocks(10, 41, 0, 3, 1).col(0).replicate(1, 41);
    for (Index l = 0; l < 41; ++l)
        values(9, l) = double(l);
    values(9, 0) = test::missing;
    QCOMPARE(preprocess(dataOf(values), {{"impute", "knn:3"}}).data->value(9, 0), 2.0);
}

void TestStepsNeighbours::sameBitsForAnyThreadCount()
{
    const DatasetPtr data = dataOf(blocks(25, 500, 0.2, 1, 3));
    const DatasetPtr first = preprocess(data, {{"impute", "knn:5"}}).data;
    for (const int threads : {1, 2, 1})
        QVERIFY(steps::neighbourFill(data->values(), *data, 5, threads)->map() == first->values().map());
}

void TestStepsNeighbours::shiftAndScaleCarryThrough()
{
    const Eigen::MatrixXd values = blocks(25, 300, 0.2, 0, 4);
    const DatasetPtr plain = preprocess(dataOf(values), {{"impute", "knn:5"}}).data;
    const DatasetPtr moved = preprocess(dataOf((values.array() * 8 + 3).matrix()), {{"impute", "knn:5"}}).data;
    const double error = (plain->values().map().array() * 8 + 3 - moved->values().map().array()).abs().maxCoeff();
    QVERIFY(error < tolerance::exactFormula * 100);
}

void TestStepsNeighbours::lymphomaSizeIsQuick()
{
    const DatasetPtr data = dataOf(blocks(66, 4026, 0.046, 0, 5));
    DatasetPtr result;
    QBENCHMARK_ONCE
    {
        result = preprocess(data, {{"impute", "knn:5"}}).data;
    }
    QCOMPARE(result->missingCount(), Index(0));
}

QTEST_GUILESS_MAIN(TestStepsNeighbours)
#include "tst_steps_neighbours.moc"
