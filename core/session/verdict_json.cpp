// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/verdict_json.h"

#include "core/methods/left_out_samples.h"
#include "core/session/store/exact_text.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace fuzzylens {

namespace {

constexpr const char* statisticOfAccuracy = "correct";
constexpr const char* statisticOfClusters = "adjusted_rand_index";

ValidatedAccuracy accuracyFrom(const Json& json, const std::vector<std::string>& classNames,
                               const JsonDocument& document)
{
    ValidatedAccuracy accuracy;
    accuracy.total = json.at("samples").get<int>();
    if (accuracy.total < 1)
        document.fail("\"samples\" of \"verdict\" is not positive");
    const auto isCount = [&accuracy](double count) {
        return count >= 0 && count <= accuracy.total && count == std::floor(count);
    };
    const std::vector<double> permuted = json.at("permuted");
    if (!isCount(json.at("observed").get<double>()) || !std::all_of(permuted.begin(), permuted.end(), isCount))
        document.fail("\"verdict\" has a number of correct samples that is impossible");
    accuracy.correct = static_cast<int>(json.at("observed").get<double>());
    accuracy.interval = wilsonInterval(accuracy.correct, accuracy.total);
    accuracy.largestClassShare = json.at("largest_class_share").get<double>();
    accuracy.refused = json.value("refused", 0);  // not in older files
    if (!(accuracy.largestClassShare > 0 && accuracy.largestClassShare <= 1))
        document.fail("\"largest_class_share\" of \"verdict\" is not between 0 and 1");
    for (const Json& name : json.at("predicted")) {
        const auto found =
            std::find(classNames.begin(), classNames.end(), name.is_null() ? "" : name.get<std::string>());
        if (!name.is_null() && found == classNames.end())
            document.fail("\"verdict\" predicts a class that is none of \"classes\"");
        accuracy.predictedClass.push_back(name.is_null() ? -1 : static_cast<int>(found - classNames.begin()));
    }
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
        json["refused"] = accuracy.refused;
        Json predicted = Json::array();
        for (const int cls : accuracy.predictedClass)
            predicted.push_back(cls < 0 ? Json() : Json(target.classNames[static_cast<std::size_t>(cls)]));
        json["predicted"] = std::move(predicted);
        json["permuted"] = std::vector<int>(verdict.test.permuted.begin(), verdict.test.permuted.end());
    } else {
        json["permuted"] = verdict.test.permuted;
    }
    json["p_value"] = verdict.test.pValue();
    json["least_p_value"] = verdict.leastPValue;
    json["stopped_early"] = verdict.test.isStoppedEarly;
    if (verdict.stability)
        json["stability"] = *verdict.stability;
    return json;
}

Verdict verdictFromJson(const Json& json, const std::vector<std::string>& classNames, const JsonDocument& document)
{
    Verdict verdict;
    verdict.protocol = messageFrom(json, "protocol");
    verdict.test.observed = json.at("observed").get<double>();
    verdict.test.permuted = json.at("permuted").get<std::vector<double>>();
    verdict.test.isStoppedEarly = json.at("stopped_early").get<bool>();
    verdict.leastPValue = json.value("least_p_value", 0.0);  // not in older files
    const PermutationTest& test = verdict.test;
    if (test.permuted.empty() || (test.isStoppedEarly && test.hits() < PermutationTest::hitsToStop))
        document.fail("\"verdict\" has too few permutations");
    const std::string statistic = json.at("statistic");
    if (statistic == statisticOfAccuracy)
        verdict.accuracy = accuracyFrom(json, classNames, document);
    else if (statistic != statisticOfClusters)
        document.fail("\"statistic\" of \"verdict\" is unknown: \"" + statistic + '"');
    if (json.contains("stability"))
        verdict.stability = json.at("stability").get<double>();
    verdict.isComplete = true;
    return verdict;
}

void requireVerdictOf(const Target& target, const Verdict& verdict, const JsonDocument& document)
{
    if (!verdict.accuracy)
        return;
    const ValidatedAccuracy& accuracy = *verdict.accuracy;
    if (accuracy.total != std::ssize(samplesWithClass(target)))
        document.fail("\"samples\" of \"verdict\" is not the number of labelled samples");
    if (accuracy.predictedClass.size() != target.classOf.size())
        document.fail("\"predicted\" of \"verdict\" does not fit \"samples\"");
    int correct = 0;
    for (std::size_t i = 0; i < target.classOf.size(); ++i)
        correct += target.classOf[i] >= 0 && accuracy.predictedClass[i] == target.classOf[i];
    if (correct != accuracy.correct)
        document.fail("\"predicted\" of \"verdict\" does not fit \"observed\"");
}

}  // namespace fuzzylens
