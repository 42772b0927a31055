// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/command_line/fit_options.h"

namespace fuzzylens {

namespace {

constexpr int fewestPermutations = 19, mostPermutations = 1000000;  // fewer cannot give p = 0.05

}  // namespace

void FitOptions::addTo(CLI::App& command)
{
    command.add_option("METHOD", fitting.method, "ID of the method, as listed by the command methods")->required();
    fitting.addTo(command);
    fitting.addGuidanceTo(command);
    const std::size_t deciding = command.get_options().size();
    command
        .add_option(
            "-o,--output", output,
            "Result file, as JSON (default: standard output); beyond 100 MB, the long arrays go into the SQLite "
            "database RESULT.sqlite")
        ->type_name("RESULT.json");
    command.add_option("--model", model, "Model file, for the command predict")->type_name("MODEL.json");
    command
        .add_option("--session", session,
                    "Adds the data and the run to this session, which is created if it does not exist; without "
                    "-o, the result is stored only in the session")
        ->type_name("FILE.fuzzylens");
    command.add_option("--name", runName, "Name of the run in the session")->type_name("NAME");
    command.add_flag("--reference", reference,
                     "Stores the path and SHA-256 of the data file in the session instead of the values");
    command.add_flag("--leave-one-out", leaveOneOut,
                     "Computes the leave-one-out accuracy, with the steps fitted in each fold and on all samples, "
                     "even if this needs one fit per labelled sample");
    command
        .add_option("--permutations", permutations,
                    "Tests whether the result is better than chance: compares the cross-validated accuracy, or "
                    "the agreement of clusters with the labels, with N permutations of the labels; typically 200")
        ->type_name("N")
        ->check(CLI::Range(fewestPermutations, mostPermutations));
    const std::vector<CLI::Option*> all = command.get_options();
    fitting.besides.insert(fitting.besides.end(), all.begin() + static_cast<std::ptrdiff_t>(deciding), all.end());
    command.footer(
        "The scores are under \"metrics\" in the result. For predictions: training_, leave_one_out_ (steps "
        "fitted in each fold), leave_one_out_global_ (steps fitted on all samples) and withheld_accuracy (of "
        "labels held out by --labelled), entire_set_accuracy (of all samples; each labelled sample is its own "
        "nearest neighbour). For clusters: matched_accuracy (the Rand index RI of the SC-S "
        "tables), mutual_information_geometric (normalised by both entropies), "
        "mutual_information_class_entropy (normalised by the entropy of the classes), rand_index (of pairs of "
        "samples), "
        "adjusted_rand_index; entire_set_...: including the held-out labels. See the manual page Results for "
        "details.");
}

}  // namespace fuzzylens
