// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_bytes.h"
#include "core/session/result_text.h"
#include "core/session/session_file.h"
#include "core/session/text_file.h"

#include <stdexcept>

namespace fuzzylens {

namespace {

std::shared_ptr<const PairSet> pairsOfRun(const SessionFile& session, const StoredRun& run,
                                          const StoredProblem& solved)
{
    if (const auto kept = session.pairs(run.id))
        return std::make_shared<const PairSet>(inOrder(*kept, solved.problem.data->samples()));
    if (run.fit.pairs.empty() && run.fit.pairLines.empty())
        return nullptr;
    return std::make_shared<const PairSet>(
        fitPairs(run.fit, *solved.original, solved.steps, solved.problem.target));
}

void requireFit(const Result& result, const Dataset& prepared)
{
    if (*result.samples != prepared.sampleNames() || *result.features != prepared.featureNames())
        throw std::invalid_argument("a run and its data do not match");
}

}  // namespace

StoredProblem problemOf(const SessionFile& session, const StoredRun& run, const Result& result,
                        const Progress& progress)
{
    StoredProblem solved{session.data(run.data, progress), session.fittedSteps(run.id), {}};
    if (!solved.original)
        return solved;
    solved.problem.data = applySteps(solved.original, solved.steps, progress);
    if (!solved.problem.data)
        return solved;
    try {
        requireFit(result, *solved.problem.data);
        solved.problem.target = result.target;
        solved.problem.pairs = pairsOfRun(session, run, solved);
    } catch (const std::invalid_argument& error) {
        failFile(session.path(), std::string("this session is damaged: ") + error.what());
    }
    return solved;
}

Result loadResult(const std::filesystem::path& path, const std::string& run)
{
    if (!isSession(path))
        return readResult(path);
    const auto session = SessionFile::open(path, SessionFile::Access::Read);
    return session->result(session->run(run).id);
}

Model loadModel(const std::filesystem::path& path, const std::string& run, const Progress& progress)
{
    if (!isSession(path))
        return modelFromJson(readTextFile(path), path.string());
    const auto session = SessionFile::open(path, SessionFile::Access::Read);
    const StoredRun stored = session->run(run);
    const MethodDescription* description = findMethod(stored.fit.method);
    if (!description || !description->predict)
        failFile(path,
                 "run " + std::to_string(stored.id) + " of this session uses " + stored.fit.method +
                     ", which does not predict new samples",
                 "choose another run with --run; the command info lists the runs");
    const Result result = session->result(stored.id);
    const StoredProblem solved = problemOf(*session, stored, result, progress);
    if (!solved.problem.data)
        return {};
    return makeModel(stored.fit, solved.original, solved.problem, solved.steps, result.outcome);
}

}  // namespace fuzzylens
