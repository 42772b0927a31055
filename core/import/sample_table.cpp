// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/counted.h"
#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/label_choice.h"
#include "core/import/text_table.h"

#include <algorithm>
#include <new>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace fuzzylens {

namespace {

constexpr std::size_t rowsBetweenReports = 512;

/// A table of sample annotations: its header and its rows.
struct SampleTable
{
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::int64_t> lines;
    char decimalMark = '.';
};

std::vector<std::string> cellsOf(const Record& record, char delimiter)
{
    requireRoomForFields(record.text, delimiter);
    const MissingTexts missing;
    bool changed = false;
    std::vector<std::string> cells;
    for (const Field& field : fieldsOf(record.text, delimiter)) {
        cells.push_back(toUtf8(field.value(), changed));
        if (!field.quoted && missing.matches(cells.back()))
            cells.back().clear();
    }
    return cells;
}

/// Nothing if @p progress requests cancellation.
std::optional<SampleTable> readTable(const std::filesystem::path& path, const Progress& progress)
try {
    requireMemoryForFile(path);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return std::nullopt;
    const std::string_view text = requireText(file->bytes(), path);
    TableLayout layout;
    decideDelimiting(layout, text, {}, MissingTexts());
    SampleTable table;
    table.decimalMark = layout.decimalMark;
    RecordScanner scanner(text, layout.delimiting);
    Record record;
    while (scanner.next(record)) {
        if (table.rows.size() % rowsBetweenReports == 0 &&
            !shouldContinue(progress,
                            {"reading the sample annotations", static_cast<std::int64_t>(scanner.position()),
                             static_cast<std::int64_t>(text.size())}))
            return std::nullopt;
        std::vector<std::string> cells = cellsOf(record, layout.delimiting.delimiter);
        if (table.header.empty()) {
            table.header = std::move(cells);
            continue;
        }
        if (cells.size() != table.header.size())
            throw DataError(
                {Issue::Severity::Error,
                 message("the row has %1 where the header has %2", fieldsText(cells.size()), table.header.size()),
                 path.string(),
                 record.line,
                 0,
                 {},
                 message("give every row the same number of fields")});
        table.rows.push_back(std::move(cells));
        table.lines.push_back(record.line);
    }
    if (table.rows.empty())
        failFile(path, message("the sample annotations have no rows below the header"));
    return table;
} catch (const std::bad_alloc&) {
    failFile(path, message("the sample annotations do not fit into memory"),
             message("check that this is the intended file"));
}

struct Key
{
    std::size_t column = 0;
    std::size_t matches = 0;  // samples of the data set that it names
};

/// Nothing if @p progress requests cancellation.
std::optional<Key> findKey(const SampleTable& table, const Dataset& data, const Progress& progress)
{
    Key best;
    for (std::size_t c = 0; c < table.header.size(); ++c) {
        if (!shouldContinue(progress, {"matching the sample names", static_cast<std::int64_t>(c),
                                       static_cast<std::int64_t>(table.header.size())}))
            return std::nullopt;
        std::unordered_set<std::string_view> names;
        for (const auto& row : table.rows)
            names.insert(row[c]);
        const auto matches = static_cast<std::size_t>(
            std::count_if(data.sampleNames().begin(), data.sampleNames().end(),
                          [&](const std::string& name) { return names.count(name) > 0; }));
        if (matches > best.matches)
            best = {c, matches};
    }
    return best;
}

Issue about(const std::filesystem::path& path, Issue::Severity severity, Message what, const std::string& name,
            std::int64_t line = 0)
{
    return {severity, std::move(what), path.string(), line, 0, shownText(name), {}};
}

/// The row of every sample, -1 where there is none; what does not match one to one goes to @p issues.
std::vector<std::int64_t> match(const SampleTable& table, std::size_t key, const Dataset& data,
                                const std::filesystem::path& path, std::vector<Issue>& issues)
{
    std::unordered_map<std::string_view, std::size_t> rowOf;
    std::vector<std::size_t> repeated;
    for (std::size_t r = 0; r < table.rows.size(); ++r)
        if (!rowOf.emplace(table.rows[r][key], r).second)
            repeated.push_back(r);
    if (!repeated.empty())
        issues.push_back(about(path, Issue::Severity::Warning,
                               message(repeated.size() == 1
                                           ? "the sample already has an earlier row; this row is ignored"
                                           : "%1 rows repeat samples of earlier rows and are ignored; the first "
                                             "repeated sample",
                                       repeated.size()),
                               table.rows[repeated.front()][key], table.lines[repeated.front()]));
    std::vector<std::int64_t> rows;
    std::vector<int> uses(table.rows.size(), 0);
    std::vector<std::string> without, doubled;
    for (const std::string& name : data.sampleNames()) {
        const auto found = rowOf.find(name);
        rows.push_back(found == rowOf.end() ? -1 : static_cast<std::int64_t>(found->second));
        if (found == rowOf.end())
            without.push_back(name);
        else if (++uses[found->second] == 2)
            doubled.push_back(name);
    }
    if (!without.empty())
        issues.push_back(
            about(path, Issue::Severity::Warning,
                  message(without.size() == 1 ? "%1 sample has no row in the sample annotations"
                                              : "%1 samples have no row in the sample annotations, the first",
                          without.size()),
                  without.front()));
    if (!doubled.empty())
        issues.push_back(
            about(path, Issue::Severity::Warning,
                  message(doubled.size() == 1 ? "%1 row is shared by samples with the same name"
                                              : "%1 rows are shared by samples with the same name, the first",
                          doubled.size()),
                  doubled.front()));
    const auto unused = std::count(uses.begin(), uses.end(), 0);
    if (unused > 0)
        issues.push_back(
            about(path, Issue::Severity::Note,
                  message(unused == 1 ? "%1 row of the sample annotations belongs to no sample of the data set"
                                      : "%1 rows of the sample annotations belong to no sample of the data set",
                          unused),
                  {}));
    return rows;
}

void addOrReplace(std::vector<LabelField>& fields, LabelField field)
{
    const auto same = std::find_if(fields.begin(), fields.end(),
                                   [&field](const LabelField& one) { return one.name == field.name; });
    if (same != fields.end())
        *same = std::move(field);
    else
        fields.push_back(std::move(field));
}

}  // namespace

