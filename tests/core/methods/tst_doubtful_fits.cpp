// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

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
    void valuesThatCanBeSquaredAreFitted_data();
    void valuesThatCanBeSquaredAreFitted();
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

void TestDoubtfulFits::equalMembershipsAreReported()
{
    const MethodDescription& fcm = method("fcm");
    const Problem problem = example(fcm, 1);
    QVERIFY(hasWarning(fitted(fcm, problem, {{"fuzzifier", "100"}}), "memberships-equal"));
    QVERIFY(!hasWarning(fitted(fcm, problem), "memberships-equal"));
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
    for (const char* id : {"lda", "lfda"})
        QTest::newRow(id) << id;
}

void TestDoubtfulFits::identicalSamplesOfAClassAreNoMatterOfTheRidge()
{
    QFETCH(QString, id);
    Eigen::MatrixXd values(8, 2);
    std::vector<int> classOf;
    for (int i = 0; i < 8; ++i) {
        classOf.push_back(i % 2);
        values.row(i) << 0.25 + 3 * (i % 2), 1.5;
    }
    const QString refusal =
        QString::fromStdString(refusalOf(method(id.toStdString()), problemOf(values, classOf)));
    QVERIFY2(refusal.contains("identical") && !refusal.contains("ridge"), qPrintable(refusal));
}

QTEST_APPLESS_MAIN(TestDoubtfulFits)
#include "tst_doubtful_fits.moc"
