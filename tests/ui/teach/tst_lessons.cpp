// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/panels/notice_bar.h"
#include "ui/panels/parameter_panel.h"
#include "ui/panels/parameter_row.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/lesson_panel.h"
#include "ui/teach/playback.h"
#include "ui/teach/teach_workspace.h"
#include "ui/window/open_actions.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 60000;

/// What a reader sets to reach the goals of the lessons, by lesson and step (from 0).
const std::map<std::pair<QString, int>, std::pair<std::string, double>> moves{
    {{QStringLiteral("1-fuzziness"), 2}, {"gamma", 70.0 / 30}},
    {{QStringLiteral("1-fuzziness"), 3}, {"gamma", 1.0 / 99}},
    {{QStringLiteral("2-labels"), 1}, {"clusters", 4}},
    {{QStringLiteral("2-labels"), 3}, {"alpha", 1}},
    {{QStringLiteral("3-feature-selection"), 1}, {"lambda", 1}},
    {{QStringLiteral("4-probes"), 1}, {"fuzzifier", 1.04}},
};

}  // namespace

/// Lessons, read and written as by a hand.
class TestLessons : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        openWindow();
        openDemonstration();
        m_window->toggleTeach();
    }
    void cleanup() { closeWindow(); }
    void everyIncludedLessonCanBeCompleted_data();
    void everyIncludedLessonCanBeCompleted();
    void everyTextIsInBothLanguages();
    void aStepLocksAndHides();
    void aRecordedLessonIsReadBack();
    void aBrokenFileChangesNothing();
    void aLessonReadsNoFile_data();
    void aLessonReadsNoFile();

private:
    LessonController& lessons() { return m_window->lessons(); }
    LessonPanel& panel() { return m_window->teachWorkspace().lessons(); }
    template <typename T>
    T* part(const char* name)
    {
        return panel().findChild<T*>(QString::fromLatin1(name));
    }
    void click(const char* name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
    void settle()
    {
        Project& project = m_window->project();
        QTRY_VERIFY_WITH_TIMEOUT(!lessons().isEntering() && project.scene().fit() &&
                                     project.scene().fit() == project.fitter().finalFit(),
                                 patience);
    }
};

void TestLessons::everyIncludedLessonCanBeCompleted_data()
{
    QTest::addColumn<QString>("path");
    for (const LessonController::Included& lesson : LessonController::included())
        QTest::newRow(qPrintable(QFileInfo(lesson.path).baseName())) << lesson.path;
}

void TestLessons::everyIncludedLessonCanBeCompleted()
{
    QFETCH(QString, path);
    QCOMPARE(lessons().openFile(path), QString());
    const int steps = int(lessons().lesson()->steps.size());
    for (int at = 0; at < steps; ++at) {
        QCOMPARE(lessons().at(), at);
        const LessonStep step = lessons().step();
        settle();
        QVERIFY2(!m_window->findChild<NoticeBar*>()->isVisible(),
                 qPrintable(m_window->findChild<NoticeBar*>()->text()));
        if (step.question) {
            QVERIFY(!part<QPushButton>("lessonNext")->isEnabled());
            QVERIFY(!part<QPushButton>("revealAnswer")->isEnabled());
            const auto answers = panel().findChildren<QRadioButton*>(QStringLiteral("lessonAnswer"));
            QCOMPARE(answers.size(), qsizetype(step.question->answers.size()));
            QTest::mouseClick(answers[qsizetype(step.question->correct)], Qt::LeftButton, {}, QPoint(8, 8));
            QVERIFY(answers[qsizetype(step.question->correct)]->isChecked());
            click("revealAnswer");
            QVERIFY(part<QLabel>("lessonExplanation")->isVisible());
        }
        const auto move = moves.find({QFileInfo(path).baseName(), at});
        if (move != moves.end()) {
            QVERIFY2(!lessons().isGoalReached(), "the goal is reached before anything has been done");
            const auto& [name, value] = move->second;
            const bool isWhole = name == "clusters";
            m_window->project().setParameter(name,
                                             isWhole ? ParameterValue(std::int64_t(value)) : ParameterValue(value),
                                             QStringLiteral("test"));
        }
        QTRY_VERIFY2_WITH_TIMEOUT(lessons().isGoalReached(), qPrintable(part<QLabel>("lessonGoal")->text()),
                                  patience);
        if (at + 1 < steps)
            click("lessonNext");
    }
    QVERIFY(!part<QPushButton>("lessonNext")->isVisible());
    click("closeLesson");
    QVERIFY(!lessons().lesson());
}