JoinedTable withSampleTable(const Dataset& data, const std::filesystem::path& path, const Progress& progress)
{
    const std::optional<SampleTable> read = readTable(path, progress);
    if (!read)
        return {};
    const SampleTable& table = *read;
    if (table.header.size() < 2)
        failFile(
            path,
            message("the table of sample annotations has a single column, which can only contain sample names"),
            message("choose a table with annotations in other columns"));
    const std::optional<Key> found = findKey(table, data, progress);
    if (!found)
        return {};
    const Key key = *found;
    if (key.matches == 0)
        failFile(path, message("no column of the sample annotations contains names of samples in the data set"),
                 message("one column must contain the sample names, such as \"%1\"",
                         data.samples() > 0 ? data.sampleNames().front() : std::string()));
    // A few chance matches, of numbers above all, are no table about these samples.
    if (2 * key.matches < std::min(table.rows.size(), static_cast<std::size_t>(data.samples())))
        failFile(path,
                 message("the best matching column of the sample annotations, \"%1\", names only %2 of %3 samples",
                         table.header[key.column], key.matches, data.samples()),
                 message("choose annotations of these samples, with the sample names in one column"));
    DatasetParts parts = data.parts();
    const std::vector<std::int64_t> rows = match(table, key.column, data, path, parts.issues);
    JoinedTable joined{nullptr, table.header[key.column], static_cast<Index>(key.matches), {}};
    for (std::size_t c = 0; c < table.header.size(); ++c) {
        if (!shouldContinue(progress, {"adding the sample annotations", static_cast<std::int64_t>(c),
                                       static_cast<std::int64_t>(table.header.size())}))
            return {};
        if (c == key.column)
            continue;
        std::vector<std::string> texts;
        for (const std::int64_t row : rows)
            texts.push_back(row < 0 ? std::string() : table.rows[static_cast<std::size_t>(row)][c]);
        const std::string name = table.header[c].empty() ? "column " + std::to_string(c + 1) : table.header[c];
        addOrReplace(parts.labelFields, labelFieldOf(name, texts, table.decimalMark));
        joined.fields.push_back(name);
    }
    parts.origin.decisions.push_back({"sample annotations", Message::verbatim(path.string()),
                                      message("matched by \"%1\", which contains %2 of %3 sample names",
                                              table.header[key.column], key.matches, data.samples())});
    if (parts.preferredLabel.empty())
        preferLabel(parts);
    joined.data = std::make_shared<const Dataset>(std::move(parts));
    return joined;
}

}  // namespace fuzzylens
