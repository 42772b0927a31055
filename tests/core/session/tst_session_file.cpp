// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/repeated_names.h"
#include "core/session/session_check.h"
#include "core/session/session_file.h"
#include "tests/core/dataset/sparse_data.h"
#include "tests/core/session/session_examples.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <filesystem>

using namespace fuzzylens;
using namespace fuzzylens::test;
using Access = SessionFile::Access;
using Keep = SessionEdit::Keep;

class TestSessionFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsEveryFeatureOfData();
    void keepsLongMessages();
    void keepsSparseData();
    void keepsDenseDataThatBeginSparse();
    void keepsInputs();
    void keepsSinglePrecision();
    void keepsARun();
    void keepsFilePairs();
    void writesWhatIsThereOnce();
    void forgetsWhatIsTakenBack();
    void removesRunsAndWhatTheyAlonePoint();
    void describesRuns();
    void findsRuns();
    void keepsDocuments();
    void refersToAFile();
    void tellsAFileThatHasChanged();
    void looksAtTheFileOnce();
    void namesFilesFromTheRoot();
    void changesFromReferenceToValues();
    void savesAs();
    void makesANewOneWhereNoneIs();
    void givesNoNumberTwice();
    void refusesEditingWhatIsRead();
    void predictsFromARun();
    void doesRunsAgain_data();
    void doesRunsAgain();
    void noticesARunThatWasChanged();

private:
    std::filesystem::path path() const { return m_folder->filePath("a.fuzzylens").toStdString(); }
    std::unique_ptr<SessionFile> made(const SessionFile::Filling& fill) const
    {
        return SessionFile::make(path(), fill);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

bool sameBits(const std::vector<double>& one, const std::vector<double>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](double first, double second) {
        return std::bit_cast<std::uint64_t>(first) == std::bit_cast<std::uint64_t>(second);
    });
}

bool sameField(const LabelField& one, const LabelField& other)
{
    return one.name == other.name && one.kind == other.kind && one.classes == other.classes &&
           one.codes == other.codes && sameBits(one.numbers, other.numbers);
}

bool sameValues(const AlignedMatrix& one, const AlignedMatrix& other)
{
    if (one.rows() != other.rows() || one.columns() != other.columns())
        return false;
    for (Index column = 0; column < one.columns(); ++column)
        if (std::memcmp(one.column(column), other.column(column),
                        sizeof(double) * static_cast<std::size_t>(one.rows())) != 0)
            return false;
    return true;
}

bool samePreview(const TablePreview& one, const TablePreview& other)
{
    if (one.rows.size() != other.rows.size() || one.choices.size() != other.choices.size())
        return false;
    for (std::size_t i = 0; i < one.rows.size(); ++i)
        if (one.rows[i].line != other.rows[i].line || one.rows[i].cells != other.rows[i].cells)
            return false;
    for (std::size_t i = 0; i < one.choices.size(); ++i)
        if (one.choices[i].what != other.choices[i].what || one.choices[i].values != other.choices[i].values)
            return false;
    return one.isOfFile == other.isOfFile && one.columns == other.columns &&
           one.columnsInAll == other.columnsInAll && one.memory == other.memory;
}

std::string wholeName(const std::string& file)
{
    return std::filesystem::absolute(file).string();
}

/// Puts data in and reads them back after closing.
DatasetPtr roundTrip(const std::filesystem::path& path, const InputSpec& input, const Dataset& data)
{
    SessionFile::make(path, [&](SessionEdit& edit) { edit.putData(input, data, Keep::Values); });
    const auto session = SessionFile::open(path, Access::Read);
    return session->data(session->openData().id);
}

}  // namespace

void TestSessionFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

