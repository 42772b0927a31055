// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fuzzylens::ui {

/// Dims the widget it lies on and says why: the picture beneath is that of an earlier state, or makes place for a
/// file. Mouse and keyboard go through it.
class Veil : public QWidget
{
    Q_OBJECT

public:
    Veil(const QString& name, QWidget* covered);

    /// Shown with this sentence; hidden without one.
    void setText(const QString& text);
    const QString& text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_text;
};

}  // namespace fuzzylens::ui
