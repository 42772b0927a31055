// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view_registry.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QScrollArea;
class QSplitter;

namespace fuzzylens::ui {

class Scene;
class View;
class ViewCard;

/// A scientist and a matrix: samples, feature weights, memberships and the expression values, side by side.
/// Every picture carries its description for screen readers, brought up to date once the scene rests. Where two
/// columns of cards have no room side by side, one is below the other and the wheel or the focus goes
/// there.
class ExploreWorkspace : public QWidget
{
    Q_OBJECT

public:
    explicit ExploreWorkspace(Scene& scene, QWidget* parent = nullptr);

    const std::vector<ViewCard*>& cards() const { return m_cards; }
    /// Adds a view of another scene to the card below the samples, and shows it.
    void add(View* view);
    /// Brings the view called @p identifier to the front of its card; null if there is none.
    View* bring(const QString& identifier);
    /// The same, unless the user has replaced the view by another one of its card.
    void suggest(const QString& identifier);
    /// The view in focus, or that of the card in focus, else the first.
    View* currentView() const;
    /// Dims the pictures and says why they are those of an earlier state; empty: they are not.
    void setOutdated(const QString& why);

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watch(View* view);
    void placeColumns();
    void bringIntoSight(const QWidget& widget);
    void describe();
    void rememberScale();
    ViewCard* makeCard(Scene& scene, ViewCardPlace place);

    std::vector<ViewCard*> m_cards;
    QScrollArea* m_scroll;
    QSplitter* m_columns;
    QTimer m_idleTimer{this};  // runs out when the scene has been still for a while
    bool m_isSearchOffered = false;
};

}  // namespace fuzzylens::ui
