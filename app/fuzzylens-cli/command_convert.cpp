// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "input_options.h"
#include "trouble.h"

#include "core/data/writer.h"

#include <memory>

namespace fuzzylens::cli {

void addConvert(CLI::App& app, Action& chosen)
{
    CLI::App* command =
        app.add_subcommand("convert", "Write a data file in another format, or in the same one tidied up");
    const auto input = std::make_shared<InputOptions>();
    const auto output = std::make_shared<std::string>();
    input->addTo(*command, "IN");
    command
        ->add_option("OUT", *output,
                     "The file to write; its suffix says the format: .csv, .tsv, .gct (with a .cls beside it), "
                     "each also with .gz")
        ->required();
    input->addLabelsTo(*command);
    command->callback([&chosen, input, output] {
        chosen = [input, output] {
            requireWritable(*output);
            const DatasetPtr data = load(input->spec());
            naming(*output, [&] { writeDataset(*data, *output); });
        };
    });
}

}  // namespace fuzzylens::cli
