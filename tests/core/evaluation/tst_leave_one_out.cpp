// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/leave_one_out.h"
#include "core/import/reader.h"
#include "core/numeric/random.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/shared_data.h"

#include <QTest>

#include <atomic>
#include <limits>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

class LeaveOneOutTest : public QObject
{
    Q_OBJECT

private slots:
    void foldsFitTheStepsWithoutTheSample_data();
    void foldsFitTheStepsWithoutTheSample();
    void bothAgreeWithoutSteps();
    void samplesThatStepsLeaveOutStayOut();
    void projectsTheLeftOutSample();
    void aClassOfOneSampleIsNeverRight();
    void theSameForAnyNumberOfThreads();
    void cancels();
    void aStepThatFailsInAFoldIsAnError();
    void methodsThatDoNotPredictHaveNone();
    void countsOfRealData_data();
    void countsOfRealData();
};

namespace {

/// Data with missing values and their fit.
struct Example
{
    DatasetPtr original;
    Preprocessed prepared;
    Problem problem;  // prepared
    Parameters parameters;

    LeaveOneOutAccuracy accuracy(const char* id = "sfp", const RunControl& control = {}) const
    {
        return leaveOneOut({method(id), original, prepared.steps, problem, parameters}, InFold::Always, control);
    }
};

Problem noisyProblem(int classes, bool hasMissing)
{
    RandomProblem wanted;
    wanted.samples = 33;
    wanted.features = 60;
    wanted.classes = classes;
    wanted.shift = 0.5;
    wanted.unlabelled = 0.1;
    const Problem random = randomProblem(wanted);
    Eigen::MatrixXd values = random.data->values().map();
    for (Index i = 0; hasMissing && i < values.rows(); i += 2)
        values(i, (7 * i) % values.cols()) = std::numeric_limits<double>::quiet_NaN();
    return problemOf(values, random.target.classOf);
}

std::vector<StepSpec> stepsOf(const std::vector<const char*>& texts)
{
    std::vector<StepSpec> steps;
    for (const char* text : texts)
        steps.push_back(StepSpec::parse(text));
    return steps;
}

Example example(const Problem& read, const std::vector<const char*>& steps, const char* id = "sfp",
                const std::map<std::string, std::string>& chosen = {})
{
    Example result;
    result.original = read.data;
    result.prepared = preprocess(read.data, stepsOf(steps));
    result.problem = {result.prepared.data, read.target};
    result.parameters = resolveParameters(method(id), result.problem, chosen);
    return result;
}

std::vector<Index> without(Index samples, Index sample)
{
    std::vector<Index> others(static_cast<std::size_t>(samples));
    std::iota(others.begin(), others.end(), Index{0});
    others.erase(others.begin() + sample);
    return others;
}

/// The definition, sample by sample.
int naiveCount(const Example& of, const std::vector<const char*>& steps)
{
    int correct = 0;
    const Target& target = of.problem.target;
    for (Index i = 0; i < of.original->samples(); ++i) {
        const int truth = target.classOf[static_cast<std::size_t>(i)];
        if (truth < 0)
            continue;
        const Preprocessed fold =
            preprocess(of.original->subset(without(of.original->samples(), i), std::nullopt), stepsOf(steps));
        Problem problem{fold.data, target};
        problem.target.classOf.erase(problem.target.classOf.begin() + i);
        Parameters parameters = of.parameters;
        const auto seed = static_cast<std::uint64_t>(parameters.integer("seed"));
        parameters.set("seed", static_cast<std::int64_t>(deriveSeed(seed, {static_cast<std::uint64_t>(i) + 1})));
        const Outcome outcome = method("sfp").run(problem, parameters, {});
        const DatasetPtr sample = applySteps(of.original->subset(std::vector<Index>{i}, std::nullopt), fold.steps);
        correct += method("sfp").predict(outcome, problem.target, parameters, *sample).predictedClass[0] == truth;
    }
    return correct;
}

}  // namespace

void LeaveOneOutTest::foldsFitTheStepsWithoutTheSample_data()
{
    QTest::addColumn<QList<const char*>>("steps");
    QTest::addColumn<int>("classes");
    QTest::newRow("scaled") << QList<const char*>{"impute=mean", "zscore"} << 2;
    QTest::newRow("filled by neighbours") << QList<const char*>{"impute=knn:3", "zscore"} << 3;
    QTest::newRow("features chosen") << QList<const char*>{"impute=median", "top-variance=20", "zscore"} << 2;
}

