// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/mes.h"

#include "core/common/cell.h"
#include "core/common/delimited_text.h"
#include "core/common/issue.h"
#include "core/dataset/identifiers/repeated_names.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace fuzzylens {

namespace {

/// "#3" as 3, and "##3"; none for other texts.
std::optional<Index> markedIndex(const std::string& entry)
{
    if (!entry.starts_with('#'))
        return {};
    Index index = -1;
    const char* end = entry.data() + entry.size();
    const auto [stop, error] =
        std::from_chars(entry.data() + std::min(entry.find_first_not_of('#'), entry.size()), end, index);
    return error == std::errc() && stop == end && index >= 0 ? std::optional(index) : std::nullopt;
}

/// Samples by name.
class SampleNames
{
public:
    explicit SampleNames(const std::vector<std::string>& names)
        : m_numbered(numberedNames(names))
    {
        m_places.reserve(2 * names.size());
        for (const std::vector<std::string>* known : {&std::as_const(m_numbered), &names})
            for (std::size_t i = 0; i < known->size(); ++i)
                m_places.emplace((*known)[i], static_cast<Index>(i));
    }

    /// Of one entry; none where it is neither a name nor an index. In quotes it is no index.
    std::optional<Index> find(const std::string& entry, bool isQuoted) const
    {
        if (const auto known = m_places.find(entry); known != m_places.end())
            return known->second;
        // Only marked texts are indices: an excluded sample called 17 is not the eighteenth of the others.
        const std::optional<Index> index = isQuoted ? std::nullopt : markedIndex(entry);
        return index && *index < std::ssize(m_numbered) ? index : std::nullopt;
    }

    /// As find() reads it.
    std::string text(Index sample) const
    {
        const std::string& name = m_numbered[static_cast<std::size_t>(sample)];
        if (m_places.at(name) != sample)
            return index(sample);  // another sample has the same name: only the index is unique
        const bool isPlain = !name.empty() && name.front() != '#' && trimmed(name) == name &&
                             name.find_first_of(",\"") == std::string::npos;
        return isPlain ? name : listArgument({name});
    }

private:
    std::string index(Index sample) const
    {
        std::string text = "#" + std::to_string(sample);
        while (m_places.contains(text))
            text.insert(text.begin(), '#');  // a sample is called that
        return text;
    }

    std::vector<std::string> m_numbered;
    std::unordered_map<std::string, Index> m_places;
};

/// The samples that the entries of @p text are; @p unknown hears of each that is none.
std::vector<Index> readProbes(const std::string& text, const std::vector<std::string>& sampleNames,
                              const std::function<void(const std::string&)>& unknown)
{
    if (trimmed(text).empty())
        return {};
    const SampleNames names(sampleNames);
    std::set<Index> probes;
    for (const Field& field : fieldsOf(text, ',')) {
        const std::string entry = field.value();
        if (entry.empty() && !field.quoted)
            continue;
        if (const std::optional<Index> probe = names.find(entry, field.quoted))
            probes.insert(*probe);
        else
            unknown(entry);
    }
    return {probes.begin(), probes.end()};
}

}  // namespace

std::vector<Index> parseProbes(const std::string& text, const std::vector<std::string>& sampleNames)
{
    return readProbes(text, sampleNames, [&sampleNames](const std::string& entry) {
        throw ArgumentError(message("\"%1\" is neither the name of a sample nor an index from #0 to #%2", entry,
                                    sampleNames.size() - 1));
    });
}

std::vector<Index> knownProbes(const std::string& text, const std::vector<std::string>& sampleNames)
{
    return readProbes(text, sampleNames, [](const std::string&) {});
}

std::string probesText(const std::vector<Index>& probes, const std::vector<std::string>& sampleNames)
{
    const SampleNames names(sampleNames);
    std::string text;
    for (const Index probe : probes)
        text += (text.empty() ? "" : ",") + names.text(probe);
    return text;
}

}  // namespace fuzzylens
