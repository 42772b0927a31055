// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"
#include "core/session/command_line/fit_line.h"
#include "core/session/fit_command.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace fuzzylens;

class TestFitCommand : public QObject
{
    Q_OBJECT

private slots:
    void saysDefaultsOnlyOnce();
    void saysWhatDiffers();
    void quotesForTheShell();
    void namesMadeData();
    void refusesOddMadeData_data();
    void refusesOddMadeData();
    void prefersTheLabelAskedFor();
    void drawsAShareOfEveryClass();
    void leavesSampleChoosingStepsOutOfTheModel();
    void warnsOfAnOrderThatMeansLittle();
    void permutationTestIsRepeated();
};

namespace {

FitCommand onRings()
{
    FitCommand command;
    command.input.file = "synth:rings";
    command.method = "sfp";
    command.parameters = defaultParameters(method("sfp"), fitProblem(loadInput(command.input), "", 1));
    return command;
}

std::string line(const FitCommand& command)
{
    return commandLine(command, fitProblem(synthesize("rings"), "", 1));
}

}  // namespace

void TestFitCommand::saysDefaultsOnlyOnce()
{
    QCOMPARE(line(onRings()), std::string("fuzzylens-cli fit sfp synth:rings --seed 1"));
}

void TestFitCommand::saysWhatDiffers()
{
    FitCommand command = onRings();
    command.steps = {StepSpec::parse("log1p"), StepSpec::parse("top-variance=2")};
    command.parameters.set("lambda", 0.1 + 0.2);
    command.parameters.set("loss", std::string("hinge"));
    command.parameters.set("seed", std::int64_t{42});
    command.labelled = "0.25";
    const std::string text = line(command);
    QCOMPARE(text,
             std::string("fuzzylens-cli fit sfp synth:rings --step log1p --step top-variance=2 --labelled 0.25 "
                         "--set lambda=0.30000000000000004 --set loss=hinge --seed 42"));
}

void TestFitCommand::quotesForTheShell()
{
    FitCommand command = onRings();
    command.input.file = "my data/it's.csv";
    command.input.import.delimiter = '\t';
    command.input.import.decimalMark = ',';
    command.input.import.nameColumn = -1;
    command.input.import.labelColumn = 4;
    command.input.import.orientation = ImportOptions::Orientation::GenesInRows;
    command.input.import.sheet = "Sheet 2";
    command.input.import.layer = "raw";
    command.input.import.topVariance = 2000;
    command.input.import.singlePrecision = true;
    command.input.import.missingTexts = std::vector<std::string>{"-", "n/a"};
    command.input.import.labelField = "the class";
    command.input.sampleTables = {"-samples.csv"};
    QCOMPARE(
        line(command),
        std::string("fuzzylens-cli fit sfp 'my data/it'\\''s.csv' --delimiter tab --decimal , --name-column=-1 "
                    "--label-column 4 --orientation genes-in-rows --sheet 'Sheet 2' --layer raw --top-variance "
                    "2000 --single-precision --missing=- "
                    "--missing n/a --sample-table ./-samples.csv "
                    "--label 'the class' --seed 1"));
    command.input.import = {};
    command.input.sampleTables.clear();
    command.input.import.labelsFile = "a.cls";
    command.input.import.labelField = "class";
    QVERIFY(line(command).find("--labels a.cls --label class --seed") != std::string::npos);
    command.input.import.labelField = "";
    QVERIFY(line(command).find("--label '' --seed") != std::string::npos);
    command.input.sampleTables = {"one.csv", "two.csv"};
    QVERIFY(line(command).find("--sample-table one.csv --sample-table two.csv") != std::string::npos);
}

void TestFitCommand::namesMadeData()
{
    const SyntheticSpec spec{"rings", {200, 12, 3}};
    QCOMPARE(inputText(spec), std::string("synth:rings,samples=200,features=12,seed=3"));
    const auto again = syntheticSpec(inputText(spec));
    QVERIFY(again);
    QCOMPARE(again->name, spec.name);
    QVERIFY(again->options.samples == spec.options.samples && again->options.features == spec.options.features &&
            again->options.seed == spec.options.seed);
    QCOMPARE(inputText({"xor", {}}), std::string("synth:xor"));
    QVERIFY(!syntheticSpec("data/rings.csv"));
    QVERIFY(!syntheticSpec("demo"));
}

void TestFitCommand::refusesOddMadeData_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"synth:nonsense", "synth:", "synth:rings,", "synth:rings,size=3",
                             "synth:rings,samples", "synth:rings,samples=x", "synth:rings,samples=3.5",
                             "synth:rings,samples=-3", "synth:rings,samples=99999999999"})
        QTest::newRow(text) << text;
}

void TestFitCommand::refusesOddMadeData()
{
    QFETCH(QString, text);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, loadInput({text.toStdString(), {}, {}}));
}

