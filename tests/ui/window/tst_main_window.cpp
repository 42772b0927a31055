// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "tests/ui/views/svg_figure.h"
#include "ui/panels/notice_bar.h"
#include "ui/views/scatter/cluster_colors.h"
#include "ui/views/view.h"
#include "ui/window/save_actions.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QSlider>

#include <map>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The window as a whole: a slider, a step, a class, and everything follows.
class TestMainWindow : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }
    void emptyStateSaysWhatToDo();
    void demonstrationIsFittedAtOnce();
    void onlyPicturesThatApplyCanBeShown();
    void aWrongTextIsAnErrorOfTheFit();
    void aSliderMovesEverything();
    void aDragIsOneUndoStep();
    void undoRestoresTheCachedOutcome();
    void aSliderStormEndsOnTheLastValue();
    void previewsAreMarkedAndSettle();
    void leavingOutAClassAndBringingItBack();
    void labelsAndStepsChangeTheFit();
    void everyWidgetThatTakesFocusHasAName();
    void copiedCommandNamesTheData();
    void theModelIsSavedByTheMenu();
    void closingWaitsForFilesThatAreWritten();
    void aFileThatCannotBeWrittenKeepsTheWindowOpen();
    void probesHaveAMenuWhileTheMethodKnowsThem();
    void everyShortcutIsOfOneAction();
    void namesOfAFileShowNoControlCharacters();
};

void TestMainWindow::probesHaveAMenuWhileTheMethodKnowsThem()
{
    openDemonstration();
    Project& project = m_window->project();
    auto* menu = find<QMenu>(*m_window, "probeMenu");
    QVERIFY(menu && !menu->menuAction()->isVisible());
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    project.setMethod("mes");
    QVERIFY(settled.wait(20000));
    QVERIFY(menu->menuAction()->isVisible());
    auto* pin = find<QAction>(*m_window, "pinProbes");
    QVERIFY(!pin->isEnabled());  // nothing is selected
    project.scene().selection().apply(SelectMode::Replace, {2, 5});
    QVERIFY(pin->isEnabled());
    pin->trigger();
    QCOMPARE(project.scene().probes().pinned(), (std::vector<int>{2, 5}));
    QVERIFY(settled.wait(20000));
    View* embedding = m_window->workspace().bring(QStringLiteral("embedding"));
    QVERIFY(embedding && embedding->isVisible() && embedding->isApplicable());
    project.setMethod("sfp");
    QVERIFY(!menu->menuAction()->isVisible());
    QVERIFY(!pin->isEnabled());
}

/// There are more pictures than digits: the eleventh used to take the shortcut of the first.
void TestMainWindow::everyShortcutIsOfOneAction()
{
    QSet<QKeySequence> known;
    for (const QAction* action : m_window->findChildren<QAction*>())
        if (action->shortcutContext() == Qt::WindowShortcut)
            for (const QKeySequence& shortcut : action->shortcuts()) {
                QVERIFY2(!known.contains(shortcut), qPrintable(shortcut.toString() + " " + action->objectName()));
                known.insert(shortcut);
            }
    QVERIFY(known.contains(QKeySequence(QStringLiteral("Ctrl+0"))));
}

void TestMainWindow::emptyStateSaysWhatToDo()
{
    auto* page = find<QWidget>(*m_window, "emptyState");
    QVERIFY(page && page->isVisible());
    for (const char* action : {"exportFigure", "saveResult", "saveModel", "copyCommand"})
        QVERIFY2(!find<QAction>(*m_window, action)->isEnabled(), action);  // there is nothing to save yet
    QVERIFY(!page->findChildren<QLabel*>().isEmpty());
}

void TestMainWindow::demonstrationIsFittedAtOnce()
{
    openDemonstration();
    const FitPtr fit = m_window->project().scene().fit();
    QVERIFY(fit);
    QVERIFY(!fit->preview);
    QCOMPARE(fit->samples(), int(m_window->project().dataset()->samples()));
    QVERIFY(find<QWidget>(*m_window, "emptyState")->isHidden() ||
            !find<QWidget>(*m_window, "emptyState")->isVisible());
    QVERIFY(find<QLabel>(*m_window, "statusFacts")->text().contains(QStringLiteral("ms")));
}

