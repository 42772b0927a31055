// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/common/memory_guard.h"
#include "core/import/findings.h"
#include "core/import/readers/finished.h"
#include "core/import/readers/format_table.h"
#include "core/import/readers/sparse_values.h"
#include "core/import/readers/transposed.h"
#include "core/import/unread_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <unordered_set>

namespace fuzzylens {

namespace {

/// Sparse text of LIBSVM and SVMlight: one sample per line, its label, then index:value of every value that is not
/// 0. The label becomes the field "class", qid the field "qid". Indices count from 1, or from 0 where a 0 occurs.
class LibsvmReader : public Reader
{
public:
    std::string_view id() const override { return "libsvm"; }
    std::string_view name() const override { return "LIBSVM"; }
    std::vector<std::string_view> suffixes() const override { return {"libsvm", "svm", "svmlight"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& head, const ImportOptions& options, const Progress& progress) const override;
    UnreadTable lookAt(const FileHead& head, const ImportOptions& options,
                       const Progress& progress) const override;
};

constexpr std::string_view queryStart = "qid:";

Delimiting linesOf(std::string_view text)
{
    return {'\0', lineEndOf(text), false, '#'};
}

/// The words of a line up to a remark.
class Words
{
public:
    explicit Words(std::string_view line)
        : m_rest(trimmed(line.substr(0, line.find('#'))))
    {}
    /// Empty at the end.
    std::string_view next()
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t"), m_rest.size()));
        const std::string_view word = m_rest.substr(0, m_rest.find_first_of(" \t"));
        m_rest.remove_prefix(word.size());
        return word;
    }

private:
    std::string_view m_rest;
};

/// The index of "index:value"; -1 if that is none.
std::int64_t indexOf(std::string_view word)
{
    const std::size_t colon = word.find(':');
    return colon == std::string_view::npos ? -1 : parseCount(word.substr(0, colon));
}

bool isPair(std::string_view word, const MissingTexts& missing)
{
    return indexOf(word) >= 0 && readCell(word.substr(word.find(':') + 1), '.', missing).kind != CellKind::Text;
}

bool isLabel(std::string_view word, const MissingTexts& missing)
{
    for (const std::string& part : splitFields(word, ','))
        if (readCell(part, '.', missing).kind != CellKind::Number)
            return false;
    return true;
}

/// The range of the indices.
struct IndexExtent
{
    std::int64_t smallest = 1;
    std::int64_t largest = 0;
    std::int64_t line = 0;  // of the largest
    std::string text;
    bool hasQueries = false;

    void add(const Record& record)
    {
        const std::string_view pairs = record.text.substr(0, record.text.find('#'));
        for (std::size_t colon = pairs.find(':'); colon != std::string_view::npos;
             colon = pairs.find(':', colon + 1)) {
            const std::size_t start = pairs.find_last_of(" \t", colon) + 1;
            const std::string_view word = pairs.substr(start, colon - start);
            hasQueries = hasQueries || word == "qid";
            addIndex(parseCount(word), word, record.line);
        }
    }

private:
    void addIndex(std::int64_t index, std::string_view word, std::int64_t atLine)
    {
        if (index < 0)
            return;
        smallest = std::min(smallest, index);
        if (index > largest) {
            largest = index;
            line = atLine;
            text = word;
        }
    }
};

/// Nothing if @p progress requests cancellation.
std::optional<IndexExtent> extentOf(const TextChunks& chunks, const Delimiting& lines, const Progress& progress)
{
    IndexExtent extent;
    for (std::size_t i = 0; i < chunks.chunks.size(); ++i) {
        const TextChunk& chunk = chunks.chunks[i];
        if (!shouldContinue(progress, {"reading indices", static_cast<std::int64_t>(i),
                                       static_cast<std::int64_t>(chunks.chunks.size())}))
            return std::nullopt;
        RecordScanner scanner = recordsOf(chunk, lines);
        Record record;
        while (scanner.next(record))
            extent.add(record);
    }
    return extent;
}

/// Reads lines into the matrix; different chunks may be read at the same time.
class RowReader
{
public:
    RowReader(const IndexExtent& extent, const Delimiting& lines, const MissingTexts& missing,
              AlignedMatrix& values, std::vector<std::string>& labels, std::vector<std::string>& queries)
        : m_extent(extent)
        , m_lines(lines)
        , m_missing(missing)
        , m_values(values)
        , m_labels(labels)
        , m_queries(queries)
    {}

    ChunkFindings read(const TextChunk& chunk) const
    {
        ChunkFindings findings;
        RecordScanner scanner = recordsOf(chunk, m_lines);
        Record record;
        for (std::int64_t row = chunk.firstRow; scanner.next(record); ++row)
            readRow(record, row, findings);
        return findings;
    }

private:
    void readRow(const Record& record, std::int64_t row, ChunkFindings& findings) const
    {
        Words words(record.text);
        std::string_view word = words.next();
        int column = 0;
        if (word.find(':') == std::string_view::npos) {
            if (!isLabel(word, m_missing))
                findings.text.add(record.line, column, word);
            m_labels[static_cast<std::size_t>(row)] = word;
            word = words.next();
            ++column;
        }
        if (word.starts_with(queryStart)) {
            m_queries[static_cast<std::size_t>(row)] = word.substr(queryStart.size());
            word = words.next();
            ++column;
        }
        for (; !word.empty(); word = words.next(), ++column) {
            const std::int64_t index = indexOf(word);
            if (index < m_extent.smallest || index > m_extent.largest) {
                findings.index.add(record.line, column, word);
                continue;
            }
            const std::size_t value = word.find(':') + 1;
            m_values(row, index - m_extent.smallest) =
                numberIn(word.substr(value), '.', m_missing, record.line, column, findings);
        }
    }

