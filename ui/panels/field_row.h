// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/parameter_row.h"

class QComboBox;
class QCheckBox;
class QLineEdit;

namespace fuzzylens::ui {

class NumberBox;

/// A parameter on one line: name at the left, a spin box, choice, switch or text at the right.
class FieldRow : public ParameterRow
{
    Q_OBJECT

public:
    FieldRow(const ParameterDescription& description, QWidget* parent);

    void setValue(const ParameterValue& value, const Problem& problem, const Parameters& others) override;

private:
    QWidget* makeEditor();
    QWidget* makeNumber();
    QWidget* makeChoice();
    void readText();

    NumberBox* m_number = nullptr;
    QComboBox* m_choice = nullptr;
    QCheckBox* m_switch = nullptr;
    QLineEdit* m_text = nullptr;
};

}  // namespace fuzzylens::ui
