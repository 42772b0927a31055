// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scores.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/membership/embedding.h"
#include "core/methods/membership/mes.h"
#include "core/methods/membership/probe_selection.h"
#include "tests/core/methods/membership/leukaemia_set.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

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
    void refusals_data();
    void refusals();
    void contradictionsNameTheSample();
    void suggestedSteps();
    void scales();
    void probeTexts();
    void sameBitsForAnyThreads();
    void annealingIsItsBestSet();
    void fewerProbesThanSpectralClusters();
    void evenPartitionIsLeftBehind();
    void cancelledAnnealingKeepsWhatItHas();
    void qualities();
    void leukaemiaAnnealing();
};

static MesOptions optionsWith(ProbeSelection selection)
{
    MesOptions options;
    options.selection = selection;
    options.probes = 6;
    options.beta = 0.02;
    options.annealing.maxTemperatures = 8;
    return options;
}

static Problem smallProblem(Index samples = 20, Index features = 9)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    wanted.shift = 3;
    return randomProblem(wanted);
}

static double figureOf(const Outcome& outcome, const std::string& name)
{
    for (const NamedFigure& figure : outcome.figures)
        if (figure.name == name)
            return figure.value;
    return std::nan("");
}

static bool warns(const Outcome& outcome, const std::string& id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

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
    options.wishes.pinned = {4, 11, 17};
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
    options.wishes = {{3}, {5, 6}};
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
    outcome.probeValues = problem.data->values().map()(outcome.probes, Eigen::all);
    const Prediction prediction = placeAmongProbes(outcome, options, *problem.data);
    QVERIFY((prediction.embedding - outcome.embedding).cwiseAbs().maxCoeff() < tolerance::naive);
    if (clustering != EmbeddingClustering::Spectral)
        QVERIFY((prediction.memberships - outcome.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, placeAmongProbes(outcome, options, *makeData({{1, 2}})));
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

/// What probes say of themselves says nothing of the others: here these stand halfway between two probes.
void TestMes::sharpnessIsJudgedByOtherSamples()
{
    const DatasetPtr data = makeData({{0, 0}, {10, 0}, {20, 0}, {5, 0}, {15, 0}, {5, 1}, {15, 1}});
    MesOptions options = optionsWith(ProbeSelection::Pinned);
    options.wishes.pinned = {0, 1, 2};
    options.beta = 1;
    options.fcm.clusters = 2;
    const Outcome between = mes({data, {}, {}}, options);
    QVERIFY(figureOf(between, "probe_self_membership") > 0.99);
    QVERIFY(!warns(between, "probes-take-all"));
    const DatasetPtr apart = makeData({{0, 0}, {10, 0}, {20, 0}, {1, 0}, {11, 0}, {1, 1}, {19, 1}});
    QVERIFY(warns(mes({apart, {}, {}}, options), "probes-take-all"));
    options.beta = 1e-14;
    QVERIFY(warns(mes({apart, {}, {}}, options), "probes-say-alike"));
    options.wishes.pinned = {0, 1, 2, 3, 4, 5, 6};  // no others
    options.beta = 1e3;
    QVERIFY(warns(mes({apart, {}, {}}, options), "probes-take-all"));
}

/// Ten times the median, 16 medoids: the largest memberships of the other samples are 0.26 to 0.89.
void TestMes::sharpnessOfTheLeukaemiaSet()
{
    const std::optional<Problem> problem = leukaemiaProblem();
    if (!problem)
        QSKIP("no leukaemia data");
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

void TestMes::refusals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    QTest::addRow("negative beta") << "beta"
                                   << "-1"
                                   << "at least 0";
    QTest::addRow("beta is no number") << "beta"
                                       << "nan"
                                       << "beta";
    QTest::addRow("negative penalty") << "penalty"
                                      << "-0.1"
                                      << "at least 0";
    QTest::addRow("no probe") << "probes"
                              << "0"
                              << "at least 1";
    QTest::addRow("more probes than samples") << "probes"
                                              << "99"
                                              << "20";
    QTest::addRow("more clusters than samples") << "clusters"
                                                << "21"
                                                << "20 samples";
    QTest::addRow("nobody pinned") << "selection"
                                   << "pinned"
                                   << "pin";
    QTest::addRow("unknown sample pinned") << "pinned"
                                           << "nobody"
                                           << "nobody";
    QTest::addRow("sample beyond the last") << "forbidden"
                                            << "20"
                                            << "19";
}

void TestMes::refusals()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, says);
    const Problem problem = smallProblem();
    const MethodDescription& method = fuzzylens::method("mes");
    try {
        method.run(problem, resolveParameters(method, problem, {{name.toStdString(), value.toStdString()}}), {});
        QFAIL("nothing was refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(says), error.what());
    }
}

void TestMes::contradictionsNameTheSample()
{
    const Problem problem = smallProblem();
    const MethodDescription& method = fuzzylens::method("mes");
    const std::string name = problem.data->sampleNames()[3];
    const Parameters set = resolveParameters(method, problem, {{"pinned", "#3"}, {"forbidden", name + ", #4"}});
    try {
        mesOptions(problem, set, Representation::Memberships);
        QFAIL("it must be refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).startsWith(QString::fromStdString(name) + " cannot be both"), error.what());
    }
}

/// The few features of tables have units of their own; of expression data the distances are those of the values.
void TestMes::suggestedSteps()
{
    const MethodDescription& method = fuzzylens::method("mes");
    QCOMPARE(method.defaultSteps(*smallProblem(20, 9).data), std::vector<std::string>{"zscore"});
    QVERIFY(method.defaultSteps(*smallProblem(20, 90).data).empty());
}

void TestMes::scales()
{
    const Problem problem = smallProblem(38);
    const MethodDescription& method = fuzzylens::method("mes");
    const double median = sampleDistances(problem.data, 1)->median;
    const Parameters set = resolveParameters(method, problem, {{"beta_relative", "0.5"}, {"probe_ratio", "0.4"}});
    QVERIFY(std::abs(set.real("beta") * median - 0.5) < tolerance::exactFormula);
    QCOMPARE(set.integer("probes"), std::int64_t(16));  // 15.2, upwards
    QCOMPARE(resolveParameters(method, problem, {{"probe_ratio", "0.5"}}).integer("probes"), std::int64_t(19));
    QCOMPARE(resolveParameters(method, problem, {{"probe_ratio", "0"}}).integer("probes"), std::int64_t(1));
    QCOMPARE(defaultParameters(method, problem).integer("probes"), std::int64_t(16));
    QCOMPARE(defaultParameters(method, smallProblem(11)).integer("probes"), std::int64_t(6));
    const Parameters equal = defaultParameters(method, {makeData({{1}, {1}, {1}}), {}, {}});
    QVERIFY(std::isfinite(equal.real("beta")));
}

void TestMes::probeTexts()
{
    const std::vector<std::string> names{"a", "b,c", "a", "7", " d", "e f", ""};
    QCOMPARE(parseProbes("e f, a ,#3,,7,#5", names), (std::vector<Index>{0, 3, 5}));
    QCOMPARE(parseProbes("", names), std::vector<Index>{});
    const std::vector<Index> all{0, 1, 2, 3, 4, 5, 6};
    QCOMPARE(parseProbes(probesText(all, names), names), all);
    QCOMPARE(probesText({0, 1, 2, 3, 4, 6}, names), std::string("a#1,\"b,c\",a#2,7,\" d\",\"\""));
    QCOMPARE(parseProbes("  \"b,c\" , \" d\"", names), (std::vector<Index>{1, 4}));
    const std::vector<std::string> odd{"a,b", "#0", "5\" disk", "\"c\""};
    QCOMPARE(probesText({0, 1, 2}, odd), std::string("\"a,b\",\"#0\",\"5\"\" disk\""));
    QCOMPARE(parseProbes(probesText({0, 1, 2, 3}, odd), odd), (std::vector<Index>{0, 1, 2, 3}));
    QCOMPARE(parseProbes("5\" disk,#1,#0", odd), (std::vector<Index>{1, 2}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parseProbes("\"#3\"", odd));  // once a name, never a place
    const std::vector<std::string> alike{"a", "a", "a#2", "#2", "b"};
    const std::vector<Index> each{0, 1, 2, 3, 4};
    QCOMPARE(parseProbes(probesText(each, alike), alike), each);
    for (const char* wrong : {"x", "#7", "3", "-1", "1.5", "#", "#-1"}) {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parseProbes(wrong, names));
        QCOMPARE(knownProbes(std::string("e f, ") + wrong + ",a", names), (std::vector<Index>{0, 5}));
    }
}

void TestMes::sameBitsForAnyThreads()
{
    for (const auto& [samples, features] : {std::pair(150, 300), std::pair(150, 6)})
        for (const ProbeSelection selection : {ProbeSelection::Affinity, ProbeSelection::Medoids}) {
            // Problems of their own: what is kept of the data of one is not that of the other.
            const Outcome one = mes(smallProblem(samples, features), optionsWith(selection), {1, false, {}});
            const Outcome four = mes(smallProblem(samples, features), optionsWith(selection), {4, false, {}});
            QCOMPARE(one.probes, four.probes);
            QCOMPARE(one.embedding, four.embedding);
            QCOMPARE(one.memberships, four.memberships);
            QCOMPARE(one.centers, four.centers);
            QCOMPARE(one.eigenvalues, four.eigenvalues);
        }
    QCOMPARE(sampleDistances(smallProblem(60, 900).data, 1)->squared,
             sampleDistances(smallProblem(60, 900).data, 4)->squared);
}

/// A search for the fewest probes may find fewer than clusters.
void TestMes::fewerProbesThanSpectralClusters()
{
    MesOptions options = optionsWith(ProbeSelection::Pinned);
    options.wishes.pinned = {2, 9};
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

/// What is shown is the best set of the course, as good as the search thought it.
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
    const Outcome outcome = mes(
        problem, optionsWith(ProbeSelection::Annealing),
        {1, false, [](const Step& step) { return step.phase != "finding probes, iteration" || step.done < 3; }});
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
        QVERIFY(quality(measure, 0.02, one) > good);  // one probe tells nothing apart
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
    const Outcome outcome = mes(*problem, options);
    QCOMPARE(majorityError(problem->target.classOf, outcome.assigned), 0.0);
    QVERIFY(outcome.probes.size() <= 5);
}

QTEST_GUILESS_MAIN(TestMes)
#include "tst_mes.moc"
