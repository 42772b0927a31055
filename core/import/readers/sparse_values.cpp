// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/sparse_values.h"

#include "core/common/memory_guard.h"
#include "core/common/too_large.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// As many features as take half of the memory there is, more than are of use at most; 0 if hardly any do.
std::int64_t featuresThatFit(std::int64_t samples)
{
    constexpr double share = 0.5, most = 2000, fewest = 50;
    const double room = share * static_cast<double>(availableMemory()) - denseBytes(samples, 0);
    const double fit = room / (denseBytes(samples, 1) - denseBytes(samples, 0));
    return fit < fewest ? 0 : static_cast<std::int64_t>(std::min(fit, most));
}

}  // namespace

double matrixBytes(std::int64_t rows, std::int64_t columns)
{
    const double padded = static_cast<double>((rows + AlignedMatrix::lane - 1) / AlignedMatrix::lane) *
                          static_cast<double>(AlignedMatrix::lane);
    return padded * sizeof(double) * static_cast<double>(columns);
}

double denseBytes(std::int64_t samples, std::int64_t features)
{
    // Two copies of every name while the data set is put together, and the names' hash table.
    constexpr double perName = 4 * sizeof(std::string);
    return matrixBytes(samples, features) +
           perName * (static_cast<double>(samples) + static_cast<double>(features));
}

Decision featuresDecision(std::int64_t kept, std::int64_t all)
{
    if (kept == all)
        return {"features", message("all %1", all), "no features are excluded"};
    return {"features", std::to_string(kept), message("the most variable of %1", all)};
}

void requireRoomForDense(std::int64_t samples, std::int64_t features, const std::filesystem::path& path,
                         TooLarge tooLarge)
{
    const std::int64_t fit = tooLarge == TooLarge::MayKeepTopVariance ? featuresThatFit(samples) : 0;
    if (fit == 0 || fit >= features)
        return requireMemory(path, denseBytes(samples, features));
    try {
        requireMemory(path, denseBytes(samples, features),
                      message("read only the most variable features: --top-variance %1 requires %2", fit,
                              sizeText(denseBytes(samples, fit))));
    } catch (const DataError& error) {
        throw TooLargeError(error.issue(), fit);
    }
}

std::shared_ptr<AlignedMatrix> zeros(std::int64_t samples, std::int64_t features,
                                     const std::filesystem::path& path, const Progress& progress)
{
    requireRoomForDense(samples, features, path);
    constexpr std::int64_t valuesBetweenAsking = 1 << 20;
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(samples, features));
    std::int64_t sinceAsked = 0;
    for (Index l = 0; l < features; ++l) {
        std::fill_n(values->column(l), samples, 0.0);
        sinceAsked += samples;
        if (sinceAsked < valuesBetweenAsking)
            continue;
        sinceAsked = 0;
        if (!shouldContinue(progress, {"allocating memory", l, features}))
            return nullptr;
    }
    return values;
}

std::vector<std::string> numberedNames(std::int64_t count, std::int64_t first)
{
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i)
        names.push_back(std::to_string(first + i));
    return names;
}

}  // namespace fuzzylens
