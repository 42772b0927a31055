// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;
class QSplitter;

namespace fuzzylens::ui {

/// A main widget, and at its left another one that can be exchanged, opened and closed, and is scrolled where it
/// is too high. Where both have no room, the open one is shown alone.
class SideBySide : public QWidget
{
    Q_OBJECT

public:
    SideBySide(QWidget* left, QWidget* main, QWidget* parent = nullptr);

    /// Shows @p left, which belongs to this from now on, in the place of the one that is there.
    void setLeft(QWidget* left);
    QWidget* left() const { return m_left; }
    bool isOpen() const { return m_isOpen; }
    void setOpen(bool isOpen);

signals:
    /// Another widget is open at the left, or none.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int leastLeft() const;
    void place();

    QWidget* m_left = nullptr;
    QScrollArea* m_scroll;  // around the left one
    QWidget* m_main;
    QSplitter* m_splitter;
    bool m_isOpen = false;
};

}  // namespace fuzzylens::ui
