// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/methods/spectral/feature_scaling.h"
#include "core/numeric/nonnegative_ridge.h"
#include "tests/core/methods/spectral/labelled_sets.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::test;
using Eigen::Index;

/// Our two ways to scaling factors, and the problem behind one of them.
class TestFeatureScaling : public QObject
{
    Q_OBJECT

private slots:
    void ridgeIsOptimal_data();
    void ridgeIsOptimal();
    void ridgeByHand();
    void ridgeStops();
    void ridgeRequiresFiniteNumbers();
    void ridgeOfOverflowIsNotConverged();
    void ridgeWithoutUnknowns();
    void ridgeSolutionThatUnderflowsEnds();
    void ridgeTellsOfItsLimit();
    void targetAnchors();
    void targetSystemIsTheDefinition_data();
    void targetSystemIsTheDefinition();
    void targetNeedsTwoClasses();
    void targetOfEqualSamples();
    void targetOfSingleSamples();
    void targetOfSmallValues_data();
    void targetOfSmallValues();
    void targetOfManySamplesNeedsNoTable();
    void targetStops();
    void targetFindsTheFeature_data();
    void targetFindsTheFeature();
    void ratiosByHand();
    void ratiosOfConstants();
};

void TestFeatureScaling::ridgeIsOptimal_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("ridge");
    for (const double ridge : {1e-4, 0.1, 30.0}) {
        QTest::addRow("wide, %g", ridge) << 12 << 200 << ridge;
        QTest::addRow("tall, %g", ridge) << 90 << 15 << ridge;
        QTest::addRow("square, %g", ridge) << 20 << 20 << ridge;
    }
}

/// The conditions that only the minimum meets: g = M'(Ms - r) + ridge s >= 0, s >= 0, g's = 0.
void TestFeatureScaling::ridgeIsOptimal()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, ridge);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Eigen::MatrixXd m(rows, columns);
        Eigen::VectorXd r(rows);
        for (double& entry : m.reshaped())
            entry = random.normal();
        for (double& entry : r)
            entry = random.normal();
        const Eigen::VectorXd s = nonnegativeRidge(m, r, ridge)->s;
        const Eigen::VectorXd g = m.transpose() * (m * s - r) + ridge * s;
        const double scale = m.norm() * r.norm();
        QVERIFY(s.minCoeff() >= 0.0);
        QVERIFY2(g.minCoeff() >= -tolerance::exactFormula * scale,
                 qPrintable(QString::number(g.minCoeff() / scale)));
        QVERIFY(std::abs(g.dot(s)) <= tolerance::exactFormula * scale * s.norm());
        QVERIFY((s.array() > 0.0).any());
    }
}

void TestFeatureScaling::ridgeByHand()
{
    Eigen::MatrixXd m(2, 3);
    m << 1, 0, -1, 0, 2, 0;
    const Eigen::VectorXd s = nonnegativeRidge(m, Eigen::Vector2d(3, 4), 1.0)->s;
    QVERIFY((s - Eigen::Vector3d(1.5, 1.6, 0)).norm() < tolerance::naive);  // 3 / (1 + 1), 8 / (4 + 1)
    QCOMPARE(nonnegativeRidge(m.transpose(), Eigen::Vector3d(-1, -1, 1), 1.0)->s,
             Eigen::VectorXd(Eigen::Vector2d(0, 0)));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nonnegativeRidge(m, Eigen::Vector3d(1, 1, 1), 1.0));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nonnegativeRidge(m, Eigen::Vector2d(1, 1), 0.0));
}

void TestFeatureScaling::ridgeStops()
{
    const Eigen::MatrixXd wide = Eigen::MatrixXd::Random(5, 30), tall = wide.transpose();
    QVERIFY(!nonnegativeRidge(wide, Eigen::VectorXd::Ones(5), 0.1, [] { return false; }));
    QVERIFY(!nonnegativeRidge(tall, Eigen::VectorXd::Ones(30), 0.1, [] { return false; }));
}

