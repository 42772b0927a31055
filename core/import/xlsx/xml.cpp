// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/xlsx/xml.h"

#include "core/import/xlsx/element_stream.h"
#include "core/io/file_bytes.h"

#include <charconv>
#include <new>

namespace fuzzylens {

namespace {

void appendUtf8(std::string& text, unsigned code)
{
    const auto add = [&text](unsigned byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0 | code >> 6);
        add(0x80 | (code & 0x3F));
    } else {
        add(0xE0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    }
}

/// "_x000D_" stands for a character that XML cannot hold.
std::string decoded(std::string text)
{
    constexpr std::size_t length = 7;
    std::size_t at = text.find("_x");
    if (at == std::string::npos)
        return text;
    std::string result = text.substr(0, at);
    for (; at < text.size(); ++at) {
        unsigned code = 0;
        const char* digits = text.data() + at + 2;
        const bool shaped = at + length <= text.size() && text[at] == '_' && text[at + 1] == 'x' &&
                            text[at + length - 1] == '_' &&
                            std::from_chars(digits, digits + 4, code, 16).ptr == digits + 4;
        const bool isSurrogate = code >= 0xD800 && code < 0xE000;
        if (!shaped || isSurrogate || code == 0) {
            result += text[at];
            continue;
        }
        appendUtf8(result, code);
        at += length - 1;
    }
    return result;
}

}  // namespace

void parseXml(pugi::xml_document& document, std::string_view text, const std::filesystem::path& path,
              const std::string& part)
{
    constexpr unsigned flags = pugi::parse_escapes | pugi::parse_cdata | pugi::parse_ws_pcdata |
                               pugi::parse_wconv_attribute | pugi::parse_eol | pugi::parse_fragment;
    const pugi::xml_parse_result result =
        document.load_buffer(text.data(), text.size(), flags, pugi::encoding_utf8);
    if (result.status == pugi::status_out_of_memory)
        throw std::bad_alloc();
    if (!result)
        failFile(path, "the part " + part + " is damaged: " + result.description(),
                 "download or copy the file again, or save it again");
}

pugi::xml_node childCalled(const pugi::xml_node& node, std::string_view name)
{
    for (const pugi::xml_node& child : node.children())
        if (localName(child.name()) == name)
            return child;
    return {};
}

std::string_view attributeCalled(const pugi::xml_node& node, std::string_view name)
{
    for (const pugi::xml_attribute& attribute : node.attributes())
        if (localName(attribute.name()) == name)
            return attribute.value();
    return {};
}

std::string textOf(const pugi::xml_node& node)
{
    std::string text;
    for (const pugi::xml_node& child : node.children())
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            text += child.value();
    return text;
}

std::string richTextOf(const pugi::xml_node& node)
{
    std::string text;
    for (const pugi::xml_node& child : node.children()) {
        const std::string_view name = localName(child.name());
        if (name == "t")
            text += textOf(child);
        else if (name == "r")
            text += textOf(childCalled(child, "t"));
    }
    return decoded(std::move(text));
}

}  // namespace fuzzylens
