// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/common/memory_guard.h"
#include "core/import/label_choice.h"
#include "core/import/readers/finished.h"
#include "core/import/readers/format_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <optional>

namespace fuzzylens {

namespace {

/// GCT of GenePattern (1.2) and of the Connectivity Map (1.3): the version, the numbers of genes and samples (and,
/// in 1.3, of columns and rows of annotations), a header, a gene a line. What describes genes becomes annotations,
/// the rows of 1.3 that describe samples become label fields. Missing first lines and wrong counts are issues.
class GctReader : public Reader
{
public:
    std::string_view id() const override { return "gct"; }
    std::string_view name() const override { return "GCT (1.2, 1.3)"; }
    std::vector<std::string_view> suffixes() const override { return {"gct"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& fileHead, const ImportOptions& options,
                    const Progress& progress) const override;
};

/// The content of the second line.
struct Counts
{
    std::int64_t line = 0;  // 0: there is no such line
    std::int64_t genes = 0;
    std::int64_t samples = 0;
    std::int64_t geneFields = 1;  // columns after the name
    std::int64_t sampleFields = 0;
};

/// The rows above the values.
struct GctHead
{
    bool isVersion13 = false;
    Counts counts;
    std::int64_t headerLine = 0;
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> sampleFields;
    std::size_t records = 0;
    std::vector<Issue> issues;
};

bool isVersion(std::string_view record)
{
    return record.substr(0, 4) == "#1.2" || record.substr(0, 4) == "#1.3";
}

/// Two whole numbers, or four.
bool areCounts(std::vector<std::string> texts)
{
    removeTrailingEmptyFields(texts);
    return (texts.size() == 2 || texts.size() == 4) &&
           std::all_of(texts.begin(), texts.end(), [](const std::string& text) { return parseCount(text) >= 0; });
}

bool isGctHeader(std::string_view record)
{
    constexpr std::string_view start = "name\tdescription\t";
    return record.size() > start.size() &&
           std::equal(start.begin(), start.end(), record.begin(),
                      [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b); });
}

Counts countsIn(const Record& record, bool isVersion13, const std::filesystem::path& path)
{
    std::vector<std::string> texts = splitFields(record.text);
    removeTrailingEmptyFields(texts);
    const std::size_t expected = isVersion13 ? 4 : 2;
    std::vector<std::int64_t> numbers;
    for (const std::string& text : texts)
        numbers.push_back(parseCount(text));
    if (std::any_of(numbers.begin(), numbers.end(), [](std::int64_t number) { return number > largestCount; }))
        failLine(path, record.line, message("the line declares more genes or samples than any file can contain"),
                 trimmed(record.text), message("correct the number"));
    if (numbers.size() < expected || std::find(numbers.begin(), numbers.end(), -1) != numbers.end())
        failLine(path, record.line,
                 isVersion13 ? "the line must contain the numbers of genes, samples, gene fields and sample fields"
                             : "the line must contain the numbers of genes and samples",
                 trimmed(record.text), {});
    Counts counts{record.line, numbers[0], numbers[1]};
    if (isVersion13) {
        counts.geneFields = numbers[2];
        counts.sampleFields = numbers[3];
    }
    return counts;
}

class GctHeadReader
{
public:
    GctHeadReader(std::string_view text, const std::filesystem::path& path, const Progress& progress)
        : m_path(path)
        , m_progress(progress)
        , m_scanner(text, {'\t', lineEndOf(text), false})
    {}

    /// Nothing if the progress requests cancellation.
    std::optional<GctHead> read()
    {
        next(message("the file contains only blank lines"));
        readVersion();
        readCounts();
        readHeader();
        const double fields =
            static_cast<double>(m_head.counts.sampleFields) * static_cast<double>(m_head.header.size());
        requireMemory(m_path, fields * sizeof(std::string));
        for (std::int64_t row = 0; row < m_head.counts.sampleFields; ++row) {
            if (!shouldContinue(m_progress, {"reading the sample metadata", row, m_head.counts.sampleFields}))
                return std::nullopt;
            readSampleField(row);
        }
        return std::move(m_head);
    }

private:
    void next(const Message& whenNone)
    {
        if (!m_scanner.next(m_record))
            failLine(m_path, m_scanner.line(), whenNone, {},
                     message("download the file again if it is truncated"));
        ++m_head.records;
    }
    void note(Message what) { m_head.issues.push_back(warningAt(m_path, m_record.line, std::move(what))); }

