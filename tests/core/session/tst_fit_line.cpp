// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "core/methods/method.h"
#include "core/session/command_line/fit_line.h"
#include "core/session/command_line/supported_options.h"
#include "core/session/session_file.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <stdexcept>

using namespace fuzzylens;

namespace {

const std::string someDigest = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/// A command that says something of everything.
FitCommand richCommand()
{
    FitCommand command;
    command.input.file = "my data/it's.csv";
    ImportOptions& import = command.input.import;
    import.format = "csv";
    import.delimiter = '\t';
    import.decimalMark = ',';
    import.headerRows = 0;
    import.nameColumn = -1;
    import.labelColumn = 4;
    import.orientation = ImportOptions::Orientation::GenesInRows;
    import.sheet = "Sheet 2";
    import.layer = "raw";
    import.topVariance = 2000;
    import.singlePrecision = true;
    import.labelField = "the class";
    import.missingTexts = std::vector<std::string>{"-", "n/a"};
    import.labelsFile = "a.cls";
    command.input.sampleTables = {"-samples.csv", "two.csv"};
    command.input.sha256 = someDigest;
    command.steps = {StepSpec::parse("drop-samples=class:\"a, b\""), StepSpec::parse("log1p"),
                     StepSpec::parse("top-variance=20")};
    command.method = "sffd";
    command.labelled = "0.5";
    command.pairs = "labels:20";
    command.pairLines = {"must s1 \"s 2\"", "cannot s1 s3"};
    return command;
}

QString refusal(const std::string& line)
{
    try {
        readFitLine(line);
    } catch (const std::invalid_argument& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

Problem problemOfRings()
{
    InputSpec rings;
    rings.file = "synth:rings";
    return fitProblem(loadInput(rings), "", 1);
}

}  // namespace

/// A line that was pasted is understood as the program would, and is the inverse of the line that is copied.
class TestFitLine : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsWritten();
    void readsParametersOfEveryMethod();
    void readsNoMissingTexts();
    void takesEveryWayOfWriting();
    void tellsWhatIsIgnored();
    void refusesWhatCannotBeMeant_data();
    void refusesWhatCannotBeMeant();
    void knowsTheFileByItsDigest();
    void knowsTheDataOfASessionByTheirDigest();
    void heedsOrRefuses();
};

void TestFitLine::readsWhatIsWritten()
{
    FitCommand command = richCommand();
    const Problem problem = problemOfRings();
    command.parameters = defaultParameters(method(command.method), problem);
    command.parameters.set("seed", std::int64_t{42});
    command.chosen = {"clusters"};
    const RequestedFit read = readFitLine(commandLine(command, problem)).fit;
    // A file called with a dash is said from its folder.
    command.input.sampleTables.front() = "./-samples.csv";
    QVERIFY(read.command.input == command.input);
    QVERIFY(read.command.steps == command.steps);
    QCOMPARE(read.command.method, command.method);
    QCOMPARE(read.command.labelled, command.labelled);
    QCOMPARE(read.command.pairs, command.pairs);
    QCOMPARE(read.command.pairLines, command.pairLines);
    QCOMPARE(read.seed, std::optional<std::int64_t>(42));
    QVERIFY(read.settings == (std::map<std::string, std::string>{
                                 {"seed", "42"}, {"clusters", toText(command.parameters.value("clusters"))}}));
}

/// Every parameter that is not as by default comes back with its very value.
void TestFitLine::readsParametersOfEveryMethod()
{
    const Problem problem = problemOfRings();
    for (const MethodDescription& description : methods()) {
        FitCommand command;
        command.input.file = "synth:rings";
        command.method = description.id;
        command.parameters = defaultParameters(description, problem);
        for (const ParameterDescription& parameter : description.parameters) {
            const ParameterValue& before = command.parameters.value(parameter.name);
            if (parameter.kind == ParameterDescription::Kind::Choice)
                command.parameters.set(parameter.name, parameter.choices.back().value);
            else if (parameter.kind == ParameterDescription::Kind::Switch)
                command.parameters.set(parameter.name, !std::get<bool>(before));
            else if (parameter.kind == ParameterDescription::Kind::Real)
                command.parameters.set(parameter.name, std::min(parameter.maximum, parameter.minimum + 0.1 + 0.2));
        }
        const RequestedFit read = readFitLine(commandLine(command, problem)).fit;
        QVERIFY2(requestedParameters(read, problem) == command.parameters, description.id.c_str());
    }
}

/// It was not said that no text stands for a missing value, and the reader looked for some.
void TestFitLine::readsNoMissingTexts()
{
    FitCommand command;
    command.input.file = "d.csv";
    command.method = "pca";
    command.input.import.missingTexts.emplace();
    const Problem problem = problemOfRings();
    command.parameters = defaultParameters(method("pca"), problem);
    const RequestedFit read = readFitLine(commandLine(command, problem)).fit;
    QVERIFY(read.command.input == command.input);
}

void TestFitLine::takesEveryWayOfWriting()
{
    const RequestedFit one =
        readFitLine("$ ./build/bin/fuzzylens-cli fit sfp d.csv --label=class --step log1p --step zscore "
                    "--set alpha=2 --init-samples 0,5 --seed=7 --sha256 " +
                    QByteArray(someDigest.c_str()).toUpper().toStdString())
            .fit;
    const RequestedFit other =
        readFitLine("fuzzylens-cli fit --sha256=" + someDigest +
                    " --set=seed=7 --step=log1p sfp \\\n  --set init_samples=0,5 --step=zscore d.csv "
                    "--set=alpha=2 --label class")
            .fit;
    QVERIFY(one.command.input == other.command.input);
    QVERIFY(one.command.steps == other.command.steps && one.command.steps.size() == 2);
    QVERIFY(one.settings == other.settings);
    QVERIFY(one.seed == other.seed && one.seed == 7);
}

void TestFitLine::tellsWhatIsIgnored()
{
    const FitLine line =
        readFitLine("fuzzylens-cli fit sfp d.csv -o r.json --model m.json --threads 3 --session s.fuzzylens "
                    "--name first --reference --leave-one-out --permutations 20 --seed 2");
    QCOMPARE(line.ignored, (std::vector<std::string>{"--threads", "--output", "--model", "--session", "--name",
                                                     "--reference", "--leave-one-out", "--permutations"}));
    QVERIFY(readFitLine("fuzzylens-cli fit sfp d.csv").ignored.empty());
}

void TestFitLine::refusesWhatCannotBeMeant_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* line, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(expected);
    };
    row("nothing", " \n", "no command was found");
    row("prose", "Dear all, please find", "begins with \"Dear\"");
    row("another program", "notfuzzylens-cli fit sfp d.csv", "begins with \"notfuzzylens-cli\"");
    row("a variable before it", "A=1 fuzzylens-cli fit sfp d.csv", "begins with \"A=1\"");
    row("program alone", "fuzzylens-cli", "contains only fuzzylens-cli");
    row("another sub-command", "fuzzylens-cli info d.csv", "this is fuzzylens-cli info");
    row("help", "fuzzylens-cli fit --help", "help");
    row("no file", "fuzzylens-cli fit sfp", "FILE");
    row("no such option", "fuzzylens-cli fit sfp d.csv --nonsense", "--nonsense");
    row("no value", "fuzzylens-cli fit sfp d.csv --seed", "--seed");
    row("an option twice", "fuzzylens-cli fit sfp d.csv --seed 1 --seed 2", "--seed");
    row("misspelt method", "fuzzylens-cli fit spf d.csv", "the most similar name is \"sfp\"");
    row("misspelt step", "fuzzylens-cli fit sfp d.csv --step zcore", "the most similar name is \"zscore\"");
    row("parameter twice", "fuzzylens-cli fit sfp d.csv --set alpha=1 --set alpha=2", "twice");
    row("seeds", "fuzzylens-cli fit sfp d.csv --set seed=1 --seed 2", "contradict");
    row("pairs for none", "fuzzylens-cli fit sfp d.csv --pairs labels", "does not use constraints");
    row("digest", "fuzzylens-cli fit sfp d.csv --sha256 12345", "64 hexadecimal digits");
    row("orientation", "fuzzylens-cli fit sfp d.csv --orientation up", "samples-in-rows");
    row("threads", "fuzzylens-cli fit sfp d.csv --threads 0", "--threads");
    row("second command", "fuzzylens-cli fit sfp d.csv; ls", "semicolon");
    row("synthetic set", "fuzzylens-cli fit sfp synth:rings,size=3", "size");
}

