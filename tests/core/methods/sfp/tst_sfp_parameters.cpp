// SPDX-License-Identifier: GPL-3.0-or-later
// Problem-dependent parts of the description of SFP: defaults, the scales of lambda, cheap leave-one-out.
#include "core/methods/method.h"
#include "core/methods/sfp/leave_one_out.h"
#include "core/methods/sfp/sfp.h"
#include "tests/core/dataset/sparse_data.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Overrides = std::map<std::string, std::string>;

class SfpParametersTest : public QObject
{
    Q_OBJECT

private slots:
    void effectiveFeaturesComeBack_data();
    void effectiveFeaturesComeBack();
    void effectiveFeaturesGrowWithLambda();
    void effectiveFeaturesAreThoseOfTheFit();
    void contradictingLambdasAreRefused_data();
    void contradictingLambdasAreRefused();
    void clustersNeverOutnumberSamples();
    void leavingOutIsCheapForWideDataOnly();
    void leavingOutIsNotCheapForManySamples();
};

static const ParameterScale& effectiveFeaturesScale()
{
    for (const ParameterDescription& parameter : method("sfp").parameters)
        for (const ParameterScale& scale : parameter.scales)
            if (scale.name == "effective_features")
                return scale;
    throw std::logic_error("there is no scale effective_features");
}

void SfpParametersTest::effectiveFeaturesComeBack_data()
{
    QTest::addColumn<int>("classes");
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QString>("weights");
    for (const int classes : {0, 2, 5})
        for (const char* scale : {"sum", "mean", "cluster"})
            for (const char* weights : {"cluster", "shared"})
                QTest::addRow("%d classes, %s, %s", classes, scale, weights) << classes << scale << weights;
}

// Number to lambda and back.
void SfpParametersTest::effectiveFeaturesComeBack()
{
    QFETCH(int, classes);
    QFETCH(QString, scale);
    QFETCH(QString, weights);
    RandomProblem wanted;
    wanted.classes = classes;
    wanted.features = 200;
    wanted.unlabelled = 0.2;
    const Problem problem = randomProblem(wanted);
    Overrides overrides = {{"lambda_scale", scale.toStdString()}, {"weights", weights.toStdString()}};
    for (const double number : {1.01, 2.0, 3.7, 20.0, 150.0, 199.9}) {
        overrides["effective_features"] = toText(number);
        const Parameters parameters = resolveParameters(method("sfp"), problem, overrides);
        const double back = effectiveFeaturesScale().fromValue(parameters.real("lambda"), problem, parameters);
        QVERIFY2(std::abs(back - number) < tolerance::naive * number, toText(back).c_str());
    }
}

void SfpParametersTest::effectiveFeaturesGrowWithLambda()
{
    RandomProblem wanted;
    wanted.features = 120;
    const Problem problem = randomProblem(wanted);
    const Parameters parameters = defaultParameters(method("sfp"), problem);
    double before = 0;
    for (double lambda = 1e-6; lambda < 1e9; lambda *= 3) {
        const double number = effectiveFeaturesScale().fromValue(lambda, problem, parameters);
        QVERIFY(number >= before && number >= 1 && number <= 120 * (1 + tolerance::exactFormula));
        before = number;
    }
    QVERIFY(before > 119.9);
    QCOMPARE(effectiveFeaturesScale().maximum(problem), 120.0);
}

// Where labels rule, the scatters of the clusters are those of the classes, and the number is that of the fit.
void SfpParametersTest::effectiveFeaturesAreThoseOfTheFit()
{
    for (const char* scale : {"sum", "mean", "cluster"}) {
        RandomProblem wanted;
        wanted.features = 300;
        wanted.samples = 41;
        const Problem problem = randomProblem(wanted);
        const Parameters parameters =
            resolveParameters(method("sfp"), problem,
                              {{"effective_features", "12.5"}, {"lambda_scale", scale}, {"alpha_prime", "0.01"}});
        const Outcome outcome = method("sfp").run(problem, parameters, {});
        const double number = std::sqrt(effectiveNumber(outcome.featureWeights.row(0)) *
                                        effectiveNumber(outcome.featureWeights.row(1)));
        QVERIFY2(std::abs(number - 12.5) < 1e3 * tolerance::limitingCase, toText(number).c_str());
    }
}

void SfpParametersTest::contradictingLambdasAreRefused_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("lambda and its prime") << "lambda"
                                          << "lambda_prime";
    QTest::newRow("lambda and the number") << "lambda"
                                           << "effective_features";
    QTest::newRow("prime and number") << "lambda_prime"
                                      << "effective_features";
}

// The last of them won without a word.
void SfpParametersTest::contradictingLambdasAreRefused()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    const Overrides texts = {{"lambda", "0.5"}, {"lambda_prime", "0.5"}, {"effective_features", "2"}};
    Overrides overrides;
    for (const QString& name : {one, other})
        overrides[name.toStdString()] = texts.at(name.toStdString());
    try {
        resolveParameters(method("sfp"), randomProblem({}), overrides);
        QFAIL("nothing was refused");
    } catch (const std::invalid_argument& error) {
        const QString text = error.what();
        QVERIFY2(text.contains(one) && text.contains(other) && text.contains("not both"), error.what());
    }
}

// Without labels three clusters were the default even for two samples.
void SfpParametersTest::clustersNeverOutnumberSamples()
{
    for (const int classes : {-1, 0, 1, 2})
        for (const Index features : {1, 2, 50})
            for (Index samples = 2; samples < 6; ++samples) {
                RandomProblem wanted;
                wanted.classes = classes;
                wanted.samples = samples;
                wanted.features = features;
                const Problem problem = randomProblem(wanted);
                const Parameters parameters = defaultParameters(method("sfp"), problem);
                QVERIFY(parameters.integer("clusters") <= samples);
                method("sfp").run(problem, parameters, {});
            }
}

// With few features the closed form does not describe the fit, and as many fits as samples are not cheap.
void SfpParametersTest::leavingOutIsCheapForWideDataOnly()
{
    for (const Index features : {5, 29, 30, 31, 100}) {
        RandomProblem wanted;
        wanted.features = features;
        const Problem problem = randomProblem(wanted);
        const Parameters parameters = resolveParameters(
            method("sfp"), problem,
            {{"clusters", "2"}, {"alpha_prime", "0.1"}, {"gamma_prime", "0.9"}, {"lambda", "2"}});
        QCOMPARE(method("sfp").leaveOneOutIsCheap(problem, parameters), features > 30);
    }
}

// A sample that the closed form leaves undecided would need a fit to all others.
void SfpParametersTest::leavingOutIsNotCheapForManySamples()
{
    SfpOptions options;
    options.clusters = 2;
    options.alpha = 2;
    for (const Index samples : {1000, 10000}) {
        std::vector<std::size_t> starts(30001, 0);
        Problem problem;
        problem.data = test::dataOf(std::make_shared<const SparseColumns>(
            samples, std::move(starts), std::vector<std::uint32_t>(), std::vector<double>()));
        const LabelField& field = problem.data->labelFields().front();
        problem.target.kind = Target::Kind::Classes;
        problem.target.classNames = field.classes;
        problem.target.classOf = field.codes;
        QCOMPARE(sfpLeaveOneOutIsCheap(problem, options), samples == 1000);
    }
}

QTEST_APPLESS_MAIN(SfpParametersTest)
#include "tst_sfp_parameters.moc"
