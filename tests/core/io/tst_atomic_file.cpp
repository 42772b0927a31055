// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/writer.h"
#include "core/io/atomic_file.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <set>

using namespace fuzzylens;
using test::SmallFiles;
using Names = std::set<std::string>;

class TestWholeFile : public QObject
{
    Q_OBJECT

private slots:
    void writesAllTogether();
    void takesBackWhatIsInPlace_data();
    void takesBackWhatIsInPlace();
    void writesNoneIfOneCannotBe_data();
    void writesNoneIfOneCannotBe();
    void newFilesHaveTheModeThatTheUmaskLeaves();
    void replacedFilesKeepTheirMode();
    void temporaryFilesOfKilledWritersAreRemoved();
    void looksAheadWithoutATrace();
    void looksAhead_data();
    void looksAhead();
    void writesLongNames();
};

static Names namesIn(const SmallFiles& files)
{
    Names names;
    for (const auto& entry : std::filesystem::directory_iterator(files.at("")))
        names.insert(entry.path().filename().string());
    return names;
}

void TestWholeFile::writesAllTogether()
{
    const SmallFiles files;
    files.write("old", "before");
    std::filesystem::create_symlink(files.at("old"), files.at("link"));
    writeTogether({{files.at("new"), "1"}, {files.at("link"), "2"}, {files.at("last"), "3"}});
    QCOMPARE(SmallFiles::read(files.at("new")), std::string("1"));
    QCOMPARE(SmallFiles::read(files.at("old")), std::string("2"));
    QCOMPARE(SmallFiles::read(files.at("last")), std::string("3"));
    QVERIFY(namesIn(files) == (Names{"new", "old", "link", "last"}));
}

void TestWholeFile::takesBackWhatIsInPlace_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::newRow("a file that was there") << true;
    QTest::newRow("a new file") << false;
}

// The second file cannot come to its place after the first one has.
void TestWholeFile::takesBackWhatIsInPlace()
{
    QFETCH(bool, isThere);
    const SmallFiles files;
    if (isThere)
        files.write("first", "before");
    {
        AtomicFile first(files.at("first"), false), second(files.at("second"), false);
        first.add("after");
        second.add("after");
        std::filesystem::create_directories(files.at("second/in the way"));
        const Issue issue = test::issueOf([&] { AtomicFile::commitTogether({&first, &second}); });
        QVERIFY2(issue.file.ends_with("second"), issue.file.c_str());
    }
    QVERIFY(namesIn(files) == (isThere ? Names{"first", "second"} : Names{"second"}));
    if (isThere)
        QCOMPARE(SmallFiles::read(files.at("first")), std::string("before"));
}

void TestWholeFile::writesNoneIfOneCannotBe_data()
{
    QTest::addColumn<QString>("other");
    QTest::newRow("no such folder") << "absent/file";
    QTest::newRow("a folder") << "folder";
    QTest::newRow("a full device") << "/dev/full";
}

void TestWholeFile::writesNoneIfOneCannotBe()
{
    QFETCH(QString, other);
    const SmallFiles files;
    files.write("old", "before");
    std::filesystem::create_directory(files.at("folder"));
    const auto path = files.at(other.toStdString());  // an absolute one stays as it is
    for (const bool isFirst : {true, false}) {
        std::vector<FileText> texts{{files.at("old"), "after"}, {files.at("new"), "after"}};
        texts.insert(isFirst ? texts.begin() : texts.end(), {path, "x"});
        const Issue issue = test::issueOf([&] { writeTogether(texts); });
        QCOMPARE(issue.file, path.string());
        QCOMPARE(SmallFiles::read(files.at("old")), std::string("before"));
        QVERIFY(namesIn(files) == (Names{"folder", "old"}));
    }
}

static int umaskChanges = 0;

/// Takes the place of the system's function in this program and, visible to them, in its libraries.
extern "C" __attribute__((visibility("default"))) mode_t umask(mode_t mask) noexcept
{
    ++umaskChanges;
    return static_cast<mode_t>(syscall(SYS_umask, mask));
}

