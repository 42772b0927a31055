// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters from texts: kinds, bounds, defaults that depend on the problem, scales that depend on each other.
#include "core/methods/method.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Overrides = std::map<std::string, std::string>;

class TestMethod : public QObject
{
    Q_OBJECT

private slots:
    void defaultsFollowTheProblem();
    void readsEveryKind_data();
    void readsEveryKind();
    void refuses_data();
    void refuses();
    void scalesSeeTheOtherValues();
    void nothingIsChangedBySettingTheDefault();
    void checksValues_data();
    void checksValues();
    void valuesReadBackAsTheyWereWritten();
    void refusesUnknownMethods();
};

static ParameterDescription described(const char* name, ParameterDescription::Kind kind, ParameterValue byDefault)
{
    ParameterDescription parameter;
    parameter.name = name;
    parameter.kind = kind;
    parameter.byDefault = [byDefault](const Problem&) { return byDefault; };
    return parameter;
}

/// A parameter of every kind; the width has two scales, and the first multiplies by the count.
static MethodDescription madeMethod()
{
    using Kind = ParameterDescription::Kind;
    ParameterDescription width = described("width", Kind::Real, 1.0);
    width.maximum = 10;
    width.minimumIsOpen = true;
    width.byDefault = [](const Problem& problem) { return static_cast<double>(problem.data->features()) / 8; };
    ParameterScale perCount;
    perCount.name = "a_width_per_count";
    perCount.minimum = [](const Problem&) { return 0.5; };
    perCount.maximum = [](const Problem& problem) { return static_cast<double>(problem.data->samples()); };
    perCount.toValue = [](double scaled, const Problem&, const Parameters& others) {
        return scaled * static_cast<double>(others.integer("count"));
    };
    ParameterScale inverse = perCount;
    inverse.name = "inverse_width";
    inverse.toValue = [](double scaled, const Problem&, const Parameters&) { return 1 / scaled; };
    width.scales = {perCount, inverse};
    ParameterDescription count = described("count", Kind::Integer, std::int64_t{1});
    count.minimum = 1;
    count.maximum = 5;
    count.byDefault = [](const Problem& problem) { return std::int64_t{std::max(1, problem.target.classes())}; };
    ParameterDescription shape = described("shape", Kind::Choice, "round");
    shape.choices = {{"round", "", ""}, {"flat", "", ""}};
    MethodDescription method;
    method.id = "made";
    method.parameters = {width, count, described("quick", Kind::Switch, false), shape,
                         described("remark", Kind::Text, "")};
    return method;
}

static Parameters resolved(const Overrides& overrides, const RandomProblem& wanted = {})
{
    return resolveParameters(madeMethod(), randomProblem(wanted), overrides);
}

void TestMethod::defaultsFollowTheProblem()
{
    RandomProblem wanted;
    for (const int classes : {0, 2, 4})
        for (const Index features : {8, 20}) {
            wanted.classes = classes;
            wanted.features = features;
            const Parameters parameters = resolved({}, wanted);
            QCOMPARE(parameters.integer("count"), std::max(1, classes));
            QCOMPARE(parameters.real("width"), static_cast<double>(features) / 8);
            QVERIFY(!parameters.flag("quick"));
            QCOMPARE(parameters.text("shape"), std::string("round"));
            QCOMPARE(parameters.text("remark"), std::string());
            QVERIFY(parameters == defaultParameters(madeMethod(), randomProblem(wanted)));
        }
}

void TestMethod::readsEveryKind_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* text, const char* value) {
        QTest::addRow("%s=%s", name, text) << name << text << value;
    };
    row("width", "2.5", "2.5");
    row("width", "+2.5", "2.5");
    row("width", "1e-300", "1e-300");
    row("width", "10", "10");
    row("count", "1", "1");
    row("count", "5", "5");
    row("shape", "flat", "flat");
    row("remark", "any text, = and all", "any text, = and all");
    row("remark", "", "");
    for (const char* text : {"true", "1", "yes", "on"})
        row("quick", text, "true");
    for (const char* text : {"false", "0", "no", "off"})
        row("quick", text, "false");
}

void TestMethod::readsEveryKind()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, value);
    const Parameters parameters = resolved({{name.toStdString(), text.toStdString()}});
    QCOMPARE(toText(parameters.value(name.toStdString())), value.toStdString());
}

