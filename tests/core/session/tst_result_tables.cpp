// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/io/file_bytes.h"
#include "core/session/json_document.h"
#include "core/session/result_text.h"
#include "core/session/session_file.h"
#include "core/session/store/database.h"
#include "tests/core/import/small_files.h"
#include "tests/core/session/session_examples.h"
#include "tests/core/support/little_memory.h"

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include <limits>
#include <random>
#include <set>

using namespace fuzzylens;
using test::SmallFiles;
using Names = std::set<std::string>;

class TestResultTables : public QObject
{
    Q_OBJECT

private slots:
    void readsBackExactly_data();
    void readsBackExactly();
    void jsonKeepsShortArraysOnly();
    void sizeDecides();
    void manyColumnsAreSplit();
    void streamsKeepJson();
    void filesCanBeMovedTogether();
    void refusesAnotherDatabase();
    void refusesDamagedBytes();
    void refusesChangedTables_data();
    void refusesChangedTables();
    void randomDamageIsNeverFatal();
    void failureLeavesBothFilesAsBefore_data();
    void failureLeavesBothFilesAsBefore();
    void replacesItsOwnDatabaseOnly();
    void longResultIsWrittenInLittleMemory();
    void programsReadTables_data();
    void programsReadTables();
};

namespace {

NamesPtr names(const std::string& prefix, Index count)
{
    std::vector<std::string> texts;
    for (Index i = 0; i < count; ++i)
        texts.push_back(prefix + std::to_string(i % 7));  // some are equal
    return std::make_shared<const std::vector<std::string>>(std::move(texts));
}

/// Numbers of every kind; the largest, the least and a negative zero first.
struct Numbers
{
    std::mt19937_64 random{5};
    std::vector<double> first{-0.0, 5e-324, 1.7976931348623157e308, 1, 0, -2.2250738585072014e-308, 1.0 / 3};

    Eigen::MatrixXd operator()(Index rows, Index columns)
    {
        std::normal_distribution<double> normal;
        Eigen::MatrixXd values = Eigen::MatrixXd::NullaryExpr(rows, columns, [&] { return normal(random); });
        for (Index i = 0; i < std::min<Index>(values.size(), static_cast<Index>(first.size())); ++i)
            values(i) = first[static_cast<std::size_t>(i)];
        return values;
    }
};

/// @p n samples, @p p features, 3 clusters, 2 axes, with an array for every key of a result.
Result example(Index n = 9, Index p = 4)
{
    Numbers numbers;
    Result result;
    result.command = "fuzzylens-cli fit sfp data.csv";
    result.inputPath = "data.csv";
    result.method = "sfp";
    result.samples = names("größe \"', ", n);
    result.features = names("g", p);
    result.target = {Target::Kind::Classes, "kind", {"A", "it's B"}, {}, {}};
    result.fieldClasses = result.target.classNames;
    Outcome& outcome = result.outcome;
    outcome.memberships = numbers(n, 3);
    outcome.membershipsLabelFree = numbers(n, 3);
    outcome.featureWeights = numbers(1, p);
    outcome.featureFactors = numbers(p, 1);
    outcome.centers = numbers(3, p);
    outcome.labelPrototypes = numbers(3, 2);
    outcome.embedding = numbers(n, 2);
    outcome.embeddingTraining = numbers(n, 2);
    outcome.embeddingAxes = {"one", "two"};
    outcome.classProbabilities = numbers(n, 2);
    outcome.embeddingCenters = numbers(3, 2);
    outcome.projection = numbers(p, 2);
    outcome.projectionOffset = numbers(1, 2);
    outcome.probes = {0, 2};
    outcome.eigenvalues = {-0.0, 0.5};
    outcome.graph = {{0, 2, 1.0 / 3}, {1, 2, 1}};
    outcome.objective = {2, 1};
    for (Index i = 0; i < n; ++i) {
        result.target.classOf.push_back(static_cast<int>(i % 3) - 1);
        outcome.predictedClass.push_back(static_cast<int>(i % 2));
        outcome.assigned.push_back(static_cast<int>(i % 3));
        outcome.repaired.push_back(static_cast<int>((i + 1) % 3));
    }
    return result;
}

Result numericExample()
{
    Result result = example(6, 6);  // samples and features are as many
    result.target = {
        Target::Kind::Numbers, "age", {}, {}, {-0.0, 1, std::numeric_limits<double>::quiet_NaN(), 4, 5, 6}};
    result.fieldClasses.clear();
    result.outcome.predictedClass.clear();
    result.outcome.predictedNumber = {-0.0, 0.1, 1e300, 3, 4, 5};
    result.outcome.featureWeights = result.outcome.centers;
    return result;
}

Result unlabelledExample()
{
    Result result;
    result.method = "pca";
    result.samples = names("s", 2);
    result.features = names("g", 2);
    result.outcome.embedding = result.outcome.projection = Numbers()(2, 2);
    result.outcome.embeddingCenters = Numbers()(2, 2);
    return result;
}

void write(const Result& result, const std::filesystem::path& path)
{
    writeTogether(resultFiles(path, result, 0));
}

Json jsonAt(const std::filesystem::path& path)
{
    return Json::parse(SmallFiles::read(path));
}

Names namesIn(const SmallFiles& files)
{
    Names all;
    for (const auto& entry : std::filesystem::directory_iterator(files.at("")))
        all.insert(entry.path().filename().string());
    return all;
}

/// The result as a session gives it back, in the place of another run's.
Result throughASession(const Result& result, const std::filesystem::path& path)
{
    const test::ExampleRun run(test::twoClasses());
    const auto session = SessionFile::make(path, [&](SessionEdit& edit) {
        const std::int64_t data = edit.putData(run.fit.input, *run.original, SessionEdit::Keep::Values);
        edit.addRun(data, run.added());
        edit.addRun(data, {run.fit, result, run.prepared.steps});
    });
    return session->result(session->run({}).id);
}

/// Makes the result file agree with a changed database.
void acceptDatabase(const SmallFiles& files, const std::string& anotherTable)
{
    Json json = jsonAt(files.at("r.json"));
    if (!anotherTable.empty())
        json["tables"]["names"][anotherTable] = {anotherTable};
    json["tables"]["sha256"] = sha256OfFile(files.at("r.sqlite"));
    files.write("r.json", json.dump());
}

}  // namespace

