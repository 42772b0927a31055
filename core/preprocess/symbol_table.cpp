// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/symbol_table.h"

#include "core/common/cell.h"
#include "core/common/delimited_text.h"
#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/dataset/identifiers/identifier.h"
#include "core/import/readers/format_table.h"
#include "core/import/text_table.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace fuzzylens {

namespace {

constexpr std::int64_t rowsBetweenQuestions = 4096;

template <std::size_t N>
bool isOneOf(std::string_view text, const std::array<std::string_view, N>& list)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

bool isRemark(std::string_view record)
{
    return !record.empty() && (record.front() == '#' || record.front() == '^' || record.front() == '!');
}

bool isSymbolColumn(const std::string& name)
{
    constexpr std::array<std::string_view, 12> names{
        "gene symbol", "gene_symbol", "genesymbol",   "symbol",    "symbols",   "hgnc_symbol",
        "gene.symbol", "ilmn_gene",   "gene symbols", "gene_name", "gene name", "external_gene_name"};
    return isOneOf(inSmallLetters(name), names);
}

/// The features by their names, and how they are called without versions.
class FeatureIndex
{
public:
    explicit FeatureIndex(const Dataset& data)
    {
        for (Index l = 0; l < data.features(); ++l)
            m_places[data.featureNames()[static_cast<std::size_t>(l)]].push_back(l);
        for (const auto& [name, places] : m_places) {
            auto& alike = m_withoutVersion[withoutVersion(name)];
            alike.insert(alike.end(), places.begin(), places.end());
        }
    }

    const std::vector<Index>* find(std::string_view identifier) const { return in(m_places, identifier); }
    const std::vector<Index>* findWithoutVersion(std::string_view identifier) const
    {
        return in(m_withoutVersion, withoutVersion(identifier));
    }

private:
    using Places = std::unordered_map<std::string_view, std::vector<Index>>;
    static const std::vector<Index>* in(const Places& places, std::string_view identifier)
    {
        const auto place = places.find(identifier);
        return place == places.end() ? nullptr : &place->second;
    }

    Places m_places, m_withoutVersion;
};

class TableReader
{
public:
    TableReader(const Dataset& data, const std::filesystem::path& path, std::string column,
                const Progress& progress)
        : m_path(path)
        , m_column(std::move(column))
        , m_progress(progress)
        , m_features(data)
    {
        m_result.symbols.resize(static_cast<std::size_t>(data.features()));
        m_rank.resize(m_result.symbols.size(), Unknown);
    }

    std::optional<FeatureSymbols> read()
    {
        requireMemoryForFile(m_path);
        const auto file = FileBytes::open(m_path, m_progress);
        if (!file)
            return std::nullopt;
        m_text = requireText(file->bytes(), m_path);
        m_delimiting.lineEnd = lineEndOf(m_text);
        decideDelimiter();
        readHeader();
        if (!countMatches())
            return std::nullopt;
        decideColumns();
        if (!readSymbols())
            return std::nullopt;
        return std::move(m_result);
    }

private:
    enum Rank { Unknown, WithoutVersion, Exact };

    void decideDelimiter()
    {
        m_delimiting.delimiter = '\0';
        m_delimiting.linesInQuotes = false;
        RecordScanner scanner(m_text, m_delimiting);
        Record record;
        while (scanner.next(record)) {
            if (isRemark(record.text))
                continue;
            for (const char delimiter : {'\t', ';', ','})
                if (countFields(record.text, delimiter) > 1) {
                    m_delimiting.delimiter = delimiter;
                    m_delimiting.linesInQuotes = delimiter != '\t';
                    return;
                }
            break;
        }
        failFile(m_path, message("this is not a table of identifiers and gene symbols"),
                 message("use a table with at least two columns, separated by tabs, commas or semicolons"));
    }

