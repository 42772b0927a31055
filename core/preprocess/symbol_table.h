// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// What a text of an annotation table says about the gene of a probe: the first of several symbols ("A /// B"),
/// and whether there are more. Empty for "", "---", "NA" and the like.
struct SymbolText
{
    std::string symbol;
    bool hasOthers = false;

    static SymbolText of(std::string_view text);
};

/// The symbols of the features of a data set.
struct FeatureSymbols
{
    std::vector<SymbolText> symbols;  // a feature each
    std::string column;               // what the column of symbols is called
    Index contradicting = 0;          // features that occur in the table more than once, with different symbols
    Index withoutVersion = 0;         // found only without their version: ENSG00000141510.18
};

/// The symbols of the features of @p data from a table: an annotation table of a GEO platform (lines beginning
/// with
/// #, ^ or ! are passed over) or any other of at least two columns, with tabs, commas or semicolons between, with
/// a header or, of two columns, without. The column of identifiers is the one that names most features. The one of
/// symbols is @p column, by name or, from 1, by number; else the one called Gene symbol, symbol or equal; else the
/// second of two. Nothing if @p progress requests cancellation.
/// @throws DataError if the table cannot be read, names no feature, or which column holds the symbols is not
/// clear.
std::optional<FeatureSymbols> symbolsFromTable(const Dataset& data, const std::filesystem::path& path,
                                               const std::string& column, const Progress& progress);

/// The symbols of the features from an annotation of the data themselves, in any case.
/// @throws DataError listing the annotations if there is none called so.
FeatureSymbols symbolsFromAnnotation(const Dataset& data, const std::string& name);

}  // namespace fuzzylens
