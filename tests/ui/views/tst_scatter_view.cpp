// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/views/scatter_fit.h"
#include "tests/ui/views/shown_scatter.h"
#include "tests/ui/views/svg_figure.h"
#include "ui/views/scatter/legend_strip.h"

#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The scatter view as a person uses it.
class TestScatterView : public test::ShownScatter
{
    Q_OBJECT

private:
    void show(const FitPtr& fit)
    {
        openScene(fit);
        openView();
    }

    void drag(const QList<QPoint>& path, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(plot, Qt::LeftButton, modifiers, path.first());
        for (qsizetype i = 1; i < path.size(); ++i) {
            QMouseEvent move(QEvent::MouseMove, path[i], plot->mapToGlobal(path[i]), Qt::NoButton, Qt::LeftButton,
                             modifiers);
            QCoreApplication::sendEvent(plot, &move);
        }
        QTest::mouseRelease(plot, Qt::LeftButton, modifiers, path.last());
    }

    QList<QPoint> boxAround(int sample, int margin = 3) const
    {
        return {at(sample) - QPoint(margin, margin), at(sample), at(sample) + QPoint(margin, margin)};
    }

    void staysInside()
    {
        QImage page(300, 220, QImage::Format_RGB32);
        page.fill(Qt::magenta);
        QCPPainter onPage(&page);
        view->paintFigure(onPage, QRectF(30, 25, 240, 170), Theme::paper());
        onPage.end();
        for (int x = 0; x < page.width(); ++x)
            for (int y = 0; y < page.height(); ++y)
                if (!QRect(30, 25, 240, 170).contains(x, y))
                    QCOMPARE(page.pixelColor(x, y), QColor(Qt::magenta));
    }

    QMenu& menu(const char* name)
    {
        auto* found = view->controls()->findChild<QMenu*>(name);
        emit found->aboutToShow();
        return *found;
    }

    QStringList choices(const char* name)
    {
        QStringList texts;
        for (const QAction* action : menu(name).actions())
            texts << QString(action->text()).remove('&');
        return texts;
    }

    void choose(const char* name, const QString& text)
    {
        for (QAction* action : menu(name).actions())
            if (QString(action->text()).remove('&') == text)
                return action->trigger();
    }

private slots:
    void init() { show(test::scatterFit()); }

    void clickSelectsTheNearest()
    {
        QTest::mouseClick(plot, Qt::LeftButton, {}, at(5));
        QCOMPARE(scene->selection().count(), 1);
        QTest::mouseClick(plot, Qt::LeftButton, Qt::ShiftModifier, at(10));
        QVERIFY(scene->selection().count() == 2 || at(5) == at(10));
        const QPoint empty = plot->plotArea().topLeft() + QPoint(3, 3);
        QCOMPARE(plot->sampleAt(empty), -1);
        QTest::mouseClick(plot, Qt::LeftButton, {}, empty);
        QCOMPARE(scene->selection().count(), 0);
    }

    void rectangleSelectsAddsAndSubtracts()
    {
        const QRect area = plot->plotArea();
        drag({area.topLeft(), area.center(), area.bottomRight()});
        QCOMPARE(scene->selection().count(), 72);
        drag(boxAround(3), Qt::AltModifier);
        QVERIFY(!scene->selection().contains(3));
        const int left = scene->selection().count();
        QVERIFY(left < 72);
        drag(boxAround(3), Qt::ShiftModifier);
        QCOMPARE(scene->selection().count(), 72);
        drag(boxAround(3));
        QCOMPARE(scene->selection().count(), 72 - left);
    }

    void lassoSelectsWhatItSurrounds()
    {
        QToolButton* lasso = view->controls()->findChild<QToolButton*>("scatter.lasso");
        view->controls()->show();
        QTest::mouseClick(lasso, Qt::LeftButton);
        const QPoint centre = at(0);
        drag({centre + QPoint(-6, -6), centre + QPoint(12, -6), centre + QPoint(12, 6), centre + QPoint(-6, 6)});
        QVERIFY(scene->selection().contains(0));
        for (const int sample : scene->selection().samples())
            QVERIFY((at(sample) - centre).manhattanLength() < 24);
    }

