// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions: of new samples, of those of the fit, of numbers.
#include "core/methods/sfp/sfp.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/sfp_options.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class SfpPredictTest : public QObject
{
    Q_OBJECT

private slots:
    void predictsNewSamples_data();
    void predictsNewSamples();
    void predictsTrainingSamplesAsItSays();
    void learnsNumbers();
};

void SfpPredictTest::predictsNewSamples_data()
{
    QTest::addColumn<int>("loss");
    QTest::addColumn<int>("classes");
    const char* names[] = {"log loss", "logistic", "hinge", "squared", "zero-one"};
    for (int loss = 0; loss < 5; ++loss)
        for (const int classes : {2, 3, 4})
            QTest::addRow("%s, %d classes", names[loss], classes) << loss << classes;
}

void SfpPredictTest::predictsNewSamples()
{
    QFETCH(int, loss);
    QFETCH(int, classes);
    RandomProblem wanted;
    wanted.samples = 60;
    wanted.features = 40;
    wanted.classes = classes;
    wanted.shift = 3;
    const Problem train = randomProblem(wanted);
    wanted.seed = 77;
    const Problem test = randomProblem(wanted);
    SfpOptions options = someOptions(classes);
    options.loss = static_cast<SfpLoss>(loss);
    options.lambda = 20;
    const Outcome outcome = sfp(train, options).outcome;
    const Prediction prediction = predictSfp(outcome, train.target, options, *test.data);
    QCOMPARE(prediction.predictedClass, test.target.classOf);
    QVERIFY(spread(prediction.classProbabilities) < tolerance::sumToOne);
    QVERIFY(prediction.classProbabilities.minCoeff() >= 0);
    QCOMPARE(prediction.embedding.cols(), Index{classes});
}

void SfpPredictTest::predictsTrainingSamplesAsItSays()
{
    for (const SfpLambdaScale scale : {SfpLambdaScale::Sum, SfpLambdaScale::Cluster})
        for (const SfpWeights weights : {SfpWeights::Cluster, SfpWeights::Shared}) {
            RandomProblem wanted;
            wanted.unlabelled = 0.4;
            wanted.features = 100;
            wanted.shift = 0.4;
            const Problem problem = randomProblem(wanted);
            SfpOptions options = someOptions(3);
            options.lambdaScale = scale;
            options.weights = weights;
            const Outcome outcome = sfp(problem, options).outcome;
            const Prediction prediction = predictSfp(outcome, problem.target, options, *problem.data);
            QCOMPARE(prediction.predictedClass, outcome.predictedClass);
            QVERIFY((prediction.classProbabilities - outcome.classProbabilities).cwiseAbs().maxCoeff() <
                    tolerance::naive);
            QVERIFY((prediction.embedding - outcome.embedding).cwiseAbs().maxCoeff() < tolerance::naive);
            // The training embedding adds the loss of labelled samples, and of no others.
            for (Index i = 0; i < 30; ++i) {
                const double added = (outcome.embeddingTraining.row(i) - outcome.embedding.row(i)).norm();
                QCOMPARE(added > 0, problem.target.isLabelled(i));
            }
        }
}

void SfpPredictTest::learnsNumbers()
{
    RandomProblem wanted;
    wanted.classes = -1;
    wanted.samples = 300;
    wanted.features = 8;
    wanted.shift = 4;
    const Problem problem = randomProblem(wanted);
    SfpOptions options = someOptions(12);
    options.loss = SfpLoss::Squared;
    options.lambdaScale = SfpLambdaScale::Mean;
    options.gamma = 0.05;
    options.restarts = 3;
    const Outcome outcome = sfp(problem, options).outcome;
    double error = 0, variance = 0;
    for (std::size_t i = 0; i < 300; ++i) {
        error += std::pow(outcome.predictedNumber[i] - problem.target.numbers[i], 2);
        variance += std::pow(problem.target.numbers[i], 2);
    }
    QVERIFY(error < 0.2 * variance);
    QVERIFY(outcome.predictedClass.empty());
}

QTEST_APPLESS_MAIN(SfpPredictTest)
#include "tst_sfp_predict.moc"
