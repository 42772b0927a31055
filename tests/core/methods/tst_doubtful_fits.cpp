// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <QRegularExpression>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Fits whose result would mean little are refused with the reason, or warn of it.
class TestDoubtfulFits : public QObject
{
    Q_OBJECT

private slots:
    void valuesWithoutSquaresAreRefused_data();
    void valuesWithoutSquaresAreRefused();
    void theAdviceOnValuesWithoutSquaresHelps_data();
    void theAdviceOnValuesWithoutSquaresHelps();
    void distancesBelowGammaAreReported();
    void oneClassIsRefused_data();
    void oneClassIsRefused();
    void oneClassIsReported_data();
    void oneClassIsReported();
    void valuesThatCanBeSquaredAreFitted_data();
    void valuesThatCanBeSquaredAreFitted();
    void equalMembershipsAreReported_data();
    void equalMembershipsAreReported();
    void aStartWithoutPairsIsReported();
    void identicalSamplesOfAClassAreNoMatterOfTheRidge_data();
    void identicalSamplesOfAClassAreNoMatterOfTheRidge();
};

namespace {

Problem example(const MethodDescription& method, double size)
{
    RandomProblem wanted;
    wanted.samples = 24;
    wanted.features = 5;
    wanted.shift = 3;
    const Problem random = randomProblem(wanted);
    Problem problem = problemOf(size * Eigen::MatrixXd(random.data->values().map()), random.target.classOf);
    if (method.usesPairs)
        problem.pairs = std::make_shared<const PairSet>(pairsOfClasses(problem.target.classOf));
    return problem;
}

Outcome fitted(const MethodDescription& method, const Problem& problem,
               const std::map<std::string, std::string>& chosen = {})
{
    return method.run(problem, resolveParameters(method, problem, chosen), {});
}

std::string refusalOf(const MethodDescription& method, const Problem& problem)
{
    try {
        fitted(method, problem);
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

bool hasWarning(const Outcome& outcome, const std::string& id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

}  // namespace

void TestDoubtfulFits::valuesWithoutSquaresAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("size");
    QTest::addColumn<QString>("says");
    for (const MethodDescription& method : methods())
        for (const double size : {1e-300, 1e-160, 1e-150, 1e152, 1e200, 1e300})
            QTest::addRow("%s, %g", method.id.c_str(), size)
                << QString::fromStdString(method.id) << size
                << (size < 1 ? QStringLiteral("too small to") : QStringLiteral("too large to"));
}

void TestDoubtfulFits::valuesWithoutSquaresAreRefused()
{
    QFETCH(QString, id);
    QFETCH(double, size);
    QFETCH(QString, says);
    const MethodDescription& tried = method(id.toStdString());
    const QString refusal = QString::fromStdString(refusalOf(tried, example(tried, size)));
    QVERIFY2(refusal.contains(says) && refusal.contains("scale="), qPrintable(refusal));
}

/// The clusters are those of values of size 1, wherever the method has none that depend on the size.
void TestDoubtfulFits::theAdviceOnValuesWithoutSquaresHelps_data()
{
    QTest::addColumn<double>("size");
    for (const double size : {5e-320, 1e-300, 1e-160, 1e152, 1e300})
        QTest::addRow("%g", size) << size;
}

void TestDoubtfulFits::theAdviceOnValuesWithoutSquaresHelps()
{
    QFETCH(double, size);
    const MethodDescription& fcm = method("fcm");
    Problem problem = example(fcm, size);
    static const QRegularExpression step("scale=[-+e0-9.]+");
    const QString advice = step.match(QString::fromStdString(refusalOf(fcm, problem))).captured();
    problem.data = preprocess(problem.data, {StepSpec::parse(advice.toStdString())}).data;
    QCOMPARE(fitted(fcm, problem).assigned, fitted(fcm, example(fcm, 1)).assigned);
}

/// Raw values so small that labels alone decide the memberships of SFP.
void TestDoubtfulFits::distancesBelowGammaAreReported()
{
    const MethodDescription& sfp = method("sfp");
    QVERIFY(hasWarning(fitted(sfp, example(sfp, 1e-10)), "memberships-equal"));
    QVERIFY(!hasWarning(fitted(sfp, example(sfp, 1)), "memberships-equal"));
}

void TestDoubtfulFits::oneClassIsReported_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"sfp", "spectral", "lpp", "klpp", "pca"})
        QTest::newRow(id) << id;
}