/// Of 20 repeated names on, sessions could be written but not read: their list was one message in another.
void TestSessionFile::keepsLongMessages()
{
    for (const int repeated : {19, 20, 40}) {
        DatasetParts parts = twoClasses()->parts();
        auto values = std::make_shared<AlignedMatrix>(2, 2 * repeated);
        values->map().setRandom();
        parts.sampleNames.resize(2);
        parts.labelFields.clear();
        parts.preferredLabel.clear();
        parts.featureNames.clear();
        for (int feature = 0; feature < 2 * repeated; ++feature)
            parts.featureNames.push_back("g" + std::to_string(feature % repeated));
        parts.values = values;
        Dataset data(std::move(parts));
        const std::optional<Issue> issue = repeatedNameIssue(data);
        QVERIFY(issue);
        DatasetParts noted = data.parts();
        noted.issues = {*issue};
        QDir(m_folder->path()).remove(QStringLiteral("a.fuzzylens"));
        QVERIFY(roundTrip(path(), {"x.csv", {}, {}}, Dataset(std::move(noted)))->issues().front() == *issue);
    }
    // As older versions wrote it; deeper than any message ever was the text alone is read.
    for (const int depth : {32, 1000}) {
        Message deep = "end";
        for (int level = 0; level < depth; ++level)
            deep = message("%1, %2", deep, level);
        DatasetParts parts = twoClasses()->parts();
        parts.issues = {Issue{Issue::Severity::Note, deep, "f.csv", 0, 0, {}, {}, {}}};
        QDir(m_folder->path()).remove(QStringLiteral("a.fuzzylens"));
        const Message read =
            roundTrip(path(), {"x.csv", {}, {}}, Dataset(std::move(parts)))->issues().front().what;
        QCOMPARE(read.text(), deep.text());
        QCOMPARE(read == deep, depth < 100);
    }
}

/// Zero, which most values are, is not stored; every other bit pattern is, -0 among them.
void TestSessionFile::keepsSparseData()
{
    const double missing = std::numeric_limits<double>::quiet_NaN();
    const DatasetPtr few = test::dataOf(std::make_shared<const SparseColumns>(
        6, std::vector<std::size_t>{0, 2, 2, 3}, std::vector<std::uint32_t>{1, 4, 0},
        std::vector<double>{-0.0, missing, 2.5}));
    const DatasetPtr read = roundTrip(path(), {"x.csv", {}, {}}, *few);
    QVERIFY(read->table().sparse());
    QCOMPARE(read->table().sparse()->valueCount(), std::size_t(3));
    QVERIFY(test::haveSameValues(*few, *read));
    QCOMPARE(read->missingCount(), Index(1));
}

/// Whether they stay sparse is known once all panels are read; these fill more than are read together.
void TestSessionFile::keepsDenseDataThatBeginSparse()
{
    constexpr Index rows = 66000, sparse = 112, columns = 140;
    auto values = std::make_shared<AlignedMatrix>(rows, columns);
    Random random(3);
    for (Index l = 0; l < columns; ++l)
        for (Index i = 0; i < rows; ++i)
            if (l >= sparse || i % 20 == 0)
                (*values)(i, l) = std::floor(1000 * random.uniform());
    const DatasetPtr data = test::dataOf(values), read = roundTrip(path(), {"x.csv", {}, {}}, *data);
    QVERIFY(!read->table().sparse());
    QVERIFY(sameValues(data->values(), read->values()));
}

