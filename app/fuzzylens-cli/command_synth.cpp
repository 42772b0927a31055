// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "output_files.h"
#include "trouble.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/export/writer.h"
#include "core/methods/parameter_kinds.h"

#include <limits>
#include <memory>
#include <optional>

namespace fuzzylens::cli {

namespace {

constexpr int mostSamples = std::numeric_limits<int>::max();  // or features

struct SynthOptions
{
    std::string name;
    int samples = 0;
    int features = 0;
    std::uint64_t seed = SyntheticOptions().seed;
    std::optional<int> classes;
    std::optional<double> noise;
    std::string output;
};

std::string listed()
{
    std::string text = "NAME is one of\n";
    for (const SyntheticDescription& set : syntheticSets())
        text += "  " + set.name + std::string(set.name.size() < 18 ? 18 - set.name.size() : 1, ' ') + set.title +
                ". " + set.help + '\n';
    return text;
}

void synth(const SynthOptions& given)
{
    SyntheticOptions options;
    if (given.samples > 0)
        options.samples = given.samples;
    if (given.features > 0)
        options.features = given.features;
    options.seed = given.seed;
    options.classes = given.classes;
    options.noise = given.noise;
    requireKnownSuffix(given.output);
    requireWritable(given.output);
    const DatasetPtr data = asUsage([&] { return synthesize(given.name, options); });
    naming(given.output, [&] { writeDataset(*data, given.output); });
}

}  // namespace

void addSynth(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("synth", "Generate a synthetic data set");
    const auto options = std::make_shared<SynthOptions>();
    command->add_option("NAME", options->name, "Name of the data set, from the list below")->required();
    command->add_option("--samples", options->samples, "Number of samples (default: as published)")
        ->type_name("N")
        ->check(CLI::Range(1, mostSamples));
    command->add_option("--features", options->features, "Number of features (default: as published)")
        ->type_name("P")
        ->check(CLI::Range(1, mostSamples));
    command->add_option("--seed", options->seed, "Random seed")
        ->type_name("S")
        ->check(CLI::Range(std::int64_t{0}, largestSeed))
        ->capture_default_str();
    command->add_option("--classes", options->classes, "Number of classes, of sets that can have more or fewer")
        ->type_name("C");
    command
        ->add_option("--noise", options->noise,
                     "Standard deviation of the noise of both coordinates, of sets in the plane")
        ->type_name("SD");
    command->add_option("-o,--output", options->output, "Output file; its suffix selects the format")
        ->type_name("FILE")
        ->required();
    command->footer(listed);
    command->callback([&chosen, options] { chosen = [options] { synth(*options); }; });
}

}  // namespace fuzzylens::cli
