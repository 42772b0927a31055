// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/membership/embedding.h"
#include "core/methods/membership/mes.h"
#include "core/methods/membership/probe_selection.h"
#include "core/scores/scores.h"
#include "tests/core/methods/membership/leukaemia_set.h"
#include "tests/core/methods/membership/small_mes.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Membership embedding from probes to partition.
class TestMes : public QObject
{
    Q_OBJECT

private slots:
    void outcomeIsWhole_data();
    void outcomeIsWhole();
    void probesAreThoseAskedFor();
    void everySelection_data();
    void everySelection();
    void newSamplesStandWhereTheOldOnes_data();
    void newSamplesStandWhereTheOldOnes();
    void oneProbe();
    void everySampleAProbe();
    void betaOfAnySize();
    void sharpnessIsJudgedByOtherSamples();
    void sharpnessOfTheLeukaemiaSet();
    void duplicates();
    void missingValuesAreRefused();
    void pinnedProbesAreCheckedFirst();
    void sameBitsForAnyThreads();
    void distancesOfManySamples();
    void fewerProbesThanSpectralClusters();
    void evenPartitionIsLeftBehind();
    void annealingIsItsBestSet();
    void cancelledAnnealingKeepsWhatItHas();
    void qualities();
    void leukaemiaAnnealing();
};

void TestMes::outcomeIsWhole_data()
{
    QTest::addColumn<Representation>("representation");
    QTest::addColumn<EmbeddingClustering>("clustering");
    QTest::addRow("MES, FCM") << Representation::Memberships << EmbeddingClustering::Fcm;
    QTest::addRow("MES, k-means") << Representation::Memberships << EmbeddingClustering::KMeans;
    QTest::addRow("MES, spectral") << Representation::Memberships << EmbeddingClustering::Spectral;
    QTest::addRow("DES, FCM") << Representation::Distances << EmbeddingClustering::Fcm;
    QTest::addRow("DES, k-means") << Representation::Distances << EmbeddingClustering::KMeans;
}