void TestMethod::refuses_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* settings, const char* says) { QTest::newRow(settings) << settings << says; };
    row("width=0", "width cannot be \"0\": it must exceed 0 and at most 10");
    row("width=-1", "it must exceed 0");
    row("width=10.0001", "at most 10");
    row("width=", "it must be a number");
    row("width=wide", "width cannot be \"wide\": it must be a number");
    row("width=2.5mm", "it must be a number");
    row("width= 2", "it must be a number");
    row("width=nan", "it must be a number");
    row("width=inf", "it must be a number");
    row("width=1e400", "it must be a number");
    row("width=+-2", "it must be a number");
    row("count=0", "count cannot be \"0\": it must be at least 1 and at most 5");
    row("count=6", "at most 5");
    row("count=2.0", "it must be a whole number");
    row("count=1e0", "it must be a whole number");
    row("count=99999999999999999999", "it must be a whole number");
    row("quick=maybe", "it must be true or false");
    row("shape=square", "shape cannot be \"square\": it must be one of round, flat");
    row("shape=", "it must be one of round, flat");
    row("hight=1", "made has no parameter \"hight\"; available: width, count, quick, shape, remark");
    row("Width=1", "made has no parameter \"Width\"");
    row("width=1 a_width_per_count=2", "set either width or a_width_per_count, not both");
    // Two scales of one parameter contradicted each other, and the last one won.
    row("inverse_width=1 a_width_per_count=2", "set either a_width_per_count or inverse_width, not both");
    row("a_width_per_count=0.4", "it must be between 0.5 and 30");
    row("a_width_per_count=31", "it must be between 0.5 and 30");
    row("a_width_per_count=nan", "it must be a number");
    row("a_width_per_count=6 count=2", "width cannot be \"12\"");
}

void TestMethod::refuses()
{
    QFETCH(QString, settings);
    QFETCH(QString, says);
    Overrides overrides;
    // The blank in front of a number is part of its text.
    for (const QString& setting : settings.contains("= ") ? QStringList{settings} : settings.split(' '))
        overrides[setting.section('=', 0, 0).toStdString()] = setting.section('=', 1).toStdString();
    try {
        resolved(overrides);
        QFAIL("nothing was refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

// The scale comes before the count in the alphabet, and must use the count that is set all the same.
void TestMethod::scalesSeeTheOtherValues()
{
    QCOMPARE(resolved({{"a_width_per_count", "2"}}).real("width"), 4.0);
    QCOMPARE(resolved({{"a_width_per_count", "2"}, {"count", "5"}}).real("width"), 10.0);
    QVERIFY(!resolved({{"a_width_per_count", "2"}}).has("a_width_per_count"));
}

void TestMethod::nothingIsChangedBySettingTheDefault()
{
    for (const int classes : {-1, 0, 2, 3})
        for (const Index features : {2, 200}) {
            RandomProblem wanted;
            wanted.classes = classes;
            wanted.features = features;
            const Problem problem = randomProblem(wanted);
            for (const MethodDescription& method : methods()) {
                const Parameters defaults = defaultParameters(method, problem);
                checkParameters(method, defaults);
                Overrides overrides;
                for (const auto& [name, value] : defaults)
                    overrides[name] = toText(value);
                QVERIFY(resolveParameters(method, problem, overrides) == defaults);
            }
        }
}

void TestMethod::checksValues_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QTest::newRow("another kind") << "count"
                                  << "wrong type";
    QTest::newRow("not a number") << "width"
                                  << "it must exceed 0";
    QTest::newRow("absent") << "shape"
                            << "unknown parameter";
}

void TestMethod::checksValues()
{
    QFETCH(QString, name);
    QFETCH(QString, says);
    Parameters parameters;
    for (const auto& [key, value] : resolved({}))
        if (key != name.toStdString())
            parameters.set(key, value);
    if (name == "count")
        parameters.set("count", 2.0);
    if (name == "width")
        parameters.set("width", std::numeric_limits<double>::quiet_NaN());
    try {
        checkParameters(madeMethod(), parameters);
        QFAIL("nothing was refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

void TestMethod::valuesReadBackAsTheyWereWritten()
{
    for (const double value : {0.1, 1.0 / 3, 7e-300, 9.999999999999998})
        QCOMPARE(resolved({{"width", toText(value)}}).real("width"), value);
    QCOMPARE(toText(true), std::string("true"));
    QCOMPARE(toText(std::int64_t{-7}), std::string("-7"));
}

void TestMethod::refusesUnknownMethods()
{
    QCOMPARE(method("sfp").id, std::string("sfp"));
    try {
        method("nonsense");
        QFAIL("nothing was refused");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains("available: sfp"), error.what());
    }
}

QTEST_APPLESS_MAIN(TestMethod)
#include "tst_method.moc"
