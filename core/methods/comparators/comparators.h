// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens {

MethodDescription describeLinearSvm();
MethodDescription describeRbfSvm();
MethodDescription describeRandomForest();
MethodDescription describeNearestCentroid();
MethodDescription describeShrunkenCentroids();
MethodDescription describeNearestNeighbours();

}  // namespace fuzzylens
