// SPDX-License-Identifier: GPL-3.0-or-later
// Every method from the command line: its results, its pairs, its models.
#include "core/methods/method.h"
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestCliMethods : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fitsAndRepeats_data();
    void fitsAndRepeats();
    void presetsAreDefaults();
    void pairsOfLabels();
    void pairsFollowTheSteps();
    void pairsOnTheLine();
    void predictsWithoutClasses();
    void bareOfPairsIsNoted();
    void refusals_data();
    void refusals();

private:
    CliRun fit(const QStringList& arguments) const
    {
        return runCli(QStringList{"fit"} + arguments, m_folder->path());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliMethods::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(m_folder->filePath("t.csv"), smallTable());
    writeFile(m_folder->filePath("pairs.txt"), "must s0 s2\nmust s2 s4\ncannot s0 s1\ncannot s3 s8\n");
}

void TestCliMethods::fitsAndRepeats_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const MethodDescription& method : methods()) {
        const QStringList plain{QString::fromStdString(method.id), "t.csv", "--step", "zscore"};
        QTest::addRow("%s", method.id.c_str()) << plain;
        QTest::addRow("%s, half of the labels", method.id.c_str()) << plain + QStringList{"--labelled", "0.5"};
        if (method.usesPairs) {
            QTest::addRow("%s, pairs", method.id.c_str()) << plain + QStringList{"--pairs", "pairs.txt"};
            QTest::addRow("%s, some pairs of labels", method.id.c_str())
                << plain + QStringList{"--pairs", "labels:9", "--seed", "5"};
        }
    }
}

/// The result is whole, and its own command line gives it again.
void TestCliMethods::fitsAndRepeats()
{
    QFETCH(QStringList, arguments);
    const CliRun first = fit(arguments);
    QVERIFY2(first.exitCode == 0, first.err.constData());
    const QJsonObject result = first.json().object();
    QCOMPARE(result["memberships"].toArray().size(), 12);
    QCOMPARE(result["assigned"].toArray().size(), 12);
    const CliRun again = runShell(result["command"].toString(), m_folder->path());
    QCOMPARE(again.out, first.out);
}

void TestCliMethods::presetsAreDefaults()
{
    const auto parametersOf = [&](const QStringList& settings) {
        QStringList arguments{"sffd", "t.csv", "--pairs", "pairs.txt"};
        for (const QString& setting : settings)
            arguments << "--set" << setting;
        return fit(arguments).json().object();
    };
    const QJsonObject published = parametersOf({"preset=published"});
    QCOMPARE(published["parameters"]["shrinkage"].toDouble(), 0.01);
    QCOMPARE(published["parameters"]["K"].toDouble(), 5.0);
    QCOMPARE(published["parameters"]["delta_rule"].toString(), "adaptive");
    QVERIFY(published["command"].toString().contains("preset=published"));
    QVERIFY(!published["command"].toString().contains("K="));
    // Explicit settings override the preset, even if they equal the default.
    const QJsonObject mixed = parametersOf({"preset=published", "K=1"});
    QCOMPARE(mixed["parameters"]["K"].toDouble(), 1.0);
    QVERIFY(mixed["command"].toString().contains("K=1"));
}

void TestCliMethods::pairsOfLabels()
{
    const auto metrics = [&](const QStringList& more) {
        return fit(QStringList{"sffd", "t.csv", "--step", "zscore"} + more).json().object()["metrics"].toObject();
    };
    const QJsonObject all = metrics({"--pairs", "labels"});
    QCOMPARE(all["must_links"].toInt(), 30);
    QCOMPARE(all["cannot_links"].toInt(), 36);
    QCOMPARE(all["violated_pairs"].toInt(), 0);
    QCOMPARE(all["violated_pairs_after_repair"].toInt(), 0);
    const QJsonObject half = metrics({"--pairs", "labels", "--labelled", "0.5"});
    QCOMPARE(half["must_links"].toInt(), 6);
    QCOMPARE(half["cannot_links"].toInt(), 9);
    const QJsonObject some = metrics({"--pairs", "labels:20"});
    QCOMPARE(some["must_links"].toInt() + some["cannot_links"].toInt(), 20);
}

