// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/laplacian_check.h"
#include "core/methods/membership/laplacian_report.h"
#include "core/methods/membership/probe_selection.h"
#include "core/methods/membership/sample_distances.h"

#include "tests/core/methods/membership/leukaemia_set.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <Eigen/Eigenvalues>

#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Samples = std::vector<Index>;

class TestLaplacianCheck : public QObject
{
    Q_OBJECT

private slots:
    void isThatOfTheMatrices_data();
    void isThatOfTheMatrices();
    void holdsOnLeukaemia_data();
    void holdsOnLeukaemia();
    void byHand();
    void weightsThatVanish();
    void unfriendlyData();
    void manyProbesAreNotFactored();
    void stopsWhenAsked();
    void refusals_data();
    void refusals();
    void reportSaysWhere();
    void reportNamesWhatDoesNotHold();
};

/// The matrices of section 4 of the paper, whole and entry by entry.
struct Naive
{
    Eigen::MatrixXd v;          // n x c
    Eigen::MatrixXd w, d, l;    // n x n, equations 1 to 4
    Eigen::MatrixXd bipartite;  // (n + c) x (n + c), symmetric normalised Laplacian
    Eigen::MatrixXd walk;       // n x c

    Naive(const Eigen::MatrixXd& squared, const Samples& probes, double beta)
    {
        const Index n = squared.rows(), c = std::ssize(probes);
        const Eigen::MatrixXd h = (-beta * squared.array()).exp();
        const auto isProbe = [&](Index i) { return std::find(probes.begin(), probes.end(), i) != probes.end(); };
        w = d = Eigen::MatrixXd::Zero(n, n);
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < n; ++j)
                if (i != j && (isProbe(i) || isProbe(j)))
                    w(i, j) = h(i, j);
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < n; ++j)
                d(i, i) += w(i, j);
        l = Eigen::MatrixXd::Identity(n, n) - d.inverse() * w;
        Eigen::MatrixXd joined = Eigen::MatrixXd::Zero(n + c, n + c);
        for (Index k = 0; k < c; ++k)
            joined.block(0, n + k, n, 1) = h.col(probes[static_cast<std::size_t>(k)]);
        joined.bottomLeftCorner(c, n) = joined.topRightCorner(n, c).transpose();
        const Eigen::VectorXd degrees = joined.rowwise().sum();
        walk = (degrees.asDiagonal().inverse() * joined).topRightCorner(n, c);
        const Eigen::VectorXd roots = degrees.cwiseSqrt().cwiseInverse();
        bipartite = Eigen::MatrixXd::Identity(n + c, n + c) - roots.asDiagonal() * joined * roots.asDiagonal();
        v.resize(n, c);
        for (Index i = 0; i < n; ++i)
            for (Index k = 0; k < c; ++k)
                v(i, k) = joined(i, n + k) / joined.row(i).sum();
    }
};

static Samples spread(Index samples, Index probes)
{
    Samples chosen;
    for (Index k = 0; k < probes; ++k)
        chosen.push_back(k * samples / probes);
    return chosen;
}

static bool isNear(double one, double other, double tolerance)
{
    return std::abs(one - other) <= tolerance;
}

/// Greatest of |L_ij + v_ik| over the rows of probes, or of all others; the entries of a probe in itself left out.
static double greatestDifference(const Naive& naive, const Samples& probes, bool ofProbes)
{
    double greatest = 0;
    for (Index i = 0; i < naive.l.rows(); ++i)
        for (std::size_t k = 0; k < probes.size(); ++k)
            if (probes[k] != i && ofProbes == std::binary_search(probes.begin(), probes.end(), i))
                greatest = std::max(greatest, std::abs(naive.l(i, probes[k]) + naive.v(i, static_cast<Index>(k))));
    return greatest;
}

static void compareSpectrum(const Naive& naive, const LaplacianCheck& check)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(naive.bipartite, Eigen::EigenvaluesOnly);
    std::vector<double> expected;  // 1 - s, as often 1 as there are more samples than probes, 1 + s
    for (const double eigenvalue : check.eigenvalues) {
        expected.push_back(eigenvalue);
        expected.push_back(2.0 - eigenvalue);
    }
    expected.resize(static_cast<std::size_t>(check.samples + check.probes), 1.0);
    std::sort(expected.begin(), expected.end());
    for (Index i = 0; i < solver.eigenvalues().size(); ++i)
        QVERIFY2(isNear(solver.eigenvalues()[i], expected[static_cast<std::size_t>(i)], tolerance::spectrum),
                 qPrintable(QString::number(solver.eigenvalues()[i] - expected[static_cast<std::size_t>(i)])));
}

