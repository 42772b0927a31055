// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/readers/series_matrix_reader.h"

#include "core/data/label_choice.h"
#include "core/data/readers/finished.h"
#include "core/data/readers/format_table.h"
#include "core/data/readers/geo_fields.h"
#include "core/data/utf8.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr std::string_view tableBegin = "!series_matrix_table_begin";
constexpr std::string_view tableEnd = "!series_matrix_table_end";
constexpr std::string_view sampleTag = "!Sample_";

/// A line with a tag, and the lines without one that go on with it.
struct TaggedLine
{
    std::string_view text;
    std::int64_t line = 0;
};

/// What stands above the values.
struct Head
{
    std::vector<TaggedLine> lines;  // with the tags that matter
    std::vector<std::string> header;
    TableText table;
};

bool matters(std::string_view text)
{
    return text.starts_with(sampleTag) || text.starts_with("!Series_title") ||
           text.starts_with("!Series_geo_accession") || text.starts_with("!Series_platform_id");
}

bool areValues(const std::vector<std::string>& row)
{
    const MissingTexts missing;
    return row.front() != "ID_REF" && std::all_of(row.begin() + 1, row.end(), [&missing](const std::string& text) {
               return readCell(text, '.', missing).kind != CellKind::Text;
           });
}

/// Everything up to the first value. Nothing if @p progress said stop.
std::optional<Head> readTop(std::string_view text, const std::filesystem::path& path, const Progress& progress)
{
    constexpr std::size_t askEvery = std::size_t{1} << 20;
    Head head;
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    Record record;
    std::size_t asked = 0;
    bool goesOnWithLast = false;
    while (scanner.next(record) && !record.text.starts_with(tableBegin)) {
        if (!record.text.empty() && record.text.front() == '!') {
            goesOnWithLast = matters(record.text);
            if (goesOnWithLast)
                head.lines.push_back({record.text, record.line});
        } else if (goesOnWithLast) {
            std::string_view& last = head.lines.back().text;
            last = {last.data(), static_cast<std::size_t>(record.text.data() + record.text.size() - last.data())};
        }
        if (scanner.position() - asked < askEvery)
            continue;
        asked = scanner.position();
        if (!goesOn(progress,
                    {"reading", static_cast<std::int64_t>(asked), static_cast<std::int64_t>(text.size())}))
            return std::nullopt;
    }
    if (!record.text.starts_with(tableBegin))
        failFile(path, "the file has no table of values, no line " + std::string(tableBegin),
                 "fetch the file again if it is cut short");
    const std::int64_t beginLine = record.line;
    if (!scanner.next(record))
        failLine(path, scanner.line(), "the header of the table is missing", {},
                 "fetch the file again if it is cut short");
    if (!record.text.starts_with(tableEnd))
        head.header = textsOf(record.text);
    const std::size_t start = scanner.position();
    head.table = {text.substr(start), scanner.line(), 0, tableEnd};
    if (head.header.empty() || !scanner.next(record) || record.text.starts_with(tableEnd))
        failLine(path, beginLine, "the table of values is empty", {},
                 "look for the values in the supplementary files of the series");
    dropEmptyEnd(head.header, 1);
    if (head.header.size() < 2)
        failLine(path, beginLine + 1, "the header of the table names no sample");
    if (areValues(head.header))
        failLine(path, beginLine + 1, "the header of the table is missing, the line holds values");
    return head;
}

std::string onlyText(const TaggedLine& line)
{
    const std::vector<std::string> texts = textsOf(line.text);
    return texts.size() > 1 ? texts[1] : std::string();
}

/// The places in the table of the samples in the order of the lines about them; as they come if no accessions say.
std::vector<std::size_t> placesOf(const std::vector<SampleLine>& lines, const std::vector<std::string>& names)
{
    std::vector<std::size_t> places;
    for (const SampleLine& line : lines)
        if (line.tag == "geo_accession")
            for (const std::string& accession : line.texts) {
                const auto found = std::find(names.begin(), names.end(), accession);
                if (found != names.end())
                    places.push_back(static_cast<std::size_t>(found - names.begin()));
            }
    return places.size() == names.size() ? places : std::vector<std::size_t>();
}

