// SPDX-License-Identifier: GPL-3.0-or-later
// Methods give the same result for sparse data as for the same data with all values; those that compute with the
// stored values never make the others.
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/fuzzy/single_moves.h"
#include "core/methods/memory_estimate.h"
#include "core/preprocess/steps.h"
#include "tests/core/dataset/sparse_data.h"
#include "tests/core/support/compact_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <array>
#include <set>

using namespace fuzzylens;
using test::areClose, test::CompactProblem;

namespace {

using Settings = std::map<std::string, std::string>;

/// Counts of two classes that differ in a quarter of the features. Most counts are 0.
AlignedMatrix countsOfClasses(Index samples, Index features)
{
    Random random(5);
    AlignedMatrix values(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i) {
            const double chance = l % 4 == 0 ? (i % 2 == (l / 4) % 2 ? 0.6 : 0.05) : 0.15;
            if (random.uniform() < chance)
                values(i, l) = 1.0 + std::floor(6.0 * random.uniform());
        }
    return values;
}

CompactProblem denseAndSparse(Index samples, Index features)
{
    const std::vector<StepSpec> steps{StepSpec::parse("log1p"), StepSpec::parse("zscore")};
    return CompactProblem(
        preprocess(test::dataOf(test::sparseOf(countsOfClasses(samples, features))), steps).data);
}

}  // namespace

class TestSparseMethods : public QObject
{
    Q_OBJECT

private slots:
    void everyMethod_data() { test::addEveryMethod(); }
    void everyMethod();
    void methodsThatStaySparse();
    void sfp_data();
    void sfp();
    void independentOfThreads();
    void storedEverywhere();
    void singleMoves();
    void principalComponents_data();
    void principalComponents();
    void kMeans();
    void memory();
};

void TestSparseMethods::everyMethod()
{
    QFETCH(QString, id);
    QFETCH(Index, features);
    compareFits(id.toStdString(), denseAndSparse(50, features),
                method(id.toStdString()).staysCompact ? test::tolerance::naive : 0.0);
}

void TestSparseMethods::methodsThatStaySparse()
{
    std::set<std::string> ids;
    for (const MethodDescription& description : methods())
        if (description.staysCompact)
            ids.insert(description.id);
    QVERIFY((ids == std::set<std::string>{"fcm", "kmeans", "pca", "sfp"}));
}

void TestSparseMethods::sfp_data()
{
    QTest::addColumn<Index>("samples");
    QTest::addColumn<Settings>("settings");
    QTest::addRow("shared weights") << Index(60) << Settings{{"weights", "shared"}};
    QTest::addRow("mean scale") << Index(60) << Settings{{"lambda_scale", "mean"}, {"clusters", "3"}};
    QTest::addRow("cluster scale, many clusters")
        << Index(60) << Settings{{"lambda_scale", "cluster"}, {"clusters", "9"}};
    QTest::addRow("one cluster") << Index(60) << Settings{{"clusters", "1"}, {"weights", "shared"}};
    QTest::addRow("three groups of clusters")
        << Index(300) << Settings{{"weights", "shared"}, {"clusters", "17"}, {"restarts", "2"}};
    QTest::addRow("concentrated weights") << Index(60) << Settings{{"lambda", "0.05"}};
    QTest::addRow("without labels") << Index(60) << Settings{{"alpha_prime", "1"}, {"restarts", "4"}};
    QTest::addRow("many samples") << Index(2100) << Settings{{"clusters", "3"}, {"restarts", "2"}};
}

/// Dense data of many samples are divided by samples, sparse ones by features.
void TestSparseMethods::sfp()
{
    QFETCH(Index, samples);
    QFETCH(Settings, settings);
    const CompactProblem pair = denseAndSparse(samples, 130);
    const MethodDescription& description = method("sfp");
    const Parameters parameters = resolveParameters(description, pair.dense, settings);
    const Outcome expected = description.run(pair.dense, parameters, {2, {}});
    const Outcome found = description.run(pair.compact, parameters, {2, {}});
    const double tolerance = test::tolerance::naive;
    QCOMPARE(found.iterations, expected.iterations);
    QVERIFY(areClose(found.memberships, expected.memberships, tolerance));
    QVERIFY(areClose(found.centers, expected.centers, tolerance));
    QVERIFY(areClose(found.featureWeights, expected.featureWeights, tolerance));
    QVERIFY(areClose(found.embedding, expected.embedding, tolerance));
    const double objective = expected.objective.back();
    QVERIFY(std::abs(found.objective.back() - objective) <= tolerance * std::abs(objective));
    QVERIFY(!pair.hasMadeDoubles());
}

