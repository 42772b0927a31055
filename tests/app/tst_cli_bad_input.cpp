// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens::test;

/// Degenerate data: one clear sentence, or a result of finite numbers.
class TestCliBadInput : public QObject
{
    Q_OBJECT

private slots:
    void refusesData_data();
    void refusesData();
    void copesWithData_data();
    void copesWithData();
    void refusesWrongLabels_data();
    void refusesWrongLabels();
    void refusesFoldersAndAbsentFiles();
    void refusesACutGzip();
    void refusesFilesLargerThanMemory();
    void refusesMadeDataLargerThanMemory();
    void refusesAFileWithoutPermission();
    void refusesToWriteBeyondTheLimit();
    void refusesDamagedModels_data();
    void refusesDamagedModels();
    void saysWhatAFileIsThatIsNoModel();
    void warnsOfStepsInAnOrderThatMeansLittle();
};

namespace {

QByteArray rows(const QByteArray& head, const QList<QByteArray>& lines)
{
    return head + '\n' + lines.join('\n') + '\n';
}

}  // namespace

void TestCliBadInput::refusesData_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QString>("expected");  // a pattern in the sentence
    QByteArray junk(2000, '\0');
    for (int i = 0; i < junk.size(); ++i)
        junk[i] = static_cast<char>(i * 37 + i / 7);
    QTest::newRow("empty file") << QByteArray() << QStringList() << "empty";
    QTest::newRow("blank lines only") << QByteArray("\n\n \n") << QStringList() << "t\\.csv";
    QTest::newRow("binary junk") << junk << QStringList() << "t\\.csv";
    QTest::newRow("text that is no table")
        << QByteArray("@@@ hello\nthis is, not\n a table\n") << QStringList() << "no column contains numbers";
    const QByteArray head = "sample,class,g1,g2";
    QTest::newRow("ragged rows") << rows(head, {"a,x,1,2", "b,y,3", "c,x,4,5", "d,y,1,2,3"}) << QStringList()
                                 << "t\\.csv, row 3: the row has 3 fields where 4.*give every row";
    QTest::newRow("text in the numbers")
        << rows(head, {"a,x,1,2", "b,y,3,oops", "c,x,4,5", "d,y,5,6"}) << QStringList()
        << "t\\.csv, row 3, column 4: text where a number.*oops.*correct the cell";
    QTest::newRow("an infinite value") << rows(head, {"a,x,1,2", "b,y,inf,1", "c,x,4,5", "d,y,5,6"})
                                       << QStringList()
                                       << "t\\.csv, row 3, column 3: an infinite value.*correct the cell";
    QTest::newRow("a number beyond doubles")
        << rows(head, {"a,x,1,2", "b,y,3,1", "c,x,4,5", "d,y,5,1e400"}) << QStringList()
        << "t\\.csv, row 5, column 4: a number too large.*correct the cell";
    QTest::newRow("no value at all") << rows(head, {"a,x,,", "b,y,,", "c,x,,"})
                                     << QStringList{"--step", "impute=mean"}
                                     << "without any values.*g1.*drop-constant";
    QTest::newRow("every feature constant") << rows(head, {"a,x,1,2", "b,y,1,2", "c,x,1,2"}) << QStringList()
                                            << "t\\.csv: every feature is constant.*check the import settings";
    QTest::newRow("values at the end of the range")
        << rows(head, {"a,x,1e308,2", "b,y,-1e308,3", "c,x,1.5e308,4"}) << QStringList()
        << "feature g1 contains a value of magnitude 1.5e\\+308.*scale=1e-300";
    QTest::newRow("header only") << QByteArray("sample,class,g1,g2\n") << QStringList() << "t\\.csv";
    QTest::newRow("missing values") << rows("sample,class,g1,g2", {"a,x,1,2", "b,y,,3", "c,x,2,4", "d,y,3,NA"})
                                    << QStringList() << "missing.*impute=knn:5";
    QTest::newRow("a column without values")
        << rows("sample,class,g1,g2", {"a,x,,1", "b,y,,2", "c,x,,2", "d,y,,3"}) << QStringList() << "g1";
    QTest::newRow("one sample") << rows("sample,class,g1,g2", {"a,x,1,2"}) << QStringList() << "sample";
    QTest::newRow("more clusters than samples") << rows("sample,class,g1", {"a,x,1", "b,y,2", "c,x,3"})
                                                << QStringList{"--set", "clusters=4"} << "clusters.*4.*3";
    QTest::newRow("logarithm of nothing") << rows("sample,class,g1,g2", {"a,x,1,2", "b,y,0,3", "c,x,3,4"})
                                          << QStringList{"--step", "log2"} << "log2.*b.*g1|b.*g1.*log2";
    QTest::newRow("a step that leaves no feature") << rows("sample,class,g1", {"a,x,1", "b,y,1", "c,x,1"})
                                                   << QStringList{"--step", "drop-constant"} << "feature";
    QTest::newRow("start sample out of range") << rows("sample,class,g1", {"a,x,1", "b,y,2", "c,x,3"})
                                               << QStringList{"--init-samples", "0,3"} << "between 0 and 2";
}

