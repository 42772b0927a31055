// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/membership_field.h"

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

using Row = Eigen::Array<float, 1, Eigen::Dynamic>;

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

}  // namespace

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
        field.rule = known->membershipRule(outcome, fit.result->parameters);
    } catch (const std::invalid_argument&) {
        return std::nullopt;  // a result of another program may lack parameters
    }
    if (coordinates.isData) {
        field.distances = ofTwoFeatures(outcome.embedding, *fit.steps->plane);
    } else if (coordinates.plane) {
        if (field.rule.form == MembershipRule::Form::Exponential)
            field.distances = ofDifferences(*coordinates.plane);
    } else {
        field.distances = ofTwoAxes();
        field.isOfAxes = true;
    }
    if (field.distances.empty())
        return std::nullopt;
    if (field.isOfAxes) {
        const auto [x, y] = shownAxes(choice, int(outcome.embedding.cols()));
        field.clusters = {x, y};
    } else {
        field.clusters.resize(field.distances.size());
        std::iota(field.clusters.begin(), field.clusters.end(), 0);
    }
    field.scale = coordinates.scale;
    const std::vector<QColor> colors = clusterColors(fit, theme);
    for (const int cluster : field.clusters)
        field.colors.push_back(colors[std::size_t(cluster)]);
    return field;
}

double MembershipField::exponent(std::size_t cluster, double valueX, double valueY) const
{
    const double distance = distances[cluster].at(valueX, valueY);
    return rule.exponent(rule.form == MembershipRule::Form::Power ? std::max(distance, 0.0) : distance,
                         clusters[cluster]);
}

Eigen::VectorXd MembershipField::memberships(double valueX, double valueY) const
{
    Eigen::VectorXd exponents(Eigen::Index(clusters.size()));
    for (std::size_t j = 0; j < clusters.size(); ++j)
        exponents[Eigen::Index(j)] = exponent(j, valueX, valueY);
    const double least = exponents.minCoeff();
    if (std::isinf(least))  // at a centre, under a power
        exponents = (exponents.array() == least).select(0.0, Eigen::VectorXd::Constant(exponents.size(), 1e300));
    const Eigen::VectorXd parts = (exponents.minCoeff() - exponents.array()).exp();
    return parts / parts.sum();
}

QImage MembershipField::image(QSize size, const std::function<double(int column)>& xPlace,
                              const std::function<double(int row)>& yPlace) const
{
    std::vector<std::array<QRgb, shades>> colorsOf;
    for (const QColor& color : colors)
        colorsOf.push_back(tints(color));
    const auto count = clusters.size();
    Eigen::ArrayXd across(size.width());
    for (int column = 0; column < size.width(); ++column)
        across[column] = scale.value(xPlace(column));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    std::vector<Row> exponents(count, Row(size.width()));
    Row first(size.width()), second(size.width()), ratio(size.width()), total(size.width());
    const auto exponentsOf = [&](std::size_t j, double upwards, const Eigen::ArrayXd& valuesX) -> Row {
        const PlaneDistance& d = distances[j];
        const Eigen::ArrayXd distance =
            d.constant + (d.y + d.yy * upwards) * upwards + (d.x + d.xy * upwards + d.xx * valuesX) * valuesX;
        const double offset = rule.offsets.empty() ? 0 : rule.offsets[std::size_t(clusters[j])];
        if (rule.form == MembershipRule::Form::Power)
            return ((distance.cast<float>().max(std::numeric_limits<float>::min()).log() / float(rule.fuzziness)))
                .transpose()
                .eval();
        return ((distance + offset) / rule.fuzziness).cast<float>().transpose().eval();
    };
    const auto isOfColumns = [](const PlaneDistance& d) { return d.y == 0 && d.xy == 0 && d.yy == 0; };
    const auto isOfRows = [](const PlaneDistance& d) { return d.x == 0 && d.xy == 0 && d.xx == 0; };
    for (std::size_t j = 0; j < count; ++j)
        exponents[j] = exponentsOf(j, 0, across);
    for (int row = 0; row < size.height(); ++row) {
        const double upwards = scale.value(yPlace(row));
        for (std::size_t j = 0; j < count; ++j)
            if (isOfRows(distances[j]))
                exponents[j].setConstant(exponentsOf(j, upwards, Eigen::ArrayXd::Zero(1))[0]);
            else if (!isOfColumns(distances[j]))
                exponents[j] = exponentsOf(j, upwards, across);
        first = exponents[0];
        second.setConstant(std::numeric_limits<float>::infinity());
        for (std::size_t j = 1; j < count; ++j) {
            second = second.min(exponents[j].max(first));
            first = first.min(exponents[j]);
        }
        ratio = (first - second).exp();
        total = 1 + ratio;
        if (count > 2) {
            total.setZero();
            for (std::size_t j = 0; j < count; ++j)
                total += (first - exponents[j]).exp();
        }
        const Row ahead = float(shades - 1) * (1 - ratio) / total + 0.5f;
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(row));
        if (isOfAxes && upwards < 0) {
            std::fill_n(pixels, size.width(), qRgba(0, 0, 0, 0));
            continue;
        }
        for (int column = 0; column < size.width(); ++column) {
            std::size_t best = 0;
            for (std::size_t j = 1; j < count; ++j)
                best = exponents[j][column] < exponents[best][column] ? j : best;
            pixels[column] = colorsOf[best][std::size_t(ahead[column])];
        }
        for (int column = 0; isOfAxes && column < size.width(); ++column)
            if (across[column] < 0)
                pixels[column] = qRgba(0, 0, 0, 0);
    }
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
    std::vector<double> across;
    for (Eigen::Index column = 0; column <= columns; ++column)
        across.push_back(scale.value(xPlace(pixel(column, 0).x())));
    // Of the nodes of a grid, a line of them at a time; -1: outside.
    struct Nodes
    {
        Eigen::MatrixXd exponents;  // clusters x nodes
        std::vector<Eigen::Index> best;
    };
    const auto nodesOf = [&](int row) {
        Nodes nodes{Eigen::MatrixXd(Eigen::Index(clusters.size()), columns + 1), {}};
        const double y = scale.value(yPlace(pixel(0, row).y()));
        for (Eigen::Index column = 0; column <= columns; ++column) {
            const double x = across[std::size_t(column)];
            for (std::size_t j = 0; j < clusters.size(); ++j)
                nodes.exponents(Eigen::Index(j), column) = exponent(j, x, y);
            Eigen::Index best = -1;
            if (!isOfAxes || (x >= 0 && y >= 0))
                nodes.exponents.col(column).minCoeff(&best);
            nodes.best.push_back(best);
        }
        return nodes;
    };
    Nodes above = nodesOf(0);
    for (int row = 1; row <= rows; ++row) {
        Nodes below = nodesOf(row);
        for (Eigen::Index column = 0; column < columns; ++column) {
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
                    return corner.nodes.exponents(a.best(), corner.column) -
                           corner.nodes.exponents(b.best(), corner.column);
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
