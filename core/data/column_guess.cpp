// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/identifiers/spreadsheet_names.h"
#include "core/data/orientation_evidence.h"
#include "core/data/table_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <unordered_set>
#include <utility>

namespace fuzzylens {

namespace {

using Orientation = ImportOptions::Orientation;
constexpr std::size_t mostIntegerClasses = 10;

/// The columns of a table as import sees them; a helper of decideColumns.
class ColumnGuess
{
public:
    ColumnGuess(TableLayout& layout, std::string_view text, const std::vector<SampleRow>& body,
                const ImportOptions& options, const MissingTexts& missing)
        : m_layout(layout)
        , m_text(text)
        , m_body(body)
        , m_options(options)
        , m_missing(missing)
        , m_counts(countColumns(body, 0, layout.columns))
    {}

    void decide()
    {
        decideRoles();
        skipCalls();
        decideNames();
        // Where every column is a sample, none of them is the label.
        if (m_options.orientation != ImportOptions::Orientation::GenesInRows)
            decideLabel();
        decideOrientation();
        sayQuoted();
        if (!m_layout.samplesInRows())
            m_layout.labelColumn = -1;
        else if (m_layout.labelColumn < 0 && !m_options.labelColumn)
            m_layout.decide("label column", "none", "no column looks like one");
    }

private:
    std::string name(int column) const
    {
        return m_layout.header.empty() ? std::string() : m_layout.header.front()[static_cast<std::size_t>(column)];
    }
    const ColumnCount& count(int column) const { return m_counts[static_cast<std::size_t>(column)]; }
    TableLayout::Role& role(int column) { return m_layout.roles[static_cast<std::size_t>(column)]; }
    bool isText(int column) { return role(column) == TableLayout::Role::Text; }
    bool isValue(int column) { return role(column) == TableLayout::Role::Value; }

    const SampleCell& cell(const SampleRow& row, int column) const
    {
        return row.cells[static_cast<std::size_t>(column)];
    }

    std::size_t levels(int column) const
    {
        std::unordered_set<std::string_view> seen;
        for (const SampleRow& row : m_body)
            if (const std::string_view text = cell(row, column).text; !m_missing.matches(text))
                seen.insert(text);
        return seen.size();
    }

    /// Distinct values if every cell is a whole number and they are few, else 0.
    std::size_t integerLevels(int column) const
    {
        std::vector<std::string_view> seen;
        for (const SampleRow& row : m_body) {
            const SampleCell& one = cell(row, column);
            if (one.kind == CellKind::Missing || std::find(seen.begin(), seen.end(), one.text) != seen.end())
                continue;
            if (one.kind != CellKind::Number ||
                one.text.find_first_not_of("0123456789+-") != std::string_view::npos ||
                seen.size() == mostIntegerClasses)
                return 0;
            seen.push_back(one.text);
        }
        return seen.size();
    }

    TableLayout::Role markedRole(const ColumnMark& mark, TableLayout::Role seen) const
    {
        if (mark.role == ColumnMark::Role::Ignored)
            return TableLayout::Role::Skipped;
        const bool isFeature = mark.role == ColumnMark::Role::Feature ||
                               (mark.role == ColumnMark::Role::Class && m_options.labelColumn == -1);
        if (!isFeature || mark.type == ColumnMark::Type::Text)
            return TableLayout::Role::Text;
        return mark.type == ColumnMark::Type::Number ? TableLayout::Role::Value : seen;
    }

    void decideRoles()
    {
        m_layout.roles.assign(m_counts.size(), TableLayout::Role::Value);
        const bool anyUnquoted = std::any_of(m_counts.begin(), m_counts.end(), [](const ColumnCount& column) {
            return column.numbers > column.quotedNumbers;
        });
        for (int c = 0; c < m_layout.columns; ++c) {
            // Quoted numbers beside plain ones are labels.
            const bool labelled =
                anyUnquoted && count(c).numbers > 0 && count(c).numbers == count(c).quotedNumbers;
            // A delimiter at the end of every row makes a column of nothing below no name.
            const bool unnamedEnd = c > 0 && c + 1 == m_layout.columns && !m_layout.header.empty() &&
                                    name(c).empty() && count(c).numbers == 0;
            if (!count(c).holdsNumbers() || labelled || unnamedEnd)
                role(c) = TableLayout::Role::Text;
            if (!m_layout.marks.empty())
                role(c) = markedRole(m_layout.marks[static_cast<std::size_t>(c)], role(c));
            else if (labelled && count(c).holdsNumbers())
                m_quoted.push_back(c);
        }
    }