void TestDoubtfulFits::oneClassIsRefused_data()
{
    QTest::addColumn<QString>("id");
    for (const MethodDescription& method : methods())
        if (method.needsTarget)
            QTest::newRow(method.id.c_str()) << QString::fromStdString(method.id);
}

void TestDoubtfulFits::oneClassIsRefused()
{
    QFETCH(QString, id);
    const MethodDescription& tried = method(id.toStdString());
    Problem problem = example(tried, 1);
    problem = problemOf(problem.data->values().map(), std::vector<int>(std::size_t(problem.data->samples()), 0));
    problem.target.name = "grade";
    problem.target.classNames = {"G2"};
    const std::string refusal = refusalOf(tried, problem);
    QVERIFY2(refusal.find("\"grade\" has a single class (\"G2\")") != std::string::npos, refusal.c_str());
}

void TestDoubtfulFits::oneClassIsReported()
{
    QFETCH(QString, id);
    const MethodDescription& tried = method(id.toStdString());
    Problem problem = example(tried, 1);
    QVERIFY(!hasWarning(fitted(tried, problem), "one-class"));
    problem = problemOf(problem.data->values().map(), std::vector<int>(std::size_t(problem.data->samples()), 0));
    QVERIFY(hasWarning(fitted(tried, problem), "one-class"));
}

void TestDoubtfulFits::valuesThatCanBeSquaredAreFitted_data()
{
    QTest::addColumn<QString>("id");
    for (const MethodDescription& method : methods())
        // In the objectives of the first three distances meet other terms; the solvers of the last square squares.
        if (method.id != "sfp" && method.id != "pckmeans" && method.id != "ewkm" && method.id != "scs")
            QTest::newRow(method.id.c_str()) << QString::fromStdString(method.id);
}

void TestDoubtfulFits::valuesThatCanBeSquaredAreFitted()
{
    QFETCH(QString, id);
    const MethodDescription& tried = method(id.toStdString());
    const std::vector<int> expected = fitted(tried, example(tried, 1)).assigned;
    QCOMPARE(fitted(tried, example(tried, 0x1p-455)).assigned, expected);
    QCOMPARE(fitted(tried, example(tried, 0x1p490)).assigned, expected);
}

void TestDoubtfulFits::equalMembershipsAreReported_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"fcm", "gk", "scad1", "scad2", "mes", "des"})
        QTest::newRow(id) << id;
}

void TestDoubtfulFits::equalMembershipsAreReported()
{
    QFETCH(QString, id);
    const MethodDescription& tried = method(id.toStdString());
    const Problem problem = example(tried, 1);
    QVERIFY(hasWarning(fitted(tried, problem, {{"fuzzifier", "100"}}), "memberships-equal"));
    QVERIFY(!hasWarning(fitted(tried, problem), "memberships-equal"));
}

void TestDoubtfulFits::aStartWithoutPairsIsReported()
{
    const MethodDescription& pckmeans = method("pckmeans");
    Problem problem = example(pckmeans, 1);
    QVERIFY(!hasWarning(fitted(pckmeans, problem), "start-without-pairs"));
    QVERIFY(hasWarning(fitted(pckmeans, problem, {{"clusters", "3"}}), "start-without-pairs"));
    problem.pairs = std::make_shared<const PairSet>(PairSet{{{0, 1}}, {{0, 2}}});
    QVERIFY(hasWarning(fitted(pckmeans, problem), "start-without-pairs"));
}

void TestDoubtfulFits::identicalSamplesOfAClassAreNoMatterOfTheRidge_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("value");
    for (const char* id : {"lda", "lfda"})
        for (const double value : {0.25, 0.1})  // without and with a rounding error of the mean
            QTest::addRow("%s, %g", id, value) << id << value;
}

void TestDoubtfulFits::identicalSamplesOfAClassAreNoMatterOfTheRidge()
{
    QFETCH(QString, id);
    QFETCH(double, value);
    Eigen::MatrixXd values(30, 2);
    std::vector<int> classOf;
    for (int i = 0; i < 30; ++i) {
        classOf.push_back(i % 2);
        values.row(i) << value + 3 * value * (i % 2), 7 * value;
    }
    const QString refusal =
        QString::fromStdString(refusalOf(method(id.toStdString()), problemOf(values, classOf)));
    QVERIFY2(refusal.contains("identical") && !refusal.contains("ridge"), qPrintable(refusal));
}

QTEST_APPLESS_MAIN(TestDoubtfulFits)
#include "tst_doubtful_fits.moc"
