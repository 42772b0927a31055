// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A data set as the command line and a session name it.
struct InputSpec
{
    /// A path, also of a session, whose open data are meant; or "demo", the demonstration; or "synth:NAME", a
    /// synthetic set, with sizes and seed after commas where they are not the published ones:
    /// "synth:rings,samples=200,features=10,seed=3". (A file of such a name is "./demo".)
    std::string file;
    ImportOptions import;
    std::vector<std::string>
        sampleTables;  // tables of sample annotations to join, after the labels, in this order
    /// Required digest of the data (Origin::sha256), in lower case; empty: any.
    std::string sha256{};

    bool operator==(const InputSpec&) const = default;
};

/// True if the data are made by the program, not read from a file.
FUZZYLENS_EXPORT bool isMade(const InputSpec& input);

/// @p input with its files named from the root, so that it can be read again from any folder. What is no file
/// stays.
FUZZYLENS_EXPORT InputSpec fromRoot(InputSpec input);
/// The same for one file; an empty name stays.
FUZZYLENS_EXPORT std::string fromRoot(const std::filesystem::path& file);

struct SyntheticSpec
{
    std::string name;
    SyntheticOptions options;
};

/// The data set that "synth:..." names, or nothing if @p file has another form.
/// @throws std::invalid_argument if an option after the name is unknown or no number.
FUZZYLENS_EXPORT std::optional<SyntheticSpec> syntheticSpec(std::string_view file);
/// The text that syntheticSpec reads back.
FUZZYLENS_EXPORT std::string inputText(const SyntheticSpec& spec);

/// Reads or makes the data set, joins the labels, then the sample tables, and prefers the label field of the
/// import options, a column of the file or of a table; an empty name prefers none. Null when @p progress
/// cancelled.
/// @throws DataError as readDataset, synthesize and withSampleTable, or if there is no such label field, or the
///         digest is another one;
///         std::invalid_argument if there is no such synthetic set or a size does not fit it.
FUZZYLENS_EXPORT DatasetPtr loadInput(const InputSpec& input, const Progress& progress = {});

/// @throws DataError if no method can be fitted to @p data: fewer than two samples, or every feature is constant.
/// Such data can still be described and converted.
FUZZYLENS_EXPORT void requireAnalysable(const Dataset& data);

/// @p data with the tables of sample annotations @p files joined in their order; null when @p progress requests
/// cancellation.
/// @throws DataError as withSampleTable.
FUZZYLENS_EXPORT DatasetPtr withSampleTables(DatasetPtr data, const std::vector<std::string>& files,
                                             const Progress& progress = {});

}  // namespace fuzzylens
