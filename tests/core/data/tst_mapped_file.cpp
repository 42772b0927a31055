// SPDX-License-Identifier: GPL-3.0-or-later
// Large files are mapped; whoever else writes to them must not end this program.
#include "core/data/reader.h"
#include "tests/core/data/small_files.h"

#include <QtTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace fuzzylens;

class TestMappedFile : public QObject
{
    Q_OBJECT

private slots:
    void cutShortWhileItIsRead_data();
    void cutShortWhileItIsRead();
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
    constexpr std::size_t size = 68'000'000;
    std::string text =
        name.endsWith("gct") ? "#1.2\n1000000\t3\nName\tDescription\tA\tB\tC\n" : "sample,g1,g2,g3\n";
    const std::string row = name.endsWith("gct") ? "gene\tnone\t1.25\t-3e5\t17\n" : "name,1.25,-3e5,17\n";
    while (text.size() < size)
        text += row;
    text.resize(size);
    const auto path = m_files.at(name.toStdString());
    std::ofstream(path, std::ios::binary) << text;
    bool isCut = false;
    const Progress progress = [&](const Step& step) {
        if (!isCut && step.phase == phase.toStdString() && step.done > 0)
            std::filesystem::resize_file(path, static_cast<std::uintmax_t>(left));
        isCut = isCut || (step.phase == phase.toStdString() && step.done > 0);
        return true;
    };
    const Issue issue = test::issueOf([&] { readDataset(path, {}, progress); });
    std::filesystem::remove(path);
    QVERIFY(isCut);
    QCOMPARE(issue.what, std::string("the file was cut short while it was read"));
    QCOMPARE(issue.file, path.string());
}

// It was swallowed, as if it told of a file.
void TestMappedFile::signalThatSomeoneSends()
{
    std::string text = "sample,g1,g2,g3\n";
    while (text.size() < 68'000'000)
        text += "name,1.25,-3e5,17\n";
    const auto path = m_files.write("large.csv", text);
    QVERIFY(readDataset(path).data);  // from here on the signal is answered
    constexpr int notEnded = 77;
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        ::kill(::getpid(), SIGBUS);
        ::_exit(notEnded);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(!WIFEXITED(status) || WEXITSTATUS(status) != notEnded);
}

QTEST_APPLESS_MAIN(TestMappedFile)
#include "tst_mapped_file.moc"
