// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_project.h"
#include "ui/compare/compare_controller.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 60000;

const Protocol threeFolds{Protocol::Kind::Folds, 3, 2};
const ComparisonPlan three{{"sfp", "nearest-centroid", "knn"}, threeFolds};

void requireEqual(const ValidatedMethod& one, const ValidatedMethod& other)
{
    QCOMPARE(one.method, other.method);
    QVERIFY(one.chosen == other.chosen);
    QCOMPARE(one.predicted, other.predicted);
    QCOMPARE(one.foldAccuracies, other.foldAccuracies);
    QCOMPARE(one.recall, other.recall);
    QVERIFY(one.confusion == other.confusion);
    QCOMPARE(one.scores.size(), other.scores.size());
    for (const auto& [name, score] : one.scores)
        QVERIFY2(score.folds == other.scores.at(name).folds, name.c_str());
}

}  // namespace

/// Comparisons in the background: results, states, and the method of the project.
class TestCompareController : public OpenProject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void defaultsSuitTheData();
    void resultsAreThoseOfTheCore();
    void nestedProtocolsChooseAmongUsualValues();
    void parametersThatWereSetAreCompared();
    void stoppingKeepsFinishedMethods();
    void aNewComparisonReplacesTheOld();
    void changesMakeItOutOfDate_data();
    void changesMakeItOutOfDate();
    void theMethodAloneDoesNot();
    void otherDataEndTheComparison();
    void aMethodIsOpenedInOneStep();
    void chosenParametersAreOpened();
    void aRefusedMethodDoesNotEndTheOthers();
    void obstaclesAreSaidInWords();
    void theFileHoldsItsCommandLine();

private:
    void compare(const ComparisonPlan& plan = three)
    {
        m_compare->start(plan);
        QTRY_VERIFY_WITH_TIMEOUT(!m_compare->isBusy(), patience);
        processDueEvents();
        QVERIFY2(m_compare->error().isEmpty(), qPrintable(m_compare->error()));
    }
    ValidatedMethod validated(const std::string& id, const std::map<std::string, std::string>& settings,
                              const Protocol& protocol, bool isAmongUsual = false)
    {
        const Preparation& prepared = *m_project->fitter().prepared();
        const MethodDescription& description = method(id);
        const Parameters parameters = resolveParameters(description, prepared.problem, settings);
        const LeaveOneOutFit fit{description, m_project->dataset(), prepared.steps, prepared.problem, parameters};
        const Grid grid = isAmongUsual ? usualGrid(description, prepared.problem) : Grid();
        return *validatedMethod(gridRequest(fit, grid, settings, protocol), {});
    }

    std::unique_ptr<CompareController> m_compare;
};

void TestCompareController::init()
{
    openDemonstration();
    m_compare = std::make_unique<CompareController>(*m_project);
}

void TestCompareController::cleanup()
{
    m_compare.reset();
    m_project.reset();
}

void TestCompareController::defaultsSuitTheData()
{
    QCOMPARE(m_compare->defaultMethods(),
             (std::vector<std::string>{"sfp", "nearest-centroid", "knn", "svm-linear", "random-forest"}));
    QCOMPARE(m_compare->defaultProtocol(), (Protocol{Protocol::Kind::Folds, 5, 5}));
    QVERIFY(m_compare->obstacle({m_compare->defaultMethods(), m_compare->defaultProtocol()}).isEmpty());
    m_project->setMethod("knn");
    QCOMPARE(m_compare->defaultMethods(),
             (std::vector<std::string>{"knn", "nearest-centroid", "svm-linear", "random-forest"}));
    m_project->setMethod("fcm");  // predicts no classes
    QCOMPARE(m_compare->defaultMethods().front(), std::string("nearest-centroid"));
    for (const std::string& id : CompareController::comparableMethods())
        QVERIFY2(isSearchable(method(id)), id.c_str());
}

