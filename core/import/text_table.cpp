// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text_table.h"

#include "core/common/utf8.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

namespace fuzzylens {

namespace {

constexpr std::size_t mostIntegerClasses = 10;

std::vector<std::string> numbered(std::int64_t count)
{
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(count));
    for (std::int64_t i = 1; i <= count; ++i)
        names.push_back(std::to_string(i));
    return names;
}

/// The cells of a header row above the columns of numbers.
std::vector<std::string> overValues(const std::vector<std::string>& row, const ParsedTable& table)
{
    std::vector<std::string> cells;
    cells.reserve(table.valueColumns.size());
    for (const int column : table.valueColumns)
        cells.push_back(row[static_cast<std::size_t>(column)]);
    return cells;
}

std::string columnName(const TableLayout& layout, int column)
{
    const std::string name =
        layout.header.empty() ? std::string() : layout.header.front()[static_cast<std::size_t>(column)];
    return name.empty() ? "column " + std::to_string(column + 1) : name;
}

std::string rowName(const TableLayout& layout, std::size_t row)
{
    const int column = layout.headerNames >= 0 ? layout.headerNames : layout.nameColumn;
    const auto names = static_cast<std::size_t>(std::max(column, 0));
    const bool named = layout.roles[names] == TableLayout::Role::Text && !layout.header[row][names].empty();
    return named ? layout.header[row][names] : "row " + std::to_string(row + 1);
}

void addLabels(DatasetParts& parts, LabelField field, bool preferred)
{
    if (preferred)
        parts.preferredLabel = field.name;
    parts.labelFields.push_back(std::move(field));
}

/// A column without texts, as a delimiter at the end of every row makes, or a header row without any.
bool areEmpty(const std::vector<std::string>& texts)
{
    return std::all_of(texts.begin(), texts.end(), [](const std::string& text) { return text.empty(); });
}

/// Replaces the texts of a column by 0, 1 ... in the order of its levels, "" by missing values.
void codeLevels(const std::vector<std::string>& texts, double* to)
{
    const std::set<std::string> levels(texts.begin(), texts.end());
    std::map<std::string, double> codes;
    for (const std::string& level : levels)
        if (!level.empty())
            codes.emplace(level, static_cast<double>(codes.size()));
    for (std::size_t i = 0; i < texts.size(); ++i)
        to[i] = texts[i].empty() ? std::numeric_limits<double>::quiet_NaN() : codes.at(texts[i]);
}

/// Makes the discrete columns the values of the table.
void codeColumns(ParsedTable& table, const TableLayout& layout)
{
    if (layout.codedColumns.empty() || !layout.samplesInRows())
        return;
    table.valueColumns = layout.codedColumns;
    table.values = std::make_shared<AlignedMatrix>(
        AlignedMatrix::uninitialised(table.rows, static_cast<Index>(layout.codedColumns.size())));
    for (std::size_t c = 0; c < layout.codedColumns.size(); ++c) {
        const auto column = table.texts.find(layout.codedColumns[c]);
        codeLevels(column->second, table.values->column(static_cast<Index>(c)));
        table.texts.erase(column);
    }
}

void assembleSamplesInRows(DatasetParts& parts, ParsedTable& table, const TableLayout& layout)
{
    for (auto& [column, texts] : table.texts)
        if (column == layout.nameColumn)
            parts.sampleNames = std::move(texts);
        else if (!areEmpty(texts))
            addLabels(parts, labelFieldOf(columnName(layout, column), texts, layout.decimalMark),
                      column == layout.labelColumn);
    if (layout.nameColumn < 0)
        parts.sampleNames = numbered(table.rows);
    parts.featureNames = layout.header.empty() ? numbered(static_cast<std::int64_t>(table.valueColumns.size()))
                                               : overValues(layout.header.front(), table);
    for (std::size_t r = 1; r < layout.header.size(); ++r)
        parts.annotations.push_back({rowName(layout, r), overValues(layout.header[r], table)});
}

void assembleGenesInRows(DatasetParts& parts, ParsedTable& table, const TableLayout& layout,
                         const MissingTexts& missing)
{
    for (auto& [column, texts] : table.texts)
        if (column == layout.nameColumn)
            parts.featureNames = std::move(texts);
        else if (!areEmpty(texts))
            parts.annotations.push_back({columnName(layout, column), std::move(texts)});
    if (layout.nameColumn < 0)
        parts.featureNames = numbered(table.rows);
    parts.sampleNames = layout.header.empty() || layout.labelsOnly
                            ? numbered(static_cast<std::int64_t>(table.valueColumns.size()))
                            : overValues(layout.header.front(), table);
    for (std::size_t r = 1; r < layout.header.size(); ++r) {
        std::vector<std::string> texts = overValues(layout.header[r], table);
        for (std::string& text : texts)
            if (missing.matches(text))
                text.clear();
        if (areEmpty(texts))
            continue;
        addLabels(parts, labelFieldOf(rowName(layout, r), texts, layout.decimalMark),
                  static_cast<int>(r) == layout.labelRow);
    }
}

/// One issue for all lines of the matrix without any value: how many, and the first by name.
void noteAllMissing(DatasetParts& parts, const std::vector<bool>& empty, const std::vector<std::string>& names,
                    bool areFeatures, const std::filesystem::path& path)
{
    const auto count = std::count(empty.begin(), empty.end(), true);
    if (count == 0)
        return;
    const auto first = static_cast<std::size_t>(std::find(empty.begin(), empty.end(), true) - empty.begin());
    Issue issue;
    issue.what =
        areFeatures
            ? message(count == 1 ? "feature has no values" : "%1 features have no values, the first of them",
                      count)
            : message(count == 1 ? "sample has no values" : "%1 samples have no values, the first of them", count);
    issue.file = path.string();
    issue.text = shownText(names[first]);
    issue.remedy =
        areFeatures ? message("the step drop-missing excludes such features") : message("exclude such samples");
    parts.issues.push_back(std::move(issue));
}

void makeUtf8(std::vector<std::string>& texts, bool& changed)
{
    for (std::string& text : texts)
        if (!isUtf8(text))
            text = toUtf8(text, changed);
}

}  // namespace

