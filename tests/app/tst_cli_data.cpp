// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestCliData : public QObject
{
    Q_OBJECT

private slots:
    void informsAsJson();
    void informsAsText();
    void informsAboutMadeData();
    void takesImportDecisions();
    void joinsASampleTable();
    void convertsThereAndBack_data();
    void convertsThereAndBack();
    void convertsToAChosenFormat();
    void labelsOfOthersAreKept();
    void standardOutputHasNoClsFile();
    void callsFeaturesBySymbols();
    void makesEverySyntheticSet();
    void refusesUnknownFormats();
};

namespace {

bool haveSameContent(const Dataset& one, const Dataset& other)
{
    const auto sameValues = [&] {
        for (Index j = 0; j < one.features(); ++j)
            for (Index i = 0; i < one.samples(); ++i)
                if (one.isMissing(i, j) != other.isMissing(i, j) ||
                    (!one.isMissing(i, j) && one.value(i, j) != other.value(i, j)))
                    return false;
        return true;
    };
    return one.sampleNames() == other.sampleNames() && one.featureNames() == other.featureNames() && sameValues();
}

}  // namespace

void TestCliData::informsAsJson()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    const CliRun run = runCli({"info", "t.csv", "--json"}, folder.path());
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.isEmpty());
    const QJsonObject json = run.json().object();
    QCOMPARE(json["samples"].toInt(), 12);
    QCOMPARE(json["features"].toInt(), 4);
    QCOMPARE(json["missing"].toInt(), 0);
    QCOMPARE(json["format"].toString(), QString("csv"));
    QVERIFY(json["issues"].isArray());
    QCOMPARE(json["sha256"].toString().size(), 64);
    const QJsonArray fields = json["label_fields"].toArray();
    QCOMPARE(fields.size(), 1);
    QCOMPARE(fields[0]["name"].toString(), QString("class"));
    QCOMPARE(fields[0]["classes"].toObject(), (QJsonObject{{"well", 6}, {"sick", 6}}));
    QVERIFY(run.out.indexOf("\"well\"") < run.out.indexOf("\"sick\""));  // order of the classes
}

void TestCliData::informsAsText()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    const CliRun run = runCli({"info", "t.csv"}, folder.path());
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains("well 6, sick 6"));
    QVERIFY(run.out.contains("delimiter"));
}

void TestCliData::informsAboutMadeData()
{
    const QJsonObject demo = runCli({"info", "demo", "--json"}).json().object();
    QCOMPARE(demo["samples"].toInt(), static_cast<int>(demonstration()->samples()));
    QCOMPARE(demo["features"].toInt(), static_cast<int>(demonstration()->features()));
    const QJsonObject rings = runCli({"info", "synth:rings,samples=80", "--json"}).json().object();
    QCOMPARE(rings["samples"].toInt(), 80);
    QVERIFY(!rings.contains("sha256"));
}

void TestCliData::takesImportDecisions()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.txt"), "a;b;c\n1,5;2;-\n2,5;3;4\n");
    const CliRun run =
        runCli({"info", "t.txt", "--delimiter", ";", "--decimal", ",", "--header-rows", "1", "--name-column", "-1",
                "--orientation", "samples-in-rows", "--missing", "-", "--json"},
               folder.path());
    QCOMPARE(run.exitCode, 0);
    const QJsonObject json = run.json().object();
    QCOMPARE(json["samples"].toInt(), 2);
    QCOMPARE(json["features"].toInt(), 3);
    QCOMPARE(json["missing"].toInt(), 1);
    const CliRun labelled = runCli(
        {"info", "t.txt", "--delimiter", ";", "--decimal", ",", "--missing", "-", "--label-column", "1", "--json"},
        folder.path());
    QCOMPARE(labelled.json().object()["features"].toInt(), 2);
    QCOMPARE(labelled.json().object()["label_fields"].toArray().at(0).toObject()["name"].toString(),
             QStringLiteral("b"));
}

void TestCliData::joinsASampleTable()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    QByteArray table = "name,tissue,age\n";
    for (int i = 11; i >= 0; --i)
        table += "s" + QByteArray::number(i) + (i < 6 ? ",blood," : ",bone,") + QByteArray::number(20 + i) + '\n';
    writeFile(folder.filePath("samples.csv"), table);
    const QJsonObject json =
        runCli({"info", "t.csv", "--sample-table", "samples.csv", "--label", "tissue", "--json"}, folder.path())
            .json()
            .object();
    QCOMPARE(json["label"].toString(), QString("tissue"));
    QStringList names;
    for (const QJsonValue& field : json["label_fields"].toArray())
        names << field["name"].toString();
    QVERIFY(names.contains("class") && names.contains("tissue") && names.contains("age"));
}

