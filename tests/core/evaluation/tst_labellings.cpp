// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/permutation_test.h"
#include "core/methods/sfp/labellings.h"
#include "core/numeric/random.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/sfp_options.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Predictions of several labellings together compared with a fit for each.
class TestLabellings : public QObject
{
    Q_OBJECT

private slots:
    void predictionsAreThoseOfFits_data();
    void predictionsAreThoseOfFits();
    void doubtfulMembershipsAreLeftToFits_data();
    void doubtfulMembershipsAreLeftToFits();
    void labelOfTheLeftOutSampleIsNotUsed();
    void featuresConstantWithoutTheSampleHaveNoWeight();
    void scattersOfFeaturesFarFromZeroKeepTheirDigits();
    void missingOrHugeValuesAreLeftToFits();
    void otherOptionsAreLeftToFits();
};

namespace {

constexpr int permutations = 20;

struct Counts
{
    int together = 0;   // decided without a fit
    int different = 0;  // and not as the fit
    int all = 0;
};

std::vector<Labelling> labellingsOf(const Target& target, std::uint64_t stream)
{
    std::vector<Labelling> result;
    for (int permutation = 0; permutation <= permutations; ++permutation)
        result.push_back({permutedLabels(target, 5, permutation).classOf,
                          deriveSeed(stream, {static_cast<std::uint64_t>(permutation)})});
    return result;
}

int fittedClass(const Problem& problem, Index leftOut, const Labelling& labelling, SfpOptions options)
{
    std::vector<Index> others(static_cast<std::size_t>(problem.data->samples()));
    std::iota(others.begin(), others.end(), Index{0});
    others.erase(others.begin() + leftOut);
    Problem fold{problem.data->subset(others, std::nullopt), problem.target};
    fold.target.classOf = labelling.classOf;
    fold.target.classOf.erase(fold.target.classOf.begin() + leftOut);
    options.seed = labelling.seed;
    const Outcome outcome = sfp(fold, options).outcome;
    const DatasetPtr sample = problem.data->subset(std::vector<Index>{leftOut}, std::nullopt);
    return predictSfp(outcome, fold.target, options, *sample).predictedClass[0];
}

Counts compare(const Problem& problem, const SfpOptions& options)
{
    Counts counts;
    for (Index leftOut = 0; leftOut < problem.data->samples(); ++leftOut) {
        const std::vector<Labelling> labellings =
            labellingsOf(problem.target, static_cast<std::uint64_t>(leftOut));
        const std::vector<int> predicted =
            sfpPredictLabellings(problem.data->values(), leftOut, problem.target.classes(), labellings, options);
        for (std::size_t q = 0; q < labellings.size(); ++q) {
            ++counts.all;
            if (predicted[q] < 0)
                continue;
            ++counts.together;
            counts.different += predicted[q] != fittedClass(problem, leftOut, labellings[q], options);
        }
    }
    return counts;
}

Problem wideProblem(int classes, double shift = 0.7, Index samples = 21, Index features = 300)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    wanted.classes = classes;
    wanted.shift = shift;
    wanted.hasConstants = true;
    return randomProblem(wanted);
}

}  // namespace

void TestLabellings::predictionsAreThoseOfFits_data()
{
    QTest::addColumn<int>("classes");
    QTest::addColumn<SfpLambdaScale>("scale");
    QTest::addColumn<SfpWeights>("weights");
    QTest::addColumn<double>("lambda");
    for (const int classes : {2, 3}) {
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::addRow("%s, %d classes", name, classes);
        };
        row("sum") << classes << SfpLambdaScale::Sum << SfpWeights::Cluster << 7.0 / 3;
        row("sum, few features") << classes << SfpLambdaScale::Sum << SfpWeights::Cluster << 0.1;
        row("mean") << classes << SfpLambdaScale::Mean << SfpWeights::Cluster << 0.1;
        row("cluster") << classes << SfpLambdaScale::Cluster << SfpWeights::Cluster << 0.1;
        row("shared") << classes << SfpLambdaScale::Sum << SfpWeights::Shared << 7.0 / 3;
        row("shared, cluster") << classes << SfpLambdaScale::Cluster << SfpWeights::Shared << 0.1;
    }
}

void TestLabellings::predictionsAreThoseOfFits()
{
    QFETCH(int, classes);
    QFETCH(SfpLambdaScale, scale);
    QFETCH(SfpWeights, weights);
    QFETCH(double, lambda);
    SfpOptions options = someOptions(classes);
    options.lambdaScale = scale;
    options.weights = weights;
    options.lambda = lambda;
    const Counts counts = compare(wideProblem(classes), options);
    QCOMPARE(counts.different, 0);
    QCOMPARE(counts.together, counts.all);
}

