// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "reproduce_tables.h"
#include "trouble.h"

#include "core/data/writer.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace fuzzylens::cli {

const std::vector<ReproducibleTable>& reproducibleTables()
{
    static const std::vector<ReproducibleTable> tables = {
        {"sfp-leave-one-out",
         "SFP, leave-one-out counts on colon, leukaemia and lymphoma for eight values of lambda'", true,
         sfpLeaveOneOut},
        {"sfp-demonstrations", "SFP, accuracy on the synthetic sets in five folds", false,
         [](const std::filesystem::path&) { return sfpDemonstrations(); }},
        {"sffd-protocol", "SFFD and its family, accuracy with 40 % of the samples labelled, in both presets", true,
         sffdProtocol},
    };
    return tables;
}

namespace {

struct ReproduceOptions
{
    std::string table;
    std::string data;
    std::string output;
};

std::string listed()
{
    std::string text;
    for (const ReproducibleTable& table : reproducibleTables())
        text += table.name + "  " + table.title + (table.needsData ? " (needs --data)" : "") + '\n';
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
    requireWritable(output);
    writeWhole(output, table->compute(table->needsData ? dataFolder(options) : std::filesystem::path()));
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
    command->callback([&chosen, options] { chosen = [options] { reproduce(*options); }; });
}

}  // namespace fuzzylens::cli
