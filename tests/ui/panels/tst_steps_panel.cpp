// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/dataset.h"
#include "core/preprocess/step_groups.h"
#include "tests/ui/support/side_panels.h"
#include "ui/panels/steps_panel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Steps are dragged and moved by keys.
class TestStepsPanel : public SidePanels
{
    Q_OBJECT

private slots:
    void initTestCase() { useLightTheme(); }
    void init()
    {
        QVBoxLayout* layout = open(arrays(shareOf));
        layout->addWidget(new StepsPanel(*m_project, m_window.get()));
        layout->addStretch(1);
        layout->setContentsMargins(0, 0, 0, 0);
        show(QSize(278, 500));  // the room of the side panel
    }
    void cleanup() { close(); }
    void aStepIsDragged_data();
    void aStepIsDragged();
    void aDragShowsWhereItDrops();
    void escapeLetsGoOfAStep();
    void aDragNearTheEdgeScrolls();
    void keysMoveAStep();
    void aLongTitleIsReadWhole();
    void stepsAreOfferedByPurpose();
    void aStepThatNeedsAFileAsksForIt();

private:
    QPoint betweenRows(int before) const;
    void hold(QWidget* handle);
    void moveTo(QWidget* handle, const QPoint& globalPlace);
    void letGo(QWidget* handle, const QPoint& globalPlace);
};

void TestStepsPanel::aStepIsDragged_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("expected");
    QTest::newRow("first to last") << 0 << 4 << QStringLiteral("log1p zscore center floor");
    QTest::newRow("last to first") << 3 << 0 << QStringLiteral("center floor log1p zscore");
    QTest::newRow("down by one") << 1 << 3 << QStringLiteral("floor zscore log1p center");
    QTest::newRow("up by one") << 2 << 1 << QStringLiteral("floor zscore log1p center");
    QTest::newRow("to where it is") << 1 << 1 << QStringLiteral("floor log1p zscore center");
    QTest::newRow("to behind itself") << 1 << 2 << QStringLiteral("floor log1p zscore center");
}

void TestStepsPanel::aStepIsDragged()
{
    QFETCH(int, from);
    QFETCH(int, before);
    QFETCH(QString, expected);
    useSteps({"floor=20", "log1p", "zscore", "center"});
    const int undoSteps = m_project->undoStack().count();
    const std::vector<std::string> asTheyWere = steps();
    auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_%1").arg(from));
    box->setFocus();
    const std::string taken = steps()[std::size_t(from)];
    auto* handle = find<QWidget>(QStringLiteral("stepHandle_%1").arg(from));
    const QPoint place = betweenRows(before);
    hold(handle);
    moveTo(handle, place);
    letGo(handle, place);
    QStringList names;
    for (const std::string& name : steps())
        names << QString::fromStdString(name);
    QCOMPARE(names.join(QLatin1Char(' ')), expected);
    const bool hasMoved = steps() != asTheyWere;
    QCOMPARE(m_project->undoStack().count() - undoSteps, hasMoved ? 1 : 0);
    QVERIFY(!find<QWidget>(QStringLiteral("dropLine"))->isVisible());
    // The focus went with the step.
    const std::vector<std::string> now = steps();
    const auto landed = std::find(now.begin(), now.end(), taken) - now.begin();
    QVERIFY(find<QCheckBox>(QStringLiteral("stepIsOn_%1").arg(landed))->hasFocus());
    if (hasMoved)
        m_project->undoStack().undo();
    QCOMPARE(steps(), asTheyWere);
}

void TestStepsPanel::aDragShowsWhereItDrops()
{
    useSteps({"floor=20", "log1p", "zscore"});
    auto* line = find<QWidget>(QStringLiteral("dropLine"));
    auto* handle = find<QWidget>(QStringLiteral("stepHandle_0"));
    auto* last = find<QWidget>(QStringLiteral("step_2"));
    hold(handle);
    QVERIFY(!line->isVisible());
    moveTo(handle, betweenRows(2));
    QVERIFY(line->isVisible());
    QVERIFY(std::abs(line->geometry().center().y() - last->y()) <= 4);
    moveTo(handle, betweenRows(3));
    QVERIFY(std::abs(line->geometry().center().y() - last->geometry().bottom()) <= 4);
    // It lay below the panel, where nothing is drawn.
    QVERIFY(line->parentWidget()->rect().contains(line->geometry()));
    moveTo(handle, betweenRows(0));
    QVERIFY(!line->isVisible());  // it would stay where it is
    letGo(handle, betweenRows(0));
    QCOMPARE(steps(), (std::vector<std::string>{"floor", "log1p", "zscore"}));
}

