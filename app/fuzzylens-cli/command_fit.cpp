// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "fitting.h"
#include "text_table.h"
#include "trouble.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/export/writer.h"
#include "core/session/command_line/fit_options.h"
#include "core/session/label_guidance.h"
#include "core/session/result_text.h"
#include "core/session/session_file.h"

#include <chrono>
#include <filesystem>
#include <memory>

namespace fuzzylens::cli {

namespace {

/// Where it is asked for, or costs about as much as a fit.
void computeLeaveOneOut(Fitting& fitting, bool isRequested)
{
    const MethodDescription& description = fitting.description();
    const Problem& problem = fitting.problem();
    Result& result = fitting.result();
    const bool isCheap =
        description.leaveOneOutIsCheap && description.leaveOneOutIsCheap(problem, result.parameters);
    if (!description.leaveOneOut || !(isRequested || isCheap))
        return;
    LeaveOneOutAccuracy accuracy;
    try {
        accuracy =
            leaveOneOut({description, fitting.original(), fitting.prepared().steps, problem, result.parameters},
                        isRequested ? InFold::Always : InFold::IfCheap, fitting.control());
    } catch (const std::invalid_argument& error) {
        result.outcome.warnings.push_back(
            {"no-leave-one-out", message("leave-one-out accuracy could not be computed: %1", messageOf(error))});
        return;
    }
    if (accuracy.isCancelled())
        throw Cancelled();
    addLeaveOneOut(result, accuracy);
}

void computeVerdictOf(Fitting& fitting, int permutations)
{
    Result& result = fitting.result();
    VerdictOptions options;
    options.permutations = permutations;
    options.mayStopEarly = false;
    options.seed = static_cast<std::uint64_t>(fitting.command().labelledSeed);
    const auto warn = [&result](const std::exception& error) {
        result.outcome.warnings.push_back({"no-verdict", message("no permutation test: %1", messageOf(error))});
    };
    try {
        const Verdict verdict = computeVerdict({fitting.description(), fitting.original(),
                                                fitting.prepared().steps, fitting.problem(), result.parameters},
                                               result.outcome, options, fitting.control());
        if (!verdict.isComplete)
            throw Cancelled();
        result.verdict = verdict;
        result.command = withPermutations(result.command, verdict);
    } catch (const std::invalid_argument& error) {
        warn(error);
    } catch (const DataError& error) {
        warn(error);
    }
}

std::string summary(const Result& result)
{
    constexpr double percent = 100;
    std::string text = result.method;
    text += result.outcome.stopped == Stopped::Converged ? " converged after " : " did not converge within ";
    text += std::to_string(result.outcome.iterations);
    text += result.outcome.iterations == 1 ? " iteration" : " iterations";
    if (result.target.kind == Target::Kind::None)
        text += "; without labels";
    const auto share = [&](const std::string& name, const std::string& total, const std::string& what) {
        const auto correct = result.metrics.find(name);
        const auto of = result.metrics.find(total);
        if (correct != result.metrics.end() && of != result.metrics.end())
            text += "; " + what + ' ' + std::to_string(static_cast<int>(correct->second)) + " of " +
                    std::to_string(static_cast<int>(of->second)) + " correct";
    };
    const std::string mark = usesLabels(result) ? " (the fit uses the labels)" : "";
    share("training_correct", "training_samples", "training accuracy" + mark);
    share("leave_one_out_correct", "leave_one_out_samples", "leave-one-out (steps fitted in each fold)");
    share("leave_one_out_global_correct", "leave_one_out_global_samples",
          method(result.method).predict ? "leave-one-out (steps fitted on all samples)"
                                        : "leave-one-out of labels (values known)");
    share("withheld_correct", "withheld_samples", "on held-out labels");
    for (const std::string prefix : {"withheld_", "entire_set_", ""})
        if (const auto matched = result.metrics.find(prefix + "matched_accuracy");
            matched != result.metrics.end()) {
            text += "; clusters match " + fixed(percent * matched->second, 1) +
                    (prefix == "withheld_" ? " % of the held-out labels" : " % of the labels");
            if (prefix.empty())
                text += mark;
            if (const auto scored = result.metrics.find("scored_samples");
                prefix.empty() && scored != result.metrics.end())
                text += " of the " + counted(static_cast<std::int64_t>(scored->second), "sample", "samples") +
                        " without constraints";
            break;
        }
    if (result.verdict)
        text += '\n' + verdictText(*result.verdict).text();
    return text;
}

/// The session a fit comes into: open, and closed to others, while the fit runs; or made when it is done, unless
/// another program has made it by then. Fits that run side by side wait for each other.
class FitSession
{
public:
    explicit FitSession(const std::string& path)
        : m_path(path)
    {
        std::error_code error;
        if (!path.empty() && std::filesystem::exists(path, error))
            m_session = opened();
        else if (!path.empty())
            requireWritable(path);
    }

