// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"
#include "tests/core/support/project_files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <csignal>

using namespace fuzzylens::test;

/// Files that are no regular files, and commands that are stopped by a signal.
class TestCliPipes : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void pipesWithoutAWriterAreRefused_data();
    void pipesWithoutAWriterAreRefused();
    void devicesAreRefused();
    void standardInputIsRead();
    void processSubstitutionIsRead();
    void controlCharactersAreNotPrinted();
    void oneProcessorIsNoWarning();
    void signalsEndCommands_data();
    void signalsEndCommands();
    void signalsEndCommandsThatCannotSpeak();

private:
    QTemporaryDir m_folder;
};

void TestCliPipes::init()
{
    QVERIFY(m_folder.isValid());
    writeFile(m_folder.filePath("t.csv"), smallTable());
    const QByteArray pipe = m_folder.filePath("pipe").toLocal8Bit();
    QVERIFY(::mkfifo(pipe.constData(), 0600) == 0 || errno == EEXIST);
}

void TestCliPipes::pipesWithoutAWriterAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("data") << QStringList{"info", "pipe"};
    QTest::newRow("labels") << QStringList{"info", "t.csv", "--labels", "pipe"};
    QTest::newRow("sample table") << QStringList{"info", "t.csv", "--sample-table", "pipe"};
    QTest::newRow("gene sets") << QStringList{"info", "t.csv", "--gene-sets", "pipe"};
    QTest::newRow("pairs") << QStringList{"fit", "sffd", "t.csv", "--pairs", "pipe"};
    QTest::newRow("labelled samples") << QStringList{"fit", "sfp", "t.csv", "--labelled", "pipe"};
    QTest::newRow("session to add to") << QStringList{"fit", "kmeans", "t.csv", "--session", "pipe"};
    QTest::newRow("model") << QStringList{"predict", "pipe", "t.csv"};
    QTest::newRow("session") << QStringList{"check", "pipe"};
}

void TestCliPipes::pipesWithoutAWriterAreRefused()
{
    QFETCH(QStringList, arguments);
    const CliRun run = runCli(arguments, m_folder.path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("pipe: this is "), run.err);
}

void TestCliPipes::devicesAreRefused()
{
    const CliRun run = runCli({"info", "/dev/zero"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("this is a device"), run.err);
}

void TestCliPipes::standardInputIsRead()
{
    for (const char* line : {"cat t.csv | fuzzylens-cli info - --json", "fuzzylens-cli info - --json < t.csv",
                             "gzip -c t.csv | fuzzylens-cli info /dev/stdin --json"}) {
        const CliRun run = runShell(line, m_folder.path());
        QVERIFY2(run.exitCode == 0, run.err);
        QCOMPARE(run.json()["samples"].toInt(), 12);
    }
}

void TestCliPipes::processSubstitutionIsRead()
{
    const CliRun fit = runShell("fuzzylens-cli fit kmeans <(cat t.csv) --seed 1 --step zscore", m_folder.path());
    QVERIFY2(fit.exitCode == 0, fit.err);
    const CliRun plain = runShell("fuzzylens-cli fit kmeans t.csv --seed 1 --step zscore", m_folder.path());
    QCOMPARE(fit.json()["memberships"], plain.json()["memberships"]);
    QCOMPARE(fit.json()["input"]["sha256"], plain.json()["input"]["sha256"]);
    const CliRun write = runShell("fuzzylens-cli convert t.csv >(cat >/dev/null) --to csv", m_folder.path());
    QVERIFY2(write.exitCode == 0, write.err);
}

void TestCliPipes::controlCharactersAreNotPrinted()
{
    const QString name = QString::fromUtf8("a\x1b[31m\xe2\x80\xae.csv");
    QByteArray text = "id,x\x7f,y\xc2\x9b,class\n";
    for (int i = 0; i < 400; ++i)  // escapes among the first 4 kB are signs of binary data
        text += 's' + QByteArray::number(i) + (i < 300 ? "" : "\x1b[1m") + ',' + QByteArray::number(i % 7) + ',' +
                QByteArray::number(i % 5) + (i % 2 ? ",u\x7f" : ",v\xc2\x9b\xe2\x80\xae") +
                (i < 380 ? "\n" : "\x1b[2m\n");
    writeFile(m_folder.filePath(name), text);
    for (const QStringList& arguments : {QStringList{"info", name},
                                         {"info", name, "--json"},
                                         {"fit", "kmeans", name},
                                         {"info", "no" + name},
                                         {"fit", "no\x1b[1m", name},
                                         {"predict", name, "t.csv"}}) {
        const CliRun run = runCli(arguments, m_folder.path());
        const QByteArray printed = run.out + run.err;
        QVERIFY(!printed.isEmpty());
        QVERIFY2(!printed.contains('\x1b') && !printed.contains('\x7f') && !printed.contains("\xc2\x9b") &&
                     !printed.contains("\xe2\x80\xae"),
                 printed.toHex(' '));
        if (run.exitCode == 0 && arguments.size() > 2)
            QVERIFY(run.json().isObject());
    }
}

/// oneTBB prints a warning when it is asked for more threads than there are processors.
void TestCliPipes::oneProcessorIsNoWarning()
{
    const CliRun run = runShell("(taskset -c $(taskset -cp $$ | sed 's/.*: //; s/[-,].*//') '" + cliProgram +
                                    "' fit kmeans t.csv --step zscore --threads 4 > result.json)",
                                m_folder.path());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.isEmpty(), run.err);
}

