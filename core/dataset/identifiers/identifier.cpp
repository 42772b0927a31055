// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/identifier.h"

#include <algorithm>

namespace fuzzylens {

namespace {

bool areDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isVersioned(std::string_view stem)
{
    constexpr std::size_t ensemblDigits = 11;
    if (stem.starts_with("ENS") && stem.size() > ensemblDigits + 3)
        return areDigits(stem.substr(stem.size() - ensemblDigits));
    constexpr std::string_view first = "NX", second = "MRP";
    return stem.size() > 3 && first.find(stem[0]) != std::string_view::npos &&
           second.find(stem[1]) != std::string_view::npos && stem[2] == '_' && areDigits(stem.substr(3));
}

}  // namespace

std::string_view withoutVersion(std::string_view identifier)
{
    const std::size_t dot = identifier.rfind('.');
    if (dot == std::string_view::npos || !areDigits(identifier.substr(dot + 1)) ||
        !isVersioned(identifier.substr(0, dot)))
        return identifier;
    return identifier.substr(0, dot);
}

std::string inSmallLetters(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

}  // namespace fuzzylens
