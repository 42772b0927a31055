// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/memory_guard.h"
#include "core/dataset/entry_variances.h"
#include "core/import/reader.h"
#include "core/import/readers/entry_table.h"
#include "core/import/readers/finished.h"
#include "core/import/readers/format_readers.h"
#include "core/import/readers/format_table.h"
#include "core/import/readers/matrix_market_entries.h"
#include "core/import/readers/sparse_values.h"
#include "core/import/unread_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace fuzzylens {

namespace {

/// The names of the genes or cells of a matrix, from a file in its folder.
struct LineNames
{
    std::filesystem::path file;                     // empty when there is none
    std::vector<std::vector<std::string>> columns;  // id, name, type ...; a line each

    std::size_t count() const { return columns.empty() ? 0 : columns.front().size(); }
};

/// The text before "matrix" in the name of the matrix file.
std::string beginning(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    const std::size_t matrix = name.rfind("matrix");
    return matrix == std::string::npos ? std::string() : name.substr(0, matrix);
}

std::filesystem::path fileBeside(const std::filesystem::path& path, const std::vector<std::string>& names)
{
    std::error_code error;
    for (const std::string& name : names)
        for (const char* suffix : {"", ".gz"}) {
            const std::filesystem::path file = path.parent_path() / (beginning(path) + name + suffix);
            if (std::filesystem::is_regular_file(file, error))
                return file;
        }
    return {};
}

/// Reads the names for the matrix @p path from its folder: from the first of the files called @p names (each also
/// with .gz) that lies there, with the beginning of the name that the matrix has.
/// @throws DataError if the file cannot be read or its lines differ in their number of fields.
LineNames readLineNames(const std::filesystem::path& path, const std::vector<std::string>& names)
{
    LineNames result;
    result.file = fileBeside(path, names);
    if (result.file.empty())
        return result;
    requireMemoryForFile(result.file);
    const auto file = FileBytes::open(result.file);
    const std::string_view text = requireText(file->bytes(), result.file);
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    Record record;
    while (scanner.next(record)) {
        std::vector<std::string> texts = splitFields(record.text);
        if (result.columns.empty())
            result.columns.resize(texts.size());
        if (texts.size() != result.columns.size())
            failLine(
                result.file, record.line,
                message("the row has %1 where the first has %2", fieldsText(texts.size()), result.columns.size()),
                {}, message("give every row the same number of fields"));
        for (std::size_t c = 0; c < texts.size(); ++c)
            result.columns[c].push_back(std::move(texts[c]));
    }
    return result;
}

/// Matrix Market, coordinate and array, above all as 10x Genomics writes it: genes in rows, cells in columns,
/// their names in features.tsv (or genes.tsv) and barcodes.tsv in the same folder, with the same prefix as
/// matrix.mtx ("S1_matrix.mtx.gz", "S1_barcodes.tsv.gz"). Further columns of features.tsv become annotations.
class MatrixMarketReader : public Reader
{
public:
    std::string_view id() const override { return "mtx"; }
    std::string_view name() const override { return "Matrix Market (10x)"; }
    std::vector<std::string_view> suffixes() const override { return {"mtx"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& fileHead, const ImportOptions& options,
                    const Progress& progress) const override;
    /// Lines of the matrix alone, without the names of samples and features.
    TablePreview firstRows(const FileHead& fileHead, const ImportOptions&, const Progress&) const override
    {
        return lookAtLines(fileHead, ' ').preview;
    }
    UnreadTable lookAt(const FileHead& fileHead, const ImportOptions& options,
                       const Progress& progress) const override;
};

/// The names of genes and cells, and whether genes or cells are rows.
struct Names
{
    LineNames genes, cells;
    bool tabSeparatedLayout = true;
    Decision orientation;
};

Names readNames(const MatrixMarketHead& head, const std::filesystem::path& path, const ImportOptions& options)
{
    Names names{
        readLineNames(path, {"features.tsv", "genes.tsv"}), readLineNames(path, {"barcodes.tsv"}), true, {}};
    const auto fits = [](const LineNames& lines, std::int64_t count) {
        return !lines.file.empty() && static_cast<std::int64_t>(lines.count()) == count;
    };
    const bool turned =
        head.rows != head.columns && fits(names.cells, head.rows) && fits(names.genes, head.columns);
    names.tabSeparatedLayout =
        options.orientation ? *options.orientation == ImportOptions::Orientation::GenesInRows : !turned;
    names.orientation = {"orientation", names.tabSeparatedLayout ? "genes in rows" : "samples in rows",
                         options.orientation ? "chosen"
                         : turned            ? "the number of barcodes equals the number of rows"
                                             : "10x files contain genes in rows"};
    const auto require = [](const LineNames& lines, std::int64_t count, const Message& refusal) {
        if (!lines.file.empty() && static_cast<std::int64_t>(lines.count()) != count)
            failFile(lines.file, refusal);
    };
    const std::int64_t genes = names.tabSeparatedLayout ? head.rows : head.columns,
                       cells = names.tabSeparatedLayout ? head.columns : head.rows;
    require(names.genes, genes,
            message("the file names %1 genes, but the matrix has %2", names.genes.count(), genes));
    require(names.cells, cells,
            message("the file names %1 cells, but the matrix has %2", names.cells.count(), cells));
    return names;
}

std::vector<std::string> keptOf(std::vector<std::string> names, const std::vector<std::int64_t>& kept)
{
    if (kept.size() == names.size())
        return names;
    std::vector<std::string> result;
    for (const std::int64_t gene : kept)
        result.push_back(std::move(names[static_cast<std::size_t>(gene)]));
    return result;
}

void numberGenes(DatasetParts& parts, const std::vector<std::int64_t>& kept)
{
    for (const std::int64_t gene : kept)
        parts.featureNames.push_back(std::to_string(gene + 1));
}

/// @p kept are the genes that are read.
void nameGenes(DatasetParts& parts, LineNames genes, const std::vector<std::int64_t>& kept,
               const ImportOptions& options, const std::filesystem::path& path)
{
    constexpr int symbols = 1;
    const std::vector<std::string> known{"gene id", "gene name", "feature type"};
    if (genes.file.empty()) {
        numberGenes(parts, kept);
        parts.issues.push_back(warningAt(path, 0,
                                         message("features.tsv or genes.tsv was not found next to the matrix"),
                                         message("the genes are numbered")));
        return;
    }
    if (options.nameColumn && *options.nameColumn >= static_cast<int>(genes.columns.size()))
        failFile(genes.file, message("column %1, chosen for the names, does not exist; the rows have %2",
                                     *options.nameColumn + 1, fieldsText(genes.columns.size())));
    const int symbol = std::min(symbols, static_cast<int>(genes.columns.size()) - 1);
    const int names = options.nameColumn.value_or(symbol);
    parts.origin.decisions.push_back(
        {"name column", names < 0 ? message("none") : message("column %1", names + 1),
         options.nameColumn ? "chosen" : "10x files contain the gene symbols in this column"});
    if (names < 0)
        numberGenes(parts, kept);
    TablePreview preview;
    preview.choices = {{"name column", {}}};
    for (std::size_t c = 0; c < genes.columns.size(); ++c)
        preview.choices.front().values.push_back(c < known.size() ? known[c] : "column " + std::to_string(c + 1));
    for (std::size_t c = 0; c < genes.columns.size(); ++c)
        if (static_cast<int>(c) == names)
            parts.featureNames = keptOf(std::move(genes.columns[c]), kept);
        else
            parts.annotations.push_back(
                {preview.choices.front().values[c], keptOf(std::move(genes.columns[c]), kept)});
    parts.origin.preview = std::make_shared<const TablePreview>(std::move(preview));
}

void nameCells(DatasetParts& parts, LineNames cells, const std::filesystem::path& path)
{
    if (cells.file.empty()) {
        parts.sampleNames = numberedNames(parts.values.rows());
        parts.issues.push_back(warningAt(path, 0, message("barcodes.tsv was not found next to the matrix"),
                                         message("the cells are numbered")));
        return;
    }
    parts.sampleNames = std::move(cells.columns.front());
}

/// How many entries the file has at most, with those that symmetry adds; nothing where it has every value.
std::optional<std::uint64_t> mostEntries(const MatrixMarketHead& head)
{
    if (head.isArray)
        return std::nullopt;
    const auto entries = static_cast<std::uint64_t>(head.entries);
    return head.mirrored != 0 ? 2 * entries : entries;
}

/// Goes through the entries of a file, and makes a matrix of those of the genes that are kept.
class ValueReader
{
public:
    ValueReader(const FileBytes& file, const MatrixMarketHead& head, bool tabSeparatedLayout,
                const std::filesystem::path& path, const ImportOptions& options, const Progress& progress)
        : m_file(file)
        , m_head(head)
        , m_genesInRows(tabSeparatedLayout)
        , m_path(path)
        , m_missing(options.missingTexts)
        , m_progress(progress)
        , m_samples(tabSeparatedLayout ? head.columns : head.rows)
        , m_genes(tabSeparatedLayout ? head.rows : head.columns)
    {
        requireRoomFor(options.topVariance);
    }

