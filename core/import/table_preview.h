// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace fuzzylens {

class MissingTexts;
struct TableLayout;
struct TableText;

/// A cell of a table as in the file, and its role.
struct PreviewCell
{
    enum class Role {
        Unknown,  // nothing was decided
        Remark,   // above the table
        Header,
        Name,   // of the row
        Label,  // of the field that is preferred
        Text,   // a label field or an annotation
        Value,
        Missing,
        Odd,     // no number in a column of numbers
        Skipped  // left out, as a detection call
    };
    std::string text;  // UTF-8, at most 60 bytes, an arrow for the end of a line
    Role role = Role::Unknown;

    bool operator==(const PreviewCell&) const = default;
};

struct PreviewRow
{
    std::int64_t line = 0;           // of the file, from 1; 0 where that is not known
    std::vector<PreviewCell> cells;  // one for each of the columns that are shown, or fewer
};

/// The values that a decision may have in a file, where that says which there are: its sheets, its matrices.
struct DecisionChoices
{
    std::string what;  // as the decision says
    std::vector<std::string> values;
};

/// The upper left corner of a table as the import sees it, or a part of it: where too many rows lie above
/// the values, or too many columns before them, some of those are left out.
struct TablePreview
{
    static constexpr std::size_t mostRows = 20, mostColumns = 10;

    bool isOfFile = true;      // else the cells are those of the data set that was made of a file without text
    std::vector<int> columns;  // that are shown, from 0: values, and those of names, labels and texts
    int columnsInAll = 0;
    std::vector<PreviewRow> rows;
    double memory = 0;  // bytes that values and texts take in memory; 0 if unknown
    std::vector<DecisionChoices> choices;
};

/// The corner of @p text as @p layout says it is read.
TablePreview previewOf(const TableText& text, const TableLayout& layout, const MissingTexts& missing);

/// The corner of the file @p data were read from; of the data themselves, samples in rows, where the origin holds
/// no rows because the file is no table of text.
FUZZYLENS_EXPORT TablePreview previewOf(const Dataset& data);

}  // namespace fuzzylens
