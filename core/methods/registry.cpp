// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/gk.h"
#include "core/methods/method.h"
#include "core/methods/semi_supervised/afcc.h"
#include "core/methods/semi_supervised/pckmeans.h"
#include "core/methods/semi_supervised/ssfcm.h"
#include "core/methods/sffd/sffd.h"
#include "core/methods/sfp/sfp.h"
#include "core/methods/weighted/scad.h"
#include "core/methods/weighted/weighted_k_means.h"

namespace fuzzylens {

const std::vector<MethodDescription>& methods()
{
    static const std::vector<MethodDescription> all = {
        describeSfp(),          describeSffd(),   describeAfcc(), describePckmeans(),        describeSsfcmEndo(),
        describeSsfcmPedrycz(), describeSskfcm(), describeFcm(),  describeGustafsonKessel(), describeScad1(),
        describeScad2(),        describeKMeans(), describeEwkm(), describeWKMeans()};
    return all;
}

}  // namespace fuzzylens
