// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/svm.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QTemporaryFile>
#include <QtTest>

#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <thread>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Support vector machines.
class TestSvm : public QObject
{
    Q_OBJECT

private slots:
    void linearByHand();
    void agreesWithScikitLearn();
    void multipliersMeetTheConditions_data();
    void multipliersMeetTheConditions();
    void noDirectionIsBetter();
    void costHasTheUnitOfValues();
    void aShiftChangesNothing();
    void pairsVote();
    void damagedModelsAreRefused();
    void optionsOutOfRangeAreRefused();
    void givingUpIsReported();
};

namespace {

/// As in sklearn_svm.py.
Problem recordedProblem()
{
    Eigen::MatrixXd values(30, 6);
    std::vector<int> classOf;
    for (int i = 0; i < 30; ++i) {
        for (int l = 0; l < 6; ++l)
            values(i, l) = ((i * i + 3 * i * l + 5 * l) % 11) / 5.0 + (l == i % 3 ? 1.0 : 0.0);
        classOf.push_back(i % 3);
    }
    return problemOf(values, classOf);
}

int correct(const Outcome& outcome, const Problem& problem)
{
    int count = 0;
    for (std::size_t i = 0; i < outcome.predictedClass.size(); ++i)
        count += outcome.predictedClass[i] == problem.target.classOf[i];
    return count;
}

void compareWithRecord(const Outcome& outcome, const Eigen::Matrix<double, 4, 3>& recorded)
{
    constexpr Index samples[] = {0, 1, 2, 29};
    for (Index row = 0; row < 4; ++row)
        QVERIFY((outcome.embedding.row(samples[row]) - recorded.row(row)).cwiseAbs().maxCoeff() <
                tolerance::sixDecimals);
}

/// Primal objective of two classes, of which @p labels (1 and -1) speak.
double primal(const Eigen::MatrixXd& values, const Eigen::VectorXd& labels, const Eigen::VectorXd& w, double rho,
              double cost)
{
    const Eigen::ArrayXd margins = labels.array() * ((values * w).array() - rho);
    return 0.5 * w.squaredNorm() + cost * (1 - margins).max(0.0).sum();
}

}  // namespace

/// A at 0, B at 2: f(x) = 1 - x where the cost allows it, else the multipliers are the cost.
void TestSvm::linearByHand()
{
    const Problem problem = problemOf(Eigen::Vector2d(0, 2), {0, 1});
    const Outcome hard = linearSvm(problem, 100);
    QVERIFY(std::abs(hard.projection(0, 0) + 1) < tolerance::limitingCase);
    QVERIFY(std::abs(hard.projectionOffset[0] + 1) < tolerance::limitingCase);
    QVERIFY(std::abs(hard.classProbabilities(0, 0) - 1 / (1 + std::exp(-2.0))) < tolerance::limitingCase);
    const Outcome soft = linearSvm(problem, 0.1);  // w = 0.1 (0 - 2), f(1) = 0
    QVERIFY(std::abs(soft.embedding(0, 0) - 0.2) < tolerance::limitingCase);
    QVERIFY(std::abs(soft.embedding(1, 0) + 0.2) < tolerance::limitingCase);
    QCOMPARE(soft.embeddingAxes, std::vector<std::string>{"decision A / B"});
    QCOMPARE(soft.figures.front().name, std::string("support_vectors"));
    QCOMPARE(soft.figures.front().value, 2.0);
}

/// Decision values of three pairs of classes; the same LIBSVM, but on its own kernels.
void TestSvm::agreesWithScikitLearn()
{
    const Problem problem = recordedProblem();
    const Outcome linear = linearSvm(problem, 0.5);
    Eigen::Matrix<double, 4, 3> recorded;
    recorded << 0.074676208, -0.734654204, -0.249545848,  //
        -2.046058213, -1.046893887, 1.000000842,          //
        0.110672765, -0.882594993, -0.999999986,          //
        -0.954672053, -0.169186109, 1.187999420;
    compareWithRecord(linear, recorded);
    QCOMPARE(correct(linear, problem), 19);
    QCOMPARE(linear.figures.front().value, 25.0);
    const Outcome rbf = rbfSvm(problem, {10, 0.25});
    recorded << 0.999999833, -0.190480924, -0.780321496,  //
        -1.000000076, 0.277284739, 0.999999953,           //
        -0.243625977, -0.999999893, -1.000000157,         //
        -0.418496211, -1.000000229, 0.264215874;
    compareWithRecord(rbf, recorded);
    QCOMPARE(correct(rbf, problem), 26);
    QCOMPARE(rbf.referenceValues.rows(), Index(27));
}

