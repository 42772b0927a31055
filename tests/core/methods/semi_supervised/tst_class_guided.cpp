// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/semi_supervised/ssfcm.h"

#include "core/methods/fuzzy/fcm.h"
#include "tests/core/methods/fuzzy/naive_clustering.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestClassGuided : public QObject
{
    Q_OBJECT

private slots:
    void naive_data();
    void naive();
    void withoutLabelsPullAsFcm();
    void descend_data();
    void descend();
    void wideKernelIsFcm();
    void labelledSamplesStay();
    void widthIsChosen();
    void sameBitsForAnyThreads();
    void refusals_data();
    void refusals();
};

enum class Kind { Endo, Pedrycz, PedryczPublished, Kernel };

constexpr double kernelWidth = 1.5;

static Problem partlyLabelled(Index features, std::uint64_t seed = 1)
{
    RandomProblem wanted;
    wanted.features = features;
    wanted.classes = 3;
    wanted.unlabelled = 0.5;
    wanted.seed = seed;
    return randomProblem(wanted);
}

static Outcome fit(Kind kind, const Problem& problem, const ConvergenceOptions& rest,
                   const RunControl& control = {})
{
    switch (kind) {
    case Kind::Endo:
        return ssfcmEndo(problem, {0.6, 1.8, rest}, control);
    case Kind::Pedrycz:
        return ssfcmPedrycz(problem, {2.5, false, rest}, control);
    case Kind::PedryczPublished:
        return ssfcmPedrycz(problem, {2.5, true, rest}, control);
    case Kind::Kernel:
        break;
    }
    return sskfcm(problem, {kernelWidth, 1.8, rest}, control);
}

static double medianSpread(const Eigen::MatrixXd& x)
{
    std::vector<double> spread;
    for (Index i = 0; i < x.rows(); ++i)
        spread.push_back((x.row(i) - x.colwise().mean()).squaredNorm());
    std::sort(spread.begin(), spread.end());
    const std::size_t n = spread.size();
    return n % 2 == 1 ? spread[n / 2] : (spread[n / 2 - 1] + spread[n / 2]) / 2;
}

struct NaiveMemberships
{
    Eigen::MatrixXd fitted, labelFree;  // n x k
};

/// methods.md 2.9 sample by sample.
static NaiveMemberships naiveMembershipsOf(Kind kind, const Problem& problem, int iterations)
{
    const Eigen::MatrixXd x = problem.data->values().map();
    const auto& classOf = problem.target.classOf;
    const Index n = x.rows(), k = problem.target.classes();
    const double width = kernelWidth * medianSpread(x);
    Eigen::MatrixXd counted = Eigen::MatrixXd::Zero(n, k), u, labelFree;
    for (Index i = 0; i < n; ++i)
        if (classOf[std::size_t(i)] >= 0)
            counted(i, classOf[std::size_t(i)]) = 1;
    for (int iteration = 0; iteration < iterations; ++iteration) {
        Eigen::MatrixXd centers(k, x.cols());
        for (Index j = 0; j < k; ++j)
            centers.row(j) = counted.col(j).transpose() * x / counted.col(j).sum();
        const Eigen::MatrixXd d = naiveDistances(x, centers, {}, 2, false, 0);
        const bool isKernel = kind == Kind::Kernel;
        const double m = kind == Kind::Endo || isKernel ? 1.8 : 2.0;
        labelFree = naiveMemberships(isKernel ? Eigen::MatrixXd(1 - (-d.array() / width).exp()) : d, m);
        u = labelFree;
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < k; ++j) {
                const int truth = classOf[std::size_t(i)];
                const double f = truth == j ? 1 : 0, b = truth >= 0 ? 1 : 0;
                double& value = u(i, j);
                if (kind == Kind::Endo) {
                    const double share = (1 - 0.6 * b) * value;
                    value = 0.6 * f + share;
                    counted(i, j) = std::pow(share, m);
                } else if (isKernel) {
                    value = b > 0 ? f : value;
                    counted(i, j) = std::pow(value, m) * std::exp(-d(i, j) / width);
                } else {
                    value = (1 + 2.5 * (1 - b)) / (1 + 2.5) * value + 2.5 * f * b / (1 + 2.5);
                    counted(i, j) = value * value;
                    if (kind == Kind::Pedrycz)
                        counted(i, j) += 2.5 * b * (value - f) * (value - f);
                }
            }
    }
    return {u, labelFree};
}

void TestClassGuided::naive_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("features");
    for (const int features : {1, 6, 60})
        for (int kind = 0; kind < 4; ++kind)
            QTest::addRow("%d features, method %d", features, kind) << kind << features;
}