void TestSessionFile::keepsEveryFeatureOfData()
{
    const DatasetPtr data = everyFeature(), read = roundTrip(path(), {"x.csv", {}, {}}, *data);
    QVERIFY(sameValues(data->values(), read->values()));
    QVERIFY(read->sampleNames() == data->sampleNames());
    QVERIFY(read->featureNames() == data->featureNames());
    QCOMPARE(read->labelFields().size(), data->labelFields().size());
    for (std::size_t i = 0; i < data->labelFields().size(); ++i)
        QVERIFY2(sameField(read->labelFields()[i], data->labelFields()[i]), data->labelFields()[i].name.c_str());
    QCOMPARE(read->annotations().size(), std::size_t{1});
    QVERIFY(read->annotations()[0].name == "Symbol" &&
            read->annotations()[0].texts == data->annotations()[0].texts);
    QCOMPARE(read->preferredLabel(), data->preferredLabel());
    QCOMPARE(read->origin().path, data->origin().path);
    QCOMPARE(read->origin().sha256, data->origin().sha256);
    QCOMPARE(read->origin().format, data->origin().format);
    QCOMPARE(read->origin().decisions.size(), std::size_t{1});
    const Decision &kept = read->origin().decisions[0], &stored = data->origin().decisions[0];
    QVERIFY(kept.what == stored.what && kept.value == stored.value && kept.reason == stored.reason);
    QVERIFY(samePreview(*read->origin().preview, *data->origin().preview));
    QVERIFY(read->issues() == data->issues());
    QCOMPARE(read->missingCount(), Index{2});
    QVERIFY(std::signbit(read->value(0, 1)) && !std::signbit(read->value(1, 1)));
}

void TestSessionFile::keepsInputs()
{
    InputSpec input{"/tmp/\xE9 it's.csv", {}, {"t.csv", "u.csv"}};
    input.import.format = "csv";
    input.import.delimiter = '\t';
    input.import.decimalMark = ',';
    input.import.headerRows = 0;
    input.import.nameColumn = -1;
    input.import.labelColumn = 3;
    input.import.orientation = ImportOptions::Orientation::GenesInRows;
    input.import.sheet = "Tabelle 1";
    input.import.layer = "raw";
    input.import.topVariance = 100;
    input.import.labelField = "";
    input.import.missingTexts = {{"NA", ""}};
    input.import.labelsFile = "l.cls";
    input.import.singlePrecision = true;
    const auto session = made([&](SessionEdit& edit) {
        edit.putData(input, *everyFeature(), Keep::Values);
        edit.putData({"plain.csv", {}, {}}, *twoClasses(), Keep::Values);
    });
    const std::vector<StoredData> all = session->dataSets();
    QCOMPARE(all.size(), std::size_t{2});
    // Named so that they are found from any folder.
    input.sampleTables = {wholeName("t.csv"), wholeName("u.csv")};
    input.import.labelsFile = wholeName("l.cls");
    QVERIFY(all[0].input == input);
    QVERIFY((all[1].input == InputSpec{wholeName("plain.csv"), {}, {}}));
    QVERIFY(all[0].isEmbedded);
    QCOMPARE(all[0].samples, Index{3});
    QCOMPARE(all[0].features, Index{4});
}

/// Also if so many values are 0 that the session keeps them sparse.
void TestSessionFile::keepsSinglePrecision()
{
    InputSpec input{"t.csv", {}, {}};
    input.import.singlePrecision = true;
    const DatasetPtr data =
        inSinglePrecision(test::dataOf(std::make_shared<AlignedMatrix>(test::mostlyZeros(60, 50, 1))));
    made([&](SessionEdit& edit) { edit.putData(input, *data, Keep::Values); });
    const auto session = SessionFile::open(path(), Access::Read);
    const DatasetPtr again = session->data(session->dataSets()[0].id);
    QVERIFY(again->table().floats());
    QVERIFY(test::haveSameValues(*again, *data));
}

void TestSessionFile::keepsARun()
{
    const ExampleRun run(twoClasses());
    made([&](SessionEdit& edit) { fillSession(edit, run); });
    const auto session = SessionFile::open(path(), Access::Read);
    const StoredRun stored = session->run({});
    QCOMPARE(stored.fit.method, run.fit.method);
    QVERIFY(stored.fit.parameters == run.fit.parameters);
    QVERIFY(stored.fit.input == fromRoot(run.fit.input));
    QVERIFY(stored.fit.steps == run.fit.steps);
    QCOMPARE(stored.commandLine, run.result.command);
    QVERIFY(stored.scores == run.result.metrics);
    QCOMPARE(stored.seconds, 0.25);
    QVERIFY(stored.made > 0);
    QCOMPARE(toJson(session->result(stored.id)), toJson(run.result));
    QCOMPARE(session->picture(stored.id), std::string("\x89PNG picture"));
    QVERIFY(!session->pairs(stored.id));
    QVERIFY(session->fittedSteps(stored.id).at(0)->toJson() == run.prepared.steps.at(0)->toJson());
    QCOMPARE(session->openFit()->fit.method, run.fit.method);
    QVERIFY(!session->info().program.empty());
}

