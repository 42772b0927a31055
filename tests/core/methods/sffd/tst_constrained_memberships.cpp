// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/constrained_memberships.h"

#include "core/methods/constraints/pair_chains.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/numeric/random.h"
#include "tests/core/methods/sffd/naive_sffd.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

Q_DECLARE_METATYPE(fuzzylens::PairSet)

class TestConstrainedMemberships : public QObject
{
    Q_OBJECT

private slots:
    void handComputed_data();
    void handComputed();
    void leastOfAllFaces();
    void withoutForceAsFcm();
    void zeroDistances();
    void hugeAndTiny();
    void costAndSlope();
    void groupsCountAsTheirPairs_data();
    void groupsCountAsTheirPairs();
    void printedUpdateCycles();
};

static Eigen::RowVectorXd row(const QList<double>& values)
{
    return Eigen::Map<const Eigen::RowVectorXd>(values.data(), values.size());
}

void TestConstrainedMemberships::handComputed_data()
{
    QTest::addColumn<QList<double>>("distances");
    QTest::addColumn<QList<double>>("force");
    QTest::addColumn<QList<double>>("expected");
    QTest::addRow("equal distances, no force")
        << QList<double>{1, 1} << QList<double>{0, 0} << QList<double>{.5, .5};
    QTest::addRow("2 u1 = 4 u2") << QList<double>{1, 2} << QList<double>{0, 0} << QList<double>{2. / 3, 1. / 3};
    QTest::addRow("force at the edge") << QList<double>{1, 1} << QList<double>{0, 2} << QList<double>{1, 0};
    QTest::addRow("force beyond the edge") << QList<double>{1, 1} << QList<double>{0, 5} << QList<double>{1, 0};
    QTest::addRow("half a force") << QList<double>{1, 1} << QList<double>{0, 1} << QList<double>{.75, .25};
    // Three that scipy's SLSQP found.
    QTest::addRow("SLSQP, four") << QList<double>{.7, 1.9, 3.1, .4} << QList<double>{-.6, -2.5, .8, 1.3}
                                 << QList<double>{.3653846153846154, .6346153846153846, 0, 0};
    QTest::addRow("SLSQP, three") << QList<double>{2.2, .3, 1.1} << QList<double>{.4, .9, -1.7}
                                  << QList<double>{.0151515151515152, 0, .9848484848484848};
    QTest::addRow("SLSQP, five") << QList<double>{5, .8, 2.6, 1.4, .9} << QList<double>{-7, 1, -2, .5, 3}
                                 << QList<double>{.6710526315789474, 0, .3289473684210526, 0, 0};
    QTest::addRow("one leaves") << QList<double>{1, 2, 4} << QList<double>{0, 1, 9}
                                << QList<double>{5. / 6, 1. / 6, 0};
}

