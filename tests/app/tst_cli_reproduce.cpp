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
    void drawsWhatItPrints();
    void refusesAPlotOfATable();
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

void TestCliReproduce::drawsWhatItPrints()
{
    const auto iris = sharedData("uci/iris.arff");
    if (!iris)
        QSKIP(missingDataMessage);
    const QString data = QString::fromStdString(iris->parent_path().parent_path().string());
    QTemporaryDir folder;
    const QString picture = folder.filePath("share.svg");
    const CliRun run = runCli({"reproduce", "sffd-share", "--data", data, "--plot", picture});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QFile file(picture);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray drawn = file.readAll();
    QVERIFY(drawn.startsWith("<svg") && drawn.endsWith("</svg>\n"));
    QCOMPARE(drawn.count("<circle"), qsizetype(5 * 6));
    QVERIFY(drawn.contains("currentColor") && !drawn.contains("<rect"));  // for light and dark ground
    const QList<QByteArray> lines = run.out.split('\n');
    int rows = 0;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (!lines[i].contains(", here"))
            continue;
        const auto numbers = [](const QByteArray& line) {
            return line.mid(line.indexOf('.')).simplified().split(' ');
        };
        const QList<QByteArray> here = numbers(lines[i]), reference = numbers(lines[i + 1]);
        QCOMPARE(here.size(), 6);
        // What rises does, and from 10 % on it is what the reference has.
        QVERIFY2(here.back().toDouble() > here.front().toDouble(), lines[i].constData());
        for (qsizetype s = 2; s < 6; ++s)
            QVERIFY2(std::abs(here[s].toDouble() - reference[s].toDouble()) < 0.06, lines[i].constData());
        ++rows;
    }
    QCOMPARE(rows, 5);
}

void TestCliReproduce::refusesAPlotOfATable()
{
    QTemporaryDir folder;
    const QString picture = folder.filePath("none.svg");
    const CliRun run = runCli({"reproduce", "sfp-demonstrations", "--plot", picture});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("leave --plot away"), run.err.constData());
    QVERIFY(!QFile::exists(picture));
}

QTEST_GUILESS_MAIN(TestCliReproduce)
#include "tst_cli_reproduce.moc"
