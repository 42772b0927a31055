// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class Project;
class RunHistory;

/// Says that the labels are shuffled, and what the fit of the labels as they are has given; with the way back.
/// Hidden while the labels are as they are, in the settings and in the displayed fit.
class ShuffleBanner : public QFrame
{
    Q_OBJECT

public:
    ShuffleBanner(Project& project, const RunHistory& runs, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void shuffleAgain();

    Project& m_project;
    const RunHistory& m_runs;
    QLabel* m_heading;
    QLabel* m_real;  // of the labels as they are
    QPushButton *m_again, *m_back;
};

}  // namespace fuzzylens::ui
