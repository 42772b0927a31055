// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/label_choice.h"

#include "core/import/table_layout.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <span>
#include <utility>

namespace fuzzylens {

namespace {

enum class Rank { Same, Different, AboutHandling, Numbers, AboutPersonOrPlate, Any, Compared, Label };

bool isClasses(Rank rank)
{
    return rank >= Rank::AboutHandling && rank != Rank::Numbers;
}

std::string lowerCase(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

bool hasWord(const std::string& text, std::string_view word)
{
    const auto isLetter = [&text](std::size_t at) {
        return at < text.size() && std::isalpha(static_cast<unsigned char>(text[at]));
    };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + word.size()))
            return true;
    return false;
}

LabelUse useOf(const LabelField& field, std::size_t samples)
{
    if (field.kind == LabelField::Kind::Numeric) {
        const auto isKnown = [](double number) { return !std::isnan(number); };
        const auto first = std::find_if(field.numbers.begin(), field.numbers.end(), isKnown);
        const bool differ = std::any_of(first, field.numbers.end(),
                                        [&](double number) { return isKnown(number) && number != *first; });
        return differ ? LabelUse::Useful : LabelUse::Same;
    }
    const std::vector<int> counts = field.counts();
    const auto classes =
        static_cast<std::size_t>(std::count_if(counts.begin(), counts.end(), [](int count) { return count > 0; }));
    if (classes < 2)
        return LabelUse::Same;
    return 2 * classes > samples ? LabelUse::Different : LabelUse::Useful;
}

bool hasAnyWord(const std::string& text, std::span<const std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [&text](std::string_view word) { return hasWord(text, word); });
}

Rank rankOf(const LabelField& field, std::size_t samples)
{
    constexpr std::array<std::string_view, 9> aboutHandling{"protocol", "processing",    "description",
                                                            "contact",  "submission",    "update",
                                                            "relation", "supplementary", "filename"};
    constexpr std::array<std::string_view, 20> aboutPersonOrPlate{
        "sex",   "gender",     "age",     "race", "ethnicity", "ethnic", "batch", "plate", "well",   "patient",
        "donor", "individual", "subject", "rep",  "replicate", "scan",   "date",  "id",    "weight", "time"};
    constexpr std::array<std::string_view, 22> compared{
        "diagnos", "disease",   "condition", "status",    "group",      "treat",   "phenotype", "subtype",
        "tumor",   "tumour",    "cancer",    "genotype",  "response",   "outcome", "histolog",  "agent",
        "infect",  "cell type", "cell_type", "cell.type", "pert_iname", "class"};
    if (isLabelName(field.name))
        return Rank::Label;
    const LabelUse use = useOf(field, samples);
    if (use != LabelUse::Useful)
        return use == LabelUse::Same ? Rank::Same : Rank::Different;
    if (field.kind == LabelField::Kind::Numeric)
        return Rank::Numbers;
    const std::string name = lowerCase(field.name);
    if (hasAnyWord(name, aboutHandling))
        return Rank::AboutHandling;
    if (hasAnyWord(name, aboutPersonOrPlate))
        return Rank::AboutPersonOrPlate;
    const bool isCompared = std::any_of(compared.begin(), compared.end(), [&name](std::string_view part) {
        return name.find(part) != std::string::npos;
    });
    return isCompared ? Rank::Compared : Rank::Any;
}

Message reasonFor(Rank rank, const LabelField& field)
{
    if (rank == Rank::Label)
        return message("recognised by name");
    return message(rank == Rank::Compared ? "recognised by name, text with %1 levels" : "text with %1 levels",
                   field.classes.size());
}

}  // namespace

void preferLabel(DatasetParts& parts, std::size_t candidates)
{
    const auto samples = static_cast<std::size_t>(parts.values.rows());
    const LabelField* best = nullptr;
    Rank bestRank = Rank::Same;
    for (std::size_t f = 0; f < std::min(candidates, parts.labelFields.size()); ++f)
        if (const Rank rank = rankOf(parts.labelFields[f], samples); isClasses(rank) && rank > bestRank) {
            best = &parts.labelFields[f];
            bestRank = rank;
        }
    if (!best)
        return;
    parts.preferredLabel = best->name;
    parts.origin.decisions.push_back({"label field", Message::verbatim(best->name), reasonFor(bestRank, *best)});
}

DatasetPtr preferring(const DatasetPtr& data, const std::string& label)
{
    if (data->preferredLabel() == label)
        return data;
    DatasetParts parts = data->parts();
    parts.preferredLabel = label;
    return std::make_shared<const Dataset>(std::move(parts));
}

std::vector<LabelCandidate> rankedLabels(const Dataset& data)
{
    struct Ranked
    {
        LabelCandidate candidate;
        Rank rank;
    };
    const auto samples = static_cast<std::size_t>(data.samples());
    std::vector<Ranked> ranked;
    for (const LabelField& field : data.labelFields()) {
        const LabelUse use = useOf(field, samples);
        const Rank rank = use == LabelUse::Same ? Rank::Same : rankOf(field, samples);
        ranked.push_back({{&field, rank == Rank::Label ? LabelUse::Useful : use}, rank});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [&](const Ranked& one, const Ranked& other) {
        const auto key = [&](const Ranked& entry) {
            return std::pair(entry.candidate.field->name == data.preferredLabel(), entry.rank);
        };
        return key(one) > key(other);
    });
    std::vector<LabelCandidate> candidates;
    for (const Ranked& one : ranked)
        candidates.push_back(one.candidate);
    return candidates;
}

}  // namespace fuzzylens
