// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/sample_explanation.h"

#include "core/methods/constraints/pair_set.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestSampleExplanation : public QObject
{
    Q_OBJECT

private slots:
    void partsAddUpToTheDistanceOfTheFit_data();
    void partsAddUpToTheDistanceOfTheFit();
    void theLabelTermIsTheLossOfTheOwnLabel();
    void byHand();
    void theLastChangeIsPartial();
    void changesMakeBothCentresEquallyFar_data() { eachWeighting(); }
    void changesMakeBothCentresEquallyFar();
    void noFewerFeaturesAreEnough();
    void neighboursAgreeWithANaiveSearch_data() { eachWeighting(); }
    void neighboursAgreeWithANaiveSearch();
    void methodsThatClusterInTheEmbeddingHaveNeighboursThere();
    void aSampleOnItsCentreHasNoParts();
    void misuseIsReported();
    void cancellationIsObeyed();

private:
    static void eachWeighting()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"sfp", "fcm", "kmeans", "ewkm", "scad2", "wkmeans"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
};

namespace {

struct Fitted
{
    Problem problem;
    Parameters parameters;
    Outcome outcome;
    std::optional<double> exponent;

    const Dataset& data() const { return *problem.data; }
    SampleExplanation explain(Index sample, const ExplanationSize& size = {}) const
    {
        return *explainSample(data(), outcome, exponent, sample, size);
    }
};

/// A fit that has converged as far as rounding allows, on 30 samples of 3 classes, 20 features of which some are
/// constant.
Fitted fitted(const std::string& id, std::map<std::string, std::string> chosen = {})
{
    RandomProblem wanted;
    wanted.classes = 3;
    wanted.unlabelled = 0.3;
    wanted.hasConstants = true;
    const MethodDescription& known = method(id);
    Fitted fit;
    fit.problem = randomProblem(wanted);
    if (known.usesPairs)
        fit.problem.pairs = std::make_shared<const PairSet>(PairSet{{{20, 25}, {3, 9}}, {{3, 20}}});
    const Parameters defaults = defaultParameters(known, fit.problem);
    if (defaults.has("tolerance"))
        chosen.try_emplace("tolerance", "0");
    if (defaults.has("fuzzifier"))
        chosen.try_emplace("fuzzifier", "1.2");  // no collapse
    if (defaults.has("max_iterations"))
        chosen.try_emplace("max_iterations", "2000");
    fit.parameters = resolveParameters(known, fit.problem, chosen);
    fit.outcome = known.run(fit.problem, fit.parameters, {});
    fit.exponent = distanceExponent(id, fit.parameters, fit.outcome);
    return fit;
}

double weightOf(const Outcome& outcome, Index cluster, Index feature)
{
    const Eigen::MatrixXd& weights = outcome.featureWeights;
    return weights.size() == 0 ? 1.0 : weights(std::min(cluster, weights.rows() - 1), feature);
}

/// sum_l w_jl^q (x_l - v_jl)^2 of any point x.
double naiveDistance(const Outcome& outcome, double exponent, const Eigen::VectorXd& point, Index cluster)
{
    double sum = 0;
    for (Index l = 0; l < point.size(); ++l)
        sum += std::pow(weightOf(outcome, cluster, l), exponent) *
               std::pow(point[l] - outcome.centers(cluster, l), 2);
    return sum;
}

/// Two features, two centres, weights of each, no label.
Fitted twoCentres()
{
    Fitted fit;
    Eigen::MatrixXd values(3, 2);
    values << 1, 0, 4, 3, 0, 1;
    fit.problem = problemOf(values, {0, 1, 0});
    fit.outcome.memberships = Eigen::MatrixXd::Constant(3, 2, 0.5);
    fit.outcome.centers.resize(2, 2);
    fit.outcome.centers << 0, 0, 4, 3;
    fit.outcome.featureWeights.resize(2, 2);
    fit.outcome.featureWeights << 0.5, 0.5, 0.75, 0.25;
    fit.exponent = 1.0;
    return fit;
}

}  // namespace

void TestSampleExplanation::partsAddUpToTheDistanceOfTheFit_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("choice");
    for (const MethodDescription& one : methods())
        QTest::newRow(one.id.c_str()) << QString::fromStdString(one.id) << QString();
    QTest::newRow("AFCC, Euclidean") << "afcc"
                                     << "distance=euclid";
    QTest::newRow("SFFD, Euclidean") << "sffd"
                                     << "partial=euclid";
}

