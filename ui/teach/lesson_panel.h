// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <vector>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace fuzzylens::ui {

class LessonController;
class StepConditions;

/// The lessons there are; or the step of the open one, with its question and goal; or its editor.
class LessonPanel : public QFrame
{
    Q_OBJECT

public:
    explicit LessonPanel(LessonController& lessons, QWidget* parent = nullptr);

signals:
    /// The user wants to open or to save a lesson file.
    void openRequested();
    void saveRequested();

private:
    QWidget* makeList();
    QWidget* makeReader();
    QWidget* makeEditor();
    QPushButton* button(const char* name, const QString& text, const QString& tip);
    void follow();
    void read();
    void showQuestion();
    void takeFocus();
    void edit();
    void takeEdits();

    LessonController& m_lessons;
    std::vector<QWidget*> m_pages;  // list, reader, editor: one is shown
    // The reader
    QLabel* m_place;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_question;
    QVBoxLayout* m_answers;
    QButtonGroup* m_answerButtons;
    QLabel* m_explanation;
    QLabel* m_goal;
    QPushButton* m_reveal = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_restart = nullptr;
    const void* m_asked = nullptr;  // the question that has its buttons
    // The editor
    QLabel* m_editedPlace;
    QLineEdit* m_lessonTitle;
    QLineEdit* m_stepTitle;
    QPlainTextEdit* m_stepText;
    QLineEdit* m_askedText;
    QPlainTextEdit* m_answerTexts;
    QSpinBox* m_correct;
    QLineEdit* m_explanationText;
    StepConditions* m_conditions;
    QLabel* m_command;
    bool m_isFilling = false;  // the editor takes the texts of the step
};

}  // namespace fuzzylens::ui
