// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/plane_memberships.h"

#include <cmath>
#include <limits>

namespace fuzzylens {

Eigen::VectorXd PlaneMemberships::memberships(double valueX, double valueY) const
{
    Eigen::VectorXd exponents(std::ssize(clusters));
    for (std::size_t j = 0; j < clusters.size(); ++j) {
        const double distance = distances[j].at(valueX, valueY);
        exponents[static_cast<Eigen::Index>(j)] = rule.exponent(
            rule.form == MembershipRule::Form::Power ? std::max(distance, 0.0) : distance, clusters[j]);
    }
    const double least = exponents.minCoeff();
    if (std::isinf(least))  // at a centre, under a power
        exponents = (exponents.array() == least).select(0.0, Eigen::VectorXd::Constant(exponents.size(), 1e300));
    const Eigen::VectorXd parts = (exponents.minCoeff() - exponents.array()).exp();
    return parts / parts.sum();
}

template <typename Number>
PlaneRows<Number> PlaneMemberships::strengths(const Eigen::ArrayXd& valuesX, double valueY) const
{
    using Row = Eigen::Array<Number, 1, Eigen::Dynamic>;
    const Eigen::Index places = valuesX.size();
    const Eigen::Array<double, 1, Eigen::Dynamic> across = valuesX.transpose();
    PlaneRows<Number> result(std::ssize(clusters), places);
    for (std::size_t j = 0; j < clusters.size(); ++j) {
        const PlaneDistance& d = distances[j];
        const double offset = rule.offsets.empty() ? 0 : rule.offsets[static_cast<std::size_t>(clusters[j])];
        const double constant = d.constant + (d.y + d.yy * valueY) * valueY, slope = d.x + d.xy * valueY;
        auto row = result.row(static_cast<Eigen::Index>(j));
        if (rule.form == MembershipRule::Form::Power)
            row = (constant + (slope + d.xx * across) * across)
                      .template cast<Number>()
                      .max(Number(std::numeric_limits<float>::min()))
                      .log() /
                  -Number(rule.fuzziness);
        else
            row =
                ((constant + offset + (slope + d.xx * across) * across) / -rule.fuzziness).template cast<Number>();
    }
    if (prototypes.size() == 0)
        return result;
    const Row most = result.colwise().maxCoeff();
    Row total = Row::Zero(places);
    for (auto row : result.rowwise()) {
        row = (row - most).exp();
        total += row;
    }
    PlaneRows<Number> shares = PlaneRows<Number>::Zero(prototypes.cols(), places);
    for (Eigen::Index of = 0; of < shares.rows(); ++of) {
        auto share = shares.row(of);
        for (Eigen::Index j = 0; j < result.rows(); ++j)
            share += Number(prototypes(j, of)) * result.row(j);
        share /= total;
    }
    return shares;
}

template PlaneRows<float> PlaneMemberships::strengths(const Eigen::ArrayXd& valuesX, double valueY) const;
template PlaneRows<double> PlaneMemberships::strengths(const Eigen::ArrayXd& valuesX, double valueY) const;

PlaneLeaders leadersOf(const PlaneRows<float>& strengths, bool areShares)
{
    using Row = Eigen::Array<float, 1, Eigen::Dynamic>;
    const Eigen::Index places = strengths.cols();
    PlaneLeaders leaders;
    leaders.first.setZero(places);
    Row largest = strengths.row(0);
    Row second = Row::Constant(places, -std::numeric_limits<float>::infinity());
    for (Eigen::Index j = 1; j < strengths.rows(); ++j) {
        const auto row = strengths.row(j);
        for (Eigen::Index place = 0; place < places; ++place) {
            const float here = row[place];
            leaders.first[place] = here > largest[place] ? static_cast<int>(j) : leaders.first[place];
            second[place] = std::max(second[place], std::min(here, largest[place]));
            largest[place] = std::max(largest[place], here);
        }
    }
    if (areShares) {
        leaders.lead = largest - second;
    } else {
        Row total = Row::Zero(places);
        for (const auto& row : strengths.rowwise())
            total += (row - largest).exp();
        leaders.lead = (1 - (second - largest).exp()) / total;
    }
    leaders.lead = (leaders.lead == leaders.lead).select(leaders.lead.max(0.0F).min(1.0F), 0.0F);
    return leaders;
}

}  // namespace fuzzylens
