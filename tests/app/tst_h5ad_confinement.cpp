// SPDX-License-Identifier: GPL-3.0-or-later
// The process that reads HDF5 files is confined: code that a hostile file makes it run can only read that file.
#include "app/fuzzylens-h5ad/confinement.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QtTest>

#include <csignal>
#include <functional>

using Attempt = std::function<bool()>;  // true: it succeeded
Q_DECLARE_METATYPE(Attempt)

class TestH5adConfinement : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void attempts_data();
    void attempts();
    void missingFileIsRefused();

private:
    enum Outcome { Failed, Succeeded, NotConfined };

    /// Of @p attempt in a process that is confined to m_open.
    Outcome confined(const Attempt& attempt) const
    {
        constexpr unsigned long long memory = 1ULL << 32;
        const pid_t child = fork();
        if (child == 0) {
            try {
                fuzzylens::h5ad::confine(m_open, memory);
            } catch (const std::exception&) {
                _exit(NotConfined);
            }
            _exit(attempt() ? Succeeded : Failed);
        }
        int status = 0;
        waitpid(child, &status, 0);
        return WIFEXITED(status) ? static_cast<Outcome>(WEXITSTATUS(status)) : NotConfined;
    }

    QTemporaryDir m_folder;
    std::string m_open, m_other;
};

void TestH5adConfinement::initTestCase()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("Builds with sanitizers do not confine the process.");
#endif
    m_open = m_folder.filePath("open.h5ad").toStdString();
    m_other = m_folder.filePath("other.txt").toStdString();
    for (const std::string& name : {m_open, m_other}) {
        QFile file(QString::fromStdString(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text") == 4);
    }
}

void TestH5adConfinement::attempts_data()
{
    QTest::addColumn<Attempt>("attempt");
    QTest::addColumn<bool>("allowed");
    const auto allowed = [](const char* name, Attempt attempt) { QTest::addRow("%s", name) << attempt << true; };
    const auto denied = [](const char* name, Attempt attempt) { QTest::addRow("%s", name) << attempt << false; };
    const auto opens = [](const std::string& path, int flags) { return open(path.c_str(), flags, S_IRUSR) >= 0; };
    allowed("read the file", [=, this] {
        char byte = 0;
        return pread(open(m_open.c_str(), O_RDONLY), &byte, 1, 0) == 1;
    });
    allowed("allocate",
            [] { return mmap(nullptr, 1 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED; });
    allowed("change its limit of processor time", [] {
        constexpr rlimit seconds{1, 1};
        return setrlimit(RLIMIT_CPU, &seconds) == 0;
    });
    const bool landlock = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
    QTest::addRow("read another file") << Attempt([=, this] { return opens(m_other, O_RDONLY); }) << !landlock;
    QTest::addRow("list a folder") << Attempt([=] { return opens("/", O_RDONLY | O_DIRECTORY); }) << !landlock;
    denied("write the file", [=, this] { return opens(m_open, O_RDWR); });
    denied("empty the file", [=, this] { return opens(m_open, O_RDONLY | O_TRUNC); });
    denied("make a file", [=, this] { return opens(m_other + ".new", O_WRONLY | O_CREAT); });
    denied("make a file without a name",
           [=, this] { return opens(m_folder.path().toStdString(), O_TMPFILE | O_RDWR); });
    denied("delete a file", [this] { return unlink(m_other.c_str()) == 0; });
    denied("rename a file", [this] { return rename(m_other.c_str(), (m_other + ".new").c_str()) == 0; });
    denied("shorten a file", [this] { return truncate(m_other.c_str(), 0) == 0; });
    denied("change permissions", [this] { return chmod(m_other.c_str(), 0) == 0; });
    denied("use the network", [] { return socket(AF_INET, SOCK_STREAM, 0) >= 0; });
    denied("use a socket of this machine", [] { return socket(AF_UNIX, SOCK_STREAM, 0) >= 0; });
    denied("start a process", [] { return fork() >= 0; });
    denied("start a program", [] {
        char* const none[] = {nullptr};
        return execve("/bin/true", none, none) == 0;
    });
    denied("end another process", [] { return kill(getppid(), 0) == 0; });
    denied("watch another process", [] { return syscall(SYS_ptrace, 0, 0, 0, 0) == 0; });
    denied("change limits of another process",
           [] { return prlimit(getppid(), RLIMIT_CPU, nullptr, nullptr) == 0; });
    denied("allow itself larger files", [] {
        constexpr rlimit large{1 << 20, 1 << 20};
        return setrlimit(RLIMIT_FSIZE, &large) == 0;
    });
    denied("make code from data",
           [] { return mmap(nullptr, 4096, PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED; });
    denied("allocate more than it may", [] {
        constexpr std::size_t tooMuch = std::size_t{1} << 33;
        return mmap(nullptr, tooMuch, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
    });
}

void TestH5adConfinement::attempts()
{
    QFETCH(Attempt, attempt);
    QFETCH(bool, allowed);
    QCOMPARE(confined(attempt), allowed ? Succeeded : Failed);
}

/// Fails closed.
void TestH5adConfinement::missingFileIsRefused()
{
    m_open += ".missing";
    QCOMPARE(confined([] { return true; }), NotConfined);
}

QTEST_APPLESS_MAIN(TestH5adConfinement)
#include "tst_h5ad_confinement.moc"
