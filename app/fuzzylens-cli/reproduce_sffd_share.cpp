// SPDX-License-Identifier: GPL-3.0-or-later
#include "labelled_runs.h"
#include "line_plot.h"
#include "reproduce_tables.h"
#include "text_table.h"

#include <vector>

namespace fuzzylens::cli {

namespace {

constexpr int runs = 20;
const std::vector<double> shares = {0.02, 0.05, 0.1, 0.2, 0.4, 0.6};

struct ShareSet
{
    const char* file;
    const char* name;
    std::vector<double> reference;  // all samples, a share each
};

const std::vector<ShareSet>& sets()
{
    static const std::vector<ShareSet> all = {
        {"iris.arff", "iris", {.893, .918, .939, .956, .982, .982}},
        {"wine.arff", "Wine", {.841, .901, .931, .952, .966, .987}},
        {"balance-scale.arff", "Balance scale", {.598, .666, .722, .768, .827, .883}},
        {"ionosphere.arff", "Ionosphere", {.541, .584, .762, .905, .919, .945}},
        {"vowel.arff", "Vowel", {.366, .487, .625, .746, .859, .911}}};
    return all;
}

std::string percent(double share)
{
    return fixed(100 * share, 0) + " %";
}

}  // namespace

Reproduced sffdShare(const std::filesystem::path& data)
{
    TextTable table;
    LinePlot plot;
    plot.panels.resize(1);
    plot.title = "SFFD: accuracy against the labelled share";
    plot.remark =
        "recommended preset, all samples, means of " + std::to_string(runs) + " draws; dashed: reference";
    plot.across = "labelled share of every class";
    plot.up = "accuracy";
    plot.places = shares;
    std::vector<std::string> head{"labelled"};
    for (const double share : shares) {
        plot.placeNames.push_back(percent(share));
        head.push_back(percent(share));
    }
    table.addRow(head);
    for (const ShareSet& set : sets()) {
        const DatasetPtr standardised = uciSet(data, set.file, true);
        PlotLine line{set.name, {}, set.reference, {}};
        std::vector<std::string> here{std::string(set.name) + ", here"};
        std::vector<std::string> reference{std::string(set.name) + ", reference"};
        for (std::size_t i = 0; i < shares.size(); ++i) {
            line.values.push_back(meanScores(
                                      {"SFFD", "sffd", {}}, [&](int) { return standardised; }, shares[i], runs)
                                      .all);
            here.push_back(shareText(line.values.back()));
            reference.push_back(shareText(set.reference[i]));
        }
        table.addRow(here);
        table.addRow(reference);
        plot.panels[0].lines.push_back(std::move(line));
    }
    return {
        "SFFD, recommended preset: accuracy over all samples against the share of every class that is labelled;\n"
        "standardised features, all pairs among the labelled samples, " +
            std::to_string(runs) + " runs. The reference figures are those of an\nindependent program.\n\n" +
            table.text(),
        {svgOf(plot)}};
}

}  // namespace fuzzylens::cli
