// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/spreadsheet_names.h"
#include "core/import/orientation_evidence.h"
#include "core/import/table_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
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
        findNamesRow();
        decideRoles();
        skipCalls();
        skipDetectionValues();
        decideNames();
        // Where every column is a sample, none of them is the label.
        if (m_options.orientation != ImportOptions::Orientation::GenesInRows)
            decideLabel();
        codeTexts();
        decideOrientation();
        describeGenes();
        reportQuoted();
        if (!m_layout.samplesInRows())
            m_layout.labelColumn = -1;
        else if (m_layout.labelColumn < 0 && !m_options.labelColumn)
            m_layout.decide("label column", "none", "no column looks like a label");
    }

private:
    std::string name(int column) const
    {
        return m_layout.header.empty() ? std::string() : m_layout.header.front()[static_cast<std::size_t>(column)];
    }
    const ColumnCount& count(int column) const { return m_counts[static_cast<std::size_t>(column)]; }
    TableLayout::Role& role(int column) { return m_layout.roles[static_cast<std::size_t>(column)]; }
    TableLayout::Role roleOf(int column) const { return m_layout.roles[static_cast<std::size_t>(column)]; }
    bool isText(int column) const { return roleOf(column) == TableLayout::Role::Text; }
    bool isValue(int column) const { return roleOf(column) == TableLayout::Role::Value; }

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
        std::vector<double> seen;
        for (const SampleRow& row : m_body) {
            const SampleCell& one = cell(row, column);
            if (one.kind == CellKind::Missing)
                continue;
            const double number = valueOf(one);
            if (std::find(seen.begin(), seen.end(), number) != seen.end())
                continue;
            if (!(number == std::floor(number)) || seen.size() == mostIntegerClasses)
                return 0;
            seen.push_back(number);
        }
        return seen.size();
    }

    /// Whether a column holds few whole numbers, each in at least two rows on average.
    bool holdsIntegerClasses(int column) const
    {
        const std::size_t classes = integerLevels(column);
        return classes >= 2 && 2 * classes <= m_body.size();
    }

    /// What a header row holds above the columns of numbers.
    std::set<std::string_view> headerTexts(std::size_t row) const
    {
        std::set<std::string_view> texts;
        for (int c = 0; c < m_layout.columns; ++c)
            if (const std::string& text = m_layout.header[row][static_cast<std::size_t>(c)];
                count(c).numbers > 0 && count(c).holdsNumbers() && !text.empty())
                texts.insert(text);
        return texts;
    }

    /// Of several header rows the one with the names comes first: its texts differ.
    void findNamesRow()
    {
        const std::size_t columns = valuedColumns();
        if (m_layout.header.size() < 2 || m_layout.labelsOnly || !m_layout.marks.empty() ||
            2 * headerTexts(0).size() > columns)
            return;
        for (std::size_t r = 1; r < m_layout.header.size() - m_layout.labelsLast; ++r)
            if (headerTexts(r).size() == columns) {
                std::swap(m_layout.header.front(), m_layout.header[r]);
                m_layout.namesRow = static_cast<int>(r);
                return m_layout.decide("column names", message("row %1", r + 1), "different text in every column");
            }
    }

    std::size_t valuedColumns() const
    {
        return static_cast<std::size_t>(
            std::count_if(m_counts.begin(), m_counts.end(),
                          [](const ColumnCount& column) { return column.numbers > 0 && column.holdsNumbers(); }));
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
        int emptyColumns = 0, last = m_layout.columns - 1;
        std::string namedColumns;
        while (valuedColumns() > 0 && last > 0 && holdsNoValue(last))
            --last;
        for (int c = 0; c < m_layout.columns; ++c) {
            // Quoted numbers in a table with plain ones are labels.
            const bool labelled =
                anyUnquoted && count(c).numbers > 0 && count(c).numbers == count(c).quotedNumbers;
            // Doubled and trailing delimiters make empty columns without a name.
            const bool isNothing = c > last || (c > 0 && name(c).empty() && isEmpty(c));
            emptyColumns += isNothing && name(c).empty();
            if (isNothing && !name(c).empty())
                namedColumns += (namedColumns.empty() ? "" : ", ") + name(c);
            if (!count(c).holdsNumbers() || labelled || isNothing)
                role(c) = TableLayout::Role::Text;
            if (!m_layout.marks.empty())
                role(c) = markedRole(m_layout.marks[static_cast<std::size_t>(c)], role(c));
            else if (labelled && count(c).holdsNumbers())
                m_quoted.push_back(c);
        }
        if (emptyColumns > 0)
            m_layout.decide("empty columns", "ignored", message("%1 without name and values", emptyColumns));
        if (!namedColumns.empty())
            m_layout.decide("empty columns", "ignored", message("no values in %1", namedColumns));
    }

    bool holdsNoValue(int column) const { return count(column).numbers == 0 && count(column).texts == 0; }

    bool isEmpty(int column) const
    {
        return std::all_of(m_body.begin(), m_body.end(),
                           [&](const SampleRow& row) { return cell(row, column).text.empty(); });
    }

    /// Numbers that are no values have to be seen.
    void reportQuoted()
    {
        std::erase(m_quoted, m_layout.nameColumn);
        if (m_quoted.empty())
            return;
        constexpr std::size_t mostNamed = 3;
        std::string names;
        for (std::size_t i = 0; i < std::min(m_quoted.size(), mostNamed); ++i)
            names += (i == 0 ? "" : ", ") + m_layout.columnName(m_quoted[i]).text();
        m_layout.decide("quoted numbers",
                        m_quoted.size() > mostNamed
                            ? message("labels: %1 and %2 more", names, m_quoted.size() - mostNamed)
                            : message("labels: %1", names),
                        "other numbers in the file are not quoted; remove the quotes to import these as values");
    }

    /// Whether a column of text holds the detection calls of a column of values.
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
        m_layout.decide("detection calls", "ignored", message("%1 columns contain A, P and M", calls.size()));
    }

    /// Whether a column behind values holds P-values of their detection: all columns of that kind or none.
    bool holdsDetectionValues(int column) const
    {
        return column > 0 && isValue(column) && isValue(column - 1) && isDetectionName(name(column)) &&
               !isDetectionName(name(column - 1)) &&
               std::all_of(m_body.begin(), m_body.end(), [&](const SampleRow& row) {
                   const double value = valueOf(cell(row, column));
                   return std::isnan(value) || (value >= 0 && value <= 1);
               });
    }

    void skipDetectionValues()
    {
        std::vector<int> columns;
        for (int c = 0; c < m_layout.columns; ++c)
            if (holdsDetectionValues(c))
                columns.push_back(c);
        for (const int c : columns)
            role(c) = TableLayout::Role::Skipped;
        if (!columns.empty())
            m_layout.decide("detection P-values", "ignored",
                            message("%1 columns recognised by name", columns.size()));
    }

    /// Columns of numbers that texts set apart from the samples, which are the longest run of such columns.
    std::set<int> columnsApart() const
    {
        std::vector<std::vector<int>> runs(1);
        for (int c = 0; c < m_layout.columns; ++c)
            if (isValue(c))
                runs.back().push_back(c);
            else if (isText(c))
                runs.emplace_back();
        const std::size_t longest =
            std::max_element(runs.begin(), runs.end(), [](const auto& one, const auto& other) {
                return one.size() < other.size();
            })->size();
        std::set<int> apart;
        for (const std::vector<int>& run : runs)
            if (2 * run.size() <= longest)
                apart.insert(run.begin(), run.end());
        return apart;
    }

    /// Whether a column is called as those are that describe genes in rows.
    bool mayDescribeGenes(int column) const
    {
        return isGeneRemarkName(name(column)) || isGeneIdName(name(column)) || isClusterName(name(column));
    }

    /// Columns that describe genes hold no samples: those set apart, and the first ones that are called so.
    void describeGenes()
    {
        if (m_layout.samplesInRows() || m_layout.header.empty())
            return;
        std::set<int> columns = columnsApart();
        for (const int c : valueColumns())
            if (mayDescribeGenes(c))
                columns.insert(c);
            else if (!columns.contains(c))
                break;
        if (columns.empty() || columns.size() == valueColumns().size())
            return;
        std::string names;
        for (const int c : columns) {
            role(c) = TableLayout::Role::Text;
            names += (names.empty() ? "" : ", ") + m_layout.columnName(c).text();
        }
        m_layout.decide("gene annotations", Message::verbatim(names),
                        "recognised by name or separated from the samples");
    }

    /// Whether the first column holds the whole numbers from 0 or 1 on.
    bool countsRows() const
    {
        constexpr std::size_t fewestRows = 5;
        constexpr int fewestColumns = 3;
        if (m_body.size() < fewestRows || m_layout.columns < fewestColumns)
            return false;
        double last = valueOf(cell(m_body.front(), 0)) - 1;
        if (last != 0 && last != -1)
            return false;
        // Rows from the middle of a large file have no number of their line.
        return std::all_of(m_body.begin(), m_body.end(), [&](const SampleRow& row) {
            const double number = valueOf(cell(row, 0));
            const bool follows = row.line > 0 ? number == last + 1 : number > last;
            last = number;
            return follows;
        });
    }

    /// Whether the first column holds long whole numbers that hardly repeat, and no other column does.
    bool holdsIdentifiers() const
    {
        constexpr std::size_t fewestRows = 5;
        constexpr double shortest = 1000, repeated = 0.1;
        const auto hasLong = [&](const SampleRow& row, int column) {
            const SampleCell& one = cell(row, column);
            return valueOf(one) >= shortest && one.text.find_first_not_of("0123456789") == std::string_view::npos;
        };
        if (m_body.size() < fewestRows ||
            static_cast<double>(levels(0)) < (1 - repeated) * static_cast<double>(m_body.size()))
            return false;
        return std::all_of(m_body.begin(), m_body.end(), [&](const SampleRow& row) {
            for (int c = 1; c < m_layout.columns; ++c)
                if (hasLong(row, c))
                    return false;
            return hasLong(row, 0);
        });
    }

    /// Levels that are few or occur often: names of genes may occur twice.
    bool holdsClasses(int column) const
    {
        constexpr std::size_t few = 10, often = 4;
        return holdsLevels(column) && (levels(column) <= few || often * levels(column) <= m_body.size());
    }

    void setNames(int column, const Message& reason)
    {
        m_layout.nameColumn = column;
        if (column >= 0)
            role(column) = TableLayout::Role::Text;
        m_layout.decide("name column", m_layout.columnName(column), reason);
    }

    /// The first column that is called as names are and whose texts differ, else the first called so, unless
    /// the first column of all is unique; -1: none is called so.
    int namesByName() const
    {
        int first = -1;
        for (int c = 0; c < m_layout.columns; ++c) {
            if ((!isText(c) && c != 0) || c == m_options.labelColumn ||
                (!isSampleIdName(name(c)) && !isGeneIdName(name(c))))
                continue;
            if (levels(c) == m_body.size())
                return c;
            if (first < 0)
                first = c;
        }
        return first > 0 && isText(0) && levels(0) == m_body.size() ? -1 : first;
    }

    void decideNames()
    {
        if (m_options.nameColumn)
            return setNames(std::min(*m_options.nameColumn, m_layout.columns - 1), "chosen");
        if (m_layout.shortHeader)
            return setNames(0, "the header has no cell for it");
        if (const int column = namesByName(); column >= 0)
            return setNames(column, "recognised by name");
        if (m_options.labelColumn != 0 && isIndexName(name(0)) && countsRows())
            return setNames(0, "it numbers the rows");
        if (m_layout.header.empty() && m_options.labelColumn != 0 && holdsIdentifiers())
            return setNames(0, "its long numbers are almost all different");
        if (!m_layout.header.empty() && m_options.labelColumn != 0 && !(name(0).empty() && holdsClasses(0)) &&
            (name(0).empty() || name(0) == "id" || name(0) == "ID" || name(0) == "Id") && m_layout.columns > 1)
            return setNames(0, name(0).empty() ? "the first column has no name" : "recognised by name");
        for (int c = 0; c < m_layout.columns; ++c) {
            if (!isText(c) || c == m_options.labelColumn || isLabelName(name(c)) || isEmpty(c))
                continue;
            if (c == 0 && 2 * levels(c) > m_body.size())
                return setNames(c, "different text in most rows");
            if (c > 0 && levels(c) == m_body.size())
                return setNames(c, "different text in every row");
        }
        setNames(-1, "no column contains names");
    }

    void setLabel(int column, const Message& reason)
    {
        m_layout.labelColumn = column;
        role(column) = TableLayout::Role::Text;
        m_layout.decide("label column", m_layout.columnName(column), reason);
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
        const auto isClass = [this](int c) {
            return isText(c) ? levels(c) > 0 : integerLevels(c) > 0 && 2 * integerLevels(c) <= m_body.size();
        };
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && isLabelName(name(c)) && isClass(c))
                return {c, "recognised by name"};
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && mayNameLabel(name(c)) &&
                (isText(c) ? holdsLevels(c) : holdsIntegerClasses(c)))
                return {c, "recognised by name"};
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && isLabelName(name(c)) && levels(c) > 1 && !isCoordinate(c))
                return {c, "recognised by name"};
        return {-1, {}};
    }

    /// Whether a column is y of the coordinates x and y.
    bool isCoordinate(int column) const
    {
        const auto isCalled = [this](int c, char lower, char upper) {
            return isValue(c) && name(c).size() == 1 && (name(c)[0] == lower || name(c)[0] == upper);
        };
        return isCalled(column, 'y', 'Y') && column > 0 && isCalled(column - 1, 'x', 'X');
    }

    void guessLabel()
    {
        if (const auto [column, reason] = namedLabel(); column >= 0)
            return setLabel(column, reason);
        if (hasFurtherHeader() || (m_layout.nameColumn >= 0 && holdsGeneIds(m_layout.nameColumn)))
            return;
        if (const int column = labelByLevels(); column >= 0 && !describesFeatures(column))
            return setLabel(column, message("text with %1 levels", levels(column)));
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && isClusterName(name(c)) && holdsIntegerClasses(c) &&
                !describesFeatures(c))
                return setLabel(c, "recognised by name");
        for (const int c : {m_layout.columns - 1, 0})
            if (c != m_layout.nameColumn && isIntegerLabel(c) && !describesFeatures(c))
                return setLabel(c, message(c == 0 ? "%1 different whole numbers in the first column"
                                                  : "%1 different whole numbers in the last column",
                                           levels(c)));
    }

    bool holdsLevels(int column) const
    {
        return isText(column) && levels(column) >= 2 && 2 * levels(column) <= m_body.size();
    }

    /// Whether a column of levels is an annotation of features: the ranks show that the rows are features.
    bool describesFeatures(int column) const
    {
        constexpr double clearly = 0.3;
        return m_layout.nameColumn >= 0 && !m_layout.header.empty() && !name(column).empty() &&
               doRowsExplain(clearly) && !areStandardised(wholeColumns(informativeColumns()));
    }

    std::set<std::string_view> levelsOf(int column) const
    {
        std::set<std::string_view> seen;
        for (const SampleRow& row : m_body)
            if (const std::string_view text = cell(row, column).text; !m_missing.matches(text))
                seen.insert(text);
        return seen;
    }

    /// The first column of text with levels, sex last, or the last column of a table without a header; -1 if there
    /// is none. Columns that say how samples were measured do not count. In a table without numbers it is the
    /// first or last such column: one whose levels no other column has, of both the one with fewer levels.
    int labelByLevels() const
    {
        std::vector<int> columns;
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && holdsLevels(c) && !isGeneRemarkName(name(c)) &&
                !isTechnicalName(name(c)))
                columns.push_back(c);
        if (columns.empty())
            return -1;
        if (columns.size() > 1)
            std::stable_partition(columns.begin(), columns.end(), [this](int c) { return !isSexName(name(c)); });
        const int last = m_layout.columns - 1;
        const bool anyValue = !valueColumns().empty();
        if (anyValue || columns.size() == 1)
            return m_layout.header.empty() && columns.back() == last ? last : columns.front();
        int label = -1;
        for (const int c : {columns.back(), columns.front()}) {
            const std::set<std::string_view> own = levelsOf(c);
            const bool isShared = std::any_of(columns.begin(), columns.end(),
                                              [&](int other) { return other != c && levelsOf(other) == own; });
            if (!isShared && (label < 0 || own.size() < levels(label)))
                label = c;
        }
        return label;
    }

    /// Levels as values, where there are no others: a table of discrete features.
    void codeTexts()
    {
        constexpr std::size_t mostLevels = 10;
        if (!valueColumns().empty())
            return;
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != m_layout.nameColumn && c != m_layout.labelColumn && isText(c) && !isEmpty(c) &&
                levels(c) <= mostLevels && (levels(c) < 2 || holdsLevels(c)))
                m_layout.codedColumns.push_back(c);
        constexpr std::size_t fewestColumns = 2;
        if (m_layout.codedColumns.size() < fewestColumns)
            m_layout.codedColumns.clear();
        else
            m_layout.decide(
                "discrete columns", message("%1 coded as features", m_layout.codedColumns.size()),
                "no column contains numbers; the codes 0, 1 ... follow the alphabetical order of the levels");
    }

    /// Few whole numbers where most other columns hold something else.
    bool isIntegerLabel(int column)
    {
        if (!isValue(column) || !holdsIntegerClasses(column))
            return false;
        int values = 0, alike = 0, whole = 0;
        for (int c = 0; c < m_layout.columns; ++c)
            if (c != column && c != m_layout.nameColumn && isValue(c)) {
                ++values;
                alike += integerLevels(c) > 0;
                whole += holdsIntegers(c);
            }
        // Of many counts some are small.
        constexpr int many = 50;
        if (values > many && whole == values && !m_layout.header.empty())
            return false;
        // Behind an identifier and without a header the last column is the class.
        const bool isLast = column == m_layout.columns - 1 && m_layout.header.empty();
        return values > 0 &&
               (2 * alike < values || (isLast && m_layout.nameColumn == 0 && !areGeneLike(rowNames())) ||
                (isLast && m_layout.nameColumn < 0 && hasOwnLevels(column)));
    }

    bool holdsIntegers(int column) const
    {
        return std::all_of(m_body.begin(), m_body.end(), [&](const SampleRow& row) {
            const double number = valueOf(cell(row, column));
            return std::isnan(number) || number == std::floor(number);
        });
    }

    /// Whether no other column of whole numbers has the levels of @p column.
    bool hasOwnLevels(int column) const
    {
        const std::set<std::string_view> own = levelsOf(column);
        for (const int c : valueColumns())
            if (c != column && levelsOf(c) == own)
                return false;
        return true;
    }

    /// Whether a header row is called as labels are.
    bool isLabelRowNamed() const
    {
        const int row = labelRow();
        const auto names = static_cast<std::size_t>(std::max(m_layout.nameColumn, 0));
        return row >= 0 && (isLabelName(m_layout.header[static_cast<std::size_t>(row)][names]) ||
                            mayNameLabel(m_layout.header[static_cast<std::size_t>(row)][names]));
    }

    bool hasFurtherHeader() const { return m_layout.header.size() > 1; }

    /// The header row that holds labels of the columns: called so, else with few texts; -1 if none.
    int labelRow() const
    {
        const auto names = static_cast<std::size_t>(std::max(m_layout.nameColumn, 0));
        const auto holdsClasses = [this](std::size_t row) {
            const std::size_t levels = headerTexts(row).size();
            return levels >= 2 && 2 * levels <= valuedColumns();
        };
        for (std::size_t r = 1; r < m_layout.header.size(); ++r)
            if (isLabelName(m_layout.header[r][names]) || mayNameLabel(m_layout.header[r][names]))
                return static_cast<int>(r);
        for (std::size_t r = 1; r < m_layout.header.size(); ++r)
            if (holdsClasses(r))
                return static_cast<int>(r);
        return -1;
    }

    void setOrientation(Orientation orientation, const Message& reason)
    {
        m_layout.orientation = orientation;
        m_layout.decide("orientation",
                        orientation == Orientation::SamplesInRows ? "samples in rows" : "genes in rows", reason);
        if (orientation == Orientation::GenesInRows && labelRow() >= 0) {
            m_layout.labelRow = labelRow();
            const bool isLast =
                m_layout.labelsLast && m_layout.labelRow + 1 == static_cast<int>(m_layout.header.size());
            const int row = m_layout.rowOfHeader(m_layout.labelRow) + 1 - m_layout.labelsOnly;
            m_layout.decide("label row", isLast ? message("last row") : message("row %1", row),
                            "a header row of labels");
        }
    }

    void setUncertainOrientation(Orientation orientation, const Message& reason)
    {
        setOrientation(orientation, reason);
        m_layout.decide("other orientation",
                        orientation == Orientation::SamplesInRows ? "genes in rows" : "samples in rows",
                        "the evidence for the orientation is weak");
    }

    void setOrientationByNames(Orientation orientation, const Message& reason)
    {
        if (m_valuesContradictNames)
            setUncertainOrientation(orientation, reason);
        else
            setOrientation(orientation, reason);
    }

    double valueOf(const SampleCell& one) const
    {
        const CellValue value = readCell(one.text, m_layout.decimalMark, m_missing);
        return value.kind == CellKind::Number ? value.value : std::numeric_limits<double>::quiet_NaN();
    }

    std::vector<int> valueColumns() const
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

    /// Columns for the evidence on the orientation, at most 2048 at equal distances; none if they are too few.
    std::vector<int> informativeColumns() const
    {
        constexpr std::size_t fewestLines = 3, fewestCells = 30, most = 2048;
        std::vector<int> columns = valueColumns();
        std::erase_if(columns, [this](int column) { return mayDescribeGenes(column); });
        const bool areFew =
            std::min(m_body.size(), columns.size()) < fewestLines || m_body.size() * columns.size() < fewestCells;
        if (areFew)
            return {};
        const std::size_t count = std::min(columns.size(), most);
        for (std::size_t i = 0; i < count; ++i)
            columns[i] = columns[i * columns.size() / count];
        columns.resize(count);
        return columns;
    }

    const OrientationEvidence& ranks() const
    {
        if (!m_ranks)
            m_ranks = orientationEvidence(sampledValues(informativeColumns()));
        return *m_ranks;
    }

    /// Whether rows explain much more of what the ranks vary by than columns do, and @p least of it.
    bool doRowsExplain(double least = 0.1) const
    {
        constexpr double ratio = 10;
        return ranks().rows >= least && ranks().rows >= ratio * ranks().columns;
    }

    /// Decides by the numbers if they are clear: by the only axis that is standardised, else by ranks.
    bool orientByValues(bool namesAreGenes, bool columnsAreGenes)
    {
        const std::vector<int> columns = informativeColumns();
        if (columns.empty())
            return false;
        const Eigen::MatrixXd values = sampledValues(columns);
        const bool rowsAre = areStandardised(values.transpose()),
                   columnsAre = areStandardised(wholeColumns(columns));
        const OrientationEvidence& evidence = ranks();
        if (rowsAre != columnsAre) {
            // Arrays are standardised too: names of genes on one axis decide.
            m_valuesContradictNames = namesAreGenes != columnsAreGenes && columnsAre != columnsAreGenes;
            if (m_valuesContradictNames)
                return false;
            setOrientation(columnsAre ? Orientation::SamplesInRows : Orientation::GenesInRows,
                           columnsAre ? "every column has mean 0 and standard deviation 1"
                                      : "every row has mean 0 and standard deviation 1");
            return true;
        }
        const bool samplesInRows = evidence.columns > evidence.rows;
        const double larger = std::max(evidence.rows, evidence.columns);
        const double smaller = std::min(evidence.rows, evidence.columns);
        // In small tables a component may be large by chance.
        constexpr double clear = 0.1, clearAgainstNames = 0.2, ratio = 4, standardErrors = 3;
        const bool isAgainstNames = namesAreGenes != columnsAreGenes && columnsAreGenes != samplesInRows;
        const double least = std::max(isAgainstNames ? clearAgainstNames : clear,
                                      standardErrors / std::sqrt(static_cast<double>(values.size())));
        if (larger < least || larger < ratio * smaller)
            return false;
        setOrientation(samplesInRows ? Orientation::SamplesInRows : Orientation::GenesInRows, reasonByRanks());
        return true;
    }

    Message reasonByRanks() const
    {
        constexpr double percent = 100;
        return message("columns explain %1 % of the variance of the ranks, rows %2 %",
                       std::lround(percent * ranks().columns), std::lround(percent * ranks().rows));
    }

    bool areAllNumbers(const std::vector<std::string>& texts) const
    {
        return !texts.empty() && std::none_of(texts.begin(), texts.end(), [this](const std::string& text) {
            return std::isnan(valueOf({text}));
        });
    }

    std::vector<std::string> rowNames() const
    {
        std::vector<std::string> names;
        if (m_layout.nameColumn >= 0)
            for (const SampleRow& row : m_body)
                names.emplace_back(cell(row, m_layout.nameColumn).text);
        return names;
    }

    std::vector<std::string> valueNames() const
    {
        std::vector<std::string> names;
        if (!m_layout.header.empty())
            for (const int c : valueColumns())
                names.push_back(name(c));
        return names;
    }

    /// Whether a column of names is called as those of genes are. "Probe" is German for sample too.
    bool holdsGeneIds(int column) const
    {
        const bool mayHoldSamples =
            name(column) == "Probe" && areGeneLike(valueNames()) && !areGeneLike(rowNames());
        return isGeneIdName(name(column)) && !mayHoldSamples;
    }

    void decideOrientation()
    {
        const int names = m_layout.nameColumn;
        if (m_options.orientation)
            return setOrientation(*m_options.orientation, "chosen");
        if (m_options.labelColumn == -1)
            return setOrientation(Orientation::SamplesInRows, "the columns were specified as features");
        if (!m_layout.marks.empty())
            return setOrientation(Orientation::SamplesInRows, "the header declares the column types");
        if (m_layout.labelColumn >= 0)
            return setOrientation(Orientation::SamplesInRows, "there is a label column");
        if (!m_layout.codedColumns.empty())
            return setOrientation(Orientation::SamplesInRows, "the columns contain discrete values");
        const std::vector<std::string> columnNames = valueNames();
        const bool columnsAreGenes = areGeneLike(columnNames), rowsAreGenes = areGeneLike(rowNames());
        if (names >= 0 && isSampleIdName(name(names)) && !isLabelRowNamed()) {
            // The cell may be the title of the samples in its row.
            const Message reason = message("the column of row names is headed \"%1\"", name(names));
            if (!doRowsExplain())
                return setOrientation(Orientation::SamplesInRows, reason);
            if (!rowsAreGenes || columnsAreGenes)
                return setUncertainOrientation(Orientation::SamplesInRows, reason);
        }
        if (hasFurtherHeader())
            return setOrientation(Orientation::GenesInRows, "a header row contains labels of the columns");
        if (names >= 0 && holdsGeneIds(names))
            return setOrientation(Orientation::GenesInRows,
                                  message("the column of row names is headed \"%1\"", name(names)));
        if (names < 0 && !m_layout.header.empty())
            return setOrientation(Orientation::SamplesInRows, "the rows have no names");
        if (areDates(names))
            return setOrientation(Orientation::GenesInRows,
                                  "the row names are dates, which spreadsheets make from gene names");
        const bool areNumbers = names >= 0 && count(names).numbers > 0;
        if (orientByValues(rowsAreGenes, columnsAreGenes))
            return;
        if (names < 0 || m_layout.header.empty())
            return setUncertainOrientation(Orientation::SamplesInRows,
                                           names < 0 ? "the rows have no names" : "the columns have no names");
        if (areNumbers && areAllNumbers(columnNames) && ranks().rows != ranks().columns)
            return setUncertainOrientation(ranks().columns > ranks().rows ? Orientation::SamplesInRows
                                                                          : Orientation::GenesInRows,
                                           reasonByRanks());
        if (areNumbers)
            return setUncertainOrientation(Orientation::SamplesInRows, "the row names are numbers");
        if (rowsAreGenes && !columnsAreGenes)
            return setOrientationByNames(Orientation::GenesInRows, "the row names look like gene names");
        if (columnsAreGenes)
            return setOrientationByNames(Orientation::SamplesInRows, "the column names look like gene names");
        if (levels(names) < m_body.size())
            return setUncertainOrientation(Orientation::SamplesInRows, "the row names are not unique");
        constexpr std::size_t tooFewSamples = 2;
        if (columnNames.size() <= tooFewSamples)
            return setUncertainOrientation(Orientation::SamplesInRows, "too few columns to be samples");
        setUncertainOrientation(
            Orientation::GenesInRows,
            "the row names are unique texts, and the column names do not look like gene names");
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
    mutable std::optional<OrientationEvidence> m_ranks;
    bool m_valuesContradictNames = false;
    std::vector<int> m_quoted;  // columns of numbers that are text because they are quoted
};

}  // namespace

void decideColumns(TableLayout& layout, std::string_view text, const std::vector<SampleRow>& body,
                   const ImportOptions& options, const MissingTexts& missing)
{
    ColumnGuess(layout, text, body, options, missing).decide();
}

}  // namespace fuzzylens