static QString programOf(const QString& name)
{
    return builtFile("bin/") + name;
}

/// Whether the process has a handler for @p signal.
static bool isCatching(qint64 process, int signal)
{
    const QByteArray status = fileBytes(QStringLiteral("/proc/%1/status").arg(process));
    const qsizetype begin = status.indexOf("SigCgt:") + 7;
    return status.mid(begin, status.indexOf('\n', begin) - begin).trimmed().toULongLong(nullptr, 16) >>
               (signal - 1) &
           1U;
}

void TestCliPipes::signalsEndCommands_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("arguments");
    // The first asks for interrupts, the second for seconds not, and the others never.
    QTest::newRow("leave-one-out")
        << "fuzzylens-cli"
        << QStringList{"fit", "sfp", "synth:blobs,samples=4000,features=500", "--leave-one-out", "-o", "out.json"};
    QTest::newRow("eigenvectors") << "fuzzylens-cli"
                                  << QStringList{"fit", "lfda", "synth:blobs,samples=3000,features=3000", "-o",
                                                 "out.json"};
    QTest::newRow("a pipe that delivers nothing") << "fuzzylens-cli" << QStringList{"info", "/dev/stdin"};
    const QStringList view{"/dev/stdin", "--view", "memberships", "-o", "out.png"};
    const QStringList report{"report", "/dev/stdin", "-o", "out"};
    if (QFile::exists(programOf("fuzzylens-render"))) {
        QTest::newRow("a picture of such a pipe") << "fuzzylens-render" << view;
        QTest::newRow("a report on such a pipe") << "fuzzylens-render" << report;
    }
}

void TestCliPipes::signalsEndCommands()
{
    QFETCH(QString, program);
    QFETCH(QStringList, arguments);
    for (const int signal : {SIGTERM, SIGINT}) {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(programOf(program), arguments);
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(isCatching(process.processId(), signal));
        QCOMPARE(process.state(), QProcess::Running);
        ::kill(pid_t(process.processId()), signal);
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(QDir(m_folder.path()).entryList({"*out*"}, QDir::Files | QDir::Hidden).isEmpty());
    }
}

/// No process reads the pipe behind standard error, and it is full.
void TestCliPipes::signalsEndCommandsThatCannotSpeak()
{
    std::array<int, 2> ends{};
    QVERIFY(::pipe2(ends.data(), O_NONBLOCK | O_CLOEXEC) == 0);
    const QByteArray piece(4096, 'x');
    while (::write(ends[1], piece.constData(), size_t(piece.size())) > 0) {
    }
    QVERIFY(::fcntl(ends[1], F_SETFL, 0) == 0);
    QProcess process;
    process.setChildProcessModifier([&ends] { ::dup2(ends[1], STDERR_FILENO); });
    process.start(cliProgram, {"info", "/dev/stdin"});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(isCatching(process.processId(), SIGTERM));
    ::kill(pid_t(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitCode(), 1);
    ::close(ends[0]);
    ::close(ends[1]);
}

QTEST_GUILESS_MAIN(TestCliPipes)
#include "tst_cli_pipes.moc"
