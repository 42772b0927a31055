// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/views/scatter_fit.h"
#include "tests/ui/views/shown_scatter.h"
#include "tests/ui/views/svg_figure.h"
#include "ui/views/scatter/scatter_marks.h"

#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// A fit with a graph: every sample and those that follow it, the nearer the more similar.
FitPtr graphFit(const test::ScatterFitShape& shape = {}, int neighbours = 3)
{
    auto fit = std::make_shared<Fit>(*test::scatterFit(shape));
    auto result = std::make_shared<Result>(*fit->result);
    for (int i = 0; i < shape.samples; ++i)
        for (int step = 1; step <= neighbours && i + step < shape.samples; ++step)
            result->outcome.graph.push_back({i, i + step, 0.9 / step});
    fit->result = result;
    return fit;
}

QRgb pixelAt(const QImage& image, const QPointF& place)
{
    return image.pixel((place * image.devicePixelRatio()).toPoint());
}

}  // namespace

/// The graph of the samples in their picture.
class TestScatterGraph : public test::ShownScatter
{
    Q_OBJECT

private:
    QToolButton* button() const { return view->controls()->findChild<QToolButton*>("scatter.graph"); }

    void open(const FitPtr& fit)
    {
        openScene(fit);
        openView();
    }

    /// As it is now, without waiting for the event loop.
    QImage picture() const
    {
        plot->replot(QCustomPlot::rpImmediateRefresh);
        return plot->grab().toImage();
    }

    /// Places along the line between two samples that are clear of every sample.
    std::vector<QPointF> freePlaces(const QPointF& from, const QPointF& to) const
    {
        std::vector<QPointF> places;
        for (double t = 0.1; t < 0.95; t += 0.05)
            if (const QPointF place = from + t * (to - from); plot->sampleAt(place, 14) < 0)
                places.push_back(place);
        return places;
    }

private slots:
    void strongOnesAreDrawnLast()
    {
        const GraphPicture picture = GraphPicture::of({{0, 1, 0.8}, {1, 2, 0.2}, {0, 2, 0.4}});
        QCOMPARE(picture.edges.size(), std::size_t(3));
        QCOMPARE(picture.edges.front().second, 2);
        QCOMPARE(picture.edges.front().first, 1);
        QCOMPARE(int(picture.edges.back().level), GraphPicture::levels - 1);
        QVERIFY(picture.edges.front().level < picture.edges[1].level);
        QCOMPARE(picture.least, 0.2);
        QCOMPARE(picture.key(), QStringLiteral("neighbours, similarity 0.2 to 0.8"));
        QVERIFY(GraphPicture::of({}).isEmpty());
    }

    void tooManyLeaveTheWeakOnesAway()
    {
        std::vector<SimilarityEdge> graph;
        for (int i = 0; i < GraphPicture::mostEdges + 5; ++i)
            graph.push_back({i, i + 1, i < 5 ? 0.1 : 0.9});
        const GraphPicture picture = GraphPicture::of(graph);
        QCOMPARE(int(picture.edges.size()), GraphPicture::mostEdges);
        QCOMPARE(picture.hidden, 5);
        QCOMPARE(picture.least, 0.9);
    }

    /// Factors with signs may leave nothing similar at all.
    void similaritiesThatAreAllNothingAreDrawnAlike()
    {
        const GraphPicture picture = GraphPicture::of({{0, 1, 0.0}, {1, 2, 0.0}});
        QCOMPARE(picture.edges[0].level, picture.edges[1].level);
        QVERIFY(!picture.key().contains("to"));
    }

    void theButtonIsThereWhereThereIsAGraph()
    {
        open(test::scatterFit());
        view->controls()->show();
        QVERIFY(!button()->isVisible());
        QTest::keyClick(plot, Qt::Key_E);
        QVERIFY(plot->content().graph.isEmpty());
        scene->setFit(graphFit());
        QVERIFY(button()->isVisible());
        QVERIFY(plot->content().graph.isEmpty());  // nobody could have asked for it
        QVERIFY(view->controls()->sizeHint().width() <= 260);
    }

