// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace fuzzylens {
struct Protocol;
}

namespace fuzzylens::ui {

class AxisRow;
class Project;
class TuneController;

/// The settings of a search: score, protocol and the values of each parameter; Start and Stop, and the progress.
/// Gives the reason in words if no search can start.
class TuneSettings : public QFrame
{
    Q_OBJECT

public:
    TuneSettings(Project& project, TuneController& tune, QWidget* parent = nullptr);

    /// The control to begin with.
    QWidget* startButton() const;

signals:
    void openRequested();
    /// The user compares numbers of clusters, which needs no labels, instead.
    void clusterNumbersRequested();

private:
    void makeChoices();
    void rebuildAxes();
    void offer();
    void startOrStop();
    void showProgress();
    void showPlan();
    Protocol protocol() const;
    QString trouble() const;
    QString sizeText() const;

    Project& m_project;
    TuneController& m_tune;
    QComboBox* m_score;
    QComboBox* m_protocol;
    QGridLayout* m_axes;
    std::vector<AxisRow*> m_rows;
    std::vector<std::string> m_builtFor;  // method, then the names of the axes
    bool m_isProtocolChosen = false;      // by the user, for these data
    QPushButton* m_start;
    QPushButton* m_resume;
    QPushButton* m_open;
    QProgressBar* m_bar;
    QLabel* m_status;
    QLabel* m_message;
    QPushButton* m_instead;
};

}  // namespace fuzzylens::ui