    /// All genes, or the @p topVariance of them with the greatest variance, for which the entries are gone through
    /// once; where they are in no order, more often. False if the progress requests cancellation.
    bool chooseGenes(const std::optional<int>& topVariance)
    {
        m_kept.resize(static_cast<std::size_t>(m_genes));
        std::iota(m_kept.begin(), m_kept.end(), std::int64_t{0});
        if (!topVariance || *topVariance >= m_genes)
            return true;
        std::vector<double> variances;
        if (!readVariances(variances))
            return false;
        std::stable_sort(m_kept.begin(), m_kept.end(), [&variances](std::int64_t a, std::int64_t b) {
            return variances[static_cast<std::size_t>(a)] > variances[static_cast<std::size_t>(b)];
        });
        m_kept.resize(static_cast<std::size_t>(std::max(*topVariance, 1)));
        std::sort(m_kept.begin(), m_kept.end());
        return true;
    }

    /// None if the progress requests cancellation.
    ValueTable read()
    {
        const auto genes = static_cast<std::int64_t>(m_kept.size());
        requireRoom({m_samples, genes, mostEntries(m_head)}, m_path);
        const auto entries = mostEntries(m_head);
        EntryTable values(m_samples, genes, entries ? *entries : static_cast<std::uint64_t>(m_samples * genes));
        std::vector<std::int64_t> places(static_cast<std::size_t>(m_genes), -1);
        for (std::size_t k = 0; k < m_kept.size(); ++k)
            places[static_cast<std::size_t>(m_kept[k])] = static_cast<std::int64_t>(k);
        const auto add = [&](std::int64_t sample, std::int64_t gene, double value) {
            if (const std::int64_t place = places[static_cast<std::size_t>(gene)]; place >= 0)
                values.add(static_cast<std::uint32_t>(sample), static_cast<std::uint32_t>(place), value);
        };
        return goThrough(true, add) ? values.release(m_progress) : ValueTable();
    }