void TestStepsPanel::escapeLetsGoOfAStep()
{
    useSteps({"floor=20", "log1p", "zscore"});
    auto* handle = find<QWidget>(QStringLiteral("stepHandle_0"));
    const QPoint place = betweenRows(3);
    hold(handle);
    moveTo(handle, place);
    QTest::keyClick(handle, Qt::Key_Escape);
    QVERIFY(!find<QWidget>(QStringLiteral("dropLine"))->isVisible());
    letGo(handle, place);
    QCOMPARE(steps(), (std::vector<std::string>{"floor", "log1p", "zscore"}));
    // Steps that change under the pointer end a drag too.
    hold(handle);
    moveTo(handle, place);
    useSteps({"zscore", "center"});
    letGo(handle, place);
    QCOMPARE(steps(), (std::vector<std::string>{"zscore", "center"}));
}

void TestStepsPanel::aDragNearTheEdgeScrolls()
{
    QScrollArea area;
    auto* panel = new StepsPanel(*m_project);
    area.setWidget(panel);
    area.setWidgetResizable(true);
    area.resize(300, 130);
    useSteps({"floor=20", "log1p", "zscore", "center", "minmax", "scale=2", "ceil=9", "quantile"});
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    QTRY_VERIFY(area.verticalScrollBar()->maximum() > 0);
    auto* handle = panel->findChild<QWidget*>(QStringLiteral("stepHandle_0"));
    const QPoint edge = area.viewport()->mapToGlobal(QPoint(100, area.viewport()->height() - 4));
    hold(handle);
    moveTo(handle, edge);
    QTRY_COMPARE(area.verticalScrollBar()->value(), area.verticalScrollBar()->maximum());
    letGo(handle, edge);
    QCOMPARE(steps().back(), std::string("floor"));
}