    /// Calls @p row with the texts of every row below the header; false if stopped.
    template <typename Row>
    bool forRows(const Row& row)
    {
        RecordScanner scanner(m_text, m_delimiting);
        Record record;
        bool isHeader = true;
        for (std::int64_t rows = 0; scanner.next(record); ++rows) {
            if (rows % rowsBetweenQuestions == 0 &&
                !shouldContinue(m_progress, {"reading symbols", static_cast<std::int64_t>(scanner.position()),
                                             static_cast<std::int64_t>(m_text.size())}))
                return false;
            if (isRemark(record.text))
                continue;
            if (!std::exchange(isHeader, false) || !m_hasHeader)
                row(fieldsOf(record.text, m_delimiting.delimiter));
        }
        return true;
    }

    void readHeader()
    {
        RecordScanner scanner(m_text, m_delimiting);
        Record record;
        while (scanner.next(record) && isRemark(record.text)) {
        }
        m_names = splitFields(record.text, m_delimiting.delimiter);
        const auto isFeature = [this](const std::string& text) { return m_features.find(text) != nullptr; };
        m_hasHeader = m_names.size() > 2 || std::none_of(m_names.begin(), m_names.end(), isFeature);
        for (std::size_t c = 0; c < m_names.size(); ++c)
            if (!m_hasHeader || m_names[c].empty())
                m_names[c] = "column " + std::to_string(c + 1);
    }

    bool countMatches()
    {
        m_matches.assign(m_names.size(), 0);
        m_looseMatches.assign(m_names.size(), 0);
        return forRows([this](const std::vector<Field>& fields) {
            for (std::size_t c = 0; c < std::min(fields.size(), m_names.size()); ++c) {
                const std::string text = fields[c].value();
                m_matches[c] += m_features.find(text) != nullptr;
                m_looseMatches[c] += m_features.findWithoutVersion(text) != nullptr;
            }
        });
    }

    std::string namesText() const
    {
        constexpr std::size_t most = 24;
        std::string text;
        for (std::size_t c = 0; c < std::min(m_names.size(), most); ++c)
            text += (c == 0 ? "" : ", ") + m_names[c];
        return text + (m_names.size() > most ? ", ..." : "");
    }

    int chosenColumn() const
    {
        for (const bool isExact : {true, false})
            for (std::size_t c = 0; c < m_names.size(); ++c)
                if (isExact ? m_names[c] == m_column : inSmallLetters(m_names[c]) == inSmallLetters(m_column))
                    return static_cast<int>(c);
        const std::int64_t number = parseCount(m_column);
        if (number >= 1 && number <= std::ssize(m_names))
            return static_cast<int>(number - 1);
        failFile(m_path, message("column \"%1\" was not found", m_column),
                 message("available columns: %1", namesText()));
    }

    void decideColumns()
    {
        m_symbols = m_column.empty() ? -1 : chosenColumn();
        for (std::size_t c = 0; c < m_names.size() && m_symbols < 0; ++c)
            if (m_hasHeader && isSymbolColumn(m_names[c]))
                m_symbols = static_cast<int>(c);
        for (const auto* matches : {&m_matches, &m_looseMatches}) {
            std::int64_t most = 0;
            for (std::size_t c = 0; c < m_names.size(); ++c)
                if (static_cast<int>(c) != m_symbols && (*matches)[c] > most) {
                    most = (*matches)[c];
                    m_identifiers = static_cast<int>(c);
                }
            if (m_identifiers >= 0)
                break;
        }
        if (m_identifiers < 0 && m_symbols >= 0 && m_matches[static_cast<std::size_t>(m_symbols)] > 0)
            failFile(m_path,
                     message("the feature names are already gene symbols of this table, and none is one of its "
                             "identifiers"),
                     message("remove the step"));
        if (m_identifiers < 0)
            failFile(m_path, message("this table contains none of the feature names"),
                     message("use the annotation table of the measurement platform"));
        if (m_symbols < 0 && m_names.size() == 2)
            m_symbols = 1 - m_identifiers;
        if (m_symbols < 0)
            failFile(m_path, message("could not determine which column contains the gene symbols"),
                     message("choose one with %1:COLUMN; available columns: %2", m_path.string(), namesText()));
        m_result.column = m_names[static_cast<std::size_t>(m_symbols)];
    }