    std::int64_t genes() const { return m_genes; }
    const std::vector<std::int64_t>& kept() const { return m_kept; }
    const ChunkFindings& findings() const { return m_findings; }

private:
    void requireRoomFor(const std::optional<int>& topVariance) const
    {
        constexpr int numbersPerGene = 12;  // while they are chosen
        if (!topVariance)
            return requireRoom({m_samples, m_genes, mostEntries(m_head)}, m_path, TooLarge::MayKeepTopVariance);
        requireRoom({m_samples, std::min<std::int64_t>(m_genes, *topVariance), mostEntries(m_head)}, m_path);
        requireMemory(m_path, static_cast<double>(m_genes) * numbersPerGene * sizeof(double));
    }

    /// Gives @p put sample, gene and value of every entry.
    bool goThrough(bool discard, const EntrySink& put)
    {
        const EntrySink turned = [&put](std::int64_t row, std::int64_t column, double value) {
            put(column, row, value);
        };
        m_findings = {};
        return readMatrixMarketEntries(m_head, m_file, m_path, m_missing, discard, m_progress, m_findings,
                                       m_genesInRows ? turned : put);
    }

    /// False if the progress requests cancellation.
    bool readVariances(std::vector<double>& variances)
    {
        constexpr std::uint64_t shareOfMemory = 4 * sizeof(double);
        const auto room = static_cast<std::size_t>(availableMemory() / shareOfMemory);
        EntryVariances found(static_cast<std::size_t>(m_samples), m_kept.size(), room);
        const auto add = [&](std::int64_t sample, std::int64_t gene, double value) {
            found.add(static_cast<std::size_t>(sample), static_cast<std::size_t>(gene), value);
        };
        do
            if (!goThrough(false, add))
                return false;
        while (found.finishPass());
        variances = found.variances();
        return true;
    }

