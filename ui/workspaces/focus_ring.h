// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fuzzylens::ui {

/// A thin frame on the edge of @p around while something in it has got the focus by a key: pictures have no frame
/// of their own. Nothing below it is painted again for it, and the mouse goes through.
class FocusRing : public QWidget
{
    Q_OBJECT

public:
    explicit FocusRing(QWidget* around);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QWidget* focus);
    void place();
};

}  // namespace fuzzylens::ui
