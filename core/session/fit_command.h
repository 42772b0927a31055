// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/leave_one_out.h"
#include "core/session/input.h"
#include "core/session/result.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fuzzylens {

/// Everything that decides the numbers of a fit, as a `fuzzylens-cli fit` line states it.
struct FitCommand
{
    InputSpec input;
    std::vector<StepSpec> steps;
    std::string method;     // id
    Parameters parameters;  // all of them
    /// Which samples keep their labels: a share in (0, 1), a file of sample names, or empty for all.
    std::string labelled;
    /// The pairs of a method that goes by pairs: a pairs file, "labels" for all pairs that the labels make,
    /// "labels:N" for N of them, drawn with the seed, or empty for none.
    std::string pairs;
    /// Further pairs, each as a line of a pairs file has it: "must A B".
    std::vector<std::string> pairLines;
    /// What a share is drawn with: the seed of the parameters, where the method has one.
    std::int64_t labelledSeed = 1;
    /// Parameters that the line states though they are as by default.
    std::set<std::string> chosen{};
};

/// The line that repeats @p command, for a POSIX shell: input, import decisions that were overridden, digest,
/// labels, steps, parameters that are chosen or differ from their default for @p problem, and the seed.
FUZZYLENS_EXPORT std::string commandLine(const FitCommand& command, const Problem& problem);

/// @p line of commandLine() with the option that repeats the permutation test of @p verdict, unless it has it.
FUZZYLENS_EXPORT std::string withPermutations(const std::string& line, const Verdict& verdict);

/// @p command with the files of its data, labelled samples and pairs named from the root.
/// @throws std::invalid_argument as labelledShare and labelPairsIn.
FUZZYLENS_EXPORT FitCommand fromRoot(FitCommand command);

/// Whether the fit reads files in addition to its data: labels, sample annotations, pairs, gene symbols.
FUZZYLENS_EXPORT bool readsFurtherFiles(const FitCommand& command);

/// The share @p labelled states, or nothing when it names a file.
/// @throws std::invalid_argument if it is a number outside (0, 1].
FUZZYLENS_EXPORT std::optional<double> labelledShare(const std::string& labelled);

/// The problem of a fit: @p data (after the steps) with its preferred label field as target, masked as
/// @p labelled says. A share is drawn with @p seed from every class, at least one sample of each.
/// @throws std::invalid_argument as labelledShare, or if there is no label field;
///         DataError if the file cannot be read or names a sample that is not there.
FUZZYLENS_EXPORT Problem fitProblem(const DatasetPtr& data, const std::string& labelled, std::int64_t seed);

/// Pairs made from labels: all of them, or so many.
struct LabelPairs
{
    std::optional<std::int64_t> count{};
};

/// What @p pairs says of labels, or nothing when it names a file (one called "labels" is "./labels").
/// @throws std::invalid_argument if it asks for no whole number of pairs above 0.
FUZZYLENS_EXPORT std::optional<LabelPairs> labelPairsIn(const std::string& pairs);

/// What so many pairs of the labels are drawn with where a fit has this seed.
FUZZYLENS_EXPORT std::uint64_t pairSeed(std::int64_t seed);

/// The pairs of a fit (FitCommand::pairs and pairLines; labelledSeed draws) among the samples that @p steps have
/// left of @p original. @param target of the fit: samples without a label there give no pairs.
/// @throws std::invalid_argument as labelPairsIn, or if there are no classes to make pairs from; DataError as
/// readPairs.
FUZZYLENS_EXPORT PairSet fitPairs(const FitCommand& command, const Dataset& original,
                                  const std::vector<FittedStepPtr>& steps, const Target& target);

/// The result of a fit on @p problem: names, metrics, command line with the digest of the file. @p
/// original is the data set before the steps.
FUZZYLENS_EXPORT Result makeResult(const FitCommand& command, const DatasetPtr& original, const Problem& problem,
                                   Outcome outcome);

/// Adds a leave-one-out accuracy to the metrics of @p result: leave_one_out_samples, _correct and _accuracy of the
/// steps fitted in each fold, leave_one_out_global_... of those fitted once; a warning if the former could not be
/// computed.
FUZZYLENS_EXPORT void addLeaveOneOut(Result& result, const LeaveOneOutAccuracy& accuracy);

/// The model of a fit, without the steps that only choose among the samples it was fitted on.
FUZZYLENS_EXPORT Model makeModel(const FitCommand& command, const DatasetPtr& original, const Problem& problem,
                                 const std::vector<FittedStepPtr>& steps, const Outcome& outcome);

}  // namespace fuzzylens