void TestCliBadInput::refusesData()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, more);
    QFETCH(QString, expected);
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), bytes);
    const CliRun run = runCli(QStringList{"fit", "sfp", "t.csv", "-o", "r.json"} + more, folder.path());
    QVERIFY2(run.exitCode == 1 || run.exitCode == 2, QByteArray::number(run.exitCode) + run.err);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QVERIFY2(run.err.contains("t.csv"), run.err.constData());
    QVERIFY2(QRegularExpression(expected).match(run.err).hasMatch(), run.err.constData());
    QVERIFY(!QFile::exists(folder.filePath("r.json")));
}

void TestCliBadInput::copesWithData_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("more");
    QTest::newRow("one class") << rows("sample,class,g1,g2", {"a,x,1,2", "b,x,2,3", "c,x,3,5"})
                               << QStringList{"--label", "class"};
    QTest::newRow("one feature") << rows("sample,class,g1", {"a,x,1", "b,y,2", "c,x,3", "d,y,5"}) << QStringList();
    QTest::newRow("constant features") << rows("sample,class,g1,g2", {"a,x,1,2", "b,y,1,3", "c,x,1,4", "d,y,1,9"})
                                       << QStringList{"--step", "zscore"};
    QTest::newRow("nothing varies") << rows("sample,class,g1,g2", {"a,x,1,2", "b,y,1,2", "c,x,1,2", "d,y,1,2"})
                                    << QStringList{"--step", "zscore"};
    QTest::newRow("names that repeat") << rows("sample,class,g,g", {"a,x,1,2", "a,y,2,3", "a,x,3,4", "b,y,5,6"})
                                       << QStringList();
    QTest::newRow("huge numbers") << rows("sample,class,g1,g2",
                                          {"a,x,1e308,2", "b,y,-1e308,3", "c,x,1.5e308,4", "d,y,-1.5e308,6"})
                                  << QStringList{"--step", "zscore"};
    QTest::newRow("subnormal numbers") << rows("sample,class,g1,g2",
                                               {"a,x,5e-324,2", "b,y,1e-310,3", "c,x,0,4", "d,y,2e-320,6"})
                                       << QStringList{"--step", "zscore"};
    QTest::newRow("Windows lines and a byte-order mark")
        << QByteArray("\xEF\xBB\xBFsample,class,g1\r\na,x,1\r\nb,y,2\r\nc,x,1.5\r\n") << QStringList();
    QTest::newRow("blanks and quotes") << rows("sample, class ,\"g \"\"1\"\"\"",
                                               {"\"a,b\", x , 1", "b, y , 2", "c, x,3"})
                                       << QStringList();
}

void TestCliBadInput::copesWithData()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, more);
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), bytes);
    const CliRun run = runCli(QStringList{"fit", "sfp", "t.csv"} + more, folder.path());
    // If no finite result exists (huge numbers), the message reports it.
    if (run.exitCode != 0) {
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.isOneSentence() && run.err.contains("t.csv"), run.err.constData());
        return;
    }
    QVERIFY(run.json().isObject());
    const QByteArray text = QByteArray(run.out).replace("\"labels\"", "");
    QVERIFY2(!text.contains("nan") && !text.contains("inf,") && !text.contains("null"), text.constData());
}

void TestCliBadInput::refusesWrongLabels_data()
{
    QTest::addColumn<QByteArray>("cls");
    QTest::addColumn<QString>("expected");
    QTest::newRow("too few") << QByteArray("2 2 1\n# a b\n0 1\n") << "c\\.cls.*2.*3";
    QTest::newRow("too many") << QByteArray("4 2 1\n# a b\n0 1 1 0\n") << "c\\.cls.*4.*3";
    QTest::newRow("counts that do not match") << QByteArray("3 2 1\n# a b\n0 1\n") << "c\\.cls";
    QTest::newRow("no CLS at all") << QByteArray("hello, world\n") << "c\\.cls.*--sample-table";
    QTest::newRow("empty") << QByteArray() << "c\\.cls";
}

