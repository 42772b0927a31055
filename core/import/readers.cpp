// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/memory_guard.h"
#include "core/dataset/identifiers/repeated_names.h"
#include "core/dataset/identifiers/spreadsheet_names.h"
#include "core/import/gene_sets.h"
#include "core/import/readers/format_readers.h"
#include "core/import/table_preview.h"
#include "core/import/unread_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <new>

namespace fuzzylens {

namespace {

const Reader& readerCalled(const std::string& id, const std::filesystem::path& path)
{
    for (const Reader* reader : readers())
        if (reader->id() == id)
            return *reader;
    failFile(path, message("unknown format \"%1\"", id));
}

bool hasSuffix(const Reader& reader, std::filesystem::path path)
{
    if (lowerExtension(path) == ".gz")
        path.replace_extension();
    const std::string extension = lowerExtension(path);
    const std::vector<std::string_view> suffixes = reader.suffixes();
    return !extension.empty() &&
           std::find(suffixes.begin(), suffixes.end(), std::string_view(extension).substr(1)) != suffixes.end();
}

std::string knownFormats()
{
    std::string result;
    for (const Reader* reader : readers())
        result += (result.empty() ? "" : ", ") + std::string(reader->name());
    return result;
}

/// A line of numbers without a delimiter of tables, then one that begins with #.
bool isCls(std::string_view text)
{
    const std::size_t first = text.find_first_of("\r\n");
    const std::size_t second = std::min(text.find_first_not_of("\r\n", first), text.size());
    const std::string_view numbers = text.substr(0, first);
    return !numbers.empty() && numbers.find_first_not_of("0123456789 ") == std::string_view::npos &&
           text.substr(second, 1) == "#";
}

/// The text behind the blanks before it.
std::string_view withoutBlanks(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text;
}

bool beginsAs(std::string_view text, std::string_view start)
{
    return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(), [](char a, char b) {
               return a == (b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b);
           });
}

/// Documents that could be read as tables, without a message that they are none.
void refuseDocuments(std::string_view text, const std::filesystem::path& path)
{
    text = withoutBlanks(text);
    if (beginsAs(text, "<!doctype html") || beginsAs(text, "<html"))
        failFile(
            path, message("this is a web page, not a table"),
            message("download the file itself; a download page or an error page may have been saved instead"));
    const std::string_view inside = text.empty() ? text : withoutBlanks(text.substr(1));
    const std::string_view next = inside.substr(0, 1);
    const bool isObject = text.starts_with('{') && (next == "\"" || next == "}");
    if (!isObject && !(text.starts_with('[') && (next == "{" || next == "[")))
        return;
    if (text.find("\"fuzzylens-model\"") != std::string_view::npos)
        failFile(path, message("this is a FuzzyLens model, which contains no samples"),
                 message("fuzzylens-cli predict applies it to the samples of another file"));
    if (text.find("\"fuzzylens-result\"") != std::string_view::npos)
        failFile(path, message("this is a FuzzyLens result, which contains no data values"),
                 message("open the data from which it was computed; fuzzylens-cli render draws the result"));
    failFile(path, message("this is a JSON document, not a table"));
}

/// The lists of names that belong to a 10x matrix.
void refuseNamesOfFolder(const std::filesystem::path& path)
{
    std::filesystem::path plain = path.filename();
    if (lowerExtension(plain) == ".gz")
        plain.replace_extension();
    const std::string name = plain.string();
    std::error_code error;
    if (name == "genes.tsv" || name == "features.tsv" || name == "barcodes.tsv")
        for (const char* matrix : {"matrix.mtx", "matrix.mtx.gz"})
            if (std::filesystem::is_regular_file(path.parent_path() / matrix, error))
                failFile(
                    path,
                    message("this is a list of names for the matrix in the same folder and contains no values"),
                    message("open %1, or the folder", std::string(matrix)));
}

/// The reader of a file, and why it is that one.
struct Choice
{
    const Reader& reader;
    const char* reason;
};

Choice chosenReader(const FileHead& head, const ImportOptions& options)
{
    constexpr int certain = 95;
    const std::filesystem::path& path = head.path;
    if (options.format)
        return {readerCalled(*options.format, path), "chosen"};
    if (isCls(head.text))
        failFile(path, message("this is a CLS file, which contains labels and no values"),
                 message("open the data set and add this file as its labels"));
    if (isGmtName(path))
        failFile(path, message("this is a GMT file, which contains gene sets and no values"),
                 message("open the data set, and keep the genes of a set with the step select=FILE:NAME"));
    refuseDocuments(head.text, path);
    refuseNamesOfFolder(path);
    const Reader* best = nullptr;
    int bestScore = 0;
    bool isCertain = false;
    for (const Reader* reader : readers()) {
        const int confidence = reader->confidence(head);
        const int score = confidence == 0 ? 0 : 2 * confidence + hasSuffix(*reader, path);
        if (score > bestScore) {
            best = reader;
            bestScore = score;
            isCertain = confidence >= certain;
        }
    }
    if (!best)
        failFile(path, message("unknown file format"), message("supported formats: %1", knownFormats()));
    return {*best, isCertain ? "the start of the file matches this format"
                             : "no other format matches the content better"};
}

Decision formatDecision(const Choice& choice)
{
    return {"format", std::string(choice.reader.name()), choice.reason};
}

/// @p data, the memory of whose preview is that of doubles, if it is known.
DatasetPtr withSmallerPreview(DatasetPtr data)
{
    if (!data->table().floats() || !data->origin().preview || data->origin().preview->memory <= 0)
        return data;
    auto preview = std::make_shared<TablePreview>(*data->origin().preview);
    preview->memory = std::max(preview->memory - data->table().bytes(), data->table().bytes());
    Origin origin = data->origin();
    origin.preview = std::move(preview);
    return data->from(std::move(origin));
}

/// Where it makes a difference: of much data, and where single precision was chosen.
std::optional<Decision> precisionDecision(const ValueTable& table, bool isSingle)
{
    constexpr double much = 256e6;
    if (isSingle && table.sparse())
        return Decision{"precision", "double", message("sparse data are kept in double precision")};
    if (isSingle)
        return Decision{"precision", "single", "chosen"};
    if (table.sparse() || table.bytes() < much)
        return std::nullopt;
    return Decision{
        "precision", "double",
        message("%1 of memory; single precision (about 7 digits) takes half", sizeText(table.bytes()))};
}

/// @p data with the decision about the format before the others, and the one about precision behind them.
DatasetPtr decided(const Dataset& data, const Choice& choice, const ImportOptions& options)
{
    Origin origin = data.origin();
    origin.decisions.insert(origin.decisions.begin(), formatDecision(choice));
    if (auto precision = precisionDecision(data.table(), options.singlePrecision))
        origin.decisions.push_back(*std::move(precision));
    return data.from(std::move(origin));
}

/// Adds issues about the names of the features and samples.
DatasetPtr withNameIssues(const DatasetPtr& data)
{
    std::vector<Issue> issues = changedNameIssues(*data);
    if (auto repeated = repeatedNameIssue(*data))
        issues.push_back(std::move(*repeated));
    if (auto repeated = repeatedSampleIssue(*data))
        issues.push_back(std::move(*repeated));
    if (issues.empty())
        return data;
    DatasetParts parts = data->parts();
    std::move(issues.begin(), issues.end(), std::back_inserter(parts.issues));
    return std::make_shared<const Dataset>(std::move(parts));
}

/// The labels of a CLS file in the folder of a GCT or RES file of the same name; one that does not fit becomes an
/// issue.
DatasetPtr withLabelsBeside(DatasetPtr data, const std::filesystem::path& path)
{
    const std::filesystem::path beside = labelFilePath(path);
    std::error_code error;
    const std::string& format = data->origin().format;
    if ((format != "gct" && format != "res") || !std::filesystem::is_regular_file(beside, error))
        return data;
    try {
        return withLabels(*data, readCls(beside), beside.string());
    } catch (const DataError& problem) {
        DatasetParts parts = data->parts();
        parts.issues.push_back(problem.issue());
        parts.issues.back().severity = Issue::Severity::Warning;
        return std::make_shared<const Dataset>(std::move(parts));
    }
}

/// Labels from the file of labels and the label field of the options.
DatasetPtr labelled(DatasetPtr data, const std::filesystem::path& path, const ImportOptions& options)
{
    data = options.labelsFile.empty()
               ? withLabelsBeside(std::move(data), path)
               : withLabels(*data, readCls(options.labelsFile), options.labelsFile.string());
    if (!options.labelField)
        return data;
    const auto field = std::find_if(data->labelFields().begin(), data->labelFields().end(),
                                    [&](const LabelField& one) { return one.name == *options.labelField; });
    if (field != data->labelFields().end()) {
        DatasetParts parts = data->parts();
        parts.preferredLabel = field->name;
        return std::make_shared<const Dataset>(std::move(parts));
    }
    if (data->preferredLabel() == "column " + *options.labelField)
        return data;  // a column given by its number, in a file without a header
    std::string names;
    for (const LabelField& one : data->labelFields())
        names += (names.empty() ? "" : ", ") + one.name;
    failFile(data->origin().path, message("unknown label field \"%1\"", *options.labelField),
             names.empty() ? "the file contains no label fields" : "available: " + names);
}

}  // namespace

