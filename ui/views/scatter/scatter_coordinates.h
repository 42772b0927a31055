// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/axis_scale.h"
#include "ui/scene/principal_plane.h"
#include "ui/scene/scene.h"
#include "ui/views/scatter/membership_simplex.h"
#include "ui/views/scatter/solid_places.h"

#include <QPointF>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace fuzzylens::ui {

/// Which two coordinates of the embedding a scatter plot shows, or which three.
struct AxisChoice
{
    bool data = false;       // the plane of the features (DataPlane) instead of the embedding
    bool principal = false;  // the principal plane of the embedding instead of two of its axes; of the distances
                             // to three clusters or more that of their differences
    bool solid = false;      // three axes in a cube that can be turned; where the embedding has as many
    bool simplex = false;    // the memberships: two clusters a line, three a triangle, more a polygon, and with
                             // solid the three clusters x, y and z alone
    int x = 0;
    int y = 1;
    int z = 2;
    bool training = false;                   // with the label term, where the outcome has it
    std::optional<AxisScale::Kind> scale{};  // of both axes; none: shownScale() chooses
    bool field = true;     // the membership as the background, where it depends on the place alone
    bool kernels = false;  // of the clusters also where the background could be of the classes: the normalised
                           // kernels of a network of radial basis functions (methods.md 1.2)

    bool operator==(const AxisChoice&) const = default;
};

/// Where the samples of a fit lie in the picture.
struct ScatterCoordinates
{
    std::vector<double> x, y;                  // a sample each, as places on the scale of the axes
    AxisScale scale{};                         // one for both, so that equal distances are equally far
    std::vector<double> valuesX, valuesY;      // what x and y are places of, where the scale is not linear
    std::vector<double> valuesZ;               // of a third axis; x and y are then the projection of the three
    QString xName, yName, zName;               // of the values, without the scale
    bool isStrip = false;                      // one-dimensional embedding: y is jitter without meaning
    bool isData = false;                       // the plane of the features
    bool isTraining = false;                   // the label term is in it
    std::vector<QPointF> centres;              // a cluster each: the mean of the samples, weighted by membership
    std::vector<QPolygonF> shapes;             // of clusters that have one: an outline at two standard deviations
    std::vector<QPolygonF> weightEllipses;     // of clusters that weigh features: places at one weighted distance
    std::optional<PrincipalPlane> plane;       // when it is the principal plane of the embedding
    std::optional<SolidPlaces> solid;          // when it is three axes
    std::optional<MembershipSimplex> simplex;  // when it is the memberships in three clusters or more
    Eigen::MatrixX3d solidCentres;             // of the clusters, in its cube
    std::vector<double> depth;  // of three axes: how near a sample is to who looks, from -1.8 to 1.8

    int samples() const { return int(x.size()); }
    double valueX(std::size_t sample) const { return valuesX.empty() ? x[sample] : valuesX[sample]; }
    double valueY(std::size_t sample) const { return valuesY.empty() ? y[sample] : valuesY[sample]; }
    /// Puts values that are in x and y now at their places on @p scale; the heights of a strip stay.
    void putOn(const AxisScale& scale);
    /// Three axes, seen from another side.
    void turnTo(const Turn& turn);

    /// Axes that the embedding lacks fall back to the first ones. @p previous keeps a principal plane from
    /// flipping.
    static ScatterCoordinates of(const Fit& fit, const AxisChoice& choice,
                                 const std::optional<PrincipalPlane>& previous = {},
                                 MembershipKind kind = MembershipKind::LabelFree);
    /// Whether x and y are values of two axes.
    bool hasAxes() const { return !solid && !simplex; }
    /// Samples of @p memberships where this, of the memberships of a fit, has its own.
    void takeMemberships(const Eigen::MatrixXd& memberships, const AxisChoice& choice);
};

/// Whether there is a fit with an embedding of its samples.
bool hasCoordinates(const FitPtr& fit);

/// Whether a fit can be shown in the principal plane of its features.
bool hasDataPlane(const Fit& fit);

/// The two axes of a d-dimensional embedding that @p choice shows; those it lacks fall back to the first ones.
std::pair<int, int> shownAxes(const AxisChoice& choice, int d);

/// The three of them; the third one falls back to the first that is neither of the others. @p d is 3 at least.
std::array<int, 3> solidAxes(const AxisChoice& choice, int d);

/// Whether the axes of an embedding are the squared distances to the centres of the clusters.
bool embedsDistances(const Outcome& outcome);

/// The chosen scale; without one the square root of distances, which are squared and crowd most samples at the
/// origin, and a linear scale of other axes.
AxisScale::Kind shownScale(const AxisChoice& choice, const Outcome& outcome);

/// Whether @p choice, of an embedding of so many dimensions, is three axes.
bool showsSolid(const AxisChoice& choice, Eigen::Index dimensions);

/// Samples as @p solid places them, of whose axes the columns of @p values are, on @p scale and turned like it.
void takeSolid(ScatterCoordinates& result, const Eigen::MatrixXd& values, SolidPlaces solid,
               const AxisScale& scale);

std::vector<double> columnOf(const Eigen::MatrixXd& values, int column);

/// Heights without meaning for a strip, in [-1, 1]: they scatter evenly and stay the same from fit to fit (the
/// golden-ratio sequence).
std::vector<double> jitter(std::size_t samples);

/// What the axes are of: "D", the distances to the clusters, or "the embedding" by probes.
QString embeddingName(const Outcome& outcome);

/// Whether the principal plane of the embedding is that of the differences of its distances.
bool showsDifferences(const Outcome& outcome);

/// "distance to cluster 1", as the outcome names it, else "axis 1".
QString axisName(const Outcome& outcome, int axis);

}  // namespace fuzzylens::ui