    /// Numbers that are no values have to be seen.
    void sayQuoted()
    {
        std::erase(m_quoted, m_layout.nameColumn);
        if (m_quoted.empty())
            return;
        constexpr std::size_t mostNamed = 3;
        std::string names;
        for (std::size_t i = 0; i < std::min(m_quoted.size(), mostNamed); ++i)
            names += (i == 0 ? "" : ", ") + m_layout.shownName(m_quoted[i]);
        if (m_quoted.size() > mostNamed)
            names += " and " + std::to_string(m_quoted.size() - mostNamed) + " more";
        m_layout.decide("numbers in quotes", "labels: " + names,
                        "other numbers stand there without quotes; take the quotes away to read values");
    }

    /// Whether a column of text stands beside values and says of each whether the transcript was detected.
    bool holdsCalls(int column)
    {
        constexpr std::array<std::string_view, 8> calls{"A",      "P",       "M",        "NC",
                                                        "Absent", "Present", "Marginal", "No Call"};
        return column > 0 && isText(column) && isValue(column - 1) && isCallName(name(column)) &&
               std::all_of(m_body.begin(), m_body.end(), [&](const SampleRow& row) {
                   const std::string_view text = cell(row, column).text;
                   return m_missing.matches(text) || std::find(calls.begin(), calls.end(), text) != calls.end();
               });
    }

    void skipCalls()
    {
        std::vector<int> calls;
        for (int c = 0; c < m_layout.columns; ++c)
            if (holdsCalls(c))
                calls.push_back(c);
        const bool anyNamed =
            std::any_of(calls.begin(), calls.end(), [this](int column) { return !name(column).empty(); });
        if (calls.empty() || (calls.size() == 1 && !anyNamed))
            return;
        for (const int c : calls)
            role(c) = TableLayout::Role::Skipped;
        m_layout.decide("detection calls", "left out", std::to_string(calls.size()) + " columns of A, P and M");
    }

    void setNames(int column, const std::string& reason)
    {
        m_layout.nameColumn = column;
        if (column >= 0)
            role(column) = TableLayout::Role::Text;
        m_layout.decide("name column", m_layout.shownName(column), reason);
    }

    void decideNames()
    {
        if (m_options.nameColumn)
            return setNames(std::min(*m_options.nameColumn, m_layout.columns - 1), "chosen");
        if (m_layout.shortHeader)
            return setNames(0, "the header leaves it out");
        for (int c = 0; c < m_layout.columns; ++c)
            if ((isText(c) || c == 0) && c != m_options.labelColumn &&
                (isSampleIdName(name(c)) || isGeneIdName(name(c))))
                return setNames(c, "by its name");
        if (!m_layout.header.empty() && m_options.labelColumn != 0 &&
            (name(0).empty() || name(0) == "id" || name(0) == "ID" || name(0) == "Id") && m_layout.columns > 1)
            return setNames(0, name(0).empty() ? "the first column has no name" : "by its name");
        for (int c = 0; c < m_layout.columns; ++c) {
            if (!isText(c) || c == m_options.labelColumn || isLabelName(name(c)))
                continue;
            if (c == 0 && 2 * levels(c) > m_body.size())
                return setNames(c, "its texts differ in most rows");
            if (c > 0 && levels(c) == m_body.size())
                return setNames(c, "its texts differ in all rows");
        }
        setNames(-1, "no column holds names");
    }

