// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/name_list.h"

#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/dataset/identifiers/repeated_names.h"
#include "core/import/text_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <filesystem>
#include <unordered_set>

namespace fuzzylens::steps {

namespace {

/// Takes a list of names apart with the names there are in view.
class ListReader
{
public:
    explicit ListReader(const std::vector<std::string>& known)
        : m_known(known.begin(), known.end())
    {
        constexpr std::size_t common = 10;  // one in so many names
        std::size_t withBlanks = 0;
        for (const std::string& name : known) {
            const std::size_t words = split(name, " ").size();
            m_mostWords = std::max(m_mostWords, words);
            withBlanks += words > 1;
        }
        m_holdBlanks = withBlanks > 0 && common * withBlanks >= known.size();
    }

    void takeLine(std::string_view line)
    {
        line = trimmed(line);
        if (line.empty())
            return;
        if (isKnown(line))
            return add(line);
        std::vector<std::string_view> fields = split(line, "\t");
        const auto alsoNamed = [this](std::string_view field) { return isKnown(field); };
        if (std::none_of(fields.begin() + 1, fields.end(), alsoNamed))
            fields.resize(1);
        for (const std::string_view field : fields)
            takeField(field);
    }

    std::vector<std::string> names;

private:
    /// Separators between quotes part nothing.
    static std::vector<std::string_view> split(std::string_view text, std::string_view separators)
    {
        std::vector<std::string_view> parts;
        std::size_t start = 0;
        bool mayBegin = true, mayClose = true;  // a quoted name here; any behind
        for (std::size_t i = 0; i < text.size(); ++i) {
            const std::size_t close =
                mayBegin && mayClose && text[i] == '"' ? closingQuote(text, i) : std::string_view::npos;
            if (close != std::string_view::npos) {
                i = close;
            } else if (separators.find(text[i]) != std::string_view::npos) {
                parts.push_back(trimmed(text.substr(start, i - start)));
                start = i + 1;
            } else if (mayBegin && text[i] == '"') {
                mayClose = false;
            }
            mayBegin = between.find(text[i]) != std::string_view::npos;
        }
        parts.push_back(trimmed(text.substr(start)));
        return parts;
    }

    /// The quote that ends the name which begins with the one at @p open.
    static std::size_t closingQuote(std::string_view text, std::size_t open)
    {
        std::size_t close = text.find('"', open + 1);
        while (close != std::string_view::npos && close + 1 < text.size() &&
               between.find(text[close + 1]) == std::string_view::npos)
            close = text.find('"', close + 1);
        return close;
    }

    static std::string_view unquoted(std::string_view text)
    {
        const bool quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
        return quoted ? trimmed(text.substr(1, text.size() - 2)) : text;
    }

    /// Also NAME#2 for a known NAME.
    bool isKnown(std::string_view name) const
    {
        name = unquoted(name);
        if (m_known.contains(name))
            return true;
        const auto apart = takenApart(name);
        return apart && m_known.contains(apart->first);
    }

    void add(std::string_view name)
    {
        name = unquoted(name);
        if (!name.empty())
            names.emplace_back(name);
    }

    void takeField(std::string_view field)
    {
        if (isKnown(field))
            return add(field);
        for (const std::string_view piece : split(field, ",;"))
            if (isKnown(piece))
                add(piece);
            else
                takeWords(piece);
    }

    /// Extracts the longest sequences of words that are known from @p piece. Blanks separate the rest, unless
    /// known names often hold some: then they may belong to a name.
    void takeWords(std::string_view piece)
    {
        const std::vector<std::string_view> words = wordsOf(piece);
        std::size_t unknown = 0;  // first word that is not taken yet
        for (std::size_t w = 0; w < words.size();) {
            const std::size_t run = knownRun(words, w);
            if (run > 0) {
                takeUnknown(words, unknown, w);
                add(over(words, w, w + run));
                unknown = w + run;
            }
            w += std::max<std::size_t>(run, 1);
        }
        takeUnknown(words, unknown, words.size());
    }

    void takeUnknown(const std::vector<std::string_view>& words, std::size_t first, std::size_t end)
    {
        if (first < end && m_holdBlanks)
            return add(over(words, first, end));
        for (; first < end; ++first)
            add(words[first]);
    }

    /// Words from @p first on that are a known name together, as many as possible; 0 for none.
    std::size_t knownRun(const std::vector<std::string_view>& words, std::size_t first) const
    {
        for (std::size_t run = std::min(m_mostWords, words.size() - first); run > 0; --run)
            if (isKnown(over(words, first, first + run)))
                return run;
        return 0;
    }

    static std::vector<std::string_view> wordsOf(std::string_view piece)
    {
        std::vector<std::string_view> words = split(piece, " ");
        std::erase_if(words, [](std::string_view word) { return word.empty(); });
        return words;
    }

    /// The text from word @p first up to @p end, including the separators.
    static std::string_view over(const std::vector<std::string_view>& words, std::size_t first, std::size_t end)
    {
        const char* start = words[first].data();
        const std::string_view& last = words[end - 1];
        return {start, static_cast<std::size_t>(last.data() + last.size() - start)};
    }

    static constexpr std::string_view between = " \t,;";  // names
    std::unordered_set<std::string_view> m_known;
    std::size_t m_mostWords = 1;  // of a known name
    bool m_holdBlanks = false;    // known names, as a habit
};

std::vector<std::string> namesInFile(const std::filesystem::path& path, const std::vector<std::string>& known)
{
    requireMemoryForFile(path);
    const auto file = FileBytes::open(path);
    std::vector<std::string> names = namesInText(requireText(file->bytes(), path), known);
    if (names.empty())
        failFile(path, message("the list of names is empty"), message("choose a text file with names"));
    return names;
}

}  // namespace

std::vector<std::string> namesInText(std::string_view text, const std::vector<std::string>& known)
{
    ListReader reader(known);
    bool changed = false;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
        reader.takeLine(toUtf8(text.substr(start, end - start), changed));
        start = end + 1;
    }
    return std::move(reader.names);
}

std::vector<std::string> namesOf(const std::string& argument, const std::vector<std::string>& known)
{
    std::error_code error;
    if (std::filesystem::is_directory(argument, error))
        failFile(argument, message("this is a folder, not a list of names"),
                 message("choose a text file with names"));
    if (std::filesystem::exists(argument, error))
        return namesInFile(argument, known);
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
