// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tune_file.h"

#include "core/common/issue.h"
#include "core/evaluation/search/search.h"
#include "core/session/json_document.h"
#include "core/session/shell_quote.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr const char* tuneFormat = "fuzzylens-tune";

Json sampleNames(const TuneResult& result, const std::vector<int>& samples)
{
    Json names = Json::array();
    for (const int sample : samples)
        names.push_back(result.samples[static_cast<std::size_t>(sample)]);
    return names;
}

Json classNames(const TuneResult& result, const std::vector<int>& codes)
{
    Json names = Json::array();
    for (const int code : codes)
        names.push_back(code < 0 ? Json() : Json(result.classes[static_cast<std::size_t>(code)]));
    return names;
}

/// The values of the axes of the grid, as they were given.
Json pointJson(const TuneResult& result, std::size_t candidate)
{
    Json json = Json::object();
    for (const auto& [name, value] : result.grid.point(candidate))
        json[name] = value;
    return json;
}

Json parametersJson(const Parameters& parameters)
{
    Json json = Json::object();
    for (const auto& [name, value] : parameters)
        json[name] = toJson(value);
    return json;
}

Json trialJson(const TuneResult& result, const Trial& trial)
{
    Json json{{"index", trial.index},
              {"grid", pointJson(result, trial.index)},
              {"parameters", parametersJson(result.record.candidates[trial.index])}};
    if (!trial.refusal.isEmpty())
        json["refused"] = trial.refusal.text();
    Json scores = Json::object();
    for (const auto& [name, score] : trial.scores)
        scores[name] = {{"mean", score.mean}, {"sd", score.sd}, {"folds", score.folds}};
    json["scores"] = std::move(scores);
    if (trial.total > 0) {
        json["correct"] = trial.correct;
        json["total"] = trial.total;
    }
    json["seconds"] = trial.seconds;
    if (!trial.innerScores.empty()) {
        json["inner_scores"] = trial.innerScores;
        Json predicted = Json::array();
        for (const std::vector<int>& fold : trial.predicted)
            predicted.push_back(classNames(result, fold));
        json["predicted"] = std::move(predicted);
    }
    return json;
}

Json choiceJson(const TuneResult& result, std::size_t candidate)
{
    Json json{{"index", candidate}, {"grid", pointJson(result, candidate)}};
    const auto& scores = result.record.trials[candidate].scores;
    if (const auto score = scores.find(result.record.score); score != scores.end())
        json[result.record.score] = score->second.mean;
    return json;
}

void putNested(JsonWriter& json, const TuneResult& result)
{
    const NestedAccuracy nested = nestedAccuracy(result.record);
    json.put("nested", {{"correct", nested.correct},
                        {"total", nested.total},
                        {"expected_at_random_ties", nested.expected},
                        {"lowest", nested.lowest},
                        {"highest", nested.highest}});
    json.putList("outer", nested.outer.size(), [&](std::size_t fold) {
        const OuterChoice& choice = nested.outer[fold];
        return Json{{"held_out", sampleNames(result, choice.heldOut)},
                    {"chosen", choiceJson(result, choice.chosen)},
                    {"predicted", classNames(result, choice.predicted)},
                    {"tied", choice.tied}};
    });
}

std::vector<int> codesOf(const Json& names, const std::vector<std::string>& all, const JsonDocument& document)
{
    std::vector<int> codes;
    for (const Json& name : names) {
        const auto found = name.is_null() ? all.end() : std::find(all.begin(), all.end(), name.get<std::string>());
        if (found == all.end() && !name.is_null())
            document.fail("\"" + name.get<std::string>() + "\" is neither a class nor a sample of this search");
        codes.push_back(name.is_null() ? -1 : static_cast<int>(found - all.begin()));
    }
    return codes;
}

Trial trialFrom(const Json& json, const TuneResult& result, const JsonDocument& document)
{
    Trial trial;
    trial.index = json.at("index").get<std::size_t>();
    trial.refusal = Message::verbatim(json.value("refused", std::string()));
    for (const auto& [name, score] : json.at("scores").items())
        trial.scores[name] = {score.at("mean").get<double>(), score.at("sd").get<double>(),
                              score.at("folds").get<std::vector<double>>()};
    trial.correct = json.value("correct", 0);
    trial.total = json.value("total", 0);
    trial.seconds = json.at("seconds").get<double>();
    if (!json.contains("inner_scores"))
        return trial;
    trial.innerScores = json.at("inner_scores").get<std::vector<double>>();
    for (const Json& fold : json.at("predicted"))
        trial.predicted.push_back(codesOf(fold, result.classes, document));
    return trial;
}

