// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/sparse_values.h"

#include "core/common/memory_guard.h"
#include "core/common/too_large.h"
#include "core/import/readers/entry_table.h"

#include <algorithm>
#include <limits>

namespace fuzzylens {

namespace {

/// As many features of a matrix as take half of the memory there is, more than are of use at most; 0 if hardly any
/// do.
std::int64_t featuresThatFit(const MatrixSize& size)
{
    constexpr double share = 0.5, most = 2000, fewest = 50;
    const double ofNone = bytesOfReading({size.samples, 0, size.entries});
    const double room = share * static_cast<double>(availableMemory()) - ofNone;
    const double fit = room / (bytesOfReading({size.samples, 1, size.entries}) - ofNone);
    return fit < fewest ? 0 : static_cast<std::int64_t>(std::min(fit, most));
}

}  // namespace

double matrixBytes(std::int64_t rows, std::int64_t columns)
{
    const double padded = static_cast<double>((rows + AlignedMatrix::lane - 1) / AlignedMatrix::lane) *
                          static_cast<double>(AlignedMatrix::lane);
    return padded * sizeof(double) * static_cast<double>(columns);
}

double bytesOfReading(const MatrixSize& size)
{
    // Two copies of every name while the data set is put together, and the names' hash table.
    constexpr double perName = 4 * sizeof(std::string);
    const auto samples = static_cast<double>(size.samples), features = static_cast<double>(size.features);
    const double names = perName * (samples + features);
    if (!size.entries)
        return matrixBytes(size.samples, size.features) + names;
    const auto entries = static_cast<double>(*size.entries);
    const double values = staysSparse(entries, samples, features) ? EntryTable::bytesOfFeature * features
                                                                  : matrixBytes(size.samples, size.features);
    return values + EntryTable::bytesOfOrdering(samples, features, entries) + names;
}

Decision featuresDecision(std::int64_t kept, std::int64_t all)
{
    if (kept == all)
        return {"features", message("all %1", all), "no features are excluded"};
    return {"features", std::to_string(kept), message("the most variable of %1", all)};
}

namespace {

/// The numbers of rows and columns of sparse formats are kept in 32 bits.
void refuseHugeShape(const MatrixSize& size, const std::filesystem::path& path)
{
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    if (size.entries && std::max(size.samples, size.features) > most)
        failFile(path, message("the matrix has more than %1 rows or columns", most));
}

}  // namespace

void requireRoom(const MatrixSize& size, const std::filesystem::path& path, TooLarge tooLarge)
{
    const double needed = bytesOfReading(size);
    const std::int64_t fit = tooLarge == TooLarge::MayKeepTopVariance ? featuresThatFit(size) : 0;
    if (fit == 0 || fit >= size.features) {
        requireMemory(path, needed);
        return refuseHugeShape(size, path);
    }
    try {
        requireMemory(path, needed,
                      message("read only the most variable features: --top-variance %1 requires %2", fit,
                              sizeText(bytesOfReading({size.samples, fit, size.entries}))));
    } catch (const DataError& error) {
        throw TooLargeError(error.issue(), fit);
    }
    refuseHugeShape(size, path);
}

std::shared_ptr<AlignedMatrix> zeros(std::int64_t samples, std::int64_t features,
                                     const std::filesystem::path& path, const Progress& progress)
{
    requireRoom({samples, features}, path);
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