void TestCompareController::resultsAreThoseOfTheCore()
{
    QSignalSpy progressed(m_compare.get(), &CompareController::progressed);
    compare();
    QCOMPARE(m_compare->finished().size(), std::size_t(3));
    QVERIFY(m_compare->refused().empty());
    std::vector<ValidatedMethod> direct;
    for (const std::string& id : three.methods) {
        direct.push_back(validated(id, {}, threeFolds));
        requireEqual(m_compare->finished()[direct.size() - 1], direct.back());
    }
    const std::vector<ComparedPair> pairs =
        comparedPairs(direct, m_project->fitter().prepared()->problem.target.classOf, threeFolds);
    QCOMPARE(m_compare->pairs().size(), pairs.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const ComparedPair& pair = m_compare->pairs()[i];
        QCOMPARE(pair.onlyFirst, pairs[i].onlyFirst);
        QCOMPARE(pair.onlySecond, pairs[i].onlySecond);
        QCOMPARE(pair.mcNemarAdjusted, pairs[i].mcNemarAdjusted);
        QCOMPARE(pair.accuracy->pValue, pairs[i].accuracy->pValue);
        QCOMPARE(pair.accuracyAdjusted, pairs[i].accuracyAdjusted);
    }
    QCOMPARE(m_compare->progress().total, qint64(3 * 6));
}

void TestCompareController::nestedProtocolsChooseAmongUsualValues()
{
    const Protocol nested{Protocol::Kind::NestedFolds, 3, 1};
    compare({{"knn", "nearest-centroid"}, nested});
    requireEqual(m_compare->finished()[0], validated("knn", {}, nested, true));
    requireEqual(m_compare->finished()[1], validated("nearest-centroid", {}, nested, true));
    QCOMPARE(m_compare->finished()[0].chosen.size(), std::size_t(3));
}

