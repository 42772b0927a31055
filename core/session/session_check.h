// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/session/session_file.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// How a run that is done again stands to what the session holds of it.
struct RunCheck
{
    std::vector<std::string>
        different;               // what of the result is not the same bit for bit, as a result file calls it
    std::string instructionSet;  // of the build of the core that ran now, and of the one that ran then
    std::string instructionSetThen;

    bool agrees() const { return different.empty(); }
};

/// Does a run again, from the data, the preparation, the labels and pairs and the parameters in the session, and
/// compares all results except scores and warnings. Nothing when @p control requests cancellation.
/// @throws DataError where the session is damaged or the data are not there; std::invalid_argument if the method
/// refuses the problem.
FUZZYLENS_EXPORT std::optional<RunCheck> checkRun(const SessionFile& session, const StoredRun& run,
                                                  const RunControl& control);

}  // namespace fuzzylens
