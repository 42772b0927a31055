// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"
#include "core/numeric/parallel.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

#include <atomic>

namespace fuzzylens::bench {

namespace {

constexpr double seconds = 3;   // for a shape and a number of threads
constexpr int iterations = 10;  // the default stops sooner on data as clear as these; the paper speaks of ten

// The sum of whole vectors from a 64-byte boundary on, with the widest registers there are and as many independent
// sums as hide the latency of an addition; the remainder is not read.
#if defined(__x86_64__)
__attribute__((target_clones("avx512f", "avx2", "default")))
#endif
double
streamedSum(const double* values, Index count)
{
    using Vector = double __attribute__((vector_size(64)));
    constexpr Index together = 8, lanes = AlignedMatrix::lane;
    Vector sums[together] = {};
    const auto* vectors = reinterpret_cast<const Vector*>(values);
    for (Index i = 0; i + together <= count / lanes; i += together)
        for (Index s = 0; s < together; ++s)
            sums[s] += vectors[i + s];
    Vector sum = {};
    for (const Vector& part : sums)
        sum += part;
    return sum[0];
}

// Reads every value once; threads share the columns as a fit's do.
void stream(const AlignedMatrix& values, int threads)
{
    static std::atomic<double> kept;
    parallelFor(threads, threads, [&](Index part) {
        const Index begin = part * values.columns() / threads, end = (part + 1) * values.columns() / threads;
        kept = streamedSum(values.column(begin), (end - begin) * values.stride());
    });
}

void measureShape(Figures& figures, Index samples, Index features, const std::string& shape, int threads)
{
    const Problem problem = classesOfNormals(samples, features, 2);
    const MethodDescription& description = method("sfp");
    const SfpOptions usual = sfpOptions(defaultParameters(description, problem));
    SfpOptions options = usual;
    options.tolerance = 0;
    options.maxIterations = iterations;
    const RunControl control{threads, {}};
    const std::vector<double> times =
        leastSeconds({[&] { stream(problem.data->values(), threads); }, [&] { sfp(problem, options, control); },
                      [&] { sfp(problem, usual, control); }},
                     seconds);
    const std::string suffix = shape + (threads == 1 ? "_one_thread" : "");
    figures.emplace_back("sfp_fit_over_memory_floor" + suffix, times[1] / (iterations * 2 * times[0]));
    figures.emplace_back("sfp_fit_ms" + suffix, 1e3 * times[1]);
    figures.emplace_back("sfp_default_fit_ms" + suffix, 1e3 * times[2]);
    figures.emplace_back("stream_once_us" + suffix, 1e6 * times[0]);
    figures.emplace_back("stream_gb_per_s" + suffix,
                         1e-9 * sizeof(double) * static_cast<double>(problem.data->values().stride() * features) /
                             times[0]);
}

void measure(Figures& figures)
{
    for (const int threads : {2, 1}) {
        measureShape(figures, 72, 7129, "", threads);
        measureShape(figures, 181, 12533, "_181x12533", threads);
        measureShape(figures, 23, 54613, "_23x54613", threads);
    }
}

const Registration registration{{"sfp", "one cold fit against the time to stream the data", measure}};

}  // namespace

}  // namespace fuzzylens::bench
