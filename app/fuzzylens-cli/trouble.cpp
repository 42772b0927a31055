// SPDX-License-Identifier: GPL-3.0-or-later
#include "trouble.h"

#include <iostream>

namespace fuzzylens::cli {

void say(const std::string& message)
{
    std::string line = "fuzzylens-cli: " + message;
    for (char& character : line)
        if (character == '\n' || character == '\r')
            character = ' ';
    std::cerr << line + '\n';
}

}  // namespace fuzzylens::cli
