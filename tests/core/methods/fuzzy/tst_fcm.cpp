// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/k_means.h"

#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/random.h"
#include "tests/core/methods/fuzzy/fisher_iris.h"
#include "tests/core/methods/fuzzy/naive_clustering.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestFcm : public QObject
{
    Q_OBJECT

private slots:
    void iris_data();
    void iris();
    void agreesWithE1071_data();
    void agreesWithE1071();
    void naive_data();
    void naive();
    void samplesAtCentresAmongMany();
    void extremeValues();
    void objectiveNeverRises();
    void byHand();
    void distanceZeroIsShared();
    void clusterForEverySample();
    void smallFuzzifierIsKMeans();
    void largeFuzzifierIsTheMean();
    void kMeansRests();
    void sameBitsForAnyThreads();
    void powersAreThoseOfTheLibrary();
    void restartsKeepTheBest();
    void stopsWhenAsked();
    void refusals_data();
    void refusals();
    void describedRunIsTheFunction();
};

static ClusteringOptions exactly(int iterations, std::vector<int> start, double fuzzifier = 2)
{
    ClusteringOptions options;
    options.clusters = static_cast<int>(start.size());
    options.fuzzifier = fuzzifier;
    options.startSamples = std::move(start);
    options.maxIterations = iterations;
    options.tolerance = 0;
    return options;
}

// Anchors of methods.md 2.9 and 2.10, item 13.
void TestFcm::iris_data()
{
    QTest::addColumn<bool>("asFisher");
    QTest::addColumn<double>("objective");
    QTest::addColumn<int>("errors");
    QTest::addRow("Fisher") << true << 60.50571062948856 << 16;
    QTest::addRow("UCI") << false << 60.5759555013 << -1;
}

void TestFcm::iris()
{
    QFETCH(bool, asFisher);
    QFETCH(double, objective);
    QFETCH(int, errors);
    const auto problem = test::iris(asFisher);
    if (!problem)
        QSKIP(missingDataMessage);
    ClusteringOptions options;
    options.tolerance = 1e-12;
    options.maxIterations = 1000;
    const Outcome outcome = fcm(*problem, options);
    QCOMPARE(outcome.stopped, Stopped::Converged);
    QVERIFY(std::abs(outcome.objective.back() / objective - 1) < tolerance::publishedDigits);
    if (errors >= 0)
        QCOMPARE(majorityErrors(outcome.assigned, problem->target.classOf), errors);
}

/// A fit of R's e1071, as e1071_cmeans.R prints it.
struct E1071Fit
{
    std::string file;
    std::vector<int> start;
    double fuzzifier;
    double objective;
    std::vector<double> memberships;  // of the first sample, the one in the middle, the last
};
Q_DECLARE_METATYPE(E1071Fit)

void TestFcm::agreesWithE1071_data()
{
    QTest::addColumn<E1071Fit>("fit");
    const std::vector<E1071Fit> fits{
        {"uci/iris.arff",
         {0, 50, 100},
         2,
         60.575955501289,
         {0.996335999511294, 0.00250055008770227, 0.00116345040100411, 0.0339608956302313, 0.754948184248561,
          0.211090920121208, 0.0269377414023306, 0.582042328495745, 0.391019930101925}},
        {"uci/iris.arff",
         {0, 50, 100},
         1.5,
         74.4623921189704,
         {0.999994163001174, 4.82651688680763e-06, 1.01048193950712e-06, 0.00191885853972562, 0.935727486415827,
          0.0623536550444471, 0.00149874491701859, 0.758174055031714, 0.240327200051267}},
        {"uci/wine.arff",
         {0, 59, 130},
         2,
         1796082.75957306,
         {0.766193755319249, 0.0517061960875574, 0.182100048593193, 0.0266762024100753, 0.341151982936064,
          0.632171814653861, 0.0174988389033956, 0.754076841462867, 0.228424319633738}},
        {"uci/wine.arff",
         {0, 59, 130},
         3,
         831246.6927142,
         {0.554931912324409, 0.157257491832732, 0.28781059584286, 0.100288594814506, 0.37453473959713,
          0.525176665588363, 0.0850450633470354, 0.590318753926681, 0.324636182726283}},
        {"colon.csv.gz",
         {0, 1},
         2,
         11293353555.1893,
         {0.698404043106851, 0.301595956893149, 0.770199235671143, 0.229800764328857, 0.606593129440117,
          0.393406870559883}},
        {"colon.csv.gz",
         {0, 1},
         1.3,
         16123078631.1376,
         {0.994901197950863, 0.00509880204913683, 0.997290224608649, 0.00270977539135056, 0.983204088016694,
          0.0167959119833064}}};
    for (const E1071Fit& fit : fits)
        QTest::addRow("%s, m = %g", fit.file.c_str(), fit.fuzzifier) << fit;
}

