// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/import/label_choice.h"
#include "core/import/readers/finished.h"
#include "core/import/readers/format_table.h"
#include "core/import/readers/geo_fields.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <map>
#include <new>

namespace fuzzylens {

namespace {

/// A curated data set of GEO (GDS) in SOFT format: lines that begin with ^, ! and #, then a table of values
/// between !dataset_table_begin and !dataset_table_end. The subsets of one type are the classes of a label field.
class SoftReader : public Reader
{
public:
    std::string_view id() const override { return "soft"; }
    std::string_view name() const override { return "GEO data set (GDS, SOFT)"; }
    std::vector<std::string_view> suffixes() const override { return {"soft"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& fileHead, const ImportOptions& options,
                    const Progress& progress) const override;
};

constexpr std::string_view softTableBegin = "!dataset_table_begin";
constexpr std::string_view softTableEnd = "!dataset_table_end";
const std::string valueMark = "Value for ";

/// Samples that belong together.
struct Subset
{
    std::int64_t line = 0;
    std::string type, description;
    std::vector<std::string> samples;
};

/// The lines above the values.
struct SoftHead
{
    std::vector<Decision> decisions;
    std::vector<Subset> subsets;
    std::map<std::string, std::string> columns;  // their annotations
    std::vector<std::string> header;
    TableText table;
};

/// "value" of "!tag = value".
std::string tagValue(std::string_view line)
{
    const std::size_t equals = line.find('=');
    return equals == std::string_view::npos ? std::string() : std::string(trimmed(line.substr(equals + 1)));
}

class SoftHeadReader
{
public:
    SoftHeadReader(std::string_view text, const std::filesystem::path& path, const Progress& progress)
        : m_text(text)
        , m_path(path)
        , m_progress(progress)
        , m_scanner(text, {'\t', lineEndOf(text), false})
    {}

    /// Nothing if the progress requests cancellation.
    std::optional<SoftHead> read()
    {
        constexpr std::size_t askEvery = std::size_t{1} << 20;
        std::size_t asked = 0;
        while (true) {
            if (!m_scanner.next(m_record))
                failWithoutTable();
            if (m_record.text.starts_with(softTableBegin))
                break;
            readLine();
            if (m_scanner.position() - asked < askEvery)
                continue;
            asked = m_scanner.position();
            if (!shouldContinue(m_progress, {"reading", static_cast<std::int64_t>(asked),
                                             static_cast<std::int64_t>(m_text.size())}))
                return std::nullopt;
        }
        readHeader();
        return std::move(m_head);
    }

private:
    [[noreturn]] void failWithoutTable() const
    {
        if (m_isFamily)
            failFile(
                m_path,
                message("this SOFT file describes a series, a platform or single samples, not a curated data set"),
                message("open the series matrix file of the series"));
        failFile(
            m_path,
            message("the file contains no table of values: the line %1 is missing", std::string(softTableBegin)),
            message("download the file again if it is truncated"));
    }

    void readLine()
    {
        const std::string_view line = m_record.text;
        m_isFamily = m_isFamily || line.starts_with("^SERIES") || line.starts_with("^SAMPLE") ||
                     line.starts_with("^PLATFORM");
        if (line.starts_with("^SUBSET"))
            m_head.subsets.push_back({m_record.line, {}, {}, {}});
        else if (line.starts_with("^DATASET") && m_head.decisions.empty())
            m_head.decisions.push_back({"data set", Message::verbatim(tagValue(line)), "given in the file"});
        else if (line.starts_with("!dataset_title") || line.starts_with("!dataset_platform "))
            m_head.decisions.push_back(
                {line[9] == 't' ? "title" : "platform", Message::verbatim(tagValue(line)), "given in the file"});
        else if (line.starts_with("#"))
            m_head.columns[std::string(trimmed(line.substr(1, line.find('=') - 1)))] = tagValue(line);
        else if (!m_head.subsets.empty())
            readSubset(m_head.subsets.back(), line);
    }

    static void readSubset(Subset& subset, std::string_view line)
    {
        if (line.starts_with("!subset_description"))
            subset.description = tagValue(line);
        else if (line.starts_with("!subset_type"))
            subset.type = tagValue(line);
        else if (line.starts_with("!subset_sample_id"))
            for (const std::string& sample : splitFields(tagValue(line), ','))
                subset.samples.push_back(sample);
    }

    void readHeader()
    {
        const std::int64_t beginLine = m_record.line;
        if (!m_scanner.next(m_record) || m_record.text.starts_with(softTableEnd))
            failLine(m_path, beginLine, message("the header of the table is missing"), {},
                     message("download the file again if it is truncated"));
        m_head.header = splitFields(m_record.text);
        removeTrailingEmptyFields(m_head.header, 1);
        if (m_head.header.front() != "ID_REF")
            failLine(m_path, m_record.line, message("the header of the table must begin with ID_REF"),
                     m_head.header.front());
        m_head.table = {m_text.substr(m_scanner.position()), m_scanner.line(), 0, softTableEnd};
    }

