// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/import_trial.h"

#include "core/common/issue.h"
#include "core/import/findings.h"
#include "core/import/import_choice.h"
#include "core/session/session_file.h"

#include <stdexcept>

namespace fuzzylens {

namespace {

/// A session has its data as they were read.
std::vector<FixedChoice> fixedForSession()
{
    std::vector<FixedChoice> fixed;
    for (const ImportChoice choice : allImportChoices)
        fixed.push_back({choice, "A session contains data that are already imported; open the original file to "
                                 "change the import settings"});
    return fixed;
}

/// Nothing if the path is no readable file.
std::vector<FixedChoice> fixedFor(const InputSpec& input)
{
    if (isMade(input))
        return {};
    if (isSession(input.file))
        return fixedForSession();
    try {
        return fixedChoices(input.file, input.import);
    } catch (const DataError&) {
        return {};  // reading reports the error
    }
}

ImportTrial unreadTrial(const Issue& error, const InputSpec& input, const Progress& progress)
{
    UnreadTable seen =
        isMade(input) || isSession(input.file) ? UnreadTable() : lookAtUnread(input.file, input.import, progress);
    ImportTrial trial{input, nullptr, error, std::move(seen.preview), std::move(seen.decisions)};
    if (error.id == textForNumber)
        trial.oddText = error.text;
    return trial;
}

ImportTrial readTrial(const DatasetPtr& data, const InputSpec& input)
{
    return {input, data, {}, previewOf(*data), data->origin().decisions};
}

ImportTrial tried(const InputSpec& input, const Progress& progress)
{
    try {
        const DatasetPtr data = loadInput(input, progress);
        if (!data)
            return {input, {}, {}, {}, {}};
        requireAnalysable(*data);
        ImportTrial trial = readTrial(data, input);
        if (data->table().sparse())
            trial.input.import.singlePrecision = false;  // their decision gives the reason
        return trial;
    } catch (const TooLargeError& error) {
        ImportTrial trial = unreadTrial(error.issue(), input, progress);
        trial.featuresThatFit = error.featuresThatFit();
        return trial;
    } catch (const DataError& error) {
        return unreadTrial(error.issue(), input, progress);
    } catch (const std::invalid_argument& error) {
        if (!isMade(input))
            throw;
        // no such synthetic set
        return unreadTrial({Issue::Severity::Error, messageOf(error), input.file, 0, 0, {}, {}}, input, progress);
    }
}

}  // namespace

std::string_view whyFixed(const ImportTrial& trial, ImportChoice choice)
{
    for (const FixedChoice& fixed : trial.fixed)
        if (fixed.choice == choice)
            return fixed.reason;
    return {};
}

ImportTrial trialOf(const DatasetPtr& data, const InputSpec& input)
{
    ImportTrial trial = readTrial(data, input);
    trial.fixed = fixedFor(input);
    return trial;
}

ImportTrial tryInput(const InputSpec& input, const Progress& progress)
{
    InputSpec heeded = input;
    std::vector<FixedChoice> fixed = fixedFor(input);
    for (const FixedChoice& one : fixed)
        leaveToReader(heeded.import, one.choice);
    ImportTrial trial = tried(heeded, progress);
    trial.fixed = std::move(fixed);
    return trial;
}

ImportTrial tryFile(const InputSpec& input, const Progress& progress)
{
    if (!isSession(input.file))
        return tryInput(input, progress);
    ImportTrial trial;
    trial.input = input;
    trial.isSession = true;
    return trial;
}

}  // namespace fuzzylens
