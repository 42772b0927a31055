// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/repeated_names.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>

namespace fuzzylens {

std::string numberedName(const std::vector<std::string>& names, Index feature)
{
    const auto at = names.begin() + feature;
    const auto before = std::count(names.begin(), at, *at);
    const bool repeats = before > 0 || std::find(at + 1, names.end(), *at) != names.end();
    return repeats ? *at + '#' + std::to_string(before + 1) : *at;
}

std::vector<std::string> numberedNames(const std::vector<std::string>& names)
{
    std::unordered_map<std::string_view, int> counts, seen;
    for (const std::string& name : names)
        ++counts[name];
    std::vector<std::string> numbered;
    numbered.reserve(names.size());
    for (const std::string& name : names)
        numbered.push_back(counts[name] > 1 ? name + '#' + std::to_string(++seen[name]) : name);
    return numbered;
}

std::optional<std::pair<std::string_view, std::size_t>> takenApart(std::string_view numberedName)
{
    const std::size_t sign = numberedName.rfind('#');
    if (sign == std::string_view::npos)
        return std::nullopt;
    const std::string_view digits = numberedName.substr(sign + 1);
    std::size_t number = 0;
    const auto answer = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (answer.ec != std::errc() || answer.ptr != digits.data() + digits.size() || number == 0)
        return std::nullopt;
    return std::pair(numberedName.substr(0, sign), number);
}

std::optional<Issue> repeatedNameIssue(const Dataset& data)
{
    constexpr std::size_t most = 30;
    std::unordered_map<std::string_view, int> counts;
    counts.reserve(static_cast<std::size_t>(data.features()));
    for (const std::string& name : data.featureNames())
        ++counts[name];
    if (std::ssize(counts) == data.features())
        return std::nullopt;
    std::size_t repeated = 0;
    std::vector<Message> entries;
    for (const std::string& name : data.featureNames()) {
        int& count = counts[name];
        if (count > 1 && ++repeated <= most)
            entries.push_back(
                message("%1 (%2 times)", name.empty() ? message("no name") : Message::verbatim(name), count));
        count = 0;  // listed
    }
    Message list = listed(entries, [](const Message& a, const Message& b) { return message("%1, %2", a, b); });
    Issue issue;
    issue.severity = Issue::Severity::Note;
    if (repeated > most)
        list = message("%1 and %2 more", list, repeated - most);
    issue.what = message(repeated == 1 ? "%1 name occurs more than once; all features are kept: %2"
                                       : "%1 names occur more than once; all features are kept: %2",
                         repeated, list);
    issue.file = data.origin().path;
    issue.remedy = message("to choose the second feature named NAME, write NAME#2");
    return issue;
}

std::optional<Issue> repeatedSampleIssue(const Dataset& data)
{
    constexpr int most = 10;
    const std::vector<std::string>& names = data.sampleNames();
    std::unordered_map<std::string_view, int> counts;
    for (const std::string& name : names)
        ++counts[name];
    const auto first =
        std::find_if(names.begin(), names.end(), [&counts](const std::string& name) { return counts[name] > 1; });
    if (first == names.end())
        return std::nullopt;
    const auto repeated =
        std::count_if(counts.begin(), counts.end(), [](const auto& entry) { return entry.second > 1; });
    std::string samples;
    int listed = 0;
    for (auto name = first; name != names.end() && listed < most; ++name)
        if (*name == *first)
            samples += (listed++ == 0 ? "" : ", ") + std::to_string(name - names.begin() + 1);
    if (counts[*first] > most)
        samples += ", …";
    Issue issue;
    issue.what =
        message(repeated == 1 ? "1 sample name occurs more than once: \"%2\" (samples %3); all samples are kept"
                              : "%1 sample names occur more than once, the first is \"%2\" (samples %3); all "
                                "samples are kept",
                repeated, *first, samples);
    issue.file = data.origin().path;
    issue.remedy = message("remove samples that are repeated by mistake, and give the others different names");
    return issue;
}

}  // namespace fuzzylens
