// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/compare_file.h"

#include "core/scores/scores.h"
#include "core/session/json_document.h"
#include "core/session/shell_quote.h"

#include <cmath>

namespace fuzzylens {

namespace {

/// Names of classes; null for none.
Json namesOfClasses(const CompareResult& result, const std::vector<int>& codes)
{
    Json names = Json::array();
    for (const int code : codes)
        names.push_back(code < 0 ? Json() : Json(result.classes[static_cast<std::size_t>(code)]));
    return names;
}

Json methodJson(const CompareResult& result, std::size_t index)
{
    const ValidatedMethod& method = result.methods[index];
    const Interval interval = wilsonInterval(method.correct, method.total);
    Json json{{"method", method.method}, {"grid", Json::object()}, {"chosen", Json::array()}};
    for (const GridAxis& axis : result.grids[index].axes())
        json["grid"][axis.name] = axis.values;
    for (const Parameters& parameters : method.chosen) {
        Json chosen = Json::object();
        for (const auto& [name, value] : parameters)
            chosen[name] = toJson(value);
        json["chosen"].push_back(std::move(chosen));
    }
    for (const auto& [name, score] : method.scores)
        json["scores"][name] = {{"mean", score.mean}, {"sd", score.sd}, {"repeats", score.folds}};
    json["fold_accuracies"] = method.foldAccuracies;
    json["correct"] = method.correct;
    json["total"] = method.total;
    if (method.predicted.size() == 1)  // repeats count each sample several times
        json["interval"] = {interval.low, interval.high};
    for (std::size_t cls = 0; cls < result.classes.size(); ++cls)
        json["recall"][result.classes[cls]] = method.recall[cls] ? Json(*method.recall[cls]) : Json();
    json["confusion"] = Json::array();
    for (const auto& row : method.confusion.rowwise())
        json["confusion"].push_back(Json::array_t(row.begin(), row.end()));
    json["predicted"] = Json::array();
    for (const std::vector<int>& repeat : method.predicted)
        json["predicted"].push_back(namesOfClasses(result, repeat));
    json["seconds"] = method.seconds;
    return json;
}

Json pairJson(const CompareResult& result, const ComparedPair& pair)
{
    Json json{{"first", result.methods[pair.first].method},
              {"second", result.methods[pair.second].method},
              {"only_first_correct", pair.onlyFirst},
              {"only_second_correct", pair.onlySecond},
              {"mcnemar_p", pair.mcNemar},
              {"mcnemar_p_adjusted", pair.mcNemarAdjusted}};
    if (pair.accuracy) {
        json["accuracy_difference"] = pair.accuracy->mean;
        json["t"] = std::isfinite(pair.accuracy->statistic) ? Json(pair.accuracy->statistic) : Json();
        json["t_p"] = pair.accuracy->pValue;
        json["t_p_adjusted"] = pair.accuracyAdjusted;
    }
    return json;
}

}  // namespace

std::string compareCommandLine(FitCommand command, const Problem& problem, const CompareResult& result,
                               const std::vector<std::string>& settings, const std::vector<std::string>& grids)
{
    command.parameters = {};
    std::string line = commandLine(command, problem);
    const std::string fit = " fit " + command.method + ' ';
    line.replace(line.find(fit), fit.size(), " compare ");
    if (result.seed != 1 && line.find(" --seed ") == std::string::npos)
        line += " --seed " + std::to_string(result.seed);
    line += " --methods ";
    for (std::size_t i = 0; i < result.methods.size(); ++i)
        line += (i > 0 ? "," : "") + result.methods[i].method;
    for (const std::string& setting : settings)
        line += " --set " + shellQuoted(setting);
    for (const std::string& grid : grids)
        line += " --grid " + shellQuoted(grid);
    return line + " --cv " + result.cv + " --preprocess " + result.preprocess;
}

std::string toJson(const CompareResult& result)
{
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    json.put("format", "fuzzylens-compare");
    json.put("version", 1);
    json.put("command", result.command);
    json.put("input", {{"path", result.inputPath}, {"sha256", result.inputSha256}});
    json.put("cv", result.cv);
    json.put("preprocess", result.preprocess);
    json.put("seed", result.seed);
    json.putList("samples", result.samples);
    json.put("label", result.label);
    json.putList("classes", result.classes);
    json.put("labels", namesOfClasses(result, result.classOf));
    json.putList("methods", result.methods.size(), [&](std::size_t i) { return methodJson(result, i); });
    json.putList("pairs", result.pairs.size(), [&](std::size_t i) { return pairJson(result, result.pairs[i]); });
    json.end();
    return text;
}

}  // namespace fuzzylens
