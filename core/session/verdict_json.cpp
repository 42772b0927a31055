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

/// The object "permutation" for the object "verdict" of older files.
Json renamedVerdict(const Json& old)
{
    Json json = old;
    const bool isAccuracy = old.at("statistic") == "correct";
    if (!isAccuracy && old.at("statistic") != "adjusted_rand_index")
        return Json::object();
    const auto rename = [&](const char* from, const char* to) {
        if (old.contains(from))
            json[to] = old.at(from);
        json.erase(from);
    };
    rename("observed", isAccuracy ? "correct" : "adjusted_rand_index");
    rename("permuted", isAccuracy ? "permuted_correct" : "permuted_adjusted_rand_index");
    rename("samples", "total");
    rename("p_value", "p");
    rename("least_p_value", "least_p");
    if (isAccuracy)
        json["largest_class"] = old.at("largest_class_share").get<double>() * old.at("samples").get<double>();
    return json;
}

ValidatedAccuracy accuracyFrom(const Json& json, const std::vector<std::string>& classNames,
                               const JsonDocument& document)
{
    ValidatedAccuracy accuracy;
    accuracy.total = json.at("total").get<int>();
    if (accuracy.total < 1)
        document.fail("\"total\" of the permutation test is not positive");
    const auto isCount = [&accuracy](double count) {
        return count >= 0 && count <= accuracy.total && count == std::floor(count);
    };
    const std::vector<double> permuted = json.at("permuted_correct");
    if (!isCount(json.at("correct").get<double>()) || !std::all_of(permuted.begin(), permuted.end(), isCount))
        document.fail("the permutation test has an impossible number of correct samples");
    accuracy.correct = static_cast<int>(json.at("correct").get<double>());
    accuracy.interval = wilsonInterval(accuracy.correct, accuracy.total);
    accuracy.largestClassShare = std::round(json.at("largest_class").get<double>()) / accuracy.total;
    accuracy.refused = json.value("refused", 0);  // not in older files
    if (!(accuracy.largestClassShare > 0 && accuracy.largestClassShare <= 1))
        document.fail("\"largest_class\" of the permutation test is not between 1 and \"total\"");
    for (const Json& name : json.at("predicted")) {
        const auto found =
            std::find(classNames.begin(), classNames.end(), name.is_null() ? "" : name.get<std::string>());
        if (!name.is_null() && found == classNames.end())
            document.fail("the permutation test predicts a class that is not in \"classes\"");
        accuracy.predictedClass.push_back(name.is_null() ? -1 : static_cast<int>(found - classNames.begin()));
    }
    return accuracy;
}

Verdict verdictFrom(const Json& json, const std::vector<std::string>& classNames, const JsonDocument& document)
{
    Verdict verdict;
    const bool isAccuracy = json.contains("correct");
    if (!isAccuracy && !json.contains("adjusted_rand_index"))
        document.fail("the permutation test has neither \"correct\" nor \"adjusted_rand_index\"");
    verdict.protocol = messageFrom(json, "protocol");
    verdict.test.observed = json.at(isAccuracy ? "correct" : "adjusted_rand_index").get<double>();
    verdict.test.permuted =
        json.at(isAccuracy ? "permuted_correct" : "permuted_adjusted_rand_index").get<std::vector<double>>();
    verdict.test.isStoppedEarly = json.at("stopped_early").get<bool>();
    verdict.leastPValue = json.value("least_p", 0.0);  // not in older files
    const PermutationTest& test = verdict.test;
    if (test.permuted.empty() || (test.isStoppedEarly && test.hits() < PermutationTest::hitsToStop))
        document.fail("the permutation test has too few permutations");
    if (isAccuracy)
        verdict.accuracy = accuracyFrom(json, classNames, document);
    if (json.contains("stability"))
        verdict.stability = json.at("stability").get<double>();
    verdict.isComplete = true;
    return verdict;
}

}  // namespace

Json verdictJson(const Verdict& verdict, const Target& target)
{
    Json json{{"text", verdictText(verdict).text()}};
    putMessage(json, "protocol", verdict.protocol);
    if (verdict.accuracy) {
        const ValidatedAccuracy& accuracy = *verdict.accuracy;
        json["correct"] = accuracy.correct;
        json["total"] = accuracy.total;
        json["largest_class"] = std::lround(accuracy.largestClassShare * accuracy.total);
        json["interval"] = {accuracy.interval.low, accuracy.interval.high};
        json["refused"] = accuracy.refused;
        Json predicted = Json::array();
        for (const int cls : accuracy.predictedClass)
            predicted.push_back(cls < 0 ? Json() : Json(target.classNames[static_cast<std::size_t>(cls)]));
        json["predicted"] = std::move(predicted);
        json["permuted_correct"] = std::vector<int>(verdict.test.permuted.begin(), verdict.test.permuted.end());
    } else {
        json["adjusted_rand_index"] = verdict.test.observed;
        json["permuted_adjusted_rand_index"] = verdict.test.permuted;
    }
    json["p"] = verdict.test.pValue();
    json["least_p"] = verdict.leastPValue;
    json["stopped_early"] = verdict.test.isStoppedEarly;
    if (verdict.stability)
        json["stability"] = *verdict.stability;
    return json;
}

std::optional<Verdict> verdictIn(const JsonDocument& document, const std::vector<std::string>& classNames)
{
    if (document.has("permutation"))
        return verdictFrom(document.at("permutation"), classNames, document);
    if (document.has("verdict"))
        return verdictFrom(renamedVerdict(document.at("verdict")), classNames, document);
    return {};
}

void requireVerdictOf(const Target& target, const Verdict& verdict, const JsonDocument& document)
{
    if (!verdict.accuracy)
        return;
    const ValidatedAccuracy& accuracy = *verdict.accuracy;
    if (accuracy.total != std::ssize(samplesWithClass(target)))
        document.fail("\"total\" of the permutation test is not the number of labelled samples");
    if (accuracy.predictedClass.size() != target.classOf.size())
        document.fail("\"predicted\" of the permutation test does not match \"samples\"");
    int correct = 0;
    for (std::size_t i = 0; i < target.classOf.size(); ++i)
        correct += target.classOf[i] >= 0 && accuracy.predictedClass[i] == target.classOf[i];
    if (correct != accuracy.correct)
        document.fail("\"predicted\" of the permutation test does not match \"correct\"");
}

}  // namespace fuzzylens
