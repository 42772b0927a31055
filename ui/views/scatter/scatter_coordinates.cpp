// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_coordinates.h"

#include <cmath>
#include <cstdint>

namespace fuzzylens::ui {

namespace {

void takeAxes(ScatterCoordinates& result, const Outcome& outcome, const Eigen::MatrixXd& embedding,
              const AxisChoice& choice)
{
    const auto [x, y] = shownAxes(choice, int(embedding.cols()));
    result.x = columnOf(embedding, x);
    result.y = columnOf(embedding, y);
    result.xName = axisName(outcome, x);
    result.yName = axisName(outcome, y);
}

void takePrincipalPlane(ScatterCoordinates& result, const Eigen::MatrixXd& embedding,
                        const std::optional<PrincipalPlane>& previous)
{
    PrincipalPlane plane = PrincipalPlane::of(embedding);
    if (previous)
        plane.alignTo(*previous);
    const Eigen::MatrixXd projected = plane.project(embedding);
    result.x = columnOf(projected, 0);
    result.y = columnOf(projected, 1);
    const auto name = [&](int component) {
        return QStringLiteral("principal component %1 of D (%2 %)")
            .arg(component + 1)
            .arg(100 * plane.share[std::size_t(component)], 0, 'f', 0);
    };
    result.xName = name(0);
    result.yName = name(1);
    result.plane = std::move(plane);
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

std::pair<int, int> shownAxes(const AxisChoice& choice, int d)
{
    const int x = choice.x < d ? choice.x : 0;
    const int y = choice.y < d && choice.y != x ? choice.y : (x == 0 ? 1 : 0);
    return {x, y};
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

QString axisName(const Outcome& outcome, int axis)
{
    if (std::size_t(axis) < outcome.embeddingAxes.size())
        return QString::fromStdString(outcome.embeddingAxes[std::size_t(axis)]);
    return QStringLiteral("axis %1").arg(axis + 1);
}

ScatterCoordinates ScatterCoordinates::of(const Fit& fit, const AxisChoice& choice,
                                          const std::optional<PrincipalPlane>& previous)
{
    const Outcome& outcome = fit.result->outcome;
    ScatterCoordinates result;
    result.isTraining = choice.training && outcome.embeddingTraining.size() > 0;
    const Eigen::MatrixXd& embedding = result.isTraining ? outcome.embeddingTraining : outcome.embedding;
    if (embedding.cols() == 0)
        return result;
    result.isStrip = embedding.cols() == 1;
    if (result.isStrip) {
        result.x = columnOf(embedding, 0);
        result.y = jitter(result.x.size());
        result.xName = axisName(outcome, 0);
    } else if (choice.principal) {
        takePrincipalPlane(result, embedding, previous);
    } else {
        takeAxes(result, outcome, embedding, choice);
    }
    if (result.isTraining)
        for (QString* name : {&result.xName, &result.yName})
            if (!name->isEmpty())
                *name += QStringLiteral(" + label term");
    findCentres(result, outcome.memberships);
    std::vector<double> values = result.x;
    if (!result.isStrip)
        values.insert(values.end(), result.y.begin(), result.y.end());
    result.putOn(AxisScale::of(choice.scale, values));
    return result;
}

void ScatterCoordinates::putOn(const AxisScale& axes)
{
    scale = axes;
    if (scale.kind == AxisScale::Kind::Linear)
        return;
    valuesX = x;
    x = scale.places(std::move(x));
    xName = scale.axisName(xName);
    for (QPointF& centre : centres)
        centre = {scale.place(centre.x()), isStrip ? centre.y() : scale.place(centre.y())};
    if (isStrip)
        return;
    valuesY = y;
    y = scale.places(std::move(y));
    yName = scale.axisName(yName);
}

}  // namespace fuzzylens::ui