/// In all methods whose distances are sums, and to the terms of methods.md 1.2, 2.2 and 2.9, up to the factor of
/// the method.
void TestSampleExplanation::partsAddUpToTheDistanceOfTheFit()
{
    QFETCH(QString, id);
    QFETCH(QString, choice);
    std::map<std::string, std::string> chosen;
    if (!choice.isEmpty())
        chosen[choice.section('=', 0, 0).toStdString()] = choice.section('=', 1).toStdString();
    const Fitted fit = fitted(id.toStdString(), chosen);
    const Outcome& outcome = fit.outcome;
    const bool hasDistances = !outcome.embeddingAxes.empty() &&
                              outcome.embeddingAxes.front().starts_with("distance to ") &&
                              id != QLatin1String("knn");
    const bool isSum = outcome.embeddingCenters.size() == 0 && hasDistances && id != QLatin1String("gk") &&
                       (id != QLatin1String("sffd") || !choice.isEmpty());
    QCOMPARE(fit.exponent.has_value(), isSum);
    constexpr double varying = 17;  // of the 20 features
    const double scale = id == QLatin1String("sffd") ? varying : 1.0;
    for (Index i = 0; i < fit.data().samples(); ++i) {
        const SampleExplanation explanation = fit.explain(i, {.features = 4, .neighbours = 5});
        QCOMPARE(explanation.neighbours.size(), std::size_t(5));
        if (!isSum) {
            QVERIFY(explanation.distances.empty() && explanation.changes.empty());
            continue;
        }
        QCOMPARE(explanation.distances.size(), std::size_t(outcome.centers.rows()));
        for (const DistanceParts& parts : explanation.distances) {
            QCOMPARE(parts.distance, outcome.embedding(i, parts.cluster));
            double sum = parts.rest;
            for (const FeaturePart& part : parts.largest) {
                sum += part.value;
                const double term =
                    scale * std::pow(weightOf(outcome, parts.cluster, part.feature), *fit.exponent) *
                    std::pow(fit.data().value(i, part.feature) - outcome.centers(parts.cluster, part.feature), 2);
                QVERIFY(std::abs(part.value - term) <= tolerance::limitingCase * parts.distance);
            }
            QVERIFY(std::abs(sum - parts.distance) <= tolerance::exactFormula * parts.distance);
            QVERIFY(parts.rest >= -tolerance::exactFormula * parts.distance);
            const double naive =
                scale *
                naiveDistance(outcome, *fit.exponent, fit.data().values().map().row(i).transpose(), parts.cluster);
            QVERIFY2(std::abs(naive - parts.distance) <= tolerance::limitingCase * parts.distance,
                     qPrintable(QStringLiteral("%1 %2").arg(naive, 0, 'g', 12).arg(parts.distance, 0, 'g', 12)));
        }
        QVERIFY(std::is_sorted(
            explanation.distances.begin(), explanation.distances.end(),
            [](const DistanceParts& a, const DistanceParts& b) { return a.distance < b.distance; }));
    }
}

/// alpha times the log loss of the own label, and nothing for a sample without one.
void TestSampleExplanation::theLabelTermIsTheLossOfTheOwnLabel()
{
    const Fitted fit = fitted("sfp", {{"alpha", "3"}});
    for (Index i = 0; i < fit.data().samples(); ++i)
        for (const DistanceParts& parts : fit.explain(i).distances) {
            QVERIFY(parts.labelTerm.has_value());
            const int own = fit.problem.target.classOf[std::size_t(i)];
            const double loss = own < 0 ? 0.0 : -3 * std::log(fit.outcome.labelPrototypes(parts.cluster, own));
            QVERIFY(std::abs(*parts.labelTerm - loss) < tolerance::naive * (1 + loss));
        }
    QVERIFY(!fitted("fcm").explain(0).distances.front().labelTerm.has_value());
}

