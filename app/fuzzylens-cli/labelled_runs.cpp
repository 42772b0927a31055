// SPDX-License-Identifier: GPL-3.0-or-later
#include "labelled_runs.h"

#include "interrupt.h"
#include "text_table.h"
#include "trouble.h"

#include "core/import/reader.h"
#include "core/numeric/parallel.h"
#include "core/preprocess/steps.h"
#include "core/scores/scores.h"
#include "core/session/fit_command.h"

namespace fuzzylens::cli {

namespace {

Scores scoresOf(const Contender& contender, const DatasetPtr& data, double share, int run, Index first)
{
    const Target truth = makeProblem(data, data->preferredLabel()).target;
    Problem problem = fitProblem(data, toText(ParameterValue(share)), run);
    const MethodDescription& description = method(contender.method);
    if (description.usesPairs)
        problem.pairs = std::make_shared<const PairSet>(pairsOfClasses(problem.target.classOf));
    const Outcome outcome = description.run(problem, resolveParameters(description, problem, contender.parameters),
                                            {1, false, interruptible()});
    if (outcome.stopped == Stopped::Cancelled)
        throw Cancelled();
    std::vector<int> unlabelled = truth.classOf;
    for (std::size_t i = 0; i < unlabelled.size(); ++i)
        if (problem.target.classOf[i] >= 0)
            unlabelled[i] = -1;
    Scores scores{matchedAccuracy(truth.classOf, outcome.assigned), matchedAccuracy(unlabelled, outcome.assigned),
                  mutualInformation(truth.classOf, outcome.assigned), 0.0, 0};
    scores.unconverged = outcome.stopped == Stopped::IterationLimit ? 1 : 0;
    if (first > 0 && outcome.featureWeights.size() > 0)
        scores.weightOfFirst = outcome.featureWeights.leftCols(first).rowwise().sum().mean();
    return scores;
}

}  // namespace

DatasetPtr uciSet(const std::filesystem::path& folder, const std::string& file, bool standardised)
{
    const DatasetPtr data = readDataset(folder / "uci" / file).data;
    std::vector<Index> numeric;
    for (Index l = 0; l < data->features(); ++l)
        if (!data->labelField(data->featureNames()[static_cast<std::size_t>(l)]))
            numeric.push_back(l);
    std::vector<StepSpec> steps{StepSpec::parse("drop-constant")};
    if (standardised)
        steps.push_back(StepSpec::parse("zscore"));
    return preprocess(data->subset(std::nullopt, numeric), steps).data;
}

Scores meanScores(const Contender& contender, const std::function<DatasetPtr(int run)>& dataOf, double share,
                  int runs, Index first)
{
    std::vector<Scores> each(static_cast<std::size_t>(runs));
    parallelFor(runs, hardwareThreads(), [&](Index at) {
        const int run = static_cast<int>(at) + 1;
        if (!isInterrupted())
            each[static_cast<std::size_t>(at)] = scoresOf(contender, dataOf(run), share, run, first);
    });
    if (isInterrupted())
        throw Cancelled();
    Scores mean;
    for (const Scores& one : each) {
        mean.all += one.all / runs;
        mean.unlabelled += one.unlabelled / runs;
        mean.information += one.information / runs;
        mean.weightOfFirst += one.weightOfFirst / runs;
        mean.unconverged += one.unconverged;
    }
    return mean;
}

std::string shareText(double value, int decimals)
{
    const std::string digits = fixed(value, decimals);
    return digits.starts_with("0.") ? digits.substr(1) : digits;
}

}  // namespace fuzzylens::cli
