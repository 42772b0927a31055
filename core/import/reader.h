// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"
#include "core/import/import_choice.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Import options of the user; empty ones are guessed from the file, and the decisions are recorded.
struct ImportOptions
{
    enum class Orientation { SamplesInRows, GenesInRows };
    std::optional<std::string> format;  // id of a reader
    std::optional<char> delimiter;
    std::optional<char> decimalMark;
    std::optional<int> headerRows;
    std::optional<int> nameColumn;  // column of the row names, from 0; -1: there is none
    /// Column of the label, from 0, also a numeric one; -1: none, numbers are features.
    std::optional<int> labelColumn;
    std::optional<Orientation> orientation;
    std::optional<std::string> sheet;       // of a workbook: its name, or its number from 1
    std::optional<std::string> layer;       // of an AnnData file: "raw", or the name of one of its layers
    std::optional<int> topVariance;         // features with the greatest variance, chosen while a matrix is read
    std::optional<std::string> labelField;  // name (or, without a header, 1-based number) of the label
    std::optional<std::vector<std::string>>
        missingTexts;                  // texts that mark a missing value, in addition to the empty cell
    std::filesystem::path labelsFile;  // a CLS file with the classes of the samples; may be empty
    bool singlePrecision = false;      // for the values of a dense table

    bool operator==(const ImportOptions&) const = default;
};

struct FileHead;

struct ReadResult
{
    DatasetPtr data;  // null if reading was cancelled
    bool cancelled = false;
};

struct TablePreview;
struct UnreadTable;

/// Reads one format. To add a format, derive, and declare it in readers/format_readers.h and list it in readers().
class FUZZYLENS_EXPORT Reader
{
public:
    virtual ~Reader() = default;
    virtual std::string_view id() const = 0;                     // "gct"
    virtual std::string_view name() const = 0;                   // "GCT 1.2"
    virtual std::vector<std::string_view> suffixes() const = 0;  // "gct"; .gz is looked through
    /// 0: not this format; 100: certain. Content decides; the name of the file only breaks ties.
    virtual int confidence(const FileHead& head) const = 0;
    /// What the format itself decides of a file that begins as @p head does; every other choice read() heeds.
    virtual std::vector<FixedChoice> fixes(const FileHead& head) const = 0;
    /// Reads the file that @p head is the beginning of. @throws DataError if it gives no data set.
    virtual ReadResult read(const FileHead& head, const ImportOptions& options,
                            const Progress& progress) const = 0;
    /// What can be seen of a file that could not be read, from a look at it: no more than is true of this format;
    /// the first lines, taken apart at tabs, where it knows no better. Never throws for what the file holds; says
    /// less when @p progress requests cancellation.
    virtual UnreadTable lookAt(const FileHead& head, const ImportOptions& options, const Progress& progress) const;
    /// As firstRows() in unread_table.h. The preview of lookAt(), unless a format overrides it.
    virtual TablePreview firstRows(const FileHead& head, const ImportOptions& options,
                                   const Progress& progress) const;
};

/// Every reader, the most specific first.
FUZZYLENS_EXPORT const std::vector<const Reader*>& readers();

/// What the reader that readDataset takes for a file does not heed, for any options say of it. Made for those
/// who ask the user: refuse such a choice, or do not offer it.
/// @throws DataError as readDataset, if there is no such file, or its format is not known.
FUZZYLENS_EXPORT std::vector<FixedChoice> fixedChoices(const std::filesystem::path& path,
                                                       const ImportOptions& options = {});

/// Reads a file of any supported format, with the labels of @p options joined. The path, its SHA-256 and every
/// decision are recorded in the origin; readable irregularities become issues of the data set.
/// @throws DataError with one clear sentence if there is no such file, it is no table, does not fit into memory,
/// is cut short while it is read ...
FUZZYLENS_EXPORT ReadResult readDataset(const std::filesystem::path& path, const ImportOptions& options = {},
                                        const Progress& progress = {});

/// Reads a CLS file (numeric or named classes) into a label field called "class".
/// @throws DataError if it is none.
FUZZYLENS_EXPORT LabelField readCls(const std::filesystem::path& path);

/// @p data with the label field @p field added (or replaced, when one has its name) and preferred.
/// @throws DataError naming @p file if the number of labels is not the number of samples.
FUZZYLENS_EXPORT DatasetPtr withLabels(const Dataset& data, LabelField field, const std::string& file);

/// A data set with a table of sample annotations joined.
struct JoinedTable
{
    DatasetPtr data;                  // null when stopped
    std::string key;                  // the column of the table that names the samples
    Index matched = 0;                // samples of the data set that have a row in the table
    std::vector<std::string> fields;  // label fields that came, in the order of the columns
};

/// @p data with every column of a table of sample annotations joined as label fields, matched by sample name: the
/// column of @p path that matches most samples is the key. Unmatched and doubly matched names become issues.
/// @throws DataError if no column names half of the samples (or, in a shorter table, holds names in half of its
/// rows).
FUZZYLENS_EXPORT JoinedTable withSampleTable(const Dataset& data, const std::filesystem::path& path,
                                             const Progress& progress = {});

}  // namespace fuzzylens
