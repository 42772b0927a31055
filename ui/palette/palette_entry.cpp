// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_entry.h"
#include "ui/palette/fuzzy_match.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace fuzzylens::ui {

namespace {

constexpr int inDetail = 1;  // less than any pair of adjacent letters of a title

bool beginsWordOf(const QString& word, const QString& text)
{
    const QRegularExpression beginning(QStringLiteral("\\b") + QRegularExpression::escape(word),
                                       QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
    return beginning.match(text).hasMatch();
}

std::optional<FuzzyMatch> matchOfName(const QString& name, const QString& typed)
{
    if (typed.isEmpty() || !name.startsWith(typed, Qt::CaseInsensitive))
        return std::nullopt;
    FuzzyMatch match;
    for (int i = 0; i < int(typed.size()); ++i)
        match.places.push_back(i);
    return match;
}

std::optional<FuzzyMatch> matchOf(const PaletteEntry& entry, const QString& typed)
{
    if (entry.isName)
        return matchOfName(entry.title, typed.trimmed());
    FuzzyMatch whole;
    std::set<int> places;
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const std::optional<FuzzyMatch> match = fuzzyMatch(word, entry.title),
                                        named = fuzzyMatch(word, entry.otherName),
                                        meant = beginsWordOf(word, entry.searchWords)
                                                    ? fuzzyMatch(word, entry.searchWords)
                                                    : std::nullopt;
        const std::optional<FuzzyMatch>& other = meant && (!named || meant->score > named->score) ? meant : named;
        if (match && (!other || match->score >= other->score)) {
            whole.score += match->score;
            places.insert(match->places.begin(), match->places.end());
        } else if (other) {
            whole.score += other->score;
        } else if (beginsWordOf(word, entry.group) || beginsWordOf(word, entry.detail)) {
            whole.score += inDetail;
        } else {
            return std::nullopt;
        }
    }
    whole.places.assign(places.begin(), places.end());
    return whole;
}

}  // namespace

std::vector<PaletteHit> paletteHits(const std::vector<PaletteEntry>& entries, const QString& typed,
                                    const QStringList& lately)
{
    using Rank = std::tuple<bool, bool, int, qsizetype, qsizetype, std::size_t>;  // the least first
    std::vector<std::pair<Rank, PaletteHit>> found;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::optional<FuzzyMatch> match = matchOf(entries[i], typed);
        if (!match)
            continue;
        const qsizetype used = lately.indexOf(entries[i].id);
        const qsizetype length = typed.trimmed().isEmpty() ? 0 : entries[i].title.size();
        found.push_back({{!entries[i].isEnabled, entries[i].isPage || entries[i].isName, -match->score,
                          used < 0 ? lately.size() : used, length, i},
                         {i, match->places}});
    }
    std::sort(found.begin(), found.end(), [](const auto& one, const auto& o) { return one.first < o.first; });
    std::vector<PaletteHit> hits;
    for (auto& [rank, hit] : found)
        hits.push_back(std::move(hit));
    return hits;
}

}  // namespace fuzzylens::ui
