// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "reproduce_tables.h"
#include "trouble.h"

#include "core/data/writer.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace fuzzylens::cli {

namespace {

/// A table without a picture.
std::function<Reproduced(const std::filesystem::path&)>
asText(std::function<std::string(const std::filesystem::path&)> compute)
{
    return [compute = std::move(compute)](const std::filesystem::path& data) { return Reproduced{compute(data)}; };
}

}  // namespace

const std::vector<ReproducibleTable>& reproducibleTables()
{
    static const std::vector<ReproducibleTable> tables = {
        {"sfp-leave-one-out",
         "SFP, leave-one-out counts on colon, leukaemia and lymphoma for eight values of lambda'", true, false,
         asText(sfpLeaveOneOut)},
        {"sfp-demonstrations", "SFP, accuracy on the synthetic sets in five folds", false, false,
         asText([](const std::filesystem::path&) { return sfpDemonstrations(); })},
        {"sffd-protocol", "SFFD and its family, accuracy with 40 % of the samples labelled, in both presets", true,
         false, asText(sffdProtocol)},
        {"sffd-share", "SFFD, accuracy against the share of the samples that is labelled", true, true, sffdShare},
        {"sffd-noise", "SFFD, accuracy beside irrelevant features, with and without weights", true, false,
         asText(sffdNoise)},
        {"sffd-tuning", "SFFD, accuracy with weights, K and shrinkage chosen on held-out pairs", true, false,
         asText(sffdTuning)},
        {"mes-table1", "Membership embedding, representation error in 1000 trials on the leukaemia training set",
         true, false, asText(mesTable1)},
        {"mes-annealing",
         "Membership embedding, probes found by simulated annealing on the leukaemia training set", true, false,
         asText(mesAnnealing)},
        {"scs-colorectal", "Spectral feature scaling and the methods beside it on colorectal cancer (GSE4107)",
         true, false, asText(scsColorectal)},
        {"scs-comparison", "Spectral feature scaling beside no scaling and LFDA on three expression sets", true,
         false, asText(scsComparison)},
        {"scs-shapes", "Spectral feature scaling on artificial shapes with irrelevant features", false, true,
         [](const std::filesystem::path&) { return scsShapes(); }},
    };
    return tables;
}

namespace {

struct ReproduceOptions
{
    std::string table;
    std::string data;
    std::string output;
    std::string plot;
};

std::string listed()
{
    std::string text;
    for (const ReproducibleTable& table : reproducibleTables())
        text += table.name + "  " + table.title + (table.needsData ? " (needs --data)" : "") +
                (table.hasPicture ? " (can --plot)" : "") + '\n';
    return text;
}

std::filesystem::path dataFolder(const ReproduceOptions& options)
{
    if (!options.data.empty())
        return options.data;
    if (const char* folder = std::getenv("FUZZYLENS_DATA"))
        return folder;
    throw UsageError("the table " + options.table +
                     " needs the real data sets: give their folder with --data or in FUZZYLENS_DATA");
}

void reproduce(const ReproduceOptions& options)
{
    const std::string output = options.output.empty() ? "-" : options.output;
    if (options.table.empty()) {
        writeWhole(output, listed());
        return;
    }
    const auto& tables = reproducibleTables();
    const auto table = std::find_if(tables.begin(), tables.end(),
                                    [&](const ReproducibleTable& one) { return one.name == options.table; });
    if (table == tables.end())
        throw UsageError("there is no table \"" + options.table + "\"; fuzzylens-cli reproduce lists them");
    if (!options.plot.empty() && !table->hasPicture)
        throw UsageError("the table " + options.table + " has no picture; leave --plot away");
    requireWritable(output);
    if (!options.plot.empty())
        requireWritable(options.plot);
    const Reproduced done = table->compute(table->needsData ? dataFolder(options) : std::filesystem::path());
    writeWhole(output, done.text);
    if (!options.plot.empty())
        writeWhole(options.plot, done.picture);
}

}  // namespace

void addReproduce(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("reproduce", "Compute a table again and print it beside its reference; "
                                                        "without a name, list the tables");
    const auto options = std::make_shared<ReproduceOptions>();
    command->add_option("TABLE", options->table, "Name of the table");
    command->add_option("--data", options->data, "Folder of the real data sets (default: $FUZZYLENS_DATA)")
        ->type_name("FOLDER");
    command->add_option("-o,--output", options->output, "Where to write it (default: standard output)")
        ->type_name("FILE");
    command->add_option("--plot", options->plot, "Also draw it into this SVG file")->type_name("FILE");
    command->callback([&chosen, options] { chosen = [options] { reproduce(*options); }; });
}

}  // namespace fuzzylens::cli