const std::vector<const Reader*>& readers()
{
    static const std::vector<const Reader*> all{
        &gctReader(),    &resReader(),          &seriesMatrixReader(), &softReader(), &arffReader(), &cdtReader(),
        &libsvmReader(), &matrixMarketReader(), &xlsxReader(),         &h5adReader(), &csvReader()};
    return all;
}

std::vector<FixedChoice> fixedChoices(const std::filesystem::path& path, const ImportOptions& options)
{
    const FileHead head = readHead(matrixInFolder(path));
    return chosenReader(head, options).reader.fixes(head);
}

UnreadTable lookAtUnread(const std::filesystem::path& path, const ImportOptions& options, const Progress& progress)
{
    FileHead head;
    head.path = matrixInFolder(path);
    try {
        head = readHead(head.path);
    } catch (const DataError&) {
        if (!options.format)
            return {};
    }
    try {
        const Choice choice = chosenReader(head, options);
        UnreadTable result = choice.reader.lookAt(head, options, progress);
        result.decisions.insert(result.decisions.begin(), formatDecision(choice));
        return result;
    } catch (const DataError&) {
        return lookAtLines(head, '\t');  // of no format that is known
    }
}

TablePreview firstRows(const std::filesystem::path& path, const ImportOptions& options, const Progress& progress)
{
    try {
        const std::filesystem::path file = matrixInFolder(path);
        std::error_code error;
        if (!std::filesystem::is_regular_file(file, error))
            return {};  // a pipe can be read once
        const FileHead head = readHead(file);
        return chosenReader(head, options).reader.firstRows(head, options, progress);
    } catch (const DataError&) {
        return {};  // reading reports the error
    }
}

