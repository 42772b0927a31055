// SPDX-License-Identifier: GPL-3.0-or-later
// Feature weights that are changed: distances and memberships written out in plain loops, and invariants.
#include "core/methods/changed_weights.h"

#include "core/common/issue.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

namespace {

using Chosen = std::map<std::string, std::string>;

struct FittedMethod
{
    Problem problem;
    const MethodDescription* method = nullptr;
    Parameters parameters;
    Outcome outcome;

    ChangedWeights changed() const { return {*method, problem, parameters, outcome}; }
    double exponent() const { return method->distanceExponent ? *method->distanceExponent(parameters) : 1.0; }
};

FittedMethod fitted(const QString& id, Chosen chosen = {}, const RandomProblem& wanted = {})
{
    FittedMethod fit;
    fit.problem = randomProblem(wanted);
    fit.method = &method(id.toStdString());
    if (id == "sfp")  // several features, fuzzy memberships
        chosen.insert({{"clusters", "2"}, {"gamma", "1"}, {"lambda", "20"}});
    if (id == "sffd")
        chosen.insert({{"partial", "euclid"}, {"tune", "false"}});
    fit.parameters = resolveParameters(*fit.method, fit.problem, chosen);
    fit.outcome = fit.method->run(fit.problem, fit.parameters, {});
    return fit;
}

/// Features and what their weights are multiplied by.
std::vector<std::pair<Index, double>> someFactors()
{
    return {{3, 0.5}, {7, 0.0}, {15, 2.0}};
}

void multiply(ChangedWeights& weights, Index feature, double factor)
{
    weights.fix(feature, factor * weights.fittedWeights().col(feature));
}

/// The weights of methods.md 8 in plain loops.
Eigen::MatrixXd naiveWeights(const Eigen::MatrixXd& fitted, const std::vector<std::pair<Index, double>>& factors)
{
    Eigen::MatrixXd result = fitted;
    for (Index j = 0; j < fitted.rows(); ++j) {
        std::vector<bool> isFixed(std::size_t(fitted.cols()));
        double fixedSum = 0, freeSum = 0;
        for (const auto& [feature, factor] : factors) {
            result(j, feature) = factor * fitted(j, feature);
            isFixed[std::size_t(feature)] = true;
        }
        for (Index l = 0; l < fitted.cols(); ++l)
            (isFixed[std::size_t(l)] ? fixedSum : freeSum) += result(j, l);
        for (Index l = 0; l < fitted.cols(); ++l)
            if (!isFixed[std::size_t(l)])
                result(j, l) *= (1 - fixedSum) / freeSum;
    }
    return result;
}

Eigen::MatrixXd naiveSums(const FittedMethod& fit, const Eigen::MatrixXd& weights)
{
    const auto x = fit.problem.data->values().map();
    const Eigen::MatrixXd& centers = fit.outcome.centers;
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(x.rows(), centers.rows());
    for (Index i = 0; i < x.rows(); ++i)
        for (Index j = 0; j < centers.rows(); ++j)
            for (Index l = 0; l < x.cols(); ++l)
                result(i, j) += std::pow(weights(weights.rows() == 1 ? 0 : j, l), fit.exponent()) *
                                std::pow(x(i, l) - centers(j, l), 2);
    return result;
}

/// Of fuzzy, crisp and SFP's memberships.
Eigen::MatrixXd naiveMemberships(const FittedMethod& fit, const Eigen::MatrixXd& weights,
                                 const Eigen::MatrixXd& distances)
{
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(distances.rows(), distances.cols());
    const std::string& id = fit.method->id;
    for (Index i = 0; i < result.rows(); ++i) {
        Index nearest = 0;
        distances.row(i).minCoeff(&nearest);
        for (Index j = 0; j < result.cols(); ++j)
            if (id == "sfp") {
                double cost = distances(i, j);
                if (fit.parameters.text("lambda_scale") == "cluster" && weights.rows() > 1)
                    for (const double w : weights.row(j))
                        cost += w > 0 ? fit.parameters.real("lambda") * w * std::log(w) : 0;
                result(i, j) = std::exp(-cost / fit.parameters.real("gamma"));
            } else if (id == "ewkm" || id.ends_with("means")) {
                result(i, j) = j == nearest ? 1 : 0;
            } else {
                const double m = fit.parameters.has("fuzzifier") ? fit.parameters.real("fuzzifier") : 2;
                result(i, j) = std::pow(distances(i, j), -1 / (m - 1));
            }
        result.row(i) /= result.row(i).sum();
    }
    return result;
}

double difference(const Eigen::MatrixXd& first, const Eigen::MatrixXd& second)
{
    return (first - second).cwiseAbs().maxCoeff() / second.cwiseAbs().maxCoeff();
}

}  // namespace

