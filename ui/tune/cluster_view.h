// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/cluster_chart.h"
#include "ui/tune/pointed_view.h"

namespace fuzzylens::ui {

class Chooser;
class ClusterNumbers;

/// Indices of clusters over the number of clusters, as small charts, and one of them or the consensus matrix with
/// its distribution large. A click on a value, or Enter at the cursor, sets it. A click on the heading of a small
/// chart enlarges it; Up and Down go through all.
class ClusterView : public PointedView
{
    Q_OBJECT

public:
    ClusterView(Scene& scene, ClusterNumbers& numbers, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("cluster-numbers"); }
    QString title() const override { return tr("Number of clusters"); }
    QWidget* controls() override { return m_controls; }
    bool isApplicable() const override;
    QString description() const override;
    QString origin() const override;
    /// The indices over the values, or the consensus matrix where that is shown.
    QString toCsv() const override;

    ClusterChart chart() const;
    /// The middle of the column of a value in a small chart on the widget.
    QPointF placeOf(std::size_t index, int value) const;
    /// Shows the index of a score large, or the consensus matrix ("consensus").
    void showLarge(const std::string& score);
    const std::string& large() const { return m_large; }
    /// The value whose consensus matrix is shown: at the cursor, else the present one, else the most stable one.
    std::optional<std::size_t> consensusValue() const;

protected:
    void follow() override;
    void paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
               int cursor) const override;
    int points() const override;
    int pointAt(const QPointF& position) const override;
    int firstPoint() const override;
    std::optional<int> pointAfter(int key, int point) const override;
    QString tip(int point) const override;
    void choose(int point) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool showsConsensus() const;
    void paintConsensus(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme) const;

    ClusterNumbers& m_numbers;
    QWidget* m_controls;
    Chooser* m_chooser;
    std::string m_large = "silhouette";
};

}  // namespace fuzzylens::ui
