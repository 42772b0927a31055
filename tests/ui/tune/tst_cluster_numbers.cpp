// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/consensus.h"
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_project.h"
#include "ui/tune/cluster_numbers.h"
#include "ui/tune/cluster_view.h"
#include "ui/tune/distribution_chart.h"

#include <QImage>
#include <QPainter>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 120000;

}  // namespace

/// Indices of clusters over the number of clusters, in the background.
class TestClusterNumbers : public OpenProject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void defaultsAreTwoToTenClusters();
    void indicesAreThoseOfTheCore();
    void bestFollowsTheRuleOfEachIndex();
    void theFuzzifierCanBeChosen();
    void labelsAreNotUsed();
    void constraintsHaveNoResamples();
    void theConsensusMatrixIsThatOfTheCore();
    void eachNumberHasADistribution();
    void aValueIsSetInOneStep();
    void stoppingKeepsFinishedValues();
    void changesMakeItOutOfDate();
    void obstaclesAreExplained();
    void aClickOnAValueSetsIt();
    void theViewByKeys();
    void chartsAreInTheirArea();
    void figureAndTable();

private:
    /// Waits for the fit of a method without a label.
    void useMethod(const char* id)
    {
        AnalysisState next = m_project->state();
        next.method = id;
        next.label.clear();
        m_project->change(next, QStringLiteral("test"));
        QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared() && m_project->fitter().finalFit(), patience);
    }
    void sweep(const SearchRange& range)
    {
        m_numbers->start(m_numbers->axes().front(), range);
        QTRY_VERIFY_WITH_TIMEOUT(!m_numbers->isBusy(), patience);
        processDueEvents();
        QVERIFY2(m_numbers->error().isEmpty(), qPrintable(m_numbers->error()));
    }
    std::unique_ptr<ClusterView> shownView()
    {
        auto view = std::make_unique<ClusterView>(m_project->scene(), *m_numbers);
        view->resize(520, 560);
        view->show();
        emit m_numbers->changed();
        return view;
    }

    std::unique_ptr<ClusterNumbers> m_numbers;
};

void TestClusterNumbers::init()
{
    openDemonstration();
    m_numbers = std::make_unique<ClusterNumbers>(*m_project);
}

void TestClusterNumbers::cleanup()
{
    m_numbers.reset();
    m_project.reset();
}

void TestClusterNumbers::defaultsAreTwoToTenClusters()
{
    useMethod("fcm");
    const std::vector<SearchAxis> axes = m_numbers->axes();
    QCOMPARE(axes.size(), std::size_t(2));
    QCOMPARE(axes[0].parameter, std::string("clusters"));
    QVERIFY(axes[0].range == (SearchRange{2, 10, 9}));
    QCOMPARE(axes[1].parameter, std::string("fuzzifier"));
    QVERIFY(m_numbers->obstacle().isEmpty());
}

void TestClusterNumbers::indicesAreThoseOfTheCore()
{
    useMethod("fcm");
    sweep({2, 4, 3});
    const Preparation& prepared = *m_project->fitter().prepared();
    const LeaveOneOutFit fit{method("fcm"), m_project->dataset(), prepared.steps, prepared.problem,
                             m_project->fitter().parameters()};
    std::vector<Parameters> candidates;
    for (const char* k : {"2", "3", "4"})
        candidates.push_back(resolveParameters(method("fcm"), prepared.problem, {{"clusters", k}}));
    std::set<std::string> compared;
    for (const char* score : {"partition_coefficient", "gap", "stability"}) {
        const Search search({fit, candidates, {Protocol::Kind::None, 0, 1}, {}, score});
        for (const Trial& trial : search.run({0, 1, 2}, {}))
            for (const auto& [name, value] : trial.scores) {
                QVERIFY2(m_numbers->trials()[trial.index].scores.at(name).folds == value.folds, name.c_str());
                compared.insert(name);
            }
    }
    const std::vector<std::string> expected{"silhouette",
                                            "fuzzy_silhouette",
                                            "partition_coefficient",
                                            "partition_entropy",
                                            "modified_partition_coefficient",
                                            "xie_beni",
                                            "gap",
                                            "stability",
                                            "consensus_area"};
    QCOMPARE(m_numbers->scores(), expected);
    for (const std::string& score : expected)
        QVERIFY2(compared.contains(score), score.c_str());
}

