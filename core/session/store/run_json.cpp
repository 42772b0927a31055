// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/run_json.h"

#include "core/session/fitted_steps_json.h"
#include "core/session/store/command_json.h"
#include "core/session/store/exact_text.h"
#include "core/session/store/stored_json.h"

namespace fuzzylens {

namespace {

constexpr const char* runKind = "fuzzylens-run";
constexpr const char* pairsKind = "fuzzylens-pairs";
constexpr const char* preparationKind = "fuzzylens-preparation";

StoredRun runFrom(const JsonDocument& document)
{
    StoredRun run;
    run.id = document.at("id").get<std::int64_t>();
    run.data = document.at("data_set").get<std::int64_t>();
    run.fit = commandFromJson(document.at("fit"), document);
    run.commandLine = exactTextFrom(document.at("command"));
    run.name = exactTextFrom(document.at("name"));
    run.isPinned = document.at("pinned").get<bool>();
    run.made = document.at("made").get<std::int64_t>();
    run.seconds = document.at("seconds").get<double>();
    run.scores = document.at("scores").get<std::map<std::string, double>>();
    return run;
}

Json pairListJson(const std::vector<SamplePair>& pairs)
{
    Json array = Json::array();
    for (const SamplePair& pair : pairs)
        array.push_back({pair.first, pair.second});
    return array;
}

std::vector<SamplePair> pairListFrom(const Json& json)
{
    std::vector<SamplePair> pairs;
    for (const Json& pair : json)
        pairs.push_back(pairOf(pair.at(0).get<int>(), pair.at(1).get<int>()));
    return pairs;
}

}  // namespace

std::string runText(const StoredRun& run, const std::string& preparation)
{
    Json json = storedJson(runKind);
    json["id"] = run.id;
    json["data_set"] = run.data;
    json["preparation"] = preparation;
    json["command"] = exactText(run.commandLine);
    json["fit"] = toJson(run.fit);
    json["name"] = exactText(run.name);
    json["pinned"] = run.isPinned;
    json["made"] = run.made;
    json["seconds"] = run.seconds;
    json["scores"] = run.scores;
    return documentText(json);
}

StoredRun runFromText(const std::string& text, const std::filesystem::path& path, std::string_view preparation)
{
    return fromStoredJson(path, text, runKind, [preparation](const JsonDocument& document) {
        if (document.at("preparation").get<std::string>() != preparation)
            document.fail("this session is damaged: the preprocessing of a run was not found");
        return runFrom(document);
    });
}

std::string pairsText(const PairSet& pairs)
{
    Json json = storedJson(pairsKind);
    json["must"] = pairListJson(pairs.must);
    json["cannot"] = pairListJson(pairs.cannot);
    return documentText(json);
}

PairSet pairsFromText(const std::string& text, const std::filesystem::path& path)
{
    return fromStoredJson(path, text, pairsKind, [](const JsonDocument& document) {
        return PairSet{pairListFrom(document.at("must")), pairListFrom(document.at("cannot"))};
    });
}

std::string preparationText(const std::vector<FittedStepPtr>& steps)
{
    Json json = storedJson(preparationKind);
    json["steps"] = toJson(steps);
    return documentText(json);
}

std::vector<FittedStepPtr> preparationFromText(const std::string& text, const std::filesystem::path& path)
{
    return fromStoredJson(path, text, preparationKind,
                          [](const JsonDocument& document) { return fittedStepsFromJson(document.at("steps")); });
}

}  // namespace fuzzylens
