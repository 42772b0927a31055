// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <vector>

class QWidget;

namespace fuzzylens::ui {

/// Drags a row of a panel to another position: a line shows the drop position, and the scroll area around the
/// panel scrolls while the pointer is near its edge.
class StepDrag : public QObject
{
    Q_OBJECT

public:
    explicit StepDrag(QWidget* panel);

    /// Starts dragging row @p from of @p rows, the rows of the panel from top to bottom.
    void start(std::vector<QWidget*> rows, std::size_t from);
    /// @param pointer in global coordinates.
    void move(const QPoint& pointer);
    /// The index that the row has after a drop at the last position of the pointer; its own before a move.
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
    std::optional<QPoint> m_pointer;  // in global coordinates; nothing before the first move
    QTimer m_scrolling;
};

}  // namespace fuzzylens::ui
