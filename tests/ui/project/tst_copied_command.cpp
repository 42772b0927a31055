// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/fit_command.h"
#include "tests/core/support/project_files.h"
#include "ui/project/fit_files.h"
#include "ui/project/pair_controller.h"
#include "ui/project/project.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// "Copy as command line" gives a line that a shell runs and that repeats exactly the displayed fit.
class TestCopiedCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void withoutLabels();
    void withLabelsJoinedAndAnotherFieldChosen();
    void withAnotherLabelThanTheFileSeemsToHave();
    void withTwoTables();
    void withAClassLeftOut();
    void withSamplesAndFeaturesLeftOut();
    void aClassLeftOutKeepsTheUnlabelled();
    void joiningATableKeepsTheLabel();
    void joiningOtherLabelsBringsClassesBack();
    void whatIsSavedIsWhatTheLineWrites();
    void withDrawnPairs();
    void withPairsOfAFile();
    void withPairsOfLabels();
    void withPairsThatAreInNoFile();

private:
    QString write(const char* name, const QByteArray& text);
    void settle();
    void change(const AnalysisState& next);
    void change(const std::function<void()>& act);
    void goByPairs();
    void join(const QString& path);
    void repeats();
    QByteArray run(const QString& line);

    QTemporaryDir m_folder;
    QString m_data, m_labels;
    QByteArray m_said;  // by the last line, except for its output
    std::unique_ptr<Project> m_project;
};

QString TestCopiedCommand::write(const char* name, const QByteArray& text)
{
    QFile file(m_folder.filePath(QString::fromLatin1(name)));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

void TestCopiedCommand::initTestCase()
{
    QByteArray data = "sample,class,site,g1,g2,g3,g4\n", classes = "24 2 1\n# yes no\n", one = "who,batch\n",
               two = "who,hospital\n";
    for (int i = 0; i < 24; ++i) {
        const QByteArray name = "s" + QByteArray::number(i);
        const double level = i % 3;
        data += name + ',' + (i == 5 ? "" : i % 3 ? "A" : "B") + ',' + (i % 2 ? "north" : "it's, \"south\" wing");
        data = data.replace("it's, \"south\" wing", "\"it's, \"\"south\"\" wing\"");
        for (int gene = 0; gene < 4; ++gene)
            data += ',' + QByteArray::number(level * (gene + 1) + (i * 7 + gene * 3) % 5 * 0.3);
        data += '\n';
        classes += i % 4 ? "0 " : "1 ";
        one += name + ',' + (i % 2 ? "b1" : "b2") + '\n';
        two += name + ',' + (i % 5 ? "east" : "west") + '\n';
    }
    m_data = write("my data.csv", data);
    m_labels = write("labels.cls", classes + '\n');
    QVERIFY(!m_data.isEmpty() && !m_labels.isEmpty());
    QVERIFY(!write("one.csv", one).isEmpty() && !write("two.csv", two).isEmpty());
}

void TestCopiedCommand::init()
{
    m_project = std::make_unique<Project>();
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->loader().open(m_data);
    QVERIFY(settled.wait(20000));
    QCOMPARE(m_project->state().label, std::string("class"));
}

void TestCopiedCommand::settle()
{
    QTRY_VERIFY_WITH_TIMEOUT(!m_project->fitter().job().isBusy() && m_project->scene().fit() &&
                                 m_project->scene().fit()->result->target.name == m_project->state().label,
                             20000);
}

void TestCopiedCommand::change(const AnalysisState& next)
{
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->change(next, QStringLiteral("test"));
    QVERIFY2(settled.wait(20000), qPrintable(m_project->fitter().error()));
}

void TestCopiedCommand::change(const std::function<void()>& act)
{
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    act();
    QVERIFY2(settled.wait(20000), qPrintable(m_project->fitter().error()));
}

void TestCopiedCommand::goByPairs()
{
    AnalysisState next = m_project->state();
    next.method = "sffd";
    next.leftOutSamples = {"s1"};  // so that rows and samples on screen differ
    change(next);
}

void TestCopiedCommand::withDrawnPairs()
{
    goByPairs();
    PairController pairs(*m_project);
    change([&] { pairs.link(PairKind::Must, {0}, {5}); });
    change([&] { pairs.link(PairKind::Cannot, {1, 2}, {3}); });
    const std::string& line = m_project->scene().fit()->result->command;
    QVERIFY2(line.find("'must s0 s6'") != std::string::npos && line.find("'cannot s2 s4'") != std::string::npos,
             line.c_str());
    repeats();
}

void TestCopiedCommand::withPairsOfAFile()
{
    goByPairs();
    PairController pairs(*m_project);
    const QString path = write("some pairs.txt", "must s0 s3\nmust s1 s2\ncannot s4 s6\n");
    change([&] { pairs.importFrom(path); });
    QCOMPARE(m_project->scene().pairs().pairs().size(), std::size_t(2));
    QCOMPARE(m_project->scene().pairs().elsewhere(), 1);
    QVERIFY(m_project->scene().fit()->result->command.find("some pairs.txt") != std::string::npos);
    repeats();
}

/// All pairs of the labels are said in a word, while the labels are those they were made of.
void TestCopiedCommand::withPairsOfLabels()
{
    goByPairs();
    PairController pairs(*m_project);
    change([&] { pairs.takeFromLabels({}); });
    QVERIFY(m_project->scene().fit()->result->command.find("--pairs labels") != std::string::npos);
    repeats();
    // A sample that comes back has no pairs here, though it has a label.
    AnalysisState next = m_project->state();
    next.leftOutSamples.clear();
    change(next);
    QVERIFY(m_project->scene().fit()->result->command.find("--pairs labels") == std::string::npos);
    QVERIFY(m_project->scene().fit()->lacksPairsFile);
    change([&] { pairs.exportTo(m_folder.filePath(QStringLiteral("of labels.txt"))); });
    repeats();
    next = m_project->state();
    next.label = "site";
    change(next);
    repeats();
    change([&] { pairs.takeFromLabels({0.5, 12, 3, true}); });
    QCOMPARE(m_project->scene().pairs().pairs().size(), std::size_t(12));
    repeats();
}

/// Many drawn pairs would make the line too long to paste; once they are saved the line names their file.
void TestCopiedCommand::withPairsThatAreInNoFile()
{
    goByPairs();
    PairController pairs(*m_project);
    std::vector<int> some(22);
    std::iota(some.begin(), some.end(), 0);
    change([&] { pairs.link(PairKind::Must, some, some); });
    QVERIFY(m_project->scene().fit()->lacksPairsFile);
    QVERIFY(m_project->scene().fit()->result->command.find(unsavedPairs) != std::string::npos);
    change([&] { pairs.exportTo(m_folder.filePath(QStringLiteral("drawn.txt"))); });
    QVERIFY(!m_project->scene().fit()->lacksPairsFile);
    repeats();
}

void TestCopiedCommand::join(const QString& path)
{
    QSignalSpy joined(&m_project->loader(), &Loader::joined);
    m_project->loader().join(path);
    QVERIFY(joined.wait(20000));
}

/// What @p line writes to standard output in a shell; empty when it fails.
QByteArray TestCopiedCommand::run(const QString& line)
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"),
                       test::builtFile("bin:") + environment.value(QStringLiteral("PATH")));
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(m_folder.path());
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line});
    const bool isDone = shell.waitForFinished(60000) && shell.exitCode() == 0;
    m_said = shell.readAllStandardError();
    if (!isDone)
        qWarning("%s\n%s", qPrintable(line), m_said.constData());
    return isDone ? shell.readAllStandardOutput() : QByteArray();
}