Grid gridFrom(const JsonDocument& document, std::int64_t seed)
{
    std::vector<GridAxis> axes;
    for (const auto& [name, values] : document.at("grid").items())
        axes.push_back({name, values.get<std::vector<std::string>>()});
    return Grid(std::move(axes), document.has("sample") ? document.at("sample").get<std::string>() : std::string(),
                static_cast<std::uint64_t>(seed));
}

/// What a trial must have to be chosen from.
void checkTrials(const TuneResult& result, const JsonDocument& document)
{
    const SearchRecord& record = result.record;
    const std::vector<std::size_t> expected = candidatesOf(result.shard, record.candidates.size());
    if (!result.isFinished() && !document.has("unfinished"))
        document.fail("it has " + std::to_string(record.trials.size()) + " trials, not " +
                      std::to_string(expected.size()));
    std::vector<bool> isMissing(record.candidates.size());
    for (const std::size_t index : expected)
        isMissing[index] = true;
    for (std::size_t i = 0; i < record.trials.size(); ++i) {
        const Trial& trial = record.trials[i];
        bool isWhole = trial.index < isMissing.size() && isMissing[trial.index] &&
                       trial.innerScores.size() == trial.predicted.size();
        if (trial.refusal.isEmpty() && record.outer.empty())
            isWhole =
                isWhole && trial.scores.contains(record.score) && !trial.scores.at(record.score).folds.empty();
        if (trial.refusal.isEmpty() && !record.outer.empty()) {
            isWhole = isWhole && trial.predicted.size() == record.outer.size();
            for (std::size_t fold = 0; isWhole && fold < record.outer.size(); ++fold)
                isWhole = trial.predicted[fold].size() == record.outer[fold].size();
        }
        if (!isWhole)
            document.fail("trial " + std::to_string(i) + " is incomplete");
        isMissing[trial.index] = false;
    }
}

TuneResult tuneFrom(const JsonDocument& document)
{
    TuneResult result;
    result.command = document.at("command").get<std::string>();
    result.inputPath = document.at("input").at("path").get<std::string>();
    result.inputSha256 = document.at("input").at("sha256").get<std::string>();
    result.record.method = document.at("method").get<std::string>();
    method(result.record.method);  // throws where there is none
    result.cv = document.at("cv").get<std::string>();
    result.preprocess = document.at("preprocess").get<std::string>();
    result.record.score = document.at("score").get<std::string>();
    requireScore(parseProtocol(result.cv), result.record.score);
    result.seed = document.at("seed").get<std::int64_t>();
    result.grid = gridFrom(document, result.seed);
    result.shard = parseShard(document.at("shard").get<std::string>());
    result.samples = document.at("samples").get<std::vector<std::string>>();
    result.label = document.at("label").get<std::string>();
    result.classes = document.at("classes").get<std::vector<std::string>>();
    result.record.classOf = codesOf(document.at("labels"), result.classes, document);
    if (!result.record.classOf.empty() && result.record.classOf.size() != result.samples.size())
        document.fail("it has other numbers of labels than of samples");
    if (document.has("outer_folds"))
        for (const Json& fold : document.at("outer_folds"))
            result.record.outer.push_back(codesOf(fold, result.samples, document));
    for (const Json& parameters : document.at("candidates"))
        result.record.candidates.push_back(parametersFromJson(parameters, result.record.method, document));
    if (result.record.candidates.size() != result.grid.size())
        document.fail("it has other numbers of candidates than the grid");
    for (const Json& trial : document.at("trials"))
        result.record.trials.push_back(trialFrom(trial, result, document));
    checkTrials(result, document);
    return result;
}

[[noreturn]] void refuse(const std::string& file, const std::string& what)
{
    Issue issue;
    issue.file = file;
    issue.what = what;
    throw DataError(std::move(issue));
}

/// What a shard of another search differs in; empty for the same search.
std::string difference(const TuneResult& first, const TuneResult& other)
{
    if (first.inputSha256 != other.inputSha256)
        return "it was computed from other data";
    if (first.record.method != other.record.method || first.grid.axes() != other.grid.axes() ||
        first.record.candidates != other.record.candidates)
        return "it belongs to another method or grid";
    if (first.cv != other.cv || first.preprocess != other.preprocess || first.record.score != other.record.score ||
        first.seed != other.seed)
        return "it belongs to another kind of cross-validation";
    if (first.label != other.label || first.record.classOf != other.record.classOf ||
        first.samples != other.samples || first.command != other.command)
        return "it belongs to another search";
    if (first.shard.count != other.shard.count)
        return "it is a shard of " + std::to_string(other.shard.count) + ", not of " +
               std::to_string(first.shard.count);
    return {};
}

}  // namespace

Shard parseShard(std::string_view text)
{
    Shard shard;
    const char* end = text.data() + text.size();
    const auto [slash, first] = std::from_chars(text.data(), end, shard.number);
    if (first == std::errc() && slash != end && *slash == '/') {
        const auto [rest, second] = std::from_chars(slash + 1, end, shard.count);
        if (second == std::errc() && rest == end && shard.number >= 1 && shard.number <= shard.count)
            return shard;
    }
    throw std::invalid_argument("\"" + std::string(text) +
                                "\" is no shard; write I/N with I from 1 to N, such as 1/8");
}