void TestLessons::everyTextIsInBothLanguages()
{
    const auto isTranslated = [](const LessonText& text) {
        if (text.isEmpty())
            return true;
        if (text.all().contains(""))  // a number
            return QString::fromStdString(text.in("en")).toInt() > 0;
        return text.all().contains("en") && text.all().contains("de");
    };
    for (const LessonController::Included& included : LessonController::included()) {
        QCOMPARE(lessons().openFile(included.path), QString());
        const Lesson& lesson = *lessons().lesson();
        QVERIFY(isTranslated(lesson.title) && isTranslated(lesson.summary));
        for (const LessonStep& step : lesson.steps) {
            QVERIFY(isTranslated(step.title) && isTranslated(step.text));
            if (!step.question)
                continue;
            QVERIFY(isTranslated(step.question->text) && isTranslated(step.question->explanation));
            for (const LessonText& answer : step.question->answers)
                QVERIFY(isTranslated(answer));
        }
    }
    QVERIFY(LessonController::included().size() >= 6);
}

void TestLessons::aStepLocksAndHides()
{
    QCOMPARE(lessons().openFile(QStringLiteral(":/lessons/1-fuzziness.json")), QString());
    settle();
    auto* parameters = m_window->findChild<ParameterPanel*>();
    const auto rowOf = [&](const char* name) -> ParameterRow* {
        for (auto* row : parameters->findChildren<ParameterRow*>())
            if (row->description().name == name)
                return row;
        return nullptr;
    };
    QTRY_VERIFY(rowOf("seed") && rowOf("seed")->isHidden());
    QVERIFY(!parameters->hasRow("restarts"));
    QTRY_VERIFY(!rowOf("lambda")->findChild<QSlider*>()->isEnabled());
    QVERIFY(rowOf("gamma")->findChild<QSlider*>()->isEnabled());
    // Only where the lesson is seen, and for its data.
    m_window->toggleTeach();
    QVERIFY(rowOf("lambda")->findChild<QSlider*>()->isEnabled());
    m_window->toggleTeach();
    QVERIFY(!rowOf("lambda")->findChild<QSlider*>()->isEnabled());
    m_window->opening().openDemonstration();
    QTRY_VERIFY_WITH_TIMEOUT(rowOf("lambda")->findChild<QSlider*>()->isEnabled(), patience);
    settle();
    lessons().show(0);
    settle();
    QTRY_VERIFY(!rowOf("lambda")->findChild<QSlider*>()->isEnabled());
    click("closeLesson");
    QVERIFY(rowOf("lambda")->findChild<QSlider*>()->isEnabled());
    QVERIFY(!rowOf("seed")->isHidden());
}

