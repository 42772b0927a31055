// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/membership_field.h"

#include "core/numeric/parallel.h"
#include "ui/views/scatter/cluster_colors.h"

#include <Eigen/QR>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

constexpr int shades = 256;             // finer than the colours of a screen can show
constexpr double strongestTint = 0.24;  // where a sample belongs to one cluster alone
constexpr double cell = 3;              // pixels, of the search for lines of equal memberships

constexpr Eigen::Index rowsAtOnce = 16;  // of pixels, in a thread

/// From transparent, where two clusters are equal, to the colour of one of them.
std::array<QRgb, shades> tints(QColor color)
{
    std::array<QRgb, shades> result;
    for (int i = 0; i < shades; ++i) {
        color.setAlphaF(float(strongestTint * i / (shades - 1)));
        result[std::size_t(i)] = qPremultiply(color.rgba());
    }
    return result;
}

std::vector<PlaneDistance> ofTwoAxes()
{
    std::vector<PlaneDistance> result(2);
    result[0].x = 1;
    result[1].y = 1;
    return result;
}

/// The differences of three distances are the places of a plane; empty if theirs is not that plane.
std::vector<PlaneDistance> ofDifferences(const PrincipalPlane& plane)
{
    constexpr double rounding = 1e-9;
    if (plane.directions.rows() != 3 || plane.directions.colwise().sum().cwiseAbs().maxCoeff() > rounding)
        return {};
    std::vector<PlaneDistance> result(3);
    for (Eigen::Index j = 0; j < 3; ++j) {
        PlaneDistance& distance = result[std::size_t(j)];
        distance.constant = plane.mean[j];
        distance.x = plane.directions(j, 0);
        distance.y = plane.directions(j, 1);
    }
    return result;
}

/// Squared distances in the plane of two features are polynomials of second degree; which, the samples say. Empty
/// where other distances are in the embedding.
std::vector<PlaneDistance> ofTwoFeatures(const Eigen::MatrixXd& squaredDistances, const DataPlane& data)
{
    if (data.plane.directions.rows() != 2)
        return {};
    const auto x = data.places.col(0).array(), y = data.places.col(1).array();
    Eigen::MatrixXd terms(data.places.rows(), 6);
    terms << Eigen::VectorXd::Ones(data.places.rows()), x.matrix(), y.matrix(), x.square().matrix(),
        (x * y).matrix(), y.square().matrix();
    constexpr Eigen::Index mostFitted = 500;
    const Eigen::Index n = terms.rows();
    const auto fitted = Eigen::seq(0, n - 1, 1 + (n - 1) / mostFitted);
    const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> solver(terms(fitted, Eigen::all));
    if (solver.rank() < terms.cols())
        return {};
    const Eigen::MatrixXd found = solver.solve(Eigen::MatrixXd(squaredDistances(fitted, Eigen::all)));
    constexpr double rounding = 1e-9;
    if (!((terms * found - squaredDistances).cwiseAbs().maxCoeff() <=
          rounding * squaredDistances.cwiseAbs().maxCoeff()))
        return {};
    std::vector<PlaneDistance> result;
    for (const auto& one : found.colwise())
        result.push_back({one[0], one[1], one[2], one[3], one[4], one[5]});
    return result;
}

/// Squared distances that are sums over the features, with all features but the two of the plane at their means.
/// The embedding says by what factor; empty where it holds other distances.
std::vector<PlaneDistance> ofWeightedFeatures(const Fit& fit, const MethodDescription& method,
                                              const DataPlane& plane)
{
    const Outcome& outcome = fit.result->outcome;
    const std::optional<double> exponent =
        method.distanceExponent ? method.distanceExponent(fit.result->parameters) : std::optional(1.0);
    const auto values = fit.data->values().map();
    if (!exponent || outcome.centers.rows() != outcome.embedding.cols() || outcome.centers.cols() != values.cols())
        return {};
    const Eigen::RowVectorXd means = values.colwise().mean();
    std::vector<PlaneDistance> result;
    for (Eigen::Index j = 0; j < outcome.centers.rows(); ++j) {
        Eigen::RowVectorXd weights = Eigen::RowVectorXd::Ones(values.cols());
        if (outcome.featureWeights.size() > 0)
            weights = outcome.featureWeights.row(outcome.featureWeights.rows() == 1 ? 0 : j)
                          .array()
                          .pow(*exponent)
                          .matrix();
        const Eigen::RowVectorXd centre = outcome.centers.row(j);
        const Eigen::VectorXd sums = (values.rowwise() - centre).array().square().matrix() * weights.transpose();
        Eigen::Index far = 0;
        const double largest = sums.maxCoeff(&far);
        if (!(largest > 0))
            return {};
        const double factor = outcome.embedding(far, j) / largest;
        constexpr double rounding = 1e-9;
        if (!((factor * sums - outcome.embedding.col(j)).cwiseAbs().maxCoeff() <= rounding * factor * largest))
            return {};
        const auto [a, b] = plane.features;
        Eigen::RowVectorXd place = means;
        place[a] = place[b] = 0;  // the other features contribute to the constant
        const double constant = (place - centre).array().square().matrix().dot(weights);
        result.push_back({factor * constant, -2 * factor * weights[a] * centre[a],
                          -2 * factor * weights[b] * centre[b], factor * weights[a], 0, factor * weights[b]});
    }
    return result;
}

