// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/membership_field.h"

#include "ui/views/scatter/cluster_colors.h"

#include <Eigen/Core>

#include <array>
#include <cmath>
#include <stdexcept>
#include <tuple>

namespace fuzzylens::ui {

namespace {

constexpr int shades = 512;             // finer than the colours of a screen can show
constexpr double strongestTint = 0.24;  // where a sample belongs to one cluster alone

/// From the colour of one cluster over transparent, where both are equal, to that of the other.
std::array<QRgb, shades> tints(const QColor& at0, const QColor& at1)
{
    std::array<QRgb, shades> result;
    for (int i = 0; i < shades; ++i) {
        const double share = double(i) / (shades - 1);
        QColor color = share < 0.5 ? at0 : at1;
        color.setAlphaF(float(strongestTint * std::abs(2 * share - 1)));
        result[std::size_t(i)] = qPremultiply(color.rgba());
    }
    return result;
}

}  // namespace

std::optional<MembershipField> MembershipField::of(const Fit& fit, const AxisChoice& choice,
                                                   const ScatterCoordinates& coordinates, const Theme& theme)
{
    const Outcome& outcome = fit.result->outcome;
    const MethodDescription* known = findMethod(fit.result->method);
    const bool areDistances = !coordinates.isData && !coordinates.isStrip && !coordinates.isTraining &&
                              !coordinates.plane && coordinates.hasAxes() && embedsDistances(outcome);
    if (!known || !known->membershipRule || !areDistances)
        return std::nullopt;
    MembershipField field;
    try {
        field.rule = known->membershipRule(outcome, fit.result->parameters);
    } catch (const std::invalid_argument&) {
        return std::nullopt;  // a result of another program may lack parameters
    }
    std::tie(field.xCluster, field.yCluster) = shownAxes(choice, int(outcome.embedding.cols()));
    field.scale = coordinates.scale;
    const std::vector<QColor> colors = clusterColors(fit, theme);
    field.xColor = colors[std::size_t(field.xCluster)];
    field.yColor = colors[std::size_t(field.yCluster)];
    return field;
}

double MembershipField::membership(double xDistance, double yDistance) const
{
    const double difference = rule.exponent(xDistance, xCluster) - rule.exponent(yDistance, yCluster);
    return std::isnan(difference) ? 0.5 : 1 / (1 + std::exp(difference));  // two distances of 0 under a power
}

double MembershipField::equalDistance(double xDistance) const
{
    if (rule.form == MembershipRule::Form::Power || rule.offsets.empty())
        return xDistance;
    return xDistance + rule.offsets[std::size_t(xCluster)] - rule.offsets[std::size_t(yCluster)];
}

QImage MembershipField::image(QSize size, const std::function<double(int column)>& xPlace,
                              const std::function<double(int row)>& yPlace) const
{
    const std::array<QRgb, shades> colors = tints(yColor, xColor);
    const auto exponents = [this](int count, const std::function<double(int)>& place, int cluster) {
        Eigen::ArrayXf result(count);
        for (int i = 0; i < count; ++i) {
            const double distance = scale.value(place(i));
            result[i] = distance < 0 ? std::nanf("") : float(rule.exponent(distance, cluster));
        }
        return result;
    };
    const Eigen::ArrayXf across = exponents(size.width(), xPlace, xCluster);
    const Eigen::ArrayXf upwards = exponents(size.height(), yPlace, yCluster);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    Eigen::ArrayXf shade(size.width());
    for (int row = 0; row < size.height(); ++row) {
        shade = float(shades - 1) / (1.0f + (across - upwards[row]).exp());
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < size.width(); ++column)
            pixels[column] = shade[column] >= 0 ? colors[std::size_t(shade[column] + 0.5f)] : qRgba(0, 0, 0, 0);
    }
    return image;
}

}  // namespace fuzzylens::ui