void TestClassGuided::naive()
{
    QFETCH(int, kind);
    QFETCH(int, features);
    const Problem problem = partlyLabelled(features);
    const Outcome outcome = fit(Kind(kind), problem, {6, 0});
    QCOMPARE(outcome.iterations, 6);
    const auto [expected, labelFree] = naiveMembershipsOf(Kind(kind), problem, 6);
    QVERIFY((outcome.memberships - expected).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((outcome.membershipsLabelFree - labelFree).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((outcome.memberships.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    QCOMPARE(outcome.predictedClass, outcome.assigned);
}

void TestClassGuided::withoutLabelsPullAsFcm()
{
    const Problem problem = partlyLabelled(8);
    const ConvergenceOptions rest{2000, 1e-12};
    const Eigen::MatrixXd x = problem.data->values().map();
    for (const Outcome& outcome : {ssfcmEndo(problem, {0, 2, rest}), ssfcmPedrycz(problem, {0, false, rest})}) {
        const Eigen::MatrixXd distances = naiveDistances(x, outcome.centers, {}, 2, false, 0);
        QVERIFY((naiveMemberships(distances, 2) - outcome.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    }
}

/// The published centres of Pedrycz' method are not the minimum, so its objective may rise.
void TestClassGuided::descend_data()
{
    QTest::addColumn<int>("kind");
    QTest::addRow("sSFCM") << int(Kind::Endo);
    QTest::addRow("Pedrycz") << int(Kind::Pedrycz);
    QTest::addRow("kernel") << int(Kind::Kernel);
}

void TestClassGuided::descend()
{
    QFETCH(int, kind);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Outcome outcome = fit(Kind(kind), partlyLabelled(12, seed), {40, 0});
        for (std::size_t i = 1; i < outcome.objective.size(); ++i)
            QVERIFY(outcome.objective[i] <= outcome.objective[i - 1] * (1 + tolerance::objectiveRise));
    }
}

/// 1 - exp(-d / s) is d / s for a large s: unlabelled samples are shared as in FCM.
void TestClassGuided::wideKernelIsFcm()
{
    const Problem problem = partlyLabelled(8);
    const Outcome outcome = sskfcm(problem, {1e9, 2, {2000, 1e-12}});
    const Eigen::MatrixXd distances =
        naiveDistances(problem.data->values().map(), outcome.centers, {}, 2, false, 0);
    const Eigen::MatrixXd shared = naiveMemberships(distances, 2);
    for (Index i = 0; i < shared.rows(); ++i)
        if (problem.target.classOf[std::size_t(i)] < 0)
            QVERIFY((shared.row(i) - outcome.memberships.row(i)).cwiseAbs().maxCoeff() < tolerance::limitingCase);
}

void TestClassGuided::labelledSamplesStay()
{
    const Problem problem = partlyLabelled(8);
    const Outcome kernel = sskfcm(problem, {});
    for (std::size_t i = 0; i < problem.target.classOf.size(); ++i)
        if (const int truth = problem.target.classOf[i]; truth >= 0)
            QCOMPARE(kernel.memberships(Index(i), truth), 1.0);
    // sSFCM: at least the given membership.
    const Outcome given = ssfcmEndo(problem, {0.6, 2, {}});
    for (std::size_t i = 0; i < problem.target.classOf.size(); ++i)
        if (const int truth = problem.target.classOf[i]; truth >= 0)
            QVERIFY(given.memberships(Index(i), truth) >= 0.6);
}

/// The chosen width is one of those tried, and none of them puts more labelled samples right.
void TestClassGuided::widthIsChosen()
{
    const Problem problem = partlyLabelled(6);
    const Outcome chosen = sskfcm(problem, {});
    const auto errors = [&](const Outcome& outcome) {
        int wrong = 0;
        for (Index i = 0; i < outcome.embedding.rows(); ++i) {
            Index nearest = 0;
            outcome.embedding.row(i).minCoeff(&nearest);
            const int truth = problem.target.classOf[std::size_t(i)];
            wrong += truth >= 0 && truth != int(nearest);
        }
        return wrong;
    };
    bool isOneOfThem = false;
    for (const double width : {0.1, 0.3, 1.0, 3.0, 10.0}) {
        const Outcome tried = sskfcm(problem, {width, 2, {}});
        QVERIFY(errors(tried) >= errors(chosen));
        isOneOfThem = isOneOfThem || tried.memberships == chosen.memberships;
    }
    QVERIFY(isOneOfThem);
}

void TestClassGuided::sameBitsForAnyThreads()
{
    const Problem problem = partlyLabelled(300);
    RunControl several;
    several.threads = 5;
    for (int kind = 0; kind < 4; ++kind)
        QVERIFY(fit(Kind(kind), problem, {}).memberships == fit(Kind(kind), problem, {}, several).memberships);
}

void TestClassGuided::refusals_data()
{
    QTest::addColumn<int>("classes");
    QTest::addColumn<double>("given");
    QTest::addColumn<QString>("says");
    QTest::addRow("no classes") << 0 << 0.5 << "class labels are needed";
    QTest::addRow("numbers") << -1 << 0.5 << "class labels are needed";
    QTest::addRow("one class") << 1 << 0.5 << "needs at least two";
    QTest::addRow("all given") << 2 << 1.0 << "less than 1";
}

void TestClassGuided::refusals()
{
    QFETCH(int, classes);
    QFETCH(double, given);
    QFETCH(QString, says);
    RandomProblem wanted;
    wanted.classes = classes;
    try {
        ssfcmEndo(randomProblem(wanted), {given, 2, {}});
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

QTEST_APPLESS_MAIN(TestClassGuided)
#include "tst_class_guided.moc"