void TestClusterNumbers::bestFollowsTheRuleOfEachIndex()
{
    useMethod("fcm");
    sweep({2, 6, 5});
    for (const std::string& score : m_numbers->scores()) {
        const std::optional<std::size_t> best = m_numbers->best(score);
        QCOMPARE(best.has_value(), score != "consensus_area");
        if (!best || score == "gap")
            continue;
        const double sign = score == "partition_entropy" || score == "xie_beni" ? -1 : 1;
        for (const Trial& trial : m_numbers->trials())
            QVERIFY2(sign * trial.scores.at(score).mean <=
                         sign * m_numbers->trials()[*best].scores.at(score).mean + 1e-12,
                     score.c_str());
    }
    // The fewest clusters whose gap is at least that of the next number less its error.
    std::size_t byRule = 0;
    const auto gap = [&](std::size_t i) { return m_numbers->trials()[i].scores.at("gap"); };
    while (byRule + 1 < 5 && gap(byRule).mean < gap(byRule + 1).mean - gapError(gap(byRule + 1)))
        ++byRule;
    QCOMPARE(*m_numbers->best("gap"), byRule);
}

void TestClusterNumbers::theFuzzifierCanBeChosen()
{
    useMethod("fcm");
    m_project->setParameter("fuzzifier", 2.0, QStringLiteral("test"));
    m_numbers->start(m_numbers->axes()[1], {1.5, 2.5, 3});
    QTRY_VERIFY_WITH_TIMEOUT(!m_numbers->isBusy(), patience);
    processDueEvents();
    QCOMPARE(m_numbers->sweep()->values(), (std::vector<std::string>{"1.5", "2", "2.5"}));
    const ClusterChart chart = ClusterChart::of(*m_numbers);
    QCOMPARE(chart.present, std::optional<double>(1));
    const auto clusters = m_project->fitter().parameters().integer("clusters");
    for (const Parameters& candidate : m_numbers->sweep()->candidates())
        QCOMPARE(candidate.integer("clusters"), clusters);
    m_numbers->apply(0);
    QCOMPARE(m_project->fitter().parameters().real("fuzzifier"), 1.5);
    m_project->setParameter("fuzzifier", 1.75, QStringLiteral("test"));
    QCOMPARE(ClusterChart::of(*m_numbers).present, std::optional<double>(0.5));  // between the first two
}

void TestClusterNumbers::labelsAreNotUsed()
{
    QVERIFY(!m_project->state().label.empty());  // SFP with labels
    QVERIFY(m_numbers->obstacle().isEmpty());
    sweep({2, 3, 2});
    QVERIFY(m_numbers->sweep()->problem().target.kind == Target::Kind::None);
    QVERIFY(!m_numbers->scores().empty());
    QVERIFY(m_numbers->consensus(0) && !m_numbers->consensus(0)->strips.empty());  // they are shown
}

void TestClusterNumbers::constraintsHaveNoResamples()
{
    useMethod("sffd");
    AnalysisState next = m_project->state();
    PairSet pairs;
    pairs.must = {{0, 1}};
    next.pairs = requestedPairs(pairs);
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    sweep({2, 3, 2});
    QVERIFY(!m_numbers->trials()[0].scores.empty());
    QVERIFY(!m_numbers->trials()[0].scores.contains("gap"));
}

