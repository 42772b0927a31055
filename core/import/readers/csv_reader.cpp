// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/import/readers/finished.h"
#include "core/import/text_table.h"
#include "core/import/unread_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace fuzzylens {

namespace {

/// Tables of delimited text: commas, tabs, semicolons or bars, with samples or genes in rows.
class CsvReader : public Reader
{
public:
    explicit CsvReader(std::uint64_t mostInMemory)
        : m_mostInMemory(mostInMemory)
    {}

    std::string_view id() const override { return "csv"; }
    std::string_view name() const override { return "Text table (CSV, TSV)"; }
    std::vector<std::string_view> suffixes() const override { return {"csv", "tsv", "txt", "tab", "data"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& head, const ImportOptions& options, const Progress& progress) const override;
    UnreadTable lookAt(const FileHead& head, const ImportOptions& options,
                       const Progress& progress) const override;

private:
    std::uint64_t m_mostInMemory;
};

/// How other formats begin, or what a line near their beginning does.
bool isAnotherFormat(std::string_view text)
{
    constexpr std::array<std::string_view, 11> starts{"#1.2",       "#1.3",    "^",    "!Series", "!Sample",  "%%",
                                                      "PK\x03\x04", "\x89HDF", "%PDF", "<?xml",   "<!DOCTYPE"};
    constexpr std::array<std::string_view, 2> lines{"@relation", "@attribute"};
    const auto atStart = [text](std::string_view start) { return text.substr(0, start.size()) == start; };
    const auto atLine = [text](std::string_view line) {
        const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
        const auto found = std::search(text.begin(), text.end(), line.begin(), line.end(), same);
        return found != text.end() && (found == text.begin() || found[-1] == '\n');
    };
    return std::any_of(starts.begin(), starts.end(), atStart) || std::any_of(lines.begin(), lines.end(), atLine);
}

ReadResult datasetOf(std::optional<ParsedTable> table, const TableLayout& layout, std::string sha256,
                     const std::filesystem::path& path, const MissingTexts& missing, const Progress& progress)
{
    if (!table)
        return {nullptr, true};
    DatasetParts parts = assemble(std::move(*table), layout, path, missing);
    parts.origin.sha256 = std::move(sha256);
    parts.origin.format = "csv";
    return finished(std::move(parts), progress);
}

ReadResult readInMemory(const std::filesystem::path& path, const ImportOptions& options, const Progress& progress)
{
    auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    std::string_view text = withoutEmptyEnd(requireText(file->bytes(), path));
    const std::optional<std::string> collapsed = collapseBlanks(text, options);
    if (collapsed) {
        file = FileBytes::of(*collapsed, file->sha256());
        text = file->bytes();
    }
    const TableLayout layout = guessLayout(text, path, options);
    const MissingTexts missing(options.missingTexts);
    const TableText body{text.substr(0, layout.textSize), 1, layout.rowsAboveValues(), {}};
    return datasetOf(parseTable(*file, body, layout, path, missing, progress), layout, file->sha256(), path,
                     missing, progress);
}

}  // namespace

int CsvReader::confidence(const FileHead& head) const
{
    constexpr int asAnyText = 10, withDelimiters = 40;
    if (isAnotherFormat(head.text))
        return 0;
    return head.text.find_first_of(",\t;|") == std::string::npos ? asAnyText : withDelimiters;
}

std::vector<FixedChoice> CsvReader::fixes(const FileHead&) const
{
    return {fixedSheet, fixedLayer, fixedTopVariance};
}

ReadResult CsvReader::read(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = head.path;
    requireRoomForTable(head);
    if (head.textSize <= static_cast<double>(m_mostInMemory))
        return readInMemory(path, options, progress);
    auto scanned = scanTable(path, options, progress);
    if (!scanned)
        return {nullptr, true};
    if (scanned->isOfBlanks)
        return readInMemory(path, options, progress);
    const TableLayout layout = guessLayout(scanned->excerpt, path, options);
    const MissingTexts missing(options.missingTexts);
    std::string sha256 = scanned->sha256;
    return datasetOf(parseTable(std::move(*scanned), layout, path, missing, progress), layout, std::move(sha256),
                     path, missing, progress);
}

UnreadTable CsvReader::lookAt(const FileHead& head, const ImportOptions& options, const Progress&) const
{
    return lookAtText(head, options);
}

const Reader& csvReader()
{
    static const CsvReader reader(std::uint64_t{64} << 20);
    return reader;
}

std::unique_ptr<const Reader> makeCsvReader(std::uint64_t mostInMemory)
{
    return std::make_unique<const CsvReader>(mostInMemory);
}

}  // namespace fuzzylens
