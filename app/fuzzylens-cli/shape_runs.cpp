// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape_runs.h"

#include "text_table.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/preprocess/steps.h"

namespace fuzzylens::cli {

const std::vector<double>& shapeShares()
{
    static const std::vector<double> shares = {0.05, 0.1, 0.2, 0.3, 0.4, 0.5};
    return shares;
}

std::vector<std::string> shapeShareNames()
{
    std::vector<std::string> names;
    for (const double share : shapeShares())
        names.push_back(fixed(100 * share, 0) + " %");
    return names;
}

Problem shapeProblem(const std::string& name)
{
    SyntheticOptions options;
    options.samples = shapeSamples;
    const DatasetPtr data = preprocess(synthesize(name, options), {StepSpec::parse("zscore")}).data;
    return makeProblem(data, data->preferredLabel());
}

std::vector<std::vector<ReducedScores>> scoresByShare(const Reducer& reducer, const Problem& problem, int draws)
{
    std::vector<std::vector<bool>> all;
    for (const double share : shapeShares())
        for (auto& labelled : labelledDraws(problem.target.classOf, share, draws))
            all.push_back(std::move(labelled));
    const std::vector<ReducedScores> scores = reducedScores(reducer, reducer.settings[0], problem, all);
    std::vector<std::vector<ReducedScores>> byShare;
    for (auto begin = scores.begin(); begin != scores.end(); begin += draws)
        byShare.emplace_back(begin, begin + draws);
    return byShare;
}

}  // namespace fuzzylens::cli