void TestSessionFile::keepsFilePairs()
{
    ExampleRun run(twoClasses());
    const PairSet pairs{{{0, 2}, {1, 3}}, {{0, 1}}};
    NewRun added = run.added();
    added.pairs = &pairs;
    const auto session = made(
        [&](SessionEdit& edit) { edit.addRun(edit.putData(run.fit.input, *run.original, Keep::Values), added); });
    QVERIFY(*session->pairs(session->run({}).id) == pairs);
}

void TestSessionFile::writesWhatIsThereOnce()
{
    const ExampleRun run(twoClasses());
    const auto session = made([&](SessionEdit& edit) { fillSession(edit, run); });
    {
        SessionEdit edit(*session);
        QCOMPARE(edit.putData({"elsewhere.csv", {}, {}}, *run.original, Keep::Values), session->dataSets()[0].id);
        edit.addRun(session->dataSets()[0].id, run.added());
        edit.commit();
    }
    QCOMPARE(session->dataSets().size(), std::size_t{1});
    QCOMPARE(session->dataSets()[0].input.file, wholeName(run.fit.input.file));
    QCOMPARE(session->runs().size(), std::size_t{2});
}

void TestSessionFile::forgetsWhatIsTakenBack()
{
    const ExampleRun run(twoClasses());
    const auto session = made([&](SessionEdit& edit) { fillSession(edit, run); });
    {
        SessionEdit edit(*session);
        edit.addRun(session->dataSets()[0].id, run.added());
        edit.setDocument("layout", "other");
    }
    QCOMPARE(session->runs().size(), std::size_t{1});
    QCOMPARE(*session->document("layout"), std::string("{\"pane\": 3}"));
    SessionEdit edit(*session);  // nothing holds the file
    edit.commit();
}

void TestSessionFile::removesRunsAndWhatTheyAlonePoint()
{
    const ExampleRun run(twoClasses());
    const auto session = made([&](SessionEdit& edit) {
        fillSession(edit, run);
        edit.putData({"other.csv", {}, {}}, *everyFeature(), Keep::Values);
    });
    const std::int64_t id = session->run({}).id;
    const std::vector<StoredData> data = session->dataSets();
    {
        SessionEdit edit(*session);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, edit.removeData(data[0].id));
        edit.removeRun(id);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, edit.removeRun(id));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, edit.removeData(data[0].id));  // still open
        edit.removeData(data[1].id);
        edit.commit();
    }
    QVERIFY(session->runs().empty());
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, session->result(id));
    QCOMPARE(session->dataSets().size(), std::size_t{1});
    QVERIFY_THROWS_EXCEPTION(DataError, session->run({}));
}

void TestSessionFile::describesRuns()
{
    const ExampleRun run(twoClasses());
    const auto session = made([&](SessionEdit& edit) { fillSession(edit, run); });
    const std::int64_t id = session->run({}).id;
    {
        SessionEdit edit(*session);
        edit.describeRun(id, "größer", true);
        edit.commit();
    }
    QCOMPARE(session->run({}).name, std::string("größer"));
    QVERIFY(session->run({}).isPinned);
    QCOMPARE(toJson(session->result(id)), toJson(run.result));
}