void TestMainWindow::onlyPicturesThatApplyCanBeShown()
{
    openDemonstration();
    auto* show = find<QAction>(*m_window, "show_embedding");
    QVERIFY(show);
    QVERIFY(!show->isEnabled());  // SFP makes no embedding: the card would be blank
    QVERIFY(find<QAction>(*m_window, "show_expression")->isEnabled());
    QSignalSpy settled(&m_window->project().fitter(), &Fitter::fitted);
    m_window->project().setMethod("mes");
    QVERIFY(settled.wait(30000));
    QTRY_VERIFY(show->isEnabled());
    show->trigger();
    QVERIFY(m_window->workspace().bring(QStringLiteral("embedding"))->isVisible());
}

/// The text of a parameter and the argument of a step may be typed wrongly or not be typed yet.
void TestMainWindow::aWrongTextIsAnErrorOfTheFit()
{
    openDemonstration();
    Project& project = m_window->project();
    project.setParameter("init_samples", std::string("+"), QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(project.fitter().error().contains(QLatin1String("init_samples")), 20000);
    project.undo();
    QTRY_VERIFY_WITH_TIMEOUT(project.fitter().error().isEmpty(), 20000);
    AnalysisState next = project.state();
    next.steps.push_back({{"zscore", {}}, true});
    next.steps.push_back({{"symbols", {}}, true});
    project.change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(project.fitter().error().contains(QLatin1String("symbols")), 20000);
    project.undo();
    QTRY_VERIFY_WITH_TIMEOUT(project.fitter().error().isEmpty(), 20000);
}

void TestMainWindow::aSliderMovesEverything()
{
    openDemonstration();
    Project& project = m_window->project();
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    QVERIFY(slider);
    const FitPtr before = project.scene().fit();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QTRY_VERIFY(project.scene().fit() != before);
    QVERIFY(project.scene().fit()->result->parameters.real("lambda") != before->result->parameters.real("lambda"));
    QTRY_VERIFY(!project.scene().fit()->preview);
    // A settled fit is a cold fit: the same from the command line's side.
    const Outcome cold =
        method("sfp").run(project.fitter().prepared()->problem, project.fitter().parameters(), {});
    QCOMPARE(project.scene().fit()->result->outcome.memberships, cold.memberships);
}

void TestMainWindow::aDragIsOneUndoStep()
{
    openDemonstration();
    Project& project = m_window->project();
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    const AnalysisState before = project.state();
    const int steps = project.undoStack().count();
    slider->setSliderDown(true);
    for (int i = 0; i < 12; ++i)
        slider->setValue(slider->value() + 1);
    slider->setSliderDown(false);
    QCOMPARE(project.undoStack().count(), steps + 1);
    QVERIFY(!(project.state() == before));
    project.undoStack().undo();
    QVERIFY(project.state() == before);
    project.undoStack().redo();
    QVERIFY(!(project.state() == before));
}

void TestMainWindow::undoRestoresTheCachedOutcome()
{
    openDemonstration();
    Project& project = m_window->project();
    const FitPtr before = project.scene().fit();
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    QTest::keyClick(find<QSlider>(*m_window, "slider_lambda"), Qt::Key_Right);
    QVERIFY(settled.wait(20000));
    project.undoStack().undo();
    QTRY_COMPARE(project.scene().fit(), before);
}

void TestMainWindow::aSliderStormEndsOnTheLastValue()
{
    openDemonstration();
    Project& project = m_window->project();
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    int mostAlive = 0;
    QTimer ticker;
    ticker.setInterval(1);
    connect(&ticker, &QTimer::timeout, this,
            [&] { mostAlive = std::max(mostAlive, project.fitter().job().alive()); });
    QSignalSpy ticks(&ticker, &QTimer::timeout);
    ticker.start();
    quint64 shown = 0;
    bool wentBack = false;
    connect(&project.fitter().job(), &JobBase::finished, this, [&](quint64 generation) {
        wentBack |= generation < shown;
        shown = generation;
    });
    slider->setFocus();
    for (int tick = 0; tick < 200; ++tick) {
        if (tick % 3 == 0) {
            QTest::keyClick(slider, tick % 2 ? Qt::Key_Left : Qt::Key_Right);
        } else if (tick % 3 == 1) {
            turnWheel(slider, tick % 2 ? 120 : -120);
        } else {
            QTest::mouseClick(slider, Qt::LeftButton, {},
                              QPoint(20 + (tick * 37) % (slider->width() - 40), slider->height() / 2));
        }
        QVERIFY(ticks.wait());
    }
    ticker.stop();
    QTRY_VERIFY_WITH_TIMEOUT(!project.fitter().job().isBusy() && !project.scene().fit()->preview, 20000);
    QCOMPARE(project.scene().fit()->result->parameters.real("lambda"),
             project.fitter().parameters().real("lambda"));
    QVERIFY2(mostAlive <= 3, qPrintable(QString::number(mostAlive)));  // two running, one waiting
    QVERIFY(!wentBack);
}

void TestMainWindow::previewsAreMarkedAndSettle()
{
    openDemonstration();
    Project& project = m_window->project();
    FitRequest request{project.dataset(),           project.input(),       project.state(),
                       project.fitter().prepared(), project.scene().fit(), true};
    request.state.chosen["lambda"] = project.fitter().parameters().real("lambda") * 1.5;
    const FitAnswer preview = computeFit(request, true, {});
    QVERIFY2(preview.fit, qPrintable(preview.error));
    QVERIFY(preview.fit->preview);
    const FitAnswer settled = computeFit(request, false, {});
    QVERIFY(settled.fit && !settled.fit->preview);
}

void TestMainWindow::leavingOutAClassAndBringingItBack()
{
    openDemonstration();
    Project& project = m_window->project();
    const int all = project.scene().fit()->samples();
    const std::string name = project.fitter().prepared()->problem.target.classNames.front();
    auto* chip = m_window->findChild<QAbstractButton*>(QStringLiteral("class_") + QString::fromStdString(name));
    QVERIFY(chip);
    chip->click();
    QTRY_VERIFY(project.scene().fit()->samples() < all);
    // Colours and markers are those of the classes as read: the second class does not become the first.
    const Colouring& colouring = project.scene().colouring();
    QCOMPARE(colouring.classes.front(), QString::fromStdString(name));
    QCOMPARE(*std::min_element(colouring.codes.begin(), colouring.codes.end()), 1);
    QVERIFY(!find<QWidget>(*m_window, "scatter.legend.0"));
    QVERIFY(find<QWidget>(*m_window, "scatter.legend.1")->isVisible());
    for (const QColor& color : clusterColors(*project.scene().fit(), Theme::paper()))
        QVERIFY(color != Theme::paper().classColor(0));
    QVERIFY(find<QWidget>(*m_window, "bringBack")->isVisible());
    find<QAbstractButton>(*m_window, "bringBack")->click();
    QTRY_COMPARE(project.scene().fit()->samples(), all);
}

void TestMainWindow::labelsAndStepsChangeTheFit()
{
    openDemonstration();
    Project& project = m_window->project();
    auto* label = find<QComboBox>(*m_window, "labelField");
    const FitPtr labelled = project.scene().fit();
    label->setCurrentIndex(0);
    emit label->activated(0);
    QTRY_VERIFY(project.scene().fit() != labelled);
    QCOMPARE(project.scene().fit()->result->target.kind, Target::Kind::None);
    AnalysisState next = project.state();
    next.steps.push_back({StepSpec::parse("top-variance=100"), true});
    project.change(next, QStringLiteral("test"));
    QTRY_COMPARE(int(project.scene().fit()->result->features->size()), 100);
}

void TestMainWindow::everyWidgetThatTakesFocusHasAName()
{
    openDemonstration();
    QStringList nameless;
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->objectName().startsWith("qt_"))
            continue;
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        if (access && access->text(QAccessible::Name).isEmpty())
            nameless << QStringLiteral("%1 in %2")
                            .arg(widget->metaObject()->className(),
                                 QString::fromLatin1(widget->parentWidget()->metaObject()->className()));
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
}

