// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "tests/app/cli_runner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestCliUsage : public QObject
{
    Q_OBJECT

private slots:
    void helps_data();
    void helps();
    void namesItsVersion();
    void refusesWrongCommands_data();
    void refusesWrongCommands();
    void listsEveryMethodAndParameter();
    void listsOneMethod();
    void describesMethodsAsJson();
    void listsTables();
    void rendersWithTheProgramBesideIt();
};

void TestCliUsage::helps_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("program") << QStringList{"--help"} << QByteArray("reproduce");
    QTest::newRow("fit") << QStringList{"fit", "--help"} << QByteArray("--init-samples");
    QTest::newRow("steps") << QStringList{"fit", "--help"} << QByteArray("top-variance");
    QTest::newRow("choices of a step") << QStringList{"fit", "--help"} << QByteArray("One of population, sample");
    QTest::newRow("views") << QStringList{"--help"} << QByteArray("lists the views");
    QTest::newRow("demonstration") << QStringList{"info", "--help"} << QByteArray("demo");
    QTest::newRow("convert") << QStringList{"convert", "--help"} << QByteArray(".gct");
    QTest::newRow("synth") << QStringList{"synth", "--help"} << QByteArray("spiral");
    QTest::newRow("predict") << QStringList{"predict", "--help"} << QByteArray("MODEL.json");
    QTest::newRow("check") << QStringList{"mes-check", "--help"} << QByteArray("Laplacian");
    QTest::newRow("steps of a check") << QStringList{"mes-check", "--help"} << QByteArray("top-variance");
    QTest::newRow("methods") << QStringList{"methods", "--help"} << QByteArray("--json");
    QTest::newRow("reproduce") << QStringList{"reproduce", "--help"} << QByteArray("--data");
}

void TestCliUsage::helps()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    const CliRun run = runCli(arguments);
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains(expected), run.out.constData());
    QVERIFY(run.err.isEmpty());
}

