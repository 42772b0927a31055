// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/import_trial.h"

namespace fuzzylens {

ImportTrial trialOf(const DatasetPtr& data, const InputSpec& input)
{
    return {input, data, {}, previewOf(*data), data->origin().decisions};
}

ImportTrial unreadTrial(const Issue& error, const InputSpec& input)
{
    UnreadTable seen = isMade(input) ? UnreadTable() : lookAtUnread(input.file, input.import);
    return {input, nullptr, error, std::move(seen.preview), std::move(seen.decisions)};
}

ImportTrial tryInput(const InputSpec& input, const Progress& progress)
{
    try {
        const DatasetPtr data = loadInput(input, progress);
        return data ? trialOf(data, input) : ImportTrial{input, {}, {}, {}, {}};
    } catch (const DataError& error) {
        return unreadTrial(error.issue(), input);
    }
}

}  // namespace fuzzylens
