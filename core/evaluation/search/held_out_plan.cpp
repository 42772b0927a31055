// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/held_out_plan.h"

#include "core/common/issue.h"
#include "core/evaluation/folds.h"
#include "core/methods/left_out_samples.h"
#include "core/numeric/random.h"

#include <algorithm>

namespace fuzzylens {

namespace {

using SampleSets = std::vector<std::vector<int>>;

void requireSamplesForFolds(const Target& target, int folds)
{
    std::vector<int> sizes(target.classNames.size());
    for (const int cls : target.classOf)
        if (cls >= 0)
            ++sizes[static_cast<std::size_t>(cls)];
    for (std::size_t cls = 0; cls < sizes.size(); ++cls)
        if (sizes[cls] < folds)
            throw ArgumentError(message("class \"%1\" has %2 samples, fewer than the %3 folds; choose fewer "
                                        "folds, leave-one-out, or remove the class",
                                        target.classNames[cls], sizes[cls], folds));
}

SampleSets drawnFolds(const Target& target, int folds, std::uint64_t seed)
{
    SampleSets sets(static_cast<std::size_t>(folds));
    const std::vector<int> foldOf = stratifiedFolds(target, folds, seed);
    for (std::size_t i = 0; i < foldOf.size(); ++i)
        if (foldOf[i] >= 0)
            sets[static_cast<std::size_t>(foldOf[i])].push_back(static_cast<int>(i));
    return sets;
}

Target without(Target target, const std::vector<int>& hidden)
{
    for (const int sample : hidden)
        target.classOf[static_cast<std::size_t>(sample)] = -1;
    return target;
}

/// Adds the sets as one repeat of folds.
void addRepeat(HeldOutPlan& plan, const SampleSets& sets)
{
    auto& folds = plan.repeats.emplace_back();
    for (const std::vector<int>& samples : sets) {
        folds.push_back({plan.sets.size(), samples});
        plan.sets.push_back(samples);
    }
}

/// Every pair of samples is a set, which serves the outer folds of both.
void addInnerPairs(HeldOutPlan& plan)
{
    const std::size_t outer = plan.repeats.front().size();
    plan.innerOf.resize(outer);
    for (std::size_t i = 0; i < outer; ++i)
        for (std::size_t j = i + 1; j < outer; ++j) {
            const int first = plan.sets[i].front(), second = plan.sets[j].front();
            plan.innerOf[i].push_back({plan.sets.size(), {second}});
            plan.innerOf[j].push_back({plan.sets.size(), {first}});
            plan.sets.push_back({first, second});
        }
}

void addInnerFolds(HeldOutPlan& plan, const Target& target, int folds, std::uint64_t seed)
{
    const std::size_t outer = plan.repeats.front().size();
    plan.innerOf.resize(outer);
    for (std::size_t fold = 0; fold < outer; ++fold) {
        const std::vector<int> held = plan.sets[fold];  // the list of sets grows
        for (const std::vector<int>& inner :
             drawnFolds(without(target, held), folds, deriveSeed(seed, {fold + 1}))) {
            plan.innerOf[fold].push_back({plan.sets.size(), inner});
            std::vector<int> both;
            std::merge(held.begin(), held.end(), inner.begin(), inner.end(), std::back_inserter(both));
            plan.sets.push_back(std::move(both));
        }
    }
}

}  // namespace

HeldOutPlan heldOutPlan(const Protocol& protocol, const Target& target, std::uint64_t seed)
{
    using Kind = Protocol::Kind;
    if (protocol.kind == Kind::None)
        return {};
    if (target.kind != Target::Kind::Classes || target.classes() < 2)
        throw ArgumentError(
            message("cross-validation needs labels of at least two classes; choose a label field"));
    HeldOutPlan plan;
    if (protocol.kind == Kind::LeaveOneOut || protocol.kind == Kind::NestedLeaveOneOut) {
        SampleSets singles;
        for (const int sample : samplesWithClass(target))
            singles.push_back({sample});
        addRepeat(plan, singles);
        if (protocol.isNested())
            addInnerPairs(plan);
        return plan;
    }
    requireSamplesForFolds(target, protocol.folds);
    for (int repeat = 0; repeat < protocol.repeats; ++repeat)
        addRepeat(plan,
                  drawnFolds(target, protocol.folds, deriveSeed(seed, {static_cast<std::uint64_t>(repeat)})));
    if (protocol.isNested())
        addInnerFolds(plan, target, protocol.folds, seed);
    return plan;
}

}  // namespace fuzzylens
