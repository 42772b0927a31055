// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/counted.h"
#include "core/dataset/column_statistics.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"
#include "core/preprocess/symbol_argument.h"
#include "core/preprocess/symbol_step.h"
#include "core/preprocess/symbol_table.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <unordered_map>

namespace fuzzylens::steps {

namespace {

using Several = SymbolArgument::Several;

/// Makes genes of the features of one data set.
class SymbolFit
{
public:
    SymbolFit(const Dataset& data, const SymbolArgument& argument, const FeatureSymbols& found)
        : m_data(data)
        , m_argument(argument)
        , m_found(found)
    {}

    std::vector<Gene> genes() const
    {
        std::vector<Gene> result;
        std::unordered_map<std::string_view, std::size_t> known;
        for (Index l = 0; l < m_data.features(); ++l) {
            const std::string& symbol = m_found.symbols[static_cast<std::size_t>(l)].symbol;
            if (symbol.empty()) {
                if (!m_argument.dropsUnmapped)
                    result.push_back({m_data.featureNames()[static_cast<std::size_t>(l)], {l}});
                continue;
            }
            const auto [place, isNew] = known.emplace(symbol, result.size());
            if (isNew || m_argument.several == Several::KeepAll)
                result.push_back({symbol, {l}});
            else
                result[place->second].probes.push_back(l);
        }
        if (m_argument.several == Several::HighestVariance)
            for (Gene& gene : result)
                gene.probes = {mostVariable(gene.probes)};
        return result;
    }

    std::vector<std::string> notes() const
    {
        Index mapped = 0, ambiguous = 0;
        std::unordered_map<std::string_view, int> symbols;
        for (const SymbolText& text : m_found.symbols) {
            mapped += !text.symbol.empty();
            ambiguous += text.hasOthers;
            if (!text.symbol.empty())
                ++symbols[text.symbol];
        }
        const auto several =
            std::count_if(symbols.begin(), symbols.end(), [](const auto& one) { return one.second > 1; });
        const Index unmapped = m_data.features() - mapped;
        std::string text = "step symbols: " + std::to_string(mapped) + " of " +
                           counted(m_data.features(), "feature has", "features have") + " a symbol in \"" +
                           m_found.column + "\", " + counted(std::ssize(symbols), "symbol", "symbols") + " in all";
        if (several > 0)
            text += "; of " + counted(several, "symbol", "symbols") + " with several features " + severalText();
        if (unmapped > 0)
            text += "; " + counted(unmapped, "feature", "features") + " without symbol " +
                    (m_argument.dropsUnmapped ? (unmapped == 1 ? "is left out" : "are left out")
                                              : (unmapped == 1 ? "keeps its name" : "keep their names"));
        std::vector<std::string> result{text};
        const auto add = [&result](Index count, const char* what) {
            if (count > 0)
                result.push_back("step symbols: " + counted(count, "feature", "features") + ' ' + what);
        };
        add(ambiguous, "with several symbols called by the first of them");
        add(m_found.contradicting,
            "standing several times in the table, with different symbols: the first counts");
        add(m_found.withoutVersion, "found in the table only by the identifier without its version");
        return result;
    }

private:
    std::string severalText() const
    {
        if (m_argument.several == Several::KeepAll)
            return "all are kept";
        return m_argument.several == Several::Mean ? "the mean is taken"
                                                   : "the one with the highest variance is kept";
    }

    /// The first of equally variable ones; one without two values varies least.
    Index mostVariable(const std::vector<Index>& probes) const
    {
        if (probes.size() == 1)
            return probes.front();
        Index best = probes.front();
        double most = -2;
        for (const Index probe : probes) {
            const Moments column = moments(m_data.values().column(probe), m_data.samples());
            const double spread = column.count == 0 ? -1 : column.deviation;
            if (spread > most) {
                most = spread;
                best = probe;
            }
        }
        return best;
    }

    const Dataset& m_data;
    const SymbolArgument& m_argument;
    const FeatureSymbols& m_found;
};

/// FILE or FILE:COLUMN; both may contain colons.
std::optional<FeatureSymbols> symbolsFromFile(const Dataset& data, const std::string& source,
                                              const Progress& progress)
{
    std::error_code error;
    std::string file = source, column;
    for (std::size_t colon = source.rfind(':');
         !std::filesystem::is_regular_file(file, error) && colon != std::string::npos && colon > 0;
         colon = source.rfind(':', colon - 1)) {
        file = source.substr(0, colon);
        column = source.substr(colon + 1);
    }
    if (!std::filesystem::is_regular_file(file, error))
        return symbolsFromTable(data, source, {}, progress);  // to report the error
    return symbolsFromTable(data, file, column, progress);
}

FittedStepPtr fit(const StepSpec& spec, const Dataset& data, const Progress& progress)
{
    const SymbolArgument argument = SymbolArgument::of(spec);
    std::optional<FeatureSymbols> found = argument.isAnnotation()
                                              ? symbolsFromAnnotation(data, argument.source.substr(1))
                                              : symbolsFromFile(data, argument.source, progress);
    if (!found)
        return nullptr;
    const SymbolFit fitting(data, argument, *found);
    const bool anyMapped = std::any_of(found->symbols.begin(), found->symbols.end(),
                                       [](const SymbolText& text) { return !text.symbol.empty(); });
    if (!anyMapped)
        throw errorInData(data, "step symbols finds no symbol for any feature in \"" + found->column + '"', "",
                          "choose another column or another table");
    std::vector<Gene> genes = fitting.genes();
    std::vector<Index> probes;
    for (Gene& gene : genes)
        for (Index& probe : gene.probes) {
            probes.push_back(probe);
            probe = std::ssize(probes) - 1;
        }
    return std::make_shared<SymbolStep>(spec, FeatureList(data, probes), std::move(genes), fitting.notes());
}

void check(const StepSpec& spec)
{
    SymbolArgument::of(spec);
}

bool isByVariance(const StepSpec& spec)
{
    return SymbolArgument::unfinished(spec).several == Several::HighestVariance;
}

}  // namespace

std::vector<StepKind> symbolKinds()
{
    return {
        {{"symbols",
          "Name features by gene symbols",
          "Calls probes by the symbols of their genes, from a table (a GPL annotation table of GEO, or any with "
          "an "
          "identifier and a symbol in each row) or from an annotation of the data. A probe of several genes "
          "(\"A /// B\") is called by the first. Of several features with one symbol it keeps the one with the "
          "highest variance; behind the source stands \",mean\" for their mean, "
          "\",keep-all\" for all of them. Features without symbol keep their names; \",drop-unmapped\" leaves "
          "them out.",
          "FILE, FILE:COLUMN or @ANNOTATION, then choices with commas before them",
          "",
          {},
          false,
          true,
          true,
          {{{"highest-variance", "Of several features with one symbol, keep the most variable"},
            {"mean", "Of several features with one symbol, take the mean"},
            {"keep-all", "Of several features with one symbol, keep all"}},
           {{"keep-unmapped", "Features without symbol keep their names"},
            {"drop-unmapped", "Features without symbol are left out"}}}},
         check,
         fit,
         SymbolStep::fromJson,
         nullptr,
         "variance",
         true,
         isByVariance}};
}

}  // namespace fuzzylens::steps
