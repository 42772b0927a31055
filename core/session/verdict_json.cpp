// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/verdict_json.h"

#include "core/session/store/exact_text.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr const char* statisticOfAccuracy = "correct";
constexpr const char* statisticOfClusters = "adjusted_rand_index";

ValidatedAccuracy accuracyFrom(const Json& json, const Target& target, const JsonDocument& document)
{
    ValidatedAccuracy accuracy;
    accuracy.correct = json.at("observed").get<int>();
    accuracy.total = json.at("samples").get<int>();
    if (accuracy.total < 1 || accuracy.correct < 0 || accuracy.correct > accuracy.total)
        document.fail("\"verdict\" counts more correct samples than there are");
    accuracy.interval = wilsonInterval(accuracy.correct, accuracy.total);
    accuracy.largestClassShare = json.at("largest_class_share").get<double>();
    for (const Json& name : json.at("predicted")) {
        const auto found = std::find(target.classNames.begin(), target.classNames.end(),
                                     name.is_null() ? "" : name.get<std::string>());
        if (!name.is_null() && found == target.classNames.end())
            document.fail("\"verdict\" predicts a class that is none of \"classes\"");
        accuracy.predictedClass.push_back(name.is_null() ? -1
                                                         : static_cast<int>(found - target.classNames.begin()));
    }
    if (accuracy.predictedClass.size() != target.classOf.size())
        document.fail("\"predicted\" of \"verdict\" does not fit \"samples\"");
    return accuracy;
}

}  // namespace

Json verdictJson(const Verdict& verdict, const Target& target)
{
    Json json{{"text", verdictText(verdict).text()}};
    putMessage(json, "protocol", verdict.protocol);
    json["statistic"] = verdict.accuracy ? statisticOfAccuracy : statisticOfClusters;
    json["observed"] = verdict.test.observed;
    if (verdict.accuracy) {
        const ValidatedAccuracy& accuracy = *verdict.accuracy;
        json["observed"] = accuracy.correct;
        json["samples"] = accuracy.total;
        json["interval"] = {accuracy.interval.low, accuracy.interval.high};
        json["largest_class_share"] = accuracy.largestClassShare;
        Json predicted = Json::array();
        for (const int cls : accuracy.predictedClass)
            predicted.push_back(cls < 0 ? Json() : Json(target.classNames[static_cast<std::size_t>(cls)]));
        json["predicted"] = std::move(predicted);
        json["permuted"] = std::vector<int>(verdict.test.permuted.begin(), verdict.test.permuted.end());
    } else {
        json["permuted"] = verdict.test.permuted;
    }
    json["p_value"] = verdict.test.pValue();
    json["stopped_early"] = verdict.test.isStoppedEarly;
    if (verdict.stability)
        json["stability"] = *verdict.stability;
    return json;
}

Verdict verdictFromJson(const Json& json, const Target& target, const JsonDocument& document)
{
    Verdict verdict;
    verdict.protocol = messageFrom(json, "protocol");
    verdict.test.observed = json.at("observed").get<double>();
    verdict.test.permuted = json.at("permuted").get<std::vector<double>>();
    verdict.test.isStoppedEarly = json.at("stopped_early").get<bool>();
    if (json.at("statistic") == statisticOfAccuracy)
        verdict.accuracy = accuracyFrom(json, target, document);
    if (json.contains("stability"))
        verdict.stability = json.at("stability").get<double>();
    verdict.isComplete = true;
    return verdict;
}

}  // namespace fuzzylens
