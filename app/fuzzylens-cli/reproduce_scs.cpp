// SPDX-License-Identifier: GPL-3.0-or-later
#include "reduced_runs.h"
#include "text_table.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::json;

/// The best mean over the settings, as the paper chooses.
Spread bestOf(const std::vector<std::vector<ReducedScores>>& bySetting, int count, const ReducedFigure& figure)
{
    Spread best;
    best.mean = -1;
    for (const auto& scores : bySetting)
        if (const Spread spread = spreadOf(scores, count, figure); spread.mean > best.mean)
            best = spread;
    return best;
}

/// A table of the colorectal set, prepared in one way.
class ReadingTable
{
public:
    ReadingTable(const Json& table, const Problem& problem, int draws)
        : m_table(table)
        , m_problem(problem)
        , m_labelled(labelledDraws(problem.target.classOf, 0.5, draws))
        , m_published(table.at("published_draws"))
        , m_draws(draws)
    {}

    std::string text(std::size_t reading)
    {
        TextTable table;
        table.addRow({m_table.at("readings")[reading].at("name"),
                      "RI " + std::to_string(std::min(m_published, m_draws)), "RI " + std::to_string(m_draws),
                      "I/H", "1-NN 1", "2", "3", "unlabelled 1", "2", "3", "reference"});
        for (const Json& row : m_table.at("rows")) {
            std::vector<std::string> cells = cellsOf(Reducer::of(row));
            cells.push_back(row.at("references")[reading]);
            table.addRow(cells);
        }
        return table.text();
    }

    /// "87.3 and 88.1" of each row: clustering, and the nearest labelled sample in one dimension, over all
    /// samples.
    const Settings& summaries() const { return m_summaries; }

private:
    std::vector<std::string> cellsOf(const Reducer& reducer)
    {
        std::vector<std::vector<ReducedScores>> bySetting;
        for (const Settings& setting : reducer.settings)
            bySetting.push_back(reducedScores(reducer, setting, m_problem, m_labelled));
        std::vector<std::string> cells{reducer.name};
        const auto add = [&](int count, const ReducedFigure& figure) {
            const Spread spread = bestOf(bySetting, count, figure);
            // The error of a mean over as many draws as the paper has.
            cells.push_back(fixed(spread.mean, 1) + "±" +
                            fixed(spread.deviation / std::sqrt(double(m_published)), 1));
        };
        if (reducer.method.empty()) {
            cells.insert(cells.end(), 3, "");
        } else {
            m_summaries[reducer.name] = fixed(bestOf(bySetting, m_draws, clusteringOf).mean, 1) + " and " +
                                        fixed(bestOf(bySetting, m_draws, entireIn(1)).mean, 1);
            add(m_published, clusteringOf);
            add(m_draws, clusteringOf);
            const auto information = [](const ReducedScores& scores) { return scores.information; };
            cells.push_back(fixed(std::max(0.0, bestOf(bySetting, m_draws, information).mean), 3));
        }
        for (std::size_t dimensions = 1; dimensions <= mostDimensions; ++dimensions)
            add(m_draws, entireIn(dimensions));
        for (std::size_t dimensions = 1; dimensions <= mostDimensions; ++dimensions)
            add(m_draws, heldOutIn(dimensions));
        return cells;
    }

    const Json& m_table;
    const Problem& m_problem;
    std::vector<std::vector<bool>> m_labelled;
    int m_published, m_draws;
    Settings m_summaries;
};

/// "97; 95 94 94 (±3)": in brackets the standard deviation over the draws, one dimension.
std::string cellOf(const Reducer& reducer, const std::vector<ReducedScores>& scores)
{
    return accuracyText(reducer, scores) + " (±" + fixed(spreadOf(scores, heldOutIn(1)).deviation, 0) + ")";
}

}  // namespace

Reproduced reducedByReadingTable(const Reproduction& asked)
{
    Settings values{
        {"draws", std::to_string(asked.draws)},
        {"first", std::to_string(std::min(asked.table.at("published_draws").get<int>(), asked.draws))}};
    std::string tables;
    for (std::size_t reading = 0; reading < asked.table.at("readings").size(); ++reading) {
        const DatasetPtr prepared = preparedFile(asked.data / asked.table.at("file").get<std::string>(),
                                                 asked.table.at("readings")[reading].at("steps"));
        const Problem problem = makeProblem(prepared, prepared->preferredLabel());
        ReadingTable table(asked.table, problem, asked.draws);
        tables += '\n' + table.text(reading);
        if (reading == 0)
            values = joined(values, table.summaries());
    }
    return {aboutText(asked.table, values) + tables};
}

Reproduced reducedBySetTable(const Reproduction& asked)
{
    std::vector<Reducer> reducers;
    std::vector<std::string> head{""};
    for (const Json& json : asked.table.at("reducers"))
        head.push_back(reducers.emplace_back(Reducer::of(json)).name);
    TextTable table;
    table.addRow(head);
    std::vector<double> sums(reducers.size());
    for (const Json& row : asked.table.at("rows")) {
        const DatasetPtr prepared = preparedFile(asked.data / row.at("file").get<std::string>(), row.at("steps"));
        const Problem problem = makeProblem(prepared, prepared->preferredLabel());
        const auto labelled =
            labelledDraws(problem.target.classOf, 0.5, std::min(row.at("draws").get<int>(), asked.draws));
        std::vector<std::string> here{row.at("name").get<std::string>()}, reference{"  reference"};
        for (std::size_t c = 0; c < reducers.size(); ++c) {
            const std::vector<ReducedScores> scores =
                reducedScores(reducers[c], reducers[c].settings[0], problem, labelled);
            here.push_back(cellOf(reducers[c], scores));
            reference.push_back(row.at("references")[c]);
            sums[c] += spreadOf(scores, heldOutIn(1)).mean;
        }
        table.addRow(here);
        table.addRow(reference);
    }
    std::vector<std::string> means{"mean, one dimension"}, references{"  reference"};
    for (const double sum : sums)
        means.push_back(fixed(sum / static_cast<double>(asked.table.at("rows").size()), 1));
    for (const std::string reference : asked.table.at("mean_references"))
        references.push_back(reference);
    table.addRow(means);
    table.addRow(references);
    std::vector<int> draws;
    for (const Json& row : asked.table.at("rows"))
        draws.push_back(std::min(row.at("draws").get<int>(), asked.draws));
    const auto [fewest, most] = std::minmax_element(draws.begin(), draws.end());
    return {
        aboutText(asked.table, {{"draws", std::to_string(*most)}, {"draws_of_others", std::to_string(*fewest)}}) +
        '\n' + table.text()};
}

}  // namespace fuzzylens::cli
