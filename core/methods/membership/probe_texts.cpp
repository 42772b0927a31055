// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/mes.h"

#include "core/data/identifiers/repeated_names.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <set>
#include <stdexcept>

namespace fuzzylens {

namespace {

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" \t");
    return first == std::string::npos ? std::string()
                                      : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Of one entry; none where it is neither a name nor an index.
std::optional<Index> indexOf(const std::string& entry, const std::vector<std::string>& numbered,
                             const std::vector<std::string>& names)
{
    for (const auto* known : {&numbered, &names})
        if (const auto place = std::find(known->begin(), known->end(), entry); place != known->end())
            return place - known->begin();
    // Only what is marked: a sample called 17 that has been left out is not the eighteenth of the others.
    if (entry.front() != '#')
        return {};
    Index index = -1;
    const char* begin = entry.data() + std::min(entry.find_first_not_of('#'), entry.size());
    const auto [end, error] = std::from_chars(begin, entry.data() + entry.size(), index);
    if (error != std::errc() || end != entry.data() + entry.size() || index < 0 || index >= std::ssize(names))
        return {};
    return index;
}

/// The samples that the entries of @p text are; @p unknown hears of each that is none.
std::vector<Index> readProbes(const std::string& text, const std::vector<std::string>& sampleNames,
                              const std::function<void(const std::string&)>& unknown)
{
    if (trimmed(text).empty())
        return {};
    const std::vector<std::string> names = numberedNames(sampleNames);
    std::set<Index> probes;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        if (const std::string entry = trimmed(text.substr(at, comma - at)); !entry.empty()) {
            if (const std::optional<Index> probe = indexOf(entry, names, sampleNames))
                probes.insert(*probe);
            else
                unknown(entry);
        }
        at = comma + 1;
    }
    return {probes.begin(), probes.end()};
}

}  // namespace

std::vector<Index> parseProbes(const std::string& text, const std::vector<std::string>& sampleNames)
{
    return readProbes(text, sampleNames, [&sampleNames](const std::string& entry) {
        throw std::invalid_argument("\"" + entry + "\" is neither the name of a sample nor an index from #0 to #" +
                                    std::to_string(sampleNames.size() - 1));
    });
}

std::vector<Index> knownProbes(const std::string& text, const std::vector<std::string>& sampleNames)
{
    return readProbes(text, sampleNames, [](const std::string&) {});
}

std::string probesText(const std::vector<Index>& probes, const std::vector<std::string>& sampleNames)
{
    const std::vector<std::string> names = numberedNames(sampleNames);
    std::string text;
    for (const Index probe : probes) {
        const std::string& name = names[static_cast<std::size_t>(probe)];
        const bool isUsable = !name.empty() && name.find(',') == std::string::npos && trimmed(name) == name &&
                              std::find(names.begin(), names.end(), name) - names.begin() == probe;
        std::string index = "#" + std::to_string(probe);
        while (!isUsable && std::find(names.begin(), names.end(), index) != names.end())
            index.insert(index.begin(), '#');  // a sample is called that
        text += (text.empty() ? "" : ",") + (isUsable ? name : index);
    }
    return text;
}

}  // namespace fuzzylens