void TestMainWindow::copiedCommandNamesTheData()
{
    openDemonstration();
    m_window->saving().copyCommand();
    const QString command = QApplication::clipboard()->text();
    QVERIFY2(command.startsWith(QStringLiteral("fuzzylens-cli fit sfp demo")), qPrintable(command));
}

void TestMainWindow::closingWaitsForFilesThatAreWritten()
{
    openDemonstration();
    DataSaver& saver = m_window->saving().saver();
    const DatasetPtr data = m_window->project().dataset();
    const QString first = m_folder.filePath(QStringLiteral("first.csv"));
    const QString second = m_folder.filePath(QStringLiteral("second.csv"));
    saver.save(data, first, "csv", true);
    saver.save(data, second, "csv", true);
    m_window->close();
    QVERIFY(m_window->isVisible());
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(QFile::exists(first) && QFile::exists(second));
}

void TestMainWindow::aFileThatCannotBeWrittenKeepsTheWindowOpen()
{
    openDemonstration();
    DataSaver& saver = m_window->saving().saver();
    QSignalSpy failed(&saver, &DataSaver::failed), saved(&saver, &DataSaver::saved);
    saver.save(m_window->project().dataset(), m_folder.filePath(QStringLiteral("none/data.csv")), "csv", true);
    m_window->close();
    QTRY_COMPARE(failed.size(), 1);
    saver.save(m_window->project().dataset(), m_folder.filePath(QStringLiteral("data.csv")), "csv", true);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(m_window->isVisible());
}