/// Runs the line and compares its result with the displayed one, to the last bit.
void TestCopiedCommand::repeats()
{
    const Result& shown = *m_project->scene().fit()->result;
    const QString line = QString::fromStdString(shown.command);
    const Result again = resultFromJson(run(line).toStdString(), "output");
    QVERIFY2(!m_said.contains("not among the features"), m_said.constData());
    QCOMPARE(again.target.name, shown.target.name);
    QCOMPARE(*again.samples, *shown.samples);
    QCOMPARE(*again.features, *shown.features);
    QVERIFY(again.target.classOf == shown.target.classOf);
    QVERIFY2(again.outcome.memberships == shown.outcome.memberships, qPrintable(line));
    QVERIFY(again.outcome.centers == shown.outcome.centers);
}

void TestCopiedCommand::withoutLabels()
{
    AnalysisState next = m_project->state();
    next.label.clear();
    next.chosen["clusters"] = std::int64_t(3);
    change(next);
    QCOMPARE(m_project->scene().fit()->result->target.kind, Target::Kind::None);
    repeats();
}

void TestCopiedCommand::withLabelsJoinedAndAnotherFieldChosen()
{
    join(m_labels);
    settle();
    repeats();
    AnalysisState next = m_project->state();
    next.label = "site";
    change(next);
    repeats();
}

