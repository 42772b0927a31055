// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_file.h"
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <memory>
#include <vector>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestCliSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void addsRuns();
    void keepsTheVerdict();
    void addsRunsSideBySide();
    void takesASessionForAFile();
    void takesASessionForAModel();
    void doesRunsAgain();
    void doesRunsWithFilesAgain();
    void tellsARunThatDiffers();
    void refersToData();
    void findsDataFromAnyFolder();
    void refusesWrongCommands_data();
    void refusesWrongCommands();
    void refusesWhatCannotBeASession();

private:
    CliRun cli(const QStringList& arguments) const { return runCli(arguments, m_folder->path()); }
    /// Fits into s.fuzzylens, which has to go well.
    CliRun fit(const QStringList& more = {}) const
    {
        return cli(QStringList{"fit", "sfp", "d.csv", "--step", "zscore", "--session", "s.fuzzylens"} + more);
    }
    QString file(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliSession::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(file("d.csv"), smallTable());
}

void TestCliSession::addsRuns()
{
    const CliRun first = fit({"--name", "first", "-o", "r.json"});
    QVERIFY2(first.exitCode == 0, first.err);
    QCOMPARE(fit({"--seed", "5"}).exitCode, 0);
    const auto session = SessionFile::open(file("s.fuzzylens").toStdString(), SessionFile::Access::Read);
    QCOMPARE(session->runs().size(), std::size_t{2});
    QCOMPARE(session->dataSets().size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(toJson(session->result(session->run("first").id))),
             fileBytes(file("r.json")));
    const CliRun info = cli({"info", "s.fuzzylens", "--json"});
    QCOMPARE(info.exitCode, 0);
    const QJsonObject told = info.json().object();
    QCOMPARE(told["samples"].toInt(), 12);
    const QJsonArray runs = told["session"].toObject()["runs"].toArray();
    QCOMPARE(runs.size(), 2);
    QCOMPARE(runs[0].toObject()["name"].toString(), QString("first"));
    QVERIFY(cli({"info", "s.fuzzylens"}).out.contains("fuzzylens-cli fit sfp d.csv"));
}

void TestCliSession::keepsTheVerdict()
{
    const CliRun run =
        cli({"fit", "lda", "d.csv", "--permutations", "30", "--session", "s.fuzzylens", "-o", "r.json"});
    QVERIFY2(run.exitCode == 0, run.err);
    const std::optional<Verdict> verdict = loadResult(file("s.fuzzylens").toStdString()).verdict;
    QVERIFY(verdict && verdict->isComplete && verdict->accuracy);
    QCOMPARE(verdict->test.permuted.size(), std::size_t{30});
    const QJsonObject expected = jsonFile(file("r.json"))["permutation"].toObject();
    QCOMPARE(verdict->accuracy->correct, expected["correct"].toInt());
    QCOMPARE(verdict->test.pValue(), expected["p"].toDouble());
    const CliRun check = cli({"check", "s.fuzzylens"});
    QVERIFY2(check.exitCode == 0, check.err + check.out);
}

// The later ones replaced the session that the first one had made.
void TestCliSession::addsRunsSideBySide()
{
    constexpr int fits = 6;
    std::vector<std::unique_ptr<QProcess>> running;
    for (int i = 0; i < fits; ++i) {
        running.push_back(std::make_unique<QProcess>());
        running.back()->setWorkingDirectory(m_folder->path());
        running.back()->start(cliProgram, {"fit", "fcm", "d.csv", "--session", "s.fuzzylens"});
    }
    for (const auto& process : running) {
        const CliRun run = finished(*process);
        QVERIFY2(run.exitCode == 0, run.err);
    }
    const auto session = SessionFile::open(file("s.fuzzylens").toStdString(), SessionFile::Access::Read);
    QCOMPARE(session->runs().size(), std::size_t{fits});
}

