// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison.h"
#include "ui/plot/plot_axis.h"
#include "ui/scene/scene.h"
#include "ui/views/heatmap/heatmap_picture.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace fuzzylens::ui {

/// The change of memberships between two fits whose clusters are matched: left a heat map of the differences,
/// right the samples in a common plane with a trail for each that changed cluster.
class MembershipChange : public QWidget
{
    Q_OBJECT

public:
    /// @param matched of @p first and another fit, not empty.
    MembershipChange(const FitPtr& first, MatchedMemberships matched, QWidget* parent = nullptr);

    /// Description of the content, in a sentence.
    QString description() const;
    /// Memberships of each sample in both fits as CSV, header line first.
    QString toCsv() const;
    QSize sizeHint() const override { return {860, 560}; }
    QSize minimumSizeHint() const override { return {560, 360}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Places of the samples in the common plane, a row each.
    struct Trails
    {
        QString xName, yName;
        Eigen::MatrixXd from, to;  // samples x 2
    };

    Trails makeTrails() const;
    HeatmapModelPtr makeModel() const;
    QRectF half(bool isRight) const;
    HeatmapPicture heatmap() const;
    QImage heatmapImage() const;
    PlotFrame frame() const;
    void paintTrails(QPainter& painter) const;
    QString tipAt(const QPointF& place) const;
    QString sampleName(int row) const;
    QString changeText(int row, int column) const;

    FitPtr m_first;
    MatchedMemberships m_matched;
    Trails m_trails;
    HeatmapModelPtr m_model;
};

}  // namespace fuzzylens::ui
