// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/lesson_panel.h"

#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/plot/number_format.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/step_conditions.h"
#include "ui/theme/core_text.h"
#include "ui/theme/text_size.h"

#include <QApplication>
#include <QButtonGroup>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

QLabel* wrapped(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

LessonPanel::LessonPanel(LessonController& lessons, QWidget* parent)
    : QFrame(parent)
    , m_lessons(lessons)
{
    setObjectName(QStringLiteral("lessonPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 8);
    m_pages = {makeList(), makeReader(), makeEditor()};
    for (QWidget* page : m_pages)
        layout->addWidget(page);
    connect(&m_lessons, &LessonController::changed, this, &LessonPanel::follow);
    follow();
}

QPushButton* LessonPanel::button(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    return button;
}

QWidget* LessonPanel::makeList()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(sectionTitle(tr("Lessons"), page));
    for (const LessonController::Included& lesson : LessonController::included()) {
        auto* open = button("includedLesson", lesson.title, lesson.summary);
        open->setStyleSheet(QStringLiteral("text-align: left"));
        connect(open, &QPushButton::clicked, this, [this, path = lesson.path] { m_lessons.openFile(path); });
        layout->addWidget(open);
    }
    auto* files = new FlowLayout(6);
    auto* open = button("openLesson", tr("Open lesson…"), tr("Open a lesson file of your own"));
    auto* begin =
        button("newLesson", tr("New lesson"), tr("Write a lesson: record states of the window as its steps"));
    connect(open, &QPushButton::clicked, this, &LessonPanel::openRequested);
    connect(begin, &QPushButton::clicked, this, [this] { m_lessons.begin(); });
    files->addWidget(open);
    files->addWidget(begin);
    layout->addSpacing(4);
    layout->addLayout(files);
    return page;
}

QWidget* LessonPanel::makeReader()
{
    auto* page = new QWidget(this);
    m_place = wrapped("lessonPlace", page);
    m_title = wrapped("lessonTitle", page);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_text = wrapped("lessonText", page);
    m_question = wrapped("lessonQuestion", page);
    m_question->setFont(bold);
    m_explanation = wrapped("lessonExplanation", page);
    m_goal = wrapped("lessonGoal", page);
    m_answers = new QVBoxLayout;
    m_answers->setSpacing(2);
    m_answerButtons = new QButtonGroup(page);
    connect(m_answerButtons, &QButtonGroup::idClicked, this, [this](int answer) { m_lessons.choose(answer); });
    m_reveal = button("revealAnswer", tr("Reveal"), tr("Show the answer to the question"));
    m_back = button("lessonBack", tr("‹ Back"), tr("Show the previous step of the lesson"));
    m_next = button("lessonNext", tr("Next ›"), tr("Show the next step of the lesson"));
    m_restart = button("restartStep", tr("Reset"), tr("Set the window as at the beginning of this step"));
    auto* editing = button("editLesson", tr("Edit"), tr("Change the texts and steps of the lesson"));
    auto* close = button("closeLesson", tr("Close lesson"), tr("Return to the list of lessons"));
    connect(m_reveal, &QPushButton::clicked, this, [this] { m_lessons.reveal(); });
    connect(m_back, &QPushButton::clicked, this, [this] { m_lessons.show(m_lessons.at() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_lessons.show(m_lessons.at() + 1); });
    connect(m_restart, &QPushButton::clicked, this, [this] { m_lessons.show(m_lessons.at()); });
    connect(editing, &QPushButton::clicked, this, [this] { m_lessons.edit(true); });
    connect(close, &QPushButton::clicked, this, [this] { m_lessons.close(); });
    auto* buttons = new FlowLayout(6);
    for (QPushButton* each : {m_reveal, m_back, m_next, m_restart, editing, close})
        buttons->addWidget(each);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (QLabel* label : {m_place, m_title, m_text, m_question})
        layout->addWidget(label);
    layout->addLayout(m_answers);
    layout->addWidget(m_explanation);
    layout->addWidget(m_goal);
    layout->addLayout(buttons);
    return page;
}

QWidget* LessonPanel::makeEditor()
{
    auto* page = new QWidget(this);
    m_editedPlace = wrapped("editedPlace", page);
    m_lessonTitle = new QLineEdit(page);
    m_lessonTitle->setObjectName(QStringLiteral("editLessonTitle"));
    m_stepTitle = new QLineEdit(page);
    m_stepTitle->setObjectName(QStringLiteral("editStepTitle"));
    m_stepText = new QPlainTextEdit(page);
    m_stepText->setObjectName(QStringLiteral("editStepText"));
    m_askedText = new QLineEdit(page);
    m_askedText->setObjectName(QStringLiteral("editQuestion"));
    m_answerTexts = new QPlainTextEdit(page);
    m_answerTexts->setObjectName(QStringLiteral("editAnswers"));
    m_answerTexts->setPlaceholderText(tr("One answer per line"));
    m_correct = new QSpinBox(page);
    m_correct->setObjectName(QStringLiteral("editCorrect"));
    m_correct->setMinimum(1);
    m_explanationText = new QLineEdit(page);
    m_explanationText->setObjectName(QStringLiteral("editExplanation"));
    m_conditions = new StepConditions(page);
    connect(m_conditions, &StepConditions::edited, this, &LessonPanel::takeEdits);
    m_command = wrapped("recordedCommand", page);
    for (QPlainTextEdit* text : {m_stepText, m_answerTexts}) {
        text->setTabChangesFocus(true);
        text->setFixedHeight(inText(text == m_stepText ? 84 : 60));
        connect(text, &QPlainTextEdit::textChanged, this, &LessonPanel::takeEdits);
    }
    for (QLineEdit* line : {m_lessonTitle, m_stepTitle, m_askedText, m_explanationText})
        connect(line, &QLineEdit::textEdited, this, &LessonPanel::takeEdits);
    connect(m_correct, &QSpinBox::valueChanged, this, &LessonPanel::takeEdits);
    m_lessonTitle->setToolTip(tr("Title of the lesson"));
    m_stepTitle->setToolTip(tr("Title of this step"));
    m_stepText->setToolTip(tr("What the step explains; empty lines separate paragraphs"));
    m_askedText->setToolTip(tr("A question that is answered before the next step; empty: none"));
    m_answerTexts->setToolTip(tr("Two or more answers, one per line"));
    m_correct->setToolTip(tr("Number of the right answer"));
    m_explanationText->setToolTip(tr("Shown together with the right answer"));
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Lesson"), m_lessonTitle);
    form->addRow(tr("Step"), m_stepTitle);
    form->addRow(tr("Text"), m_stepText);
    form->addRow(tr("Question"), m_askedText);
    form->addRow(tr("Answers"), m_answerTexts);
    form->addRow(tr("Correct answer"), m_correct);
    form->addRow(tr("Explanation"), m_explanationText);
    form->addRow(tr("Conditions"), m_conditions);
    form->addRow(tr("State"), m_command);
    auto* record = button("recordState", tr("Record this state"),
                          tr("The step begins with the data, settings and update that the window shows now"));
    auto* add =
        button("addLessonStep", tr("Add step"), tr("Add a step after this one, with the state of the window"));
    auto* remove = button("removeLessonStep", tr("Remove step"), tr("Remove this step from the lesson"));
    auto* back = button("editBack", tr("‹ Back"), tr("Show the previous step of the lesson"));
    auto* next = button("editNext", tr("Next ›"), tr("Show the next step of the lesson"));
    auto* save = button("saveLesson", tr("Save lesson…"), tr("Save the lesson as a file that others can open"));
    auto* done = button("tryLesson", tr("Try it"), tr("Show the lesson as its readers see it"));
    connect(record, &QPushButton::clicked, this, [this] { m_lessons.record(); });
    connect(add, &QPushButton::clicked, this, [this] { m_lessons.addStep(); });
    connect(remove, &QPushButton::clicked, this, [this] { m_lessons.removeStep(); });
    connect(back, &QPushButton::clicked, this, [this] { m_lessons.show(m_lessons.at() - 1); });
    connect(next, &QPushButton::clicked, this, [this] { m_lessons.show(m_lessons.at() + 1); });
    connect(save, &QPushButton::clicked, this, &LessonPanel::saveRequested);
    connect(done, &QPushButton::clicked, this, [this] {
        m_lessons.edit(false);
        m_lessons.show(0);
    });
    auto* buttons = new FlowLayout(6);
    for (QPushButton* each : {record, add, remove, back, next, save, done})
        buttons->addWidget(each);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_editedPlace);
    layout->addLayout(form);
    layout->addLayout(buttons);
    return page;
}

void LessonPanel::follow()
{
    const int page = !m_lessons.lesson() ? 0 : m_lessons.isEditing() ? 2 : 1;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool hadFocus = isAncestorOf(focus);
    if (page == 1)
        read();
    else if (page == 2)
        edit();
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_pages[i]->setVisible(int(i) == page);
    if (hadFocus && page == 1 && (!focus || !focus->isVisibleTo(this) || !focus->isEnabled()))
        takeFocus();
}

/// The button that the reader needs next.
void LessonPanel::takeFocus()
{
    QWidget* wanted = m_next->isVisibleTo(this) && m_next->isEnabled() ? m_next : nullptr;
    for (QAbstractButton* answer : m_answerButtons->buttons())
        if (!wanted && answer->isEnabled())
            wanted = answer;
    if (!wanted)
        wanted = m_back->isEnabled() ? m_back : m_restart;
    wanted->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::read()
{
    const Lesson& lesson = *m_lessons.lesson();
    const LessonStep& step = m_lessons.step();
    const bool isLast = m_lessons.at() + 1 == int(lesson.steps.size());
    const bool isDone = m_lessons.isAnswered() && m_lessons.isGoalReached();
    m_place->setText((isLast && isDone ? tr("%1 · step %2 of %3 · lesson complete") : tr("%1 · step %2 of %3"))
                         .arg(LessonController::text(lesson.title))
                         .arg(m_lessons.at() + 1)
                         .arg(lesson.steps.size()));
    m_title->setText(LessonController::text(step.title));
    m_text->setText(LessonController::text(step.text));
    m_text->setVisible(!step.text.isEmpty());
    showQuestion();
    m_goal->setVisible(step.goal.has_value());
    if (step.goal) {
        const std::optional<double> value = m_lessons.metric();
        QStringList bounds;
        if (step.goal->least)
            bounds << tr("at least %1").arg(numberText(*step.goal->least));
        if (step.goal->most)
            bounds << tr("at most %1").arg(numberText(*step.goal->most));
        const QString aim = tr("Goal: %1 %2").arg(shownName(step.goal->metric), bounds.join(QStringLiteral(", ")));
        const QString now = value ? tr("now %1").arg(numberText(*value)) : tr("no value yet");
        m_goal->setText(m_lessons.isGoalReached() ? tr("✓ %1; %2").arg(aim, now) : tr("%1; %2").arg(aim, now));
    }
    m_back->setEnabled(m_lessons.at() > 0);
    m_next->setVisible(!isLast);
    m_next->setEnabled(isDone);
    m_next->setDefault(true);
}

void LessonPanel::showQuestion()
{
    const std::optional<LessonQuestion>& question = m_lessons.step().question;
    m_question->setVisible(question.has_value());
    m_reveal->setVisible(question.has_value() && !m_lessons.isAnswered());
    m_explanation->setVisible(question.has_value() && m_lessons.isAnswered());
    const void* asked = question ? static_cast<const void*>(&*question) : nullptr;
    if (std::exchange(m_asked, asked) != asked || !m_lessons.answer()) {
        for (QAbstractButton* each : m_answerButtons->buttons())
            delete each;
        for (std::size_t i = 0; question && i < question->answers.size(); ++i) {
            auto* answer = new QRadioButton(LessonController::text(question->answers[i]), this);
            answer->setObjectName(QStringLiteral("lessonAnswer"));
            m_answerButtons->addButton(answer, int(i));
            m_answers->addWidget(answer);
            answer->show();  // at once, so that it can have the focus
        }
    }
    if (!question)
        return;
    m_question->setText(LessonController::text(question->text));
    m_reveal->setEnabled(m_lessons.answer().has_value());
    for (QAbstractButton* each : m_answerButtons->buttons()) {
        each->setEnabled(!m_lessons.isAnswered());
        QFont font = each->font();
        font.setBold(m_lessons.isAnswered() && m_answerButtons->id(each) == int(question->correct));
        each->setFont(font);
    }
    const bool isRight = m_lessons.answer() == int(question->correct);
    m_explanation->setText((isRight ? tr("Right.")
                                    : tr("Wrong. The right answer is “%1”.")
                                          .arg(LessonController::text(question->answers[question->correct]))) +
                           QLatin1Char(' ') + LessonController::text(question->explanation));
}

void LessonPanel::edit()
{
    const Lesson& lesson = *m_lessons.lesson();
    const LessonStep& step = m_lessons.step();
    m_command->setText(step.command.empty() ? tr("none: the window stays as it is")
                                            : QString::fromStdString(step.command));
    const QWidget* focus = QApplication::focusWidget();
    if (qobject_cast<const QLineEdit*>(focus) || qobject_cast<const QPlainTextEdit*>(focus))
        if (isAncestorOf(focus))
            return;  // the user is typing
    m_isFilling = true;
    m_editedPlace->setText(tr("Editing step %1 of %2").arg(m_lessons.at() + 1).arg(lesson.steps.size()));
    const auto fill = [](auto* field, const QString& text) {
        if constexpr (requires { field->setPlainText(text); }) {
            if (field->toPlainText() != text)
                field->setPlainText(text);
        } else if (field->text() != text) {
            field->setText(text);
        }
    };
    fill(m_lessonTitle, LessonController::text(lesson.title));
    fill(m_stepTitle, LessonController::text(step.title));
    fill(m_stepText, LessonController::text(step.text));
    const LessonQuestion question = step.question.value_or(LessonQuestion());
    QStringList answers;
    for (const LessonText& answer : question.answers)
        answers << LessonController::text(answer);
    fill(m_askedText, LessonController::text(question.text));
    fill(m_answerTexts, answers.join(QLatin1Char('\n')));
    fill(m_explanationText, LessonController::text(question.explanation));
    m_correct->setMaximum(std::max(1, int(answers.size())));
    m_correct->setValue(int(question.correct) + 1);
    m_conditions->show(step, m_lessons.method(), m_lessons.metrics());
    m_isFilling = false;
}

void LessonPanel::takeEdits()
{
    if (m_isFilling)
        return;
    LessonStep step = m_lessons.step();
    step.title = LessonController::edited(step.title, m_stepTitle->text());
    step.text = LessonController::edited(step.text, m_stepText->toPlainText());
    LessonQuestion question = step.question.value_or(LessonQuestion());
    const QStringList answers = m_answerTexts->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    question.answers.resize(std::size_t(answers.size()));
    for (std::size_t i = 0; i < question.answers.size(); ++i)
        question.answers[i] = LessonController::edited(question.answers[i], answers[qsizetype(i)].trimmed());
    m_correct->setMaximum(std::max(1, int(answers.size())));
    question.text = LessonController::edited(question.text, m_askedText->text());
    question.correct = std::size_t(m_correct->value()) - 1;
    question.explanation = LessonController::edited(question.explanation, m_explanationText->text());
    const bool isComplete = !m_askedText->text().isEmpty() && answers.size() > 1;
    step.question = isComplete ? std::optional(std::move(question)) : std::nullopt;
    m_conditions->apply(step);
    m_lessons.setTitle(m_lessonTitle->text());
    m_lessons.change(std::move(step));
}

}  // namespace fuzzylens::ui
