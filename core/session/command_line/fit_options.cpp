// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/command_line/fit_options.h"

namespace fuzzylens {

namespace {

constexpr int fewestPermutations = 19, mostPermutations = 1000000;  // fewer cannot give p = 0.05

}  // namespace

void FitOptions::addTo(CLI::App& command)
{
    command.add_option("METHOD", fitting.method, "Id of the method; see methods")->required();
    fitting.addTo(command);
    fitting.addGuidanceTo(command);
    const std::size_t deciding = command.get_options().size();
    command.add_option("-o,--output", output, "The result, as JSON (default: standard output)")
        ->type_name("RESULT.json");
    command.add_option("--model", model, "The model, for predict")->type_name("MODEL.json");
    command
        .add_option(
            "--session", session,
            "Adds data and run to this session, which is made unless it is there; without -o the result goes "
            "nowhere else")
        ->type_name("FILE.fuzzylens");
    command.add_option("--name", runName, "What the run is called in the session")->type_name("NAME");
    command.add_flag("--reference", reference,
                     "The session names the data file with its SHA-256 instead of holding the values");
    command.add_flag("--leave-one-out", leaveOneOut,
                     "Leave-one-out accuracy, with the steps fitted in each fold and on all samples, also where "
                     "it takes as many "
                     "fits as labels");
    command
        .add_option("--permutations", permutations,
                    "Whether the result is better than chance: cross-validated accuracy, or agreement of clusters "
                    "with the labels, compared with so many permutations of the labels; usual are 200")
        ->type_name("N")
        ->check(CLI::Range(fewestPermutations, mostPermutations));
    const std::vector<CLI::Option*> all = command.get_options();
    fitting.besides.insert(fitting.besides.end(), all.begin() + static_cast<std::ptrdiff_t>(deciding), all.end());
    command.footer(
        "The scores are under \"metrics\" in the result. Of predictions: training_, leave_one_out_ (steps "
        "fitted in each fold), leave_one_out_global_ (steps fitted on all samples) and withheld_accuracy (of "
        "labels that --labelled kept back), entire_set_accuracy (of all samples, "
        "a labelled one its own nearest). Of clusters: matched_accuracy (the Rand index RI of the SC-S "
        "tables), mutual_information_geometric (normalised by both entropies), "
        "mutual_information_class_entropy (by that of the classes), rand_index (of pairs), "
        "adjusted_rand_index; entire_set_...: with the labels kept back. The manual says more under "
        "Results.");
}

}  // namespace fuzzylens