void TestResultTables::readsBackExactly_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("classes") << 0;
    QTest::newRow("numbers, as many samples as features") << 1;
    QTest::newRow("no labels, as many samples as features and axes") << 2;
}

void TestResultTables::readsBackExactly()
{
    QFETCH(int, kind);
    const SmallFiles files;
    const Result result = kind == 0 ? example() : kind == 1 ? numericExample() : unlabelledExample();
    write(result, files.at("r.json"));
    QVERIFY(namesIn(files) == (Names{"r.json", "r.sqlite"}));
    const Result read = loadResult(files.at("r.json"));
    QCOMPARE(toJson(read), toJson(result));  // JSON is exact, the sign of zero included
    QVERIFY(std::signbit(read.outcome.embedding(0, 0)));
    // Equal results are equal files.
    const std::string before = SmallFiles::read(files.at("r.sqlite"));
    write(read, files.at("r.json"));
    QVERIFY(SmallFiles::read(files.at("r.sqlite")) == before);
    QCOMPARE(toJson(throughASession(result, files.at("s.fuzzylens"))), toJson(result));
}

void TestResultTables::jsonKeepsShortArraysOnly()
{
    const SmallFiles files;
    write(example(), files.at("r.json"));
    const Json json = jsonAt(files.at("r.json"));
    QCOMPARE(json["version"].get<int>(), 2);
    QCOMPARE(json["tables"]["file"].get<std::string>(), std::string("r.sqlite"));
    QCOMPARE(json["tables"]["sha256"].get<std::string>(), sha256OfFile(files.at("r.sqlite")));
    for (const char* key : {"samples", "features", "labels", "memberships", "memberships_label_free", "centers",
                            "feature_weights", "feature_factors", "embedding", "embedding_training", "assigned",
                            "repaired", "predicted", "class_probabilities", "projection", "graph"}) {
        QVERIFY2(!json.contains(key), key);
        QVERIFY2(json["tables"]["names"][key] == Json::array({key}), key);
    }
    QCOMPARE(json["tables"]["names"].size(), std::size_t{16});
    for (const char* key : {"classes", "label", "label_prototypes", "embedding_axes", "embedding_centers",
                            "probes", "eigenvalues", "projection_offset"})
        QVERIFY2(json.contains(key), key);
    QVERIFY_THROWS_EXCEPTION(DataError, resultFromJson(json.dump(), "r.json"));
    const Database database = Database::sealed(files.at("r.sqlite"));
    QCOMPARE(database.number("SELECT count(*) FROM memberships"), std::int64_t{9});
    Statement turned(database, "SELECT feature, cluster_2 FROM centers WHERE rowid = 2");
    QVERIFY(turned.step());
    QCOMPARE(std::string(turned.text(0)), std::string("g1"));
    QCOMPARE(turned.real(1), example().outcome.centers(2, 1));
}

