// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/dataset/column_statistics.h"
#include "core/preprocess/feature_list.h"
#include "core/preprocess/gene_symbols.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"
#include "core/preprocess/steps.h"
#include "core/preprocess/symbol_table.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

namespace fuzzylens::steps {

namespace {

/// The features that become one, and its name.
struct Gene
{
    std::string name;
    std::vector<Index> probes;
};

/// Makes genes of features as it was fitted to; new samples find the same features by name. Samples that are
/// called by the names of the genes already are taken as they are, with a note.
class SymbolStep : public FittedStep
{
public:
    /// @p probes: the features genes are made of; @p genes: names, and places in that list. @p notes become
    /// issues.
    SymbolStep(StepSpec spec, FeatureList probes, std::vector<Gene> genes, std::vector<std::string> notes);

    StepSpec spec() const override { return m_spec; }
    DatasetPtr apply(const Dataset& data, const Progress& progress) const override;
    nlohmann::json toJson() const override;
    static FittedStepPtr fromJson(const StepSpec& spec, const nlohmann::json& json);

private:
    DatasetPtr alreadySymbols(const Dataset& data) const;
    std::vector<std::string> symbols() const;

    StepSpec m_spec;
    FeatureList m_probes;
    std::vector<Gene> m_genes;
    std::vector<std::string> m_notes;
};

constexpr std::string_view alreadySymbolsNote =
    "the feature names are already gene symbols; step symbols leaves names and values unchanged";

/// The mean of the values that are there; NaN when none is.
double meanOf(const std::vector<const double*>& columns, Index sample)
{
    double sum = 0;
    int count = 0;
    for (const double* column : columns)
        if (!std::isnan(column[sample])) {
            sum += column[sample];
            ++count;
        }
    if (count == 0)
        return std::numeric_limits<double>::quiet_NaN();
    if (std::isfinite(sum))
        return sum / count;
    sum = 0;  // the sum is too large, the mean is not
    for (const double* column : columns)
        if (!std::isnan(column[sample]))
            sum += column[sample] / count;
    return sum;
}

std::string joinedTexts(const std::vector<std::string>& texts, const std::vector<Index>& probes)
{
    std::vector<std::string> different;
    for (const Index probe : probes)
        if (const std::string& text = texts[static_cast<std::size_t>(probe)];
            !text.empty() && std::find(different.begin(), different.end(), text) == different.end())
            different.push_back(text);
    std::string result;
    for (const std::string& text : different)
        result += (result.empty() ? "" : " /// ") + text;
    return result;
}

DatasetPtr withGenes(const Dataset& data, const std::vector<Gene>& genes)
{
    DatasetParts parts = data.parts();
    auto values = std::make_shared<AlignedMatrix>(
        AlignedMatrix::uninitialised(data.samples(), static_cast<Index>(genes.size())));
    std::vector<std::vector<double>> scratch;
    for (std::size_t g = 0; g < genes.size(); ++g) {
        std::vector<const double*> columns;
        scratch.resize(std::max(scratch.size(), genes[g].probes.size()));
        for (const Index probe : genes[g].probes)
            columns.push_back(data.column(probe, scratch[columns.size()]));
        double* to = values->column(static_cast<Index>(g));
        if (columns.size() == 1)
            std::copy_n(columns.front(), data.samples(), to);
        else
            for (Index i = 0; i < data.samples(); ++i)
                to[i] = meanOf(columns, i);
    }
    parts.values = inPrecisionOf(data, std::move(values));
    parts.featureNames.clear();
    for (const Gene& gene : genes)
        parts.featureNames.push_back(gene.name);
    const auto isProbe = [](const AnnotationField& field) { return field.name == "probe"; };
    if (std::none_of(parts.annotations.begin(), parts.annotations.end(), isProbe))
        parts.annotations.insert(parts.annotations.begin(), {"probe", data.featureNames()});
    for (AnnotationField& field : parts.annotations) {
        std::vector<std::string> texts;
        for (const Gene& gene : genes)
            texts.push_back(joinedTexts(field.texts, gene.probes));
        field.texts = std::move(texts);
    }
    return std::make_shared<const Dataset>(std::move(parts));
}

DatasetPtr withNotes(const Dataset& data, const std::vector<std::string>& notes)
{
    DatasetParts parts = data.parts();
    for (const std::string& note : notes) {
        Issue issue;
        issue.severity = Issue::Severity::Note;
        issue.what = note;
        parts.issues.push_back(std::move(issue));
    }
    return std::make_shared<const Dataset>(std::move(parts));
}

SymbolStep::SymbolStep(StepSpec spec, FeatureList probes, std::vector<Gene> genes, std::vector<std::string> notes)
    : m_spec(std::move(spec))
    , m_probes(std::move(probes))
    , m_genes(std::move(genes))
    , m_notes(std::move(notes))
{}

DatasetPtr SymbolStep::apply(const Dataset& data, const Progress&) const
{
    std::optional<std::vector<Index>> places;
    try {
        places = m_probes.find(data);
    } catch (const DataError&) {
        if (DatasetPtr asTheyAre = alreadySymbols(data))
            return asTheyAre;
        throw;
    }
    std::vector<Gene> genes = m_genes;
    if (places)
        for (Gene& gene : genes)
            for (Index& probe : gene.probes)
                probe = (*places)[static_cast<std::size_t>(probe)];
    return withNotes(*withGenes(data, genes), m_notes);
}

std::vector<std::string> SymbolStep::symbols() const
{
    std::vector<std::string> names;
    for (const Gene& gene : m_genes)
        names.push_back(gene.name);
    return names;
}

nlohmann::json SymbolStep::toJson() const
{
    nlohmann::json result = specToJson(m_spec);
    m_probes.addTo(result);
    std::vector<double> sizes;
    for (const Gene& gene : m_genes)
        sizes.push_back(static_cast<double>(gene.probes.size()));
    result["symbols"] = symbols();
    result["probes"] = numbersToJson(sizes.data(), std::ssize(sizes));  // so many of "features" are a symbol
    result["notes"] = m_notes;
    return result;
}

FittedStepPtr SymbolStep::fromJson(const StepSpec& spec, const nlohmann::json& json)
{
    FeatureList probes(json);
    const std::vector<std::string> names = textsFromJson(json, "symbols");
    const std::vector<double> sizes = numbersFromJson(json, "probes");
    std::vector<Gene> genes;
    Index next = 0;
    for (std::size_t g = 0; g < std::min(names.size(), sizes.size()); ++g) {
        Gene& gene = genes.emplace_back(Gene{names[g], {}});
        if (!(sizes[g] >= 1) || sizes[g] > static_cast<double>(probes.size() - next))
            throw std::invalid_argument("the list \"probes\" of a fitted step does not match its features");
        for (Index probe = 0; probe < static_cast<Index>(sizes[g]); ++probe)
            gene.probes.push_back(next++);
    }
    if (names.size() != sizes.size() || next != probes.size() || genes.empty())
        throw std::invalid_argument("the list \"probes\" of a fitted step does not match its features");
    return std::make_shared<SymbolStep>(spec, std::move(probes), std::move(genes), textsFromJson(json, "notes"));
}

/// The data with the features that are named by the learnt symbols already; null if they are too few. Later steps
/// report the genes that are absent.
DatasetPtr SymbolStep::alreadySymbols(const Dataset& data) const
{
    const std::vector<Index> kept = featuresNamedBySymbols(data, symbols());
    if (kept.empty())
        return nullptr;
    return withNotes(*data.subset(std::nullopt, kept), {std::string(alreadySymbolsNote)});
}

/// What the argument of step symbols says: SOURCE[,SEVERAL][,UNMAPPED].
struct SymbolArgument
{
    enum class Several { HighestVariance, Mean, KeepAll };
    std::string source;  // FILE, FILE:COLUMN or @ANNOTATION
    Several several = Several::HighestVariance;
    bool dropsUnmapped = false;