void TestMes::outcomeIsWhole()
{
    QFETCH(Representation, representation);
    QFETCH(EmbeddingClustering, clustering);
    const Problem problem = smallProblem();
    MesOptions options = optionsWith(ProbeSelection::Random);
    options.representation = representation;
    options.clustering = clustering;
    const Outcome outcome = mes(problem, options);
    const bool areMemberships = representation == Representation::Memberships;
    QCOMPARE(outcome.probes.size(), std::size_t(6));
    QCOMPARE(outcome.embedding.rows(), Index(20));
    QCOMPARE(outcome.embedding.cols(), Index(6));
    QCOMPARE(outcome.embeddingAxes.size(), std::size_t(6));
    QCOMPARE(outcome.embeddingAxes[0], (areMemberships ? "membership of " : "distance to ") +
                                           problem.data->sampleNames()[std::size_t(outcome.probes[0])]);
    QCOMPARE(outcome.embeddingCenters.cols(), Index(6));
    QCOMPARE(outcome.centers.rows(), Index(3));
    QCOMPARE(outcome.centers.cols(), Index(9));
    QCOMPARE(outcome.eigenvalues.size(), std::size_t(areMemberships ? 6 : 0));
    QCOMPARE(outcome.assigned, nearestClusters(outcome.memberships));
    QVERIFY((outcome.memberships.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    const double fuzzifier = clustering == EmbeddingClustering::Fcm ? 2 : 1;
    const Eigen::MatrixXd weights = meanWeights(outcome.memberships, fuzzifier);
    QVERIFY((outcome.embeddingCenters - weights.transpose() * outcome.embedding).cwiseAbs().maxCoeff() <
            tolerance::naive);
    QVERIFY((outcome.centers - weights.transpose() * problem.data->values().map()).cwiseAbs().maxCoeff() <
            tolerance::naive);
    QCOMPARE(std::isnan(figureOf(outcome, "center_separation")), clustering != EmbeddingClustering::Fcm);
    QCOMPARE(figureOf(outcome, "probes"), 6.0);
}

void TestMes::probesAreThoseAskedFor()
{
    MesOptions options = optionsWith(ProbeSelection::Pinned);
    options.constraints.pinned = {4, 11, 17};
    const Problem problem = smallProblem();
    const Outcome outcome = mes(problem, options);
    QCOMPARE(outcome.probes, (std::vector<Index>{4, 11, 17}));
    const Eigen::MatrixXd squared = squaredDistancesOf(problem.data->values().map())(Eigen::all, outcome.probes);
    QVERIFY((outcome.embedding - membershipEmbedding(squared, options.beta)).cwiseAbs().maxCoeff() <
            tolerance::naive);
}

void TestMes::everySelection_data()
{
    QTest::addColumn<ProbeSelection>("selection");
    QTest::addRow("random") << ProbeSelection::Random;
    QTest::addRow("medoids") << ProbeSelection::Medoids;
    QTest::addRow("affinity") << ProbeSelection::Affinity;
    QTest::addRow("annealing") << ProbeSelection::Annealing;
}

void TestMes::everySelection()
{
    QFETCH(ProbeSelection, selection);
    MesOptions options = optionsWith(selection);
    options.constraints = {{3}, {5, 6}};
    const Problem problem = smallProblem();
    const Outcome outcome = mes(problem, options);
    const auto has = [&](Index probe) {
        return std::find(outcome.probes.begin(), outcome.probes.end(), probe) != outcome.probes.end();
    };
    QVERIFY(has(3) && !has(5) && !has(6));
    QVERIFY(std::is_sorted(outcome.probes.begin(), outcome.probes.end()));
    QCOMPARE(mes(problem, options).probes, outcome.probes);
    QCOMPARE(outcome.annealing.empty(), selection != ProbeSelection::Annealing);
}

void TestMes::newSamplesStandWhereTheOldOnes_data()
{
    outcomeIsWhole_data();
}

void TestMes::newSamplesStandWhereTheOldOnes()
{
    QFETCH(Representation, representation);
    QFETCH(EmbeddingClustering, clustering);
    const Problem problem = smallProblem();
    MesOptions options = optionsWith(ProbeSelection::Medoids);
    options.representation = representation;
    options.clustering = clustering;
    options.fcm.fcm = {2, 5000, 1e-13};
    Outcome outcome = mes(problem, options);
    outcome.referenceValues = problem.data->values().map()(outcome.probes, Eigen::all);
    const Prediction prediction = predictFromProbes(outcome, options, *problem.data);
    QVERIFY((prediction.embedding - outcome.embedding).cwiseAbs().maxCoeff() < tolerance::naive);
    if (clustering != EmbeddingClustering::Spectral)
        QVERIFY((prediction.memberships - outcome.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, predictFromProbes(outcome, options, *makeData({{1, 2}})));
}

void TestMes::oneProbe()
{
    MesOptions options = optionsWith(ProbeSelection::Random);
    options.probes = 1;
    const Outcome outcome = mes(smallProblem(), options);
    QCOMPARE(outcome.embedding, Eigen::MatrixXd(Eigen::MatrixXd::Ones(20, 1)));
    QVERIFY(warns(outcome, "one-probe"));
    QVERIFY(warns(outcome, "partition-collapsed"));
    options.representation = Representation::Distances;
    const Outcome distances = mes(smallProblem(), options);
    QVERIFY(!warns(distances, "one-probe"));
    QVERIFY(figureOf(distances, "center_separation") > 0.01);
}

void TestMes::everySampleAProbe()
{
    MesOptions options = optionsWith(ProbeSelection::Random);
    options.probes = 20;
    QCOMPARE(mes(smallProblem(), options).probes.size(), std::size_t(20));
    options.probes = 21;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, mes(smallProblem(), options));
}

void TestMes::betaOfAnySize()
{
    MesOptions options = optionsWith(ProbeSelection::Medoids);
    options.beta = 0;
    const Outcome none = mes(smallProblem(), options);
    QVERIFY((none.embedding.array() - 1.0 / 6).abs().maxCoeff() < tolerance::exactFormula);
    QVERIFY(warns(none, "partition-collapsed") && warns(none, "probes-say-alike"));
    options.beta = 1e300;
    const Outcome all = mes(smallProblem(), options);
    QCOMPARE(all.embedding.maxCoeff(), 1.0);
    QVERIFY(warns(all, "probes-take-all"));
    QCOMPARE(figureOf(all, "probe_self_membership"), 1.0);
    const Outcome usual = mes(smallProblem(), optionsWith(ProbeSelection::Medoids));
    QVERIFY(!warns(usual, "probes-take-all") && !warns(usual, "probes-say-alike"));
}

/// Memberships of the probes do not imply those of the others: here these are halfway between two probes.
void TestMes::sharpnessIsJudgedByOtherSamples()
{
    const DatasetPtr data = makeData({{0, 0}, {10, 0}, {20, 0}, {5, 0}, {15, 0}, {5, 1}, {15, 1}});
    MesOptions options = optionsWith(ProbeSelection::Pinned);
    options.constraints.pinned = {0, 1, 2};
    options.beta = 1;
    options.fcm.clusters = 2;
    const Outcome between = mes({data, {}, {}}, options);
    QVERIFY(figureOf(between, "probe_self_membership") > 0.99);
    QVERIFY(!warns(between, "probes-take-all"));
    const DatasetPtr apart = makeData({{0, 0}, {10, 0}, {20, 0}, {1, 0}, {11, 0}, {1, 1}, {19, 1}});
    QVERIFY(warns(mes({apart, {}, {}}, options), "probes-take-all"));
    options.beta = 1e-14;
    QVERIFY(warns(mes({apart, {}, {}}, options), "probes-say-alike"));
    options.constraints.pinned = {0, 1, 2, 3, 4, 5, 6};  // no others
    options.beta = 1e3;
    QVERIFY(warns(mes({apart, {}, {}}, options), "probes-take-all"));
}

/// Ten times the median, 16 medoids: the largest memberships of the other samples are 0.26 to 0.89.
void TestMes::sharpnessOfTheLeukaemiaSet()
{
    const std::optional<Problem> problem = leukaemiaProblem();
    if (!problem)
        QSKIP(missingDataMessage);
    const MethodDescription& method = fuzzylens::method("mes");
    const Outcome outcome =
        method.run(*problem, resolveParameters(method, *problem, {{"beta_relative", "10"}}), {});
    QVERIFY(figureOf(outcome, "probe_self_membership") > 0.9);
    QVERIFY(!warns(outcome, "probes-take-all"));
}

void TestMes::duplicates()
{
    const DatasetPtr data = makeData({{0, 0}, {0, 0}, {0, 0}, {5, 5}, {5, 5}, {9, 0}});
    for (const ProbeSelection selection :
         {ProbeSelection::Random, ProbeSelection::Medoids, ProbeSelection::Affinity, ProbeSelection::Annealing})
        for (const EmbeddingClustering clustering :
             {EmbeddingClustering::Fcm, EmbeddingClustering::KMeans, EmbeddingClustering::Spectral}) {
            MesOptions options = optionsWith(selection);
            options.probes = 3;
            options.clustering = clustering;
            options.fcm.clusters = 2;
            const Outcome outcome = mes({data, {}, {}}, options);
            QCOMPARE(outcome.embedding.row(0), outcome.embedding.row(2));
            QCOMPARE(outcome.assigned[0], outcome.assigned[2]);
            QCOMPARE(outcome.assigned[3], outcome.assigned[4]);
        }
}

void TestMes::missingValuesAreRefused()
{
    const DatasetPtr data = makeData({{0, 0}, {missing, 1}, {2, 2}});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, mes({data, {}, {}}, optionsWith(ProbeSelection::Random)));
}

/// The distances of all samples were computed before.
void TestMes::pinnedProbesAreCheckedFirst()
{
    int asked = 0;
    RunControl control;
    control.progress = [&asked](const Step&) {
        ++asked;
        return true;
    };
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             mes(smallProblem(), optionsWith(ProbeSelection::Pinned), control));
    QCOMPARE(asked, 0);
}

