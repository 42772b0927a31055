// SPDX-License-Identifier: GPL-3.0-or-later
// What every method owes to those who call it by its description.
#include "core/methods/cluster_order.h"
#include "core/methods/constraints/pair_set.h"
#include "core/methods/method.h"
#include "core/numeric/random.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tied_problems.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestEveryMethod : public QObject
{
    Q_OBJECT

private slots:
    void fits_data();
    void fits();
    void stopsAtTheFirstQuestion_data() { eachMethod(); }
    void stopsAtTheFirstQuestion();
    void missingValuesAreRefused_data() { eachMethod(); }
    void missingValuesAreRefused();
    void everyMethodHasAPurposeAndAUse_data() { eachMethod(); }
    void everyMethodHasAPurposeAndAUse();
    void methodsAreGroupedByPurpose();
    void choicesSetKnownParameters_data() { eachMethod(); }
    void choicesSetKnownParameters();
    void membershipsFollowTheRule_data() { eachMethod(); }
    void membershipsFollowTheRule();
    void clustersStandInTheOrderOfSamples();
    void allOfAClusterMoves();
    void roundingDoesNotDecide_data();
    void roundingDoesNotDecide();
    void cachedResultsBelongToTheirParameters_data() { eachMethod(); }
    void cachedResultsBelongToTheirParameters();

private:
    static void eachMethod()
    {
        QTest::addColumn<QString>("id");
        for (const MethodDescription& one : methods())
            QTest::addRow("%s", one.id.c_str()) << QString::fromStdString(one.id);
    }
};

static std::shared_ptr<AlignedMatrix> copyOf(const AlignedMatrix& values)
{
    auto copy = std::make_shared<AlignedMatrix>(values.rows(), values.columns());
    copy->map() = values.map();
    return copy;
}