    void readVersion()
    {
        const std::string_view first = m_record.text;
        if (isVersion(first)) {
            m_head.isVersion13 = first[3] == '3';
            return next(message("the numbers of genes and samples are missing"));
        }
        std::vector<std::string> texts = splitFields(first);
        removeTrailingEmptyFields(texts);
        if (!areCounts(texts) && !isGctHeader(first))
            failLine(m_path, m_record.line, message("a GCT file begins with #1.2 or #1.3"), trimmed(first));
        m_head.isVersion13 = !isGctHeader(first) && texts.size() == 4;
        note(message("the first line, #1.2 or #1.3, is missing"));
    }

    void readCounts()
    {
        if (!m_head.isVersion13 && isGctHeader(m_record.text))
            return note(message("the line with the numbers of genes and samples is missing"));
        m_head.counts = countsIn(m_record, m_head.isVersion13, m_path);
        next(message("the header with the names of the samples is missing"));
    }

    /// GCT 1.2 without the column of descriptions: as many names as samples, and numbers below the first of them.
    void findMissingDescriptions()
    {
        Counts& counts = m_head.counts;
        const auto named = static_cast<std::int64_t>(m_head.header.size());
        RecordScanner scanner = m_scanner;
        Record record;
        if (m_head.isVersion13 || !counts.line || isGctHeader(m_record.text) || named != counts.samples + 1 ||
            !scanner.next(record))
            return;
        const std::vector<std::string> cells = splitFields(record.text);
        if (cells.size() < 2 || readCell(cells[1], '.', MissingTexts()).kind != CellKind::Number)
            return;
        note(message("the column Description is missing"));
        counts.geneFields = 0;
    }

    /// Where the file holds no more rows than genes are declared, and all of numbers, none is about the samples.
    void findMissingSampleFields()
    {
        Counts& counts = m_head.counts;
        const auto leading = static_cast<std::size_t>(counts.geneFields + 1);
        if (counts.sampleFields == 0)
            return;
        const MissingTexts missing;
        RecordScanner scanner = m_scanner;
        Record record;
        for (std::int64_t rows = 0; scanner.next(record); ++rows) {
            if (rows >= counts.genes)
                return;
            if (rows >= counts.sampleFields)
                continue;
            const std::vector<std::string> cells = splitFields(record.text);
            for (std::size_t c = leading; c < cells.size(); ++c)
                if (readCell(cells[c], '.', missing).kind != CellKind::Number)
                    return;
        }
        m_head.issues.push_back(warningAt(
            m_path, counts.line,
            message("the line declares %1 rows of sample annotations, but the file has none", counts.sampleFields),
            message("correct the number")));
        counts.sampleFields = 0;
    }

    /// The header without the padding some programs append.
    void readHeader()
    {
        Counts& counts = m_head.counts;
        m_head.headerLine = m_record.line;
        m_head.header = splitFields(m_record.text);
        removeTrailingEmptyFields(m_head.header, static_cast<std::size_t>(counts.line ? counts.samples + 1 : 1));
        findMissingDescriptions();
        findMissingSampleFields();
        const std::int64_t leading = counts.geneFields + 1;
        removeTrailingEmptyFields(m_head.header,
                                  static_cast<std::size_t>(counts.line ? counts.samples + leading : leading));
        const auto named = static_cast<std::int64_t>(m_head.header.size());
        if (named <= leading)
            failLine(
                m_path, m_record.line,
                message("the header has %1, but %2 with gene annotations and at least one sample are required",
                        fieldsText(m_head.header.size()), fieldsText(static_cast<std::size_t>(leading))),
                {}, message("correct line %1 or the header", counts.line));
        if (counts.line && named != counts.samples + leading)
            m_head.issues.push_back(warningAt(
                m_path, counts.line,
                message("the line declares %1 samples, but the header names %2", counts.samples, named - leading),
                message("correct the number")));
    }

