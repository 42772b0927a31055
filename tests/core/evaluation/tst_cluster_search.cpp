// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/evaluation/search/cluster_scores.h"
#include "core/evaluation/search/prediction_scores.h"
#include "core/evaluation/search/search.h"
#include "core/numeric/random.h"
#include "core/scores/cluster_indices.h"
#include "core/scores/consensus.h"
#include "core/scores/scores.h"
#include "core/session/tune_file.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Search among settings by indices of clusters, without held-out samples.
class TestClusterSearch : public QObject
{
    Q_OBJECT

private slots:
    void scoresAreThoseOfTheFit();
    void everyScoreFindsThreeBlobs_data();
    void everyScoreFindsThreeBlobs();
    void gapFindsOneClusterAndThree();
    void gapIsThatOfClusGap();
    void gapRuleByHand();
    void lessIsBetterForSome();
    void fuzzyIndicesNeedMemberships();
    void oneClusterHasFewIndices();
    void tooManyClustersAreRefused();
    void labelsAreComparedWhereTheyDoNotGuide();
    void refusesWhatItCannotScore();
    void threadsAndShardsChangeNothing();
    void writesAndReads();
};

namespace {

constexpr int samplesOfBlob = 15;

/// Three round clusters in the plane, well apart.
Eigen::MatrixXd blobs()
{
    const Eigen::MatrixXd centers{{0, 0}, {10, 0}, {0, 10}};
    Random random(7);
    Eigen::MatrixXd values(3 * samplesOfBlob, 2);
    for (Index i = 0; i < values.rows(); ++i)
        for (Index l = 0; l < 2; ++l)
            values(i, l) = centers(i / samplesOfBlob, l) + random.normal();
    return values;
}

std::vector<int> blobOf()
{
    std::vector<int> classes;
    for (int i = 0; i < 3 * samplesOfBlob; ++i)
        classes.push_back(i / samplesOfBlob);
    return classes;
}

Problem unlabelled(const Eigen::MatrixXd& values)
{
    return {problemOf(values, std::vector<int>(std::size_t(values.rows()), 0)).data, {}};
}

/// Candidates of a method with other numbers of clusters.
struct ClusterExample
{
    ClusterExample(Problem of, std::vector<int> clusters, const char* id = "fcm")
        : problem(std::move(of))
        , parameters(defaultParameters(method(id), problem))
        , fit{method(id), problem.data, {}, problem, parameters}
    {
        for (const int k : clusters)
            candidates.push_back(resolveParameters(method(id), problem, {{"clusters", std::to_string(k)}}));
    }

    Search search(const char* score) const { return Search({fit, candidates, parseProtocol("none"), {}, score}); }
    SearchRecord record(const char* score, int threads = 2) const
    {
        const Search all = search(score);
        SearchRecord record = all.record();
        std::vector<std::size_t> indices(candidates.size());
        std::iota(indices.begin(), indices.end(), std::size_t{0});
        record.trials = all.run(indices, {threads, {}});
        return record;
    }
    std::int64_t bestClusters(const char* score) const
    {
        return candidates[bestCandidate(record(score))].integer("clusters");
    }

    Problem problem;
    Parameters parameters;
    LeaveOneOutFit fit;
    std::vector<Parameters> candidates;
};

void compareScores(const std::vector<Trial>& left, const std::vector<Trial>& right)
{
    QCOMPARE(left.size(), right.size());
    for (std::size_t i = 0; i < left.size(); ++i) {
        QCOMPARE(left[i].index, right[i].index);
        QCOMPARE(left[i].refusal.text(), right[i].refusal.text());
        QCOMPARE(left[i].scores.size(), right[i].scores.size());
        for (const auto& [name, score] : left[i].scores)
            QVERIFY2(score.folds == right[i].scores.at(name).folds, name.c_str());
    }
}

}  // namespace