void TestSvm::multipliersMeetTheConditions_data()
{
    QTest::addColumn<double>("cost");
    QTest::addColumn<double>("gamma");
    for (const double cost : {0.01, 1.0, 100.0})
        for (const double gamma : {0.001, 0.05, 2.0})
            QTest::addRow("cost %g, gamma %g", cost, gamma) << cost << gamma;
}

/// Karush, Kuhn and Tucker, for each pair of classes.
void TestSvm::multipliersMeetTheConditions()
{
    QFETCH(double, cost);
    QFETCH(double, gamma);
    const Problem problem = randomProblem({.samples = 60, .features = 6, .classes = 3});
    const Outcome outcome = rbfSvm(problem, {cost, gamma});
    const auto values = problem.data->values().map();
    const Index count = outcome.referenceValues.rows();
    const double slack = tolerance::sixDecimals * std::max(1.0, cost);
    Index pair = 0;
    for (int a = 0; a < 3; ++a)
        for (int b = a + 1; b < 3; ++b, ++pair) {
            QVERIFY(std::abs(outcome.modelTable.col(pair).head(count).sum()) < slack);
            for (Index i = 0; i < values.rows(); ++i) {
                const int cls = problem.target.classOf[std::size_t(i)];
                double signedMultiplier = 0;
                for (Index r = 0; r < count; ++r)
                    if (outcome.referenceValues.row(r) == values.row(i))
                        signedMultiplier = outcome.modelTable(r, pair);
                if (cls != a && cls != b) {
                    QCOMPARE(signedMultiplier, 0.0);
                    continue;
                }
                const double sign = cls == a ? 1 : -1, multiplier = sign * signedMultiplier;
                const double margin = sign * outcome.embedding(i, pair);
                QVERIFY(multiplier >= 0 && multiplier <= cost);
                if (multiplier < cost)
                    QVERIFY2(margin >= 1 - slack, qPrintable(QString::number(margin, 'g', 12)));
                if (multiplier > 0)
                    QVERIFY2(margin <= 1 + slack, qPrintable(QString::number(margin, 'g', 12)));
            }
        }
}

/// The primal objective of the solution is least, in spite of the scaled kernel.
void TestSvm::noDirectionIsBetter()
{
    for (const int features : {4, 90}) {
        const Problem problem = randomProblem({.samples = 40, .features = features});
        const double cost = 0.02;
        const Outcome outcome = linearSvm(problem, cost);
        const Eigen::MatrixXd values = problem.data->values().map();
        Eigen::VectorXd labels(values.rows());
        for (Index i = 0; i < labels.size(); ++i)
            labels[i] = problem.target.classOf[std::size_t(i)] == 0 ? 1 : -1;
        const Eigen::VectorXd w = outcome.projection.col(0);
        const double rho = outcome.projectionOffset[0], least = primal(values, labels, w, rho, cost);
        for (Index l = 0; l <= features; ++l)
            for (const double step : {-1e-3, 1e-3}) {
                Eigen::VectorXd moved = w;
                if (l < features)
                    moved[l] += step;
                QVERIFY(primal(values, labels, moved, l < features ? rho : rho + step, cost) >= least - 1e-9);
            }
        QVERIFY(std::abs(outcome.featureWeights.sum() - 1) < tolerance::sumToOne);
    }
}

