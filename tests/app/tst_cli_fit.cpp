// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/result.h"
#include "core/session/text_file.h"
#include "tests/app/cli_runner.h"
#include "tests/core/support/tolerances.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestCliFit : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesTheAgreedKeys();
    void writesToStandardOutput();
    void doesNotDependOnThreads();
    void repeatsItselfByItsOwnCommand_data();
    void repeatsItselfByItsOwnCommand();
    void startsAtGivenSamples();
    void keepsPartOfTheLabels();
    void drawsLabelsWithTheSeedHoweverItIsGiven();
    void keepsLabelsOfNamedSamples();
    void fitsNumbers();
    void fitsWithoutLabels();
    void suggestsSteps();
    void predictsItsTrainingData();
    void tellsAccuracyOnWhatTheModelPredicts_data();
    void tellsAccuracyOnWhatTheModelPredicts();
    void predictsShuffledColumns();
    void predictsWithoutTheStepsThatChooseSamples();
    void writesWholeOrNotAtAll();
    void refusesPlacesBeforeItReads();
    void writesResultAndModelTogether();
    void stopsWhenInterrupted();
    void checksTheLaplacian();
    void checksWhatTheFitFinds();

private:
    QStringList fit(const QStringList& more) const
    {
        return QStringList{"fit", "sfp", "t.csv", "--step", "zscore"} + more;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliFit::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(m_folder->filePath("t.csv"), smallTable());
}

