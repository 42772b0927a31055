// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions and what can befall them: damage, strangers' files, other programs, full disks, the end of the process.
#include "core/common/issue.h"
#include "core/session/store/packed.h"
#include "core/session/store/schema.h"
#include "tests/core/session/session_examples.h"
#include "tests/core/support/seeds.h"

#include <QTemporaryDir>
#include <QtTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <limits>
#include <random>

using namespace fuzzylens;
using namespace fuzzylens::test;
using Access = SessionFile::Access;

class TestSessionSafety : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void survivesKills();
    void readingUndoesAnInterruptedSave();
    void anInterruptedSaveThatCannotBeUndoneIsExplained();
    void killedWritersLeaveNothing();
    void packsExactly_data();
    void packsExactly();
    void packsWhatGains();
    void noticesDamagedPacks();
    void noticesCuts();
    void noticesDamagedBytes();
    void noticesLostRows_data();
    void noticesLostRows();
    void refusesArraysOfAnotherForm_data();
    void refusesArraysOfAnotherForm();
    void refusesWhatIsNoSession_data();
    void refusesWhatIsNoSession();
    void refusesANewerSchema();
    void refusesAStrangersSchema();
    void upgradesAnOlderSchema();
    void leavesAnOlderSessionThatCannotBeBroughtUp();
    void readsWhatAnotherOneEdits();
    void bringsTheFolderToTheDiskToo();
    void keepsTheOldStateOnAFullDisk();
    void keepsTheOldFileOnAFullDisk();
    void refusesAReadOnlyFolder();
    void refusesAnAlienJournal();
    void findsDataBesideTheSession();

