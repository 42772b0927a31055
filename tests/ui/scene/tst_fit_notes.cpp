// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/scatter_fit.h"
#include "ui/scene/fit_notes.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// What a fit says about itself.
class TestFitNotes : public QObject
{
    Q_OBJECT

private slots:
    void aSearchThatSawTheLabelsIsNamed_data();
    void aSearchThatSawTheLabelsIsNamed();
    void clustersOfAReduction();
    void clustersCanBecomeOne();
    void trainingScoresSayWhetherTheFitUsesTheLabels();
};

/// Every sample in the cluster of its class, by a method that predicts none.
static Result agreeing()
{
    Result result = *test::scatterFit()->result;
    result.outcome.assigned = result.target.classOf;
    result.outcome.predictedClass.clear();
    result.metrics = metricsOf({test::scatterFit()->data, result.target}, result.outcome);
    return result;
}

void TestFitNotes::aSearchThatSawTheLabelsIsNamed_data()
{
    QTest::addColumn<QString>("selection");
    QTest::addColumn<QString>("energy");
    QTest::addColumn<bool>("saw");
    QTest::newRow("error of the labels") << "annealing"
                                         << "error" << true;
    QTest::newRow("without labels") << "annealing"
                                    << "xie-beni" << false;
    QTest::newRow("found otherwise") << "medoids"
                                     << "error" << false;
    QTest::newRow("another method") << ""
                                    << "" << false;
}

void TestFitNotes::aSearchThatSawTheLabelsIsNamed()
{
    QFETCH(QString, selection);
    QFETCH(QString, energy);
    QFETCH(bool, saw);
    Result result = agreeing();
    if (!selection.isEmpty()) {
        result.parameters.set("selection", selection.toStdString());
        result.parameters.set("energy", energy.toStdString());
    }
    QVERIFY(agreementText(result).contains(QStringLiteral("100.0 % match class")));
    QCOMPARE(agreementText(result).contains(QStringLiteral("uses the labels")), saw);
    QCOMPARE(labelsWentInto("matched_accuracy", result), saw);
    QVERIFY(!labelsWentInto("leave_one_out_accuracy", result));
    QVERIFY(fitNotes(result).contains(QStringLiteral("representation error: 0.0 %")));
    QCOMPARE(fitNotes(result).contains(QStringLiteral("used the labels")), saw);
}

/// For a reduction the status line shows predictions, and only the tooltip its clusters.
void TestFitNotes::clustersOfAReduction()
{
    Result result = agreeing();
    result.outcome.predictedClass = result.target.classOf;
    result.outcome.embeddingCenters = Eigen::MatrixXd::Zero(2, 1);
    result.metrics = metricsOf({test::scatterFit()->data, result.target}, result.outcome);
    QVERIFY(agreementText(result).isEmpty());
    QVERIFY(fitNotes(result).contains(QStringLiteral("accuracy with the best matching: 100.0 %")));
    QVERIFY(fitNotes(result).contains(QStringLiteral("mutual information divided by class entropy: 1.000")));
}

/// From the bound on the even partition is stable; the clusters of a settled fit may lie apart all the same.
void TestFitNotes::clustersCanBecomeOne()
{
    Result result = agreeing();
    result.outcome.figures = {{"fuzzifier_bound", 1.37}};
    QVERIFY(fitNotes(result).contains(QStringLiteral("may coincide at a fuzziness of 1.37 or more")));
}

void TestFitNotes::trainingScoresSayWhetherTheFitUsesTheLabels()
{
    Result result = agreeing();
    result.outcome.predictedClass = result.target.classOf;
    const Problem problem{test::scatterFit()->data, result.target};
    const auto scored = [&](const char* method) {
        result.method = method;
        result.metrics = metricsOf(problem, result.outcome, &fuzzylens::method(method));
        return trainingText(result);
    };
    for (const char* supervised : {"sfp", "scs", "lda", "lfda", "klfda", "svm-linear"})
        QVERIFY2(scored(supervised).endsWith(QStringLiteral(" (uses the labels)")), supervised);
    for (const char* unsupervised : {"pca", "spectral", "lpp", "klpp"})
        QVERIFY2(scored(unsupervised).startsWith(QStringLiteral("training accuracy ")) &&
                     !scored(unsupervised).contains(QStringLiteral("uses")),
                 unsupervised);
    for (const char* hiding : {"random-forest", "knn"})
        QVERIFY2(scored(hiding).endsWith(QStringLiteral(" correct without their own labels")), hiding);
    // Labelled samples keep the label they were given: 569 of 569 right were shown for permuted labels.
    for (const char* semiSupervised : {"ssfcm-endo", "ssfcm-pedrycz", "sskfcm"})
        QVERIFY2(scored(semiSupervised).isEmpty(), semiSupervised);
}

QTEST_GUILESS_MAIN(TestFitNotes)
#include "tst_fit_notes.moc"
