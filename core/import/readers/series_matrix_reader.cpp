// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/common/counted.h"
#include "core/import/label_choice.h"
#include "core/import/readers/finished.h"
#include "core/import/readers/format_table.h"
#include "core/import/readers/geo_fields.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace fuzzylens {

namespace {

/// GEO series matrix: lines that begin with a tag (!Series_, !Sample_), then a table of values between
/// !series_matrix_table_begin and !series_matrix_table_end. Everything is found by its tag. Every line about the
/// samples becomes a label field, characteristics one for every key. A series on several platforms is several
/// files.
class SeriesMatrixReader : public Reader
{
public:
    std::string_view id() const override { return "series-matrix"; }
    std::string_view name() const override { return "GEO series matrix"; }
    std::vector<std::string_view> suffixes() const override { return {"txt"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& fileHead, const ImportOptions& options,
                    const Progress& progress) const override;
};

using Texts = std::vector<std::string>;

constexpr std::string_view seriesTableBegin = "!series_matrix_table_begin";
constexpr std::string_view seriesTableEnd = "!series_matrix_table_end";
constexpr std::string_view sampleTag = "!Sample_";

/// A line with a tag, and the lines without one that go on with it.
struct TaggedLine
{
    std::string_view text;
    std::int64_t line = 0;
};

/// The lines above the values.
struct SeriesHead
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

/// Everything up to the first value. Nothing if @p progress requests cancellation.
std::optional<SeriesHead> readTop(std::string_view text, const std::filesystem::path& path,
                                  const Progress& progress)
{
    constexpr std::size_t askEvery = std::size_t{1} << 20;
    SeriesHead head;
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    Record record;
    std::size_t asked = 0;
    bool continuesLast = false;
    while (scanner.next(record) && !record.text.starts_with(seriesTableBegin)) {
        if (!record.text.empty() && record.text.front() == '!') {
            continuesLast = matters(record.text);
            if (continuesLast)
                head.lines.push_back({record.text, record.line});
        } else if (continuesLast) {
            std::string_view& last = head.lines.back().text;
            last = {last.data(), static_cast<std::size_t>(record.text.data() + record.text.size() - last.data())};
        }
        if (scanner.position() - asked < askEvery)
            continue;
        asked = scanner.position();
        if (!shouldContinue(progress,
                            {"reading", static_cast<std::int64_t>(asked), static_cast<std::int64_t>(text.size())}))
            return std::nullopt;
    }
    if (!record.text.starts_with(seriesTableBegin))
        failFile(
            path,
            message("the file contains no table of values: the line %1 is missing", std::string(seriesTableBegin)),
            message("download the file again if it is truncated"));
    const std::int64_t beginLine = record.line;
    if (!scanner.next(record))
        failLine(path, scanner.line(), message("the header of the table is missing"), {},
                 message("download the file again if it is truncated"));
    if (!record.text.starts_with(seriesTableEnd))
        head.header = splitFields(record.text);
    const std::size_t start = scanner.position();
    head.table = {text.substr(start), scanner.line(), 0, seriesTableEnd};
    if (head.header.empty() || !scanner.next(record) || record.text.starts_with(seriesTableEnd))
        failLine(path, beginLine, message("the table of values is empty"), {},
                 message("look for the values in the supplementary files of the series"));
    removeTrailingEmptyFields(head.header, 1);
    if (head.header.size() < 2)
        failLine(path, beginLine + 1, message("the header of the table contains no sample names"));
    if (areValues(head.header))
        failLine(path, beginLine + 1, message("the header of the table is missing; the line contains values"));
    return head;
}

std::string onlyText(const TaggedLine& line)
{
    const std::vector<std::string> texts = splitFields(line.text);
    return texts.size() > 1 ? texts[1] : std::string();
}

/// The field of a line for each column of the table.
struct Places
{
    std::vector<std::optional<std::size_t>> columns;  // of the texts of a line, in their order
    bool areByAccession = false;
};

/// By the accessions where these are the names of columns, else in the order of the columns.
Places placesOf(const Texts& accessions, const Texts& names)
{
    std::unordered_map<std::string_view, std::size_t> columnOf;
    for (std::size_t c = 0; c < names.size(); ++c)
        columnOf.emplace(names[c], c);
    Places places;
    for (const std::string& accession : accessions) {
        const auto found = columnOf.find(accession);
        places.columns.push_back(found == columnOf.end() ? std::nullopt : std::optional(found->second));
        places.areByAccession = places.areByAccession || found != columnOf.end();
        if (found != columnOf.end())
            columnOf.erase(found);  // a second sample of the name is the second column of it, or none
    }
    if (places.areByAccession)
        return places;
    places.columns.clear();
    for (std::size_t c = 0; c < names.size(); ++c)
        places.columns.emplace_back(c);
    return places;
}

/// The line with the accessions; empty where there is none.
Texts accessionsOf(const SeriesHead& head)
{
    for (const TaggedLine& tagged : head.lines)
        if (tagged.text.starts_with("!Sample_geo_accession")) {
            Texts texts = splitFields(tagged.text);
            texts.erase(texts.begin());
            removeTrailingEmptyFields(texts);
            return texts;
        }
    return {};
}

/// What does not belong together of lines and columns.
void notePlaces(const Places& places, std::size_t accessions, std::size_t columns,
                const std::filesystem::path& path, std::vector<Issue>& issues)
{
    if (accessions == 0)
        return;
    if (!places.areByAccession) {
        issues.push_back(warningAt(path, 0,
                                   message("the column names of the table are not the sample accessions; the "
                                           "sample annotations are assigned in the order of the columns")));
        return;
    }
    const auto placed = static_cast<std::size_t>(
        std::count_if(places.columns.begin(), places.columns.end(), [](const auto& place) { return place; }));
    if (placed < accessions)
        issues.push_back(warningAt(
            path, 0,
            message("%1 no column in the table", counted(static_cast<std::int64_t>(accessions - placed),
                                                         "annotated sample has", "annotated samples have"))));
    if (placed < columns)
        issues.push_back(warningAt(
            path, 0,
            message("%1 no sample annotations", counted(static_cast<std::int64_t>(columns - placed),
                                                        "column of the table has", "columns of the table have"))));
}

std::vector<SampleLine> sampleLines(const SeriesHead& head, const Texts& names, const std::filesystem::path& path,
                                    std::vector<Issue>& issues)
{
    const Texts accessions = accessionsOf(head);
    const Places places = placesOf(accessions, names);
    notePlaces(places, accessions.size(), names.size(), path, issues);
    std::vector<SampleLine> lines;
    for (const TaggedLine& tagged : head.lines) {
        if (!tagged.text.starts_with(sampleTag))
            continue;
        Texts texts = splitFields(tagged.text);
        SampleLine line{texts.front().substr(sampleTag.size()), Texts(names.size())};
        texts.erase(texts.begin());
        removeTrailingEmptyFields(texts, places.columns.size());
        if (texts.size() != places.columns.size()) {
            issues.push_back(warningAt(
                path, tagged.line,
                message(places.areByAccession
                            ? "the line contains values for %1 samples, but there are %2; it is ignored because "
                              "the values cannot be assigned to the samples"
                            : "the line contains values for %1 samples, but the table has %2; it is ignored "
                              "because the values cannot be assigned to the samples",
                        texts.size(), places.columns.size())));
            continue;
        }
        for (std::size_t i = 0; i < texts.size(); ++i)
            if (places.columns[i])
                line.texts[*places.columns[i]] = std::move(texts[i]);
        lines.push_back(std::move(line));
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

void noteSeries(const SeriesHead& head, DatasetParts& parts)
{
    for (const TaggedLine& line : head.lines)
        if (line.text.starts_with("!Series_geo_accession"))
            parts.origin.decisions.push_back({"series", Message::verbatim(onlyText(line)), "given in the file"});
        else if (line.text.starts_with("!Series_title"))
            parts.origin.decisions.push_back({"title", Message::verbatim(onlyText(line)), "given in the file"});
        else if (line.text.starts_with("!Series_platform_id"))
            parts.origin.decisions.push_back({"platform", Message::verbatim(onlyText(line)), "given in the file"});
}

void noteEnd(const FormatTable& table, const std::filesystem::path& path, std::vector<Issue>& issues)
{
    if (!table.endMarkerLine)
        issues.push_back(warningAt(path, 0, message("the line %1 is missing", std::string(seriesTableEnd)),
                                   message("download the file again if it is truncated")));
    else if (table.rest.find(seriesTableBegin) != std::string_view::npos)
        issues.push_back(warningAt(path, *table.endMarkerLine, message("a second table follows and is ignored"),
                                   message("save it as a separate file")));
}

}  // namespace

int SeriesMatrixReader::confidence(const FileHead& head) const
{
    std::string_view text = head.text;
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with("!Series_") || text.starts_with(sampleTag) || text.starts_with(seriesTableBegin) ? 100
                                                                                                             : 0;
}

std::vector<FixedChoice> SeriesMatrixReader::fixes(const FileHead&) const
{
    return fixedTabSeparatedOptions("series matrix files always use tabs",
                                    "series matrix files mark where the values begin");
}

ReadResult SeriesMatrixReader::read(const FileHead& fileHead, const ImportOptions& options,
                                    const Progress& progress) const
{
    const std::filesystem::path& path = fileHead.path;
    requireRoomForTable(fileHead);
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
    TableLayout layout = tabSeparatedLayout(head->header, 1, lineEndOf(text));
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

const Reader& seriesMatrixReader()
{
    static const SeriesMatrixReader reader;
    return reader;
}

}  // namespace fuzzylens
