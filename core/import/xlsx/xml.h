// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pugixml.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace fuzzylens {

/// A document or a run of elements parsed into @p document; no entities but those of XML itself.
/// @throws DataError naming @p path and @p part if it is no well-formed XML.
void parseXml(pugi::xml_document& document, std::string_view text, const std::filesystem::path& path,
              const std::string& part);

/// The first child element with the name @p name and any prefix.
pugi::xml_node childCalled(const pugi::xml_node& node, std::string_view name);
/// The attribute with the name @p name and any prefix.
std::string_view attributeCalled(const pugi::xml_node& node, std::string_view name);

/// The text directly in an element.
std::string textOf(const pugi::xml_node& node);
/// The text of a cell: of its <t>, or of the <t> of its runs; readings in another script are left out. Characters
/// written as _x000D_ are decoded.
std::string richTextOf(const pugi::xml_node& node);

}  // namespace fuzzylens
