// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/nearest_name.h"
#include "core/methods/cluster_order.h"
#include "core/methods/comparators/comparators.h"
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/gk.h"
#include "core/methods/fuzzy/k_means.h"
#include "core/methods/membership/mes.h"
#include "core/methods/memory_estimate.h"
#include "core/methods/method.h"
#include "core/methods/semi_supervised/afcc.h"
#include "core/methods/semi_supervised/pckmeans.h"
#include "core/methods/semi_supervised/ssfcm.h"
#include "core/methods/sffd/sffd.h"
#include "core/methods/sfp/sfp.h"
#include "core/methods/spectral/comparators.h"
#include "core/methods/spectral/scs.h"
#include "core/methods/weighted/scad.h"
#include "core/methods/weighted/weighted_k_means.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

/// A pair more or less is no reason for clusters to change their numbers: those of methods that go by pairs stand
/// in the order of their samples.
MethodDescription withOrderedClusters(MethodDescription method)
{
    method.run = [run = method.run](const Problem& problem, const Parameters& parameters,
                                    const RunControl& control) {
        return inOrderOfSamples(run(problem, parameters, control));
    };
    if (method.refine)
        method.refine = [refine = method.refine](const Problem& problem, const Parameters& parameters,
                                                 const Outcome& from, std::chrono::milliseconds budget,
                                                 const RunControl& control) {
            return inOrderOfSamples(refine(problem, parameters, from, budget, control));
        };
    return method;
}

Problem withAllValues(Problem problem)
{
    problem.data = fuzzylens::withAllValues(problem.data);
    return problem;
}

/// Most methods compute with all values.
MethodDescription withAllValues(MethodDescription method)
{
    method.run = [run = method.run](const Problem& problem, const Parameters& parameters,
                                    const RunControl& control) {
        return run(withAllValues(problem), parameters, control);
    };
    if (method.refine)
        method.refine = [refine = method.refine](const Problem& problem, const Parameters& parameters,
                                                 const Outcome& from, std::chrono::milliseconds budget,
                                                 const RunControl& control) {
            return refine(withAllValues(problem), parameters, from, budget, control);
        };
    if (method.leaveOneOut)
        method.leaveOneOut = [leaveOneOut = method.leaveOneOut](
                                 const Problem& problem, const Parameters& parameters, const RunControl& control) {
            return leaveOneOut(withAllValues(problem), parameters, control);
        };
    return method;
}

MethodDescription registered(MethodDescription method)
{
    if (!method.staysCompact)
        method = withAllValues(std::move(method));
    method = withMemoryLimit(std::move(method));
    return method.usesPairs ? withOrderedClusters(std::move(method)) : method;
}

std::vector<MethodDescription> allMethods()
{
    std::vector<MethodDescription> all = {
        describeSfp(), describeScs(), describeSsfcmEndo(), describeSsfcmPedrycz(), describeSskfcm(),
        describeLinearSvm(), describeRbfSvm(), describeRandomForest(), describeNearestCentroid(),
        describeShrunkenCentroids(), describeNearestNeighbours(),
        // pairs
        describeSffd(), describeAfcc(), describePckmeans(),
        // neither
        describeFcm(), describeKMeans(), describeGustafsonKessel(), describeScad1(), describeScad2(),
        describeEwkm(), describeWKMeans(), describeMes(), describeDes(), describeSpectralClustering(),
        // projections
        describePca(), describeLda(), describeLfda(), describeKlfda(), describeLpp(), describeKlpp()};
    for (MethodDescription& method : all)
        method = registered(std::move(method));
    return all;
}

std::vector<MethodDescription>& registeredMethods()
{
    static std::vector<MethodDescription> all = allMethods();
    return all;
}

}  // namespace

std::string purposeHeading(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Labels:
        return "I have labels";
    case Purpose::Pairs:
        return "I have constraints";
    case Purpose::Neither:
        return "I have neither";
    case Purpose::Projection:
        break;
    }
    return "Only a projection";
}

const std::vector<MethodDescription>& methods()
{
    return registeredMethods();
}

const MethodDescription* findMethod(std::string_view id)
{
    for (const MethodDescription& candidate : methods())
        if (candidate.id == id)
            return &candidate;
    return nullptr;
}

const MethodDescription& method(std::string_view id)
{
    if (const MethodDescription* found = findMethod(id))
        return *found;
    std::vector<std::string> known;
    for (const MethodDescription& candidate : methods())
        known.push_back(candidate.id);
    throw std::invalid_argument("unknown method \"" + std::string(id) + '"' + nearestOrAll(id, known));
}

void addMethod(MethodDescription method)
{
    if (findMethod(method.id))
        throw std::invalid_argument("the method \"" + method.id + "\" already exists");
    std::vector<MethodDescription>& all = registeredMethods();
    const auto behind = std::find_if(all.begin(), all.end(), [&method](const MethodDescription& other) {
        return other.purpose > method.purpose;
    });
    all.insert(behind, registered(std::move(method)));
}

}  // namespace fuzzylens