private:
    std::filesystem::path path() const { return m_folder->filePath("a.fuzzylens").toStdString(); }
    void makeExample() const { makeExampleSession(path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// All that a session holds, as one text.
std::string contentOf(const SessionFile& session)
{
    std::string all = session.info().id + std::to_string(session.info().saved);
    for (const StoredData& stored : session.dataSets()) {
        const DatasetPtr data = session.data(stored.id);
        all += stored.input.file + std::to_string(stored.fileSize) + std::to_string(stored.isEmbedded);
        for (Index column = 0; column < data->features(); ++column)
            all.append(reinterpret_cast<const char*>(data->values().column(column)),
                       sizeof(double) * static_cast<std::size_t>(data->samples()));
        for (const std::string& name : data->sampleNames())
            all += name + '\n';
        for (const std::string& name : data->featureNames())
            all += name + '\n';
        for (const LabelField& field : data->labelFields())
            for (Index sample = 0; sample < data->samples(); ++sample)
                all += field.text(sample) + '\n';
    }
    for (const StoredRun& run : session.runs()) {
        all += run.commandLine + run.name + std::to_string(run.made) + std::to_string(run.isPinned);
        all += toJson(session.result(run.id)) + session.picture(run.id);
        for (const FittedStepPtr& step : session.fittedSteps(run.id))
            all += step->toJson().dump();
    }
    for (const std::string& key : session.documents())
        all += key + *session.document(key);
    return all;
}

std::string contentOf(const std::filesystem::path& path)
{
    return contentOf(*SessionFile::open(path, Access::Read));
}

/// The limit on the size of files, for as long as it lives.
class FileLimit
{
public:
    explicit FileLimit(std::uintmax_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

/// For the fuzz target: the session in small pages, and the texts in it.
void keepSeeds(const std::filesystem::path& session)
{
    const std::filesystem::path small = session.string() + "-small";
    std::filesystem::copy_file(session, small);
    Database(small, Database::Access::Edit).run("PRAGMA page_size=512; VACUUM");
    keepFileAsSeed(small);
    const auto file = SessionFile::open(session, Access::Read);
    const std::int64_t run = file->run({}).id;
    const Database database(session, Database::Access::Read);
    std::string texts;
    const std::string id = std::to_string(run);
    for (const auto& [query, identity] :
         {std::pair<const char*, std::string>("SELECT head FROM session", "session"),
          std::pair<const char*, std::string>("SELECT head FROM runs", "run " + id),
          std::pair<const char*, std::string>("SELECT result FROM results", "result of run " + id)}) {
        Statement select(database, query);
        select.step();
        texts += unpacked(select.blob(0), identity).value() + "----\n";
    }
    texts += "{\"format\":\"fuzzylens-pairs\",\"version\":1,\"must\":[[0,1]],\"cannot\":[[1,2]]}\n----\n"
             "{\"format\":\"fuzzylens-data-file\",\"version\":1,\"size\":1,\"modified\":0}\n----\n";
    Statement predicted(database, "SELECT cells FROM arrays WHERE key = 'predicted'");
    predicted.step();
    texts += unpacked(predicted.blob(0), "column 1 of predicted of run " + id).value();
    keepSeed(texts);
}

/// Saves repeatedly, and prints the number of every finished save.
[[noreturn]] void saveUntilKilled(const std::filesystem::path& path, const ExampleRun& run, int tell)
{
    constexpr int sizes = 12;
    const auto session = SessionFile::open(path, Access::Edit);
    int number = std::stoi(session->document("counter").value_or("0"));
    const std::int64_t data = session->dataSets().at(0).id;
    for (;;) {
        ++number;
        SessionEdit edit(*session);
        edit.setDocument("counter", std::to_string(number));
        edit.setDocument(
            "filler", std::string(std::size_t{1} << (6 + number % sizes), static_cast<char>('a' + number % 26)));
        if (number % 5 == 0)
            edit.addRun(data, run.added());
        else if (number % 5 == 4 && session->runs().size() > 3)
            edit.removeRun(session->runs()[1].id);
        edit.commit();
        if (::write(tell, &number, sizeof number) != sizeof number)
            ::_exit(1);
    }
}

std::int64_t microsecondsOfSave(const std::filesystem::path& path)
{
    constexpr int saves = 5;
    const auto session = SessionFile::open(path, Access::Edit);
    const auto start = std::chrono::steady_clock::now();
    for (int save = 0; save < saves; ++save) {
        SessionEdit edit(*session);
        edit.setDocument("layout", std::to_string(save));
        edit.commit();
    }
    const auto spent = std::chrono::steady_clock::now() - start;
    return 1 + std::chrono::duration_cast<std::chrono::microseconds>(spent).count() / saves;
}

/// The last printed number; 0 if there is none.
int lastTold(int told, int least)
{
    int number = 0, last = least;
    while (::read(told, &number, sizeof number) == sizeof number)
        last = number;
    return last;
}

}  // namespace

// In memory, where it can be: the end of a process asks nothing of a disk.
void TestSessionSafety::init()
{
    const QString inMemory = QStringLiteral("/dev/shm");
    m_folder = QDir(inMemory).exists() ? std::make_unique<QTemporaryDir>(inMemory + "/fuzzylens-XXXXXX")
                                       : std::make_unique<QTemporaryDir>();
}

// First, before there are threads that a child would lack.
void TestSessionSafety::survivesKills()
{
    constexpr int kills = 300;
    const ExampleRun run(twoClasses());
    SessionFile::make(path(), [&](SessionEdit& edit) { fillSession(edit, run); });
    const auto longest = 3 * microsecondsOfSave(path());
    std::minstd_rand random(7);
    int saved = 0;
    for (int kill = 0; kill < kills; ++kill) {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(ends[0]);
            try {
                saveUntilKilled(path(), run, ends[1]);
            } catch (const std::exception& error) {
                std::fprintf(stderr, "%s\n", error.what());
            }
            ::_exit(1);
        }
        ::close(ends[1]);
        int first = 0;
        QCOMPARE(::read(ends[0], &first, sizeof first), static_cast<ssize_t>(sizeof first));
        QCOMPARE(first, saved + 1);
        ::usleep(static_cast<useconds_t>(random() % static_cast<unsigned>(longest)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status));
        const int told = lastTold(ends[0], first);
        ::close(ends[0]);
        QVERIFY(!holderOf(path()));
        const auto session = SessionFile::open(path(), Access::Edit);
        saved = std::stoi(*session->document("counter"));
        QVERIFY2(saved == told || saved == told + 1, qPrintable(QString("%1 after %2").arg(saved).arg(told)));
        const std::string filler = *session->document("filler");
        QVERIFY(filler.find_first_not_of(static_cast<char>('a' + saved % 26)) == std::string::npos);
        const Database database(path(), Database::Access::Read);
        Statement check(database, "PRAGMA integrity_check");
        QVERIFY(check.step());
        QCOMPARE(std::string(check.text(0)), std::string("ok"));
        for (const StoredRun& stored : session->runs())
            QCOMPARE(session->result(stored.id).method, std::string("sfp"));
    }
    qInfo("%d kills, %d saves", kills, saved);
}

/// Leaves the session as a crash in the middle of a save does: with pages of the new state in the file and those
/// of the old state in the journal.
static void interruptASave(const std::filesystem::path& path)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const Database database(path, Database::Access::Edit);
        database.run("PRAGMA cache_size=1; BEGIN IMMEDIATE; UPDATE results SET result=zeroblob(1000000)");
        ::kill(::getpid(), SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
}

void TestSessionSafety::readingUndoesAnInterruptedSave()
{
    makeExample();
    const std::string content = contentOf(path());
    interruptASave(path());
    QVERIFY(std::filesystem::exists(path().string() + "-journal"));
    QVERIFY(isSession(path()));
    QVERIFY(!holderOf(path()));
    QVERIFY(contentOf(path()) == content);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a.fuzzylens"});
}

void TestSessionSafety::anInterruptedSaveThatCannotBeUndoneIsExplained()
{
    makeExample();
    interruptASave(path());
    namespace fs = std::filesystem;
    fs::permissions(path(), fs::perms(0444));
    fs::permissions(m_folder->path().toStdString(), fs::perms(0555));
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        if (::geteuid() == 0 && ::seteuid(nobody) != 0)  // root may write everywhere
            ::_exit(2);
        const std::string problem = failureText([&] { SessionFile::open(path(), Access::Read); });
        ::_exit(contains(problem, "interrupted") && contains(problem, "-journal") ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    fs::permissions(m_folder->path().toStdString(), fs::perms(0755));
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

void TestSessionSafety::killedWritersLeaveNothing()
{
    makeExample();
    const auto names = [this] { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); };
    const pid_t child = ::fork();
    if (child == 0) {
        SessionFile::make(path(), [](SessionEdit&) { ::kill(::getpid(), SIGKILL); });
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
    QCOMPARE(names().size(), 2);
    SessionFile::open(path(), Access::Read);
    QCOMPARE(names(), QStringList{"a.fuzzylens"});
}

/// Normal numbers of single precision, as doubles.
static QByteArray singlePrecision(int count)
{
    std::minstd_rand random(4);
    std::normal_distribution<float> normal;
    QByteArray bytes;
    for (int i = 0; i < count; ++i) {
        const double number = normal(random);
        bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    return bytes;
}

void TestSessionSafety::packsExactly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("nothing") << QByteArray();
    QTest::addRow("one number") << QByteArray("12345678");
    QTest::addRow("much the same") << QByteArray(80'000, 'x');
    std::minstd_rand random(3);
    QByteArray noise;
    for (int i = 0; i < 8'000; ++i)
        noise += static_cast<char>(random() >> 8);
    QTest::addRow("noise") << noise;
    QTest::addRow("single precision") << singlePrecision(100'000);
}

/// Where some bytes of the numbers are noise the others are packed all the same.
void TestSessionSafety::packsWhatGains()
{
    const std::string text = singlePrecision(500'000).toStdString();
    const std::string blob = packedNumbers(text, "a");
    QVERIFY2(blob.size() < text.size() * 9 / 20, qPrintable(QString::number(blob.size())));
    QVERIFY(unpacked(blob, "a") == text);
}

void TestSessionSafety::packsExactly()
{
    QFETCH(QByteArray, bytes);
    const std::string text = bytes.toStdString();
    for (const std::string& blob : {packed(text, "a"), packedNumbers(text, "a")}) {
        QVERIFY(blob.size() <= text.size() + 13);
        QVERIFY(unpackedSize(blob) == text.size());
        QVERIFY(unpacked(blob, "a") == text);
        QVERIFY(!unpacked(blob, "b"));
    }
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, packedNumbers("123", ""));
}

void TestSessionSafety::noticesDamagedPacks()
{
    const std::string text = "abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefgh";
    for (const std::string& blob : {packed(text, "a"), packedNumbers(text, "a"), packed("short", "a")}) {
        for (std::size_t at = 0; at < blob.size(); ++at) {
            QVERIFY(!unpacked(blob.substr(0, at), "a"));
            for (int bit = 0; bit < 8; ++bit) {
                std::string damaged = blob;
                damaged[at] = static_cast<char>(damaged[at] ^ 1 << bit);
                QVERIFY(!unpacked(damaged, "a") || *unpacked(damaged, "a") == *unpacked(blob, "a"));
            }
        }
    }
}

void TestSessionSafety::noticesCuts()
{
    makeExample();
    const std::string whole = bytesOf(path()), content = contentOf(path());
    keepSeeds(path());
    for (std::size_t size = 0; size < whole.size(); size += size < 200 ? 13 : 1021) {
        writeBytes(path(), whole.substr(0, size));
        QVERIFY2(!failureText([&] { contentOf(path()); }).empty(), std::to_string(size).c_str());
    }
    writeBytes(path(), whole);
    QVERIFY(contentOf(path()) == content);
}

void TestSessionSafety::noticesDamagedBytes()
{
    makeExample();
    const std::string whole = bytesOf(path()), content = contentOf(path());
    int noticed = 0, harmless = 0;
    for (std::size_t at = 0; at < whole.size(); at += at < 100 ? 1 : 97) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ (at % 3 == 0 ? 0xFF : 1 << at % 8));
        writeBytes(path(), damaged);
        std::string read;
        const bool isNoticed = !failureText([&] { read = contentOf(path()); }).empty();
        QVERIFY2(isNoticed || read == content, std::to_string(at).c_str());
        ++(isNoticed ? noticed : harmless);
    }
    qInfo("%d damaged bytes noticed, %d without effect", noticed, harmless);
    QVERIFY(noticed > 0);
}

void TestSessionSafety::noticesLostRows_data()
{
    QTest::addColumn<QString>("table");
    for (const char* table :
         {"session", "matrices", "panels", "data_sets", "preparations", "runs", "results", "arrays", "documents"})
        QTest::addRow("%s", table) << table;
}

void TestSessionSafety::noticesLostRows()
{
    QFETCH(QString, table);
    makeExample();
    Database(path(), Database::Access::Edit).run(qPrintable("PRAGMA foreign_keys=OFF; DELETE FROM " + table));
    const std::string problem = failureText([&] { contentOf(path()); });
    QVERIFY2(contains(problem, "damaged"), problem.c_str());  // found by a search with damaged files
}

void TestSessionSafety::refusesArraysOfAnotherForm_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("cells");
    const auto bytes = [](auto... numbers) {
        QByteArray all;
        (all.append(reinterpret_cast<const char*>(&numbers), sizeof numbers), ...);
        return all;
    };
    const auto twelve = [](auto number) {
        QByteArray all;
        for (int i = 0; i < 12; ++i)
            all.append(reinterpret_cast<const char*>(&number), sizeof number);
        return all;
    };
    constexpr std::int64_t none = -1, one = 1, two = 2, twelveTexts = 12, many = std::int64_t{1} << 62;
    const auto put = [](const char* name, const char* key, int column, const QByteArray& cells) {
        QTest::newRow(name) << QByteArray(key) << column << cells;
    };
    put("nothing", "predicted", 1, {});
    put("more texts than bytes", "predicted", 1, bytes(many) + "sick");
    put("a negative number of texts", "predicted", 1, bytes(none));
    put("fewer texts than samples", "predicted", 1, bytes(two, none, none));
    put("a text that is longer than the bytes", "predicted", 1, bytes(twelveTexts, many) + twelve(none));
    put("a negative length", "predicted", 1, bytes(twelveTexts) + twelve(std::int64_t{-2}));
    put("bytes that are of no text", "predicted", 1, bytes(twelveTexts) + twelve(none) + "sick");
    put("a class there is not", "predicted", 1, bytes(twelveTexts) + twelve(one) + "abcdefghijkl");
    put("a name that is missing", "samples", 0, bytes(twelveTexts) + twelve(none));
    put("other names", "samples", 0, bytes(one, one) + "s");
    put("part of a number", "assigned", 1, twelve(one) + "1");
    put("a cluster there is not", "assigned", 1, twelve(two));
    put("no cluster", "assigned", 1, twelve(none));
    put("too few numbers", "embedding", 1, bytes(1.0));
    put("an infinite number", "embedding", 2, twelve(std::numeric_limits<double>::infinity()));
    put("no number", "embedding", 1, twelve(std::numeric_limits<double>::quiet_NaN()));
}

void TestSessionSafety::refusesArraysOfAnotherForm()
{
    QFETCH(QByteArray, key);
    QFETCH(int, column);
    QFETCH(QByteArray, cells);
    makeExample();
    {
        const Database database(path(), Database::Access::Edit);
        const std::int64_t run = database.number("SELECT id FROM runs");
        const std::string blob =
            packed(cells.toStdString(), "column " + std::to_string(column) + " of " + key.toStdString() +
                                            " of run " + std::to_string(run));
        Statement update(database, "UPDATE arrays SET cells = ? WHERE key = ? AND \"column\" = ?");
        update.bindBlob(1, blob).bindText(2, key.toStdString()).bind(3, column).run();
        QCOMPARE(database.number("SELECT changes()"), std::int64_t{1});
    }
    QVERIFY(!failureText([&] { contentOf(path()); }).empty());
    Database(path(), Database::Access::Edit)
        .run(("DELETE FROM arrays WHERE key = '" + key + "' AND \"column\" = " + QByteArray::number(column))
                 .constData());
    QVERIFY(contains(failureText([&] { contentOf(path()); }), "damaged"));
}

void TestSessionSafety::refusesWhatIsNoSession_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("empty") << QByteArray();
    QTest::addRow("a table") << QByteArray("sample,a,b\nx,1,2\ny,3,4\n");
    QTest::addRow("the beginning of a database") << QByteArray("SQLite format 3\0", 16);
    QTest::addRow("zeros") << QByteArray(8192, '\0');
}

void TestSessionSafety::refusesWhatIsNoSession()
{
    QFETCH(QByteArray, bytes);
    writeBytes(path(), bytes.toStdString());
    QVERIFY(!isSession(path()));
    for (const Access access : {Access::Read, Access::Edit}) {
        const std::string problem = failureText([&] { SessionFile::open(path(), access); });
        QVERIFY2(contains(problem, path().string()), problem.c_str());
    }
    QVERIFY(bytesOf(path()) == bytes.toStdString());
    QVERIFY(contains(failureText([&] { SessionFile::open(path().string() + "x", Access::Edit); }),
                     "the file was not found"));
    QVERIFY(contains(failureText([&] { SessionFile::open(path().parent_path(), Access::Read); }), "folder"));
}

void TestSessionSafety::refusesANewerSchema()
{
    makeExample();
    Database(path(), Database::Access::Edit).run("PRAGMA user_version=99");
    const std::string bytes = bytesOf(path());
    for (const Access access : {Access::Read, Access::Edit}) {
        const std::string problem = failureText([&] { SessionFile::open(path(), access); });
        QVERIFY2(contains(problem, "newer version of FuzzyLens") && contains(problem, "99"), problem.c_str());
    }
    QVERIFY(bytesOf(path()) == bytes);
}

void TestSessionSafety::refusesAStrangersSchema()
{
    makeExample();
    Database(path(), Database::Access::Edit)
        .run("CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM results; END");
    QVERIFY(contains(failureText([&] { SessionFile::open(path(), Access::Read); }), "damaged"));

    std::filesystem::remove(path());
    writeBytes(path(), "");
    Database(path(), Database::Access::Edit).run("CREATE TABLE t(a)");
    QVERIFY(contains(failureText([&] { SessionFile::open(path(), Access::Read); }), "not a FuzzyLens session"));
}

void TestSessionSafety::upgradesAnOlderSchema()
{
    makeExample();
    SchemaSteps steps = sessionSchema();
    steps.push_back("CREATE TABLE further(a INTEGER) STRICT; INSERT INTO further SELECT count(*) FROM runs");
    const std::string bytes = bytesOf(path());
    {
        const Database read = openToRead(path(), steps, std::ssize(steps));
        QCOMPARE(read.number("SELECT a FROM further"), std::int64_t{1});
    }
    QVERIFY(bytesOf(path()) == bytes);
    {
        const Database edited = openToEdit(path(), steps);
        QCOMPARE(edited.number("PRAGMA user_version"), static_cast<std::int64_t>(steps.size()));
        QCOMPARE(edited.number("SELECT a FROM further"), std::int64_t{1});
        QCOMPARE(edited.number("SELECT count(*) FROM results"), std::int64_t{1});
    }
    const Database again = openToEdit(path(), steps);
    QCOMPARE(again.number("SELECT count(*) FROM further"), std::int64_t{1});
    QVERIFY(contains(failureText([&] { SessionFile::open(path(), Access::Read); }), "newer version of FuzzyLens"));
}

void TestSessionSafety::leavesAnOlderSessionThatCannotBeBroughtUp()
{
    makeExample();
    SchemaSteps steps = sessionSchema();
    steps.push_back("CREATE TABLE further(a INTEGER) STRICT; INSERT INTO nowhere VALUES(1)");
    const std::string bytes = bytesOf(path());
    QVERIFY(!failureText([&] { openToEdit(path(), steps); }).empty());
    QVERIFY(bytesOf(path()) == bytes);
    QCOMPARE(m_folder->path().isEmpty() ? 0 : QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(),
             1);
}

void TestSessionSafety::readsWhatAnotherOneEdits()
{
    makeExample();
    const auto editing = SessionFile::open(path(), Access::Edit);
    const auto reading = SessionFile::open(path(), Access::Read);
    SessionEdit edit(*editing);
    edit.setDocument("new", "1");
    QVERIFY(!reading->document("new"));
    edit.commit();
    QVERIFY(reading->document("new") == std::string("1"));
    QVERIFY(contentOf(*reading) == contentOf(*editing));
}

// Else the journal of a save that was done may be there again after a loss of power.
void TestSessionSafety::bringsTheFolderToTheDiskToo()
{
    constexpr std::int64_t extra = 3;
    makeExample();
    QCOMPARE(Database(path(), Database::Access::Edit).number("PRAGMA synchronous"), extra);
}

void TestSessionSafety::keepsTheOldStateOnAFullDisk()
{
    makeExample();
    const auto session = SessionFile::open(path(), Access::Edit);
    const std::string content = contentOf(*session);
    std::minstd_rand random(1);
    std::string noise(3'000'000, '\0');
    for (char& byte : noise)
        byte = static_cast<char>(random() >> 8);
    for (const int room : {0, 5'000, 50'000, 2'000'000}) {
        std::string problem;
        {
            const FileLimit limit(std::filesystem::file_size(path()) + static_cast<std::uintmax_t>(room));
            problem = failureText([&] {
                SessionEdit edit(*session);
                edit.setDocument("noise", noise);
                edit.commit();
            });
        }
        QVERIFY2(contains(problem, "last saved version of the session is unchanged"), problem.c_str());
        QVERIFY(contentOf(*session) == content);
    }
    SessionEdit edit(*session);
    edit.setDocument("noise", noise);
    edit.commit();
    QVERIFY(session->document("noise") == noise);
}

void TestSessionSafety::keepsTheOldFileOnAFullDisk()
{
    makeExample();
    const std::string bytes = bytesOf(path());
    const ExampleRun run(twoClasses());
    const std::filesystem::path other = m_folder->filePath("b.fuzzylens").toStdString();
    {
        const FileLimit limit(20'000);
        const auto fill = [&](SessionEdit& edit) { fillSession(edit, run); };
        QVERIFY(!failureText([&] { SessionFile::make(path(), fill); }).empty());
        QVERIFY(!failureText([&] { SessionFile::open(path(), Access::Read)->saveAs(other, fill); }).empty());
    }
    QVERIFY(bytesOf(path()) == bytes);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a.fuzzylens"});
}

void TestSessionSafety::refusesAReadOnlyFolder()
{
    makeExample();
    const std::string content = contentOf(path());
    constexpr uid_t nobody = 65534;
    const bool isRoot = ::geteuid() == 0;  // who may write anywhere
    std::filesystem::permissions(path(), std::filesystem::perms(0666));
    std::filesystem::permissions(path().parent_path(), std::filesystem::perms(0555));
    QVERIFY(!isRoot || ::seteuid(nobody) == 0);
    std::string reading, saving, making;
    reading = failureText([&] { contentOf(path()); });
    saving = failureText([&] {
        const auto session = SessionFile::open(path(), Access::Edit);
        SessionEdit edit(*session);
        edit.setDocument("new", "1");
        edit.commit();
    });
    making = failureText([&] { SessionFile::make(path().parent_path() / "b.fuzzylens", [](SessionEdit&) {}); });
    QVERIFY(!isRoot || ::seteuid(0) == 0);
    std::filesystem::permissions(path().parent_path(), std::filesystem::perms(0755));
    QCOMPARE(reading, std::string());
    QVERIFY2(contains(saving, path().string()) && contains(saving, "folder"), saving.c_str());
    QVERIFY2(contains(making, "b.fuzzylens"), making.c_str());
    QVERIFY(contentOf(path()) == content);
}

void TestSessionSafety::refusesAnAlienJournal()
{
    writeBytes(path().string() + "-journal", "left by another file");
    const std::string problem = failureText([&] { makeExample(); });
    QVERIFY2(contains(problem, "a.fuzzylens-journal"), problem.c_str());
    QVERIFY(!std::filesystem::exists(path()));
}

void TestSessionSafety::findsDataBesideTheSession()
{
    const std::filesystem::path there = m_folder->filePath("there").toStdString();
    std::filesystem::create_directory(there);
    const std::filesystem::path file = there / "d.csv";
    writeBytes(file, "sample,class,a,b\nx,A,1,2\ny,B,3,4\nz,A,5,7\nw,B,0.5,6\n");
    const InputSpec input{file.string(), {}, {}};
    SessionFile::make(
        path(), [&](SessionEdit& edit) { edit.putData(input, *loadInput(input), SessionEdit::Keep::Reference); });
    std::filesystem::rename(file, m_folder->filePath("d.csv").toStdString());
    const auto read = [this] {
        const auto session = SessionFile::open(path(), Access::Read);
        return session->data(session->openData().id)->value(3, 0);
    };
    QCOMPARE(read(), 0.5);
    writeBytes(file, "sample,class,a,b\nx,A,9,9\ny,B,3,4\nz,A,5,7\nw,B,9.5,6\n");  // another file is there now
    QCOMPARE(read(), 0.5);
}

QTEST_GUILESS_MAIN(TestSessionSafety)
#include "tst_session_safety.moc"
