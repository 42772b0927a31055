// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/panels/notice_bar.h"
#include "ui/panels/parameter_row.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/playback.h"
#include "ui/teach/player_bar.h"
#include "ui/teach/teach_workspace.h"
#include "ui/theme/text_size.h"
#include "ui/window/presentation.h"
#include "ui/workspaces/side_by_side.h"

#include <QAction>
#include <QLineEdit>
#include <QSettings>
#include <QSlider>
#include <QToolButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 60000;
const QString sizeKey = QStringLiteral("textSize");

}  // namespace

/// The presentation, used by a keyboard and a clicker.
class TestPresentation : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepareApplication();
        setTextSize(100);
    }
    void init()
    {
        openWindow();
        m_window->resize(1280, 800);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        openDemonstration();
        m_window->project().setParameter("alpha", 0.2, QStringLiteral("test"));
        m_window->project().setParameter("gamma", 1.0, QStringLiteral("test"));
        settle();
        QVERIFY(scene().fit()->result->outcome.iterations > 3);
    }
    void cleanup() { closeWindow(); }
    void leavingRestoresTheWindow();
    void theHintGoesWithIt();
    void leavingRestoresPanels();
    void anEndedWindowLeavesNoTrace();
    void clickersGoThroughTheUpdates();
    void controlsKeepTheirKeys();
    void theScreenTurnsBlack();
    void shortcutsOfMenusWork();
    void lessonsAdvanceAtTheEndOfAStep();

private:
    Scene& scene() { return m_window->project().scene(); }
    Playback& playback() { return m_window->playback(); }
    LessonController& lessons() { return m_window->lessons(); }
    Presentation& presentation() { return m_window->presentation(); }
    bool isShown(const char* name) { return find<QWidget>(*m_window, name)->isVisible(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key, modifiers);
    }
    void settle()
    {
        Project& project = m_window->project();
        QTRY_VERIFY_WITH_TIMEOUT(!lessons().isEntering() && project.scene().fit() &&
                                     project.scene().fit() == project.fitter().finalFit(),
                                 patience);
    }
    void present()
    {
        find<QAction>(*m_window, "presentation")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
    }
};

void TestPresentation::leavingRestoresTheWindow()
{
    const QSize size = m_window->size();
    const QPalette palette = QApplication::palette();
    const int header = find<QWidget>(*m_window, "headerBar")->height();
    present();
    QVERIFY(presentation().isOn());
    QVERIFY(m_window->isFullScreen());
    QVERIFY(hasHighContrast());
    QCOMPARE(textSize(), 150);
    QCOMPARE(QSettings().value(sizeKey).toInt(), 100);  // not for the next start
    for (const char* hidden : {"headerBar", "statusLine", "dataPanel", "stepsPanel", "verdictCard"})
        QVERIFY2(!isShown(hidden), hidden);
    for (const char* shown : {"teachWorkspace", "slider_lambda", "timeline", "presentTeach"})
        QVERIFY2(isShown(shown), shown);
    QVERIFY(find<QToolButton>(*m_window, "presentTeach")->isChecked());
    press(Qt::Key_Escape);
    QVERIFY(!presentation().isOn());
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(!hasHighContrast());
    QCOMPARE(QApplication::palette(), palette);
    QCOMPARE(textSize(), 100);
    QTRY_COMPARE(m_window->size(), size);
    QCOMPARE(find<QWidget>(*m_window, "headerBar")->height(), header);
    for (const char* shown : {"headerBar", "statusLine", "dataPanel", "stepsPanel", "verdictCard"})
        QVERIFY2(isShown(shown), shown);
    QVERIFY(!m_window->findChild<SideBySide*>()->isOpen());
    QVERIFY(!m_window->findChild<PlayerBar*>()->isVisible());
}

void TestPresentation::theHintGoesWithIt()
{
    auto* notice = m_window->findChild<NoticeBar*>();
    find<QAction>(*m_window, "presentation")->trigger();
    QVERIFY2(notice->text().contains(QLatin1String("Escape")), qPrintable(notice->text()));
    press(Qt::Key_Escape);
    QVERIFY(!presentation().isOn());
    QCOMPARE(notice->text(), QString());
}

void TestPresentation::leavingRestoresPanels()
{
    auto* workspaces = m_window->findChild<SideBySide*>();
    setTextSize(200);
    m_window->toggleTune();
    m_window->toggleRuns();
    QWidget* const left = workspaces->left();
    present();
    QCOMPARE(textSize(), 200);
    QCOMPARE(workspaces->left(), static_cast<QWidget*>(&m_window->teachWorkspace()));
    QVERIFY(!isShown("runsPanel"));
    press(Qt::Key_Equal, Qt::ControlModifier);  // the largest size already
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(textSize(), 150);
    find<QToolButton>(*m_window, "presentTeach")->click();
    QVERIFY(!presentation().isOn());
    QCOMPARE(textSize(), 200);
    QCOMPARE(QSettings().value(sizeKey).toInt(), 200);
    QCOMPARE(workspaces->left(), left);
    QVERIFY(workspaces->isOpen());
    QVERIFY(isShown("runsPanel"));
    setTextSize(100);
}

