// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sparse_kernels.h"

namespace fuzzylens::sfp_detail {

namespace {

/// The memberships of the samples whose value is not stored: what those of the others, @p share, leave of @p mass,
/// unless this is mostly rounding.
double massOfAbsent(const ColumnValues& stored, const double* memberships, Index samples, double mass,
                    double share)
{
    constexpr double mostlyRounding = 1e-6;
    if (stored.size == static_cast<std::size_t>(samples))
        return 0.0;
    if (mass - share > mostlyRounding * mass)
        return mass - share;
    double sum = 0;
    std::size_t at = 0;
    for (Index i = 0; i < samples; ++i) {
        if (at < stored.size && stored.rows[at] == static_cast<std::uint32_t>(i))
            ++at;
        else
            sum += memberships[i];
    }
    return sum;
}

}  // namespace

void weightedSums(const SparseColumns& values, Index feature, Index features, const AlignedMatrix& memberships,
                  const std::vector<double>& masses, Index left, const double* reference, double* first,
                  double* second, Index pitch)
{
    for (Index cluster = 0; cluster < memberships.columns(); ++cluster)
        for (Index f = 0; cluster != left && f < features; ++f) {
            const Sums sums = weightedSums(values, feature + f, memberships, cluster,
                                           masses[static_cast<std::size_t>(cluster)], reference[feature + f]);
            first[cluster * pitch + f] = sums.first;
            second[cluster * pitch + f] = sums.second;
        }
}

Sums weightedSums(const SparseColumns& values, Index feature, const AlignedMatrix& memberships, Index cluster,
                  double mass, double reference)
{
    const ColumnValues stored = values.column(feature);
    const double* const u = memberships.column(cluster);
    double share = 0, first = 0, second = 0;
    for (std::size_t at = 0; at < stored.size; ++at) {
        const double weight = u[stored.rows[at]], difference = stored.values[at] - reference;
        share += weight;
        first += weight * difference;
        second += weight * difference * difference;
    }
    const double absent = stored.other - reference;
    const double rest = massOfAbsent(stored, u, values.rows(), mass, share);
    return {first + rest * absent, second + rest * absent * absent};
}

void addDistances(const SparseColumns& values, Index feature, Index features, const Factors& factors,
                  AlignedMatrix& distances, std::vector<double>& bases)
{
    for (Index j = 0; j < distances.columns(); ++j) {
        double* const sums = distances.column(j);
        for (Index f = 0; f < features; ++f) {
            const double root = factors.roots[j * factors.rootPitch + f];
            if (root == 0.0)
                continue;
            const double offset = factors.offsets[j * factors.offsetPitch + f];
            const ColumnValues stored = values.column(feature + f);
            const double absent = root * stored.other + offset;
            bases[static_cast<std::size_t>(j)] += absent * absent;
            for (std::size_t at = 0; at < stored.size; ++at) {
                const double other = root * (stored.values[at] - stored.other);
                sums[stored.rows[at]] += other * (other + 2 * absent);
            }
        }
    }
}

}  // namespace fuzzylens::sfp_detail
