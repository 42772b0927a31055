// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_table.h"

#include "core/common/utf8.h"

#include <algorithm>
#include <charconv>

namespace fuzzylens {

namespace {

void applyChoices(TableLayout& layout, const std::filesystem::path& path, const ImportOptions& options)
{
    const std::string fromFormat = "defined by the format";
    if (options.decimalMark)
        layout.decimalMark = *options.decimalMark;
    layout.decide("decimal mark", markName(layout.decimalMark), options.decimalMark ? "chosen" : fromFormat);
    if (options.orientation)
        layout.orientation = *options.orientation;
    layout.decide("orientation", layout.samplesInRows() ? "samples in rows" : "genes in rows",
                  options.orientation ? "chosen" : fromFormat);
    if (options.nameColumn && *options.nameColumn >= layout.columns)
        failFile(path, message("column %1, chosen for the names, does not exist; the rows have %2 fields",
                               *options.nameColumn + 1, layout.columns));
    layout.nameColumn = options.nameColumn.value_or(layout.nameColumn);
    if (layout.nameColumn >= 0)
        layout.roles[static_cast<std::size_t>(layout.nameColumn)] = TableLayout::Role::Text;
    layout.decide("name column", layout.columnName(layout.nameColumn), options.nameColumn ? "chosen" : fromFormat);
}

}  // namespace

void failLine(const std::filesystem::path& path, std::int64_t line, Message what, std::string_view text,
              Message remedy)
{
    throw DataError(
        {Issue::Severity::Error, std::move(what), path.string(), line, 0, shownText(text), std::move(remedy)});
}

Issue warningAt(const std::filesystem::path& path, std::int64_t line, Message what, Message remedy)
{
    return {Issue::Severity::Warning, std::move(what), path.string(), line, 0, {}, std::move(remedy)};
}

std::int64_t parseCount(std::string_view text)
{
    text = trimmed(text);
    if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos)
        return -1;
    std::int64_t value = 0;
    const auto answer = std::from_chars(text.data(), text.data() + text.size(), value);
    return answer.ec != std::errc() || value > largestCount ? largestCount + 1 : value;
}

std::vector<std::string> splitFields(std::string_view record, char delimiter)
{
    requireRoomForFields(record, delimiter);
    std::vector<std::string> texts;
    for (const Field& field : fieldsOf(record, delimiter))
        texts.push_back(field.value());
    return texts;
}

void removeTrailingEmptyFields(std::vector<std::string>& texts, std::size_t atLeast)
{
    while (texts.size() > atLeast && texts.back().empty())
        texts.pop_back();
}

TableLayout tabSeparatedLayout(std::vector<std::string> header, std::size_t leading, char lineEnd)
{
    TableLayout layout;
    layout.delimiting = {'\t', lineEnd, false};
    layout.columns = static_cast<int>(header.size());
    layout.paddedRows = true;
    layout.roles.assign(header.size(), TableLayout::Role::Value);
    std::fill_n(layout.roles.begin(), std::min(leading, header.size()), TableLayout::Role::Text);
    layout.nameColumn = layout.headerNames = 0;
    layout.orientation = ImportOptions::Orientation::GenesInRows;
    layout.header.push_back(std::move(header));
    return layout;
}

std::vector<FixedChoice> fixedTabSeparatedOptions(std::string_view delimiter, std::string_view headerRows)
{
    return {{ImportChoice::Delimiter, delimiter},
            {ImportChoice::HeaderRows, headerRows},
            fixedSheet,
            fixedLabelColumn,
            fixedLayer,
            fixedTopVariance};
}

std::optional<FormatTable> readFormatTable(const FileBytes& file, const TableText& text, TableLayout layout,
                                           std::string_view format, const std::filesystem::path& path,
                                           const ImportOptions& options, const Progress& progress)
{
    applyChoices(layout, path, options);
    if (std::find(layout.roles.begin(), layout.roles.end(), TableLayout::Role::Value) == layout.roles.end())
        failLine(path, text.line, message("the header contains no column of numbers"));
    const MissingTexts missing(options.missingTexts);
    auto table = parseTable(file, text, layout, path, missing, progress);
    if (!table)
        return std::nullopt;
    if (table->rows == 0)
        failFile(path, message("the file contains no rows of values below the header"),
                 message("download the file again if it is truncated"));
    FormatTable result;
    result.rows = table->rows;
    result.endMarkerLine = table->endMarkerLine;
    result.rest = table->rest;
    result.parts = assemble(std::move(*table), layout, path, missing);
    result.parts.origin.sha256 = file.sha256();
    result.parts.origin.format = format;
    return result;
}

}  // namespace fuzzylens
