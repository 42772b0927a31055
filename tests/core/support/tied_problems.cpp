// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/tied_problems.h"

#include "core/numeric/random.h"
#include "core/session/result.h"
#include "tests/core/support/random_problem.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens::test {

namespace {

TiedProblem tied(const char* name, const Eigen::MatrixXd& values, const std::vector<int>& classOf)
{
    Problem problem = problemOf(values, classOf);
    problem.pairs = std::make_shared<const PairSet>(somePairsOfClasses(classOf, 20, 1));
    return {name, problem};
}

/// Normal samples around a centre of each class.
TiedProblem blobs(const char* name, Index samples, Index features, int classes)
{
    Random random(7);
    Eigen::MatrixXd values(samples, features);
    std::vector<int> classOf;
    for (Index i = 0; i < samples; ++i) {
        const int own = static_cast<int>(i) % classes;
        classOf.push_back(own);
        for (Index l = 0; l < features; ++l)
            values(i, l) = random.normal() + (l % classes == own ? 6.0 : 0.0);
    }
    return tied(name, values, classOf);
}

/// Clusters a thousandth as wide as they are far apart.
TiedProblem tightClusters()
{
    Random random(11);
    constexpr Index points = 3, times = 12, features = 5;
    Eigen::MatrixXd distinct(points, features), values(points * times, features);
    for (double& value : distinct.reshaped())
        value = random.normal();
    std::vector<int> classOf;
    for (Index i = 0; i < values.rows(); ++i) {
        for (Index l = 0; l < features; ++l)
            values(i, l) = distinct(i % points, l) + 1e-3 * random.normal();
        classOf.push_back(static_cast<int>(i % points));
    }
    return tied("tight clusters", values, classOf);
}

/// With every sample its opposite.
TiedProblem opposites()
{
    Random random(13);
    constexpr Index samples = 40, features = 6;
    Eigen::MatrixXd values(samples, features);
    std::vector<int> classOf;
    for (Index i = 0; i < samples; i += 2) {
        for (Index l = 0; l < features; ++l)
            values(i, l) = random.normal() + (l < 2 ? 3.0 : 0.0);
        values.row(i + 1) = -values.row(i);
        classOf.insert(classOf.end(), {0, 1});
    }
    return tied("opposites", values, classOf);
}

/// Samples of features with two values each.
TiedProblem levels()
{
    Random random(17);
    constexpr Index samples = 36, features = 8;
    Eigen::MatrixXd values(samples, features);
    std::vector<int> classOf;
    for (Index i = 0; i < samples; ++i) {
        const int own = static_cast<int>(i % 3);
        for (Index l = 0; l < features; ++l)
            values(i, l) = random.uniform() < (l % 3 == own ? 0.9 : 0.2) ? 1.0 : 0.0;
        classOf.push_back(own);
    }
    return tied("levels", values, classOf);
}

double largestIn(const nlohmann::json& json)
{
    if (json.is_number())
        return std::abs(json.get<double>());
    double largest = 0.0;
    if (json.is_array())
        for (const nlohmann::json& part : json)
            largest = std::max(largest, largestIn(part));
    return largest;
}

std::string differenceAt(const std::string& path, const nlohmann::json& expected, const nlohmann::json& found,
                         double tolerance, double scale)
{
    if (expected.is_number() && found.is_number()) {
        const double limit = tolerance * std::max(1.0, scale);
        return std::abs(expected.get<double>() - found.get<double>()) <= limit
                   ? ""
                   : path + ": " + found.dump() + " instead of " + expected.dump();
    }
    if (expected.type() != found.type() || expected.size() != found.size())
        return path + ": another kind or size";
    if (expected.is_array())
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const std::string part = differenceAt(path + '/' + std::to_string(i), expected[i], found[i], tolerance,
                                                  std::max(scale, largestIn(expected)));
            if (!part.empty())
                return part;
        }
    else if (expected.is_object())
        for (const auto& [key, value] : expected.items()) {
            const std::string part = found.contains(key) ? differenceAt(path + '/' + key, value, found[key],
                                                                        tolerance, largestIn(value))
                                                         : path + '/' + key + ": absent";
            if (!part.empty())
                return part;
        }
    else if (expected != found)
        return path + ": " + found.dump() + " instead of " + expected.dump();
    return "";
}

}  // namespace

std::vector<TiedProblem> tiedProblems()
{
    return {blobs("blobs", 60, 4, 3),
            blobs("two blobs", 40, 5, 2),
            blobs("wide", 24, 90, 3),
            tightClusters(),
            opposites(),
            levels()};
}

Parameters tiedParameters(const MethodDescription& method, const Problem& problem)
{
    Parameters parameters = defaultParameters(method, problem);
    if (parameters.has("restarts"))
        parameters.set("restarts", std::int64_t(10));
    if (parameters.has("clusters"))
        parameters.set("clusters", std::int64_t(3));
    if (method.id == "sffd")
        parameters.set("init", std::string("random"));
    return parameters;
}

nlohmann::json fitOf(const MethodDescription& method, const Problem& problem, const Parameters& parameters)
{
    Result result;
    result.method = method.id;
    result.parameters = parameters;
    result.samples = std::make_shared<const std::vector<std::string>>(problem.data->sampleNames());
    result.features = std::make_shared<const std::vector<std::string>>(problem.data->featureNames());
    result.target = problem.target;
    try {
        result.outcome = method.run(problem, result.parameters, {});
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    nlohmann::json json = nlohmann::json::parse(toJson(result));
    json.erase("instruction_set");
    return json;
}

std::string difference(const nlohmann::json& expected, const nlohmann::json& found, double tolerance)
{
    return differenceAt("", expected, found, tolerance, 0.0);
}

}  // namespace fuzzylens::test