void TestSparseMethods::independentOfThreads()
{
    const CompactProblem pair = denseAndSparse(5200, 60);
    QVERIFY(pair.compact.data->table().sparse()->rowBlocks() > 2);
    const std::vector<std::pair<std::string, Settings>> fits{{"sfp", {}},
                                                             {"sfp", {{"weights", "shared"}, {"clusters", "11"}}},
                                                             {"fcm", {}},
                                                             {"kmeans", {}},
                                                             {"pca", {}}};
    for (const auto& [id, settings] : fits) {
        const MethodDescription& description = method(id);
        const Parameters parameters = resolveParameters(description, pair.compact, settings);
        const Outcome one = description.run(pair.compact, parameters, {1, {}});
        const Outcome three = description.run(pair.compact, parameters, {3, {}});
        QVERIFY(one.memberships == three.memberships);
        QVERIFY(one.embedding == three.embedding);
        QVERIFY(one.centers == three.centers);
    }
}

void TestSparseMethods::principalComponents_data()
{
    QTest::addColumn<Index>("samples");
    QTest::addColumn<Index>("features");
    QTest::addRow("wide, decomposed") << Index(40) << Index(300);
    QTest::addRow("wide, by Lanczos") << Index(200) << Index(300);
    QTest::addRow("tall, by Lanczos") << Index(400) << Index(180);
}

void TestSparseMethods::principalComponents()
{
    QFETCH(Index, samples);
    QFETCH(Index, features);
    const CompactProblem pair = denseAndSparse(samples, features);
    const MethodDescription& description = method("pca");
    const Parameters parameters = resolveParameters(description, pair.dense, {{"dimensions", "3"}});
    const Outcome expected = description.run(pair.dense, parameters, {2, {}});
    const Outcome found = description.run(pair.compact, parameters, {2, {}});
    constexpr double tolerance = test::tolerance::instructionSets;
    QVERIFY(areClose(found.embedding, expected.embedding, tolerance));
    QVERIFY(areClose(found.projection, expected.projection, tolerance));
    QCOMPARE(found.eigenvalues.size(), expected.eigenvalues.size());
    for (std::size_t l = 0; l < found.eigenvalues.size(); ++l)
        QVERIFY(std::abs(found.eigenvalues[l] - expected.eigenvalues[l]) <= 1e-6 * expected.eigenvalues[0]);
    QCOMPARE(found.figures.size(), expected.figures.size());
    QVERIFY(std::abs(found.figures[0].value - expected.figures[0].value) <= tolerance);
    QVERIFY(!pair.hasMadeDoubles());
}

/// Every sample belongs to the nearest centre, the centres are the means of their samples, and no single move
/// lowers the sum of squares.
void TestSparseMethods::kMeans()
{
    const CompactProblem pair = denseAndSparse(300, 40);
    const MethodDescription& description = method("kmeans");
    const Parameters parameters = resolveParameters(description, pair.compact, {{"clusters", "5"}});
    const Outcome found = description.run(pair.compact, parameters, {2, {}});
    QCOMPARE(found.stopped, Stopped::Converged);
    const Eigen::MatrixXd all = pair.dense.data->values().map();
    const Eigen::MatrixXd sums = found.memberships.transpose() * all;
    for (Index j = 0; j < 5; ++j)
        QVERIFY(areClose(found.centers.row(j), sums.row(j) / found.memberships.col(j).sum(),
                         test::tolerance::exactFormula));
    for (Index i = 0; i < all.rows(); ++i) {
        Index nearest = 0;
        (found.centers.rowwise() - all.row(i)).rowwise().squaredNorm().minCoeff(&nearest);
        QCOMPARE(found.assigned[static_cast<std::size_t>(i)], static_cast<int>(nearest));
        const double size = found.memberships.col(nearest).sum();
        const Eigen::ArrayXd squares = (found.centers.rowwise() - all.row(i)).rowwise().squaredNorm();
        for (Index j = 0; j < 5; ++j) {
            const double other = found.memberships.col(j).sum();
            QVERIFY(j == nearest || squares[j] * other / (other + 1) >= squares[nearest] * size / (size - 1) *
                                                                            (1 - test::tolerance::exactFormula));
        }
    }
    for (std::size_t t = 1; t < found.objective.size(); ++t)
        QVERIFY(found.objective[t] <= found.objective[t - 1] * (1 + test::tolerance::objectiveRise));
}

