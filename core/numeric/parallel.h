// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <functional>

namespace fuzzylens {

/// Hardware threads of this machine, at least 1.
FUZZYLENS_EXPORT int hardwareThreads();

/// Runs body(i) once for every i in [0, count) on at most @p threads threads, the calling one among them; returns
/// when all are done. Which thread runs which i is not fixed: a body that writes only the elements of its i makes
/// results independent of the thread count. Subnormal numbers are flushed to zero in every worker. The first
/// exception of a body is thrown again here.
/// @throws std::invalid_argument if threads < 1.
FUZZYLENS_EXPORT void parallelFor(Eigen::Index count, int threads, const std::function<void(Eigen::Index)>& body);

/// While it lives, this thread flushes subnormal numbers to zero (results and operands): sparse feature weights
/// underflow, and arithmetic on subnormals is an order of magnitude slower.
class FUZZYLENS_EXPORT FlushToZero
{
public:
    FlushToZero();
    ~FlushToZero();
    FlushToZero(const FlushToZero&) = delete;
    FlushToZero& operator=(const FlushToZero&) = delete;

private:
    unsigned m_saved;
};

/// While it lives, this thread computes with subnormal numbers: in a parallel body whose numbers must arrive as
/// they are.
class FUZZYLENS_EXPORT KeepSubnormals
{
public:
    KeepSubnormals();
    ~KeepSubnormals();
    KeepSubnormals(const KeepSubnormals&) = delete;
    KeepSubnormals& operator=(const KeepSubnormals&) = delete;

private:
    unsigned m_saved;
};

/// The instruction set this build of the core was compiled for: "x86-64", "x86-64-v3" or "x86-64-v4"; "generic"
/// elsewhere.
FUZZYLENS_EXPORT const char* instructionSet();

}  // namespace fuzzylens
