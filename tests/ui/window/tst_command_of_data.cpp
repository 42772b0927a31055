// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/step_groups.h"
#include "core/session/shell_quote.h"
#include "tests/ui/support/command_round_trip.h"
#include "ui/panels/parameter_row.h"
#include "ui/panels/step_argument.h"
#include "ui/project/pair_controller.h"

#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <map>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Arguments of steps that do not come with one.
QString argumentFor(const std::string& step, const QString& file)
{
    const std::map<std::string, QString> arguments{{"select", QStringLiteral("g1,g2,g4,g7")},
                                                   {"exclude", QStringLiteral("g2")},
                                                   {"symbols", file},
                                                   {"keep-samples", QStringLiteral("site:north")},
                                                   {"drop-samples", QStringLiteral("s3")}};
    const auto known = arguments.find(step);
    return known == arguments.end() ? QString() : known->second;
}

/// Controls of the side panel that this test walks, and those that set nothing of what is fitted.
bool isKnown(const QString& name)
{
    static const QStringList walked{QStringLiteral("labelField"),
                                    QStringLiteral("class_"),
                                    QStringLiteral("bringBack"),
                                    QStringLiteral("addStep"),
                                    QStringLiteral("stepIsOn_"),
                                    QStringLiteral("stepArgument"),
                                    QStringLiteral("stepMenu_"),
                                    QStringLiteral("stepChoice_"),
                                    QStringLiteral("takePairsFromLabels"),
                                    QStringLiteral("drawPairs"),
                                    QStringLiteral("takePairsFromFile"),
                                    QStringLiteral("method")};  // by tst_command_of_methods, with every parameter
    static const QStringList settingNothing{
        QStringLiteral("datasetFacts"),    QStringLiteral("leftOut"),          QStringLiteral("moreClasses"),
        QStringLiteral("hintOffer"),       QStringLiteral("hintDismiss"),      QStringLiteral("showPreparation"),
        QStringLiteral("projectionFacts"), QStringLiteral("removeProjection"), QStringLiteral("moreParameters"),
        QStringLiteral("mendStep_"),       QStringLiteral("violatedPairs")};
    const auto begins = [&name](const QString& known) {
        return known.endsWith(QLatin1Char('_')) ? name.startsWith(known) : name == known;
    };
    return std::any_of(walked.begin(), walked.end(), begins) ||
           std::any_of(settingNothing.begin(), settingNothing.end(), begins);
}

}  // namespace

/// All decisions about the data are restored from the copied line; and a pasted line is
/// understood as the program understands it.
class TestCommandOfData : public CommandRoundTrip
{
    Q_OBJECT

private slots:
    void initTestCase() { openTable(); }
    void cleanupTestCase() { closeWindow(); }
    void init();
    void everyControlIsKnown();
    void everyLabel();
    void everyClass();
    void samplesAndFeaturesLeftOut();
    void everyStep_data();
    void everyStep();
    void stepsInTheirOrder();
    void pairs();
    void constraintsAmongRemainingSamples();
    void filesJoined();
    void importDecisions();
    void aLabelThatIsAColumnOfNumbers();
    void linesByHand_data();
    void linesByHand();
    void whatIsRefusedChangesNothing_data();
    void whatIsRefusedChangesNothing();
    void anotherFileIsRefused();
    void pastingIsOneStep();
    void whatIsIgnoredIsTold();

private:
    void comesBack(const char* what);
    void change(const std::function<void(AnalysisState&)>& how);
    QString write(const char* name, const QByteArray& text);
    QString file() const { return m_folder.filePath(QStringLiteral("some data.csv")); }
    QString line(const QString& options) const;

    AnalysisState m_start;
};