void TestSvm::costHasTheUnitOfValues()
{
    const Problem problem = randomProblem({.samples = 40, .features = 7, .classes = 3});
    const Problem scaled = problemOf(1000 * problem.data->values().map(), problem.target.classOf);
    QVERIFY((linearSvm(problem, 0.1).embedding - linearSvm(scaled, 1e-7).embedding).cwiseAbs().maxCoeff() <
            tolerance::sixDecimals);
    QVERIFY((rbfSvm(problem, {2, 0.1}).embedding - rbfSvm(scaled, {2, 1e-7}).embedding).cwiseAbs().maxCoeff() <
            tolerance::sixDecimals);
}

void TestSvm::aShiftChangesNothing()
{
    const Problem problem = randomProblem({.samples = 40, .features = 7});
    const Problem shifted = problemOf(problem.data->values().map().array() + 1e6, problem.target.classOf);
    QVERIFY((linearSvm(problem, 0.1).embedding - linearSvm(shifted, 0.1).embedding).cwiseAbs().maxCoeff() <
            tolerance::sixDecimals);
}

void TestSvm::pairsVote()
{
    const Problem problem = randomProblem({.samples = 60, .features = 6, .classes = 4});
    const Outcome outcome = linearSvm(problem, 0.05);
    for (Index i = 0; i < 60; ++i) {
        std::vector<int> votes(4, 0);
        Index pair = 0;
        for (std::size_t a = 0; a < 4; ++a)
            for (std::size_t b = a + 1; b < 4; ++b, ++pair)
                ++votes[outcome.embedding(i, pair) > 0 ? a : b];
        QCOMPARE(outcome.predictedClass[std::size_t(i)],
                 int(std::max_element(votes.begin(), votes.end()) - votes.begin()));
    }
    QVERIFY((outcome.classProbabilities.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
}

void TestSvm::damagedModelsAreRefused()
{
    const Problem problem = randomProblem({.classes = 3});
    Outcome rbf = rbfSvm(problem, {1, 0.05});
    rbf.referenceValues.conservativeResize(rbf.referenceValues.rows() - 1, Eigen::NoChange);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, predictRbfSvm(rbf, problem.target, {1, 0.05}, *problem.data));
    Outcome linear = linearSvm(problem, 1);
    linear.projectionOffset.conservativeResize(2);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, predictLinearSvm(linear, problem.target, *problem.data));
}

void TestSvm::optionsOutOfRangeAreRefused()
{
    const Problem problem = randomProblem({});
    for (const double wrong : {0.0, -1.0, std::nan(""), HUGE_VAL}) {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, linearSvm(problem, wrong));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, rbfSvm(problem, {wrong, 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, rbfSvm(problem, {1, wrong}));
    }
    QVERIFY(linearSvm(problem, 1e300).embedding.allFinite());
}

/// In the result alone: LIBSVM prints to standard error.
void TestSvm::givingUpIsReported()
{
    const auto isReported = [](const Outcome& outcome) {
        return outcome.stopped == Stopped::IterationLimit && outcome.warnings.size() == 1 &&
               outcome.warnings.front().id == "svm-not-converged";
    };
    Eigen::MatrixXd values(8, 1);
    values << 1, 3, 7, 4, 2, 8, 5, 9;
    const Problem problem = problemOf(values, {0, 0, 0, 0, 1, 1, 1, 1});
    QTemporaryFile printed;
    QVERIFY(printed.open());
    const int original = ::dup(STDERR_FILENO);
    ::dup2(printed.handle(), STDERR_FILENO);
    Outcome linear, rbf;
    std::thread other([&] { rbf = rbfSvm(problem, {1e15, 1e-3}); });
    linear = linearSvm(problem, 1e9);
    other.join();
    std::fputs("seen", stderr);
    ::dup2(original, STDERR_FILENO);
    ::close(original);
    QVERIFY(isReported(linear));
    QVERIFY(isReported(rbf));
    printed.seek(0);
    QCOMPARE(printed.readAll(), QByteArray("seen"));
    const Outcome small = linearSvm(problem, 0.1);
    QVERIFY(small.stopped == Stopped::Converged && small.warnings.empty());
}

QTEST_APPLESS_MAIN(TestSvm)
#include "tst_svm.moc"