void TestMes::sameBitsForAnyThreads()
{
    for (const auto& [samples, features] : {std::pair(150, 300), std::pair(150, 6)})
        for (const ProbeSelection selection : {ProbeSelection::Affinity, ProbeSelection::Medoids}) {
            // Separate problems: cached values of one are not used for the other.
            const Outcome one = mes(smallProblem(samples, features), optionsWith(selection), {1, {}});
            const Outcome four = mes(smallProblem(samples, features), optionsWith(selection), {4, {}});
            QCOMPARE(one.probes, four.probes);
            QCOMPARE(one.embedding, four.embedding);
            QCOMPARE(one.memberships, four.memberships);
            QCOMPARE(one.centers, four.centers);
            QCOMPARE(one.eigenvalues, four.eigenvalues);
        }
    QCOMPARE(sampleDistances(smallProblem(60, 900).data, 1)->squared,
             sampleDistances(smallProblem(60, 900).data, 4)->squared);
}

/// Several blocks of samples, and a part of one.
void TestMes::distancesOfManySamples()
{
    const Problem problem = smallProblem(1100, 7);
    const Eigen::MatrixXd squared = sampleDistances(problem.data, 3)->squared;
    QVERIFY((squared - squaredDistancesOf(problem.data->values().map())).cwiseAbs().maxCoeff() < tolerance::naive);
    QCOMPARE(squared, Eigen::MatrixXd(squared.transpose()));
    QCOMPARE(squared.diagonal().cwiseAbs().maxCoeff(), 0.0);
}

/// A search for the fewest probes may find fewer than clusters.
void TestMes::fewerProbesThanSpectralClusters()
{
    MesOptions options = optionsWith(ProbeSelection::Pinned);
    options.constraints.pinned = {2, 9};
    options.clustering = EmbeddingClustering::Spectral;
    const Outcome outcome = mes(smallProblem(), options);
    QVERIFY(warns(outcome, "fewer-probes-than-clusters"));
    QCOMPARE(outcome.memberships.cols(), Index(3));
}

