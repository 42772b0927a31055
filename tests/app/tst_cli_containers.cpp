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
    void annDataFromStandardInput();

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
    writeFile(m_folder.filePath("t.gct"), "#1.2\n1\t2\nName\tDescription\tA\tB\ng1\td\t1\t2\n");
    writeFile(m_folder.filePath("t.svm"), "1 1:1 2:2\n2 1:3 2:4\n");
    writeFile(m_folder.filePath("sets.gmt"), "ONE\tna\tg1\tg9\nTWO\tna\tg2\tg3\n");
}

void TestCliContainers::sheets()
{
    QCOMPARE(info({"t.xlsx"}).json()["features"].toInt(), 1);
    QCOMPARE(info({"t.xlsx", "--sheet", "Two"}).json()["features"].toInt(), 2);
    const CliRun run = info({"t.xlsx", "--sheet", "Three"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.isOneSentence());
    QCOMPARE(QString(run.err), QString("fuzzylens-cli: t.xlsx: unknown sheet \"Three\"; available: One, Two.\n"));
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
    QVERIFY2(run.err.contains("available: X, counts"), run.err.constData());
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

/// Another program reads them, with a standard input of its own.
void TestCliContainers::annDataFromStandardInput()
{
    for (const char* line :
         {"fuzzylens-cli info - --json < t.h5ad", "cat t.h5ad | fuzzylens-cli info - --json",
          "gzip -c t.h5ad | fuzzylens-cli info - --json", "fuzzylens-cli info <(cat t.h5ad) --json"}) {
        const CliRun run = runShell(line, m_folder.path());
        QVERIFY2(run.exitCode == 0, run.err);
        QCOMPARE(run.json()["features"].toInt(), 3);
    }
}

void TestCliContainers::optionsOfAnotherFormat_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& line, const char* says) {
        QTest::newRow(name) << line << QByteArray(says);
    };
    row("sheet", {"t.h5ad", "--sheet", "1"}, "t.h5ad: only workbooks (XLSX) have sheets: remove --sheet\n");
    row("layer", {"t.xlsx", "--layer", "raw"}, "only AnnData files (h5ad) have layers: remove --layer\n");
    row("top variance", {"t.xlsx", "--top-variance", "2"},
        "remove --top-variance, and fit with --step top-variance=N\n");
    row("missing", {"t.h5ad", "--missing", "x"}, "AnnData files contain numbers, not text: remove --missing\n");
    row("delimiter", {"t.gct", "--delimiter", ";"}, "GCT files always use tabs: remove --delimiter\n");
    row("header rows", {"t.gct", "--header-rows", "2"}, "remove --header-rows\n");
    row("name column", {"t.svm", "--name-column", "0"},
        "LIBSVM files contain no sample names: remove --name-column\n");
    row("decimal mark", {"t.svm", "--decimal", ","}, "remove --decimal\n");
    row("another format by name", {"t.gct", "--format", "gct", "--delimiter", "tab"}, "remove --delimiter\n");
    row("demonstration", {"demo", "--top-variance", "2"}, "remove --top-variance");
    row("demonstration, delimiter", {"demo", "--delimiter", ";"},
        "generated by the program, not read from a file: remove --delimiter\n");
    row("synthetic data, format", {"synth:rings", "--format", "csv"}, "remove --format\n");
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