void TestConstrainedMemberships::handComputed()
{
    QFETCH(QList<double>, distances);
    QFETCH(QList<double>, force);
    QFETCH(QList<double>, expected);
    const Eigen::RowVectorXd u = constrainedMemberships(row(distances), row(force));
    QVERIFY((u - row(expected)).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    // Terms common to all clusters have no effect.
    const Eigen::RowVectorXd shifted = constrainedMemberships(row(distances), row(force).array() + 7.0);
    QVERIFY((shifted - u).cwiseAbs().maxCoeff() < tolerance::exactFormula);
}

void TestConstrainedMemberships::leastOfAllFaces()
{
    Random random(5);
    for (int trial = 0; trial < 2000; ++trial) {
        const Index k = 1 + Index(random.below(6));
        Eigen::RowVectorXd d(k), f(k);
        for (Index s = 0; s < k; ++s) {
            d[s] = std::exp(3 * random.normal());
            f[s] = 4 * random.normal();
        }
        const Eigen::RowVectorXd u = constrainedMemberships(d, f), expected = bruteForceRow(d, f);
        QVERIFY(u.minCoeff() >= 0);
        QVERIFY(std::abs(u.sum() - 1) < tolerance::sumToOne);
        QVERIFY((u - expected).cwiseAbs().maxCoeff() < tolerance::naive);
    }
}

void TestConstrainedMemberships::withoutForceAsFcm()
{
    Random random(6);
    Eigen::MatrixXd d(50, 4);
    for (double& value : d.reshaped())
        value = std::exp(2 * random.normal());
    const Eigen::MatrixXd u = fuzzyMemberships(d, 2.0);
    for (Index i = 0; i < d.rows(); ++i)
        QVERIFY((constrainedMemberships(d.row(i), Eigen::RowVectorXd::Zero(4)) - u.row(i)).cwiseAbs().maxCoeff() <
                tolerance::exactFormula);
}

void TestConstrainedMemberships::zeroDistances()
{
    using R = Eigen::RowVectorXd;
    const auto solve = [](const QList<double>& d, const QList<double>& f) {
        return constrainedMemberships(row(d), row(f));
    };
    QCOMPARE(solve({0, 1, 1}, {0, 0, 0}), R(row({1, 0, 0})));
    QCOMPARE(solve({0, 0, 1}, {0, 0, 0}), R(row({.5, .5, 0})));
    QCOMPARE(solve({0, 0, 1}, {3, 1, 1}), R(row({0, 1, 0})));
    // A cluster at distance 1 that the pairs want more: u_3 with 2 u_3 - 1 = 0.
    QCOMPARE(solve({0, 0, 1}, {0, 0, -1}), R(row({.25, .25, .5})));
    // So much that nothing is left for the others.
    QCOMPARE(solve({0, 0, 1}, {0, 0, -9}), R(row({0, 0, 1})));
    // It is the limit of small distances.
    const R near = solve({1e-9, 1e-9, 1}, {0, 0, -1});
    QVERIFY((near - row({.25, .25, .5})).cwiseAbs().maxCoeff() < tolerance::limitingCase);
}

void TestConstrainedMemberships::hugeAndTiny()
{
    // Three forces of 1e308 once summed to infinity; distances of 1e-310 once made forces infinite.
    for (const QList<double>& d : {QList<double>{1e-300, 1e300, 1},
                                   {1e300, 1e300, 1e-300},
                                   {1e-320, 1, 1},
                                   {1e-310, 1e-310, 1e-310},
                                   {1, 1, 1},
                                   {1e-310, 1, 1e-310}})
        for (const QList<double>& f : {QList<double>{1e300, -1e300, 0},
                                       {0, 0, 0},
                                       {-1e-300, 1, 1e300},
                                       {0, 1e308, 1.7e308},
                                       {-1.7e308, 1.7e308, 1e308},
                                       {1e-310, 0, 3e-310}}) {
            const Eigen::RowVectorXd u = constrainedMemberships(row(d), row(f));
            QVERIFY(u.allFinite());
            QVERIFY(u.minCoeff() >= 0);
            QVERIFY(std::abs(u.sum() - 1) < tolerance::sumToOne);
        }
}

void TestConstrainedMemberships::costAndSlope()
{
    Random random(7);
    const PairSet pairs = inOrder({{{0, 1}, {1, 4}, {2, 3}}, {{0, 5}, {3, 4}}}, 7);
    const PairCost cost(pairs, 7);
    QCOMPARE(cost.pairs(), Index(5));
    QCOMPARE(cost.constrained(), std::vector<int>({0, 1, 2, 3, 4, 5}));
    Eigen::MatrixXd u(7, 3);
    for (double& value : u.reshaped())
        value = random.uniform();
    u = (u.array().colwise() / u.rowwise().sum().array()).matrix().eval();
    QVERIFY(std::abs(cost.total(u) - naivePairCost(pairs, u)) < tolerance::exactFormula);
    // The slope, by moving mass from one cluster to another.
    constexpr double step = 1e-3;
    for (const int sample : cost.constrained())
        for (Index j = 0; j < 3; ++j) {
            Eigen::MatrixXd moved = u;
            moved(sample, j) += step;
            moved(sample, (j + 1) % 3) -= step;
            const Eigen::RowVectorXd slope = PairSlopes(cost, u).slope(sample, u.row(sample));
            QVERIFY(std::abs((cost.total(moved) - cost.total(u)) / step - (slope[j] - slope[(j + 1) % 3])) <
                    tolerance::naive);
        }
}

static PairSet pairsOfKind(const QString& kind)
{
    const std::vector<int> classOf{0, 1, 0, 2, -1, 1, 0, 2, 2, 1, -1, 3};
    if (kind == "labels")
        return pairsOfClasses(classOf);
    if (kind == "some")
        return somePairsOfClasses(classOf, 17, 4);
    const PairSet few = inOrder({{{0, 1}, {1, 4}, {5, 6}, {6, 7}}, {{4, 5}, {2, 9}, {0, 4}, {8, 0}}}, 12);
    return kind == "closure" ? transitiveClosure(few, 12) : few;
}

void TestConstrainedMemberships::groupsCountAsTheirPairs_data()
{
    QTest::addColumn<PairSet>("pairs");
    for (const char* kind : {"labels", "some", "few and contradictory", "closure"})
        QTest::addRow("%s", kind) << pairsOfKind(kind);
}

/// Cost, slopes and number of broken pairs, against a loop over the pairs, while memberships change.
void TestConstrainedMemberships::groupsCountAsTheirPairs()
{
    QFETCH(PairSet, pairs);
    constexpr Index n = 12, k = 3;
    Random random(9);
    const auto drawn = [&] {
        Eigen::RowVectorXd row(k);
        for (double& value : row)
            value = random.uniform();
        return Eigen::RowVectorXd(row / row.sum());
    };
    Eigen::MatrixXd u(n, k);
    for (Index i = 0; i < n; ++i)
        u.row(i) = drawn();
    const PairCost cost(pairs, n);
    PairSlopes slopes(cost, u);
    for (int round = 0; round < 3; ++round)
        for (int sample = 0; sample < n; ++sample) {
            Eigen::RowVectorXd expected = Eigen::RowVectorXd::Zero(k);
            for (const bool isMust : {true, false})
                for (const SamplePair& pair : isMust ? pairs.must : pairs.cannot)
                    if (pair.first == sample || pair.second == sample)
                        expected += (isMust ? -1 : 1) * u.row(pair.first + pair.second - sample);
            QVERIFY((slopes.slope(sample, u.row(sample)) - expected).cwiseAbs().maxCoeff() < tolerance::naive);
            const Eigen::RowVectorXd next = drawn();
            slopes.change(sample, u.row(sample), next);
            u.row(sample) = next;
            QVERIFY(std::abs(cost.total(u) - naivePairCost(pairs, u)) < tolerance::naive);
        }
    for (int trial = 0; trial < 20; ++trial) {
        std::vector<int> assigned;
        for (Index i = 0; i < n; ++i)
            assigned.push_back(int(random.below(k)));
        QCOMPARE(cost.broken(assigned, k), Index(violatedPairs(pairs, assigned).size()));
    }
}

/// Two samples that belong together, each near another cluster: the printed update lets them change places for
/// ever (methods.md 2.10, item 10); ours converges.
void TestConstrainedMemberships::printedUpdateCycles()
{
    Eigen::MatrixXd d(2, 2);
    d << 1, 2, 2, 1;
    const PairCost cost(inOrder({{{0, 1}}, {}}, 2), 2);
    const auto change = [&](PairUpdate update) {
        Eigen::MatrixXd u(2, 2);
        u << 1, 0, 0, 1;
        double last = 0;
        for (int iteration = 0; iteration < 100; ++iteration) {
            const Eigen::MatrixXd before = u;
            updateMemberships(d, cost, 20, update, 1, before, u);
            last = (u - before).cwiseAbs().maxCoeff();
        }
        return last;
    };
    QCOMPARE(change(PairUpdate::Simultaneous), 1.0);
    QVERIFY(change(PairUpdate::Sequential) < tolerance::exactFormula);
}

QTEST_APPLESS_MAIN(TestConstrainedMemberships)
#include "tst_constrained_memberships.moc"