static void checkOutcome(const Outcome& outcome, Index samples)
{
    const Eigen::MatrixXd& u = outcome.memberships;
    QCOMPARE(u.rows(), samples);
    QVERIFY(u.allFinite());
    QVERIFY((u.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    if (outcome.featureWeights.size() > 0)
        QVERIFY((outcome.featureWeights.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    if (!outcome.embeddingAxes.empty())
        QCOMPARE(Index(outcome.embeddingAxes.size()), outcome.embedding.cols());
    for (const NamedSeries& series : outcome.traces)
        QCOMPARE(series.values.size(), outcome.objective.size());
    requireFinite(outcome);
}

/// Targets of every kind, shapes wide and narrow, with constants, equal samples and pairs: an outcome that is
/// whole, or a sentence.
void TestEveryMethod::fits_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("features");
    QTest::addColumn<bool>("areEqual");
    for (const MethodDescription& one : methods())
        for (const int classes : {-1, 0, 1, 2})
            for (const int features : {1, 7, 60})
                for (const bool areEqual : {false, true})
                    QTest::addRow("%s, %d classes, %d features%s", one.id.c_str(), classes, features,
                                  areEqual ? ", equal samples" : "")
                        << QString::fromStdString(one.id) << classes << features << areEqual;
}

void TestEveryMethod::fits()
{
    QFETCH(QString, id);
    QFETCH(int, classes);
    QFETCH(int, features);
    QFETCH(bool, areEqual);
    RandomProblem wanted;
    wanted.classes = classes;
    wanted.features = features;
    wanted.hasConstants = features > 1;
    Problem problem = randomProblem(wanted);
    if (areEqual) {
        DatasetParts parts = problem.data->parts();
        const auto values = copyOf(*parts.values.dense());
        for (Index l = 0; l < values->columns(); ++l)
            for (Index i = 0; i < values->rows(); ++i)
                (*values)(i, l) = (*values)(i % 2, l);
        parts.values = values;
        parts.missing.reset();
        problem.data = std::make_shared<const Dataset>(std::move(parts));
    }
    const MethodDescription& one = method(id.toStdString());
    if (one.usesPairs && problem.target.kind == Target::Kind::Classes)
        problem.pairs = std::make_shared<const PairSet>(pairsOfClasses(problem.target.classOf));
    for (const int clusters : {0, 1, 4}) {
        Parameters parameters = defaultParameters(one, problem);
        if (clusters > 0 && parameters.has("clusters"))
            parameters.set("clusters", std::int64_t(clusters));
        try {
            checkOutcome(one.run(problem, parameters, {}), problem.data->samples());
        } catch (const std::invalid_argument& error) {
            QVERIFY2(QByteArray(error.what()).size() > 10, error.what());
            QVERIFY2(classes < 2 || areEqual, error.what());  // nothing is wrong with the others
        }
    }
}

void TestEveryMethod::stopsAtTheFirstQuestion()
{
    QFETCH(QString, id);
    Problem problem = randomProblem({});
    const MethodDescription& one = method(id.toStdString());
    if (one.usesPairs)
        problem.pairs = std::make_shared<const PairSet>(pairsOfClasses(problem.target.classOf));
    RunControl control;
    control.progress = [](const Step&) { return false; };
    const Outcome outcome = one.run(problem, defaultParameters(one, problem), control);
    QCOMPARE(outcome.stopped, Stopped::Cancelled);
    QVERIFY(outcome.iterations <= 1);
    QCOMPARE(Index(outcome.embeddingAxes.size()), outcome.embedding.cols());
}

void TestEveryMethod::missingValuesAreRefused()
{
    QFETCH(QString, id);
    Problem problem = randomProblem({});
    DatasetParts parts = problem.data->parts();
    const auto values = copyOf(*parts.values.dense());
    (*values)(3, 2) = std::numeric_limits<double>::quiet_NaN();
    parts.values = values;
    parts.missing.reset();
    problem.data = std::make_shared<const Dataset>(std::move(parts));
    const MethodDescription& one = method(id.toStdString());
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, one.run(problem, defaultParameters(one, problem), {}));
}

void TestEveryMethod::everyMethodHasAPurposeAndAUse()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    QVERIFY(QString::fromStdString(one.useWhen).startsWith(QStringLiteral("Use it when ")));
    QVERIFY(one.useWhen.ends_with('.'));
    QVERIFY(!one.source.empty());
    for (const MethodDescription& other : methods())
        QVERIFY2(&other == &one || other.useWhen != one.useWhen, other.id.c_str());
    QCOMPARE(one.purpose == Purpose::Pairs, one.usesPairs);
    if (one.purpose == Purpose::Neither)
        QVERIFY(!one.needsTarget);
    if (one.needsTarget)
        QVERIFY(one.purpose == Purpose::Labels || one.purpose == Purpose::Projection);
}

void TestEveryMethod::methodsAreGroupedByPurpose()
{
    QVERIFY(std::is_sorted(
        methods().begin(), methods().end(),
        [](const MethodDescription& one, const MethodDescription& other) { return one.purpose < other.purpose; }));
    for (const Purpose purpose : purposes)
        QVERIFY(std::any_of(methods().begin(), methods().end(),
                            [purpose](const MethodDescription& one) { return one.purpose == purpose; }));
}

/// A preset speaks of parameters that there are, with values that they may have.
void TestEveryMethod::choicesSetKnownParameters()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Parameters defaults = defaultParameters(one, randomProblem({}));
    for (const ParameterDescription& parameter : one.parameters)
        for (const ParameterChoice& choice : parameter.choices) {
            for (const auto& [name, value] : choice.sets)
                QVERIFY2(defaults.has(name), name.c_str());
            checkParameters(one, parametersWith(one, defaults, {{parameter.name, choice.value}}));
        }
}

