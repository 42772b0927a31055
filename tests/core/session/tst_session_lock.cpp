// SPDX-License-Identifier: GPL-3.0-or-later
// One session, and several who want to edit it.
#include "core/common/issue.h"
#include "core/import/gene_sets.h"
#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "core/session/store/schema.h"
#include "core/session/text_file.h"
#include "tests/core/session/session_examples.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

using namespace fuzzylens;
using namespace fuzzylens::test;
using Access = SessionFile::Access;

class TestSessionLock : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void tellsAnotherProcess();
    void tellsASecondWindow();
    void aLookDropsNoLocks();
    void holdsASessionThatWasBroughtUp();
    void replacesNoOpenSession();
    void waitsForWhoHasItOpen();

private:
    std::filesystem::path path() const { return m_folder->filePath("a.fuzzylens").toStdString(); }
    void makeExample() const { makeExampleSession(path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSessionLock::holdsASessionThatWasBroughtUp()
{
    makeExample();
    SchemaSteps steps = sessionSchema();
    steps.push_back("CREATE TABLE further(a INTEGER) STRICT");
    const auto session = SessionFile::open(path(), Access::Edit, {}, steps);
    QVERIFY(session->isInPlace());
    QVERIFY(holderOf(path()));
    const std::string second = failureText([&] { SessionFile::open(path(), Access::Edit, {}, steps); });
    QVERIFY2(contains(second, "another window of this program"), second.c_str());
    SessionEdit edit(*session);
    edit.setDocument("new", "1");
    edit.commit();
    QVERIFY(SessionFile::open(path(), Access::Read, {}, steps)->document("new") == std::string("1"));
}

void TestSessionLock::tellsASecondWindow()
{
    makeExample();
    QVERIFY(!holderOf(path()));
    auto session = SessionFile::open(path(), Access::Edit);
    const std::string problem = failureText([&] { SessionFile::open(path(), Access::Edit); });
    QVERIFY2(contains(problem, "another window of this program"), problem.c_str());
    QVERIFY(holderOf(path())->isThisProcess);
    session.reset();
    QVERIFY(!holderOf(path()));
    SessionFile::open(path(), Access::Edit);
}

void TestSessionLock::aLookDropsNoLocks()
{
    makeExample();
    const auto session = SessionFile::open(path(), Access::Edit);
    SessionEdit edit(*session);
    edit.setDocument("more", "1");
    const int descriptor = ::open(path().c_str(), O_RDONLY);  // closed at the end alone, for the same reason
    const auto isLocked = [descriptor] {
        struct flock lock
        {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000000;
        lock.l_len = 512;
        return ::fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    };
    QVERIFY(isLocked());
    QVERIFY(isSession(path()));
    QVERIFY(holderOf(path())->isThisProcess);
    QVERIFY(!failureText([&] { SessionFile::open(path(), Access::Edit); }).empty());
    QVERIFY(!failureText([&] { readDataset(path()); }).empty());
    QVERIFY(!failureText([&] { readGmt(path()); }).empty());
    QVERIFY(!readTextFile(path()).empty());
    QVERIFY(!sha256OfFile(path()).empty());
    QVERIFY(isLocked());
    edit.commit();
    ::close(descriptor);
}

void TestSessionLock::tellsAnotherProcess()
{
    makeExample();
    int ends[2];
    QCOMPARE(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        const auto session = SessionFile::open(path(), Access::Edit);
        const bool isTold = ::write(ends[1], "x", 1) == 1;
        ::pause();
        ::_exit(isTold ? 0 : 1);
    }
    char byte = 0;
    QCOMPARE(::read(ends[0], &byte, 1), static_cast<ssize_t>(1));
    const auto holder = holderOf(path());
    const std::string problem = failureText([&] { SessionFile::open(path(), Access::Edit); });
    const std::string replacing = failureText([&] { SessionFile::make(path(), [](SessionEdit&) {}); });
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(ends[0]);
    ::close(ends[1]);
    QVERIFY(holder && holder->process == child && !holder->isThisProcess);
    QVERIFY2(contains(problem, "process " + std::to_string(child)), problem.c_str());
    QVERIFY2(contains(replacing, "process " + std::to_string(child)), replacing.c_str());
    QVERIFY(!holderOf(path()));
    SessionFile::open(path(), Access::Edit);
}

void TestSessionLock::replacesNoOpenSession()
{
    makeExample();
    const std::string bytes = bytesOf(path());
    const auto session = SessionFile::open(path(), Access::Edit);
    QVERIFY(contains(failureText([&] { SessionFile::make(path(), [](SessionEdit&) {}); }), "another window"));
    QVERIFY(bytesOf(path()) == bytes);
}

void TestSessionLock::waitsForWhoHasItOpen()
{
    constexpr std::chrono::milliseconds held(300), patience(60'000);
    makeExample();
    std::unique_ptr<SessionFile> first = SessionFile::open(path(), Access::Edit);
    std::thread closing([&] {
        std::this_thread::sleep_for(held);
        first.reset();
    });
    const auto second = SessionFile::open(path(), Access::Edit, patience);
    closing.join();
    QVERIFY(second->isInPlace());
}

QTEST_GUILESS_MAIN(TestSessionLock)
#include "tst_session_lock.moc"
