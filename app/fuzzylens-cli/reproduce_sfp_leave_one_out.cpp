// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "reproduce_tables.h"
#include "text_table.h"
#include "trouble.h"

#include "core/data/reader.h"
#include "core/data/steps.h"
#include "core/methods/method.h"
#include "core/numeric/parallel.h"

#include <array>

namespace fuzzylens::cli {

namespace {

constexpr std::size_t points = 8;  // lambda' = 0.1 ... 0.8

struct Row
{
    std::string title;
    std::string file;
    std::string filling;  // step; may be empty
    std::array<int, points> reference;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> all = {
        {"colon", "colon.csv.gz", "", {43, 51, 53, 53, 51, 51, 50, 49}},
        {"leukaemia", "leukemia72.csv.gz", "", {67, 70, 69, 68, 68, 68, 69, 71}},
        {"lymphoma, 66 samples, 5-NN fill", "lymphoma66.csv.gz", "impute=knn:5", {65, 63, 63, 61, 62, 62, 63, 63}},
        {"lymphoma, 66 samples, mean fill", "lymphoma66.csv.gz", "impute=mean", {65, 63, 62, 61, 61, 62, 63, 62}},
        {"lymphoma, 62 samples", "lymphoma62.csv.gz", "", {61, 59, 58, 57, 57, 57, 59, 57}},
    };
    return all;
}

Problem prepared(const Row& row, const std::filesystem::path& data)
{
    const DatasetPtr read = readDataset(data / row.file, {}, interruptible()).data;
    if (!read)
        throw Cancelled();
    std::vector<StepSpec> steps;
    if (!row.filling.empty())
        steps.push_back(StepSpec::parse(row.filling));
    steps.push_back(StepSpec::parse("zscore"));
    const DatasetPtr scaled = preprocess(read, steps, interruptible()).data;
    if (isInterrupted() || !scaled)
        throw Cancelled();
    return makeProblem(scaled, scaled->preferredLabel());
}

int correctAt(const Problem& problem, std::size_t point)
{
    const MethodDescription& sfp = method("sfp");
    const Parameters parameters = resolveParameters(sfp, problem,
                                                    {{"clusters", std::to_string(problem.target.classes())},
                                                     {"alpha_prime", "0.1"},
                                                     {"gamma_prime", "0.9"},
                                                     {"lambda_prime", "0." + std::to_string(point + 1)},
                                                     {"lambda_scale", "sum"},
                                                     {"smoothing", "0.001"}});
    const AccuracyReport report =
        sfp.leaveOneOut(problem, parameters, {hardwareThreads(), false, interruptible()});
    if (report.isCancelled)
        throw Cancelled();
    return report.correct;
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
        const Problem problem = prepared(row, data);
        std::vector<std::string> reference{row.title + ", reference", std::to_string(problem.data->samples())};
        std::vector<std::string> here{row.title + ", here", std::to_string(problem.data->samples())};
        for (std::size_t point = 0; point < points; ++point) {
            reference.push_back(std::to_string(row.reference[point]));
            here.push_back(std::to_string(correctAt(problem, point)));
        }
        table.addRow(reference);
        table.addRow(here);
    }
    return "SFP, plain leave-one-out: one cluster a class, alpha' = 0.1, gamma' = 0.9, lambda summed over "
           "samples,\n"
           "smoothing 0.001, each set z-scored once with the population standard deviation.\n"
           "Published (nested leave-one-out): colon 53 of 62, leukaemia 72 of 72, lymphoma 65 of 66.\n\n" +
           table.text();
}

}  // namespace fuzzylens::cli