void TestCliSession::takesASessionForAFile()
{
    QCOMPARE(fit({"-o", "r.json"}).exitCode, 0);
    QFile::rename(file("s.fuzzylens"), file("s.txt"));  // recognised by its content
    QFile::remove(file("d.csv"));
    const CliRun again = cli({"fit", "sfp", "s.txt", "--step", "zscore", "-o", "again.json"});
    QVERIFY2(again.exitCode == 0, again.err);
    for (const char* key : {"memberships", "feature_weights", "labels", "samples", "features", "objective"})
        QVERIFY2(jsonFile(file("again.json"))[key] == jsonFile(file("r.json"))[key], key);
    QCOMPARE(cli({"convert", "s.txt", "out.csv"}).exitCode, 0);
    QVERIFY(fileBytes(file("out.csv")).contains("s11"));
    QCOMPARE(cli({"fit", "kmeans", "s.txt", "--session", "s.txt"}).exitCode, 0);
    const auto session = SessionFile::open(file("s.txt").toStdString(), SessionFile::Access::Read);
    QCOMPARE(session->dataSets().size(), std::size_t{1});
    QCOMPARE(session->runs().size(), std::size_t{2});
}

void TestCliSession::takesASessionForAModel()
{
    QCOMPARE(fit({"--model", "m.json", "--name", "a"}).exitCode, 0);
    QCOMPARE(cli({"fit", "fcm", "d.csv", "--session", "s.fuzzylens", "--name", "b"}).exitCode, 0);
    const CliRun ofModel = cli({"predict", "m.json", "d.csv"});
    const CliRun ofSession = cli({"predict", "s.fuzzylens", "d.csv", "--run", "a"});
    QVERIFY2(ofSession.exitCode == 0, ofSession.err);
    QCOMPARE(ofSession.out, ofModel.out);
    QVERIFY(cli({"predict", "s.fuzzylens", "d.csv", "--run", "c"}).err.contains("contains no run \"c\""));
}

void TestCliSession::doesRunsAgain()
{
    for (const char* method : {"sfp", "fcm", "pca"})
        QCOMPARE(cli({"fit", method, "d.csv", "--session", "s.fuzzylens"}).exitCode, 0);
    QCOMPARE(
        cli({"fit", "sffd", "d.csv", "--session", "s.fuzzylens", "--pairs", "labels:9", "--seed", "3"}).exitCode,
        0);
    const CliRun check = cli({"check", "s.fuzzylens"});
    QVERIFY2(check.exitCode == 0, check.err + check.out);
    QCOMPARE(check.out.count("agrees\n"), 4);
}

void TestCliSession::doesRunsWithFilesAgain()
{
    writeFile(file("p.txt"), "must s0 s2\ncannot s0 s1\n");
    writeFile(file("l.txt"), "s0\ns1\ns2\ns3\n");
    writeFile(file("g.txt"), "g1\ng2\ng4\n");
    const QStringList line{"fit",   "sffd",   "d.csv",        "--pairs",   "p.txt",      "--labelled",
                           "l.txt", "--step", "select=g.txt", "--session", "s.fuzzylens"};
    const CliRun fitted = cli(line);
    QVERIFY2(fitted.exitCode == 0, fitted.err);
    for (const char* name : {"p.txt", "l.txt", "g.txt", "d.csv"})
        QVERIFY(QFile::remove(file(name)));
    const CliRun check = cli({"check", "s.fuzzylens"});
    QVERIFY2(check.exitCode == 0, check.err + check.out);
}

void TestCliSession::tellsARunThatDiffers()
{
    QCOMPARE(fit().exitCode, 0);
    {
        const auto session = SessionFile::open(file("s.fuzzylens").toStdString(), SessionFile::Access::Edit);
        const StoredRun run = session->run({});
        Result result = session->result(run.id);
        double& weight = result.outcome.featureWeights(0, 1);
        weight = std::nextafter(weight, 1.0);
        SessionEdit edit(*session);
        edit.addRun(run.data, {run.fit, result, session->fittedSteps(run.id)});
        edit.commit();
    }
    const CliRun check = cli({"check", "s.fuzzylens"});
    QCOMPARE(check.exitCode, 1);
    QCOMPARE(check.out.count("agrees\n"), 1);
    QVERIFY2(check.out.contains("differs in feature_weights\n"), check.out);
    QVERIFY2(check.err.contains("1 run does not agree, of 2"), check.err);
}