/// At (1, 0) the distances are 0.5 and 0.75 * 9 + 0.25 * 9 = 9. Replacing the first value by 4 lowers the gap of
/// 8.5 by 6.75 - 0.5 + 8 = 14.25, the second by 2.25 - 0 + 4.5 = 6.75: the first alone is enough, and moves by t
/// 3, where (0.5 - 0.75) 9 t^2 + 6 (0.75 * 3 + 0.5) t = 8.5.
void TestSampleExplanation::byHand()
{
    const Fitted fit = twoCentres();
    const SampleExplanation explanation = fit.explain(0);
    QCOMPARE(explanation.distances[0].cluster, Index(0));
    QCOMPARE(explanation.distances[0].distance, 0.5);
    QCOMPARE(explanation.distances[0].largest.size(), std::size_t(1));  // the other term is 0
    QCOMPARE(explanation.distances[1].distance, 9.0);
    QCOMPARE(explanation.distances[1].largest[0].feature, Index(0));
    QCOMPARE(explanation.distances[1].largest[0].value, 6.75);
    QCOMPARE(explanation.distances[1].largest[1].value, 2.25);
    QCOMPARE(explanation.distances[1].rest, 0.0);
    QCOMPARE(explanation.changes.size(), std::size_t(1));
    const FeatureChange& change = explanation.changes.front();
    QCOMPARE(change.feature, Index(0));
    QCOMPARE(change.from, 1.0);
    const double share = (16.5 - std::sqrt(16.5 * 16.5 - 4 * 2.25 * 8.5)) / (2 * 2.25);
    QVERIFY(std::abs(change.to - (1 + 3 * share)) < tolerance::exactFormula);
    // With the weights of the first cluster: 0.5 * (1 + 1) and 0.5 * (9 + 9).
    QCOMPARE(explanation.space, NeighbourSpace::ClusterWeights);
    QCOMPARE(explanation.neighbours.size(), std::size_t(2));
    QCOMPARE(explanation.neighbours[0].sample, Index(2));
    QCOMPARE(explanation.neighbours[0].distance, 1.0);
    QCOMPARE(explanation.neighbours[1].distance, 9.0);
}

/// At (0, 1) the gap is 0.75 * 16 + 0.25 * 4 - 0.5 = 12.5 and the effects are 12 + 8 = 20 and 1 - 0.5 + 4.5 = 5;
/// with equal weights of 0.5 the gap is 9.5 and the effects 16 and 6.
void TestSampleExplanation::theLastChangeIsPartial()
{
    Fitted fit = twoCentres();
    fit.outcome.featureWeights.setConstant(0.5);
    const SampleExplanation explanation = fit.explain(2);
    QCOMPARE(explanation.changes.size(), std::size_t(1));
    QCOMPARE(explanation.changes[0].to, 4 * 9.5 / 16);  // linear where the weights agree
    fit.outcome.centers(1, 0) = 1;
    fit.outcome.centers(1, 1) = 9;  // gap 0.5 + 32 - 0.5 = 32; effects 1 and 72, from (0, 1)
    const SampleExplanation other = fit.explain(2);
    QCOMPARE(other.changes.size(), std::size_t(1));
    QCOMPARE(other.changes[0].feature, Index(1));
    QCOMPARE(other.changes[0].to, 1 + 8 * 32.0 / 72);
}

void TestSampleExplanation::changesMakeBothCentresEquallyFar()
{
    QFETCH(QString, id);
    const Fitted fit = fitted(id.toStdString());
    for (Index i = 0; i < fit.data().samples(); ++i) {
        const SampleExplanation explanation = fit.explain(i);
        const Index nearest = explanation.distances[0].cluster, second = explanation.distances[1].cluster;
        const double gap = explanation.distances[1].distance - explanation.distances[0].distance;
        QCOMPARE(explanation.changes.empty(), gap == 0);
        Eigen::VectorXd point = fit.data().values().map().row(i).transpose();
        for (const FeatureChange& change : explanation.changes) {
            QCOMPARE(change.from, point[change.feature]);
            point[change.feature] = change.to;
            if (&change != &explanation.changes.back())
                QVERIFY(std::abs(change.to - fit.outcome.centers(second, change.feature)) <
                        tolerance::exactFormula);
        }
        const double one = naiveDistance(fit.outcome, *fit.exponent, point, nearest);
        const double other = naiveDistance(fit.outcome, *fit.exponent, point, second);
        QVERIFY(std::abs(one - other) <= tolerance::limitingCase * (one + other));
    }
}

