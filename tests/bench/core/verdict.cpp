// SPDX-License-Identifier: GPL-3.0-or-later
// Time until the first 20 and all 200 permutations of the labels are tested, SFP with its defaults and z-scores.
#include "core/evaluation/verdict.h"
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"
#include "core/numeric/parallel.h"
#include "tests/bench/measurement.h"
#include "tests/core/support/shared_data.h"

#include <chrono>
#include <cstdio>

namespace fuzzylens::bench {

namespace {

using Clock = std::chrono::steady_clock;

void measureVerdictOn(Figures& figures, const std::string& name, const DatasetPtr& data)
{
    const Preprocessed prepared = preprocess(data, {StepSpec::parse("zscore")});
    const Problem problem = makeProblem(prepared.data, data->preferredLabel());
    const MethodDescription& sfp = method("sfp");
    const Parameters parameters = defaultParameters(sfp, problem);
    VerdictOptions options;
    options.mayStopEarly = false;
    const Clock::time_point begin = Clock::now();
    double first = 0;
    const auto seconds = [begin] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    const Verdict verdict = computeVerdict({sfp, data, prepared.steps, problem, parameters}, {}, options,
                                           {hardwareThreads(), {}}, [&](const Verdict&) {
                                               if (first == 0)
                                                   first = seconds();
                                           });
    figures.emplace_back("verdict_" + name + "_first_20_s", first);
    figures.emplace_back("verdict_" + name + "_all_200_s", seconds());
    figures.emplace_back("verdict_" + name + "_correct", verdict.accuracy->correct);
    figures.emplace_back("verdict_" + name + "_p", verdict.test.pValue());
}

void measureVerdict(Figures& figures)
{
    measureVerdictOn(figures, "demonstration", demonstration());
    for (const std::string name : {"colon", "leukemia72"}) {
        if (const auto path = test::sharedData(name + ".csv.gz"))
            measureVerdictOn(figures, name, readDataset(*path).data);
        else
            std::fprintf(stderr, "fuzzylens-bench: %s is not there, so it is not measured\n", name.c_str());
    }
}

const Registration registration{
    {"verdict", "seconds of a test with 20 and 200 permutations of the labels (SFP)", measureVerdict}};

}  // namespace

}  // namespace fuzzylens::bench
