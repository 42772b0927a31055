// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/methods/sfp/leave_one_out.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/shared_data.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

Q_DECLARE_METATYPE(fuzzylens::SfpOptions)

static SfpOptions crispOptions(int classes, double lambdaPrime)
{
    SfpOptions options;
    options.clusters = classes;
    options.alpha = 9;  // alpha' = .1
    options.gamma = (1 - 0.9) / 0.9;
    options.lambda = (1 - lambdaPrime) / lambdaPrime;
    return options;
}

class SfpLeaveOneOutTest : public QObject
{
    Q_OBJECT

private slots:
    void closedFormAgreesWithFits_data();
    void closedFormAgreesWithFits();
    void fitsDecideWhereTheClosedFormCannot();
    void startsThatMissAClassAreFitted();
    void cancels();
    void refusesWhatHasNoClasses();
    void publishedCounts_data();
    void publishedCounts();
};

void SfpLeaveOneOutTest::closedFormAgreesWithFits_data()
{
    QTest::addColumn<SfpOptions>("options");
    QTest::addColumn<int>("classes");
    const std::pair<const char*, SfpLambdaScale> scales[] = {
        {"sum", SfpLambdaScale::Sum}, {"mean", SfpLambdaScale::Mean}, {"cluster", SfpLambdaScale::Cluster}};
    for (const int classes : {2, 3})
        for (const auto& [name, scale] : scales)
            for (const bool isShared : {false, true}) {
                SfpOptions options = crispOptions(classes, scale == SfpLambdaScale::Sum ? 0.3 : 0.9);
                options.lambdaScale = scale;
                options.weights = isShared ? SfpWeights::Shared : SfpWeights::Cluster;
                QTest::addRow("%s, %d classes%s", name, classes, isShared ? ", shared" : "") << options << classes;
            }
}

void SfpLeaveOneOutTest::closedFormAgreesWithFits()
{
    QFETCH(SfpOptions, options);
    QFETCH(int, classes);
    RandomProblem wanted;
    wanted.samples = 41;
    wanted.features = 300;
    wanted.classes = classes;
    wanted.shift = 0.35;
    wanted.hasConstants = true;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        wanted.seed = seed;
        const Problem problem = randomProblem(wanted);
        QVERIFY(sfpLeaveOneOutIsCheap(problem, options));
        const AccuracyReport closed = sfpLeaveOneOut(problem, options);
        const AccuracyReport fits = sfpLeaveOneOutByRefits(problem, options, {2, {}});
        QCOMPARE(closed.how, "leave-one-out, closed form");
        QCOMPARE(closed.total, 41);
        QCOMPARE(closed.correct, fits.correct);
        QVERIFY(closed.correct < 41);
    }
}

// A feature that differs in one sample only is constant without it; the only sample of a class takes it along.
void SfpLeaveOneOutTest::fitsDecideWhereTheClosedFormCannot()
{
    RandomProblem wanted;
    wanted.samples = 20;
    wanted.features = 60;
    Problem problem = randomProblem(wanted);
    Eigen::MatrixXd values = problem.data->values().map();
    values.col(5).setZero();
    values(7, 5) = 3;
    std::vector<int> classOf = problem.target.classOf;
    classOf[19] = 2;
    problem = problemOf(values, classOf);
    const SfpOptions options = crispOptions(3, 0.3);
    const AccuracyReport closed = sfpLeaveOneOut(problem, options);
    QCOMPARE(closed.total, 20);
    QCOMPARE(closed.correct, sfpLeaveOneOutByRefits(problem, options).correct);
    // Labels that do not rule: every sample is left out of a fit.
    SfpOptions soft = options;
    soft.alpha = 0.1;
    soft.gamma = 1;
    QVERIFY(!sfpLeaveOneOutIsCheap(problem, soft));
    const AccuracyReport fits = sfpLeaveOneOut(problem, soft);
    QCOMPARE(fits.total, 20);
    QCOMPARE(fits.how, "leave-one-out, one fit per sample");
}

