// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/scad.h"
#include "core/methods/weighted/weighted_k_means.h"

#include "core/methods/fuzzy/fcm.h"
#include "core/numeric/random.h"
#include "core/numeric/simplex.h"
#include "tests/core/methods/fuzzy/fisher_iris.h"
#include "tests/core/methods/fuzzy/naive_clustering.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestWeightedMethods : public QObject
{
    Q_OBJECT

private slots:
    void simplexProjection();
    void weightFormulas();
    void scad1OnIris_data();
    void scad1OnIris();
    void naive_data();
    void naive();
    void descend_data();
    void descend();
    void scad2DescendsWhereFeaturesAreConstantInAClass();
    void largeBalanceIsPlain();
    void constantFeatures();
    void sameBitsForAnyThreads();
    void refusals();
};

/// The nearest point is the one from which no other lies at an acute angle.
void TestWeightedMethods::simplexProjection()
{
    Random random(2);
    for (int trial = 0; trial < 300; ++trial) {
        const Index p = 1 + Index(random.below(9));
        Eigen::VectorXd x(p);
        for (double& value : x)
            value = 2 * random.normal();
        const Eigen::VectorXd v = projectionOntoSimplex(x);
        QVERIFY(v.minCoeff() >= 0);
        QVERIFY(std::abs(v.sum() - 1) < tolerance::sumToOne);
        for (Index corner = 0; corner < p; ++corner)
            QVERIFY((x - v).dot(Eigen::VectorXd::Unit(p, corner) - v) < tolerance::exactFormula);
    }
    QCOMPARE(projectionOntoSimplex(Eigen::Vector3d(5, 5, 4)), Eigen::VectorXd(Eigen::Vector3d(.5, .5, 0)));
    QVERIFY((projectionOntoSimplex(Eigen::Vector2d(1e300, 1)) - Eigen::Vector2d(1, 0)).isZero(0));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, projectionOntoSimplex(Eigen::VectorXd()));
}

