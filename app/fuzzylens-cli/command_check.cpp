// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "interrupt.h"
#include "trouble.h"

#include "core/common/counted.h"
#include "core/export/writer.h"
#include "core/numeric/parallel.h"
#include "core/session/session_check.h"

#include <memory>

namespace fuzzylens::cli {

namespace {

std::string named(const StoredRun& run)
{
    return "run " + std::to_string(run.id) + " (" + (run.name.empty() ? "" : run.name + ", ") + run.fit.method +
           ")";
}

/// The result of repeating a run, as a sentence.
std::string verdict(const RunCheck& check)
{
    if (check.agrees())
        return "agrees";
    std::string text = "differs in";
    for (std::size_t i = 0; i < check.different.size(); ++i)
        text += (i == 0 ? " " : ", ") + check.different[i];
    if (check.instructionSet != check.instructionSetThen)
        text += "; it ran on " + check.instructionSetThen + " then and on " + check.instructionSet +
                " now, which agree to nine digits";
    return text;
}

/// Whether the run agrees; prints the result. @param data of the previous run, replaced by those of this one: read
/// once for all of them.
bool checks(const SessionFile& session, const StoredRun& run, const RunControl& control, DatasetPtr& data)
{
    std::string said;
    bool agrees = false;
    try {
        data = session.data(run.data, control.progress);
        const std::optional<RunCheck> check = checkRun(session, run, control);
        if (!check || isInterrupted())
            throw Cancelled();
        agrees = check->agrees();
        said = verdict(*check);
    } catch (const DataError& error) {
        said = std::string("cannot be repeated: ") + error.what();
    } catch (const std::invalid_argument& error) {
        said = std::string("cannot be repeated: ") + error.what();
    }
    writeAtomically("-", named(run) + ": " + said + '\n');
    return agrees;
}

void checkSession(const std::string& file)
{
    const auto session = SessionFile::open(file, SessionFile::Access::Read);
    const RunControl control{hardwareThreads(), interruptible()};
    const std::vector<StoredRun> runs = session->runs();
    std::int64_t different = 0;
    DatasetPtr data;
    for (const StoredRun& run : runs)
        different += checks(*session, run, control, data) ? 0 : 1;
    if (different > 0)
        throw std::runtime_error(file + ": " + counted(different, "run does", "runs do") + " not agree, of " +
                                 std::to_string(runs.size()));
}

}  // namespace

void addCheck(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "check", "Repeat every run of a session and report for each whether the result is bit-identical");
    const auto file = std::make_shared<std::string>();
    command->add_option("SESSION", *file, "The session (.fuzzylens)")->required();
    command->callback([&chosen, file] { chosen = [file] { checkSession(*file); }; });
}

}  // namespace fuzzylens::cli