void TestSessionFile::findsRuns()
{
    const ExampleRun run(twoClasses());
    std::int64_t first = 0, second = 0;
    const auto session = made([&](SessionEdit& edit) {
        const std::int64_t data = edit.putData(run.fit.input, *run.original, Keep::Values);
        first = edit.addRun(data, run.added());
        second = edit.addRun(data, run.added());
        edit.describeRun(first, "best", false);
    });
    QCOMPARE(session->run({}).id, second);
    QCOMPARE(session->run("best").id, first);
    QCOMPARE(session->run(std::to_string(first)).id, first);
    QVERIFY_THROWS_EXCEPTION(DataError, session->run("worst"));
}

void TestSessionFile::keepsDocuments()
{
    const std::string large(3'000'000, 'x'), odd("a\0\xFF\n", 4);
    const auto session = made([&](SessionEdit& edit) {
        edit.setDocument("large", large);
        edit.setDocument("odd", odd);
        edit.setDocument("gone", "x");
        edit.setDocument("empty", "");
        edit.removeDocument("gone");
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, edit.setDocument("", "x"));
    });
    QVERIFY((session->documents() == std::vector<std::string>{"empty", "large", "odd"}));
    QVERIFY(session->document("large") == large);
    QVERIFY(session->document("odd") == odd);
    QVERIFY(session->document("empty") == std::string());
    QVERIFY(!session->document("gone"));
    QVERIFY_THROWS_EXCEPTION(DataError, session->openData());
}

void TestSessionFile::refersToAFile()
{
    const std::filesystem::path file = m_folder->filePath("d.csv").toStdString();
    writeBytes(file, "sample,class,a,b\nx,A,1,2\ny,B,3,4\nz,A,5,7\nw,B,0.5,6\n");
    const InputSpec input{file.string(), {}, {}};
    const DatasetPtr data = loadInput(input);
    made([&](SessionEdit& edit) { edit.putData(input, *data, Keep::Reference); });
    const auto session = SessionFile::open(path(), Access::Read);
    const StoredData stored = session->openData();
    QVERIFY(!stored.isEmbedded);
    QCOMPARE(stored.sha256, data->origin().sha256);
    QCOMPARE(stored.fileSize, std::uint64_t{std::filesystem::file_size(file)});
    QVERIFY(fileState(stored) == FileState::Same);
    QVERIFY(sameValues(session->data(stored.id)->values(), data->values()));

    const std::filesystem::path moved = m_folder->filePath("moved.csv").toStdString();
    std::filesystem::rename(file, moved);
    const auto again = SessionFile::open(path(), Access::Read);
    QVERIFY(fileState(stored) == FileState::Absent);
    QVERIFY_THROWS_EXCEPTION(DataError, again->data(stored.id));
    QVERIFY(sameValues(again->data(stored.id, {}, moved)->values(), data->values()));
}

void TestSessionFile::tellsAFileThatHasChanged()
{
    const std::filesystem::path file = m_folder->filePath("d.csv").toStdString();
    writeBytes(file, "sample,class,a,b\nx,A,1,2\ny,B,3,4\nz,A,5,7\nw,B,0.5,6\n");
    const InputSpec input{file.string(), {}, {}};
    made([&](SessionEdit& edit) { edit.putData(input, *loadInput(input), Keep::Reference); });
    writeBytes(file, "sample,class,a,b\nx,A,1,2\ny,B,3,4\nz,A,5,7\nw,B,0.5,9\n");
    const auto session = SessionFile::open(path(), Access::Read);
    QVERIFY(fileState(session->openData()) == FileState::Changed);
    try {
        session->data(session->openData().id);
        QFAIL("the changed file was taken");
    } catch (const DataError& error) {
        QVERIFY2(std::string(error.what()).find(session->openData().sha256) != std::string::npos, error.what());
    }
}

