// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <vector>

namespace fuzzylens::ui {

class Scene;
class View;
class ViewCard;

/// A scientist and a matrix: samples, feature weights, memberships and what stands behind them, side by side.
/// Every picture carries its description for screen readers, brought up to date once the scene rests.
class ExploreWorkspace : public QWidget
{
    Q_OBJECT

public:
    explicit ExploreWorkspace(Scene& scene, QWidget* parent = nullptr);

    const std::vector<ViewCard*>& cards() const { return m_cards; }
    /// Brings the view called @p identifier to the front of its card; null if there is none.
    View* bring(const QString& identifier);
    /// Dims the pictures and says why they are those of an earlier state; empty: they are not.
    void setOutdated(const QString& why);

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);

private:
    void describe();
    void rememberScale();
    ViewCard* makeCard(Scene& scene, const std::vector<QString>& identifiers);

    std::vector<ViewCard*> m_cards;
    QTimer m_rest;  // runs out when the scene has been still for a while
    bool m_isSearchOffered = false;
};

}  // namespace fuzzylens::ui
