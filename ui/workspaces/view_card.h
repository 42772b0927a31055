// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <vector>

class QHBoxLayout;
class QStackedWidget;
class QToolButton;

namespace fuzzylens::ui {

class View;

/// A quiet frame around one picture or several that share a place: titles as tabs at the left, the picture's own
/// controls and a menu (export, data) at the right. A picture that does not apply has no tab.
class ViewCard : public QFrame
{
    Q_OBJECT

public:
    explicit ViewCard(QWidget* parent = nullptr);

    void add(View* view);
    View* current() const;
    const std::vector<View*>& views() const { return m_views; }
    void show(View* view);

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);
    void currentChanged();

private:
    void showTabs();
    void showControls();

    std::vector<View*> m_views;
    std::vector<QToolButton*> m_tabs;
    QHBoxLayout* m_header;
    QHBoxLayout* m_tabRow;
    QHBoxLayout* m_controls;
    QStackedWidget* m_stack;
};

}  // namespace fuzzylens::ui
