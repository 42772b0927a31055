// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "fitting.h"
#include "interrupt.h"
#include "text_table.h"
#include "trouble.h"

#include "core/evaluation/search/comparison.h"
#include "core/export/writer.h"
#include "core/io/atomic_file.h"
#include "core/session/compare_file.h"

#include <algorithm>
#include <memory>

namespace fuzzylens::cli {

namespace {

struct CompareOptions
{
    FittingOptions fitting;  // its settings are those of all methods: "sfp.restarts=3"
    std::vector<std::string> methods;
    std::vector<std::string> grids;
    std::string cv;
    std::string preprocess = "fold";
    std::string output;
};

/// The texts of @p settings, "METHOD.NAME=VALUE", that belong to a method, without its id.
std::vector<std::string> settingsFor(const std::string& method, const std::vector<std::string>& settings)
{
    std::vector<std::string> own;
    for (const std::string& setting : settings)
        if (setting.starts_with(method + '.'))
            own.push_back(setting.substr(method.size() + 1));
    return own;
}

/// @throws UsageError if a setting belongs to no method, or a method is unknown or given twice.
void requireMethods(const CompareOptions& options)
{
    const std::vector<std::string>& methods = options.methods;
    for (std::size_t i = 0; i < methods.size(); ++i) {
        asUsage([&] { method(methods[i]); });
        if (std::find(methods.begin(), methods.begin() + std::ptrdiff_t(i), methods[i]) !=
            methods.begin() + std::ptrdiff_t(i))
            throw UsageError("--methods lists " + methods[i] + " twice; list it once");
    }
    for (const auto* settings : {&options.fitting.settings, &options.grids})
        for (const std::string& setting : *settings)
            if (std::find(methods.begin(), methods.end(), setting.substr(0, setting.find('.'))) == methods.end())
                throw UsageError("\"" + setting + "\" begins with none of the methods that are compared; write " +
                                 methods.front() + ".NAME=VALUE");
}

/// The values to choose among: those of the line, else in a nested protocol the usual ones of the method.
Grid gridOf(const CompareOptions& options, const Protocol& protocol, const Fitting& fitting)
{
    const std::string& id = fitting.description().id;
    const std::vector<std::string> texts = settingsFor(id, options.grids);
    if (texts.empty() && protocol.isNested() && settingsFor(id, options.fitting.settings).empty())
        return usualGrid(fitting.description(), fitting.problem());
    return asUsage([&] {
        std::vector<GridAxis> axes;
        for (const std::string& text : texts)
            axes.push_back(parseGridAxis(text));
        return Grid(std::move(axes));
    });
}

std::string percent(double share)
{
    return fixed(100 * share, 1);
}

std::string summary(const CompareResult& result)
{
    TextTable methods;
    std::vector<std::string> head{"method", "correct", "accuracy %", "balanced %", "AUC"};
    for (const std::string& name : result.classes)
        head.push_back("recall " + name);
    head.emplace_back("seconds");
    methods.addRow(head);
    for (const ValidatedMethod& method : result.methods) {
        const auto area = method.scores.find("auc");
        std::vector<std::string> row{
            method.method, std::to_string(method.correct) + " of " + std::to_string(method.total),
            percent(method.scores.at("accuracy").mean), percent(method.scores.at("balanced_accuracy").mean),
            area == method.scores.end() ? "" : fixed(area->second.mean, 3)};
        for (const std::optional<double>& recall : method.recall)
            row.push_back(recall ? percent(*recall) : "");
        row.push_back(fixed(method.seconds, 1));
        methods.addRow(row);
    }
    TextTable pairs;
    const bool hasFolds = !result.pairs.empty() && result.pairs.front().accuracy;
    pairs.addRow({"pair", "only first", "only second", "McNemar p", "Holm", hasFolds ? "t-test p" : "",
                  hasFolds ? "Holm" : ""});
    const auto p = [](double value) { return value < 0.001 ? std::string("< 0.001") : fixed(value, 3); };
    for (const ComparedPair& pair : result.pairs)
        pairs.addRow({result.methods[pair.first].method + " and " + result.methods[pair.second].method,
                      std::to_string(pair.onlyFirst), std::to_string(pair.onlySecond), p(pair.mcNemar),
                      p(pair.mcNemarAdjusted), hasFolds ? p(pair.accuracy->pValue) : "",
                      hasFolds ? p(pair.accuracyAdjusted) : ""});
    return methods.text() + (result.pairs.empty() ? "" : '\n' + pairs.text());
}

void compare(const CompareOptions& options)
{
    requireMethods(options);
    CompareResult result;
    const Protocol protocol = asUsage([&] { return parseProtocol(options.cv); });
    if (protocol.kind == Protocol::Kind::None)
        throw UsageError("methods are compared on held-out samples; choose another --cv, such as nested:5");
    const std::string output = options.output.empty() ? "-" : options.output;
    std::unique_ptr<Fitting> first;
    for (const std::string& id : options.methods) {
        FittingOptions own = options.fitting;
        own.method = id;
        own.settings = settingsFor(id, options.fitting.settings);
        auto fitting = std::make_unique<Fitting>(own);
        if (!first) {
            requireApart({{"comparison", output}}, fitting->filesRead());
            requireWritable(output);
        }
        fitting->setSeed(options.fitting.seed.empty() ? 1 : std::stoll(options.fitting.seed));
        fitting->prepare(first.get());
        const Grid grid = gridOf(options, protocol, *fitting);
        const LeaveOneOutFit fit = fitting->searchFit();
        const SearchRequest request = fitting->searchRequest(fit, grid, protocol, options.preprocess);
        naming(options.fitting.input.file(), [&] {
            std::optional<ValidatedMethod> validated = validatedMethod(request, fitting->control());
            if (isInterrupted() || !validated)
                throw Cancelled();
            result.methods.push_back(*std::move(validated));
        });
        result.grids.push_back(grid);
        if (first) {
            fitting->saySuggestions();  // the first has said what concerns the data
        } else {
            fitting->sayNotes();
            first = std::move(fitting);
        }
    }
    const Problem& problem = first->problem();
    result.inputPath = first->command().input.file;
    result.inputSha256 = first->original()->origin().sha256;
    result.cv = toText(protocol);
    result.preprocess = options.preprocess;
    result.seed = first->command().labelledSeed;
    result.samples = problem.data->sampleNames();
    result.label = problem.target.name;
    result.classes = problem.target.classNames;
    result.classOf = problem.target.classOf;
    result.pairs = comparedPairs(result.methods, result.classOf, protocol);
    result.command =
        compareCommandLine(first->command(), problem, result, options.fitting.settings, options.grids);
    if (!options.output.empty())
        writeAtomically(output, toJson(result));
    if (output != "-" || options.output.empty())
        writeAtomically("-", summary(result));
}

}  // namespace

void addCompare(CLI::App& app, Action& chosen)
{
    CLI::App* command =
        app.add_subcommand("compare", "Compare methods by cross-validation on the same held-out samples");
    const auto options = std::make_shared<CompareOptions>();
    options->fitting.addTo(*command);
    command->get_option("--set")
        ->type_name("METHOD.NAME=VALUE")
        ->description("Sets a parameter of one of the methods; may be repeated");
    command->add_option("--methods", options->methods, "IDs of the methods, separated by commas")
        ->delimiter(',')
        ->type_name("A,B,...")
        ->required();
    command
        ->add_option(
            "--grid", options->grids,
            "Values to choose among for a parameter of a method, in a nested protocol (default: the usual "
            "values of the method); may be repeated")
        ->type_name("METHOD.NAME=FROM:TO:STEP|METHOD.NAME=V1,V2,...")
        ->allow_extra_args(false);
    addProtocolTo(*command, options->cv, options->preprocess);
    command
        ->add_option("-o,--output", options->output,
                     "Comparison with all predictions, as JSON (without it only the tables are printed)")
        ->type_name("COMPARE.json");
    command->callback([&chosen, options] { chosen = [options] { compare(*options); }; });
}

}  // namespace fuzzylens::cli
