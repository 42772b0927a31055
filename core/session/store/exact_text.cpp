// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/exact_text.h"

#include "core/common/utf8.h"

#include <optional>

namespace fuzzylens {

namespace {

constexpr const char* bytesKey = "bytes";
constexpr const char* verbatimKey = "verbatim";
constexpr const char* numberKey = "number";
constexpr const char* factsSuffix = "_facts";

bool hasFacts(const Message& message)
{
    return message.isVerbatim() || message.isNumber() || !message.arguments().empty();
}

Json factsJson(const Message& message)
{
    if (message.isVerbatim())
        return {{verbatimKey, exactText(message.pattern())}};
    if (message.isNumber())
        return {{numberKey, message.pattern()}};
    Json arguments = Json::array();
    for (const Message& argument : message.arguments())
        arguments.push_back(factsJson(argument));
    return {{"pattern", exactText(message.pattern())}, {"arguments", std::move(arguments)}};
}

/// Nothing if parts lie deeper in each other than @p depth, which must not exhaust the stack.
std::optional<Message> fromFacts(const Json& json, int depth)
{
    if (depth == 0)
        return std::nullopt;
    if (json.contains(verbatimKey))
        return Message::verbatim(exactTextFrom(json.at(verbatimKey)));
    if (json.contains(numberKey))
        return Message::number(json.at(numberKey).get<std::string>());
    std::vector<Message> arguments;
    for (const Json& argument : json.at("arguments")) {
        std::optional<Message> part = fromFacts(argument, depth - 1);
        if (!part)
            return std::nullopt;
        arguments.push_back(std::move(*part));
    }
    return Message(exactTextFrom(json.at("pattern")), std::move(arguments));
}

}  // namespace

Json exactText(const std::string& text)
{
    if (isUtf8(text))
        return text;
    Json bytes = Json::array();
    for (const char byte : text)
        bytes.push_back(static_cast<unsigned char>(byte));
    return {{bytesKey, std::move(bytes)}};
}

Json exactTexts(const std::vector<std::string>& texts)
{
    Json array = Json::array();
    array.get_ref<Json::array_t&>().reserve(texts.size());
    for (const std::string& text : texts)
        array.push_back(exactText(text));
    return array;
}

std::string exactTextFrom(const Json& json)
{
    if (json.is_string())
        return json.get<std::string>();
    std::string text;
    for (const Json& byte : json.at(bytesKey))
        text += static_cast<char>(byte.get<unsigned char>());
    return text;
}

void putMessage(Json& object, const std::string& key, const Message& message)
{
    object[key] = exactText(message.text());
    if (hasFacts(message))
        object[key + factsSuffix] = factsJson(message);
}

Message messageFrom(const Json& object, const std::string& key)
{
    constexpr int deepest = 100;
    const auto facts = object.find(key + factsSuffix);
    const auto message = facts == object.end() ? std::nullopt : fromFacts(*facts, deepest);
    return message ? *message : Message(exactTextFrom(object.at(key)));
}

std::vector<std::string> exactTextsFrom(const Json& json)
{
    std::vector<std::string> texts;
    texts.reserve(json.size());
    for (const Json& text : json.get_ref<const Json::array_t&>())
        texts.push_back(exactTextFrom(text));
    return texts;
}

}  // namespace fuzzylens
