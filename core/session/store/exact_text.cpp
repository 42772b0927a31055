// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/exact_text.h"

#include "core/common/utf8.h"

namespace fuzzylens {

namespace {

constexpr const char* bytesKey = "bytes";

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

std::vector<std::string> exactTextsFrom(const Json& json)
{
    std::vector<std::string> texts;
    texts.reserve(json.size());
    for (const Json& text : json.get_ref<const Json::array_t&>())
        texts.push_back(exactTextFrom(text));
    return texts;
}

}  // namespace fuzzylens
