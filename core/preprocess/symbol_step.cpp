// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/symbol_step.h"

#include "core/preprocess/step_support.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <unordered_map>

namespace fuzzylens::steps {

namespace {

constexpr std::string_view alreadySymbolsNote =
    "the features are called by gene symbols already; step symbols leaves their names and values as they are";

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
    for (std::size_t g = 0; g < genes.size(); ++g) {
        std::vector<const double*> columns;
        for (const Index probe : genes[g].probes)
            columns.push_back(data.values().column(probe));
        double* to = values->column(static_cast<Index>(g));
        if (columns.size() == 1)
            std::copy_n(columns.front(), data.samples(), to);
        else
            for (Index i = 0; i < data.samples(); ++i)
                to[i] = meanOf(columns, i);
    }
    parts.values = std::move(values);
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

}  // namespace

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

nlohmann::json SymbolStep::toJson() const
{
    nlohmann::json result = specToJson(m_spec);
    m_probes.addTo(result);
    std::vector<std::string> names;
    std::vector<double> sizes;
    for (const Gene& gene : m_genes) {
        names.push_back(gene.name);
        sizes.push_back(static_cast<double>(gene.probes.size()));
    }
    result["symbols"] = names;
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
            throw std::invalid_argument("the list \"probes\" of a fitted step does not fit its features");
        for (Index probe = 0; probe < static_cast<Index>(sizes[g]); ++probe)
            gene.probes.push_back(next++);
    }
    if (names.size() != sizes.size() || next != probes.size() || genes.empty())
        throw std::invalid_argument("the list \"probes\" of a fitted step does not fit its features");
    return std::make_shared<SymbolStep>(spec, std::move(probes), std::move(genes), textsFromJson(json, "notes"));
}

/// Data most of whose features are called as the genes are, with those; null if they are not. What is absent
/// is found absent by the steps that need it.
DatasetPtr SymbolStep::alreadySymbols(const Dataset& data) const
{
    std::unordered_map<std::string_view, std::vector<Index>> places;
    for (Index l = data.features(); l-- > 0;)
        places[data.featureNames()[static_cast<std::size_t>(l)]].push_back(l);  // the first last
    std::vector<Index> kept;
    for (const Gene& gene : m_genes) {
        const auto place = places.find(gene.name);
        if (place == places.end() || place->second.empty())
            continue;
        kept.push_back(place->second.back());
        place->second.pop_back();
    }
    if (kept.empty() || 2 * kept.size() < m_genes.size())
        return nullptr;
    return withNotes(*data.subset(std::nullopt, kept), {std::string(alreadySymbolsNote)});
}

}  // namespace fuzzylens::steps