class ChangedWeightsTest : public QObject
{
    Q_OBJECT

private slots:
    void formulas_data();
    void formulas();
    void factorOneChangesNothing_data() { formulas_data(); }
    void factorOneChangesNothing();
    void weightZeroRemovesTheFeature_data() { formulas_data(); }
    void weightZeroRemovesTheFeature();
    void orderDoesNotMatter_data() { formulas_data(); }
    void orderDoesNotMatter();
    void fixedWeightsKeepTheirBits();
    void predictionsAreThoseOfTheMethod_data();
    void predictionsAreThoseOfTheMethod();
    void numbersArePredicted();
    void heavyFeaturesLeaveTheOthersTheirDigits();
    void impossibleWeightsAreRefused();
    void otherMethodsAreRefused_data();
    void otherMethodsAreRefused();
    void effectsAreCounted();
    void knockOutsAreSingleChanges();
};

void ChangedWeightsTest::formulas_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Chosen>("chosen");
    QTest::newRow("sfp") << "sfp" << Chosen{};
    QTest::newRow("sfp, entropy in the memberships") << "sfp" << Chosen{{"lambda_scale", "cluster"}};
    QTest::newRow("sfp, shared weights") << "sfp" << Chosen{{"weights", "shared"}};
    for (const char* id :
         {"sffd", "scad1", "scad2", "ewkm", "wkmeans", "fcm", "kmeans", "pckmeans", "ssfcm-pedrycz"})
        QTest::newRow(id) << id << Chosen{};
}

