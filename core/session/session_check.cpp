// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_check.h"

#include "core/session/result_tables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

namespace fuzzylens {

namespace {

void addOnce(std::vector<std::string>& keys, const std::string& key)
{
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
        keys.push_back(key);
}

/// Adds the keys of what @p one holds and @p other does not hold, or holds otherwise. Numbers are written so that
/// they read back exactly.
void addDifferences(std::vector<std::string>& keys, const Json& one, const Json& other)
{
    constexpr std::array<std::string_view, 4> notCompared{"arrays", "metrics", "warnings", "instruction_set"};
    for (const auto& [key, value] : one.items())
        if (std::find(notCompared.begin(), notCompared.end(), key) == notCompared.end() &&
            (!other.contains(key) || other[key].dump() != value.dump()))
            addOnce(keys, key);
}

bool areSame(const ResultTable::Cell& one, const ResultTable::Cell& other)
{
    const auto *first = std::get_if<double>(&one), *second = std::get_if<double>(&other);
    return first && second ? std::bit_cast<std::uint64_t>(*first) == std::bit_cast<std::uint64_t>(*second)
                           : one == other;
}

bool areSame(const ResultTable& one, const ResultTable& other)
{
    if (one.columns != other.columns || one.rows != other.rows)
        return false;
    for (std::size_t column = 0; column < one.columns.size(); ++column)
        for (Index row = 0; row < one.rows; ++row)
            if (!areSame(one.cell(row, column), other.cell(row, column)))
                return false;
    return true;
}

const ResultTable* tableOf(const std::vector<ResultTable>& tables, const std::string& key)
{
    const auto found =
        std::find_if(tables.begin(), tables.end(), [&key](const ResultTable& table) { return table.key == key; });
    return found == tables.end() ? nullptr : &*found;
}

/// Adds the keys of the arrays that differ in a cell. They are not compared as JSON, which takes many times their
/// memory.
void addDifferences(std::vector<std::string>& keys, const std::vector<ResultTable>& one,
                    const std::vector<ResultTable>& other)
{
    for (const ResultTable& table : one)
        if (const ResultTable* second = tableOf(other, table.key); !second || !areSame(table, *second))
            addOnce(keys, table.key);
    for (const ResultTable& table : other)
        if (!tableOf(one, table.key))
            addOnce(keys, table.key);
}

std::vector<std::string> differences(const Result& one, const Result& other)
{
    const std::vector<ResultTable> first = tablesOf(one), second = tablesOf(other);
    const Json firstText = Json::parse(textWithoutArrays(one, first));
    const Json secondText = Json::parse(textWithoutArrays(other, second));
    std::vector<std::string> keys;
    addDifferences(keys, firstText, secondText);
    addDifferences(keys, secondText, firstText);
    addDifferences(keys, first, second);
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
    return RunCheck{differences(before, now), now.outcome.instructionSet, before.outcome.instructionSet};
}

}  // namespace fuzzylens
