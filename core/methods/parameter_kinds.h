// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"

namespace fuzzylens {

/// Descriptions of parameters of each kind, with the fields that every one of the kind has.
ParameterDescription realParameter(const char* name, const char* symbol, const char* label, const char* help,
                                   double minimum, double maximum,
                                   std::function<double(const Problem&)> byDefault);
ParameterDescription integerParameter(const char* name, const char* label, const char* help, double minimum,
                                      double maximum, std::function<std::int64_t(const Problem&)> byDefault);
ParameterDescription choiceParameter(const char* name, const char* label, const char* help,
                                     std::vector<ParameterChoice> choices,
                                     std::function<std::string(const Problem&)> byDefault);
ParameterDescription textParameter(const char* name, const char* label, const char* help);

/// "init_samples", "seed" and "max_iterations", which mean the same in every method that has them.
ParameterDescription startSamplesParameter();
ParameterDescription seedParameter();
ParameterDescription iterationLimitParameter(std::function<std::int64_t(const Problem&)> byDefault);

}  // namespace fuzzylens
