// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_preview.h"

#include "core/common/utf8.h"
#include "core/import/table_layout.h"
#include "core/import/text_chunks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <set>

namespace fuzzylens {

namespace {

using CellRole = PreviewCell::Role;

/// In one line, with a sign for the end of one.
std::string cellText(std::string_view text)
{
    bool changed = false;
    std::string line;
    for (const char c : toUtf8(text, changed))
        if (c == '\n')
            line += "\u21b5";
        else if (c != '\r')
            line += c;
    return shownText(line);
}

/// Columns in the order in which they are wanted: those of names and of the label, some values, other texts, then
/// all from the left.
std::vector<int> columnsWanted(const TableLayout& layout)
{
    constexpr std::size_t valuesFirst = 4, textsFirst = 4;
    std::vector<int> wanted, texts, values;
    for (const int column : {layout.nameColumn, layout.labelColumn})
        if (column >= 0)
            wanted.push_back(column);
    for (int c = 0; c < static_cast<int>(layout.roles.size()); ++c)
        if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Value && values.size() < valuesFirst)
            values.push_back(c);
        else if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Text && texts.size() < textsFirst)
            texts.push_back(c);
    wanted.insert(wanted.end(), values.begin(), values.end());
    wanted.insert(wanted.end(), texts.begin(), texts.end());
    for (int c = 0; c < std::min(layout.columns, static_cast<int>(TablePreview::mostColumns)); ++c)
        wanted.push_back(c);
    return wanted;
}

std::vector<int> columnsShown(const TableLayout& layout)
{
    std::set<int> columns;
    for (const int column : columnsWanted(layout))
        if (columns.size() < TablePreview::mostColumns)
            columns.insert(column);
    return {columns.begin(), columns.end()};
}

/// Cuts the corner out of a text.
class Corner
{
public:
    Corner(const TableText& text, const TableLayout& layout, const MissingTexts& missing)
        : m_text(text)
        , m_layout(layout)
        , m_missing(missing)
    {
        m_preview.columns = columnsShown(layout);
        m_preview.columnsInAll = layout.columns;
    }

    TablePreview cut()
    {
        if (m_text.skipRecords == 0)
            for (std::size_t h = 0; h < m_layout.header.size(); ++h)
                if (isShown(h, 0, m_layout.header.size()))
                    addHeader(h);
        RecordScanner scanner(m_text.text, m_layout.delimiting, m_text.line);
        Record record;
        for (std::size_t r = 0; m_preview.rows.size() < TablePreview::mostRows && scanner.next(record); ++r) {
            if (!m_text.endMark.empty() && record.text.starts_with(m_text.endMark))
                break;
            if (isShown(r, firstHeader(), m_text.skipRecords))
                addRecord(record, r);
        }
        if (m_layout.labelsLast && m_text.skipRecords > 0)
            addHeader(m_layout.header.size() - 1);
        return std::move(m_preview);
    }

private:
    /// Where the header begins among the records of the text.
    std::size_t firstHeader() const
    {
        const auto skipped = static_cast<std::size_t>(m_layout.skippedRows);
        return m_text.skipRecords - std::min(m_text.skipRecords, m_layout.rowsAboveValues() - skipped);
    }

    /// Of many rows above the values the first are, and that of the label.
    bool isShown(std::size_t row, std::size_t header, std::size_t rowsAbove) const
    {
        constexpr std::size_t mostAbove = 12;
        const bool isLabel = isLabelRow(static_cast<int>(row) - static_cast<int>(header));
        return row + 1 < mostAbove || row >= rowsAbove || isLabel || (row < mostAbove && rowsAbove == mostAbove);
    }

    bool isLabelRow(int row) const
    {
        return !m_layout.samplesInRows() && m_layout.labelRow > 0 &&
               row + m_layout.labelsOnly == m_layout.rowOfHeader(m_layout.labelRow);
    }

    /// A row of the header that stands somewhere above the text.
    void addHeader(std::size_t row)
    {
        PreviewRow& shown = m_preview.rows.emplace_back();
        for (const int column : m_preview.columns)
            shown.cells.push_back({cellText(m_layout.header[row][static_cast<std::size_t>(column)]),
                                   headerRole(static_cast<int>(row), column)});
    }

