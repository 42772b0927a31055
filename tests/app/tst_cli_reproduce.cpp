// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"
#include "tests/core/support/shared_data.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens::test;

class TestCliReproduce : public QObject
{
    Q_OBJECT

private slots:
    void reproducesLeaveOneOut();
    void namesTheFileThatIsAbsent();
    void reproducesTheDemonstrations();
};

void TestCliReproduce::reproducesLeaveOneOut()
{
    const auto colon = sharedData("colon.csv.gz");
    if (!colon)
        QSKIP(missingDataMessage);
    const QString data = QString::fromStdString(colon->parent_path().string());
    const CliRun run = runCli({"reproduce", "sfp-leave-one-out", "--data", data});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QList<QByteArray> lines = run.out.split('\n');
    int compared = 0;
    for (int i = 0; i + 1 < lines.size(); ++i) {
        const QByteArray& reference = lines[i];
        const qsizetype end = reference.indexOf(", reference");
        if (end < 0)
            continue;
        const auto counts = [&](const QByteArray& line, const QByteArray& kind) {
            return line.mid(line.indexOf(kind) + kind.size()).simplified();
        };
        QCOMPARE(counts(lines[i + 1], ", here"), counts(reference, ", reference"));
        ++compared;
    }
    QCOMPARE(compared, 5);
}

void TestCliReproduce::namesTheFileThatIsAbsent()
{
    QTemporaryDir folder;
    const QString output = folder.filePath("table.txt");
    const CliRun run = runCli({"reproduce", "sfp-leave-one-out", "--data", folder.path(), "-o", output});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("colon.csv.gz"), run.err.constData());
    QVERIFY(!QFile::exists(output));
}

void TestCliReproduce::reproducesTheDemonstrations()
{
    const CliRun run = runCli({"reproduce", "sfp-demonstrations"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    int rows = 0;
    for (const QByteArray& line : run.out.split('\n')) {
        static const QRegularExpression accuracies("(?:^|\\s)([01]?\\.\\d{3})(?=\\s|$)");
        QList<double> values;
        for (auto match = accuracies.globalMatch(line); match.hasNext();)
            values << match.next().captured(1).toDouble();
        if (!line.contains(", k="))
            continue;
        ++rows;
        QCOMPARE(values.size(), 8);  // two tries, best of five and sum scale, reference and ours each
        QVERIFY2(std::abs(values[4] - values[5]) < 0.03, line.constData());
    }
    QCOMPARE(rows, 7);
}

QTEST_GUILESS_MAIN(TestCliReproduce)
#include "tst_cli_reproduce.moc"
