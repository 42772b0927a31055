// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "fitting.h"
#include "interrupt.h"
#include "text_table.h"
#include "trouble.h"

#include "core/export/writer.h"
#include "core/methods/membership/laplacian_report.h"
#include "core/methods/membership/sample_distances.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::ordered_json;

struct CheckOptions
{
    FittingOptions fitting;
    bool json = false;
};

LaplacianCheck checkOf(const Fitting& fitting)
{
    const auto shouldContinue = [] { return !isInterrupted(); };
    if (const auto distances = sampleDistances(fitting.problem().data, fitting.control().threads, shouldContinue))
        if (const auto check = laplacianCheck(distances->squared, fitting.result().outcome.probes,
                                              fitting.command().parameters.real("beta"), shouldContinue))
            return *check;
    throw Cancelled();
}

std::string findingsTable(const std::vector<LaplacianFinding>& findings)
{
    TextTable table;
    table.addRow({"", "entries", "largest error", ""});
    for (const LaplacianFinding& finding : findings)
        table.addRow({finding.name.text(), std::to_string(finding.entries), errorText(finding.error),
                      finding.holds      ? "holds"
                      : finding.mustHold ? "fails"
                                         : "differs"});
    return table.text();
}

std::string eigenvaluesText(const LaplacianCheck& check)
{
    constexpr std::size_t most = 12;
    if (!check.spectrum)
        return "Eigenvalues are computed for " + std::to_string(mostFactoredProbes) + " probes at most.\n";
    std::string text = "Eigenvalues of the graph of samples and probes:";
    for (std::size_t i = 0; i < std::min(most, check.eigenvalues.size()); ++i)
        text += ' ' + fixed(check.eigenvalues[i], 4);
    if (check.eigenvalues.size() > most)
        text += " ... (" + std::to_string(check.eigenvalues.size()) + ", all with --json)";
    return text + '\n';
}

std::string report(const LaplacianCheck& check)
{
    const std::vector<LaplacianFinding> findings = laplacianFindings(check);
    std::string text = laplacianSummary(check).text() + "\n\n";
    for (const LaplacianFinding& finding : findings)
        text += finding.sentence.text() + '\n';
    return text + '\n' + findingsTable(findings) + '\n' + eigenvaluesText(check);
}

std::string json(const LaplacianCheck& check, const Result& result)
{
    Json document{{"format", "fuzzylens-mes-check"},
                  {"samples", check.samples},
                  {"beta", check.beta},
                  {"probes", result.outcome.probes},
                  {"summary", laplacianSummary(check).text()},
                  {"samples_without_edges", check.samplesWithoutEdges},
                  {"rounding", check.rounding},
                  {"own_memberships", {check.leastOwn, check.greatestOwn}}};
    for (const LaplacianFinding& finding : laplacianFindings(check)) {
        Json found{{"id", finding.id},
                   {"identity", finding.mustHold},
                   {"entries", finding.entries},
                   {"error", finding.error},
                   {"sentence", finding.sentence.text()}};
        if (finding.mustHold)
            found["holds"] = finding.holds;
        document["findings"].push_back(std::move(found));
    }
    document["eigenvalues"] = check.eigenvalues;
    return document.dump(1) + '\n';
}

void run(const CheckOptions& options)
{
    Fitting fitting(options.fitting);
    fitting.run();
    const LaplacianCheck check = naming(options.fitting.input.file(), [&] { return checkOf(fitting); });
    fitting.sayNotes();
    writeAtomically("-", options.json ? json(check, fitting.result()) : report(check));
}

}  // namespace

void addMesCheck(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "mes-check", "Fit mes and check which entries of its embedding equal a graph Laplacian");
    const auto options = std::make_shared<CheckOptions>();
    options->fitting.method = "mes";
    options->fitting.addTo(*command);
    command->add_flag("--json", options->json, "Report as JSON, with all eigenvalues");
    command->callback([&chosen, options] { chosen = [options] { run(*options); }; });
}

}  // namespace fuzzylens::cli