// A random start may put no cluster into a class, and its fit then ends elsewhere than the closed form assumes.
void SfpLeaveOneOutTest::startsThatMissAClassAreFitted()
{
    RandomProblem wanted;
    wanted.samples = 24;
    wanted.features = 80;
    wanted.classes = 3;
    wanted.shift = 0.6;
    SfpOptions options = crispOptions(3, 0.3);
    options.init = SfpInit::Random;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
        options.seed = seed;
        const Problem problem = randomProblem(wanted);
        QVERIFY(!sfpLeaveOneOutIsCheap(problem, options));
        const AccuracyReport report = sfpLeaveOneOut(problem, options);
        QCOMPARE(report.how, "leave-one-out, one fit per sample");
        QCOMPARE(report.correct, sfpLeaveOneOutByRefits(problem, options).correct);
    }
}

void SfpLeaveOneOutTest::cancels()
{
    SfpOptions options = crispOptions(2, 0.3);
    options.alpha = 0.01;
    int asked = 0;
    const RunControl control{1, [&](const Step&) { return ++asked < 20; }};
    const AccuracyReport report = sfpLeaveOneOut(randomProblem({}), options, control);
    QVERIFY(report.isCancelled);
    QVERIFY(report.total < 30);
}

void SfpLeaveOneOutTest::refusesWhatHasNoClasses()
{
    RandomProblem wanted;
    wanted.classes = 0;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sfpLeaveOneOut(randomProblem(wanted), crispOptions(2, 0.3)));
}

void SfpLeaveOneOutTest::publishedCounts_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("fill");
    QTest::addColumn<int>("samples");
    QTest::addColumn<QList<int>>("counts");
    // methods.md 1.6 B, rows "global": lambda' = .1 .. .8
    QTest::newRow("colon") << "colon.csv.gz"
                           << "" << 62 << QList<int>{43, 51, 53, 53, 51, 51, 50, 49};
    QTest::newRow("leukemia") << "leukemia72.csv.gz"
                              << "" << 72 << QList<int>{67, 70, 69, 68, 68, 68, 69, 71};
    QTest::newRow("lymphoma, 5 nearest genes")
        << "lymphoma66.csv.gz"
        << "impute=knn:5" << 66 << QList<int>{65, 63, 63, 61, 62, 62, 63, 63};
    QTest::newRow("lymphoma, mean") << "lymphoma66.csv.gz"
                                    << "impute=mean" << 66 << QList<int>{65, 63, 62, 61, 61, 62, 63, 62};
    QTest::newRow("lymphoma of 62") << "lymphoma62.csv.gz"
                                    << "" << 62 << QList<int>{61, 59, 58, 57, 57, 57, 59, 57};
}

void SfpLeaveOneOutTest::publishedCounts()
{
    QFETCH(QString, file);
    QFETCH(QString, fill);
    QFETCH(int, samples);
    QFETCH(QList<int>, counts);
    const auto path = sharedData(file.toStdString());
    if (!path)
        QSKIP(missingDataMessage);
    std::vector<StepSpec> steps;
    if (!fill.isEmpty())
        steps.push_back(StepSpec::parse(fill.toStdString()));
    steps.push_back(StepSpec::parse("zscore"));
    const DatasetPtr read = readDataset(*path).data;
    const DatasetPtr data = preprocess(read, steps).data;
    const Problem problem = makeProblem(data, data->preferredLabel());
    QCOMPARE(problem.data->samples(), Index{samples});
    for (int i = 0; i < 8; ++i) {
        const SfpOptions options = crispOptions(problem.target.classes(), 0.1 * (i + 1));
        const AccuracyReport closed = sfpLeaveOneOut(problem, options, {2, {}});
        QCOMPARE(closed.how, "leave-one-out, closed form");
        QCOMPARE(closed.total, samples);
        QCOMPARE(closed.correct, counts[i]);
        if (i == 2)
            QCOMPARE(sfpLeaveOneOutByRefits(problem, options, {2, {}}).correct, counts[i]);
    }
}

QTEST_APPLESS_MAIN(SfpLeaveOneOutTest)
#include "tst_sfp_leave_one_out.moc"