std::string_view requireText(std::string_view bytes, const std::filesystem::path& path)
{
    constexpr std::size_t lookedAt = 4096;
    const std::string_view head = bytes.substr(0, lookedAt);
    const auto control = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\v';
    };
    if (std::any_of(head.begin(), head.end(), control))
        failFile(path, message("this is binary data, not a text table"));
    return bytes;
}

LabelField labelFieldOf(std::string name, const std::vector<std::string>& texts, char decimalMark)
{
    const MissingTexts missing(std::vector<std::string>{});
    std::vector<double> numbers;
    numbers.reserve(texts.size());
    for (const std::string& text : texts) {
        const CellValue cell = readCell(text, decimalMark, missing);
        if (cell.kind != CellKind::Number && cell.kind != CellKind::Missing)
            return LabelField::categorical(std::move(name), texts);
        numbers.push_back(cell.kind == CellKind::Number ? cell.value : std::numeric_limits<double>::quiet_NaN());
    }
    return areClasses(numbers) ? LabelField::categorical(std::move(name), texts)
                               : LabelField::numeric(std::move(name), std::move(numbers));
}

bool areClasses(const std::vector<double>& numbers)
{
    std::set<double> levels;
    for (const double number : numbers) {
        if (std::isnan(number))
            continue;
        levels.insert(number);
        if (number != std::floor(number) || levels.size() > mostIntegerClasses)
            return false;
    }
    return true;
}

Decision missingDecision(const MissingTexts& missing)
{
    std::string texts;
    for (const std::string& text : missing.texts())
        texts += (texts.empty() ? "" : ", ") + text;
    return {"missing values", texts.empty() ? message("empty cell") : message("empty cell, %1", texts),
            missing.areChosen() ? "chosen" : "the default texts"};
}

void namesAsUtf8(DatasetParts& parts, const std::filesystem::path& path)
{
    bool changed = false;
    makeUtf8(parts.sampleNames, changed);
    makeUtf8(parts.featureNames, changed);
    for (LabelField& field : parts.labelFields) {
        makeUtf8(field.classes, changed);
        field.name = toUtf8(field.name, changed);
    }
    parts.preferredLabel = toUtf8(parts.preferredLabel, changed);
    const auto inUtf8 = [&changed](const std::string& text) { return toUtf8(text, changed); };
    for (Decision& decision : parts.origin.decisions) {
        decision.value = decision.value.changed(inUtf8);
        decision.reason = decision.reason.changed(inUtf8);
    }
    for (AnnotationField& field : parts.annotations) {
        makeUtf8(field.texts, changed);
        field.name = toUtf8(field.name, changed);
    }
    if (changed)
        parts.issues.push_back({Issue::Severity::Note,
                                message("names that are not UTF-8 are read as Latin-1"),
                                path.string(),
                                0,
                                0,
                                {},
                                {}});
}

void noteAllMissing(DatasetParts& parts, const std::filesystem::path& path)
{
    const ValueTable& values = parts.values;
    const auto isMissing = [](double value) { return std::isnan(value); };
    std::vector<bool> emptySamples(static_cast<std::size_t>(values.rows()));
    std::vector<bool> emptyFeatures(static_cast<std::size_t>(values.columns()));
    std::vector<Index> waiting(static_cast<std::size_t>(values.rows()));  // samples that have not shown a value
    std::iota(waiting.begin(), waiting.end(), Index{0});
    std::vector<double> scratch;
    for (Index l = 0; l < values.columns(); ++l) {
        std::erase_if(waiting, [&](Index i) { return !isMissing(values(i, l)); });
        const ColumnValues column = values.valuesOf(l, scratch);
        // The first value of a feature settles it.
        emptyFeatures[static_cast<std::size_t>(l)] =
            (column.others == 0 || isMissing(column.other)) &&
            std::all_of(column.values, column.values + column.size, isMissing);
    }
    for (const Index i : waiting)
        emptySamples[static_cast<std::size_t>(i)] = true;
    if (parts.values.rows() == 0 || parts.values.columns() == 0)
        return;
    noteAllMissing(parts, emptyFeatures, parts.featureNames, true, path);
    noteAllMissing(parts, emptySamples, parts.sampleNames, false, path);
}

DatasetParts assemble(ParsedTable table, const TableLayout& layout, const std::filesystem::path& path,
                      const MissingTexts& missing)
{
    DatasetParts parts;
    parts.issues = std::move(table.issues);
    codeColumns(table, layout);
    if (layout.samplesInRows())
        assembleSamplesInRows(parts, table, layout);
    else
        assembleGenesInRows(parts, table, layout, missing);
    parts.values = std::move(table.values);
    parts.origin.path = path.string();
    parts.origin.decisions = layout.decisions;
    parts.origin.decisions.push_back(missingDecision(missing));
    parts.origin.preview = std::make_shared<const TablePreview>(std::move(table.preview));
    namesAsUtf8(parts, path);
    noteAllMissing(parts, path);
    return parts;
}

}  // namespace fuzzylens