void TestCliBadInput::refusesWrongLabels()
{
    QFETCH(QByteArray, cls);
    QFETCH(QString, expected);
    QTemporaryDir folder;
    writeFile(folder.filePath("t.gct"),
              "#1.2\n2\t3\nName\tDescription\ts1\ts2\ts3\ng1\t\t1\t2\t3\ng2\t\t4\t5\t7\n");
    writeFile(folder.filePath("c.cls"), cls);
    const CliRun run = runCli({"fit", "sfp", "t.gct", "--labels", "c.cls"}, folder.path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QVERIFY2(QRegularExpression(expected).match(run.err).hasMatch(), run.err.constData());
}

void TestCliBadInput::refusesFoldersAndAbsentFiles()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("sub"));
    writeFile(folder.filePath("t.csv"), smallTable());
    const QList<QStringList> commands = {
        {"info", "X"},
        {"convert", "X", "out.csv"},
        {"fit", "sfp", "X"},
        {"fit", "sfp", "t.csv", "--labels", "X"},
        {"fit", "sfp", "t.csv", "--sample-table", "X"},
        {"predict", "X", "t.csv"},
    };
    for (const QString& name : {QString("sub"), QString("absent.csv")})
        for (QStringList command : commands) {
            command.replaceInStrings(QRegularExpression("^X$"), name);
            const CliRun run = runCli(command, folder.path());
            const QByteArray context = command.join(' ').toUtf8() + ": " + run.err;
            QVERIFY2(run.exitCode == 1, context.constData());
            QVERIFY2(run.isOneSentence() && run.err.contains(name.toUtf8()), context.constData());
        }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"t.csv"});
}

void TestCliBadInput::refusesACutGzip()
{
    QTemporaryDir folder;
    QCOMPARE(runCli({"convert", "demo", "t.csv.gz"}, folder.path()).exitCode, 0);
    const QByteArray whole = fileBytes(folder.filePath("t.csv.gz"));
    QVERIFY(whole.size() > 1000);
    for (const qsizetype size : {qsizetype(3), qsizetype(30), whole.size() / 2, whole.size() - 4}) {
        writeFile(folder.filePath("cut.csv.gz"), whole.first(size));
        const CliRun run = runCli({"info", "cut.csv.gz"}, folder.path());
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.isOneSentence() && run.err.contains("cut.csv.gz"), run.err.constData());
    }
}

// Labels, tables, lists and models of eight terabytes were read to their end; no signal stopped it.
void TestCliBadInput::refusesFilesLargerThanMemory()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    constexpr qint64 eightTerabytes = qint64{1} << 43;
    const QList<QStringList> commands = {
        {"info", "big"},
        {"convert", "big", "out.csv"},
        {"fit", "sfp", "t.csv", "--labels", "big"},
        {"fit", "sfp", "t.csv", "--sample-table", "big"},
        {"fit", "sfp", "t.csv", "--labelled", "big"},
        {"fit", "sfp", "t.csv", "--step", "select=big"},
        {"fit", "sfp", "t.csv", "--step", "keep-samples=big"},
        {"predict", "big", "t.csv"},
    };
    writeFile(folder.filePath("big"), "sample,age,g1\ns0,31,1\ns1,42,2\n");
    if (!QFile::resize(folder.filePath("big"), eightTerabytes))
        QSKIP("this file system does not make a file of eight terabytes");
    for (const QStringList& command : commands) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(cliProgram, command);
        const bool ended = process.waitForFinished(10000);
        process.kill();
        const QByteArray error = process.readAllStandardError();
        const QByteArray context = command.join(' ').toUtf8() + ": " + error;
        QVERIFY2(ended && process.exitCode() == 1 && error.count('\n') == 1, context.constData());
        QVERIFY2(error.contains("big: this requires about 8.8 TB of memory"), context.constData());
    }
}