/// The label prototypes as shares of the classes, unless each class has one cluster that is almost its own: then
/// the clusters are the classes. Empty where they are no shares.
Eigen::MatrixXf sharesOfClasses(const Fit& fit)
{
    if (!hasClassShares(fit))
        return {};
    const Eigen::MatrixXd& prototypes = fit.result->outcome.labelPrototypes;
    std::vector<int> clustersOf(std::size_t(prototypes.cols()), 0);
    for (Eigen::Index j = 0; j < prototypes.rows(); ++j) {
        Eigen::Index ruling = 0;
        prototypes.row(j).maxCoeff(&ruling);
        ++clustersOf[std::size_t(ruling)];
    }
    constexpr double almostAll = 0.99;
    if (std::all_of(clustersOf.begin(), clustersOf.end(), [](int count) { return count == 1; }) &&
        prototypes.rowwise().maxCoeff().minCoeff() > almostAll)
        return {};
    return prototypes.cast<float>();
}

}  // namespace

bool hasClassShares(const Fit& fit)
{
    const Eigen::MatrixXd& prototypes = fit.result->outcome.labelPrototypes;
    constexpr double rounding = 1e-6;
    return prototypes.rows() == fit.clusters() && prototypes.cols() > 1 &&
           prototypes.cols() == fit.result->target.classes() && prototypes.minCoeff() >= -rounding &&
           (prototypes.rowwise().sum().array() - 1).abs().maxCoeff() <= rounding;
}

std::optional<MembershipField> MembershipField::of(const Fit& fit, const AxisChoice& choice,
                                                   const ScatterCoordinates& coordinates, const Theme& theme)
{
    const Outcome& outcome = fit.result->outcome;
    const MethodDescription* known = findMethod(fit.result->method);
    if (!known || !known->membershipRule || !embedsDistances(outcome) || !coordinates.hasAxes() ||
        coordinates.isStrip || coordinates.isTraining)
        return std::nullopt;
    MembershipField field;
    try {
        field.plane.rule = known->membershipRule(outcome, fit.result->parameters);
    } catch (const std::invalid_argument&) {
        return std::nullopt;  // a result of another program may lack parameters
    }
    if (coordinates.isData) {
        const DataPlane& data = *fit.steps->plane;
        field.plane.distances = data.isOfFeatures() && data.plane.directions.rows() > 2
                                    ? ofWeightedFeatures(fit, *known, data)
                                    : ofTwoFeatures(outcome.embedding, data);
    } else if (coordinates.plane) {
        if (field.plane.rule.form == MembershipRule::Form::Exponential)
            field.plane.distances = ofDifferences(*coordinates.plane);
    } else {
        field.plane.distances = ofTwoAxes();
        field.isOfAxes = true;
    }
    if (field.plane.distances.empty())
        return std::nullopt;
    if (field.isOfAxes) {
        const auto [x, y] = shownAxes(choice, int(outcome.embedding.cols()));
        field.plane.clusters = {x, y};
    } else {
        field.plane.clusters.resize(field.plane.distances.size());
        std::iota(field.plane.clusters.begin(), field.plane.clusters.end(), 0);
    }
    field.scale = coordinates.scale;
    if (coordinates.isData && !choice.kernels)
        field.plane.prototypes = sharesOfClasses(fit);
    if (field.isOfClasses()) {
        field.colors = classColors(fit, theme);
        return field;
    }
    const std::vector<QColor> colors = clusterColors(fit, theme);
    for (const int cluster : field.plane.clusters)
        field.colors.push_back(colors[std::size_t(cluster)]);
    return field;
}

std::optional<MembershipField> MembershipField::of(const Fit& fit, PredictedGridPtr grid, const AxisScale& scale,
                                                   const Theme& theme)
{
    MembershipField field;
    field.colors = grid->predicted.areClasses ? classColors(fit, theme) : clusterColors(fit, theme);
    if (Eigen::Index(field.colors.size()) != grid->predicted.shares.cols())
        return std::nullopt;
    field.grid = std::move(grid);
    field.scale = scale;
    return field;
}

template <typename Number>
PlaneRows<Number> MembershipField::strengths(const Eigen::ArrayXd& valuesX, double valueY) const
{
    if (!grid)
        return plane.strengths<Number>(valuesX, valueY);
    PlaneRows<Number> shares(Eigen::Index(colors.size()), valuesX.size());
    for (Eigen::Index of = 0; of < shares.rows(); ++of)
        for (Eigen::Index place = 0; place < shares.cols(); ++place)
            shares(of, place) = Number(grid->share(of, valuesX[place], valueY));
    return shares;
}