void TestClusterNumbers::theConsensusMatrixIsThatOfTheCore()
{
    useMethod("kmeans");
    sweep({2, 3, 2});
    const Sweep& sweep = *m_numbers->sweep();
    const Search search = sweep.search({Protocol::Kind::None, 0, 1}, "stability");
    const Trial trial = search.run({1}, {}).front();
    const Eigen::MatrixXd expected = consensusMatrix(trial.subsampled);
    const HeatmapModelPtr model = m_numbers->consensus(1);
    QVERIFY(model);
    QCOMPARE(model->rows.count, int(expected.rows()));
    for (int row = 0; row < model->rows.count; ++row)
        for (int column = 0; column < model->columns.count; ++column) {
            const double cell = expected(model->sampleAt[std::size_t(row)], model->sampleAt[std::size_t(column)]);
            const float shown = model->cells.at(row, column);
            QVERIFY(std::isnan(cell) ? std::isnan(shown) : shown == float(cell));
        }
    QCOMPARE(model->rows.groupStarts.size(), std::size_t(3));
    QCOMPARE(m_numbers->trials()[1].scores.at("consensus_area").mean, consensusArea(expected));
    QVERIFY(m_numbers->distribution(1) == consensusDistribution(expected));
}

void TestClusterNumbers::eachNumberHasADistribution()
{
    useMethod("kmeans");
    sweep({2, 4, 3});
    const DistributionChart chart = DistributionChart::of(*m_numbers, 1);
    QCOMPARE(chart.lines.size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(chart.lines[i].name, QString::number(i + 2));
        QCOMPARE(chart.lines[i].isShown, i == 1);
        QCOMPARE(chart.lines[i].area, m_numbers->trials()[i].scores.at("consensus_area").mean);
        QCOMPARE(chart.lines[i].steps.back().share, 1.0);
    }
    // The line that is shown differs from the others.
    const auto drawn = [&](std::size_t shown) {
        QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintDistributions(painter, DistributionChart::of(*m_numbers, shown), image.rect(), QFont(),
                           Theme::paper());
        return image;
    };
    QVERIFY(drawn(0) != drawn(1));
}

void TestClusterNumbers::aValueIsSetInOneStep()
{
    useMethod("fcm");
    sweep({2, 5, 4});
    const int steps = m_project->undoStack().count();
    m_numbers->apply(3);
    QCOMPARE(m_project->fitter().parameters().integer("clusters"), std::int64_t(5));
    QCOMPARE(m_project->undoStack().count(), steps + 1);
    QVERIFY(!m_numbers->isStale());
    QCOMPARE(m_numbers->present(), std::optional<double>(5));
    m_project->undo();
    QVERIFY(m_project->fitter().parameters().integer("clusters") != 5);
}

void TestClusterNumbers::stoppingKeepsFinishedValues()
{
    useMethod("fcm");
    m_numbers->start(m_numbers->axes().front(), {2, 40, 39});
    QTRY_VERIFY_WITH_TIMEOUT(m_numbers->sweep() && !m_numbers->trials()[1].scores.empty(), patience);
    m_numbers->stop();
    QVERIFY(!m_numbers->isBusy());
    finishJobs();
    QVERIFY(!m_numbers->trials()[0].scores.empty());
    QVERIFY(!m_numbers->trials().back().scores.contains("stability"));
    QVERIFY(m_numbers->error().isEmpty());
}

void TestClusterNumbers::changesMakeItOutOfDate()
{
    useMethod("fcm");
    sweep({2, 3, 2});
    const AnalysisState before = m_project->state();
    m_project->setParameter("clusters", std::int64_t(3), QStringLiteral("test"));
    QVERIFY(!m_numbers->isStale());
    m_project->setParameter("fuzzifier", 1.5, QStringLiteral("test"));
    QVERIFY(m_numbers->isStale());
    QVERIFY(!m_numbers->present());
    const AnalysisState stale = m_project->state();
    m_numbers->apply(0);
    QVERIFY(m_project->state() == stale);
    m_project->change(before, QStringLiteral("test"));
    QVERIFY(!m_numbers->isStale());
    AnalysisState next = before;
    next.steps.clear();
    m_project->change(next, QStringLiteral("test"));
    QVERIFY(m_numbers->isStale());
    m_project->undo();
    QVERIFY(!m_numbers->isStale());
    next = before;
    next.method = "kmeans";
    m_project->change(next, QStringLiteral("test"));
    QVERIFY(m_numbers->isStale());
}

