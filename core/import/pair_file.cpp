// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/pair_file.h"

#include "core/common/delimited_text.h"
#include "core/common/issue.h"
#include "core/common/nearest_name.h"
#include "core/common/utf8.h"
#include "core/dataset/identifiers/repeated_names.h"
#include "core/import/text_table.h"
#include "core/io/file_bytes.h"

#include <unordered_map>
#include <unordered_set>

namespace fuzzylens {

namespace {

constexpr const char* howItLooks = "expected \"must A B\" or \"cannot A B\", where A and B are sample names";

[[noreturn]] void fail(const std::filesystem::path& path, std::int64_t line, Message what, std::string_view text,
                       Message remedy)
{
    throw DataError(
        {Issue::Severity::Error, std::move(what), path.string(), line, 0, shownText(text), std::move(remedy)});
}

/// The words of a line: between tabs if there are any, else between blanks except for those in quotes.
std::vector<std::string> wordsOf(std::string_view line)
{
    const char delimiter = line.find('\t') != std::string_view::npos ? '\t' : ' ';
    std::vector<std::string> words;
    for (const Field& field : fieldsOf(line, delimiter))
        if (delimiter == '\t' || field.quoted || !field.text.empty())
            words.push_back(field.value());
    return words;
}

bool isPair(const std::vector<std::string>& words)
{
    constexpr std::size_t kindAndTwo = 3;
    return words.size() == kindAndTwo && (words.front() == "must" || words.front() == "cannot");
}

/// Numbered names of the samples in @p pairs must not be those of others.
void requireApart(const PairSet& pairs, const std::vector<std::string>& numbered,
                  const std::vector<std::string>& names)
{
    const std::unordered_set<std::string_view> known(names.begin(), names.end());
    std::vector<bool> isNamed(names.size(), false);
    for (const std::vector<SamplePair>* list : {&pairs.must, &pairs.cannot})
        for (const SamplePair& pair : *list)
            isNamed[static_cast<std::size_t>(pair.first)] = isNamed[static_cast<std::size_t>(pair.second)] = true;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (isNamed[i] && numbered[i] != names[i] && known.contains(numbered[i]))
            throw ArgumentError(message("the name %1 is ambiguous: it is the name of one sample and denotes "
                                        "another sample named %2; give the samples different names",
                                        numbered[i], names[i]));
}

std::string quoted(const std::string& name)
{
    if (name.find_first_of(" \t\r\n\"") == std::string::npos && !name.empty() && name.front() != '#')
        return name;
    std::string text = "\"";
    for (const char c : name)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + "\"";
}

/// A line for every pair, with @p delimiter between its words.
std::vector<std::string> linesWith(char delimiter, const PairSet& pairs,
                                   const std::vector<std::string>& sampleNames)
{
    const std::vector<std::string> names = numberedNames(sampleNames);
    requireApart(pairs, names, sampleNames);
    std::vector<std::string> lines;
    const auto add = [&](const char* kind, const std::vector<SamplePair>& list) {
        for (const SamplePair& pair : list) {
            const std::string one = quoted(names[static_cast<std::size_t>(pair.first)]),
                              other = quoted(names[static_cast<std::size_t>(pair.second)]);
            const bool hasTab = (one + other).find('\t') != std::string::npos;  // makes it a line of tabs anyway
            const char between = hasTab ? '\t' : delimiter;
            lines.push_back(std::string(kind) + between + one + between + other);
        }
    };
    add("must", pairs.must);
    add("cannot", pairs.cannot);
    return lines;
}

/// Samples by the names a pairs file may call them by.
class SampleFinder
{
public:
    explicit SampleFinder(const std::vector<std::string>& names)
        : m_names(names)
    {
        for (std::size_t i = 0; i < names.size(); ++i)
            m_places[names[i]].push_back(static_cast<int>(i));
    }

    int find(const std::string& name, const std::filesystem::path& path, std::int64_t line) const
    {
        if (const auto found = m_places.find(name); found != m_places.end()) {
            if (found->second.size() > 1)
                fail(path, line, message("%1 samples have this name", found->second.size()), name,
                     message("write %1#2 for the second of them", name));
            return found->second.front();
        }
        if (const auto parts = takenApart(name)) {
            const auto found = m_places.find(std::string(parts->first));
            if (found != m_places.end() && parts->second >= 1 && parts->second <= found->second.size())
                return found->second[parts->second - 1];
        }
        const std::string nearest = nearestName(name, m_names);
        fail(path, line, message("no sample has this name"), name,
             nearest.empty() ? "" : "the most similar name is \"" + nearest + '"');
    }

private:
    const std::vector<std::string>& m_names;
    std::unordered_map<std::string, std::vector<int>> m_places;
};

}  // namespace

bool isPairLine(std::string_view line)
{
    return isPair(wordsOf(line));
}

PairSet pairsInText(std::string_view text, const std::filesystem::path& path,
                    const std::vector<std::string>& sampleNames)
{
    const SampleFinder samples(sampleNames);
    text = requireText(text, path);
    RecordScanner scanner(text, {'\t', lineEndOf(text), true, '#'});
    PairSet pairs;
    Record record;
    while (scanner.next(record)) {
        const std::vector<std::string> words = wordsOf(record.text);
        if (!isPair(words))
            fail(path, record.line, message("not a constraint"), record.text, howItLooks);
        const int one = samples.find(words[1], path, record.line),
                  other = samples.find(words[2], path, record.line);
        if (one == other)
            fail(path, record.line, message("a constraint must name two different samples"), words[1],
                 message("remove the line"));
        (words.front() == "must" ? pairs.must : pairs.cannot).push_back(pairOf(one, other));
    }
    return inOrder(std::move(pairs), static_cast<Index>(sampleNames.size()));
}

PairSet readPairs(const std::filesystem::path& path, const std::vector<std::string>& sampleNames)
{
    const std::optional<FileBytes> file = FileBytes::open(path);
    return pairsInText(file->bytes(), path, sampleNames);
}

std::string pairsText(const PairSet& pairs, const std::vector<std::string>& sampleNames)
{
    std::string text;
    for (const std::string& line : linesWith('\t', pairs, sampleNames))
        text += line + '\n';
    return text;
}

std::vector<std::string> pairLines(const PairSet& pairs, const std::vector<std::string>& sampleNames)
{
    return linesWith(' ', pairs, sampleNames);
}

PairSet pairsAmong(const std::vector<std::string>& others, const PairSet& pairs,
                   const std::vector<std::string>& names)
{
    if (others == names)
        return pairs;
    const std::vector<std::string> called = numberedNames(names), calledThere = numberedNames(others);
    std::unordered_map<std::string_view, int> places;
    for (std::size_t i = 0; i < calledThere.size(); ++i)
        places.emplace(calledThere[i], static_cast<int>(i));
    const auto among = [&](const std::vector<SamplePair>& all) {
        std::vector<SamplePair> left;
        for (const SamplePair& pair : all) {
            const auto one = places.find(called[static_cast<std::size_t>(pair.first)]),
                       other = places.find(called[static_cast<std::size_t>(pair.second)]);
            if (one != places.end() && other != places.end())
                left.push_back(pairOf(one->second, other->second));
        }
        return left;
    };
    return inOrder({among(pairs.must), among(pairs.cannot)}, static_cast<Index>(others.size()));
}

}  // namespace fuzzylens