    const FileBytes& m_file;
    const MatrixMarketHead& m_head;
    bool m_genesInRows;
    const std::filesystem::path& m_path;
    MissingTexts m_missing;
    const Progress& m_progress;
    std::int64_t m_samples;
    std::int64_t m_genes;
    std::vector<std::int64_t> m_kept;
    ChunkFindings m_findings;
};

}  // namespace

std::filesystem::path matrixInFolder(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_directory(path, error))
        return path;
    for (const char* name : {"matrix.mtx", "matrix.mtx.gz"})
        if (std::filesystem::is_regular_file(path / name, error))
            return path / name;
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(path, error)) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".mtx") || name.ends_with(".mtx.gz"))
            found.push_back(entry.path());
    }
    return found.size() == 1 ? found.front() : path;
}

int MatrixMarketReader::confidence(const FileHead& head) const
{
    return head.text.starts_with(matrixMarketBanner) ? 100 : 0;
}

std::vector<FixedChoice> MatrixMarketReader::fixes(const FileHead&) const
{
    return {{ImportChoice::Delimiter, "Matrix Market files always use spaces"},
            {ImportChoice::DecimalMark, "Matrix Market files always use decimal points"},
            {ImportChoice::HeaderRows, "Matrix Market files mark where the values begin"},
            fixedSheet,
            fixedLabelColumn,
            fixedLayer};
}

ReadResult MatrixMarketReader::read(const FileHead& fileHead, const ImportOptions& options,
                                    const Progress& progress) const
{
    const std::filesystem::path& path = fileHead.path;
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    const MatrixMarketHead head = readMatrixMarketHead(text, path);
    Names names = readNames(head, path, options);
    ValueReader reader(*file, head, names.tabSeparatedLayout, path, options, progress);
    if (!reader.chooseGenes(options.topVariance))
        return {nullptr, true};
    DatasetParts parts;
    parts.values = reader.read();
    if (!parts.values)
        return {nullptr, true};
    parts.origin = {path.string(),
                    file->sha256(),
                    std::string(id()),
                    {names.orientation, featuresDecision(parts.values.columns(), reader.genes())}};
    nameGenes(parts, std::move(names.genes), reader.kept(), options, path);
    nameCells(parts, std::move(names.cells), path);
    noteMissing(path, reader.findings(), parts.issues);
    namesAsUtf8(parts, path);
    return finished(std::move(parts), progress);
}

UnreadTable MatrixMarketReader::lookAt(const FileHead& fileHead, const ImportOptions& options,
                                       const Progress&) const
{
    const std::filesystem::path& path = fileHead.path;
    UnreadTable result = lookAtLines(fileHead, ' ');
    try {
        const MatrixMarketHead head = readMatrixMarketHead(requireText(fileHead.text, path), path);
        const Names names = readNames(head, path, options);
        const std::int64_t samples = names.tabSeparatedLayout ? head.columns : head.rows;
        const std::int64_t genes = names.tabSeparatedLayout ? head.rows : head.columns;
        const std::int64_t kept = std::min<std::int64_t>(options.topVariance.value_or(genes), genes);
        result.decisions = {names.orientation, featuresDecision(kept, genes)};
        result.preview.memory = bytesOfReading({samples, kept, mostEntries(head)});
    } catch (const DataError&) {
        // what the text shows is all there is
    }
    return result;
}

const Reader& matrixMarketReader()
{
    static const MatrixMarketReader reader;
    return reader;
}

}  // namespace fuzzylens