    void readSampleField(std::int64_t row)
    {
        next(message("line %1 declares %2 rows of sample annotations, but the file ends after %3",
                     m_head.counts.line, m_head.counts.sampleFields, row));
        std::vector<std::string> texts = splitFields(m_record.text);
        removeTrailingEmptyFields(texts, m_head.header.size());
        if (texts.size() != m_head.header.size())
            failLine(
                m_path, m_record.line,
                message("the row has %1 where the header has %2", fieldsText(texts.size()), m_head.header.size()),
                {}, message("give every row the same number of fields"));
        // What the Connectivity Map writes for no value.
        std::replace(texts.begin(), texts.end(), std::string("-666"), std::string());
        m_head.sampleFields.push_back(std::move(texts));
    }

    const std::filesystem::path& m_path;
    const Progress& m_progress;
    RecordScanner m_scanner;
    Record m_record;
    GctHead m_head;
};

/// "na" is what a GCT file says for no description.
bool isNothing(const AnnotationField& field)
{
    return (field.name.empty() || field.name == "Description") &&
           std::all_of(field.texts.begin(), field.texts.end(),
                       [](const std::string& text) { return text.empty() || text == "na"; });
}

}  // namespace

std::filesystem::path labelFilePath(std::filesystem::path path)
{
    if (lowerExtension(path) == ".gz")
        path.replace_extension();
    return path.replace_extension(".cls");
}

int GctReader::confidence(const FileHead& head) const
{
    RecordScanner scanner(head.text, {'\t', lineEndOf(head.text), false});
    Record record;
    if (!scanner.next(record))
        return 0;
    if (isVersion(record.text))
        return 100;
    constexpr int likely = 60;
    const bool counted = areCounts(splitFields(record.text)) && scanner.next(record);
    const std::string_view start = record.text.substr(0, 3);
    return isGctHeader(record.text) || (counted && (start == "id\t" || start == "Id\t")) ? likely : 0;
}

std::vector<FixedChoice> GctReader::fixes(const FileHead&) const
{
    return fixedTabSeparatedOptions("GCT files always use tabs", "GCT files mark where the values begin");
}

ReadResult GctReader::read(const FileHead& fileHead, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = fileHead.path;
    requireRoomForTable(fileHead);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    std::optional<GctHead> read = GctHeadReader(text, path, progress).read();
    if (!read)
        return {nullptr, true};
    GctHead& head = *read;
    TableLayout layout = tabSeparatedLayout(std::move(head.header),
                                            static_cast<std::size_t>(head.counts.geneFields + 1), lineEndOf(text));
    std::move(head.sampleFields.begin(), head.sampleFields.end(), std::back_inserter(layout.header));
    auto table =
        readFormatTable(*file, {text, 1, head.records, {}}, std::move(layout), id(), path, options, progress);
    if (!table)
        return {nullptr, true};
    DatasetParts& parts = table->parts;
    parts.issues.insert(parts.issues.begin(), head.issues.begin(), head.issues.end());
    if (head.counts.line && table->rows != head.counts.genes)
        parts.issues.push_back(warningAt(
            path, head.counts.line,
            message("the line declares %1 genes, but the file contains %2", head.counts.genes, table->rows),
            message("download the file again if it is truncated")));
    parts.annotations.erase(std::remove_if(parts.annotations.begin(), parts.annotations.end(), isNothing),
                            parts.annotations.end());
    preferLabel(parts);
    return finished(std::move(parts), progress);
}

const Reader& gctReader()
{
    static const GctReader reader;
    return reader;
}

}  // namespace fuzzylens