void TestMainWindow::theModelIsSavedByTheMenu()
{
    openDemonstration();
    const QString path = m_folder.filePath(QStringLiteral("model.json"));
    answerFileDialog(path);
    m_window->findChild<QAction*>(QStringLiteral("saveModel"))->trigger();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Model model = modelFromJson(file.readAll().toStdString(), "model.json");
    QCOMPARE(model.features, *m_window->project().scene().fit()->result->features);
    QVERIFY(m_window->findChild<NoticeBar*>()->text().contains(QStringLiteral("model.json")));
}

/// A mark of the direction of writing in a name turned round all that followed, an escape sequence was copied.
void TestMainWindow::namesOfAFileShowNoControlCharacters()
{
    DatasetParts parts = demonstration()->parts();
    const auto spoil = [](std::vector<std::string>& names) {
        for (std::string& name : names)
            name = "x\x1b[31m\u202e\n" + name;
    };
    spoil(parts.sampleNames);
    spoil(parts.featureNames);
    for (LabelField& field : parts.labelFields) {
        spoil(field.classes);
        field.name = "f\x07" + field.name;
    }
    AnalysisState state;
    state.label = parts.labelFields.front().name;
    QSignalSpy settled(&m_window->project().fitter(), &Fitter::fitted);
    m_window->project().open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("file\u202e.csv"),
                             {"file\u202e.csv", {}, {}}, state);
    QVERIFY(settled.wait(20000));
    m_window->project().scene().setFocusFeature(3);
    m_window->project().scene().selection().apply(SelectMode::Replace, {2, 5});
    std::map<QString, QString> shown{{QStringLiteral("title"), m_window->windowTitle()}};
    for (const ViewCard* card : m_window->workspace().cards())
        for (View* view : card->views()) {
            if (!view->isApplicable())
                continue;
            m_window->workspace().bring(view->identifier());
            QTest::qWait(0);
            shown[view->identifier()] =
                view->description() + view->toCsv() + view->subject() + view->origin() +
                test::svgFigure(*view).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
        }
    for (const auto* label : m_window->findChildren<QLabel*>())
        shown[QStringLiteral("label ") + label->objectName()] += label->text() + label->accessibleName();
    for (const auto* button : m_window->findChildren<QAbstractButton*>())
        shown[QStringLiteral("button ") + button->objectName()] += button->text() + button->accessibleName();
    for (const auto* choice : m_window->findChildren<QComboBox*>())
        for (int row = 0; row < choice->count(); ++row)
            shown[QStringLiteral("choice ") + choice->objectName()] += choice->itemText(row);
    for (const auto* table : m_window->findChildren<QAbstractItemView*>())
        if (const QAbstractItemModel* model = table->model())
            for (int column = 0; column < model->columnCount(); ++column)
                shown[QStringLiteral("table ") + table->objectName()] +=
                    model->headerData(column, Qt::Horizontal).toString() +
                    model->index(0, column).data().toString();
    find<QAction>(*m_window, "copySampleNames")->trigger();
    shown[QStringLiteral("clipboard")] = QGuiApplication::clipboard()->text();
    QCOMPARE(shown[QStringLiteral("clipboard")].count(QLatin1Char('\n')), 2);
    const QRegularExpression control(QStringLiteral("[\\x00-\\x08\\x0b-\\x1f\\x7f\\x{202a}-\\x{202e}]"));
    for (const auto& [name, text] : shown)
        QVERIFY2(!text.contains(control), qPrintable(name + QStringLiteral(": ") + text.left(200)));
    QVERIFY(shown[QStringLiteral("scatter")].contains(QStringLiteral("\\x1b[31m\\u202e ")));
    countAsSaved(*m_window);
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
