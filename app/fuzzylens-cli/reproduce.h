// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace fuzzylens::cli {

struct Reproduced
{
    std::string text;
    std::vector<std::string> pictures{};  // SVG; of some tables
};

/// A published table to be computed again: data sets, methods, settings, published and reference figures, and the
/// protocol that computes it. A file of resources/reproduce, which is built into the program.
struct TableFile
{
    std::string name;
    nlohmann::json content;

    std::string title() const { return content.at("title"); }
    bool needsData() const { return content.at("needs_data"); }
    /// Draws of labelled samples at most, where fewer of them can be asked for; 0: none or a fixed number.
    int draws() const { return content.value("draws", 0); }
    /// Names of the pictures; a single one has none.
    std::vector<std::string> pictures() const { return content.value("pictures", std::vector<std::string>()); }
};

const std::vector<TableFile>& tableFiles();

/// What a protocol computes.
struct Reproduction
{
    const nlohmann::json& table;
    std::filesystem::path data;  // folder of the data files
    int draws = 0;
};

/// Runs the protocol of the table. @throws Cancelled when interrupted.
Reproduced reproduced(const Reproduction& asked);

// The protocols.

/// Each sample left out once, for several values of a parameter.
Reproduced leaveOneOutTable(const Reproduction& asked);
/// Nested cross-validation of several methods, each with its own settings to choose among.
Reproduced nestedTable(const Reproduction& asked);
/// Accuracy on left-out samples of synthetic sets, in stratified folds.
Reproduced foldsTable(const Reproduction& asked);
/// A share of every class labelled at random, many times, all pairs among them given.
Reproduced labelledTable(const Reproduction& asked);
/// Fuzzy c-means on raw data, distances and memberships, from many random starts.
Reproduced embeddingTrialsTable(const Reproduction& asked);
/// Simulated annealing over probes, from many seeds.
Reproduced annealingTable(const Reproduction& asked);
/// Supervised reductions, half of every class labelled: of one set prepared in several ways, and of several sets.
Reproduced reducedByReadingTable(const Reproduction& asked);
Reproduced reducedBySetTable(const Reproduction& asked);
/// The same on artificial shapes, for shares of labelled samples; as tables and as figures.
Reproduced shapesTable(const Reproduction& asked);
Reproduced shapeFiguresTable(const Reproduction& asked);
/// Whether left-out samples are predicted better than with permuted labels.
Reproduced verdictTable(const Reproduction& asked);

// What protocols share.

using Settings = std::map<std::string, std::string>;

/// The text above a table, with {name} replaced by the value of that name.
std::string aboutText(const nlohmann::json& table, const Settings& values);
/// @p text with the same replacements.
std::string filled(std::string text, const Settings& values);
/// @p settings and more, of which the later count.
Settings joined(Settings settings, const Settings& more);

/// A data file after steps. @throws Cancelled when interrupted.
DatasetPtr preparedFile(const std::filesystem::path& file, const std::vector<std::string>& steps);
/// A fit with these settings on all processors. @throws Cancelled when interrupted.
Outcome fitted(const MethodDescription& method, const Problem& problem, const Settings& settings);
/// ".972"
std::string shareText(double value, int decimals = 3);

}  // namespace fuzzylens::cli
