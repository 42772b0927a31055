// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/feature_step.h"

#include "core/methods/sfp/packet.h"
#include "core/methods/sfp/sparse_kernels.h"
#include "core/numeric/exponential.h"

#include <algorithm>
#include <limits>

namespace fuzzylens::sfp_detail {

namespace {

constexpr double beyondScatters = 1e300;  // no scatter is as large
constexpr double cancelledShare = 1e-6;   // a scatter below this share of its minuend has lost digits
constexpr double tellingShare = 1e-4;  // differences below lambda over this change the weights by less than 1e-16
constexpr int mostRounds = 12;         // sixteen digits each: more than there are between any two values

}  // namespace

void subtractSums(const double* all, const AlignedMatrix& sums, Index left, Index features, double* rest)
{
    for (Index f = 0; f < features; f += lanes) {
        Packet value = load(all + f);
        for (Index j = 0; j < sums.columns(); ++j)
            if (j != left)
                value = vec::psub(value, load(sums.column(j) + f));
        vec::pstore(rest + f, value);
    }
}

CenterTerms centerFeatures(const double* first, const double* second, const double* reference, double mass,
                           Index features, double* center, double* scatter)
{
    const Packet perMass = broadcast(1 / mass);
    Packet change = broadcast(0), norm = change;
    for (Index f = 0; f < features; f += lanes) {
        const Packet sum = load(first + f);
        const Packet shift = vec::pmul(sum, perMass);
        const Packet now = vec::padd(load(reference + f), shift);
        const Packet move = vec::psub(now, load(center + f));
        change = vec::pmadd(move, move, change);
        norm = vec::pmadd(shift, shift, norm);
        vec::pstore(center + f, now);
        const Packet rest = vec::psub(load(second + f), vec::pmul(sum, shift));
        vec::pstore(scatter + f, vec::pmax(rest, broadcast(0)));
    }
    return {vec::predux(change), vec::predux(norm)};
}

bool hasCancelled(double scatter, double whole, double lambda)
{
    return scatter < cancelledShare * whole && lambda < tellingShare * whole;
}

bool hasCancelled(const double* scatter, const double* whole, double lambda, Index features)
{
    const Packet share = broadcast(cancelledShare), telling = broadcast(tellingShare), small = broadcast(lambda);
    Packet least = broadcast(0);
    for (Index f = 0; f < features; f += lanes) {
        const Packet all = load(whole + f);
        const Packet left = vec::psub(load(scatter + f), vec::pmul(share, all));
        least = vec::pmin(least, vec::pmax(left, vec::psub(small, vec::pmul(telling, all))));
    }
    return vec::predux_min(least) < 0;
}

void recenterFeature(const PreparedData& data, Index feature, const AlignedMatrix& memberships, Index cluster,
                     double mass, double lambda, double& center, double& scatter)
{
    AlignedMatrix scratch;
    BlockValues values{};
    if (!data.sparse)
        values = valuesOf(data.table, {0, data.paddedSamples(), feature, 1}, scratch);
    for (int round = 0; round < mostRounds; ++round) {
        const Sums sums = data.sparse ? weightedSums(*data.sparse, feature, memberships, cluster, mass, center)
                                      : weightedSums(values, memberships, cluster, center);
        const double shift = sums.first / mass;
        center += shift;
        scatter = std::max(0.0, sums.second - sums.first * shift);
        if (!hasCancelled(scatter, sums.second, lambda))
            break;
    }
}

double leastScatter(const double* scatter, const double* varies, Index features)
{
    const Packet none = broadcast(beyondScatters);
    Packet least = none;
    for (Index f = 0; f < features; f += lanes) {
        const Packet isConstant = vec::psub(broadcast(1), load(varies + f));
        least = vec::pmin(least, vec::pmadd(isConstant, none, load(scatter + f)));
    }
    const double result = vec::predux_min(least);
    return result < beyondScatters ? result : std::numeric_limits<double>::infinity();
}

WeightTerms weighFeatures(const double* scatter, const double* varies, double origin, double lambda,
                          Index features, double* roots)
{
    const Packet from = broadcast(origin), perLambda = broadcast(-0.5 / lambda);
    const Packet low = broadcast(-0.5 * largestExponent), high = broadcast(-0.5 * leastExponent);
    Index end = 0;
    for (; end < features; end += lanes) {
        const Packet half = vec::pmul(vec::psub(load(scatter + end), from), perLambda);
        vec::pstore(roots + end, vec::pmin(vec::pmax(half, low), high));
    }
    exponentials(roots, end);
    Packet total = broadcast(0), scattered = total;
    for (Index f = 0; f < features; f += lanes) {
        const Packet root = vec::pmul(load(roots + f), load(varies + f));
        const Packet e = vec::pmul(root, root);
        total = vec::padd(total, e);
        scattered = vec::pmadd(e, vec::psub(load(scatter + f), from), scattered);
        vec::pstore(roots + f, root);
    }
    return {vec::predux(total), vec::predux(scattered) / lambda};
}

}  // namespace fuzzylens::sfp_detail
