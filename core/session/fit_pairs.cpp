// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/import/pair_file.h"
#include "core/numeric/random.h"
#include "core/preprocess/cell_origins.h"
#include "core/session/fit_command.h"

#include <charconv>

namespace fuzzylens {

namespace {

constexpr std::string_view fromLabels = "labels";
constexpr std::uint64_t pairStream = 0x7061697273;  // "pairs": apart from the fit's own numbers

PairSet labelPairs(const Target& target, std::optional<std::int64_t> count, std::int64_t seed)
{
    if (target.kind != Target::Kind::Classes)
        throw ArgumentError(
            message("there are no classes to derive constraints from; specify them with --labels or --label"));
    if (!count)
        return pairsOfClasses(target.classOf);
    return somePairsOfClasses(target.classOf, *count, pairSeed(seed));
}

}  // namespace

std::optional<LabelPairs> labelPairsIn(const std::string& pairs)
{
    if (pairs == fromLabels)
        return LabelPairs{};
    if (!pairs.starts_with(std::string(fromLabels) + ':'))
        return std::nullopt;
    const std::string number = pairs.substr(fromLabels.size() + 1);
    std::int64_t count = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
    if (error != std::errc() || end != number.data() + number.size() || count < 1)
        throw ArgumentError(message("the constraints cannot be \"%1\": labels: must be followed by the number of "
                                    "constraints, a whole number above 0",
                                    pairs));
    return LabelPairs{count};
}

std::uint64_t pairSeed(std::int64_t seed)
{
    return deriveSeed(static_cast<std::uint64_t>(seed), {pairStream});
}

PairSet fitPairs(const FitCommand& command, const Dataset& original, const std::vector<FittedStepPtr>& steps,
                 const Target& target)
{
    const std::vector<Index> kept = cellOrigins(original, steps).samples;
    PairSet pairs;
    if (const std::optional<LabelPairs> ofLabels = labelPairsIn(command.pairs))
        pairs = labelPairs(target, ofLabels->count, command.labelledSeed);
    else if (!command.pairs.empty())
        pairs = keptPairs(readPairs(command.pairs, original.sampleNames()), kept);
    if (command.pairLines.empty())
        return pairs;
    std::string text;
    for (const std::string& line : command.pairLines)
        text += line + '\n';
    const PairSet further = keptPairs(pairsInText(text, "--pair", original.sampleNames()), kept);
    pairs.must.insert(pairs.must.end(), further.must.begin(), further.must.end());
    pairs.cannot.insert(pairs.cannot.end(), further.cannot.begin(), further.cannot.end());
    return inOrder(std::move(pairs), static_cast<Index>(kept.size()));
}

}  // namespace fuzzylens
