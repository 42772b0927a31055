// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/fitted_steps_json.h"

namespace fuzzylens {

Json toJson(const std::vector<FittedStepPtr>& steps)
{
    Json array = Json::array();
    for (const FittedStepPtr& step : steps)
        array.push_back(Json(step->toJson()));
    return array;
}

std::vector<FittedStepPtr> fittedStepsFromJson(const Json& json)
{
    std::vector<FittedStepPtr> steps;
    for (const Json& step : json)
        steps.push_back(fittedStepFromJson(nlohmann::json(step)));
    return steps;
}

}  // namespace fuzzylens