/// Of all sets of features with fewer members none closes the gap when all of its values are replaced.
void TestSampleExplanation::noFewerFeaturesAreEnough()
{
    const RandomProblem wanted{30, 8, 2};
    Fitted fit;
    fit.problem = randomProblem(wanted);
    fit.parameters = defaultParameters(method("sfp"), fit.problem);
    fit.outcome = method("sfp").run(fit.problem, fit.parameters, {});
    fit.exponent = 1.0;
    for (Index i = 0; i < fit.data().samples(); ++i) {
        const SampleExplanation explanation = fit.explain(i);
        const Index nearest = explanation.distances[0].cluster, second = explanation.distances[1].cluster;
        for (unsigned set = 0; set < 1U << 8; ++set) {
            Eigen::VectorXd point = fit.data().values().map().row(i).transpose();
            std::size_t members = 0;
            for (Index l = 0; l < 8; ++l)
                if (set >> l & 1U) {
                    point[l] = fit.outcome.centers(second, l);
                    ++members;
                }
            if (members < explanation.changes.size())
                QVERIFY(naiveDistance(fit.outcome, 1, point, nearest) <
                        naiveDistance(fit.outcome, 1, point, second));
        }
    }
}

void TestSampleExplanation::neighboursAgreeWithANaiveSearch()
{
    QFETCH(QString, id);
    const Fitted fit = fitted(id.toStdString());
    for (Index i = 0; i < fit.data().samples(); ++i) {
        const SampleExplanation explanation = fit.explain(i);
        const Index cluster = explanation.distances.front().cluster;
        std::vector<std::pair<double, Index>> naive;
        for (Index other = 0; other < fit.data().samples(); ++other) {
            double sum = 0;
            for (Index l = 0; l < fit.data().features(); ++l)
                sum += std::pow(weightOf(fit.outcome, cluster, l), *fit.exponent) *
                       std::pow(fit.data().value(i, l) - fit.data().value(other, l), 2);
            if (other != i)
                naive.emplace_back(sum, other);
        }
        std::sort(naive.begin(), naive.end());
        QCOMPARE(explanation.neighbours.size(), std::size_t(5));
        for (std::size_t rank = 0; rank < 5; ++rank) {
            QCOMPARE(explanation.neighbours[rank].sample, naive[rank].second);
            QVERIFY(std::abs(explanation.neighbours[rank].distance - naive[rank].first) <=
                    tolerance::naive * naive[rank].first);
        }
        QCOMPARE(explanation.space == NeighbourSpace::ClusterWeights, fit.outcome.featureWeights.size() > 0);
    }
}

void TestSampleExplanation::methodsThatClusterInTheEmbeddingHaveNeighboursThere()
{
    const Fitted fit = fitted("pca");
    const SampleExplanation explanation = fit.explain(4, {.features = 5, .neighbours = 1});
    QCOMPARE(explanation.space, NeighbourSpace::Embedding);
    Eigen::VectorXd distances =
        (fit.outcome.embedding.rowwise() - fit.outcome.embedding.row(4)).rowwise().squaredNorm();
    distances[4] = std::numeric_limits<double>::infinity();
    Index nearest = -1;
    distances.minCoeff(&nearest);
    QCOMPARE(explanation.neighbours.front().sample, nearest);
}

void TestSampleExplanation::aSampleOnItsCentreHasNoParts()
{
    const Fitted fit = twoCentres();
    const DistanceParts own = fit.explain(1).distances.front();
    QCOMPARE(own.cluster, Index(1));
    QCOMPARE(own.distance, 0.0);
    QVERIFY(own.largest.empty());
}

void TestSampleExplanation::misuseIsReported()
{
    const Fitted fit = twoCentres();
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fit.explain(3));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fit.explain(-1));
    Fitted other = twoCentres();
    other.outcome.centers.resize(2, 3);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, other.explain(0));
}

void TestSampleExplanation::cancellationIsObeyed()
{
    const Fitted fit = twoCentres();
    QVERIFY(!explainSample(fit.data(), fit.outcome, 1.0, 0, {}, [](const Step&) { return false; }));
}

QTEST_GUILESS_MAIN(TestSampleExplanation)
#include "tst_sample_explanation.moc"