void TestCliFit::writesTheAgreedKeys()
{
    const CliRun run = runCli(fit({"-o", "r.json", "--seed", "3", "--set", "clusters=2"}), m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY(run.out.contains("12 of 12"));
    const QJsonObject json = jsonFile(m_folder->filePath("r.json"));
    QCOMPARE(json["format"].toString(), QString("fuzzylens-result"));
    QCOMPARE(json["version"].toInt(), 1);
    QCOMPARE(json["input"]["path"].toString(), QString("t.csv"));
    QCOMPARE(json["input"]["sha256"].toString().size(), 64);
    QCOMPARE(json["steps"].toArray(), QJsonArray{"zscore"});
    QCOMPARE(json["method"].toString(), QString("sfp"));
    QCOMPARE(json["seed"].toInt(), 3);
    QCOMPARE(json["samples"].toArray().size(), 12);
    QCOMPARE(json["features"].toArray(), (QJsonArray{"g1", "g2", "g,3", "g4"}));
    QCOMPARE(json["classes"].toArray(), (QJsonArray{"well", "sick"}));
    QCOMPARE(json["memberships"].toArray().size(), 12);
    QCOMPARE(json["centers"].toArray().size(), 2);
    QCOMPARE(json["feature_weights"][0].toArray().size(), 4);
    QCOMPARE(json["label_prototypes"].toArray().size(), 2);
    QCOMPARE(json["embedding"][0].toArray().size(), json["embedding_axes"].toArray().size());
    QCOMPARE(json["assigned"].toArray().size(), 12);
    QCOMPARE(json["predicted"].toArray().size(), 12);
    QVERIFY(json["metrics"].toObject().contains("training_accuracy"));
    QVERIFY(json["metrics"].toObject().contains("effective_features_0"));
    QVERIFY(json["warnings"].isArray());
    QVERIFY(json["instruction_set"].toString().startsWith("x86-64") || json["instruction_set"] == "generic");
    QVERIFY(!json.contains("probes") && !json.contains("eigenvalues"));
    QVERIFY(json["parameters"].toObject().contains("alpha"));
    QVERIFY(!json["parameters"].toObject().contains("alpha_prime"));

    const QJsonArray total = json["objective"].toArray();
    QCOMPARE(total.size(), json["iterations"].toInt());
    const QJsonObject terms = json["objective_terms"].toObject();
    QCOMPARE(terms.keys(), (QStringList{"distance", "label", "membership_entropy", "weight_entropy"}));
    for (int i = 0; i < total.size(); ++i) {
        double sum = 0;
        for (const QJsonValue& term : terms)
            sum += term[i].toDouble();
        QVERIFY(std::abs(sum - total[i].toDouble()) < 1e-9);
    }
}

void TestCliFit::writesToStandardOutput()
{
    const CliRun to = runCli(fit({"-o", "r.json"}), m_folder->path());
    QCOMPARE(to.exitCode, 0);
    const CliRun standard = runCli(fit({}), m_folder->path());
    QCOMPARE(standard.exitCode, 0);
    QCOMPARE(standard.out, fileBytes(m_folder->filePath("r.json")));
    QCOMPARE(runCli(fit({"-o", "-"}), m_folder->path()).out, standard.out);
}

void TestCliFit::doesNotDependOnThreads()
{
    QCOMPARE(
        runCli({"synth", "expression", "--samples", "60", "--features", "3000", "-o", "e.csv"}, m_folder->path())
            .exitCode,
        0);
    const auto bytes = [&](const QString& threads) {
        return runCli(
                   {"fit", "sfp", "e.csv", "--step", "zscore", "--set", "alpha_prime=0.9", "--threads", threads},
                   m_folder->path())
            .out;
    };
    const QByteArray one = bytes("1");
    QVERIFY(one.size() > 1000);
    QCOMPARE(bytes("1"), one);
    QCOMPARE(bytes("2"), one);
    QCOMPARE(bytes("5"), one);
}

void TestCliFit::repeatsItselfByItsOwnCommand_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("defaults") << QStringList{"t.csv"};
    QTest::newRow("steps") << QStringList{"t.csv", "--step", "floor=-2", "--step", "zscore=sample"};
    QTest::newRow("parameters") << QStringList{
        "t.csv",      "--set", "alpha_prime=0.37", "--set",  "lambda=0.1", "--set", "gamma_prime=0.77", "--set",
        "clusters=3", "--set", "loss=hinge",       "--seed", "12345"};
    QTest::newRow("effective features")
        << QStringList{"t.csv", "--step", "zscore", "--set", "effective_features=2.5"};
    QTest::newRow("start") << QStringList{"t.csv", "--init-samples", "3,4"};
    QTest::newRow("share of the labels") << QStringList{"t.csv", "--labelled", "0.5", "--seed", "9"};
    QTest::newRow("share of the labels, seed as a parameter")
        << QStringList{"t.csv", "--labelled", "0.5", "--set", "seed=9"};
    QTest::newRow("name that needs quoting") << QStringList{"it's a \"$file\".csv", "--label", "two words"};
    QTest::newRow("file that begins with a dash") << QStringList{"./-t.csv"};
    QTest::newRow("import decisions") << QStringList{
        "semicolons.txt", "--delimiter", ";",      "--decimal",  ",", "--missing", "-",
        "--missing",      "no value",    "--step", "impute=mean"};
    QTest::newRow("import decisions about a table of genes in rows") << QStringList{
        "genes.txt", "--format",      "csv", "--delimiter",   "tab",           "--decimal", ".", "--header-rows",
        "2",         "--name-column", "1",   "--orientation", "genes-in-rows", "--missing", "-"};
    QTest::newRow("label by its number") << QStringList{"headerless.csv", "--label", "2", "--step", "zscore"};
    QTest::newRow("label by its number, with a sample table")
        << QStringList{"headerless.csv", "--sample-table", "about.csv", "--label", "2"};
    QTest::newRow("made data") << QStringList{"synth:rings,samples=90,seed=4"};
    QTest::newRow("demonstration") << QStringList{"demo", "--step", "zscore"};
}