std::vector<std::size_t> candidatesOf(const Shard& shard, std::size_t candidates)
{
    std::vector<std::size_t> indices;
    for (auto i = static_cast<std::size_t>(shard.number - 1); i < candidates;
         i += static_cast<std::size_t>(shard.count))
        indices.push_back(i);
    return indices;
}

std::string tuneCommandLine(const FitCommand& command, const Problem& problem,
                            const std::vector<std::string>& grids, const TuneResult& result)
{
    std::string line = commandLine(command, problem);
    line.replace(line.find(" fit "), 5, " tune ");
    for (const std::string& grid : grids)
        line += " --grid " + shellQuoted(grid);
    if (!result.grid.sample().empty())
        line += " --sample " + result.grid.sample();
    return line + " --cv " + result.cv + " --preprocess " + result.preprocess + " --score " + result.record.score;
}

std::string toJson(const TuneResult& result)
{
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    const SearchRecord& record = result.record;
    json.put("format", tuneFormat);
    json.put("version", 1);
    json.put("command", result.command);
    json.put("input", {{"path", result.inputPath}, {"sha256", result.inputSha256}});
    json.put("method", record.method);
    Json grid = Json::object();
    for (const GridAxis& axis : result.grid.axes())
        grid[axis.name] = axis.values;
    json.put("grid", grid);
    if (!result.grid.sample().empty())
        json.put("sample", result.grid.sample());
    json.put("cv", result.cv);
    json.put("preprocess", result.preprocess);
    json.put("score", record.score);
    json.put("seed", result.seed);
    json.put("shard", std::to_string(result.shard.number) + '/' + std::to_string(result.shard.count));
    if (!result.isFinished())
        json.put("unfinished", true);
    json.putList("samples", result.samples);
    json.put("label", result.label);
    json.putList("classes", result.classes);
    json.put("labels", classNames(result, record.classOf));
    if (!record.outer.empty())
        json.putList("outer_folds", record.outer.size(),
                     [&](std::size_t fold) { return sampleNames(result, record.outer[fold]); });
    json.putList("candidates", record.candidates.size(),
                 [&](std::size_t i) { return parametersJson(record.candidates[i]); });
    json.putList("trials", record.trials.size(),
                 [&](std::size_t i) { return trialJson(result, record.trials[i]); });
    const bool canChoose = std::any_of(record.trials.begin(), record.trials.end(),
                                       [](const Trial& trial) { return trial.refusal.isEmpty(); });
    if (result.isWhole() && canChoose) {
        if (!record.outer.empty())
            putNested(json, result);
        else {
            json.put("best", choiceJson(result, bestCandidate(record)));
            json.put("within_one_standard_error", choiceJson(result, candidateWithinOneError(record)));
        }
    }
    json.end();
    return text;
}

TuneResult tuneResultFromJson(const std::string& text, const std::string& file)
{
    return fromDocument(text, file, tuneFormat, "tuning result", tuneFrom);
}

void requireSameSearch(const TuneResult& search, const TuneResult& other, const std::string& file)
{
    if (!difference(search, other).empty() || search.shard != other.shard)
        refuse(file, "it belongs to another search; remove it, or write the result to another file");
}

TuneResult mergedShards(std::vector<TuneResult> parts, const std::vector<std::string>& files)
{
    const TuneResult& first = parts.front();
    std::vector<std::string> fileOf(static_cast<std::size_t>(first.shard.count));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (const std::string other = difference(first, parts[i]); !other.empty())
            refuse(files[i], other + " than " + files.front());
        if (!parts[i].isFinished())
            refuse(files[i], "this shard is unfinished; run its command again, which goes on where it stopped");
        std::string& file = fileOf[static_cast<std::size_t>(parts[i].shard.number - 1)];
        if (!file.empty())
            refuse(files[i], "it is the same shard as " + file + "; give each shard once");
        file = files[i];
    }
    for (std::size_t i = 0; i < fileOf.size(); ++i)
        if (fileOf[i].empty())
            refuse(files.front(), "shard " + std::to_string(i + 1) + '/' + std::to_string(fileOf.size()) +
                                      " of this search is missing; run it, then merge again");
    TuneResult merged = std::move(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i)
        std::move(parts[i].record.trials.begin(), parts[i].record.trials.end(),
                  std::back_inserter(merged.record.trials));
    std::sort(merged.record.trials.begin(), merged.record.trials.end(),
              [](const Trial& left, const Trial& right) { return left.index < right.index; });
    merged.shard = {};
    return merged;
}

}  // namespace fuzzylens
