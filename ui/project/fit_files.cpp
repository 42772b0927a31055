// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/fit_files.h"

#include "core/session/fit_command.h"
#include "ui/project/preparation.h"
#include "ui/scene/scene.h"

namespace fuzzylens::ui {

Model modelOf(const Fit& fit)
{
    FitCommand command;
    command.method = fit.result->method;
    command.parameters = fit.result->parameters;
    return makeModel(command, fit.original, fit.prepared->problem, fit.prepared->steps, fit.result->outcome);
}

Result resultOf(const Fit& fit, const std::shared_ptr<const Verdict>& verdict)
{
    Result result = *fit.result;
    if (verdict) {
        result.verdict = *verdict;
        result.command = withPermutations(result.command, *verdict);
    }
    return result;
}

}  // namespace fuzzylens::ui
