// SPDX-License-Identifier: GPL-3.0-or-later
// The frames of a fit: the same fit as without them, block after block, each what the formula says.
#include "core/methods/frames.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

namespace {

constexpr std::size_t enough = 1 << 26;

struct FramedFit
{
    Problem problem;
    const MethodDescription* method = nullptr;
    Parameters parameters;
    Outcome outcome;
    std::vector<Frame> frames;

    Outcome at(std::size_t frame) const { return outcomeAt(*method, problem, parameters, outcome, frames, frame); }
};

Problem someProblem()
{
    RandomProblem wanted;
    wanted.hasConstants = true;
    wanted.unlabelled = 0.2;
    Problem problem = randomProblem(wanted);
    problem.pairs = std::make_shared<const PairSet>(PairSet{{{0, 1}, {4, 7}}, {{2, 3}}});
    return problem;
}

FramedFit framedFit(const QString& id, std::size_t bytes = enough)
{
    FramedFit fit;
    fit.problem = someProblem();
    fit.method = &method(id.toStdString());
    std::map<std::string, std::string> chosen;
    for (const ParameterDescription& parameter : fit.method->parameters)
        if (parameter.name == "clusters")
            chosen["clusters"] = "3";
        else if (parameter.name == "max_iterations")
            chosen["max_iterations"] = "7";
    if (id == "mes")
        chosen.insert({"clustering", "fcm"});
    if (id == "sfp")
        chosen.insert({"lambda_scale", "sum"});
    fit.parameters = resolveParameters(*fit.method, fit.problem, chosen);
    fit.outcome = fit.method->run(fit.problem, fit.parameters, {1, {}, bytes});
    fit.frames = std::move(fit.outcome.frames);
    fit.outcome.frames.clear();
    return fit;
}

/// J of methods.md 1.2 in plain loops, with the smoothing of the prototypes.
double sfpObjective(const FramedFit& fit, const Outcome& state)
{
    const auto x = fit.problem.data->values().map();
    const double alpha = fit.parameters.real("alpha"), gamma = fit.parameters.real("gamma");
    const double lambda = fit.parameters.real("lambda"), smoothing = fit.parameters.real("smoothing");
    double sum = 0;
    for (Index j = 0; j < state.memberships.cols(); ++j) {
        for (Index i = 0; i < x.rows(); ++i) {
            const double u = state.memberships(i, j);
            for (Index l = 0; l < x.cols(); ++l)
                sum += u * state.featureWeights(j, l) * std::pow(x(i, l) - state.centers(j, l), 2);
            if (const int y = fit.problem.target.classOf[std::size_t(i)]; y >= 0)
                sum -= alpha * u * std::log(state.labelPrototypes(j, y));
            if (u > 0)
                sum += gamma * u * std::log(u);
        }
        for (Index l = 0; l < x.cols(); ++l)
            if (const double w = state.featureWeights(j, l); w > 0)
                sum += lambda * w * std::log(w);
        for (Index m = 0; m < state.labelPrototypes.cols(); ++m)
            sum -= alpha * smoothing * std::log(state.labelPrototypes(j, m));
    }
    return sum;
}

}  // namespace

class FramesTest : public QObject
{
    Q_OBJECT

private slots:
    void followTheBlocks_data();
    void followTheBlocks();
    void areKeptAsTheDescriptionSays_data();
    void areKeptAsTheDescriptionSays();
    void noBlockRaisesTheObjective_data();
    void noBlockRaisesTheObjective();
    void objectivesAreThoseOfTheirStates();
    void lastIsTheOutcome_data() { followTheBlocks_data(); }
    void lastIsTheOutcome();
    void fillTheirRoomAtMost();
    void refusesWhatIsNotThere();
};

void FramesTest::followTheBlocks_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("blocks");
    const QStringList withoutWeights{"centers", "memberships"}, withWeights{"centers", "weights", "memberships"};
    QTest::newRow("sfp") << "sfp" << QStringList{"memberships", "centers", "prototypes", "weights"};
    for (const char* id : {"fcm", "gk", "kmeans"})
        QTest::newRow(id) << id << withoutWeights;
    for (const char* id : {"ewkm", "wkmeans", "scad1", "scad2", "sffd"})
        QTest::newRow(id) << id << withWeights;
    QTest::newRow("mes") << "mes" << QStringList{"memberships"};
}

