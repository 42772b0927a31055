// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/genesets/feature_names.h"

#include "ui/document/document.h"
#include "ui/document/preparation.h"

#include <nlohmann/json.hpp>

namespace fuzzylens::ui {

std::shared_ptr<const std::vector<std::string>> featureNamesBehindSteps(const Document& document)
{
    auto names = std::make_shared<std::vector<std::string>>();
    if (!document.dataset())
        return names;
    *names = document.dataset()->featureNames();
    if (!document.prepared())
        return names;
    for (const FittedStepPtr& step : document.prepared()->steps) {
        const std::string name = step->spec().name;
        if (name == "symbols") {
            *names = step->toJson().at("symbols").get<std::vector<std::string>>();
        } else if (name == "mend-names") {
            const nlohmann::json fitted = step->toJson();
            for (std::string& one : *names)
                if (const auto symbol = fitted.at("symbols").find(one); symbol != fitted.at("symbols").end())
                    one = symbol->get<std::string>();
        }
    }
    return names;
}

}  // namespace fuzzylens::ui
