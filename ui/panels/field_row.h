// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/parameter_row.h"

class QComboBox;
class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace fuzzylens::ui {

/// A parameter on one line: name at the left, a spin box, choice, switch or text at the right.
class FieldRow : public ParameterRow
{
    Q_OBJECT

public:
    FieldRow(const ParameterDescription& description, QWidget* parent);

    void setValue(const ParameterValue& value, const Problem& problem, const Parameters& others) override;

private:
    QWidget* makeEditor();
    void readText();

    QSpinBox* m_spin = nullptr;
    QComboBox* m_choice = nullptr;
    QCheckBox* m_switch = nullptr;
    QLineEdit* m_text = nullptr;
};

}  // namespace fuzzylens::ui