void TestClusterSearch::scoresAreThoseOfTheFit()
{
    const ClusterExample of(unlabelled(blobs()), {4});
    const Trial trial = of.record("xie_beni").trials.front();
    const Outcome outcome = of.fit.method.run(of.problem, of.candidates.front(), {});
    const Eigen::MatrixXd values = of.problem.data->values().map();
    Eigen::MatrixXd squared(values.rows(), 4), distances(values.rows(), values.rows());
    for (Index i = 0; i < values.rows(); ++i) {
        squared.row(i) = (outcome.centers.rowwise() - values.row(i)).rowwise().squaredNorm();
        distances.col(i) = (values.rowwise() - values.row(i)).rowwise().norm();
    }
    const Eigen::VectorXd widths = silhouetteWidths(distances, outcome.assigned);
    const std::map<std::string, double> expected{
        {"partition_coefficient", partitionCoefficient(outcome.memberships)},
        {"partition_entropy", partitionEntropy(outcome.memberships)},
        {"modified_partition_coefficient", modifiedPartitionCoefficient(outcome.memberships)},
        {"xie_beni",
         xieBeni(outcome.memberships, squared, outcome.centers, of.candidates.front().real("fuzzifier"))},
        {"silhouette", widths.mean()},
        {"fuzzy_silhouette", fuzzySilhouette(widths, outcome.memberships)},
        {"objective", outcome.objective.back()}};
    QCOMPARE(trial.scores.size(), expected.size());
    for (const auto& [name, value] : expected) {
        QVERIFY2(std::abs(trial.scores.at(name).mean - value) < tolerance::naive, name.c_str());
        QCOMPARE(trial.scores.at(name).folds, std::vector<double>{trial.scores.at(name).mean});
        QCOMPARE(trial.scores.at(name).sd, 0.0);
    }
    QCOMPARE(trial.total, 0);
}

void TestClusterSearch::everyScoreFindsThreeBlobs_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("score");
    for (const char* method : {"fcm", "kmeans"})
        for (const char* score : {"silhouette", "fuzzy_silhouette", "xie_beni", "gap", "stability"})
            QTest::addRow("%s %s", method, score) << QByteArray(method) << QByteArray(score);
    for (const char* score : {"partition_coefficient", "partition_entropy", "modified_partition_coefficient"})
        QTest::addRow("fcm %s", score) << QByteArray("fcm") << QByteArray(score);
}

void TestClusterSearch::everyScoreFindsThreeBlobs()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, score);
    const ClusterExample of(unlabelled(blobs()), {2, 3, 4, 5}, method.constData());
    QCOMPARE(of.bestClusters(score.constData()), std::int64_t(3));
    const Trial best = of.record(score.constData()).trials[1];
    QCOMPARE(best.assigned.size(), std::size_t(45));
    QCOMPARE(best.subsampled.empty(), score != "stability");
    if (score == "stability") {
        QCOMPARE(best.scores.at("stability").folds, meanAgreements(best.subsampled));
        QCOMPARE(best.scores.at("stability").folds, std::vector<double>(20, 1.0));
        const double pairs = 45 * 44 / 2, together = 3 * 15 * 14 / 2;
        QVERIFY(std::abs(best.scores.at("consensus_area").mean - (1 - together / pairs)) <
                tolerance::exactFormula);
    }
    if (score == "gap")
        QCOMPARE(best.scores.at("gap").folds.size(), std::size_t(20));
}

void TestClusterSearch::gapFindsOneClusterAndThree()
{
    Random random(3);
    Eigen::MatrixXd values(60, 2);
    for (double& value : values.reshaped())
        value = random.uniform();
    for (const char* id : {"fcm", "kmeans"})
        QCOMPARE(ClusterExample(unlabelled(values), {1, 2, 3, 4}, id).bestClusters("gap"), std::int64_t(1));
    // The three clusters of Tibshirani and others (2001, section 6).
    const Eigen::MatrixXd centers{{0, 0}, {0, 5}, {5, -3}};
    Eigen::MatrixXd clusters(100, 2);
    for (Index i = 0; i < 100; ++i)
        for (Index l = 0; l < 2; ++l)
            clusters(i, l) = centers(std::min<Index>(i / 25, 2), l) + random.normal();
    for (const char* id : {"fcm", "kmeans"})
        QCOMPARE(ClusterExample(unlabelled(clusters), {1, 2, 3, 4}, id).bestClusters("gap"), std::int64_t(3));
}

// clusGap of R's cluster 2.1.4, on the same points: kmeans, d.power = 2, spaceH0 = "scaledPCA", B = 2000. Its rule
// "Tibs2001SEmax" gives 1, although three clusters have the greatest gap: two of them are hardly tighter than one.
void TestClusterSearch::gapIsThatOfClusGap()
{
    constexpr double expected[] = {-0.2238, -0.2042, 0.8755, 0.6043};
    constexpr int side = 5;
    const Eigen::MatrixXd centers{{0, 0}, {5, 0}, {2.5, 4}};
    Eigen::MatrixXd values(3 * side * side, 2);
    for (int i = 0; i < values.rows(); ++i)
        values.row(i) = centers.row(i / (side * side)) + Eigen::RowVector2d(i % side, i / side % side) / 2;
    const ClusterExample of(unlabelled(values), {1, 2, 3, 4}, "kmeans");
    const SearchRecord record = of.record("gap");
    constexpr double deviations = 4;
    for (std::size_t k = 0; k < record.trials.size(); ++k) {
        const Score& gap = record.trials[k].scores.at("gap");
        QVERIFY2(std::abs(gap.mean - expected[k]) < deviations * standardError(gap),
                 qPrintable(QString::number(k)));
    }
    QCOMPARE(of.candidates[bestCandidate(record)].integer("clusters"), std::int64_t(1));
}

