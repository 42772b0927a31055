// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "tests/ui/views/scatter_fit.h"
#include "ui/views/scatter/hover_facts.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Distances of samples to clusters in the hover card are those of the fit.
class TestHoverFacts : public QObject
{
    Q_OBJECT

private slots:
    void theNearestPrototypeIsThatOfTheFit();
    void otherEmbeddingsNameNoPrototype();
    void drivingFeaturesNeedASumOverTheFeatures_data();
    void drivingFeaturesNeedASumOverTheFeatures();
    void drivingFeaturesUseTheExponentOfTheWeights();
    void resultsWithoutParametersHaveNoDrivingFeatures();
    void spokenFactsListAtMostTwelveMemberships();
};

/// A fit by @p method with its default parameters, changed by @p change.
template <typename Change>
FitPtr fitOf(const char* method, const Change& change)
{
    auto fit = std::make_shared<Fit>(*test::scatterFit());
    auto result = std::make_shared<Result>(*fit->result);
    result->method = method;
    result->parameters = defaultParameters(fuzzylens::method(method), {fit->data, result->target, {}});
    change(*result);
    fit->result = std::move(result);
    return fit;
}

/// By Euclidean distances it was the other cluster.
void TestHoverFacts::theNearestPrototypeIsThatOfTheFit()
{
    const FitPtr fit = fitOf("gk", [](Result& result) { result.outcome.embedding.row(0) << 7.0, 3.0; });
    QCOMPARE(nearestPrototype(*fit, 0), 1);
    QCOMPARE(nearestPrototype(*fit, 2), 0);
}

void TestHoverFacts::otherEmbeddingsNameNoPrototype()
{
    const FitPtr reduced = fitOf("fcm", [](Result& result) {
        result.outcome.embeddingCenters = Eigen::MatrixXd::Zero(2, 2);  // clusters in a space of two dimensions
    });
    QCOMPARE(nearestPrototype(*reduced, 0), -1);
    QVERIFY(drivingFeatures(*reduced, 0, 0, 5).empty());
    const FitPtr without = fitOf("fcm", [](Result& result) { result.outcome.embedding.resize(0, 0); });
    QCOMPARE(nearestPrototype(*without, 0), -1);
}

void TestHoverFacts::drivingFeaturesNeedASumOverTheFeatures_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isSum");
    QTest::newRow("FCM") << "fcm"
                         << ""
                         << "" << true;
    QTest::newRow("SFP") << "sfp"
                         << ""
                         << "" << true;
    QTest::newRow("Gustafson-Kessel") << "gk"
                                      << ""
                                      << "" << false;
    QTest::newRow("AFCC") << "afcc"
                          << "distance"
                          << "euclid" << true;
    QTest::newRow("AFCC with shapes") << "afcc"
                                      << "distance"
                                      << "mahalanobis" << false;
    QTest::newRow("SFFD with shapes") << "sffd"
                                      << ""
                                      << "" << false;
    QTest::newRow("SFFD") << "sffd"
                          << "partial"
                          << "euclid" << true;
}

void TestHoverFacts::drivingFeaturesNeedASumOverTheFeatures()
{
    QFETCH(QString, method);
    QFETCH(QString, parameter);
    QFETCH(QString, value);
    QFETCH(bool, isSum);
    const FitPtr fit = fitOf(qPrintable(method), [&](Result& result) {
        if (!parameter.isEmpty())
            result.parameters.set(parameter.toStdString(), value.toStdString());
    });
    QCOMPARE(!drivingFeatures(*fit, 0, 0, 5).empty(), isSum);
}

void TestHoverFacts::drivingFeaturesUseTheExponentOfTheWeights()
{
    const auto weighted = [](double exponent) {
        return fitOf("scad2", [exponent](Result& result) {
            result.parameters.set("exponent", exponent);
            result.outcome.featureWeights.setZero();
            result.outcome.featureWeights.leftCols(2).rowwise() = Eigen::RowVector2d(0.8, 0.2);
        });
    };
    // Differences whose squares are 1 and 5: 0.8 and 1.0 with the plain weights, 0.64 and 0.2 with their squares.
    const auto first = [](const FitPtr& fit) {
        auto result = std::make_shared<Result>(*fit->result);
        result->outcome.centers(0, 0) = fit->data->value(0, 0) + 1.0;
        result->outcome.centers(0, 1) = fit->data->value(0, 1) + std::sqrt(5.0);
        Fit moved = *fit;
        moved.result = result;
        return drivingFeatures(moved, 0, 0, 1).front();
    };
    QCOMPARE(first(weighted(1.0)), 1);
    QCOMPARE(first(weighted(2.0)), 0);
}

/// Results of other programs may lack them.
void TestHoverFacts::resultsWithoutParametersHaveNoDrivingFeatures()
{
    for (const char* method : {"scad2", "wkmeans", "afcc", "sffd"}) {
        const FitPtr fit = fitOf(method, [](Result& result) { result.parameters = {}; });
        QVERIFY2(drivingFeatures(*fit, 0, 0, 5).empty(), method);
    }
}

void TestHoverFacts::spokenFactsListAtMostTwelveMemberships()
{
    HoverFacts facts;
    facts.name = QStringLiteral("A");
    facts.memberships.assign(20, 0.05);
    QVERIFY(facts.spoken().contains(QStringLiteral("12")));
    QVERIFY(!facts.spoken().contains(QStringLiteral("13")));
}

QTEST_MAIN(TestHoverFacts)
#include "tst_hover_facts.moc"
