// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/label_choice.h"

#include "core/data/table_layout.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace fuzzylens {

namespace {

enum class Rank { None, AboutPersonOrPlate, Any, Compared, Label };

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

Rank rankOf(const LabelField& field, std::size_t samples)
{
    constexpr std::array<std::string_view, 20> aboutPersonOrPlate{
        "sex",   "gender",     "age",     "race", "ethnicity", "ethnic", "batch", "plate", "well",   "patient",
        "donor", "individual", "subject", "rep",  "replicate", "scan",   "date",  "id",    "weight", "time"};
    constexpr std::array<std::string_view, 22> compared{
        "diagnos", "disease",   "condition", "status",    "group",      "treat",   "phenotype", "subtype",
        "tumor",   "tumour",    "cancer",    "genotype",  "response",   "outcome", "histolog",  "agent",
        "infect",  "cell type", "cell_type", "cell.type", "pert_iname", "class"};
    if (isLabelName(field.name))
        return Rank::Label;
    const std::size_t classes = field.classes.size();
    if (field.kind != LabelField::Kind::Categorical || classes < 2 || 2 * classes > samples)
        return Rank::None;
    const std::string name = lowerCase(field.name);
    if (std::any_of(aboutPersonOrPlate.begin(), aboutPersonOrPlate.end(),
                    [&name](std::string_view word) { return hasWord(name, word); }))
        return Rank::AboutPersonOrPlate;
    const bool isCompared = std::any_of(compared.begin(), compared.end(), [&name](std::string_view part) {
        return name.find(part) != std::string::npos;
    });
    return isCompared ? Rank::Compared : Rank::Any;
}

std::string reasonFor(Rank rank, const LabelField& field)
{
    if (rank == Rank::Label)
        return "by its name";
    const std::string levels = "text with " + std::to_string(field.classes.size()) + " levels";
    return rank == Rank::Compared ? "by its name, " + levels : levels;
}

}  // namespace

void preferLabel(DatasetParts& parts, std::size_t candidates)
{
    const auto samples = static_cast<std::size_t>(parts.values->rows());
    const LabelField* best = nullptr;
    Rank bestRank = Rank::None;
    for (std::size_t f = 0; f < std::min(candidates, parts.labelFields.size()); ++f)
        if (const Rank rank = rankOf(parts.labelFields[f], samples); rank > bestRank) {
            best = &parts.labelFields[f];
            bestRank = rank;
        }
    if (!best)
        return;
    parts.preferredLabel = best->name;
    parts.origin.decisions.push_back({"label field", best->name, reasonFor(bestRank, *best)});
}

std::vector<const LabelField*> rankedLabels(const Dataset& data)
{
    const auto samples = static_cast<std::size_t>(data.samples());
    std::vector<const LabelField*> ranked;
    for (const LabelField& field : data.labelFields())
        ranked.push_back(&field);
    const auto isBefore = [&](const LabelField* one, const LabelField* other) {
        const bool preferred = one->name == data.preferredLabel();
        if (preferred || other->name == data.preferredLabel())
            return preferred && one->name != other->name;
        return rankOf(*one, samples) > rankOf(*other, samples);
    };
    std::stable_sort(ranked.begin(), ranked.end(), isBefore);
    return ranked;
}

}  // namespace fuzzylens