void TestPresentation::anEndedWindowLeavesNoTrace()
{
    present();
    m_window.reset();
    QVERIFY(!hasHighContrast());
    QCOMPARE(textSize(), 100);
}

void TestPresentation::clickersGoThroughTheUpdates()
{
    present();
    QVERIFY(playback().last() > 6);
    playback().show(0);
    press(Qt::Key_PageDown);
    QCOMPARE(playback().at(), 1);
    int at = 1;
    for (const Qt::Key next : {Qt::Key_Right, Qt::Key_Space, Qt::Key_Return}) {
        press(next);
        QCOMPARE(playback().at(), ++at);
    }
    for (const Qt::Key back : {Qt::Key_PageUp, Qt::Key_Left}) {
        press(back);
        QCOMPARE(playback().at(), --at);
    }
    const FitPtr shown = scene().fit();
    for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ShiftModifier})
        press(Qt::Key_F5, modifier);  // clickers begin with it
    QCOMPARE(scene().fit(), shown);
    QVERIFY(!m_window->project().fitter().job().isBusy());
    QVERIFY(presentation().isOn());
    playback().show(playback().last());
    press(Qt::Key_PageDown);
    QCOMPARE(playback().at(), playback().last());
    playback().play();
    press(Qt::Key_PageDown);
    QVERIFY(!playback().isPlaying());
    QCOMPARE(playback().at(), 1);
}

void TestPresentation::controlsKeepTheirKeys()
{
    present();
    playback().show(2);
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    slider->setFocus();
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(slider));
    const int value = slider->value();
    press(Qt::Key_PageDown);
    QCOMPARE(slider->value(), value);
    QCOMPARE(playback().at(), 3);
    press(Qt::Key_Right);
    QVERIFY(slider->value() != value);
    QWidget* row = slider;
    while (!qobject_cast<ParameterRow*>(row))
        row = row->parentWidget();
    auto* field = find<QLineEdit>(*row, "valueBox");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("0.4"));
    QCOMPARE(field->text(), QStringLiteral("0.4"));
    QVERIFY(!presentation().isBlack());
}

void TestPresentation::theScreenTurnsBlack()
{
    present();
    playback().show(2);
    press(Qt::Key_B);
    QVERIFY(presentation().isBlack());
    auto* black = find<QWidget>(*m_window, "blackScreen");
    QCOMPARE(black->geometry(), m_window->rect());
    const QImage seen = m_window->grab().toImage();
    QCOMPARE(seen.pixelColor(seen.rect().center()), QColor(Qt::black));
    press(Qt::Key_PageDown);  // shows the room the window again, as it was
    QVERIFY(!presentation().isBlack());
    QCOMPARE(playback().at(), 2);
    press(Qt::Key_Period);
    QVERIFY(presentation().isBlack());
    press(Qt::Key_Period);
    QVERIFY(!presentation().isBlack());
    press(Qt::Key_B);
    QTest::mouseClick(black, Qt::LeftButton);
    QVERIFY(!presentation().isBlack());
    press(Qt::Key_B);
    press(Qt::Key_Escape);
    QVERIFY(!presentation().isOn());
    QVERIFY(!presentation().isBlack());
}

/// Though their menu bar is hidden.
void TestPresentation::shortcutsOfMenusWork()
{
    press(Qt::Key_F11);
    QVERIFY(presentation().isOn());
    const bool wasLive = m_window->project().fitter().isLive();
    press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(m_window->project().fitter().isLive(), !wasLive);
    press(Qt::Key_L, Qt::ControlModifier);
    press(Qt::Key_F11);
    QVERIFY(!presentation().isOn());
    QVERIFY(m_window->actions().isEmpty());
    press(Qt::Key_B);  // is a letter again
    QVERIFY(!presentation().isBlack());
}

void TestPresentation::lessonsAdvanceAtTheEndOfAStep()
{
    present();
    QCOMPARE(lessons().openFile(QStringLiteral(":/lessons/7-overfitting.json")), QString());
    settle();
    QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
    QVERIFY(isShown("verdictCard"));  // the last step is about it
    playback().show(playback().last() - 1);
    press(Qt::Key_PageDown);  // an update
    QCOMPARE(playback().at(), playback().last());
    QVERIFY(!lessons().isAnswered());
    press(Qt::Key_PageDown);  // the answer
    QVERIFY(lessons().isAnswered());
    QCOMPARE(lessons().at(), 0);
    press(Qt::Key_PageDown);
    QCOMPARE(lessons().at(), 1);
    settle();
    QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
    press(Qt::Key_PageUp);
    QCOMPARE(lessons().at(), 0);
    settle();
    QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
    LessonStep step = lessons().step();
    step.update = 3;
    lessons().change(step);
    lessons().show(0);
    QTRY_COMPARE_WITH_TIMEOUT(playback().at(), 3, patience);
    press(Qt::Key_PageDown);  // the step shows no later update
    QVERIFY(lessons().isAnswered());
    QCOMPARE(playback().at(), 3);
}

QTEST_MAIN(TestPresentation)
#include "tst_presentation.moc"