// 2 samples and 2 features: 2 x 2 numbers of the embedding and of the projection, at 20 bytes, and names of 2
// bytes.
void TestResultTables::sizeDecides()
{
    const Result result = unlabelledExample();
    const double size = 8 * 20 + 4 * 2;
    QCOMPARE(resultFiles("r.json", result, size).size(), std::size_t{1});
    QCOMPARE(resultFiles("r.json", result, size - 1).size(), std::size_t{2});
    QCOMPARE(resultFiles("r.json", result).size(), std::size_t{1});
}

void TestResultTables::manyColumnsAreSplit()
{
    const SmallFiles files;
    Result result = unlabelledExample();
    Numbers numbers;
    result.outcome.memberships = numbers(2, 2500);
    result.outcome.centers = numbers(2500, 2);
    result.outcome.embeddingTraining = numbers(2, 900);
    result.outcome.classProbabilities = numbers(2, 901);
    write(result, files.at("r.json"));
    const Json tables = jsonAt(files.at("r.json"))["tables"]["names"];
    QVERIFY(tables["memberships"] == Json::array({"memberships", "memberships_2", "memberships_3"}));
    QCOMPARE(tables["centers"].size(), std::size_t{3});
    QCOMPARE(tables["class_probabilities"].size(), std::size_t{2});
    QCOMPARE(tables["embedding_training"].size(), std::size_t{1});
    QCOMPARE(toJson(loadResult(files.at("r.json"))), toJson(result));
}

void TestResultTables::streamsKeepJson()
{
    const Result result = example();
    QCOMPARE(resultFiles("-", result, 0).size(), std::size_t{1});
    QCOMPARE(resultFiles("/dev/null", result, 0).size(), std::size_t{1});
    QCOMPARE(tablesPath("a/r.json"), std::filesystem::path("a/r.sqlite"));
    QCOMPARE(tablesPath("r.sqlite"), std::filesystem::path("r.sqlite.sqlite"));
    QCOMPARE(tablesPath("run.k3"), std::filesystem::path("run.k3.sqlite"));
}

void TestResultTables::filesCanBeMovedTogether()
{
    const SmallFiles files;
    write(example(), files.at("r.json"));
    std::filesystem::create_directory(files.at("folder"));
    std::filesystem::rename(files.at("r.json"), files.at("folder/other.json"));
    std::filesystem::rename(files.at("r.sqlite"), files.at("folder/r.sqlite"));
    QCOMPARE(toJson(loadResult(files.at("folder/other.json"))), toJson(example()));
}

void TestResultTables::refusesAnotherDatabase()
{
    const SmallFiles files;
    const auto issue = [&files] { return test::issueOf([&files] { loadResult(files.at("r.json")); }); };
    write(example(8), files.at("other.json"));
    write(example(), files.at("r.json"));
    std::filesystem::copy_file(files.at("other.sqlite"), files.at("r.sqlite"),
                               std::filesystem::copy_options::overwrite_existing);
    QCOMPARE(issue().file, files.at("r.sqlite").string());
    QCOMPARE(issue().what.text(),
             std::string("this file does not belong to the result file, or it has been changed"));
    std::filesystem::remove(files.at("r.sqlite"));
    QCOMPARE(issue().file, files.at("r.sqlite").string());
    std::filesystem::create_directory(files.at("r.sqlite"));
    QCOMPARE(issue().file, files.at("r.sqlite").string());
    for (const char* file : {"/etc/passwd", "../r.sqlite", "folder/", ""}) {
        Json json = jsonAt(files.at("r.json"));
        json["tables"]["file"] = file;
        files.write("r.json", json.dump());
        QVERIFY2(!issue().file.empty(), file);
    }
    Json json = jsonAt(files.at("r.json"));
    json["tables"] = 3;
    files.write("r.json", json.dump());
    QCOMPARE(issue().file, files.at("r.json").string());
}

void TestResultTables::refusesDamagedBytes()
{
    const SmallFiles files;
    write(example(), files.at("r.json"));
    const std::string whole = SmallFiles::read(files.at("r.sqlite"));
    for (std::size_t at = 0; at < whole.size(); at += 97) {
        std::string damaged = whole;
        damaged[at] ^= 1;
        files.write("r.sqlite", damaged);
        QCOMPARE(test::issueOf([&] { loadResult(files.at("r.json")); }).file, files.at("r.sqlite").string());
    }
    files.write("r.sqlite", whole.substr(0, whole.size() / 2));
    QCOMPARE(test::issueOf([&] { loadResult(files.at("r.json")); }).file, files.at("r.sqlite").string());
}

