// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/pair_parameters.h"

#include "core/methods/parameter_kinds.h"

namespace fuzzylens {

namespace {

constexpr Named<AlphaRule> alphaRules[] = {
    {"balanced", AlphaRule::Balanced}, {"published", AlphaRule::Published}, {"fixed", AlphaRule::Fixed}};
constexpr Named<PairUpdate> updates[] = {{"sequential", PairUpdate::Sequential},
                                         {"simultaneous", PairUpdate::Simultaneous}};

bool rulesAlpha(const Target&, const Parameters& others)
{
    return others.text("alpha_rule") != "fixed";
}

}  // namespace

std::vector<ParameterDescription> pairParameters(const char* rule)
{
    ParameterDescription factor =
        realParameter("alpha_factor", "", "strength of the pairs",
                      "How strongly pairs pull against distances, in multiples of what the rule makes of them; 0 "
                      "lets them go.",
                      0, 1e6, [](const Problem&) { return 1.0; });
    factor.small = "distances rule";
    factor.large = "pairs rule";
    factor.slider = {0.01, 100, true};
    factor.applies = rulesAlpha;
    factor.whyIdle = [](const Problem& problem, const Parameters& others) {
        return rulesAlpha(problem.target, others) ? idleWithoutPairs(problem, others) : Message();
    };
    ParameterDescription rules = choiceParameter(
        "alpha_rule", "rule of the strength", "What the strength of the pairs is measured against.",
        {{"balanced", "for the number of clusters", "k/2 times equation 17: holds with many clusters too."},
         {"published", "as published", "Equation 17: weak with many clusters."},
         {"fixed", "a number", "The same in every iteration."}},
        [rule](const Problem&) { return rule; });
    ParameterDescription alpha = realParameter("alpha", "α", "fixed strength", "What a broken pair costs.", 0,
                                               1e18, [](const Problem&) { return 1.0; });
    alpha.applies = [](const Target& target, const Parameters& others) { return !rulesAlpha(target, others); };
    alpha.whyIdle = [](const Problem& problem, const Parameters& others) {
        return rulesAlpha(problem.target, others) ? Message() : idleWithoutPairs(problem, others);
    };
    rules.advanced = alpha.advanced = true;
    rules.whyIdle = idleWithoutPairs;
    return {factor, rules, alpha};
}

ParameterDescription closureParameter()
{
    ParameterDescription parameter = switchParameter(
        "closure", "close the pairs",
        "Whether what follows from the pairs is added to them: a with b and b with c make a with c.", false);
    parameter.whyIdle = idleWithoutPairs;
    parameter.advanced = true;
    return parameter;
}

ParameterDescription updateParameter()
{
    ParameterDescription parameter = choiceParameter(
        "update", "memberships", "How memberships follow the pairs.",
        {{"sequential", "one after the other", "The exact minimum for each sample against what is new."},
         {"simultaneous", "all at once", "As printed; may cycle for ever when pairs are few."}},
        [](const Problem&) { return "sequential"; });
    parameter.whyIdle = idleWithoutPairs;
    parameter.advanced = true;
    return parameter;
}

PairStrength pairStrength(const Parameters& parameters)
{
    return {meaningOf(alphaRules, parameters.text("alpha_rule")), parameters.real("alpha_factor"),
            parameters.real("alpha")};
}

PairUpdate pairUpdate(const Parameters& parameters)
{
    return meaningOf(updates, parameters.text("update"));
}

}  // namespace fuzzylens
