// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace fuzzylens::test {

struct TiedProblem
{
    std::string name;
    Problem problem;  // with two or three classes, and pairs of some samples
};

/// Tables on which restarts reach equal objectives: separate clusters, symmetric samples, features of two
/// levels.
std::vector<TiedProblem> tiedProblems();

/// The default parameters of a method, with three clusters and ten random restarts where it has them.
Parameters tiedParameters(const MethodDescription& method, const Problem& problem);

/// A fit as its result file has it, or the message of std::invalid_argument.
nlohmann::json fitOf(const MethodDescription& method, const Problem& problem, const Parameters& parameters);

/// Path and values of the first difference; empty where there is none. Numbers may differ by @p tolerance times
/// the larger of 1 and the largest magnitude in their array (with the arrays in it).
std::string difference(const nlohmann::json& expected, const nlohmann::json& found, double tolerance);

}  // namespace fuzzylens::test
