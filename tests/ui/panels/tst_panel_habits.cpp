// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// What hands expect of the side panel: the wheel scrolls, Ctrl+Z undoes.
class TestPanelHabits : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void theWheelTurnsOnlyWhatHasTheFocus_data();
    void theWheelTurnsOnlyWhatHasTheFocus();
    void undoAfterTypingUndoesTheStep();
    void undoWhileTypingIsTheFieldsOwn();

private:
    Document& document() { return m_window->document(); }
    template <typename T>
    T* find(const char* name)
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestPanelHabits::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
}

void TestPanelHabits::theWheelTurnsOnlyWhatHasTheFocus_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("slider") << "slider_lambda";
    QTest::newRow("number") << "editor_clusters";
    QTest::newRow("label") << "labelField";
}

void TestPanelHabits::theWheelTurnsOnlyWhatHasTheFocus()
{
    QFETCH(QString, name);
    auto* control = m_window->findChild<QWidget*>(name);
    QVERIFY(control && !control->hasFocus());
    const AnalysisState before = document().state();
    turnWheel(control, -120);
    QVERIFY(document().state() == before);
    control->setFocus();
    turnWheel(control, -120);
    QVERIFY(!(document().state() == before));
}

void TestPanelHabits::undoAfterTypingUndoesTheStep()
{
    auto* clusters = find<QSpinBox>("editor_clusters");
    const int before = clusters->value();
    clusters->setFocus();
    clusters->selectAll();
    QTest::keyClicks(clusters, QString::number(before + 1));
    QTest::keyClick(clusters, Qt::Key_Return);
    QTRY_COMPARE(document().parameters().integer("clusters"), before + 1);
    QTest::qWait(20);
    QTest::keySequence(QApplication::focusWidget(), QKeySequence(QKeySequence::Undo));
    QTRY_COMPARE(document().parameters().integer("clusters"), before);
}

void TestPanelHabits::undoWhileTypingIsTheFieldsOwn()
{
    QTest::keyClick(find<QSlider>("slider_lambda"), Qt::Key_Right);
    const AnalysisState before = document().state();
    auto* box = find<QWidget>("parameter_lambda")->findChild<QLineEdit*>(QStringLiteral("valueBox"));
    QVERIFY(box);
    box->setFocus();
    QTest::keyClicks(box, QStringLiteral("0"));
    QTest::keySequence(box, QKeySequence(QKeySequence::Undo));
    QVERIFY(document().state() == before);
}

QTEST_MAIN(TestPanelHabits)
#include "tst_panel_habits.moc"