void TestLessons::aRecordedLessonIsReadBack()
{
    click("newLesson");
    QVERIFY(lessons().isEditing());
    const auto write = [this](const char* name, const char* text) {
        auto* line = part<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QString::fromLatin1(text));
    };
    write("editLessonTitle", "My lesson");
    write("editStepTitle", "Begin");
    QTest::keyClicks(part<QPlainTextEdit>("editStepText"), QStringLiteral("Look here."));
    write("editQuestion", "How many?");
    part<QPlainTextEdit>("editAnswers")->setPlainText(QStringLiteral("One\nTwo"));
    part<QSpinBox>("editCorrect")->setValue(2);
    QAction* lock = part<QToolButton>("editLocked")->menu()->actions().first();
    QVERIFY(lock->isCheckable() && !lock->isChecked());
    lock->trigger();
    QTRY_COMPARE(lessons().step().locked.size(), std::size_t{1});
    auto* goal = part<QComboBox>("editGoal");
    goal->setCurrentIndex(goal->findData(QStringLiteral("training_accuracy")));
    QVERIFY(!lessons().step().goal);  // without a bound it asks for nothing
    write("editGoalLeast", "0.5");
    QCOMPARE(lessons().step().goal->least, std::optional(0.5));
    m_window->project().setParameter("gamma", 0.5, QStringLiteral("test"));
    settle();
    click("recordState");
    click("addLessonStep");
    write("editStepTitle", "Go on");
    QCOMPARE(lessons().lesson()->steps.size(), std::size_t{2});

    const QString path = m_folder.filePath(QStringLiteral("mine.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(toJson(*lessons().lesson())));
    file.close();
    m_window->project().setParameter("gamma", 2.0, QStringLiteral("test"));
    settle();
    // Edits are not lost without a question.
    const auto answer = [this](QMessageBox::StandardButton button) {
        QTimer::singleShot(0, m_window.get(), [this, button] {
            auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("unsavedLesson"));
            QVERIFY(box);
            box->button(button)->click();
        });
    };
    QVERIFY(lessons().isModified());
    answer(QMessageBox::Cancel);
    QVERIFY(!m_window->close() && m_window->isVisible());
    answer(QMessageBox::Cancel);
    QCOMPARE(lessons().openFile(path), QString());
    QVERIFY(lessons().isEditing() && lessons().isModified());
    answer(QMessageBox::Discard);
    QCOMPARE(lessons().openFile(path), QString());
    QVERIFY(!lessons().isModified());
    QCOMPARE(part<QLabel>("lessonTitle")->text(), QStringLiteral("Begin"));
    QCOMPARE(part<QLabel>("lessonText")->text(), QStringLiteral("Look here."));
    QCOMPARE(lessons().step().question->correct, std::size_t{1});
    QCOMPARE(lessons().step().locked, std::vector{m_window->lessons().method().parameters.front().name});
    QVERIFY(lessons().step().goal && lessons().step().goal->metric == "training_accuracy");
    QTRY_COMPARE_WITH_TIMEOUT(m_window->project().fitter().parameters().real("gamma"), 0.5, patience);
}

void TestLessons::aBrokenFileChangesNothing()
{
    QCOMPARE(lessons().openFile(QStringLiteral(":/lessons/2-labels.json")), QString());
    settle();
    const Lesson before = *lessons().lesson();
    const QString fault =
        lessons().openFile(write("broken.json", "{\n\"format\": \"fuzzylens-lesson\",\n\"version\": 1,\n"
                                                "\"title\": \"A\",\n\"steps\": [{\"titel\": \"B\"}]}"));
    QVERIFY2(fault.contains(QStringLiteral("titel")) && fault.contains(QStringLiteral("5")) &&
                 fault.contains(QStringLiteral("broken.json")),
             qPrintable(fault));
    QVERIFY(*lessons().lesson() == before);
    QVERIFY(!lessons().openFile(m_folder.filePath(QStringLiteral("none.json"))).isEmpty());
}

void TestLessons::aLessonReadsNoFile_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("data") << QStringLiteral("fit sfp /etc/passwd");
    QTest::newRow("labels") << QStringLiteral("fit sfp demo --labels /etc/passwd");
    QTest::newRow("annotations") << QStringLiteral("fit sfp demo --sample-table /etc/passwd");
    QTest::newRow("pairs") << QStringLiteral("fit sffd demo --pairs /etc/passwd");
    QTest::newRow("labelled samples") << QStringLiteral("fit sfp demo --labelled /etc/passwd");
    QTest::newRow("gene symbols") << QStringLiteral("fit sfp demo --step symbols=/etc/passwd");
    QTest::newRow("no fit") << QStringLiteral("convert demo /tmp/out.csv");
}

void TestLessons::aLessonReadsNoFile()
{
    QFETCH(QString, line);
    settle();
    const AnalysisState before = m_window->project().state();
    const DatasetPtr data = m_window->project().dataset();
    Lesson lesson;
    lesson.steps.resize(1);
    lesson.steps.front().command = "fuzzylens-cli " + line.toStdString();
    lessons().open(std::move(lesson));
    QTRY_VERIFY(m_window->findChild<NoticeBar*>()->isVisible());
    QTest::qWait(50);
    QVERIFY(m_window->project().state() == before);
    QCOMPARE(m_window->project().dataset(), data);
}

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
