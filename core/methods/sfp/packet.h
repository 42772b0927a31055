// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

// Vector types as template arguments lose their alignment attribute, which nothing here relies on.
#pragma GCC diagnostic ignored "-Wignored-attributes"

/// The widest vectors of doubles that the instruction set of this build has, as Eigen wraps them.
namespace fuzzylens::sfp_detail {

namespace vec = Eigen::internal;
using Packet = vec::packet_traits<double>::type;
inline constexpr int lanes = vec::packet_traits<double>::size;

inline Packet load(const double* from)
{
    return vec::pload<Packet>(from);
}

inline Packet broadcast(double value)
{
    return vec::pset1<Packet>(value);
}

// Adds neighbouring pieces of each of two vectors; those of a go to the even places, those of b to the odd ones.
template <int piece, typename Vector>
inline Vector addNeighbours(Vector a, Vector b)
{
    if constexpr (lanes == 2)
        return __builtin_shufflevector(a, b, 0, 2) + __builtin_shufflevector(a, b, 1, 3);
    else if constexpr (lanes == 4 && piece == 1)
        return __builtin_shufflevector(a, b, 0, 4, 2, 6) + __builtin_shufflevector(a, b, 1, 5, 3, 7);
    else if constexpr (lanes == 4)
        return __builtin_shufflevector(a, b, 0, 1, 4, 5) + __builtin_shufflevector(a, b, 2, 3, 6, 7);
    else if constexpr (piece == 1)
        return __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14) +
               __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
    else if constexpr (piece == 2)
        return __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13) +
               __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
    else
        return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11) +
               __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
}

// The lanes of `width` vectors, added up until one vector is left.
template <int width, typename Vector>
inline Vector addLanes(const Vector* sums)
{
    if constexpr (width == 1)
        return *sums;
    else
        return addNeighbours<width / 2>(addLanes<width / 2>(sums), addLanes<width / 2>(sums + width / 2));
}

// out[i] = sum of the lanes of sums[i]
template <int count>
inline void sumLanes(const Packet* sums, double* out)
{
    if constexpr (count % lanes == 0 && lanes > 1) {
#pragma GCC unroll 4
        for (int group = 0; group < count; group += lanes)
            vec::pstoreu(out + group, addLanes<lanes>(sums + group));
    } else {
#pragma GCC unroll 8
        for (int i = 0; i < count; ++i)
            out[i] = vec::predux(sums[i]);
    }
}

}  // namespace fuzzylens::sfp_detail
