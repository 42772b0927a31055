// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace fuzzylens::ui {

class Scene;
class View;
class ViewCard;

/// A scientist and a matrix: samples, feature weights, memberships and what stands behind them, side by side.
class ExploreWorkspace : public QWidget
{
    Q_OBJECT

public:
    explicit ExploreWorkspace(Scene& scene, QWidget* parent = nullptr);

    const std::vector<ViewCard*>& cards() const { return m_cards; }
    /// Brings the view called @p identifier to the front of its card; null if there is none.
    View* bring(const QString& identifier);

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);

private:
    ViewCard* makeCard(Scene& scene, const std::vector<QString>& identifiers);

    std::vector<ViewCard*> m_cards;
};

}  // namespace fuzzylens::ui
