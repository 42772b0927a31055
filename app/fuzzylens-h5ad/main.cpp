// SPDX-License-Identifier: GPL-3.0-or-later
// fuzzylens-h5ad FILE MEMORY SECONDS FEATURES LAYER SAMPLES: reads an AnnData file and writes it as
// core/import/h5ad/protocol.h says, with at most MEMORY bytes, and SECONDS of processor time for a piece of it;
// FEATURES most variable features, 0 for all; LAYER may be empty; SAMPLES 0 for all, else the corner of the first
// SAMPLES samples and FEATURES features. Started by the core, not by people.
#include "confinement.h"
#include "file_layout.h"
#include "frame.h"
#include "lzf_filter.h"
#include "matrix.h"
#include "most_variable.h"
#include "sender.h"
#include "time_limit.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <new>
#include <numeric>
#include <optional>

namespace fuzzylens::h5ad {

namespace {

using Kept = std::optional<std::vector<std::size_t>>;

/// @throws FileError if the process cannot be confined.
void prepare(const std::string& file, unsigned long long memory, unsigned long long seconds)
{
    // A file on a network drive that cannot be locked can be read all the same.
    setenv("HDF5_USE_FILE_LOCKING", "FALSE", 1);
    limitTime(seconds);
    confine(file, memory);
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    H5PLset_loading_state(0);  // a file must not choose libraries to load
    registerLzf();
}

void requireFits(const Matrix& matrix, const FileLayout& layout, const Frame& obs, const Frame& var)
{
    if (obs.size() != matrix.samples())
        throw FileError(layout.matrix.path + " contains " + std::to_string(matrix.samples()) +
                        " samples, the table " + obs.path() + " " + std::to_string(obs.size()));
    if (var.size() != matrix.features())
        throw FileError(layout.matrix.path + " contains " + std::to_string(matrix.features()) +
                        " features, the table " + var.path() + " " + std::to_string(var.size()));
}

/// Where each feature stands among those kept; npos for one that is left out.
std::vector<std::size_t> placesOf(const std::vector<std::size_t>& kept, std::size_t features)
{
    constexpr std::size_t leftOut = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> places(features, leftOut);
    for (std::size_t i = 0; i < kept.size(); ++i)
        places[kept[i]] = i;
    return places;
}

/// @param samples how many are sent, from the first one on.
void sendMatrix(const Matrix& matrix, const Kept& kept, std::size_t samples, Sender& sender)
{
    if (const auto stored = kept ? std::nullopt : matrix.storedRows())
        return sender.storedRows(*stored);
    const std::size_t features = matrix.features();
    const std::vector<std::size_t> places = kept ? placesOf(*kept, features) : std::vector<std::size_t>();
    std::vector<Entry> some;
    matrix.read(
        [&](hsize_t first, hsize_t rowCount, const Matrix::Rows& rows) {
            const std::size_t count = std::min<std::size_t>(rowCount, samples - first);
            std::visit(
                [&](const auto& values) {
                    if (!kept)
                        return sender.rows(first, count, values);
                    std::decay_t<decltype(values)> chosen;
                    for (std::size_t i = 0; i < count; ++i)
                        for (const std::size_t feature : *kept)
                            chosen.push_back(values[i * features + feature]);
                    sender.rows(first, count, chosen);
                },
                rows);
            return first + count < samples;
        },
        [&](const std::vector<Entry>& entries) {
            if (!kept) {
                sender.entries(entries);
                return true;
            }
            some.clear();
            for (const Entry& entry : entries)
                if (const std::size_t place = places[entry.feature];
                    place < kept->size() && entry.sample < samples)
                    some.push_back({entry.sample, static_cast<std::uint32_t>(place), entry.value});
            sender.entries(some);
            return matrix.goesBySamples() ? entries.back().sample < samples
                                          : entries.back().feature <= kept->back();
        },
        [&](std::uint64_t done) { sender.progress(Phase::Values, done, matrix.size()); });
}

std::vector<std::size_t> firstOf(std::size_t count)
{
    std::vector<std::size_t> first(count);
    std::iota(first.begin(), first.end(), std::size_t{0});
    return first;
}

/// All samples and the features that vary most, or all of them if that is 0.
/// @param path of the matrix.
void sendAll(const Matrix& matrix, const std::string& path, const Frame& obs, const Frame& var,
             std::size_t mostFeatures, Sender& sender)
{
    const bool chooses = mostFeatures > 0 && mostFeatures < matrix.features();
    sender.shape({matrix.samples(), matrix.features(), chooses ? mostFeatures : matrix.features(),
                  matrix.isSparse() ? matrix.size() : 0, matrix.isSparse(), 0});
    sender.text(Message::Matrix, path);
    Kept kept;
    if (chooses)
        kept = mostVariable(matrix, mostFeatures,
                            [&](std::uint64_t done) { sender.progress(Phase::Variances, done, matrix.size()); });
    sender.progress(Phase::Names, 0, 0);
    obs.send(sender, std::nullopt);
    var.send(sender, kept);
    sendMatrix(matrix, kept, matrix.samples(), sender);
}

/// The first samples and features, with nothing but their names.
void sendCorner(const Matrix& matrix, const Frame& obs, const Frame& var, std::size_t mostSamples,
                std::size_t mostFeatures, Sender& sender)
{
    const std::size_t samples = std::min<std::size_t>(mostSamples, matrix.samples()),
                      features = std::min<std::size_t>(mostFeatures, matrix.features());
    sender.shape(
        {samples, matrix.features(), features, matrix.isSparse() ? samples * features : 0, matrix.isSparse(), 0});
    const Kept kept = firstOf(features);
    obs.sendNames(sender, firstOf(samples));
    var.sendNames(sender, kept);
    sendMatrix(matrix, kept, samples, sender);
}

/// @param mostSamples of a corner; 0: of all samples.
void send(const char* file, std::size_t mostFeatures, const std::string& layer, std::size_t mostSamples,
          Sender& sender)
{
    const Node root = openFile(file);
    requireAnnData(root);
    const std::vector<std::string> names = matricesOf(root);
    for (const std::string& name : names)
        sender.text(Message::Matrices, name);
    FileLayout layout = layoutOf(root, layer, names);
    const std::unique_ptr<Matrix> matrix = matrixAt(layout.matrix);
    const Frame obs(std::move(layout.obs), root, true), var(std::move(layout.var), root, false);
    requireFits(*matrix, layout, obs, var);
    if (mostSamples > 0)
        sendCorner(*matrix, obs, var, mostSamples, mostFeatures, sender);
    else
        sendAll(*matrix, layout.matrix.path, obs, var, mostFeatures, sender);
    sender.done();
}

int run(char** arguments)
{
    Sender sender;
    try {
        prepare(arguments[1], std::strtoull(arguments[2], nullptr, 10), std::strtoull(arguments[3], nullptr, 10));
        send(arguments[1], std::strtoull(arguments[4], nullptr, 10), arguments[5],
             std::strtoull(arguments[6], nullptr, 10), sender);
        return EXIT_SUCCESS;
    } catch (const std::bad_alloc&) {
        sender.text(Message::Failure, "reading it needs more memory than is allowed for an HDF5 file");
    } catch (const std::exception& error) {
        sender.text(Message::Failure, error.what());
    }
    return EXIT_FAILURE;
}

}  // namespace

}  // namespace fuzzylens::h5ad

int main(int count, char** arguments)
{
    constexpr int expected = 7;
    if (count != expected) {
        std::cerr << "fuzzylens-h5ad is the part of FuzzyLens that reads HDF5 files; open the file with fuzzylens "
                     "or fuzzylens-cli.\n";
        return 2;
    }
    return fuzzylens::h5ad::run(arguments);
}
