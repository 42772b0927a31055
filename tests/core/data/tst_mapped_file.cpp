// SPDX-License-Identifier: GPL-3.0-or-later
// Large files are mapped; whoever else writes to them must not end this program.
#include "core/data/reader.h"
#include "tests/core/data/small_files.h"

#include <QtTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <thread>

using namespace fuzzylens;

namespace {

/// Rows that are long enough together for a file to be mapped.
std::string textOf(bool isGct)
{
    constexpr std::size_t size = 68'000'000;
    std::string text = isGct ? "#1.2\n1000000\t3\nName\tDescription\tA\tB\tC\n" : "sample,g1,g2,g3\n";
    const std::string row = isGct ? "gene\tnone\t1.25\t-3e5\t17\n" : "name,1.25,-3e5,17\n";
    while (text.size() + row.size() <= size)
        text += row;
    return text;
}

/// What is said of a file of which @p left bytes are left when @p phase has begun.
Issue readWhileItIsCut(const std::filesystem::path& path, const std::string& phase, qint64 left, bool& isCut)
{
    const Progress progress = [&](const Step& step) {
        if (!isCut && step.phase == phase && step.done > 0) {
            std::filesystem::resize_file(path, static_cast<std::uintmax_t>(left));
            isCut = true;
        }
        return true;
    };
    return test::issueOf([&] { readDataset(path, {}, progress); });
}

}  // namespace

class TestMappedFile : public QObject
{
    Q_OBJECT

private slots:
    void cutShortWhileItIsRead_data();
    void cutShortWhileItIsRead();
    void anotherIsReadMeanwhile();
    void signalThatSomeoneSends();

private:
    test::SmallFiles m_files;
};

void TestMappedFile::cutShortWhileItIsRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<qint64>("left");
    const auto row = [](const char* name, const char* phase, qint64 left) {
        QTest::addRow("%s, %lld bytes left while %s", name, static_cast<long long>(left), phase)
            << name << phase << left;
    };
    row("large.csv", "reading", 0);
    row("large.csv", "reading", 60'000'000);
    row("large.csv", "reading numbers", 5'000'001);
    row("large.gct", "reading numbers", 5'000'001);
    row("large.csv", "reading numbers", 67'999'000);  // in the last page, where no access fails
}

// A mapped file that another program shortened ended this one, without a word.
void TestMappedFile::cutShortWhileItIsRead()
{
    QFETCH(QString, name);
    QFETCH(QString, phase);
    QFETCH(qint64, left);
    const auto path = m_files.write(name.toStdString(), textOf(name.endsWith("gct")));
    bool isCut = false;
    const Issue issue = readWhileItIsCut(path, phase.toStdString(), left, isCut);
    std::filesystem::remove(path);
    QVERIFY(isCut);
    QCOMPARE(issue.what, std::string("the file was cut short while it was read"));
    QCOMPARE(issue.file, path.string());
}

/// Files that others read at the same time are none of its business.
void TestMappedFile::anotherIsReadMeanwhile()
{
    const auto other = m_files.write("other.csv", textOf(false));
    const Index samples = readDataset(other).data->samples();
    std::atomic<bool> isOver{false};
    std::atomic<int> right{0}, wrong{0};
    std::thread reading([&] {
        while (!isOver) {
            try {
                ++(readDataset(other).data->samples() == samples ? right : wrong);
            } catch (const DataError&) {
                ++wrong;
            }
        }
    });
    int cut = 0;
    for (int round = 0; round < 2; ++round) {
        const auto path = m_files.write("cut.csv", textOf(false));
        bool isCut = false;
        cut +=
            readWhileItIsCut(path, "reading numbers", 5'000'001, isCut).what.starts_with("the file was cut short");
    }
    isOver = true;
    reading.join();
    QCOMPARE(cut, 2);
    QVERIFY(right > 0);
    QCOMPARE(wrong.load(), 0);
}

// It was swallowed, as if it told of a file.
void TestMappedFile::signalThatSomeoneSends()
{
    const auto path = m_files.write("large.csv", textOf(false));
    QVERIFY(readDataset(path).data);  // from here on the signal is answered
    constexpr int notEnded = 77;
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        ::setenv("QTEST_DISABLE_STACK_DUMP", "1", 1);  // what Qt Test does about such a signal is of no interest
        ::close(STDOUT_FILENO);
        ::close(STDERR_FILENO);
        ::kill(::getpid(), SIGBUS);
        ::_exit(notEnded);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(!WIFEXITED(status) || WEXITSTATUS(status) != notEnded);
}

QTEST_APPLESS_MAIN(TestMappedFile)
#include "tst_mapped_file.moc"