void TestCliUsage::namesItsVersion()
{
    const CliRun run = runCli({"--version"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(
        QRegularExpression("^FuzzyLens \\d+\\.\\d+\\.\\d+(, commit [0-9a-f]{10,})?, (x86-64(-v[34])?|generic)\n$")
            .match(run.out)
            .hasMatch());
}

void TestCliUsage::refusesWrongCommands_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QString& line, const char* expected) {
        QTest::newRow(name) << line.split(' ', Qt::SkipEmptyParts) << QByteArray(expected);
    };
    row("nothing", "", "subcommand");
    row("no such sub-command", "nonsense", "subcommand");
    row("misspelt sub-command", "ift sfp demo", "the most similar name is \"fit\"");
    row("misspelt option", "fit sfp demo --thread=2",
        "unknown option --thread; the most similar name is --threads");
    row("option without a similar one", "fit sfp demo --xyzzy 3", "unknown option --xyzzy; see fuzzylens-cli fit");
    row("one letter for an option", "fit sfp demo --s 3", "unknown option --s; see fuzzylens-cli fit");
    row("option before the sub-command", "--threads 2 fit sfp demo",
        "unknown option --threads; write options of fit after its name; see fuzzylens-cli --help");
    row("option before a command with options of its own", "--threads=2 render r.json --view scatter",
        "unknown option --threads; write options of render after its name");
    row("misspelt option of fetch", "fetch GSE1 --platfrom GPL1 -o x", "the most similar name is --platform");
    row("end of the options", "fit --threads 0 -- sfp demo", "--threads: ");
    row("end of the options, without a file", "fit -- sfp", "FILE");
    row("misspelt method", "fit spf demo", "the most similar name is \"sfp\"");
    row("misspelt step", "fit sfp demo --step topvariance=9", "the most similar name is \"top-variance\"");
    row("misspelt parameter", "fit sfp demo --set lamda=2", "the most similar name is \"lambda\"");
    row("misspelt scale", "fit sfp demo --set effective-features=2",
        "the most similar name is \"effective_features\"");
    row("no file", "info", "FILE");
    row("no such option", "info demo --nonsense", "--nonsense");
    row("no such method", "fit nonsense demo", "sfp");
    row("no such step", "fit sfp demo --step nonsense", "zscore");
    row("step argument", "fit sfp demo --step top-variance=x", "top-variance");
    row("no such parameter", "fit sfp demo --step zscore --set nonsense=1", "nonsense");
    row("parameter out of range", "fit sfp demo --step zscore --set alpha_prime=7", "alpha_prime");
    row("parameter is no number", "fit sfp demo --step zscore --set alpha=much", "alpha");
    row("choice", "fit sfp demo --step zscore --set loss=nonsense", "logloss");
    row("both forms of a parameter", "fit sfp demo --set alpha=1 --set alpha_prime=0.5", "alpha_prime");
    row("a parameter twice", "fit sfp demo --set alpha=1 --set alpha=2", "--set specifies alpha twice");
    row("a parameter twice, alike", "fit sfp demo --set alpha=1 --set alpha=1", "--set specifies alpha twice");
    row("both forms of lambda", "fit sfp demo --set lambda=2 --set effective_features=5", "not both");
    row("two seeds", "fit sfp demo --seed 3 --set seed=7", "--seed 3 and --set seed=7");
    row("an option twice", "fit sfp demo --seed 3 --seed 4", "--seed");
    row("two starts", "fit sfp demo --init-samples 0,1 --set init_samples=1,0", "--init-samples 0,1");
    row("setting without value", "fit sfp demo --set alpha", "NAME=VALUE");
    row("pairs for a check", "mes-check demo --pairs labels", "--pairs");
    row("check without file", "mes-check", "FILE");
    row("threads", "fit sfp demo --threads 0", "--threads");
    row("seed", "fit sfp demo --seed -3", "seed");
    row("seed as a parameter", "fit sfp demo --set seed=-3", "seed");
    row("orientation", "info demo --orientation upwards", "samples-in-rows");
    row("delimiter", "info demo --delimiter xy", "--delimiter");
    row("result and model in one file", "fit sfp demo -o a.json --model a.json", "a.json");
    row("result and model by other names", "fit sfp demo -o a.json --model ./x/../a.json", "a.json");
    row("result and model on standard output", "fit sfp demo --model -", "standard output");
    row("result over the data", "fit sfp t.csv -o ./t.csv", "the data and the result");
    row("model over the labels", "fit sfp t.csv --labels c.cls --model c.cls", "the labels and the model");
    row("predictions over the model", "predict m.json t.csv -o m.json", "the model and the predictions");
    row("no such synthetic set", "synth nonsense -o a.csv", "spiral");
    row("synthetic set without output", "synth spiral", "output");
    row("synthetic option", "info synth:spiral,size=3", "size");
    row("no such table", "reproduce nonsense", "reproduce");
}

void TestCliUsage::refusesWrongCommands()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    QTemporaryDir folder;
    const CliRun run = runCli(arguments, folder.path());
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.isOneSentence(), run.err.constData());
    QVERIFY2(run.err.contains(expected), run.err.constData());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCliUsage::listsEveryMethodAndParameter()
{
    const CliRun run = runCli({"methods"});
    QCOMPARE(run.exitCode, 0);
    for (const MethodDescription& method : methods()) {
        QVERIFY(run.out.contains(method.id.c_str()));
        for (const ParameterDescription& parameter : method.parameters) {
            QVERIFY2(run.out.contains(("    " + parameter.name + " = ").c_str()), parameter.name.c_str());
            QVERIFY2(run.out.contains(parameter.help.c_str()), parameter.name.c_str());
            for (const ParameterScale& scale : parameter.scales)
                QVERIFY2(run.out.contains(scale.name.c_str()), scale.name.c_str());
        }
    }
    // 1/9 was 0.11111111111111108.
    QVERIFY(run.out.contains("default 9 (0.111111 with more samples than features)"));
    const QRegularExpression longNumber(QStringLiteral("[0-9]\\.0*[1-9][0-9]{7}"));  // zeros in front do not count
    const auto tooLong = longNumber.match(QString::fromUtf8(run.out));
    QVERIFY2(!tooLong.hasMatch(), qPrintable(tooLong.captured()));
}

