// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/import/readers/finished.h"
#include "core/import/readers/format_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <cctype>

namespace fuzzylens {

namespace {

/// RES of GenePattern: a header that names every second column, a line of sample descriptions, the number of
/// genes, then one gene per line with a detection call after every value. The calls are left out.
class ResReader : public Reader
{
public:
    std::string_view id() const override { return "res"; }
    std::string_view name() const override { return "RES"; }
    std::vector<std::string_view> suffixes() const override { return {"res"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& fileHead, const ImportOptions& options,
                    const Progress& progress) const override;
};

constexpr std::size_t columnsBeforeSamples = 2;  // description, accession

/// The rows above the values.
struct ResHead
{
    std::vector<std::string> header;        // of every column
    std::vector<std::string> descriptions;  // of every column; empty when there are none
    std::int64_t countLine = 0;             // 0: there is no such line
    std::int64_t genes = 0;
    TableText table;
    std::vector<Issue> issues;
};

bool isResHeader(std::string_view record)
{
    constexpr std::string_view start = "description\taccession\t";
    return record.size() > start.size() &&
           std::equal(start.begin(), start.end(), record.begin(),
                      [](char a, char b) { return a == std::tolower(static_cast<unsigned char>(b)); });
}

/// The header with a field for every column: names above values, nothing above calls.
std::vector<std::string> readHeader(const Record& record, const std::filesystem::path& path)
{
    std::vector<std::string> header = splitFields(record.text);
    removeTrailingEmptyFields(header, columnsBeforeSamples);
    if (header.size() == columnsBeforeSamples)
        failLine(path, record.line, message("the header contains no sample names"));
    header.resize(header.size() + header.size() % 2);
    for (std::size_t c = columnsBeforeSamples; c < header.size(); ++c)
        if (header[c].empty() != (c % 2 == 1))
            throw DataError(
                {Issue::Severity::Error,
                 c % 2 == 1 ? "a column of detection calls has a sample name" : "the name of a sample is missing",
                 path.string(), record.line, static_cast<std::int64_t>(c + 1), header[c],
                 message("name every second column, starting with the third")});
    return header;
}

/// What line 2 says about the samples, above their columns; the line may begin a column early.
std::vector<std::string> descriptionsIn(std::string_view record, std::size_t columns)
{
    std::vector<std::string> texts = splitFields(record);
    if (texts.size() > 1 && !texts[1].empty())
        texts.insert(texts.begin(), std::string());
    texts.resize(columns);
    return texts;
}

ResHead readTop(std::string_view text, const std::filesystem::path& path)
{
    const Message remedy = message("download the file again if it is truncated");
    ResHead head;
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    Record record;
    if (!scanner.next(record) || !isResHeader(record.text))
        failLine(path, 1, message("a RES file begins with Description and Accession"), trimmed(record.text));
    head.header = readHeader(record, path);
    if (!scanner.next(record))
        failLine(path, scanner.line(),
                 message("the lines with the sample descriptions and the number of genes are missing"), {},
                 remedy);
    if (parseCount(record.text) < 0) {
        head.descriptions = descriptionsIn(record.text, head.header.size());
        if (!scanner.next(record))
            failLine(path, scanner.line(), message("the line with the number of genes is missing"), {}, remedy);
    }
    head.genes = parseCount(record.text);
    if (head.genes < 0)
        failLine(path, record.line, message("the line must contain the number of genes"), trimmed(record.text));
    if (head.genes > largestCount)
        failLine(path, record.line, message("the line declares more genes than any file can contain"),
                 trimmed(record.text), message("correct the number"));
    head.countLine = record.line;
    head.table = {text.substr(scanner.position()), scanner.line(), 0, {}};
    return head;
}

TableLayout layoutOf(const ResHead& head, char lineEnd)
{
    TableLayout layout = tabSeparatedLayout(head.header, columnsBeforeSamples, lineEnd);
    layout.nameColumn = 1;
    for (std::size_t c = columnsBeforeSamples + 1; c < layout.roles.size(); c += 2)
        layout.roles[c] = TableLayout::Role::Skipped;
    if (!head.descriptions.empty()) {
        layout.header.push_back(head.descriptions);
        layout.header.back().front() = "description";
    }
    layout.decide("detection calls", "ignored", "the format defines which columns contain them");
    return layout;
}

}  // namespace

int ResReader::confidence(const FileHead& head) const
{
    RecordScanner scanner(head.text, {'\t', lineEndOf(head.text), false});
    Record record;
    if (!scanner.next(record) || !isResHeader(record.text))
        return 0;
    constexpr int likely = 60, certain = 100;
    const std::vector<std::string> header = splitFields(record.text);
    for (int line = 2; line <= 3; ++line)
        if (scanner.next(record) && parseCount(record.text) >= 0)
            return certain;
    return header.size() > columnsBeforeSamples + 1 && header[columnsBeforeSamples + 1].empty() ? likely : 0;
}

std::vector<FixedChoice> ResReader::fixes(const FileHead&) const
{
    return fixedTabSeparatedOptions("RES files always use tabs", "RES files mark where the values begin");
}

ReadResult ResReader::read(const FileHead& fileHead, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = fileHead.path;
    requireRoomForTable(fileHead);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    const ResHead head = readTop(text, path);
    auto table =
        readFormatTable(*file, head.table, layoutOf(head, lineEndOf(text)), id(), path, options, progress);
    if (!table)
        return {nullptr, true};
    if (table->rows != head.genes)
        table->parts.issues.push_back(
            warningAt(path, head.countLine,
                      message("the line declares %1 genes, but the file contains %2", head.genes, table->rows),
                      message("download the file again if it is truncated")));
    return finished(std::move(table->parts), progress);
}

const Reader& resReader()
{
    static const ResReader reader;
    return reader;
}

}  // namespace fuzzylens
