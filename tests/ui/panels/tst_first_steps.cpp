// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/panels/first_steps.h"
#include "ui/panels/parameter_panel.h"
#include "ui/window/open_actions.h"

#include <QPushButton>
#include <QSettings>
#include <QSlider>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The hint of the first start.
class TestFirstSteps : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { closeWindow(); }
    void stepsAreTickedOffAndUndone();
    void openingAFileEndsThem();
    void dismissedTheyNeverReturn();
    void theyAreAboutTheDemonstration();
    void clicksShowWhere();

private:
    FirstSteps& steps() const { return *m_window->findChild<FirstSteps*>(); }
    bool isDone(const char* step) const
    {
        return find<QPushButton>(*m_window, step)->text().startsWith(QStringLiteral("✓"));
    }
};

void TestFirstSteps::init()
{
    QSettings().clear();
    openWindow();
    openDemonstration();
    QVERIFY(!steps().isVisible());
    m_window->beginFirstSteps();
    QVERIFY(steps().isVisible());
}

void TestFirstSteps::stepsAreTickedOffAndUndone()
{
    Project& project = m_window->project();
    QVERIFY(!isDone("firstStepParameter") && !isDone("firstStepSample"));
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    slider->setValue(slider->value() + slider->maximum() / 10);
    QTRY_VERIFY(isDone("firstStepParameter"));
    QVERIFY(!isDone("firstStepSample"));
    project.scene().selection().apply(SelectMode::Replace, {7});
    QTRY_VERIFY(isDone("firstStepSample"));
    while (project.undoStack().canUndo())
        project.undo();
    QCOMPARE(project.scene().selection().count(), 0);
    QVERIFY(project.state().chosen.empty());
    QVERIFY(isDone("firstStepParameter") && isDone("firstStepSample"));
    QVERIFY(steps().isVisible());
}

void TestFirstSteps::openingAFileEndsThem()
{
    QSignalSpy opened(&m_window->project(), &Project::opened);
    m_window->opening().openPath(write("own.csv", "id,g1,g2,g3\na,1,2,3\nb,2,1,4\nc,3,5,1\n"));
    QVERIFY(opened.wait());
    QVERIFY(!steps().isVisible());
    m_window->beginFirstSteps();
    QVERIFY(!steps().isVisible());
}

void TestFirstSteps::dismissedTheyNeverReturn()
{
    find<QPushButton>(*m_window, "closeFirstSteps")->click();
    QVERIFY(!steps().isVisible());
    m_window->project().scene().selection().apply(SelectMode::Replace, {7});
    QVERIFY(!steps().isVisible());
    closeWindow();
    openWindow();
    openDemonstration();
    m_window->beginFirstSteps();
    QVERIFY(!steps().isVisible());
}

void TestFirstSteps::theyAreAboutTheDemonstration()
{
    closeWindow();
    QSettings().clear();
    openWindow();
    m_window->beginFirstSteps();
    QVERIFY(!steps().isVisible());
    openDemonstration();
    m_window->beginFirstSteps();
    QVERIFY(steps().isVisible());
}

void TestFirstSteps::clicksShowWhere()
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    find<QPushButton>(*m_window, "firstStepParameter")->click();
    const QWidget* panel = m_window->findChild<ParameterPanel*>();
    QVERIFY(QApplication::focusWidget() == find<QSlider>(*m_window, "slider_lambda"));
    find<QPushButton>(*m_window, "firstStepSample")->click();
    QVERIFY(!panel->isAncestorOf(QApplication::focusWidget()));
}

QTEST_MAIN(TestFirstSteps)
#include "tst_first_steps.moc"