/// Tight groups in as many directions: the even partition is stable at m = 2, but not what a start that is spread
/// over the groups ends in.
void TestMes::evenPartitionIsLeftBehind()
{
    Eigen::MatrixXd values = Eigen::MatrixXd::Zero(80, 20);
    Random random(1);
    for (Index i = 0; i < 80; ++i) {
        values(i, i % 20) = 10;
        for (Index l = 0; l < 20; ++l)
            values(i, l) += 0.1 * random.normal();
    }
    MesOptions options;
    options.representation = Representation::Distances;
    options.selection = ProbeSelection::Medoids;
    options.probes = options.fcm.clusters = 20;
    const Outcome outcome = mes(problemOf(values, std::vector<int>(80, -1)), options);
    QVERIFY(!warns(outcome, "partition-collapsed"));
    for (Index i = 20; i < 80; ++i)
        QCOMPARE(outcome.assigned[std::size_t(i)], outcome.assigned[std::size_t(i % 20)]);
}

/// The displayed set is the best of the trace, with the quality of the search.
void TestMes::annealingIsItsBestSet()
{
    const Problem problem = smallProblem();
    for (const ProbeMeasure measure :
         {ProbeMeasure::RepresentationError, ProbeMeasure::Objective, ProbeMeasure::XieBeni}) {
        MesOptions options = optionsWith(ProbeSelection::Annealing);
        options.measure = measure;
        const Outcome outcome = mes(problem, options);
        QCOMPARE(outcome.annealing.size(), std::size_t(8));
        const double quality = figureOf(outcome, "annealing_quality");
        QCOMPARE(figureOf(outcome, "annealing_energy"),
                 quality + options.annealing.penalty * static_cast<double>(outcome.probes.size()));
        if (measure == ProbeMeasure::RepresentationError)
            QCOMPARE(100 * majorityError(problem.target.classOf, outcome.assigned), quality);
        for (const ProbeTemperature& at : outcome.annealing)
            QVERIFY(at.energy >= figureOf(outcome, "annealing_energy"));
    }
}

void TestMes::cancelledAnnealingKeepsWhatItHas()
{
    const Problem problem = smallProblem();
    const Outcome outcome =
        mes(problem, optionsWith(ProbeSelection::Annealing),
            {1, [](const Step& step) { return step.phase != "finding probes, iteration" || step.done < 3; }});
    QVERIFY(!outcome.probes.empty());
    QCOMPARE(outcome.annealing.size(), std::size_t(2));
    QCOMPARE(outcome.stopped, Stopped::Cancelled);
}

void TestMes::qualities()
{
    const Problem problem = smallProblem();
    const SampleDistancesPtr distances = sampleDistances(problem.data, 1);
    const auto quality = [&](ProbeMeasure measure, double beta, const std::vector<Index>& probes) {
        return ProbeQuality(distances->squared, Representation::Memberships, beta, measure, problem.target.classOf,
                            EmbeddingFcm())
            .of(probes);
    };
    const std::vector<Index> some{0, 1, 7, 12}, one{3};
    for (const ProbeMeasure measure :
         {ProbeMeasure::RepresentationError, ProbeMeasure::Objective, ProbeMeasure::XieBeni}) {
        const double good = quality(measure, 0.02, some);
        QVERIFY(good >= 0 && std::isfinite(good));
        QVERIFY(quality(measure, 0.02, one) > good);  // one probe separates nothing
    }
    QCOMPARE(quality(ProbeMeasure::Objective, 0.02, one), 100.0);
    QCOMPARE(quality(ProbeMeasure::XieBeni, 0.02, one), 1e4);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             ProbeQuality(distances->squared, Representation::Memberships, 1,
                                          ProbeMeasure::RepresentationError, {}, EmbeddingFcm()));
}

/// The paper's figure 1: few probes without a representation error.
void TestMes::leukaemiaAnnealing()
{
    const auto problem = leukaemiaProblem();
    if (!problem)
        QSKIP(missingDataMessage);
    MesOptions options;
    options.beta = 1e-7;
    options.selection = ProbeSelection::Annealing;
    options.measure = ProbeMeasure::RepresentationError;
    options.fcm.restarts = 1;  // the sanitizers make every set two hundred times as dear
    const Outcome outcome = mes(*problem, options);
    QCOMPARE(majorityError(problem->target.classOf, outcome.assigned), 0.0);
    QVERIFY(outcome.probes.size() <= 5);
}

QTEST_GUILESS_MAIN(TestMes)
#include "tst_mes.moc"