void TestCliFit::repeatsItselfByItsOwnCommand()
{
    QFETCH(QStringList, arguments);
    writeFile(m_folder->filePath("-t.csv"), smallTable());
    writeFile(m_folder->filePath("it's a \"$file\".csv"),
              smallTable().replace("sample,class", "sample,two words"));
    writeFile(m_folder->filePath("semicolons.txt"),
              "sample;class;a;b\ns1;u;1,5;2\ns2;v;-;3\ns3;u;1,25;no value\ns4;v;4;1,125\ns5;u;2;2\ns6;v;5;3\n");
    writeFile(m_folder->filePath("genes.txt"),
              "place\tkey\ts1\ts2\ts3\ts4\nclass\tclass\tu\tv\tu\tv\n1\tg1\t1\t2\t1.5\t3\n2\tg2\t3\t1\t2\t5\n");
    writeFile(m_folder->filePath("headerless.csv"), "a,1,0.5,2\nb,2,0.25,3\nc,1,1.5,4\nd,2,2.5,9\ne,1,3,1\n");
    writeFile(m_folder->filePath("about.csv"), "name,age\na,31.5\nb,42.5\nc,53\nd,64\ne,75\n");
    const CliRun first = runCli(QStringList{"fit", "sfp"} + arguments, m_folder->path());
    QVERIFY2(first.exitCode == 0, first.err.constData());
    if (QString(QTest::currentDataTag()).startsWith("label by its number"))
        QCOMPARE(first.json().object()["labels"].toArray(), (QJsonArray{"1", "2", "1", "2", "1"}));
    const QString command = first.json().object()["command"].toString();
    QVERIFY(command.startsWith("fuzzylens-cli fit sfp "));
    const CliRun again = runShell(command, m_folder->path());
    QVERIFY2(again.exitCode == 0, again.err.constData());
    QCOMPARE(again.out, first.out);
}

void TestCliFit::startsAtGivenSamples()
{
    const QJsonObject one =
        runCli(fit({"--init-samples", "0,1", "--set", "clusters=2"}), m_folder->path()).json().object();
    const QJsonObject other =
        runCli(fit({"--init-samples", "1,0", "--set", "clusters=2"}), m_folder->path()).json().object();
    QCOMPARE(one["assigned"][0].toInt(), 0);
    QCOMPARE(other["assigned"][0].toInt(), 1);
    QCOMPARE(one["centers"][0].toArray(), other["centers"][1].toArray());
}

void TestCliFit::keepsPartOfTheLabels()
{
    const auto labelled = [&](const QString& seed) {
        const CliRun run = runCli(fit({"--labelled", "0.5", "--seed", seed}), m_folder->path());
        return run.json().object();
    };
    const QJsonObject json = labelled("1");
    int well = 0, sick = 0;
    for (const QJsonValue& label : json["labels"].toArray()) {
        well += label == "well";
        sick += label == "sick";
    }
    QCOMPARE(well, 3);
    QCOMPARE(sick, 3);
    QCOMPARE(json["metrics"]["training_samples"].toInt(), 6);
    QCOMPARE(json["metrics"]["withheld_samples"].toInt(), 6);
    QVERIFY(json["metrics"].toObject().contains("withheld_accuracy"));
    QCOMPARE(labelled("1")["labels"], json["labels"]);
    QVERIFY(labelled("2")["labels"] != json["labels"] || labelled("3")["labels"] != json["labels"]);
}

// --set seed= was recorded, but the labels were drawn with the default seed.
void TestCliFit::drawsLabelsWithTheSeedHoweverItIsGiven()
{
    const auto result = [&](const QStringList& seed) {
        return runCli(fit(QStringList{"--labelled", "0.34"} + seed), m_folder->path()).json().object();
    };
    std::set<QByteArray> masks;
    for (int seed = 1; seed <= 8; ++seed) {
        const QString text = QString::number(seed);
        const QJsonObject json = result({"--set", "seed=" + text});
        QCOMPARE(json["seed"].toInt(), seed);
        QCOMPARE(json["labels"], result({"--seed", text})["labels"]);
        QCOMPARE(json, result({"--seed", text, "--set", "seed=" + text}));
        masks.insert(QJsonDocument(json["labels"].toArray()).toJson());
    }
    QVERIFY(masks.size() > 2);
}

void TestCliFit::keepsLabelsOfNamedSamples()
{
    writeFile(m_folder->filePath("known.txt"), "s0\r\ns1\r\n\r\ns5\r\n");
    const QJsonObject json = runCli(fit({"--labelled", "known.txt"}), m_folder->path()).json().object();
    const QJsonArray labels = json["labels"].toArray();
    for (int i = 0; i < labels.size(); ++i)
        QCOMPARE(!labels[i].isNull(), i == 0 || i == 1 || i == 5);

    writeFile(m_folder->filePath("unknown.txt"), "s0\nnobody\n");
    const CliRun run = runCli(fit({"--labelled", "unknown.txt"}), m_folder->path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("unknown.txt, row 2") && run.err.contains("nobody"),
             run.err.constData());
    QCOMPARE(runCli(fit({"--labelled", "1.5"}), m_folder->path()).exitCode, 2);
    QCOMPARE(runCli(fit({"--labelled", "no.txt"}), m_folder->path()).exitCode, 1);
}

