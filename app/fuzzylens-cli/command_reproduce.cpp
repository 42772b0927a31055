// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "reproduce.h"
#include "trouble.h"

#include "core/export/writer.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace fuzzylens::cli {

namespace {

struct ReproduceOptions
{
    std::string table;
    std::string data;
    std::string output;
    std::string plot;
    int draws = 0;
};

std::string picturesOf(const TableFile& table)
{
    const std::size_t count = table.pictures().size();
    return count == 0   ? std::string()
           : count == 1 ? " (can --plot)"
                        : " (can --plot " + std::to_string(count) + " plots)";
}

std::string listed()
{
    std::string text;
    for (const TableFile& table : tableFiles())
        text += table.name + "  " + table.title() + (table.needsData() ? " (needs --data)" : "") +
                picturesOf(table) + '\n';
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

/// Of several pictures each has its name before the suffix.
std::vector<std::string> plotFiles(const TableFile& table, const std::string& plot)
{
    std::vector<std::string> files;
    const std::filesystem::path path(plot);
    for (const std::string& name : table.pictures())
        files.push_back(name.empty() ? plot
                                     : (path.parent_path() / path.stem()).string() + '-' + name +
                                           path.extension().string());
    return files;
}

void requireFits(const TableFile& table, const ReproduceOptions& options)
{
    if (!options.plot.empty() && table.pictures().empty())
        throw UsageError("the table " + table.name + " has no plot; remove --plot");
    if (options.draws != 0 && table.draws() == 0)
        throw UsageError("the repetitions of the table " + table.name + " are fixed; remove --draws");
    if (options.draws > table.draws())
        throw UsageError("the table " + table.name + " has " + std::to_string(table.draws()) +
                         " repetitions, not " + std::to_string(options.draws));
}

void reproduce(const ReproduceOptions& options)
{
    const std::string output = options.output.empty() ? "-" : options.output;
    if (options.table.empty()) {
        writeAtomically(output, listed());
        return;
    }
    const auto& tables = tableFiles();
    const auto table = std::find_if(tables.begin(), tables.end(),
                                    [&](const TableFile& one) { return one.name == options.table; });
    if (table == tables.end())
        throw UsageError("unknown table \"" + options.table + "\"; fuzzylens-cli reproduce lists them");
    requireFits(*table, options);
    const std::vector<std::string> pictures =
        options.plot.empty() ? std::vector<std::string>() : plotFiles(*table, options.plot);
    requireWritable(output);
    for (const std::string& file : pictures)
        requireWritable(file);
    const Reproduced done =
        reproduced({table->content, table->needsData() ? dataFolder(options) : std::filesystem::path(),
                    options.draws > 0 ? options.draws : table->draws()});
    std::vector<FileText> files{{output, done.text}};
    for (std::size_t i = 0; i < pictures.size(); ++i)
        files.push_back({pictures[i], done.pictures.at(i)});
    writeTogether(files);
}

}  // namespace

void addReproduce(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "reproduce",
        "Recompute a table and print it next to its reference values; without a name, list the tables");
    const auto options = std::make_shared<ReproduceOptions>();
    command->add_option("TABLE", options->table, "Name of the table");
    command->add_option("--data", options->data, "Folder of the real data sets (default: $FUZZYLENS_DATA)")
        ->type_name("FOLDER");
    command->add_option("-o,--output", options->output, "Output file (default: standard output)")
        ->type_name("FILE");
    command
        ->add_option("--plot", options->plot,
                     "Also plot the table to this SVG file; several plots get names before the suffix")
        ->type_name("FILE");
    command->add_option("--draws", options->draws, "Use fewer random repetitions, for speed")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    command->callback([&chosen, options] { chosen = [options] { reproduce(*options); }; });
}

}  // namespace fuzzylens::cli
