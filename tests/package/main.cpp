// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a table, fits SFP with two clusters and prints the objective: "outside TABLE".
#include "core/common/issue.h"
#include "core/import/reader.h"
#include "core/methods/sfp/sfp.h"

#include <cstdio>

int main(int argc, char** argv)
{
    using namespace fuzzylens;
    if (argc != 2) {
        std::fputs("usage: outside TABLE\n", stderr);
        return 2;
    }
    try {
        const DatasetPtr data = readDataset(argv[1]).data;
        const Problem problem = makeProblem(data, data->preferredLabel());
        const Parameters parameters = resolveParameters(method("sfp"), problem, {{"clusters", "2"}});
        const SfpResult result = sfp(problem, sfpOptions(parameters));
        std::printf("%.17g\n", result.outcome.objective.back());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