void LeaveOneOutTest::foldsFitTheStepsWithoutTheSample()
{
    QFETCH(QList<const char*>, steps);
    QFETCH(int, classes);
    const std::vector<const char*> texts(steps.begin(), steps.end());
    const Example of = example(noisyProblem(classes, true), texts);
    const LeaveOneOutAccuracy accuracy = of.accuracy();
    QVERIFY(accuracy.inFold);
    QCOMPARE(accuracy.inFold->total, accuracy.global.total);
    QVERIFY(accuracy.inFold->total < 33);
    QCOMPARE(accuracy.inFold->correct, naiveCount(of, texts));
    QVERIFY(accuracy.inFold->correct < accuracy.inFold->total);
}

// Without steps that learn, the published way and the folds are the same fits: also their seeds and starts.
void LeaveOneOutTest::bothAgreeWithoutSteps()
{
    const Problem data = noisyProblem(3, false);
    for (const char* start : {"", "0,5,9"}) {
        const Example of =
            example(data, {}, "sfp",
                    {{"clusters", "3"}, {"alpha_prime", "0.95"}, {"gamma_prime", "0.6"}, {"init_samples", start}});
        const LeaveOneOutAccuracy accuracy = of.accuracy();
        QVERIFY(accuracy.inFold);
        QCOMPARE(accuracy.global.how, "leave-one-out, one fit per sample");
        QCOMPARE(accuracy.inFold->correct, accuracy.global.correct);
    }
}

void LeaveOneOutTest::samplesThatStepsLeaveOutStayOut()
{
    const Problem whole = noisyProblem(2, false);
    std::vector<Index> kept = without(33, 20);
    kept.erase(kept.begin() + 3);
    Problem some = whole;
    some.data = whole.data->subset(kept, std::nullopt);
    some.target.classOf.erase(some.target.classOf.begin() + 20);
    some.target.classOf.erase(some.target.classOf.begin() + 3);
    const std::string drop = "drop-samples=" + whole.data->sampleNames()[3] + ',' + whole.data->sampleNames()[20];
    const Example dropped = example({whole.data, some.target}, {drop.c_str(), "zscore"});
    const Example chosen = example(some, {"zscore"});
    const LeaveOneOutAccuracy accuracy = dropped.accuracy();
    QVERIFY2(accuracy.inFold, accuracy.error.text().c_str());
    QCOMPARE(accuracy.inFold->total, chosen.accuracy().inFold->total);
    QCOMPARE(accuracy.inFold->correct, chosen.accuracy().inFold->correct);
}

void LeaveOneOutTest::projectsTheLeftOutSample()
{
    const Example of = example(noisyProblem(2, true), {"impute=mean", "zscore"}, "lda");
    const LeaveOneOutAccuracy accuracy = of.accuracy("lda");
    QVERIFY2(accuracy.inFold, accuracy.error.text().c_str());
    // The class of the nearest sample of the fold in the reduced space.
    int correct = 0;
    for (Index i = 0; i < of.original->samples(); ++i) {
        const int truth = of.problem.target.classOf[static_cast<std::size_t>(i)];
        if (truth < 0)
            continue;
        const Preprocessed fold = preprocess(of.original->subset(without(of.original->samples(), i), std::nullopt),
                                             stepsOf({"impute=mean", "zscore"}));
        Problem problem{fold.data, of.problem.target};
        problem.target.classOf.erase(problem.target.classOf.begin() + i);
        const Outcome outcome = method("lda").run(problem, of.parameters, {});
        const DatasetPtr sample = applySteps(of.original->subset(std::vector<Index>{i}, std::nullopt), fold.steps);
        const Eigen::RowVectorXd place =
            sample->values().map().row(0) * outcome.projection - outcome.projectionOffset;
        double nearest = std::numeric_limits<double>::infinity();
        int predicted = -1;
        for (Index other = 0; other < outcome.embedding.rows(); ++other) {
            const int code = problem.target.classOf[static_cast<std::size_t>(other)];
            const double distance = (outcome.embedding.row(other) - place).squaredNorm();
            if (code >= 0 && distance < nearest) {
                nearest = distance;
                predicted = code;
            }
        }
        correct += predicted == truth;
    }
    QCOMPARE(accuracy.inFold->correct, correct);
}

