// SPDX-License-Identifier: GPL-3.0-or-later
// What the equation of an update computes is the number in the state after it.
#include "core/methods/frames.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

namespace {

struct PlayedFit
{
    Problem problem;
    const MethodDescription* method = nullptr;
    Parameters parameters;
    Outcome outcome;
    std::vector<Frame> frames;

    Outcome at(std::size_t frame) const { return outcomeAt(*method, problem, parameters, outcome, frames, frame); }
    UpdateExplanation explained(std::size_t frame, const EquationIndices& at) const
    {
        return method->explainUpdate(problem, parameters, this->at(frame - 1), frames[frame].block, at);
    }
};

PlayedFit playedFit(const Problem& problem, const std::string& id,
                    const std::map<std::string, std::string>& chosen)
{
    PlayedFit fit;
    fit.problem = problem;
    fit.method = &method(id);
    std::map<std::string, std::string> all{{"clusters", "3"}, {"max_iterations", "6"}};
    all.insert(chosen.begin(), chosen.end());
    fit.parameters = resolveParameters(*fit.method, fit.problem, all);
    fit.outcome = fit.method->run(fit.problem, fit.parameters, {1, {}, std::size_t{1} << 26});
    fit.frames = std::move(fit.outcome.frames);
    fit.outcome.frames.clear();
    return fit;
}

Problem someProblem(int classes)
{
    RandomProblem wanted;
    wanted.classes = classes;
    wanted.hasConstants = true;
    wanted.unlabelled = 0.2;
    return randomProblem(wanted);
}

double numberAfter(const Outcome& state, const std::string& block, const EquationIndices& at)
{
    if (block == "memberships")
        return state.memberships(at.sample, at.cluster);
    if (block == "centers")
        return state.centers(at.cluster, at.feature);
    if (block == "prototypes")
        return state.labelPrototypes(at.cluster, state.labelPrototypes.cols() == 1 ? 0 : at.label);
    return state.featureWeights(state.featureWeights.rows() == 1 ? 0 : at.cluster, at.feature);
}

double termNamed(const UpdateExplanation& explanation, const std::string& symbol)
{
    const auto found = std::find_if(explanation.terms.begin(), explanation.terms.end(),
                                    [&](const EquationTerm& term) { return term.symbol == symbol; });
    return found == explanation.terms.end() ? std::nan("") : found->value;
}

}  // namespace

class UpdateEquationTest : public QObject
{
    Q_OBJECT

private slots:
    void resultIsTheNextState_data();
    void resultIsTheNextState();
    void partsOfASumAddUp();
    void exponentialsThatVanishAreShifted();
    void aSampleAtACentreHasNoNumbers();
    void aConstantFeatureHasNoWeight();
    void othersSayNothing();
};

void UpdateEquationTest::resultIsTheNextState_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("classes");
    QTest::addColumn<QString>("chosen");
    for (const char* scale : {"sum", "mean", "cluster"})
        for (const char* weights : {"cluster", "shared"})
            QTest::addRow("sfp %s %s", scale, weights)
                << "sfp" << 2 << QStringLiteral("lambda_scale=%1 weights=%2").arg(scale, weights);
    for (const char* loss : {"logloss", "logistic", "hinge", "squared", "zero-one"})
        for (const int classes : {2, 3})
            QTest::addRow("sfp %s %d", loss, classes)
                << "sfp" << classes << QStringLiteral("gamma=2 alpha=1 loss=%1").arg(loss);
    QTest::newRow("sfp numbers") << "sfp" << -1 << "gamma=2";
    QTest::newRow("sfp unlabelled") << "sfp" << 0 << "gamma=0.5";
    QTest::newRow("sfp crisp") << "sfp" << 2 << "gamma=0.0001 lambda=0.001";
    QTest::newRow("sfp one cluster") << "sfp" << 2 << "clusters=1";
    for (const char* fuzzifier : {"1.003", "1.3", "2"})
        for (const char* id : {"fcm", "gk"})
            QTest::addRow("%s %s", id, fuzzifier) << id << 2 << QStringLiteral("fuzzifier=%1").arg(fuzzifier);
    QTest::newRow("kmeans") << "kmeans" << 2 << "";
    QTest::newRow("ewkm") << "ewkm" << 2 << "";
    QTest::newRow("ewkm few") << "ewkm" << 2 << "lambda=0.01";
}