void TestStepsPanel::keysMoveAStep()
{
    useSteps({"log1p", "zscore", "top-variance=2"});
    auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_0"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(steps(), (std::vector<std::string>{"zscore", "log1p", "top-variance"}));
    QVERIFY(find<QCheckBox>(QStringLiteral("stepIsOn_1"))->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);  // is the first already
    QCOMPARE(steps(), (std::vector<std::string>{"log1p", "zscore", "top-variance"}));
    QCOMPARE(m_project->undoStack().count(), 3);
    // From an argument in which something is being typed: it counts, and goes along.
    auto* argument = find<QWidget>(QStringLiteral("step_2"))->findChild<QLineEdit*>();
    argument->setFocus();
    argument->selectAll();
    QTest::keyClicks(argument, QStringLiteral("3"));
    QTest::keyClick(argument, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(steps(), (std::vector<std::string>{"log1p", "top-variance", "zscore"}));
    QCOMPARE(m_project->state().steps[1].spec.argument, std::string("3"));
    QVERIFY(find<QWidget>(QStringLiteral("step_1"))->isAncestorOf(QApplication::focusWidget()));
    // From a choice, whose list Alt+Down would open otherwise.
    auto* choice = find<QWidget>(QStringLiteral("step_2"))->findChild<QComboBox*>();
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(steps(), (std::vector<std::string>{"log1p", "zscore", "top-variance"}));
}

void TestStepsPanel::aLongTitleIsReadWhole()
{
    useSteps({"top-variance=2000", "ceil=20"});
    for (const int index : {0, 1}) {
        auto* row = find<QWidget>(QStringLiteral("step_%1").arg(index));
        auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_%1").arg(index));
        const QWidget* argument = row->findChild<QLineEdit*>();
        const auto placeOf = [row](const QWidget* part) {
            return QRect(part->mapTo(row, QPoint()), part->size());
        };
        QTRY_VERIFY(box->width() >= box->sizeHint().width());
        const auto isBelow = [&] { return placeOf(argument).top() >= placeOf(box).bottom(); };
        QTRY_COMPARE(isBelow(), index == 0);  // the rows take their places by and by
        QVERIFY(!placeOf(argument).intersects(placeOf(box)));
        QVERIFY(isBelow() || placeOf(argument).left() - placeOf(box).right() > 4);
    }
    // In a wider panel the argument moves next to the title and keeps the focus.
    auto* argument = find<QWidget>(QStringLiteral("step_0"))->findChild<QLineEdit*>();
    argument->setFocus();
    m_window->resize(460, 500);
    auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_0"));
    QTRY_VERIFY(argument->mapToGlobal(QPoint()).x() > box->mapToGlobal(QPoint(box->width(), 0)).x());
    QVERIFY(argument->hasFocus());
    QCOMPARE(argument->text(), QStringLiteral("2000"));
}

/// On the screen, in the upper part of row @p before, or beneath the last one.
QPoint TestStepsPanel::betweenRows(int before) const
{
    const auto* panel = m_window->findChild<QWidget*>(QStringLiteral("stepsPanel"));
    const auto* row = panel->findChild<QWidget*>(QStringLiteral("step_%1").arg(before));
    const int x = panel->width() / 2;
    if (row && row->isVisible())
        return row->mapToGlobal(QPoint(x, 3));
    const auto* last = panel->findChild<QWidget*>(QStringLiteral("step_%1").arg(before - 1));
    return last->mapToGlobal(QPoint(x, last->height() - 3));
}

void TestStepsPanel::hold(QWidget* handle)
{
    QTest::mousePress(handle, Qt::LeftButton, {}, handle->rect().center());
}

void TestStepsPanel::moveTo(QWidget* handle, const QPoint& globalPlace)
{
    const QPoint from = handle->mapToGlobal(handle->rect().center());
    for (int part = 1; part <= 4; ++part)
        QTest::mouseMove(handle, handle->mapFromGlobal(from + (globalPlace - from) * part / 4));
}

void TestStepsPanel::letGo(QWidget* handle, const QPoint& globalPlace)
{
    QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->mapFromGlobal(globalPlace));
}

void TestStepsPanel::stepsAreOfferedByPurpose()
{
    const QMenu* menu = find<QToolButton>(QStringLiteral("addStep"))->menu();
    QStringList titles, steps;
    for (const QAction* action : menu->actions()) {
        if (qobject_cast<const QWidgetAction*>(action)) {
            QVERIFY(!action->isEnabled());
            titles << action->text();
        } else if (!action->isSeparator()) {
            QVERIFY(!titles.isEmpty());
            steps << action->text();
        }
    }
    QCOMPARE(titles.size(), qsizetype(stepGroups().size()));
    QCOMPARE(steps.size(), qsizetype(stepDescriptions().size()));
    QVERIFY(!menu->actions().first()->isSeparator());
}

// There was an empty field of three letters without an explanation.
void TestStepsPanel::aStepThatNeedsAFileAsksForIt()
{
    const QMenu* menu = find<QToolButton>(QStringLiteral("addStep"))->menu();
    for (QAction* action : menu->actions())
        if (action->text() == QLatin1String("Keep named features"))
            action->trigger();
    const std::size_t last = m_project->state().steps.size() - 1;
    QVERIFY(!m_project->state().steps[last].isOn);
    auto* row = find<QWidget>(QStringLiteral("step_%1").arg(last));
    auto* field = row->findChild<QLineEdit*>(QStringLiteral("valueBox"));
    QVERIFY(field->hasFocus());
    QVERIFY2(field->placeholderText().contains(QStringLiteral("names")), qPrintable(field->placeholderText()));
    auto* browse = row->findChild<QToolButton*>(QStringLiteral("stepSource"));
    QTRY_VERIFY(browse->isVisible() && browse->x() + browse->width() <= browse->parentWidget()->width());
    QVERIFY(!browse->menu());  // it asks for the file at once
    QCOMPARE(browse->text(), QStringLiteral("File…"));
}

QTEST_MAIN(TestStepsPanel)
#include "tst_steps_panel.moc"
