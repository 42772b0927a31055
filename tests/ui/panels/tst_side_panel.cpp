// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/dataset.h"
#include "core/import/reader.h"
#include "tests/ui/support/side_panels.h"
#include "ui/panels/class_chips.h"
#include "ui/panels/class_filter_dialog.h"
#include "ui/panels/class_marker.h"
#include "ui/panels/data_panel.h"
#include "ui/panels/left_out_dialog.h"
#include "ui/panels/step_row.h"
#include "ui/panels/steps_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int manyClasses = 20, samplesOfAClass = 3;

/// Twenty classes of three samples, three features.
DatasetPtr manyClassesSet()
{
    DatasetParts parts;
    const Index samples = manyClasses * samplesOfAClass;
    auto values = std::make_shared<AlignedMatrix>(samples, 3);
    LabelField field;
    field.name = "kind";
    for (int c = 0; c < manyClasses; ++c)
        field.classes.push_back("class" + std::to_string(c));
    for (Index i = 0; i < samples; ++i) {
        parts.sampleNames.push_back("s" + std::to_string(i));
        field.codes.push_back(int(i) / samplesOfAClass);
        for (Index j = 0; j < 3; ++j)
            values->column(j)[i] = double((i * 7 + j * 3) % 11) + double(i / samplesOfAClass);
    }
    parts.values = values;
    parts.featureNames = {"a", "b", "c"};
    parts.annotations = {{"note, or so", {"A", "B", "B"}}};
    parts.labelFields = {field};
    parts.preferredLabel = "kind";
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

/// The side panel keeps the keyboard's place while the state moves, and gives a way back for all it leaves out.
class TestSidePanel : public SidePanels
{
    Q_OBJECT

private slots:
    void initTestCase() { useLightTheme(); }
    void init();
    void cleanup() { close(); }
    void aSwitchedStepKeepsTheFocus();
    void anArgumentKeepsTheFocus();
    void aMovedStepTakesTheFocusAlong();
    void removedStepsLeaveTheFocusNearby();
    void lateHandlersDoNothing();
    void aWholeArgumentFits();
    void aChoiceIsChosen();
    void aChoiceThatTakesOthersIsTypedInto();
    void aSourceIsChosenFromItsMenu();
    void aStepThatMeansLittleSaysSo();
    void chipsKeepTheFocus();
    void chipsWearTheMarkersOfThePictures();
    void classesBeyondTheChipsCanBeLeftOut();
    void theListOfClassesFollowsUndo();
    void theSearchForClassesHoldsForAnotherField();
    void whatIsLeftOutComesBackByName();
};

void TestSidePanel::init()
{
    QVBoxLayout* layout = open(manyClassesSet());
    layout->addWidget(new DataPanel(*m_project, m_window.get()));
    layout->addWidget(new StepsPanel(*m_project, m_window.get()));
    show(QSize(292, 700));
}

void TestSidePanel::aSwitchedStepKeepsTheFocus()
{
    useSteps({"log2", "zscore"});
    auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_1"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
    QVERIFY(!m_project->state().steps[1].isOn);
    QCOMPARE(find<QCheckBox>(QStringLiteral("stepIsOn_1")), box);
    QVERIFY(box->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(m_project->state().steps[1].isOn);
    m_project->undoStack().undo();
    QVERIFY(!box->isChecked());
}

void TestSidePanel::anArgumentKeepsTheFocus()
{
    useSteps({"top-variance=2", "zscore"});
    auto* argument = find<QWidget>(QStringLiteral("step_0"))->findChild<QLineEdit*>();
    argument->setFocus();
    argument->selectAll();
    QTest::keyClicks(argument, QStringLiteral("3"));
    QTest::keyClick(argument, Qt::Key_Return);
    QCOMPARE(m_project->state().steps[0].spec.argument, std::string("3"));
    QVERIFY(argument->hasFocus());
    m_project->undoStack().undo();
    QCOMPARE(argument->text(), QStringLiteral("2"));
}

void TestSidePanel::aMovedStepTakesTheFocusAlong()
{
    useSteps({"log2", "zscore", "center"});
    auto* menu = find<QToolButton>(QStringLiteral("stepMenu_1"));
    menu->setFocus();
    menu->menu()->actions()[1]->trigger();  // down
    QCOMPARE(steps(), (std::vector<std::string>{"log2", "center", "zscore"}));
    QVERIFY(find<QToolButton>(QStringLiteral("stepMenu_2"))->hasFocus());
    QVERIFY(!find<QToolButton>(QStringLiteral("stepMenu_2"))->menu()->actions()[1]->isEnabled());
}

void TestSidePanel::removedStepsLeaveTheFocusNearby()
{
    useSteps({"log2", "zscore"});
    find<QToolButton>(QStringLiteral("stepMenu_1"))->menu()->actions()[2]->trigger();
    QCOMPARE(steps(), (std::vector<std::string>{"log2"}));
    QVERIFY(find<QToolButton>(QStringLiteral("stepMenu_0"))->hasFocus());
    find<QToolButton>(QStringLiteral("stepMenu_0"))->menu()->actions()[2]->trigger();
    QVERIFY(steps().empty());
    QVERIFY(find<QToolButton>(QStringLiteral("addStep"))->hasFocus());
}

void TestSidePanel::lateHandlersDoNothing()
{
    // A row says something while the step it showed is already gone.
    useSteps({"log2", "zscore"});
    auto* row = find<StepRow>(QStringLiteral("step_1"));
    useSteps({"log2"});
    emit row->switched(false);
    emit row->argumentChosen(QStringLiteral("9"));
    emit row->moveRequested(-1);
    emit row->moveRequested(1);
    emit row->removeRequested();
    emit find<StepRow>(QStringLiteral("step_0"))->moveRequested(-1);
    emit find<StepRow>(QStringLiteral("step_0"))->moveRequested(1);
    QCOMPARE(steps(), (std::vector<std::string>{"log2"}));
}

void TestSidePanel::aWholeArgumentFits()
{
    useSteps({"drop-missing", "zscore"});
    auto* argument = find<QWidget>(QStringLiteral("step_0"))->findChild<QLineEdit*>();
    QVERIFY(!argument->placeholderText().isEmpty());
    QVERIFY(argument->fontMetrics().horizontalAdvance(argument->placeholderText()) < argument->width() - 12);
    auto* choice = find<QWidget>(QStringLiteral("step_1"))->findChild<QComboBox*>();
    QTRY_VERIFY(choice->isVisible());
    QCOMPARE(choice->currentText(), QStringLiteral("population"));
    QVERIFY(choice->fontMetrics().horizontalAdvance(choice->currentText()) < choice->width() - 24);
}

void TestSidePanel::aChoiceIsChosen()
{
    useSteps({"zscore"});
    auto* choice = find<QWidget>(QStringLiteral("step_0"))->findChild<QComboBox*>();
    QVERIFY(!choice->isEditable());
    QCOMPARE(choice->count(), 2);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(m_project->state().steps[0].spec.argument, std::string("sample"));
    QVERIFY(choice->hasFocus());
    m_project->undoStack().undo();
    QCOMPARE(choice->currentText(), QStringLiteral("population"));
}

void TestSidePanel::aChoiceThatTakesOthersIsTypedInto()
{
    useSteps({"impute=median"});
    auto* choice = find<QWidget>(QStringLiteral("step_0"))->findChild<QComboBox*>();
    QCOMPARE(choice->currentText(), QStringLiteral("median"));
    choice->setFocus();
    choice->lineEdit()->selectAll();
    QTest::keyClicks(choice, QStringLiteral("knn:9"));
    QTest::keyClick(choice, Qt::Key_Return);
    QCOMPARE(m_project->state().steps[0].spec.argument, std::string("knn:9"));
    QCOMPARE(m_project->undoStack().count(), 2);
    m_project->undoStack().undo();
    QCOMPARE(choice->currentText(), QStringLiteral("median"));
    // Its first letter was cut off.
    QVERIFY(choice->fontMetrics().horizontalAdvance(choice->currentText()) + 4 <= choice->lineEdit()->width());
}

void TestSidePanel::aSourceIsChosenFromItsMenu()
{
    AnalysisState next = m_project->state();
    next.steps = {{{"symbols", ""}, false}};
    m_project->change(next, QStringLiteral("test"));
    auto* source = find<QWidget>(QStringLiteral("step_0"))->findChild<QToolButton*>(QStringLiteral("stepSource"));
    QVERIFY(source->isVisible());
    const auto action = [source](const QString& part) -> QAction* {
        emit source->menu()->aboutToShow();
        for (QAction* one : source->menu()->actions())
            if (one->text().remove(QLatin1Char('&')).contains(part))
                return one;
        return nullptr;
    };
    const auto argument = [this] { return m_project->state().steps[0].spec.argument; };
    QVERIFY(action(QStringLiteral("file")));
    QVERIFY(!action(QStringLiteral("use the mean"))->isEnabled());
    action(QStringLiteral("“note, or so”"))->trigger();
    QCOMPARE(argument(), std::string("@note, or so"));
    QVERIFY(m_project->state().steps[0].isOn);
    QVERIFY(action(QStringLiteral("keep the most variable"))->isChecked());
    action(QStringLiteral("use the mean"))->trigger();
    QCOMPARE(argument(), std::string("@note, or so,mean"));
    action(QStringLiteral("are excluded"))->trigger();
    QCOMPARE(argument(), std::string("@note, or so,mean,drop-unmapped"));
    action(QStringLiteral("keep the most variable"))->trigger();
    QCOMPARE(argument(), std::string("@note, or so,drop-unmapped"));
    m_project->undoStack().undo();
    QCOMPARE(argument(), std::string("@note, or so,mean,drop-unmapped"));
    QVERIFY(source->accessibleName().contains(QStringLiteral("Name features by gene symbols")));
    useSteps({"log2"});
    QVERIFY(!source->isVisible());
}

// After a step that equalises variances no features vary most.
void TestSidePanel::aStepThatMeansLittleSaysSo()
{
    useSteps({"log1p", "zscore", "center", "top-variance=2"});
    auto* warning = find<QLabel>(QStringLiteral("stepWarning_3"));
    QTRY_VERIFY(warning->isVisible());
    QVERIFY2(warning->text().contains(QStringLiteral("Standardise features")), qPrintable(warning->text()));
    QVERIFY2(warning->text().contains(QStringLiteral("same variance")), qPrintable(warning->text()));
    QVERIFY(!find<QLabel>(QStringLiteral("stepWarning_1"))->isVisible());
    find<QCheckBox>(QStringLiteral("stepIsOn_1"))->click();  // off: it plays no part
    QVERIFY(!warning->isVisible());
    m_project->undoStack().undo();
    QVERIFY(warning->isVisible());
    find<QAbstractButton>(QStringLiteral("mendStep_3"))->click();
    QCOMPARE(steps(), (std::vector<std::string>{"log1p", "top-variance", "zscore", "center"}));
    QVERIFY(!warning->isVisible());
    QVERIFY(find<QToolButton>(QStringLiteral("stepMenu_1"))->hasFocus());
}

void TestSidePanel::chipsKeepTheFocus()
{
    auto* chip = find<QToolButton>(QStringLiteral("class_class3"));
    chip->setFocus();
    QTest::keyClick(chip, Qt::Key_Space);
    QVERIFY(m_project->state().leftOutClasses.contains("class3"));
    QVERIFY(chip->hasFocus());
    QCOMPARE(QApplication::focusWidget(), chip);
    QTest::keyClick(chip, Qt::Key_Space);
    QVERIFY(m_project->state().leftOutClasses.empty());
}

void TestSidePanel::chipsWearTheMarkersOfThePictures()
{
    const auto drawn = [](const QIcon& icon) { return icon.pixmap(16).toImage(); };
    const auto wears = [&](const char* name, int index, bool isIn) {
        const auto* chip = find<QToolButton>(QString::fromLatin1(name));
        const Theme theme = Theme::of(find<QWidget>(QStringLiteral("classChips"))->palette());
        return drawn(chip->icon()) == drawn(classMarkerIcon(index, theme, chip->devicePixelRatioF(), isIn));
    };
    QTRY_VERIFY(m_project->scene().fit());
    QVERIFY(wears("class_class0", 0, true) && wears("class_class1", 1, true));
    m_project->fitter().setLive(true);
    // The class is not left out, all its samples are: the others keep their markers.
    AnalysisState next = m_project->state();
    next.leftOutSamples = {"s0", "s1", "s2"};
    m_project->change(next, QStringLiteral("test"));
    QTRY_COMPARE(m_project->scene().fit()->samples(), manyClasses * samplesOfAClass - samplesOfAClass);
    QCOMPARE(m_project->scene().fit()->result->target.classNames.front(), std::string("class1"));
    QVERIFY(wears("class_class1", 1, true));
    QVERIFY(wears("class_class2", 2, true));
    QVERIFY(wears("class_class0", 0, false));  // nowhere to be seen
}

void TestSidePanel::classesBeyondTheChipsCanBeLeftOut()
{
    QVERIFY(!find<QToolButton>(QStringLiteral("class_class12")));
    auto* more = find<QToolButton>(QStringLiteral("moreClasses"));
    QVERIFY(more->isVisible());
    QVERIFY(more->text().contains(QString::number(manyClasses - int(ClassChips::mostChips))));
    bool wasOpen = false;
    QTimer::singleShot(0, this, [&] {
        auto* dialog = qobject_cast<ClassFilterDialog*>(QApplication::activeModalWidget());
        wasOpen = dialog;
        if (!dialog)
            return;
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("classes"));
        list->item(15)->setCheckState(Qt::Unchecked);
        dialog->findChild<QLineEdit*>(QStringLiteral("classSearch"))->setText(QStringLiteral("class19"));
        dialog->findChild<QAbstractButton*>(QStringLiteral("shownClassesOut"))->click();
        dialog->reject();
    });
    more->click();
    QVERIFY(wasOpen);
    QCOMPARE(m_project->state().leftOutClasses, (std::set<std::string>{"class15", "class19"}));
    QVERIFY2(more->text().contains(QStringLiteral("2 excluded")), qPrintable(more->text()));
}

void TestSidePanel::theListOfClassesFollowsUndo()
{
    ClassFilterDialog list(*m_project);
    auto* items = list.findChild<QListWidget*>();
    items->item(14)->setCheckState(Qt::Unchecked);
    QVERIFY(m_project->state().leftOutClasses.contains("class14"));
    m_project->undoStack().undo();
    QCOMPARE(items->item(14)->checkState(), Qt::Checked);
}

/// The rows of another label field were shown and hidden like those before: "Leave out shown" left out others.
void TestSidePanel::theSearchForClassesHoldsForAnotherField()
{
    LabelField reversed = *m_project->dataset()->labelField("kind");
    reversed.name = "reversed";
    std::reverse(reversed.classes.begin(), reversed.classes.end());
    for (int& code : reversed.codes)
        code = manyClasses - 1 - code;
    AnalysisState state = m_project->state();
    Project project;
    project.open(withLabels(*m_project->dataset(), std::move(reversed), "reversed.cls"), QStringLiteral("both"),
                 {"both.csv", {}, {}}, state);
    ClassFilterDialog dialog(project);
    auto* items = dialog.findChild<QListWidget*>();
    dialog.findChild<QLineEdit*>(QStringLiteral("classSearch"))->setText(QStringLiteral("class19"));
    QVERIFY(items->isRowHidden(0) && !items->isRowHidden(19));
    state.label = "reversed";
    project.change(state, QStringLiteral("test"));
    QVERIFY(items->item(0)->text().startsWith(QStringLiteral("class19")));
    QVERIFY(!items->isRowHidden(0) && items->isRowHidden(19));
}

void TestSidePanel::whatIsLeftOutComesBackByName()
{
    AnalysisState next = m_project->state();
    next.leftOutSamples = {"s1", "s2", "s9"};
    next.leftOutFeatures = {"b"};
    next.leftOutClasses = {"class4", "class17"};
    m_project->change(next, QStringLiteral("test"));
    auto* facts = find<QAbstractButton>(QStringLiteral("leftOut"));
    QVERIFY(facts->isVisible());
    QVERIFY(facts->text().contains(QStringLiteral("3 samples")));
    LeftOutDialog dialog(*m_project);
    auto* tree = dialog.findChild<QTreeWidget*>();
    tree->topLevelItem(0)->child(2)->setSelected(true);  // s9
    tree->topLevelItem(0)->child(0)->setSelected(true);  // s1
    tree->findChild<QAction*>(QStringLiteral("copyNames"))->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("s1\ns9\n"));
    tree->clearSelection();
    tree->topLevelItem(0)->child(1)->setSelected(true);  // s2
    tree->topLevelItem(2)->setSelected(true);            // all classes
    dialog.findChild<QAbstractButton*>(QStringLiteral("bringChosenBack"))->click();
    QCOMPARE(m_project->state().leftOutSamples, (std::set<std::string>{"s1", "s9"}));
    QVERIFY(m_project->state().leftOutClasses.empty());
    QCOMPARE(m_project->state().leftOutFeatures.size(), std::size_t(1));
    dialog.findChild<QAbstractButton*>(QStringLiteral("bringAllBack"))->click();
    QVERIFY(leftOutSummary(m_project->state()).isEmpty());
    QVERIFY(!facts->isVisible());
}

QTEST_MAIN(TestSidePanel)
#include "tst_side_panel.moc"
