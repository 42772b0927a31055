// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/powers_of_ten.h"

#include <charconv>
#include <cstdlib>

namespace fuzzylens {

std::string superscript(int exponent)
{
    static const char* const digits[] = {"\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
                                         "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
    std::string text = exponent < 0 ? "\u207b" : "";
    for (const char digit : std::to_string(std::abs(exponent)))
        text += digits[digit - '0'];
    return text;
}

std::string inPowersOfTen(double value, int digits)
{
    char written[32];
    const auto [end, error] =
        std::to_chars(written, written + sizeof written, value, std::chars_format::general, digits);
    const std::string text(written, end);
    const std::size_t e = text.find('e');
    return e == std::string::npos ? text
                                  : text.substr(0, e) + " \u00d7 10" + superscript(std::stoi(text.substr(e + 1)));
}

}  // namespace fuzzylens
