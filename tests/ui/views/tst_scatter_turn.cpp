// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/scatter_fit.h"
#include "tests/ui/views/shown_scatter.h"
#include "tests/ui/views/svg_figure.h"

#include <QMenu>
#include <QToolButton>
#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Three axes of an embedding, which can be turned.
class TestScatterTurn : public test::ShownScatter
{
    Q_OBJECT

private:
    void open(const FitPtr& fit)
    {
        openScene(fit);
        openView();
        view->controls()->show();
        plot->setFocus();
    }

    QToolButton* tool(const char* name) const { return view->controls()->findChild<QToolButton*>(name); }

    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(plot, Qt::LeftButton, modifiers, from);
        for (const QPoint& place : {from + (to - from) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, place, plot->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                             modifiers);
            QCoreApplication::sendEvent(plot, &move);
        }
        QTest::mouseRelease(plot, Qt::LeftButton, modifiers, to);
    }

private slots:
    void init() { open(test::scatterFit({.clusters = 3})); }

    void rotationsKeepDistancesAndHandedness()
    {
        QVERIFY((Turn{0, 0}.rotation() - Eigen::Matrix3d::Identity()).norm() < 1e-15);
        for (const Turn turn : {Turn{}, Turn{137, -64}, Turn{-90, 90}}) {
            const Eigen::Matrix3d r = turn.rotation();
            QVERIFY((r * r.transpose() - Eigen::Matrix3d::Identity()).norm() < 1e-14);
            QVERIFY(std::abs(r.determinant() - 1) < 1e-14);
        }
        // The second axis stands upright for any azimuth.
        QVERIFY(std::abs((Turn{77, 0}.rotation() * Eigen::Vector3d::UnitY() - Eigen::Vector3d::UnitY()).norm()) <
                1e-14);
        // Seen from straight above, up is away: it points to who looks.
        QVERIFY((Turn{0, 90}.rotation() * Eigen::Vector3d::UnitY() - Eigen::Vector3d::UnitZ()).norm() < 1e-14);
    }

    void turnsStayInRange()
    {
        QCOMPARE(Turn(170, 80).by(20, 20), Turn(-170, 90));
        QCOMPARE(Turn(0, 0).by(0, -500).elevation, -90.0);
    }

    void everyAxisFillsTheCube()
    {
        Eigen::MatrixXd values(4, 3);
        values << 0, 100, 7, 1, 300, 7, 0.5, 200, 7, 0.25, 150, 7;
        const SolidPlaces solid = SolidPlaces::of(values, {"a", "b", "c"});
        for (const int axis : {0, 1}) {
            QVERIFY(solid.places.col(axis).minCoeff() > -1 && solid.places.col(axis).minCoeff() < -0.8);
            QVERIFY(std::abs(solid.places.col(axis).minCoeff() + solid.places.col(axis).maxCoeff()) < 1e-12);
        }
        QVERIFY(solid.places.col(2).norm() < 1e-12);  // all the same: in the middle
        QVERIFY((solid.inCube(values) - solid.places).norm() == 0);
        QVERIFY((solid.seen(solid.places).rowwise().norm() - solid.places.rowwise().norm()).norm() < 1e-12);
        QVERIFY(std::sqrt(3.0) < SolidPlaces::reach);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, SolidPlaces::of(values.leftCols(2), {}));
    }

    void squaresKeepTheShorterStretch()
    {
        AxisRange x{-1, 1}, y{-1, 1};
        makeSquare(x, y, 400, 200);
        QCOMPARE(y.extent(), 2.0);
        QCOMPARE(x.extent(), 4.0);
        makeSquare(x, y, 200, 400);  // the other way round, and nothing is lost
        QCOMPARE(x.extent(), 2.0);
        QCOMPARE(y.extent(), 4.0);
        QCOMPARE(x.lower, -1.0);
    }

    void menuAndKeysChooseThreeAxes()
    {
        QVERIFY(!tool("scatter.turn")->isVisible());
        QTest::keyClick(plot, Qt::Key_3);
        QVERIFY(plot->content().coordinates.solid.has_value());
        QVERIFY(tool("scatter.turn")->isVisible() && tool("scatter.turn")->isChecked());
        QVERIFY(view->controls()->sizeHint().width() <= 260);
        QVERIFY(view->description().contains("distance to cluster 3"));
        QTest::keyClick(plot, Qt::Key_2);
        QVERIFY(!plot->content().coordinates.solid);
        QVERIFY(!tool("scatter.turn")->isVisible() && tool("scatter.rectangle")->isChecked());
        auto* action = tool("scatter.axes")->menu()->findChild<QAction*>("scatter.solid");
        QVERIFY(action);
        action->trigger();
        QTRY_VERIFY(plot->content().coordinates.solid.has_value());
    }

    void twoDimensionsStayTwo()
    {
        open(test::scatterFit());
        QTest::keyClick(plot, Qt::Key_3);
        QVERIFY(!plot->content().coordinates.solid);
        QVERIFY(!tool("scatter.axes")->menu()->findChild<QAction*>("scatter.solid"));
    }

    /// A hand on the slider of the dimensions comes back to three.
    void threeAxesComeBackWithTheThirdDimension()
    {
        QTest::keyClick(plot, Qt::Key_3);
        scene->setFit(test::scatterFit());
        QVERIFY(!plot->content().coordinates.solid);
        QVERIFY(!tool("scatter.turn")->isVisible());
        scene->setFit(test::scatterFit({.clusters = 3}));
        QVERIFY(plot->content().coordinates.solid.has_value());
        QVERIFY(tool("scatter.turn")->isVisible());
    }

    void dragTurnsAndSelectsWithShift()
    {
        QTest::keyClick(plot, Qt::Key_3);
        const QPoint centre = plot->plotArea().center();
        const Turn before = view->turn();
        const QPointF sample = plot->pixelOf(5);
        drag(centre, centre + QPoint(40, 20));
        QCOMPARE(view->turn(), before.by(20, 10));
        QVERIFY(plot->pixelOf(5) != sample);
        QCOMPARE(scene->selection().count(), 0);
        drag(plot->plotArea().topLeft(), plot->plotArea().bottomRight(), Qt::ShiftModifier);
        QCOMPARE(scene->selection().count(), 72);
        QCOMPARE(view->turn(), before.by(20, 10));
        QTest::keyClick(plot, Qt::Key_0);
        QCOMPARE(view->turn(), Turn());
        QVERIFY((plot->pixelOf(5) - sample).manhattanLength() < 1e-9);
    }

    void shiftAndArrowsTurn()
    {
        QTest::keyClick(plot, Qt::Key_3);
        const Turn before = view->turn();
        QTest::keyClick(plot, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(plot, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(view->turn(), before.by(5, -5));
        QCOMPARE(scene->selection().hovered(), -1);
        QTest::keyClick(plot, Qt::Key_Right);  // alone it goes to a sample, as ever
        QVERIFY(scene->selection().hovered() >= 0);
        QCOMPARE(view->turn(), before.by(5, -5));
    }

    /// A turn is none where a unit across is not as long as a unit up.
    void unitsAreEquallyLong()
    {
        QTest::keyClick(plot, Qt::Key_3);
        for (const QSize size : {QSize(700, 400), QSize(320, 500)}) {
            view->resize(size);
            plot->replot(QCustomPlot::rpImmediateRefresh);
            const QPointF unit(plot->xAxis->coordToPixel(1) - plot->xAxis->coordToPixel(0),
                               plot->yAxis->coordToPixel(0) - plot->yAxis->coordToPixel(1));
            QVERIFY(std::abs(unit.x() - unit.y()) < 0.02 * unit.y());
            for (int sample = 0; sample < 72; ++sample)
                QVERIFY(plot->plotArea().contains(at(sample)));
        }
    }

    void theSamplesPickedAreThoseSeen()
    {
        QTest::keyClick(plot, Qt::Key_3);
        view->setTurn({60, -40});
        plot->replot(QCustomPlot::rpImmediateRefresh);
        int same = 0;
        for (int sample = 0; sample < 72; ++sample) {
            const int picked = plot->sampleAt(plot->pixelOf(sample));
            QVERIFY(picked >= 0);
            same += picked == sample;
        }
        QVERIFY(same > 68);
    }

    void whoIsNearIsDrawnLastAndStrong()
    {
        QTest::keyClick(plot, Qt::Key_3);
        const ScatterContent& content = plot->content();
        QCOMPARE(int(content.order.size()), 72);
        for (int place = 1; place < 72; ++place) {
            const int before = content.drawnAs(place - 1), after = content.drawnAs(place);
            QVERIFY(content.coordinates.depth[std::size_t(before)] <=
                    content.coordinates.depth[std::size_t(after)]);
            QVERIFY(content.opacityLevel(before) <= content.opacityLevel(after));
        }
        QVERIFY(content.opacityLevel(content.drawnAs(0)) < content.opacityLevel(content.drawnAs(71)));
    }

    void centresAreTheMeansOfTheirMembers()
    {
        QTest::keyClick(plot, Qt::Key_3);
        const ScatterCoordinates& here = plot->content().coordinates;
        const Eigen::MatrixXd& memberships = scene->fit()->result->outcome.memberships;
        QCOMPARE(here.centres.size(), std::size_t(3));
        for (std::size_t cluster = 0; cluster < 3; ++cluster) {
            double across = 0, mass = 0;
            for (int sample = 0; sample < 72; ++sample) {
                across += memberships(sample, Eigen::Index(cluster)) * here.x[std::size_t(sample)];
                mass += memberships(sample, Eigen::Index(cluster));
            }
            QVERIFY(std::abs(across / mass - here.centres[cluster].x()) < 1e-12);
        }
    }

    void tablesHaveTheThreeCoordinates()
    {
        QTest::keyClick(plot, Qt::Key_3);
        const QStringList lines = view->toCsv().split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines[0].startsWith(
            "sample,class,distance to cluster 1,distance to cluster 2,distance to cluster 3,"));
        const Eigen::MatrixXd& embedding = scene->fit()->result->outcome.embedding;
        for (int axis = 0; axis < 3; ++axis)
            QCOMPARE(lines[1].split(',')[2 + axis].toDouble(), embedding(0, axis));
    }

    void figuresNameTheThreeAxes()
    {
        QTest::keyClick(plot, Qt::Key_3);
        const QString text = test::svgFigure(*view);
        for (const char* name : {"distance to cluster 1", "distance to cluster 2", "distance to cluster 3"})
            QVERIFY2(text.contains(name) || text.contains(QString(name).left(12)), name);
        QVERIFY(!text.contains("<image"));
    }

    void otherScalesAreInTheCube()
    {
        AxisChoice choice;
        choice.solid = true;
        choice.scale = AxisScale::Kind::SquareRoot;
        view->setAxisChoice(choice);
        const ScatterCoordinates& here = plot->content().coordinates;
        QVERIFY(here.solid.has_value());
        QCOMPARE(here.valueX(3), scene->fit()->result->outcome.embedding(3, 0));
        QCOMPARE(here.zName, QStringLiteral("distance to cluster 3"));
        QCOMPARE(here.solid->names[2], QStringLiteral("distance to cluster 3 (square-root scale)"));
    }
};

QTEST_MAIN(TestScatterTurn)
#include "tst_scatter_turn.moc"
