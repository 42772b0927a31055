// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "tests/bench/measurement.h"

#include <atomic>

namespace fuzzylens::bench {

namespace {

constexpr int threads = 2;
constexpr int iterations = 10;  // the default stops sooner on data as clear as these; the paper speaks of ten

Problem twoClasses(Index samples, Index features)
{
    Random random(1);
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i)
            (*values)(i, l) = random.normal() + (l < features / 20 && i % 2 == 1 ? 1.0 : 0.0);
    DatasetParts parts;
    parts.values = values;
    std::vector<std::string> labels;
    for (Index i = 0; i < samples; ++i) {
        parts.sampleNames.push_back(std::to_string(i).insert(0, 1, 's'));
        labels.emplace_back(i % 2 == 1 ? "B" : "A");
    }
    for (Index l = 0; l < features; ++l)
        parts.featureNames.push_back(std::to_string(l).insert(0, 1, 'f'));
    return {std::make_shared<const Dataset>(std::move(parts)),
            makeTarget(LabelField::categorical("class", labels))};
}

// Time to read every value once, with as many independent sums as hide the latency of an addition.
double streamSeconds(const AlignedMatrix& values)
{
    constexpr Index chunk = 64, sums = 8 * AlignedMatrix::lane;
    const Index chunks = (values.columns() + chunk - 1) / chunk;
    std::vector<double> results(static_cast<std::size_t>(chunks));
    const double seconds = medianSeconds([&] {
        parallelFor(threads, threads, [&](Index part) {
            for (Index c = part * chunks / threads; c < (part + 1) * chunks / threads; ++c) {
                const Index columns = std::min(chunk, values.columns() - c * chunk);
                const Eigen::Map<const Eigen::ArrayXd, Eigen::Aligned64> x(values.column(c * chunk),
                                                                           columns * values.stride());
                Eigen::Array<double, sums, 1> sum = Eigen::Array<double, sums, 1>::Zero();
                Index i = 0;
                for (; i + sums <= x.size(); i += sums)
                    sum += x.segment<sums>(i);
                results[static_cast<std::size_t>(c)] = sum.sum() + x.tail(x.size() - i).sum();
            }
        });
    });
    static std::atomic<double> kept;
    kept = results[0];
    return seconds;
}

void measureShape(Figures& figures, Index samples, Index features, const std::string& suffix)
{
    const Problem problem = twoClasses(samples, features);
    const MethodDescription& description = method("sfp");
    SfpOptions options = sfpOptions(defaultParameters(description, problem));
    const RunControl control{threads, false, {}};
    const double stream = streamSeconds(problem.data->values());
    const double settled = medianSeconds([&] { sfp(problem, options, control); });
    options.tolerance = 0;
    options.maxIterations = iterations;
    const double fit = medianSeconds([&] { sfp(problem, options, control); });
    figures.emplace_back("sfp_fit_over_memory_floor" + suffix, fit / (iterations * 2 * stream));
    figures.emplace_back("sfp_fit_ms" + suffix, 1e3 * fit);
    figures.emplace_back("sfp_default_fit_ms" + suffix, 1e3 * settled);
    figures.emplace_back("stream_once_us" + suffix, 1e6 * stream);
    figures.emplace_back("stream_gb_per_s" + suffix,
                         1e-9 * sizeof(double) * static_cast<double>(problem.data->values().stride() * features) /
                             stream);
}

const Registration registration{{"sfp", "one cold fit against the time to stream the data", [](Figures& figures) {
                                     measureShape(figures, 72, 7129, "");
                                     measureShape(figures, 181, 12533, "_181x12533");
                                     measureShape(figures, 23, 54613, "_23x54613");
                                 }}};

}  // namespace

}  // namespace fuzzylens::bench
