// SPDX-License-Identifier: GPL-3.0-or-later
// A number of a method changes the clusters, or its description gives the reason why it cannot.
#include "core/methods/constraints/pair_set.h"
#include "core/methods/method.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestIdleParameters : public QObject
{
    Q_OBJECT

private slots:
    void numbersChangeTheClustersOrSayWhyNot_data();
    void numbersChangeTheClustersOrSayWhyNot();
    void reasonsNameTheCause();
    void labelsWithoutWeightSilenceTheirParameters();
};

namespace {

bool isNumber(const ParameterDescription& parameter)
{
    return parameter.kind == ParameterDescription::Kind::Real ||
           parameter.kind == ParameterDescription::Kind::Integer;
}

/// They are for reaching the optimum: good data have the same from every start.
bool concernsSearch(const ParameterDescription& parameter)
{
    static const std::vector<std::string> names{
        "seed",         "restarts", "max_iterations",   "tolerance", "sweeps",  "refits",
        "temperatures", "trials",   "start_acceptance", "cooling",   "damping", "contour_radius"};
    return std::find(names.begin(), names.end(), parameter.name) != names.end();
}

bool playsAPart(const ParameterDescription& parameter, const Problem& problem, const Parameters& parameters)
{
    return !parameter.applies || parameter.applies(problem.target, parameters);
}

Message reason(const ParameterDescription& parameter, const Problem& problem, const Parameters& parameters)
{
    return parameter.whyIdle ? parameter.whyIdle(problem, parameters) : Message();
}

const ParameterDescription& parameter(const MethodDescription& method, const std::string& name)
{
    const auto found = std::find_if(method.parameters.begin(), method.parameters.end(),
                                    [&name](const ParameterDescription& one) { return one.name == name; });
    if (found == method.parameters.end())
        qFatal("no parameter %s", name.c_str());
    return *found;
}

/// Values along its slider, or along its range where it has none.
std::vector<ParameterValue> valuesOf(const ParameterDescription& parameter, const Problem& problem,
                                     const Parameters& others)
{
    std::vector<double> numbers;
    if (!parameter.scales.empty()) {
        const ParameterScale& scale = parameter.scales.front();
        for (const double share : {0.0, 0.5, 1.0}) {
            const double low = scale.minimum(problem), high = scale.maximum(problem);
            numbers.push_back(scale.toValue(low + share * (high - low), problem, others));
        }
    } else if (parameter.slider) {
        numbers = {parameter.slider->minimum, (parameter.slider->minimum + parameter.slider->maximum) / 2,
                   parameter.slider->maximum};
    } else {
        numbers = {std::max(parameter.minimum, 1e-3), std::min(parameter.maximum, 2.0),
                   std::min(parameter.maximum, 20.0)};
    }
    std::vector<ParameterValue> values;
    for (const double number : numbers) {
        if (parameter.kind == ParameterDescription::Kind::Integer)
            values.emplace_back(static_cast<std::int64_t>(std::llround(std::max(number, 1.0))));
        else
            values.emplace_back(number);
    }
    return values;
}

bool sameClusters(const Outcome& one, const Outcome& other)
{
    const auto same = [](const auto& a, const auto& b) {
        return a.rows() == b.rows() && a.cols() == b.cols() &&
               (a.size() == 0 || (a - b).cwiseAbs().maxCoeff() < tolerance::naive);
    };
    return same(one.memberships, other.memberships) && one.assigned == other.assigned &&
           same(one.embedding, other.embedding) && same(one.featureWeights, other.featureWeights) &&
           same(one.centers, other.centers);
}

Problem problemWith(int classes, bool hasPairs)
{
    RandomProblem wanted;
    wanted.classes = classes;
    wanted.unlabelled = classes > 0 ? 0.3 : 0.0;
    Problem problem = randomProblem(wanted);
    if (hasPairs)
        problem.pairs = std::make_shared<const PairSet>(
            PairSet{{{0, 4}, {1, 9}, {10, 20}, {11, 21}, {12, 25}}, {{0, 1}, {2, 3}, {5, 6}, {7, 8}, {13, 14}}});
    return problem;
}

/// The defaults, and with every choice and switch at each of its values.
std::vector<Parameters> settingsOf(const MethodDescription& method, const Problem& problem)
{
    Parameters defaults = defaultParameters(method, problem);
    for (const auto& [name, few] : {std::pair{"trials", 1}, std::pair{"temperatures", 8}})  // of the annealing
        if (defaults.has(name))
            defaults.set(name, std::int64_t(few));
    std::vector<Parameters> all{defaults};
#ifdef FUZZYLENS_SANITIZED
    return all;  // the others take minutes there
#endif
    for (const ParameterDescription& one : method.parameters) {
        for (const ParameterChoice& choice : one.choices)
            all.push_back(parametersWith(method, defaults, {{one.name, choice.value}}));
        if (one.kind == ParameterDescription::Kind::Switch && one.name != "tune")  // takes thirty fits
            all.push_back(parametersWith(method, defaults, {{one.name, !defaults.flag(one.name)}}));
        if (one.name == "clusters")
            all.push_back(parametersWith(method, defaults, {{one.name, std::int64_t(1)}}));
    }
    return all;
}

}  // namespace

