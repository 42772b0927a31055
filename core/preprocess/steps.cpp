// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/steps.h"

#include "core/common/issue.h"
#include "core/common/nearest_name.h"
#include "core/preprocess/step_groups.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace fuzzylens {

namespace {

using steps::StepKind;

/// Kinds of steps of one purpose.
struct KindGroup
{
    const char* title;
    std::vector<StepKind> kinds;
};

std::vector<StepKind> joined(std::vector<StepKind> first, const std::vector<StepKind>& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// The one table of steps, in the order menus offer them.
const std::vector<KindGroup>& kindGroups()
{
    static const std::vector<KindGroup> all{
        {"Logarithms", steps::logarithmKinds()},
        {"Scaling", joined(joined(steps::affineKinds(), steps::quantileKinds()), steps::limitKinds())},
        {"Missing values", joined(steps::imputeKinds(), steps::missingFilterKinds())},
        {"Feature selection", joined(steps::featureFilterKinds(), steps::featureSelectionKinds())},
        {"Feature names", joined(steps::repairNamesKinds(), steps::symbolKinds())},
        {"Sample selection", steps::sampleSelectionKinds()},
        {"Labels", steps::labelKinds()},
    };
    return all;
}

const std::vector<StepKind>& kinds()
{
    static const std::vector<StepKind> all = [] {
        std::vector<StepKind> result;
        for (const KindGroup& group : kindGroups())
            result = joined(std::move(result), group.kinds);
        return result;
    }();
    return all;
}

const StepKind& kindOf(const std::string& name)
{
    for (const StepKind& kind : kinds())
        if (kind.description.name == name)
            return kind;
    std::vector<std::string> known;
    for (const StepKind& kind : kinds())
        known.push_back(kind.description.name);
    throw std::invalid_argument("unknown step \"" + name + '"' + nearestOrAll(name, known));
}

/// The spec with an omitted argument replaced by the default, once it is known to fit.
StepSpec completed(const StepKind& kind, const StepSpec& spec)
{
    StepSpec result = spec;
    const StepDescription& description = kind.description;
    if (result.argument.empty() && !description.argument.empty()) {
        if (description.byDefault.empty())
            throw std::invalid_argument("step " + spec.name + " needs an argument (" + description.argument + ")");
        result.argument = description.byDefault;
    }
    kind.check(result);
    return result;
}

bool choosesSamples(const StepSpec& spec)
{
    return spec.name == "keep-samples" || spec.name == "drop-samples";
}

Message sameSpread(const StepKind& ranking, const StepKind& equalising)
{
    const std::string what = equalising.equalises;
    return message(
        what == ranking.ranksBy
            ? "every feature then has the same %1, so the step chooses features arbitrarily"
            : "every feature then has the same %1, so the step no longer chooses the most variable features",
        Message(what));
}

/// Data that are open keep nothing that is made for a fit, also where the steps change no number.
DatasetPtr changedOrApart(const DatasetPtr& open, const DatasetPtr& data)
{
    return data->table().owner() == open->table().owner() ? apartFrom(data) : data;
}

}  // namespace

std::string StepSpec::text() const
{
    return argument.empty() ? name : name + '=' + argument;
}

StepSpec StepSpec::parse(std::string_view text)
{
    const std::size_t sign = text.find('=');
    StepSpec result;
    result.name = text.substr(0, sign);
    if (sign != std::string_view::npos)
        result.argument = text.substr(sign + 1);
    const StepKind& kind = kindOf(result.name);
    if (sign != std::string_view::npos && result.argument.empty())
        throw ArgumentError(message("the argument of step %1 is empty", result.name));
    completed(kind, result);
    return result;
}

const std::vector<StepDescription>& stepDescriptions()
{
    static const std::vector<StepDescription> all = [] {
        std::vector<StepDescription> result;
        for (const StepKind& kind : kinds())
            result.push_back(kind.description);
        return result;
    }();
    return all;
}

const std::vector<StepGroup>& stepGroups()
{
    static const std::vector<StepGroup> all = [] {
        std::vector<StepGroup> result;
        for (const KindGroup& group : kindGroups()) {
            result.push_back({group.title, {}});
            for (const StepKind& kind : group.kinds)
                result.back().steps.push_back(kind.description);
        }
        return result;
    }();
    return all;
}

std::vector<StepWarning> stepWarnings(const std::vector<StepSpec>& steps)
{
    std::vector<StepWarning> warnings;
    const StepKind* equalising =
        nullptr;            // the last step that gave all features the same variance, which they still have
    std::size_t first = 0;  // the first step after which they vary equally by some statistic
    const auto shuffle = std::find_if(steps.begin(), steps.end(), shufflesLabels);
    for (std::size_t index = 0; index < steps.size(); ++index) {
        const StepKind& kind = kindOf(steps[index].name);
        const auto shuffled = static_cast<std::size_t>(shuffle - steps.begin());
        const bool isByLabel =
            choosesSamples(steps[index]) && steps[index].argument.find(':') != std::string::npos;
        if (index > shuffled && isByLabel)
            warnings.push_back(
                {index, shuffled, message("the step chooses samples by labels that are already shuffled")});
        if (kind.equalises) {
            first = equalising ? first : index;
            equalising = &kind;
        } else if (kind.ranksBy && equalising && (!kind.ranks || kind.ranks(steps[index]))) {
            warnings.push_back({index, first, sameSpread(kind, *equalising)});
        } else if (kind.changesSpread) {
            equalising = nullptr;
        }
    }
    return warnings;
}

bool isForFittedSamples(const StepSpec& spec)
{
    return choosesSamples(spec) || shufflesLabels(spec);
}

bool shufflesLabels(const StepSpec& spec)
{
    return spec.name == "shuffle-labels";
}

bool isSamplewise(const StepSpec& spec)
{
    constexpr std::array names{"log2", "log1p",  "ln",      "scale",      "floor",
                               "ceil", "select", "exclude", "mend-names", "symbols"};
    if (std::find(names.begin(), names.end(), spec.name) == names.end())
        return false;
    const StepKind& kind = kindOf(spec.name);
    return !kind.ranksBy || (kind.ranks && !kind.ranks(completed(kind, spec)));
}

FittedStepPtr fitStep(const StepSpec& spec, const Dataset& data, const Progress& progress)
{
    const StepKind& kind = kindOf(spec.name);
    return kind.fit(completed(kind, spec), data, progress);
}

FittedStepPtr fittedStepFromJson(const nlohmann::json& json)
{
    try {
        const StepSpec spec{json.at("step").get<std::string>(), json.value("argument", std::string())};
        const StepKind& kind = kindOf(spec.name);
        return kind.fromJson(completed(kind, spec), json);
    } catch (const nlohmann::json::exception& error) {
        throw std::invalid_argument(std::string("this is not a fitted step: ") + error.what());
    }
}

Preprocessed preprocess(const DatasetPtr& data, const std::vector<StepSpec>& specs, const Progress& progress)
{
    Preprocessed result{data, {}};
    const auto total = static_cast<std::int64_t>(specs.size());
    for (const StepSpec& spec : specs) {
        if (!shouldContinue(progress, {"preprocessing", static_cast<std::int64_t>(result.steps.size()), total}))
            return {};
        const FittedStepPtr fitted = fitStep(spec, *result.data, progress);
        if (!fitted)
            return {};
        result.data = fitted->apply(*result.data, progress);
        if (!result.data)
            return {};
        result.steps.push_back(fitted);
    }
    result.data = changedOrApart(data, result.data);
    return result;
}

DatasetPtr applySteps(const DatasetPtr& data, const std::vector<FittedStepPtr>& steps, const Progress& progress)
{
    DatasetPtr result = data;
    const auto total = static_cast<std::int64_t>(steps.size());
    std::int64_t done = 0;
    for (const FittedStepPtr& step : steps) {
        if (!shouldContinue(progress, {"preprocessing", done++, total}))
            return nullptr;
        result = step->apply(*result, progress);
        if (!result)
            return nullptr;
    }
    return changedOrApart(data, result);
}

}  // namespace fuzzylens
