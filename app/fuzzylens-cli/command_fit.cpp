// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "fitting.h"
#include "trouble.h"

#include "core/data/writer.h"

#include <memory>

namespace fuzzylens::cli {

namespace {

void leaveOneOut(Result& result, const MethodDescription& description, const Problem& problem,
                 const RunControl& control)
{
    if (!description.leaveOneOut || !description.leaveOneOutIsCheap ||
        !description.leaveOneOutIsCheap(problem, result.parameters))
        return;
    AccuracyReport report;
    try {
        report = description.leaveOneOut(problem, result.parameters, control);
    } catch (const std::invalid_argument& error) {
        result.outcome.warnings.push_back(
            {"no-leave-one-out", std::string("left-out accuracy could not be computed: ") + error.what()});
        return;
    }
    if (report.isCancelled)
        throw Cancelled();
    addLeaveOneOut(result, report);
}

/// Accuracy on the samples whose labels --labelled kept from the fit.
void addWithheld(Result& result, const Problem& problem)
{
    const LabelField* field = problem.data->labelField(problem.data->preferredLabel());
    const std::vector<int>& predicted = result.outcome.predictedClass;
    if (!field || field->kind != LabelField::Kind::Categorical || predicted.empty())
        return;
    int withheld = 0, correct = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        if (field->codes[i] < 0 || problem.target.classOf[i] >= 0)
            continue;
        ++withheld;
        correct += predicted[i] >= 0 && problem.target.classNames[static_cast<std::size_t>(predicted[i])] ==
                                            field->classes[static_cast<std::size_t>(field->codes[i])];
    }
    if (withheld == 0)
        return;
    result.metrics["withheld_samples"] = withheld;
    result.metrics["withheld_correct"] = correct;
    result.metrics["withheld_accuracy"] = static_cast<double>(correct) / withheld;
}

std::string summary(const Result& result)
{
    std::string text = result.method;
    text += result.outcome.stopped == Stopped::Converged ? " converged after " : " reached its limit of ";
    text += std::to_string(result.outcome.iterations);
    text += result.outcome.iterations == 1 ? " iteration" : " iterations";
    if (result.target.kind == Target::Kind::None)
        text += "; without labels";
    const auto share = [&](const std::string& name, const std::string& total, const std::string& what) {
        const auto correct = result.metrics.find(name);
        const auto of = result.metrics.find(total);
        if (correct != result.metrics.end() && of != result.metrics.end())
            text += "; " + what + ' ' + std::to_string(static_cast<int>(correct->second)) + " of " +
                    std::to_string(static_cast<int>(of->second)) + " right";
    };
    share("training_correct", "training_samples", "on the training samples");
    share("leave_one_out_global_correct", "leave_one_out_global_samples", "left out");
    share("withheld_correct", "withheld_samples", "on samples with withheld labels");
    return text;
}

struct FitOptions
{
    FittingOptions fitting;
    std::string output;
    std::string model;
};

/// What is written of a fit.
class Fit
{
public:
    explicit Fit(const FitOptions& options)
        : m_options(options)
        , m_fitting(options.fitting)
    {
        if (!options.model.empty() && !m_fitting.description().predict)
            throw UsageError(m_fitting.description().id +
                             " does not predict new samples, so there is no model to write");
        requireApart({{"result", output()}, {"model", options.model}}, m_fitting.filesRead());
    }

    void run()
    {
        requireWritable(output());
        if (!m_options.model.empty())
            requireWritable(m_options.model);
        m_fitting.run();
        naming(m_options.fitting.input.file(), [&] {
            leaveOneOut(m_fitting.result(), m_fitting.description(), m_fitting.problem(), m_fitting.control());
            addWithheld(m_fitting.result(), m_fitting.problem());
        });
        write();
    }

private:
    void write() const
    {
        m_fitting.sayNotes();
        const Result& result = m_fitting.result();
        std::vector<FileText> files{{output(), toJson(result)}};
        if (!m_options.model.empty())
            files.push_back(
                {m_options.model, toJson(makeModel(m_fitting.command(), m_fitting.original(), m_fitting.problem(),
                                                   m_fitting.prepared().steps, result.outcome))});
        writeTogether(files);
        if (m_options.model == "-")
            say(summary(result));
        else if (output() != "-")
            writeWhole("-", summary(result) + '\n');
    }

    std::string output() const { return m_options.output.empty() ? "-" : m_options.output; }

    const FitOptions& m_options;
    Fitting m_fitting;
};

void addOptions(CLI::App& command, FitOptions& options)
{
    command.add_option("METHOD", options.fitting.method, "Id of the method; see methods")->required();
    options.fitting.addTo(command);
    options.fitting.addGuidanceTo(command);
    command.add_option("-o,--output", options.output, "The result, as JSON (default: standard output)")
        ->type_name("RESULT.json");
    command.add_option("--model", options.model, "The model, for predict")->type_name("MODEL.json");
}

}  // namespace

void addFit(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("fit", "Fit a method to a data file");
    const auto options = std::make_shared<FitOptions>();
    addOptions(*command, *options);
    command->callback([&chosen, options] { chosen = [options] { Fit(*options).run(); }; });
}

}  // namespace fuzzylens::cli
