// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/symbol_argument.h"

#include <stdexcept>

namespace fuzzylens::steps {

SymbolArgument SymbolArgument::of(const StepSpec& spec)
{
    SymbolArgument result = unfinished(spec);
    if (result.source.empty() || result.source == "@")
        throw std::invalid_argument("step " + spec.name +
                                    " needs a file with the symbols, or @ and the name of an annotation");
    return result;
}

SymbolArgument SymbolArgument::unfinished(const StepSpec& spec)
{
    SymbolArgument result;
    result.source = spec.argument;
    // Names of files may contain commas: only known options are removed from the end.
    const auto takes = [&result](const char* word) {
        const std::string end = std::string(",") + word;
        const bool isThere = result.source.ends_with(end);
        if (isThere)
            result.source.resize(result.source.size() - end.size());
        return isThere;
    };
    for (bool any = true; any;) {
        any = true;
        if (takes("highest-variance"))
            result.several = Several::HighestVariance;
        else if (takes("mean"))
            result.several = Several::Mean;
        else if (takes("keep-all"))
            result.several = Several::KeepAll;
        else if (takes("drop-unmapped"))
            result.dropsUnmapped = true;
        else if (takes("keep-unmapped"))
            result.dropsUnmapped = false;
        else
            any = false;
    }
    return result;
}

}  // namespace fuzzylens::steps
