// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens::test;

/// Settings compared by cross-validation, in one run and in shards.
class TestCliTune : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void comparesSettings();
    void comparesNumbersOfClusters();
    void triesASampleOfTheGrid();
    void hasUsualValues();
    void shardsMakeTheWhole();
    void goesOnAfterACrash();
    void refusesWrongLines_data();
    void refusesWrongLines();
    void refusesShardsThatDoNotBelongTogether();

private:
    QStringList tune(const QStringList& more) const
    {
        return QStringList{"tune", "sfp", "t.csv", "--step", "zscore", "--grid", "lambda_prime=0.1:0.8:0.1"} +
               more;
    }

    QJsonObject withoutTimes(const char* name) const
    {
        QJsonObject json = jsonFile(m_folder->filePath(name));
        QJsonArray trials;
        for (const QJsonValue trial : json["trials"].toArray()) {
            QJsonObject object = trial.toObject();
            object.remove("seconds");
            trials.append(object);
        }
        json["trials"] = trials;
        return json;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliTune::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(m_folder->filePath("t.csv"), smallTable());
}

void TestCliTune::comparesSettings()
{
    const CliRun run = runCli(tune({"--cv", "loo", "-o", "t.json"}), m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.out.contains("8 settings tried; best: lambda_prime="), run.out.constData());
    const QJsonObject json = jsonFile(m_folder->filePath("t.json"));
    QCOMPARE(json["format"].toString(), QString("fuzzylens-tune"));
    QCOMPARE(json["trials"].toArray().size(), 8);
    const QJsonObject trial = json["trials"][2].toObject();
    QCOMPARE(trial["grid"]["lambda_prime"].toString(), QString("0.3"));
    QVERIFY(trial["parameters"]["lambda"].isDouble());
    QCOMPARE(trial["total"].toInt(), 12);
    QCOMPARE(trial["scores"]["accuracy"]["mean"].toDouble(), trial["correct"].toInt() / 12.0);
    QVERIFY(json["command"].toString().contains("--cv loo"));
}

void TestCliTune::comparesNumbersOfClusters()
{
    const QStringList line{"tune", "fcm", "t.csv", "--step", "zscore", "--grid", "clusters=2:4:1", "--cv", "none"};
    const CliRun run = runCli(line + QStringList{"-o", "t.json"}, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.out.contains("3 settings tried; best: clusters="), run.out.constData());
    QVERIFY2(run.out.contains("silhouette 0."), run.out.constData());
    const QJsonObject json = jsonFile(m_folder->filePath("t.json"));
    QCOMPARE(json["cv"].toString(), QString("none"));
    QCOMPARE(json["preprocess"].toString(), QString("global"));
    QVERIFY(json["command"].toString().contains("--cv none --preprocess global --score silhouette"));
    const QJsonObject trial = json["trials"][0].toObject();
    QVERIFY(!trial.contains("total"));
    for (const char* score : {"silhouette", "fuzzy_silhouette", "partition_coefficient", "partition_entropy",
                              "modified_partition_coefficient", "xie_beni", "ari", "nmi"})
        QVERIFY2(trial["scores"][score]["mean"].isDouble(), score);
    QVERIFY(!trial["scores"].toObject().contains("gap"));
    for (const char* score : {"gap", "stability"}) {
        for (const char* threads : {"1", "2"})
            QCOMPARE(runCli(line + QStringList{"--score", score, "--threads", threads, "-o",
                                               QString(threads) + ".json"},
                            m_folder->path())
                         .exitCode,
                     0);
        QCOMPARE(jsonFile(m_folder->filePath("1.json"))["trials"][1]["scores"][score]["folds"].toArray().size(),
                 20);
        QCOMPARE(withoutTimes("2.json"), withoutTimes("1.json"));
    }
}

