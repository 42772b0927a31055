// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/memory_estimate.h"

#include "core/common/memory_guard.h"
#include "core/methods/sfp/partition_layout.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

/// What a method allocates, in numbers of 8 bytes: coefficients of products of n samples, p features, k clusters.
struct Need
{
    std::string_view method;
    double memberships = 0;     // n k
    double samples = 0;         // n
    double matrices = 0;        // n p
    double longMatrices = 0;    // n p, unless there are more features than samples
    double partials = 0;        // n p k
    double squares = 0;         // n^2
    double thin = 0;            // min(n, p)^2
    bool usesProducts = false;  // n^2 where there are more features than samples, see productTables
};

constexpr std::array needs{
    Need{.method = "sfp", .memberships = 14},
    Need{
        .method = "sffd", .memberships = 9, .matrices = 1, .longMatrices = 4, .partials = 1, .usesProducts = true},
    Need{.method = "afcc", .memberships = 10, .usesProducts = true},
    Need{.method = "pckmeans", .memberships = 9, .usesProducts = true},
    Need{.method = "ssfcm-endo", .memberships = 10, .usesProducts = true},
    Need{.method = "ssfcm-pedrycz", .memberships = 10, .usesProducts = true},
    Need{.method = "sskfcm", .memberships = 10, .usesProducts = true},
    Need{.method = "fcm", .memberships = 9, .usesProducts = true},
    Need{.method = "gk", .memberships = 9, .longMatrices = 4.2, .thin = 2, .usesProducts = true},
    Need{.method = "scad1", .memberships = 9, .usesProducts = true},
    Need{.method = "scad2", .memberships = 9, .usesProducts = true},
    Need{.method = "kmeans", .memberships = 9, .usesProducts = true},
    Need{.method = "ewkm", .memberships = 9, .usesProducts = true},
    Need{.method = "wkmeans", .memberships = 9, .usesProducts = true},
    Need{.method = "mes", .memberships = 10, .samples = 150, .squares = 1.5, .usesProducts = true},
    Need{.method = "des", .memberships = 10, .samples = 150, .squares = 1.5, .usesProducts = true},
    Need{.method = "scs", .memberships = 10, .samples = 300, .longMatrices = 2, .usesProducts = true},
    Need{.method = "spectral", .memberships = 10, .samples = 300, .longMatrices = 2, .usesProducts = true},
    Need{.method = "lpp",
         .memberships = 10,
         .samples = 300,
         .matrices = 1.3,
         .longMatrices = 3.7,
         .thin = 3,
         .usesProducts = true},
    Need{.method = "klpp", .memberships = 10, .squares = 11.5, .usesProducts = true},
    Need{.method = "lda", .memberships = 10, .matrices = 3.3, .longMatrices = 1, .thin = 4},
    Need{.method = "lfda", .memberships = 10, .matrices = 3.3, .longMatrices = 1, .squares = 2.3, .thin = 4},
    Need{.method = "klfda", .memberships = 10, .matrices = 1, .squares = 11, .usesProducts = true},
    Need{.method = "pca", .memberships = 10, .matrices = 2.2, .thin = 3},
};

/// Tables of n x n at a time while the inner products of samples are summed: up to 8 partial sums of few samples.
double productTables(double samples)
{
    constexpr double manySamples = 2048, entriesOfSums = 1 << 24;
    return samples > manySamples ? 1.0 : 2.0 + std::clamp(entriesOfSums / (samples * samples), 1.0, 8.0);
}

/// Of the equations that spectral feature scaling solves for its factors: of labelled samples and features.
double numbersOfScaling(const Problem& problem, const Parameters& parameters)
{
    const std::vector<int>& classOf = problem.target.classOf;
    const auto labelled =
        static_cast<double>(std::count_if(classOf.begin(), classOf.end(), [](int code) { return code >= 0; }));
    const auto features = static_cast<double>(problem.data->features());
    const std::string& solver = parameters.text("solver");
    if (solver == "target")
        return labelled * (13 * features + 6.5 * labelled);
    const double rows = std::min(labelled, 1024.0);  // of many labelled samples the distances of some are kept
    return solver == "minpert" || solver == "contour" ? 30 * labelled * features + rows * rows
                                                      : rows * (13 * features + rows);
}

double clustersOf(const Problem& problem, const Parameters& parameters)
{
    return static_cast<double>(parameters.has("clusters") ? parameters.integer("clusters")
                                                          : std::max(problem.target.classes(), 1));
}

/// Bytes. Smaller fits do not read the limits of the system.
constexpr double worthAsking = 64e6;

void requireMemoryFor(double bytes)
{
    if (bytes > worthAsking)
        requireMemory({}, bytes,
                      "keep fewer samples (step keep-samples) or features (step top-variance), or use fewer "
                      "clusters");
}

}  // namespace

double fitMemory(std::string_view method, const Problem& problem, const Parameters& parameters)
{
    const auto need =
        std::find_if(needs.begin(), needs.end(), [method](const Need& one) { return one.method == method; });
    if (need == needs.end())
        throw std::invalid_argument("there is no memory estimate for the method \"" + std::string(method) + '"');
    const Index samples = std::max<Index>(problem.data->samples(), 1), features = problem.data->features();
    const auto n = static_cast<double>(samples), p = static_cast<double>(features);
    // Numbers of clusters out of range are refused by the method itself.
    const double k = std::clamp(clustersOf(problem, parameters), 1.0, n), least = std::min(n, p);
    double numbers = need->memberships * n * k + need->samples * n + 6 * k * p + need->partials * n * p * k;
    numbers += need->squares * n * n + need->thin * least * least;
    numbers += (need->matrices + (p > n ? 0.0 : need->longMatrices)) * n * p;
    if (need->usesProducts && p > n)
        numbers += productTables(n) * n * n;
    if (method == "scs")
        numbers += numbersOfScaling(problem, parameters);
    if ((method == "mes" || method == "des") && parameters.text("selection") == "affinity")
        numbers += 3 * n * n;  // similarities, responsibilities, availabilities
    double bytes = memoryOfLibraries + sizeof(double) * numbers;
    if (method == "sfp")
        bytes += sfp_detail::PartitionLayout(samples, features, static_cast<Index>(k)).bytes +
                 sizeof(double) * n * problem.target.classes();
    return bytes;
}

MethodDescription withMemoryLimit(MethodDescription method)
{
    const auto bytesOf = [id = method.id](const Problem& problem, const Parameters& parameters) {
        return fitMemory(id, problem, parameters);
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
    // Refits of SFP run at the same time, each on its own copy of the data.
    const bool isParallel = method.id == "sfp";
    method.leaveOneOut = [leaveOneOut = std::move(method.leaveOneOut), isCheap = method.leaveOneOutIsCheap,
                          isParallel, bytesOf](const Problem& problem, const Parameters& parameters,
                                               const RunControl& control) {
        double bytes = bytesOf(problem, parameters);
        if (isParallel && !(isCheap && isCheap(problem, parameters)))
            bytes = control.threads * (bytes + sizeof(double) * static_cast<double>(problem.data->samples()) *
                                                   static_cast<double>(problem.data->features()));
        requireMemoryFor(bytes);
        return leaveOneOut(problem, parameters, control);
    };
    return method;
}

}  // namespace fuzzylens
