// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/leading_features.h"
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_project.h"
#include "ui/tune/feature_path.h"
#include "ui/tune/path_view.h"
#include "ui/tune/tune_controller.h"

#include <QImage>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 120000;

}  // namespace

/// The path of the feature weights, in the background.
class TestFeaturePath : public OpenProject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyMethodThatSelectsFeaturesHasAPath_data();
    void everyMethodThatSelectsFeaturesHasAPath();
    void valuesAreEvenInTheLogarithm();
    void pointsAreThoseOfTheCore();
    void withoutLabelsThereIsNoAccuracy();
    void stoppingKeepsFinishedFits();
    void changesMakeItOutOfDate();
    void draggingTheLineIsOneStep();
    void theViewByKeys();
    void namesDoNotOverlap();
    void labelsAreSpreadOut();
    void figureAndTable();
    void obstaclesAreExplained();

private:
    void sweep(int values)
    {
        SearchAxis axis = m_path->axes().front();
        axis.range.count = values;
        m_path->start(axis, axis.range);
        QTRY_VERIFY_WITH_TIMEOUT(!m_path->isBusy(), patience);
        processDueEvents();
        QVERIFY2(m_path->error().isEmpty(), qPrintable(m_path->error()));
    }
    void change(const std::function<void(AnalysisState&)>& edit)
    {
        AnalysisState next = m_project->state();
        edit(next);
        m_project->change(next, QStringLiteral("test"));
        QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared() && m_project->fitter().finalFit(), patience);
    }
    std::unique_ptr<PathView> shownView()
    {
        auto view = std::make_unique<PathView>(m_project->scene(), *m_path);
        view->resize(520, 560);
        view->show();
        emit m_path->changed();
        return view;
    }

    std::unique_ptr<TuneController> m_tune;
    std::unique_ptr<FeaturePath> m_path;
};

void TestFeaturePath::init()
{
    openDemonstration();
    m_tune = std::make_unique<TuneController>(*m_project);
    m_path = std::make_unique<FeaturePath>(*m_project, *m_tune);
}

void TestFeaturePath::cleanup()
{
    m_path.reset();
    m_tune.reset();
    m_project.reset();
}

void TestFeaturePath::everyMethodThatSelectsFeaturesHasAPath_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("axis");
    for (const auto& [method, axis] :
         {std::pair("sfp", "lambda_prime"), std::pair("sffd", "K"), std::pair("scad1", "K"),
          std::pair("scad2", "exponent"), std::pair("ewkm", "lambda_relative"), std::pair("wkmeans", "exponent")})
        QTest::addRow("%s", method) << QByteArray(method) << QByteArray(axis);
}

void TestFeaturePath::everyMethodThatSelectsFeaturesHasAPath()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, axis);
    change([&](AnalysisState& next) { next.method = method.toStdString(); });
    const std::vector<SearchAxis> axes = m_path->axes();
    QCOMPARE(axes.size(), std::size_t(1));
    QCOMPARE(axes[0].name, axis.toStdString());
    QVERIFY2(m_path->obstacle().isEmpty(), qPrintable(m_path->obstacle()));
    sweep(3);
    const auto& points = m_path->points();
    for (const FeaturePath::Point& point : points) {
        QVERIFY2(point.refusal.isEmpty(), point.refusal.text().c_str());
        QVERIFY(std::abs(point.weights.sum() - 1) < 1e-9);
    }
    QVERIFY(points.front().effectiveFeatures != points.back().effectiveFeatures);
    const PathChart chart = PathChart::of(*m_path);
    QCOMPARE(chart.hasNamesAtLeft, method != "sfp");  // a greater λ′ selects fewer features
}

void TestFeaturePath::valuesAreEvenInTheLogarithm()
{
    sweep(5);
    QCOMPARE(m_path->sweep()->values().front(), std::string("0.02"));
    QCOMPARE(m_path->sweep()->values().back(), std::string("0.98"));
    QCOMPARE(m_path->sweep()->values()[2], std::string("0.5"));
    for (std::size_t i = 0; i < 5; ++i) {
        const double prime = std::stod(m_path->sweep()->values()[i]);
        QVERIFY(std::abs(m_path->logarithm(i) - std::log((1 - prime) / prime)) < 1e-9);
        QVERIFY(std::abs(m_path->logarithm(i) - std::log(49.0) * (1 - double(i) / 2)) < 1e-2);
    }
}

