// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/embedding.h"
#include "core/methods/membership/mes.h"
#include "core/methods/membership/probe_selection.h"
#include "tests/core/methods/membership/small_mes.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Parameters of membership embedding: their scales and defaults, probes as text, and errors.
class TestMesSettings : public QObject
{
    Q_OBJECT

private slots:
    void refusals_data();
    void refusals();
    void contradictionsNameTheSample();
    void suggestedSteps();
    void scales();
    void probeTexts();
};

void TestMesSettings::refusals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    QTest::addRow("negative beta") << "beta"
                                   << "-1"
                                   << "at least 0";
    QTest::addRow("beta is no number") << "beta"
                                       << "nan"
                                       << "beta";
    QTest::addRow("negative penalty") << "penalty"
                                      << "-0.1"
                                      << "at least 0";
    QTest::addRow("no probe") << "probes"
                              << "0"
                              << "at least 1";
    QTest::addRow("more probes than samples") << "probes"
                                              << "99"
                                              << "20";
    QTest::addRow("more clusters than samples") << "clusters"
                                                << "21"
                                                << "20 samples";
    QTest::addRow("nobody pinned") << "selection"
                                   << "pinned"
                                   << "pin";
    QTest::addRow("unknown sample pinned") << "pinned"
                                           << "nobody"
                                           << "nobody";
    QTest::addRow("sample beyond the last") << "forbidden"
                                            << "20"
                                            << "19";
}

void TestMesSettings::refusals()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, says);
    const Problem problem = smallProblem();
    const MethodDescription& method = fuzzylens::method("mes");
    try {
        method.run(problem, resolveParameters(method, problem, {{name.toStdString(), value.toStdString()}}), {});
        QFAIL("nothing was refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(says), error.what());
    }
}

void TestMesSettings::contradictionsNameTheSample()
{
    const Problem problem = smallProblem();
    const MethodDescription& method = fuzzylens::method("mes");
    const std::string name = problem.data->sampleNames()[3];
    const Parameters set = resolveParameters(method, problem, {{"pinned", "#3"}, {"forbidden", name + ", #4"}});
    try {
        mesOptions(problem, set, Representation::Memberships);
        QFAIL("it must be refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).startsWith(QString::fromStdString(name) + " cannot be both"), error.what());
    }
}

/// The few features of tables have units of their own; of expression data the distances are those of the values.
void TestMesSettings::suggestedSteps()
{
    const MethodDescription& method = fuzzylens::method("mes");
    QCOMPARE(method.defaultSteps(*smallProblem(20, 9).data), std::vector<std::string>{"zscore"});
    QVERIFY(method.defaultSteps(*smallProblem(20, 90).data).empty());
}

void TestMesSettings::scales()
{
    const Problem problem = smallProblem(38);
    const MethodDescription& method = fuzzylens::method("mes");
    const double median = sampleDistances(problem.data, 1)->median;
    const Parameters set = resolveParameters(method, problem, {{"beta_relative", "0.5"}, {"probe_ratio", "0.4"}});
    QVERIFY(std::abs(set.real("beta") * median - 0.5) < tolerance::exactFormula);
    QCOMPARE(set.integer("probes"), std::int64_t(16));  // 15.2, upwards
    QCOMPARE(resolveParameters(method, problem, {{"probe_ratio", "0.5"}}).integer("probes"), std::int64_t(19));
    QCOMPARE(resolveParameters(method, problem, {{"probe_ratio", "0"}}).integer("probes"), std::int64_t(1));
    QCOMPARE(defaultParameters(method, problem).integer("probes"), std::int64_t(16));
    QCOMPARE(defaultParameters(method, smallProblem(11)).integer("probes"), std::int64_t(6));
    const Parameters equal = defaultParameters(method, {makeData({{1}, {1}, {1}}), {}, {}});
    QVERIFY(std::isfinite(equal.real("beta")));
}

void TestMesSettings::probeTexts()
{
    const std::vector<std::string> names{"a", "b,c", "a", "7", " d", "e f", ""};
    QCOMPARE(parseProbes("e f, a ,#3,,7,#5", names), (std::vector<Index>{0, 3, 5}));
    QCOMPARE(parseProbes("", names), std::vector<Index>{});
    const std::vector<Index> all{0, 1, 2, 3, 4, 5, 6};
    QCOMPARE(parseProbes(probesText(all, names), names), all);
    QCOMPARE(probesText({0, 1, 2, 3, 4, 6}, names), std::string("a#1,\"b,c\",a#2,7,\" d\",\"\""));
    QCOMPARE(parseProbes("  \"b,c\" , \" d\"", names), (std::vector<Index>{1, 4}));
    const std::vector<std::string> odd{"a,b", "#0", "5\" disk", "\"c\""};
    QCOMPARE(probesText({0, 1, 2}, odd), std::string("\"a,b\",\"#0\",\"5\"\" disk\""));
    QCOMPARE(parseProbes(probesText({0, 1, 2, 3}, odd), odd), (std::vector<Index>{0, 1, 2, 3}));
    QCOMPARE(parseProbes("5\" disk,#1,#0", odd), (std::vector<Index>{1, 2}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parseProbes("\"#3\"", odd));  // once a name, never a place
    const std::vector<std::string> alike{"a", "a", "a#2", "#2", "b"};
    const std::vector<Index> each{0, 1, 2, 3, 4};
    QCOMPARE(parseProbes(probesText(each, alike), alike), each);
    for (const char* wrong : {"x", "#7", "3", "-1", "1.5", "#", "#-1"}) {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parseProbes(wrong, names));
        QCOMPARE(knownProbes(std::string("e f, ") + wrong + ",a", names), (std::vector<Index>{0, 5}));
    }
}

QTEST_GUILESS_MAIN(TestMesSettings)
#include "tst_mes_settings.moc"
