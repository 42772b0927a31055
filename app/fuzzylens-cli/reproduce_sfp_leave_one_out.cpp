// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "reproduce_tables.h"
#include "text_table.h"
#include "trouble.h"

#include "core/evaluation/leave_one_out.h"
#include "core/import/reader.h"
#include "core/numeric/parallel.h"

#include <array>
#include <optional>
#include <stdexcept>

namespace fuzzylens::cli {

namespace {

constexpr std::size_t points = 8;  // lambda' = 0.1 ... 0.8

using Counts = std::array<int, points>;

struct Row
{
    std::string title;
    std::string file;
    std::string filling;  // step; may be empty
    Counts global;        // references
    std::optional<Counts> inFold{};
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> all = {
        {"colon", "colon.csv.gz", "", {43, 51, 53, 53, 51, 51, 50, 49}, {{46, 52, 52, 51, 51, 51, 49, 48}}},
        {"leukaemia",
         "leukemia72.csv.gz",
         "",
         {67, 70, 69, 68, 68, 68, 69, 71},
         {{70, 69, 70, 69, 71, 70, 71, 71}}},
        {"lymphoma, 66 samples, 5-NN fill",
         "lymphoma66.csv.gz",
         "impute=knn:5",
         {65, 63, 63, 61, 62, 62, 63, 63},
         {{65, 65, 64, 63, 63, 63, 63, 62}}},
        {"lymphoma, 66 samples, mean fill", "lymphoma66.csv.gz", "impute=mean", {65, 63, 62, 61, 61, 62, 63, 62}},
        {"lymphoma, 62 samples", "lymphoma62.csv.gz", "", {61, 59, 58, 57, 57, 57, 59, 57}},
    };
    return all;
}

/// A data set of the table.
struct Prepared
{
    DatasetPtr original;  // its missing values filled
    Preprocessed scaled;
    Problem problem;
};

Prepared prepared(const Row& row, const std::filesystem::path& data)
{
    Prepared result;
    result.original = readDataset(data / row.file, {}, interruptible()).data;
    if (result.original && !row.filling.empty())
        result.original = preprocess(result.original, {StepSpec::parse(row.filling)}, interruptible()).data;
    if (!result.original)
        throw Cancelled();
    result.scaled = preprocess(result.original, {StepSpec::parse("zscore")}, interruptible());
    if (isInterrupted() || !result.scaled.data)
        throw Cancelled();
    result.problem = makeProblem(result.scaled.data, result.scaled.data->preferredLabel());
    return result;
}

LeaveOneOutAccuracy accuracyAt(const Prepared& data, std::size_t point)
{
    const MethodDescription& sfp = method("sfp");
    const Parameters parameters = resolveParameters(sfp, data.problem,
                                                    {{"clusters", std::to_string(data.problem.target.classes())},
                                                     {"alpha_prime", "0.1"},
                                                     {"gamma_prime", "0.9"},
                                                     {"lambda_prime", "0." + std::to_string(point + 1)},
                                                     {"lambda_scale", "sum"},
                                                     {"smoothing", "0.001"}});
    const LeaveOneOutAccuracy accuracy =
        leaveOneOut({sfp, data.original, data.scaled.steps, data.problem, parameters}, InFold::Always,
                    {hardwareThreads(), false, interruptible()});
    if (accuracy.isCancelled())
        throw Cancelled();
    if (!accuracy.inFold)
        throw std::runtime_error(accuracy.error);
    return accuracy;
}

}  // namespace

std::string sfpLeaveOneOut(const std::filesystem::path& data)
{
    TextTable table;
    std::vector<std::string> head{"correct of n, at lambda' =", "n"};
    for (std::size_t point = 0; point < points; ++point)
        head.push_back("0." + std::to_string(point + 1));
    table.addRow(head);
    for (const Row& row : rows()) {
        const Prepared set = prepared(row, data);
        const auto add = [&](const std::string& what, const Counts& counts) {
            std::vector<std::string> cells{row.title + ", " + what, std::to_string(set.problem.data->samples())};
            for (const int count : counts)
                cells.push_back(std::to_string(count));
            table.addRow(cells);
        };
        Counts global{}, inFold{};
        for (std::size_t point = 0; point < points; ++point) {
            const LeaveOneOutAccuracy accuracy = accuracyAt(set, point);
            global[point] = accuracy.global.correct;
            inFold[point] = accuracy.inFold->correct;
        }
        add("global, reference", row.global);
        add("global, here", global);
        if (row.inFold)
            add("in fold, reference", *row.inFold);
        add("in fold, here", inFold);
    }
    return "SFP, plain leave-one-out: one cluster a class, alpha' = 0.1, gamma' = 0.9, lambda summed over "
           "samples,\n"
           "smoothing 0.001, z-scores with the population standard deviation.\n"
           "global: means and deviations of all samples; in fold: of each fold, without the sample. Missing "
           "values\n"
           "are filled once, before the folds.\n"
           "Published (nested leave-one-out): colon 53 of 62, leukaemia 72 of 72, lymphoma 65 of 66.\n\n" +
           table.text();
}

}  // namespace fuzzylens::cli
