// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/prepared_data.h"

#include "core/common/issue.h"
#include "core/methods/constant_features.h"
#include "core/methods/data_checks.h"
#include "core/methods/sfp/kernels.h"
#include "core/methods/sfp/packet.h"

#include <cmath>

namespace fuzzylens::sfp_detail {

namespace {

constexpr double largestValue = 1e140;  // squares of differences, summed and divided by 1e-12, stay finite
constexpr int together = 8;             // features at a time: their sums do not wait for one another

// Of the differences of all samples to the first.
struct DifferenceSums
{
    double sum, squares, sizes;
};

void setPrepared(PreparedData& prepared, Index feature, double first, const DifferenceSums& sums)
{
    const auto samples = static_cast<double>(prepared.samples());
    const double mean = first + sums.sum / samples, shift = mean - first;
    const bool inRange = std::abs(first) <= largestValue && sums.sizes <= largestValue;
    prepared.means[feature] = mean;
    prepared.varies[feature] = sums.sizes > 0 ? 1.0 : 0.0;
    prepared.residuals[feature] = sums.sum - samples * shift;
    prepared.scatters[feature] =
        inRange ? std::max(0.0, sums.squares - shift * (2 * sums.sum - samples * shift)) : -1.0;
}

// Sums of differences to the first sample keep the digits of features far from zero; the sample being one of those
// summed over, the step from it to the mean costs no more than n roundings.
template <int features>
void prepareSome(PreparedData& prepared, Index feature, AlignedMatrix& scratch)
{
    const BlockValues values = valuesOf(prepared.table, {0, prepared.paddedSamples(), feature, features}, scratch);
    const auto column = [&values](int f) { return values.values + f * values.stride; };
    Packet origin[features], sums[3 * features];
    for (int f = 0; f < features; ++f) {
        origin[f] = broadcast(*column(f));
        sums[f] = sums[features + f] = sums[2 * features + f] = broadcast(0);
    }
    const auto add = [&](int f, Packet x) {
        const Packet d = vec::psub(x, origin[f]);
        sums[f] = vec::padd(sums[f], d);
        sums[features + f] = vec::pmadd(d, d, sums[features + f]);
        sums[2 * features + f] = vec::padd(sums[2 * features + f], vec::pabs(d));
    };
    const Index rest = prepared.samples() % lanes, whole = prepared.samples() - rest;
    for (Index i = 0; i < whole; i += lanes)
#pragma GCC unroll 8
        for (int f = 0; f < features; ++f) {
            const double* x = column(f) + i;
            if (i % AlignedMatrix::lane == 0)
                __builtin_prefetch(x + features * values.stride);
            add(f, load(x));
        }
    if (rest > 0) {
        const Packet isInside = vec::pcmp_lt(vec::plset<Packet>(0.0), broadcast(static_cast<double>(rest)));
#pragma GCC unroll 8
        for (int f = 0; f < features; ++f)
            add(f, vec::pselect(isInside, load(column(f) + whole), origin[f]));
    }
    double reduced[3 * features];
    sumLanes<3 * features>(sums, reduced);
    for (int f = 0; f < features; ++f)
        setPrepared(prepared, feature + f, *column(f),
                    {reduced[f], reduced[features + f], reduced[2 * features + f]});
}

// The same for sparse values: all that are not stored are equal.
void prepareSparse(PreparedData& prepared, Index feature)
{
    const ColumnValues stored = prepared.sparse->column(feature);
    const Index samples = prepared.samples(), absent = samples - static_cast<Index>(stored.size);
    const double first = prepared.table(0, feature), fromFirst = absent > 0 ? stored.other - first : 0.0;
    const auto times = static_cast<double>(absent);
    double sum = times * fromFirst, squares = times * fromFirst * fromFirst, spread = times * std::abs(fromFirst);
    for (std::size_t at = 0; at < stored.size; ++at) {
        const double d = stored.values[at] - first;
        sum += d;
        squares += d * d;
        spread += std::abs(d);
    }
    setPrepared(prepared, feature, first, {sum, squares, spread});
}

}  // namespace

PreparedData::PreparedData(const ValueTable& values)
    : table(values)
    , sparse(values.sparse())
{
    const Index padded = (features() + 7) / 8 * 8;
    for (Eigen::ArrayXd* array : {&means, &residuals, &scatters, &varies}) {
        array->resize(padded);
        array->tail(padded - features()).setZero();
    }
}

void prepareFeatures(PreparedData& prepared, Index begin, Index end)
{
    Index feature = begin;
    for (; prepared.sparse && feature < end; ++feature)
        prepareSparse(prepared, feature);
    AlignedMatrix scratch;
    for (; feature + together <= end; feature += together)
        prepareSome<together>(prepared, feature, scratch);
    for (; feature < end; ++feature)
        prepareSome<1>(prepared, feature, scratch);
}

void checkPrepared(PreparedData& prepared, const Dataset& data)
{
    const bool areInRange = prepared.scatters.head(prepared.features()).minCoeff() >= 0;
    for (Index feature = 0; !areInRange && feature < prepared.features(); ++feature) {
        if (prepared.scatters[feature] >= 0)
            continue;
        std::vector<double> scratch;
        refuseLarge(
            data, feature,
            Eigen::Map<const Eigen::ArrayXd>(data.column(feature, scratch), data.samples()).abs().maxCoeff());
    }
    for (Index feature = 0; feature < prepared.features(); ++feature) {
        constexpr double rounding = 1e-13;  // more than that of isConstant, which is asked then
        const double least = rounding * std::abs(prepared.means[feature]);
        if (prepared.varies[feature] != 0 &&
            prepared.scatters[feature] <= static_cast<double>(prepared.samples()) * least * least &&
            isConstant(data, feature))
            prepared.varies[feature] = prepared.scatters[feature] = prepared.residuals[feature] = 0.0;
    }
    prepared.varying = static_cast<Index>(prepared.varies.sum());
    if (prepared.varying == 0)
        throw ArgumentError(message("every feature is constant; the samples cannot be partitioned"));
}

}  // namespace fuzzylens::sfp_detail