void TestCliSession::refersToData()
{
    QCOMPARE(fit({"--reference"}).exitCode, 0);
    QCOMPARE(cli({"check", "s.fuzzylens"}).exitCode, 0);
    writeFile(file("d.csv"), smallTable() + "s12,well,1,2,3,4\n");
    const CliRun changed = cli({"check", "s.fuzzylens"});
    QCOMPARE(changed.exitCode, 1);
    QVERIFY2(changed.out.contains("the file has changed"), changed.out);
    QFile::remove(file("d.csv"));
    const CliRun gone = cli({"fit", "sfp", "s.fuzzylens"});
    QCOMPARE(gone.exitCode, 1);
    QVERIFY(gone.isOneSentence());
    QVERIFY2(gone.err.contains("d.csv") && gone.err.contains("SHA-256"), gone.err);
    // The content of the session is listed all the same.
    const CliRun info = cli({"info", "s.fuzzylens"});
    QCOMPARE(info.exitCode, 0);
    QVERIFY2(info.out.contains("SHA-256") && info.out.contains("fuzzylens-cli fit sfp d.csv"), info.out);
    const QJsonObject json = cli({"info", "s.fuzzylens", "--json"}).json().object();
    QVERIFY(json["data_error"].toString().contains("d.csv"));
    QCOMPARE(json["session"].toObject()["runs"].toArray().size(), 1);
}

void TestCliSession::findsDataFromAnyFolder()
{
    QVERIFY(QDir(m_folder->path()).mkdir("sub"));
    writeFile(
        file("t.csv"), "sample,age\n" + [] {
            QByteArray rows;
            for (int i = 0; i < 12; ++i)
                rows += "s" + QByteArray::number(i) + ',' + QByteArray::number(20 + i) + '\n';
            return rows;
        }());
    const CliRun made = cli({"fit", "sfp", "d.csv", "--sample-table", "t.csv", "--label", "class", "--reference",
                             "--session", "sub/s.fuzzylens"});
    QVERIFY2(made.exitCode == 0, made.err);
    const CliRun check = runCli({"check", "s.fuzzylens"}, file("sub"));
    QVERIFY2(check.exitCode == 0, check.err + check.out);
}

void TestCliSession::refusesWrongCommands_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addRow("an import choice") << QStringList{"info", "s.fuzzylens", "--delimiter", "tab"};
    QTest::addRow("a format") << QStringList{"info", "s.fuzzylens", "--format", "csv"};
    QTest::addRow("a run of no session") << QStringList{"predict", "m.json", "d.csv", "--run", "1"};
    QTest::addRow("a name of no session") << QStringList{"fit", "sfp", "d.csv", "--name", "x"};
    QTest::addRow("data as session") << QStringList{"fit", "sfp", "d.csv", "--session", "d.csv"};
    QTest::addRow("result as session") << QStringList{"fit",    "sfp", "d.csv", "--session",
                                                      "x.json", "-o",  "x.json"};
}

void TestCliSession::refusesWrongCommands()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(fit({"--model", "m.json"}).exitCode, 0);
    const CliRun run = cli(arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.isOneSentence(), run.err);
}

void TestCliSession::refusesWhatCannotBeASession()
{
    writeFile(file("x.json"), "{}");
    for (const QStringList& arguments : {QStringList{"fit", "sfp", "d.csv", "--session", "x.json"},
                                         QStringList{"check", "x.json"}, QStringList{"check", "gone.fuzzylens"}}) {
        const CliRun run = cli(arguments);
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.isOneSentence(), run.err);
    }
    QCOMPARE(fileBytes(file("x.json")), QByteArray("{}"));
    QCOMPARE(fit().exitCode, 0);
    const auto session = SessionFile::open(file("s.fuzzylens").toStdString(), SessionFile::Access::Edit);
    const CliRun second = fit();
    QCOMPARE(second.exitCode, 1);
    QVERIFY2(second.isOneSentence() && second.err.contains("has this session open"), second.err);
}

QTEST_GUILESS_MAIN(TestCliSession)
#include "tst_cli_session.moc"