    const IndexExtent& m_extent;
    const Delimiting& m_lines;
    const MissingTexts& m_missing;
    AlignedMatrix& m_values;
    std::vector<std::string>& m_labels;
    std::vector<std::string>& m_queries;
};

/// Classes when the labels are words or whole numbers that repeat.
LabelField labelsAsField(const std::vector<std::string>& labels)
{
    const std::unordered_set<std::string> levels(labels.begin(), labels.end());
    const bool areIntegers = std::all_of(levels.begin(), levels.end(), [](const std::string& text) {
        return text.find_first_not_of("+-0123456789") == std::string::npos;
    });
    return areIntegers && 2 * levels.size() <= labels.size() ? LabelField::categorical("class", labels)
                                                             : labelFieldOf("class", labels, '.');
}

bool anyText(const std::vector<std::string>& texts)
{
    return std::any_of(texts.begin(), texts.end(), [](const std::string& text) { return !text.empty(); });
}

void setNames(DatasetParts& parts, const IndexExtent& extent, const std::vector<std::string>& labels,
              const std::vector<std::string>& queries)
{
    parts.sampleNames = numberedNames(parts.values.rows());
    parts.featureNames = numberedNames(parts.values.columns(), extent.smallest);
    parts.origin.decisions.push_back({"indices", extent.smallest == 0 ? "from 0" : "from 1",
                                      extent.smallest == 0 ? "the index 0 occurs" : "the index 0 does not occur"});
    if (anyText(labels)) {
        parts.labelFields.push_back(labelsAsField(labels));
        parts.preferredLabel = parts.labelFields.back().name;
        parts.origin.decisions.push_back(
            {"label field", Message::verbatim(parts.preferredLabel), "always first in this format"});
    }
    if (extent.hasQueries)
        parts.labelFields.push_back(LabelField::categorical("qid", queries));
}

}  // namespace

int LibsvmReader::confidence(const FileHead& head) const
{
    constexpr int certain = 90, linesLookedAt = 20;
    const std::string_view text = head.text;
    const MissingTexts missing;
    RecordScanner scanner(text, linesOf(text));
    Record record;
    bool anyPair = false;
    for (int line = 0; line < linesLookedAt && scanner.next(record); ++line) {
        if (!head.complete && scanner.position() == text.size() && line > 0)
            break;  // cut in the middle
        Words words(record.text);
        std::string_view word = words.next();
        if (word.find(':') == std::string_view::npos && isLabel(word, missing))
            word = words.next();
        if (word.starts_with(queryStart))
            word = words.next();
        for (int pair = 0; !word.empty(); word = words.next(), ++pair) {
            if (!isPair(word, missing) && !(scanner.position() == text.size() && pair > 0))
                return 0;
            anyPair = true;
        }
    }
    return anyPair ? certain : 0;
}

std::vector<FixedChoice> LibsvmReader::fixes(const FileHead&) const
{
    return {{ImportChoice::Delimiter, "LIBSVM files always use spaces"},
            {ImportChoice::DecimalMark, "LIBSVM files always use decimal points"},
            {ImportChoice::HeaderRows, "LIBSVM files have no header rows"},
            {ImportChoice::NameColumn, "LIBSVM files contain no sample names"},
            fixedSheet,
            fixedLabelColumn,
            fixedLayer,
            fixedTopVariance};
}

ReadResult LibsvmReader::read(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = head.path;
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    const Delimiting lines = linesOf(text);
    auto chunks = splitIntoChunks({text, 1, 0, {}}, lines, progress);
    const auto extent = chunks ? extentOf(*chunks, lines, progress) : std::nullopt;
    if (!extent)
        return {nullptr, true};
    if (extent->largest > largestCount)
        failLine(path, extent->line, message("the index is too large"), extent->text,
                 message("correct the index"));
    const std::int64_t features = extent->largest - extent->smallest + 1;
    if (features < 1)
        failFile(path, message("no line contains a pair of index and value"));
    if (options.orientation == ImportOptions::Orientation::GenesInRows)
        requireMemory(path, bytesOfReading({chunks->rows, features}) + matrixBytes(features, chunks->rows));
    const auto values = zeros(chunks->rows, features, path, progress);
    if (!values)
        return {nullptr, true};
    const MissingTexts missing(options.missingTexts);
    std::vector<std::string> labels(static_cast<std::size_t>(chunks->rows));
    std::vector<std::string> queries(extent->hasQueries ? labels.size() : 0);
    const RowReader reader(*extent, lines, missing, *values, labels, queries);
    std::vector<ChunkFindings> found(chunks->chunks.size());
    const auto read = [&](std::size_t index) { found[index] = reader.read(chunks->chunks[index]); };
    if (!readChunks(*file, *chunks, read, progress))
        return {nullptr, true};
    ChunkFindings findings;
    for (const ChunkFindings& part : found)
        findings.merge(part);
    requireNumbers(path, findings, 0);
    DatasetParts parts;
    parts.values = values;
    parts.origin = {path.string(), file->sha256(), std::string(id()), {}};
    setNames(parts, *extent, labels, queries);
    noteMissing(path, findings, parts.issues);
    noteAllMissing(parts, path);
    namesAsUtf8(parts, path);
    turnIfChosen(parts, options);
    return finished(std::move(parts), progress);
}

UnreadTable LibsvmReader::lookAt(const FileHead& head, const ImportOptions& options, const Progress&) const
{
    UnreadTable result = lookAtLines(head, ' ');
    result.decisions.push_back(missingDecision(MissingTexts(options.missingTexts)));
    return result;
}

const Reader& libsvmReader()
{
    static const LibsvmReader reader;
    return reader;
}

}  // namespace fuzzylens