void TestFeaturePath::pointsAreThoseOfTheCore()
{
    sweep(3);
    const Preparation& prepared = *m_project->fitter().prepared();
    const MethodDescription& sfp = method("sfp");
    const LeaveOneOutFit fit{sfp, m_project->dataset(), prepared.steps, prepared.problem,
                             m_project->fitter().parameters()};
    const Protocol protocol = m_tune->defaultProtocol();
    QCOMPARE(m_path->protocol(), std::optional(protocol));
    const std::vector<Parameters>& candidates = m_path->sweep()->candidates();
    const Search search({fit, candidates, protocol, PreprocessIn::Fold, "accuracy", m_path->sweep()->seed()});
    const std::vector<Trial> trials = search.run({0, 1, 2}, {});
    for (std::size_t i = 0; i < 3; ++i) {
        const FeaturePath::Point& point = m_path->points()[i];
        const Outcome outcome = sfp.run(prepared.problem, candidates[i], {});
        QVERIFY(point.weights == meanFeatureWeights(outcome));
        double effective = 0;
        for (const auto& ofCluster : outcome.featureWeights.rowwise())
            effective += effectiveNumber(ofCluster) / double(outcome.featureWeights.rows());
        QCOMPARE(point.effectiveFeatures, effective);
        QVERIFY(point.accuracy && point.accuracy->folds == trials[i].scores.at("accuracy").folds);
        QCOMPARE(point.stability, leadingFeatureStability(sfp, prepared.problem, candidates[i],
                                                          FeaturePath::leadingCount, m_path->sweep()->seed(), {}));
    }
    Eigen::VectorXd largest = m_path->points()[0].weights;
    for (std::size_t i = 1; i < 3; ++i)
        largest = largest.cwiseMax(m_path->points()[i].weights).eval();
    QCOMPARE(m_path->leading(), leadingFeatures(largest, FeaturePath::leadingCount));
}

void TestFeaturePath::withoutLabelsThereIsNoAccuracy()
{
    change([](AnalysisState& next) { next.label.clear(); });
    sweep(3);
    QVERIFY(!m_path->protocol());
    for (const FeaturePath::Point& point : m_path->points())
        QVERIFY(point.weights.size() > 0 && !point.accuracy && point.stability);
    QCOMPARE(PathChart::of(*m_path).strips.size(), std::size_t(2));
}

void TestFeaturePath::stoppingKeepsFinishedFits()
{
    SearchAxis axis = m_path->axes().front();
    m_path->start(axis, {axis.range.from, axis.range.to, 200});
    const auto isFitted = [this](std::size_t i) { return m_path->points()[i].weights.size() > 0; };
    QTRY_VERIFY_WITH_TIMEOUT(m_path->sweep() && isFitted(0) && isFitted(m_path->points().size() - 1), patience);
    m_path->stop();
    QVERIFY(!m_path->isBusy());
    finishJobs();
    QVERIFY(isFitted(0));
    QVERIFY(std::any_of(m_path->points().begin(), m_path->points().end(),
                        [](const FeaturePath::Point& point) { return !point.stability; }));
    QVERIFY(m_path->error().isEmpty());
}

void TestFeaturePath::changesMakeItOutOfDate()
{
    sweep(3);
    m_project->setParameter("lambda", 2.0, QStringLiteral("test"));
    QVERIFY(!m_path->isStale());
    QCOMPARE(m_path->present(), std::optional<double>(2));
    m_project->setParameter("clusters", std::int64_t(6), QStringLiteral("test"));
    QVERIFY(m_path->isStale());
    m_project->undo();
    QVERIFY(!m_path->isStale());
    AnalysisState next = m_project->state();
    next.label.clear();
    m_project->change(next, QStringLiteral("test"));
    QVERIFY(m_path->isStale());
}

void TestFeaturePath::draggingTheLineIsOneStep()
{
    sweep(5);
    const std::unique_ptr<PathView> view = shownView();
    const AnalysisState before = m_project->state();
    const int steps = m_project->undoStack().count();
    QTest::mousePress(view.get(), Qt::LeftButton, {}, view->placeOf(0.2).toPoint());
    QVERIFY(m_project->isDragging());
    for (const double position : {0.4, 0.6})
        QTest::mouseMove(view.get(), view->placeOf(position).toPoint());
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, view->placeOf(0.6).toPoint());
    QVERIFY(!m_project->isDragging());
    QCOMPARE(m_project->undoStack().count(), steps + 1);
    const double wanted = m_path->logarithm(0) + 0.6 * (m_path->logarithm(4) - m_path->logarithm(0));
    QVERIFY(std::abs(std::log(m_project->fitter().parameters().real("lambda")) - wanted) < 0.05);
    QVERIFY(std::abs(*PathChart::of(*m_path).present - 0.6) < 0.01);
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    m_project->undo();
    QVERIFY(m_project->state() == before);
}