void ChangedWeightsTest::formulas()
{
    QFETCH(QString, id);
    QFETCH(Chosen, chosen);
    RandomProblem wanted;
    wanted.shift = 2;
    const FittedMethod fit = fitted(id, chosen, wanted);
    ChangedWeights weights = fit.changed();
    for (const auto& [feature, factor] : someFactors())
        multiply(weights, feature, factor);
    const Eigen::MatrixXd expected = naiveWeights(weights.fittedWeights(), someFactors());
    QVERIFY(difference(weights.weights(), expected) < tolerance::exactFormula);
    QVERIFY((weights.weights().rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);

    const Outcome outcome = weights.outcome();
    const Eigen::MatrixXd sums = naiveSums(fit, expected);
    const double scale = outcome.embedding.sum() / sums.sum();
    QVERIFY(id != "sfp" || std::abs(scale - 1) < tolerance::naive);
    QVERIFY(difference(outcome.embedding / scale, sums) < tolerance::naive);
    QVERIFY(difference(outcome.memberships, naiveMemberships(fit, expected, sums)) < tolerance::naive);
    QVERIFY(outcome.predictedClass.empty() || id == "sfp" || outcome.predictedClass == outcome.assigned);
    QVERIFY(outcome.featureWeights == weights.weights());
    QVERIFY(outcome.centers == fit.outcome.centers);
    QVERIFY(difference(outcome.embedding, weights.unchanged().embedding) > 1e-3);
}

void ChangedWeightsTest::factorOneChangesNothing()
{
    QFETCH(QString, id);
    QFETCH(Chosen, chosen);
    const FittedMethod fit = fitted(id, chosen);
    ChangedWeights weights = fit.changed();
    const Outcome before = weights.outcome();
    QVERIFY(before.embedding == weights.unchanged().embedding);
    for (const Index feature : {0, 5, 19})
        multiply(weights, feature, 1);
    const Outcome after = weights.outcome();
    QVERIFY(difference(after.featureWeights, weights.fittedWeights()) < tolerance::exactFormula);
    QVERIFY(difference(after.embedding, before.embedding) < tolerance::exactFormula);
    QVERIFY((after.memberships - before.memberships).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    if (id == "sfp") {
        QVERIFY(difference(before.embedding, fit.outcome.embedding) < tolerance::naive);
        QVERIFY(difference(before.memberships, fit.outcome.membershipsLabelFree) < tolerance::naive);
        QCOMPARE(before.predictedClass, fit.outcome.predictedClass);
    }
}

void ChangedWeightsTest::weightZeroRemovesTheFeature()
{
    QFETCH(QString, id);
    QFETCH(Chosen, chosen);
    const FittedMethod fit = fitted(id, chosen);
    const Index removed = 6;
    ChangedWeights without = fit.changed();
    multiply(without, removed, 0);
    const Outcome knockedOut = without.outcome();

    std::vector<Index> others;
    for (Index l = 0; l < without.features(); ++l)
        if (l != removed)
            others.push_back(l);
    FittedMethod smaller = fit;
    smaller.problem.data = fit.problem.data->subset(std::nullopt, others);
    smaller.outcome.centers = fit.outcome.centers(Eigen::all, others).eval();
    smaller.outcome.featureWeights = without.weights()(Eigen::all, others).eval();
    const Outcome alone = smaller.changed().unchanged();
    const double scale = alone.embedding.sum() / knockedOut.embedding.sum();
    QVERIFY(id != "sfp" || std::abs(scale - 1) < tolerance::exactFormula);
    QVERIFY(difference(scale * knockedOut.embedding, alone.embedding) < tolerance::exactFormula);
    QVERIFY((knockedOut.memberships - alone.memberships).cwiseAbs().maxCoeff() < tolerance::naive);
    QCOMPARE(knockedOut.assigned, alone.assigned);
}

void ChangedWeightsTest::orderDoesNotMatter()
{
    QFETCH(QString, id);
    QFETCH(Chosen, chosen);
    const FittedMethod fit = fitted(id, chosen);
    ChangedWeights forward = fit.changed(), backward = fit.changed();
    auto factors = someFactors();
    for (const auto& [feature, factor] : factors)
        multiply(forward, feature, factor);
    std::reverse(factors.begin(), factors.end());
    for (const auto& [feature, factor] : factors) {
        multiply(backward, feature, 0.1);
        multiply(backward, feature, factor);
        multiply(backward, feature + 1, 0.2);
    }
    for (const auto& [feature, factor] : factors)
        backward.release(feature + 1);
    QVERIFY(forward.weights() == backward.weights());
    QVERIFY(forward.outcome().embedding == backward.outcome().embedding);
    QVERIFY(forward.outcome().memberships == backward.outcome().memberships);
    for (const auto& [feature, factor] : factors)
        forward.release(feature);
    QVERIFY(forward.weights() == forward.fittedWeights());
    QVERIFY(forward.outcome().embedding == forward.unchanged().embedding);
}

void ChangedWeightsTest::fixedWeightsKeepTheirBits()
{
    ChangedWeights weights = fitted("sfp").changed();
    multiply(weights, 1, 0.25);
    const Eigen::VectorXd locked = weights.weights(4);
    QVERIFY(locked != weights.fittedWeights().col(4));
    weights.fix(4, locked);
    QVERIFY(weights.isFixed(4) && !weights.isFixed(5));
    for (const double factor : {0.0, 0.3, 1.7}) {
        multiply(weights, 1, factor);
        multiply(weights, 2, factor / 3);
        QVERIFY(weights.weights(4) == locked);
        QVERIFY(weights.outcome().featureWeights.col(4) == locked);
    }
    QVERIFY(weights.weights(5) != weights.fittedWeights().col(5));
    const Eigen::VectorXd largest = weights.largestWeights(2);
    QVERIFY((largest - (Eigen::VectorXd::Ones(2) - weights.weights(1) - locked)).cwiseAbs().maxCoeff() <
            tolerance::sumToOne);
    weights.fix(2, largest);  // nothing is left for the free ones
    QCOMPARE(weights.weights(5).maxCoeff(), 0.0);
}

void ChangedWeightsTest::predictionsAreThoseOfTheMethod_data()
{
    QTest::addColumn<QString>("loss");
    QTest::addColumn<QString>("scale");
    for (const char* loss : {"logloss", "logistic", "hinge", "squared", "zero-one"})
        for (const char* scale : {"sum", "cluster"})
            QTest::addRow("%s, %s", loss, scale) << loss << scale;
}

/// predict() honours the weights of an outcome, so that both ways must agree.
void ChangedWeightsTest::predictionsAreThoseOfTheMethod()
{
    QFETCH(QString, loss);
    QFETCH(QString, scale);
    RandomProblem wanted;
    wanted.classes = 3;
    wanted.unlabelled = 0.3;
    wanted.hasConstants = true;
    const FittedMethod fit = fitted(
        "sfp", {{"loss", loss.toStdString()}, {"lambda_scale", scale.toStdString()}, {"clusters", "4"}}, wanted);
    ChangedWeights weights = fit.changed();
    for (const auto& [feature, factor] : someFactors())
        multiply(weights, feature, factor);
    const Outcome outcome = weights.outcome();
    const Prediction prediction =
        fit.method->predict(outcome, fit.problem.target, fit.parameters, *fit.problem.data);
    QCOMPARE(outcome.predictedClass, prediction.predictedClass);
    QVERIFY(difference(outcome.classProbabilities, prediction.classProbabilities) < tolerance::naive);
    QVERIFY(difference(outcome.membershipsLabelFree, prediction.memberships) < tolerance::naive);
    QVERIFY(difference(outcome.embedding, prediction.embedding) < tolerance::naive);
    QVERIFY(outcome.embeddingTraining.size() == 0 && outcome.repaired.empty());
}

void ChangedWeightsTest::numbersArePredicted()
{
    RandomProblem wanted;
    wanted.classes = -1;
    const FittedMethod fit = fitted("sfp", {}, wanted);
    ChangedWeights weights = fit.changed();
    multiply(weights, 0, 0);
    const Outcome outcome = weights.outcome();
    const Prediction prediction =
        fit.method->predict(outcome, fit.problem.target, fit.parameters, *fit.problem.data);
    for (std::size_t i = 0; i < prediction.predictedNumber.size(); ++i)
        QVERIFY(std::abs(outcome.predictedNumber[i] - prediction.predictedNumber[i]) < tolerance::naive);
    QVERIFY(outcome.predictedNumber != weights.unchanged().predictedNumber);
    QCOMPARE(weightEffect(fit.problem.target, weights.unchanged(), outcome).labelled, 0);
}

/// The part of a feature is not subtracted from a sum that it dominates.
void ChangedWeightsTest::heavyFeaturesLeaveTheOthersTheirDigits()
{
    FittedMethod fit = fitted("sfp");
    Eigen::MatrixXd values = fit.problem.data->values().map();
    values.col(2) *= 1e9;
    fit.problem = problemOf(values, fit.problem.target.classOf);
    ChangedWeights weights = fit.changed();
    multiply(weights, 2, 0);
    const Eigen::MatrixXd expected = naiveSums(fit, naiveWeights(weights.fittedWeights(), {{2, 0.0}}));
    QVERIFY(difference(weights.outcome().embedding, expected) < tolerance::exactFormula);
}

void ChangedWeightsTest::impossibleWeightsAreRefused()
{
    ChangedWeights weights = fitted("sfp").changed();
    const Eigen::Vector2d half(0.5, 0.5);
    weights.fix(0, half);
    const Eigen::MatrixXd before = weights.outcome().embedding;
    QVERIFY_EXCEPTION_THROWN(weights.fix(1, Eigen::Vector2d(0.6, 0.1)), ArgumentError);
    QVERIFY_EXCEPTION_THROWN(weights.fix(1, Eigen::Vector2d(-0.1, 0.1)), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(weights.fix(1, Eigen::Vector2d(0.1, std::nan(""))), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(weights.fix(1, Eigen::VectorXd::Zero(1)), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(weights.fix(99, half), std::invalid_argument);
    QVERIFY(!weights.isFixed(1));
    QVERIFY(weights.outcome().embedding == before);
    weights.fix(1, half);
    QCOMPARE(weights.weights(2).maxCoeff(), 0.0);

    FittedMethod onlyOne = fitted("sfp");
    onlyOne.outcome.featureWeights.setZero();
    onlyOne.outcome.featureWeights.col(4).setOnes();
    ChangedWeights single = onlyOne.changed();
    QVERIFY_EXCEPTION_THROWN(single.fix(4, half), ArgumentError);
    const auto found = knockOuts(*onlyOne.method, onlyOne.problem, onlyOne.parameters, onlyOne.outcome, {4, 5});
    QVERIFY(!found->front().problem.isEmpty());
    QVERIFY(found->back().problem.isEmpty());
    QVERIFY(found->back().effect.changed.empty());
}

void ChangedWeightsTest::otherMethodsAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Chosen>("chosen");
    for (const char* id : {"gk", "mes", "pca", "scs", "sskfcm", "svm-linear", "nearest-centroid", "knn"})
        QTest::newRow(id) << id << Chosen{};
    QTest::newRow("sffd") << "sffd" << Chosen{{"partial", "root"}};
}

void ChangedWeightsTest::otherMethodsAreRefused()
{
    QFETCH(QString, id);
    QFETCH(Chosen, chosen);
    RandomProblem wanted;
    wanted.unlabelled = 0.5;
    const FittedMethod fit = fitted(id, chosen, wanted);
    QVERIFY(!whyWeightsCannotChange(*fit.method, fit.problem, fit.parameters, fit.outcome).isEmpty());
    QVERIFY_EXCEPTION_THROWN(fit.changed(), ArgumentError);
}

void ChangedWeightsTest::effectsAreCounted()
{
    Target target;
    target.kind = Target::Kind::Classes;
    target.classNames = {"A", "B"};
    target.classOf = {0, 0, 1, 1, -1};
    Outcome before, after;
    before.predictedClass = {0, 0, 1, 0, 1};
    after.predictedClass = {0, 1, 1, 1, 0};
    before.assigned = {0, 0, 0, 0, 0};
    after.assigned = {1, 1, 0, 0, 1};
    QCOMPARE(weightEffect(target, before, after), (WeightEffect{4, 3, 3, {1, 3, 4}}));
    before.predictedClass.clear();
    after.predictedClass.clear();
    QCOMPARE(weightEffect(target, before, after), (WeightEffect{4, 4, 2, {0, 1, 4}}));
    QCOMPARE(weightEffect({}, before, after), (WeightEffect{0, 0, 0, {0, 1, 4}}));
}

void ChangedWeightsTest::knockOutsAreSingleChanges()
{
    RandomProblem wanted;
    wanted.shift = 0.3;
    const FittedMethod fit = fitted("sfp", {{"lambda", "2"}, {"gamma", "0.1"}}, wanted);
    std::vector<int> features(20);
    std::iota(features.begin(), features.end(), 0);
    const auto found = knockOuts(*fit.method, fit.problem, fit.parameters, fit.outcome, features);
    QCOMPARE(found->size(), features.size());
    std::size_t changed = 0;
    for (const KnockOut& one : *found) {
        ChangedWeights weights = fit.changed();
        multiply(weights, one.feature, 0);
        QCOMPARE(one.effect, weightEffect(weights.target(), weights.unchanged(), weights.outcome()));
        changed += one.effect.changed.size();
    }
    QVERIFY(changed > 0);
    int asked = 0;
    const auto stop = [&asked](const Step&) { return ++asked < 3; };
    QVERIFY(!knockOuts(*fit.method, fit.problem, fit.parameters, fit.outcome, features, stop));
    QCOMPARE(asked, 3);
}

QTEST_APPLESS_MAIN(ChangedWeightsTest)
#include "tst_changed_weights.moc"