void TestWeightedMethods::weightFormulas()
{
    const Eigen::Vector3d e(1, 2, 3);
    // Closed form at K = 1: (1/p) (1 + (1 - E / mean) / 2).
    const Eigen::Vector3d closed = (1 + (1 - e.array() / 2) / 2) / 3;
    QVERIFY((referenceWeights(e, 1, 3).weights - closed).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QVERIFY(std::abs(referenceWeights(e, 1, 3).delta - 18) < tolerance::exactFormula);
    // Present weights all equal: both rules agree.
    const Eigen::Vector3d alike = Eigen::Vector3d::Constant(1. / 3);
    QVERIFY((adaptiveWeights(e, 1, 3, alike).weights - closed).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QCOMPARE(referenceWeights(Eigen::Vector3d::Zero(), 1, 3).weights, Eigen::VectorXd(alike));
    // q = 2: inverse dispersions; q = 3: their roots.
    const Eigen::Vector3d inverse = e.cwiseInverse() / e.cwiseInverse().sum();
    QVERIFY((powerWeights(e, 2) - inverse).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    const Eigen::Vector3d roots = e.cwiseInverse().cwiseSqrt() / e.cwiseInverse().cwiseSqrt().sum();
    QVERIFY((powerWeights(e, 3) - roots).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QVERIFY(powerWeights(Eigen::Vector3d(1e-25, 1, 1), 2)[0] > 1 - 1e-11);
    QCOMPARE(powerWeights(Eigen::Vector3d(0, 1, 1), 2), Eigen::VectorXd(Eigen::Vector3d(0, .5, .5)));
    QCOMPARE(powerWeights(Eigen::Vector3d::Zero(), 2), Eigen::VectorXd(alike));
}

/// methods.md 2.10, item 13, the reference rule on Fisher's table.
void TestWeightedMethods::scad1OnIris_data()
{
    QTest::addColumn<double>("balance");
    QTest::addColumn<QList<QList<double>>>("weights");
    QTest::addColumn<int>("errors");
    QTest::addRow("K = 2") << 2.0
                           << QList<QList<double>>{{.232, .278, .208, .283},
                                                   {.225, .211, .264, .299},
                                                   {.222, .285, .212, .282}}
                           << 16;
    QTest::addRow("K = 0.1") << 0.1
                             << QList<QList<double>>{{0, .392, 0, .608}, {0, .480, 0, .520}, {0, 0, .322, .678}}
                             << 10;
}

void TestWeightedMethods::scad1OnIris()
{
    QFETCH(double, balance);
    QFETCH(QList<QList<double>>, weights);
    QFETCH(int, errors);
    const auto problem = test::iris(true);
    if (!problem)
        QSKIP(missingDataMessage);
    Scad1Options options;
    options.balance = balance;
    options.clustering.tolerance = 1e-10;
    options.clustering.maxIterations = 2000;
    options.clustering.startSamples = {7, 70, 120};
    const Outcome outcome = scad1(*problem, options);
    QCOMPARE(outcome.stopped, Stopped::Converged);
    for (const QList<double>& published : weights) {
        double nearest = 1;
        for (Index j = 0; j < 3; ++j)
            nearest = std::min(nearest, (outcome.featureWeights.row(j) -
                                         Eigen::Map<const Eigen::RowVectorXd>(published.data(), 4))
                                            .cwiseAbs()
                                            .maxCoeff());
        QVERIFY2(nearest < 5.1e-4, qPrintable(QString::number(nearest)));
    }
    QCOMPARE(majorityErrors(outcome.assigned, problem->target.classOf), errors);
}

enum class Kind { Scad1, Scad1Adaptive, Scad2, Ewkm, WKMeans };

static bool isCrisp(Kind kind)
{
    return kind == Kind::Ewkm || kind == Kind::WKMeans;
}

static Outcome fit(Kind kind, const Problem& problem, const ClusteringOptions& options,
                   const RunControl& control = {})
{
    switch (kind) {
    case Kind::Scad1:
        return scad1(problem, {options, 0.4, DeltaRule::Reference}, control);
    case Kind::Scad1Adaptive:
        return scad1(problem, {options, 3.0, DeltaRule::Adaptive}, control);
    case Kind::Scad2:
        return scad2(problem, {options, 1.7}, control);
    case Kind::Ewkm:
        return ewkm(problem, {options, 9.0}, control);
    case Kind::WKMeans:
        break;
    }
    return wKMeans(problem, {options, 4.0}, control);
}

struct NaiveWeighted
{
    Eigen::MatrixXd memberships;
    Eigen::MatrixXd weights;
    std::vector<double> objective;
};

/// As the formulas stand, from centres at these samples.
static NaiveWeighted naiveWeighted(Kind kind, const Eigen::MatrixXd& x, const std::vector<int>& start,
                                   int iterations)
{
    const double m = isCrisp(kind) ? 1 : 2;
    const Index n = x.rows(), p = x.cols(), k = Index(start.size());
    Eigen::MatrixXd centers(k, p), v = Eigen::MatrixXd::Constant(k, p, 1 / double(p)), u;
    for (Index j = 0; j < k; ++j)
        centers.row(j) = x.row(start[std::size_t(j)]);
    const auto assign = [&](const Eigen::MatrixXd& d) {
        if (m > 1)
            return naiveMemberships(d.cwiseMax(1e-300), m);
        Eigen::MatrixXd crisp = Eigen::MatrixXd::Zero(n, k);
        for (Index i = 0; i < n; ++i) {
            Index nearest = 0;
            d.row(i).minCoeff(&nearest);
            crisp(i, nearest) = 1;
        }
        return crisp;
    };
    u = assign(naiveDistances(x, centers, {}, m, false, 0));
    NaiveWeighted result;
    for (int iteration = 0; iteration < iterations; ++iteration) {
        Eigen::MatrixXd e = Eigen::MatrixXd::Zero(k, p), d = Eigen::MatrixXd::Zero(n, k);
        for (Index j = 0; j < k; ++j) {
            Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(p);
            double mass = 0;
            for (Index i = 0; i < n; ++i) {
                sum += std::pow(u(i, j), m) * x.row(i);
                mass += std::pow(u(i, j), m);
            }
            centers.row(j) = sum / mass;
            for (Index i = 0; i < n; ++i)
                e.row(j).array() += std::pow(u(i, j), m) * (x.row(i) - centers.row(j)).array().square();
        }
        double penalty = 0;
        Eigen::MatrixXd factors;
        if (kind == Kind::Scad1 || kind == Kind::Scad1Adaptive) {
            for (Index j = 0; j < k; ++j) {
                const Eigen::VectorXd row = e.row(j).transpose(), present = v.row(j).transpose();
                const double delta =
                    kind == Kind::Scad1 ? 0.4 * row.sum() : 3.0 * present.dot(row) / present.squaredNorm();
                v.row(j) = projectionOntoSimplex(-row / (2 * delta)).transpose();
                penalty += delta * v.row(j).squaredNorm();
            }
            factors = v;
        } else if (kind == Kind::Scad2 || kind == Kind::WKMeans) {
            const double q = kind == Kind::Scad2 ? 1.7 : 4.0;
            if (kind == Kind::WKMeans)
                e.rowwise() = e.colwise().sum().eval();
            for (Index j = 0; j < k; ++j)
                for (Index l = 0; l < p; ++l) {
                    double sum = 0;
                    for (Index t = 0; t < p; ++t)
                        sum += std::pow(e(j, l) / e(j, t), 1 / (q - 1));
                    v(j, l) = 1 / sum;
                }
            factors = v.array().pow(q);
        } else {
            for (Index j = 0; j < k; ++j) {
                const Eigen::ArrayXd shares = (-e.row(j).transpose().array() / 9.0).exp();
                v.row(j) = (shares / shares.sum()).matrix().transpose();
                penalty += 9.0 * (v.row(j).array() * v.row(j).array().log()).sum();
            }
            factors = v;
        }
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < k; ++j)
                d(i, j) = (factors.row(j).array() * (x.row(i) - centers.row(j)).array().square()).sum();
        u = assign(d);
        result.objective.push_back((u.array().pow(m) * d.array()).sum() + penalty);
    }
    result.memberships = u;
    result.weights = kind == Kind::WKMeans ? Eigen::MatrixXd(v.topRows(1)) : v;
    return result;
}

void TestWeightedMethods::naive_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("samples");
    for (int kind = 0; kind < 5; ++kind) {
        for (const int features : {1, 5, 30, 60, 700})
            QTest::addRow("%d features, method %d", features, kind)
                << kind << features << int(RandomProblem().samples);
        QTest::addRow("6000 samples, method %d", kind) << kind << 3 << 6000;
    }
}

void TestWeightedMethods::naive()
{
    QFETCH(int, kind);
    QFETCH(int, features);
    QFETCH(int, samples);
    RandomProblem wanted;
    wanted.features = features;
    wanted.samples = samples;
    const Problem problem = randomProblem(wanted);
    ClusteringOptions options;
    options.startSamples = {3, 11, 20};
    options.maxIterations = 5;
    options.tolerance = 0;
    const Outcome outcome = fit(Kind(kind), problem, options);
    const NaiveWeighted expected =
        naiveWeighted(Kind(kind), problem.data->values().map(), options.startSamples, 5);
    QVERIFY((outcome.memberships - expected.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((outcome.featureWeights - expected.weights).cwiseAbs().maxCoeff() < tolerance::naive);
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(std::abs(outcome.objective[i] - expected.objective[i]) <
                tolerance::naive * std::abs(expected.objective[0]));
    QVERIFY((outcome.featureWeights.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
}

/// Where every step minimises one objective. (SCAD-1 changes its delta.)
void TestWeightedMethods::descend_data()
{
    QTest::addColumn<int>("kind");
    QTest::addRow("SCAD-2") << int(Kind::Scad2);
    QTest::addRow("EWKM") << int(Kind::Ewkm);
    QTest::addRow("W-k-means") << int(Kind::WKMeans);
}

void TestWeightedMethods::descend()
{
    QFETCH(int, kind);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        RandomProblem wanted;
        wanted.samples = 60;
        wanted.seed = seed;
        ClusteringOptions options;
        options.clusters = 4;
        options.seed = seed;
        options.tolerance = 0;
        options.maxIterations = 30;
        const Outcome outcome = fit(Kind(kind), randomProblem(wanted), options);
        for (std::size_t i = 1; i < outcome.objective.size(); ++i)
            QVERIFY(outcome.objective[i] <=
                    outcome.objective[i - 1] + tolerance::objectiveRise * std::abs(outcome.objective[0]));
    }
}

/// There dispersions counted as no less than a least one, which fell with them, and the objective rose.
void TestWeightedMethods::scad2DescendsWhereFeaturesAreConstantInAClass()
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Problem random = randomProblem({.samples = 30, .features = 6, .shift = 3, .seed = seed});
        Eigen::MatrixXd values = random.data->values().map();
        Eigen::MatrixXd levels = (values.array() > 1.5).cast<double>();
        for (Index i = 0; i < values.rows(); ++i)
            values(i, 0) = random.target.classOf[std::size_t(i)];
        for (const Eigen::MatrixXd& table : {values, levels})
            for (const double exponent : {1.2, 2.0, 4.0}) {
                ClusteringOptions options;
                options.clusters = 2 + int(seed % 2);
                options.seed = seed;
                const std::vector<double> objective = scad2(problemOf(table, {}), {options, exponent}).objective;
                for (std::size_t i = 1; i < objective.size(); ++i)
                    QVERIFY(objective[i] <= (1 + tolerance::objectiveRise) * objective[i - 1]);
            }
    }
}

/// With equal weights distances are those of FCM divided by p.
void TestWeightedMethods::largeBalanceIsPlain()
{
    const Problem problem = randomProblem({});
    Scad1Options options;
    options.balance = 1e9;
    options.clustering.startSamples = {0, 5, 9};
    ClusteringOptions plain = options.clustering;
    QVERIFY((scad1(problem, options).memberships - fcm(problem, plain).memberships).cwiseAbs().maxCoeff() <
            tolerance::limitingCase);
}

void TestWeightedMethods::constantFeatures()
{
    RandomProblem wanted;
    wanted.hasConstants = true;
    const Problem problem = randomProblem(wanted);
    ClusteringOptions options;
    for (int kind = 0; kind < 5; ++kind) {
        const Outcome outcome = fit(Kind(kind), problem, options);
        QVERIFY(outcome.featureWeights.allFinite());
        QVERIFY(outcome.memberships.allFinite());
    }
    QCOMPARE(fit(Kind::WKMeans, problem, options).featureWeights(0, 3), 0.0);
}

void TestWeightedMethods::sameBitsForAnyThreads()
{
    for (const int features : {7, 900})
        for (int kind = 0; kind < 5; ++kind) {
            RandomProblem wanted;
            wanted.features = features;
            const Problem problem = randomProblem(wanted);
            RunControl several;
            several.threads = 5;
            const Outcome a = fit(Kind(kind), problem, {}), b = fit(Kind(kind), problem, {}, several);
            QVERIFY(a.memberships == b.memberships);
            QVERIFY(a.featureWeights == b.featureWeights);
            QVERIFY(a.objective == b.objective);
        }
}

void TestWeightedMethods::refusals()
{
    const Problem problem = randomProblem({});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, scad1(problem, {{}, 0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, scad2(problem, {{}, 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ewkm(problem, {{}, 0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wKMeans(problem, {{}, 0.5}));
    ClusteringOptions crisp;
    crisp.fuzzifier = 1;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, scad1(problem, {crisp, 1}));
}

QTEST_APPLESS_MAIN(TestWeightedMethods)
#include "tst_weighted_methods.moc"