void TestResultTables::refusesChangedTables_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("anotherTable");
    const QString none;
    QTest::newRow("a table is absent") << "DROP TABLE memberships" << none;
    QTest::newRow("a row is absent") << "DELETE FROM memberships WHERE rowid = 2" << none;
    QTest::newRow("a row is too much") << "INSERT INTO centers VALUES('g', 1.0, 1.0, 1.0)" << none;
    QTest::newRow("a sample is too much") << "INSERT INTO samples VALUES('g')" << none;
    QTest::newRow("text for a number") << "UPDATE memberships SET cluster_0 = 'one'" << none;
    QTest::newRow("an integer for a number") << "UPDATE memberships SET cluster_0 = 1" << none;
    QTest::newRow("a number for text") << "UPDATE labels SET label = x'00'" << none;
    QTest::newRow("an unknown class") << "UPDATE labels SET label = 'C'" << none;
    QTest::newRow("no such cluster") << "UPDATE assigned SET cluster = 3" << none;
    QTest::newRow("a negative cluster") << "UPDATE assigned SET cluster = -1" << none;
    QTest::newRow("no such sample") << "UPDATE graph SET second_sample = 9" << none;
    QTest::newRow("a similarity above 1") << "UPDATE graph SET similarity = 1.5" << none;
    QTest::newRow("a column with a default")
        << "CREATE TABLE copy AS SELECT * FROM memberships; DROP TABLE memberships; "
           "CREATE TABLE memberships(sample TEXT NOT NULL,cluster_0 NOT NULL,cluster_1 NOT NULL); "
           "INSERT INTO memberships SELECT sample, cluster_0, cluster_1 FROM copy; "
           "ALTER TABLE memberships ADD COLUMN cluster_2 DEFAULT 0.5"
        << none;
    QTest::newRow("a column has another name")
        << "DROP TABLE centers; CREATE TABLE centers(feature TEXT NOT NULL,cluster_0 NOT NULL,x NOT NULL,"
           "cluster_2 NOT NULL); INSERT INTO centers SELECT feature, 1.5, 1.5, 1.5 FROM features"
        << none;
    QTest::newRow("an array without samples or features")
        << "CREATE TABLE embedding_centers(feature TEXT NOT NULL,axis_0 NOT NULL)"
        << QStringLiteral("embedding_centers");
    QTest::newRow("a view") << "DROP TABLE memberships; CREATE VIEW memberships AS SELECT * FROM embedding"
                            << none;
    QTest::newRow("a computed column")
        << "CREATE TABLE copy AS SELECT * FROM samples; DROP TABLE samples; "
           "CREATE TABLE samples(x, sample TEXT NOT NULL AS (x)); INSERT INTO samples SELECT sample FROM copy"
        << none;
}

void TestResultTables::refusesChangedTables()
{
    QFETCH(QString, change);
    QFETCH(QString, anotherTable);
    const SmallFiles files;
    write(example(), files.at("r.json"));
    Database::aside(files.at("r.sqlite"), "r.sqlite").run(change.toUtf8().constData());
    acceptDatabase(files, anotherTable.toStdString());
    const Issue issue = test::issueOf([&] { loadResult(files.at("r.json")); });
    QVERIFY(issue.file == files.at("r.sqlite").string() || issue.file == files.at("r.json").string());
}

void TestResultTables::randomDamageIsNeverFatal()
{
    const SmallFiles files;
    write(example(), files.at("r.json"));
    const std::string whole = SmallFiles::read(files.at("r.sqlite"));
    std::mt19937 random(11);
    int refused = 0;
    constexpr int trials = 300;
    for (int trial = 0; trial < trials; ++trial) {
        std::string damaged = whole;
        for (int i = 0; i < 8; ++i)
            damaged[random() % damaged.size()] = static_cast<char>(random());
        files.write("r.sqlite", damaged);
        acceptDatabase(files, {});
        try {
            loadResult(files.at("r.json"));
        } catch (const DataError&) {
            ++refused;
        }
    }
    QVERIFY(refused > 0 && refused < trials);
}

void TestResultTables::failureLeavesBothFilesAsBefore_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("no place for the JSON") << "new.json";
}

