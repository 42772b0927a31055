// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens::test;

/// Methods compared on the same held-out samples.
class TestCliCompare : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void comparesMethods();
    void choosesInInnerFolds();
    void suggestsSteps();
    void allMethodsHaveTheSameFolds();
    void refusesWrongLines_data();
    void refusesWrongLines();

private:
    QStringList compare(const QStringList& more) const
    {
        return QStringList{"compare", "t.csv", "--step", "zscore", "--methods", "sfp,lda"} + more;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliCompare::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(m_folder->filePath("t.csv"), smallTable());
}

void TestCliCompare::comparesMethods()
{
    const CliRun run =
        runCli(compare({"--cv", "kfold:3x2", "--set", "sfp.lambda_prime=0.2", "-o", "c.json"}), m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.out.contains("sfp and lda"), run.out.constData());
    const QJsonObject json = jsonFile(m_folder->filePath("c.json"));
    QCOMPARE(json["format"].toString(), QString("fuzzylens-compare"));
    QCOMPARE(json["methods"].toArray().size(), 2);
    const QJsonObject sfp = json["methods"][0].toObject();
    QCOMPARE(sfp["total"].toInt(), 24);
    QCOMPARE(sfp["predicted"].toArray().size(), 2);
    QCOMPARE(sfp["fold_accuracies"].toArray().size(), 6);
    QCOMPARE(sfp["chosen"].toArray().size(), 1);
    const QJsonObject pair = json["pairs"][0].toObject();
    for (const char* key : {"mcnemar_p", "mcnemar_p_adjusted", "t_p", "t_p_adjusted"})
        QVERIFY2(pair[key].toDouble(-1) >= 0 && pair[key].toDouble() <= 1, key);
    // The line in the file computes the same pairs again.
    const QString line = json["command"].toString();
    QVERIFY2(line.contains("--methods sfp,lda"), qPrintable(line));
    const CliRun again = runCli(line.split(' ').mid(1) + QStringList{"-o", "again.json"}, m_folder->path());
    QVERIFY2(again.exitCode == 0, again.err.constData());
    QCOMPARE(jsonFile(m_folder->filePath("again.json"))["pairs"], json["pairs"]);
}

void TestCliCompare::choosesInInnerFolds()
{
    const CliRun run = runCli(compare({"--cv", "nested:3", "-o", "c.json"}), m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QJsonObject json = jsonFile(m_folder->filePath("c.json"));
    const QJsonObject sfp = json["methods"][0].toObject();
    QVERIFY(sfp["grid"]["lambda_prime"].toArray().size() > 1);
    QCOMPARE(sfp["chosen"].toArray().size(), 3);
    QCOMPARE(sfp["interval"].toArray().size(), 2);
}

/// Once for each method, unless steps are given.
void TestCliCompare::suggestsSteps()
{
    const QStringList line{"compare", "t.csv", "--methods", "sfp,lda", "--cv", "kfold:3"};
    const CliRun run = runCli(line, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.err.contains("sfp suggests --step zscore"), run.err.constData());
    QVERIFY2(run.err.contains("lda suggests --step zscore"), run.err.constData());
    QCOMPARE(run.err.count("suggests"), 2);
    const CliRun given = runCli(line + QStringList{"--step", "zscore"}, m_folder->path());
    QCOMPARE(given.exitCode, 0);
    QVERIFY2(!given.err.contains("suggests"), given.err.constData());
}

/// The folds and the drawn labels do not depend on the seed of a method.
void TestCliCompare::allMethodsHaveTheSameFolds()
{
    const auto predictions = [&](const QStringList& more) {
        const CliRun run = runCli(
            compare(QStringList{"--cv", "kfold:3", "--labelled", "0.7", "-o", "c.json"} + more), m_folder->path());
        const QJsonObject json = jsonFile(m_folder->filePath("c.json"));
        return run.exitCode == 0 ? std::pair(json["labels"], json["methods"][1]["fold_accuracies"])
                                 : std::pair<QJsonValue, QJsonValue>();
    };
    const auto usual = predictions({});
    QVERIFY(usual.second.isArray());
    QVERIFY(predictions({"--set", "sfp.seed=5"}) == usual);
}

void TestCliCompare::refusesWrongLines_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("no such protocol") << QStringList{"--cv", "none"} << 2;
    QTest::newRow("grid without inner folds")
        << QStringList{"--cv", "loo", "--grid", "sfp.lambda_prime=0.1,0.2"} << 1;
    QTest::newRow("setting of no method") << QStringList{"--cv", "loo", "--set", "lambda_prime=0.2"} << 2;
    QTest::newRow("method twice") << QStringList{"--cv", "loo", "--methods", "sfp"} << 2;
    QTest::newRow("unknown method") << QStringList{"--cv", "loo", "--methods", "magic"} << 2;
    QTest::newRow("no classifier") << QStringList{"--cv", "loo", "--methods", "kmeans"} << 1;
    QTest::newRow("more folds than samples of a class") << QStringList{"--cv", "kfold:7"} << 1;
}

void TestCliCompare::refusesWrongLines()
{
    QFETCH(QStringList, more);
    QFETCH(int, exitCode);
    const CliRun run = runCli(compare(more + QStringList{"-o", "c.json"}), m_folder->path());
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QVERIFY(!QFile::exists(m_folder->filePath("c.json")));
}

QTEST_GUILESS_MAIN(TestCliCompare)
#include "tst_cli_compare.moc"