static void verifyIdentities(const LaplacianCheck& check)
{
    const Index others = check.samples - check.probes;
    QCOMPARE(check.otherRows.entries, others * check.probes);
    QCOMPARE(check.probeRows.entries, check.probes * (check.probes - 1));
    QCOMPARE(check.scaled.entries, check.samples * check.probes - check.probes);
    QCOMPARE(check.asymmetry.entries, check.scaled.entries);
    QCOMPARE(check.bipartite.entries, check.samples * check.probes);
    QCOMPARE(check.samplesWithoutEdges, Index{0});
    QVERIFY(check.otherRows.error < tolerance::laplacian);
    QVERIFY(check.scaled.error < tolerance::laplacianScaled);
    QVERIFY(check.bipartite.error < tolerance::laplacian);
    QCOMPARE(check.selfLoops.has_value(), others == 0);
    if (check.selfLoops) {
        QCOMPARE(check.selfLoops->entries, check.samples * check.samples);
        QVERIFY(check.selfLoops->error < tolerance::laplacian);
    }
    QVERIFY(check.spectrum && check.spectrum->entries == 2 * check.probes);
    QVERIFY(check.spectrum->error < tolerance::laplacian);
    QCOMPARE(std::ssize(check.eigenvalues), check.probes);
    QVERIFY(std::is_sorted(check.eigenvalues.begin(), check.eigenvalues.end()));
}

static void verifyAgainstMatrices(const LaplacianCheck& check, const Eigen::MatrixXd& squared,
                                  const Samples& probes)
{
    const Naive naive(squared, probes, check.beta);
    const Index n = check.samples;
    QVERIFY(greatestDifference(naive, probes, false) < tolerance::laplacian);
    QVERIFY(isNear(check.probeRows.error, greatestDifference(naive, probes, true), tolerance::laplacian));
    const double asymmetry = (naive.l - naive.l.transpose()).cwiseAbs().maxCoeff();
    QVERIFY(isNear(check.asymmetry.error, asymmetry, tolerance::laplacian));
    double least = 1, greatest = 0, scaled = 0;
    for (std::size_t k = 0; k < probes.size(); ++k) {
        const Index j = probes[k];
        const Eigen::VectorXd column = naive.v.col(static_cast<Index>(k));
        least = std::min(least, column[j]);
        greatest = std::max(greatest, column[j]);
        QVERIFY(isNear(naive.l(j, j), 1, tolerance::roundingError));
        for (Index i = 0; i < n; ++i) {
            double sum = 0;
            for (const Index probe : probes)
                sum += std::exp(-check.beta * squared(i, probe));
            if (i != j)
                scaled = std::max(scaled, std::abs(column[i] * sum + naive.l(i, j) * naive.d(i, i)));
        }
    }
    QVERIFY(scaled < tolerance::laplacianScaled);
    QVERIFY(isNear(check.leastOwn, least, tolerance::laplacian));
    QVERIFY(isNear(check.greatestOwn, greatest, tolerance::laplacian));
    QVERIFY((naive.v - naive.walk).cwiseAbs().maxCoeff() < tolerance::laplacian);
    if (n == check.probes) {
        const Eigen::MatrixXd identity = Eigen::MatrixXd::Identity(n, n);
        const Eigen::MatrixXd loopD = naive.d + identity, loopW = naive.w + identity;
        QVERIFY((identity - naive.v - loopD.inverse() * (loopD - loopW)).cwiseAbs().maxCoeff() <
                tolerance::laplacian);
        QVERIFY((identity - naive.v - loopD.inverse() * naive.d * naive.l).cwiseAbs().maxCoeff() <
                tolerance::laplacian);
    }
    compareSpectrum(naive, check);
}

static void tell(const LaplacianCheck& check)
{
    QString line = QStringLiteral("c = %1 of %2:").arg(check.probes).arg(check.samples);
    for (const LaplacianFinding& finding : laplacianFindings(check))
        line += QStringLiteral(" %1 %2,").arg(finding.id.c_str(), errorText(finding.error).c_str());
    qInfo("%s", qPrintable(line));
}

void TestLaplacianCheck::isThatOfTheMatrices_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("probes");
    QTest::addColumn<double>("sharpness");
    for (const int samples : {38, 90})
        for (const int probes : {1, 5, 19, samples})
            for (const double sharpness : {0.1, 1.0, 5.0})
                QTest::addRow("%d of %d, %g", probes, samples, sharpness) << samples << probes << sharpness;
}