void TestCompareController::parametersThatWereSetAreCompared()
{
    m_project->setParameter("gamma", 0.25, QStringLiteral("test"));
    m_project->setMethod("knn");
    m_project->setParameter("neighbours", std::int64_t(7), QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    compare();
    requireEqual(m_compare->finished()[0], validated("sfp", {{"gamma", "0.25"}}, threeFolds));
    requireEqual(m_compare->finished()[2], validated("knn", {{"neighbours", "7"}}, threeFolds));
}

void TestCompareController::stoppingKeepsFinishedMethods()
{
    m_compare->start({{"nearest-centroid", "random-forest", "knn"}, {Protocol::Kind::Folds, 5, 200}});
    QVERIFY(m_compare->isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(!m_compare->finished().empty(), patience);
    m_compare->stop();
    QVERIFY(!m_compare->isBusy());
    finishJobs();
    QCOMPARE(m_compare->finished().size(), std::size_t(1));
    QCOMPARE(m_compare->size(), std::size_t(3));
    QVERIFY(m_compare->error().isEmpty());
}

void TestCompareController::aNewComparisonReplacesTheOld()
{
    m_compare->start({{"random-forest"}, {Protocol::Kind::Folds, 5, 200}});
    compare({{"knn", "nearest-centroid"}, threeFolds});
    finishJobs();
    QCOMPARE(m_compare->finished().size(), std::size_t(2));
    QCOMPARE(m_compare->finished().front().method, std::string("knn"));
}

void TestCompareController::changesMakeItOutOfDate_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"steps", "label", "samples", "classes"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestCompareController::changesMakeItOutOfDate()
{
    QFETCH(QString, what);
    compare({{"knn", "nearest-centroid"}, threeFolds});
    QVERIFY(!m_compare->isStale());
    AnalysisState next = m_project->state();
    if (what == QLatin1String("steps"))
        next.steps.push_back({StepSpec::parse("top-variance=100"), true});
    else if (what == QLatin1String("label"))
        next.label = "true class";
    else if (what == QLatin1String("samples"))
        next.leftOutSamples = {m_project->dataset()->sampleNames().front()};
    else
        next.leftOutClasses = {m_project->fitter().prepared()->problem.target.classNames.front()};
    QSignalSpy changed(m_compare.get(), &CompareController::changed);
    m_project->change(next, QStringLiteral("test"));
    QVERIFY(m_compare->isStale());
    QVERIFY(!changed.isEmpty());
    const AnalysisState before = m_project->state();
    m_compare->useSelected();  // of other data: nothing happens
    QVERIFY(m_project->state() == before);
    m_project->undo();
    QVERIFY(!m_compare->isStale());
    QCOMPARE(m_compare->finished().size(), std::size_t(2));
}

void TestCompareController::theMethodAloneDoesNot()
{
    compare({{"knn"}, threeFolds});
    m_project->setMethod("fcm");
    QVERIFY(!m_compare->isStale());
}

void TestCompareController::otherDataEndTheComparison()
{
    compare({{"knn"}, threeFolds});
    m_project->open(synthesize("horseshoes"), QStringLiteral("other"), {"synth:horseshoes", {}, {}});
    QVERIFY(!m_compare->comparison());
    QVERIFY(m_compare->finished().empty());
    QVERIFY(m_compare->pairs().empty());
}

void TestCompareController::aMethodIsOpenedInOneStep()
{
    m_project->setParameter("gamma", 0.25, QStringLiteral("test"));
    compare();
    const AnalysisState before = m_project->state();
    const int steps = m_project->undoStack().count();
    m_compare->select(2);
    m_compare->useSelected();
    QCOMPARE(m_project->state().method, std::string("knn"));
    QCOMPARE(m_project->undoStack().count(), steps + 1);
    m_project->setMethod("sfp");  // with the parameters it had
    QCOMPARE(m_project->state().chosen, before.chosen);
    m_project->undo();
    m_project->undo();
    QVERIFY(m_project->state() == before);
}

void TestCompareController::chosenParametersAreOpened()
{
    compare({{"knn"}, {Protocol::Kind::NestedFolds, 3, 1}});
    m_compare->useSelected();
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    const std::vector<Parameters>& chosen = m_compare->finished().front().chosen;
    const auto timesChosen = [&](const Parameters& parameters) {
        return std::count(chosen.begin(), chosen.end(), parameters);
    };
    for (const Parameters& parameters : chosen)
        QVERIFY(timesChosen(m_project->fitter().parameters()) >= timesChosen(parameters));
}

void TestCompareController::aRefusedMethodDoesNotEndTheOthers()
{
    // More clusters than a fold has training samples.
    m_project->setParameter("clusters", std::int64_t(m_project->dataset()->samples() - 5), QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    compare({{"sfp", "knn"}, threeFolds});
    QCOMPARE(m_compare->refused().size(), std::size_t(1));
    QCOMPARE(m_compare->refused().front().method, std::string("sfp"));
    QVERIFY(!m_compare->refused().front().reason.isEmpty());
    QCOMPARE(m_compare->finished().size(), std::size_t(1));
    QCOMPARE(m_compare->finished().front().method, std::string("knn"));
}

void TestCompareController::obstaclesAreSaidInWords()
{
    QVERIFY(m_compare->obstacle({{}, threeFolds}).contains(QStringLiteral("at least one method")));
    const QString few = m_compare->obstacle({{"knn"}, {Protocol::Kind::NestedFolds, 50, 1}});
    QVERIFY2(few.contains(QStringLiteral("50")) && few.contains(QStringLiteral("Class")), qPrintable(few));
    AnalysisState next = m_project->state();
    next.label.clear();
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    QVERIFY(m_compare->obstacle(three).contains(QStringLiteral("label field")));
    m_compare->start(three);
    QVERIFY(!m_compare->isBusy());
    QCOMPARE(m_compare->error(), m_compare->obstacle(three));
    Project empty;
    const CompareController nothing(empty);
    QVERIFY(!nothing.obstacle(three).isEmpty());
}

void TestCompareController::theFileHoldsItsCommandLine()
{
    m_project->setParameter("gamma", 0.25, QStringLiteral("test"));
    compare();
    const QJsonObject json =
        QJsonDocument::fromJson(QByteArray::fromStdString(toJson(m_compare->result()))).object();
    QCOMPARE(json["methods"].toArray().size(), 3);
    QCOMPARE(json["pairs"].toArray().size(), 3);
    const QString command = json["command"].toString();
    for (const char* part : {"fuzzylens-cli compare demo", "--methods sfp,nearest-centroid,knn",
                             "--set sfp.gamma=0.25", "--cv kfold:3x2", "--preprocess fold"})
        QVERIFY2(command.contains(QLatin1String(part)), qPrintable(command));
    QVERIFY2(!command.contains(QLatin1String("--grid")), qPrintable(command));
}

QTEST_MAIN(TestCompareController)
#include "tst_compare_controller.moc"
