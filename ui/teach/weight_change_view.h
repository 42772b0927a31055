// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teach/moved_weights.h"
#include "ui/tune/pointed_view.h"
#include "ui/views/weights/weight_bars.h"

#include <QPointer>

#include <optional>
#include <vector>

class QLineEdit;
class QToolButton;

namespace fuzzylens::ui {

class Chooser;

/// The weights of the leading features as bars that are dragged with the mouse or moved with the keys, each above
/// a thin bar of its weight in the fit; below them, what the moved weights do to accuracy and samples. A feature
/// in focus is shown too.
class WeightChangeView : public PointedView
{
    Q_OBJECT

public:
    WeightChangeView(Scene& scene, MovedWeights& moved, QWidget* parent = nullptr);
    ~WeightChangeView() override;

    QString identifier() const override { return QStringLiteral("moved-weights"); }
    QString title() const override { return tr("Move weights"); }
    bool isApplicable() const override { return m_moved.problem().isEmpty(); }
    bool isOutdatedWithoutFit() const override { return false; }
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    QString subject() const override;
    QString toCsv() const override;

    /// The features shown, from top to bottom.
    const std::vector<int>& features() const { return m_features; }
    /// Where the bar of a row ends on the widget.
    QPointF barEnd(int row) const;
    /// The lines below the bars.
    QStringList effectTexts() const;

protected:
    void paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
               int cursor) const override;
    int points() const override { return int(m_features.size()); }
    int pointAt(const QPointF& position) const override;
    std::optional<int> pointAfter(int key, int point) const override;
    QString tip(int point) const override;
    void choose(int point) override;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A bar that follows the mouse.
    struct Drag
    {
        int row = 0;
        double startX = 0;
        double startWeight = 0;
        MovedWeights::Move before;
        bool hasMoved = false;
    };

    void makeControls();
    void offerClusters();
    void listFeatures();
    void addFocused();
    void findFeature();
    void followMoves();
    /// A full bar has room for every weight shown.
    void rescale();
    /// The row of the weights that are shown, or MovedWeights::allClusters.
    int weightRow() const;
    QString weightName() const;
    WeightBars bars() const;
    BarLayout layoutOf(const QRectF& area, const WeightBars& bars, const QFont& font) const;

    MovedWeights& m_moved;
    QPointer<QWidget> m_controls;  // the card deletes it if it is the first to go
    Chooser* m_cluster;
    QLineEdit* m_find;
    QToolButton* m_reset;
    std::vector<int> m_features, m_added;
    double m_longest = 1;  // the weight of a full bar
    std::optional<Drag> m_drag;
};

}  // namespace fuzzylens::ui
