// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/memory_estimate.h"

#include "core/common/memory_guard.h"

#include <algorithm>
#include <utility>

namespace fuzzylens {

namespace {

/// Tables of n x n at a time while the inner products of samples are summed: up to 8 partial sums of few samples.
double productTables(double samples)
{
    constexpr double manySamples = 2048, entriesOfSums = 1 << 24;
    return samples > manySamples ? 1.0 : 2.0 + std::clamp(entriesOfSums / (samples * samples), 1.0, 8.0);
}

double clustersOf(const Problem& problem, const Parameters& parameters)
{
    return static_cast<double>(parameters.has("clusters") ? parameters.integer("clusters")
                                                          : std::max(problem.target.classes(), 1));
}

/// Kept while eigenvectors of compact data are found by iteration: so many of n and of p numbers.
constexpr double vectorsOfLanczos = 64;

/// Bytes. Smaller fits do not read the limits of the system.
constexpr double worthAsking = 64e6;

void requireMemoryFor(double bytes)
{
    if (bytes > worthAsking)
        requireMemory(
            {}, bytes,
            message(
                "keep fewer samples (step keep-samples) or features (step top-variance), or use fewer clusters"));
}

}  // namespace

double fitMemory(const MethodDescription& method, const Problem& problem, const Parameters& parameters)
{
    const MemoryNeed& need = method.memory;
    const auto n = static_cast<double>(std::max<Index>(problem.data->samples(), 1)),
               p = static_cast<double>(problem.data->features());
    // Numbers of clusters out of range are refused by the method itself.
    const double k = std::clamp(clustersOf(problem, parameters), 1.0, n), least = std::min(n, p);
    double numbers = need.memberships * n * k + need.samples * n + 6 * k * p + need.partials * n * p * k;
    numbers += need.squares * n * n;
    const ValueTable& table = problem.data->table();
    const bool staysCompact = table.compact() && method.staysCompact;
    if (staysCompact) {
        numbers += vectorsOfLanczos * (n + p) + (table.floats() && need.usesProducts && p > n ? n * n : 0.0);
    } else {
        numbers += need.thin * least * least + (need.matrices + (p > n ? 0.0 : need.longMatrices)) * n * p;
        if (need.usesProducts && p > n)
            numbers += productTables(n) * n * n;
    }
    return memoryOfLibraries + sizeof(double) * numbers +
           (table.compact() && !staysCompact ? table.compact()->bytesOfDense() : 0.0) +
           (method.furtherMemory ? method.furtherMemory(problem, parameters) : 0.0);
}

MethodDescription withMemoryLimit(MethodDescription method)
{
    MethodDescription sizes;
    sizes.memory = method.memory;
    sizes.staysCompact = method.staysCompact;
    const bool staysCompact = method.staysCompact;
    sizes.furtherMemory = method.furtherMemory;
    const auto bytesOf = [sizes = std::move(sizes)](const Problem& problem, const Parameters& parameters) {
        return fitMemory(sizes, problem, parameters);
    };
    method.run = [run = std::move(method.run), bytesOf](const Problem& problem, const Parameters& parameters,
                                                        const RunControl& control) {
        requireMemoryFor(bytesOf(problem, parameters));
        return run(problem, parameters, control);
    };
    if (method.refine)
        method.refine = [refine = std::move(method.refine),
                         bytesOf](const Problem& problem, const Parameters& parameters, const Outcome& from,
                                  std::chrono::milliseconds budget, const RunControl& control) {
            requireMemoryFor(bytesOf(problem, parameters));
            return refine(problem, parameters, from, budget, control);
        };
    if (!method.leaveOneOut)
        return method;
    method.leaveOneOut = [leaveOneOut = std::move(method.leaveOneOut), isCheap = method.leaveOneOutIsCheap,
                          isParallel = method.leaveOneOutIsParallel, staysCompact, bytesOf](
                             const Problem& problem, const Parameters& parameters, const RunControl& control) {
        double bytes = bytesOf(problem, parameters);
        const Dataset& data = *problem.data;
        const double all =
            sizeof(double) * static_cast<double>(data.samples()) * static_cast<double>(data.features());
        if (isCheap && isCheap(problem, parameters))
            bytes += data.table().compact() && staysCompact ? data.table().compact()->bytesOfDense() : 0.0;
        else if (isParallel)
            bytes = control.threads * (bytes + (staysCompact ? data.table().bytes() : all));
        requireMemoryFor(bytes);
        return leaveOneOut(problem, parameters, control);
    };
    return method;
}

}  // namespace fuzzylens