void TestClusterSearch::gapRuleByHand()
{
    // Four references of deviation sqrt(0.01 * 4 / 3), with the divisor n - 1: s = 0.1 sqrt(5 / 4) = 0.1118.
    const auto recordOf = [](const std::vector<double>& gaps) {
        SearchRecord record{"fcm", "gap", {}, {}, {}, {}};
        for (std::size_t i = 0; i < gaps.size(); ++i) {
            Parameters parameters;
            parameters.set("clusters", std::int64_t(gaps.size() - i));  // descending
            record.candidates.push_back(parameters);
            Trial trial;
            trial.index = i;
            const double gap = gaps[gaps.size() - 1 - i];  // given for 1, 2, ... clusters
            trial.scores["gap"] = scoreOf({gap - 0.1, gap + 0.1, gap - 0.1, gap + 0.1});
            record.trials.push_back(trial);
        }
        return record;
    };
    const auto clustersOf = [](const SearchRecord& record) {
        return record.candidates[bestCandidate(record)].integer("clusters");
    };
    QCOMPARE(clustersOf(recordOf({1.0, 1.11, 2.0})), std::int64_t(1));  // 1 >= 1.11 - s
    QCOMPARE(clustersOf(recordOf({1.0, 1.12, 1.0})), std::int64_t(2));  // 1 < 1.12 - s
    QCOMPARE(clustersOf(recordOf({1.0, 1.5, 2.0})), std::int64_t(3));   // rises to the end
    SearchRecord record = recordOf({1.0, 1.5, 1.0});
    record.trials[1].refusal = "refused";  // two clusters: one is compared with three
    QCOMPARE(clustersOf(record), std::int64_t(1));
    record = recordOf({1.0, 1.05, 1.0});
    record.candidates[2].set("clusters", std::int64_t(3));  // two of three clusters: the greatest gap
    QCOMPARE(clustersOf(record), std::int64_t(2));
    QCOMPARE(candidateWithinOneError(record), bestCandidate(record));
}

void TestClusterSearch::lessIsBetterForSome()
{
    for (const std::string_view score : clusterScores())
        QCOMPARE(isBetterWhenLess(score), score == "partition_entropy" || score == "xie_beni");
}

void TestClusterSearch::fuzzyIndicesNeedMemberships()
{
    const ClusterExample of(unlabelled(blobs()), {3});
    Outcome outcome = of.fit.method.run(of.problem, of.candidates.front(), {});
    const Eigen::MatrixXd distances = Eigen::MatrixXd::Ones(45, 45) - Eigen::MatrixXd::Identity(45, 45);
    const auto scoresOf = [&](const Eigen::MatrixXd& between) {
        return clusterScoresOf(of.fit.method, of.problem, of.candidates.front(), outcome, between);
    };
    outcome.centers.resize(0, 0);
    QVERIFY(!scoresOf(distances).contains("xie_beni"));
    QVERIFY(scoresOf(distances).contains("partition_entropy"));
    outcome.memberships.resize(0, 0);
    QCOMPARE(scoresOf(distances).size(), std::size_t(2));  // silhouette and objective
    QCOMPARE(scoresOf(distances).at("silhouette"), 0.0);
    QVERIFY(!scoresOf({}).contains("silhouette"));
}

void TestClusterSearch::oneClusterHasFewIndices()
{
    const SearchRecord record = ClusterExample(unlabelled(blobs()), {1, 3}).record("silhouette");
    const Trial& one = record.trials.front();
    QVERIFY(one.scores.contains("partition_coefficient"));
    for (const char* score : {"silhouette", "fuzzy_silhouette", "modified_partition_coefficient", "xie_beni"})
        QVERIFY2(!one.scores.contains(score), score);
    const std::string refusal = one.refusal.text();
    QVERIFY2(refusal.find("silhouette") != std::string::npos, refusal.c_str());
    QCOMPARE(bestCandidate(record), std::size_t(1));
}