    void setLabel(int column, const std::string& reason)
    {
        m_layout.labelColumn = column;
        role(column) = TableLayout::Role::Text;
        m_layout.decide("label column", m_layout.shownName(column), reason);
    }

    int chosenLabel() const
    {
        for (int c = 0; c < m_layout.columns; ++c)
            if (!m_layout.header.empty() ? name(c) == *m_options.labelField
                                         : std::to_string(c + 1) == *m_options.labelField)
                return c;
        return -1;
    }

    void decideLabel()
    {
        if (m_options.labelColumn == -1)
            return m_layout.decide("label column", "none", "chosen");
        if (m_options.labelColumn) {
            if (const auto [column, reason] = namedLabel(); column >= 0)
                setLabel(column, reason);
            return chooseLabel(std::min(*m_options.labelColumn, m_layout.columns - 1));
        }
        guessLabel();
        if (m_options.labelField)
            chooseLabel(chosenLabel());
    }

    /// What looks like a label stays one, so that it is no feature to learn another label from.
    void chooseLabel(int chosen)
    {
        if (chosen < 0 || chosen == m_layout.nameColumn)
            return;
        if (chosen == m_layout.labelColumn)
            m_layout.decisions.back().reason = "chosen";
        else {
            if (m_layout.labelColumn >= 0)
                m_layout.decisions.back().what = "further label column";
            setLabel(chosen, "chosen");
        }
    }

    /// The column that is called as labels are, and how; -1: none is.
    std::pair<int, std::string> namedLabel() const
    {
        for (std::size_t c = 0; c < m_layout.marks.size(); ++c)
            if (m_layout.marks[c].role == ColumnMark::Role::Class)
                return {static_cast<int>(c), "the header marks it as the class"};
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && isLabelName(name(c)))
                return {c, "by its name"};
        return {-1, {}};
    }

    void guessLabel()
    {
        if (const auto [column, reason] = namedLabel(); column >= 0)
            return setLabel(column, reason);
        if (labelRow() >= 0 || (m_layout.nameColumn >= 0 && isGeneIdName(name(m_layout.nameColumn))))
            return;
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && isText(c) && levels(c) >= 2 && 2 * levels(c) <= m_body.size())
                return setLabel(c, "text with " + std::to_string(levels(c)) + " levels");
        for (const int c : {m_layout.columns - 1, 0})
            if (c != m_layout.nameColumn && isIntegerLabel(c))
                return setLabel(c, std::to_string(levels(c)) + " different whole numbers in the " +
                                       (c == 0 ? "first" : "last") + " column");
    }