void TestFitLine::refusesWhatCannotBeMeant()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    const QString said = refusal(line.toStdString());
    QVERIFY2(said.contains(expected) && !said.contains('\n'), qPrintable(said));
}

void TestFitLine::knowsTheFileByItsDigest()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("t.csv").toStdString();
    const auto write = [&path](const char* text) { std::ofstream(path) << text; };
    write("sample,class,g1,g2\na,x,1,2\nb,y,3,4\nc,x,5,7\n");
    InputSpec input{path, {}, {}};
    input.sha256 = sha256OfFile(path);
    QCOMPARE(loadInput(input)->samples(), Index{3});
    const auto message = [&input] {
        try {
            loadInput(input);
        } catch (const DataError& error) {
            return QString::fromUtf8(error.what());
        }
        return QString();
    };
    const QString wanted = QString::fromStdString(input.sha256.substr(0, 12));
    // Another file, and a missing one: the message is the same.
    for (const char* text : {"sample,class,g1,g2\na,x,1,2\nb,y,3,4\nc,x,5,8\n", "nothing"}) {
        write(text);
        const QString found = QString::fromStdString(sha256OfFile(path).substr(0, 12));
        const QString said = message();
        QVERIFY2(said.startsWith(QString::fromStdString(path)) && said.contains(wanted) && said.contains(found) &&
                     said.contains("--sha256"),
                 qPrintable(said));
    }
    input.file = folder.filePath("absent.csv").toStdString();
    QVERIFY2(!message().contains("--sha256"), qPrintable(message()));
}

/// A session is written to; the data in it stay those of their file.
void TestFitLine::knowsTheDataOfASessionByTheirDigest()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("t.csv").toStdString();
    std::ofstream(path) << "sample,class,g1,g2\na,x,1,2\nb,y,3,4\nc,x,5,7\nd,y,3,1\n";
    const InputSpec table{path, {}, {}};
    const std::string session = folder.filePath("s.fuzzylens").toStdString();
    SessionFile::make(session, [&table](SessionEdit& edit) {
        edit.putData(table, *loadInput(table), SessionEdit::Keep::Values);
    });
    InputSpec input{session, {}, {}};
    input.sha256 = sha256OfFile(path);
    QCOMPARE(loadInput(input)->samples(), Index{4});
    input.sha256 = someDigest;
    QVERIFY_THROWS_EXCEPTION(DataError, loadInput(input));
}

void TestFitLine::heedsOrRefuses()
{
    InputSpec made{"demo", {}, {}};
    requireSupported(made);
    made.sha256 = someDigest;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, requireSupported(made));
    made.sha256.clear();
    made.import.headerRows = 1;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, requireSupported(made));
}

QTEST_GUILESS_MAIN(TestFitLine)
#include "tst_fit_line.moc"
