// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/session/lesson.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QLineEdit;
class QMenu;
class QToolButton;

namespace fuzzylens::ui {

/// The fields of the lesson editor for what a step restricts and asks for: locked and hidden parameters, and a
/// goal.
class StepConditions : public QWidget
{
    Q_OBJECT

public:
    explicit StepConditions(QWidget* parent = nullptr);

    /// Offers the parameters of @p method and the names of @p metrics with what @p step says; nothing is emitted.
    void show(const LessonStep& step, const MethodDescription& method,
              const std::map<std::string, double>& metrics);
    /// Writes what the fields say into @p step.
    void apply(LessonStep& step) const;

signals:
    void edited();

private:
    /// A button whose menu has a check mark for each parameter.
    struct Choice
    {
        QToolButton* button;
        QMenu* menu;
        QString text;
        std::vector<std::string> chosen;
    };

    Choice makeChoice(const char* name, const QString& text, const QString& tip);
    static void nameChoice(const Choice& choice);
    void fill(Choice& choice, const std::vector<std::string>& chosen, const MethodDescription& method);

    Choice m_locked, m_hidden;
    QComboBox* m_metric;
    QLineEdit* m_least;
    QLineEdit* m_most;
    bool m_isShowing = false;
};

}  // namespace fuzzylens::ui