    bool isAnnotation() const { return source.starts_with('@'); }

    /// @throws std::invalid_argument if there is no source.
    static SymbolArgument of(const StepSpec& spec);
    /// The same of an argument that may not be typed to its end yet.
    static SymbolArgument unfinished(const StepSpec& spec);
};

SymbolArgument SymbolArgument::of(const StepSpec& spec)
{
    SymbolArgument result = unfinished(spec);
    if (result.source.empty() || result.source == "@")
        throw ArgumentError(message(
            "step %1 needs a file of gene symbols, or @ followed by the name of an annotation", spec.name));
    return result;
}

SymbolArgument SymbolArgument::unfinished(const StepSpec& spec)
{
    SymbolArgument result;
    result.source = spec.argument;
    // Names of files may contain commas: only known options are removed from the end.
    const auto takes = [&result](const char* word) {
        const std::string end = std::string(",") + word;
        const bool isThere = result.source.ends_with(end);
        if (isThere)
            result.source.resize(result.source.size() - end.size());
        return isThere;
    };
    for (bool any = true; any;) {
        any = true;
        if (takes("highest-variance"))
            result.several = Several::HighestVariance;
        else if (takes("mean"))
            result.several = Several::Mean;
        else if (takes("keep-all"))
            result.several = Several::KeepAll;
        else if (takes("drop-unmapped"))
            result.dropsUnmapped = true;
        else if (takes("keep-unmapped"))
            result.dropsUnmapped = false;
        else
            any = false;
    }
    return result;
}

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
            text += "; for " + counted(several, "symbol", "symbols") + " with several features, " + severalText();
        if (unmapped > 0)
            text += "; " + counted(unmapped, "feature", "features") + " without a symbol " +
                    (m_argument.dropsUnmapped ? (unmapped == 1 ? "is excluded" : "are excluded")
                                              : (unmapped == 1 ? "keeps its name" : "keep their names"));
        std::vector<std::string> result{text};
        const auto add = [&result](Index count, const char* what) {
            if (count > 0)
                result.push_back("step symbols: " + counted(count, "feature", "features") + ' ' + what);
        };
        add(ambiguous, "with several symbols, named by the first symbol");
        add(m_found.contradicting,
            "listed several times in the table with different symbols, named by the first symbol");
        add(m_found.withoutVersion, "found in the table only by the identifier without its version");
        return result;
    }

private:
    std::string severalText() const
    {
        if (m_argument.several == Several::KeepAll)
            return "all features are kept";
        return m_argument.several == Several::Mean ? "the mean is used"
                                                   : "the feature with the highest variance is kept";
    }

