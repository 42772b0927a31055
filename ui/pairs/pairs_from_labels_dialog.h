// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/pair_controller.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace fuzzylens::ui {

/// Which pairs to make of the labels, with the numbers that come of it.
class PairsFromLabelsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PairsFromLabelsDialog(PairController& pairs, QWidget* parent = nullptr);

    PairsOfLabels wanted() const;

private:
    QSpinBox* addNumber(const char* name, int lowest, int highest, int value);
    void preview();

    PairController& m_pairs;
    QRadioButton* m_all;
    QRadioButton* m_some;
    QSpinBox* m_count;
    QSpinBox* m_share;
    QSpinBox* m_seed;
    QCheckBox* m_keeps;
    QLabel* m_summary;
    QPushButton* m_take;
};

}  // namespace fuzzylens::ui
