// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "tests/ui/views/scatter_fit.h"
#include "ui/plot/axis_scale.h"
#include "ui/plot/axis_ticks.h"
#include "ui/plot/plot_axis.h"
#include "ui/scene/principal_plane.h"
#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/kept_range.h"
#include "ui/views/scatter/label_places.h"
#include "ui/views/scatter/nearest_grid.h"
#include "ui/views/scatter/point_styles.h"
#include "ui/views/scatter/region.h"
#include "ui/views/scatter/scatter_coordinates.h"
#include "ui/views/scatter/uncertainty.h"

#include <Eigen/Eigenvalues>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The plain arithmetic behind the scatter plot.
class TestScatterGeometry : public QObject
{
    Q_OBJECT

private slots:
    void gridFindsWhatALoopFinds()
    {
        Random random(7);
        std::vector<double> x, y;
        for (int i = 0; i < 3000; ++i) {
            x.push_back(random.normal());
            y.push_back(100 * random.uniform());
        }
        const NearestGrid grid(x, y);
        for (int query = 0; query < 500; ++query) {
            const double qx = random.uniform(-4, 4), qy = random.uniform(-10, 110);
            const double rx = random.uniform(0.001, 0.5), ry = random.uniform(0.1, 20);
            int best = -1;
            double least = 1;
            for (int i = 0; i < 3000; ++i) {
                const double dx = (x[std::size_t(i)] - qx) / rx, dy = (y[std::size_t(i)] - qy) / ry;
                if (dx * dx + dy * dy <= least) {
                    least = dx * dx + dy * dy;
                    best = i;
                }
            }
            QCOMPARE(grid.nearest(qx, qy, rx, ry), best);
        }
    }

    void gridCountsWhatARectangleHolds()
    {
        Random random(8);
        std::vector<double> x, y;
        for (int i = 0; i < 1000; ++i) {
            x.push_back(random.uniform());
            y.push_back(random.uniform());
        }
        const NearestGrid grid(x, y);
        const QRectF area(0.2, 0.3, 0.4, 0.5);
        QCOMPARE(grid.count(area, 5000), int(samplesIn(area, x, y).size()));
        QCOMPARE(grid.count(area, 3), 3);
        QCOMPARE(grid.count(QRectF(2, 2, 1, 1), 5), 0);
    }

    void gridOfCoincidentPointsTakesTheTopOne()
    {
        const std::vector<double> x(5, 1.0), y(5, 2.0);
        const NearestGrid grid(x, y);
        QCOMPARE(grid.nearest(1, 2, 0.1, 0.1), 4);
        QCOMPARE(grid.nearest(1.2, 2, 0.1, 0.1), -1);
        QCOMPARE(NearestGrid().nearest(0, 0, 1, 1), -1);
    }

    void keysLeadToTheNeighbour()
    {
        const std::vector<double> x = {0, 1, 2, 0, 0.1}, y = {0, 0, 0, 1, -1};
        QCOMPARE(neighbour(x, y, 0, Direction::Right, 10, 10), 1);
        QCOMPARE(neighbour(x, y, 1, Direction::Right, 10, 10), 2);
        QCOMPARE(neighbour(x, y, 2, Direction::Left, 10, 10), 1);
        QCOMPARE(neighbour(x, y, 0, Direction::Up, 10, 10), 3);
        QCOMPARE(neighbour(x, y, 0, Direction::Down, 10, 10), 4);
        QCOMPARE(neighbour(x, y, 0, Direction::Left, 10, 10), 0);
    }

    void lassoFollowsTheEvenOddRule()
    {
        const QPolygonF concave({{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}});
        const std::vector<double> x = {0.5, 2, 9, 3.5}, y = {2, 3, 9, 2};
        QCOMPARE(samplesIn(concave, x, y), (std::vector<int>{0, 3}));
        const QPolygonF bow({{0, 0}, {2, 2}, {2, 0}, {0, 2}});
        QCOMPARE(samplesIn(bow, std::vector<double>{0.3, 1}, std::vector<double>{1, 1.8}), std::vector<int>{0});
        QVERIFY(samplesIn(QPolygonF({{0, 0}, {1, 1}}), x, y).empty());
    }

