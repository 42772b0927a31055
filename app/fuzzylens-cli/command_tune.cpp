// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "fitting.h"
#include "kept_search.h"
#include "text_table.h"
#include "trouble.h"

#include "core/common/counted.h"
#include "core/evaluation/search/search.h"
#include "core/export/writer.h"
#include "core/io/atomic_file.h"
#include "core/session/text_file.h"
#include "core/session/tune_file.h"

#include <algorithm>
#include <chrono>
#include <memory>

namespace fuzzylens::cli {

namespace {

struct TuneOptions
{
    FittingOptions fitting;
    std::vector<std::string> grids;
    std::string sample;
    std::string cv;
    std::string preprocess = "fold";
    std::string score;
    std::string shard = "1/1";
    std::string output;
};

std::string pointText(const Grid& grid, std::size_t candidate)
{
    std::string text;
    for (const auto& [name, value] : grid.point(candidate))
        text += (text.empty() ? "" : ", ") + name + '=' + value;
    return text.empty() ? "the defaults" : text;
}

std::string scoreText(const TuneResult& result, std::size_t candidate)
{
    constexpr int digits = 3;
    const Trial& trial = result.record.trials[candidate];
    const Score& score = trial.scores.at(result.record.score);
    std::string text = result.record.score + ' ' + fixed(score.mean, digits);
    if (result.record.score == "accuracy")
        text += " (" + std::to_string(trial.correct) + " of " + std::to_string(trial.total) + ")";
    return text;
}

std::string summary(const TuneResult& result)
{
    const SearchRecord& record = result.record;
    const std::string tried =
        counted(static_cast<std::int64_t>(record.trials.size()), "setting", "settings") + " tried";
    if (!result.isWhole())
        return tried + ", of " + std::to_string(record.candidates.size()) +
               "; join the shards with: fuzzylens-cli merge";
    if (record.outer.empty()) {
        const std::size_t best = bestCandidate(record), simpler = candidateWithinOneError(record);
        std::string text = tried + "; best: " + pointText(result.grid, best) + ", " + scoreText(result, best);
        if (simpler != best)
            text += "; within one standard error: " + pointText(result.grid, simpler) + ", " +
                    scoreText(result, simpler);
        return text;
    }
    const NestedAccuracy nested = nestedAccuracy(record);
    return tried + "; nested cross-validation: " + std::to_string(nested.correct) + " of " +
           std::to_string(nested.total) + " correct (ties broken at random: " + fixed(nested.expected, 1) +
           ", from " + std::to_string(nested.lowest) + " to " + std::to_string(nested.highest) + ")";
}

void tune(TuneOptions options)
{
    std::vector<GridAxis> axes;
    TuneResult result;
    const Protocol protocol = asUsage([&] {
        for (const std::string& grid : options.grids)
            axes.push_back(parseGridAxis(grid));
        if (!axes.empty())
            result.grid = Grid(axes, options.sample);
        result.shard = parseShard(options.shard);
        Protocol parsed = parseProtocol(options.cv);
        if (options.score.empty())
            options.score = scoresOf(parsed).front();
        requireScore(parsed, options.score);
        return parsed;
    });
    if (protocol.kind == Protocol::Kind::None)  // one fit to all samples, and so are the steps
        options.preprocess = "global";
    Fitting fitting(options.fitting);
    const std::string output = options.output.empty() ? "-" : options.output;
    requireApart({{"tuning result", output}}, fitting.filesRead());
    requireWritable(output);
    fitting.prepare();
    const Problem& problem = fitting.problem();
    if (options.grids.empty()) {
        if (!fitting.description().usualGrid || protocol.kind == Protocol::Kind::None)
            throw UsageError("there are no usual values for the parameters of " + fitting.description().id +
                             "; name values with --grid NAME=V1,V2");
        options.grids = fitting.description().usualGrid(problem);
        axes = usualGrid(fitting.description(), problem).axes();
    }
    const LeaveOneOutFit fit = fitting.searchFit();
    result.seed = fitting.command().labelledSeed;
    result.grid = Grid(std::move(axes), options.sample, static_cast<std::uint64_t>(result.seed));
    SearchRequest request = fitting.searchRequest(fit, result.grid, protocol, options.preprocess);
    request.score = options.score;
    result.inputPath = fitting.command().input.file;
    result.inputSha256 = fitting.original()->origin().sha256;
    result.cv = toText(protocol);
    result.preprocess = options.preprocess;
    result.samples = problem.data->sampleNames();
    result.label = problem.target.name;
    result.classes = problem.target.classNames;
    naming(options.fitting.input.file(), [&] {
        const Search search(std::move(request));
        result.record = search.record();
        result.command = tuneCommandLine(fitting.command(), problem, options.grids, result);
        KeptSearch kept(output, result);
        kept.run(search, fitting.control());
        fitting.sayNotes();
        writeAtomically(output, toJson(result));
        kept.forget();
    });
    if (output == "-")
        say(summary(result));
    else
        writeAtomically("-", summary(result) + '\n');
}

struct MergeOptions
{
    std::vector<std::string> files;
    std::string output;
};

void merge(const MergeOptions& options)
{
    FileRoles inputs;
    for (const std::string& file : options.files)
        inputs.emplace_back("shard", file);
    requireApart({{"tuning result", options.output}}, inputs);
    requireWritable(options.output);
    std::vector<TuneResult> parts;
    for (const std::string& file : options.files)
        parts.push_back(tuneResultFromJson(readTextFile(file), file));
    const TuneResult whole = mergedShards(std::move(parts), options.files);
    writeAtomically(options.output, toJson(whole));
    if (options.output == "-")
        say(summary(whole));
    else
        writeAtomically("-", summary(whole) + '\n');
}

}  // namespace

void addTune(CLI::App& app, Action& chosen)
{
    CLI::App* command =
        app.add_subcommand("tune", "Compare settings of a method by cross-validation or cluster indices");
    const auto options = std::make_shared<TuneOptions>();
    command->add_option("METHOD", options->fitting.method, "ID of the method, as listed by the command methods")
        ->required();
    options->fitting.addTo(*command);
    command
        ->add_option(
            "--grid", options->grids,
            "Values to try for a parameter; may be repeated, and then all combinations are tried (default: "
            "the usual values of the method)")
        ->type_name("NAME=FROM:TO:STEP|NAME=V1,V2,...")
        ->allow_extra_args(false);
    command
        ->add_option("--sample", options->sample,
                     "Tries only N of the combinations: at random (with the seed), or spread evenly by a Sobol "
                     "sequence")
        ->type_name("random:N|sobol:N");
    addProtocolTo(*command, options->cv, options->preprocess);
    CLI::Option* cv = command->get_option("--cv");
    cv->type_name(cv->get_type_name() + "|none");
    cv->description(cv->get_description() +
                    "; none scores the clusters of all samples, for methods without labels");
    command
        ->add_option("--score", options->score,
                     "Score by which the best setting is chosen: accuracy (default), balanced_accuracy, auc, "
                     "log_loss, nmi or ari; with --cv none: silhouette (default), fuzzy_silhouette, "
                     "partition_coefficient, partition_entropy, modified_partition_coefficient, xie_beni, gap and "
                     "stability (20 further fits for each setting), ari or nmi")
        ->type_name("NAME");
    command
        ->add_option("--shard", options->shard,
                     "Tries only part I of N of the settings, for several machines; join the files with merge")
        ->type_name("I/N");
    command->add_option("-o,--output", options->output, "Tuning result, as JSON (default: standard output)")
        ->type_name("TUNE.json");
    command->callback([&chosen, options] { chosen = [options] { tune(*options); }; });
}

void addMerge(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("merge", "Join the shards of a search by tune");
    const auto options = std::make_shared<MergeOptions>();
    command->add_option("TUNE.json", options->files, "The files of all shards")->required();
    command->add_option("-o,--output", options->output, "Tuning result, as JSON")
        ->type_name("TUNE.json")
        ->required();
    command->callback([&chosen, options] { chosen = [options] { merge(*options); }; });
}

}  // namespace fuzzylens::cli
