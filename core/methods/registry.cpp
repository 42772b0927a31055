// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"

namespace fuzzylens {

const std::vector<MethodDescription>& methods()
{
    static const std::vector<MethodDescription> all;
    return all;
}

}  // namespace fuzzylens