    /// Outlines with corners on the grid of the places, with edges along it, flat ones, and with many crossings.
    void lassoFindsWhatALoopFinds()
    {
        Random random(11);
        std::vector<double> x, y;
        for (int i = 0; i < 4000; ++i) {
            x.push_back(std::round(20 * random.uniform()));
            y.push_back(i % 2 ? std::round(20 * random.uniform()) : 20 * random.uniform());
        }
        for (const int corners : {3, 4, 40, 3000})
            for (const double height : {0.0, 1.0, 20.0}) {
                QPolygonF outline;
                for (int i = 0; i < corners; ++i)
                    outline << QPointF(std::round(20 * random.uniform()) - 0.5,
                                       std::round(height * random.uniform()));
                std::vector<int> wanted;
                for (std::size_t sample = 0; sample < x.size(); ++sample) {
                    bool inside = false;
                    for (qsizetype i = 0; i < corners; ++i) {
                        const QPointF a = outline[i], b = outline[(i + 1) % corners];
                        if ((a.y() > y[sample]) != (b.y() > y[sample]) &&
                            x[sample] < (b.x() - a.x()) * (y[sample] - a.y()) / (b.y() - a.y()) + a.x())
                            inside = !inside;
                    }
                    if (inside)
                        wanted.push_back(int(sample));
                }
                QCOMPARE(samplesIn(outline, x, y), wanted);
            }
    }

    void rectangleTakesAnyCornerOrder()
    {
        const std::vector<double> x = {0, 1, 2}, y = {0, 1, 2};
        QCOMPARE(samplesIn(QRectF(QPointF(2, 2), QPointF(1, 1)), x, y), (std::vector<int>{1, 2}));
    }

    void axesGrowAtOnceAndShrinkAtRest()
    {
        const AxisRange current{0, 10};
        QCOMPARE(grown(current, {2, 12}).upper, 12.0);
        QCOMPARE(grown(current, {2, 12}).lower, 0.0);
        QVERIFY(settled(current, {0.5, 9.5}) == current);
        QVERIFY((settled(current, {4, 6}) == AxisRange{4, 6}));
        QVERIFY((settled(current, {-1, 9}) == AxisRange{-1, 9}));
        const std::vector<double> equal = {3, 3}, huge = {1e308, 1e308}, none;
        QVERIFY(rangeOf(equal).lower < 3 && rangeOf(equal).upper > 3);
        QVERIFY(rangeOf(huge).extent() > 0);
        QVERIFY(rangeOf(none).extent() > 0);
    }

