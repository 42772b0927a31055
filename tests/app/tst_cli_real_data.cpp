// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tolerances.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens::test;

class TestCliRealData : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void informs_data();
    void informs();
    void fits_data();
    void fits();
    void namesMissingValuesAndTheRemedy();
    void predictsTheIndependentArrays();
    void joinsTheAnnotationOfTheArrays();
    void convertsWithoutLoss();
    void checksTheEmbeddingOfLeukaemia();

private:
    QString data(const QString& name) const { return m_data + '/' + name; }

    QString m_data;
    QTemporaryDir m_folder;
};

void TestCliRealData::initTestCase()
{
    const auto colon = sharedData("colon.csv.gz");
    if (!colon)
        QSKIP(missingDataMessage);
    m_data = QString::fromStdString(colon->parent_path().string());
}

void TestCliRealData::informs_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("missing");
    QTest::addColumn<QJsonObject>("classes");
    QTest::newRow("leukaemia, GCT and CLS") << QStringList{"leukemia_train.gct", "--labels", "leukemia_train.cls"}
                                            << 38 << 7129 << 0 << QJsonObject{{"ALL", 27}, {"AML", 11}};
    QTest::newRow("colon") << QStringList{"colon.csv.gz"} << 62 << 2000 << 0
                           << QJsonObject{{"tumour", 40}, {"normal", 22}};
    QTest::newRow("leukaemia, CSV") << QStringList{"leukemia72.csv.gz"} << 72 << 7129 << 0
                                    << QJsonObject{{"ALL", 47}, {"AML", 25}};
    QTest::newRow("lymphoma") << QStringList{"lymphoma66.csv.gz"} << 66 << 4026 << 12269
                              << QJsonObject{{"DLBCL", 46}, {"CLL", 11}, {"FL", 9}};
}

void TestCliRealData::informs()
{
    QFETCH(QStringList, arguments);
    const CliRun run = runCli(QStringList{"info", "--json"} + arguments, m_data);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QJsonObject json = run.json().object();
    QTEST(json["samples"].toInt(), "samples");
    QTEST(json["features"].toInt(), "features");
    QTEST(json["missing"].toInt(), "missing");
    QTEST(json["label_fields"][0]["classes"].toObject(), "classes");
}

void TestCliRealData::fits_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("leukaemia, GCT and CLS") << QStringList{"leukemia_train.gct", "--labels", "leukemia_train.cls"};
    QTest::newRow("colon") << QStringList{"colon.csv.gz"};
    QTest::newRow("leukaemia, CSV") << QStringList{"leukemia72.csv.gz"};
    QTest::newRow("lymphoma") << QStringList{"lymphoma66.csv.gz", "--step", "impute=knn:5"};
}

void TestCliRealData::fits()
{
    QFETCH(QStringList, arguments);
    const QString model = m_folder.filePath("model.json");
    const QStringList fit = QStringList{"fit", "sfp"} + arguments + QStringList{"--step", "zscore"};
    const CliRun run = runCli(fit + QStringList{"--threads", "2", "--model", model}, m_data);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QCOMPARE(runCli(fit + QStringList{"--threads", "1"}, m_data).out, run.out);

    const QJsonObject json = run.json().object();
    QVERIFY(json["metrics"]["training_accuracy"].toDouble() > 0.8);
    QCOMPARE(runShell(json["command"].toString(), m_data).out, run.out);

    const CliRun predicted = runCli({"predict", model, arguments.first()}, m_data);
    QVERIFY2(predicted.exitCode == 0, predicted.err.constData());
    const QList<QByteArray> lines = predicted.out.split('\n');
    const QJsonArray expected = json["predicted"].toArray();
    QCOMPARE(lines.size(), expected.size() + 2);
    for (int i = 0; i < expected.size(); ++i)
        QCOMPARE(QString(lines[i + 1].split(',')[1]), expected[i].toString());
}

