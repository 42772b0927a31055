// SPDX-License-Identifier: GPL-3.0-or-later
// A crash of the window leaves a note of what to report.
#include "tests/core/support/project_files.h"
#include "tests/sanitized_waits.h"

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace fuzzylens::test;

class TestCrashNote : public QObject
{
    Q_OBJECT

private slots:
    void crashLeavesANote();
};

void TestCrashNote::crashLeavesANote()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("the sanitizers have handlers of their own");
#endif
    const QTemporaryDir home;
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* folder : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        environment.insert(QLatin1String(folder), home.path());
    window.setProcessEnvironment(environment);
    const auto notes = [&home] {
        QDirIterator files(home.path(), {QStringLiteral("crash.txt")}, QDir::Files, QDirIterator::Subdirectories);
        return files.hasNext() ? files.next() : QString();
    };
    window.start(builtFile("bin/fuzzylens"), {QStringLiteral("--empty")});
    QVERIFY(window.waitForStarted(longWait));
    // The folder of the note is created just before the handler is installed.
    QTRY_VERIFY_WITH_TIMEOUT(QDir(home.path() + QStringLiteral("/FuzzyLens/FuzzyLens")).exists(), longWait);
    QTest::qWait(500);
    QVERIFY(notes().isEmpty());
    ::kill(static_cast<pid_t>(window.processId()), SIGSEGV);
    QVERIFY(window.waitForFinished(longWait));
    QCOMPARE(window.exitStatus(), QProcess::CrashExit);
    QVERIFY(!notes().isEmpty());
    QVERIFY(window.readAllStandardError().contains(notes().toUtf8()));
    QFile note(notes());
    QVERIFY(note.open(QIODevice::ReadOnly));
    const QByteArray text = note.readAll();
    QVERIFY2(text.startsWith("FuzzyLens ") && text.contains("Signal 11\n") && text.contains("Qt "),
             text.constData());
    QVERIFY2(text.contains("libc.so"), text.constData());  // the call stack
}

QTEST_GUILESS_MAIN(TestCrashNote)
#include "tst_crash_note.moc"