void TestIdleParameters::numbersChangeTheClustersOrSayWhyNot_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("classes");
    QTest::addColumn<bool>("hasPairs");
    for (const MethodDescription& one : methods())
        for (const int classes : {3, 0})
            for (const bool hasPairs : {false, true})
                if ((classes > 0 || !one.needsTarget) && (!hasPairs || one.usesPairs))
                    QTest::addRow("%s%s%s", one.id.c_str(), classes > 0 ? ", labels" : "",
                                  hasPairs ? ", pairs" : "")
                        << QString::fromStdString(one.id) << classes << hasPairs;
}

void TestIdleParameters::numbersChangeTheClustersOrSayWhyNot()
{
    QFETCH(QString, id);
    QFETCH(int, classes);
    QFETCH(bool, hasPairs);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = problemWith(classes, hasPairs);
    QStringList wrong;
    for (const Parameters& parameters : settingsOf(one, problem)) {
        std::optional<Outcome> before;
        try {
            before = one.run(problem, parameters, {});
        } catch (const std::invalid_argument&) {
            continue;  // these settings have no result
        }
        for (const ParameterDescription& number : one.parameters) {
            if (!isNumber(number) || concernsSearch(number))
                continue;
            bool changes = false;
            for (const ParameterValue& value : valuesOf(number, problem, parameters)) {
                if (changes)
                    break;
                Parameters moved = parameters;
                moved.set(number.name, value);
                try {
                    changes = !sameClusters(*before, one.run(problem, moved, {}));
                } catch (const std::invalid_argument&) {
                    changes = true;
                }
            }
            const bool isIdle =
                !playsAPart(number, problem, parameters) || !reason(number, problem, parameters).isEmpty();
            if (changes == isIdle) {
                QString settings;
                for (const auto& [name, value] : parameters)
                    if (value != defaultParameters(one, problem).value(name))
                        settings += QString::fromStdString(' ' + name + '=' + toText(value));
                wrong << QString::fromStdString(number.name) +
                             (changes ? QStringLiteral(" changes") : QStringLiteral(" does not change")) +
                             QStringLiteral(", with") + settings;
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
}

void TestIdleParameters::reasonsNameTheCause()
{
    const MethodDescription &sfp = method("sfp"), &pckmeans = method("pckmeans"), &fcm = method("fcm");
    const Problem bare = problemWith(0, false), full = problemWith(3, true);
    const auto textOf = [](const MethodDescription& of, const char* name, const Problem& problem,
                           const Parameters& parameters) {
        return reason(parameter(of, name), problem, parameters).text();
    };
    QCOMPARE(textOf(sfp, "alpha", bare, defaultParameters(sfp, bare)), std::string("There are no labels."));
    QCOMPARE(textOf(sfp, "alpha", full, defaultParameters(sfp, full)), std::string());
    QVERIFY(!textOf(pckmeans, "weight", bare, defaultParameters(pckmeans, bare)).empty());
    QVERIFY(textOf(pckmeans, "weight", full, defaultParameters(pckmeans, full)).empty());
    Parameters one = defaultParameters(fcm, bare);
    QVERIFY(textOf(fcm, "fuzzifier", bare, one).empty());
    one.set("clusters", std::int64_t(1));
    QVERIFY(!textOf(fcm, "fuzzifier", bare, one).empty());
}

void TestIdleParameters::labelsWithoutWeightSilenceTheirParameters()
{
    const MethodDescription& sfp = method("sfp");
    const Problem problem = problemWith(3, false);
    Parameters parameters = defaultParameters(sfp, problem);
    parameters.set("alpha", 0.0);
    const Outcome before = sfp.run(problem, parameters, {});
    for (const char* loss : {"hinge", "squared", "zero-one"}) {
        Parameters moved = parameters;
        moved.set("loss", std::string(loss));
        QVERIFY(sameClusters(before, sfp.run(problem, moved, {})));
    }
    QVERIFY(!reason(parameter(sfp, "loss"), problem, parameters).isEmpty());
    QVERIFY(!reason(parameter(sfp, "smoothing"), problem, parameters).isEmpty());
    QVERIFY(reason(parameter(sfp, "alpha"), problem, parameters).isEmpty());
}

QTEST_APPLESS_MAIN(TestIdleParameters)
#include "tst_idle_parameters.moc"