QImage MembershipField::image(QSize size, const std::function<double(int column)>& xPlace,
                              const std::function<double(int row)>& yPlace) const
{
    std::vector<std::array<QRgb, shades>> colorsOf;
    for (const QColor& color : colors)
        colorsOf.push_back(tints(color));
    Eigen::ArrayXd across(size.width());
    for (int column = 0; column < size.width(); ++column)
        across[column] = scale.value(xPlace(column));
    std::vector<double> upwards;
    for (int row = 0; row < size.height(); ++row)
        upwards.push_back(scale.value(yPlace(row)));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    uchar* const bits = image.bits();
    const qsizetype bytesPerLine = image.bytesPerLine();
    const auto paintRow = [&](int row) {
        const double y = upwards[std::size_t(row)];
        const PlaneLeaders leaders = leadersOf(strengths<float>(across, y), areShares());
        auto* pixels = reinterpret_cast<QRgb*>(bits + row * bytesPerLine);
        for (int column = 0; column < size.width(); ++column) {
            const auto shade = std::size_t(float(shades - 1) * leaders.lead[column] + 0.5F);
            pixels[column] = isInside(across[column], y) ? colorsOf[std::size_t(leaders.first[column])][shade]
                                                         : qRgba(0, 0, 0, 0);
        }
    };
    const Eigen::Index blocks = (size.height() + rowsAtOnce - 1) / rowsAtOnce;
    parallelFor(blocks, hardwareThreads(), [&](Eigen::Index block) {
        for (Eigen::Index row = block * rowsAtOnce;
             row < std::min<Eigen::Index>((block + 1) * rowsAtOnce, size.height()); ++row)
            paintRow(int(row));
    });
    return image;
}

std::vector<QLineF> MembershipField::equalLines(const QRectF& area, const std::function<double(double x)>& xPlace,
                                                const std::function<double(double y)>& yPlace) const
{
    const int columns = int(std::ceil(area.width() / cell)), rows = int(std::ceil(area.height() / cell));
    std::vector<QLineF> lines;
    if (columns < 1 || rows < 1)
        return lines;
    const auto pixel = [&](Eigen::Index column, int row) {
        return QPointF(area.left() + double(column) * area.width() / columns,
                       area.top() + row * area.height() / rows);
    };
    Eigen::ArrayXd across(columns + 1);
    for (Eigen::Index column = 0; column <= columns; ++column)
        across[column] = scale.value(xPlace(pixel(column, 0).x()));
    // Of the nodes of a grid, a line of them at a time; -1: outside.
    struct Nodes
    {
        PlaneRows<double> strengths;
        std::vector<Eigen::Index> best;
    };
    const auto nodesOf = [&](int row) {
        const double y = scale.value(yPlace(pixel(0, row).y()));
        Nodes nodes{strengths<double>(across, y), {}};
        for (Eigen::Index column = 0; column <= columns; ++column) {
            Eigen::Index best = -1;
            if (isInside(across[column], y))
                nodes.strengths.col(column).maxCoeff(&best);
            nodes.best.push_back(best);
        }
        return nodes;
    };
    Nodes above = nodesOf(0);
    for (int row = 1; row <= rows; ++row) {
        Nodes below = nodesOf(row);
        for (Eigen::Index column = 0; column < columns; ++column) {
            const auto left = std::size_t(column), right = left + 1;
            const Eigen::Index same = above.best[left];
            if (above.best[right] == same && below.best[left] == same && below.best[right] == same)
                continue;
            struct Corner
            {
                const Nodes& nodes;
                Eigen::Index column;
                QPointF place;
                Eigen::Index best() const { return nodes.best[std::size_t(column)]; }
            };
            const std::array<Corner, 4> corners = {Corner{above, column, pixel(column, row - 1)},
                                                   Corner{above, column + 1, pixel(column + 1, row - 1)},
                                                   Corner{below, column + 1, pixel(column + 1, row)},
                                                   Corner{below, column, pixel(column, row)}};
            if (std::any_of(corners.begin(), corners.end(),
                            [](const Corner& corner) { return corner.best() < 0; }))
                continue;
            std::vector<QPointF> crossings;
            for (std::size_t edge = 0; edge < corners.size(); ++edge) {
                const Corner &a = corners[edge], &b = corners[(edge + 1) % corners.size()];
                if (a.best() == b.best())
                    continue;
                const auto ahead = [&](const Corner& corner) {
                    return corner.nodes.strengths(a.best(), corner.column) -
                           corner.nodes.strengths(b.best(), corner.column);
                };
                const double atA = ahead(a), atB = ahead(b);
                const bool isKnown = std::isfinite(atA) && std::isfinite(atB) && atA != atB;
                crossings.push_back(a.place + (isKnown ? atA / (atA - atB) : 0.5) * (b.place - a.place));
            }
            if (crossings.size() == 2)
                lines.emplace_back(crossings[0], crossings[1]);
            if (crossings.size() <= 2)
                continue;
            const QPointF middle =
                std::accumulate(crossings.begin(), crossings.end(), QPointF()) / double(crossings.size());
            for (const QPointF& crossing : crossings)
                lines.emplace_back(crossing, middle);
        }
        above = std::move(below);
    }
    return lines;
}

}  // namespace fuzzylens::ui
