// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/readers/sparse_values.h"

#include "core/data/memory_guard.h"

#include <algorithm>

namespace fuzzylens {

void requireRoomForDense(std::int64_t samples, std::int64_t features, const std::filesystem::path& path,
                         TooLarge tooLarge)
{
    const double padded = static_cast<double>((samples + AlignedMatrix::lane - 1) / AlignedMatrix::lane) *
                          static_cast<double>(AlignedMatrix::lane);
    const double perFeature = padded * sizeof(double) + sizeof(std::string);
    const double needed =
        perFeature * static_cast<double>(features) + static_cast<double>(samples) * sizeof(std::string);
    const auto fit = static_cast<std::int64_t>(static_cast<double>(availableMemory()) / 2 / perFeature);
    if (tooLarge == TooLarge::MayKeepTopVariance && fit > 0 && fit < features)
        requireMemory(path, needed,
                      "read only the features that vary most, chosen while the file is read: --top-variance " +
                          std::to_string(fit));
    requireMemory(path, needed);
}

std::shared_ptr<AlignedMatrix> zeros(std::int64_t samples, std::int64_t features,
                                     const std::filesystem::path& path, const Progress& progress)
{
    requireRoomForDense(samples, features, path);
    constexpr std::int64_t valuesBetweenQuestions = 1 << 20;
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(samples, features));
    std::int64_t sinceAsked = 0;
    for (Index l = 0; l < features; ++l) {
        std::fill_n(values->column(l), samples, 0.0);
        sinceAsked += samples;
        if (sinceAsked < valuesBetweenQuestions)
            continue;
        sinceAsked = 0;
        if (!goesOn(progress, {"making room", l, features}))
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
