// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/constraints/pair_trouble.h"

#include "core/common/counted.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr std::size_t mostNamed = 6;  // of a chain

std::string told(const Contradiction& contradiction, const std::vector<std::string>& names)
{
    const auto nameOf = [&](int sample) -> const std::string& { return names[static_cast<std::size_t>(sample)]; };
    std::string text = nameOf(contradiction.cannot.first) + " and " + nameOf(contradiction.cannot.second) +
                       " are to be apart, but must-links join them: ";
    const std::size_t length = contradiction.chain.size();
    for (std::size_t i = 0; i < length; ++i)
        if (length <= mostNamed || i < mostNamed / 2 || i >= length - mostNamed / 2)
            text += (i == 0 ? "" : " – ") + nameOf(contradiction.chain[i]);
        else if (i == mostNamed / 2)
            text += " – …";
    return text;
}

}  // namespace

std::string joinedToOne(const PairSet& pairs, Index samples)
{
    const std::vector<int> components = mustLinkComponents(pairs, samples);
    if (samples < 2 || std::any_of(components.begin(), components.end(), [](int number) { return number != 0; }))
        return {};
    return "must-links join all " + std::to_string(samples) +
           " samples, so that one cluster alone could keep them";
}

std::string contradictionsTold(const std::vector<Contradiction>& contradictions,
                               const std::vector<std::string>& names)
{
    std::string text;
    std::int64_t others = 0;
    for (const Contradiction& one : contradictions)
        if (one.chain.empty())
            ++others;
        else
            text += (text.empty() ? "" : "; ") + told(one, names);
    if (others > 0)
        text += "; " + counted(others, "more cannot-link contradicts", "more cannot-links contradict") +
                " the must-links";
    return text;
}

}  // namespace fuzzylens
