// SPDX-License-Identifier: GPL-3.0-or-later
// Session files: bytes that begin as a database does are one; any other input holds texts that are put, with the
// checksums they need, into a session that is whole.
#include "tests/fuzz/harness.h"

#include "core/session/session_check.h"
#include "core/session/store/packed.h"
#include "core/session/store/schema.h"
#include "core/session/text_file.h"

#include <array>

using namespace fuzzylens;

namespace {

using Access = SessionFile::Access;

DatasetPtr smallData()
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(6, 3);
    for (Index feature = 0; feature < 3; ++feature)
        for (Index sample = 0; sample < 6; ++sample)
            values->column(feature)[sample] = static_cast<double>((sample + 1) * (feature + 2) % 5);
    parts.values = values;
    parts.sampleNames = {"a", "b", "c", "d", "e", "f"};
    parts.featureNames = {"x", "y", "z"};
    parts.labelFields = {LabelField::categorical("class", {"A", "B", "A", "B", "A", "B"})};
    parts.preferredLabel = "class";
    return std::make_shared<const Dataset>(std::move(parts));
}

/// The bytes of a session with one data set and one run.
std::string smallSession(const std::filesystem::path& path)
{
    const DatasetPtr data = smallData();
    const Preprocessed prepared = preprocess(data, {StepSpec::parse("zscore")});
    FitCommand fit;
    fit.input.file = "data.csv";
    fit.steps = {StepSpec::parse("zscore")};
    fit.method = "sfp";
    const Problem problem = makeProblem(prepared.data, "class");
    fit.parameters = resolveParameters(method("sfp"), problem, {});
    const Result result = makeResult(fit, data, problem, method("sfp").run(problem, fit.parameters, {}));
    SessionFile::make(path, [&](SessionEdit& edit) {
        const std::int64_t id = edit.putData(fit.input, *data, SessionEdit::Keep::Values);
        edit.addRun(id, {fit, result, prepared.steps});
        edit.setOpenFit({id, fit});
    });
    return readTextFile(path);
}

/// The column of a text, and the identity in its checksum.
struct Place
{
    const char* update;
    const char* identity;
};
constexpr std::array places{
    Place{"UPDATE session SET head = ?", "session"},
    Place{"UPDATE runs SET head = ?", "run 2"},
    Place{"UPDATE results SET result = ?", "result of run 2"},
    Place{"UPDATE results SET pairs = ?", "pairs of run 2"},
    Place{"UPDATE data_sets SET file = ?", "file of data set 1"},
    Place{"UPDATE arrays SET cells = ? WHERE key = 'predicted'", "column 1 of predicted of run 2"},
    Place{"UPDATE arrays SET cells = ? WHERE key = 'assigned'", "column 1 of assigned of run 2"},
    Place{"UPDATE arrays SET cells = ? WHERE key = 'embedding' AND \"column\" = 1",
          "column 1 of embedding of run 2"}};

void put(const std::filesystem::path& path, const std::vector<std::string>& texts)
{
    const Database database(path, Database::Access::Edit);
    for (std::size_t i = 0; i < std::min(places.size(), texts.size()); ++i) {
        if (texts[i].empty())
            continue;
        const std::string blob = packed(texts[i], places[i].identity);
        Statement(database, places[i].update).bindBlob(1, blob).run();
    }
}

void readAll(const std::filesystem::path& path)
{
    const auto session = SessionFile::open(path, Access::Read);
    for (const StoredData& stored : session->dataSets())
        fuzz::allowDataError([&] { fuzz::requireSound(*session->data(stored.id)); });
    for (const std::string& key : session->documents())
        fuzz::allowDataError([&] { session->document(key); });
    for (const StoredRun& run : session->runs())
        fuzz::allowDataError([&] {
            session->picture(run.id);
            problemOf(*session, run, session->result(run.id));
        });
}

void edit(const std::filesystem::path& path)
{
    const auto session = SessionFile::open(path, Access::Edit);
    SessionEdit change(*session);
    change.setDocument("note", "text");
    for (const StoredRun& run : session->runs())
        change.describeRun(run.id, "name", true);
    change.commit();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size)
{
    static const fuzz::InputFolder folder;
    static const std::string whole = smallSession(folder.path() / "whole.fuzzylens");
    const std::string_view text = fuzz::textOf(input, size);
    const bool isFile = text.starts_with("SQLite");
    const std::filesystem::path path = folder.write("input.fuzzylens", isFile ? text : whole);
    if (!isFile)
        put(path, fuzz::pieces(text, "----"));
    fuzz::allowDataError([&] { readAll(path); });
    fuzz::allowDataError([&] { edit(path); });
    std::filesystem::remove(folder.path() / "input.fuzzylens-journal");
    return 0;
}
