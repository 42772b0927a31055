// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <set>
#include <vector>

class QHBoxLayout;
class QStackedWidget;
class QToolButton;

namespace fuzzylens::ui {

class FocusRing;
class Veil;
class View;

/// A quiet frame around one picture or several that share a place: titles as tabs at the left, the picture's own
/// controls and a menu (export, data) at the right; where they would be cut the controls have a row of their own.
/// A picture that does not apply has no tab.
class ViewCard : public QFrame
{
    Q_OBJECT

public:
    explicit ViewCard(QWidget* parent = nullptr);

    void add(View* view);
    View* current() const;
    const std::vector<View*>& views() const { return m_views; }
    void show(View* view);
    /// Brings @p view to the front as well, unless another one has been shown in its place.
    void suggest(View* view);
    /// Dims the pictures and says why; empty: they are up to date.
    void setOutdated(const QString& why);
    /// With the controls in a row of their own, wherever they stand now.
    QSize minimumSizeHint() const override;

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void bring(View* view);
    void placeControls();
    void fitTabs(int room);
    void showTabs();
    void showControls();
    void showVeil();

    std::vector<View*> m_views;
    View* m_suggested = nullptr;   // shown instead of it while it applies
    View* m_wanted = nullptr;      // that was brought to the front last; it comes back when it applies again
    std::set<const View*> m_left;  // another view was shown in their place
    std::vector<QToolButton*> m_tabs;
    QHBoxLayout* m_header;
    QHBoxLayout* m_tabRow;
    QWidget* m_controls;
    QHBoxLayout* m_ownRow;  // of the controls where the header has no room
    QStackedWidget* m_stack;
    Veil* m_veil;
    FocusRing* m_ring;
    QString m_outdated;  // why the pictures of a fit are those of an earlier one
};

}  // namespace fuzzylens::ui
