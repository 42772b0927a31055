// SPDX-License-Identifier: GPL-3.0-or-later
// Data, runs and sessions for the tests of session files.
#pragma once

#include "core/import/table_preview.h"
#include "core/session/session_file.h"
#include "tests/core/support/make_data.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <string>

namespace fuzzylens::test {

/// Everything a data set can hold: missing values, zeros of both signs, the smallest and the largest numbers,
/// names that repeat, are empty, of other scripts, no UTF-8; labels of every kind; annotations; decisions; issues.
inline DatasetPtr everyFeature()
{
    DatasetParts parts =
        makeData({{1.0 / 3, -0.0, missing, 1e308}, {5e-324, 0.0, 2, -1e-300}, {-1, 7, missing, 4}})->parts();
    parts.sampleNames = {"größe", "größe", ""};
    parts.featureNames = {"TP53", "TP53", "遺伝子", "latin \xE9"};
    LabelField kinds{"kind", LabelField::Kind::Categorical, {"b", "a", "no sample"}, {1, -1, 0}, {}};
    parts.labelFields = {kinds, LabelField::numeric("age", {40.1, missing, -0.0}),
                         LabelField{"empty", LabelField::Kind::Categorical, {}, {-1, -1, -1}, {}}};
    parts.annotations = {{"Symbol", {"", "x\ty", "\"q\"", "line\nbreak"}}};
    parts.preferredLabel = "age";
    auto preview = std::make_shared<TablePreview>();
    preview->columns = {0, 3};
    preview->columnsInAll = 4;
    preview->rows = {{7, {{"a", PreviewCell::Role::Header}, {"1", PreviewCell::Role::Value}}}};
    preview->memory = 96;
    preview->choices = {{"sheet", {"one", "two"}}};
    parts.origin = {"/tmp/\xE9.csv",
                    std::string(64, 'a'),
                    "csv",
                    {{"delimiter", Message::verbatim("comma"), message("not in %1", std::string("\xE9"))}},
                    preview};
    parts.issues = {Issue{Issue::Severity::Note, "odd", "f.csv", 3, 2, "x", "mend it", "B3"}};
    return std::make_shared<const Dataset>(std::move(parts));
}

/// Two classes of twelve samples in five features.
inline DatasetPtr twoClasses()
{
    auto values = std::make_shared<AlignedMatrix>(12, 5);
    DatasetParts parts;
    std::vector<std::string> classes;
    for (Index sample = 0; sample < 12; ++sample) {
        for (Index feature = 0; feature < 5; ++feature)
            (*values)(sample, feature) = static_cast<double>(sample * (feature + 3) % 7) +
                                         (feature < 2 ? 4.0 * static_cast<double>(sample % 2) : 0);
        parts.sampleNames.push_back("s" + std::to_string(sample));
        classes.push_back(sample % 2 ? "sick" : "well");
    }
    parts.featureNames = {"g1", "g2", "g3", "g4", "g5"};
    parts.labelFields = {LabelField::categorical("class", classes)};
    parts.preferredLabel = "class";
    parts.values = std::move(values);
    return std::make_shared<const Dataset>(std::move(parts));
}

/// A fit as the command line does it.
struct ExampleRun
{
    FitCommand fit;
    DatasetPtr original;
    Preprocessed prepared;
    Result result;

    explicit ExampleRun(const DatasetPtr& data, const std::string& method = "sfp",
                        const std::string& labelled = {})
        : original(data)
        , prepared(preprocess(data, {StepSpec::parse("zscore")}))
    {
        fit.input.file = "data.csv";
        fit.steps = {StepSpec::parse("zscore")};
        fit.method = method;
        fit.labelled = labelled;
        Problem problem = fitProblem(prepared.data, labelled, fit.labelledSeed);
        fit.parameters = resolveParameters(fuzzylens::method(method), problem, {});
        Outcome outcome = fuzzylens::method(method).run(problem, fit.parameters, {});
        outcome.seconds = 0.25;
        result = makeResult(fit, original, problem, std::move(outcome));
    }

    NewRun added(const std::string& picture = {}) const { return {fit, result, prepared.steps, nullptr, picture}; }
};

/// A session with the data of @p run, that run and a document.
inline void fillSession(SessionEdit& edit, const ExampleRun& run)
{
    const std::int64_t data = edit.putData(run.fit.input, *run.original, SessionEdit::Keep::Values);
    edit.addRun(data, run.added("\x89PNG picture"));
    edit.setOpenFit({data, run.fit});
    edit.setDocument("layout", "{\"pane\": 3}");
}

inline void makeExampleSession(const std::filesystem::path& path)
{
    SessionFile::make(path, [](SessionEdit& edit) { fillSession(edit, ExampleRun(twoClasses())); });
}

/// The sentence of the DataError that @p action throws; empty if it throws none.
template <typename Action>
std::string failureText(const Action& action)
{
    try {
        action();
    } catch (const DataError& error) {
        return error.what();
    }
    return {};
}

inline bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

inline std::string bytesOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline void writeBytes(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace fuzzylens::test