/// The label that was guessed, numbers or a nominal attribute, had become a feature on the command line.
void TestCopiedCommand::withAnotherLabelThanTheFileSeemsToHave()
{
    QByteArray arff = "@relation t\n@attribute w numeric\n@attribute h numeric\n@attribute colour {red,green}\n"
                      "@attribute class {yes,no}\n@data\n",
               csv = "sample,tissue,class,g1,g2\n";
    for (int i = 0; i < 20; ++i) {
        const QByteArray values = QByteArray::number(i * 7 % 11) + ',' + QByteArray::number(i * 5 % 13 + 0.5);
        arff += values + (i % 2 ? ",red," : ",green,") + (i % 3 ? "yes\n" : "no\n");
        csv +=
            's' + QByteArray::number(i) + (i % 2 ? ",liver," : ",lung,") + (i % 3 ? "1," : "2,") + values + '\n';
    }
    for (const auto& [name, text, label] : {std::tuple("t.arff", arff, "colour"), {"t.csv", csv, "tissue"}}) {
        QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
        m_project->loader().open(write(name, text));
        QVERIFY(settled.wait(20000));
        QCOMPARE(m_project->state().label, std::string("class"));
        AnalysisState next = m_project->state();
        next.label = label;
        change(next);
        QCOMPARE(m_project->scene().fit()->result->features->size(), std::size_t(2));
        repeats();
    }
}

void TestCopiedCommand::withTwoTables()
{
    join(m_folder.filePath(QStringLiteral("one.csv")));
    join(m_folder.filePath(QStringLiteral("two.csv")));
    for (const char* label : {"batch", "hospital"}) {
        AnalysisState next = m_project->state();
        next.label = label;
        change(next);
        repeats();
    }
}

void TestCopiedCommand::withAClassLeftOut()
{
    AnalysisState next = m_project->state();
    next.label = "site";
    change(next);
    next.leftOutClasses = {"it's, \"south\" wing"};
    next.leftOutSamples = {"s0", "s1"};  // s0 goes with its class
    change(next);
    QCOMPARE(m_project->scene().fit()->samples(), 11);
    repeats();
}

void TestCopiedCommand::withSamplesAndFeaturesLeftOut()
{
    AnalysisState next = m_project->state();
    next.leftOutSamples = {"s7"};
    next.leftOutFeatures = {"g2"};
    change(next);
    QCOMPARE(m_project->scene().fit()->samples(), 23);
    // Excluded features are named, not remaining ones: the line stays short on large data.
    QVERIFY(m_project->scene().fit()->result->command.find("s11") == std::string::npos);
    repeats();
}

void TestCopiedCommand::aClassLeftOutKeepsTheUnlabelled()
{
    AnalysisState next = m_project->state();
    next.leftOutClasses = {"B"};
    change(next);
    const auto& names = *m_project->scene().fit()->result->samples;
    QVERIFY(std::find(names.begin(), names.end(), "s5") != names.end());
    QCOMPARE(m_project->scene().fit()->samples(), 16);
    repeats();
}

void TestCopiedCommand::joiningATableKeepsTheLabel()
{
    AnalysisState next = m_project->state();
    next.label = "site";
    next.leftOutClasses = {"north"};
    change(next);
    QSignalSpy changed(&m_project->scene(), &Scene::fitChanged);
    join(m_folder.filePath(QStringLiteral("one.csv")));
    QVERIFY(changed.wait(20000));
    QCOMPARE(m_project->state().label, std::string("site"));
    QCOMPARE(m_project->state().leftOutClasses.size(), std::size_t(1));
    QCOMPARE(m_project->scene().fit()->samples(), 12);
    repeats();
}

void TestCopiedCommand::joiningOtherLabelsBringsClassesBack()
{
    AnalysisState next = m_project->state();
    next.leftOutClasses = {"B"};
    change(next);
    join(m_labels);
    QTRY_COMPARE_WITH_TIMEOUT(m_project->scene().fit()->samples(), 24, 20000);
    QVERIFY(m_project->state().leftOutClasses.empty());
    QCOMPARE(m_project->state().label, std::string("class"));
    repeats();
}

void TestCopiedCommand::whatIsSavedIsWhatTheLineWrites()
{
    AnalysisState next = m_project->state();
    next.leftOutSamples = {"s7"};
    next.leftOutFeatures = {"g2"};
    change(next);
    const FitPtr fit = m_project->scene().fit();
    const QByteArray written =
        run(QString::fromStdString(fit->result->command) + QStringLiteral(" --model m.json"));
    QFile model(m_folder.filePath(QStringLiteral("m.json")));
    QVERIFY(model.open(QIODevice::ReadOnly));
    QCOMPARE(QByteArray::fromStdString(toJson(modelOf(*fit))), model.readAll());
    QVERIFY(resultFromJson(written.toStdString(), "output").metrics == resultOf(*fit, nullptr).metrics);
}

QTEST_MAIN(TestCopiedCommand)
#include "tst_copied_command.moc"