void TestFeatureScaling::ridgeRequiresFiniteNumbers()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (const bool isWide : {true, false}) {
        const Eigen::MatrixXd m = Eigen::MatrixXd::Ones(isWide ? 2 : 4, isWide ? 4 : 2);
        const Eigen::VectorXd r = Eigen::VectorXd::Ones(m.rows());
        Eigen::MatrixXd badMatrix = m;
        badMatrix(0, 1) = nan;
        Eigen::VectorXd badRight = r;
        badRight[0] = nan;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nonnegativeRidge(badMatrix, r, 1.0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nonnegativeRidge(m, badRight, 1.0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nonnegativeRidge(m, r, infinity));
    }
}

/// No step lowers the value there; it counted as converged.
void TestFeatureScaling::ridgeOfOverflowIsNotConverged()
{
    for (const bool isWide : {true, false}) {
        const Eigen::MatrixXd m = Eigen::MatrixXd::Constant(isWide ? 2 : 4, isWide ? 4 : 2, 1e200);
        QVERIFY(!nonnegativeRidge(m, Eigen::VectorXd::Ones(m.rows()), 1.0)->isConverged);
    }
}

void TestFeatureScaling::ridgeWithoutUnknowns()
{
    const RidgeSolution none = *nonnegativeRidge(Eigen::MatrixXd(3, 0), Eigen::Vector3d(1, 2, 3), 1.0);
    QCOMPARE(none.s.size(), Eigen::Index(0));
    QVERIFY(none.isConverged);
}

/// The unknown that enters gets 0: its step had the length 0 / 0, and the search did not end.
void TestFeatureScaling::ridgeSolutionThatUnderflowsEnds()
{
    const Eigen::MatrixXd m = Eigen::MatrixXd::Constant(1, 1, 1e-10);
    int asked = 0;
    const auto limited = [&asked] { return ++asked < 1000; };
    const auto found = nonnegativeRidge(m, Eigen::VectorXd::Constant(1, 1e-190), 1e200, limited);
    QVERIFY(found && found->isConverged);
    QCOMPARE(found->s[0], 0.0);
}

/// Too few steps give a warning, enough steps do not.
void TestFeatureScaling::ridgeTellsOfItsLimit()
{
    for (const bool isWide : {true, false}) {
        Random random(3);
        Eigen::MatrixXd m(isWide ? 8 : 40, isWide ? 60 : 12);
        for (double& entry : m.reshaped())
            entry = random.normal();
        const Eigen::VectorXd r = m * Eigen::VectorXd::Ones(m.cols());
        const RidgeSolution whole = *nonnegativeRidge(m, r, 0.01);
        QVERIFY(whole.isConverged);
        QVERIFY(!nonnegativeRidge(m, r, 0.01, {}, nullptr, 0)->isConverged);
        int steps = 1;
        while (!nonnegativeRidge(m, r, 0.01, {}, nullptr, steps)->isConverged)
            QVERIFY(++steps <= mostRidgeSteps);
        QCOMPARE(nonnegativeRidge(m, r, 0.01, {}, nullptr, steps)->s, whole.s);
    }
}

void TestFeatureScaling::targetAnchors()
{
    TargetOptions once;
    once.start = TargetOptions::Start::Means;
    const Eigen::VectorXd means = targetFactors(anchorSet(), once)->factors;
    QVERIFY(std::abs(means[0] - 0.060650726693) < 5e-12);
    QVERIFY(std::abs(means[1] - 0.562860473849) < 5e-12);
    QCOMPARE(means[2], 0.0);
    QCOMPARE((means.array() > 0).count(), Index(6));
    const Eigen::VectorXd refitted = targetFactors(anchorSet(), {})->factors;
    QVERIFY(std::abs(refitted[0] - 0.060688662281) < 5e-12);
    QVERIFY(std::abs(refitted[1] - 0.562494265733) < 5e-12);
    QCOMPARE(refitted[2], 0.0);
    QCOMPARE((refitted.array() > 0).count(), Index(6));
    QVERIFY(std::abs(refitted.sum() - 1) < tolerance::sumToOne);
}

