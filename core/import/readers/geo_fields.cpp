// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/geo_fields.h"

#include "core/import/text_table.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <new>
#include <unordered_map>
#include <utility>

namespace fuzzylens {

namespace {

using Texts = std::vector<std::string>;

std::string withPlainQuotes(std::string text)
{
    constexpr std::array<std::pair<std::string_view, char>, 4> curly{
        {{"\xe2\x80\x98", '\''}, {"\xe2\x80\x99", '\''}, {"\xe2\x80\x9c", '"'}, {"\xe2\x80\x9d", '"'}}};
    for (const auto& [from, to] : curly)
        for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; ++at)
            text.replace(at, from.size(), 1, to);
    return text;
}

std::string inLowerCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// Fields under their names, in the order in which they came up; case does not separate names.
class Fields
{
public:
    explicit Fields(std::size_t samples)
        : m_samples(samples)
    {}

    /// A second text for one sample is added to the first.
    void put(const std::string& name, std::size_t sample, const std::string& text)
    {
        std::string& to = at(name)[sample];
        to += (to.empty() ? "" : "; ") + text;
    }
    void putLine(const std::string& name, const Texts& texts)
    {
        std::string unique = name;
        for (int& again = m_repeats[inLowerCase(name)]; isTaken(unique);)
            unique = name + ' ' + std::to_string(++again + 1);
        at(unique) = texts;
    }
    bool isTaken(const std::string& name) const { return m_indices.count(inLowerCase(name)) > 0; }
    /// Whether there is room for another name, with a text for every sample.
    bool hasRoom() const { return m_fields.size() * m_samples < mostTexts; }
    const std::vector<std::pair<std::string, Texts>>& all() const { return m_fields; }

private:
    static constexpr std::size_t mostTexts = std::size_t{1} << 23;

    Texts& at(const std::string& name)
    {
        const auto [known, isNew] = m_indices.emplace(inLowerCase(name), m_fields.size());
        if (isNew && !hasRoom())
            throw std::bad_alloc();
        if (isNew)
            m_fields.emplace_back(name, Texts(m_samples));
        return m_fields[known->second].second;
    }

    std::size_t m_samples;
    std::vector<std::pair<std::string, Texts>> m_fields;
    std::unordered_map<std::string, std::size_t> m_indices;
    std::unordered_map<std::string, int> m_repeats;
};

/// Splits "key: value"; the key is empty where there is none, as in "http://...".
std::pair<std::string, std::string> keyAndValue(const std::string& text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos || text.compare(colon, 3, "://") == 0)
        return {{}, text};
    return {std::string(trimmed(std::string_view(text).substr(0, colon))),
            std::string(trimmed(std::string_view(text).substr(colon + 1)))};
}

/// Free text with a colon makes a key of its own for every sample: beyond so many they are no keys any more.
constexpr std::size_t mostKeys = 200;

void putCharacteristics(Fields& fields, const SampleLine& line, const MissingTexts& missing)
{
    const std::string channel = line.tag == "characteristics_ch2" ? " (channel 2)" : "";
    std::unordered_map<std::string, std::size_t> uses;
    for (const std::string& text : line.texts)
        ++uses[inLowerCase(keyAndValue(text).first)];
    const bool areKeys = uses.size() <= mostKeys;
    for (std::size_t i = 0; i < line.texts.size(); ++i) {
        const auto [key, value] = keyAndValue(line.texts[i]);
        if (missing.matches(value))
            continue;
        const bool isKey = !key.empty() && (areKeys || uses[inLowerCase(key)] > 1) &&
                           (fields.isTaken(key + channel) || fields.hasRoom());
        fields.put(isKey ? key + channel : line.tag, i, isKey || key.empty() ? value : line.texts[i]);
    }
}

std::size_t levels(Texts texts)
{
    std::sort(texts.begin(), texts.end());
    texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
    return texts.size() - (!texts.empty() && texts.front().empty());
}

void putShortTitles(Fields& fields, const SampleLine& titles)
{
    Texts shortened;
    for (const std::string& title : titles.texts)
        shortened.push_back(withoutNumbers(title));
    if (shortened != titles.texts && levels(shortened) >= 2 && 2 * levels(shortened) <= shortened.size())
        fields.putLine(titles.tag + " without numbers", shortened);
}

std::vector<SampleLine> cleaned(const std::vector<SampleLine>& lines, std::size_t samples,
                                const MissingTexts& missing)
{
    std::vector<SampleLine> result = lines;
    for (SampleLine& line : result) {
        line.texts.resize(samples);
        for (std::string& text : line.texts)
            text = missing.matches(text) ? std::string() : withPlainQuotes(std::move(text));
    }
    return result;
}

}  // namespace

std::string withoutNumbers(std::string_view title)
{
    std::string result;
    std::size_t position = 0;
    while (position < title.size()) {
        const std::size_t end = std::min(title.find_first_of(" _\t", position), title.size());
        const std::string_view word = title.substr(position, end - position);
        if (!word.empty() && word.find_first_of("0123456789") == std::string_view::npos)
            result += (result.empty() ? "" : " ") + std::string(word);
        position = end + 1;
    }
    while (!result.empty() && std::string_view(" ,;:-#").find(result.back()) != std::string_view::npos)
        result.pop_back();
    return result;
}

GeoFields geoFields(const std::vector<SampleLine>& lines, std::size_t samples, const MissingTexts& missing)
{
    const std::vector<SampleLine> all = cleaned(lines, samples, missing);
    Fields fields(samples);
    const auto forEach = [&all](auto matches, auto action) {
        for (const SampleLine& line : all)
            if (matches(line.tag))
                action(line);
    };
    const auto put = [&fields](const SampleLine& line) { fields.putLine(line.tag, line.texts); };
    const auto isTitle = [](const std::string& tag) { return tag == "title"; };
    const auto isCharacteristic = [](const std::string& tag) { return tag.starts_with("characteristics"); };
    const auto isSource = [](const std::string& tag) {
        return tag.starts_with("source_name") || tag == "description";
    };
    forEach(isTitle, [&](const SampleLine& line) { putShortTitles(fields, line); });
    forEach(isCharacteristic, [&](const SampleLine& line) { putCharacteristics(fields, line, missing); });
    forEach(isSource, put);
    const std::size_t candidates = fields.all().size();
    forEach([&](const std::string& tag) { return !isCharacteristic(tag) && !isSource(tag); }, put);
    GeoFields result;
    for (const auto& [name, texts] : fields.all())
        result.fields.push_back(labelFieldOf(name, texts, '.'));
    result.candidates = candidates;
    return result;
}

}  // namespace fuzzylens
