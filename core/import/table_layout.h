// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/cell.h"
#include "core/common/delimited_text.h"
#include "core/import/reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A cell of a table, to decide by.
struct SampleCell
{
    std::string_view text;  // in the file, without quotes and without blanks at its ends
    CellKind kind = CellKind::Missing;
    bool quoted = false;
};

/// A record of a table taken apart.
struct SampleRow
{
    std::int64_t line = 0;  // 0 for a row from the middle of the file
    std::vector<SampleCell> cells;
};

/// What a header says that a column holds.
struct ColumnMark
{
    enum class Type { Unknown, Number, Text };
    enum class Role { Feature, Class, Meta, Ignored };
    Type type = Type::Unknown;
    Role role = Role::Feature;
};

/// Where a table of text has its numbers, names and labels.
struct TableLayout
{
    enum class Role { Value, Text, Skipped };

    Delimiting delimiting;
    char decimalMark = '.';
    int skippedRows = 0;  // remarks before the header
    int headerRows = 1;
    int declaringRows = 0;    // further header rows that declare the types and roles of the columns
    bool labelsOnly = false;  // the first header row is not in the file: the one that is holds labels
    bool labelsLast = false;  // the last header row is the last row of the file
    std::size_t textSize = std::string_view::npos;  // bytes of the text up to the end of the rows of values
    bool shortHeader = false;                       // the first header row leaves out the column of row names
    bool paddedRows = false;                        // rows may end with empty fields beyond the columns
    int columns = 0;
    std::vector<Role> roles;        // a column each
    int nameColumn = -1;            // holds the row names; -1: none does
    int headerNames = -1;           // holds the names of the header rows; -1: the column of row names does
    int labelColumn = -1;           // samples in rows: the label that is preferred
    int labelRow = -1;              // genes in rows: the header row with the label that is preferred
    int namesRow = 0;               // row of the file that changed places with the first header row
    std::vector<int> codedColumns;  // texts whose levels are coded as values because no column holds numbers
    ImportOptions::Orientation orientation = ImportOptions::Orientation::SamplesInRows;
    std::vector<std::vector<std::string>> header;  // header rows x columns
    std::vector<ColumnMark> marks;                 // a column each, where the header has marks
    std::vector<Decision> decisions;

    std::size_t rowsAboveValues() const
    {
        return static_cast<std::size_t>(skippedRows + declaringRows) + header.size() - labelsOnly - labelsLast;
    }
    /// The row among those of the file's header that became row @p row of the header.
    int rowOfHeader(int row) const { return row == 0 ? namesRow : row == namesRow ? 0 : row; }
    /// What the first header row calls a column, else "column 3"; "none" for -1.
    Message columnName(int column) const
    {
        if (column < 0)
            return "none";
        const auto at = static_cast<std::size_t>(column);
        const bool isNamed = !header.empty() && at < header.front().size() && !header.front()[at].empty();
        return isNamed ? Message::verbatim(header.front()[at]) : message("column %1", column + 1);
    }
    bool samplesInRows() const { return orientation == ImportOptions::Orientation::SamplesInRows; }
    void decide(std::string what, Message value, Message reason)
    {
        decisions.push_back({std::move(what), std::move(value), std::move(reason)});
    }
};

/// Decides the layout of @p text by the rules of import: from its first rows and rows taken from all over it.
/// The text begins at line @p line of the file.
/// @throws DataError naming @p path if it is no table of numbers, or @p options do not fit it.
TableLayout guessLayout(std::string_view text, const std::filesystem::path& path, const ImportOptions& options,
                        std::int64_t line = 1);

/// @p text with runs of blanks and tabs outside quotes replaced by one blank and without blanks at the ends of
/// lines, if @p options choose the blank as delimiter, or if the rows have equal numbers of fields then and more
/// cells are numbers than with any other delimiter; nothing if it would be the same text. Lines keep their
/// numbers.
std::optional<std::string> collapseBlanks(std::string_view text, const ImportOptions& options);

/// "tab", "comma", "point": what a delimiter or a decimal mark is called.
std::string markName(char mark);

/// Delimiter and decimal mark, from the first records of the text.
void decideDelimiting(TableLayout& layout, std::string_view text, const ImportOptions& options,
                      const MissingTexts& missing);

/// Number of header rows; from the first rows and what the columns hold in all of @p rows.
void decideHeader(TableLayout& layout, const std::vector<SampleRow>& rows, const ImportOptions& options);

/// Reads a header of Orange: two rows below the names that hold a type (continuous, discrete, string ...) and a
/// role (class, meta, ignore) for every column, or marks before the names ("C#width", "cD#class", "m#id"). False
/// if there is none.
bool readMarkedHeader(TableLayout& layout, const std::vector<SampleRow>& rows);

/// Roles of the columns, row names, label and orientation, from the rows below the header of @p text.
void decideColumns(TableLayout& layout, std::string_view text, const std::vector<SampleRow>& body,
                   const ImportOptions& options, const MissingTexts& missing);

/// What the cells of a column hold.
struct ColumnCount
{
    int numbers = 0;
    int texts = 0;
    int missing = 0;
    int quotedNumbers = 0;
    bool holdsNumbers() const { return numbers >= texts; }
};
/// Whether @p row holds labels of the columns: it is called as labels are, or holds a few texts, several times
/// each, where @p columns hold numbers.
bool holdsLabels(const SampleRow& row, const std::vector<ColumnCount>& columns);

std::vector<ColumnCount> countColumns(const std::vector<SampleRow>& rows, std::size_t first, int columns);

/// True for class, label, target, y and their plurals, in any case.
bool isLabelName(std::string_view name);
/// True for status, group, response, cell_type and the like, in any case: a label if it has few levels.
bool mayNameLabel(std::string_view name);
/// True for cluster, leiden and the like, in any case: numbers of clusters that another program found.
bool isClusterName(std::string_view name);
/// True for what a column is called that says how samples were measured: batch, plate, run, lane, ...
bool isTechnicalName(std::string_view name);
/// True for sex and gender.
bool isSexName(std::string_view name);
/// True for what a column that counts the rows is called: nothing, index, no, nr, unnamed: 0, ...
bool isIndexName(std::string_view name);
/// True for what a column of sample names is called: sample, patient, cell, barcode, ...
bool isSampleIdName(std::string_view name);
/// True for what a column of gene names is called: gene, probe, id_ref, symbol, ...
bool isGeneIdName(std::string_view name);
/// True for what a column is called that describes genes and holds no sample: chromosome, start, length, ...
bool isGeneRemarkName(std::string_view name);
/// True for what a column of P-values of detection is called: Detection Pval, S1.Detection, S1_detection_pvalue
/// ...
bool isDetectionName(std::string_view name);
/// True for what a column of detection calls is called: call, call.1, Detection, S1_call ... or nothing.
bool isCallName(std::string_view name);
/// True if most of the names look like names of genes, probes or numbered features.
bool areGeneLike(const std::vector<std::string>& names);

}  // namespace fuzzylens