void TestLaplacianCheck::isThatOfTheMatrices()
{
    QFETCH(int, samples);
    QFETCH(int, probes);
    QFETCH(double, sharpness);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Eigen::MatrixXd squared = squaredDistancesOf(groupedPoints(samples, 3, 2, seed));
        const Samples chosen = randomProbes(samples, probes, {}, seed);
        const auto check = laplacianCheck(squared, chosen, sharpness / squared.mean());
        QVERIFY(check);
        verifyIdentities(*check);
        verifyAgainstMatrices(*check, squared, chosen);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestLaplacianCheck::holdsOnLeukaemia_data()
{
    QTest::addColumn<int>("probes");
    for (const int probes : {1, 5, 19, 38})
        QTest::addRow("%d probes", probes) << probes;
}

void TestLaplacianCheck::holdsOnLeukaemia()
{
    QFETCH(int, probes);
    const auto problem = leukaemiaProblem();
    if (!problem)
        QSKIP(missingDataMessage);
    const SampleDistancesPtr distances = sampleDistances(problem->data, 1);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Samples chosen = randomProbes(problem->data->samples(), probes, {}, seed);
        const auto check = laplacianCheck(distances->squared, chosen, 1e-7);
        QVERIFY(check);
        if (seed == 1)
            tell(*check);
        verifyIdentities(*check);
        verifyAgainstMatrices(*check, distances->squared, chosen);
        if (QTest::currentTestFailed())
            return;
    }
}

/// Places 0, 1, 3 on a line, probes the first two, exp(-beta d^2) = 2^-d^2.
void TestLaplacianCheck::byHand()
{
    const auto check = laplacianCheck(squaredDistancesOf(onLine({0, 1, 3})), {0, 1}, std::log(2.0));
    QVERIFY(check);
    const double near = 0.5, far = std::pow(2.0, -9), middle = std::pow(2.0, -4);
    const double degree0 = near + far, degree1 = near + middle, degree2 = far + middle;
    QVERIFY(isNear(check->leastOwn, 1 / 1.5, tolerance::laplacian));
    QVERIFY(isNear(check->greatestOwn, 1 / 1.5, tolerance::laplacian));
    const double ofProbes = std::max(near / degree0, near / degree1) - near / 1.5;
    QVERIFY(isNear(check->probeRows.error, ofProbes, tolerance::laplacian));
    const double asymmetry = std::max({std::abs(near / degree0 - near / degree1), far / degree2 - far / degree0,
                                       middle / degree2 - middle / degree1});
    QVERIFY(isNear(check->asymmetry.error, asymmetry, tolerance::laplacian));
    QCOMPARE(check->otherRows.entries, Index{2});
    QVERIFY(isNear(check->eigenvalues.front(), 0, tolerance::laplacian));
}

/// Of two groups 100 apart only one has probes: the other's weights are 0 in numbers, its memberships are not.
void TestLaplacianCheck::weightsThatVanish()
{
    const Eigen::MatrixXd squared = squaredDistancesOf(onLine({0, 1, 2, 100, 101, 102}));
    const auto near = laplacianCheck(squared, {0, 1}, 1);
    QVERIFY(near);
    QCOMPARE(near->samplesWithoutEdges, Index{3});
    QCOMPARE(near->otherRows.entries, Index{2});
    QCOMPARE(near->probeRows.entries, Index{2});
    QCOMPARE(near->scaled.entries, Index{4});
    QCOMPARE(near->bipartite.entries, Index{6});
    QVERIFY(near->probeRows.error > 0.1);
    for (const double beta : {1.0, 10.0, 700.0, 1e100, 1e300}) {
        for (const Samples& probes : {Samples{0}, Samples{0, 4}, Samples{0, 1, 2, 3, 4, 5}}) {
            const auto check = laplacianCheck(squared, probes, beta);
            QVERIFY(check && std::isfinite(check->rounding));
            for (const LaplacianFinding& finding : laplacianFindings(*check)) {
                QVERIFY2(std::isfinite(finding.error), finding.id.c_str());
                QVERIFY2(finding.holds || !finding.mustHold, finding.sentence.text().c_str());
            }
        }
    }
    const auto apart = laplacianCheck(squared, {0, 1, 2, 3, 4, 5}, 1e300);
    QCOMPARE(apart->samplesWithoutEdges, Index{6});
    QCOMPARE(apart->scaled.entries, Index{0});
    QCOMPARE(apart->leastOwn, 1.0);
    QCOMPARE(apart->eigenvalues, std::vector<double>(6, 0.0));
    QVERIFY(laplacianSummary(*apart).text().find("6 samples have no edges") != std::string::npos);
}

/// Beta 0, samples that are equal, a single sample: identities hold all the same.
void TestLaplacianCheck::unfriendlyData()
{
    const Eigen::MatrixXd alike = squaredDistancesOf(onLine({5, 5, 5, 1, 1, 8}));
    for (const double beta : {0.0, 1.0})
        for (const Samples& probes : {Samples{0, 1}, Samples{3}, Samples{0, 1, 2, 3, 4, 5}}) {
            const auto check = laplacianCheck(alike, probes, beta);
            QVERIFY(check);
            verifyIdentities(*check);
        }
    const auto single = laplacianCheck(Eigen::MatrixXd::Zero(1, 1), {0}, 1);
    QVERIFY(single);
    QCOMPARE(single->samplesWithoutEdges, Index{1});
    QCOMPARE(single->leastOwn, 1.0);
    QCOMPARE(single->eigenvalues, std::vector<double>{0.0});
    QCOMPARE(single->selfLoops->error, 0.0);
}

