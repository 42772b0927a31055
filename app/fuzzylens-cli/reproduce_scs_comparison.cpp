// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "reduced_runs.h"
#include "reproduce_tables.h"
#include "text_table.h"
#include "trouble.h"

#include "core/import/reader.h"
#include "core/preprocess/steps.h"

namespace fuzzylens::cli {

namespace {

constexpr std::size_t contenders = 5;

struct Row
{
    const char* name;
    const char* file;
    int draws;
    std::vector<const char*> steps;
    std::array<const char*, contenders> reference;
};

const std::vector<Reducer>& reducers()
{
    static const std::vector<Reducer> all = {{"no scaling", "spectral", {{}}},
                                             {"lsq", "scs", {{{"solver", "lsq"}}}},
                                             {"target (ours)", "scs", {{{"solver", "target"}}}},
                                             {"LFDA", "lfda", {{}}},
                                             {"plain 1-NN", "", {{}}}};
    return all;
}

/// References: METHODS 4.7, "To 4.5".
const std::vector<Row>& rows()
{
    constexpr const char *colorectal = "GSE4107_series_matrix.txt.gz", *leukaemia = "leukemia72.csv.gz",
                         *colon = "colon.csv.gz";
    static const std::vector<Row> all = {
        {"GSE4107 raw", colorectal, 20, {}, {"77; 67 73 70", "76; 66 75 71", "81; 75 76 75", "74", "80"}},
        {"GSE4107 z", colorectal, 20, {"zscore"}, {"86; 80 79 66", "79; 71 71 65", "90; 80 79 80", "76", "76"}},
        {"GSE4107 log2", colorectal, 20, {"log2"}, {"86; 78 81 74", "88; 86 91 89", "99; 97 92 83", "86", "81"}},
        {"GSE4107 log2, z",
         colorectal,
         20,
         {"log2", "zscore"},
         {"77; 74 74 65", "79; 71 75 71", "92; 85 83 84", "79", "77"}},
        {"leukaemia log2",
         leukaemia,
         10,
         {"floor=100", "ceil=16000", "log2"},
         {"94; 96 96 97", "96; 94 96 95", "97; 95 94 94", "97", "94"}},
        {"leukaemia log2, z",
         leukaemia,
         10,
         {"floor=100", "ceil=16000", "log2", "zscore"},
         {"76; 78 81 87", "73; 74 85 87", "99; 97 97 98", "95", "87"}},
        {"leukaemia z", leukaemia, 10, {"zscore"}, {"53; 67 82 83", "73; 65 76 79", "97; 96 96 96", "93", "82"}},
        {"colon log2", colon, 10, {"log2"}, {"60; 71 74 77", "59; 59 72 76", "89; 82 83 81", "85", "73"}},
        {"colon log2, z",
         colon,
         10,
         {"log2", "zscore"},
         {"53; 61 63 57", "55; 55 60 57", "89; 81 85 84", "84", "70"}},
        {"colon z", colon, 10, {"zscore"}, {"55; 55 60 57", "55; 57 62 65", "82; 78 80 82", "79", "70"}},
    };
    return all;
}

Problem prepared(const Row& row, const std::filesystem::path& data)
{
    const DatasetPtr read = readDataset(data / row.file, {}, interruptible()).data;
    if (!read)
        throw Cancelled();
    std::vector<StepSpec> steps;
    for (const char* step : row.steps)
        steps.push_back(StepSpec::parse(step));
    const DatasetPtr done = preprocess(read, steps, interruptible()).data;
    if (!done)
        throw Cancelled();
    return makeProblem(done, done->preferredLabel());
}

/// "97; 95 94 94 (±3)": clustering of all; the nearest labelled sample in one to three dimensions, of the others.
std::string cellOf(const Reducer& reducer, const std::vector<ReducedScores>& scores)
{
    const auto count = static_cast<int>(scores.size());
    const auto mean = [&](const std::function<double(const ReducedScores&)>& figure) {
        return fixed(spreadOf(scores, count, figure).mean, 0);
    };
    const auto first = [](const ReducedScores& one) { return one.heldOut[0]; };
    const std::string spread = " (±" + fixed(spreadOf(scores, count, first).deviation, 0) + ")";
    if (reducer.method.empty())
        return mean(first) + spread;
    std::string text = mean([](const ReducedScores& one) { return one.clustering; }) + ";";
    for (std::size_t l = 0; l < mostDimensions; ++l)
        text += " " + mean([l](const ReducedScores& one) { return one.heldOut[l]; });
    return text + spread;
}

}  // namespace

std::string scsComparison(const std::filesystem::path& data, int draws)
{
    TextTable table;
    std::vector<std::string> head{""};
    for (const Reducer& reducer : reducers())
        head.push_back(reducer.name);
    table.addRow(head);
    std::vector<double> sums(contenders);
    for (const Row& row : rows()) {
        const Problem problem = prepared(row, data);
        const int own = std::min(row.draws, draws);
        std::vector<std::string> here{row.name}, reference{"  reference"};
        for (std::size_t c = 0; c < contenders; ++c) {
            const std::vector<ReducedScores> scores =
                reducedScores(reducers()[c], reducers()[c].settings[0], problem,
                              labelledDraws(problem.target.classOf, 0.5, own));
            here.push_back(cellOf(reducers()[c], scores));
            reference.push_back(row.reference[c]);
            sums[c] += spreadOf(scores, own, [](const ReducedScores& one) { return one.heldOut[0]; }).mean;
        }
        table.addRow(here);
        table.addRow(reference);
    }
    std::vector<std::string> means{"mean, one dimension"};
    for (const double sum : sums)
        means.push_back(fixed(sum / static_cast<double>(rows().size()), 1));
    table.addRow(means);
    table.addRow({"  reference", "72.7", "69.7", "86.5", "84.7", "78.8"});
    return "Spectral feature scaling beside no scaling, LFDA and the nearest neighbour among all features: half "
           "of every "
           "class labelled (" +
           std::to_string(std::min(20, draws)) + " draws on\nGSE4107, " + std::to_string(std::min(10, draws)) +
           " on the others). Accuracy in percent: clustering of all "
           "samples by "
           "one dimension; class of the nearest labelled sample in 1, 2\nand 3 dimensions, of the samples without "
           "a label; "
           "in brackets the standard deviation over the draws, one dimension. lsq: the published\nsolver with its "
           "own "
           "width; the others with the automatic one. The reference figures are those of an independent "
           "program.\n\n" +
           table.text();
}

}  // namespace fuzzylens::cli
