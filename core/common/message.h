// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace fuzzylens {

/// A sentence, or a part of one, with its facts apart, so that another language can form it: a pattern with the
/// places %1, %2 ... and their values. The pattern is English and the key of its translations.
class FUZZYLENS_EXPORT Message
{
public:
    Message() = default;
    /// Without places; % means itself.
    Message(std::string text);
    Message(const char* text);
    Message(std::string pattern, std::vector<Message> arguments);
    /// A name, the same in every language.
    static Message verbatim(std::string text);
    /// A count, which the window shows with its thousands apart.
    static Message number(std::string digits);

    bool isEmpty() const { return m_pattern.empty(); }
    bool isVerbatim() const { return m_kind == Kind::Verbatim; }
    bool isNumber() const { return m_kind == Kind::Number; }
    const std::string& pattern() const { return m_pattern; }
    const std::vector<Message>& arguments() const { return m_arguments; }
    /// In English.
    std::string text() const;
    /// The same with @p change made to the texts it is made of.
    template <typename Change>
    Message changed(const Change& change) const
    {
        Message result = *this;
        result.m_pattern = change(m_pattern);
        for (Message& argument : result.m_arguments)
            argument = argument.changed(change);
        return result;
    }

    bool operator==(const Message&) const = default;
    /// Does not compile: a text that became a message here would have another pattern. Compare text().
    template <typename Text, typename = std::enable_if_t<std::is_convertible_v<const Text&, std::string_view>>>
    bool operator==(const Text&) const = delete;

private:
    enum class Kind { Text, Verbatim, Number };

    std::string m_pattern;
    std::vector<Message> m_arguments;
    Kind m_kind = Kind::Text;
};

/// @p pattern with its places filled by @p argument, which is asked for each place (from 0): "%1 of %2".
template <typename Argument>
std::string filledPattern(std::string_view pattern, std::size_t places, Argument&& argument)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] > '0' &&
                             pattern[i + 1] <= '9' && static_cast<std::size_t>(pattern[i + 1] - '1') < places;
        if (isPlace)
            text += argument(static_cast<std::size_t>(pattern[++i] - '1'));
        else
            text += pattern[i];
    }
    return text;
}

inline Message messageArgument(Message message)
{
    return message;
}
inline Message messageArgument(std::string text)
{
    return Message::verbatim(std::move(text));
}
template <typename Number>
std::enable_if_t<std::is_integral_v<Number>, Message> messageArgument(Number number)  // moc knows no concepts
{
    return Message::number(std::to_string(number));
}

/// Numbers and std::string stand as they are; a Message is translated too. The literals in the first argument are
/// what resources/translations/update collects.
template <typename... Arguments>
Message message(std::string pattern, Arguments&&... arguments)
{
    return Message(std::move(pattern), {messageArgument(std::forward<Arguments>(arguments))...});
}

/// @p parts in their order, put together by @p pair of two; empty without parts. The depth of the message grows
/// with the logarithm of their number.
template <typename Pair>
Message listed(const std::vector<Message>& parts, const Pair& pair)
{
    std::vector<Message> list = parts;
    for (; list.size() > 1; list.resize((list.size() + 1) / 2))
        for (std::size_t i = 0; i < list.size(); i += 2)
            list[i / 2] = i + 1 < list.size() ? pair(list[i], list[i + 1]) : list[i];
    return list.empty() ? Message() : list.front();
}

}  // namespace fuzzylens