void TestCommandOfData::init()
{
    if (project().input().file != file().toStdString() || !project().input().sampleTables.empty() ||
        !(project().input().import == ImportOptions())) {
        project().loader().open(file());
        QVERIFY(happens([this] { return !project().loader().opening().isBusy(); }));
    }
    AnalysisState start;
    start.label = "class";
    start.method = "sfp";
    start.chosen["clusters"] = std::int64_t(3);
    goTo(start);
    QVERIFY2(settles(project()), qPrintable(project().fitter().error()));
    m_start = project().state();
}

void TestCommandOfData::comesBack(const char* what)
{
    QVERIFY2(settles(project()),
             qPrintable(QString::fromLatin1(what) + QStringLiteral(": ") + project().fitter().error()));
    const QString problem = lost(QString::fromLatin1(what));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void TestCommandOfData::change(const std::function<void(AnalysisState&)>& how)
{
    AnalysisState next = project().state();
    how(next);
    goTo(next);
}

QString TestCommandOfData::write(const char* name, const QByteArray& text)
{
    QFile out(m_folder.filePath(QString::fromLatin1(name)));
    return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() ? out.fileName() : QString();
}

QString TestCommandOfData::line(const QString& options) const
{
    return QStringLiteral("fuzzylens-cli fit sfp ") + QString::fromStdString(shellQuoted(file().toStdString())) +
           QLatin1Char(' ') + options;
}

/// A control that comes new to the side panel has to be walked, here or among the parameters.
void TestCommandOfData::everyControlIsKnown()
{
    change([](AnalysisState& next) {
        next.steps = {{StepSpec::parse("zscore"), true}, {StepSpec::parse("select=g1,g2,g3"), true}};
    });
    int counted = 0;
    for (const QWidget* control : controlsIn(*named<QWidget>(QStringLiteral("sidePanel")))) {
        const QWidget* parent = control->parentWidget();
        while (parent && !qobject_cast<const ParameterRow*>(parent) && !qobject_cast<const StepArgument*>(parent))
            parent = parent->parentWidget();
        if (!parent)
            QVERIFY2(isKnown(control->objectName()), qPrintable(control->objectName()));
        ++counted;
    }
    QVERIFY(counted > 30);
}

void TestCommandOfData::everyLabel()
{
    auto* box = named<QComboBox>(QStringLiteral("labelField"));
    QStringList labels;
    for (int row = 0; row < box->count(); ++row) {
        if (row == box->currentIndex() ||
            box->itemData(row, Qt::AccessibleDescriptionRole) == QLatin1String("separator"))
            continue;
        choose(*box, row);
        labels << box->itemData(row).toString();
        comesBack(qPrintable(QStringLiteral("label ") + labels.back()));
    }
    labels.sort();
    QCOMPARE(labels,
             (QStringList{QString(), QStringLiteral("age"), QStringLiteral("class"), QStringLiteral("site")}));
}

void TestCommandOfData::everyClass()
{
    for (const char* label : {"class", "site"}) {
        change([label](AnalysisState& next) { next.label = label; });
        const std::size_t classes = project().dataset()->labelField(label)->classes.size();
        std::size_t walked = 0;
        for (auto* chip : named<QWidget>(QStringLiteral("classChips"))->findChildren<QToolButton*>()) {
            if (!chip->objectName().startsWith(QLatin1String("class_")) || chip->isHidden())
                continue;
            chip->click();
            QCOMPARE(project().state().leftOutClasses.size(), std::size_t(1));
            comesBack(qPrintable(chip->text()));
            chip->click();
            ++walked;
        }
        QCOMPARE(walked, classes);
    }
}

void TestCommandOfData::samplesAndFeaturesLeftOut()
{
    std::vector<bool> selected(samples, false);
    selected[0] = selected[4] = true;
    project().scene().selection().set(selected);
    named(QStringLiteral("leaveOutSamples"))->trigger();
    QCOMPARE(project().state().leftOutSamples, (std::set<std::string>{"s0", "s4"}));
    comesBack("samples");
    project().scene().setFocusFeature(2);
    named(QStringLiteral("leaveOutFeature"))->trigger();
    QCOMPARE(project().state().leftOutFeatures.size(), std::size_t(1));
    comesBack("samples and a feature");
    // A sample that goes with its class too is not forgotten.
    named<QToolButton>(QStringLiteral("class_well"))->click();
    comesBack("samples, a feature and a class");
    QCOMPARE(project().state().leftOutSamples.size(), std::size_t(2));
    named<QPushButton>(QStringLiteral("bringBack"))->click();
    comesBack("everything back");
    QVERIFY(project().state().leftOutSamples.empty());
}

void TestCommandOfData::everyStep_data()
{
    QTest::addColumn<QString>("name");
    for (const StepDescription& step : stepDescriptions())
        QTest::newRow(step.name.c_str()) << QString::fromStdString(step.name);
}

void TestCommandOfData::everyStep()
{
    QFETCH(QString, name);
    const StepDescription* step = nullptr;
    for (const StepDescription& one : stepDescriptions())
        if (one.name == name.toStdString())
            step = &one;
    QAction* offered = nullptr;
    for (QAction* action : named<QMenu>(QStringLiteral("addStepMenu"))->actions())
        if (action->text() == QString::fromStdString(step->title))
            offered = action;
    QVERIFY(offered);
    offered->trigger();
    QCOMPARE(project().state().steps.size(), std::size_t(1));
    auto* argument = named<QWidget>(QStringLiteral("step_0"))->findChild<StepArgument*>();
    const QString file = write("symbols.csv", "id,symbol\ng1,A\ng2,B\ng3,A\ng4,C\ng5,D\n");
    if (const QString text = argumentFor(step->name, file); !text.isEmpty()) {
        QVERIFY(!project().state().steps.front().isOn);
        typeInto(*argument->findChild<QLineEdit*>(), text);
    }
    QVERIFY(project().state().steps.front().isOn);
    const bool isFitted = settles(project());  // some arguments that are offered do not suit these data
    if (isFitted)
        comesBack("the step");
    QStringList arguments;
    for (const StepChoice& choice : step->choices)
        arguments << QString::fromStdString(choice.value);
    if (step->choices.empty() && !step->byDefault.empty())
        arguments << QStringLiteral("3");
    for (const QString& text : arguments) {
        if (step->name == "drop-missing")
            continue;  // a share, and nothing is missing
        if (auto* box = argument->findChild<QComboBox*>(); !step->choices.empty())
            choose(*box, box->findText(text));
        else
            typeInto(*argument->findChild<QLineEdit*>(), text);
        QCOMPARE(project().state().steps.front().spec.argument, text.toStdString());
        comesBack(qPrintable(text));
    }
    QVERIFY(isFitted || !arguments.isEmpty());
    named<QCheckBox>(QStringLiteral("stepIsOn_0"))->click();
    QVERIFY(!project().state().steps.front().isOn);
    comesBack("the step switched off");
}

void TestCommandOfData::stepsInTheirOrder()
{
    change([](AnalysisState& next) {
        next.steps = {{StepSpec::parse("log1p"), true},
                      {StepSpec::parse("scale=2"), true},
                      {StepSpec::parse("minmax"), true}};
    });
    comesBack("three steps");
    QMenu* menu = named<QToolButton>(QStringLiteral("stepMenu_1"))->menu();
    QCOMPARE(menu->actions().size(), 3);
    for (const char* title : {"Move up", "Move down", "Remove"}) {
        const auto steps = project().state().steps;
        for (QAction* action : menu->actions())
            if (action->text().remove(QLatin1Char('&')) == QLatin1String(title))
                action->trigger();
        QVERIFY2(project().state().steps != steps, title);
        comesBack(title);
    }
    // A step that is what leaving out comes to, too, but not at the front.
    change([](AnalysisState& next) {
        next.steps = {{StepSpec::parse("log1p"), true}, {{"exclude", "\"g1\",\"g2\""}, true}};
        next.leftOutFeatures = {"g3"};
    });
    comesBack("features left out here and there");
}

void TestCommandOfData::pairs()
{
    change([](AnalysisState& next) {
        next.method = "sffd";
        next.chosen.clear();
        next.leftOutSamples = {"s1"};  // so that rows and samples on screen differ
    });
    QVERIFY(settles(project()));
    PairController& pairs = m_window->pairs();
    pairs.link(PairKind::Must, {0}, {4, 5});
    pairs.link(PairKind::Cannot, {1, 2}, {3});
    comesBack("pairs that were drawn");
    pairs.takeFromLabels({});
    comesBack("all pairs of the labels");
    QCOMPARE(project().state().pairs->source, std::string("labels"));
    pairs.takeFromLabels({0.5, 9, 3, true});
    comesBack("some pairs of the labels");
    QSignalSpy imported(&pairs, &PairController::done);
    pairs.importFrom(write("some pairs.txt", "must s0 s3\nmust s1 s2\ncannot s4 s6\n"));
    QVERIFY(imported.wait());
    comesBack("pairs of a file");
    QVERIFY(project().state().pairs->source.ends_with("some pairs.txt"));
    // A line says no pairs where the method knows none; they stay.
    change([](AnalysisState& next) { next.method = "fcm"; });
    comesBack("pairs that do not count");
    QVERIFY(project().state().pairs);
    pairs.removeAll();
}

/// They are about samples as read in the window, and about those that are left on the line.
void TestCommandOfData::constraintsAmongRemainingSamples()
{
    change([](AnalysisState& next) {
        next.method = "mes";
        next.chosen = {{"selection", std::string("pinned")}, {"pinned", std::string("s3,s5,s9")}};
        next.leftOutSamples = {"s1"};
    });
    comesBack("pinned probes");
}

void TestCommandOfData::filesJoined()
{
    QByteArray table = "who,batch\n", labels = QByteArray::number(samples) + " 2 1\n# yes no\n";
    for (int i = 0; i < samples; ++i) {
        table += 's' + QByteArray::number(i) + (i % 2 ? ",b1\n" : ",b2\n");
        labels += i % 4 ? "0 " : "1 ";
    }
    for (const QString& path : {write("batches.csv", table), write("yes.cls", labels + '\n')}) {
        QSignalSpy joined(&project().loader(), &Loader::joined);
        project().loader().join(path);
        QVERIFY(joined.wait(20000));
        comesBack(qPrintable(path));
    }
    change([](AnalysisState& next) { next.label = "batch"; });
    comesBack("a label of the table");
}

void TestCommandOfData::importDecisions()
{
    const QString path =
        write("odd.txt", "n;class;g1;g2;g3\na;x;1,5;2;3\nb;y;2,5;-;4\nc;x;3;3;1\nd;y;3,5;1;2\ne;x;1;2,5;7\n");
    InputSpec input{path.toStdString(), {}, {}};
    input.import.delimiter = ';';
    input.import.decimalMark = ',';
    input.import.headerRows = 1;
    input.import.nameColumn = 0;
    input.import.labelColumn = 1;
    input.import.missingTexts = std::vector<std::string>{"-"};
    project().loader().open(input);
    QVERIFY(happens([this] { return !project().loader().opening().isBusy(); }));
    change([](AnalysisState& next) {
        next.steps = {{StepSpec::parse("impute=median"), true}};
        next.chosen["clusters"] = std::int64_t(2);
    });
    comesBack("decisions");
    QVERIFY(copied().contains(QStringLiteral("--decimal ,")));
    // That no text stands for a missing value is a decision too.
    input.file = write("plain.csv", "n,class,g1,g2,g3\na,x,1,2,3\nb,y,2,5,4\nc,x,3,3,1\nd,y,3,1,2\ne,x,1,2,7\n")
                     .toStdString();
    input.import = {};
    input.import.missingTexts.emplace();
    project().loader().open(input);
    QVERIFY(happens([this] { return !project().loader().opening().isBusy(); }));
    change([](AnalysisState& next) { next.chosen["clusters"] = std::int64_t(2); });
    comesBack("no text is a missing value");
}

/// It would be a feature, if it were not named.
void TestCommandOfData::aLabelThatIsAColumnOfNumbers()
{
    const QString text = line(QStringLiteral("--label g1 --set clusters=3 --set loss=squared"));
    countAsSaved(*m_window);
    CommandController controller(project());
    controller.paste(text);
    QVERIFY(happens([&controller] { return !controller.job().isBusy(); }));
    comesBack("a column of numbers");
    QCOMPARE(project().state().label, std::string("g1"));
    QCOMPARE(bitsOf(*project().scene().fit()->result), fittedBits(text));
    // With another label the column is no feature still, here and by the program.
    change([](AnalysisState& next) { next.label = "class"; });
    comesBack("the label beside it");
}

void TestCommandOfData::linesByHand_data()
{
    QTest::addColumn<QString>("options");
    const auto row = [](const char* name, const char* options) {
        QTest::newRow(name) << QString::fromUtf8(options);
    };
    row("nothing", "");
    row("scales", "--step zscore --set lambda_prime=0.3 --set alpha_prime=0.7");
    row("features in effect", "--step zscore --set effective_features=5");
    row("steps that leave out", "--step drop-samples=s1,s2 --step exclude=g3 --step drop-samples=class:worse");
    row("a class, then samples", "--step 'drop-samples=class:\"well\"' --step 'drop-samples=\"s1\"'");
    row("as the window says it", "--step 'drop-samples=\"s1\"' --step 'exclude=\"g2\"' --step log1p");
    row("keeps samples", "--step keep-samples=site:north --label class");
    row("no labels", "--label '' --set clusters=2 --seed 9");
    row("starts", "--init-samples 0,1,2 --set clusters=3");
    row("defaults that are said", "--set loss=logloss --set seed=1");
    row("another way to write", "--label=site --step=minmax --set=clusters=2 --seed=5");
}

void TestCommandOfData::linesByHand()
{
    QFETCH(QString, options);
    const QString text = line(options);
    const std::string expected = fittedBits(text);
    for (const bool isFresh : {false, true}) {
        Project fresh;
        countAsSaved(*m_window);
        Project& taking = isFresh ? fresh : project();
        CommandController controller(taking);
        QSignalSpy refused(&controller, &CommandController::refused);
        controller.paste(text);
        QVERIFY(happens([&controller] { return !controller.job().isBusy(); }));
        QVERIFY2(refused.isEmpty(), qPrintable(refused.isEmpty() ? QString() : refused[0][0].toString()));
        QVERIFY2(settles(taking), qPrintable(taking.fitter().error()));
        QCOMPARE(bitsOf(*taking.scene().fit()->result), expected);
    }
    comesBack("the line by hand");
}

void TestCommandOfData::whatIsRefusedChangesNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [this](const char* name, const QString& text, const char* expected) {
        QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
    row("nothing", {}, "no command");
    row("prose", QStringLiteral("See the results below."), "begins with");
    row("a pipe", line(QStringLiteral("| less")), "pipe");
    row("labels kept back", line(QStringLiteral("--labelled 0.5")), "--labelled");
    row("no such file", QStringLiteral("fuzzylens-cli fit sfp /nowhere/d.csv"), "/nowhere/d.csv");
    row("no such label", line(QStringLiteral("--label tissue")), "tissue");
    row("no such step", line(QStringLiteral("--step nonsense")), "nonsense");
    row("a step that cannot be", line(QStringLiteral("--step select=nothing,there")), "select");
    row("no such parameter", line(QStringLiteral("--set lamda=1")), "lambda");
    row("out of range", line(QStringLiteral("--set lambda_prime=7")), "lambda_prime");
    row("no such pairs",
        QString(line({})).replace(QStringLiteral("sfp"), QStringLiteral("sffd")) +
            QStringLiteral("--pairs nowhere.txt"),
        "nowhere.txt");
    row("an option that says nothing", QStringLiteral("fuzzylens-cli fit sfp demo --sheet 2"), "--sheet");
}

void TestCommandOfData::whatIsRefusedChangesNothing()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const DatasetPtr data = project().dataset();
    const int steps = project().undoStack().count();
    CommandController controller(project());
    QSignalSpy refused(&controller, &CommandController::refused), taken(&controller, &CommandController::taken);
    controller.paste(text);
    QVERIFY(happens([&controller] { return !controller.job().isBusy(); }));
    QCOMPARE(refused.size(), qsizetype(1));
    QVERIFY(taken.isEmpty());
    const QString said = refused[0][0].toString();
    QVERIFY2(said.contains(expected) && said.endsWith(QLatin1Char('.')) && !said.contains(QLatin1Char('\n')),
             qPrintable(said));
    QCOMPARE(project().dataset(), data);
    QVERIFY(project().state() == m_start);
    QCOMPARE(project().undoStack().count(), steps);
}