void TestFeatureScaling::targetSystemIsTheDefinition_data()
{
    QTest::addColumn<int>("samples");
    QTest::addRow("few") << 11;
    QTest::addRow("several blocks") << 600;
}

/// Rows from all pairs, under factors that make some samples nearer than others.
void TestFeatureScaling::targetSystemIsTheDefinition()
{
    QFETCH(int, samples);
    const LabelledRows rows = randomLabelledSet(samples, 6, 3, 2);
    const Index n = samples;
    const Eigen::VectorXd near = Eigen::VectorXd::LinSpaced(6, 0.0, 0.3);
    const TargetOptions options;
    const TargetSystem system = targetSystem(rows, options, near);
    Eigen::MatrixXd d(n, n);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < n; ++j)
            d(i, j) = near.dot((rows.values.row(i) - rows.values.row(j)).cwiseAbs2().transpose());
    double width = 0;
    for (Index i = 0; i < n; ++i) {
        std::vector<double> others;
        for (Index j = 0; j < n; ++j)
            if (j != i)
                others.push_back(d(i, j));
        std::sort(others.begin(), others.end());
        width += others[6] / samples;
    }
    std::vector<int> sizes(3);
    for (const int c : rows.classOf)
        ++sizes[std::size_t(c)];
    for (Index i = 0; i < n; ++i)
        for (const bool isAcross : {true, false}) {
            double sum = 0;
            Eigen::RowVectorXd row = Eigen::RowVectorXd::Zero(6);
            for (Index j = 0; j < n; ++j)
                if (j != i && (rows.classOf[std::size_t(i)] != rows.classOf[std::size_t(j)]) == isAcross) {
                    const double p = std::exp(-d(i, j) / width);
                    sum += p;
                    row += p * (rows.values.row(i) - rows.values.row(j)).cwiseAbs2();
                }
            const double weight = std::sqrt(samples / (3.0 * sizes[std::size_t(rows.classOf[std::size_t(i)])]));
            QVERIFY((system.m.row(i + (isAcross ? 0 : n)) - weight * row / sum).norm() <
                    tolerance::naive * weight);
            QCOMPARE(system.r[i + (isAcross ? 0 : n)], isAcross ? weight : 0.0);
        }
    QVERIFY(std::abs(system.ridge - options.ridge * system.m.squaredNorm() / (2 * samples)) <
            tolerance::exactFormula * system.ridge);
}

void TestFeatureScaling::targetNeedsTwoClasses()
{
    const LabelledRows one = labelledSet(Eigen::MatrixXd::Random(4, 3), {0, 0, 0, 0}, 1);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, targetFactors(one, {}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ratioFactors(one));
    TargetOptions none;
    none.ridge = 0;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, targetFactors(anchorSet(), none));
}

void TestFeatureScaling::targetOfEqualSamples()
{
    const LabelledRows equal = labelledSet(Eigen::MatrixXd::Ones(4, 3), {0, 0, 1, 1}, 2);
    QVERIFY((targetFactors(equal, {})->factors.array() - 1.0 / 3).abs().maxCoeff() < tolerance::exactFormula);
    QVERIFY((ratioFactors(equal).array() - 1.0 / 3).abs().maxCoeff() < tolerance::exactFormula);
}

/// A class of one sample has no neighbour of its class.
void TestFeatureScaling::targetOfSingleSamples()
{
    Eigen::MatrixXd values(2, 2);
    values << 0, 0, 1, 0;
    const LabelledRows two = labelledSet(values, {0, 1}, 2);
    const Eigen::VectorXd s = targetFactors(two, {})->factors;
    QVERIFY(std::abs(s[0] - 1) < tolerance::exactFormula && s[1] == 0.0);
    QVERIFY((ratioFactors(two) - s).norm() < tolerance::exactFormula);
    const LabelledRows single = labelledSet(Eigen::MatrixXd::Random(5, 4), {0, 0, 0, 0, 1}, 2);
    QVERIFY(targetFactors(single, {})->factors.allFinite());
}