    std::string_view m_text;
    const std::filesystem::path& m_path;
    const Progress& m_progress;
    RecordScanner m_scanner;
    Record m_record;
    bool m_isFamily = false;
    SoftHead m_head;
};

/// Columns of samples hold values, every other one is about the probes.
TableLayout layoutOf(const SoftHead& head, char lineEnd)
{
    TableLayout layout = tabSeparatedLayout(head.header, 2, lineEnd);
    const auto isSample = [&head](const std::string& name) {
        const auto column = head.columns.find(name);
        if (column != head.columns.end() && column->second.starts_with(valueMark))
            return true;
        return std::any_of(head.subsets.begin(), head.subsets.end(), [&name](const Subset& subset) {
            return std::find(subset.samples.begin(), subset.samples.end(), name) != subset.samples.end();
        });
    };
    std::vector<TableLayout::Role> roles;
    for (const std::string& name : head.header)
        roles.push_back(isSample(name) ? TableLayout::Role::Value : TableLayout::Role::Text);
    if (std::find(roles.begin(), roles.end(), TableLayout::Role::Value) != roles.end())
        layout.roles = std::move(roles);
    else if (head.header.size() > 1 && head.header[1] != "IDENTIFIER")
        layout.roles[1] = TableLayout::Role::Value;
    return layout;
}

/// A label field for every type of subsets.
std::vector<LabelField> subsetFields(const SoftHead& head, const std::vector<std::string>& samples,
                                     const std::filesystem::path& path, std::vector<Issue>& issues)
{
    std::vector<LabelField> fields;
    for (const Subset& subset : head.subsets) {
        const std::string& type = subset.type.empty() ? subset.description : subset.type;
        auto field = std::find_if(fields.begin(), fields.end(),
                                  [&type](const LabelField& known) { return known.name == type; });
        if (field == fields.end()) {
            constexpr std::size_t mostCodes = std::size_t{1} << 26;
            if (fields.size() * samples.size() > mostCodes)
                throw std::bad_alloc();
            fields.push_back({type, LabelField::Kind::Categorical, {}, std::vector<int>(samples.size(), -1), {}});
            field = fields.end() - 1;
        }
        const auto known = std::find(field->classes.begin(), field->classes.end(), subset.description);
        const auto code = static_cast<int>(known - field->classes.begin());
        if (known == field->classes.end())
            field->classes.push_back(subset.description);
        for (const std::string& sample : subset.samples) {
            const auto found = std::find(samples.begin(), samples.end(), sample);
            if (found == samples.end()) {
                issues.push_back(warningAt(
                    path, subset.line,
                    message("the subset \"%1\" names a sample that is not in the table", subset.description)));
                issues.back().text = sample;
                continue;
            }
            field->codes[static_cast<std::size_t>(found - samples.begin())] = code;
        }
    }
    return fields;
}

/// Titles and sources, from "Value for GSM1: title; src: source".
GeoFields describedFields(const SoftHead& head, const std::vector<std::string>& samples,
                          const MissingTexts& missing)
{
    constexpr std::string_view sourceMark = "; src: ";
    SampleLine titles{"title", {}}, sources{"source_name", {}};
    for (const std::string& sample : samples) {
        const auto column = head.columns.find(sample);
        std::string text = column == head.columns.end() ? std::string() : column->second;
        const std::string start = valueMark + sample + ": ";
        text = text.starts_with(start) ? text.substr(start.size()) : std::string();
        const std::size_t source = std::min(text.find(sourceMark), text.size());
        titles.texts.push_back(text.substr(0, source));
        sources.texts.push_back(source == text.size() ? std::string() : text.substr(source + sourceMark.size()));
    }
    const bool described = std::any_of(titles.texts.begin(), titles.texts.end(),
                                       [](const std::string& text) { return !text.empty(); });
    return described ? geoFields({titles, sources}, samples.size(), missing) : GeoFields();
}

}  // namespace

int SoftReader::confidence(const FileHead& head) const
{
    std::string_view text = head.text;
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with("^") ? 100 : 0;
}

std::vector<FixedChoice> SoftReader::fixes(const FileHead&) const
{
    return fixedTabSeparatedOptions("SOFT files always use tabs", "SOFT files mark where the values begin");
}

ReadResult SoftReader::read(const FileHead& fileHead, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = fileHead.path;
    requireRoomForTable(fileHead);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    const auto head = SoftHeadReader(text, path, progress).read();
    if (!head)
        return {nullptr, true};
    auto table =
        readFormatTable(*file, head->table, layoutOf(*head, lineEndOf(text)), id(), path, options, progress);
    if (!table)
        return {nullptr, true};
    DatasetParts& parts = table->parts;
    if (!table->endMarkerLine)
        parts.issues.push_back(warningAt(path, 0, message("the line %1 is missing", std::string(softTableEnd)),
                                         message("download the file again if it is truncated")));
    parts.origin.decisions.insert(parts.origin.decisions.end(), head->decisions.begin(), head->decisions.end());
    if (options.orientation != ImportOptions::Orientation::SamplesInRows) {
        parts.labelFields = subsetFields(*head, parts.sampleNames, path, parts.issues);
        GeoFields described = describedFields(*head, parts.sampleNames, MissingTexts(options.missingTexts));
        const std::size_t candidates = parts.labelFields.size() + described.candidates;
        std::move(described.fields.begin(), described.fields.end(), std::back_inserter(parts.labelFields));
        preferLabel(parts, candidates);
    }
    namesAsUtf8(parts, path);
    return finished(std::move(parts), progress);
}

const Reader& softReader()
{
    static const SoftReader reader;
    return reader;
}

}  // namespace fuzzylens
