// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"
#include "tests/core/support/tolerances.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// The command that compares memberships with the graph Laplacian.
class TestCliMesCheck : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void checksTheLaplacian();
    void checksWhatTheFitFinds();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliMesCheck::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(m_folder->filePath("t.csv"), smallTable());
}

void TestCliMesCheck::checksTheLaplacian()
{
    const QStringList line{"mes-check", "t.csv", "--step", "zscore", "--set", "probes=4"};
    const CliRun run = runCli(line, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.out.contains("in the rows of the 8 samples that are not probes"), run.out.constData());
    QVERIFY2(run.out.contains("in 32 entries"), run.out.constData());
    QCOMPARE(run.out.count("  holds\n"), 4);
    QCOMPARE(run.out.count("  fails\n"), 0);
    QVERIFY2(run.out.contains("Eigenvalues of the graph of samples and probes: 0.0000 0."), run.out.constData());
    const QJsonObject json = runCli(line + QStringList{"--json"}, m_folder->path()).json().object();
    QCOMPARE(json["format"].toString(), QString("fuzzylens-mes-check"));
    QCOMPARE(json["probes"].toArray().size(), 4);
    QCOMPARE(json["eigenvalues"].toArray().size(), 4);
    int identities = 0;
    for (const QJsonValue& finding : json["findings"].toArray())
        if (finding["identity"].toBool()) {
            ++identities;
            QVERIFY(finding["holds"].toBool());
            QVERIFY(finding["error"].toDouble() < tolerance::laplacianScaled && finding["entries"].toInt() > 0);
        }
    QCOMPARE(identities, 4);
    const CliRun all =
        runCli({"mes-check", "t.csv", "--set", "probe_ratio=1", "--set", "beta=1e300"}, m_folder->path());
    QVERIFY2(all.exitCode == 0, all.err.constData());
    QVERIFY2(all.out.contains("12 samples have no edges"), all.out.constData());
    QVERIFY2(all.err.contains("note: no preprocessing step was given"), all.err.constData());
}

void TestCliMesCheck::checksWhatTheFitFinds()
{
    const QStringList settings{"t.csv", "--step", "zscore", "--set", "selection=affinity", "--seed", "5"};
    const QJsonObject fitted = runCli(QStringList{"fit", "mes"} + settings, m_folder->path()).json().object();
    const QJsonObject checked =
        runCli(QStringList{"mes-check", "--json"} + settings, m_folder->path()).json().object();
    QVERIFY(!fitted["probes"].toArray().isEmpty());
    QCOMPARE(checked["probes"], fitted["probes"]);
    QCOMPARE(checked["beta"], fitted["parameters"]["beta"]);
    const QJsonArray ofFit = fitted["eigenvalues"].toArray(), ofCheck = checked["eigenvalues"].toArray();
    QCOMPARE(ofCheck.size(), ofFit.size());
    for (int i = 0; i < ofFit.size(); ++i)
        QVERIFY(std::abs(ofFit[i].toDouble() - ofCheck[i].toDouble()) < tolerance::limitingCase);
    const CliRun missing = runCli({"mes-check", "absent.csv"}, m_folder->path());
    QCOMPARE(missing.exitCode, 1);
    QVERIFY2(missing.isOneSentence() && missing.err.contains("absent.csv"), missing.err.constData());
}

QTEST_GUILESS_MAIN(TestCliMesCheck)
#include "tst_cli_mes_check.moc"
