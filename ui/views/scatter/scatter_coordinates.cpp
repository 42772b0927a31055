// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_coordinates.h"

#include "core/methods/method.h"
#include "ui/theme/core_text.h"

#include <QObject>

#include <Eigen/Eigenvalues>

#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>

namespace fuzzylens::ui {

namespace {

Eigen::MatrixXd onScale(const Eigen::MatrixXd& values, const AxisScale& scale)
{
    return values.unaryExpr([&scale](double value) { return scale.place(value); });
}

void takeAxes(ScatterCoordinates& result, const Outcome& outcome, const Eigen::MatrixXd& embedding,
              const AxisChoice& choice)
{
    const auto [x, y] = shownAxes(choice, int(embedding.cols()));
    result.x = columnOf(embedding, x);
    result.y = columnOf(embedding, y);
    result.xName = shownText(axisName(outcome, x));
    result.yName = shownText(axisName(outcome, y));
}

void takeCube(ScatterCoordinates& result, const Outcome& outcome, const Eigen::MatrixXd& embedding,
              const AxisChoice& choice)
{
    const std::array<int, 3> axes = solidAxes(choice, int(embedding.cols()));
    const Eigen::MatrixXd values = embedding(Eigen::all, axes);
    const AxisScale scale =
        AxisScale::of(shownScale(choice, outcome), {values.data(), std::size_t(values.size())});
    std::array<QString, 3> names;
    for (std::size_t axis = 0; axis < 3; ++axis)
        names[axis] = shownText(axisName(outcome, axes[axis]));
    result.xName = names[0];
    result.yName = names[1];
    result.zName = names[2];
    takeSolid(result, values, SolidPlaces::of(onScale(values, scale), names), scale);
}

/// What the places of samples in a picture of their memberships mean.
void takeSimplex(ScatterCoordinates& result, const Fit& fit, const AxisChoice& choice)
{
    const int clusters = fit.clusters();
    if (clusters == 2) {
        result.isStrip = true;
        result.xName = QObject::tr("membership in %1").arg(fit.shownCluster(shownAxes(choice, clusters).second));
        return;
    }
    std::vector<int> chosen(std::size_t(clusters), 0);
    std::iota(chosen.begin(), chosen.end(), 0);
    if (choice.solid) {
        const std::array<int, 3> three = solidAxes(choice, clusters);
        chosen.assign(three.begin(), three.end());
    }
    result.simplex.emplace(std::move(chosen));
    for (const int cluster : result.simplex->clusters)
        result.simplex->names << fit.shownCluster(cluster);
    result.xName = QObject::tr("horizontal");
    result.yName = QObject::tr("vertical");
}

/// Of distances to three clusters or more the plane of their differences: what all distances of a sample have in
/// common changes no membership, and would take the first component.
PrincipalPlane planeOf(const Eigen::MatrixXd& embedding, bool areDistances)
{
    if (!areDistances)
        return PrincipalPlane::of(embedding);
    PrincipalPlane plane = PrincipalPlane::of(embedding.colwise() - embedding.rowwise().mean());
    plane.directions.rowwise() -= plane.directions.colwise().mean();  // rounding, and directions without variance
    return plane;
}

void takePrincipalPlane(ScatterCoordinates& result, const Eigen::MatrixXd& embedding, const QString& of,
                        bool areDistances, const std::optional<PrincipalPlane>& previous)
{
    PrincipalPlane plane = planeOf(embedding, areDistances);
    if (previous)
        plane.alignTo(*previous);
    const Eigen::MatrixXd projected = plane.project(embedding);
    result.x = columnOf(projected, 0);
    result.y = columnOf(projected, 1);
    const auto name = [&](int component) {
        return QObject::tr("PC %1 of %2 (%3 %)")
            .arg(QString::number(component + 1), of)
            .arg(100 * plane.share[std::size_t(component)], 0, 'f', 0);
    };
    result.xName = name(0);
    result.yName = name(1);
    result.plane = std::move(plane);
}

void takeDataPlane(ScatterCoordinates& result, const Fit& fit, const DataPlane& data)
{
    result.x = columnOf(data.places, 0);
    result.y = columnOf(data.places, 1);
    if (data.isOfFeatures()) {
        result.xName = shownText(fit.featureLabel(data.features[0]));
        result.yName = shownText(fit.featureLabel(data.features[1]));
        return;
    }
    const auto name = [&](int component) {
        return QObject::tr("PC %1 of the features (%2 %)")
            .arg(component + 1)
            .arg(100 * data.plane.share[std::size_t(component)], 0, 'f', 0);
    };
    result.xName = name(0);
    result.yName = name(1);
}

/// Points of the ellipse of a covariance around @p centre, at so many standard deviations.
QPolygonF ellipse(const QPointF& centre, const Eigen::Matrix2d& covariance, double deviations)
{
    constexpr int points = 72;
    const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes(covariance);
    const Eigen::Matrix2d root = axes.eigenvectors() * axes.eigenvalues().cwiseMax(0.0).cwiseSqrt().asDiagonal();
    QPolygonF outline;
    for (int i = 0; i <= points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points;
        const Eigen::Vector2d place = deviations * root * Eigen::Vector2d(std::cos(angle), std::sin(angle));
        outline << centre + QPointF(place.x(), place.y());
    }
    return outline;
}

/// Ellipses of equal weighted distance around the centres, in the two features of the plane: at the root mean
/// square distance of the members, per feature.
void findWeightEllipses(ScatterCoordinates& result, const Fit& fit, const DataPlane& data)
{
    const Outcome& outcome = fit.result->outcome;
    const MethodDescription* known = findMethod(fit.result->method);
    const std::optional<double> exponent =
        known && known->distanceExponent ? known->distanceExponent(fit.result->parameters) : std::optional(1.0);
    if (!exponent || outcome.featureWeights.cols() != data.plane.directions.rows())
        return;
    for (Eigen::Index j = 0; j < outcome.memberships.cols(); ++j) {
        const Eigen::Index row = outcome.featureWeights.rows() == 1 ? 0 : j;
        const QPointF centre = result.centres[std::size_t(j)];
        const Eigen::RowVector2d at(centre.x(), centre.y());
        const Eigen::RowVector2d weights(std::pow(outcome.featureWeights(row, data.features[0]), *exponent),
                                         std::pow(outcome.featureWeights(row, data.features[1]), *exponent));
        const Eigen::MatrixXd apart = data.places.rowwise() - at;
        const Eigen::VectorXd distances = apart.array().square().matrix() * weights.transpose();
        const double mass = outcome.memberships.col(j).sum();
        const double square = outcome.memberships.col(j).dot(distances) / mass / 2;
        if (weights.minCoeff() > 0 && mass > 0 && std::isfinite(square / weights.minCoeff()))
            result.weightEllipses.push_back(ellipse(centre, (square / weights.array()).matrix().asDiagonal(), 1));
    }
}

/// Centres, and the shrunk fuzzy covariances of the clusters as the plane shows them: it is of orthonormal
/// directions, so a ball of the features is a circle in it (methods.md 2.6: F = (1 - gamma) F + gamma tau I).
void findShapes(ScatterCoordinates& result, const Fit& fit, const DataPlane& data)
{
    const Outcome& outcome = fit.result->outcome;
    const auto clusters = std::size_t(outcome.memberships.cols());
    if (outcome.centers.cols() == data.plane.directions.rows() &&
        std::size_t(outcome.centers.rows()) == clusters) {
        const Eigen::MatrixXd centres = data.plane.project(outcome.centers);
        for (std::size_t j = 0; j < clusters; ++j)
            result.centres[j] = {centres(Eigen::Index(j), 0), centres(Eigen::Index(j), 1)};
    }
    if (result.centres.size() != clusters)
        return;
    if (data.isOfFeatures() && outcome.featureWeights.size() > 0)
        findWeightEllipses(result, fit, data);
    if (!fit.shrinkage)
        return;
    const Parameters& parameters = fit.result->parameters;
    const double fuzzifier = parameters.has("fuzzifier") ? parameters.real("fuzzifier") : 2.0;
    for (std::size_t j = 0; j < clusters; ++j) {
        const Eigen::ArrayXd weights = outcome.memberships.col(Eigen::Index(j)).array().pow(fuzzifier);
        const double mass = weights.sum();
        if (!(mass > 0))
            continue;
        const Eigen::RowVector2d centre = (weights.matrix().transpose() * data.places) / mass;
        const Eigen::MatrixXd apart = data.places.rowwise() - centre;
        const Eigen::Matrix2d covariance = (apart.array().colwise() * weights).matrix().transpose() * apart / mass;
        result.shapes.push_back(ellipse({centre.x(), centre.y()},
                                        (1 - *fit.shrinkage) * covariance +
                                            *fit.shrinkage * data.meanVariance * Eigen::Matrix2d::Identity(),
                                        2));
    }
}

void findSolidCentres(ScatterCoordinates& result, const Eigen::MatrixXd& memberships)
{
    const Eigen::MatrixX3d& places = result.solid->places;
    if (memberships.rows() != places.rows() || places.rows() == 0)
        return;
    const Eigen::MatrixX3d sums = memberships.transpose() * places;
    const Eigen::VectorXd masses = memberships.colwise().sum().transpose();
    result.solidCentres = sums.array().colwise() / masses.array();  // of a cluster without members 0 / 0: nowhere
    result.turnTo(result.solid->turn);
}

void findCentres(ScatterCoordinates& result, const Eigen::MatrixXd& memberships)
{
    if (memberships.rows() != Eigen::Index(result.x.size()) || memberships.rows() == 0)
        return;
    const Eigen::Map<const Eigen::VectorXd> x(result.x.data(), Eigen::Index(result.x.size()));
    const Eigen::Map<const Eigen::VectorXd> y(result.y.data(), Eigen::Index(result.y.size()));
    for (Eigen::Index cluster = 0; cluster < memberships.cols(); ++cluster) {
        const double mass = memberships.col(cluster).sum();
        if (mass > 0)
            result.centres.emplace_back(memberships.col(cluster).dot(x) / mass,
                                        result.isStrip ? 0.0 : memberships.col(cluster).dot(y) / mass);
        else
            result.centres.emplace_back(std::nan(""), std::nan(""));
    }
}

}  // namespace

bool hasCoordinates(const FitPtr& fit)
{
    return fit && fit->result->outcome.embedding.cols() > 0 &&
           fit->result->outcome.embedding.rows() == fit->samples() && fit->samples() > 0;
}

bool hasDataPlane(const Fit& fit)
{
    return fit.steps && fit.steps->plane && fit.steps->plane->places.rows() == fit.samples();
}

std::pair<int, int> shownAxes(const AxisChoice& choice, int d)
{
    const int x = choice.x < d ? choice.x : 0;
    const int y = choice.y < d && choice.y != x ? choice.y : (x == 0 ? 1 : 0);
    return {x, y};
}

std::array<int, 3> solidAxes(const AxisChoice& choice, int d)
{
    const auto [x, y] = shownAxes(choice, d);
    int z = choice.z;
    if (z >= d || z == x || z == y)
        for (z = 0; z == x || z == y;)
            ++z;
    return {x, y, z};
}

bool embedsDistances(const Outcome& outcome)
{
    return !outcome.embeddingAxes.empty() && outcome.embeddingAxes.front().starts_with("distance to ");
}

AxisScale::Kind shownScale(const AxisChoice& choice, const Outcome& outcome)
{
    if (choice.simplex)
        return AxisScale::Kind::Linear;
    const bool areDistances = !choice.data && !choice.principal && embedsDistances(outcome);
    return choice.scale.value_or(areDistances ? AxisScale::Kind::SquareRoot : AxisScale::Kind::Linear);
}

bool showsSolid(const AxisChoice& choice, Eigen::Index dimensions)
{
    return choice.solid && !choice.principal && !choice.simplex && dimensions > 2;
}

void takeSolid(ScatterCoordinates& result, const Eigen::MatrixXd& values, SolidPlaces solid,
               const AxisScale& scale)
{
    result.valuesX = columnOf(values, 0);
    result.valuesY = columnOf(values, 1);
    result.valuesZ = columnOf(values, 2);
    solid.places = solid.inCube(onScale(values, scale));
    result.scale = scale;
    result.solid = std::move(solid);
    result.turnTo(result.solid->turn);
}

std::vector<double> columnOf(const Eigen::MatrixXd& values, int column)
{
    const auto data = values.col(column);
    return {data.begin(), data.end()};
}

std::vector<double> jitter(std::size_t samples)
{
    std::vector<double> heights(samples);
    for (std::size_t i = 0; i < samples; ++i) {
        const double place = double(i + 1) * 0.6180339887498949;
        heights[i] = 2 * (place - std::floor(place)) - 1;
    }
    return heights;
}

QString embeddingName(const Outcome& outcome)
{
    return outcome.probes.empty() ? QStringLiteral("D") : QObject::tr("the embedding");
}

bool showsDifferences(const Outcome& outcome)
{
    return embedsDistances(outcome) && outcome.embedding.cols() > 2;
}

QString axisName(const Outcome& outcome, int axis)
{
    if (std::size_t(axis) < outcome.embeddingAxes.size())
        return QString::fromStdString(outcome.embeddingAxes[std::size_t(axis)]);
    return QStringLiteral("axis %1").arg(axis + 1);
}

void ScatterCoordinates::takeMemberships(const Eigen::MatrixXd& memberships, const AxisChoice& choice)
{
    if (isStrip) {
        x = columnOf(memberships, shownAxes(choice, int(memberships.cols())).second);
        y = jitter(x.size());
        return;
    }
    const Eigen::MatrixX2d places = simplex->places(memberships);
    x = columnOf(places, 0);
    y = columnOf(places, 1);
}

ScatterCoordinates ScatterCoordinates::of(const Fit& fit, const AxisChoice& choice,
                                          const std::optional<PrincipalPlane>& previous, MembershipKind kind)
{
    const Outcome& outcome = fit.result->outcome;
    ScatterCoordinates result;
    if (choice.simplex && fit.clusters() > 1) {
        takeSimplex(result, fit, choice);
        result.takeMemberships(fit.memberships(kind), choice);
        return result;
    }
    const bool showsData = choice.data && hasDataPlane(fit);
    result.isData = showsData;
    result.isTraining = !showsData && choice.training && outcome.embeddingTraining.size() > 0;
    const Eigen::MatrixXd& embedding = result.isTraining ? outcome.embeddingTraining : outcome.embedding;
    if (embedding.cols() == 0 && !showsData)
        return result;
    result.isStrip = !showsData && embedding.cols() == 1;
    if (showsData) {
        takeDataPlane(result, fit, *fit.steps->plane);
    } else if (result.isStrip) {
        result.x = columnOf(embedding, 0);
        result.y = jitter(result.x.size());
        result.xName = shownText(axisName(outcome, 0));
    } else if (showsSolid(choice, embedding.cols())) {
        takeCube(result, outcome, embedding, choice);
    } else if (choice.principal) {
        takePrincipalPlane(result, embedding,
                           showsDifferences(outcome) ? QObject::tr("distances") : embeddingName(outcome),
                           showsDifferences(outcome), previous);
    } else {
        takeAxes(result, outcome, embedding, choice);
    }
    if (result.isTraining)
        for (QString* name : {&result.xName, &result.yName, &result.zName})
            if (!name->isEmpty())
                *name = QObject::tr("%1 + label term").arg(*name);
    if (result.solid) {
        result.solid->names = {result.scale.axisName(result.xName), result.scale.axisName(result.yName),
                               result.scale.axisName(result.zName)};
        findSolidCentres(result, outcome.memberships);
        return result;
    }
    findCentres(result, outcome.memberships);
    if (showsData)
        findShapes(result, fit, *fit.steps->plane);
    std::vector<double> values = result.x;
    if (!result.isStrip)
        values.insert(values.end(), result.y.begin(), result.y.end());
    result.putOn(AxisScale::of(shownScale(choice, outcome), values));
    return result;
}

void ScatterCoordinates::turnTo(const Turn& turn)
{
    solid->turn = turn;
    const Eigen::MatrixX3d seen = solid->seen(solid->places);
    x = columnOf(seen, 0);
    y = columnOf(seen, 1);
    depth = columnOf(seen, 2);
    centres.clear();
    const Eigen::MatrixX3d seenCentres = solid->seen(solidCentres);
    for (const auto& centre : seenCentres.rowwise())
        centres.emplace_back(centre[0], centre[1]);
}

void ScatterCoordinates::putOn(const AxisScale& axes)
{
    scale = axes;
    if (scale.kind == AxisScale::Kind::Linear)
        return;
    valuesX = x;
    x = scale.places(std::move(x));
    for (QPointF& centre : centres)
        centre = {scale.place(centre.x()), isStrip ? centre.y() : scale.place(centre.y())};
    for (std::vector<QPolygonF>* outlines : {&shapes, &weightEllipses})
        for (QPolygonF& outline : *outlines)
            for (QPointF& point : outline)
                point = {scale.place(point.x()), scale.place(point.y())};
    if (isStrip)
        return;
    valuesY = y;
    y = scale.places(std::move(y));
}

}  // namespace fuzzylens::ui
