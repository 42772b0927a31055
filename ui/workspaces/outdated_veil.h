// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fuzzylens::ui {

/// Dims the widget it lies on and says why: the picture beneath is that of an earlier state. Mouse and keyboard go
/// through it.
class OutdatedVeil : public QWidget
{
    Q_OBJECT

public:
    explicit OutdatedVeil(QWidget* covered);

    /// Shown with this sentence; hidden without one.
    void setReason(const QString& reason);
    const QString& reason() const { return m_reason; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_reason;
};

}  // namespace fuzzylens::ui