/// Pairs of a file name the samples as read; those left out by a step take their pairs with them.
void TestCliMethods::pairsFollowTheSteps()
{
    writeFile(m_folder->filePath("keep.txt"), "s0\ns1\ns2\ns3\ns5\ns7\n");
    const CliRun run =
        fit({"sffd", "t.csv", "--pairs", "pairs.txt", "--step", "keep-samples=keep.txt", "--step", "zscore"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QJsonObject metrics = run.json().object()["metrics"].toObject();
    QCOMPARE(metrics["must_links"].toInt(), 1);
    QCOMPARE(metrics["cannot_links"].toInt(), 1);
}

/// Pairs on the line itself are worth what those of a file are; both can stand together.
void TestCliMethods::pairsOnTheLine()
{
    const auto numbers = [&](const QStringList& more) {
        const CliRun run = fit(QStringList{"sffd", "t.csv", "--step", "zscore"} + more);
        return run.exitCode == 0 ? run.json().object()["memberships"].toArray() : QJsonArray();
    };
    writeFile(m_folder->filePath("three.txt"), "must s0 s2\ncannot s1 s2\nmust s4 s6\n");
    const QJsonArray ofFile = numbers({"--pairs", "three.txt"});
    QVERIFY(!ofFile.isEmpty());
    QCOMPARE(numbers({"--pair", "must s0 s2", "--pair", "cannot s2 s1", "--pair", "must s6 s4"}), ofFile);
    writeFile(m_folder->filePath("two.txt"), "must s0 s2\ncannot s1 s2\n");
    QCOMPARE(numbers({"--pairs", "two.txt", "--pair", "must s4 s6", "--pair", "must s0 s2"}), ofFile);
    const CliRun wrong = fit({"sffd", "t.csv", "--pair", "must s0 nobody"});
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.err.contains("--pair") && wrong.err.contains("nobody"), wrong.err.constData());
}

void TestCliMethods::predictsWithoutClasses()
{
    const CliRun run = fit({"fcm", "t.csv", "--step", "zscore", "--model", "model.json", "-o", "result.json"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const CliRun predicted = runCli({"predict", "model.json", "t.csv"}, m_folder->path());
    QVERIFY2(predicted.exitCode == 0, predicted.err.constData());
    const QList<QByteArray> lines = predicted.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 13);
    QVERIFY2(lines.front().startsWith("sample,cluster"), lines.front().constData());
    const QJsonArray assigned =
        QJsonDocument::fromJson(fileBytes(m_folder->filePath("result.json"))).object()["assigned"].toArray();
    for (int i = 0; i < 12; ++i)
        QCOMPARE(lines[i + 1].split(',')[1].toInt(), assigned[i].toInt());
}

void TestCliMethods::bareOfPairsIsNoted()
{
    const CliRun run = fit({"sffd", "t.csv", "--step", "zscore", "-o", "r.json"});
    QVERIFY2(run.err.contains("no constraint guides sffd") && run.err.contains("--pairs labels"),
             run.err.constData());
}

void TestCliMethods::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& arguments, int exitCode, const QByteArray& says) {
        QTest::newRow(name) << arguments << exitCode << says;
    };
    row("pairs for a method without", {"fcm", "t.csv", "--pairs", "labels"}, 2, "fcm does not use constraints");
    row("a pair for a method without", {"fcm", "t.csv", "--pair", "must s0 s1"}, 2, "remove --pair");
    row("no number of pairs", {"sffd", "t.csv", "--pairs", "labels:none"}, 2,
        "labels: must be followed by the number of constraints");
    row("pairs of labels without labels", {"sffd", "t.csv", "--pairs", "labels", "--label", ""}, 1,
        "there are no classes to derive constraints from");
    row("no such file", {"sffd", "t.csv", "--pairs", "none.txt"}, 1, "none.txt");
    row("unknown sample", {"sffd", "t.csv", "--pairs", "unknown.txt"}, 1, "unknown.txt, row 2");
    row("itself", {"sffd", "t.csv", "--pairs", "itself.txt"}, 1, "must name two different samples");
    row("too many clusters", {"sffd", "t.csv", "--pairs", "pairs.txt", "--set", "clusters=13"}, 1,
        "clusters must not exceed the 12 samples");
    row("a class for every cluster", {"ssfcm-endo", "t.csv", "--label", ""}, 1, "ssfcm-endo needs labels");
    row("one class labelled", {"ssfcm-pedrycz", "t.csv", "--labelled", "one.txt"}, 1, "needs at least two");
    row("no model of shapes", {"gk", "t.csv", "--model", "m.json"}, 2, "gk does not predict new samples");
    row("overwriting the pairs", {"sffd", "t.csv", "--pairs", "pairs.txt", "-o", "pairs.txt"}, 2, "pairs.txt");
}

void TestCliMethods::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, says);
    writeFile(m_folder->filePath("unknown.txt"), "must s0 s1\nmust s0 nobody\n");
    writeFile(m_folder->filePath("itself.txt"), "must s0 s0\n");
    writeFile(m_folder->filePath("one.txt"), "s0\ns2\n");
    const CliRun run = fit(arguments);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.isOneSentence() && run.err.contains(says), run.err.constData());
    QVERIFY(fileBytes(m_folder->filePath("pairs.txt")).startsWith("must s0 s2"));
}

QTEST_GUILESS_MAIN(TestCliMethods)
#include "tst_cli_methods.moc"
