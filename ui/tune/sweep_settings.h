// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/search_axes.h"

#include <QFrame>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace fuzzylens::ui {

class AxisRow;
class SweepController;

/// The parameter of a sweep and its values; Start and Stop, and the progress. Gives the reason in words if none
/// can start.
class SweepSettings : public QFrame
{
    Q_OBJECT

public:
    explicit SweepSettings(SweepController& sweep, QWidget* parent = nullptr);

    /// The control to begin with.
    void takeFocus();

private:
    void follow();
    void showAxis();
    void offer();
    void startOrStop();
    void showProgress();

    SweepController& m_sweep;
    std::vector<SearchAxis> m_axes;
    QComboBox* m_parameter;
    QGridLayout* m_grid;
    AxisRow* m_row = nullptr;
    QPushButton* m_start;
    QProgressBar* m_bar;
    QLabel* m_status;
    QLabel* m_message;
};

}  // namespace fuzzylens::ui