/// A feature of which every value is stored, though the others would not be 0, and one whose members all store it.
void TestSparseMethods::storedEverywhere()
{
    CompactProblem pair = denseAndSparse(60, 24);
    const Eigen::MatrixXd all = pair.dense.data->values().map();
    std::vector<std::size_t> starts{0};
    std::vector<std::uint32_t> rows;
    std::vector<double> values, otherValues;
    for (Index l = 0; l < 24; ++l) {
        otherValues.push_back(l == 3 ? 100.0 : all.col(l).minCoeff());
        for (Index i = 0; i < 60; ++i)
            if (l == 3 || all(i, l) != otherValues.back() || (l == 5 && i % 2 == 0)) {
                rows.push_back(static_cast<std::uint32_t>(i));
                values.push_back(all(i, l));
            }
        starts.push_back(values.size());
    }
    Problem sparse = pair.compact;
    DatasetParts parts = pair.dense.data->parts();
    parts.values = std::make_shared<const SparseColumns>(60, starts, rows, values, otherValues);
    sparse.data = std::make_shared<const Dataset>(std::move(parts));
    for (const std::string id : {"sfp", "fcm", "kmeans", "pca"}) {
        const Parameters parameters = resolveParameters(method(id), pair.dense, {});
        const Outcome expected = method(id).run(pair.dense, parameters, {2, {}});
        const Outcome found = method(id).run(sparse, parameters, {2, {}});
        QVERIFY(areClose(found.memberships, expected.memberships, test::tolerance::naive));
        QVERIFY(areClose(found.centers, expected.centers, test::tolerance::naive));
    }
}

/// From an arbitrary partition with an empty cluster, as many moves lower the sum of squares as are ofDense.
void TestSparseMethods::singleMoves()
{
    const CompactProblem pair = denseAndSparse(80, 30);
    const MeanDistances samples(pair.compact.data, 1);
    const Eigen::MatrixXd all = pair.dense.data->values().map();
    Eigen::MatrixXd memberships = Eigen::MatrixXd::Zero(80, 4);
    for (Index i = 0; i < 80; ++i)
        memberships(i, i % 3) = 1.0;
    const auto sumOfSquares = [&] {
        double sum = 0;
        for (Index j = 0; j < 4; ++j) {
            const double count = memberships.col(j).sum();
            const Eigen::RowVectorXd mean = memberships.col(j).transpose() * all / std::max(count, 1.0);
            for (Index i = 0; i < 80; ++i)
                sum += memberships(i, j) * (all.row(i) - mean).squaredNorm();
        }
        return sum;
    };
    double before = sumOfSquares();
    Index moves = 0;
    for (int round = 0; round < 50; ++round) {
        const Eigen::MatrixXd last = memberships;
        moves = moveSingly(samples, samples.toMeans(meanWeights(memberships, 1.0)), memberships);
        QVERIFY((moves == 0) == (last == memberships));
        QVERIFY((memberships.rowwise().sum().array() == 1.0).all());
        const double now = sumOfSquares();
        QVERIFY(moves == 0 ? now == before : now < before);
        before = now;
    }
    QCOMPARE(moves, Index(0));
    QVERIFY(memberships.col(3).sum() > 0);
}

/// Values that have to be made dense are part of the estimate.
void TestSparseMethods::memory()
{
    const CompactProblem pair = denseAndSparse(50, 90);
    const auto needOf = [](const std::string& id, const Problem& problem) {
        return fitMemory(method(id), problem, resolveParameters(method(id), problem, {}));
    };
    QCOMPARE(needOf("nearest-centroid", pair.compact), needOf("nearest-centroid", pair.dense) + 8.0 * 50 * 90);
    QVERIFY(needOf("pca", pair.compact) < needOf("pca", pair.dense) + 8.0 * 64 * (50 + 90));
    pair.compact.data->values();
    QCOMPARE(needOf("nearest-centroid", pair.compact), needOf("nearest-centroid", pair.dense));
}

QTEST_APPLESS_MAIN(TestSparseMethods)
#include "tst_sparse_methods.moc"
