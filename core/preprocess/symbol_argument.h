// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/steps.h"

#include <string>

namespace fuzzylens::steps {

/// What the argument of step symbols says: SOURCE[,SEVERAL][,UNMAPPED].
struct SymbolArgument
{
    enum class Several { HighestVariance, Mean, KeepAll };
    std::string source;  // FILE, FILE:COLUMN or @ANNOTATION
    Several several = Several::HighestVariance;
    bool dropsUnmapped = false;

    bool isAnnotation() const { return source.starts_with('@'); }

    /// @throws std::invalid_argument if there is no source.
    static SymbolArgument of(const StepSpec& spec);
    /// The same of an argument that may not be typed to its end yet.
    static SymbolArgument unfinished(const StepSpec& spec);
};

}  // namespace fuzzylens::steps