    /// The first of equally variable ones; one without two values varies least.
    Index mostVariable(const std::vector<Index>& probes) const
    {
        if (probes.size() == 1)
            return probes.front();
        Index best = probes.front();
        double most = -2;
        std::vector<double> scratch;
        for (const Index probe : probes) {
            const Moments column = moments(m_data.valuesOf(probe, scratch));
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

FittedStepPtr fitSymbols(const StepSpec& spec, const Dataset& data, const Progress& progress)
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
        throw errorInData(data,
                          message("step symbols found no gene symbol for any feature in \"%1\"", found->column),
                          "", message("choose another column or another table"));
    std::vector<Gene> genes = fitting.genes();
    std::vector<Index> probes;
    for (Gene& gene : genes)
        for (Index& probe : gene.probes) {
            probes.push_back(probe);
            probe = std::ssize(probes) - 1;
        }
    return std::make_shared<SymbolStep>(spec, FeatureList(data, probes), std::move(genes), fitting.notes());
}

void checkSymbols(const StepSpec& spec)
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
          "Renames array probes to the symbols of their genes, from a table (a GPL annotation table of GEO, or "
          "any table with an identifier and a symbol in each row) or from an annotation of the data. A probe of "
          "several genes (\"A /// B\") gets the symbol of the first. If several features share a symbol, the one "
          "with the highest variance is kept; append \",mean\" to the source for their mean, or \",keep-all\" to "
          "keep all of them. Features without a symbol keep their names; \",drop-unmapped\" excludes them.",
          "FILE, FILE:COLUMN or @ANNOTATION, followed by options separated by commas",
          "",
          {},
          false,
          true,
          true,
          {{{"highest-variance", "Several features with one symbol: keep the most variable"},
            {"mean", "Several features with one symbol: use the mean"},
            {"keep-all", "Several features with one symbol: keep all"}},
           {{"keep-unmapped", "Features without a symbol keep their names"},
            {"drop-unmapped", "Features without a symbol are excluded"}}}},
         checkSymbols,
         fitSymbols,
         SymbolStep::fromJson,
         nullptr,
         "variance",
         true,
         isByVariance}};
}

}  // namespace fuzzylens::steps