void TestFitCommand::prefersTheLabelAskedFor()
{
    QTemporaryDir folder;
    const auto path = [&](const char* name) { return folder.filePath(name).toStdString(); };
    const auto write = [&](const char* name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("t.csv", "sample,kind,sex,g1,g2,code\na,x,m,1,2,5\nb,y,f,3,4,6\nc,x,f,5,6,5\nd,y,m,5,7,6\n"));
    QVERIFY(write("s.csv", "who,tissue\nd,bone\nc,blood\nb,bone\na,blood\n"));
    const auto preferred = [&](const std::string& label, const std::string& table) {
        InputSpec input{path("t.csv"), {}, {}};
        if (!table.empty())
            input.sampleTables = {table};
        input.import.labelField = label;
        return loadInput(input)->preferredLabel();
    };
    QCOMPARE(preferred("sex", ""), std::string("sex"));
    QCOMPARE(preferred("", ""), std::string());
    QCOMPARE(preferred("", path("s.csv")), std::string());
    QCOMPARE(preferred("tissue", path("s.csv")), std::string("tissue"));
    QCOMPARE(preferred("sex", path("s.csv")), std::string("sex"));
    QCOMPARE(preferred("code", path("s.csv")), std::string("code"));
    QVERIFY_THROWS_EXCEPTION(DataError, preferred("nonsense", ""));
    QVERIFY_THROWS_EXCEPTION(DataError, preferred("nonsense", path("s.csv")));
    QVERIFY_THROWS_EXCEPTION(DataError, preferred("tissue", ""));
}

void TestFitCommand::drawsAShareOfEveryClass()
{
    const DatasetPtr data = synthesize("rings");
    const Problem whole = fitProblem(data, "", 1);
    const auto count = [](const Problem& problem, int cls) {
        return std::count(problem.target.classOf.begin(), problem.target.classOf.end(), cls);
    };
    const Problem part = fitProblem(data, "0.1", 7);
    for (int cls = 0; cls < whole.target.classes(); ++cls)
        QCOMPARE(count(part, cls), std::lround(0.1 * static_cast<double>(count(whole, cls))));
    QVERIFY(fitProblem(data, "0.1", 7).target.classOf == part.target.classOf);
    QVERIFY(fitProblem(data, "0.1", 8).target.classOf != part.target.classOf);
    QVERIFY(fitProblem(data, "1", 7).target.classOf == whole.target.classOf);
    const Problem least = fitProblem(data, "1e-9", 7);
    for (int cls = 0; cls < whole.target.classes(); ++cls)
        QCOMPARE(count(least, cls), std::ptrdiff_t{1});
    for (const char* share : {"0", "-0.5", "1.01", "nan"})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fitProblem(data, share, 1));
}

void TestFitCommand::leavesSampleChoosingStepsOutOfTheModel()
{
    const DatasetPtr data = synthesize("rings");
    const std::string field = data->preferredLabel();
    const std::string cls = data->labelField(field)->classes.front();
    FitCommand command = onRings();
    command.steps = {StepSpec::parse("zscore"), StepSpec::parse("keep-samples=" + field + ':' + cls)};
    const Preprocessed prepared = preprocess(data, command.steps);
    QVERIFY(prepared.data->samples() < data->samples());
    const Model model = makeModel(command, data, fitProblem(prepared.data, "", 1), prepared.steps, {});
    QCOMPARE(model.steps.size(), std::size_t{1});
    QCOMPARE(model.steps.front()->spec().name, std::string("zscore"));
}

void TestFitCommand::warnsOfAnOrderThatMeansLittle()
{
    FitCommand command = onRings();
    command.steps = {StepSpec::parse("zscore"), StepSpec::parse("top-variance=1")};
    const DatasetPtr data = loadInput(command.input);
    const Result result = makeResult(command, data, fitProblem(data, "", 1), {});
    QCOMPARE(result.outcome.warnings.size(), std::size_t{1});
    QCOMPARE(result.outcome.warnings[0].text.text(),
             std::string("step top-variance comes after zscore: every feature then has the same variance, so the "
                         "step chooses features arbitrarily; move it before that step"));
}

void TestFitCommand::permutationTestIsRepeated()
{
    const std::string fit = line(onRings());
    Verdict verdict;
    verdict.test.permuted = std::vector<double>(30, 1);
    const std::string repeated = withPermutations(fit, verdict);
    QCOMPARE(repeated, fit + " --permutations 30");
    QCOMPARE(withPermutations(repeated, verdict), repeated);
    QCOMPARE(readFitLine(repeated).ignored, std::vector<std::string>{"--permutations"});
    verdict.test.isStoppedEarly = true;
    QCOMPARE(withPermutations(fit, verdict), fit + " --permutations 200");
}

QTEST_APPLESS_MAIN(TestFitCommand)
#include "tst_fit_command.moc"