void TestCliData::convertsThereAndBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"x.csv", "x.tsv", "x.gct", "x.csv.gz", "x.tsv.gz", "x.gct.gz", "x.arff", "x.cdt",
                             "x.arff.gz", "x.cdt.gz"})
        QTest::newRow(name) << name;
}

void TestCliData::convertsThereAndBack()
{
    QFETCH(QString, name);
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable().replace("3.1", ""));
    const CliRun run = runCli({"convert", "t.csv", name}, folder.path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY(run.out.isEmpty());
    QCOMPARE(run.err.contains("cannot store the label field \"class\""), name.contains(".cdt"));
    const DatasetPtr before = readDataset(folder.filePath("t.csv").toStdString()).data;
    const DatasetPtr after = readDataset(folder.filePath(name).toStdString()).data;
    QVERIFY(before->missingCount() > 0);
    QVERIFY(haveSameContent(*before, *after));
    if (name.contains(".gct")) {
        const LabelField labels = readCls(folder.filePath("x.cls").toStdString());
        QVERIFY(labels.classes == before->labelField("class")->classes);
        QVERIFY(labels.codes == before->labelField("class")->codes);
    } else if (!name.contains(".cdt")) {
        QVERIFY(after->labelField("class")->codes == before->labelField("class")->codes);
    }
}

void TestCliData::convertsToAChosenFormat()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    const auto firstLine = [&folder](const QStringList& options) {
        const CliRun run = runCli(QStringList{"convert", "t.csv", "x.gct"} + options, folder.path());
        const QByteArray text = fileBytes(folder.filePath("x.gct"));
        QFile::remove(folder.filePath("x.cls"));
        return run.exitCode == 0 ? text.left(4) : run.err;
    };
    QCOMPARE(firstLine({}), QByteArray("#1.2"));
    QCOMPARE(firstLine({"--to", "gct-1.3"}), QByteArray("#1.3"));
    QCOMPARE(firstLine({"--to", "gct-1.2"}), QByteArray("#1.2"));
    const CliRun standardOutput = runCli({"convert", "t.csv", "-", "--to", "arff"}, folder.path());
    QVERIFY(standardOutput.out.contains("@relation"));
    const CliRun unknown = runCli({"convert", "t.csv", "x.gct", "--to", "gct"}, folder.path());
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.isOneSentence() && unknown.err.contains("gct-1.3"), unknown.err.constData());
}

// The CLS file of a GCT file replaced one that the user had not named.
void TestCliData::labelsOfOthersAreKept()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    writeFile(folder.filePath("x.cls"), "2 2 1\n# a b\na b\n");
    const CliRun run = runCli({"convert", "t.csv", "x.gct"}, folder.path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("x.cls: the class labels would be written to this file"),
             run.err.constData());
    QCOMPARE(fileBytes(folder.filePath("x.cls")), QByteArray("2 2 1\n# a b\na b\n"));
    QVERIFY(!QFile::exists(folder.filePath("x.gct")));
    for (const char* name : {"y.gct", "y.gct"})
        QCOMPARE(runCli({"convert", "t.csv", name}, folder.path()).exitCode, 0);
    QCOMPARE(runCli({"convert", "t.csv", "x.csv"}, folder.path()).exitCode, 0);
}

// The classes went to a file called "-.cls".
void TestCliData::standardOutputHasNoClsFile()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    writeFile(folder.filePath("-.cls"), "of somebody");
    const CliRun run = runCli({"convert", "t.csv", "-", "--to", "gct-1.2"}, folder.path());
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.startsWith("#1.2\n4\t12\n"));
    QCOMPARE(run.err,
             QByteArray("fuzzylens-cli: note: this format cannot store the label field \"class\" (its CLS "
                        "file cannot be written next to a device or pipe)\n"));
    QCOMPARE(fileBytes(folder.filePath("-.cls")), QByteArray("of somebody"));
    const CliRun whole = runCli({"convert", "t.csv", "-", "--to", "gct-1.3"}, folder.path());
    QCOMPARE(whole.exitCode, 0);
    QVERIFY(whole.err.isEmpty());
}