void TestClusterNumbers::obstaclesAreExplained()
{
    m_project->setMethod("svm-linear");
    QTRY_VERIFY(m_numbers->obstacle().contains(QStringLiteral("needs labels")));
    m_numbers->start({}, {});
    QVERIFY(!m_numbers->isBusy() && !m_numbers->error().isEmpty());
    useMethod("fcm");
    m_numbers->start(m_numbers->axes().front(), {5, 2, 3});
    QVERIFY(!m_numbers->isBusy() && m_numbers->error().contains(QStringLiteral("clusters")));
}

void TestClusterNumbers::aClickOnAValueSetsIt()
{
    useMethod("fcm");
    const std::unique_ptr<ClusterView> view = shownView();
    QVERIFY(!view->isApplicable());
    QVERIFY(view->description().contains(QStringLiteral("Start")));
    sweep({2, 6, 5});
    QVERIFY(view->isApplicable());
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->placeOf(0, 4).toPoint());
    QCOMPARE(m_project->fitter().parameters().integer("clusters"), std::int64_t(6));
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->placeOf(5, 0).toPoint());
    QCOMPARE(m_project->fitter().parameters().integer("clusters"), std::int64_t(2));
}

void TestClusterNumbers::theViewByKeys()
{
    useMethod("fcm");
    sweep({2, 6, 5});
    const std::unique_ptr<ClusterView> view = shownView();
    QTest::keyClick(view.get(), Qt::Key_Home);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QVERIFY2(view->accessibleDescription().contains(QStringLiteral("clusters 3")),
             qPrintable(view->accessibleDescription()));
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(m_project->fitter().parameters().integer("clusters"), std::int64_t(3));
    const std::string first = view->large();
    QTest::keyClick(view.get(), Qt::Key_Down);
    QVERIFY(view->large() != first);
    QTest::keyClick(view.get(), Qt::Key_Up);
    QCOMPARE(view->large(), first);
}

void TestClusterNumbers::chartsAreInTheirArea()
{
    useMethod("fcm");
    sweep({2, 6, 5});
    const ClusterChart chart = ClusterChart::of(*m_numbers);
    for (const QRectF& area : {QRectF(0, 0, 500, 500), QRectF(10, 20, 900, 400), QRectF(0, 0, 260, 700)}) {
        const ClusterLayout layout = ClusterLayout::of(area, chart, QFont());
        QCOMPARE(layout.small.size(), chart.indices.size());
        for (std::size_t i = 0; i < layout.small.size(); ++i) {
            QVERIFY(area.contains(layout.small[i].area));
            QVERIFY(!layout.large.intersects(layout.small[i].area));
            QVERIFY(layout.small[i].frame.plot.height() > 0 && layout.small[i].frame.plot.width() > 0);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!layout.small[i].area.intersects(layout.small[j].area));
        }
    }
    const QRectF column(0, 0, 150, 100);  // too small for all
    const ClusterLayout layout = ClusterLayout::of(column, chart, QFont());
    QVERIFY(layout.small.empty());
    QCOMPARE(layout.large, column);
}

void TestClusterNumbers::figureAndTable()
{
    useMethod("fcm");
    sweep({2, 4, 3});
    const std::unique_ptr<ClusterView> view = shownView();
    for (const char* large : {"gap", "consensus"}) {
        view->showLarge(large);
        QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        const QImage empty = image;
        QCPPainter painter(&image);
        view->paintFigure(painter, image.rect(), Theme::paper());
        painter.end();
        QVERIFY(image != empty);
    }
    QCOMPARE(view->toCsv().section(QLatin1Char(','), 0, 0), QStringLiteral("sample"));
    QCOMPARE(view->toCsv().count(QLatin1Char('\n')), int(m_numbers->sweep()->problem().data->samples()) + 1);
    view->showLarge("gap");
    const QStringList lines = view->toCsv().split(QLatin1Char('\n'));
    QCOMPARE(lines[0].section(QLatin1Char(','), 0, 1), QStringLiteral("clusters,silhouette"));
    QVERIFY(lines[0].contains(QStringLiteral("gap,gap_standard_error")));
    QCOMPARE(lines[1].section(QLatin1Char(','), 1, 1).toDouble(),
             m_numbers->trials()[0].scores.at("silhouette").mean);
}

QTEST_MAIN(TestClusterNumbers)
#include "tst_cluster_numbers.moc"
