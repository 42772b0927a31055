// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/steps/name_list.h"

#include "core/data/issue.h"
#include "core/data/memory_guard.h"

#include <filesystem>
#include <fstream>

namespace fuzzylens::steps {

namespace {

DataError fileError(const std::string& file, const std::string& what, std::int64_t row = 0)
{
    Issue issue;
    issue.severity = Issue::Severity::Error;
    issue.what = what;
    issue.file = file;
    issue.row = row;
    issue.remedy = "give a text file with one name a line";
    return DataError(std::move(issue));
}

std::vector<std::string> linesOf(const std::string& path)
{
    requireRoomForWhole(path);
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        throw fileError(path, "the list of names cannot be read");
    std::vector<std::string> result;
    std::int64_t row = 0;
    for (std::string line; std::getline(stream, line);) {
        ++row;
        if (row == 1 && line.starts_with("\xef\xbb\xbf"))
            line.erase(0, 3);
        if (line.find('\0') != std::string::npos)
            throw fileError(path, "this is no text", row);
        line.resize(std::min(line.size(), line.find('\t')));
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (!line.empty())
            result.push_back(std::move(line));
    }
    if (stream.bad())
        throw fileError(path, "the list of names cannot be read");
    if (result.empty())
        throw fileError(path, "the list of names is empty");
    return result;
}

}  // namespace

std::vector<std::string> namesOf(const std::string& argument)
{
    std::error_code error;
    const auto kind = std::filesystem::status(argument, error).type();
    if (kind == std::filesystem::file_type::directory)
        throw fileError(argument, "this is a folder, not a list of names");
    if (std::filesystem::exists(argument, error))
        return linesOf(argument);
    return splitNames(argument);
}

std::vector<std::string> splitNames(const std::string& text)
{
    std::vector<std::string> result(1);
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"' && quoted && i + 1 < text.size() && text[i + 1] == '"')
            result.back() += text[i++];  // a doubled quote stands for one
        else if (text[i] == '"' && (quoted || result.back().empty()))
            quoted = !quoted;
        else if (text[i] == ',' && !quoted)
            result.emplace_back();
        else
            result.back() += text[i];
    }
    std::erase(result, std::string());
    return result;
}

}  // namespace fuzzylens::steps
