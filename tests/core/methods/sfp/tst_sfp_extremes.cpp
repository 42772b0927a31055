// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"
#include "core/numeric/random.h"
#include "tests/core/support/little_memory.h"
#include "tests/core/support/naive_sfp.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/sfp_options.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

Q_DECLARE_METATYPE(fuzzylens::SfpWeights)

// Values that strain double precision.
class SfpExtremesTest : public QObject
{
    Q_OBJECT

private slots:
    void farFromZeroTheCentresRestNoSooner_data();
    void farFromZeroTheCentresRestNoSooner();
    void outliersLeaveTheOtherClustersTheirDigits_data();
    void outliersLeaveTheOtherClustersTheirDigits();
    void aFitLargerThanMemoryIsRefused_data();
    void aFitLargerThanMemoryIsRefused();
};

void SfpExtremesTest::farFromZeroTheCentresRestNoSooner_data()
{
    QTest::addColumn<int>("samples");
    QTest::newRow("few samples") << 40;
    QTest::newRow("many samples") << 2500;
}

// Against the size of the offset every step of the centres looks small.
void SfpExtremesTest::farFromZeroTheCentresRestNoSooner()
{
    QFETCH(int, samples);
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.classes = 0;
    const Problem random = randomProblem(wanted);
    const double grid = std::ldexp(1.0, 20);  // adding the offset rounds nothing
    const Eigen::MatrixXd values = (random.data->values().map().array() * grid).round().matrix() / grid;
    SfpOptions options = someOptions(3);
    options.alpha = 0;
    options.lambda = samples;
    options.startSamples = {0, 5, 9};
    options.maxIterations = 1000;
    const Outcome near = sfp(problemOf(values, {}), options).outcome;
    const Outcome far = sfp(problemOf((values.array() + grid).matrix(), {}), options).outcome;
    QCOMPARE(near.stopped, Stopped::Converged);
    QVERIFY(near.iterations > 4);
    QCOMPARE(far.stopped, Stopped::Converged);
    QCOMPARE(far.iterations, near.iterations);
    QVERIFY((far.memberships - near.memberships).cwiseAbs().maxCoeff() < tolerance::limitingCase);
    QVERIFY((far.featureWeights - near.featureWeights).cwiseAbs().maxCoeff() < tolerance::limitingCase);
    QVERIFY(((far.centers.array() - grid).matrix() - near.centers).cwiseAbs().maxCoeff() <
            tolerance::limitingCase);
}

void SfpExtremesTest::outliersLeaveTheOtherClustersTheirDigits_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<double>("outlier");
    QTest::addColumn<SfpWeights>("weights");
    for (const int samples : {50, 2100})
        for (const double outlier : {1e8, 1e13, 1e60})
            for (const SfpWeights weights : {SfpWeights::Cluster, SfpWeights::Shared})
                QTest::addRow("%d samples, %g%s", samples, outlier,
                              weights == SfpWeights::Shared ? ", shared" : "")
                    << samples << outlier << weights;
}

// Scatters that are what huge ones leave once had no digits: wrong weights, and an objective that rose.
void SfpExtremesTest::outliersLeaveTheOtherClustersTheirDigits()
{
    QFETCH(int, samples);
    QFETCH(double, outlier);
    QFETCH(SfpWeights, weights);
    Random random(7);
    Eigen::MatrixXd values(samples, 30);
    for (double& value : values.reshaped())
        value = random.uniform(-1, 1);
    values(0, 4) = outlier;
    values(1, 4) = -outlier / 3;
    SfpOptions options = someOptions(4);
    options.alpha = 0;
    options.lambda = samples / 50.0;
    options.weights = weights;
    options.tolerance = 0;
    options.maxIterations = 8;
    options.startSamples = {0, 1, 7, 12};
    const Problem problem{problemOf(values, {}).data, {}};
    const NaiveSfp naive = naiveSfp(problem, options);
    const Outcome outcome = sfp(problem, options, {2, {}}).outcome;
    const auto used = naive.w.topRows(outcome.featureWeights.rows());
    QVERIFY((outcome.featureWeights - used).cwiseAbs().maxCoeff() < tolerance::limitingCase);
    QVERIFY((outcome.memberships - naive.u).cwiseAbs().maxCoeff() < tolerance::limitingCase);
    // Beyond, the distance of the outlier to its own centre is rounding alone (addDistances), and so is the
    // objective.
    const std::size_t compared = outlier <= 1e13 ? outcome.objective.size() : 0;
    for (std::size_t t = 1; t < compared; ++t) {
        double size = 0;
        for (const NamedSeries& term : outcome.objectiveTerms)
            size += std::abs(term.values[t]);
        QVERIFY(outcome.objective[t] <= outcome.objective[t - 1] + tolerance::objectiveRise * size);
    }
    QVERIFY(sfp(problem, options, {1, {}}).outcome.featureWeights == outcome.featureWeights);
}

void SfpExtremesTest::aFitLargerThanMemoryIsRefused_data()
{
    QTest::addColumn<int>("samples");
    QTest::newRow("few samples") << 1000;
    QTest::newRow("many samples") << 3000;
}

// Sums and results of very many clusters: reported before memory is allocated.
void SfpExtremesTest::aFitLargerThanMemoryIsRefused()
{
    QFETCH(int, samples);
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = 6000;
    const Problem problem = randomProblem(wanted);
    const LittleMemory little(std::uint64_t{200} << 20);
    QVERIFY_THROWS_NO_EXCEPTION(sfp(problem, someOptions(2)));
    try {
        sfp(problem, someOptions(1000));
        QFAIL("a fit that does not fit into memory was begun");
    } catch (const DataError& error) {
        QVERIFY2(error.issue().what.text().find("of memory, but only") != std::string::npos, error.what());
        QCOMPARE(error.issue().remedy.text(), std::string("use fewer clusters or fewer features"));
    }
}

QTEST_APPLESS_MAIN(SfpExtremesTest)
#include "tst_sfp_extremes.moc"
