// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/choice.h"
#include "core/evaluation/search/grid.h"
#include "core/session/fit_command.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// Part I of N of the candidates: those whose index is I - 1 modulo N.
struct Shard
{
    int number = 1;  // from 1
    int count = 1;

    bool operator==(const Shard&) const = default;
};

/// "2/8". @throws std::invalid_argument if @p text has another form.
FUZZYLENS_EXPORT Shard parseShard(std::string_view text);
/// The candidates of a shard, ascending.
FUZZYLENS_EXPORT std::vector<std::size_t> candidatesOf(const Shard& shard, std::size_t candidates);

/// A search among settings, or a part of one: what a tuning file holds.
struct TuneResult
{
    std::string command;  // the fuzzylens-cli line of the whole search
    std::string inputPath;
    std::string inputSha256;
    Grid grid;
    std::string cv;          // as parseProtocol reads it
    std::string preprocess;  // "fold" or "global"
    std::int64_t seed = 1;   // of the folds and of a random sample of the grid
    Shard shard;
    std::vector<std::string> samples;  // names
    std::string label;                 // field; empty for none
    std::vector<std::string> classes;
    SearchRecord record;  // its trials are those of the shard, ascending

    bool isWhole() const { return record.trials.size() == record.candidates.size(); }
    /// Whether all trials of the shard are there.
    bool isFinished() const
    {
        return record.trials.size() == candidatesOf(shard, record.candidates.size()).size();
    }
};

/// The `fuzzylens-cli tune` line of a search: data, steps, method and fixed parameters are those of @p command.
/// @param grids as parseGridAxis reads them.
FUZZYLENS_EXPORT std::string tuneCommandLine(const FitCommand& command, const Problem& problem,
                                             const std::vector<std::string>& grids, const TuneResult& result);

/// JSON: format "fuzzylens-tune", version 1, numbers exact; the choices are in the file of a whole search.
FUZZYLENS_EXPORT std::string toJson(const TuneResult& result);
/// @throws DataError if @p text is not a tuning result; @p file names it in the message.
FUZZYLENS_EXPORT TuneResult tuneResultFromJson(const std::string& text, const std::string& file);

/// @throws DataError naming @p file if @p other, read from it, is not the same shard of the same search as @p
/// search; trials take no part.
FUZZYLENS_EXPORT void requireSameSearch(const TuneResult& search, const TuneResult& other,
                                        const std::string& file);

/// The search that @p parts are shards of; @p files are their names, in the same order.
/// @throws DataError if they belong to different searches or data, two are the same shard, or one is missing
/// or unfinished.
FUZZYLENS_EXPORT TuneResult mergedShards(std::vector<TuneResult> parts, const std::vector<std::string>& files);

}  // namespace fuzzylens