void TestLabellings::doubtfulMembershipsAreLeftToFits_data()
{
    QTest::addColumn<double>("alpha");
    QTest::addColumn<double>("gamma");
    QTest::addColumn<double>("factor");
    QTest::addColumn<int>("restarts");
    QTest::addColumn<QString>("decided");
    QTest::newRow("starts differ") << 1.0 << 1.0 / 9 << 1.0 << 1 << "all";
    QTest::newRow("some starts are doubtful") << 1.0 << 0.05 << 1.9 << 1 << "some";
    QTest::newRow("several restarts") << 1.0 << 1.0 / 9 << 1.0 << 3 << "all";
    QTest::newRow("scatters exceed the label term") << 1.0 << 0.01 << 1.4 << 1 << "all";
    QTest::newRow("fuzzy") << 1.0 << 0.9 << 1.0 << 1 << "none";
    QTest::newRow("values decide") << 0.5 << 0.1 << 3.0 << 1 << "none";
    QTest::newRow("values decide, raw") << 9.0 << 1.0 / 9 << 20.0 << 1 << "some";
}

void TestLabellings::doubtfulMembershipsAreLeftToFits()
{
    QFETCH(double, alpha);
    QFETCH(double, gamma);
    QFETCH(double, factor);
    QFETCH(int, restarts);
    QFETCH(QString, decided);
    const Problem given = wideProblem(2, 1.5);
    const Problem problem = problemOf(factor * given.data->values().map(), given.target.classOf);
    SfpOptions options = someOptions();
    options.alpha = alpha;
    options.gamma = gamma;
    options.lambda = 100;
    options.restarts = restarts;
    const Counts counts = compare(problem, options);
    QCOMPARE(counts.different, 0);
    QCOMPARE(counts.together == 0            ? QString("none")
             : counts.together == counts.all ? QString("all")
                                             : QString("some"),
             decided);
}

void TestLabellings::labelOfTheLeftOutSampleIsNotUsed()
{
    const Problem problem = wideProblem(3);
    std::vector<Labelling> labellings = labellingsOf(problem.target, 1);
    const auto predicted = [&] {
        return sfpPredictLabellings(problem.data->values(), 4, 3, labellings, someOptions(3));
    };
    const std::vector<int> before = predicted();
    for (Labelling& labelling : labellings)
        labelling.classOf[4] = (labelling.classOf[4] + 1) % 3;
    QCOMPARE(predicted(), before);
}

void TestLabellings::featuresConstantWithoutTheSampleHaveNoWeight()
{
    const Problem given = wideProblem(2);
    Eigen::MatrixXd values = given.data->values().map();
    values.leftCols(3).setZero();
    values(0, 0) = 5;
    values(1, 1) = 1e-30;
    values(2, 2) = 1;
    const Counts counts = compare(problemOf(values, given.target.classOf), someOptions());
    QCOMPARE(counts.different, 0);
    QCOMPARE(counts.together, counts.all);
}

void TestLabellings::scattersOfFeaturesFarFromZeroKeepTheirDigits()
{
    const Problem given = wideProblem(2);
    Eigen::MatrixXd values = given.data->values().map();
    for (Index i = 0; i < values.rows(); ++i) {
        values(i, 0) += 1e8;                                        // far from zero
        values(i, 1) = 1e4 * given.target.classOf[std::size_t(i)];  // constant within the classes
        values(i, 2) *= 1e4;
    }
    SfpOptions options = someOptions();
    options.alpha = 1e9;
    const Counts counts = compare(problemOf(values, given.target.classOf), options);
    QCOMPARE(counts.different, 0);
    QVERIFY(counts.together > 0);
}

void TestLabellings::missingOrHugeValuesAreLeftToFits()
{
    const Problem given = wideProblem(2);
    const std::vector<Labelling> labellings = labellingsOf(given.target, 1);
    for (const double value : {std::numeric_limits<double>::quiet_NaN(), 1e200}) {
        Eigen::MatrixXd values = given.data->values().map();
        values(7, 5) = value;
        const AlignedMatrix aligned = AlignedMatrix::copyOf(values);
        for (const Index leftOut : {Index{0}, Index{7}}) {
            const auto predicted = sfpPredictLabellings(aligned, leftOut, 2, labellings, someOptions());
            QCOMPARE(std::count(predicted.begin(), predicted.end(), -1), permutations + 1);
        }
    }
}

void TestLabellings::otherOptionsAreLeftToFits()
{
    const Problem problem = wideProblem(2);
    const std::vector<Labelling> labellings = labellingsOf(problem.target, 1);
    const auto decided = [&](const SfpOptions& options) {
        const auto predicted = sfpPredictLabellings(problem.data->values(), 0, 2, labellings, options);
        return permutations + 1 - std::count(predicted.begin(), predicted.end(), -1);
    };
    QCOMPARE(decided(someOptions()), permutations + 1);
    for (const auto& change : std::vector<std::function<void(SfpOptions&)>>{
             [](SfpOptions& options) { options.loss = SfpLoss::Hinge; },
             [](SfpOptions& options) { options.clusters = 3; }, [](SfpOptions& options) { options.alpha = 0.1; },
             [](SfpOptions& options) { options.init = SfpInit::Random; },
             [](SfpOptions& options) {
                 options.startSamples = {0, 1};
             }}) {
        SfpOptions options = someOptions();
        change(options);
        QCOMPARE(decided(options), 0);
    }
}

QTEST_GUILESS_MAIN(TestLabellings)
#include "tst_labellings.moc"