void TestCliFit::fitsNumbers()
{
    QByteArray text = "sample,a,b,y\n";
    for (int i = 0; i < 20; ++i)
        text += "s" + QByteArray::number(i) + ',' + QByteArray::number(i) + ',' + QByteArray::number(i * 7 % 5) +
                ',' + QByteArray::number(0.5 + i * 1.25) + '\n';
    writeFile(m_folder->filePath("n.csv"), text);
    const CliRun run =
        runCli({"fit", "sfp", "n.csv", "--label", "y", "--step", "zscore", "--model", "m.json"}, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QJsonObject json = run.json().object();
    QVERIFY(json["predicted"][0].isDouble());
    QVERIFY(json["metrics"]["training_r_squared"].toDouble() > 0.5);
    QVERIFY(!json.contains("classes"));
    const CliRun predicted = runCli({"predict", "m.json", "n.csv", "--label", "y"}, m_folder->path());
    QVERIFY2(predicted.exitCode == 0, predicted.err.constData());
    QCOMPARE(predicted.out.split('\n')[1].split(',')[1].toDouble(), json["predicted"][0].toDouble());
}

void TestCliFit::fitsWithoutLabels()
{
    writeFile(m_folder->filePath("u.csv"), "sample,a,b\ns1,1,2\ns2,1.1,2.2\ns3,9,8.5\ns4,9.2,8.25\n");
    const CliRun run = runCli({"fit", "sfp", "u.csv", "--set", "clusters=2", "-o", "r.json"}, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY(run.out.contains("without labels"));
    const QJsonObject json = jsonFile(m_folder->filePath("r.json"));
    for (const char* key : {"classes", "labels", "predicted", "label_prototypes"})
        QVERIFY2(!json.contains(key), key);
    const QJsonArray assigned = json["assigned"].toArray();
    QVERIFY(assigned[0] == assigned[1] && assigned[2] == assigned[3] && assigned[0] != assigned[2]);
}

void TestCliFit::suggestsSteps()
{
    const CliRun without = runCli({"fit", "sfp", "t.csv"}, m_folder->path());
    QVERIFY(without.err.contains("--step zscore"));
    QVERIFY(without.json().object()["steps"].toArray().isEmpty());
    QVERIFY(!runCli(fit({}), m_folder->path()).err.contains("--step zscore"));
}

void TestCliFit::predictsItsTrainingData()
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

void TestCliFit::tellsAccuracyOnWhatTheModelPredicts_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("labels");  // before and behind the values; X: the class
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray right = "12 of 12 samples labelled in \"state\" are right";
    QTest::newRow("the field the model learnt from, not the preferred one")
        << QByteArray("class,state") << QByteArray("m,X") << QStringList() << right;
    QTest::newRow("no such field") << QByteArray("class,place") << QByteArray("m,X") << QStringList()
                                   << QByteArray("no classes \"state\" to compare with");
    QTest::newRow("no field at all") << QByteArray() << QByteArray() << QStringList()
                                     << QByteArray("no accuracy is told");
    QTest::newRow("a field that is named")
        << QByteArray("class,state") << QByteArray("X,m") << QStringList{"--label", "class"}
        << QByteArray("12 of 12 samples labelled in \"class\" are right");
    QTest::newRow("a named field of other things")
        << QByteArray("class,state") << QByteArray("m,X") << QStringList{"--label", "class"}
        << QByteArray("none of the classes the model predicts (well, sick)");
    QTest::newRow("a CLS file") << QByteArray("class") << QByteArray("m") << QStringList{"--labels", "c.cls"}
                                << QByteArray("12 of 12 samples labelled in \"class\" are right");
}

// The accuracy compared with whatever label field the file preferred.
void TestCliFit::tellsAccuracyOnWhatTheModelPredicts()
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

void TestCliFit::predictsShuffledColumns()
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

void TestCliFit::predictsWithoutTheStepsThatChooseSamples()
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

void TestCliFit::writesWholeOrNotAtAll()
{
    writeFile(m_folder->filePath("r.json"), "as it was");
    writeFile(m_folder->filePath("bad.csv"), "sample,class,g\ns1,a,1\ns2,b,\n");
    const CliRun failed = runCli({"fit", "sfp", "bad.csv", "-o", "r.json"}, m_folder->path());
    QCOMPARE(failed.exitCode, 1);
    QCOMPARE(fileBytes(m_folder->filePath("r.json")), QByteArray("as it was"));

    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
             (QStringList{"bad.csv", "r.json", "t.csv"}));
}