void TestFeaturePath::theViewByKeys()
{
    sweep(5);
    const std::unique_ptr<PathView> view = shownView();
    QTest::keyClick(view.get(), Qt::Key_End);
    QTest::keyClick(view.get(), Qt::Key_Left);
    const std::string value = m_path->sweep()->values()[3];
    QVERIFY2(view->accessibleDescription().contains(QString::fromStdString(value)),
             qPrintable(view->accessibleDescription()));
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(m_project->fitter().parameters().real("lambda"), m_path->sweep()->candidates()[3].real("lambda"));
}

void TestFeaturePath::namesDoNotOverlap()
{
    sweep(5);
    const PathChart chart = PathChart::of(*m_path);
    QCOMPARE(chart.lines.size(), std::size_t(FeaturePath::leadingCount));
    const double line = QFontMetricsF(QFont()).height();
    const QRectF column(0, 0, 26 * line, 15.5 * line);  // of a journal, below a caption
    for (const QRectF& area : {QRectF(0, 0, 500, 500), QRectF(20, 10, 800, 600), QRectF(0, 0, 300, 460), column}) {
        const PathLayout layout = PathLayout::of(area, chart, QFont());
        for (std::size_t i = 0; i < layout.names.size(); ++i) {
            QVERIFY(area.contains(layout.names[i]));
            QVERIFY(!layout.names[i].intersects(layout.weights.plot));
        }
        std::vector<double> middles;
        for (const QRectF& name : layout.names)
            middles.push_back(name.center().y());
        std::sort(middles.begin(), middles.end());
        const double pitch = 0.9 * layout.names.front().height();
        if (layout.weights.plot.height() > double(middles.size()) * pitch)
            for (std::size_t i = 1; i < middles.size(); ++i)
                QVERIFY(middles[i] - middles[i - 1] > pitch);
        for (const PlotFrame& strip : layout.strips) {
            QCOMPARE(strip.plot.left(), layout.weights.plot.left());
            QCOMPARE(strip.plot.right(), layout.weights.plot.right());
            QVERIFY(area.contains(strip.plot));
        }
    }
}

void TestFeaturePath::labelsAreSpreadOut()
{
    QCOMPARE(spreadOut({5, 50}, 10, 0, 100), (std::vector<double>{5, 50}));
    QCOMPARE(spreadOut({50, 52, 51}, 10, 0, 100), (std::vector<double>{50, 70, 60}));
    QCOMPARE(spreadOut({99, 98}, 10, 0, 100), (std::vector<double>{100, 90}));
    QCOMPARE(spreadOut({-5}, 10, 0, 100), (std::vector<double>{0}));
}

void TestFeaturePath::figureAndTable()
{
    sweep(3);
    const std::unique_ptr<PathView> view = shownView();
    QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    const QImage empty = image;
    QCPPainter painter(&image);
    view->paintFigure(painter, image.rect(), Theme::paper());
    painter.end();
    QVERIFY(image != empty);
    const QStringList lines = view->toCsv().split(QLatin1Char('\n'));
    QVERIFY(lines[0].startsWith(
        QStringLiteral("lambda_prime,effective_features,accuracy,accuracy_standard_error,stability,")));
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[2].section(QLatin1Char(','), 1, 1).toDouble(), m_path->points()[1].effectiveFeatures);
    QCOMPARE(lines[2].section(QLatin1Char(','), 5, 5).toDouble(),
             m_path->points()[1].weights[m_path->leading().front()]);
}

void TestFeaturePath::obstaclesAreExplained()
{
    const std::unique_ptr<PathView> view = shownView();
    QVERIFY(view->description().contains(QStringLiteral("Start")));
    change([](AnalysisState& next) { next.method = "fcm"; });
    QVERIFY(m_path->obstacle().contains(QStringLiteral("no parameter that selects features")));
    QCOMPARE(view->description(), m_path->obstacle());
}

QTEST_MAIN(TestFeaturePath)
#include "tst_feature_path.moc"
