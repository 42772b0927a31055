// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/import/readers/finished.h"
#include "core/import/text_table.h"
#include "core/import/unread_table.h"
#include "core/import/xlsx/sheet_text.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

namespace fuzzylens {

namespace {

/// Excel workbooks (.xlsx). Reads the sheet of the options, else the first visible one that is not empty, else the
/// first hidden one. The sheet is converted to text and read as a text table. Old (.xls) and encrypted workbooks
/// are rejected with advice.
class XlsxReader : public Reader
{
public:
    std::string_view id() const override { return "xlsx"; }
    std::string_view name() const override { return "Excel workbook (XLSX)"; }
    std::vector<std::string_view> suffixes() const override { return {"xlsx", "xlsm", "xltx"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& head, const ImportOptions& options, const Progress& progress) const override;
    UnreadTable lookAt(const FileHead& head, const ImportOptions& options,
                       const Progress& progress) const override;
    TablePreview firstRows(const FileHead& head, const ImportOptions& options,
                           const Progress& progress) const override;
};

constexpr std::string_view zipMark = "PK\x03\x04", emptyZipMark = "PK\x05\x06";
constexpr std::string_view compoundMark = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";  // files of Excel before 2007

/// A compound file is a workbook of Excel before 2007 or an encrypted one.
[[noreturn]] void refuseCompound(std::string_view bytes, const std::filesystem::path& path)
{
    constexpr std::string_view encrypted{"E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0", 32};
    if (bytes.find(encrypted) != std::string_view::npos)
        failFile(path, message("the workbook is encrypted"),
                 message("open it with its password and save it without one"));
    failFile(path, message("this is an Excel 97-2003 workbook (.xls)"),
             message("save it as an Excel workbook (.xlsx)"));
}

std::string namesOf(const std::vector<WorkbookSheet>& sheets)
{
    std::string names;
    for (const WorkbookSheet& sheet : sheets)
        names += (names.empty() ? "" : ", ") + sheet.name;
    return names;
}

/// The sheet with this name, else with this number from 1. @throws DataError if there is none.
const WorkbookSheet& sheetCalled(const Workbook& workbook, const std::string& wanted,
                                 const std::filesystem::path& path)
{
    for (const WorkbookSheet& sheet : workbook.sheets)
        if (sheet.name == wanted)
            return sheet;
    std::size_t number = 0;
    const char* end = wanted.data() + wanted.size();
    const auto answer = std::from_chars(wanted.data(), end, number);
    if (answer.ec == std::errc() && answer.ptr == end && number >= 1 && number <= workbook.sheets.size())
        return workbook.sheets[number - 1];
    failFile(path, message("unknown sheet \"%1\"", wanted), message("available: %1", namesOf(workbook.sheets)));
}

/// The sheets to read until one is not empty: that of the options, or all, visible ones first. Sheets that share a
/// part of the archive appear once.
std::vector<WorkbookSheet> candidates(const Workbook& workbook, const ImportOptions& options,
                                      const std::filesystem::path& path)
{
    if (options.sheet)
        return {sheetCalled(workbook, *options.sheet, path)};
    std::vector<WorkbookSheet> sheets = workbook.sheets;
    std::unordered_set<std::string> parts;
    std::erase_if(sheets, [&parts](const WorkbookSheet& sheet) { return !parts.insert(sheet.part).second; });
    std::stable_partition(sheets.begin(), sheets.end(), [](const WorkbookSheet& sheet) { return !sheet.hidden; });
    return sheets;
}

Decision sheetDecision(const Workbook& workbook, const WorkbookSheet& chosen, const ImportOptions& options)
{
    const auto isHidden = [](const WorkbookSheet& sheet) { return sheet.hidden; };
    const std::string names = namesOf(workbook.sheets);
    Message reason = message("the only sheet");
    if (options.sheet)
        reason = message("chosen");
    else if (workbook.sheets.size() > 1 && chosen.hidden)
        reason = message("the visible sheets are empty; the first hidden sheet with content, of: %1", names);
    else if (std::any_of(workbook.sheets.begin(), workbook.sheets.end(), isHidden))
        reason = message("the first visible sheet with content, of: %1", names);
    else if (workbook.sheets.size() > 1)
        reason = message("the first sheet with content, of: %1", names);
    return {"sheet", Message::verbatim(chosen.name), std::move(reason)};
}

DecisionChoices sheetChoices(const Workbook& workbook)
{
    DecisionChoices choices{"sheet", {}};
    for (const WorkbookSheet& sheet : workbook.sheets)
        choices.values.push_back(sheet.name);
    return choices;
}

/// Removes the decisions about the intermediate text: the workbook has no delimiter and no decimal mark.
void leaveOutDelimiting(std::vector<Decision>& decisions)
{
    std::erase_if(decisions, [](const Decision& decision) {
        return decision.what == "delimiter" ||
               (decision.what == "decimal mark" && decision.value.text() == "point");
    });
}

/// Replaces the line numbers of the text by the row numbers of the sheet.
void placeRows(TablePreview& preview, const SheetText& sheet)
{
    for (PreviewRow& row : preview.rows)
        if (row.line > 0 && row.line <= static_cast<std::int64_t>(sheet.rowOf.size()))
            row.line = sheet.rowOf[static_cast<std::size_t>(row.line) - 1];
}

ReadResult tableOf(const SheetText& sheet, const Decision& decision, const DecisionChoices& choices,
                   const std::string& sha256, const std::filesystem::path& path, ImportOptions options,
                   const Progress& progress)
{
    options.delimiter = SheetText::delimiter;
    const FileBytes bytes = FileBytes::of(sheet.text.view(), sha256);
    const std::string_view text = bytes.bytes();
    const TableLayout layout = guessLayout(text, path, options);
    const MissingTexts missing(options.missingTexts);
    const TableText body{text.substr(0, layout.textSize), 1, layout.rowsAboveValues(), {}};
    auto table = parseTable(bytes, body, layout, path, missing, progress);
    if (!table)
        return {nullptr, true};
    for (Issue& issue : table->issues)
        issue = sheet.placed(std::move(issue));
    placeRows(table->preview, sheet);
    table->preview.choices = {choices};
    table->issues.insert(table->issues.begin(), sheet.issues.begin(), sheet.issues.end());
    DatasetParts parts = assemble(std::move(*table), layout, path, missing);
    leaveOutDelimiting(parts.origin.decisions);
    parts.origin.decisions.insert(parts.origin.decisions.begin(), decision);
    parts.origin.sha256 = sha256;
    parts.origin.format = "xlsx";
    return finished(std::move(parts), progress);
}

/// The preview of a sheet that could not be read as a table.
UnreadTable unreadSheet(const SheetText& sheet, const Decision& decision, const std::filesystem::path& path,
                        ImportOptions options)
{
    options.delimiter = SheetText::delimiter;
    UnreadTable result = lookAtText(sheet.text.view(), path, options);
    placeRows(result.preview, sheet);
    leaveOutDelimiting(result.decisions);
    result.decisions.insert(result.decisions.begin(), decision);
    return result;
}

/// Every row, or the first ones.
UnreadTable lookAtRows(const std::filesystem::path& path, const ImportOptions& options,
                       std::optional<int> mostRows, const Progress& progress)
{
    UnreadTable result;
    std::vector<DecisionChoices> sheets;  // empty if the workbook cannot be read
    try {
        const auto file = FileBytes::open(path, progress);
        if (!file)
            return {};
        const ZipArchive archive(file->bytes(), path);
        const auto workbook = readWorkbook(archive, path, progress);
        if (!workbook)
            return {};
        sheets = {sheetChoices(*workbook)};
        if (options.sheet)
            result.decisions = {{"sheet", *options.sheet, "chosen"}};
        for (const WorkbookSheet& sheet : candidates(*workbook, options, path)) {
            const auto text = readSheet(archive, *workbook, sheet, path, progress, mostRows);
            if (!text)
                break;
            if (text->empty())
                continue;
            result = unreadSheet(*text, sheetDecision(*workbook, sheet, options), path, options);
            break;
        }
    } catch (const DataError&) {
        // read() reports the error; the preview has the readable part
    }
    result.preview.choices = std::move(sheets);
    return result;
}

}  // namespace

int XlsxReader::confidence(const FileHead& head) const
{
    constexpr int certain = 100;
    const std::string_view text = head.text;
    return text.starts_with(zipMark) || text.starts_with(emptyZipMark) || text.starts_with(compoundMark) ? certain
                                                                                                         : 0;
}

std::vector<FixedChoice> XlsxReader::fixes(const FileHead&) const
{
    return {{ImportChoice::Delimiter, "workbooks have cells and need no delimiter"}, fixedLayer, fixedTopVariance};
}

ReadResult XlsxReader::read(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = head.path;
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    if (file->bytes().starts_with(compoundMark))
        refuseCompound(file->bytes(), path);
    const ZipArchive archive(file->bytes(), path);
    const auto workbook = readWorkbook(archive, path, progress);
    if (!workbook)
        return {nullptr, true};
    for (const WorkbookSheet& sheet : candidates(*workbook, options, path)) {
        const auto text = readSheet(archive, *workbook, sheet, path, progress);
        if (!text)
            return {nullptr, true};
        if (text->empty())
            continue;
        try {
            return tableOf(*text, sheetDecision(*workbook, sheet, options), sheetChoices(*workbook),
                           file->sha256(), path, options, progress);
        } catch (const DataError& error) {
            throw DataError(text->placed(error.issue()));
        }
    }
    failFile(path,
             options.sheet ? "the sheet \"" + *options.sheet + "\" is empty" : "the workbook contains no values");
}

UnreadTable XlsxReader::lookAt(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    return lookAtRows(head.path, options, {}, progress);
}

TablePreview XlsxReader::firstRows(const FileHead& head, const ImportOptions& options,
                                   const Progress& progress) const
{
    constexpr int rows = 40;  // more than are shown, for a header
    return lookAtRows(head.path, options, rows, progress).preview;
}

const Reader& xlsxReader()
{
    static const XlsxReader reader;
    return reader;
}

}  // namespace fuzzylens
