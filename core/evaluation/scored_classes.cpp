// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scored_classes.h"

#include <algorithm>

namespace fuzzylens {

std::vector<int> scoredClasses(const Problem& problem, const MethodDescription* method)
{
    std::vector<int> classOf = problem.target.classOf;
    if (method && method->keepsLabels)
        std::fill(classOf.begin(), classOf.end(), -1);
    if (!method || !method->usesPairs || !problem.pairs)
        return classOf;
    for (const auto* pairs : {&problem.pairs->must, &problem.pairs->cannot})
        for (const SamplePair& pair : *pairs)
            for (const int sample : {pair.first, pair.second})
                classOf[static_cast<std::size_t>(sample)] = -1;
    return classOf;
}

bool searchUsesLabels(const Parameters& parameters, const Outcome& outcome, const Target& target)
{
    const auto is = [&parameters](const char* name, const char* value) {
        return parameters.has(name) && parameters.value(name) == ParameterValue(std::string(value));
    };
    const bool wasSearch = is("selection", "annealing") || !outcome.annealing.empty();
    return wasSearch && is("energy", "error") && target.kind == Target::Kind::Classes;
}

}  // namespace fuzzylens