    void principalPlaneFindsThePlaneOfThePoints()
    {
        Random random(3);
        Eigen::MatrixXd points(200, 3);
        for (int i = 0; i < 200; ++i) {
            const double a = 5 * random.normal(), b = random.normal();
            points.row(i) << a + 1, 2 * b, a;
        }
        const PrincipalPlane plane = PrincipalPlane::of(points);
        QVERIFY(std::abs(plane.directions(0, 0) - std::sqrt(0.5)) < 1e-2);
        QVERIFY((plane.directions.transpose() * plane.directions - Eigen::Matrix2d::Identity()).norm() < 1e-12);
        QVERIFY(std::abs(plane.share[0] + plane.share[1] - 1) < 1e-12);
        const Eigen::MatrixXd projected = plane.project(points);
        QVERIFY(projected.colwise().mean().norm() < 1e-10);
        QVERIFY(std::abs(projected.col(0).dot(projected.col(1))) < 1e-8);
        PrincipalPlane turned = plane;
        turned.directions *= -1;
        turned.alignTo(plane);
        QVERIFY((turned.directions - plane.directions).norm() < 1e-15);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, PrincipalPlane::of(Eigen::MatrixXd(3, 1)));
    }

    /// By the inner products of the rows what the columns say, for more columns than rows.
    void principalPlaneOfWidePoints()
    {
        Random random(5);
        Eigen::MatrixXd points(9, 30);
        for (double& value : points.reshaped())
            value = random.normal();
        points.col(7) *= 6;
        const PrincipalPlane wide = PrincipalPlane::of(points);
        Eigen::MatrixXd tall(40, 30);  // the same rows again and again: the same plane, by the columns
        for (int row = 0; row < 40; ++row)
            tall.row(row) = points.row(row % 8);
        const PrincipalPlane few = PrincipalPlane::of(points.topRows(8)), many = PrincipalPlane::of(tall);
        QVERIFY((few.directions - many.directions).cwiseAbs().maxCoeff() < 1e-10);
        QVERIFY(std::abs(few.share[0] - many.share[0]) < 1e-12);
        QVERIFY((wide.directions.transpose() * wide.directions - Eigen::Matrix2d::Identity()).norm() < 1e-12);
        QVERIFY(wide.share[0] >= wide.share[1] && wide.share[1] > 0);
        // Points that are all one still have a plane.
        const PrincipalPlane none = PrincipalPlane::of(Eigen::MatrixXd::Ones(3, 5));
        QVERIFY((none.directions.transpose() * none.directions - Eigen::Matrix2d::Identity()).norm() < 1e-12);
        QCOMPARE(none.share[0], 0.0);
    }

    /// Of many rows and columns, by iteration, what all components would say.
    void principalPlaneOfManyProbes()
    {
        Random random(11);
        Eigen::MatrixXd points(300, 280);
        for (double& value : points.reshaped())
            value = random.normal();
        points.col(31) *= 4;
        points.col(200) *= 3;
        const PrincipalPlane plane = PrincipalPlane::of(points);
        const Eigen::MatrixXd centred = points.rowwise() - points.colwise().mean();
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> all(centred.transpose() * centred);
        for (int component = 0; component < 2; ++component) {
            const Eigen::VectorXd expected = all.eigenvectors().col(279 - component);
            QVERIFY(std::abs(std::abs(expected.dot(plane.directions.col(component))) - 1) < 1e-6);
            QVERIFY(std::abs(plane.share[std::size_t(component)] -
                             all.eigenvalues()[279 - component] / centred.squaredNorm()) < 1e-9);
        }
        QVERIFY((plane.directions.transpose() * plane.directions - Eigen::Matrix2d::Identity()).norm() < 1e-12);
        const PrincipalPlane none = PrincipalPlane::of(Eigen::MatrixXd::Ones(300, 280));
        QVERIFY((none.directions.transpose() * none.directions - Eigen::Matrix2d::Identity()).norm() < 1e-12);
        QCOMPARE(none.share[0], 0.0);
    }

    void noPlaneWhereThereIsNone()
    {
        DatasetParts parts;
        auto values = std::make_shared<AlignedMatrix>(3, 2);
        values->map() << 1, 2, 3, 4, 5, 7;
        parts.values = values;
        parts.sampleNames = {"a", "b", "c"};
        parts.featureNames = {"x", "y"};
        QVERIFY(DataPlane::of(*std::make_shared<const Dataset>(parts)));
        auto gap = std::make_shared<AlignedMatrix>(3, 2);
        gap->map() = values->map();
        (*gap)(1, 1) = std::nan("");
        parts.values = gap;
        QVERIFY(!DataPlane::of(*std::make_shared<const Dataset>(parts)));
        parts.values = std::make_shared<const AlignedMatrix>(1200, 1200);
        parts.sampleNames.assign(1200, "s");
        parts.featureNames.assign(1200, "f");
        QVERIFY(!DataPlane::of(*std::make_shared<const Dataset>(parts)));  // it would take too long
    }

    /// Two clusters in two features: each outline lies at two standard deviations of its own samples, drawn to the
    /// ball of the mean variance as far as the shrinkage says.
    void clustersHaveShapes()
    {
        auto result = std::make_shared<Result>();
        DatasetParts parts;
        auto values = std::make_shared<AlignedMatrix>(8, 2);
        values->map() << -5, -1, -5, 1, -4, 0, -6, 0, 5, -3, 5, 3, 4, 0, 6, 0;
        parts.values = values;
        for (int i = 0; i < 8; ++i)
            parts.sampleNames.push_back("s" + std::to_string(i));
        parts.featureNames = {"a", "b"};
        const auto data = std::make_shared<const Dataset>(std::move(parts));
        result->samples = std::make_shared<const std::vector<std::string>>(data->sampleNames());
        result->features = std::make_shared<const std::vector<std::string>>(data->featureNames());
        result->outcome.memberships = Eigen::MatrixXd::Zero(8, 2);
        result->outcome.memberships.col(0).head(4).setOnes();
        result->outcome.memberships.col(1).tail(4).setOnes();
        result->outcome.centers.resize(2, 2);
        result->outcome.centers << -5, 0, 5, 0;
        result->outcome.embedding = Eigen::MatrixXd::Random(8, 2);
        auto steps = std::make_shared<PreparedData>();
        steps->data = data;
        steps->plane = DataPlane::of(*data);
        Fit fit;
        fit.result = result;
        fit.data = data;
        fit.steps = steps;
        const auto extent = [](const QPolygonF& shape) { return shape.boundingRect().size() / 2; };
        AxisChoice choice;
        choice.data = true;
        QVERIFY(ScatterCoordinates::of(fit, choice).shapes.empty());
        fit.shrinkage = 0;
        const ScatterCoordinates plain = ScatterCoordinates::of(fit, choice);
        QCOMPARE(plain.shapes.size(), std::size_t(2));
        QCOMPARE(plain.centres[1], QPointF(5, 0));
        QVERIFY(std::abs(extent(plain.shapes[0]).width() - 2 * std::sqrt(0.5)) < 1e-6);
        QVERIFY(std::abs(extent(plain.shapes[1]).height() - 2 * std::sqrt(4.5)) < 1e-6);
        fit.shrinkage = 1;
        const double radius = 2 * std::sqrt((25.5 + 2.5) / 2);
        for (const QPolygonF& ball : ScatterCoordinates::of(fit, choice).shapes) {
            QVERIFY(std::abs(extent(ball).width() - radius) < 1e-6);
            QVERIFY(std::abs(extent(ball).height() - radius) < 1e-6);
        }
        // With weights: the mean weighted distance of the first cluster is 0.8 * 0.5 + 0.2 * 0.5, half of it for
        // each feature.
        result->method = "sfp";
        result->outcome.featureWeights.resize(2, 2);
        result->outcome.featureWeights << 0.8, 0.2, 0.5, 0.5;
        const ScatterCoordinates weighted = ScatterCoordinates::of(fit, choice);
        QCOMPARE(weighted.xName, QStringLiteral("a"));
        QCOMPARE(weighted.weightEllipses.size(), std::size_t(2));
        QVERIFY(std::abs(extent(weighted.weightEllipses[0]).width() - std::sqrt(0.25 / 0.8)) < 1e-3);
        QVERIFY(std::abs(extent(weighted.weightEllipses[0]).height() - std::sqrt(0.25 / 0.2)) < 1e-3);
        QVERIFY(std::abs(extent(weighted.weightEllipses[1]).width() -
                         extent(weighted.weightEllipses[1]).height()) < 1e-3);
    }

    void entropyIsRelative()
    {
        Eigen::MatrixXd memberships(3, 2);
        memberships << 1, 0, 0.5, 0.5, 0.9, 0.1;
        const std::vector<double> entropy = relativeEntropy(memberships);
        QCOMPARE(entropy[0], 0.0);
        QCOMPARE(entropy[1], 1.0);
        QVERIFY(entropy[2] > 0.4 && entropy[2] < 0.5);
        QCOMPARE(relativeEntropy(Eigen::MatrixXd::Ones(2, 1)), std::vector<double>(2, 0.0));
    }

    void labelsKeepApart()
    {
        const std::vector<QPointF> anchors = {{50, 50}, {60, 50}, {95, 95}};
        const std::vector<QSizeF> sizes(3, QSizeF(20, 10));
        const QRectF area(0, 0, 100, 100);
        const auto none = [](const QRectF&) { return 0; };
        const std::vector<LabelPlace> places = placeLabels(anchors, sizes, {area, 4, none});
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(places[i].area.isValid());
            QVERIFY(area.contains(places[i].area));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!places[i].area.intersects(places[j].area));
        }
        const auto crowdedRight = [](const QRectF& place) { return place.left() > 50 ? 5 : 0; };
        QVERIFY(placeLabels({{50, 50}}, {QSizeF(20, 10)}, {area, 4, crowdedRight})[0].area.right() <= 50);
        QVERIFY(!placeLabels({{5, 5}}, {QSizeF(200, 10)}, {area, 4, none})[0].area.isValid());
    }

    void namesOfNeighboursStandFurtherAway()
    {
        // Three centres within the arms of each other's crosses, as after a fit that an outlier squeezes.
        const std::vector<QPointF> anchors = {{100, 100}, {104, 102}, {98, 105}};
        const std::vector<LabelPlace> places =
            placeLabels(anchors, std::vector<QSizeF>(3, QSizeF(60, 12)),
                        {QRectF(0, 0, 200, 200), 12, [](const QRectF&) { return 0; }});
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(places[i].area.isValid());
            for (const QPointF& anchor : anchors)
                QVERIFY(!places[i].area.adjusted(-8, -8, 8, 8).contains(anchor));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!places[i].area.intersects(places[j].area));
        }
    }

    /// A name at the edge of its cluster hides nothing, one amid it does.
    void labelsLeaveACloudRatherThanHideIt()
    {
        const QRectF cloud(60, 60, 80, 80);
        const auto hidden = [&](const QRectF& place) { return place.intersects(cloud) ? 3 : 0; };
        const LabelPlace place = placeLabels({{100, 100}}, {QSizeF(50, 12)}, {{0, 0, 200, 200}, 12, hidden})[0];
        QVERIFY(place.area.isValid() && !place.area.intersects(cloud));
    }

    /// A line leads from a name that stands further away to its centre: no other name is on its way.
    void labelsKeepOffTheWayToOthers()
    {
        const QRectF low(0, 55, 400, 30);
        const auto hidden = [&](const QRectF& place) { return place.intersects(low) ? 3 : 0; };
        const LabelRoom room{{0, 0, 400, 90}, 12, hidden};
        const std::vector<LabelPlace> places = placeLabels({{100, 40}, {140, 70}}, {{90, 12}, {90, 12}}, room);
        QVERIFY(places[0].area.isValid() && places[1].area.isValid());
        const QRectF between = places[0].area;
        for (double share = 0; share < 1; share += 0.05)
            QVERIFY(!between.contains(QPointF(140, 70) * (1 - share) + places[1].area.center() * share));
    }

    void labelsKeepTheirSideWhileFitsArrive()
    {
        const std::vector<QPointF> anchors = {{100, 100}};
        const std::vector<QSizeF> sizes = {QSizeF(50, 12)};
        int onTheRight = 0;
        const LabelRoom room{
            {0, 0, 200, 200}, 12, [&](const QRectF& place) { return place.left() > 100 ? onTheRight : 2; }};
        const int side = placeLabels(anchors, sizes, room)[0].side;
        QVERIFY(placeLabels(anchors, sizes, room)[0].area.left() > 100);
        onTheRight = 3;
        QCOMPARE(placeLabels(anchors, sizes, room, {{side}})[0].side, side);  // hardly worse
        onTheRight = 9;
        QCOMPARE(placeLabels(anchors, sizes, room, {{side}, true})[0].side, side);
        QVERIFY(placeLabels(anchors, sizes, room, {{side}})[0].side != side);
        QVERIFY(placeLabels({{180, 100}}, sizes, room, {{side}, true})[0].side != side);   // there is no room
        QVERIFY(placeLabels(anchors, sizes, room, {{side, side}, true})[0].side != side);  // others
    }

    void scalesAreUndone()
    {
        const std::vector<double> values = {-3, 0, 0.02, 0.5, 4, 900};
        for (const auto kind :
             {AxisScale::Kind::Linear, AxisScale::Kind::SquareRoot, AxisScale::Kind::Logarithmic}) {
            const AxisScale scale = AxisScale::of(kind, values);
            double before = -INFINITY;
            for (const double value : values) {
                const double place = scale.place(value);
                QVERIFY(place > before);
                before = place;
                QVERIFY(std::abs(scale.value(place) - value) <= 1e-12 * std::max(1.0, std::abs(value)));
            }
            QCOMPARE(scale.place(0), 0.0);
        }
        QCOMPARE(AxisScale::of(AxisScale::Kind::Logarithmic, values).unit, 1.0);
    }

    void ticksOfAScaleAreRoundValues()
    {
        const AxisScale root{AxisScale::Kind::SquareRoot, 1};
        QCOMPARE(roundValues(root, 0, 10, 5), (std::vector<double>{0, 10, 50, 100}));
        const AxisScale log{AxisScale::Kind::Logarithmic, 1};
        QCOMPARE(roundValues(log, 0, log.place(1500), 5), (std::vector<double>{0, 10, 100, 1000}));
        QVERIFY(roundValues({}, 0, 10, 5).empty());
        for (const AxisScale& scale : {root, log})
            for (int most = 3; most < 8; ++most)
                for (const double upper : {0.7, 3.0, 12.0, 90.0})
                    QVERIFY(int(roundValues(scale, 0, upper, most).size()) <= most);
    }

    void aScaleMovesSamplesNotTheirValues()
    {
        const FitPtr fit = test::scatterFit();
        AxisChoice choice;
        choice.scale = AxisScale::Kind::Linear;
        const ScatterCoordinates linear = ScatterCoordinates::of(*fit, choice);
        choice.scale.reset();  // of distances that is the square root
        const ScatterCoordinates root = ScatterCoordinates::of(*fit, choice);
        for (std::size_t i = 0; i < linear.x.size(); ++i) {
            QCOMPARE(root.valueX(i), linear.x[i]);
            QCOMPARE(root.valueY(i), linear.y[i]);
            QCOMPARE(root.x[i], root.scale.place(linear.x[i]));
        }
        QCOMPARE(root.centres[1].x(), root.scale.place(linear.centres[1].x()));
        QCOMPARE(root.xName, linear.xName);
        QVERIFY(root.scale.axisName(root.xName).contains(QStringLiteral("square-root")));
    }

    void membershipsArePlacesInAPolygon()
    {
        Eigen::MatrixXd memberships(5, 4);
        memberships << 1, 0, 0, 0, 0, 0, 0, 1, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0, 0, 0, 0, 1, 0;
        const MembershipSimplex all({0, 1, 2, 3}), three({0, 1, 3});
        const Eigen::MatrixX2d places = all.places(memberships), ofThree = three.places(memberships);
        const auto isAt = [](const auto& place, const QPointF& expected) {
            return std::abs(place[0] - expected.x()) + std::abs(place[1] - expected.y()) < 1e-12;
        };
        QVERIFY(isAt(places.row(0), all.corners[0]) && isAt(places.row(0), {0, 1}));
        QVERIFY(isAt(places.row(1), all.corners[3]));
        QVERIFY(isAt(places.row(2), {0, 0}));
        QVERIFY(isAt(places.row(3), (all.corners[0] + all.corners[1]) / 2));
        QVERIFY(isAt(ofThree.row(1), three.corners[2]));
        QVERIFY(isAt(ofThree.row(2), {0, 0}));  // equal shares of these three
        QVERIFY(isAt(ofThree.row(4), {0, 0}));  // in none of them
    }

    void membershipsInTwoClustersAreALine()
    {
        const FitPtr fit = test::scatterFit();
        AxisChoice choice;
        choice.simplex = true;
        const ScatterCoordinates at = ScatterCoordinates::of(*fit, choice);
        QVERIFY(at.isStrip && !at.simplex && at.xName.startsWith(QStringLiteral("membership in cluster 2")));
        for (int i = 0; i < at.samples(); ++i)
            QCOMPARE(at.x[std::size_t(i)], fit->result->outcome.memberships(i, 1));
    }

    void centresAreMeansByMembership()
    {
        const FitPtr fit = test::scatterFit();
        AxisChoice choice;
        choice.scale = AxisScale::Kind::Linear;
        const ScatterCoordinates at = ScatterCoordinates::of(*fit, choice);
        QCOMPARE(at.samples(), 72);
        QCOMPARE(at.xName, QStringLiteral("distance to cluster 1"));
        const Outcome& outcome = fit->result->outcome;
        for (int j = 0; j < 2; ++j) {
            double sum = 0;
            for (int i = 0; i < 72; ++i)
                sum += outcome.memberships(i, j) * outcome.embedding(i, 1);
            QVERIFY(std::abs(at.centres[std::size_t(j)].y() - sum / outcome.memberships.col(j).sum()) < 1e-12);
        }
    }

    void coordinatesFallBackToWhatThereIs()
    {
        AxisChoice choice;
        choice.x = 7;
        choice.y = 9;
        choice.training = true;
        const ScatterCoordinates at = ScatterCoordinates::of(*test::scatterFit(), choice);
        QVERIFY(!at.isTraining);
        QCOMPARE(at.yName, QStringLiteral("distance to cluster 2"));
        test::ScatterFitShape line;
        line.axes = 1;
        const ScatterCoordinates strip = ScatterCoordinates::of(*test::scatterFit(line), {});
        QVERIFY(strip.isStrip);
        QVERIFY(*std::max_element(strip.y.begin(), strip.y.end()) <= 1);
        test::ScatterFitShape trained;
        trained.training = true;
        QVERIFY(ScatterCoordinates::of(*test::scatterFit(trained), choice).xName.contains("label term"));
    }

    void stylesSayClassOrNumber()
    {
        Colouring colouring;
        colouring.classes = {"A", "B"};
        colouring.codes = {0, 1, -1};
        const Theme theme = Theme::paper();
        const PointStyles classes = PointStyles::of(colouring, 3, theme);
        QCOMPARE(classes.styles[classes.styleOf[1]].fill, theme.classColor(1));
        QCOMPARE(int(classes.styleOf[2]), 0);
        Colouring numbers;
        numbers.numbers = {1, 3, std::nan("")};
        const PointStyles values = PointStyles::of(numbers, 3, theme);
        QCOMPARE(values.styles[values.styleOf[0]].fill, Theme().sequential(0));
        QCOMPARE(values.styles[values.styleOf[1]].fill, Theme().sequential(1));
        QCOMPARE(int(values.styleOf[2]), 0);
        QVERIFY(markerDiameter(72) > markerDiameter(1000));
        QVERIFY(markerDiameter(10'000'000) >= 3);
    }

    void shapesAndColoursAreIndependent()
    {
        Colouring colouring, shaping;
        colouring.numbers = {1, 3, std::nan(""), 3};
        shaping.classes = {"A", "B", "C"};
        shaping.codes = {2, 0, 1, -1};
        const Theme theme = Theme::paper();
        const PointStyles plain = PointStyles::of(colouring, 4, theme);
        const PointStyles shaped = PointStyles::of(colouring, 4, theme, &shaping);
        for (std::size_t i = 0; i < 4; ++i) {
            const PointStyle& style = shaped.styles[shaped.styleOf[i]];
            QCOMPARE(style.fill, plain.styles[plain.styleOf[i]].fill);
            QVERIFY(style.marker == shapeMarker(shaping.codes[i]));
            QCOMPARE(shaped.isUncoloured(shaped.styleOf[i]), i == 2);
            QCOMPARE(plain.isUncoloured(plain.styleOf[i]), i == 2);
        }
        // Every colour with every shape has a style of its own.
        shaping.classes.clear();
        for (int i = 0; i < Theme::distinctClasses; ++i)
            shaping.classes << QString::number(i);
        const PointStyles many = PointStyles::of(colouring, 4, theme, &shaping);
        QCOMPARE(many.styles.size(), std::size_t((PointStyles::steps + 1) * (Theme::distinctClasses + 1)));
    }

    void areasGrowLinearlyWithTheNumber()
    {
        Colouring sizing;
        sizing.numbers = {10, 20, 15, std::nan("")};
        const PointSizes sizes = PointSizes::of(sizing, 4);
        QCOMPARE(sizes.lowest, 10.0);
        QCOMPARE(sizes.highest, 20.0);
        QCOMPARE(int(sizes.levelOf[0]), 0);
        QCOMPARE(int(sizes.levelOf[1]), PointSizes::levels - 1);
        QCOMPARE(int(sizes.levelOf[2]), PointSizes::levels / 2);
        QCOMPARE(int(sizes.levelOf[3]), 0);
        const auto area = [](int level) { return PointSizes::factor(level) * PointSizes::factor(level); };
        for (int level = 2; level < PointSizes::levels; ++level)
            QVERIFY(std::abs((area(level) - area(level - 1)) - (area(1) - area(0))) < 1e-12);
        ScatterContent content;
        QCOMPARE(content.diameterOf(0), content.diameter);
        content.sizes = sizes;
        content.orderBySize();
        QCOMPARE(content.order, (std::vector<int>{1, 2, 0, 3}));
        QVERIFY(content.diameterOf(1) > content.diameter && content.diameterOf(0) < content.diameter);
    }

    void tickLabelsShareTheirDecimals()
    {
        QCOMPARE(decimalsOf(0.4, 2), 1);
        QCOMPARE(decimalsOf(0.25, 1), 2);
        QCOMPARE(decimalsOf(5, 100), 0);
        QCOMPARE(decimalsOf(1, 1e9), -1);
        QCOMPARE(decimalsOf(1e-9, 1e-8), -1);
        QCOMPARE(tickLabels({}, {0, 0.5, 1}), (QStringList{"0.0", "0.5", "1.0"}));
        QCOMPARE(tickLabels({}, {-20000, 0, 20000}), (QStringList{QString(QChar(0x2212)) + "20k", "0", "20k"}));
        QCOMPARE(tickLabels({}, {0, 2500, 5000}), (QStringList{"0", "2500", "5000"}));
        QCOMPARE(tickLabels({}, {12.30e6, 12.31e6, 12.32e6}), (QStringList{"12.30M", "12.31M", "12.32M"}));
        QCOMPARE(tickLabels({}, {1.230e6, 1.235e6, 1.240e6}), (QStringList{"1.230M", "1.235M", "1.240M"}));
        QCOMPARE(tickLabels({}, {0, 2.5e6, 5e6}), (QStringList{"0", "2.5M", "5.0M"}));
    }

    void ticksAreRoundAndFew_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("most");
        QTest::newRow("unit") << 0.0 << 1.0 << 5;
        QTest::newRow("negative") << -3.7 << -1.2 << 4;
        QTest::newRow("large") << 1e9 << 1.3e9 << 6;
        QTest::newRow("tiny") << 1e-9 << 7e-9 << 3;
        QTest::newRow("one") << 0.4 << 12.0 << 1;
    }

    void ticksAreRoundAndFew()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, most);
        const std::vector<double> ticks = axisTicks({}, low, high, most);
        QVERIFY(!ticks.empty() && int(ticks.size()) <= most);
        for (const double tick : ticks)
            QVERIFY(tick >= low - 1e-9 * high && tick <= high + 1e-9 * high);
        if (most > 2)
            QVERIFY(ticks.size() >= 2);
        for (const double tick : axisTicks({}, 1, 4, 7, TickNumbers::Whole))
            QCOMPARE(tick, std::floor(tick));
    }

    void axisPutsOneValueInTheMiddle()
    {
        for (const double value : {0.0, 5.0, -3e8}) {
            PlotAxis axis = PlotAxis::linear({}, std::vector<double>{value, value});
            axis.start = 100;
            axis.end = 0;
            QVERIFY(std::abs(axis.place(value) - 50) < 1e-6);
        }
        const PlotAxis none = PlotAxis::linear({}, {});
        QVERIFY(none.high > none.low);
        PlotAxis axis = PlotAxis::linear({}, std::vector<double>{2, 4}, 0);
        axis.start = 100;
        axis.end = 0;
        QCOMPARE(axis.place(2), 100.0);
        QCOMPARE(axis.place(4), 0.0);
        QCOMPARE(axis.value(50), 3.0);
    }

    void readOutStaysInside()
    {
        const QRect room(0, 0, 300, 200);
        const QSize card(100, 60);
        for (const QPointF& place : {QPointF(10, 10), QPointF(290, 190), QPointF(150, 100)}) {
            const QRect where(cardPosition(place, card, room, 10), card);
            QVERIFY(room.contains(where));
            QVERIFY(!where.contains(place.toPoint()));
        }
    }
};

QTEST_GUILESS_MAIN(TestScatterGeometry)
#include "tst_scatter_geometry.moc"
