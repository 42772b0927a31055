// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/started_comparison.h"

#include <QFrame>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace fuzzylens::ui {

class CompareController;
class Project;

/// The settings of a comparison: methods and protocol; Compare and Stop, and the progress. Gives the reason in
/// words if no comparison can start.
class CompareSettings : public QFrame
{
    Q_OBJECT

public:
    CompareSettings(Project& project, CompareController& compare, QWidget* parent = nullptr);

    /// The control to begin with.
    QWidget* startButton() const;

private:
    QLayout* makeMethods();
    QLayout* makeProtocol();
    QLayout* makeRun();
    void showDefaults();
    void offer();
    void startOrStop();
    void showProgress();
    ComparisonPlan plan() const;
    QString messageText() const;

    Project& m_project;
    CompareController& m_compare;
    std::vector<QCheckBox*> m_methods;  // of CompareController::comparableMethods()
    QComboBox* m_protocol;
    bool m_areMethodsChosen = false;  // by the user, for these data
    bool m_isProtocolChosen = false;
    QPushButton* m_start;
    QProgressBar* m_bar;
    QLabel* m_status;
    QLabel* m_message;
};

}  // namespace fuzzylens::ui
