// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/methods/sfp/sfp.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/naive_sfp.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::test;

Q_DECLARE_METATYPE(fuzzylens::SfpOptions)
Q_DECLARE_METATYPE(fuzzylens::test::RandomProblem)

class SfpNaiveTest : public QObject
{
    Q_OBJECT

private slots:
    void agrees_data();
    void agrees();
    void unclearSamples_data();
    void unclearSamples();
};

void SfpNaiveTest::agrees_data()
{
    QTest::addColumn<RandomProblem>("wanted");
    QTest::addColumn<SfpOptions>("options");
    const std::pair<const char*, SfpLoss> losses[] = {{"log loss", SfpLoss::LogLoss},
                                                      {"logistic", SfpLoss::Logistic},
                                                      {"hinge", SfpLoss::Hinge},
                                                      {"squared", SfpLoss::Squared},
                                                      {"zero-one", SfpLoss::ZeroOne}};
    const std::pair<const char*, SfpLambdaScale> scales[] = {
        {"sum", SfpLambdaScale::Sum}, {"mean", SfpLambdaScale::Mean}, {"cluster", SfpLambdaScale::Cluster}};
    const std::pair<const char*, SfpWeights> weights[] = {{"own weights", SfpWeights::Cluster},
                                                          {"shared weights", SfpWeights::Shared}};
    const auto add = [](const std::string& name, RandomProblem wanted, SfpOptions options) {
        options.tolerance = 0;
        options.maxIterations = 6;
        for (int j = 0; j < options.clusters; ++j)
            options.startSamples.push_back(3 * j + 1);
        QTest::newRow(name.c_str()) << wanted << options;
    };
    for (const auto& [lossName, loss] : losses)
        for (const auto& [scaleName, scale] : scales)
            for (const auto& [weightName, kind] : weights)
                for (const int classes : {2, 3}) {
                    SfpOptions options;
                    options.clusters = 3;
                    options.alpha = 1.5;
                    options.gamma = 0.7;
                    options.lambda = 4;
                    options.loss = loss;
                    options.lambdaScale = scale;
                    options.weights = kind;
                    RandomProblem wanted;
                    wanted.samples = 29;
                    wanted.features = 150;
                    wanted.classes = classes;
                    wanted.unlabelled = 0.2;
                    wanted.hasConstants = true;
                    add(std::string(lossName) + ", " + scaleName + ", " + weightName + ", " +
                            std::to_string(classes) + " classes",
                        wanted, options);
                }
    SfpOptions options;
    options.clusters = 4;
    options.alpha = 0.8;
    options.gamma = 0.4;
    options.lambda = 2;
    options.loss = SfpLoss::Squared;
    RandomProblem wanted;
    wanted.classes = -1;
    wanted.unlabelled = 0.3;
    add("numbers", wanted, options);
    wanted.classes = 0;
    wanted.unlabelled = 0;
    add("no labels", wanted, options);
    options.loss = SfpLoss::LogLoss;
    options.clusters = 1;
    wanted.classes = 2;
    add("one cluster", wanted, options);
    options.clusters = 2;
    wanted.features = 1;
    add("one feature", wanted, options);
    wanted.samples = 2500;
    wanted.features = 37;
    options.clusters = 7;
    options.lambda = 300;
    add("many samples", wanted, options);
    options.weights = SfpWeights::Shared;
    options.lambdaScale = SfpLambdaScale::Cluster;
    options.lambda = 0.5;
    add("many samples, shared weights", wanted, options);
    options.weights = SfpWeights::Cluster;
    add("many samples, cluster scale", wanted, options);
    wanted.samples = 40;
    wanted.features = 700;
    options.clusters = 9;
    options.lambdaScale = SfpLambdaScale::Sum;
    options.lambda = 0.3;
    add("many clusters, sparse weights", wanted, options);
}

static double worst(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    if (a.size() == 0 && b.size() == 0)
        return 0;
    if (a.rows() != b.rows() || a.cols() != b.cols())
        return std::numeric_limits<double>::infinity();
    return (a - b).cwiseAbs().maxCoeff() / (1 + b.cwiseAbs().maxCoeff());
}

