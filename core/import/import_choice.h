// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <array>
#include <string_view>

namespace fuzzylens {

struct ImportOptions;

/// What a user may decide about how a file is read: the members of ImportOptions that not every reader heeds.
enum class ImportChoice {
    Delimiter,
    DecimalMark,
    HeaderRows,
    NameColumn,
    LabelColumn,
    Orientation,
    Sheet,
    Layer,
    TopVariance,
    MissingTexts
};

inline constexpr std::array allImportChoices{
    ImportChoice::Delimiter,   ImportChoice::DecimalMark, ImportChoice::HeaderRows, ImportChoice::NameColumn,
    ImportChoice::LabelColumn, ImportChoice::Orientation, ImportChoice::Sheet,      ImportChoice::Layer,
    ImportChoice::TopVariance, ImportChoice::MissingTexts};

/// A choice that a format does not leave to the user, and why: "GCT files always use tabs".
struct FixedChoice
{
    ImportChoice choice;
    std::string_view reason;  // a sentence without its end; of static storage

    bool operator==(const FixedChoice&) const = default;
};

inline constexpr FixedChoice fixedLabelColumn{
    ImportChoice::LabelColumn, "only text tables, workbooks and ARFF files have a label column to choose"};
inline constexpr FixedChoice fixedSheet{ImportChoice::Sheet, "only workbooks (XLSX) have sheets"};
inline constexpr FixedChoice fixedLayer{ImportChoice::Layer, "only AnnData files (h5ad) have layers"};
inline constexpr FixedChoice fixedTopVariance{
    ImportChoice::TopVariance,
    "only AnnData and Matrix Market files can be reduced to the most variable features during import"};

/// Whether @p options decide @p choice.
FUZZYLENS_EXPORT bool isChosen(const ImportOptions& options, ImportChoice choice);
/// Leaves @p choice to the reader again.
FUZZYLENS_EXPORT void leaveToReader(ImportOptions& options, ImportChoice choice);

}  // namespace fuzzylens
