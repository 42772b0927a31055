// SPDX-License-Identifier: GPL-3.0-or-later
#include "output_files.h"

#include "trouble.h"

#include "core/export/writer.h"

#include <filesystem>

namespace fuzzylens::cli {

namespace {

bool areSame(const std::string& one, const std::string& other)
{
    if (one == "-" || other == "-")
        return one == other;
    std::error_code error;
    const auto first = std::filesystem::weakly_canonical(std::filesystem::absolute(one, error), error);
    const auto second = std::filesystem::weakly_canonical(std::filesystem::absolute(other, error), error);
    return !first.empty() && first == second;
}

void requireApart(const FileRole& one, const FileRole& other)
{
    if (one.second.empty() || other.second.empty() || !areSame(one.second, other.second))
        return;
    const std::string both = "the " + one.first + " and the " + other.first + " cannot both ";
    if (one.second == "-")
        throw UsageError(both + "go to standard output; name a file for one of them");
    throw UsageError(both + "be " + other.second + "; give another file name for one of them");
}

}  // namespace

void requireApart(const FileRoles& outputs, const FileRoles& inputs)
{
    for (auto output = outputs.begin(); output != outputs.end(); ++output) {
        for (const FileRole& input : inputs)
            requireApart(input, *output);
        for (auto other = output + 1; other != outputs.end(); ++other)
            requireApart(*output, *other);
    }
}

void requireKnownSuffix(const std::string& output)
{
    try {
        requireFormatBySuffix(output);
    } catch (const DataError& error) {
        throw UsageError(error.what());
    }
}

}  // namespace fuzzylens::cli