void LeaveOneOutTest::aClassOfOneSampleIsNeverRight()
{
    Eigen::MatrixXd values(7, 2);
    values << 0, 0, 0, 1, 1, 0, 9, 9, 9, 8, 8, 9, 40, 40;
    const Example of = example(problemOf(values, {0, 0, 0, 1, 1, 1, 2}), {"zscore"}, "sfp",
                               {{"clusters", "2"}, {"init", "random"}});
    const LeaveOneOutAccuracy accuracy = of.accuracy();
    QVERIFY2(accuracy.inFold, accuracy.error.text().c_str());
    QCOMPARE(accuracy.inFold->total, 7);
    QVERIFY(accuracy.inFold->correct <= 6);
}

void LeaveOneOutTest::theSameForAnyNumberOfThreads()
{
    const Example of = example(noisyProblem(3, true), {"impute=mean", "zscore"});
    QCOMPARE(of.accuracy("sfp", {4, {}}).inFold->correct, of.accuracy().inFold->correct);
}

void LeaveOneOutTest::cancels()
{
    const Example of = example(noisyProblem(2, true), {"impute=mean", "zscore"}, "sfp", {{"gamma_prime", "0.5"}});
    std::atomic<bool> isReached = false;
    RunControl control;
    control.threads = 2;
    control.progress = [&](const Step& step) {
        isReached = isReached || (step.phase == "cross-validation" && step.done >= 3);
        return !isReached;
    };
    const LeaveOneOutAccuracy accuracy = of.accuracy("sfp", control);
    QVERIFY(isReached);
    QVERIFY(accuracy.isCancelled());
}

// A feature with one value has none in the fold without that sample.
void LeaveOneOutTest::aStepThatFailsInAFoldIsAnError()
{
    Eigen::MatrixXd values = Eigen::MatrixXd::Random(9, 4);
    values.col(2).tail(8).setConstant(std::numeric_limits<double>::quiet_NaN());
    const Example of = example(problemOf(values, {0, 1, 0, 1, 0, 1, 0, 1, 0}), {"impute=mean", "zscore"}, "sfp");
    const LeaveOneOutAccuracy accuracy = of.accuracy();
    QVERIFY(!accuracy.inFold);
    QVERIFY(!accuracy.error.isEmpty());
    QCOMPARE(accuracy.global.total, 9);
}

void LeaveOneOutTest::methodsThatDoNotPredictHaveNone()
{
    const Example of = example(noisyProblem(2, false), {"zscore"}, "scs", {{"neighbours", "5"}});
    const LeaveOneOutAccuracy accuracy = of.accuracy("scs");
    QVERIFY(!accuracy.inFold && accuracy.error.isEmpty());
    QVERIFY(accuracy.global.total > 0);
}

void LeaveOneOutTest::countsOfRealData_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QList<int>>("counts");
    // methods.md 1.6 B, rows "in fold": lambda' = .1 .. .8
    QTest::newRow("colon") << "colon.csv.gz" << QList<int>{46, 52, 52, 51, 51, 51, 49, 48};
    QTest::newRow("leukemia") << "leukemia72.csv.gz" << QList<int>{70, 69, 70, 69, 71, 70, 71, 71};
}

void LeaveOneOutTest::countsOfRealData()
{
    QFETCH(QString, file);
    QFETCH(QList<int>, counts);
    const auto path = sharedData(file.toStdString());
    if (!path)
        QSKIP(missingDataMessage);
    const DatasetPtr data = readDataset(*path).data;
    const Problem problem = makeProblem(data, data->preferredLabel());
#ifdef FUZZYLENS_SANITIZED
    constexpr int step = 7;  // other code does not run for the values between
#else
    constexpr int step = 1;
#endif
    for (int i = 0; i < 8; i += step) {
        const Example of = example(problem, {"zscore"}, "sfp",
                                   {{"alpha_prime", "0.1"},
                                    {"gamma_prime", "0.9"},
                                    {"lambda_prime", std::to_string(0.1 * (i + 1))},
                                    {"lambda_scale", "sum"}});
        const LeaveOneOutAccuracy accuracy = of.accuracy("sfp", {2, {}});
        QVERIFY2(accuracy.inFold, accuracy.error.text().c_str());
        QCOMPARE(accuracy.inFold->correct, counts[i]);
    }
}

QTEST_APPLESS_MAIN(LeaveOneOutTest)
#include "tst_leave_one_out.moc"