/// The prediction rule (methods.md 1.2) for the samples of the fit: the membership step without the label term.
static Eigen::MatrixXd labelFree(const NaiveSfp& naive, const SfpOptions& options)
{
    Eigen::MatrixXd result(naive.d.rows(), naive.d.cols());
    for (Index i = 0; i < result.rows(); ++i) {
        std::vector<double> exponents;
        for (Index j = 0; j < result.cols(); ++j) {
            double entropy = 0;
            for (Index l = 0; l < naive.w.cols(); ++l)
                entropy += naive.w(j, l) > 0 ? naive.w(j, l) * std::log(naive.w(j, l)) : 0;
            const bool counts = options.lambdaScale == SfpLambdaScale::Cluster;
            exponents.push_back(-(naive.d(i, j) + (counts ? options.lambda * entropy : 0)) / options.gamma);
        }
        const double largest = *std::max_element(exponents.begin(), exponents.end());
        double total = 0;
        for (const double exponent : exponents)
            total += std::exp(exponent - largest);
        for (Index j = 0; j < result.cols(); ++j)
            result(i, j) = std::exp(exponents[std::size_t(j)] - largest) / total;
    }
    return result;
}

void SfpNaiveTest::agrees()
{
    QFETCH(RandomProblem, wanted);
    QFETCH(SfpOptions, options);
    const Problem problem = randomProblem(wanted);
    const NaiveSfp naive = naiveSfp(problem, options);
    const Outcome outcome = sfp(problem, options).outcome;
    QCOMPARE(outcome.iterations, options.maxIterations);
    QCOMPARE(outcome.stopped, Stopped::IterationLimit);
    QVERIFY(worst(outcome.memberships, naive.u) < tolerance::naive);
    QVERIFY(worst(outcome.centers, naive.v) < tolerance::naive);
    QVERIFY(worst(outcome.featureWeights, naive.w.topRows(outcome.featureWeights.rows())) < tolerance::naive);
    QVERIFY(worst(outcome.labelPrototypes, naive.z) < tolerance::naive);
    QVERIFY(worst(outcome.embedding, naive.d) < tolerance::naive);
    if (problem.target.kind == Target::Kind::None)
        QCOMPARE(outcome.membershipsLabelFree.size(), 0);
    else
        QVERIFY(worst(outcome.membershipsLabelFree, labelFree(naive, options)) < tolerance::naive);
    const std::vector<double>* terms[] = {&naive.distance, &naive.label, &naive.membershipEntropy,
                                          &naive.weightEntropy};
    for (std::size_t t = 0; t < naive.objective.size(); ++t) {
        QVERIFY(std::abs(outcome.objective[t] - naive.objective[t]) <
                tolerance::naive * (1 + std::abs(naive.objective[t])));
        for (std::size_t term = 0; term < 4; ++term)
            QVERIFY(std::abs(outcome.objectiveTerms[term].values[t] - (*terms[term])[t]) <
                    tolerance::naive * (1 + std::abs((*terms[term])[t])));
    }
}

void SfpNaiveTest::unclearSamples_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("unclear");
    QTest::newRow("colon") << "colon.csv.gz" << 45;
    QTest::newRow("leukemia") << "leukemia72.csv.gz" << 48;
}

/// As fitted every sample belongs to its class alone; without its label most are between the clusters.
void SfpNaiveTest::unclearSamples()
{
    QFETCH(QString, file);
    QFETCH(int, unclear);
    const auto path = sharedData(file.toStdString());
    if (!path)
        QSKIP(missingDataMessage);
    const DatasetPtr data = preprocess(readDataset(*path).data, {StepSpec::parse("zscore")}).data;
    const Problem problem = makeProblem(data, data->preferredLabel());
    SfpOptions options;
    options.clusters = problem.target.classes();
    options.alpha = options.gamma = options.lambda = 1;  // each 0.5 on the scale of the paper
    options.maxIterations = 50;
    for (int c = 0; c < options.clusters; ++c) {
        const auto& classOf = problem.target.classOf;
        options.startSamples.push_back(int(std::find(classOf.begin(), classOf.end(), c) - classOf.begin()));
    }
    const Outcome outcome = sfp(problem, options).outcome;
    const auto below = [](const Eigen::MatrixXd& memberships) {
        return int((memberships.rowwise().maxCoeff().array() < 0.9).count());
    };
    QCOMPARE(below(outcome.memberships), 0);
    QCOMPARE(below(outcome.membershipsLabelFree), unclear);
    options.maxIterations = outcome.iterations;
    QCOMPARE(below(labelFree(naiveSfp(problem, options), options)), unclear);
}

QTEST_APPLESS_MAIN(SfpNaiveTest)
#include "tst_sfp_naive.moc"
