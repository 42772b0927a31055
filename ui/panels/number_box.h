// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace fuzzylens::ui {

/// A spin box that lets any integer be typed and reports those out of range; it keeps its
/// value then.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    NumberBox(int minimum, int maximum, QWidget* parent);

    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

signals:
    void refused(const QString& text) const;
    /// The hand is through with a text that is a value.
    void taken();

private:
    mutable bool m_isRefused = false;  // last typed text
};

}  // namespace fuzzylens::ui