/// The rule applied to the distances gives the memberships of the fit and of the prediction.
void TestEveryMethod::membershipsFollowTheRule()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    if (!one.membershipRule) {
        QVERIFY(id != QLatin1String("sfp") && id != QLatin1String("fcm"));
        return;
    }
    for (const char* scale : {"sum", "cluster"}) {
        RandomProblem wanted;
        wanted.classes = 3;
        wanted.unlabelled = 0.3;
        const Problem problem = randomProblem(wanted);
        std::map<std::string, std::string> chosen;
        if (id == QLatin1String("sfp"))
            chosen["lambda_scale"] = scale;
        const Parameters parameters = resolveParameters(one, problem, chosen);
        const Outcome outcome = one.run(problem, parameters, {});
        const MembershipRule rule = one.membershipRule(outcome, parameters);
        const auto byRule = [&rule](const Eigen::MatrixXd& distances) {
            Eigen::MatrixXd result(distances.rows(), distances.cols());
            for (Index i = 0; i < result.rows(); ++i)
                for (Index j = 0; j < result.cols(); ++j) {
                    double total = 0;  // of the odds against this cluster
                    for (Index other = 0; other < result.cols(); ++other)
                        total += std::exp(rule.exponent(distances(i, j), j) -
                                          rule.exponent(distances(i, other), other));
                    result(i, j) = 1 / total;
                }
            return result;
        };
        const bool usesLabels = outcome.membershipsLabelFree.size() > 0;
        const Eigen::MatrixXd& found = usesLabels ? outcome.membershipsLabelFree : outcome.memberships;
        QVERIFY((found - byRule(outcome.embedding)).cwiseAbs().maxCoeff() < tolerance::naive);
        QCOMPARE(usesLabels, id == QLatin1String("sfp") || one.keepsLabels);
        if (one.predict) {
            const Prediction again = one.predict(outcome, problem.target, parameters, *problem.data);
            QVERIFY((again.memberships - byRule(again.embedding)).cwiseAbs().maxCoeff() < tolerance::naive);
        }
    }
}

/// Methods that go by pairs number their clusters by their samples, for any pairs.
void TestEveryMethod::clustersStandInTheOrderOfSamples()
{
    QCOMPARE(orderByFirstSample({2, 2, 0, 3, 0}, 5), (std::vector<int>{2, 0, 3, 1, 4}));
    for (const MethodDescription& one : methods()) {
        if (!one.usesPairs)
            continue;
        Problem problem = randomProblem({30, 8, 3});
        problem.pairs = std::make_shared<const PairSet>(PairSet{{{20, 25}, {3, 9}}, {{3, 20}}});
        const Outcome outcome = one.run(problem, defaultParameters(one, problem), {});
        const std::vector<int> order = orderByFirstSample(outcome.assigned, int(outcome.memberships.cols()));
        QVERIFY(std::is_sorted(order.begin(), order.end()));
    }
}

void TestEveryMethod::allOfAClusterMoves()
{
    Outcome outcome;
    outcome.memberships.resize(3, 2);
    outcome.memberships << 0.1, 0.9, 0.8, 0.2, 0.3, 0.7;
    outcome.assigned = {1, 0, 1};
    outcome.repaired = {1, 1, 0};
    outcome.embedding = outcome.membershipsLabelFree = outcome.memberships;
    outcome.centers.resize(2, 3);
    outcome.centers << 1, 2, 3, 4, 5, 6;
    outcome.featureWeights = Eigen::MatrixXd::Constant(1, 3, 1.0 / 3);
    const Outcome ordered = inOrderOfSamples(outcome);
    QVERIFY(ordered.assigned == (std::vector<int>{0, 1, 0}));
    QVERIFY(ordered.repaired == (std::vector<int>{0, 0, 1}));
    QCOMPARE(ordered.memberships(0, 0), 0.9);
    QCOMPARE(ordered.embedding(1, 1), 0.8);
    QCOMPARE(ordered.membershipsLabelFree(0, 1), 0.1);
    QCOMPARE(ordered.centers(0, 0), 4.0);
    QVERIFY(ordered.featureWeights == outcome.featureWeights);
}

void TestEveryMethod::roundingDoesNotDecide_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("table");
    const std::vector<TiedProblem> tables = tiedProblems();
    for (const MethodDescription& one : methods())
        for (std::size_t table = 0; table < tables.size(); ++table)
            QTest::addRow("%s on %s", one.id.c_str(), tables[table].name.c_str())
                << QString::fromStdString(one.id) << int(table);
}

