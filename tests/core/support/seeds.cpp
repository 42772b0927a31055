// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/seeds.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>

namespace fuzzylens::test {

constexpr std::size_t largest = 32768;  // larger inputs slow the search and find no more

void keepSeed(std::string_view bytes, std::string kind)
{
    const char* folder = std::getenv("FUZZYLENS_SEEDS");
    if (!folder || bytes.empty() || bytes.size() > largest)
        return;
    if (kind.empty())
        kind = program_invocation_short_name;
    const std::filesystem::path place = std::filesystem::path(folder) / kind;
    std::filesystem::create_directories(place);
    const std::filesystem::path file = place / std::to_string(std::hash<std::string_view>()(bytes));
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

void keepFileAsSeed(const std::filesystem::path& file)
{
    if (!std::getenv("FUZZYLENS_SEEDS") || std::filesystem::file_size(file) > largest)
        return;
    std::ifstream stream(file, std::ios::binary);
    keepSeed(std::string(std::istreambuf_iterator<char>(stream), {}));
}

}  // namespace fuzzylens::test