    void theGraphIsShownOnRequest()
    {
        open(graphFit());
        view->controls()->show();
        QVERIFY(plot->content().graph.isEmpty());
        QVERIFY(!view->description().contains("line(s)"));
        QTest::mouseClick(button(), Qt::LeftButton);
        QCOMPARE(plot->content().graph.edges.size(), scene->fit()->result->outcome.graph.size());
        QVERIFY(view->description().contains("connected to their neighbours by"));
        scene->setFit(graphFit({.seed = 2}));  // stays while fits come
        QVERIFY(!plot->content().graph.isEmpty());
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_E);
        QVERIFY(plot->content().graph.isEmpty());
        QVERIFY(!button()->isChecked());
    }

    void edgesLieBetweenTheirSamples_data()
    {
        QTest::addColumn<int>("samples");
        QTest::newRow("lines") << 22;
        QTest::newRow("hairlines") << 1200;
    }

    void edgesLieBetweenTheirSamples()
    {
        QFETCH(int, samples);
        open(graphFit({.samples = samples}));
        const QImage without = picture();
        view->setShowsGraph(true);
        const QImage with = picture();
        int clear = 0, drawn = 0;
        for (const GraphPicture::Edge& edge : plot->content().graph.edges)
            for (const QPointF& place : freePlaces(plot->pixelOf(edge.first), plot->pixelOf(edge.second))) {
                ++clear;
                drawn += pixelAt(with, place) != pixelAt(without, place);
            }
        QVERIFY(clear > 20);
        QVERIFY2(drawn > 0.9 * clear, qPrintable(QStringLiteral("%1 of %2").arg(drawn).arg(clear)));
    }

    void edgesOfAStripAreArcs()
    {
        open(graphFit({.samples = 22, .clusters = 2, .axes = 1}));
        const QImage without = picture();
        view->setShowsGraph(true);
        const QImage with = picture();
        QVERIFY(with != without);
        // The middle of an arc is aside of the middle of its ends by a quarter of the distance.
        int clear = 0, drawn = 0;
        for (const GraphPicture::Edge& edge : plot->content().graph.edges) {
            QLineF line(plot->pixelOf(edge.first), plot->pixelOf(edge.second));
            if (line.dx() < 0)
                line = {line.p2(), line.p1()};
            const double height = std::min(0.25 * line.length(), 12 * plot->content().diameter);
            const QPointF top = line.center() + height * QPointF(line.dy(), -line.dx()) / line.length();
            if (!plot->plotArea().adjusted(2, 2, -2, -2).contains(top.toPoint()) || plot->sampleAt(top, 14) >= 0)
                continue;
            ++clear;
            drawn += pixelAt(with, top) != pixelAt(without, top);
        }
        QVERIFY(clear > 5);
        QVERIFY2(drawn > 0.9 * clear, qPrintable(QStringLiteral("%1 of %2").arg(drawn).arg(clear)));
        QVERIFY(test::svgFigure(*view).contains(QRegularExpression(" d=\"M[0-9.,]+ ?C")));
    }

    void pointingShowsTheNeighboursWithoutDrawingTheRest()
    {
        open(graphFit({.samples = 22}));
        view->setShowsGraph(true);
        scene->selection().setHovered(-1);
        const QImage before = picture();
        QSignalSpy drawn(plot, &QCustomPlot::afterReplot);
        scene->selection().setHovered(4);
        QCOMPARE(drawn.count(), 0);
        const QImage after = plot->grab().toImage();
        const double ring = plot->content().diameter / 2 + 2;
        const auto changesAround = [&](int sample) {
            int changed = 0;
            for (int step = 0; step < 36; ++step) {
                const QPointF place =
                    plot->pixelOf(sample) + ring * QPointF(std::cos(step / 5.73), std::sin(step / 5.73));
                changed += pixelAt(before, place) != pixelAt(after, place);
            }
            return changed;
        };
        for (const int neighbour : {1, 2, 3, 5, 6, 7})
            QVERIFY2(changesAround(neighbour) > 20, qPrintable(QString::number(neighbour)));
        view->setShowsGraph(false);
        scene->selection().setHovered(-1);
        const QImage plain = picture();
        scene->selection().setHovered(4);
        const QImage pointed = picture();
        QCOMPARE(pixelAt(pointed, plot->pixelOf(7) + QPointF(ring, 0)),
                 pixelAt(plain, plot->pixelOf(7) + QPointF(ring, 0)));
    }

    void figuresHaveTheGraphAndItsKey()
    {
        open(graphFit({.samples = 22}));
        const qsizetype before = test::svgFigure(*view).count("<p");
        QVERIFY(!test::svgFigure(*view).contains("similarity"));
        view->setShowsGraph(true);
        const QString text = test::svgFigure(*view);
        QVERIFY(text.contains("neighbours, similarity 0.3 to 0.9"));
        QVERIFY(text.count("<p") >= before + int(scene->fit()->result->outcome.graph.size()));
        QVERIFY(!text.contains("<image"));
    }

    void bigGraphsAreOneImageOnPaper()
    {
        open(graphFit({.samples = 3000, .features = 2}));
        view->setShowsGraph(true);
        QVERIFY(int(plot->content().graph.edges.size()) > GroundMarks::mostVectorEdges);
        const QString text = test::svgFigure(*view);
        QCOMPARE(text.count("<image"), 1);
        QVERIFY(text.size() < 4'000'000);
    }

    void whatIsNotDrawnIsTold()
    {
        open(graphFit({.samples = 6200, .features = 2}, 5));
        auto* hint = view->findChild<QLabel*>("pairHint");
        QVERIFY(!hint->isVisible());
        view->setShowsGraph(true);
        const int hidden = int(scene->fit()->result->outcome.graph.size()) - GraphPicture::mostEdges;
        QVERIFY(hidden > 0);
        QVERIFY(hint->isVisible());
        QCOMPARE(hint->text(),
                 QStringLiteral("Not drawn: %1 lines between the least similar neighbours.").arg(hidden));
    }

    void pointingDrawsNoEdges()
    {
        for (const int axes : {1, 2}) {
            open(graphFit({.samples = 5000, .features = 2, .axes = axes}, 5));
            view->setShowsGraph(true);
            processDueEvents();
            QSignalSpy drawn(plot, &QCustomPlot::afterReplot);
            scene->selection().setHovered(100);
            processDueEvents();
            QCOMPARE(drawn.count(), 0);
        }
    }
};

QTEST_MAIN(TestScatterGraph)
#include "tst_scatter_graph.moc"
