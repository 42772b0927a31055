// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/gk.h"
#include "core/methods/method.h"
#include "core/methods/sffd/sffd.h"
#include "core/methods/sfp/sfp.h"

namespace fuzzylens {

const std::vector<MethodDescription>& methods()
{
    static const std::vector<MethodDescription> all = {describeSfp(), describeFcm(), describeGustafsonKessel(),
                                                       describeKMeans(), describeSffd()};
    return all;
}

}  // namespace fuzzylens
