// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// The command fit: its output and its errors.
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
    void saysWhyThereIsNoScore();
    void drawsLabelsWithTheSeedHoweverItIsGiven();
    void keepsLabelsOfNamedSamples();
    void scoresAReduction();
    void leavesOutWhatIsAsked();
    void comparesWithPermutedLabels();
    void fitsNumbers();
    void fitsWithoutLabels();
    void suggestsSteps();
    void writesWholeOrNotAtAll();
    void refusesPlacesBeforeItReads();
    void writesResultAndModelTogether();
    void stopsWhenInterrupted();

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
    QVERIFY2(run.out.contains("training accuracy (the fit uses the labels) 12 of 12"), run.out.constData());
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

/// Without a score the reason is given, and only then.
void TestCliFit::saysWhyThereIsNoScore()
{
    const CliRun all = runCli({"fit", "ssfcm-endo", "t.csv", "-o", "r.json"}, m_folder->path());
    QVERIFY2(all.err.contains("no accuracy is computed") && !all.out.contains("correct"), all.err.constData());
    const CliRun half =
        runCli({"fit", "ssfcm-endo", "t.csv", "--labelled", "0.5", "-o", "r.json"}, m_folder->path());
    QVERIFY2(!half.err.contains("no accuracy is computed") && half.out.contains("held-out"), half.err.constData());
}

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

/// The scores of spectral feature scaling and its paper, by descriptive names.
void TestCliFit::scoresAReduction()
{
    const CliRun run = runCli({"fit", "scs", "synth:horseshoes", "--step", "zscore", "--labelled", "0.1", "--set",
                               "class_values=published", "-o", "r.json"},
                              m_folder->path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.out.contains("clusters match 100.0 % of the labels"), run.out.constData());
    const QJsonObject metrics = jsonFile(m_folder->filePath("r.json"))["metrics"].toObject();
    for (const char* prefix : {"", "entire_set_"})
        for (const char* name : {"matched_accuracy", "mutual_information_geometric",
                                 "mutual_information_class_entropy", "rand_index", "adjusted_rand_index"})
            QCOMPARE(metrics[QString(prefix) + name].toDouble(-1), 1.0);
    QVERIFY(metrics["withheld_accuracy"].toDouble() > 0.99);
    QVERIFY(metrics["entire_set_accuracy"].toDouble() >= metrics["withheld_accuracy"].toDouble());
    const CliRun help = runCli({"fit", "--help"});
    for (const char* name :
         {"matched_accuracy", "mutual_information_geometric", "mutual_information_class_entropy",
          "entire_set_accuracy", "withheld_accuracy", "adjusted_rand_index"})
        QVERIFY2(help.out.contains(name), name);
}

void TestCliFit::leavesOutWhatIsAsked()
{
    const QStringList scaling{"fit", "scs", "t.csv", "--step", "zscore", "--set", "neighbours=3"};
    const auto metrics = [&](const QStringList& more) {
        return runCli(scaling + more, m_folder->path()).json()["metrics"].toObject();
    };
    QVERIFY(!metrics({}).contains("leave_one_out_global_samples"));
    const QJsonObject hidden = metrics({"--leave-one-out"});
    QCOMPARE(hidden["leave_one_out_global_samples"].toInt(), 12);
    QVERIFY(!hidden.contains("leave_one_out_samples"));  // it predicts no new samples
    const CliRun run =
        runCli({"fit", "lda", "t.csv", "--step", "zscore", "--leave-one-out", "-o", "r.json"}, m_folder->path());
    QVERIFY2(run.out.contains("leave-one-out (steps fitted in each fold) 12 of 12 correct; leave-one-out (steps "
                              "fitted on all samples) 12 of 12 correct"),
             run.out.constData());
    const QJsonObject both = jsonFile(m_folder->filePath("r.json"))["metrics"].toObject();
    QCOMPARE(both["leave_one_out_correct"].toInt(), 12);
    QCOMPARE(both["leave_one_out_global_correct"].toInt(), 12);
    const CliRun refused = runCli({"fit", "pca", "t.csv", "--leave-one-out"}, m_folder->path());
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.isOneSentence() && refused.err.contains("remove --leave-one-out"), refused.err.constData());
}

void TestCliFit::comparesWithPermutedLabels()
{
    const CliRun run = runCli({"fit", "lda", "t.csv", "--step", "zscore", "--permutations", "30", "-o", "r.json"},
                              m_folder->path());
    QVERIFY2(run.out.contains(
                 "\nBetter than chance: 12 of 12 samples are classified correctly in cross-validation (100 %, "
                 "interval 76 to 100 %; largest class 50 %); with shuffled labels "),
             run.out.constData());
    const QJsonObject result = jsonFile(m_folder->filePath("r.json"));
    QVERIFY(result["command"].toString().endsWith(" --permutations 30"));
    const QJsonObject verdict = result["permutation"].toObject();
    QCOMPARE(verdict["correct"].toInt(), 12);
    QCOMPARE(verdict["permuted_correct"].toArray().size(), 30);
    QVERIFY(verdict["p"].toDouble() < 0.1);
    QCOMPARE(verdict["predicted"].toArray().size(), 12);
    const QJsonObject clusters =
        runCli({"fit", "kmeans", "t.csv", "--step", "zscore", "--set", "clusters=2", "--permutations", "30"},
               m_folder->path())
            .json()["permutation"]
            .toObject();
    QVERIFY(clusters["adjusted_rand_index"].isDouble());
    QVERIFY(clusters["stability"].toDouble() > 0.5);
    QCOMPARE(runCli({"fit", "lda", "t.csv", "--permutations", "0"}, m_folder->path()).exitCode, 2);
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
        QVERIFY2(run.isOneSentence() && run.err.contains("the folder no/such does not exist"),
                 run.err.constData());
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

static bool catchesInterrupts(qint64 process)
{
    for (const QByteArray& line : fileBytes(QStringLiteral("/proc/%1/status").arg(process)).split('\n'))
        if (line.startsWith("SigCgt:"))
            return line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGINT - 1) & 1;
    return false;
}

/// The fit would take hours.
void TestCliFit::stopsWhenInterrupted()
{
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(cliProgram,
                  {"fit", "sfp", "synth:rings", "--set", "tolerance=0", "--set", "max_iterations=100000", "--set",
                   "restarts=1000", "--set", "clusters=30", "-o", "r.json"});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(catchesInterrupts(process.processId()));
    QCOMPARE(process.state(), QProcess::Running);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const CliRun run = finished(process);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"t.csv"});
}

QTEST_GUILESS_MAIN(TestCliFit)
#include "tst_cli_fit.moc"