    void addRecord(const Record& record, std::size_t row)
    {
        std::vector<Field> fields = fieldsOf(record.text, m_layout.delimiting.delimiter);
        const std::size_t header = firstHeader();
        if (m_layout.shortHeader && row == header && row < m_text.skipRecords)
            fields.insert(fields.begin(), Field());
        PreviewRow& shown = m_preview.rows.emplace_back();
        shown.line = record.line;
        for (const int column : m_preview.columns) {
            if (static_cast<std::size_t>(column) >= fields.size())
                break;
            const Field& field = fields[static_cast<std::size_t>(column)];
            CellRole role = CellRole::Remark;
            if (row >= m_text.skipRecords)
                role = bodyRole(field, column);
            else if (row >= header)
                role = headerRole(static_cast<int>(row - header), column);
            shown.cells.push_back({cellText(field.value()), role});
        }
    }

    CellRole headerRole(int row, int column) const
    {
        const bool isLabel =
            isLabelRow(row) && m_layout.roles[static_cast<std::size_t>(column)] == TableLayout::Role::Value;
        return isLabel ? CellRole::Label : CellRole::Header;
    }

    CellRole bodyRole(const Field& field, int column) const
    {
        if (static_cast<std::size_t>(column) >= m_layout.roles.size())
            return CellRole::Unknown;  // no table after all
        if (column == m_layout.nameColumn)
            return CellRole::Name;
        const CellKind kind = readCell(field.text, m_layout.decimalMark, m_missing).kind;
        switch (m_layout.roles[static_cast<std::size_t>(column)]) {
        case TableLayout::Role::Skipped:
            return CellRole::Skipped;
        case TableLayout::Role::Text:
            if (kind == CellKind::Missing)
                return CellRole::Missing;
            return column == m_layout.labelColumn ? CellRole::Label : CellRole::Text;
        case TableLayout::Role::Value:
            break;
        }
        if (kind == CellKind::Missing || kind == CellKind::NotANumber)
            return CellRole::Missing;
        return kind == CellKind::Number ? CellRole::Value : CellRole::Odd;
    }

    const TableText& m_text;
    const TableLayout& m_layout;
    const MissingTexts& m_missing;
    TablePreview m_preview;
};

std::string numberText(double value)
{
    std::array<char, 32> buffer{};
    const auto answer = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), answer.ptr};
}

/// Samples in rows: the names, the preferred label field where there is one, and the first features.
TablePreview cornerOfData(const Dataset& data)
{
    const LabelField* label = data.labelField(data.preferredLabel());
    const Index about = label ? 2 : 1;
    const Index features = std::min(data.features(), static_cast<Index>(TablePreview::mostColumns) - about);
    TablePreview preview;
    preview.isOfFile = false;
    preview.columns.resize(static_cast<std::size_t>(about + features));
    std::iota(preview.columns.begin(), preview.columns.end(), 0);
    preview.columnsInAll = static_cast<int>(about + data.features());
    PreviewRow& header = preview.rows.emplace_back();
    header.cells.push_back({{}, CellRole::Header});
    if (label)
        header.cells.push_back({cellText(label->name), CellRole::Header});
    for (Index l = 0; l < features; ++l)
        header.cells.push_back({cellText(data.featureNames()[static_cast<std::size_t>(l)]), CellRole::Header});
    const Index samples = std::min(data.samples(), static_cast<Index>(TablePreview::mostRows) - 1);
    for (Index i = 0; i < samples; ++i) {
        PreviewRow& row = preview.rows.emplace_back();
        row.cells.push_back({cellText(data.sampleNames()[static_cast<std::size_t>(i)]), CellRole::Name});
        if (label) {
            const std::string text = label->text(i);
            row.cells.push_back({cellText(text), text.empty() ? CellRole::Missing : CellRole::Label});
        }
        for (Index l = 0; l < features; ++l)
            row.cells.push_back(data.isMissing(i, l) ? PreviewCell{{}, CellRole::Missing}
                                                     : PreviewCell{numberText(data.value(i, l)), CellRole::Value});
    }
    return preview;
}

}  // namespace

TablePreview previewOf(const TableText& text, const TableLayout& layout, const MissingTexts& missing)
{
    return Corner(text, layout, missing).cut();
}

TablePreview previewOf(const Dataset& data)
{
    const std::shared_ptr<const TablePreview>& known = data.origin().preview;
    TablePreview preview = known && !known->rows.empty() ? *known : cornerOfData(data);
    if (known)
        preview.choices = known->choices;
    if (preview.memory <= 0)
        preview.memory = data.table().bytes();
    return preview;
}

}  // namespace fuzzylens
