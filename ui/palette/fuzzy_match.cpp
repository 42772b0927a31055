// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/fuzzy_match.h"

#include <algorithm>
#include <limits>
#include <set>

namespace fuzzylens::ui {

namespace {

constexpr int none = std::numeric_limits<int>::min() / 2;
constexpr int ofLetter = 1, atTextStart = 12, atWordStart = 9, besideLast = 7, ofGap = -3;

/// What a letter at @p place counts by itself.
int worth(QStringView text, qsizetype place)
{
    if (place == 0)
        return atTextStart;
    const QChar before = text[place - 1], here = text[place];
    const bool isWordStart =
        here.isLetterOrNumber() && (!before.isLetterOrNumber() || (before.isLower() && here.isUpper()));
    return isWordStart ? atWordStart : ofLetter;
}

/// The best way to find one word: a table of letters by places, and the way back through it.
std::optional<FuzzyMatch> matchWord(QStringView word, QStringView text)
{
    const std::size_t places = std::size_t(text.size());
    std::vector<int> scores(places, 0), last;
    std::vector<std::vector<int>> cameFrom;
    for (qsizetype letter = 0; letter < word.size(); ++letter) {
        last = std::exchange(scores, std::vector<int>(places, none));
        cameFrom.emplace_back(places, -1);
        int farBest = none, farPlace = -1;  // of the previous letter, not adjacent
        for (std::size_t place = 0; place < places; ++place) {
            if (letter > 0 && place >= 2 && last[place - 2] > farBest) {
                farBest = last[place - 2];
                farPlace = int(place) - 2;
            }
            if (text[qsizetype(place)].toCaseFolded() != word[letter].toCaseFolded())
                continue;
            const int here = worth(text, qsizetype(place));
            if (letter == 0) {
                scores[place] = here;
                continue;
            }
            const int beside = place > 0 ? last[place - 1] + std::max(here, besideLast) : none;
            const int apart = farBest + here + ofGap;
            if (std::max(beside, apart) <= none / 2)
                continue;
            scores[place] = std::max(beside, apart);
            cameFrom.back()[place] = beside >= apart ? int(place) - 1 : farPlace;
        }
    }
    const auto best = std::max_element(scores.begin(), scores.end());
    if (best == scores.end() || *best <= none / 2)
        return std::nullopt;
    FuzzyMatch match{*best, {}};
    int place = int(best - scores.begin());
    for (std::size_t letter = cameFrom.size(); letter-- > 0;) {
        match.places.insert(match.places.begin(), place);
        place = cameFrom[letter][std::size_t(place)];
    }
    return match;
}

}  // namespace

std::optional<FuzzyMatch> fuzzyMatch(QStringView typed, QStringView text)
{
    FuzzyMatch whole;
    std::set<int> places;
    for (const QStringView word : typed.split(u' ', Qt::SkipEmptyParts)) {
        const std::optional<FuzzyMatch> match = matchWord(word, text);
        if (!match)
            return std::nullopt;
        whole.score += match->score;
        places.insert(match->places.begin(), match->places.end());
    }
    whole.places.assign(places.begin(), places.end());
    return whole;
}

}  // namespace fuzzylens::ui
