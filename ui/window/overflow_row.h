// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QPushButton;
class QToolButton;

namespace fuzzylens::ui {

/// Buttons in a row. The last ones that do not fit move into a menu.
class OverflowRow : public QWidget
{
    Q_OBJECT

public:
    explicit OverflowRow(QWidget* parent = nullptr);

    /// @p button becomes the row's.
    void add(QPushButton* button);
    /// Of all buttons.
    QSize sizeHint() const override;
    /// Of the menu alone.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();
    void fillMenu();

    std::vector<QPushButton*> m_buttons;
    std::size_t m_shown = 0;  // of the buttons, from the first
    QToolButton* m_more;
};

}  // namespace fuzzylens::ui
