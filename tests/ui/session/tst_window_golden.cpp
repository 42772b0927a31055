// SPDX-License-Identifier: GPL-3.0-or-later
// The sessions of every release open in the window as they were left. With --make FILE a session of this release
// is made, and its expected content.
#include "tests/core/session/golden_facts.h"
#include "tests/core/support/project_files.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/runs/run_history.h"
#include "ui/session/session_controller.h"
#include "ui/window/selection_menu.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Another state, and the fit it comes to kept as a run. Where it comes to none, none is kept.
void keepRun(MainWindow& window, const AnalysisState& next, const QString& text)
{
    Project& project = window.project();
    project.change(next, text);
    if (QTest::qWaitFor([&] { return project.fitter().finalFit() || !project.fitter().error().isEmpty(); }, 60000))
        window.runs().keep();
}

int make(const QString& path)
{
    MainWindow window;
    window.show();
    Project& project = window.project();
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    SyntheticOptions options;
    options.samples = 48;
    options.features = 60;
    const DatasetPtr data = synthesize("expression", options);
    project.open(data, QStringLiteral("Made-up expression"), {inputText({"expression", options}), {}, {}});
    if (!settled.wait(20000))
        return 1;
    window.runs().keep();
    AnalysisState state = project.state();
    state.leftOutSamples.insert(data->sampleNames()[5]);
    state.leftOutFeatures.insert(data->featureNames()[7]);
    state.chosen["gamma"] = 0.35;
    keepRun(window, state, QStringLiteral("leaving out"));
    window.runs().rename(window.runs().runs().back()->id, QStringLiteral("without two"));
    window.runs().setPinned(window.runs().runs().front()->id, true);
    state.pairs = requestedPairs({{{0, 1}, {2, 3}}, {{0, 40}}});
    project.change(state, QStringLiteral("pairs"));
    for (const MethodDescription& each : methods()) {
        project.setMethod(each.id);
        keepRun(window, project.state(), {});
    }
    std::vector<bool> selected(std::size_t(project.scene().selection().size()), false);
    std::fill(selected.begin(), selected.begin() + 9, true);
    project.scene().selection().set(selected);
    window.findChild<SelectionMenu*>()->name(QStringLiteral("the first ones"));
    project.undo();
    project.redo();
    QSignalSpy saved(&window.session(), &SessionController::saved);
    window.session().saveAs(path, true);
    if (!saved.wait(20000))
        return 1;
    QFile text(QString(path).replace(QStringLiteral(".fuzzylens"), QStringLiteral(".txt")));
    if (!text.open(QIODevice::WriteOnly))
        return 1;
    text.write(
        QByteArray::fromStdString(factsOf(*SessionFile::open(path.toStdString(), SessionFile::Access::Read))));
    return 0;
}

}  // namespace

class TestWindowGolden : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void opensAsItWasLeft_data();
    void opensAsItWasLeft();
};

void TestWindowGolden::opensAsItWasLeft_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(test::sourceFile("tests/core/session/golden"));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.fuzzylens")}, QDir::Files))
        QTest::newRow(qPrintable(file.completeBaseName())) << file.absoluteFilePath();
}

void TestWindowGolden::opensAsItWasLeft()
{
    QFETCH(QString, path);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("golden.fuzzylens"));
    QVERIFY(QFile::copy(path, copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    MainWindow window;
    window.show();
    QSignalSpy settled(&window.project().fitter(), &Fitter::fitted);
    window.session().open(copy);
    QVERIFY(settled.wait(20000));
    Project& project = window.project();
    const std::vector<RunPtr>& runs = window.runs().runs();
    QTRY_VERIFY(std::all_of(runs.begin(), runs.end(), [](const RunPtr& run) { return run->isLoaded; }));
    QCOMPARE(titleOf(*runs[1]), QStringLiteral("without two"));
    QVERIFY(runs[0]->isPinned);
    QVERIFY(runs.size() > 10);
    QVERIFY(window.runs().current());
    QVERIFY(project.state().namedSelections.contains("the first ones"));
    QVERIFY(project.state().pairs);
    QCOMPARE(project.scene().selection().count(), 9);
    QVERIFY(!window.session().isModified());
    // All the way back to where it began.
    while (project.undoStack().canUndo())
        project.undo();
    QVERIFY(project.state().leftOutSamples.empty());
    QCOMPARE(project.state().method, std::string("sfp"));
}

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == "--make") {
        prepareApplication();
        return make(QString::fromLocal8Bit(argv[2]));
    }
    TestWindowGolden test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window_golden.moc"