    /// Few whole numbers where most other columns hold something else.
    bool isIntegerLabel(int column)
    {
        const std::size_t classes = isValue(column) ? integerLevels(column) : 0;
        if (classes < 2 || 2 * classes > m_body.size())
            return false;
        int values = 0, alike = 0;
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != column && c != m_layout.nameColumn && isValue(c)) {
                ++values;
                alike += integerLevels(c) > 0;
            }
        return values > 0 && 2 * alike < values;
    }

    /// The header row that holds labels of the columns; -1 if none.
    int labelRow() const
    {
        const int names = std::max(m_layout.nameColumn, 0);
        for (std::size_t r = 1; r < m_layout.header.size(); ++r)
            if (static_cast<std::size_t>(names) < m_layout.header[r].size() &&
                isLabelName(m_layout.header[r][static_cast<std::size_t>(names)]))
                return static_cast<int>(r);
        return m_layout.header.size() > 1 ? 1 : -1;
    }

    void setOrientation(Orientation orientation, const std::string& reason)
    {
        m_layout.orientation = orientation;
        m_layout.decide("orientation",
                        orientation == Orientation::SamplesInRows ? "samples in rows" : "genes in rows", reason);
        if (orientation == Orientation::GenesInRows && labelRow() >= 0) {
            m_layout.labelRow = labelRow();
            m_layout.decide("label row", "row " + std::to_string(m_layout.labelRow + 1), "a header row of labels");
        }
    }

    void setUncertainOrientation(Orientation orientation, const std::string& reason)
    {
        setOrientation(orientation, reason);
        m_layout.decide("other reading",
                        orientation == Orientation::SamplesInRows ? "genes in rows" : "samples in rows",
                        "the evidence for the orientation is weak");
    }

    double valueOf(const SampleCell& one) const
    {
        const CellValue value = readCell(one.text, m_layout.decimalMark, m_missing);
        return value.kind == CellKind::Number ? value.value : std::numeric_limits<double>::quiet_NaN();
    }

    std::vector<int> valueColumns()
    {
        std::vector<int> columns;
        for (int c = 0; c < m_layout.columns; ++c)
            if (isValue(c))
                columns.push_back(c);
        return columns;
    }

    /// The values of the sampled rows.
    Eigen::MatrixXd sampledValues(const std::vector<int>& columns) const
    {
        Eigen::MatrixXd values(static_cast<Eigen::Index>(m_body.size()),
                               static_cast<Eigen::Index>(columns.size()));
        for (std::size_t r = 0; r < m_body.size(); ++r)
            for (std::size_t c = 0; c < columns.size(); ++c)
                values(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c)) =
                    valueOf(cell(m_body[r], columns[c]));
        return values;
    }

    /// At most 32 of @p columns in all rows: the mean of sampled rows does not show whether columns are
    /// standardised.
    Eigen::MatrixXd wholeColumns(const std::vector<int>& columns) const
    {
        constexpr std::size_t mostColumns = 32, mostBytes = std::size_t{64} << 20;
        const std::size_t count = std::min(columns.size(), mostColumns);
        std::vector<double> values;  // row by row
        RecordScanner scanner(m_text.substr(0, mostBytes), m_layout.delimiting);
        Record record;
        for (std::size_t skip = m_layout.rowsAboveValues(); skip > 0 && scanner.next(record);)
            --skip;
        while (scanner.next(record)) {
            const char* position = record.text.data();
            const char* const end = position + record.text.size();
            int column = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const int wanted = columns[i * columns.size() / count];
                Field field;
                for (; column <= wanted && position <= end; ++column)
                    position = readField(position, end, m_layout.delimiting.delimiter, field) + 1;
                values.push_back(column > wanted ? valueOf({field.text})
                                                 : std::numeric_limits<double>::quiet_NaN());
            }
        }
        const auto width = static_cast<Eigen::Index>(count);
        return Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
            values.data(), static_cast<Eigen::Index>(values.size()) / width, width);
    }

    /// Decides by the numbers if they are clear: by the only axis that is standardised, else by ranks.
    bool orientByValues(bool namesAreGenes, bool columnsAreGenes)
    {
        const std::vector<int> columns = valueColumns();
        constexpr std::size_t fewestLines = 3, fewestCells = 30;
        if (std::min(m_body.size(), columns.size()) < fewestLines || m_body.size() * columns.size() < fewestCells)
            return false;
        const Eigen::MatrixXd values = sampledValues(columns);
        const bool rowsAre = areStandardised(values.transpose()),
                   columnsAre = areStandardised(wholeColumns(columns));
        if (rowsAre != columnsAre) {
            // Arrays are standardised too.
            if (namesAreGenes != columnsAreGenes)
                return false;
            setOrientation(columnsAre ? Orientation::SamplesInRows : Orientation::GenesInRows,
                           columnsAre ? "every column has mean 0 and standard deviation 1"
                                      : "every row has mean 0 and standard deviation 1");
            return true;
        }
        // In small tables a component may be large by chance.
        constexpr double clear = 0.1, ratio = 4, standardErrors = 3;
        const OrientationEvidence evidence = orientationEvidence(values);
        const double larger = std::max(evidence.rows, evidence.columns);
        const double smaller = std::min(evidence.rows, evidence.columns);
        if (larger < std::max(clear, standardErrors / std::sqrt(static_cast<double>(values.size()))) ||
            larger < ratio * smaller)
            return false;
        constexpr double percent = 100;
        setOrientation(evidence.columns > evidence.rows ? Orientation::SamplesInRows : Orientation::GenesInRows,
                       "columns explain " + std::to_string(std::lround(percent * evidence.columns)) +
                           " % of the variance of the ranks, rows " +
                           std::to_string(std::lround(percent * evidence.rows)) + " %");
        return true;
    }

    std::vector<std::string> rowNames() const
    {
        std::vector<std::string> names;
        if (m_layout.nameColumn >= 0)
            for (const SampleRow& row : m_body)
                names.emplace_back(cell(row, m_layout.nameColumn).text);
        return names;
    }

    void decideOrientation()
    {
        const int names = m_layout.nameColumn;
        if (m_options.orientation)
            return setOrientation(*m_options.orientation, "chosen");
        if (m_options.labelColumn == -1)
            return setOrientation(Orientation::SamplesInRows, "the columns were said to be features");
        if (!m_layout.marks.empty())
            return setOrientation(Orientation::SamplesInRows, "the header says what the columns hold");
        if (m_layout.labelColumn >= 0)
            return setOrientation(Orientation::SamplesInRows, "there is a label column");
        if (names >= 0 && isSampleIdName(name(names)))
            return setOrientation(Orientation::SamplesInRows, "the rows are called \"" + name(names) + "\"");
        if (names >= 0 && isGeneIdName(name(names)))
            return setOrientation(Orientation::GenesInRows, "the rows are called \"" + name(names) + "\"");
        if (labelRow() >= 0)
            return setOrientation(Orientation::GenesInRows, "a header row holds labels of the columns");
        if (names < 0 && !m_layout.header.empty())
            return setOrientation(Orientation::SamplesInRows, "the rows have no names");
        if (areDates(names))
            return setOrientation(Orientation::GenesInRows, "spreadsheets make such dates of names of genes");
        const bool areNumbers = names >= 0 && count(names).numbers > 0;
        std::vector<std::string> columnNames;
        if (!m_layout.header.empty())
            for (const int c : valueColumns())
                columnNames.push_back(name(c));
        const bool columnsAreGenes = areGeneLike(columnNames), rowsAreGenes = areGeneLike(rowNames());
        if (orientByValues(rowsAreGenes, columnsAreGenes))
            return;
        if (names < 0 || m_layout.header.empty())
            return setUncertainOrientation(Orientation::SamplesInRows,
                                           names < 0 ? "the rows have no names" : "the columns have no names");
        if (areNumbers)
            return setUncertainOrientation(Orientation::SamplesInRows, "the names of the rows are numbers");
        if (columnsAreGenes)
            return setOrientation(Orientation::SamplesInRows, "the columns are called as genes are");
        if (levels(names) < m_body.size())
            return setUncertainOrientation(Orientation::SamplesInRows, "the names of the rows repeat");
        const std::string reason =
            "the names of the rows are unique text and the columns are not called as genes are";
        if (rowsAreGenes)
            return setOrientation(Orientation::GenesInRows, reason);
        setUncertainOrientation(Orientation::GenesInRows, reason);
    }

    /// Whether a row name is a date that spreadsheets make of a gene symbol.
    bool areDates(int names) const
    {
        constexpr std::size_t fewest = 2;
        std::size_t dates = 0;
        if (names >= 0)
            for (const SampleRow& row : m_body)
                dates += !genesOfDate(cell(row, names).text).empty();
        return dates >= fewest && 2 * dates <= m_body.size();
    }

    TableLayout& m_layout;
    std::string_view m_text;
    const std::vector<SampleRow>& m_body;
    const ImportOptions& m_options;
    const MissingTexts& m_missing;
    std::vector<ColumnCount> m_counts;
    std::vector<int> m_quoted;  // columns of numbers that are texts since they stand in quotes
};

}  // namespace

void decideColumns(TableLayout& layout, std::string_view text, const std::vector<SampleRow>& body,
                   const ImportOptions& options, const MissingTexts& missing)
{
    ColumnGuess(layout, text, body, options, missing).decide();
}

}  // namespace fuzzylens