void UpdateEquationTest::resultIsTheNextState()
{
    QFETCH(QString, id);
    QFETCH(int, classes);
    QFETCH(QString, chosen);
    std::map<std::string, std::string> settings;
    for (const QString& part : chosen.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        settings[part.section(QLatin1Char('='), 0, 0).toStdString()] =
            part.section(QLatin1Char('='), 1).toStdString();
    const PlayedFit fit = playedFit(someProblem(classes), id.toStdString(), settings);
    QVERIFY(fit.frames.size() > 2);
    for (std::size_t f = 1; f < fit.frames.size(); ++f) {
        const Outcome before = fit.at(f - 1), after = fit.at(f);
        const std::string& block = fit.frames[f].block;
        for (const Index i : {0, 7, 29})
            for (Index j = 0; j < after.memberships.cols(); ++j)
                for (const Index l : {0, 1, 6, 19}) {
                    const EquationIndices at{i, j, l, int(l) % std::max(1, classes)};
                    if (block == "prototypes" && after.labelPrototypes.cols() == 1 && classes == 2 &&
                        at.label == 0)
                        continue;
                    const UpdateExplanation explanation =
                        fit.method->explainUpdate(fit.problem, fit.parameters, before, block, at);
                    QVERIFY(!explanation.equations.empty());
                    const double expected = numberAfter(after, block, at);
                    QCOMPARE(explanation.equations[0].value, explanation.result.value);
                    QVERIFY2(std::abs(explanation.result.value - expected) <=
                                 tolerance::singlePrecision * std::max(1.0, std::abs(expected)),
                             qPrintable(QStringLiteral("frame %1, %2 (%3 %4 %5): %6, not %7")
                                            .arg(f)
                                            .arg(QString::fromStdString(block))
                                            .arg(i)
                                            .arg(j)
                                            .arg(l)
                                            .arg(explanation.result.value)
                                            .arg(expected)));
                    for (const EquationTerm& term : explanation.terms)
                        QVERIFY2(std::isfinite(term.value), term.symbol.c_str());
                    QVERIFY(explanation.terms.size() <= 8);
                    QVERIFY(!explanation.equations[0].numbers.empty() || !explanation.notes.empty());
                }
    }
}

// The result follows from the displayed numbers.
void UpdateEquationTest::partsOfASumAddUp()
{
    const PlayedFit fit = playedFit(someProblem(2), "sfp", {{"gamma", "2"}, {"lambda_scale", "sum"}});
    const EquationIndices at{3, 1, 2, 0};
    const UpdateExplanation membership = fit.explained(1, at);
    const double exponent =
        (termNamed(membership, "d_{ij}") + termNamed(membership, "α") * termNamed(membership, "ℓ_{ij}")) /
        termNamed(membership, "γ");
    QVERIFY(std::abs(std::exp(-exponent) / termNamed(membership, "\\sum_h \\exp") - membership.result.value) <
            tolerance::exactFormula);
    const UpdateExplanation center = fit.explained(2, at);
    const double u = termNamed(center, "u_{ij}");
    QCOMPARE(u, fit.at(1).memberships(3, 1));
    const double c = (u * termNamed(center, "x_{il}") + termNamed(center, "\\sum_{h≠i} u_{hj}*x_{hl}")) /
                     (u + termNamed(center, "\\sum_{h≠i} u_{hj}"));
    QVERIFY(std::abs(c - center.result.value) < tolerance::exactFormula);
    const UpdateExplanation weight = fit.explained(4, at);
    QCOMPARE(weight.equations.size(), std::size_t{2});
    const double scatter = u * std::pow(termNamed(weight, "x_{il}") - termNamed(weight, "c_{jl}"), 2) +
                           termNamed(weight, "\\sum_{h≠i}");
    QVERIFY(std::abs(scatter - termNamed(weight, "s_{jl}")) < tolerance::exactFormula * scatter);
    QVERIFY(std::abs(std::exp(-scatter / termNamed(weight, "λ")) / termNamed(weight, "\\sum_q \\exp") -
                     weight.result.value) < tolerance::exactFormula);
}

void UpdateEquationTest::exponentialsThatVanishAreShifted()
{
    const PlayedFit fit = playedFit(someProblem(0), "sfp", {{"gamma", "0.0001"}});
    const UpdateExplanation membership = fit.explained(1, {3, 1, 2, 0});
    QVERIFY(termNamed(membership, "\\min_h") > 0);
    QVERIFY(termNamed(membership, "\\sum_h \\exp") >= 1);
}

void UpdateEquationTest::aSampleAtACentreHasNoNumbers()
{
    const Problem problem = problemOf(Eigen::MatrixXd{{0, 0}, {0, 0}, {4, 4}, {4, 4}}, {0, 0, 0, 0});
    const PlayedFit fit = playedFit(problem, "fcm", {{"clusters", "2"}, {"fuzzifier", "2"}});
    const UpdateExplanation membership = fit.explained(2, {0, 0, 0, 0});
    QVERIFY(membership.equations[0].numbers.empty());
    QVERIFY(membership.terms.empty());
    QCOMPARE(membership.notes.size(), std::size_t{1});
}

void UpdateEquationTest::aConstantFeatureHasNoWeight()
{
    const PlayedFit fit = playedFit(someProblem(2), "ewkm", {});
    QCOMPARE(fit.frames[2].block, "weights");
    Index constant = 0;
    const auto values = fit.problem.data->values().map();
    while (values.col(constant).maxCoeff() > values.col(constant).minCoeff())
        ++constant;
    const UpdateExplanation weight = fit.explained(2, {0, 0, constant, 0});
    QCOMPARE(weight.result.value, 0.0);
    QCOMPARE(weight.notes.size(), std::size_t{1});
}

void UpdateEquationTest::othersSayNothing()
{
    const PlayedFit fit = playedFit(someProblem(2), "kmeans", {});
    QVERIFY(fit.method->explainUpdate(fit.problem, fit.parameters, fit.at(0), "start", {}).equations.empty());
    QVERIFY(!method("scad1").explainUpdate);
}

QTEST_APPLESS_MAIN(UpdateEquationTest)
#include "tst_update_equation.moc"