void FramesTest::followTheBlocks()
{
    QFETCH(QString, id);
    QFETCH(QStringList, blocks);
    const FramedFit plain = framedFit(id, 0), fit = framedFit(id);
    QVERIFY(plain.frames.empty());
    QVERIFY(fit.outcome.memberships == plain.outcome.memberships);
    QVERIFY(fit.outcome.centers == plain.outcome.centers);
    QVERIFY(fit.outcome.featureWeights == plain.outcome.featureWeights);
    QCOMPARE(fit.outcome.objective, plain.outcome.objective);

    QVERIFY(fit.outcome.iterations > 1);
    QCOMPARE(fit.frames.size(), std::size_t(1 + fit.outcome.iterations * blocks.size()));
    QCOMPARE(fit.frames[0].block, "start");
    QCOMPARE(fit.frames[0].iteration, 0);
    for (std::size_t f = 1; f < fit.frames.size(); ++f) {
        const auto before = f - 1;
        QCOMPARE(fit.frames[f].iteration, int(before / std::size_t(blocks.size())) + 1);
        QCOMPARE(QString::fromStdString(fit.frames[f].block), blocks[qsizetype(before) % blocks.size()]);
        if (blocks[qsizetype(before) % blocks.size()] == blocks.back())
            QCOMPARE(fit.frames[f].objective, fit.outcome.objective[std::size_t(fit.frames[f].iteration) - 1]);
    }
}

void FramesTest::areKeptAsTheDescriptionSays_data()
{
    QTest::addColumn<QString>("id");
    for (const MethodDescription& one : methods())
        QTest::addRow("%s", one.id.c_str()) << QString::fromStdString(one.id);
}

void FramesTest::areKeptAsTheDescriptionSays()
{
    QFETCH(QString, id);
    const FramedFit fit = framedFit(id);
    QCOMPARE(fit.frames.size() > 1, fit.method->keepsFrames);
}

void FramesTest::noBlockRaisesTheObjective_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"sfp", "fcm", "kmeans", "ewkm", "wkmeans", "scad2"})
        QTest::newRow(id) << id;
}

void FramesTest::noBlockRaisesTheObjective()
{
    QFETCH(QString, id);
    const FramedFit fit = framedFit(id);
    double before = std::numeric_limits<double>::infinity();
    double drop = 0;
    for (std::size_t f = 1; f < fit.frames.size(); ++f) {
        const double value = fit.frames[f].objective;
        QVERIFY(std::isfinite(value));
        QVERIFY2(value <= before + tolerance::exactFormula * std::abs(before),
                 qPrintable(QString("%1: frame %2").arg(id).arg(f)));
        if (f > 1)
            drop += before - value;
        before = value;
    }
    QVERIFY(drop > 0);
}

void FramesTest::objectivesAreThoseOfTheirStates()
{
    const FramedFit fit = framedFit("sfp");
    for (std::size_t f = 1; f < fit.frames.size(); ++f) {
        const double naive = sfpObjective(fit, fit.at(f));
        QVERIFY2(std::abs(naive - fit.frames[f].objective) < tolerance::singlePrecision * std::abs(naive),
                 qPrintable(QString("frame %1: %2, not %3").arg(f).arg(fit.frames[f].objective).arg(naive)));
    }
}

void FramesTest::lastIsTheOutcome()
{
    QFETCH(QString, id);
    const FramedFit fit = framedFit(id);
    const Outcome last = fit.at(fit.frames.size() - 1);
    QVERIFY(last.memberships == fit.outcome.memberships);
    QVERIFY(last.embedding == fit.outcome.embedding);
    QVERIFY(last.assigned == fit.outcome.assigned);
    QVERIFY(last.predictedClass == fit.outcome.predictedClass);
    QVERIFY(last.labelPrototypes == fit.outcome.labelPrototypes);
    QVERIFY(last.featureWeights.isApprox(fit.outcome.featureWeights, tolerance::singlePrecision) ||
            fit.outcome.featureWeights.size() == 0);
    if (fit.outcome.membershipsLabelFree.size() > 0)
        QVERIFY((last.membershipsLabelFree - fit.outcome.membershipsLabelFree).cwiseAbs().maxCoeff() <
                tolerance::singlePrecision);
    const Outcome first = fit.at(0);
    QVERIFY((first.memberships - fit.outcome.memberships).cwiseAbs().maxCoeff() > 0.01);
    QCOMPARE(first.iterations, 0);
}

void FramesTest::fillTheirRoomAtMost()
{
    const FramedFit whole = framedFit("sfp");
    std::size_t bytes = 0;
    for (std::size_t f = 0; f < 10; ++f)
        bytes += sizeOf(whole.frames[f]);
    const FramedFit part = framedFit("sfp", bytes);
    QCOMPARE(part.frames.size(), std::size_t{9});  // the tenth would leave no room
    QVERIFY(part.outcome.memberships == whole.outcome.memberships);
    for (std::size_t f = 0; f < part.frames.size(); ++f)
        QCOMPARE(part.frames[f].objective, whole.frames[f].objective);
}

void FramesTest::refusesWhatIsNotThere()
{
    const FramedFit fit = framedFit("fcm");
    QVERIFY_EXCEPTION_THROWN(fit.at(fit.frames.size()), std::out_of_range);
}

QTEST_APPLESS_MAIN(FramesTest)
#include "tst_frames.moc"