std::vector<SampleLine> sampleLines(const Head& head, const std::vector<std::string>& names,
                                    const std::filesystem::path& path, std::vector<Issue>& issues)
{
    std::vector<SampleLine> lines;
    for (const TaggedLine& tagged : head.lines) {
        if (!tagged.text.starts_with(sampleTag))
            continue;
        std::vector<std::string> texts = textsOf(tagged.text);
        SampleLine line{texts.front().substr(sampleTag.size()), {}};
        texts.erase(texts.begin());
        dropEmptyEnd(texts, names.size());
        if (texts.size() != names.size())
            issues.push_back(warningAt(path, tagged.line,
                                       "the line tells about " + std::to_string(texts.size()) +
                                           " samples, the table has " + std::to_string(names.size())));
        line.texts = std::move(texts);
        line.texts.resize(names.size());
        lines.push_back(std::move(line));
    }
    const std::vector<std::size_t> places = placesOf(lines, names);
    for (SampleLine& line : lines) {
        const std::vector<std::string> asWritten = line.texts;
        for (std::size_t i = 0; i < places.size(); ++i)
            line.texts[places[i]] = asWritten[i];
    }
    return lines;
}

/// @p lines about @p names as lines about @p samples, which are other columns where another column names the rows.
void chooseSamples(std::vector<SampleLine>& lines, const std::vector<std::string>& names,
                   const std::vector<std::string>& samples)
{
    if (names == samples)
        return;
    std::vector<SampleLine> chosen;
    for (const SampleLine& line : lines)
        chosen.push_back({line.tag, std::vector<std::string>(samples.size())});
    std::size_t from = 0;
    for (std::size_t to = 0; to < samples.size(); ++to) {
        const auto found = std::find(names.begin() + static_cast<std::ptrdiff_t>(from), names.end(), samples[to]);
        if (found == names.end())
            continue;
        const auto at = static_cast<std::size_t>(found - names.begin());
        for (std::size_t line = 0; line < lines.size(); ++line)
            chosen[line].texts[to] = lines[line].texts[at];
        from = at + 1;
    }
    lines = std::move(chosen);
}

void noteSeries(const Head& head, DatasetParts& parts)
{
    for (const TaggedLine& line : head.lines)
        if (line.text.starts_with("!Series_geo_accession"))
            parts.origin.decisions.push_back({"series", onlyText(line), "the file says so"});
        else if (line.text.starts_with("!Series_title"))
            parts.origin.decisions.push_back({"title", onlyText(line), "the file says so"});
        else if (line.text.starts_with("!Series_platform_id"))
            parts.origin.decisions.push_back({"platform", onlyText(line), "the file says so"});
}

void noteEnd(const FormatTable& table, const std::filesystem::path& path, std::vector<Issue>& issues)
{
    if (!table.endMarkLine)
        issues.push_back(warningAt(path, 0, "the line " + std::string(tableEnd) + " is missing",
                                   "fetch the file again if it is cut short"));
    else if (table.rest.find(tableBegin) != std::string_view::npos)
        issues.push_back(warningAt(path, *table.endMarkLine, "a second table follows, it is not read",
                                   "put it into a file of its own"));
}

}  // namespace

int SeriesMatrixReader::confidence(const FileHead& head) const
{
    std::string_view text = withoutByteOrderMark(head.text);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with("!Series_") || text.starts_with(sampleTag) || text.starts_with(tableBegin) ? 100 : 0;
}

ReadResult SeriesMatrixReader::read(const std::filesystem::path& path, const ImportOptions& options,
                                    const Progress& progress) const
{
    requireRoomForTable(path);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    const auto head = readTop(text, path, progress);
    if (!head)
        return {nullptr, true};
    std::vector<Issue> issues;
    const std::vector<std::string> names(head->header.begin() + 1, head->header.end());
    std::vector<SampleLine> lines = sampleLines(*head, names, path, issues);
    TableLayout layout = genesInRows(head->header, 1, lineEndOf(text));
    auto table = readFormatTable(*file, head->table, std::move(layout), id(), path, options, progress);
    if (!table)
        return {nullptr, true};
    DatasetParts& parts = table->parts;
    noteEnd(*table, path, issues);
    parts.issues.insert(parts.issues.end(), issues.begin(), issues.end());
    noteSeries(*head, parts);
    if (options.orientation != ImportOptions::Orientation::SamplesInRows) {
        chooseSamples(lines, names, parts.sampleNames);
        GeoFields fields = geoFields(lines, parts.sampleNames.size(), MissingTexts(options.missingTexts));
        parts.labelFields = std::move(fields.fields);
        preferLabel(parts, fields.candidates);
    }
    namesAsUtf8(parts, path);
    return finished(std::move(parts), progress);
}

}  // namespace fuzzylens
