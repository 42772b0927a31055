// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/numeric/random.h"
#include "core/session/fit_command.h"
#include "core/session/text_file.h"

#include <charconv>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr std::uint64_t maskStream = 0x6c6162656c6c6564;  // "labelled": apart from the fit's own numbers

/// Samples of every class (one group for numbers), unlabelled ones left out.
std::vector<std::vector<int>> groups(const Target& target, Index samples)
{
    std::vector<std::vector<int>> result(static_cast<std::size_t>(std::max(1, target.classes())));
    for (Index i = 0; i < samples; ++i)
        if (target.isLabelled(i))
            result[target.kind == Target::Kind::Classes
                       ? static_cast<std::size_t>(target.classOf[static_cast<std::size_t>(i)])
                       : 0]
                .push_back(static_cast<int>(i));
    return result;
}

std::vector<bool> drawn(const Target& target, Index samples, double share, std::int64_t seed)
{
    Random random(deriveSeed(static_cast<std::uint64_t>(seed), {maskStream}));
    std::vector<bool> mask(static_cast<std::size_t>(samples), false);
    for (const std::vector<int>& group : groups(target, samples)) {
        const auto size = static_cast<int>(group.size());
        const int keep = std::min(size, std::max(1, static_cast<int>(std::lround(share * size))));
        for (const int index : random.sample(size, keep))
            mask[static_cast<std::size_t>(group[static_cast<std::size_t>(index)])] = true;
    }
    return mask;
}

std::vector<bool> named(const Dataset& data, const std::string& file)
{
    std::vector<bool> mask(static_cast<std::size_t>(data.samples()), false);
    std::int64_t row = 0;
    for (const std::string& line : linesOf(readTextFile(file))) {
        ++row;
        if (line.empty())
            continue;
        bool isThere = false;
        for (std::size_t i = 0; i < mask.size(); ++i)
            if (data.sampleNames()[i] == line)
                mask[i] = isThere = true;
        if (!isThere)
            throw DataError(
                Issue{Issue::Severity::Error, "unknown sample", file, row, 0, line,
                      "the file must contain the names of the samples that keep their labels, one per line"});
    }
    return mask;
}

}  // namespace

std::optional<double> labelledShare(const std::string& labelled)
{
    double share = 0;
    const auto [end, error] = std::from_chars(labelled.data(), labelled.data() + labelled.size(), share);
    if (error != std::errc() || end != labelled.data() + labelled.size())
        return std::nullopt;
    if (!(share > 0 && share <= 1))
        throw ArgumentError(
            message("the labelled fraction cannot be \"%1\": it must be above 0 and at most 1", labelled));
    return share;
}

Problem fitProblem(const DatasetPtr& data, const std::string& labelled, std::int64_t seed)
{
    Problem problem = makeProblem(data, data->preferredLabel());
    if (labelled.empty())
        return problem;
    if (problem.target.kind == Target::Kind::None)
        throw ArgumentError(message("there are no labels to choose from; specify them with --labels or --label"));
    const std::optional<double> share = labelledShare(labelled);
    const std::vector<bool> mask =
        share ? drawn(problem.target, data->samples(), *share, seed) : named(*data, labelled);
    problem.target = makeTarget(*data->labelField(data->preferredLabel()), &mask);
    return problem;
}

}  // namespace fuzzylens
