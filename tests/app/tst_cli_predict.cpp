// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/result.h"
#include "core/session/text_file.h"
#include "tests/app/cli_runner.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Models that one run writes and another applies.
class TestCliPredict : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void predictsItsTrainingData();
    void tellsAccuracyOnWhatTheModelPredicts_data();
    void tellsAccuracyOnWhatTheModelPredicts();
    void predictsShuffledColumns();
    void predictsWithoutTheStepsThatChooseSamples();

private:
    QStringList fit(const QStringList& more) const
    {
        return QStringList{"fit", "sfp", "t.csv", "--step", "zscore"} + more;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliPredict::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(m_folder->filePath("t.csv"), smallTable());
}

void TestCliPredict::predictsItsTrainingData()
{
    const CliRun fitted = runCli(fit({"-o", "r.json", "--model", "m.json"}), m_folder->path());
    QVERIFY2(fitted.exitCode == 0, fitted.err.constData());
    const CliRun run = runCli({"predict", "m.json", "t.csv", "-o", "p.csv"}, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.err.contains("12 of 12"));
    const QJsonObject json = jsonFile(m_folder->filePath("r.json"));
    const QList<QByteArray> lines = fileBytes(m_folder->filePath("p.csv")).split('\n');
    QCOMPARE(lines.size(), 14);
    QVERIFY(lines[0].startsWith("sample,predicted,probability well,probability sick,membership 0,"));
    for (int i = 0; i < 12; ++i) {
        const QList<QByteArray> fields = lines[i + 1].split(',');
        QCOMPARE(QString(fields[0]), json["samples"][i].toString());
        QCOMPARE(QString(fields[1]), json["predicted"][i].toString());
        QVERIFY(std::abs(fields[2].toDouble() + fields[3].toDouble() - 1) < 1e-12);
    }
    // A model that is read and written again is the same model.
    const std::string text = readTextFile(m_folder->filePath("m.json").toStdString());
    QCOMPARE(toJson(modelFromJson(text, "m.json")), text);
}

void TestCliPredict::tellsAccuracyOnWhatTheModelPredicts_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("labels");  // before and behind the values; X: the class
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray right = "12 of 12 samples labelled in \"state\" are predicted correctly";
    QTest::newRow("the field the model learnt from, not the preferred one")
        << QByteArray("class,state") << QByteArray("m,X") << QStringList() << right;
    QTest::newRow("no such field") << QByteArray("class,place") << QByteArray("m,X") << QStringList()
                                   << QByteArray("no classes \"state\" to compare with");
    QTest::newRow("no field at all") << QByteArray() << QByteArray() << QStringList()
                                     << QByteArray("no accuracy is reported");
    QTest::newRow("a field that is named")
        << QByteArray("class,state") << QByteArray("X,m") << QStringList{"--label", "class"}
        << QByteArray("12 of 12 samples labelled in \"class\" are predicted correctly");
    QTest::newRow("a named field of other things")
        << QByteArray("class,state") << QByteArray("m,X") << QStringList{"--label", "class"}
        << QByteArray("none of the classes that the model predicts (well, sick)");
    QTest::newRow("a CLS file") << QByteArray("class") << QByteArray("m") << QStringList{"--labels", "c.cls"}
                                << QByteArray("12 of 12 samples labelled in \"class\" are predicted correctly");
}

// The accuracy was computed with the preferred label field of the file.

void TestCliPredict::tellsAccuracyOnWhatTheModelPredicts()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, labels);
    QFETCH(QStringList, more);
    QFETCH(QByteArray, expected);
    writeFile(m_folder->filePath("train.csv"), smallTable().replace("sample,class", "sample,state"));
    writeFile(m_folder->filePath("c.cls"), "12 2 1\n# well sick\n0 1 0 1 0 1 0 1 0 1 0 1\n");
    QByteArray text = smallTable();
    text.replace("sample,class,", header.isEmpty() ? QByteArray("sample,") : "sample," + header + ',');
    for (const QByteArray cls : {"well", "sick"}) {
        const QByteArray cells = QByteArray(labels).replace("X", cls);
        text.replace(',' + cls + ',', cells.isEmpty() ? QByteArray(",") : ',' + cells + ',');
    }
    writeFile(m_folder->filePath("new.csv"), text);
    const CliRun fitted =
        runCli({"fit", "sfp", "train.csv", "--step", "zscore", "--model", "m.json"}, m_folder->path());
    QVERIFY2(fitted.exitCode == 0, fitted.err.constData());
    const CliRun run = runCli(QStringList{"predict", "m.json", "new.csv"} + more, m_folder->path());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.err.contains(expected), run.err.constData());
    QCOMPARE(run.err.contains(" of 12 "), expected.contains(" of 12 "));
}

void TestCliPredict::predictsShuffledColumns()
{
    QCOMPARE(runCli(fit({"--model", "m.json", "-o", "r.json"}), m_folder->path()).exitCode, 0);
    writeFile(m_folder->filePath("new.csv"),
              "sample,extra,g4,\"g,3\",g1,g2\nx,7,0.001,1,3.1,-1\n\"y,z\",8,0.002,2,0.1,1\n");
    const CliRun run = runCli({"predict", "m.json", "new.csv"}, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QList<QByteArray> lines = run.out.split('\n');
    QVERIFY(lines[1].startsWith("x,sick,"));
    QVERIFY(lines[2].startsWith("\"y,z\",well,"));

    writeFile(m_folder->filePath("short.csv"), "sample,g1,g2\nx,1,2\ny,2,3\n");
    const CliRun refused = runCli({"predict", "m.json", "short.csv", "-o", "p.csv"}, m_folder->path());
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.isOneSentence() && refused.err.contains("short.csv") && refused.err.contains("g,3") &&
                 refused.err.contains("2 of the 4"),
             refused.err.constData());
    QVERIFY(!QFile::exists(m_folder->filePath("p.csv")));
}

void TestCliPredict::predictsWithoutTheStepsThatChooseSamples()
{
    writeFile(m_folder->filePath("some.txt"), "s0\ns1\ns2\ns3\ns4\ns5\n");
    QCOMPARE(
        runCli(fit({"--step", "keep-samples=some.txt", "--model", "m.json", "-o", "r.json"}), m_folder->path())
            .exitCode,
        0);
    QCOMPARE(jsonFile(m_folder->filePath("r.json"))["samples"].toArray().size(), 6);
    const CliRun run = runCli({"predict", "m.json", "t.csv"}, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QCOMPARE(run.out.count('\n'), 13);
}

QTEST_GUILESS_MAIN(TestCliPredict)
#include "tst_cli_predict.moc"
