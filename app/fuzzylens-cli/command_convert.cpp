// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "interrupt.h"
#include "loading.h"
#include "output_files.h"
#include "trouble.h"

#include "core/export/writer.h"

#include <memory>
#include <string>
#include <vector>

namespace fuzzylens::cli {

void addConvert(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "convert", "Write a data file in another format, or in the same format with clean names and values");
    const auto input = std::make_shared<InputOptions>();
    const auto output = std::make_shared<std::string>();
    input->addTo(*command, "IN");
    std::vector<std::string> ids;
    std::string formats;
    for (const WritableFormat& known : writableFormats()) {
        ids.emplace_back(known.id);
        formats += (formats.empty() ? "" : ", ") + ids.back();
    }
    command
        ->add_option("OUT", *output,
                     "Output file; its suffix selects the format: .csv, .tsv, .gct, .arff, .cdt, each also with "
                     ".gz. A .gct file is GCT 1.2 with a .cls file if these can hold all data, otherwise GCT 1.3")
        ->required();
    const auto format = std::make_shared<std::string>();
    command->add_option("--to", *format, "Output format, regardless of the suffix: " + formats)
        ->type_name("ID")
        ->check(CLI::IsMember(ids));
    input->addLabelsTo(*command);
    command->callback([&chosen, input, output, format] {
        chosen = [input, output, format] {
            if (format->empty())
                requireKnownSuffix(*output);
            requireWritable(*output);
            const DatasetPtr data = load(specOf(*input));
            WriteOptions options{*format, {}, interruptible()};
            options.agrees = [](const std::vector<std::string>& absent) {
                say("note: " + leftOutSentence(absent));
                return true;
            };
            if (!naming(*output, [&] { return writeDataset(*data, *output, options); }))
                throw Cancelled();
        };
    });
}

}  // namespace fuzzylens::cli
