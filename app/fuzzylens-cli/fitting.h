// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output_files.h"

#include "core/evaluation/search/search_axes.h"
#include "core/methods/method.h"
#include "core/session/command_line/fitting_options.h"

namespace fuzzylens::cli {

/// A complete fit, from loading to the result to write.
class Fitting
{
public:
    /// Reads nothing yet. @throws UsageError if the line cannot be meant.
    explicit Fitting(const FittingOptions& options);

    FileRoles filesRead() const;
    /// @throws Cancelled when interrupted; else what loading, preparing and fitting throw, every message naming
    /// the file.
    void run();
    /// The part of run() before the fit, for commands that fit in their own way: data, steps and problem.
    /// @param prepared whose data are used, of a line that differs in the method alone; null to load them.
    void prepare(const Fitting* prepared = nullptr);
    /// The seed of drawn labels and folds, independent of the seed of the method; to be called before prepare().
    void setSeed(std::int64_t seed) { m_requested.seed = seed; }
    /// What a search fits, once it is prepared; it must not outlive this.
    LeaveOneOutFit searchFit() const;
    /// A search among the points of @p grid. @param fit searchFit(). @param preprocess "fold" or "global".
    /// @throws UsageError if the line gives a parameter of the grid a value, or values do not fit the method or
    /// the problem.
    SearchRequest searchRequest(const LeaveOneOutFit& fit, const Grid& grid, const Protocol& protocol,
                                const std::string& preprocess) const;
    /// What the user should know: suggestions, issues of the steps, warnings of the fit.
    void sayNotes() const;
    /// Steps and constraints that would suit the method, unless some are given.
    void saySuggestions() const;

    const MethodDescription& description() const { return m_description; }
    const FitCommand& command() const { return m_requested.command; }
    const RunControl& control() const { return m_control; }
    const DatasetPtr& original() const { return m_original; }
    const Preprocessed& prepared() const { return m_prepared; }
    const Problem& problem() const { return m_problem; }
    const Result& result() const { return m_result; }
    Result& result() { return m_result; }

private:
    RequestedFit m_requested;
    const MethodDescription& m_description;
    RunControl m_control;
    DatasetPtr m_original;
    Preprocessed m_prepared;
    Problem m_problem;
    Result m_result;
};

/// The options --cv and --preprocess of commands that cross-validate.
void addProtocolTo(CLI::App& command, std::string& cv, std::string& preprocess);

}  // namespace fuzzylens::cli