void TestLaplacianCheck::manyProbesAreNotFactored()
{
    const Index n = mostFactoredProbes + 1;
    const Eigen::MatrixXd squared = squaredDistancesOf(groupedPoints(n, 3, 2, 1));
    Samples all(static_cast<std::size_t>(n));
    std::iota(all.begin(), all.end(), Index{0});
    const auto check = laplacianCheck(squared, all, 0.1);
    QVERIFY(check && !check->spectrum && check->eigenvalues.empty());
    QVERIFY(check->selfLoops->error < tolerance::laplacian);
    const auto most = laplacianCheck(squared, spread(n, 200), 0.1);
    QVERIFY(most && most->spectrum->error < most->rounding);
}

void TestLaplacianCheck::stopsWhenAsked()
{
    const Eigen::MatrixXd squared = squaredDistancesOf(groupedPoints(30, 3, 2, 1));
    int most = 0;
    while (!laplacianCheck(squared, {1, 2, 3}, 0.1, [left = most]() mutable { return left-- > 0; }))
        ++most;
    QCOMPARE(most, 5);  // at every probe, before and after the singular values
}

void TestLaplacianCheck::refusals_data()
{
    QTest::addColumn<Samples>("probes");
    QTest::addColumn<double>("beta");
    QTest::newRow("no probe") << Samples{} << 1.0;
    QTest::newRow("none such") << Samples{4} << 1.0;
    QTest::newRow("before the first") << Samples{-1} << 1.0;
    QTest::newRow("twice") << Samples{1, 1} << 1.0;
    QTest::newRow("in disorder") << Samples{2, 1} << 1.0;
    QTest::newRow("negative beta") << Samples{1} << -1.0;
    QTest::newRow("no number") << Samples{1} << std::nan("");
    QTest::newRow("infinite") << Samples{1} << std::numeric_limits<double>::infinity();
}

void TestLaplacianCheck::refusals()
{
    QFETCH(Samples, probes);
    QFETCH(double, beta);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, laplacianCheck(Eigen::MatrixXd::Zero(4, 4), probes, beta));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, laplacianCheck(Eigen::MatrixXd::Zero(4, 3), {1}, 1));
}

void TestLaplacianCheck::reportSaysWhere()
{
    const Eigen::MatrixXd squared = squaredDistancesOf(groupedPoints(30, 3, 2, 1));
    const auto idsOf = [](const LaplacianCheck& check) {
        std::vector<std::string> ids;
        for (const LaplacianFinding& finding : laplacianFindings(check))
            ids.push_back(finding.id);
        return ids;
    };
    using Ids = std::vector<std::string>;
    const auto some = laplacianCheck(squared, {3, 9, 20}, 0.1);
    QCOMPARE(idsOf(*some),
             (Ids{"other_rows", "probe_rows", "diagonal", "asymmetry", "scaled", "bipartite", "spectrum"}));
    const std::string summary = laplacianSummary(*some).text();
    QVERIFY2(summary.find("27 samples that are not probes, but not in the rows of the probes") !=
                 std::string::npos,
             summary.c_str());
    const auto one = laplacianCheck(squared, {3}, 0.1);
    QCOMPARE(idsOf(*one), (Ids{"other_rows", "diagonal", "asymmetry", "scaled", "bipartite", "spectrum"}));
    const auto all = laplacianCheck(squared, spread(30, 30), 0.1);
    QCOMPARE(idsOf(*all),
             (Ids{"probe_rows", "diagonal", "asymmetry", "scaled", "self_loops", "bipartite", "spectrum"}));
    QVERIFY(laplacianSummary(*all).text().find("in no row") != std::string::npos);
    for (const LaplacianFinding& finding : laplacianFindings(*some))
        QVERIFY2(finding.holds == finding.mustHold, finding.sentence.text().c_str());
}

void TestLaplacianCheck::reportNamesWhatDoesNotHold()
{
    auto check = laplacianCheck(squaredDistancesOf(groupedPoints(30, 3, 2, 1)), {3, 9, 20}, 0.1);
    check->otherRows.error = 0.25;
    const LaplacianFinding finding = laplacianFindings(*check).front();
    QVERIFY(finding.mustHold && !finding.holds);
    QVERIFY2(QString::fromStdString(finding.sentence.text()).endsWith("0.25, which rounding cannot explain."),
             finding.sentence.text().c_str());
}

QTEST_APPLESS_MAIN(TestLaplacianCheck)
#include "tst_laplacian_check.moc"
