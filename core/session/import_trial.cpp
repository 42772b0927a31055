// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/import_trial.h"

#include "core/data/findings.h"

namespace fuzzylens {

namespace {

ImportTrial unreadTrial(const Issue& error, const InputSpec& input, const Progress& progress)
{
    UnreadTable seen = isMade(input) ? UnreadTable() : lookAtUnread(input.file, input.import, progress);
    ImportTrial trial{input, nullptr, error, std::move(seen.preview), std::move(seen.decisions)};
    if (error.what.starts_with(textForNumber))
        trial.oddText = error.text;
    return trial;
}

}  // namespace

ImportTrial trialOf(const DatasetPtr& data, const InputSpec& input)
{
    return {input, data, {}, previewOf(*data), data->origin().decisions};
}

ImportTrial tryInput(const InputSpec& input, const Progress& progress)
{
    try {
        const DatasetPtr data = loadInput(input, progress);
        return data ? trialOf(data, input) : ImportTrial{input, {}, {}, {}, {}};
    } catch (const TooLargeError& error) {
        ImportTrial trial = unreadTrial(error.issue(), input, progress);
        trial.featuresThatFit = error.featuresThatFit();
        return trial;
    } catch (const DataError& error) {
        return unreadTrial(error.issue(), input, progress);
    }
}

}  // namespace fuzzylens
