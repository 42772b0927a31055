// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <cstddef>
#include <vector>

class QWidget;

namespace fuzzylens::ui {

/// A row on its way to another place in a panel: a line shows where it would drop, and the area the panel lies in
/// scrolls when the pointer comes near its edge.
class StepDrag : public QObject
{
    Q_OBJECT

public:
    explicit StepDrag(QWidget* panel);

    /// Takes up the row @p from of @p rows, children of the panel from top to bottom.
    void start(std::vector<QWidget*> rows, std::size_t from);
    void move(const QPoint& globalPlace);
    /// The place the row would have if it dropped now.
    std::size_t target() const;
    void end();
    bool isOn() const { return !m_rows.empty(); }

private:
    std::size_t gap() const;
    void showLine();
    void scroll();

    QWidget* m_panel;
    QWidget* m_line;
    std::vector<QWidget*> m_rows;
    std::size_t m_from = 0;
    QPoint m_place;  // of the pointer on the screen
    QTimer m_scrolling;
};

}  // namespace fuzzylens::ui
