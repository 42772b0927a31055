// SPDX-License-Identifier: GPL-3.0-or-later
#include "trouble.h"

#include "core/common/utf8.h"

#include <iostream>

namespace fuzzylens::cli {

void say(const std::string& message)
{
    std::cerr << "fuzzylens-cli: " + oneLine(message) + '\n';
}

}  // namespace fuzzylens::cli