void TestResultTables::failureLeavesBothFilesAsBefore()
{
    QFETCH(QString, folder);
    const SmallFiles files;
    std::filesystem::create_directory(files.at(folder.toStdString()));
    QCOMPARE(test::issueOf([&] { write(example(), files.at("new.json")); }).file,
             files.at(folder.toStdString()).string());
    QVERIFY(namesIn(files) == Names{folder.toStdString()});

    write(example(), files.at("r.json"));
    const std::string json = SmallFiles::read(files.at("r.json")), tables = SmallFiles::read(files.at("r.sqlite"));
    Result bad = example(8);
    std::vector<FileText> all = resultFiles(files.at("r.json"), bad, 0);
    all.push_back({files.at("model.json"), [](const TextSink&) { throw std::runtime_error("no model"); }});
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, writeTogether(all));
    bad.outcome.memberships(0, 0) = std::numeric_limits<double>::infinity();
    QVERIFY_THROWS_EXCEPTION(std::logic_error, write(bad, files.at("r.json")));
    QVERIFY(namesIn(files) == (Names{folder.toStdString(), "r.json", "r.sqlite"}));
    QVERIFY(SmallFiles::read(files.at("r.json")) == json && SmallFiles::read(files.at("r.sqlite")) == tables);
}

void TestResultTables::replacesItsOwnDatabaseOnly()
{
    const SmallFiles files;
    write(example(), files.at("r.json"));
    write(example(8), files.at("r.json"));
    QCOMPARE(toJson(loadResult(files.at("r.json"))), toJson(example(8)));
    // Other files of that name stay, and the JSON has everything.
    files.write("mine.sqlite", "precious");
    std::filesystem::rename(files.at("r.json"), files.at("old.json"));
    for (const char* name : {"mine", "r"}) {
        const std::string before = SmallFiles::read(files.at(name + std::string(".sqlite")));
        const auto path = files.at(name + std::string(".json"));
        for (const int samples : {6, 7}) {
            write(example(samples), path);
            QVERIFY(!jsonAt(path).contains("tables"));
            QCOMPARE(toJson(loadResult(path)), toJson(example(samples)));
        }
        QVERIFY(SmallFiles::read(files.at(name + std::string(".sqlite"))) == before);
    }
    QCOMPARE(toJson(loadResult(files.at("old.json"))), toJson(example(8)));
}

void TestResultTables::longResultIsWrittenInLittleMemory()
{
    constexpr Index samples = 100'000, clusters = 8;
    const SmallFiles files;
    Result result = example();
    result.samples = names("s", samples);
    result.target.classOf.assign(samples, 1);
    Outcome outcome;
    outcome.memberships.setConstant(samples, clusters, 1.0 / clusters / 3);
    outcome.embedding = outcome.embeddingTraining = outcome.classProbabilities = outcome.memberships;
    outcome.assigned.assign(samples, 1);
    outcome.predictedClass.assign(samples, 1);
    result.outcome = std::move(outcome);
    {
        const test::LittleMemory little(std::uint64_t{16} << 20);
        write(result, files.at("r.json"));
    }
    QVERIFY(std::filesystem::file_size(files.at("r.sqlite")) > std::uintmax_t{24} << 20);
    QCOMPARE(loadResult(files.at("r.json")).outcome.embedding, result.outcome.embedding);
}

// The lines of the manual page on files.
void TestResultTables::programsReadTables_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QString>("script");
    QTest::newRow("R")
        << "Rscript" << QStringList{"-e"}
        << "library(DBI); m <- dbReadTable(dbConnect(RSQLite::SQLite(), \"r.sqlite\"), \"memberships\"); "
           "cat(sprintf(\"%d %d %s %.17g\\n\", nrow(m), ncol(m), names(m)[4], m[4, 2]))";
    QTest::newRow("Python") << "/usr/bin/python3" << QStringList{"-c"}
                            << "import pandas, sqlite3; m = pandas.read_sql(\"select * from memberships\", "
                               "sqlite3.connect(\"r.sqlite\")); "
                               "print(\"%d %d %s %.17g\" % (*m.shape, m.columns[3], m.iloc[3, 1]))";
}

void TestResultTables::programsReadTables()
{
    QFETCH(QString, program);
    QFETCH(QStringList, before);
    QFETCH(QString, script);
    if (QStandardPaths::findExecutable(program).isEmpty())
        QSKIP(qPrintable(program + " is not installed"));
    const SmallFiles files;
    const Result result = example();
    write(result, files.at("r.json"));
    QProcess process;
    process.setWorkingDirectory(QString::fromStdString(files.at("").string()));
    process.start(program, before << script);
    QVERIFY(process.waitForFinished(-1));
    const QString errors = QString::fromUtf8(process.readAllStandardError());
    if (errors.contains(QStringLiteral("no package called")) ||
        errors.contains(QStringLiteral("ModuleNotFoundError")))
        QSKIP(qPrintable(errors));
    QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()),
             QString::asprintf("9 4 cluster_2 %.17g\n", result.outcome.memberships(3, 0)));
}

QTEST_GUILESS_MAIN(TestResultTables)
#include "tst_result_tables.moc"