void TestClusterSearch::tooManyClustersAreRefused()
{
    const Problem problem = unlabelled(blobs().topRows(10));
    const SearchRecord fits = ClusterExample(problem, {2, 11}).record("silhouette");
    QVERIFY(fits.trials[0].refusal.isEmpty());
    QVERIFY(!fits.trials[1].refusal.isEmpty() && fits.trials[1].scores.empty());
    // A subsample has eight of the ten samples.
    const SearchRecord stable = ClusterExample(problem, {2, 8, 9}).record("stability");
    QVERIFY(stable.trials[1].refusal.isEmpty());
    QVERIFY(!stable.trials[2].refusal.isEmpty());
}

void TestClusterSearch::labelsAreComparedWhereTheyDoNotGuide()
{
    const Problem labelled = problemOf(blobs(), blobOf());
    const Trial trial = ClusterExample(labelled, {3}).record("ari").trials.front();
    QCOMPARE(trial.scores.at("ari").mean, 1.0);
    QCOMPARE(trial.scores.at("nmi").mean, 1.0);
    const SearchRecord record = ClusterExample(unlabelled(blobs()), {3}).record("ari");
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, bestCandidate(record));
    // Labels change neither fits nor resamples of a method without labels.
    for (const char* score : {"gap", "stability"}) {
        Trial with = ClusterExample(labelled, {3}).record(score).trials.front();
        with.scores.erase("ari");
        with.scores.erase("nmi");
        compareScores({with}, ClusterExample(unlabelled(blobs()), {3}).record(score).trials);
    }
}

void TestClusterSearch::refusesWhatItCannotScore()
{
    Problem labelled = problemOf(blobs(), blobOf());
    for (const char* id : {"sfp", "scs", "ssfcm-endo", "lda"}) {
        ClusterExample of(labelled, {}, id);
        of.candidates = {of.parameters};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, of.search("silhouette"));
    }
    const ClusterExample of(labelled, {3});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, of.search("accuracy"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Search({of.fit, of.candidates, parseProtocol("loo")}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ClusterExample(labelled, {}).search("silhouette"));
    labelled.pairs = std::make_shared<const PairSet>();
    const ClusterExample guided(labelled, {3}, "pckmeans");
    guided.search("silhouette");
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, guided.search("gap"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, guided.search("stability"));
}

void TestClusterSearch::threadsAndShardsChangeNothing()
{
    RandomProblem wanted;
    wanted.classes = 0;
    wanted.features = 2 * wanted.samples;
    const ClusterExample of(randomProblem(wanted), {2, 3, 4});
    const std::map<std::string, std::string> phases{
        {"silhouette", "fitting"}, {"gap", "fitting reference data"}, {"stability", "fitting subsamples"}};
    for (const char* score : {"silhouette", "gap", "stability"}) {
        const std::vector<Trial> whole = of.record(score, 1).trials;
        compareScores(of.record(score, 2).trials, whole);
        compareScores(of.search(score).run({2}, {}), {whole[2]});
        const RunControl stopping{1, [&](const Step& step) { return step.phase != phases.at(score); }};
        QVERIFY(of.search(score).run({0, 1, 2}, stopping).empty());
    }
}

void TestClusterSearch::writesAndReads()
{
    const ClusterExample of(unlabelled(blobs()), {2, 3});
    const auto resultOf = [&](const Shard& shard) {
        TuneResult result;
        result.command = "fuzzylens-cli tune";
        result.grid = Grid({{"clusters", {"2", "3"}}});
        result.cv = "none";
        result.preprocess = "global";
        result.shard = shard;
        result.samples = of.problem.data->sampleNames();
        const Search search = of.search("gap");
        result.record = search.record();
        result.record.trials = search.run(candidatesOf(shard, 2), {});
        return result;
    };
    const TuneResult merged = mergedShards({resultOf({1, 2}), resultOf({2, 2})}, {"a", "b"});
    const std::string text = toJson(merged);
    QVERIFY(text.find("\"best\"") != std::string::npos && text.find("\"total\"") == std::string::npos);
    const TuneResult read = tuneResultFromJson(text, "m");
    QCOMPARE(toJson(read), text);
    QCOMPARE(bestCandidate(read.record), std::size_t(1));
    std::string wrong = text;
    wrong.replace(wrong.find("\"none\""), 6, "\"loo\"");
    QVERIFY_THROWS_EXCEPTION(DataError, tuneResultFromJson(wrong, "m"));
}

QTEST_APPLESS_MAIN(TestClusterSearch)
#include "tst_cluster_search.moc"