    void add(const Fitting& fitting, const FitOptions& options)
    {
        if (m_path.empty())
            return;
        const auto fill = [&](SessionEdit& edit) { put(edit, fitting, options); };
        if (!m_session && (m_session = SessionFile::makeNew(m_path, fill)))
            return;
        if (!m_session)
            m_session = opened();
        SessionEdit edit(*m_session);
        fill(edit);
        edit.commit();
    }

private:
    std::unique_ptr<SessionFile> opened() const
    {
        constexpr std::chrono::seconds patience(10);
        return SessionFile::open(m_path, SessionFile::Access::Edit, patience);
    }

    static void put(SessionEdit& edit, const Fitting& fitting, const FitOptions& options)
    {
        const FitCommand& command = fitting.command();
        const std::int64_t data =
            edit.putData(command.input, *fitting.original(),
                         options.reference ? SessionEdit::Keep::Reference : SessionEdit::Keep::Values);
        NewRun run{command, fitting.result(), fitting.prepared().steps};
        if (!command.pairs.empty() && !labelPairsIn(command.pairs))
            run.pairs = fitting.problem().pairs.get();
        run.name = options.runName;
        edit.addRun(data, run);
        edit.setOpenFit({data, command});
    }

    std::string m_path;
    std::unique_ptr<SessionFile> m_session;
};

/// The output of a fit.
class Fit
{
public:
    explicit Fit(const FitOptions& options)
        : m_options(options)
        , m_fitting(options.fitting)
    {
        if (!options.model.empty() && !m_fitting.description().predict)
            throw UsageError(m_fitting.description().id +
                             " does not predict new samples, so no model can be written");
        if (options.leaveOneOut && !m_fitting.description().leaveOneOut)
            throw UsageError(m_fitting.description().id +
                             " does not support leave-one-out; remove --leave-one-out");
        if (options.session.empty() && (options.reference || !options.runName.empty()))
            throw UsageError("--reference and --name require a session; give one with --session");
        requireApart({{"result", output()},
                      {"database of the result", database()},
                      {"model", options.model},
                      {"session", options.session}},
                     otherFilesRead());
    }

    void run()
    {
        if (!output().empty())
            requireWritable(output());
        FitSession session(m_options.session);
        if (!m_options.model.empty())
            requireWritable(m_options.model);
        m_fitting.run();
        naming(m_options.fitting.input.file(), [&] {
            const Problem& problem = m_fitting.problem();
            computeLeaveOneOut(m_fitting, m_options.leaveOneOut);
            if (const LabelField* field = problem.data->labelField(problem.data->preferredLabel()))
                addWithheld(m_fitting.result(), *field);
            if (m_options.permutations > 0)
                computeVerdictOf(m_fitting, m_options.permutations);
        });
        m_fitting.sayNotes();
        session.add(m_fitting, m_options);
        write();
    }

private:
    void write() const
    {
        const Result& result = m_fitting.result();
        std::vector<FileText> files;
        if (!output().empty())
            files = resultFiles(output(), result);
        if (!m_options.model.empty())
            files.push_back(
                {m_options.model, toJson(makeModel(m_fitting.command(), m_fitting.original(), m_fitting.problem(),
                                                   m_fitting.prepared().steps, result.outcome))});
        writeTogether(files);
        if (m_options.model == "-")
            say(summary(result));
        else if (output() != "-")
            writeAtomically("-", summary(result) + '\n');
    }

    /// Where the result goes as a file; empty: nowhere but into the session.
    std::string output() const
    {
        return m_options.output.empty() && m_options.session.empty() ? "-" : m_options.output;
    }

    /// Where long arrays of the result go; empty: nowhere.
    std::string database() const
    {
        return output().empty() || output() == "-" ? std::string() : tablesPath(output()).string();
    }

    /// Input files, which must not be overwritten; a session may be both input and output.
    FileRoles otherFilesRead() const
    {
        FileRoles files = m_fitting.filesRead();
        if (!m_options.session.empty() && isSession(m_fitting.command().input.file))
            std::erase_if(files, [](const FileRole& file) { return file.first == "data"; });
        return files;
    }

    const FitOptions& m_options;
    Fitting m_fitting;
};

}  // namespace

void addFit(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("fit", "Fit a method to a data file");
    const auto options = std::make_shared<FitOptions>();
    options->addTo(*command);
    command->callback([&chosen, options] { chosen = [options] { Fit(*options).run(); }; });
}

}  // namespace fuzzylens::cli
