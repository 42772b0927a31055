// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/findings.h"

#include "core/common/delimited_text.h"
#include "core/common/utf8.h"

#include <array>
#include <limits>

namespace fuzzylens {

namespace {

Issue issueAt(const std::filesystem::path& path, const OddCells& cells, Issue::Severity severity, Message what,
              Message remedy)
{
    return {severity, std::move(what), path.string(), cells.line, cells.column + 1, cells.text, std::move(remedy)};
}

/// Cells that make a file unreadable.
struct Fault
{
    const OddCells& cells;
    Message what;
    Message remedy;
    const char* id = "";
};

/// The sentence for cells that hold no number; the first of them names the place.
[[noreturn]] void failCells(const std::filesystem::path& path, const Fault& fault)
{
    Issue issue =
        issueAt(path, fault.cells, Issue::Severity::Error,
                fault.cells.count == 1 ? message("%1, the only such cell", fault.what)
                                       : message("%1, the first of %2 cells", fault.what, fault.cells.count),
                fault.remedy);
    issue.id = fault.id;
    throw DataError(std::move(issue));
}

[[noreturn]] void failRagged(const std::filesystem::path& path, const OddCells& ragged, int columns)
{
    Issue issue{Issue::Severity::Error,
                message("the row has %1 where %2 are expected",
                        fieldsText(static_cast<std::size_t>(ragged.column)), columns),
                path.string(),
                ragged.line,
                0,
                {},
                message("give every row the same number of fields")};
    if (ragged.count > 1)
        issue.what = message("%1, the first of %2 such rows", issue.what, ragged.count);
    throw DataError(std::move(issue));
}

}  // namespace

void OddCells::add(std::int64_t atLine, int atColumn, std::string_view what)
{
    if (count++ == 0) {
        line = atLine;
        column = atColumn;
        text = shownText(what);
    }
}

void OddCells::merge(const OddCells& later)
{
    if (count == 0)
        *this = later;
    else
        count += later.count;
}

void ChunkFindings::merge(const ChunkFindings& later)
{
    nan.merge(later.nan);
    infinite.merge(later.infinite);
    overflow.merge(later.overflow);
    text.merge(later.text);
    undeclared.merge(later.undeclared);
    unclosed.merge(later.unclosed);
    index.merge(later.index);
    ragged.merge(later.ragged);
}

double numberIn(std::string_view text, char decimalMark, const MissingTexts& missing, std::int64_t line,
                int column, ChunkFindings& findings)
{
    const CellValue cell = readCell(text, decimalMark, missing);
    switch (cell.kind) {
    case CellKind::Number:
        return cell.value;
    case CellKind::Missing:
        break;
    case CellKind::NotANumber:
        findings.nan.add(line, column, trimmed(text));
        break;
    case CellKind::Infinite:
        findings.infinite.add(line, column, trimmed(text));
        break;
    case CellKind::Overflow:
        findings.overflow.add(line, column, trimmed(text));
        break;
    case CellKind::Text:
        findings.text.add(line, column, trimmed(text));
        break;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

void requireNumbers(const std::filesystem::path& path, const ChunkFindings& findings, int columns)
{
    const Message correct = message("correct the cell, or leave it empty");
    const std::array<Fault, 6> faults{
        {{findings.unclosed, message("quotes or a brace are not closed"), message("close or remove them")},
         {findings.index, message("not a valid column index"), message("correct the index")},
         {findings.text, message("text where a number should be"),
          message("correct the cell, or leave it empty if the value is missing"), textForNumber},
         {findings.undeclared, message("a value that the attribute does not declare"),
          message("correct the cell, or declare the value")},
         {findings.overflow, message("a number too large for double precision"), correct},
         {findings.infinite, message("an infinite value"), correct}}};
    const Fault* first = nullptr;
    for (const Fault& fault : faults)
        if (fault.cells.count > 0 && (!first || fault.cells.line < first->cells.line))
            first = &fault;
    // A quote that is not closed includes the following fields.
    const std::int64_t until = findings.ragged.line + (first == faults.data() ? 1 : 0);
    if (first && (findings.ragged.count == 0 || first->cells.line < until))
        failCells(path, *first);
    if (findings.ragged.count > 0)
        failRagged(path, findings.ragged, columns);
}

void noteMissing(const std::filesystem::path& path, const ChunkFindings& findings, std::vector<Issue>& issues)
{
    if (findings.nan.count > 0)
        issues.push_back(
            issueAt(path, findings.nan, Issue::Severity::Warning,
                    message(findings.nan.count == 1 ? "\"nan\" is read as a missing value, %1 cell in all"
                                                    : "\"nan\" is read as a missing value, %1 cells in all",
                            findings.nan.count),
                    message("to mark a missing value, leave the cell empty")));
}

}  // namespace fuzzylens