void TestCliUsage::listsOneMethod()
{
    const CliRun run = runCli({"methods", "mes"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.startsWith("mes  "));
    QVERIFY(run.out.contains("    beta = ") && !run.out.contains("\nsfp  "));
    const QJsonArray json = runCli({"methods", "--json", "mes", "des"}).json().array();
    QCOMPARE(json.size(), 2);
    QCOMPARE(json[1]["id"].toString(), QStringLiteral("des"));
    const CliRun unknown = runCli({"methods", "nothing"});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.isOneSentence() && unknown.err.contains("nothing"), unknown.err.constData());
}

void TestCliUsage::describesMethodsAsJson()
{
    const CliRun run = runCli({"methods", "--json"});
    QCOMPARE(run.exitCode, 0);
    const QJsonArray all = run.json().array();
    QCOMPARE(static_cast<std::size_t>(all.size()), methods().size());
    for (int i = 0; i < all.size(); ++i) {
        const MethodDescription& method = methods()[static_cast<std::size_t>(i)];
        QCOMPARE(all[i]["id"].toString().toStdString(), method.id);
        const QJsonArray parameters = all[i]["parameters"].toArray();
        QCOMPARE(static_cast<std::size_t>(parameters.size()), method.parameters.size());
        for (int j = 0; j < parameters.size(); ++j) {
            const ParameterDescription& parameter = method.parameters[static_cast<std::size_t>(j)];
            const QJsonObject json = parameters[j].toObject();
            QCOMPARE(json["name"].toString().toStdString(), parameter.name);
            QVERIFY(json.contains("default") && json.contains("help") && json.contains("kind"));
            QCOMPARE(json.contains("choices"), !parameter.choices.empty());
            QCOMPARE(json.contains("scales"), !parameter.scales.empty());
            if (parameter.kind == ParameterDescription::Kind::Real)
                QCOMPARE(json["minimum"].toDouble(), parameter.minimum);
        }
    }
}

void TestCliUsage::listsTables()
{
    const CliRun run = runCli({"reproduce"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains("sfp-leave-one-out"));
    QVERIFY(run.out.contains("sfp-demonstrations"));
}

void TestCliUsage::rendersWithTheProgramBesideIt()
{
    // A copy of the program, with or without fuzzylens-render in its folder.
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("bin"));
    QVERIFY(QFile::link(QFileInfo(cliProgram).path() + "/../lib", folder.filePath("lib")));
    const QString copy = folder.filePath("bin/fuzzylens-cli");
    QVERIFY(QFile::copy(cliProgram, copy));
    const auto render = [&] {
        QProcess process;
        process.start(copy, {"render", "r e.json", "--view", "scatter", "--help"});
        return finished(process);
    };
    const CliRun without = render();
    QCOMPARE(without.exitCode, 1);
    QVERIFY(without.isOneSentence());
    QVERIFY(without.err.contains("fuzzylens-render"));

    const QString renderer = folder.filePath("bin/fuzzylens-render");
    writeFile(renderer, "#!/bin/sh\nfor a in \"$@\"; do echo \"[$a]\"; done\nexit 5\n");
    QVERIFY(QFile::setPermissions(renderer, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const CliRun with = render();
    QCOMPARE(with.exitCode, 5);
    QCOMPARE(with.out, QByteArray("[r e.json]\n[--view]\n[scatter]\n[--help]\n"));
}

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cli_usage.moc"