    bool readSymbols()
    {
        const auto identifiers = static_cast<std::size_t>(m_identifiers),
                   symbols = static_cast<std::size_t>(m_symbols);
        const bool isRead = forRows([&](const std::vector<Field>& fields) {
            if (identifiers >= fields.size())
                return;
            bool changed = false;
            const SymbolText symbol =
                SymbolText::of(symbols < fields.size() ? toUtf8(fields[symbols].value(), changed) : std::string());
            const std::string identifier = fields[identifiers].value();
            if (const auto* places = m_features.find(identifier))
                take(*places, symbol, Exact);
            else if (const auto* alike = m_features.findWithoutVersion(identifier))
                take(*alike, symbol, WithoutVersion);
        });
        m_result.contradicting = std::count(m_contradicts.begin(), m_contradicts.end(), true);
        m_result.withoutVersion = std::count(m_rank.begin(), m_rank.end(), WithoutVersion);
        return isRead;
    }

    /// The first symbol counts; one of the identifier itself before one of it without version.
    void take(const std::vector<Index>& places, const SymbolText& symbol, Rank rank)
    {
        if (symbol.symbol.empty())
            return;
        for (const Index place : places) {
            const auto l = static_cast<std::size_t>(place);
            SymbolText& known = m_result.symbols[l];
            if (rank > m_rank[l]) {
                known = symbol;
                m_rank[l] = rank;
            } else if (rank == m_rank[l] && known.symbol != symbol.symbol) {
                m_contradicts.resize(m_rank.size(), false);
                m_contradicts[l] = true;
            }
        }
    }

    const std::filesystem::path& m_path;
    std::string m_column;
    const Progress& m_progress;
    FeatureIndex m_features;
    std::string_view m_text;
    Delimiting m_delimiting;
    bool m_hasHeader = true;
    std::vector<std::string> m_names;
    std::vector<std::int64_t> m_matches, m_looseMatches;
    int m_identifiers = -1, m_symbols = -1;
    std::vector<Rank> m_rank;
    std::vector<bool> m_contradicts;
    FeatureSymbols m_result;
};

}  // namespace

SymbolText SymbolText::of(std::string_view text)
{
    constexpr std::string_view between = "///";
    constexpr std::array<std::string_view, 5> nothings{"---", "--", "-", "na", "null"};
    SymbolText result;
    while (true) {
        const std::size_t end = std::min(text.find(between), text.size());
        const std::string_view symbol = trimmed(text.substr(0, end));
        if (!symbol.empty() && !isOneOf(inSmallLetters(symbol), nothings)) {
            if (result.symbol.empty())
                result.symbol = symbol;
            else
                result.hasOthers = result.hasOthers || symbol != result.symbol;
        }
        if (end == text.size())
            return result;
        text.remove_prefix(end + between.size());
    }
}

std::optional<FeatureSymbols> symbolsFromTable(const Dataset& data, const std::filesystem::path& path,
                                               const std::string& column, const Progress& progress)
{
    return TableReader(data, path, column, progress).read();
}

FeatureSymbols symbolsFromAnnotation(const Dataset& data, const std::string& name)
{
    const AnnotationField* found = nullptr;
    std::string names;
    for (const AnnotationField& field : data.annotations()) {
        names += (names.empty() ? "" : ", ") + field.name;
        if (field.name == name || (!found && inSmallLetters(field.name) == inSmallLetters(name)))
            found = &field;
    }
    if (!found)
        failFile(data.origin().path, message("the features have no annotation \"%1\"", name),
                 names.empty() ? "the data have no annotations of features; use a table of gene symbols instead"
                               : "available annotations: " + names);
    FeatureSymbols result;
    result.column = found->name;
    for (const std::string& text : found->texts)
        result.symbols.push_back(SymbolText::of(text));
    return result;
}

}  // namespace fuzzylens