void TestCliTune::triesASampleOfTheGrid()
{
    const QStringList more{"--grid", "gamma_prime=0.1:0.9:0.1", "--cv", "kfold:3"};
    for (const char* sample : {"random:5", "sobol:5"}) {
        const QStringList line = tune(more + QStringList{"--sample", sample});
        const CliRun run = runCli(line + QStringList{"-o", "whole.json"}, m_folder->path());
        QVERIFY2(run.exitCode == 0, run.err.constData());
        const QJsonObject whole = jsonFile(m_folder->filePath("whole.json"));
        QCOMPARE(whole["sample"].toString(), QString(sample));
        QCOMPARE(whole["trials"].toArray().size(), 5);
        for (const char* shard : {"1", "2"})
            QCOMPARE(runCli(line + QStringList{"--shard", QString(shard) + "/2", "-o", QString(shard) + ".json"},
                            m_folder->path())
                         .exitCode,
                     0);
        QCOMPARE(runCli({"merge", "2.json", "1.json", "-o", "merged.json"}, m_folder->path()).exitCode, 0);
        QCOMPARE(withoutTimes("merged.json"), withoutTimes("whole.json"));
    }
}

void TestCliTune::hasUsualValues()
{
    const QStringList line{"tune", "svm-linear", "t.csv", "--step", "zscore", "--cv", "loo", "-o", "t.json"};
    const CliRun run = runCli(line, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QJsonObject json = jsonFile(m_folder->filePath("t.json"));
    QCOMPARE(json["trials"].toArray().size(), 6);
    QVERIFY2(json["command"].toString().contains("--grid cost="), qPrintable(json["command"].toString()));
    const CliRun none = runCli({"tune", "lda", "t.csv", "--cv", "loo"}, m_folder->path());
    QVERIFY2(none.exitCode == 2 && none.isOneSentence(), none.err.constData());
}

void TestCliTune::shardsMakeTheWhole()
{
    QCOMPARE(runCli(tune({"--cv", "nested-loo", "-o", "whole.json"}), m_folder->path()).exitCode, 0);
    for (const char* shard : {"1", "2", "3"})
        QCOMPARE(
            runCli(tune({"--cv", "nested-loo", "--shard", QString(shard) + "/3", "-o", QString(shard) + ".json"}),
                   m_folder->path())
                .exitCode,
            0);
    const CliRun merged = runCli({"merge", "3.json", "1.json", "2.json", "-o", "merged.json"}, m_folder->path());
    QVERIFY2(merged.exitCode == 0, merged.err.constData());
    QVERIFY2(merged.out.contains("nested cross-validation: "), merged.out.constData());
    QCOMPARE(withoutTimes("merged.json"), withoutTimes("whole.json"));
}

/// Trials kept by an earlier run are used as they are: a number of seconds that no fit takes shows it.
void TestCliTune::goesOnAfterACrash()
{
    const QString kept = m_folder->filePath("t.json.unfinished");
    QCOMPARE(runCli(tune({"--cv", "loo", "-o", "t.json"}), m_folder->path()).exitCode, 0);
    QVERIFY(!QFile::exists(kept));
    const QJsonObject whole = jsonFile(m_folder->filePath("t.json"));
    QJsonObject part = whole;
    QJsonArray trials;
    for (const int index : {5, 2}) {
        QJsonObject trial = whole["trials"][index].toObject();
        trial["seconds"] = 1e6;
        trials.append(trial);
    }
    part["trials"] = trials;
    const auto keep = [&](const QJsonObject& json) { writeFile(kept, QJsonDocument(json).toJson()); };

    keep(part);  // not said to be unfinished
    QCOMPARE(runCli(tune({"--cv", "loo", "-o", "t.json"}), m_folder->path()).exitCode, 1);
    part["unfinished"] = true;
    keep(part);
    const CliRun merged = runCli({"merge", "t.json.unfinished", "-o", "m.json"}, m_folder->path());
    QVERIFY2(merged.exitCode == 1 && merged.err.contains("unfinished; run its command again"),
             merged.err.constData());
    const CliRun other = runCli(tune({"--cv", "kfold:3", "-o", "t.json"}), m_folder->path());
    QVERIFY2(other.exitCode == 1 && other.err.contains("belongs to another search"), other.err.constData());
    QVERIFY(QFile::exists(kept));

    const CliRun run = runCli(tune({"--cv", "loo", "-o", "t.json"}), m_folder->path());
    QVERIFY2(run.exitCode == 0 && run.err.contains("going on after 2 settings"), run.err.constData());
    QVERIFY(!QFile::exists(kept));
    const QJsonObject again = jsonFile(m_folder->filePath("t.json"));
    QCOMPARE(again["best"], whole["best"]);
    for (int i = 0; i < 8; ++i) {
        QCOMPARE(again["trials"][i]["index"].toInt(), i);
        QCOMPARE(again["trials"][i]["scores"], whole["trials"][i]["scores"]);
        QCOMPARE(again["trials"][i]["seconds"].toDouble() == 1e6, i == 2 || i == 5);
    }
}

void TestCliTune::refusesWrongLines_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("no such protocol") << QStringList{"--cv", "kfold:1"} << 2;
    QTest::newRow("more folds than samples of a class") << QStringList{"--cv", "kfold:7"} << 1;
    QTest::newRow("grid and value") << QStringList{"--cv", "loo", "--set", "lambda_prime=0.2"} << 2;
    QTest::newRow("out of range") << QStringList{"--cv", "loo", "--grid", "gamma_prime=2"} << 2;
    QTest::newRow("no such parameter") << QStringList{"--cv", "loo", "--grid", "width=2"} << 2;
    QTest::newRow("grid twice") << QStringList{"--cv", "loo", "--grid", "lambda_prime=0.2"} << 2;
    QTest::newRow("shard 0") << QStringList{"--cv", "loo", "--shard", "0/2"} << 2;
    QTest::newRow("no such score") << QStringList{"--cv", "loo", "--score", "luck"} << 2;
    QTest::newRow("score of clusters") << QStringList{"--cv", "loo", "--score", "gap"} << 2;
    QTest::newRow("score of predictions") << QStringList{"--cv", "none", "--score", "accuracy"} << 2;
    QTest::newRow("learns from labels") << QStringList{"--cv", "none"} << 1;
    QTest::newRow("too large a sample") << QStringList{"--cv", "loo", "--sample", "random:9"} << 2;
    QTest::newRow("no such sample") << QStringList{"--cv", "loo", "--sample", "random"} << 2;
}

void TestCliTune::refusesWrongLines()
{
    QFETCH(QStringList, more);
    QFETCH(int, exitCode);
    const CliRun run = runCli(tune(more + QStringList{"-o", "t.json"}), m_folder->path());
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QVERIFY(!QFile::exists(m_folder->filePath("t.json")));
}

void TestCliTune::refusesShardsThatDoNotBelongTogether()
{
    QCOMPARE(runCli(tune({"--cv", "loo", "--shard", "1/2", "-o", "1.json"}), m_folder->path()).exitCode, 0);
    QCOMPARE(runCli(tune({"--cv", "kfold:3", "--shard", "2/2", "-o", "2.json"}), m_folder->path()).exitCode, 0);
    for (const QStringList& shards : {QStringList{"1.json", "2.json"}, QStringList{"1.json"},
                                      QStringList{"1.json", "1.json"}, QStringList{"t.csv"}}) {
        const CliRun run = runCli(QStringList{"merge"} + shards + QStringList{"-o", "m.json"}, m_folder->path());
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.isOneSentence(), run.err.constData());
        QVERIFY(!QFile::exists(m_folder->filePath("m.json")));
    }
}

QTEST_GUILESS_MAIN(TestCliTune)
#include "tst_cli_tune.moc"
