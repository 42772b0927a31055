// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/shared_data.h"

#include "tests/core/support/project_files.h"

#include <cstdlib>

namespace fuzzylens::test {

std::optional<std::filesystem::path> sharedData(const std::string& name)
{
    const char* chosen = std::getenv("FUZZYLENS_DATA");
    const std::filesystem::path folder =
        chosen ? std::filesystem::path(chosen) : std::filesystem::path(sourceFile("../shared/data").toStdString());
    std::error_code error;
    const std::filesystem::path path = folder / name;
    if (std::filesystem::exists(path, error))
        return path;
    return std::nullopt;
}

}  // namespace fuzzylens::test