/// Where restarts reach equal objectives, values that differ in their last bit give the same fit.
void TestEveryMethod::roundingDoesNotDecide()
{
    QFETCH(QString, id);
    QFETCH(int, table);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = tiedProblems()[std::size_t(table)].problem;
    const auto withoutWarnings = [&one](const Problem& data) {  // some are about values that are exactly equal
        nlohmann::json fit = fitOf(one, data, tiedParameters(one, data));
        if (fit.is_object())
            fit.erase("warnings");
        return fit;
    };
    const nlohmann::json expected = withoutWarnings(problem);
    constexpr std::uint64_t attempts = 4;
    for (std::uint64_t seed = 1; seed <= attempts; ++seed) {
        Random random(seed);
        DatasetParts parts = problem.data->parts();
        const auto values = copyOf(*parts.values.dense());
        for (double& value : values->map().reshaped())
            value *= 1.0 + std::numeric_limits<double>::epsilon() * (double(random.below(3)) - 1.0);
        parts.values = values;
        Problem rounded = problem;
        rounded.data = std::make_shared<const Dataset>(std::move(parts));
        const std::string text = difference(expected, withoutWarnings(rounded), tolerance::instructionSetsTied);
        QVERIFY2(text.empty(), text.c_str());
    }
}

/// Another value of a parameter, or none where there is none.
static std::optional<ParameterValue> anotherValue(const ParameterDescription& parameter,
                                                  const ParameterValue& value)
{
    switch (parameter.kind) {
    case ParameterDescription::Kind::Switch:
        return !std::get<bool>(value);
    case ParameterDescription::Kind::Integer: {
        const auto number = std::get<std::int64_t>(value);
        return double(number + 1) <= parameter.maximum ? number + 1 : number - 1;
    }
    case ParameterDescription::Kind::Real: {
        const double number = std::get<double>(value), more = number == 0.0 ? 0.25 : number * 1.25;
        return more <= parameter.maximum ? more : number * 0.75;
    }
    case ParameterDescription::Kind::Choice:
        for (const ParameterChoice& choice : parameter.choices)
            if (value != ParameterValue(choice.value))
                return choice.value;
        break;
    case ParameterDescription::Kind::Text:
        return std::string(parameter.name == "init_samples" ? "1,4,7" : "3");
    }
    return std::nullopt;
}

/// A fit after one with any other value of a parameter, on the same data, is the fit on data never seen before.
void TestEveryMethod::cachedResultsBelongToTheirParameters()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    Problem problem = randomProblem({.samples = 16, .features = 6, .shift = 1.5});
    problem.pairs = std::make_shared<const PairSet>(somePairsOfClasses(problem.target.classOf, 12, 1));
    const auto unseen = [&problem] {
        Problem copy = problem;
        copy.data = std::make_shared<const Dataset>(problem.data->parts());
        return copy;
    };
    Parameters defaults = defaultParameters(one, problem);
    for (const auto& [name, few] :
         {std::pair("clusters", 3), std::pair("restarts", 2), std::pair("max_iterations", 10),
          std::pair("temperatures", 2), std::pair("trials", 2), std::pair("probes", 4)})
        if (defaults.has(name))
            defaults.set(name, std::int64_t(few));
    std::vector<Parameters> all{defaults};  // and with every choice, on which it depends what other parameters do
    for (const ParameterDescription& parameter : one.parameters)
        for (const ParameterChoice& choice : parameter.choices)
            all.push_back(parametersWith(one, defaults, {{parameter.name, choice.value}}));
    for (const Parameters& before : all)
        for (const ParameterDescription& parameter : one.parameters) {
            const auto value = anotherValue(parameter, before.value(parameter.name));
            if (!value)
                continue;
            Parameters after = before;
            after.set(parameter.name, *value);
            const Problem seen = unseen();
            fitOf(one, seen, before);
            const std::string text = difference(fitOf(one, unseen(), after), fitOf(one, seen, after), 0.0);
            QVERIFY2(text.empty(), (parameter.name + ": " + text).c_str());
        }
}

QTEST_APPLESS_MAIN(TestEveryMethod)
#include "tst_every_method.moc"