void TestFeatureScaling::targetOfSmallValues_data()
{
    QTest::addColumn<double>("scale");
    QTest::addRow("tiny") << 1e-100;
    QTest::addRow("hardly numbers") << 1e-290;
    QTest::addRow("large") << 1e60;
}

/// The factors add up to 1 at any scale; squares of squares of values below 1e-81 are not numbers.
void TestFeatureScaling::targetOfSmallValues()
{
    QFETCH(double, scale);
    LabelledRows rows = randomLabelledSet(24, 40, 2, 5);
    const Eigen::VectorXd factors = targetFactors(rows, {})->factors;
    rows.values *= scale;
    QVERIFY((targetFactors(rows, {})->factors - factors).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY(factors.maxCoeff() > 2.0 / 40);  // not the equal ones of data that ask for none
}

/// A table of 200000 x 200000 would take 320 GB: the search starts without one, and stops when it is asked to.
void TestFeatureScaling::targetOfManySamplesNeedsNoTable()
{
    const LabelledRows many = randomLabelledSet(200000, 2, 2, 1);
    for (const auto start : {TargetOptions::Start::Neighbours, TargetOptions::Start::Means}) {
        TargetOptions options;
        options.start = start;
        int asked = 0;
        QVERIFY(!targetFactors(many, options, 1, [&] { return ++asked < 10; }));
        QCOMPARE(asked, 10);
    }
}

void TestFeatureScaling::targetStops()
{
    int asked = 0;
    QVERIFY(!targetFactors(anchorSet(), {}, 1, [&] { return ++asked < 2; }));
}

void TestFeatureScaling::targetFindsTheFeature_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("classes");
    QTest::addRow("wide") << 20 << 300 << 2;
    QTest::addRow("tall") << 120 << 8 << 2;
    QTest::addRow("three classes") << 60 << 30 << 3;
}

void TestFeatureScaling::targetFindsTheFeature()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, classes);
    const LabelledRows rows = randomLabelledSet(samples, features, classes, 6);
    Index greatest = -1;
    targetFactors(rows, {})->factors.maxCoeff(&greatest);
    QCOMPARE(greatest, Index(0));
    ratioFactors(rows).maxCoeff(&greatest);
    QCOMPARE(greatest, Index(0));
}

void TestFeatureScaling::ratiosByHand()
{
    // Feature 0: inside 1 and 1, across (2^2 + 3^2 + 1^2 + 2^2) / 4 = 4.5; feature 1: inside 4 and 4, across 2.
    Eigen::MatrixXd values(4, 2);
    values << 0, 0, 1, 2, 2, 0, 3, 2;
    const LabelledRows rows = labelledSet(values, {0, 0, 1, 1}, 2);
    const Eigen::VectorXd s = ratioFactors(rows);
    QCOMPARE(s[0], 1.0);
    QCOMPARE(s[1], 0.0);
    values.col(1) << 0, 1, 1, 2;  // inside 1 and 1, across (1 + 4 + 0 + 1) / 4 = 1.5: ratios 3.5 and 0.5
    const Eigen::VectorXd both = ratioFactors(labelledSet(values, {0, 0, 1, 1}, 2));
    QVERIFY(std::abs(both[0] - 0.875) < tolerance::exactFormula);
}

/// A feature that is constant inside both classes counts as the best of the others.
void TestFeatureScaling::ratiosOfConstants()
{
    Eigen::MatrixXd values(4, 3);
    values << 0, 0, 5, 1, 0, 5, 2, 1, 5, 3, 1, 5;
    const Eigen::VectorXd s = ratioFactors(labelledSet(values, {0, 0, 1, 1}, 2));
    QVERIFY(std::abs(s[0] - 0.5) < tolerance::exactFormula);
    QVERIFY(std::abs(s[1] - 0.5) < tolerance::exactFormula);
    QCOMPARE(s[2], 0.0);
}

QTEST_GUILESS_MAIN(TestFeatureScaling)
#include "tst_feature_scaling.moc"