void TestSessionFile::looksAtTheFileOnce()
{
    const std::filesystem::path file = m_folder->filePath("d.csv").toStdString();
    writeBytes(file, "sample,class,a,b\nx,A,1,2\ny,B,3,4\nz,A,5,7\nw,B,0.5,6\n");
    const InputSpec input{file.string(), {}, {}};
    made([&](SessionEdit& edit) { edit.putData(input, *loadInput(input), Keep::Reference); });
    const auto session = SessionFile::open(path(), Access::Read);
    const StoredData stored = session->openData();
    int looks = 0;
    const Progress counting = [&looks](const Step& step) {
        looks += step.done == 0;
        return true;
    };
    const InputNow now = session->inputNow(stored, {}, counting);
    QVERIFY(now.state == FileState::Same);
    QCOMPARE(now.input.file, file.string());
    QCOMPARE(looks, 1);
    QVERIFY(!session->inputNow(stored, {}, [](const Step&) { return false; }).state);
    QVERIFY(!session->data(stored.id, [](const Step&) { return false; }));
    QVERIFY(!session->data(stored.id, InputNow{now.input, std::nullopt}));
    QVERIFY_THROWS_EXCEPTION(DataError, session->data(stored.id, InputNow{now.input, FileState::Changed}));
    // The known state is not checked again: other bytes with the same numbers pass.
    writeBytes(file, "sample,class,a,b\nx,A,1,2\ny,B,3,4\nz,A,5,7\nw,B,.50,6\n");
    QCOMPARE(session->data(stored.id, now)->value(3, 0), 0.5);
}

void TestSessionFile::namesFilesFromTheRoot()
{
    ExampleRun run(twoClasses());
    run.fit.labelled = "l.txt";
    run.fit.pairs = "p.txt";
    const auto session = made([&](SessionEdit& edit) { fillSession(edit, run); });
    for (const FitCommand& fit : {session->run({}).fit, session->openFit()->fit}) {
        QCOMPARE(fit.input.file, wholeName("data.csv"));
        QCOMPARE(fit.labelled, wholeName("l.txt"));
        QCOMPARE(fit.pairs, wholeName("p.txt"));
    }
    QCOMPARE(session->run({}).commandLine, run.result.command);  // as it was typed
    run.fit.input.file = "synth:rings";
    run.fit.labelled = "0.5";
    run.fit.pairs = "labels:3";
    SessionEdit edit(*session);
    const FitCommand made = session->run(std::to_string(edit.addRun(session->dataSets()[0].id, run.added()))).fit;
    QCOMPARE(made.input.file, std::string("synth:rings"));
    QCOMPARE(made.labelled, std::string("0.5"));
    QCOMPARE(made.pairs, std::string("labels:3"));
}

void TestSessionFile::changesFromReferenceToValues()
{
    const InputSpec input{"demo", {}, {}};
    const DatasetPtr data = loadInput(input);
    const auto session = made([&](SessionEdit& edit) { edit.putData(input, *data, Keep::Reference); });
    for (const auto& [keep, isEmbedded] : {std::pair(Keep::Values, true), std::pair(Keep::Reference, false)}) {
        SessionEdit edit(*session);
        edit.putData(input, *data, keep);
        edit.commit();
        QCOMPARE(session->dataSets().size(), std::size_t{1});
        QCOMPARE(session->openData().isEmbedded, isEmbedded);
        QVERIFY(sameValues(SessionFile::open(path(), Access::Read)->data(session->openData().id)->values(),
                           data->values()));
    }
}

void TestSessionFile::savesAs()
{
    const ExampleRun run(twoClasses());
    const auto session = made([&](SessionEdit& edit) { fillSession(edit, run); });
    const std::string before = session->info().id;
    const std::filesystem::path other = m_folder->filePath("b.fuzzylens").toStdString();
    session->saveAs(other, [](SessionEdit& edit) { edit.setDocument("more", "1"); });
    QCOMPARE(session->path(), other);
    QVERIFY(session->info().id != before);
    QVERIFY(session->document("more") == std::string("1"));
    QVERIFY(!holderOf(path()) && holderOf(other));
    const auto old = SessionFile::open(path(), Access::Edit);
    QVERIFY(!old->document("more"));
    QCOMPARE(old->info().id, before);
    QCOMPARE(toJson(session->result(session->run({}).id)), toJson(run.result));
    session->saveAs(other, [](SessionEdit& edit) { edit.setDocument("more", "2"); });  // in place
    QVERIFY(session->document("more") == std::string("2"));
}

