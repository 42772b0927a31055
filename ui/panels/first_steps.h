// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <array>

class QPushButton;

namespace fuzzylens::ui {

class Project;

/// Three things to try on the demonstration data: move a parameter, click a sample, open a file. Each is ticked
/// off as soon as it is done in any way; a click on it shows where. Only begin() shows it, once for all starts of
/// the program; it goes away when all is done, another file is open, or it is closed.
class FirstSteps : public QFrame
{
    Q_OBJECT

public:
    explicit FirstSteps(Project& project, QWidget* parent = nullptr);

    /// Shows the steps if the demonstration data are open and the steps have never been shown.
    void begin();

signals:
    void parameterRequested();
    void samplesRequested();
    void fileRequested();

private:
    enum Step { MoveParameter, ClickSample, OpenFile, steps };

    void watch();
    void tick(Step step);
    void showStep(Step step);

    Project& m_project;
    std::array<QPushButton*, steps> m_buttons;
    std::array<bool, steps> m_isDone{};
    bool m_isRunning = false;
};

}  // namespace fuzzylens::ui
