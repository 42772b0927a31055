// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/sample_selection.h"

#include <QTableView>

#include <vector>

namespace fuzzylens::ui {

class SampleTableProxy;

/// A table whose selected rows are the scene's selection, painted by its delegate. A click replaces, Ctrl toggles,
/// Shift extends from the row clicked before, Alt takes away; dragging extends; Space and Return toggle the
/// current row; Ctrl+A takes all rows shown, Ctrl+I inverts, Esc clears, Ctrl+C copies.
class SampleTable : public QTableView
{
    Q_OBJECT

public:
    SampleTable(SampleTableProxy* proxy, SampleSelection& selection, QWidget* parent = nullptr);

    /// The selected rows that are shown, else the current row, as tab-separated text with a header.
    QString copiedText() const;
    /// The rows shown as CSV, every number exact.
    QString csv() const;

    using QTableView::sizeHintForColumn;

signals:
    /// A sample is selected and to be explained.
    void explanationRequested();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::vector<int> copiedRows() const;
    bool handleKey(const QKeyEvent& event);
    std::vector<int> samplesBetween(int first, int last) const;
    void pick(int row, Qt::KeyboardModifiers modifiers);
    void toggle(int row);
    void follow();

    SampleTableProxy* m_proxy;
    SampleSelection& m_selection;
    int m_anchor = -1;  // row from which Shift extends
    bool m_isDragging = false;
    bool m_isOwn = false;  // the change of selection comes from here
};

}  // namespace fuzzylens::ui