ReadResult readDataset(const std::filesystem::path& given, const ImportOptions& options, const Progress& progress)
{
    const std::filesystem::path path = matrixInFolder(given);
    requireFile(path);  // from here on a pipe is a file
    const FileStamp before(path);
    try {
        const FileHead head = readHead(path);
        const Choice choice = chosenReader(head, options);
        ReadResult result = choice.reader.read(head, options, progress);
        before.requireUnchanged(path);
        if (result.data && options.singlePrecision)
            result.data = withSmallerPreview(inSinglePrecision(std::move(result.data)));
        if (result.data)
            result.data = withNameIssues(labelled(decided(*result.data, choice, options), path, options));
        return result;
    } catch (const DataError&) {
        before.requireUnchanged(path);  // the likely reason for any other error
        throw;
    } catch (const std::bad_alloc&) {
        failFile(path, message("the table does not fit into memory"),
                 message("keep fewer samples or features in the file, or use a machine with more memory"));
    }
}

DatasetPtr withLabels(const Dataset& data, LabelField field, const std::string& file)
{
    const std::size_t labels =
        field.kind == LabelField::Kind::Categorical ? field.codes.size() : field.numbers.size();
    if (static_cast<Index>(labels) != data.samples())
        failFile(file,
                 message("the file contains %1 labels, but the data set has %2 samples", labels, data.samples()),
                 message("choose the labels that belong to this data set"));
    DatasetParts parts = data.parts();
    parts.preferredLabel = field.name;
    parts.origin.decisions.push_back({"labels", Message::verbatim(file), "added in the order of the samples"});
    const auto same = std::find_if(parts.labelFields.begin(), parts.labelFields.end(),
                                   [&field](const LabelField& one) { return one.name == field.name; });
    if (same != parts.labelFields.end())
        *same = std::move(field);
    else
        parts.labelFields.push_back(std::move(field));
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace fuzzylens
