// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/panels/slider_row.h"

#include <QAbstractButton>
#include <QSlider>
#include <QSpinBox>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Input to a slider without dragging its handle (keys, the wheel, clicks on the groove), and to a number field.
class TestSliderDrag : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void aBurstIsOneUndoStep_data();
    void aBurstIsOneUndoStep();
    void aRestEndsTheBurst();
    void leavingTheSliderEndsTheBurst();
    void twoSlidersInARowKeepTheirSteps();
    void keysPreviewAFitThatBecameSlow();
    void settlingIsNotStartedTwice();
    void ticksOfANumberAreOneUndoStep_data();
    void ticksOfANumberAreOneUndoStep();

private:
    Project& project() { return m_window->project(); }
    QSlider* slider(const char* name) { return m_window->findChild<QSlider*>(QString::fromLatin1(name)); }
    void neverConverge();
    /// No rest ends a drag.
    void holdSliders()
    {
        for (const ParameterRow* row : m_window->findChildren<ParameterRow*>())
            for (QTimer* timer : row->findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly))
                timer->setInterval(longWait);
    }
    /// Whether the running fit has taken so long that the next change in a drag is answered by a preview.
    bool isFitSlow() { return project().fitter().job().runningMilliseconds() > FitJob::frameMilliseconds; }

    std::unique_ptr<MainWindow> m_window;
};

void TestSliderDrag::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
    slider("slider_lambda")->setFocus();
    QVERIFY(slider("slider_lambda")->hasFocus());
}

void TestSliderDrag::aBurstIsOneUndoStep_data()
{
    QTest::addColumn<int>("how");
    QTest::newRow("keys") << 0;
    QTest::newRow("wheel") << 1;
    QTest::newRow("clicks beside the handle") << 2;
    QTest::newRow("all mixed") << 3;
}

void TestSliderDrag::aBurstIsOneUndoStep()
{
    QFETCH(int, how);
    holdSliders();
    QSlider* moved = slider("slider_lambda");
    const AnalysisState before = project().state();
    const int steps = project().undoStack().count();
    for (int tick = 0; tick < 9; ++tick) {
        switch (how == 3 ? tick % 3 : how) {
        case 0:
            QTest::keyClick(moved, Qt::Key_Right);
            break;
        case 1:
            turnWheel(moved, -120);
            break;
        default:
            QTest::mouseClick(moved, Qt::LeftButton, {}, QPoint(tick % 2 ? 8 : 16, moved->height() / 2));
        }
        processDueEvents();
    }
    QVERIFY(!(project().state() == before));
    QCOMPARE(project().undoStack().count(), steps + 1);
    project().undoStack().undo();
    QVERIFY(project().state() == before);
}

void TestSliderDrag::aRestEndsTheBurst()
{
    const int steps = project().undoStack().count();
    auto* row = qobject_cast<SliderRow*>(slider("slider_lambda")->parentWidget());
    QVERIFY(row);
    QSignalSpy ended(row, &ParameterRow::dragEnded);
    QTest::keyClick(slider("slider_lambda"), Qt::Key_Right);
    QVERIFY(ended.wait());
    QTest::keyClick(slider("slider_lambda"), Qt::Key_Right);
    QCOMPARE(project().undoStack().count(), steps + 2);
}

void TestSliderDrag::leavingTheSliderEndsTheBurst()
{
    auto* row = qobject_cast<SliderRow*>(slider("slider_lambda")->parentWidget());
    QSignalSpy ended(row, &ParameterRow::dragEnded);
    QTest::keyClick(slider("slider_lambda"), Qt::Key_Right);
    QVERIFY(ended.isEmpty());
    QTest::keyClick(slider("slider_lambda"), Qt::Key_Tab);
    QVERIFY(!slider("slider_lambda")->hasFocus());
    QCOMPARE(ended.size(), 1);
}

