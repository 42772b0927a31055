// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/constraints/pair_trouble.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr std::size_t mostNamed = 6;  // of a chain

Message chainMessage(const Contradiction& contradiction, const std::vector<std::string>& names)
{
    const auto nameOf = [&](int sample) -> const std::string& { return names[static_cast<std::size_t>(sample)]; };
    std::string chain;
    const std::size_t length = contradiction.chain.size();
    for (std::size_t i = 0; i < length; ++i)
        if (length <= mostNamed || i < mostNamed / 2 || i >= length - mostNamed / 2)
            chain += (i == 0 ? "" : " – ") + nameOf(contradiction.chain[i]);
        else if (i == mostNamed / 2)
            chain += " – …";
    return message("%1 and %2 have a cannot-link, but must-links connect them: %3",
                   nameOf(contradiction.cannot.first), nameOf(contradiction.cannot.second), chain);
}

}  // namespace

Message joinedMessage(const PairSet& pairs, Index samples)
{
    const std::vector<int> components = mustLinkComponents(pairs, samples);
    if (samples < 2 || std::any_of(components.begin(), components.end(), [](int number) { return number != 0; }))
        return {};
    return message("must-links connect all %1 samples, so only a single cluster can satisfy them", samples);
}

Message contradictionMessage(const std::vector<Contradiction>& contradictions,
                             const std::vector<std::string>& names)
{
    std::vector<Message> chains;
    std::int64_t others = 0;
    for (const Contradiction& one : contradictions)
        if (one.chain.empty())
            ++others;
        else
            chains.push_back(chainMessage(one, names));
    Message text = listed(chains, [](const Message& a, const Message& b) { return message("%1; %2", a, b); });
    if (others > 0)
        text = message(others == 1 ? "%1; 1 more cannot-link contradicts the must-links"
                                   : "%1; %2 more cannot-links contradict the must-links",
                       text, others);
    return text;
}

}  // namespace fuzzylens
