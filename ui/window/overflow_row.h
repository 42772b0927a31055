// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QPushButton;
class QToolButton;

namespace fuzzylens::ui {

/// A row of buttons. Those that do not fit move into a menu at its end.
class OverflowRow : public QWidget
{
    Q_OBJECT

public:
    explicit OverflowRow(QWidget* parent = nullptr);

    /// Appends @p button and takes ownership.
    void add(QPushButton* button);
    /// Deletes all buttons.
    void clear();
    /// The size with all buttons visible.
    QSize sizeHint() const override;
    /// The size of the menu button.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();
    void fillMenu();

    std::vector<QPushButton*> m_buttons;
    std::size_t m_shown = 0;  // number of visible buttons
    QToolButton* m_more;
};

}  // namespace fuzzylens::ui