void TestSessionFile::makesANewOneWhereNoneIs()
{
    const auto named = [](const char* text) {
        return [text](SessionEdit& edit) { edit.setDocument("made", text); };
    };
    const auto madeBy = [this] { return SessionFile::open(path(), Access::Read)->document("made").value(); };
    const auto files = [this] { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); };
    // Another one comes there while it is being filled.
    QVERIFY(!SessionFile::makeNew(path(), [&](SessionEdit& edit) {
        named("late")(edit);
        QVERIFY(SessionFile::makeNew(path(), named("early")));
    }));
    QCOMPARE(madeBy(), std::string("early"));
    QCOMPARE(files(), QStringList{"a.fuzzylens"});
    QVERIFY(!SessionFile::makeNew(path(), named("late")));
    QCOMPARE(madeBy(), std::string("early"));
}

void TestSessionFile::givesNoNumberTwice()
{
    const ExampleRun run(twoClasses());
    const auto session = made([&](SessionEdit& edit) { fillSession(edit, run); });
    const std::int64_t id = session->run({}).id;
    SessionEdit edit(*session);
    edit.removeRun(id);
    QVERIFY(edit.addRun(session->dataSets()[0].id, run.added()) != id);
}

void TestSessionFile::refusesEditingWhatIsRead()
{
    made([](SessionEdit&) {});
    const auto session = SessionFile::open(path(), Access::Read);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, SessionEdit{*session});
}

void TestSessionFile::predictsFromARun()
{
    const ExampleRun run(twoClasses());
    made([&](SessionEdit& edit) { fillSession(edit, run); });
    const Problem problem = fitProblem(run.prepared.data, {}, 1);
    const Model model = makeModel(run.fit, run.original, problem, run.prepared.steps, run.result.outcome);
    QCOMPARE(toJson(loadModel(path())), toJson(model));
    QCOMPARE(toJson(loadResult(path())), toJson(run.result));
}

void TestSessionFile::doesRunsAgain_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("labelled");
    for (const MethodDescription& one : methods())
        QTest::addRow("%s", one.id.c_str()) << QString::fromStdString(one.id) << QString();
    QTest::addRow("some labels") << "sfp"
                                 << "0.5";
}

void TestSessionFile::doesRunsAgain()
{
    QFETCH(QString, method);
    QFETCH(QString, labelled);
    const ExampleRun run(twoClasses(), method.toStdString(), labelled.toStdString());
    made([&](SessionEdit& edit) { fillSession(edit, run); });
    const auto session = SessionFile::open(path(), Access::Read);
    const auto check = checkRun(*session, session->run({}), {});
    QVERIFY(check);
    QVERIFY2(check->agrees(), check->agrees() ? "" : check->different[0].c_str());
    const auto stopped = checkRun(*session, session->run({}), {1, [](const Step&) { return false; }});
    QVERIFY(!stopped || stopped->agrees());  // short actions never poll
}

void TestSessionFile::noticesARunThatWasChanged()
{
    ExampleRun run(twoClasses());
    double& membership = run.result.outcome.memberships(3, 0);
    membership = std::nextafter(membership, 0.5);
    made([&](SessionEdit& edit) { fillSession(edit, run); });
    const auto session = SessionFile::open(path(), Access::Read);
    const auto check = checkRun(*session, session->run({}), {});
    QVERIFY(check);
    QVERIFY((check->different == std::vector<std::string>{"memberships"}));
}

QTEST_GUILESS_MAIN(TestSessionFile)
#include "tst_session_file.moc"