void TestCliRealData::namesMissingValuesAndTheRemedy()
{
    const QString output = m_folder.filePath("lymphoma.json");
    const CliRun run = runCli({"fit", "sfp", "lymphoma66.csv.gz", "--step", "zscore", "-o", output}, m_data);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    for (const char* part :
         {"lymphoma66.csv.gz", "12269", "59 samples", "2796 features", "GENE", "S01", "impute=knn:5"})
        QVERIFY2(run.err.contains(part), (part + (": " + run.err)).constData());
    QVERIFY(!QFile::exists(output));
}

void TestCliRealData::predictsTheIndependentArrays()
{
    const QString model = m_folder.filePath("golub.json");
    QCOMPARE(runCli({"fit", "sfp", "leukemia_train.gct", "--labels", "leukemia_train.cls", "--step", "zscore",
                     "--model", model, "-o", m_folder.filePath("golub_result.json")},
                    m_data)
                 .exitCode,
             0);
    const CliRun run = runCli({"predict", model, "leukemia_test.gct", "--labels", "leukemia_test.cls"}, m_data);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QCOMPARE(run.out.count('\n'), 36);
    const auto right = QRegularExpression("(\\d+) of 35").match(run.err);
    QVERIFY2(right.hasMatch() && right.captured(1).toInt() > 28, run.err.constData());
}

void TestCliRealData::joinsTheAnnotationOfTheArrays()
{
    const CliRun run = runCli({"fit", "sfp", "leukemia72.csv.gz", "--sample-table", "leukemia72_samples.csv",
                               "--label", "label3", "--step", "zscore"},
                              m_data);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QJsonObject json = run.json().object();
    QCOMPARE(json["classes"].toArray().size(), 3);
    QCOMPARE(json["label"].toString(), QString("label3"));
    QCOMPARE(runShell(json["command"].toString(), m_data).out, run.out);
}

void TestCliRealData::convertsWithoutLoss()
{
    const auto values = [&](const QString& file) {
        const CliRun run = runCli({"convert", file, m_folder.filePath("again.csv")}, m_data);
        return run.exitCode == 0 ? fileBytes(m_folder.filePath("again.csv")) : run.err;
    };
    const QString gct = m_folder.filePath("lymphoma.gct");
    QCOMPARE(runCli({"convert", "lymphoma66.csv.gz", gct}, m_data).exitCode, 0);
    const QByteArray direct = values("lymphoma66.csv.gz");
    QVERIFY(direct.size() > 500000);
    const CliRun there = runCli({"info", gct, "--labels", m_folder.filePath("lymphoma.cls"), "--json"});
    QCOMPARE(there.json().object()["missing"].toInt(), 12269);
    QCOMPARE(there.json().object()["label_fields"][0]["classes"].toObject(),
             (QJsonObject{{"DLBCL", 46}, {"CLL", 11}, {"FL", 9}}));
    QCOMPARE(runCli({"convert", m_folder.filePath("again.csv"), m_folder.filePath("twice.csv")}).exitCode, 0);
    QCOMPARE(fileBytes(m_folder.filePath("twice.csv")), direct);
}

/// methods.md 3.4: rows of other samples and the identities, to rounding; rows of probes, not.
void TestCliRealData::checksTheEmbeddingOfLeukaemia()
{
    const CliRun run = runCli({"mes-check", data("leukemia_train.gct"), "--step", "scale=0.01", "--set",
                               "beta=1e-7", "--set", "probes=19", "--json"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QMap<QString, QJsonObject> findings;
    for (const QJsonValue& finding : run.json().object()["findings"].toArray())
        findings[finding["id"].toString()] = finding.toObject();
    QCOMPARE(findings["other_rows"]["entries"].toInt(), 19 * 19);
    QVERIFY(findings["other_rows"]["error"].toDouble() < tolerance::laplacian);
    QVERIFY(findings["scaled"]["error"].toDouble() < tolerance::laplacianScaled);
    QVERIFY(findings["bipartite"]["error"].toDouble() < tolerance::laplacian);
    QVERIFY(findings["spectrum"]["error"].toDouble() < tolerance::laplacian);
    QVERIFY(findings["probe_rows"]["error"].toDouble() > 0.01);
    QVERIFY(findings["asymmetry"]["error"].toDouble() > 0.01);
}

QTEST_GUILESS_MAIN(TestCliRealData)
#include "tst_cli_real_data.moc"
