// SPDX-License-Identifier: GPL-3.0-or-later
#include "loading.h"

#include "interrupt.h"
#include "trouble.h"

#include "core/session/command_line/supported_options.h"

namespace fuzzylens::cli {

InputSpec specOf(const InputOptions& options)
{
    return asUsage([&] { return options.spec(); });
}

FileRoles filesOf(const InputSpec& input)
{
    FileRoles files = {{"data", isMade(input) ? "" : input.file}, {"labels", input.import.labelsFile.string()}};
    for (const std::string& table : input.sampleTables)
        files.push_back({"sample annotations", table});
    return files;
}

DatasetPtr load(const InputSpec& input)
{
    DatasetPtr data = naming(input.file, [&] {
        asUsage([&] { requireSupported(input); });
        if (isMade(input))
            return asUsage([&] { return loadInput(input, interruptible()); });
        return loadInput(input, interruptible());
    });
    if (!data)
        throw Cancelled();
    return data;
}

}  // namespace fuzzylens::cli