// The folder was found missing when the fit was done; the model was in place before the result could fail.
void TestCliFit::refusesPlacesBeforeItReads()
{
    const QList<QStringList> commands = {
        {"fit", "sfp", "absent.csv", "-o", "no/such/r.json"},
        {"fit", "sfp", "absent.csv", "-o", "r.json", "--model", "no/such/m.json"},
        {"predict", "absent.json", "absent.csv", "-o", "no/such/p.csv"},
        {"convert", "absent.csv", "no/such/t.csv"},
        {"synth", "spiral", "-o", "no/such/t.csv"},
    };
    for (const QStringList& command : commands) {
        const CliRun run = runCli(command, m_folder->path());
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.isOneSentence() && run.err.contains("there is no folder no/such"), run.err.constData());
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"t.csv"});
}

void TestCliFit::writesResultAndModelTogether()
{
    writeFile(m_folder->filePath("m.json"), "as it was");
    const CliRun full = runCli(fit({"--model", "m.json", "-o", "/dev/full"}), m_folder->path());
    QCOMPARE(full.exitCode, 1);
    QVERIFY2(full.isOneSentence() && full.err.contains("/dev/full"), full.err.constData());
    QCOMPARE(fileBytes(m_folder->filePath("m.json")), QByteArray("as it was"));

    QCOMPARE(runCli(fit({"--model", "m.json", "-o", "r.json"}), m_folder->path()).exitCode, 0);
    const CliRun toPipe = runCli(fit({"--model", "-", "-o", "r2.json"}), m_folder->path());
    QCOMPARE(toPipe.exitCode, 0);
    QCOMPARE(toPipe.out, fileBytes(m_folder->filePath("m.json")));
    QVERIFY2(toPipe.err.contains("12 of 12"), toPipe.err.constData());
    QCOMPARE(fileBytes(m_folder->filePath("r2.json")), fileBytes(m_folder->filePath("r.json")));

    QVERIFY(QFile::link(m_folder->filePath("r.json"), m_folder->filePath("link.json")));
    const CliRun linked = runCli(fit({"--model", "link.json", "-o", "r.json"}), m_folder->path());
    QCOMPARE(linked.exitCode, 2);
    QVERIFY2(linked.isOneSentence(), linked.err.constData());
}

void TestCliFit::stopsWhenInterrupted()
{
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(cliProgram,
                  {"fit", "sfp", "synth:rings", "--set", "tolerance=0", "--set", "max_iterations=100000", "--set",
                   "restarts=1000", "--set", "clusters=30", "-o", "r.json"});
    QVERIFY(process.waitForStarted());
    QTest::qWait(1500);
    QCOMPARE(process.state(), QProcess::Running);
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const CliRun run = finished(process);
    QVERIFY2(clock.elapsed() < 2000, QByteArray::number(clock.elapsed()).constData());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"t.csv"});
}

void TestCliFit::checksTheLaplacian()
{
    const QStringList line{"mes-check", "t.csv", "--step", "zscore", "--set", "probes=4"};
    const CliRun run = runCli(line, m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.out.contains("in the rows of the 8 samples that are no probes"), run.out.constData());
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
    QVERIFY2(all.err.contains("note: no step was given"), all.err.constData());
}

void TestCliFit::checksWhatTheFitFinds()
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

QTEST_GUILESS_MAIN(TestCliFit)
#include "tst_cli_fit.moc"
