// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"
#include "core/session/fit_command.h"
#include "core/session/predictions.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// A model applied to samples it has not seen.
class TestPredictions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void stopsWhenAsked_data();
    void stopsWhenAsked();
    void givesItsProgressToTheSteps();
    void isTheSameWithAndWithoutProgress();
    void samplesStandAmongProbes_data();
    void samplesStandAmongProbes();
    void damagedProbesAreRefused_data();
    void damagedProbesAreRefused();

private:
    Model modelWith(const std::vector<StepSpec>& steps) const;

    DatasetPtr m_whole;  // without gaps
    DatasetPtr m_gaps;   // the same, one value missing
};

void TestPredictions::initTestCase()
{
    m_whole = synthesize("rings");
    DatasetParts parts = m_whole->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(m_whole->values().map()));
    (*values)(3, 0) = std::nan("");
    parts.values = values;
    m_gaps = std::make_shared<const Dataset>(std::move(parts));
}

Model TestPredictions::modelWith(const std::vector<StepSpec>& steps) const
{
    FitCommand command;
    command.method = "sfp";
    const Preprocessed prepared = preprocess(m_whole, steps);
    const Problem problem = fitProblem(prepared.data, "", 1);
    command.parameters = defaultParameters(method("sfp"), problem);
    const Outcome outcome = method("sfp").run(problem, command.parameters, {});
    return makeModel(command, m_whole, problem, prepared.steps, outcome);
}

void TestPredictions::stopsWhenAsked_data()
{
    QTest::addColumn<QString>("step");
    QTest::newRow("a step that takes long") << QStringLiteral("impute=knn:2");
    QTest::newRow("no step at all") << QString();
}

void TestPredictions::stopsWhenAsked()
{
    QFETCH(QString, step);
    const Model model =
        modelWith(step.isEmpty() ? std::vector<StepSpec>() : std::vector{StepSpec::parse(step.toStdString())});
    int asked = 0;
    const Prediction none = predictWith(model, step.isEmpty() ? m_whole : m_gaps, [&](const Step&) {
        ++asked;
        return false;
    });
    QCOMPARE(asked, 1);
    QVERIFY(none.predictedClass.empty());
    QCOMPARE(none.memberships.size(), Eigen::Index(0));
}

void TestPredictions::givesItsProgressToTheSteps()
{
    std::vector<std::string> phases;
    predictWith(modelWith({StepSpec::parse("impute=knn:2")}), m_gaps, [&](const Step& step) {
        phases.emplace_back(step.phase);
        return true;
    });
    QCOMPARE(phases, (std::vector<std::string>{"preprocessing", "filling missing values", "predicting"}));
}

void TestPredictions::isTheSameWithAndWithoutProgress()
{
    const Model model = modelWith({});
    const Prediction one = predictWith(model, m_whole, [](const Step&) { return true; });
    const Prediction other = predictWith(model, m_whole);
    QCOMPARE(one.predictedClass, other.predictedClass);
    QCOMPARE(one.classProbabilities, other.classProbabilities);
    QCOMPARE(one.memberships, other.memberships);
}

void TestPredictions::samplesStandAmongProbes_data()
{
    QTest::addColumn<QString>("method");
    QTest::newRow("memberships") << QStringLiteral("mes");
    QTest::newRow("distances") << QStringLiteral("des");
}

/// The samples of the fit come to stand where they are in it, out of a file that knows the probes alone.
void TestPredictions::samplesStandAmongProbes()
{
    QFETCH(QString, method);
    FitCommand command;
    command.method = method.toStdString();
    const MethodDescription& description = fuzzylens::method(command.method);
    const Problem problem = fitProblem(m_whole, "", 1);
    command.parameters =
        resolveParameters(description, problem, {{"tolerance", "1e-13"}, {"max_iterations", "10000"}});
    const Outcome outcome = description.run(problem, command.parameters, {});
    const Model model = modelFromJson(toJson(makeModel(command, m_whole, problem, {}, outcome)), "model.json");
    QCOMPARE(model.outcome.referenceValues.rows(), Index(outcome.probes.size()));
    const Prediction prediction = predictWith(model, m_whole);
    QVERIFY((prediction.embedding - outcome.embedding).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((prediction.memberships - outcome.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
}

void TestPredictions::damagedProbesAreRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("no centres") << QStringLiteral("embedding_centers") << 0 << 0;
    QTest::newRow("narrow centres") << QStringLiteral("embedding_centers") << 2 << 2;
    QTest::newRow("no probes") << QStringLiteral("reference_values") << 0 << 0;
    QTest::newRow("probes lost") << QStringLiteral("reference_values") << 3 << -1;
}

/// A model file cut somewhere is refused in a sentence.
void TestPredictions::damagedProbesAreRefused()
{
    QFETCH(QString, key);
    QFETCH(int, rows);
    QFETCH(int, columns);
    FitCommand command;
    command.method = "mes";
    const Problem problem = fitProblem(m_whole, "", 1);
    command.parameters = defaultParameters(fuzzylens::method("mes"), problem);
    Model model =
        makeModel(command, m_whole, problem, {}, fuzzylens::method("mes").run(problem, command.parameters, {}));
    Eigen::MatrixXd& part =
        key == QLatin1String("reference_values") ? model.outcome.referenceValues : model.outcome.embeddingCenters;
    part = Eigen::MatrixXd(part.topLeftCorner(rows, columns < 0 ? part.cols() : columns));
    QVERIFY_THROWS_EXCEPTION(DataError, modelFromJson(toJson(model), "model.json"));
}

QTEST_GUILESS_MAIN(TestPredictions)
#include "tst_predictions.moc"