    void keysSelectAllInvertAndClear()
    {
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(scene->selection().count(), 72);
        QTest::keyClick(plot, Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(scene->selection().count(), 0);
        QTest::keyClick(plot, Qt::Key_Right);
        QCOMPARE(scene->selection().hovered(), 0);
        QTest::keyClick(plot, Qt::Key_Up);
        const int hovered = scene->selection().hovered();
        QVERIFY(at(hovered).y() <= at(0).y());
        QTest::keyClick(plot, Qt::Key_Return);
        QVERIFY(scene->selection().contains(hovered));
        QVERIFY(view->findChild<QWidget*>("scatter.hover")->isVisible());
        QTest::keyClick(plot, Qt::Key_Escape);
        QCOMPARE(scene->selection().count(), 0);
    }

    void escapeGivesUpABand()
    {
        const QRect area = plot->plotArea();
        QTest::mousePress(plot, Qt::LeftButton, {}, area.topLeft());
        QMouseEvent move(QEvent::MouseMove, area.center(), plot->mapToGlobal(area.center()), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(plot, &move);
        QTest::keyClick(plot, Qt::Key_Escape);
        QTest::mouseRelease(plot, Qt::LeftButton, {}, area.center());
        QCOMPARE(scene->selection().count(), 0);
    }

    void pointingReadsASampleOut()
    {
        QSignalSpy hovered(&scene->selection(), &SampleSelection::hoveredChanged);
        QTest::mouseMove(plot, at(7));
        QTRY_VERIFY(hovered.count() > 0);
        auto* card = view->findChild<QWidget*>("scatter.hover");
        QVERIFY(card->isVisible());
        const QString text = card->accessibleDescription();
        QVERIFY2(text.contains("sample_") && text.contains("nearest centre") && text.contains("GENE"),
                 qPrintable(text));
        QTest::mouseMove(plot, plot->plotArea().topLeft() + QPoint(2, 2));
        QTRY_VERIFY(!card->isVisible());
    }

    void wheelZoomsAndDoubleClickResets()
    {
        const AxisRange before = plot->xRange();
        const QPoint place = plot->plotArea().center();
        QWheelEvent wheel(place, plot->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(plot, &wheel);
        QVERIFY(plot->xRange().extent() < before.extent());
        scene->setFit(test::scatterFit({.seed = 2}));
        QVERIFY(plot->xRange().extent() < before.extent());  // a zoom of the user's outlives a fit
        QTest::mouseDClick(plot, Qt::LeftButton, {}, place);
        QVERIFY(std::abs(plot->xRange().extent() - before.extent()) < before.extent());
        QVERIFY(plot->xRange().extent() > 0.7 * before.extent());
    }

    /// What was looked at closely is not there with other axes.
    void anotherMethodIsSeenWhole()
    {
        const QPoint place = plot->plotArea().center();
        QWheelEvent wheel(place, plot->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(plot, &wheel);
        auto other = std::make_shared<Fit>(*scene->fit());
        auto result = std::make_shared<Result>(*other->result);
        result->method = "spectral";
        result->outcome.embedding *= 0.01;
        other->result = result;
        const double extent =
            result->outcome.embedding.col(0).maxCoeff() - result->outcome.embedding.col(0).minCoeff();
        scene->setFit(other);
        QVERIFY(plot->xRange().extent() >= extent && plot->xRange().extent() < 2 * extent);
    }

    void spaceAndMiddleDragMoveThePicture()
    {
        const AxisRange before = plot->xRange();
        const QPoint centre = plot->plotArea().center();
        plot->setFocus();
        QTest::keyPress(plot, Qt::Key_Space);
        drag({centre, centre + QPoint(20, 0), centre + QPoint(50, 0)});
        QTest::keyRelease(plot, Qt::Key_Space);
        QVERIFY(plot->xRange().lower < before.lower);
        QVERIFY(std::abs(plot->xRange().extent() - before.extent()) < 1e-9);
        QCOMPARE(scene->selection().count(), 0);
        QTest::keyClick(plot, Qt::Key_0);
        QVERIFY(std::abs(plot->xRange().lower - before.lower) < 1e-9);
    }

    void axesKeepStillWhileFitsArrive()
    {
        const AxisRange before = plot->xRange();
        auto smaller = std::make_shared<Fit>(*scene->fit());
        auto result = std::make_shared<Result>(*smaller->result);
        result->outcome.embedding *= 0.5;
        smaller->result = result;
        scene->setFit(smaller);
        QVERIFY(plot->xRange() == before || plot->xRange().upper == before.upper);
        QTRY_VERIFY_WITH_TIMEOUT(plot->xRange().extent() < 0.7 * before.extent(), 2000);
    }

    void legendSelectsAClass()
    {
        auto* chip = view->findChild<QAbstractButton*>("scatter.legend.1");
        QVERIFY(chip);
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(scene->selection().count(), 36);
        for (const int sample : scene->selection().samples())
            QCOMPARE(scene->colouring().codes[std::size_t(sample)], 1);
    }

    void picturesHaveTheColoursOfTheirClasses()
    {
        scene->selection().clear();
        const QImage image = plot->grab().toImage();
        const double ratio = image.devicePixelRatio();
        int hits = 0;
        for (int sample = 0; sample < 72; ++sample) {
            const QColor pixel = image.pixelColor((plot->pixelOf(sample) * ratio).toPoint());
            const QColor expected =
                Theme::of(view->palette()).classColor(scene->colouring().codes[std::size_t(sample)]);
            hits += std::abs(pixel.red() - expected.red()) + std::abs(pixel.green() - expected.green()) +
                        std::abs(pixel.blue() - expected.blue()) <
                    30;
        }
        QVERIFY2(hits > 55, qPrintable(QString::number(hits)));  // the rest lie under others and crosses
    }

    void withoutAFitThereIsNothing()
    {
        QSignalSpy changed(view.get(), &View::applicabilityChanged);
        scene->setFit(nullptr);
        QCOMPARE(changed.count(), 1);
        QVERIFY(!view->isApplicable());
        QVERIFY(view->toCsv().isEmpty());
        QVERIFY(view->description().contains("No samples"));
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->rect().center());
        QTest::keyClick(plot, Qt::Key_Right);
        QImage image(100, 100, QImage::Format_RGB32);
        QCPPainter painter(&image);
        view->paintFigure(painter, QRectF(0, 0, 100, 100), Theme::paper());
    }

    /// Of small numbers, with many decimals, they ran into each other.
    void labelsOfTicksDoNotTouch()
    {
        auto small = std::make_shared<Fit>(*scene->fit());
        auto result = std::make_shared<Result>(*small->result);
        result->outcome.embedding = (result->outcome.embedding.array() - 1) * 0.007;
        small->result = result;
        scene->setFit(small);
        for (const int width : {300, 400, 600}) {
            view->resize(width, 400);
            plot->replot(QCustomPlot::rpImmediateRefresh);
            plot->replot(QCustomPlot::rpImmediateRefresh);  // with the margins of the first
            const QFontMetricsF metrics(plot->xAxis->tickLabelFont());
            const QVector<double> ticks = plot->xAxis->tickVector();
            QVERIFY(ticks.size() > 1);
            for (qsizetype i = 1; i < ticks.size(); ++i) {
                const double apart = plot->xAxis->coordToPixel(ticks[i]) - plot->xAxis->coordToPixel(ticks[i - 1]);
                QVERIFY(apart > metrics.horizontalAdvance(plot->xAxis->tickVectorLabels()[i]));
            }
        }
    }

    void stripShowsOneAxis()
    {
        show(test::scatterFit({.axes = 1}));
        QVERIFY(view->isApplicable());
        QVERIFY(view->description().contains("along"));
        QTest::mouseClick(plot, Qt::LeftButton, {}, at(3));
        QCOMPARE(scene->selection().count(), 1);
        QVERIFY(!view->toCsv().section('\n', 0, 0).contains(",,"));
    }

    void axesAreChosen()
    {
        show(test::scatterFit({.clusters = 4, .training = true}));
        QVERIFY(view->controls()->sizeHint().width() <= 260);
        QVERIFY(view->controls()->sizeHint().height() <= 26);
        AxisChoice choice;
        choice.x = 2;
        choice.y = 3;
        view->setAxisChoice(choice);  // distances have a square-root scale unless another is chosen
        QCOMPARE(plot->xAxis->label(), QStringLiteral("distance to cluster 3 (square-root scale)"));
        choice.scale = AxisScale::Kind::Linear;
        view->setAxisChoice(choice);
        QCOMPARE(plot->xAxis->label(), QStringLiteral("distance to cluster 3"));
        choice.principal = true;
        choice.training = true;
        view->setAxisChoice(choice);
        QVERIFY(plot->xAxis->label().contains("PC 1 of"));
        QVERIFY(view->description().contains("training"));
        QVERIFY(view->findChild<QWidget*>("scatter.legend.note")->isVisible());
    }

    void theLegendNamesMisclassifiedSamples()
    {
        std::vector<int> predicted = scene->fit()->result->target.classOf;
        for (int& cls : predicted)
            cls = 1 - cls;
        scene->setLeftOutClasses(predicted);
        const auto* note = view->findChild<QWidget*>("scatter.legend.note");
        QVERIFY(note->isVisible());
        QVERIFY2(note->toolTip().contains("sample_11, sample_12 and 60 more"), qPrintable(note->toolTip()));
        for (int& cls : predicted)
            cls = 1 - cls;
        predicted[6] = 1 - predicted[6];
        scene->setLeftOutClasses(predicted);
        QVERIFY2(note->toolTip().contains("sample_7<"), qPrintable(note->toolTip()));
        QVERIFY(!note->toolTip().contains("sample_1"));
    }

    void membershipsAreAPolygon()
    {
        show(test::scatterFit({.clusters = 4}));
        AxisChoice choice;
        choice.simplex = true;
        view->setAxisChoice(choice);
        QVERIFY(view->description().contains("memberships in cluster 1"));
        QVERIFY(plot->xAxis->label().isEmpty() && !plot->xAxis->tickLabels());
        QVERIFY(plot->content().coordinates.simplex && plot->content().coordinates.centres.empty());
        const auto isSquare = [this] {
            const double across = plot->xRange().extent() / plot->plotArea().width();
            return std::abs(across - plot->yRange().extent() / plot->plotArea().height()) < 1e-9;
        };
        QTRY_VERIFY(isSquare());  // equal lengths both ways, once it is laid out
        QTest::mouseClick(plot, Qt::LeftButton, {}, at(3));
        QVERIFY(scene->selection().contains(3));
        choice.simplex = false;
        view->setAxisChoice(choice);
        QVERIFY(plot->xAxis->tickLabels() && !plot->xAxis->label().isEmpty());
    }

    void csvHoldsEverySample()
    {
        const QStringList lines = view->toCsv().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 73);
        QCOMPARE(lines[0], QStringLiteral("sample,class,distance to cluster 1,distance to cluster 2,cluster,"
                                          "membership,selected"));
        const QStringList first = lines[1].split(',');
        QCOMPARE(first[0], QStringLiteral("sample_1"));
        QCOMPARE(first[2].toDouble(), scene->fit()->result->outcome.embedding(0, 0));
    }

    void picturesFollowThePalette()
    {
        const auto corner = [this] { return plot->grab().toImage().pixelColor(2, 2); };
        view->setPalette(lightPalette());
        QTRY_COMPARE(corner(), Theme::of(lightPalette()).card);
        view->setPalette(darkPalette());
        QTRY_COMPARE(corner(), Theme::of(darkPalette()).card);
    }

    void sizesAndShapesHaveALegend()
    {
        auto* legend = view->findChild<LegendStrip*>("scatter.markerLegend");
        QVERIFY(legend->isHidden());
        QVERIFY(plot->content().sizes.levelOf.empty() && !plot->content().shaping);
        choose("sizeBy", "largest membership");
        choose("shapeBy", "cluster");
        QVERIFY(!legend->isHidden());
        const ScatterContent& content = plot->content();
        const Colouring clusters = scene->colouringByResult(Colouring::From::Cluster);
        for (int i = 0; i < 72; ++i) {
            const PointStyle& style = content.styles.styles[content.styles.styleOf[std::size_t(i)]];
            QVERIFY(style.marker == shapeMarker(clusters.codes[std::size_t(i)]));
            QCOMPARE(style.fill, Theme::of(view->palette()).classColor(scene->colouring().codes[std::size_t(i)]));
        }
        Eigen::Index most = 0;
        scene->memberships().rowwise().maxCoeff().maxCoeff(&most);
        QCOMPARE(int(content.sizes.levelOf[std::size_t(most)]), PointSizes::levels - 1);
        QTest::mouseClick(legend->findChild<LegendChip*>("scatter.markerLegend.1"), Qt::LeftButton);
        for (int i = 0; i < 72; ++i)
            QCOMPARE(scene->selection().contains(i), clusters.codes[std::size_t(i)] == 1);
        QVERIFY(legend->accessibleDescription().contains("largest membership"));
        QVERIFY(view->description().contains("sized by largest membership, shaped by cluster"));
        QCOMPARE(view->toCsv().section('\n', 0, 0).section(',', -2),
                 QString("size: largest membership,shape: cluster"));
        QCOMPARE(view->toCsv().section('\n', 1, 1).section(',', -1),
                 scene->fit()->shownCluster(clusters.codes[0]));
        const QString figure = test::svgFigure(*view);
        QVERIFY(figure.contains("Shape: cluster") && figure.contains("Size: largest membership"));
        staysInside();
        choose("sizeBy", "none: same size for all");
        choose("shapeBy", "same class as the colour");
        QVERIFY(legend->isHidden());
        QVERIFY(plot->content().sizes.levelOf.empty() && plot->content().styles.shapes == 1);
    }

    void sizesStandForNumbersAndShapesForClasses()
    {
        scene->setFocusFeature(3);
        scene->setLeftOutClasses(scene->fit()->result->target.classOf);
        const QStringList sizes = choices("sizeBy"), shapes = choices("shapeBy"), colours = choices("colourBy");
        QVERIFY(sizes.contains("values of GENE4") && !shapes.contains("values of GENE4"));
        QVERIFY(sizes.contains("largest membership") && !shapes.contains("largest membership"));
        for (const char* classes : {"label used in the fit", "cluster", "class predicted in cross-validation",
                                    "correct in cross-validation"})
            QVERIFY(shapes.contains(classes) && !sizes.contains(classes));
        for (const QString& choice : (sizes + shapes))
            QVERIFY(choice == sizes.front() || choice == shapes.front() || colours.contains(choice));
    }

    void sizesAndShapesFollowTheFit()
    {
        choose("sizeBy", "largest membership");
        choose("shapeBy", "correct in cross-validation");
        QVERIFY(!plot->content().shaping);  // there are no predictions, and no such choice
        std::vector<int> predicted = scene->fit()->result->target.classOf;
        scene->setLeftOutClasses(predicted);
        choose("shapeBy", "correct in cross-validation");
        predicted[7] = 1 - predicted[7];
        scene->setLeftOutClasses(predicted);
        QCOMPARE(plot->content().shaping->codes[7], 1);
        QCOMPARE(plot->content().shaping->codes[8], 0);
        scene->setFit(test::scatterFit({.seed = 2}));
        QCOMPARE(plot->content().sizing->numbers[0], scene->memberships().row(0).maxCoeff());
        QCOMPARE(plot->content().shaping->codes[7], -1);
    }

    void figuresKeepTextAndStayInside()
    {
        const QString text = test::svgFigure(*view);
        QVERIFY(text.contains("distance to cluster 1") && text.contains(">ALL<"));
        QVERIFY(!text.contains("<image"));
        staysInside();
    }

    /// The key of the centres stood behind the numbers, wherever that was.
    void longNamesOfNumbersStayInside()
    {
        Colouring colouring;
        colouring.name = QStringLiteral("a label field whose name goes on for very much longer than a line");
        for (int i = 0; i < 72; ++i)
            colouring.numbers.push_back(i * 1000.5);
        scene->setColouring(colouring);
        QVERIFY(test::svgFigure(*view).contains("cluster centre"));
        staysInside();
    }

    void bigCloudsAreOneImageOnPaper()
    {
        show(test::scatterFit({.samples = 20001, .features = 2, .axes = 2}));
        const QString text = test::svgFigure(*view);
        QCOMPARE(text.count("<image"), 1);
        QVERIFY(text.size() < 4'000'000);
    }

    void hiddenViewOutlivesItsFit()
    {
        view->hide();
        scene->setFit(nullptr);
        QTRY_COMPARE(plot->accessibleDescription(), view->description());
        view->show();
        QCOMPARE(plot->content().samples(), 0);
    }

    void hiddenViewsWait()
    {
        view->hide();
        QSignalSpy drawn(plot, &QCustomPlot::afterReplot);
        scene->setFit(test::scatterFit({.samples = 30}));
        fireTimers(*view);
        processDueEvents();
        QCOMPARE(drawn.count(), 0);
        QCOMPARE(view->toCsv().split('\n', Qt::SkipEmptyParts).size(), 31);
    }

    void aFitIsOneReplotAndPointingIsNone_data()
    {
        QTest::addColumn<int>("samples");
        QTest::newRow("72 samples") << 72;
        QTest::newRow("100 000 samples") << 100000;
    }

    void aFitIsOneReplotAndPointingIsNone()
    {
        QFETCH(int, samples);
        show(test::scatterFit({.samples = samples, .features = 2, .clusters = 5, .axes = 2}));
        processDueEvents();
        QSignalSpy drawn(plot, &QCustomPlot::afterReplot);
        scene->setFit(test::scatterFit({.samples = samples, .features = 2, .clusters = 5, .axes = 2, .seed = 2}));
        processDueEvents();
        QCOMPARE(drawn.count(), 1);
        QMouseEvent move(QEvent::MouseMove, at(1), plot->mapToGlobal(at(1)), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(plot, &move);
        processDueEvents();
        QCOMPARE(drawn.count(), 1);
    }
};

QTEST_MAIN(TestScatterView)
#include "tst_scatter_view.moc"
