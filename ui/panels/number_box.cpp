// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/number_box.h"

#include "ui/panels/number_width.h"

#include <utility>

namespace fuzzylens::ui {

NumberBox::NumberBox(int minimum, int maximum, QWidget* parent)
    : QSpinBox(parent)
{
    setRange(minimum, maximum);
    setAlignment(Qt::AlignRight);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setKeyboardTracking(false);
    fitWidth(*this, {QString::number(maximum)});
    connect(this, &QSpinBox::editingFinished, this, [this] {
        if (!std::exchange(m_isRefused, false))
            emit taken();
    });
}

QValidator::State NumberBox::validate(QString& text, int& position) const
{
    const QValidator::State state = QSpinBox::validate(text, position);
    return state == QValidator::Invalid ? QValidator::Intermediate : state;
}

/// Asked once the hand is through with a text that is not acceptable.
void NumberBox::fixup(QString& text) const
{
    m_isRefused = true;
    emit refused(text.trimmed());
    QSpinBox::fixup(text);
}

}  // namespace fuzzylens::ui
