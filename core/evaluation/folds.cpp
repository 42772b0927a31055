// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/folds.h"

#include "core/common/issue.h"
#include "core/numeric/random.h"

namespace fuzzylens {

std::vector<int> stratifiedFolds(const Target& target, int folds, std::uint64_t seed)
{
    const std::size_t samples =
        target.kind == Target::Kind::Classes ? target.classOf.size() : target.numbers.size();
    std::vector<std::vector<std::size_t>> groups(static_cast<std::size_t>(std::max(1, target.classes())));
    int labelled = 0;
    for (std::size_t i = 0; i < samples; ++i)
        if (target.isLabelled(static_cast<Index>(i))) {
            groups[target.kind == Target::Kind::Classes ? static_cast<std::size_t>(target.classOf[i]) : 0]
                .push_back(i);
            ++labelled;
        }
    if (folds < 2 || folds > labelled)
        throw ArgumentError(
            message("the number of folds must be from 2 to the number of labelled samples, %1", labelled));
    std::vector<int> foldOf(samples, -1);
    Random random(seed);
    int next = 0;  // dealing on where the last class ended keeps the folds of equal size
    for (const std::vector<std::size_t>& group : groups)
        for (const int place : random.permutation(static_cast<int>(group.size()))) {
            foldOf[group[static_cast<std::size_t>(place)]] = next;
            next = (next + 1) % folds;
        }
    return foldOf;
}

std::vector<int> leaveOneOutFolds(const Target& target)
{
    const std::size_t samples =
        target.kind == Target::Kind::Classes ? target.classOf.size() : target.numbers.size();
    std::vector<int> foldOf(samples, -1);
    int next = 0;
    for (std::size_t i = 0; i < samples; ++i)
        if (target.isLabelled(static_cast<Index>(i)))
            foldOf[i] = next++;
    if (next < 2)
        throw ArgumentError(message("leave-one-out needs at least two labelled samples"));
    return foldOf;
}

}  // namespace fuzzylens
