// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/import/readers/finished.h"
#include "core/import/readers/format_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <cctype>

namespace fuzzylens {

namespace {

/// PCL and CDT of Cluster and TreeView: genes in rows behind columns with their identifier (GID, an ORF or another
/// id, NAME, GWEIGHT); below the header rows with identifiers (AID) and weights (EWEIGHT) of the arrays, which
/// become label fields.
class CdtReader : public Reader
{
public:
    std::string_view id() const override { return "cdt"; }
    std::string_view name() const override { return "CDT, PCL"; }
    std::vector<std::string_view> suffixes() const override { return {"cdt", "pcl"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& fileHead, const ImportOptions& options,
                    const Progress& progress) const override;
};

bool isCalled(std::string_view text, std::string_view capitals)
{
    return std::equal(text.begin(), text.end(), capitals.begin(), capitals.end(),
                      [](unsigned char a, char b) { return std::toupper(a) == b; });
}

std::string upper(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

/// Columns before the values; 0 if this is no header of the format by itself.
std::size_t leadingColumns(const std::vector<std::string>& header)
{
    constexpr std::size_t mostLeading = 64;
    for (std::size_t c = 0; c < std::min(header.size(), mostLeading); ++c)
        if (isCalled(header[c], "GWEIGHT"))
            return c + 1;
    return isCalled(header.front(), "GID") ? 3 : 0;
}

/// A row below the header that is not about a gene; there are genes called AID.
bool isAboutArrays(const std::vector<std::string>& row, const std::vector<std::string>& header)
{
    return isCalled(row.front(), "EWEIGHT") || (isCalled(row.front(), "AID") && leadingColumns(header) > 0);
}

/// The rows above the values.
struct Head
{
    std::vector<std::vector<std::string>> rows;  // the header, then those about the arrays
    std::vector<std::int64_t> lines;
    std::size_t position = 0;
    std::int64_t line = 0;  // of the text at that position
};

Head readTop(std::string_view text)
{
    Head head;
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    Record record;
    while (scanner.next(record)) {
        std::vector<std::string> row = splitFields(record.text);
        const auto isAlike = [&row](const std::vector<std::string>& other) {
            return isCalled(other.front(), upper(row.front()));
        };
        if (!head.rows.empty() && (!isAboutArrays(row, head.rows.front()) ||
                                   std::any_of(head.rows.begin() + 1, head.rows.end(), isAlike)))
            break;  // a gene may be called as a row about the arrays is
        head.rows.push_back(std::move(row));
        head.lines.push_back(record.line);
        head.position = scanner.position();
        head.line = scanner.line();
    }
    return head;
}

TableLayout layoutOf(Head head, const std::filesystem::path& path, char lineEnd)
{
    std::vector<std::string>& header = head.rows.front();
    removeTrailingEmptyFields(header, 1);
    constexpr std::size_t idAndName = 2;
    const std::size_t declared = leadingColumns(header);
    const std::size_t leading = declared > 0 ? declared : idAndName;
    if (declared == 0 && head.rows.size() == 1)
        failLine(path, head.lines.front(),
                 message("the header contains neither GID nor GWEIGHT, and no EWEIGHT row follows"));
    if (header.size() <= leading)
        failLine(path, head.lines.front(), message("the header contains no array names"));
    TableLayout layout = tabSeparatedLayout(header, leading, lineEnd);
    layout.nameColumn = isCalled(header.front(), "GID") && leading > 1 ? 1 : 0;
    for (std::size_t r = 1; r < head.rows.size(); ++r) {
        std::vector<std::string>& row = head.rows[r];
        removeTrailingEmptyFields(row, header.size());
        if (row.size() > header.size())
            failLine(path, head.lines[r],
                     message("the row has %1 where the header has %2", fieldsText(row.size()), header.size()), {},
                     message("give every row the same number of fields"));
        row.resize(header.size());
        layout.header.push_back(std::move(row));
    }
    return layout;
}

/// Weights that are all 1, and names that only repeat the identifiers, are there to fill columns of the format.
void dropUninformativeColumns(DatasetParts& parts)
{
    const auto areOnes = [](const std::vector<std::string>& texts) {
        return std::all_of(texts.begin(), texts.end(), [](const std::string& text) { return text == "1"; });
    };
    std::erase_if(parts.annotations, [&](const AnnotationField& field) {
        return (isCalled(field.name, "GWEIGHT") && areOnes(field.texts)) ||
               (isCalled(field.name, "NAME") && field.texts == parts.featureNames);
    });
    std::erase_if(parts.labelFields, [&](const LabelField& field) {
        return isCalled(field.name, "EWEIGHT") && field.classes.size() == 1 && areOnes(field.classes) &&
               std::count(field.codes.begin(), field.codes.end(), 0) == std::ssize(field.codes);
    });
}

}  // namespace

int CdtReader::confidence(const FileHead& head) const
{
    const Head top = readTop(head.text);
    constexpr int certain = 95;
    if (top.rows.empty() || top.rows.front().size() < 3)
        return 0;
    return top.rows.size() > 1 || leadingColumns(top.rows.front()) > 0 ? certain : 0;
}

std::vector<FixedChoice> CdtReader::fixes(const FileHead&) const
{
    return fixedTabSeparatedOptions("CDT and PCL files always use tabs",
                                    "CDT and PCL files mark where the values begin");
}

ReadResult CdtReader::read(const FileHead& fileHead, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = fileHead.path;
    requireRoomForTable(fileHead);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const std::string_view text = requireText(file->bytes(), path);
    Head head = readTop(text);
    if (head.rows.empty())
        failFile(path, message("the file contains only blank lines"));
    const TableText table{text.substr(head.position), head.line, 0, {}};
    auto read = readFormatTable(*file, table, layoutOf(std::move(head), path, lineEndOf(text)), id(), path,
                                options, progress);
    if (!read)
        return {nullptr, true};
    dropUninformativeColumns(read->parts);
    return finished(std::move(read->parts), progress);
}

const Reader& cdtReader()
{
    static const CdtReader reader;
    return reader;
}

}  // namespace fuzzylens
