// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_check.h"

#include "core/session/json_document.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fuzzylens {

namespace {

/// Keys of what @p one holds and @p other does not hold, or holds otherwise. Numbers are written so that they read
/// back exactly.
std::vector<std::string> differences(const Json& one, const Json& other)
{
    constexpr std::array<std::string_view, 3> notCompared{"metrics", "warnings", "instruction_set"};
    std::vector<std::string> keys;
    for (const auto& [key, value] : one.items())
        if (std::find(notCompared.begin(), notCompared.end(), key) == notCompared.end() &&
            (!other.contains(key) || other[key].dump() != value.dump()))
            keys.push_back(key);
    return keys;
}

}  // namespace

std::optional<RunCheck> checkRun(const SessionFile& session, const StoredRun& run, const RunControl& control)
{
    const Result before = session.result(run.id);
    const StoredProblem solved = problemOf(session, run, before, control.progress);
    if (!solved.problem.data)
        return std::nullopt;
    const MethodDescription& description = method(run.fit.method);
    checkParameters(description, run.fit.parameters);
    requireComplete(solved.problem);
    Result now = before;
    now.parameters = run.fit.parameters;
    now.outcome = description.run(solved.problem, run.fit.parameters, control);
    if (now.outcome.stopped == Stopped::Cancelled)
        return std::nullopt;
    RunCheck check{{}, now.outcome.instructionSet, before.outcome.instructionSet};
    const Json then = Json::parse(toJson(before)), again = Json::parse(toJson(now));
    check.different = differences(then, again);
    for (const std::string& key : differences(again, then))
        if (std::find(check.different.begin(), check.different.end(), key) == check.different.end())
            check.different.push_back(key);
    return check;
}

}  // namespace fuzzylens
