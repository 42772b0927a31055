// SPDX-License-Identifier: GPL-3.0-or-later
// Workbooks, AnnData files and gene sets on the command line.
#include "tests/app/cli_runner.h"
#include "tests/core/support/containers/h5ad_file.h"
#include "tests/core/support/containers/xlsx_file.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens::test;

class TestCliContainers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sheets();
    void cellsOfIssues();
    void layers();
    void mostVariableFeatures();
    void optionsOfAnotherFormat_data();
    void optionsOfAnotherFormat();
    void geneSets();

private:
    CliRun info(const QStringList& arguments) const
    {
        return runCli(QStringList{"info", "--json"} + arguments, m_folder.path());
    }
    QTemporaryDir m_folder;
};

void TestCliContainers::initTestCase()
{
    XlsxFile workbook;
    workbook.sheet("One", rowsOf({"sample,g1", "A,1", "B,2"}));
    workbook.sheet("Two", rowsOf({"sample,g1,g2", "A,1,nan", "B,2,3", "C,2,3"}));
    workbook.write(m_folder.filePath("t.xlsx").toStdString());
    H5adFile file(m_folder.filePath("t.h5ad").toStdString());
    file.numbers("X", {2, 3}, {1, 2, 3, 1, 20, 4}).numbers("layers/counts", {2, 3}, {9, 9, 9, 9, 9, 9});
    file.table("obs", {"A", "B"}).table("var", {"g1", "g2", "g3"});
    writeFile(m_folder.filePath("sets.gmt"), "ONE\tna\tg1\tg9\nTWO\tna\tg2\tg3\n");
}

void TestCliContainers::sheets()
{
    QCOMPARE(info({"t.xlsx"}).json()["features"].toInt(), 1);
    QCOMPARE(info({"t.xlsx", "--sheet", "Two"}).json()["features"].toInt(), 2);
    const CliRun run = info({"t.xlsx", "--sheet", "Three"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.isOneSentence());
    QCOMPARE(QString(run.err),
             QString("fuzzylens-cli: t.xlsx: there is no sheet \"Three\"; there are: One, Two.\n"));
}

void TestCliContainers::cellsOfIssues()
{
    const QJsonArray issues = info({"t.xlsx", "--sheet", "2"}).json()["issues"].toArray();
    QCOMPARE(issues.size(), 1);
    QCOMPARE(issues[0]["cell"].toString(), QString("C2"));
    QVERIFY(issues[0]["message"].toString().startsWith("t.xlsx, cell C2: \"nan\""));
}

void TestCliContainers::layers()
{
    const QString folder = m_folder.path();
    QCOMPARE(runCli({"convert", "t.h5ad", "out.csv", "--layer", "counts"}, folder).exitCode, 0);
    QCOMPARE(QString(fileBytes(folder + "/out.csv")).section('\n', 1, 1), QString("A,9,9,9"));
    const CliRun run = info({"t.h5ad", "--layer", "spliced"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("there are: X, counts"), run.err.constData());
}

void TestCliContainers::mostVariableFeatures()
{
    const QJsonDocument json = info({"t.h5ad", "--top-variance", "2"}).json();
    QCOMPARE(json["features"].toInt(), 2);
    QCOMPARE(info({"t.h5ad", "--top-variance", "0"}).exitCode, 2);
    QFile matrix(m_folder.filePath("t.mtx"));
    QVERIFY(matrix.open(QIODevice::WriteOnly));
    matrix.write("%%MatrixMarket matrix coordinate real general\n3 2 4\n1 1 5\n1 2 -5\n2 1 1\n3 2 2\n");
    matrix.close();
    QCOMPARE(info({"t.mtx", "--top-variance", "2"}).json()["features"].toInt(), 2);
}

void TestCliContainers::optionsOfAnotherFormat_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("sheet") << QStringList{"t.h5ad", "--sheet", "1"}
                           << QByteArray("--sheet is for files of format xlsx, t.h5ad is of format h5ad");
    QTest::newRow("layer") << QStringList{"t.xlsx", "--layer", "raw"}
                           << QByteArray("--layer is for files of format h5ad, t.xlsx is of format xlsx");
    QTest::newRow("top variance") << QStringList{"t.xlsx", "--top-variance", "2"}
                                  << QByteArray("--step top-variance=N");
    QTest::newRow("demonstration") << QStringList{"demo", "--top-variance", "2"} << QByteArray("--top-variance");
}

void TestCliContainers::optionsOfAnotherFormat()
{
    QFETCH(QStringList, line);
    QFETCH(QByteArray, says);
    const CliRun run = info(line);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.isOneSentence() && run.err.contains(says), run.err.constData());
}

void TestCliContainers::geneSets()
{
    const QJsonArray sets = info({"t.h5ad", "--gene-sets", "sets.gmt"}).json()["gene_sets"].toArray();
    QCOMPARE(sets.size(), 2);
    QCOMPARE(sets[0]["name"].toString(), QString("ONE"));
    QCOMPARE(sets[0]["features"].toInt(), 1);
    QCOMPARE(sets[0]["unmatched"].toArray(), QJsonArray{"g9"});
    const CliRun text = runCli({"info", "t.h5ad", "--gene-sets", "sets.gmt"}, m_folder.path());
    QVERIFY2(text.out.contains("  gene set  ONE: 1 feature, without g9\n"), text.out.constData());
    QVERIFY2(text.out.contains("  gene set  TWO: 2 features\n"), text.out.constData());
    QCOMPARE(info({"t.h5ad", "--gene-sets", "none.gmt"}).exitCode, 1);
}

QTEST_APPLESS_MAIN(TestCliContainers)
#include "tst_cli_containers.moc"