void TestCliBadInput::refusesMadeDataLargerThanMemory()
{
    QTemporaryDir folder;
    const QList<QStringList> commands = {
        {"info", "synth:rings,samples=2000000000,features=2000000000"},
        {"synth", "rings", "--samples", "2000000000", "--features", "2000000000", "-o", "t.csv"},
    };
    for (const QStringList& command : commands) {
        const CliRun run = runCli(command, folder.path());
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.isOneSentence() && run.err.contains("synth:rings: this requires about"), run.err.constData());
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCliBadInput::refusesAFileWithoutPermission()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    QVERIFY(QFile::setPermissions(folder.filePath("t.csv"), {}));
    if (QFile(folder.filePath("t.csv")).open(QIODevice::ReadOnly))
        QSKIP("this user may read everything");
    const CliRun run = runCli({"info", "t.csv"}, folder.path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("t.csv"), run.err.constData());
}

// The limit on the size of files ended the program, and left half a file.
void TestCliBadInput::refusesToWriteBeyondTheLimit()
{
    QTemporaryDir folder;
    const CliRun run = runShell(
        "ulimit -f 100; fuzzylens-cli convert synth:mixture,samples=300,features=300 x.csv", folder.path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("too large"), run.err.constData());
    QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void TestCliBadInput::refusesDamagedModels_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("a result") << QByteArray("format") << QByteArray("\"fuzzylens-result\"");
    QTest::newRow("a format that is no text") << QByteArray("format") << QByteArray("1");
    QTest::newRow("from the future") << QByteArray("version") << QByteArray("2");
    QTest::newRow("no such method") << QByteArray("method") << QByteArray("\"nonsense\"");
    QTest::newRow("steps are damaged") << QByteArray("steps") << QByteArray("[{\"step\":\"zscore\"}]");
    QTest::newRow("no such step") << QByteArray("steps") << QByteArray("[{\"name\":\"nonsense\"}]");
    QTest::newRow("too few features") << QByteArray("features") << QByteArray("[\"g1\"]");
    QTest::newRow("centres of another size") << QByteArray("centers") << QByteArray("[[1],[2]]");
    QTest::newRow("no centres") << QByteArray("centers") << QByteArray("[]");
    QTest::newRow("no weights") << QByteArray("feature_weights") << QByteArray("[]");
    QTest::newRow("no prototypes") << QByteArray("label_prototypes") << QByteArray("[]");
    QTest::newRow("too few prototypes") << QByteArray("label_prototypes") << QByteArray("[[0.5,0.5]]");
    QTest::newRow("no parameters") << QByteArray("parameters") << QByteArray("{}");
    QTest::newRow("another class") << QByteArray("target")
                                   << QByteArray("{\"kind\":\"classes\",\"classes\":[\"a\"]}");
}

void TestCliBadInput::refusesDamagedModels()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    QCOMPARE(runCli({"fit", "sfp", "t.csv", "--step", "zscore", "--model", "m.json"}, folder.path()).exitCode, 0);
    QByteArray text;
    for (const QByteArray& line : fileBytes(folder.filePath("m.json")).split('\n'))
        text += (line.startsWith('"' + key + '"') ? '"' + key + "\": " + value + (line.endsWith(',') ? "," : "")
                                                  : line) +
                '\n';
    writeFile(folder.filePath("m.json"), text);
    const CliRun run = runCli({"predict", "m.json", "t.csv"}, folder.path());
    QVERIFY2(run.exitCode == 1, run.out + run.err);
    QVERIFY2(run.isOneSentence() && run.err.contains("m.json"), run.err.constData());
}

void TestCliBadInput::saysWhatAFileIsThatIsNoModel()
{
    QTemporaryDir folder;
    QCOMPARE(runCli({"fit", "sfp", "demo", "--step", "zscore", "-o", "r.json"}, folder.path()).exitCode, 0);
    const CliRun run = runCli({"predict", "r.json", "demo"}, folder.path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QVERIFY2(run.err.contains("r.json: this is a result, not a model; save a model with fit --model"),
             run.err.constData());
}

void TestCliBadInput::warnsOfStepsInAnOrderThatMeansLittle()
{
    QTemporaryDir folder;
    const QStringList line{"fit", "sfp", "demo", "-o", "r.json"};
    const CliRun behind =
        runCli(line + QStringList{"--step", "zscore", "--step", "top-variance=50"}, folder.path());
    QCOMPARE(behind.exitCode, 0);
    QVERIFY2(behind.err.contains("warning: step top-variance comes after zscore: "), behind.err.constData());
    const CliRun before =
        runCli(line + QStringList{"--step", "top-variance=50", "--step", "zscore"}, folder.path());
    QCOMPARE(before.exitCode, 0);
    QVERIFY2(!before.err.contains("comes after"), before.err.constData());
}

QTEST_GUILESS_MAIN(TestCliBadInput)
#include "tst_cli_bad_input.moc"
