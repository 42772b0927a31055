// SPDX-License-Identifier: GPL-3.0-or-later
// The process that reads HDF5 files: if it ends, hangs or writes garbage, one clear message follows, soon.
#include "core/import/h5ad/message_stream.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

using namespace fuzzylens;

class TestH5adProcess : public QObject
{
    Q_OBJECT

private slots:
    void endOfTheProcess_data();
    void endOfTheProcess();
    void meaninglessAnswers_data();
    void meaninglessAnswers();
    void cancelsAProcessThatHangs();
    void noSuchProgram();

private:
    /// The result of a process that runs this shell command.
    Issue answerOf(const std::string& line, std::chrono::milliseconds silence = std::chrono::minutes(5)) const
    {
        return test::issueOf([&] {
            ChildProcess process("/bin/sh", {"-c", line});
            const Progress progress;
            h5ad::MessageStream stream(process, "t.h5ad", {0, 1, silence}, progress);
            while (stream.next()->kind != h5ad::Message::Done) {
            }
        });
    }
};

void TestH5adProcess::endOfTheProcess_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    QTest::addRow("crash") << "kill -SEGV $$"
                           << "the HDF5 library stopped with an invalid memory access";
    QTest::addRow("abort") << "kill -ABRT $$"
                           << "the HDF5 library stopped with a fatal error";
    QTest::addRow("division") << "kill -FPE $$"
                              << "a division by zero";
    QTest::addRow("killed") << "kill -KILL $$"
                            << "the system stopped the program that reads HDF5 files";
    QTest::addRow("too long") << "ulimit -S -t 1; while :; do :; done"
                              << "too much processor time for a file of this size";
    QTest::addRow("ends at once") << "exit 3"
                                  << "ended unexpectedly, with exit code 3";
    QTest::addRow("ends within a head") << "printf FLH5"
                                        << "ended unexpectedly, with exit code 0";
    QTest::addRow("silent") << "exec sleep 20"
                            << "did not respond for";
    QTest::addRow("silent with its output closed") << "exec >&-; exec sleep 20"
                                                   << "ended unexpectedly";
}

void TestH5adProcess::endOfTheProcess()
{
    QFETCH(QString, line);
    QFETCH(QString, says);
    const bool silent = says.startsWith("did not respond");
    const Issue issue =
        answerOf(line.toStdString(), silent ? std::chrono::milliseconds(100) : std::chrono::minutes(5));
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QVERIFY(!issue.remedy.text().empty());
}

void TestH5adProcess::meaninglessAnswers_data()
{
    QTest::addColumn<QString>("line");
    const char* mark = "FLH5";
    QTest::addRow("noise") << "head -c 100000 /dev/zero";
    QTest::addRow("endless noise") << "cat /dev/zero";
    QTest::addRow("a message of no end")
        << QString("printf '%1\\001\\0\\0\\0\\377\\377\\377\\377\\377\\377\\377\\177'").arg(mark);
    QTest::addRow("progress beyond the end")
        << QString("printf '%1\\002\\0\\0\\0\\030\\0\\0\\0\\0\\0\\0\\0"
                   "\\0\\0\\0\\0\\0\\0\\0\\0\\2\\0\\0\\0\\0\\0\\0\\0\\1\\0\\0\\0\\0\\0\\0\\0'")
               .arg(mark);
    QTest::addRow("failure without a word")
        << QString("printf '%1\\015\\0\\0\\0\\001\\0\\0\\0\\0\\0\\0\\0\\n'").arg(mark);
    QTest::addRow("progress of nothing") << QString("printf '%1\\002\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0'").arg(mark);
}

void TestH5adProcess::meaninglessAnswers()
{
    QFETCH(QString, line);
    const Issue issue = answerOf(line.toStdString());
    QVERIFY2(issue.what.text().find("an invalid response") != std::string::npos, sentence(issue).c_str());
}

void TestH5adProcess::cancelsAProcessThatHangs()
{
    ChildProcess process("/bin/sh", {"-c", "exec sleep infinity"});
    int asked = 0;
    const Progress progress = [&asked](const Step&) { return ++asked < 3; };
    h5ad::MessageStream stream(process, "t.h5ad", {}, progress);
    QVERIFY(!stream.next());
    QCOMPARE(asked, 3);
}

void TestH5adProcess::noSuchProgram()
{
    QVERIFY_THROWS_EXCEPTION(std::system_error, ChildProcess("/nowhere/fuzzylens-h5ad", {}));
}

QTEST_APPLESS_MAIN(TestH5adProcess)
#include "tst_h5ad_process.moc"
