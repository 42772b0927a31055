// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/readers/gct_reader.h"

#include "core/data/text_table.h"
#include "core/data/utf8.h"

#include <algorithm>
#include <charconv>

namespace fuzzylens {

namespace {

constexpr std::string_view mark = "#1.2";
constexpr int leadingColumns = 2;  // Name, Description
constexpr std::int64_t largestCount = 1'000'000'000'000;

[[noreturn]] void failLine(const std::filesystem::path& path, std::int64_t line, std::string what,
                           std::string text, std::string remedy)
{
    throw DataError(
        {Issue::Severity::Error, std::move(what), path.string(), line, 0, shownText(text), std::move(remedy)});
}

/// The declared numbers of genes and samples.
struct Counts
{
    std::int64_t genes = 0;
    std::int64_t samples = 0;
};

Counts readCounts(const Record& record, const std::filesystem::path& path)
{
    const auto number = [&](const std::string& text) {
        std::int64_t value = -1;
        const char* end = text.data() + text.size();
        const auto answer = std::from_chars(text.data(), end, value);
        if (answer.ptr != end || (value < 0 && answer.ec == std::errc()))
            failLine(path, record.line, "the line should hold the numbers of genes and samples",
                     std::string(trimmed(record.text)), {});
        if (answer.ec != std::errc() || value > largestCount)
            failLine(path, record.line, "the line declares more genes or samples than any file can hold",
                     std::string(trimmed(record.text)), "correct the number");
        return value;
    };
    const std::vector<Field> fields = fieldsOf(record.text, '\t');
    return {number(fields[0].value()), number(fields.size() > 1 ? fields[1].value() : std::string())};
}

/// The header without the padding some programs append.
std::vector<std::string> readHeader(const Record& record, const Counts& counts, const std::filesystem::path& path)
{
    std::vector<std::string> header;
    for (const Field& field : fieldsOf(record.text, '\t'))
        header.push_back(field.value());
    const auto expected = static_cast<std::size_t>(counts.samples + leadingColumns);
    while (header.size() > expected && header.back().empty())
        header.pop_back();
    if (header.size() != expected)
        failLine(path, record.line,
                 "line 2 declares " + std::to_string(counts.samples) + " samples, the header names " +
                     std::to_string(static_cast<std::int64_t>(header.size()) - leadingColumns),
                 {}, "correct line 2 or the header");
    return header;
}

TableLayout layoutOf(std::vector<std::string> header, char lineEnd)
{
    TableLayout layout;
    layout.delimiting = {'\t', lineEnd, false};
    layout.columns = static_cast<int>(header.size());
    layout.roles.assign(header.size(), TableLayout::Role::Value);
    std::fill_n(layout.roles.begin(), leadingColumns, TableLayout::Role::Text);
    layout.nameColumn = 0;
    layout.orientation = ImportOptions::Orientation::GenesInRows;
    layout.header.push_back(std::move(header));
    layout.decide("orientation", "genes in rows", "the format says so");
    return layout;
}

/// "na" is what a GCT file says for no description.
bool areEmpty(const std::vector<std::string>& descriptions)
{
    return std::all_of(descriptions.begin(), descriptions.end(),
                       [](const std::string& text) { return text.empty() || text == "na"; });
}

}  // namespace

std::filesystem::path labelsBeside(std::filesystem::path path)
{
    if (lowerExtension(path) == ".gz")
        path.replace_extension();
    return path.replace_extension(".cls");
}

int GctReader::confidence(const FileHead& head) const
{
    std::string_view text = head.text;
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    return text.substr(0, mark.size()) == mark ? 100 : 0;
}

ReadResult GctReader::read(const std::filesystem::path& path, const ImportOptions& options,
                           const Progress& progress) const
{
    requireRoomForTable(path);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    Record record;
    if (!scanner.next(record) || trimmed(record.text) != mark)
        failLine(path, 1, "a GCT 1.2 file begins with #1.2", std::string(trimmed(record.text)), {});
    if (!scanner.next(record))
        failLine(path, 2, "the numbers of genes and samples are missing", {}, {});
    const Counts counts = readCounts(record, path);
    if (!scanner.next(record))
        failLine(path, 3, "the header with the names of the samples is missing", {}, {});
    const TableLayout layout = layoutOf(readHeader(record, counts, path), lineEndOf(text));
    constexpr std::size_t headRecords = 3;
    auto table = parseTable(*file, text, layout, headRecords, path, MissingTexts(options.missingTexts), progress);
    if (!table)
        return {nullptr, true};
    if (table->rows != counts.genes)
        failLine(path, 2,
                 "the line declares " + std::to_string(counts.genes) + " genes, the file holds " +
                     std::to_string(table->rows),
                 {}, "correct the number, or fetch the file again if it is cut short");
    DatasetParts parts = assemble(std::move(*table), layout, path);
    if (!parts.annotations.empty() && areEmpty(parts.annotations.front().texts))
        parts.annotations.clear();
    parts.origin.sha256 = file->sha256();
    parts.origin.format = "gct";
    return {std::make_shared<const Dataset>(std::move(parts))};
}

}  // namespace fuzzylens
