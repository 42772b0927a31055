// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/principal_plane.h"
#include "ui/scene/scene.h"
#include "ui/views/scatter/axis_scale.h"

#include <QPointF>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace fuzzylens::ui {

/// Which two coordinates of the embedding a scatter plot shows.
struct AxisChoice
{
    bool data = false;       // the principal plane of the features instead of the embedding
    bool principal = false;  // the principal plane of the embedding instead of two of its axes
    int x = 0;
    int y = 1;
    bool training = false;                            // with the label term, where the outcome has it
    AxisScale::Kind scale = AxisScale::Kind::Linear;  // of both axes

    bool operator==(const AxisChoice&) const = default;
};

/// Where the samples of a fit lie in the picture.
struct ScatterCoordinates
{
    std::vector<double> x, y;              // a sample each, as places on the scale of the axes
    AxisScale scale{};                     // one for both, so that equal distances are equally far
    std::vector<double> valuesX, valuesY;  // what x and y are places of, where the scale is not linear
    QString xName, yName;
    bool isStrip = false;                 // one-dimensional embedding: y is jitter without meaning
    bool isData = false;                  // the plane of the features
    bool isTraining = false;              // the label term is in it
    std::vector<QPointF> centres;         // a cluster each: the mean of the samples, weighted by membership
    std::vector<QPolygonF> shapes;        // of clusters that have one: an outline at two standard deviations
    std::optional<PrincipalPlane> plane;  // when it is the principal plane of the embedding

    int samples() const { return int(x.size()); }
    double valueX(std::size_t sample) const { return valuesX.empty() ? x[sample] : valuesX[sample]; }
    double valueY(std::size_t sample) const { return valuesY.empty() ? y[sample] : valuesY[sample]; }
    /// Puts values that are in x and y now at their places on @p scale; the heights of a strip stay.
    void putOn(const AxisScale& scale);

    /// Axes that the embedding lacks fall back to the first ones. @p previous keeps a principal plane from
    /// flipping.
    static ScatterCoordinates of(const Fit& fit, const AxisChoice& choice,
                                 const std::optional<PrincipalPlane>& previous = {});
};

/// Whether a fit can be shown in the principal plane of its features.
bool hasDataPlane(const Fit& fit);

/// The two axes of a d-dimensional embedding that @p choice shows; those it lacks fall back to the first ones.
std::pair<int, int> shownAxes(const AxisChoice& choice, int d);

std::vector<double> columnOf(const Eigen::MatrixXd& values, int column);

/// Heights without meaning for a strip, in [-1, 1]: they scatter evenly and stay the same from fit to fit (the
/// golden-ratio sequence).
std::vector<double> jitter(std::size_t samples);

/// What the axes are of: "D", the distances to the clusters, or "the embedding" by probes.
QString embeddingName(const Outcome& outcome);

/// "distance to cluster 1", as the outcome names it, else "axis 1".
QString axisName(const Outcome& outcome, int axis);

}  // namespace fuzzylens::ui