void TestSliderDrag::twoSlidersInARowKeepTheirSteps()
{
    holdSliders();
    const int steps = project().undoStack().count();
    QSlider *one = slider("slider_lambda"), *other = slider("slider_gamma");
    QSignalSpy ended(qobject_cast<SliderRow*>(one->parentWidget()), &ParameterRow::dragEnded);
    turnWheel(one, -120);
    processDueEvents();
    QVERIFY(ended.isEmpty());
    other->setFocus();
    QCOMPARE(ended.size(), 1);
    turnWheel(other, 120);
    turnWheel(other, 120);
    QCOMPARE(project().undoStack().count(), steps + 2);
}

/// From now on a cold fit lasts longer than any hand has patience.
void TestSliderDrag::neverConverge()
{
    AnalysisState next = project().state();
    next.chosen["tolerance"] = 0.0;
    next.chosen["max_iterations"] = std::int64_t(100000);
    project().fitter().setLive(false);
    project().change(next, QStringLiteral("test"));
    project().fitter().setLive(true);
    project().fitter().cancel();
}

void TestSliderDrag::keysPreviewAFitThatBecameSlow()
{
    // The last fit that finished was quick; those inside the drag never finish and so have no time.
    QVERIFY(!project().scene().fit()->preview);
    neverConverge();
    holdSliders();
    QSlider* moved = slider("slider_lambda");
    const int steps = project().undoStack().count();
    int previews = 0;
    connect(&project().scene(), &Scene::fitChanged, moved, [&] { previews += project().scene().fit()->preview; });
    for (int tick = 0; tick < 20; ++tick) {
        QTest::keyClick(moved, tick % 2 ? Qt::Key_Left : Qt::Key_Right);
        QTest::keyClick(moved, Qt::Key_Right);
        QTRY_VERIFY(previews > 0 || isFitSlow());
    }
    QTRY_VERIFY(previews > 0);
    QCOMPARE(project().undoStack().count(), steps + 1);
    project().fitter().cancel();
}

void TestSliderDrag::settlingIsNotStartedTwice()
{
    neverConverge();
    holdSliders();
    QSlider* moved = slider("slider_lambda");
    for (int tick = 0; tick < 20; ++tick) {
        QTest::keyClick(moved, Qt::Key_Right);
        QTRY_VERIFY(project().scene().fit()->preview || isFitSlow());
    }
    QTRY_VERIFY(project().scene().fit()->preview);
    // The resting hand starts the whole fit; that the burst ends later must not start it again.
    auto* row = qobject_cast<SliderRow*>(moved->parentWidget());
    QSignalSpy ended(row, &ParameterRow::dragEnded);
    QTRY_VERIFY(project().fitter().isFittingCold(project().state()));
    QSignalSpy started(&project().fitter().job(), &JobBase::started);
    fireTimers(*row);
    QCOMPARE(ended.size(), 1);
    processDueEvents();
    QCOMPARE(started.size(), 0);
    QVERIFY(project().fitter().isFittingCold(project().state()));
    project().fitter().cancel();
}

void TestSliderDrag::ticksOfANumberAreOneUndoStep_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("clusters") << "editor_clusters";
    QTest::newRow("seed") << "editor_seed";
}

void TestSliderDrag::ticksOfANumberAreOneUndoStep()
{
    QFETCH(QString, name);
    m_window->findChild<QAbstractButton*>(QStringLiteral("moreParameters"))->setChecked(true);
    auto* number = m_window->findChild<QSpinBox*>(name);
    holdSliders();
    const AnalysisState before = project().state();
    const int steps = project().undoStack().count(), value = number->value();
    number->setFocus();
    for (int tick = 0; tick < 4; ++tick) {
        if (tick % 2)
            turnWheel(number, 120);
        else
            QTest::keyClick(number, Qt::Key_Up);
        processDueEvents();
    }
    QCOMPARE(number->value(), value + 4);
    QCOMPARE(project().undoStack().count(), steps + 1);
    project().undoStack().undo();
    QVERIFY(project().state() == before);
    QCOMPARE(number->value(), value);
    // Leaving the field ends the row of ticks.
    QTest::keyClick(number, Qt::Key_Up);
    slider("slider_lambda")->setFocus();
    number->setFocus();
    QTest::keyClick(number, Qt::Key_Up);
    QCOMPARE(project().undoStack().count(), steps + 2);
}

QTEST_MAIN(TestSliderDrag)
#include "tst_slider_drag.moc"