static mode_t modeOf(const std::filesystem::path& path)
{
    struct stat status
    {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777 : 0;
}

void TestWholeFile::newFilesHaveTheModeThatTheUmaskLeaves()
{
    const SmallFiles files;
    const mode_t before = ::umask(027);
    umaskChanges = 0;
    writeAtomically(files.at("new"), "1");
    writeAtomically(files.at("new.csv.gz"), "1");
    const int changes = umaskChanges;
    ::umask(before);
    QCOMPARE(modeOf(files.at("new")), mode_t{0640});
    QCOMPARE(modeOf(files.at("new.csv.gz")), mode_t{0640});
    QCOMPARE(changes, 0);  // other threads create files meanwhile
}

void TestWholeFile::replacedFilesKeepTheirMode()
{
    const SmallFiles files;
    const auto old = files.write("old", "before");
    for (const mode_t mode : {0600, 0604, 0777}) {
        QCOMPARE(::chmod(old.c_str(), mode), 0);
        writeAtomically(old, "after");
        QCOMPARE(modeOf(old), mode);
    }
}

void TestWholeFile::temporaryFilesOfKilledWritersAreRemoved()
{
    const SmallFiles files;
    files.write("old.csv", "before");
    files.write(".old.csv.notes", "of the user");
    const pid_t child = ::fork();
    if (child == 0) {
        AtomicFile file(files.at("old.csv"), false);
        file.add("after");
        ::kill(::getpid(), SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    QCOMPARE(namesIn(files).size(), std::size_t{3});
    {
        AtomicFile alive(files.at("old.csv"), false);
        QCOMPARE(namesIn(files).size(), std::size_t{3});
        writeAtomically(files.at("old.csv"), "other");
        QCOMPARE(namesIn(files).size(), std::size_t{3});
        alive.commit();
    }
    QVERIFY(namesIn(files) == (Names{"old.csv", ".old.csv.notes"}));
}

void TestWholeFile::looksAheadWithoutATrace()
{
    const SmallFiles files;
    const auto old = files.write("old", "before");
    const auto then = std::filesystem::last_write_time(old);
    for (const auto& path : {files.at("new"), old, std::filesystem::path("-"), std::filesystem::path("/dev/null")})
        requireWritable(path);
    QVERIFY(namesIn(files) == Names{"old"});
    QCOMPARE(SmallFiles::read(old), std::string("before"));
    QVERIFY(std::filesystem::last_write_time(old) == then);
}

void TestWholeFile::looksAhead_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("what");
    QTest::newRow("a folder") << "folder"
                              << "this is a folder, not a file";
    QTest::newRow("no such folder") << "absent/deep/file"
                                    << "the folder .*absent/deep does not exist";
    QTest::newRow("a file for a folder") << "old/file"
                                         << "cannot be written";
    QTest::newRow("a place for no one") << "/proc/file"
                                        << "cannot be written";
}

void TestWholeFile::looksAhead()
{
    QFETCH(QString, path);
    QFETCH(QString, what);
    const SmallFiles files;
    files.write("old", "before");
    std::filesystem::create_directory(files.at("folder"));
    const auto place = files.at(path.toStdString());
    const Issue issue = test::issueOf([&] { requireWritable(place); });
    QCOMPARE(issue.file, place.string());
    QVERIFY2(QRegularExpression(what).match(issue.what.text().c_str()).hasMatch(), issue.what.text().c_str());
    QVERIFY(!issue.remedy.text().empty());
}

void TestWholeFile::writesLongNames()
{
    const SmallFiles files;
    const std::string name(250, 'n');
    writeAtomically(files.at(name), "text");
    QCOMPARE(SmallFiles::read(files.at(name)), std::string("text"));
    QVERIFY(namesIn(files) == Names{name});
}

QTEST_APPLESS_MAIN(TestWholeFile)
#include "tst_atomic_file.moc"