void TestFcm::agreesWithE1071()
{
    QFETCH(E1071Fit, fit);
    const auto path = sharedData(fit.file);
    if (!path)
        QSKIP(missingDataMessage);
    Problem problem;
    problem.data = readDataset(*path).data;
    ClusteringOptions options = exactly(20000, fit.start, fit.fuzzifier);
    options.tolerance = 1e-13;
    const Outcome outcome = fcm(problem, options);
    QCOMPARE(outcome.stopped, Stopped::Converged);
    QVERIFY(std::abs(outcome.objective.back() / fit.objective - 1) < tolerance::limitingCase);
    const Index n = problem.data->samples(), k = outcome.memberships.cols();
    const Index shown[] = {0, n / 2, n - 1};
    for (Index s = 0; s < 3; ++s)
        for (Index j = 0; j < k; ++j)
            QVERIFY(std::abs(outcome.memberships(shown[s], j) - fit.memberships[std::size_t(s * k + j)]) <
                    tolerance::limitingCase);
}

static Problem problemOf(const Eigen::MatrixXd& values)
{
    DatasetParts parts;
    parts.values = std::make_shared<const AlignedMatrix>(AlignedMatrix::copyOf(values));
    parts.sampleNames.resize(static_cast<std::size_t>(values.rows()));
    parts.featureNames.resize(static_cast<std::size_t>(values.cols()));
    return {std::make_shared<const Dataset>(std::move(parts)), {}, {}};
}

/// Fewer features than samples and more, where the inner products are used; so many samples that several threads
/// add them up, so many features that distances are added in panels, and every remainder of the clusters that are
/// computed together.
void TestFcm::naive_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<double>("fuzzifier");
    const auto add = [](int samples, int features, int clusters) {
        for (const double fuzzifier : {1.2, 2.0, 3.5})
            QTest::addRow("%d x %d, %d clusters, m = %g", samples, features, clusters, fuzzifier)
                << samples << features << clusters << fuzzifier;
    };
    for (const int features : {1, 5, 29, 30, 31, 300})
        add(30, features, 3);
    add(2501, 3, 5);
    add(2500, 67, 6);
    add(1100, 130, 9);
}

