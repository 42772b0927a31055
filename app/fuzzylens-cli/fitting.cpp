// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitting.h"

#include "interrupt.h"
#include "loading.h"
#include "trouble.h"

#include "core/numeric/parallel.h"

#include <algorithm>

namespace fuzzylens::cli {

namespace {

void suggestPairs(const MethodDescription& description, const Problem& problem, bool someGiven)
{
    if (description.usesPairs && !someGiven)
        say("note: no constraint guides " + description.id + "; give constraints with --pairs FILE" +
            (problem.target.kind == Target::Kind::Classes
                 ? ", or use --pairs labels to derive them from the labels"
                 : ""));
}

void suggestSteps(const MethodDescription& description, const Dataset& data, bool someGiven)
{
    if (someGiven)
        return;
    std::string suggestion;
    for (const StepSpec& step : suggestedSteps(description, data))
        suggestion += " --step " + step.text();
    if (!suggestion.empty())
        say("note: no preprocessing step was given, none is applied; for these data " + description.id +
            " suggests" + suggestion);
}

}  // namespace

Fitting::Fitting(const FittingOptions& options)
    : m_requested(asUsage([&] { return options.requested(); }))
    , m_description(method(m_requested.command.method))
    , m_control{options.threads > 0 ? options.threads : hardwareThreads(), interruptible()}
{}

FileRoles Fitting::filesRead() const
{
    FileRoles read = filesOf(m_requested.command.input);
    if (!labelPairsIn(m_requested.command.pairs))
        read.push_back({"pairs", m_requested.command.pairs});
    return read;
}

void Fitting::prepare(const Fitting* prepared)
{
    m_original = prepared ? prepared->m_original : load(m_requested.command.input);
    naming(m_requested.command.input.file, [&] {
        requireAnalysable(*m_original);
        m_prepared = prepared ? prepared->m_prepared
                              : preprocess(m_original, m_requested.command.steps, m_control.progress);
        if (isInterrupted() || !m_prepared.data)
            throw Cancelled();
        m_problem = requestedProblem(m_requested, *m_original, m_prepared);
        m_requested.command.parameters = asUsage([&] { return requestedParameters(m_requested, m_problem); });
    });
}

LeaveOneOutFit Fitting::searchFit() const
{
    return {m_description, m_original, m_prepared.steps, m_problem, command().parameters};
}

SearchRequest Fitting::searchRequest(const LeaveOneOutFit& fit, const Grid& grid, const Protocol& protocol,
                                     const std::string& preprocess) const
{
    for (const GridAxis& axis : grid.axes())
        if (m_requested.settings.contains(axis.name))
            throw UsageError(axis.name + " has both a fixed value and a grid; remove one of them");
    SearchRequest request = asUsage([&] { return gridRequest(fit, grid, m_requested.settings, protocol); });
    request.preprocess = preprocess == "global" ? PreprocessIn::Global : PreprocessIn::Fold;
    request.seed = static_cast<std::uint64_t>(command().labelledSeed);
    return request;
}

void Fitting::run()
{
    prepare();
    naming(m_requested.command.input.file, [&] {
        const FitCommand& command = m_requested.command;
        Outcome outcome = m_description.run(m_problem, command.parameters, m_control);
        if (isInterrupted() || outcome.stopped == Stopped::Cancelled)
            throw Cancelled();
        requireFinite(outcome);
        m_result = makeResult(command, m_original, m_problem, std::move(outcome));
        if (std::any_of(command.steps.begin(), command.steps.end(), shufflesLabels))  // the window has a banner
            m_result.outcome.warnings.push_back(
                {"shuffled-labels", message("the labels are shuffled: any agreement with them is due to chance")});
    });
}

void Fitting::saySuggestions() const
{
    suggestSteps(m_description, *m_original, !m_requested.command.steps.empty());
    suggestPairs(m_description, m_problem, hasPairs(m_requested.command));
}

void Fitting::sayNotes() const
{
    saySuggestions();
    const std::vector<Issue>& issues = m_prepared.data->issues();  // those of the steps follow the others
    for (std::size_t i = m_original->issues().size(); i < issues.size(); ++i)
        if (issues[i].severity == Issue::Severity::Note)
            say("note: " + sentence(issues[i]));
    for (const Warning& warning : m_result.outcome.warnings)
        say("warning: " + warning.text.text());
}

void addProtocolTo(CLI::App& command, std::string& cv, std::string& preprocess)
{
    command
        .add_option("--cv", cv,
                    "Cross-validation: loo (leave-one-out), kfold:K (stratified), kfold:KxR (repeated R times), "
                    "nested-loo or nested:K (settings chosen in inner folds, tested in outer folds)")
        ->type_name("loo|kfold:K[xR]|nested-loo|nested:K")
        ->required();
    command
        .add_option(
            "--preprocess", preprocess,
            "Fits the steps in each fold (fold, the default) or once on all samples, as published (global)")
        ->check(CLI::IsMember({"fold", "global"}));
}

}  // namespace fuzzylens::cli