void TestCommandOfData::anotherFileIsRefused()
{
    const QString path = write("changing.csv", "n,class,g1,g2\na,x,1,2\nb,y,2,5\nc,x,3,3\nd,y,3,1\n");
    Project elsewhere;
    elsewhere.loader().open(path);
    QVERIFY(happens([&] { return elsewhere.dataset() != nullptr; }) && settles(elsewhere));
    const QString text = QString::fromStdString(elsewhere.scene().fit()->result->command);
    QVERIFY(!write("changing.csv", "n,class,g1,g2\na,x,1,2\nb,y,2,5\nc,x,3,3\nd,y,3,8\n").isEmpty());
    CommandController controller(project());
    QSignalSpy refused(&controller, &CommandController::refused);
    controller.paste(text);
    QVERIFY(refused.wait(20000));
    const QString said = refused[0][0].toString();
    QVERIFY2(said.contains(path) && said.contains(QStringLiteral("--sha256")), qPrintable(said));
    QCOMPARE(project().input().file, file().toStdString());
    // What has been read is what the line means, whatever became of the file.
    QVERIFY(pastedInto(elsewhere, text).contains(QStringLiteral("state")));
    QCOMPARE(elsewhere.undoStack().count(), 0);
}

void TestCommandOfData::pastingIsOneStep()
{
    change([](AnalysisState& next) {
        next.method = "mes";
        next.chosen.clear();
        next.leftOutSamples = {"s2"};
        next.steps = {{StepSpec::parse("log1p"), true}, {StepSpec::parse("minmax"), false}};
    });
    QVERIFY(settles(project()));
    const QString text = copied();
    const AnalysisState there = project().state();
    goTo(m_start);
    QVERIFY(settles(project()));
    const int steps = project().undoStack().index();
    QApplication::clipboard()->setText(text);
    named(QStringLiteral("pasteCommand"))->trigger();
    QVERIFY(happens([&] { return project().state().method == "mes"; }));
    QVERIFY(project().state() == withoutOff(there));
    QCOMPARE(project().undoStack().index(), steps + 1);
    project().undo();
    QVERIFY(project().state() == m_start);
}

void TestCommandOfData::whatIsIgnoredIsTold()
{
    CommandController controller(project());
    QSignalSpy taken(&controller, &CommandController::taken);
    controller.paste(line(QStringLiteral("--label site -o r.json --threads 2")));
    QVERIFY(taken.wait(20000));
    const QString said = taken[0][0].toString();
    QVERIFY2(said.contains(QStringLiteral("--output")) && said.contains(QStringLiteral("--threads")),
             qPrintable(said));
    QVERIFY(!QFile::exists(QStringLiteral("r.json")));
}

QTEST_MAIN(TestCommandOfData)
#include "tst_command_of_data.moc"