// A model learnt on probes takes samples of probes, and samples that are called by symbols already.
void TestCliData::callsFeaturesBySymbols()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    writeFile(folder.filePath("map, of all.txt"),
              "#remark\nID\tname\tGene Symbol\ng1\tx\tTP53\ng2\ty\tMYC /// PVT1\n"
              "\"g,3\"\tz\tTP53\n");
    const QString step = "symbols=map, of all.txt:gene symbol,mean,drop-unmapped";
    const CliRun run =
        runCli({"fit", "sfp", "t.csv", "--step", step, "-o", "r.json", "--model", "m.json"}, folder.path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.err.contains("3 of 4 features have a symbol"), run.err.constData());
    const QJsonObject result = jsonFile(folder.filePath("r.json"));
    QCOMPARE(result["features"].toArray(), (QJsonArray{"TP53", "MYC"}));
    QVERIFY2(
        result["command"].toString().contains("--step 'symbols=map, of all.txt:gene symbol,mean,drop-unmapped'"),
        qPrintable(result["command"].toString()));
    const CliRun same = runCli({"predict", "m.json", "t.csv"}, folder.path());
    QVERIFY2(same.exitCode == 0 && !same.err.contains("already"), same.err.constData());
    writeFile(folder.filePath("genes.csv"), "sample,MYC,EGFR,TP53\nn1,1,5,0.2\nn2,-1,5,3\n");
    const CliRun genes = runCli({"predict", "m.json", "genes.csv"}, folder.path());
    QVERIFY2(genes.exitCode == 0, genes.err.constData());
    QVERIFY2(genes.err.contains("already have gene symbols"), genes.err.constData());
    writeFile(folder.filePath("other.csv"), "sample,EGFR,KRAS\nn1,1,5\nn2,-1,5\n");
    const CliRun other = runCli({"predict", "m.json", "other.csv"}, folder.path());
    QVERIFY2(other.exitCode == 1 && other.err.contains("the data lack 4 of the 4 features"),
             other.err.constData());
}

void TestCliData::makesEverySyntheticSet()
{
    QTemporaryDir folder;
    for (const SyntheticDescription& set : syntheticSets()) {
        const QString name = QString::fromStdString(set.name);
        const CliRun run = runCli({"synth", name, "--seed", "5", "-o", name + ".csv"}, folder.path());
        QVERIFY2(run.exitCode == 0, (set.name + run.err.toStdString()).c_str());
        const DatasetPtr read = readDataset(folder.filePath(name + ".csv").toStdString()).data;
        QVERIFY2(haveSameContent(*read, *synthesize(set.name, {std::nullopt, std::nullopt, 5})), set.name.c_str());
    }
    const CliRun sized =
        runCli({"synth", "expression", "--samples", "30", "--features", "200", "-o", "e.tsv"}, folder.path());
    QCOMPARE(sized.exitCode, 0);
    const DatasetPtr read = readDataset(folder.filePath("e.tsv").toStdString()).data;
    QCOMPARE(read->samples(), Index{30});
    QCOMPARE(read->features(), Index{200});
}

void TestCliData::refusesUnknownFormats()
{
    QTemporaryDir folder;
    writeFile(folder.filePath("t.csv"), smallTable());
    const CliRun run = runCli({"convert", "t.csv", "t.unknown"}, folder.path());
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.isOneSentence() && run.err.contains("t.unknown"), run.err.constData());
    QVERIFY(!QFile::exists(folder.filePath("t.unknown")));
    // Errors that do not depend on the contents of files.
    for (const QStringList& wrong :
         {QStringList{"info", "t.csv", "--format", "nosuch"},
          QStringList{"convert", "t.csv", "u.csv", "--to", "nosuch"}, QStringList{"info", "synth:nosuch"},
          QStringList{"synth", "nosuch", "-o", "u.csv"}, QStringList{"synth", "blobs", "-o", "u.nosuch"},
          QStringList{"synth", "blobs", "--samples", "0", "-o", "u.csv"},
          QStringList{"info", "synth:blobs,samples=0"}, QStringList{"info", "t.csv", "--header-rows", "-1"},
          QStringList{"fit", "sfp", "t.csv", "--seed", "9007199254740993"},
          QStringList{"fit", "sfp", "t.csv", "--set", "seed=9007199254740993"},
          QStringList{"synth", "blobs", "--seed", "9007199254740993", "-o", "u.csv"},
          QStringList{"synth", "blobs", "--seed", "-1", "-o", "u.csv"},
          QStringList{"synth", "blobs", "--seed", "18446744073709551616", "-o", "u.csv"},
          QStringList{"info", "synth:blobs,seed=9007199254740993"},
          QStringList{"fit", "fcm", "t.csv", "--init-samples", "a"},
          QStringList{"fit", "pckmeans", "t.csv", "--pair", "must a"}}) {
        const CliRun refused = runCli(wrong, folder.path());
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.isOneSentence() && refused.err.size() < 400, refused.err.constData());
    }
    const CliRun absent = runCli({"check", "none.fuzzylens"}, folder.path());
    QCOMPARE(absent.exitCode, 1);
    QVERIFY2(absent.isOneSentence() && absent.err.contains("the file was not found"), absent.err.constData());
}

QTEST_GUILESS_MAIN(TestCliData)
#include "tst_cli_data.moc"
