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
    ParameterDescription factor = realParameter("alpha_factor", "", "constraint weight",
                                                "Constraint weight compared with the distances, as a multiple of "
                                                "the value that the rule gives; 0 ignores the constraints.",
                                                0, 1e6, [](const Problem&) { return 1.0; });
    factor.small = "follow distances";
    factor.large = "follow constraints";
    factor.slider = {0.01, 100, true};
    factor.applies = rulesAlpha;
    factor.whyIdle = [](const Problem& problem, const Parameters& others) {
        return rulesAlpha(problem.target, others) ? idleWithoutPairs(problem, others) : Message();
    };
    ParameterDescription rules =
        choiceParameter("alpha_rule", "constraint weight rule", "How the constraint weight is determined.",
                        {{"balanced", "scaled by clusters",
                          "k/2 times equation 17 of the paper; also effective with many clusters."},
                         {"published", "as published", "Equation 17 of the paper; too weak with many clusters."},
                         {"fixed", "fixed value", "The same in every iteration."}},
                        [rule](const Problem&) { return rule; });
    ParameterDescription alpha =
        realParameter("alpha", "α", "fixed constraint weight", "Penalty for each violated constraint.", 0, 1e18,
                      [](const Problem&) { return 1.0; });
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
        "closure", "add implied constraints",
        "Adds the constraints that follow from the given ones: a with b and b with c imply a with c.", false);
    parameter.whyIdle = idleWithoutPairs;
    parameter.advanced = true;
    return parameter;
}

ParameterDescription updateParameter()
{
    ParameterDescription parameter = choiceParameter(
        "update", "memberships", "How memberships are updated with constraints.",
        {{"sequential", "sequential",
          "The exact minimum for each sample, given the latest memberships of the others."},
         {"simultaneous", "simultaneous", "As published; may never converge if there are few constraints."}},
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