void TestFcm::naive()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, clusters);
    QFETCH(double, fuzzifier);
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    wanted.seed = static_cast<std::uint64_t>(features);
    const Problem problem = randomProblem(wanted);
    std::vector<int> start;
    for (int j = 0; j < clusters; ++j)
        start.push_back(3 + 8 * j);
    const Outcome outcome = fcm(problem, exactly(7, start, fuzzifier));
    const NaiveClustering expected = naiveClustering(problem.data->values().map(), start, fuzzifier, 7);
    QVERIFY((outcome.memberships - expected.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    for (std::size_t i = 0; i < expected.objective.size(); ++i)
        QVERIFY(std::abs(outcome.objective[i] / expected.objective[i] - 1) < tolerance::naive);
    QVERIFY((outcome.memberships.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
}

/// Of a feature with two values the centres of two clusters come so near to them that distances are 0 or almost 0.
void TestFcm::samplesAtCentresAmongMany()
{
    constexpr int samples = 2500;
    Eigen::MatrixXd values(samples, 1);
    for (Index i = 0; i < samples; ++i)
        values(i, 0) = i % 3 == 0 ? 1.0 : 0.0;
    const Problem problem = problemOf(values);
    for (const double fuzzifier : {1.05, 2.0, 3.0}) {
        const Outcome outcome = fcm(problem, exactly(30, {0, 1}, fuzzifier));
        QVERIFY((outcome.memberships.col(0) - values).cwiseAbs().maxCoeff() < tolerance::limitingCase);
        QVERIFY(outcome.objective.back() < tolerance::limitingCase);
        QVERIFY(std::abs(outcome.centers(0, 0) - 1) < tolerance::limitingCase);
        QVERIFY(std::abs(outcome.centers(1, 0)) < tolerance::limitingCase);
    }
}

/// As large and as small as fits allow (requireComplete()): products of squared distances leave the range of
/// numbers.
void TestFcm::extremeValues()
{
    for (const double scale : {1e-138, 1e148}) {
        RandomProblem wanted;
        wanted.samples = 300;
        wanted.features = 4;
        const Problem problem = randomProblem(wanted);
        const Problem extreme = problemOf(problem.data->values().map() * scale);
        const Outcome plain = fcm(problem, exactly(5, {3, 11, 20})),
                      outcome = fcm(extreme, exactly(5, {3, 11, 20}));
        QVERIFY((outcome.memberships - plain.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    }
}

void TestFcm::objectiveNeverRises()
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        RandomProblem wanted;
        wanted.seed = seed;
        wanted.features = seed % 2 ? 4 : 60;
        wanted.shift = static_cast<double>(seed % 3);
        ClusteringOptions options;
        options.seed = seed;
        options.clusters = 2 + static_cast<int>(seed % 4);
        options.fuzzifier = 1.1 + 0.1 * static_cast<double>(seed % 15);
        const Outcome outcome = fcm(randomProblem(wanted), options);
        for (std::size_t i = 1; i < outcome.objective.size(); ++i)
            QVERIFY(outcome.objective[i] <= outcome.objective[i - 1] * (1 + tolerance::objectiveRise));
    }
}

/// Points 0, 1 and 4 with centres at 0 and 4: the middle one has u = (9/10, 1/10); then
/// c = (0.81 * 1) / (1 + 0.81) and (4 + 0.01) / 1.01.
void TestFcm::byHand()
{
    Problem problem;
    problem.data = makeData({{0}, {1}, {4}});
    const Outcome outcome = fcm(problem, exactly(1, {0, 2}));
    const double first = 0.81 / 1.81, second = 4.01 / 1.01;
    const auto square = [](double x) { return x * x; };
    QVERIFY(std::abs(outcome.embedding(1, 0) - square(1 - first)) < tolerance::exactFormula);
    QVERIFY(std::abs(outcome.embedding(2, 1) - square(4 - second)) < tolerance::exactFormula);
    const double share = square(1 - second) / (square(1 - first) + square(1 - second));
    QVERIFY(std::abs(outcome.memberships(1, 0) - share) < tolerance::exactFormula);
    QCOMPARE(outcome.assigned, (std::vector<int>{0, 0, 1}));
}

void TestFcm::distanceZeroIsShared()
{
    Eigen::MatrixXd distances(2, 3);
    distances << 0, 0, 5, 1, 1e-320, 1e300;
    const Eigen::MatrixXd memberships = fuzzyMemberships(distances, 1.01);
    QCOMPARE(memberships(0, 0), 0.5);
    QCOMPARE(memberships(0, 1), 0.5);
    QCOMPARE(memberships(0, 2), 0.0);
    QVERIFY(memberships.allFinite());
    Problem problem;
    problem.data = makeData({{1, 1}, {1, 1}, {1, 1}, {1, 1}});
    ClusteringOptions options;
    options.clusters = 3;
    const Outcome outcome = fcm(problem, options);
    QCOMPARE(outcome.objective.back(), 0.0);
    QVERIFY((outcome.memberships.array() - 1.0 / 3).abs().maxCoeff() < tolerance::sumToOne);
}

void TestFcm::clusterForEverySample()
{
    RandomProblem wanted;
    wanted.samples = 6;
    wanted.features = 3;
    ClusteringOptions options;
    options.clusters = 6;
    const Outcome outcome = fcm(randomProblem(wanted), options);
    QVERIFY(outcome.objective.back() < tolerance::limitingCase);
    options.clusters = 1;
    QCOMPARE(fcm(randomProblem(wanted), options).memberships, Eigen::MatrixXd::Ones(6, 1));
}

/// Of groups that are apart: where they are not, k-means moves single samples when Lloyd's iterations have
/// stopped.
void TestFcm::smallFuzzifierIsKMeans()
{
    RandomProblem wanted;
    wanted.classes = 3;
    wanted.shift = 4;
    const Problem problem = randomProblem(wanted);
    const Outcome fuzzy = fcm(problem, exactly(50, {0, 10, 20}, 1.0005));
    const Outcome crisp = kMeans(problem, exactly(50, {0, 10, 20}));
    QVERIFY((fuzzy.memberships - crisp.memberships).cwiseAbs().maxCoeff() < tolerance::limitingCase);
}

void TestFcm::largeFuzzifierIsTheMean()
{
    const Problem problem = randomProblem({});
    const Outcome outcome = fcm(problem, exactly(400, {0, 5, 9}, 30));
    const Eigen::RowVectorXd mean = problem.data->values().map().colwise().mean();
    QVERIFY((outcome.centers.rowwise() - mean).cwiseAbs().maxCoeff() < tolerance::limitingCase);
}

/// Every sample is nearest to the mean of its own cluster.
void TestFcm::kMeansRests()
{
    for (const int features : {3, 50}) {
        RandomProblem wanted;
        wanted.features = features;
        const Problem problem = randomProblem(wanted);
        ClusteringOptions options;
        options.clusters = 4;
        const Outcome outcome = kMeans(problem, options);
        QCOMPARE(outcome.stopped, Stopped::Converged);
        const auto x = problem.data->values().map();
        for (Index i = 0; i < x.rows(); ++i) {
            Index nearest = 0;
            (outcome.centers.rowwise() - x.row(i)).rowwise().squaredNorm().minCoeff(&nearest);
            QCOMPARE(outcome.assigned[static_cast<std::size_t>(i)], static_cast<int>(nearest));
        }
    }
}

void TestFcm::sameBitsForAnyThreads()
{
    struct Size
    {
        int samples, features;
        double fuzzifier;
    };
    for (const auto& [samples, features, fuzzifier] :
         {Size{40, 7, 2}, {40, 3000, 2}, {9000, 5, 2}, {9001, 5, 1.3}}) {
        RandomProblem wanted;
        wanted.samples = samples;
        wanted.features = features;
        const Problem problem = randomProblem(wanted);
        RunControl one, several;
        several.threads = 5;
        ClusteringOptions options;
        options.fuzzifier = fuzzifier;
        options.maxIterations = 20;
        const Outcome a = fcm(problem, options, one), b = fcm(problem, options, several);
        QVERIFY(a.memberships == b.memberships);
        QVERIFY(a.centers == b.centers);
        QVERIFY(a.objective == b.objective);
    }
}

void TestFcm::powersAreThoseOfTheLibrary()
{
    Random random(3);
    Eigen::MatrixXd memberships(1000, 3);
    for (double& membership : memberships.reshaped())
        membership = random.uniform();
    memberships.topRows(5) << 0, 1, 0.5, 1e-300, 1e-10, 1 - 1e-16, 5e-324, 1e-17, 0.25, 1, 0, 0, 0.3, 0.3, 0.4;
    for (const double fuzzifier : {1.0, 1.01, 1.5, 2.0, 3.0, 100.0}) {
        const Eigen::MatrixXd powers = powersOf(memberships, fuzzifier);
        for (Eigen::Index at = 0; at < memberships.size(); ++at) {
            const double membership = memberships.reshaped()[at], power = powers.reshaped()[at];
            QVERIFY(std::abs(power - std::pow(membership, fuzzifier)) <= tolerance::roundingError);
            QVERIFY(membership > 0 || power == 0);
        }
    }
}

void TestFcm::restartsKeepTheBest()
{
    RandomProblem wanted;
    wanted.features = 2;
    wanted.shift = 0;
    const Problem problem = randomProblem(wanted);
    ClusteringOptions options;
    options.clusters = 6;
    options.fuzzifier = 1.1;
    const double single = fcm(problem, options).objective.back();
    options.restarts = 20;
    const Outcome best = fcm(problem, options);
    QVERIFY(best.objective.back() < single);
    QVERIFY(best.restart > 0);
}

void TestFcm::stopsWhenAsked()
{
    const Problem problem = randomProblem({});
    RunControl control;
    int asked = 0;
    control.progress = [&asked](const Step&) { return ++asked < 3; };
    const Outcome outcome = fcm(problem, exactly(100, {0, 1}), control);
    QCOMPARE(outcome.stopped, Stopped::Cancelled);
    QCOMPARE(outcome.iterations, 2);
    QVERIFY(outcome.memberships.allFinite());
}

void TestFcm::refusals_data()
{
    QTest::addColumn<int>("clusters");
    QTest::addColumn<double>("fuzzifier");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("says");
    QTest::addRow("crisp") << 2 << 1.0 << ""
                           << "fuzzifier must exceed 1";
    QTest::addRow("no fuzzifier") << 2 << std::numeric_limits<double>::quiet_NaN() << ""
                                  << "fuzzifier must exceed 1";
    QTest::addRow("no cluster") << 0 << 2.0 << ""
                                << "clusters must be 1 or more";
    QTest::addRow("too many") << 31 << 2.0 << ""
                              << "clusters must not exceed the 30 samples";
    QTest::addRow("start too short") << 3 << 2.0 << "0,1"
                                     << "contains 2 samples; it must contain one for each of the 3";
    QTest::addRow("start twice") << 2 << 2.0 << "4,4"
                                 << "must be different samples";
    QTest::addRow("start outside") << 2 << 2.0 << "4,30"
                                   << "must lie between 0 and 29";
}

void TestFcm::refusals()
{
    QFETCH(int, clusters);
    QFETCH(double, fuzzifier);
    QFETCH(QString, start);
    QFETCH(QString, says);
    ClusteringOptions options;
    options.clusters = clusters;
    options.fuzzifier = fuzzifier;
    for (const QString& sample : start.split(',', Qt::SkipEmptyParts))
        options.startSamples.push_back(sample.toInt());
    try {
        fcm(randomProblem({}), options);
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

void TestFcm::describedRunIsTheFunction()
{
    const Problem problem = randomProblem({});
    for (const char* id : {"fcm", "kmeans"}) {
        const MethodDescription& description = method(id);
        const Parameters parameters = resolveParameters(description, problem, {{"clusters", "3"}, {"seed", "7"}});
        const ClusteringOptions options = clusteringOptions(parameters);
        QCOMPARE(options.seed, std::uint64_t{7});
        const Outcome run = description.run(problem, parameters, {});
        const Outcome direct = std::string(id) == "fcm" ? fcm(problem, options) : kMeans(problem, options);
        QVERIFY(run.memberships == direct.memberships);
        QCOMPARE(run.embeddingAxes.size(), std::size_t{3});
    }
}

QTEST_APPLESS_MAIN(TestFcm)
#include "tst_fcm.moc"
